"""ECMA-262 regular expressions to Python's, or refused."""
