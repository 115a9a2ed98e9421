"""A reference site: static pages that need no network, no server, and for reading no JavaScript."""

from .site import files

__all__ = ["files"]
