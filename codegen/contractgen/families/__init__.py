"""What is generated beside the Python package: each module has one function from the model to `{path: text}`."""
