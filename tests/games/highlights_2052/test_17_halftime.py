"""FH-17, FH-18  Halftime and the second half."""

from __future__ import annotations

import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import Cut, Defence, Drafted, HalfEnds, OpenPick, PlayOver
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import (
    ACTION_DECK,
    ACTION_DISCARD,
    AUDIBLE_SPACE,
    CUTS,
    DISPLAY,
    DRAFT_DISCARD,
    HANDS,
    IN_PLAY,
    OPEN_DISCARD,
    PACKS,
    PLAY_DECK,
    PLAYBOOK,
    ROSTER,
)
from playcall.kernel import Chance, view
from tests.games.highlights_2052.story import IDLE, Tale, first_half, random_play, start, two_ended

SIDES = (VISITOR, HOME)


def halftime(**settings: str) -> Tale:
    """The first question after the first half."""
    return random_play(first_half(1, **settings), lambda s: s.half == 1 and bool(s.zones[ROSTER(HOME)]))


def cutting(**settings: str) -> Tale:
    return halftime(**settings).play_on("CutToFifteen.cut")


def second_half(**settings: str) -> Tale:
    """The Audible choice of the second half."""
    return halftime(**settings).play_on("Half.set_audibles")


def team(tale: Tale, side: int) -> list[int]:
    return [card for kind in (ROSTER, HANDS, PLAYBOOK, AUDIBLE_SPACE, IN_PLAY) for card in tale.zone(kind, side)]


# FH-17 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-17.1")
@pytest.mark.parametrize("seed", range(5))
def test_each_side_gathers_its_fifteen_from_everywhere(seed: int) -> None:
    tale = first_half()
    own = [sorted(team(tale, side)) for side in SIDES]
    random_play(tale, lambda s: bool(s.zones[ROSTER(HOME)]), seed)  # Audibles of all kinds on the way
    assert sum(tale.s.audibles) < 6
    assert [sorted(tale.zone(ROSTER, side)) for side in SIDES] == own
    assert [team(tale, side) for side in SIDES] == [tale.zone(ROSTER, side) for side in SIDES]


@pytest.mark.rule("FH-17.2")
def test_pick_and_pass_gives_five_cards_each() -> None:
    tale = halftime()
    assert tale.asked == "PackDraft.pick"
    rounds = []
    while tale.asked == "PackDraft.pick":
        visitor, home = tale.zone(PACKS, VISITOR).copy(), tale.zone(PACKS, HOME).copy()
        rounds.append((len(visitor), len(home), tale.asked_seats))
        tale.act(f"0: {tale.options(0)[0]}", f"1: {tale.options(1)[0]}")
        if tale.asked == "PackDraft.pick":
            assert tale.zone(PACKS, HOME) == visitor[1:]
    assert rounds == [(n, n, [0, 1]) for n in (6, 5, 4, 3, 2)]
    assert [len(tale.zone(ROSTER, side)) for side in SIDES] == [20, 20]
    assert len(tale.zone(DRAFT_DISCARD)) == 2


@pytest.mark.rule("FH-17.2")
def test_halftime_picks_are_secret() -> None:
    tale = cutting()
    picks = tale.told(Drafted)
    assert len(picks) == 10
    assert all(pick.seen_by(1 - pick.owner).card is None for pick in picks)


@pytest.mark.rule("FH-17.3")
def test_the_open_draft_lets_home_begin() -> None:
    tale = halftime(halftime_draft="open")
    assert tale.asked == "DisplayDraft.take_one"
    eleventh = tale.zone(PLAY_DECK)[-1]
    order, sizes = "", []
    while tale.asked == "DisplayDraft.take_one":
        order += "VH"[tale.s.to_move()]
        sizes.append(len(tale.options()))
        assert (eleventh in tale.zone(DISPLAY)) == (len(order) == 10)
        tale.act(tale.options()[0])
    assert order == "HVVHHVVHHV"
    assert sizes == [10, 9, 8, 7, 6, 5, 4, 3, 2, 2]
    assert [len(tale.zone(ROSTER, side)) for side in SIDES] == [20, 20]
    assert len(tale.zone(OPEN_DISCARD)) == 1
    assert len(tale.told(OpenPick)) == 10


@pytest.mark.rule("FH-17.4")
def test_five_single_cuts_from_twenty_new_cards_included() -> None:
    tale = cutting()
    assert tale.asked_seats == [0, 1]
    sizes = []
    while tale.asked == "CutToFifteen.cut":
        for seat, side in enumerate(SIDES):
            assert tale.options(seat) == [f"cut {card}" for card in tale.ids(ROSTER, side)]
        sizes.append(len(tale.options(0)))
        tale.act(f"0: {tale.options(0)[-1]}", f"1: {tale.options(1)[-1]}")
    assert sizes == [20, 19, 18, 17, 16]
    drafted = {pick.card for pick in tale.told(Drafted)}
    assert {cut.card for cut in tale.told(Cut)} == drafted


@pytest.mark.rule("FH-17.4")
def test_cut_cards_leave_the_game() -> None:
    tale = cutting().play_on("Half.set_audibles")
    for side in SIDES:
        gone = {cut.card for cut in tale.told(Cut) if cut.team == tale.s.teams[side]}
        assert gone == set(tale.zone(CUTS, side))
        assert len(gone) == 5
        assert not gone & {*team(tale, side), *tale.zone(PLAY_DECK), *tale.zone(DRAFT_DISCARD)}
        assert len(team(tale, side)) == 15


