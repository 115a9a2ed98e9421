"""Documents of JSON Schema: reading, references, and everything that can be checked before the model is made."""
