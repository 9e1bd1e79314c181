"""Every kind of question, ending, replay and report of every game, in every window and both themes and languages.

    python -m tests.torture.layout [GAME ...] [--sizes 1536x730,390x844] [--only Overtime.choose] [--shots DIR]
        [--themes dark] [--parts questions,endings,reports]

Games that choose at random are played here, a dozen of each mode. Where a question of another kind comes to the first
seat, the game up to there is laid on a table, and the table is looked at. Nothing may overlap or be cut off.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec
from playwright.sync_api import Page

from playcall.contract import Game
from playcall.games import game_ids, load
from playcall.kernel import Record, State
from playcall.lab.match import stream
from tests.web.ended import ended_table, laid_out
from tests.web.layout import SCROLLING, SIZES, SMALLEST, a_page, examine, listed, undisturbed
from tests.web.server import Server

THEMES = {"dark": "en-GB", "light": "de-DE"}
SEEDS = range(1, 13)
ASKED = """() => document.querySelector(".prompt[data-who=you]") && !document.querySelector(".banner")"""
ENDINGS = ("won", "lost", "tied")
TOLD = (
    """() => document.querySelector(".paper h1")?.textContent && !document.querySelector(".paper [aria-busy=true]")"""
)
THOUGHT = """() => !document.querySelector(".controls [aria-busy=true]")"""
SHOWN = """() => document.querySelector("h1") && !document.querySelector(".loading")"""
TO_A_PLACE = """(scrubber, part) => {
  scrubber.value = Math.round(scrubber.max * part);
  scrubber.dispatchEvent(new Event("input", { bubbles: true }));
}"""
PARTS = {"replay-early": 0.3, "replay-late": 0.8}
PATIENCE = 300_000
"""Milliseconds that anything may take: the coach thinks about whole games while others use the machine."""


def first_asked(game: Game) -> dict[str, Record]:
    """By the step that asks: a game up to the first time that it asks the first seat, with something to choose."""
    found: dict[str, Record] = {}
    for mode in game.modes:
        for seed in SEEDS:
            for kind, record in questions(game, mode.options, seed):
                found.setdefault(kind, record)
    return found


def questions(game: Game, settings: Mapping[str, str], seed: int) -> Iterator[tuple[str, Record]]:
    """The questions to the first seat in one game, each kind once, with the game so far."""
    options = game.parse_options(settings)
    state, chance, met = game.start(options, seed), stream(seed), set[str]()
    record = Record.begin(game, options, seed, ["random"] * game.seat_count(options))
    while (seat := state.to_move()) >= 0:
        kind = asks_first_seat(state)
        if kind and kind not in met:
            met.add(kind)
            yield kind, msgspec.structs.replace(record, actions=list(record.actions))
        legal = state.legal(seat)
        action = legal[chance.number("choice", len(legal))]
        record.actions.append((seat, game.actions.token(action)))
        state.apply(seat, action)


def asks_first_seat(state: State) -> str:
    """The step that asks it, or nothing."""
    asked = any(decision.seat == 0 for decision in state.pending())
    return f"{type(state.stack[-1]).__name__}.{state.stack[-1].at}" if asked and len(state.legal(0)) > 1 else ""


def stops(page: Page, server: Server, game: Game, only: Sequence[str]) -> Iterator[str]:
    """Each kind of question, when its table is on the page."""
    undisturbed(page, game.id)
    for kind, record in first_asked(game).items():
        if only and kind not in only:
            continue
        page.goto(f"/t/{laid_out(page, server, record, record.actions, bot='random')}")
        page.wait_for_function(ASKED)
        yield kind


def after_the_game(page: Page, server: Server, game: Game, only: Sequence[str]) -> Iterator[str]:
    """Each way a game ends, and its replay at two places."""
    for wanted in ENDINGS:
        if not only or wanted in only:
            page.goto(f"/t/{ended_table(page, server, game.id, wanted)}")
            page.wait_for_function(TOLD)
            yield wanted
    for kind, part in PARTS.items():
        if not only or kind in only:
            page.goto(f"/t/{ended_table(page, server, game.id, ENDINGS[0])}/replay")
            page.locator(".controls input[type=range]").evaluate(TO_A_PLACE, part)
            page.wait_for_function(THOUGHT)
            yield kind


def reports(page: Page, server: Server, game: Game, only: Sequence[str]) -> Iterator[str]:
    """The table is opened first: that writes down how the game ended."""
    if not only or "report" in only:
        table = ended_table(page, server, game.id, ENDINGS[0])
        page.goto(f"/t/{table}")
        page.wait_for_function(TOLD)
        page.goto(f"/t/{table}/report")
        page.wait_for_function(SHOWN)
        yield "report"


LOOKED_AT = {"questions": (stops, SMALLEST), "endings": (after_the_game, SMALLEST), "reports": (reports, SCROLLING)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=game_ids())
    parser.add_argument("--sizes", type=listed, default=SIZES)
    parser.add_argument("--only", type=listed, default=[], help="kinds of question, by the step that asks")
    parser.add_argument("--shots", type=Path, help="a folder for pictures")
    parser.add_argument("--themes", type=listed, default=list(THEMES))
    parser.add_argument("--parts", type=listed, default=list(LOOKED_AT))
    wish = parser.parse_args()
    total = 0
    for theme in wish.themes:
        with a_page(theme, THEMES[theme]) as (page, server):
            page.set_default_timeout(PATIENCE)
            for game in map(load, wish.games):
                print(f"{game.id}, {theme}", flush=True)
                shots = wish.shots and wish.shots / theme / game.id
                for found, limits in map(LOOKED_AT.__getitem__, wish.parts):
                    total += examine(page, found(page, server, game, wish.only), wish.sizes, shots, limits)
    print(f"{total} findings")
    return 1 if total else 0


if __name__ == "__main__":
    raise SystemExit(main())
