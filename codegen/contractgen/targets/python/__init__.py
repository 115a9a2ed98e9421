"""The model to a Python package."""
