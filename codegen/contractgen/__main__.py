"""`python -m contractgen`."""

from .cli import main

main()
