"""The model to what each output file says."""

from .package import PlannedFile, plan_package

__all__ = ["PlannedFile", "plan_package"]
