"""Football card games on a computer."""

__version__ = "0.1.0"
