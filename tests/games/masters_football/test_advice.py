"""What the coach advises, and that a game which is decided is shown as decided."""

from __future__ import annotations

from itertools import product

import pytest

from playcall.bots import make_bot
from playcall.games.masters_football import GAME
from playcall.games.masters_football.actions import played
from playcall.games.masters_football.coach import card_worths
from playcall.games.masters_football.coach.before import together
from playcall.games.masters_football.coach.duels import roll_chance, team_worth
from playcall.games.masters_football.coach.winning import may_win
from playcall.games.masters_football.coach.worth import costs
from playcall.games.masters_football.league import FIXTURES
from playcall.games.masters_football.match import LAST_TURN
from playcall.games.masters_football.rules.legality import plays
from playcall.games.masters_football.rules.strength import attack_of, chance_after
from playcall.games.masters_football.table import HAND, Table
from playcall.kernel import Chance, Observation
from tests.games.masters_football.story import Scene, Tale, blank, players, start

MISS = (0, 0, 5, 3)


def favourite(tale: Tale, seat: int | None = None) -> str:
    who = tale.seat if seat is None else seat
    return GAME.actions.token(GAME.coach.favourite(Observation(tale.s, who).imagine(Chance(1)), who))


# The coach -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [3, LAST_TURN])
def test_a_re_roll_is_saved_for_a_fifth_of_a_goal_but_in_the_last_turn(turn: int) -> None:
    scene = Scene(managers=("special_one",)).dice(*[MISS] * 13).tactics().until("Window.offer")
    m = scene.m
    m.attacker, m.attack_level, m.defence_level = 0, [3, 3], [4, 4]
    missed = [[*dice] for dice in product(range(6), repeat=4) if not attack_of(scene.s, m).scores(dice)]

    def best(dice: list[int]) -> float:
        m.dice = dice
        return max(chance_after(scene.s, m, (die,)) for die in range(4))

    m.dice = next(dice for dice in missed if 0.1 < best(dice) < 0.2)
    m.turn = turn
    assert favourite(scene).startswith("ability") == (turn == LAST_TURN)
    m.dice = next(dice for dice in missed if best(dice) > 0.4)
    assert favourite(scene).startswith("ability")


@pytest.mark.parametrize("persons", ["1", "2"])
def test_nobody_spies_on_a_team_that_lies_open(persons: str) -> None:
    scene = Scene(hands=("AF06",), money=(9,), players=persons, others=("S03 S11 S15", "S04 S09 S16"))
    if scene.asked == "ChooseTactics.choose":
        scene.act(*(f"{decision.seat}: tactic Po" for decision in scene.s.pending()))
    scene.until("Announce.ask")
    spying = GAME.coach.worths(scene.s, 0)[GAME.actions.parse("cards")]
    assert (spying < 0) == (scene.m.seats[1] < 0)
    if scene.m.seats[1] < 0:
        assert favourite(scene, 0) == "no cards"


def test_the_whistle_answers_a_bribe_for_the_opponents_dice() -> None:
    scene = Scene(hands=("CO03", "EV03"), money=(9, 9)).dice((0, 0, 0, 0), *[MISS] * 12).tactics().until("Window.offer")
    assert scene.m.attacker == 0
    scene.act("play CO03 home")
    assert scene.asked == "Whistle.offer"
    assert favourite(scene, 1).startswith("play EV03")


def test_a_bribe_that_cannot_hurt_is_left_alone() -> None:
    scene = Scene(hands=("CO03", "EV03"), money=(9, 9)).dice((5, 0, 0, 0), *[MISS] * 12).tactics().until("Window.offer")
    assert attack_of(scene.s, scene.m).scores(scene.m.dice)
    scene.act("play CO03 home")
    assert favourite(scene, 1) == "pass"


def test_managers_are_judged_not_drawn() -> None:
    for mode in ("friendly", "championship"):
        tale = start(4, mode=mode)
        world = Observation(tale.s, 0)
        assert len({GAME.coach.favourite(world.imagine(Chance(seed)), 0) for seed in range(12)}) == 1


def test_nothing_is_saved_for_later_in_the_last_match() -> None:
    friendly, season = start(4, mode="friendly"), start(4)
    assert GAME.coach.patience(friendly.until("SwapRound.offer").s, 0) == 0
    assert GAME.coach.patience(season.until("SwapRound.offer").s, 0) == 1


@pytest.mark.parametrize("level", ["pro", "legend"])
def test_every_level_buys_at_least_three_players_in_a_friendly(level: str) -> None:
    for seed in range(6):
        tale = start(seed, mode="friendly").until("Buy.choose")
        bot = make_bot(level, GAME, Chance(seed))
        bought = 0
        while any(decision.seat == 0 for decision in tale.s.pending()) and tale.asked == "Buy.choose":
            token = GAME.actions.token(bot.choose(Observation(tale.s, 0)))
            bought += token.startswith("buy ")
            tale.act(f"0: {token}")
        assert bought >= 3


def test_a_team_is_judged_by_figures_skill_and_genius() -> None:
    def worth(ids: str, ability: str = "") -> float:
        return team_worth(tuple(sorted(players(ids))), ability)

    assert worth("G07 S08 S02") > worth("S09 S08 S02") > worth("B17 B14 B03") > worth("W05 W07 W01")
    assert worth("S02 S08 S14", "joga_bonito") > worth("S02 S08 S14") < worth("S02 S08 S14", "tactician")
    assert worth("S02 S08 S14", "peoples_club") > worth("S02 S08 S14")
    assert 0.8 < worth("G06 S03 B22") < 2.2, "Points of a match."