@pytest.mark.rule("FH-17.4", "FH-24.2")
def test_cuts_are_made_at_once_and_in_secret() -> None:
    tale = cutting()
    before = view(tale.s, 1).zones
    tale.act(f"0: {tale.options(0)[0]}")
    assert view(tale.s, 1).zones == before
    tale.act(f"1: {tale.options(1)[0]}")
    mine = tale.told(Cut)[0]
    assert mine.seen_by(0).card in tale.zone(CUTS, VISITOR)
    assert mine.seen_by(1).card is None
    cuts = [z for z in view(tale.s, 1).zones if (z.zone, z.holder) == ("cut", VISITOR)]
    assert [(z.count, z.cards) for z in cuts] == [(1, None)]


@pytest.mark.rule("FH-17.5", "FH-18.2")
def test_home_begins_the_second_half() -> None:
    tale = second_half().play_on("Half.first_card", "place none")
    assert tale.s.half == 2
    assert tale.asked_seats == [tale.s.seats[HOME]]


@pytest.mark.rule("FH-17.6")
@pytest.mark.parametrize(("draft", "left"), [("pick_pass", 23), ("open", 24)])
def test_a_quick_start_has_play_cards_enough(draft: str, left: int) -> None:
    tale = second_half(halftime_draft=draft)
    assert len(tale.zone(PLAY_DECK)) == left


@pytest.mark.rule("FH-17.6", "FH-13.6")
def test_a_drafted_game_uses_thirty_five_of_seventy_five() -> None:
    tale = start(1, GAME, setup="draft").play_on("Half.first_card")
    assert len(tale.zone(PLAY_DECK)) == 52
    tale.play_on("CutToFifteen.cut")
    assert len(tale.zone(PLAY_DECK)) == 40


# FH-18 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-18.1")
def test_the_second_half_is_prepared_like_the_first() -> None:
    tale = second_half()
    assert tale.s.ball == [45, 45]
    assert tale.s.audibles == [3, 3]
    assert tale.s.made == [0, 0]
    for seat, side in enumerate(SIDES):
        assert (len(tale.zone(HANDS, side)), len(tale.zone(PLAYBOOK, side))) == (10, 5)
        assert tale.options(seat) == [f"place {card}" for card in tale.ids(HANDS, side)] + ["place none"]
    tale.act(f"0: {tale.options(0)[0]}", "1: place none")
    assert [len(tale.zone(AUDIBLE_SPACE, side)) for side in SIDES] == [1, 0]
    assert [len(tale.zone(PLAYBOOK, side)) for side in SIDES] == [4, 5]
    assert [len(tale.zone(HANDS, side)) for side in SIDES] == [10, 10]


@pytest.mark.rule("FH-18.1", "FH-14.1")
def test_playbooks_and_action_deck_are_shuffled_again() -> None:
    tale = cutting()
    while len(tale.zone(ROSTER, VISITOR)) > 16:
        tale.act(tale.options()[0])
    books, decks = set(), set()
    for n in range(6):
        twin = Tale(tale.s.clone())
        twin.s.chance = Chance.of(n)
        twin.play_on("Half.set_audibles")
        assert len(twin.zone(ACTION_DECK)) == 30
        assert twin.zone(ACTION_DISCARD) == []
        books.add(tuple(twin.zone(HANDS, VISITOR) + twin.zone(PLAYBOOK, VISITOR)))
        decks.add(tuple(twin.zone(ACTION_DECK)))
    assert (len(books), len(decks)) == (6, 6)


@pytest.mark.rule("FH-18.2")
def test_homes_first_card_is_for_offence_only() -> None:
    tale = second_half().play_on("Half.first_card", "place none")
    opener = tale.zone(HANDS, HOME)[0]
    assert tale.options() == [f"play {card}" for card in tale.ids(HANDS, HOME)]
    tale.act(tale.options()[0])
    assert tale.zone(IN_PLAY, HOME) == [opener]
    assert tale.s.offence == HOME
    assert tale.asked_seats == [tale.s.seats[VISITOR]]
    random_play(tale, lambda s: s.half == 3 or s.over)
    start_of_half = next(i for i, event in enumerate(tale.log) if isinstance(event, HalfEnds))
    defences = [event.card for event in tale.log[start_of_half:] if isinstance(event, Defence)]
    assert opener not in defences


@pytest.mark.rule("FH-18.3")
@pytest.mark.parametrize("placed", [True, False])
def test_home_gives_the_last_defence_of_the_second_half(placed: bool) -> None:
    tale = second_half()
    tale.s.cards = (two_ended(IDLE),) * len(tale.s.cards)
    place = tale.options(1)[0] if placed else "place none"
    tale.act("0: place none", f"1: {place}")
    while tale.s.made != [9, 10]:
        tale.act("no kick" if tale.may("no kick") else tale.options()[0])
    assert tale.s.offence == VISITOR
    if placed:
        assert (tale.asked, tale.asked_seats) == ("FinalDefence.source", [1])
        tale.act("from audible")
    [*_, last] = tale.told(Defence)
    assert (last.team, last.source) == (tale.s.teams[HOME], "final")
    assert tale.asked == "FieldGoal.decide"
    tale.act("no kick")
    assert [ends.half for ends in tale.told(HalfEnds)] == [1, 2]
    assert [play.made for play in tale.told(PlayOver)][-2:] == [10, 10]


@pytest.mark.rule("FH-18.4")
def test_points_carry_over() -> None:
    tale = first_half()
    tale.s.scores = [17, 9]
    tale.s.cards = (two_ended(IDLE),) * len(tale.s.cards)
    tale.play_on("CutToFifteen.cut", "no kick")
    assert tale.told(HalfEnds)[-1].scores == (17, 9)
    tale.play_on("the end of the game", "no kick")
    assert tale.s.result is not None
    assert sorted(tale.s.result.scores) == [9, 17]
    assert (tale.s.result.winner, tale.s.result.rule) == (tale.s.seats[VISITOR], "FH-20.1")
