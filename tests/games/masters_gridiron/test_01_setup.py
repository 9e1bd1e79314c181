"""MG-1  Decks, toss, shuffles and the first hands."""

from __future__ import annotations

import pytest

from playcall.games.masters_gridiron import GAME, MastersOfTheGridiron
from playcall.games.masters_gridiron.cards import PLAYERS
from playcall.games.masters_gridiron.decks import deck_code
from playcall.games.masters_gridiron.events import DeckBrought, Drew, Looked, Tossed, WentForTwo
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.zones import (
    BOOK_SPAN,
    CONV,
    DEF_DECK,
    DEF_DISC,
    DEF_HAND,
    LAYOUT,
    OFF_DECK,
    OFF_DISC,
    OFF_HAND,
    PB_DECK,
    PB_DISC,
    PB_HAND,
    SIDE,
    SPOTS,
)
from playcall.kernel import BadOption, Chance, IllegalAction, imagine
from tests.games.masters_gridiron.story import Scene, Tale, options, random_play, start

PILES = (OFF_DECK, DEF_DECK, PB_DECK)
HANDS = (OFF_HAND, DEF_HAND, PB_HAND)


class Recorder(Chance):
    """Chance that remembers what it was asked."""

    def __init__(self, word: int = 7) -> None:
        super().__init__(word)
        self.labels: list[str] = []
        self.shuffled: list[list[int]] = []

    def number(self, label: str, below: int) -> int:
        self.labels.append(label)
        return super().number(label, below)

    def shuffle(self, label: str, cards: list[int]) -> None:
        asked = len(self.labels)
        super().shuffle(label, cards)
        self.labels[asked:] = [label]
        self.shuffled.append(cards[:])


def recorded(**settings: str) -> tuple[Tale, Recorder]:
    chosen = options(**{"deck1": "EAS", "deck2": "ASH", **settings})
    chance = Recorder()
    table = GAME.blank(chosen, chance)
    tale = Tale(table)
    table.call(GAME.opening(chosen))
    table.advance()
    return tale, chance


def owned(tale: Tale, seat: int, names: tuple[str, ...]) -> int:
    """Cards of a seat in all zones of these backs."""
    return sum(tale.size(kind, seat) for kind in LAYOUT.kinds if kind.back in names)


@pytest.mark.rule("MG-1.1")
@pytest.mark.parametrize(("form", "book"), [("full", 28), ("basic", 24)])
def test_both_seats_bring_eleven_and_eleven_and_a_playbook(form: str, book: int) -> None:
    tale = start(stock_form=form)
    assert (GAME.seats, GAME.seat_count(tale.s.options)) == ((2, 2), 2)
    for seat in (0, 1):
        assert [owned(tale, seat, (back,)) for back in ("offense", "defense", "playbook")] == [11, 11, book]


@pytest.mark.rule("MG-1.1")
@pytest.mark.parametrize("short", ["offence", "defence", "book"])
def test_a_deck_with_too_few_cards_is_not_let_in(short: str) -> None:
    deck = GAME.named_deck("EAS", options(stock_form="basic"))._replace(stock=-1)
    whole = deck_code(deck)
    GAME.check_options(options(deck1=whole, cap="0"))
    fewer = deck_code(deck._replace(**{short: getattr(deck, short)[1:]}))
    with pytest.raises(BadOption, match=r"count_|few_playbook"):
        GAME.check_options(options(deck1=fewer, cap="0"))


@pytest.mark.rule("MG-1.2", "MG-1.8")
@pytest.mark.parametrize(("visitor", "seat"), [("seat1", 0), ("seat2", 1)])
def test_the_option_fixes_the_visitor_who_begins(visitor: str, seat: int) -> None:
    tale, chance = recorded(visitor=visitor)
    assert (tale.s.visitor, tale.s.home, tale.s.offence, tale.s.to_move()) == (seat, 1 - seat, seat, seat)
    assert tale.s.defence == 1 - seat
    assert "coin" not in chance.labels
    assert not tale.told(Tossed)[0].by_coin


@pytest.mark.rule("MG-1.2")
def test_by_default_a_coin_makes_the_visitor() -> None:
    assert options().visitor == "random"
    assert {start(seed).s.visitor for seed in range(12)} == {0, 1}
    tale, chance = recorded()
    assert chance.labels[0] == "coin"
    assert tale.told(Tossed)[0].by_coin
    assert tale.s.offence == tale.s.visitor


