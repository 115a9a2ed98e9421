"""Measures the generated package and the generator beside other libraries: `make bench`."""
