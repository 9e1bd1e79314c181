"""The routes under /api, a file for each part of the interface."""
