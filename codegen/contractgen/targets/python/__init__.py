"""The model to what each output file says."""

from .files import PlannedFile
from .package import plan_package

__all__ = ["PlannedFile", "plan_package"]
