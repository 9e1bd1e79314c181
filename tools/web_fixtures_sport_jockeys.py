"""Real positions of Sport Jockeys for the browser's tests, with what the rules say about them.

    python tools/web_fixtures_sport_jockeys.py

plays games by chance and writes `web/tests/fixtures/sport_jockeys.json`: the cards as data, actions with their points,
and for every kind of question one view of the seat that is asked, with the events of the play, where the cube would go
and why cards cannot be played. Run it again when views or cards have changed.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from playcall.games.sport_jockeys import GAME
from playcall.games.sport_jockeys.anatomy import FACES
from playcall.games.sport_jockeys.outlook import reasons
from playcall.games.sport_jockeys.procedures.tally import after_tally
from playcall.games.sport_jockeys.table import Table
from playcall.host.audience import Watcher
from playcall.host.ledger import Setup
from playcall.host.livetable import LiveTable

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "sport_jockeys.json"
MODES: dict[str, dict[str, str]] = {
    "full": {"challenge_scope": "rulings", "tie_break": "sudden_death"},
    "quick": {"mode": "quick"},
    "singles": {"mode": "quick", "quick_combos": "none"},
}
GAMES = 12
"""Games of one mode, so that rare questions are met too."""
OF_EACH_COMBO = 8
LATE = 12
"""A view with a few actions on the table is kept: after so many actions of the game."""
MARGINS = (-12, -10, -3, 0, 2, 10, 14)
STARTS = ("Snapped", "Kicked", "Spiked")


def main() -> None:
    cards = [{"id": face.id, "title": face.title, "kind": face.kind, "facts": face.facts} for face in GAME.faces()]
    found: dict[str, Any] = {}
    played: list[dict[str, Any]] = []
    for mode, options in MODES.items():
        for seed in range(1, GAMES):
            for name, position in positions(options, seed, played):
                if not any(kept.endswith(f" {name}") for kept in found) or name in ("Answer.choose", "Defend.add"):
                    found.setdefault(f"{mode} {name}", position)
    FILE.write_bytes(msgspec.json.encode({"cards": cards, "played": played, "positions": found}) + b"\n")


def positions(options: dict[str, str], seed: int, played: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game played by chance, with a position for each question met; actions go to `played`."""
    chance = random.Random(seed)
    table = LiveTable(GAME, Setup("fixture", GAME.id, options, seed, GAME.rules_version, GAME.card_hash()), 0.0)
    while not table.over:
        state, seat = table.state, table.asked()[0]
        assert isinstance(state, Table)
        question = state.situation()
        if table.acts > LATE or question.split(".")[0] in ("CoinToss", "Huddle", "Kick", "Snap"):
            yield question, position(table, seat)
        before = {"deeds": state.exchange[:], "turnovers": state.turnovers, "bonuses": state.options.bonuses}
        known = len(told(table))
        token = GAME.actions.token(chance.choice(table.legal(seat)))
        table.fold(table.act(seat, table.asked_at[seat], token, 0.0))
        keep([each.facts for each in told(table)[known:] if each.kind == "ActionPlayed"][:1], before, played)


def told(table: LiveTable) -> list[Any]:
    """Everything told so far, as spectators see it."""
    return list(Watcher(table, None).hello(0.0).events)


def keep(events: list[dict[str, Any]], before: dict[str, Any], played: list[dict[str, Any]]) -> None:
    """A few actions of each kind, with the play as it was before them."""
    for event in events:
        combo = event["combo"]
        if sum(one["combo"] == combo for one in played) < OF_EACH_COMBO and before["deeds"]:
            cards = [GAME.book.ids[card] for card in event["cards"]]
            points = [event["worth"], event["boxes"], event["bonus"]]
            face = FACES[event["face"]]
            played.append({"seat": event["seat"], "face": face, "cards": cards, "combo": combo, "points": points})
            played[-1]["before"] = before


def position(table: LiveTable, seat: int) -> dict[str, Any]:
    hello = Watcher(table, seat).hello(0.0)
    view = {**hello.view, "zones": {name: zone for name, zone in hello.view["zones"].items() if zone["count"]}}
    state = table.state
    assert isinstance(state, Table)
    begun = max((n for n, each in enumerate(hello.events) if each.kind in STARTS), default=0)
    found = {GAME.book.ids[card]: re.findall(r"SJ-[\d.]+", why)[0] for card, why in reasons(state, seat).items()}
    offered = {token.rpartition(" ")[2] for token in map(GAME.actions.token, table.legal(seat))}
    return {
        "view": view,
        "events": [{"n": each.n, "kind": each.kind, "facts": each.facts} for each in hello.events[begun:]],
        "options": dict(table.setup.options),
        "tokens": [option.token for option in hello.question.options] if hello.question else [],
        "reasons": {card: rule for card, rule in found.items() if card not in offered},
        "landings": {
            str(margin): after_tally(state.row, state.column, margin, state.options.doubles) for margin in MARGINS
        },
    }


if __name__ == "__main__":
    main()
