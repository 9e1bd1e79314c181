"""Connections to PostgreSQL that live outside the pool: one that holds a lock, one that listens."""

from __future__ import annotations

import psycopg
from psycopg.conninfo import make_conninfo

from playcall.storage.database import LIVELY, parse


async def connect(url: str) -> psycopg.AsyncConnection:
    """Every statement commits at once."""
    address = parse(url).set(drivername="postgresql").render_as_string(hide_password=False)
    return await psycopg.AsyncConnection.connect(make_conninfo(address, **LIVELY), autocommit=True)
