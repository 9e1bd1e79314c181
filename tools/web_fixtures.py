"""Real positions for the browser's tests, with what the rules say about them.

    python tools/web_fixtures.py

plays games of Highlights 2052 by chance and writes `web/tests/fixtures/highlights_2052.json`: the cards as data, and
for every kind of question one view of the seat that is asked, with the question, its options and the events of its
half. Run it again when views, previews or cards have changed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from playcall.games.highlights_2052 import GAME
from playcall.tables.audience import Watcher
from playcall.tables.ledger import Setup
from playcall.tables.livetable import LiveTable

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "highlights_2052.json"
MODES: dict[str, dict[str, str]] = {
    "quick": {},
    "draft": {"setup": "draft", "two_point": "on"},
    "solo": {"mode": "solo"},
    "tournament": {"mode": "tournament", "players": "6"},
    "league": {"mode": "league", "players": "4"},
}
GAMES = 30
"""Games of one mode at most, so that rare questions are met too."""
LATE = 40
"""Where a question comes often, a view from the middle of a game is kept: after so many actions."""


def main() -> None:
    cards = [{"id": face.id, "title": face.title, "kind": face.kind, "facts": face.facts} for face in GAME.faces()]
    found: dict[str, Any] = {}
    for mode, options in MODES.items():
        competition = options.get("mode") in ("tournament", "league")
        for seed in range(1, 2 if competition else GAMES):
            for name, table, seat in positions(options, seed):
                new = not any(kept.endswith(f" {name}") for kept in found) or name == "over"
                if new and f"{mode} {name}" not in found:
                    found[f"{mode} {name}"] = position(table, seat)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(msgspec.json.encode({"cards": cards, "positions": found}) + b"\n")


def positions(options: dict[str, str], seed: int) -> Iterator[tuple[str, LiveTable, int]]:
    """A game played by chance, at each question met: the question, the table, and who is asked."""
    chance = random.Random(seed)
    table = LiveTable(GAME, Setup("fixture", GAME.id, options, seed, GAME.rules_version, GAME.card_hash()), 0.0)
    while not table.over:
        seat = table.asked()[0]
        question = table.state.situation()
        if table.acts > LATE or question.split(".")[0] not in ("Defend", "Down", "FieldGoal"):
            yield question, table, seat
        token = GAME.actions.token(chance.choice(table.legal(seat)))
        table.fold(table.act(seat, table.asked_at[seat], token, 0.0))
    yield "over", table, 0


def position(table: LiveTable, seat: int) -> dict[str, Any]:
    hello = Watcher(table, seat).hello(0.0)
    view = {**hello.view, "zones": {name: zone for name, zone in hello.view["zones"].items() if zone["count"]}}
    begun = max((n for n, told in enumerate(hello.events) if told.kind == "HalfBegins"), default=0)
    playing = any(view["zones"].get(f"in_play {side}") for side in (0, 1))
    events = [
        {"n": told.n, "kind": told.kind, "facts": told.facts, "side": told.side}
        for told in hello.events[begun:]
        if playing
    ]
    return {
        "view": view,
        "events": events,
        "options": dict(table.setup.options),
        "question": msgspec.to_builtins(hello.question),
        "over": table.over,
    }


if __name__ == "__main__":
    main()
