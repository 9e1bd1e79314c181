"""Plain pages, without any script: a list of the interface, and what to say where the client cannot."""

from __future__ import annotations

from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

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


NOT_BUILT = (
    "<p>The server is running, but its pages for the browser are not built. In the source folder, "
    "<code>make web</code> builds them; then load this page again.</p>"
    '<p>Programs play through <a href="/api/docs">the interface</a>, and <code>playcall play</code> plays in the '
    "terminal.</p>"
)
NOTHING_HERE = '<p>There is nothing at this address. <a href="/">To the games</a></p>'


def page(title: str, body: str) -> str:
    """A plain page."""
    return PAGE.format(title=title, body=body)


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
    return page("Playcall: the interface", body)
