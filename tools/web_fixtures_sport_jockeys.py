"""Real positions of Sport Jockeys for the browser's tests.

    python tools/web_fixtures_sport_jockeys.py

plays games by chance and writes `web/tests/fixtures/sport_jockeys.json`: the cards as data, and for every kind of
question one view of the seat that is asked, with the events of the play and the question as the server sends it. Run it
again when views or cards have changed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from playcall.games.sport_jockeys import GAME
from playcall.tables.audience import Watcher
from playcall.tables.ledger import Setup
from playcall.tables.livetable import LiveTable

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "sport_jockeys.json"
MODES: dict[str, dict[str, str]] = {
    "full": {"challenge_scope": "rulings", "tie_break": "sudden_death"},
    "quick": {"mode": "quick"},
    "singles": {"mode": "quick", "quick_combos": "none"},
}
GAMES = 12
"""Games of one mode, so that rare questions are met too."""
LATE = 12
"""A view with a few actions on the table is kept: after this many actions of the game."""
STARTS = ("Snapped", "Kicked", "Spiked")
OFTEN = ("Answer.choose", "Defend.add")
"""Questions that are kept once for every mode."""


def main() -> None:
    cards = [{"id": face.id, "title": face.title, "kind": face.kind, "facts": face.facts} for face in GAME.faces()]
    found: dict[str, Any] = {}
    for mode, options in MODES.items():
        for seed in range(1, GAMES):
            for name, position in positions(options, seed):
                if not any(kept.endswith(f" {name}") for kept in found) or name in OFTEN:
                    found.setdefault(f"{mode} {name}", position)
    FILE.write_bytes(msgspec.json.encode({"cards": cards, "positions": found}) + b"\n")


def positions(options: dict[str, str], seed: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game played by chance, with a position for each question met."""
    chance = random.Random(seed)
    table = LiveTable(GAME, Setup("fixture", GAME.id, options, seed, GAME.rules_version, GAME.card_hash()), 0.0)
    while not table.over:
        seat, question = table.asked()[0], table.state.situation()
        if table.acts > LATE or question.split(".")[0] in ("CoinToss", "Huddle", "Kick", "Snap"):
            yield question, position(table, seat)
        token = GAME.actions.token(chance.choice(table.legal(seat)))
        table.fold(table.act(seat, table.asked_at[seat], token, 0.0))


def position(table: LiveTable, seat: int) -> dict[str, Any]:
    hello = Watcher(table, seat).hello(0.0)
    view = {**hello.view, "zones": {name: zone for name, zone in hello.view["zones"].items() if zone["count"]}}
    begun = max((n for n, each in enumerate(hello.events) if each.kind in STARTS), default=0)
    return {
        "view": view,
        "events": [{"n": each.n, "kind": each.kind, "facts": each.facts} for each in hello.events[begun:]],
        "options": dict(table.setup.options),
        "question": hello.question,
    }


if __name__ == "__main__":
    main()
