"""The chance to win: what a side's cards count for."""

from __future__ import annotations

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.appraisal import appraiser, holdings
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import HANDS
from playcall.kernel import Chance


def in_play(**settings: str) -> Table:
    state = GAME.start(GAME.parse_options(settings), 7)
    chance = Chance.of(1)
    while not GAME.is_quiet(state):
        seat = state.to_move()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.number("any", len(legal))])
    assert isinstance(state, Table)
    return state


def test_every_further_card_is_one_more_answer() -> None:
    s = in_play()
    hand = s.zones[HANDS(0)]
    answers = [appraiser().answers(s, hand[:size]) for size in range(1, len(hand) + 1)]
    assert answers == sorted(answers)
    assert answers[0] < answers[-1]


def test_a_team_counts_for_what_its_cards_are_better() -> None:
    s = in_play()
    place = GAME.holdings.index("kicks")
    before = holdings(s, 0)[place]
    strongest = max(range(len(s.cards)), key=lambda card: s.cards[card].fg)
    s.zones[HANDS(0)][:] = [strongest] * len(s.zones[HANDS(0)])
    assert holdings(s, 0)[place] > before


def test_the_automatic_opponents_cards_count_as_much_as_the_players() -> None:
    s = in_play(mode="solo")
    cards = slice(GAME.holdings.index("answers"), None)
    s.made = [3, 3]
    assert holdings(s, 0)[cards] == holdings(s, 1)[cards]
    assert any(holdings(s, 0)[cards])
