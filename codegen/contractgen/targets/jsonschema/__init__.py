"""The contract as one JSON Schema document."""
