"""Files: written, compared, owned."""
