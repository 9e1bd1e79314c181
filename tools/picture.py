"""Makes docs/pictures/table.svg anew: the table in the terminal, in the middle of a game that the coach plays."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from playcall.cli.terminal.app import KEYS, TableApp
from playcall.cli.terminal.session import Session
from playcall.games import load

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "table.svg"
SEED = 7
CHOICES = 20
"""How many choices the person has made: what the coach likes best, each time."""
SIZE = (120, 36)


async def screenshot(seed: int = SEED, choices: int = CHOICES) -> str:
    """The table after so many choices, the last of them made at the table itself."""
    session = Session.begin(load("highlights_2052"), {}, seed)
    for _ in range(choices - 1):
        session.choose(session.tips(1)[0].choice.action)
    app = TableApp(session, Path("highlights_2052.record"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(KEYS[session.tips(1)[0].choice.number - 1])
        await pilot.pause()
        return app.export_screenshot()


def slim(svg: str) -> str:
    """The picture without fonts from other servers (the reader's own monospace font stands in), and shorter."""
    svg = re.sub(r"@font-face\s*\{[^}]*\}|<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code", "font-family: ui-monospace, Menlo, Consolas, DejaVu Sans Mono")
    svg = re.sub(r"terminal-\d+-", "t-", svg)
    return "\n".join(line.strip() for line in svg.splitlines() if line.strip()) + "\n"


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(slim(asyncio.run(screenshot())), encoding="utf-8")
    print(PICTURE.name)
