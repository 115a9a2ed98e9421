"""The generator's version: part of what it writes, so that a file shows what made it."""

VERSION = "0.1.0"
