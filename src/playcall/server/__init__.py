"""The web service: an HTTP interface under /api and a socket for every table."""
