"""The reference site of a contract."""
