"""The measures of balance: what is counted in a game, and what the report says about it."""

from collections import Counter

from playcall.games.gridiron_fantasy import GAME, balance
from playcall.games.gridiron_fantasy import events as told
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import PLACES
from playcall.kernel import Chance, Event


def played(settings: dict[str, str], seed: int) -> list[Event]:
    """The events of a game in which everybody follows the coach."""
    options = GAME.parse_options(settings)
    state = GAME.blank(options, Chance.of(seed))
    events = state.listen()
    state.call(GAME.opening(options))
    state.advance()
    while (seat := state.to_move()) >= 0:
        state.apply(seat, GAME.coach.advise(state, seat)[0].action)
    return events


def test_a_game_is_counted_and_reported() -> None:
    run = next(run for run in balance.runs(1) if run.name == "full")
    events = played(run.options, 5)
    sums = balance.count("full", events)
    assert sums["full.games"] == 1
    assert sums["full.plays"] == sum(isinstance(event, told.ChallengeOver) for event in events)
    assert sums["full.drives"] >= 10
    assert sums["full.deck A played"] == sums["full.deck B played"] == 2
    over = events[-1]
    assert isinstance(over, told.GameOver)
    assert sums["full.points"] == sum(over.scores)
    rows = {row.name: row.value for row in balance.report(sums)}
    assert rows["Full: points per game, both teams"] == sum(over.scores)
    assert rows["Plays per drive"] == sums["full.plays"] / sums["full.drives"]


def test_every_pair_of_starter_decks_meets_in_every_length() -> None:
    lengths = Counter(run.name for run in balance.runs(1))
    assert {name: lengths[name] for name in balance.LENGTHS} == dict.fromkeys(balance.LENGTHS, 56)


def test_a_card_is_held_in_drives_and_not_in_kickoffs() -> None:
    kickoff, drive, onside = (PLACES[card] for card in ("OA-04", "OA-05", "OA-02"))
    events: list[Event] = [
        told.CardsDrawn(0, "North", 2, (kickoff, onside)),
        told.DriveBegins("South", 1, 4, 20),
        told.CardsDrawn(0, "North", 1, (drive,)),
        told.CardLaid("North", drive, -1, 2, 3, 0),
        told.DriveOver("South", "punt"),
    ]
    sums: Counter[str] = Counter()
    balance._count_hands(sums, events)
    assert +sums == Counter({"held OA-02": 1, "held OA-05": 1, "used OA-05": 1})


def test_a_play_is_called_so_often_of_what_its_decks_call_on_that_side() -> None:
    sums = balance.count("full", played(balance.runs(1)[0].options, 5))
    calls = [sums[f"full.called A {card}"] for deck in load().decks if deck.franchise == "A" for card in deck.op]
    assert sum(calls) == sums["full.called A OP"] > 0
    assert sums["full.called A DP"] + sums["full.called B OP"] > 0 == sums["full.called C OP"]
