"""Plain pages: what runs here, and a list of the interface. They need no script and no network."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from playcall import __version__
from playcall.games import PLAYABLE, TITLES

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title></head>
<body><main>
<h1>{title}</h1>
{body}
</main></body>
</html>
"""


@router.get("/", response_class=HTMLResponse)
def home() -> str:
    games = "".join(f"<li>{escape(TITLES.get(game, game))}</li>" for game in PLAYABLE)
    body = (
        f"<p>Football card games on a computer, version {escape(__version__)}. The server is running.</p>"
        f"<p>On its tables:</p><ul>{games}</ul>"
        '<p>Programs play through <a href="/api/docs">the interface</a>; '
        "people play in the terminal with <code>playcall play</code>.</p>"
    )
    return PAGE.format(title="Playcall", body=body)


@router.get("/join/{secret}", response_class=HTMLResponse)
def invited() -> str:
    body = (
        "<p>You are invited to a table. Programs sit down with "
        '<a href="/api/docs">the interface</a>: <code>GET /api/invites/…</code> names the table.</p>'
    )
    return PAGE.format(title="Playcall: an invite", body=body)


@router.get("/api/docs", response_class=HTMLResponse)
def docs(request: Request) -> str:
    """Every route, from the same schema that programs read."""
    paths: dict[str, dict[str, Any]] = request.app.openapi()["paths"]
    rows = [
        f"<tr><td>{method.upper()} <code>{escape(path)}</code></td><td>{escape(told.get('description', ''))}</td></tr>"
        for path, methods in paths.items()
        for method, told in methods.items()
    ]
    body = (
        '<p>The whole of it, with every shape: <a href="/api/openapi.json">/api/openapi.json</a>.</p>'
        "<p>Requests that change something carry the header <code>X-Playcall: 1</code>, unless they come from a page "
        "of this server. Errors are <code>{&quot;code&quot;, &quot;message&quot;}</code>.</p>"
        "<p>A table is watched and played through the socket "
        "<code>/api/tables/{table}/socket?epoch=&amp;event=&amp;said=</code>.</p>"
        f"<table><tbody>{''.join(rows)}</tbody></table>"
    )
    return PAGE.format(title="Playcall: the interface", body=body)
