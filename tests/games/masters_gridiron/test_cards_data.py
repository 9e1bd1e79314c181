"""The printed card set: counts, distributions, and how it is made."""

from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec
import pytest

from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.anatomy import (
    OFFENCE_CODES,
    Audible,
    Play,
    Window,
    format_effect,
    format_play,
    parse_play,
)
from playcall.games.masters_gridiron.cards import CardSet, load, own, read_book
from playcall.games.masters_gridiron.effects import WORDS, Return
from playcall.games.masters_gridiron.making.__main__ import printed_files
from playcall.games.masters_gridiron.making.players import PREMIUM, WEIGHTS, evaluation, salary
from playcall.games.masters_gridiron.making.verify import dominates, problems, published
from playcall.kernel import CardError
from tests.looping import each

CARDS = load()
PLAYS = [card for card in CARDS.book if isinstance(card, Play)]
AUDIBLES = [card for card in CARDS.book if isinstance(card, Audible)]


def test_the_press_prints_the_same_bytes() -> None:
    for name, text in printed_files():
        assert own(name).encode() == text.encode(), f"{name} is not what `making` writes"


def test_the_verifier_finds_nothing_wrong() -> None:
    assert problems(CARDS) == []


@cache
def damaged(kind: str) -> CardSet:
    """The card set with one thing wrong."""
    replace = msgspec.structs.replace
    players, book, teams = list(CARDS.players), list(CARDS.book), list(CARDS.teams)
    match kind:
        case "salary":
            players[5] = replace(players[5], salary=players[5].salary + 1)
        case "name":
            players[5] = replace(players[5], name=players[6].name)
        case "position":
            players[5] = replace(players[5], pos="G")
        case "fade":
            book[CARDS.places["TSP01"]] = parse_play("TD SP RED / PRS, COV / WR +6", "TSP01", "Corner Fade")
        case "audible":
            book[-1] = replace(AUDIBLES[-1], name=AUDIBLES[0].name)
        case "stock":
            teams[3] = replace(teams[3], full=(*teams[3].full[:-1], teams[3].full[0]))
        case "payroll":
            teams[3] = replace(teams[3], payroll=teams[3].payroll + 3)
    return replace(CARDS, players=tuple(players), book=tuple(book), teams=tuple(teams))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("salary", "salary of #006"),
        ("name", "is used twice"),
        ("position", "positions"),
        ("fade", "Corner Fade"),
        ("audible", "Audibles: "),
        ("stock", "CAL full"),
        ("payroll", "CAL: payroll"),
    ],
)
def test_the_verifier_finds_what_is_wrong(kind: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The long work on strengths is left out here."""
    monkeypatch.setattr("playcall.games.masters_gridiron.making.verify._strengths", lambda *_: iter(()))
    assert any(said in problem for problem in problems(damaged(kind)))


# Players --------------------------------------------------------------------------------------------------------------


def test_players_are_numbered_and_stand_in_the_slots_of_their_team() -> None:
    assert [player.number for player in CARDS.players] == list(range(1, len(CARDS.players) + 1))
    for team in CARDS.teams:
        squad = [player for player in CARDS.players if player.team == team.code]
        assert [p.pos for p in squad[:10]] == ["QB", "RB", "TE", "WR", "WR", "T", "T", "G", "G", "C"]
        assert [p.pos for p in squad[13:23]] == ["DE", "DE", "DT", "LB", "LB", "LB", "CB", "CB", "S", "S"]
        assert [place for place, p in enumerate(squad) if p.role == "RESERVE"] == [11, 12, 24, 25]


def test_the_set_holds_at_least_what_was_published() -> None:
    sides = Counter(card.side for card in CARDS.book if isinstance(card, Audible))
    assert Counter(player.pos for player in CARDS.players) >= Counter(published().positions)
    assert Counter(player.tier for player in CARDS.players) >= Counter(published().tiers)
    assert Counter(f"{play.result} {play.type}" for play in PLAYS) >= Counter(published().plays)
    assert sides >= Counter(published().audibles)


def test_the_legends() -> None:
    legends = {f"{player.team} {player.pos}" for player in CARDS.players if player.tier == "LEGEND"}
    assert legends >= {"FAL DE", "BRK WR", "QUI WR", "RFN CB", "FER QB", "SIL LB", "THO S", "STO RB"}


def test_the_sample_card_is_number_two() -> None:
    sample = CARDS.players[1]
    printed = {code: n for code, n in zip(OFFENCE_CODES, sample.ratings, strict=True) if n}
    assert printed == {"RBL": 40, "PBL": 46, "RUS": 59, "GOL": 68, "REC": 51, "RED": 39}
    assert (sample.pos, sample.salary, sample.team) == ("RB", 2, "ASH")


def test_names_differ_and_flavour_is_in_range() -> None:
    assert len({player.name for player in CARDS.players}) == len(CARDS.players)
    for player in CARDS.players:
        feet, inches = player.height.rstrip('"').split("'")
        assert 68 <= int(feet) * 12 + int(inches) <= 80
        assert 21 <= player.age <= 38
        assert 1 <= player.season <= 16
        assert player.college
        assert player.stats
    assert len({player.college for player in CARDS.players}) == 40


def test_weights_of_every_position_make_ten() -> None:
    assert {pos: sum(weights.values()) for pos, weights in WEIGHTS.items()} == dict.fromkeys(PREMIUM, 10)


@pytest.mark.parametrize(
    ("value", "price"), [(59, 1), (60, 2), (62, 3), (64, 4), (66, 6), (68, 7), (70, 9), (75, 12), (80, 16), (85, 19)]
)
def test_prices_at_a_premium_of_a_hundred(value: int, price: int) -> None:
    ratings = {"REC": value, "RED": value}
    assert (evaluation("WR", ratings), salary("WR", ratings)) == (value, price)


def test_a_single_high_rating_has_its_price() -> None:
    assert evaluation("WR", {"REC": 50, "RED": 50, "RBL": 84}) == 76


# Plays and Audibles ---------------------------------------------------------------------------------------------------


def test_no_two_cards_share_a_name_or_an_id() -> None:
    assert len({play.name for play in PLAYS}) == len(PLAYS)
    assert len({card.id for card in CARDS.book}) == len(CARDS.book)


def test_the_play_of_the_rule_sheet_exists() -> None:
    fade = next(play for play in PLAYS if play.name == "Corner Fade")
    assert format_play(fade) == "TD SP RED / PRS, COV / WR +8"


def test_no_play_is_dominated() -> None:
    for play in PLAYS:
        others = [p for p in PLAYS if (p.result, p.type) == (play.result, play.type) and p is not play]
        assert not any(dominates(other, play) for other in others), play.id


def test_48_audibles_with_every_effect() -> None:
    assert Counter(card.side for card in AUDIBLES) == {"OFF": 20, "DEF": 20, "ANY": 8}
    assert {type(card.effect) for card in AUDIBLES} == set(WORDS.values())
    assert sum(isinstance(card.effect, Return) for card in AUDIBLES) == 8
    assert [card.id for card in AUDIBLES] == [
        *(f"AO{n:02}" for n in range(1, 21)), *(f"AD{n:02}" for n in range(1, 21)), *(f"AX{n:02}" for n in range(1, 9)),
    ]  # fmt: skip


EFFECTS = {
    "AO01": "DRAIN with PRS", "AO02": "CLOSE PRS", "AO03": "CLOSE COV", "AO04": "CLOSE RDF", "AO05": "CLOSE TAC",
    "AO06": "ESCORT RBL", "AO07": "ESCORT PBL", "AO08": "BOOST", "AO09": "BOOST", "AO10": "BOOST", "AO11": "BOOST",
    "AO12": "ALSO RUS", "AO13": "ALSO REC", "AO14": "UPGRADE", "AO15": "SETTLE", "AO16": "SILENCE", "AO17": "SCOUT",
    "AO18": "NEWPLAY", "AO19": "SUB", "AO20": "FORCE def_hand random", "AD01": "RETURN TD with COV",
    "AD02": "RETURN TD with COV", "AD03": "RETURN TD with PRS", "AD04": "RETURN TD with TAC",
    "AD05": "RETURN TD with RDF", "AD06": "RETURN TD", "AD07": "RETURN FG", "AD08": "RETURN SAFETY with PRS",
    "AD09": "BOOST with PRS", "AD10": "BOOST", "AD11": "BOOST", "AD12": "BOOST", "AD13": "BOOST", "AD14": "OPEN TAC",
    "AD15": "OPEN PRS", "AD16": "OPEN COV", "AD17": "HOLD", "AD18": "GANG", "AD19": "TAKEAWAY", "AD20": "SUB",
    "AX01": "BOOST", "AX02": "DRAIN", "AX03": "CANCEL", "AX04": "CYCLE pb_hand", "AX05": "CYCLE players",
    "AX06": "RECALL", "AX07": "STACK", "AX08": "FORCE pb_hand audibles",
}  # fmt: skip
"""Numbers may be tuned; what a card does may not change."""


@each("card", AUDIBLES)
def test_every_audible_does_what_it_is_known_for(card: Audible) -> None:
    words = [word for word in format_effect(card.effect).split() if not word.isdecimal()]
    assert " ".join(words) == EFFECTS[card.id]
    offence = {Window.HUDDLE, Window.LINE, Window.CHECK}
    if card.side == "OFF":
        assert card.windows <= offence
    elif card.side == "DEF":
        assert card.windows == {Window.REACT}
    else:
        assert Window.REACT in card.windows
        assert card.windows & offence
    assert card.text.endswith(".")


# Card files -----------------------------------------------------------------------------------------------------------

PLAY_CARD = '[[play]]\nid = "ZZ01"\nname = "Test"\ncard = "{}"\n'
AUDIBLE_CARD = '[[audible]]\nid = "ZZ01"\nname = "Test"\nside = "{}"\nwindows = ["{}"]\neffect = "{}"\nwhen = "{}"\n'


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("TD SP RED / COV", "RESULT TYPE uses"),
        ("XP SP RED / COV / –", "TD or FG"),
        ("TD XX RED / COV / –", "a type is"),
        ("TD SP COV / COV / –", "offensive rating"),
        ("TD SP RED / RED / –", "defensive rating"),
        ("TD SP RED, RED / COV / –", "different ratings"),
        ("TD SP PAS, RED, REC, PBL / COV / –", "one to three"),
        ("TD SP RED / COV / WR 8", "not a bonus"),
        ("TD SP RED / COV / WR +7", "even number"),
        ("TD SP RED / COV / WR +14", "even number"),
        ("TD SP RED / COV / CB +8", "position of the offense"),
        ("TD SP RED / COV / T +8", "none of the ratings"),
        ("TD SP RED / COV / WR +8, WR +4", "two bonuses"),
        ("TD SP RED / COV / WR +8, TE +4, RB +4, FB +4", "three positions"),
    ],
)
def test_a_wrong_play_is_named_with_its_card_and_field(line: str, said: str) -> None:
    with pytest.raises(CardError, match=said) as problem:
        read_book(PLAY_CARD.format(line), "mine.toml")
    assert "mine.toml: card 'ZZ01', field 'card'" in str(problem.value)


@pytest.mark.parametrize(
    ("side", "window", "effect", "when", "said"),
    [
        ("OFF", "LINE", "EXPLODE 5", "", "begins with none"),
        ("OFF", "LINE", "BOOST", "", "should be BOOST n"),
        ("OFF", "LINE", "BOOST 99", "", "1 to 30"),
        ("OFF", "LINE", "CLOSE XXX", "", "rating is"),
        ("OFF", "REACT", "BOOST 5", "", "may have LINE"),
        ("DEF", "LINE", "BOOST 5", "", "may have REACT"),
        ("OFF", "LINE", "SILENCE", "", "may have HUDDLE"),
        ("OFF", "LINE", "BOOST 5", "XX", "not a play type"),
        ("OFF", "HUDDLE", "SILENCE", "SP", "no conditions"),
    ],
)
def test_a_wrong_audible_is_refused(side: str, window: str, effect: str, when: str, said: str) -> None:
    with pytest.raises(CardError, match=said):
        GAME.check_cards(AUDIBLE_CARD.format(side, window, effect, when), "mine.toml")


def test_an_id_may_be_used_once() -> None:
    card = PLAY_CARD.format("TD SP RED / COV / –")
    with pytest.raises(CardError, match="used twice"):
        read_book(card + card, "mine.toml")


@each("play", PLAYS[::7])
def test_plays_are_written_as_they_are_read(play: Play) -> None:
    assert parse_play(format_play(play), play.id, play.name) == play


def test_every_card_has_a_face() -> None:
    faces = GAME.faces()
    assert len(faces) == len(CARDS.players) + len(CARDS.book)
    assert len({face.id for face in faces}) == len(faces)
    assert all(face.title and face.lines for face in faces)
