"""Instances with verdicts."""
