"""What every generated module stands on. Standard library only; copied as it is into each generated package."""
