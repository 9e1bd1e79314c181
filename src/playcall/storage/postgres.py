"""Connections to PostgreSQL that live outside the pool: one that holds a lock, one that listens."""

from __future__ import annotations

import psycopg

from playcall.storage.database import WAIT, parse


async def connect(url: str) -> psycopg.AsyncConnection:
    """Every statement commits at once; a dead line is noticed within half a minute."""
    return await psycopg.AsyncConnection.connect(
        parse(url).set(drivername="postgresql").render_as_string(hide_password=False),
        autocommit=True,
        connect_timeout=WAIT,
        keepalives=1,
        keepalives_idle=10,
        keepalives_interval=5,
        keepalives_count=3,
    )