@pytest.mark.rule("MG-1.3")
@pytest.mark.parametrize(("visitor", "seats"), [("seat1", (0, 1)), ("seat2", (1, 0))])
def test_six_piles_are_shuffled_in_order(visitor: str, seats: tuple[int, int]) -> None:
    tale, chance = recorded(visitor=visitor)
    assert chance.labels == ["offense", "defense", "playbook"] * 2
    decks = [GAME.named_deck(code, tale.s.options) for code in ("EAS", "ASH")]
    sides = [side for seat in seats for side in (decks[seat].offence, decks[seat].defence)]
    shuffled = [chance.shuffled[place] for place in (0, 1, 3, 4)]
    assert [sorted(card % PLAYERS for card in pile) for pile in shuffled] == [sorted(side) for side in sides]
    assert all(pile != sorted(pile) for pile in chance.shuffled)
    for seat, pile in zip(seats, (chance.shuffled[2], chance.shuffled[5]), strict=True):
        assert sorted(card % BOOK_SPAN for card in pile) == sorted(decks[seat].book)


@pytest.mark.rule("MG-1.3")
def test_the_same_seed_shuffles_the_same() -> None:
    assert start(4).s.zones == start(4).s.zones
    assert start(4).s.zones != start(5).s.zones


@pytest.mark.rule("MG-1.4", "MG-1.5")
def test_the_first_hand_is_taken_from_the_top() -> None:
    """The top of a pile is kept last."""
    tale, chance = recorded(visitor="seat1")
    for seat in (0, 1):
        for place, (hand, deck, size) in enumerate(zip(HANDS, PILES, (3, 3, 4), strict=True)):
            pile = chance.shuffled[3 * seat + place]
            assert tale.zone(hand, seat) == pile[::-1][:size]
            assert tale.zone(deck, seat) == pile[:-size]


@pytest.mark.rule("MG-1.4")
def test_draws_flips_and_looks_take_the_top() -> None:
    scene = Scene("TE{RED 99}", calls=["AX07"], huddle=True)
    top = tuple(scene.zone(PB_DECK)[::-1])
    scene.call("AX07")
    assert scene.told(Looked)[0].cards == top[:3]
    scene = Scene("TE{RED 99}")
    top = tuple(scene.zone(PB_DECK)[::-1])
    scene.attempt().defend()
    assert scene.zone(PB_HAND)[-1] == top[0]
    assert scene.act("go").told(WentForTwo)[0].cards == top[1:3]


@pytest.mark.rule("MG-1.5")
def test_the_first_hand_is_ten_cards() -> None:
    tale = start()
    for seat in (0, 1):
        assert [tale.size(hand, seat) for hand in HANDS] == [3, 3, 4]
    assert [event.counts for event in tale.told(Drew)] == [(3, 3, 4)] * 2


@pytest.mark.rule("MG-1.6")
def test_discard_piles_and_spots_are_empty_at_first() -> None:
    tale = start()
    for seat in (0, 1):
        assert [tale.size(kind, seat) for kind in (OFF_DISC, DEF_DISC, PB_DISC, SPOTS, CONV, SIDE)] == [0] * 6
        assert (tale.s.outcomes[seat], tale.s.spot(seat)) == ("", 1)
    assert tale.scores == (0, 0)


@pytest.mark.rule("MG-1.6")
def test_a_seat_fills_the_spots_one_to_eight() -> None:
    tale = random_play(start(), lambda s: s.turn == 16)
    random_play(tale, lambda s: s.period > 0)
    assert [len(outcomes) >= 8 for outcomes in tale.s.outcomes] == [True, True]


@pytest.mark.rule("MG-1.7")
def test_there_is_no_mulligan() -> None:
    scene = Scene()
    scene.hold_book(0, "AO01", "AO02", "AO03", "AO04")
    scene.again()
    assert scene.asked == "Huddle.choose"
    assert scene.verbs() == {"discard"}
    assert "mulligan" not in {verb.name for verb in GAME.actions.verbs}


def unseen_offence(tale: Tale, seat: int | None, owner: int) -> set[int]:
    """Offense cards that an owner has in everything a seat thinks possible."""
    worlds = [imagine(tale.s, seat, Chance.of(seed)) for seed in range(12)]
    return set.intersection(*({*w.zones[OFF_HAND(owner)], *w.zones[OFF_DECK(owner)]} for w in worlds))


