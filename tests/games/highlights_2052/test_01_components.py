"""FH-1  Components: what is in the box, what each game takes out of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from playcall.games.highlights_2052 import cards
from playcall.games.highlights_2052.cards import Team, load, parse
from playcall.games.highlights_2052.events import ActionTurned, FixtureBegins
from playcall.games.highlights_2052.game import Highlights
from playcall.games.highlights_2052.names import MACHINES, Names
from playcall.games.highlights_2052.options import Options
from playcall.games.highlights_2052.report import club
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import ACTION_DECK, AI_STACK, HANDS, PACKS, PLAY_DECK, PLAYBOOK, SOLO_DECK
from playcall.kernel.errors import CardError
from tests.games.highlights_2052.story import Scene, Tale, first_half, start

TEAMS = ("tidebreakers", "haulers", "switchbacks", "sentinels")


def team_file(name: str, stars: int, others: int) -> str:
    """A team as a data file, all its cards plain."""
    entry = '[[card]]\nid = "{0}{1}"\nnumber = {1}\nname = "-"\nlocation = "-"\ndefence = "R {{C1}} MINUS 10"\n'
    entry += 'offence = ["R C 10"]\nfg = 3\n'
    made = [entry.format(name, number) for number in range(901, 901 + stars + others)]
    return f'team = "{name}"\n' + "".join(one + 'set = "star"\n' * (i < stars) for i, one in enumerate(made))


def sets(tale: Tale, *zones: list[int]) -> Counter[str]:
    """How many cards of each set lie in these zones."""
    return Counter(tale.s.cards[card].set for zone in zones for card in zone)


@pytest.mark.rule("FH-1.1")
def test_four_teams_of_fifteen_a_play_deck_an_action_deck_and_a_solo_deck() -> None:
    box = load()
    assert tuple(team.id for team in box.teams) == TEAMS
    for team in box.teams:
        own = [box.cards[card] for card in team.cards]
        assert {card.team for card in own} == {team.id}
        assert [card.set for card in own] == ["star"] * 5 + ["team"] * 10
    assert Counter(card.set for card in box.cards) == {"star": 20, "team": 40, "play": 35, "solo": 25, "promo": 5}
    assert [action.no for action in box.actions] == list(range(1, 31))


@pytest.mark.rule("FH-1.1")
def test_a_game_takes_two_teams_and_both_decks() -> None:
    tale = first_half(teams="switchbacks,sentinels")
    for side, team in ((VISITOR, "switchbacks"), (HOME, "sentinels")):
        held = tale.zone(HANDS, side) + tale.zone(PLAYBOOK, side)
        assert len(set(held)) == 15
        assert {tale.s.cards[card].team for card in held} == {team}
    assert sets(tale, tale.zone(PLAY_DECK)) == {"play": 35}
    assert len(tale.zone(ACTION_DECK)) == 30
    assert not tale.zone(SOLO_DECK)


@pytest.mark.rule("FH-1.1")
def test_solo_play_adds_the_solo_deck() -> None:
    solo = start(mode="solo").play_on("Half.set_audibles")
    assert sets(solo, solo.zone(AI_STACK), solo.zone(SOLO_DECK)) == {"solo": 25}


@pytest.mark.rule("FH-1.2")
def test_games_side_by_side_share_nothing() -> None:
    one, other = first_half(), first_half()
    before = other.s.to_json()
    one.play_on("CutToFifteen.cut", "kick")
    assert one.told(ActionTurned)
    assert other.s.to_json() == before


@pytest.mark.rule("FH-1.2")
def test_every_game_of_a_tournament_has_complete_decks() -> None:
    tale = start(mode="tournament")
    for games in (1, 2):
        while len(tale.told(FixtureBegins)) < games:
            tale.act(tale.options()[0])
        tale.play_on("Half.set_audibles")
        assert sets(tale, tale.zone(PLAY_DECK)) == {"play": 35}
        assert len(tale.zone(ACTION_DECK)) == 30


@pytest.mark.rule("FH-1.3")
def test_a_team_is_exactly_five_stars_and_ten_team_cards() -> None:
    assert len(parse(team_file("comets", 5, 10), "comets.toml")) == 15
    for stars, others in ((4, 11), (6, 9), (5, 9), (5, 11), (4, 10)):
        with pytest.raises(CardError, match="5 Star cards followed by 10 Team cards"):
            parse(team_file("comets", stars, others), "comets.toml")


@pytest.mark.rule("FH-1.3")
def test_a_fifth_team_is_only_data(monkeypatch: pytest.MonkeyPatch) -> None:
    own = cards._own
    fifth = '[[team]]\nid = "comets"\nname = "Comets"\nnickname = "Comets"\n'
    more = {"teams": own("teams") + fifth, "comets": team_file("comets", 5, 10)}
    monkeypatch.setattr(cards, "_own", lambda name: more.get(name) or own(name))
    monkeypatch.setattr(cards, "_own_cards", cards._own_cards.__wrapped__)
    box = load.__wrapped__()
    assert [team.id for team in box.teams] == [*TEAMS, "comets"]
    assert {box.cards[card].team for card in box.teams[-1].cards} == {"comets"}


@pytest.mark.rule("FH-1.3", "FH-21.3")
def test_with_a_fifth_team_nobody_of_eight_is_taken_for_the_machines() -> None:
    game = Highlights()
    game.teams += (Team("comets", "Comets", "Comets", game.teams[0].cards),)
    names = [Names(game).team(team) for team in range(2 * len(game.teams))]
    assert len(set(names)) == 10
    assert MACHINES not in names
    assert [club(game, team, 0).name for team in range(2 * len(game.teams))] == names


@pytest.mark.rule("FH-1.4")
def test_promo_cards_join_both_decks() -> None:
    quick = first_half(promo="on")
    assert sets(quick, quick.zone(PLAY_DECK)) == {"play": 35, "promo": 3}
    draft = start(promo="on", setup="draft").play_on("PackDraft.pick")
    dealt = sets(draft, draft.zone(PLAY_DECK), draft.zone(PACKS, VISITOR), draft.zone(PACKS, HOME))
    assert dealt == {"play": 35, "team": 40, "promo": 3}
    solo = start(promo="on", mode="solo").play_on("Half.set_audibles")
    assert sets(solo, solo.zone(AI_STACK), solo.zone(SOLO_DECK)) == {"solo": 25, "promo": 2}


@pytest.mark.rule("FH-1.4")
def test_promo_cards_stay_in_the_box_by_default() -> None:
    draft, solo = start(setup="draft"), start(mode="solo")
    for tale in (first_half(), draft.play_on("PackDraft.pick"), solo.play_on("Half.set_audibles")):
        packs = tale.zone(PACKS, VISITOR), tale.zone(PACKS, HOME)
        assert not sets(tale, tale.zone(PLAY_DECK), tale.zone(AI_STACK), tale.zone(SOLO_DECK), *packs)["promo"]


@pytest.mark.rule("FH-1.5")
def test_mats_and_where_markers_stand_change_nothing() -> None:
    """No setting tells left-handed from right-handed mats, a play seen in a mirror ends alike, and a marker is a
    number of its own side, whoever's mat it stands on."""
    assert not [field.name for field in fields(Options) if "hand" in field.name or "mat" in field.name]
    left = Scene("R L 15", "P {L1} NO_GAIN", turned=[7])
    right = Scene("R R 15", "P {R1} NO_GAIN", turned=[7])
    assert (left.ball, left.opponent_ball) == (right.ball, right.opponent_ball) == (20, 45)
