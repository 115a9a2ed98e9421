"""The generated package compiled by mypyc: `make compiled`."""
