"""A decisive moment at the table: it moves and sounds as wished, and is still and silent as wished."""

from __future__ import annotations

import json
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Page, expect

from playcall.contract.sounds import sounds_of
from playcall.games import game_ids, load
from playcall.kernel import Event, Record, steps
from tests.effort import pass_through
from tests.web.conftest import NewPage
from tests.web.ended import laid_out, played
from tests.web.playing import ask, settle, wait_for_choice
from tests.web.server import Server

NOTICED = 50
"""Milliseconds from which somebody sees that something moves."""
WATCH = """() => {
  window.moved = [];
  window.heard = [];
  const look = () => {
    for (const move of document.getAnimations()) {
      const { endTime } = move.effect.getComputedTiming();
      if (endTime > NOTICED) moved.push(`${move.animationName ?? move.transitionProperty ?? "moved"}: ${endTime} ms`);
    }
  };
  for (const kind of ["animationstart", "transitionrun"]) addEventListener(kind, look, true);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const move = animate.apply(this, how);
    look();
    return move;
  };
  for (const name of ["OscillatorNode", "BiquadFilterNode"]) {
    window[name] = class extends window[name] {
      constructor(context, how) {
        super(context, how);
        heard.push(how.frequency);
      }
    };
  }
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor() {
      super();
      heard.push("made");
    }
  };
}""".replace("NOTICED", str(NOTICED))
"""Remembers everything that moves for longer than that, and every pitch."""


@cache
def decisive(game_id: str) -> tuple[Record, int, Event]:
    """A game, the number of a choice of the first seat that brings a score, and how it is told."""
    game, record = load(game_id), played(game_id, "won")
    for ply, state in steps(record, game, listen=True):
        assert state.log is not None
        for event in state.log if ply and record.actions[ply - 1][0] == 0 else ():
            if type(event).__name__ in ("Scored", "Settled") and game.words.stress(state, event).weight == 2:
                return record, ply - 1, event
        state.log.clear()
    raise AssertionError(f"Nobody scores in this game of {game_id}.")


def sit_before(page: Page, server: Server, game_id: str, **settings: object) -> None:
    """At the table, with the choice that scores still to be made."""
    page.add_init_script(f"({WATCH})(); localStorage.setItem('playcall.settings', '{json.dumps(settings)}')")
    record, choice, _ = decisive(game_id)
    table = laid_out(page, server, record, record.actions[:choice])
    page.goto(f"/t/{table}")
    wait_for_choice(page)
    page.keyboard.press("x")


def score(page: Page, game_id: str) -> None:
    record, choice, _ = decisive(game_id)
    table = page.url.rsplit("/", 1)[1]
    decision = ask(page, "GET", f"/api/tables/{table}")["position"]["question"]["decision"]
    ask(page, "POST", f"/api/tables/{table}/act", {"decision": decision, "token": record.actions[choice][1]})


GAMES = pass_through(game_ids(), 0, 4)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_animated_and_has_the_games_own_sound(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page(1366, 625, reduced_motion="no-preference")
    sit_before(page, server, game, sound=True)
    page.evaluate("moved.length = 0")
    score(page, game)
    page.locator(".banner, .film").first.wait_for()
    event = decisive(game)[2]
    sounds = sounds_of(load(game))
    name = sounds.of(type(event).__name__, msgspec.to_builtins(event))
    assert name is not None
    pitches = [layer.pitch for layer in sounds.sounds[name]]
    page.wait_for_function("(pitches) => pitches.every((one) => heard.includes(one))", arg=pitches)
    page.wait_for_function("() => moved.length > 0")


@pytest.mark.parametrize("game", GAMES)
def test_with_reduced_motion_nothing_moves_and_without_sound_nothing_is_made(
    new_page: NewPage, server: Server, game: str
) -> None:
    page = new_page(1366, 625)
    sit_before(page, server, game)
    score(page, game)
    expect(page.locator(".banner").first).to_be_visible()
    settle(page)
    assert page.evaluate("moved") == []
    assert page.evaluate("heard") == []
