"""Documents to the model."""

from .contract import lower_contract, lower_schema

__all__ = ["lower_contract", "lower_schema"]