def known_book(tale: Tale, seat: int | None, owner: int) -> set[int]:
    worlds = [imagine(tale.s, seat, Chance.of(seed)) for seed in range(12)]
    return set.intersection(*({*w.zones[PB_HAND(owner)], *w.zones[PB_DECK(owner)]} for w in worlds))


@pytest.mark.rule("MG-1.9")
@pytest.mark.parametrize("seat", [0, None])
def test_rosters_and_payrolls_are_public_and_playbooks_are_not(seat: int | None) -> None:
    tale = start()
    facts = tale.view(seat).facts
    assert [len(roster) for roster in facts["rosters"]] == [22, 22]
    assert facts["payrolls"] == [GAME.payroll(GAME.named_deck(code, tale.s.options)) for code in ("EAS", "ASH")]
    assert facts["names"] == ["Engines", "Anvils"]
    assert facts["playbooks"] == []
    own = {*tale.zone(OFF_HAND, 1), *tale.zone(OFF_DECK, 1)}
    assert unseen_offence(tale, seat, 1) == own
    assert len(known_book(tale, seat, 1)) < 5


@pytest.mark.rule("MG-1.9")
def test_closed_rosters_are_guessed() -> None:
    tale = start(open_rosters="off")
    assert (tale.s.rosters, tale.s.payrolls) == ([], [0, 0])
    assert {event.payroll for event in tale.told(DeckBrought)} == {0}
    assert unseen_offence(tale, 0, 1) == set()
    assert unseen_offence(tale, 1, 1) == {*tale.zone(OFF_HAND, 1), *tale.zone(OFF_DECK, 1)}


@pytest.mark.rule("MG-1.9")
def test_open_playbooks_are_known() -> None:
    tale = start(open_playbooks="on")
    book = {*tale.zone(PB_HAND, 1), *tale.zone(PB_DECK, 1)}
    assert [set(cards) for cards in tale.s.playbooks][1] == book
    assert known_book(tale, 0, 1) == book
    hands = {tuple(imagine(tale.s, 0, Chance.of(seed)).zones[PB_HAND(1)]) for seed in range(12)}
    assert len(hands) > 6


@pytest.mark.rule("MG-1.9")
def test_decks_are_told_of_before_the_first_draw() -> None:
    kinds = [type(event) for event in start().log]
    assert max(i for i, kind in enumerate(kinds) if kind is DeckBrought) < kinds.index(Drew)


@pytest.mark.rule("MG-1.10")
def test_both_seats_pick_their_teams_in_turn() -> None:
    state = GAME.start(options(visitor="seat2"), 1)
    assert isinstance(state, Table)
    tale = Tale(state)
    assert (tale.s.to_move(), len(tale.options())) == (0, 32)
    tale.act("team THO")
    assert (tale.s.to_move(), len(tale.options())) == (1, 32)
    tale.act("team STO")
    assert tale.s.names == ["Tempest", "Sentries"]
    assert set(tale.s.rosters[0]) == set(GAME.named_deck("THO", tale.s.options).players)


@pytest.mark.rule("MG-1.10")
def test_only_the_seat_without_a_deck_picks() -> None:
    state = GAME.start(options(deck1="EAS"), 1)
    assert (state.to_move(), state.situation()) == (1, "BringDecks.second")
    with pytest.raises(IllegalAction):
        state.act(1, "attempt 1 1")


@pytest.mark.rule("MG-1.10")
def test_a_deck_may_be_named_by_its_text() -> None:
    deck = GAME.named_deck("GLA", options())._replace(stock=-1, name="Owls of My Own")
    tale = start(deck1=deck_code(deck), cap="0")
    assert set(tale.s.rosters[0]) == set(deck.players)
    assert (tale.s.names[0], tale.s.teams[0]) == ("Owls of My Own", -1)
    assert not tale.told(DeckBrought)[0].stock


@pytest.mark.rule("MG-1.10")
def test_a_name_that_is_no_deck_is_refused() -> None:
    with pytest.raises(BadOption, match="There is no deck 'Nowhere Nobodies'"):
        MastersOfTheGridiron().check_options(options(deck1="Nowhere Nobodies"))
