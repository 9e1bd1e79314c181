"""Looking back: plies add up to the views, and nobody sees through a replay what was hidden from them."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from playcall.contract import Game, msg
from playcall.games.highlights_2052 import GAME
from playcall.kernel import BadRecord, Chance, Record, imagine, open_view, steps, view
from playcall.lab.match import play_game
from playcall.tables.audience import merge, seen
from playcall.tables.errors import Refused
from playcall.tables.ledger import Setup
from playcall.tables.livetable import LiveTable
from playcall.tables.replaying import EVERYTHING, PUBLIC, Eyes, Ply, look_back, own_eyes, plain, plies, read_eyes
from playcall.testing.secrecy import Witness
from tests.kernel.toy import TOY
from tests.tables.tables import OPENED

LOOKING = [PUBLIC, Eyes(0), Eyes(1), EVERYTHING]
SETTINGS: list[dict[str, str]] = [{}, {"setup": "draft", "two_point": "on"}, {"mode": "solo", "solo_draft": "on"}]


def played(seed: int = 3, settings: dict[str, str] | None = None, game: Game = GAME) -> Record:
    return play_game(game, game.parse_options(settings or {}), seed, ["random"])


RECORD = played()


def merged(found: list[Ply]) -> list[dict[str, Any]]:
    """The view at every ply, as a client puts it together."""
    views: list[dict[str, Any]] = [{}]
    for ply in found:
        views.append(merge(views[-1], ply.delta))
    return views[1:]


@pytest.mark.parametrize("eyes", LOOKING, ids=str)
def test_plies_add_up_to_the_views(eyes: Eyes) -> None:
    found = list(plies(GAME, RECORD, eyes))
    assert [ply.ply for ply in found] == list(range(len(RECORD.actions) + 1))
    for (number, state), shown in zip(steps(RECORD, GAME), merged(found), strict=True):
        wanted = open_view(state) if eyes.open else view(state, eyes.seat)
        assert shown == plain(wanted), f"ply {number}"


@pytest.mark.parametrize("eyes", LOOKING, ids=str)
def test_every_event_is_told_once_with_its_words(eyes: Eyes) -> None:
    told = [event for ply in plies(GAME, RECORD, eyes) for event in ply.events]
    assert [event.n for event in told] == list(range(len(told)))
    *_, (_, final) = steps(RECORD, GAME, listen=True)
    assert final.log is not None
    for event, line in zip(final.log, told, strict=True):
        shown = event if eyes.open else event.seen_by(eyes.seat)
        assert line.text == GAME.words.line(shown, eyes.seat)


def test_from_the_middle_the_first_ply_holds_the_whole_view() -> None:
    whole = list(plies(GAME, RECORD, PUBLIC))
    rest = list(plies(GAME, RECORD, PUBLIC, first=40))
    assert rest[0].ply == 40
    assert rest[0].delta == merged(whole)[40]
    assert rest[0].events == whole[40].events
    assert msgspec.json.encode(rest[1:]) == msgspec.json.encode(whole[41:])


def test_a_long_game_comes_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playcall.tables.replaying.MOST_PLIES", 50)
    last = len(RECORD.actions)
    found, numbers = look_back(GAME, RECORD, "public"), list[int]()
    while True:
        numbers += [ply.ply for ply in found.plies]
        if numbers[-1] == found.total:
            break
        found = look_back(GAME, RECORD, "public", numbers[-1] + 1)
    assert numbers == list(range(last + 1))


def test_a_concession_is_the_last_ply() -> None:
    short = msgspec.structs.replace(RECORD, actions=RECORD.actions[:20], scores=None)
    found = look_back(GAME, short, "public", gave_up=1)
    assert found.total == 21
    assert (found.plies[-1].ply, found.plies[-1].seat, found.plies[-1].label) == (21, 1, msg("concedes"))
    assert found.plies[-1].delta == {}


# Secrets ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", LOOKING[:3], ids=str)
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_no_card_is_named_before_these_eyes_have_seen_it(eyes: Eyes, settings: dict[str, str]) -> None:
    """By its id, by its name, or by its number in the facts of an event."""
    if eyes.seat == 1 and settings.get("mode") == "solo":
        return
    for seed in range(3):
        record = played(seed, settings)
        for (number, state), ply in zip(steps(record, GAME), plies(GAME, record, eyes), strict=True):
            if number == 0:
                state.log = witness = Witness(state, eyes.seat)
            witness.look()
            known = {card for back, card in witness.cards if back == "play"}
            allowed = {GAME.card_id("play", card) for card in known} | {GAME.cards[card].name for card in known}
            said = msgspec.json.encode(ply).decode()
            named = set(CARD.findall(said))
            assert named <= allowed, f"ply {ply.ply}: {named - allowed}"
            numbers = {event.facts.get("card") for event in ply.events} - {None}
            assert numbers <= known, f"ply {ply.ply}: {numbers - known}"


WORDS = [
    word for card in range(GAME.set_size) for word in (GAME.card_id("play", card), re.escape(GAME.cards[card].name))
]
CARD = re.compile(rf"\b(?:{'|'.join(WORDS)})\b")


@pytest.mark.parametrize("eyes", LOOKING[:3], ids=str)
def test_a_ply_does_not_turn_on_what_is_hidden(eyes: Eyes) -> None:
    """Other unseen cards, the same ply."""
    chance = Chance.of(8)
    for number, state in steps(RECORD, GAME):
        if number % 7 == 0:
            twin = imagine(state, eyes.seat, chance)
            if twin.situation() == state.situation() and not state.held:
                assert eyes.view(twin) == eyes.view(state)


@pytest.mark.parametrize("eyes", LOOKING[:3], ids=str)
def test_what_others_chose_is_shown_by_what_came_of_it(eyes: Eyes) -> None:
    for ply in plies(GAME, RECORD, eyes):
        if ply.ply:
            seat, token = RECORD.actions[ply.ply - 1]
            own = seat == eyes.seat
            assert (ply.token == token) == own
            assert (ply.label is not None) == own


def test_all_eyes_see_every_choice() -> None:
    found = list(plies(GAME, RECORD, EVERYTHING))
    assert [(ply.seat, ply.token) for ply in found[1:]] == RECORD.actions
    assert all(ply.label for ply in found[1:])


def test_who_reacts_in_secret_stays_secret() -> None:
    record = next(record for seed in range(50) if secret_plies(record := played(seed, {"draft": "none"}, TOY)))
    hidden = secret_plies(record)
    for ply in plies(TOY, record, PUBLIC):
        if ply.ply in hidden:
            assert ply.seat is None
            assert ply.token is None
        elif ply.ply:
            assert ply.seat == record.actions[ply.ply - 1][0]


def secret_plies(record: Record) -> set[int]:
    """Plies on which a seat chose that nobody knew to be asked."""
    return {
        number + 1
        for number, state in steps(record, TOY)
        if number < len(record.actions) and not all(decision.known for decision in state.pending())
    }


# Who may look -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["2", "me", "", "-1", "ALL", "007", "１"])
def test_eyes_that_are_not_there(text: str) -> None:
    with pytest.raises(Refused, match="Eyes are public, all"):
        read_eyes(text, 2)


class Info:
    """As much of a table as the question takes."""

    def __init__(self, started: float | None, ended: float | None) -> None:
        self.started_at, self.ended_at = started, ended


@pytest.mark.parametrize(
    ("ended", "seat", "wanted", "eyes"),
    [
        (None, 0, None, "0"),
        (None, 0, "0", "0"),
        (None, 0, "1", None),
        (None, 0, "all", None),
        (None, 0, "public", None),
        (None, None, None, None),
        (None, None, "public", None),
        (2.0, None, None, "public"),
        (2.0, None, "1", "1"),
        (2.0, 0, None, "0"),
        (2.0, 0, "all", "all"),
    ],
)
def test_who_may_look_through_which_eyes(ended: float | None, seat: int | None, wanted: str | None, eyes: str) -> None:
    info: Any = Info(1.0, ended)
    if eyes is not None:
        assert own_eyes(info, seat, wanted) == eyes
        return
    with pytest.raises(Refused) as refused:
        own_eyes(info, seat, wanted)
    assert refused.value.code == "table/not-over"


def test_a_table_that_has_not_begun_has_no_replay() -> None:
    info: Any = Info(None, None)
    with pytest.raises(Refused) as refused:
        own_eyes(info, 0, None)
    assert refused.value.code == "table/not-started"


def test_a_record_that_does_not_fit_says_where() -> None:
    wrong = msgspec.structs.replace(RECORD, actions=[*RECORD.actions[:4], (0, "kick")])
    with pytest.raises(BadRecord, match="action 5"):
        look_back(GAME, wrong, "all")


def test_other_cards_are_warned_of() -> None:
    assert look_back(GAME, RECORD, "all").warning is None
    old = msgspec.structs.replace(RECORD, cards="0")
    assert "other rules or cards" in str(look_back(GAME, old, "all").warning)


def test_the_live_view_and_the_replay_have_one_shape() -> None:
    live = LiveTable(GAME, Setup("t1", GAME.id, {}, RECORD.seed, 1, GAME.card_hash()), OPENED)
    found = list(plies(GAME, RECORD, Eyes(0)))
    assert merged(found)[0] == seen(live, 0)
