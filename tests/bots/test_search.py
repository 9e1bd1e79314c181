"""Search: the same for any game, from imagined positions only, and the same every time."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from playcall.bots import Searcher, make_bot
from playcall.bots.levels import plan_of, sensible_of
from playcall.bots.search.ismcts import Search
from playcall.bots.search.judging import Judge
from playcall.bots.search.plan import Plan
from playcall.contract import Advice, Game, game_of
from playcall.games import game_ids, load
from playcall.kernel import Chance, Observation, State, imagine
from playcall.lab.bench import middles
from playcall.lab.match import stream
from tests.cli.fake import GAME as HIGH_CARD
from tests.cli.fake import SHOW, STAY, HighCard, HighCardCoach

TINY = Plan(simulations=12, horizon=2, depth=2, opinions=1)


def tiny(game: Game, level: str = "legend") -> Plan:
    plan = plan_of(level, game.package)
    return replace(plan, simulations=16, horizon=2, focus="", opinions=1, seconds=0.0, breadth=4, gap=1.0)


def in_play(game: Game) -> State:
    """A position in which the search has something to look at."""
    can_tell = type(game).win_chance is not Game.win_chance
    for seed in range(40):
        state = game.start(seed=seed)
        bots = [make_bot("random", game, stream(seed, seat)) for seat in range(game.seat_count(game.options()))]
        for _ in range(60):
            seat = state.to_move()
            if seat < 0:
                break
            if len(state.legal(seat)) > 2 and not (can_tell and game.win_chance(state, seat) is None):
                return state
            state.apply(seat, bots[seat].choose(Observation(state, seat)))
    raise AssertionError(f"{game.id} never asks")


@pytest.mark.parametrize("game_id", game_ids())
def test_equal_seeds_give_equal_choices(game_id: str) -> None:
    game = load(game_id)
    state = in_play(game)
    seen = Observation(state, state.to_move())
    searches = [Search(game, tiny(game), Chance.of(5)) for _ in range(2)]
    first, second = ([(o.action, o.visits, o.total) for o in search.look(seen)] for search in searches)
    assert first == second
    assert searches[0].simulations > 0
    assert sorted(action for action, *_ in first) == sorted(seen.legal())


@pytest.mark.parametrize("level", ["rookie", "starter", "legend"])
@pytest.mark.parametrize("game_id", game_ids())
def test_hidden_information_cannot_be_reached(game_id: str, level: str) -> None:
    """Everything the seat cannot see is replaced after the observation is made, and nothing changes."""
    game = load(game_id)

    def choices(garbage: int | None) -> list[object]:
        state = in_play(game)
        seat = state.to_move()
        seen = Observation(state, seat)
        if garbage is not None:
            other = imagine(state, seat, Chance.of(garbage))
            assert other.chance.word != state.chance.word
            state.zones, state.chance, state.held = other.zones, other.chance, other.held
            for name in state.secret:
                setattr(state, name, getattr(other, name))
        if level != "legend":
            bot = make_bot(level, game, Chance.of(3))
            return [bot.choose(seen) for _ in range(3)]
        search = Search(game, tiny(game), Chance.of(3))
        return [(option.action, option.visits, option.total) for option in search.look(seen)]

    assert choices(None) == choices(77) == choices(78)


class Contrary(HighCardCoach):
    """Advises the first seat the opposite of what is good."""

    def advise(self, imagined: State, seat: int) -> list[Advice]:
        if seat:
            return super().advise(imagined, seat)
        return [Advice(a.action, -a.worth, a.reasons) for a in reversed(super().advise(imagined, seat))]


def test_search_finds_what_the_coach_does_not() -> None:
    """In the last round of High Card, without doubling, a higher card is never worse."""
    game = HighCard()
    game.coach = Contrary()
    options = game.parse_options({"rounds": "1", "doubling": "off"})
    for seed in range(4):
        state = game.start(options, seed)
        hand = sorted(SHOW.argument(action) for action in state.legal(0))
        plan = Plan(simulations=160, horizon=0, trust=0.0, breadth=4, depth=1, gap=1.0)
        best = Search(game, plan, Chance.of(1)).look(Observation(state, 0))[0].action
        assert game.coach.advise(state, 0)[0].action == SHOW(hand[0])
        assert SHOW.argument(best) >= hand[2]


def test_a_search_ends_when_the_best_option_is_clear() -> None:
    game = HighCard()
    options = game.parse_options({"rounds": "1", "doubling": "off"})
    plan = Plan(simulations=4000, horizon=0, trust=0.0, breadth=4, depth=1, gap=1.0)
    for seed in range(4):
        state = game.start(options, seed)
        search = Search(game, plan, Chance.of(1))
        found = search.look(Observation(state, 0))
        assert SHOW.argument(found[0].action) == max(SHOW.argument(option.action) for option in found)
        assert search.simulations == sum(option.visits for option in found) < plan.simulations


def test_seats_that_choose_at_once_do_not_know_of_each_other() -> None:
    """Whatever the other seat holds back, the search sees an open choice."""
    state = HIGH_CARD.start(seed=3)
    looks = []
    for action in state.legal(0):
        twin = state.clone()
        twin.apply(0, action)
        found = Search(HIGH_CARD, TINY, Chance.of(2)).look(Observation(twin, 1))
        looks.append([(option.action, option.total) for option in found])
    assert all(look == looks[0] for look in looks)


def test_a_draft_is_searched_though_nobody_can_tell_yet_who_will_win() -> None:
    game = load("masters_gridiron")
    state = game.start(seed=1)
    assert state.situation() == "BringDecks.first"
    assert game.win_chance(state, 0) is None
    search = Search(game, tiny(game), Chance.of(1))
    assert search.look(Observation(state, 0))[0].visits > 0


def test_outside_its_focus_a_plan_leaves_the_choice_to_the_coach() -> None:
    game = load("masters_gridiron")
    state = game.start(seed=1)
    plan = replace(tiny(game), focus="BringDecks.first Turn.convert")
    searched = []
    for _ in range(3):
        seat = state.to_move()
        search = Search(game, plan, Chance.of(1))
        best = search.look(Observation(state, seat))[0].action
        searched.append((state.situation(), search.simulations > 0))
        state.apply(seat, best)
    assert searched == [("BringDecks.first", True), ("BringDecks.second", False), ("Turn.lay", False)]


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("level", ["pro", "legend"])
def test_a_focus_names_steps_of_the_game(game_id: str, level: str) -> None:
    steps = {f"{name}.{step}" for name, procedure in load(game_id).procedures.items() for step in procedure.order}
    assert set(plan_of(level, load(game_id).package).focus.split()) <= steps


def test_leanings_count_where_the_coach_decides_alone() -> None:
    game = load("masters_gridiron")
    state = game.start(seed=1)
    seat = state.to_move()
    unloved = Search(game, replace(tiny(game), simulations=0), Chance.of(1)).look(Observation(state, seat))[-1].action
    leaning = {game.actions.token(unloved): 9.0}
    for focus, follows in (("Turn.lay", True), ("", False)):
        plan = replace(tiny(game), focus=focus, leanings=leaning)
        assert (Search(game, plan, Chance.of(1))._options(Observation(state, seat))[0].action == unloved) is follows


def test_a_coach_who_decides_alone_is_asked_more_often() -> None:
    game = load("masters_gridiron")
    state = game.start(seed=1)
    asked = list[int]()

    class Listening(Judge):
        def worths(self, worlds: Sequence[State], seat: int) -> dict[int, float]:
            asked.append(len(worlds))
            return super().worths(worlds, seat)

    for focus in ("Turn.lay", ""):
        search = Search(game, replace(tiny(game), focus=focus, opinions=3, counsel=7), Chance.of(1))
        search.judge = Listening(game, search.plan)
        search.look(Observation(state, state.to_move()))
    assert asked == [7, 3]


def test_partners_share_their_lead() -> None:
    judge = Judge(HIGH_CARD, Plan(margin=0.1))
    ours, partner, theirs, last = judge._with_leads([0.5] * 4, [10.0, 10.0, 3.0, 3.0], [0, 0, 1, 1])
    assert ours == partner > 0.5 > theirs == last


def test_trust_in_the_coach_outweighs_a_few_simulations() -> None:
    state = in_play(load("highlights_2052"))
    seat, game = state.to_move(), game_of(state)
    plan = replace(tiny(game), trust=1e9)
    favourite = Search(game, replace(plan, simulations=0), Chance.of(4)).look(Observation(state, seat))[0].action
    assert Search(game, plan, Chance.of(4)).look(Observation(state, seat))[0].action == favourite


def test_budgets_are_kept() -> None:
    game = load("sport_jockeys")
    state = in_play(game)
    seen = Observation(state, state.to_move())
    for simulations in (0, 8, 31):
        search = Search(game, replace(tiny(game), simulations=simulations), Chance.of(1))
        search.look(seen)
        assert search.simulations <= simulations
    hurried = Searcher(game, Chance.of(1), Plan(simulations=10**9, seconds=0.05, horizon=2)).timed()
    assert hurried.choose(seen) in seen.legal()


def test_what_was_found_below_is_remembered() -> None:
    """After `show` comes `double`: its node is met in the tree of the choice before."""
    game = HIGH_CARD
    plan = Plan(simulations=160, horizon=0, depth=2, trust=4.0, breadth=4)
    met = 0
    for seed in range(12):
        state = game.start(seed=seed)
        bot = Searcher(game, Chance.of(seed), plan)
        state.apply(0, bot.choose(Observation(state, 0)))
        state.apply(1, make_bot("starter", game, Chance.of(1)).choose(Observation(state, 1)))
        if state.to_move() == 0 and STAY() in state.legal(0):
            search = Search(game, plan, Chance.of(9), bot.memory)
            met += any(option.visits for option in search._options(Observation(state, 0)))
    assert met


def test_the_whole_game_is_played_by_every_level() -> None:
    for level in ("pro", "legend"):
        state = HIGH_CARD.start(seed=2)
        bots = [make_bot(level, HIGH_CARD, Chance.of(seat)) for seat in (0, 1)]
        while (seat := state.to_move()) >= 0:
            state.apply(seat, bots[seat].choose(Observation(state, seat)))
        assert state.result is not None


def test_levels_are_data() -> None:
    for game_id in game_ids():
        pro, legend = (plan_of(level, load(game_id).package) for level in ("pro", "legend"))
        assert (legend.simulations, legend.counsel) > (pro.simulations, pro.counsel)
        assert 0 < pro.seconds <= 2 < legend.seconds <= 10
    assert plan_of("pro", "tests.no_game").simulations > 0
    assert sensible_of("tests.no_game") == 0.5 < sensible_of("playcall.games.masters_football") < 1


def test_the_middle_of_games_is_searched() -> None:
    for state in middles(HIGH_CARD, 3):
        seat = state.to_move()
        assert Search(HIGH_CARD, TINY, Chance.of(1)).look(Observation(state, seat))[0].action in state.legal(seat)
