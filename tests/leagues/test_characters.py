"""Bots with characters: their styles show in drafts and trades, and everything they say is there in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from playcall.contract.leagues import Agreed
from playcall.contract.speech import LANGUAGES, speaker
from playcall.contract.units import Unit
from playcall.games import load as load_game
from playcall.leagues import PROGRAM, Answered, BotAdded, Offered, Phase, Settings, TradeState
from playcall.leagues.characters import CHARACTERS, STYLES, character_of, content_with, drawn, to_taste
from playcall.leagues.entries import read
from playcall.leagues.seeing import log_line
from tests.leagues.fake import FakePlay, Story

CARDS = [f"{position}{number}" for number in (9, 8, 7) for position in ("QB", "K", "RB", "WR")]


def bot(style: str, **settings: object) -> Story:
    """Bob's team, and that of a bot with this style."""
    story = Story(replace(Settings(teams=2, passes=2, playoff_places=0), **settings)).people("Bob")
    return story(BotAdded(PROGRAM, story.now, team="Nightfall Owls", style=style))


# Drafts ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-3.6")
@pytest.mark.parametrize(
    ("style", "first"),
    [
        ("", ["QB9", "K9", "RB9"]), ("attack", ["QB9", "RB9", "WR9"]), ("wall", ["K9", "K8", "QB9"]),
        ("stars", ["K9", "QB9", "RB9"]), ("thrift", ["K8", "QB8", "RB8"]),
    ],
)  # fmt: skip
def test_a_style_changes_what_a_bot_takes_first(style: str, first: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    defence = {"K": Unit.DEFENCE}
    monkeypatch.setattr(FakePlay, "unit_of", lambda self, card: defence.get(self.group(card), Unit.OFFENCE))
    office = bot(style).c.office
    assert to_taste(office, 1, CARDS)[:3] == first
    assert sorted(to_taste(office, 1, CARDS)) == sorted(CARDS), "Nothing is left out."
    assert to_taste(office, 0, CARDS) == CARDS, "A person is played for plainly."


@pytest.mark.rule("LG-3.6", "LG-3.9")
def test_bots_of_every_style_draft_legal_rosters_of_their_own() -> None:
    story = Story(Settings(teams=8))
    for style in ("", *STYLES, "unknown"):
        story(BotAdded(PROGRAM, story.now, team=f"Team {style}", style=style))
    story.until(Phase.REGULAR)
    assert all(not story.c.office.play.roster_problems(team.roster) for team in story.c.book.teams)


@pytest.mark.parametrize("game", ["masters_gridiron", "gridiron_fantasy", "highlights_2052"])
def test_every_game_with_rosters_knows_cards_of_both_sides(game: str) -> None:
    play = load_game(game).league_play(Agreed(4))
    assert play is not None
    assert {Unit.OFFENCE, Unit.DEFENCE} <= {play.unit_of(card) for card in {*play.cards()}}


# Trades ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-4.1")
@pytest.mark.parametrize(
    ("style", "least"), [("", 100), ("attack", 100), ("thrift", 115), ("dealer", 85), ("loyal", None)]
)
def test_what_a_bot_wants_for_what_it_gives(style: str, least: int | None) -> None:
    office = bot(style).c.office
    for gets in range(80, 130):
        assert content_with(office, 1, gets, 100) == (least is not None and gets >= least)


@pytest.mark.rule("LG-4.1", "LG-4.6", "LG-10.4")
def test_a_dealer_offers_one_trade_between_two_rounds() -> None:
    story = bot("dealer", passes=2).until(Phase.REGULAR)
    assert not story.c.office.season.trades, "Not before the first round."
    story.play(story.c.office.open_fixtures[0].key, 1, 0)
    story.due()
    (trade,) = story.c.office.season.trades
    assert (trade.team, trade.partner, trade.state) == (1, 0, TradeState.OFFERED)
    play = story.c.office.play
    assert play.group(trade.gives[0]) == play.group(trade.takes[0])
    assert play.value(trade.takes[0]) <= play.value(trade.gives[0])
    offered = next(entry for entry in map(read, reversed(story.log)) if isinstance(entry, Offered))
    assert log_line(story.c.office, offered, "bob") is not None
    assert log_line(story.c.office, offered, "ann") is None
    story(Answered("bob", story.now, trade=0, accepts=True)).due()
    assert trade.takes[0] in story.c.book.teams[1].roster.cards
    assert len(story.c.office.season.trades) == 1
    assert story.again().to_json() == story.c.to_json()


@pytest.mark.rule("LG-2.5")
def test_nobody_else_offers_for_a_bot() -> None:
    story = bot("", passes=2).until(Phase.REGULAR)
    story.play(story.c.office.open_fixtures[0].key, 1, 0)
    story.due()
    assert story.c.office.season.trades == []
    mine, theirs = (team.roster.cards[0] for team in story.c.book.teams)
    for who in (PROGRAM, "bob"):
        wish = Offered(who, story.now, team=1, partner=0, gives=(theirs,), takes=(mine,))
        assert story.refused(wish) == "LG-2.5"


# Words ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_portrait_and_a_word_for_victory_and_defeat(language: str) -> None:
    say = speaker("playcall.leagues", language)
    told = [say(text) for each in CHARACTERS for text in (each.portrait(True), each.quote(True), each.quote(False))]
    assert len({*told}) == 3 * len(CHARACTERS)
    assert all(say(each.portrait(True)).startswith(say(each.portrait(False))) for each in CHARACTERS)
    assert not any("lg-" in text for text in told)


def test_characters_are_drawn_by_chance_and_known_by_their_names() -> None:
    assert {each.style for each in CHARACTERS} == {*STYLES}
    assert drawn(7, 1) == drawn(7, 1) != drawn(7, 2)
    many = drawn(40, 1, [CHARACTERS[0].team.upper()])
    assert len({each.team for each in many}) == 40
    assert CHARACTERS[0].team not in [each.team for each in many]
    assert all(character_of(each.team) is not None for each in many)
    assert character_of("Backyard") is None
