"""The options of Football Highlights 2052: their defaults, what each value changes, and bad values."""

from __future__ import annotations

from dataclasses import fields

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.appraisal import Appraiser
from playcall.games.highlights_2052.cards import load
from playcall.games.highlights_2052.events import ActionTurned, FixtureBegins, OvertimeBegins
from playcall.games.highlights_2052.options import Options
from playcall.games.highlights_2052.rules.season import passes_of
from playcall.games.highlights_2052.table import HOME, VISITOR, Table
from playcall.games.highlights_2052.zones import CLUB, HANDS, PLAY_DECK, PLAYBOOK, SOLO_DECK
from playcall.kernel import BadOption
from tests.games.highlights_2052.story import (
    IDLE,
    OvertimeScene,
    Scene,
    Tale,
    at_kick_off,
    first_half,
    kick_off,
    options,
    random_play,
    skip_to,
    start,
    two_ended,
)

VALUES = {
    "mode": "basic solo tournament league",
    "setup": "quick draft",
    "halftime_draft": "pick_pass open",
    "two_point": "off on",
    "injuries": "by_mode off on",
    "must_have_winner": "by_mode off on",
    "promo": "off on",
    "unused_team_cards": "off on",
    "fifty_space": "off on",
    "overthrow_test": "printed after_helmets",
    "helmet_reduction": "each paired",
    "trigger_scope": "activated whole_card",
    "final_offensive_audible": "off on",
    "ot_safety_points": "off on",
    "ot_round_reset": "on off",
    "solo_draft": "off on",
    "roster": "by_mode starter league_draft",
    "keep_adjustments": "off on",
    "league_passes": "auto 1 2",
    "home": "toss seat1 seat2",
}
"""Default first. The others are `players`, a number, and `teams` and `squads`, in a notation of their own."""
MODE_OF = {"solo_draft": "solo", "roster": "league", "keep_adjustments": "league", "league_passes": "league"}
"""Options that are not for single games, and a mode that takes them."""


def asked_after_the_toss(tale: Tale) -> str:
    return random_play(tale, lambda s: not s.situation().startswith(("CoinToss", "PickTeams"))).asked


def after_first_half(tale: Tale) -> Tale:
    return random_play(tale, lambda s: s.half == 1 and s.situation().startswith(("PackDraft", "DisplayDraft")))


def cards_in_play(tale: Tale, side: int) -> list[int]:
    return sorted(tale.zone(HANDS, side) + tale.zone(PLAYBOOK, side))


# Defaults and bad values ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", VALUES)
def test_the_values_of_an_option_and_its_default(name: str) -> None:
    default, *others = VALUES[name].split()
    mode = {"mode": MODE_OF[name]} if name in MODE_OF else {}
    assert options(**{name: default}) == options()
    assert GAME.options_to_json(options(**{name: default})) == {}
    for value in others:
        assert GAME.options_to_json(options(**mode, **{name: value})) == {**mode, name: value}


def test_no_option_is_left_out() -> None:
    assert {field.name for field in fields(Options)} == {*VALUES, "players", "teams", "squads"}


@pytest.mark.parametrize("players", ["1", "9", "-4", "four", ""])
def test_players_is_a_number_from_two_to_eight(players: str) -> None:
    with pytest.raises(BadOption, match=r"'players' cannot be .* a number from 2 to 8"):
        options(mode="league", players=players)


