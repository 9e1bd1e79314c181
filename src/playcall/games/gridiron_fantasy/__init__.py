"""Gridiron Fantasy Football."""
