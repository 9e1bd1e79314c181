"""A few games over the wire, with every frame of every audience; `make torture` plays hundreds."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from playcall.contract import Game, Preview, PreviewStep
from playcall.games import all_games
from playcall.kernel import Chance, State, view
from playcall.tables import audience
from playcall.tables.ledger import Setup
from playcall.tables.livetable import LiveTable
from playcall.tables.messages import Hello, Update, write_message
from playcall.testing import Preset, modes
from tests.torture.clients import Broken, read_frame
from tests.torture.leak import check_audience, check_game, check_wire, play_in_process
from tests.torture.serving import Server

LONG = 1000
SHORT = [(game, preset) for game in all_games() for preset in modes(game) if game.bound(preset.options(game)) <= LONG]
LONGER = [(game, preset) for game in all_games() for preset in modes(game) if game.bound(preset.options(game)) > LONG]
ONE_OF_EACH = {game.id: (game, preset.settings) for game, preset in reversed(SHORT)}
GAME = all_games()[0]


@pytest.mark.parametrize(("game", "preset"), SHORT)
def test_frames_hold_nothing_hidden(game: Game, preset: Preset) -> None:
    assert check_game(*play_in_process(game, preset.settings, seed=3), every=2) > 0


@pytest.mark.parametrize(("game", "preset"), LONGER)
def test_frames_of_long_games_hold_nothing_hidden(game: Game, preset: Preset) -> None:
    record, frames = play_in_process(game, preset.settings, seed=3, plies=80)
    assert check_game(record, frames, every=10) > 0


def test_nothing_hidden_goes_over_the_wire() -> None:
    with Server() as server:
        _, _, twins = asyncio.run(check_wire(server.port, ONE_OF_EACH.values(), every=5))
    assert twins > 100


@pytest.mark.parametrize(("game", "preset"), SHORT + LONGER)
def test_what_is_kept_from_ply_to_ply_is_the_view(game: Game, preset: Preset) -> None:
    live = LiveTable(game, Setup("", game.id, preset.settings, 5, game.rules_version, game.card_hash()), 0.0)
    chance = Chance.of(5)
    while not live.over and live.ply < 120:
        for seat in (*range(live.seats), None):
            plain = msgspec.json.decode(msgspec.json.encode(view(live.state, seat)))
            plain["zones"] = {f"{zone['zone']} {zone['holder']}": zone for zone in plain["zones"]}
            assert msgspec.json.decode(msgspec.json.encode(audience.seen(live, seat))) == plain
        seat = live.asked()[0]
        legal = live.legal(seat)
        token = game.actions.token(legal[chance.number("choice", len(legal))])
        live.fold(live.act(seat, live.asked_at[seat], token, 0.0))


def test_a_word_too_many_is_noticed() -> None:
    record, frames = play_in_process(GAME, {}, seed=1)
    frame = read_frame(frames[0][5])
    frames[0][5] = write_message(msgspec.structs.replace(frame, headline="the next card is a blitz"))
    with pytest.raises(Broken, match="what its view does not hold"):
        check_audience(record, 0, frames[0])


def test_a_card_too_many_is_noticed() -> None:
    record, frames = play_in_process(GAME, {}, seed=1)
    for n, text in enumerate(frames[0]):
        frame = read_frame(text)
        assert isinstance(frame, Hello | Update)
        zones = frame.view["zones"] if isinstance(frame, Hello) else frame.delta.get("zones", {})
        for zone in zones.values():
            if zone["cards"] is None and zone["count"]:
                zone["cards"] = ["a card"] * zone["count"]
        frames[0][n] = write_message(frame)
    with pytest.raises(Broken, match="was shown"):
        check_audience(record, 0, frames[0])


def test_what_turns_on_hidden_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "headline", lambda table: str(hash(str(table.state.zones)) % 7))
    record, frames = play_in_process(GAME, {}, seed=1)
    with pytest.raises(Broken, match="turns on what is hidden"):
        check_audience(record, 0, frames[0])


def test_another_seats_frames_are_noticed() -> None:
    record, frames = play_in_process(GAME, {}, seed=1)
    with pytest.raises(Broken):
        check_audience(record, 0, frames[1])


def test_an_answer_that_turns_on_hidden_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked what an option would do, the preview looks into the opponent's hand."""

    def peeking(self: Game, state: State, seat: int, action: int) -> Preview:
        return Preview("A label", steps=lambda: [PreviewStep(str(hash(str(state.zones)) % 7))])

    monkeypatch.setattr(type(GAME), "preview", peeking)
    record, frames = play_in_process(GAME, {}, seed=1)
    with pytest.raises(Broken, match="turns on what is hidden"):
        check_audience(record, 0, frames[0])