def test_one_of_two_wins_the_tactical_roll() -> None:
    for lead, genius, other in product(range(-6, 7), (True, False), (True, False)):
        ours, theirs = roll_chance(lead, genius, other, True), roll_chance(-lead, other, genius, False)
        assert ours + theirs == pytest.approx(1.0)
    assert roll_chance(3, False, False, True) > roll_chance(0, False, False, True) > 0.5


def test_two_cards_are_played_that_lift_a_level_only_together() -> None:
    scene = Scene(hands=("ST02 ST09",), money=(9,), mode="friendly").tactics("Po", "Po").until("AnnounceStrength.ask")
    seat, m = scene.seat, scene.m
    assert seat == 0
    worths = card_worths(scene.s, m, seat, plays(scene.s, m, "SW", seat))
    alone = {
        option: together(scene.s, m, seat, [option]) - costs(scene.s, seat, played(option)[0]) for option in worths
    }
    assert all(worths[option] >= alone[option] for option in worths)
    assert max(worths.values()) > 0
    assert favourite(scene) == "cards"


def test_money_is_kept_for_a_better_card_in_the_last_match() -> None:
    poor, rich = (
        Scene(hands=("ST03 CO01",), money=(money,), mode="friendly").tactics("Di", "Di").until("AnnounceStrength.ask")
        for money in (3, 9)
    )
    barrage = poor.s.cards.action("ST03")
    assert costs(poor.s, 0, barrage) > costs(rich.s, 0, barrage) + 0.2


def test_a_starter_misjudges_a_little_and_never_goes_without_a_team() -> None:
    """Close decisions differ from game to game; what is clear to the coach is clear to the Starter too."""
    tale = start(4, mode="friendly").until("Buy.choose")
    seen = Observation(tale.s, 0)
    bought = {GAME.actions.token(make_bot("starter", GAME, Chance(seed)).choose(seen)) for seed in range(40)}
    assert "done" not in bought
    assert len(bought) > 1
    assert make_bot("starter", GAME, Chance(3)).choose(seen) == make_bot("starter", GAME, Chance(3)).choose(seen)


# Certain endings -----------------------------------------------------------------------------------------------------


def chances(s: Table) -> list[int]:
    return [round(100 * (GAME.win_chance(s, seat) or 0.0)) for seat in range(len(s.seat_clubs))]


def last_turn(lead: int) -> Scene:
    """Larkmoor, with home advantage and the last attack of the match, are ahead by some goals, or behind."""
    scene = Scene(managers=("special_one",), hands=("AF03", ""), money=(1, 2), mode="friendly")
    scene.s.stage = "final"
    scene.dice(*[MISS] * 13).tactics().until("Window.offer")
    m = scene.m
    m.turn, m.attacker, m.window, m.dice, m.verdict = LAST_TURN, 0, "BT", [-1] * 4, ""
    m.score = [max(0, lead), max(0, -lead)]
    return scene


def test_a_lead_that_nobody_can_catch_is_certain() -> None:
    scene = last_turn(1)
    assert chances(scene.s) == [100, 0]
    assert chances(last_turn(-3).s) == [0, 100]
    assert 0 < chances(last_turn(-1).s)[0] < 100
    hints = {GAME.win_chance(scene.s, 0, more) for more in (-1.0, 0.0, 1.0)}
    assert {round(100 * (chance or 0.0)) for chance in hints} == {100}


def test_a_card_that_may_bring_an_attack_leaves_hope() -> None:
    scene = last_turn(1)
    scene.s.zones[HAND(1)] = [GAME.cards.action("ST06")]
    assert may_win(scene.s) == {0, 1}


def test_a_goal_that_may_be_struck_off_is_not_certain() -> None:
    scene = last_turn(1)
    scene.m.window, scene.m.goal, scene.m.verdict = "AG", True, "higher"
    assert may_win(scene.s) == {0, 1}


@pytest.mark.parametrize(("results", "certain"), [((9, 0), [100, 0]), ((2, 0), None)])
def test_the_second_leg_counts_the_first(results: tuple[int, int], certain: list[int] | None) -> None:
    scene = Scene(mode="two_leg", managers=("special_one",))
    scene.s.stage, scene.s.matchday, scene.s.results = "final", 2, [1, 1, 0, results[1], results[0]]
    scene.dice(*[MISS] * 13).tactics().until("Window.offer")
    scene.m.score = [0, 2]
    assert (chances(scene.s) == [100, 0]) == (certain is not None)


def test_a_title_that_is_out_of_reach_has_no_chance() -> None:
    s = blank({}, squads=["S02 S08 S14", "S01 S10 S18", "S03 S11 S15", "S04 S09 S16"])
    s.matchday = 6
    played = [(day, *pair) for day in range(1, 6) for pair in FIXTURES[day - 1]]
    s.results = [n for day, one, two in played for n in (day, one, two, 3 * (one == 0), 3 * (two == 0))]
    assert chances(s) == [100, 0, 0, 0]
    s.results = s.results[:20]
    s.matchday = 3
    assert 0 < chances(s)[1] < 100


def test_whoever_is_not_in_the_final_cannot_win_it() -> None:
    s = blank({"players": "8"}, squads=["S02 S08 S14"] * 8)
    s.stage, s.champions, s.matchday = "final", [2, 5], 7
    shown = chances(s)
    assert [seat for seat, chance in enumerate(shown) if chance] == [2, 5]