def test_a_tournament_needs_four_players() -> None:
    assert options(mode="tournament").players == 4
    with pytest.raises(BadOption, match="4 to 8 players"):
        options(mode="tournament", players="3")


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"teams": "haulers,meteors"}, "names 'meteors'; the teams are: tidebreakers, haulers, switchbacks, sentinels"),
        ({"teams": "haulers"}, "name two different teams"),
        ({"teams": "haulers,haulers"}, "name two different teams"),
        ({"teams": "haulers,sentinels", "mode": "solo"}, "name one team"),
        ({"teams": "haulers,sentinels", "mode": "league"}, "leave 'teams' at pick"),
    ],
)
def test_bad_team_names_are_refused(settings: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        options(**settings)


@pytest.mark.parametrize(
    ("settings", "belongs", "this"),
    [
        ({"players": "6"}, "'players' belongs to tournaments and leagues", "a single game"),
        ({"mode": "solo", "players": "8"}, "'players' belongs to tournaments and leagues", "solo"),
        ({"solo_draft": "on"}, "'solo_draft' belongs to solo", "a single game"),
        ({"mode": "league", "solo_draft": "on"}, "'solo_draft' belongs to solo", "a league"),
        ({"league_passes": "1"}, "'league_passes' belongs to leagues", "a single game"),
        ({"mode": "tournament", "league_passes": "2"}, "'league_passes' belongs to leagues", "a tournament"),
        ({"setup": "draft", "roster": "starter"}, "'roster' belongs to .*leagues", "a single game with a draft"),
        ({"keep_adjustments": "on"}, "'keep_adjustments' belongs to tournaments and leagues", "a single game"),
        ({"mode": "solo", "setup": "draft"}, "'setup' belongs to single games", "solo"),
        ({"mode": "tournament", "setup": "draft"}, "'setup' belongs to single games", "a tournament"),
        ({"mode": "solo", "halftime_draft": "open"}, "'halftime_draft' belongs to games between two", "solo"),
        ({"mode": "league", "unused_team_cards": "on"}, "'unused_team_cards' belongs to .*without a draft", "a league"),
        ({"setup": "draft", "unused_team_cards": "on"}, "'unused_team_cards' belongs", "a single game with a draft"),
    ],
)
def test_an_option_without_its_mode_is_refused_in_one_sentence(
    settings: dict[str, str], belongs: str, this: str
) -> None:
    with pytest.raises(BadOption, match=rf"^Option {belongs}.*; this is {this}\.$"):
        options(**settings)


# Setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-21.1", "FH-23.1", "FH-21.2", "FH-22.1")
@pytest.mark.parametrize(
    ("mode", "players", "seats"),
    [("basic", "4", 2), ("solo", "4", 1), ("tournament", "7", 7), ("league", "2", 2)],
)
def test_mode_and_players_say_how_many_sit_down(mode: str, players: str, seats: int) -> None:
    assert GAME.seat_count(options(mode=mode, players=players)) == seats


@pytest.mark.rule("FH-12.6", "FH-12.7")
def test_setup_is_quick_or_begins_with_a_draft() -> None:
    assert asked_after_the_toss(start()) == asked_after_the_toss(start(setup="quick")) == "Half.set_audibles"
    assert asked_after_the_toss(start(setup="draft")) == "PackDraft.pick"


@pytest.mark.rule("FH-12.5")
def test_teams_are_picked_or_named() -> None:
    tale = start(teams="sentinels,switchbacks")
    random_play(tale, at_kick_off)
    assert tale.s.teams == [3, 2]
    picked = random_play(start(), lambda s: s.situation() == "PickTeams.home_picks")
    assert len(picked.options()) == 4


@pytest.mark.rule("FH-17.2", "FH-17.3")
def test_the_halftime_draft_is_secret_or_open_with_home_first() -> None:
    assert after_first_half(first_half()).asked == "PackDraft.pick"
    tale = after_first_half(first_half(halftime_draft="open"))
    assert (tale.asked, tale.asked_seats, len(tale.options())) == ("DisplayDraft.take_one", [tale.s.seats[HOME]], 10)


@pytest.mark.rule("FH-1.4")
@pytest.mark.parametrize(("promo", "quick", "draft", "solo"), [("off", 35, 75, 25), ("on", 38, 78, 27)])
def test_promo_cards_join_their_decks(promo: str, quick: int, draft: int, solo: int) -> None:
    assert len(kick_off(promo=promo).zone(PLAY_DECK)) == quick
    assert len(kick_off(promo=promo, setup="draft").zone(PLAY_DECK)) == draft - 23
    assert len(kick_off(promo=promo, mode="solo").zone(SOLO_DECK)) == solo - 10


@pytest.mark.rule("FH-2.9")
def test_unused_team_cards_may_join_the_quick_play_deck() -> None:
    teams = "tidebreakers,haulers"
    assert sorted(kick_off(teams=teams).zone(PLAY_DECK)) == GAME.play_deck(False)
    joined = kick_off(teams=teams, unused_team_cards="on").zone(PLAY_DECK)
    others = GAME.team_cards(2)[5:] + GAME.team_cards(3)[5:]
    assert sorted(joined) == sorted(GAME.play_deck(False) + others)
    assert len(kick_off(teams=teams, setup="draft").zone(PLAY_DECK)) == 75 - 23  # where they are in any case


# On the field ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-7.10")
def test_two_point_makes_a_touchdown_six_and_a_try() -> None:
    assert Scene("R C 10", ball=10).points == 7
    scene = Scene("R C 10", ball=10, two_point="on")
    assert (scene.points, scene.options()) == (6, ["kick", "two run", "two pass"])


@pytest.mark.rule("FH-11.1")
@pytest.mark.parametrize(
    ("mode", "default"), [("basic", False), ("solo", False), ("tournament", True), ("league", True)]
)
def test_injuries_go_with_the_mode_unless_they_are_set(mode: str, default: bool) -> None:
    assert options(mode=mode).with_injuries is default
    assert options(mode=mode, injuries="on").with_injuries is True
    assert options(mode=mode, injuries="off").with_injuries is False


@pytest.mark.rule("FH-11.1")
def test_an_injury_icon_is_checked_where_injuries_are_on() -> None:
    assert not Scene("R C 10", "R {L1} NO_GAIN", injury=True).no_kick().told(ActionTurned)
    checked = Scene("R C 10", "R {L1} NO_GAIN", injury=True, injuries="on").no_kick()
    assert [event.purpose for event in checked.told(ActionTurned)] == ["injury"]


@pytest.mark.rule("FH-3.3")
def test_the_fifty_space_is_one_step_before_the_safety() -> None:
    assert Scene("R C 10", "R {C1} LOSS 5").opponent_points == 2
    backed_up = Scene("R C 10", "R {C1} LOSS 5", fg=3, turned=[7], fifty_space="on")
    assert (backed_up.ball, backed_up.opponent_points, backed_up.may_kick) == (50, 0, True)
    assert backed_up.act("kick").points == 3
    assert Scene("R C 10", "R {C1} LOSS 10", fifty_space="on").opponent_points == 2


@pytest.mark.rule("FH-5.3")
def test_the_overthrow_test_is_by_the_printed_pass_or_after_helmets() -> None:
    assert Scene("P R x2 20", "P {C1,R1} NO_GAIN", ball=10).ball == 10
    assert Scene("P R x2 20", "P {C1,R1} NO_GAIN", ball=10, overthrow_test="after_helmets").points == 7
    assert Scene("P R 20", "R {R1} NO_GAIN", ball=10, overthrow_test="after_helmets").points == 7
    triggered = Scene("P R 20", "P {R1} NO_GAIN", ball=10, overthrow_test="after_helmets")
    assert triggered.asked == "Resolve.overthrow_choice"


@pytest.mark.rule("FH-19.10")
def test_helmets_reduce_each_or_paired() -> None:
    assert Scene("R C 20", "P {C3} NO_GAIN", turned=[1]).ball == 40
    assert Scene("R C 20", "P {C3} NO_GAIN", turned=[1], helmet_reduction="paired").ball == 30


@pytest.mark.rule("FH-19.11")
def test_a_box_looks_at_the_activated_play_or_at_the_whole_card() -> None:
    plays, box = ["R C 10", "R R 10"], "R {C1} NO_GAIN"
    assert Scene(plays, box).act("activate 1").ball == 45
    assert Scene(plays, box, trigger_scope="whole_card").act("activate 1").ball == 40


@pytest.mark.rule("FH-6.9")
def test_the_final_defence_may_be_answered_by_an_audible_with_the_option_alone() -> None:
    def final_audible(s: Table) -> bool:
        return max(s.made) == 10 and s.situation() == "Down.offence_audible"

    for setting, offered in (("off", False), ("on", True)):
        tale = first_half(final_offensive_audible=setting)
        while tale.s.half == 1 and not tale.asked.startswith("PackDraft") and not final_audible(tale.s):
            tale.act(next((token for token in ("keep", "no kick") if tale.may(token)), tale.options()[0]))
        assert final_audible(tale.s) is offered


# Overtime -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-20.6", "FH-21.2", "FH-22.4")
@pytest.mark.parametrize(
    ("settings", "further"),
    [
        ({}, False),
        ({"must_have_winner": "off"}, False),
        ({"must_have_winner": "on"}, True),
        ({"mode": "solo"}, False),
        ({"mode": "solo", "must_have_winner": "on"}, True),
        ({"mode": "tournament"}, True),
        ({"mode": "league"}, False),
        ({"mode": "league", "must_have_winner": "on"}, True),
    ],
)
def test_a_third_overtime_round_where_there_must_be_a_winner(settings: dict[str, str], further: bool) -> None:
    tale = kick_off(1, **settings)
    for card in range(len(tale.s.cards)):
        tale.write_card(card, two_ended(IDLE))
    random_play(skip_to(tale, "overtime", (7, 7)), lambda s: s.overtime_round == 3 or at_kick_off(s))
    assert (3 in [event.round for event in tale.told(OvertimeBegins)]) is further


@pytest.mark.rule("FH-20.8")
def test_a_safety_in_overtime_scores_with_the_option_alone() -> None:
    for setting, points in (("off", 17), ("on", 19)):
        scene = OvertimeScene(["R C 10 | M {} -"], ["R C 0 | R {C1} LOSS 10"], ot_safety_points=setting)
        scene.s.ball[VISITOR] = 40
        assert scene.pair().scores == (17, points)


@pytest.mark.rule("FH-20.10")
def test_an_overtime_round_starts_with_new_drives_unless_that_is_off() -> None:
    for setting, ball in (("on", 30), ("off", 20)):
        scene = OvertimeScene(["R C 5 | M {} -", "R C 5 | M {} -"], ot_round_reset=setting).round()
        assert (scene.s.overtime_round, scene.s.ball[VISITOR]) == (2, ball)


# Solitaire and competitions -------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-23.2")
def test_solo_draft_asks_for_ten_cards() -> None:
    assert asked_after_the_toss(start(mode="solo")) == "Half.set_audibles"
    assert asked_after_the_toss(start(mode="solo", solo_draft="on")) == "KeepOne.keep"


@pytest.mark.rule("FH-21.5", "FH-22.2")
@pytest.mark.parametrize(("mode", "default"), [("tournament", "Half.set_audibles"), ("league", "PairDraft.pick")])
def test_rosters_are_starters_in_tournaments_and_drafted_in_leagues_unless_set(mode: str, default: str) -> None:
    def asked(**roster: str) -> str:
        tale = start(1, GAME, mode=mode, **roster)
        return random_play(tale, lambda s: s.situation() != "Rosters.pick_team").asked

    assert asked() == default
    assert asked(roster="starter") == "Half.set_audibles"
    assert asked(roster="league_draft") == "PairDraft.pick"


@pytest.mark.rule("FH-21.6")
@pytest.mark.parametrize("keep", ["off", "on"])
def test_halftime_changes_are_kept_with_keep_adjustments_alone(keep: str) -> None:
    tale = kick_off(mode="tournament", injuries="off", keep_adjustments=keep)
    seat = tale.s.seats[HOME]
    random_play(tale, lambda s: s.half == 2 and s.situation() == "Half.set_audibles")
    adjusted = cards_in_play(tale, HOME)
    random_play(skip_to(tale, "finish", (0, 7)), at_kick_off)
    starters = sorted(GAME.team_cards(tale.s.club_teams[seat]))
    assert adjusted != starters
    assert sorted(tale.zone(CLUB, seat)) == (adjusted if keep == "on" else starters)


@pytest.mark.rule("FH-22.6")
def test_everybody_meets_twice_up_to_five_players_unless_league_passes_says_otherwise() -> None:
    assert [passes_of(players, "auto") for players in range(2, 9)] == [2, 2, 2, 2, 1, 1, 1]
    for setting, games in (("auto", 2), ("1", 1), ("2", 2)):
        tale = kick_off(mode="league", players="2", league_passes=setting)
        random_play(tale, lambda s: s.over)
        assert [event.stage for event in tale.told(FixtureBegins)] == ["season"] * games + ["final"]


def test_what_is_remembered_of_one_table_is_not_said_of_another() -> None:
    """The coach of all tables keeps apart what cards are worth under different rulings."""
    plain, whole = (start(trigger_scope=scope).s for scope in ("activated", "whole_card"))
    one, other = Appraiser(), Appraiser()
    card = plain.cards[load().index("pm08")]
    both = [one.threat(plain, card, 45, 1), one.threat(whole, card, 45, 1)]
    assert both == [other.threat(whole, card, 45, 1), other.threat(plain, card, 45, 1)][::-1]
    assert both[0] != both[1]
    assert (one.stop(plain, card), one.stop(whole, card)) == (other.stop(plain, card), other.stop(whole, card))
