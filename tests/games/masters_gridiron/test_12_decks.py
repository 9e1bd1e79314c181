"""MG-12, MG-14  Building a deck: every broken rule at once, each with its code and its id; stock decks."""

from __future__ import annotations

import re

import pytest

from playcall.contract.decks import Problem
from playcall.games.masters_gridiron import GAME
from playcall.games.masters_gridiron.anatomy import Play
from playcall.games.masters_gridiron.cards import PLAYS, as_play
from playcall.games.masters_gridiron.decks import Deck, deck_code, deck_text, read_deck
from playcall.games.masters_gridiron.decks.check import check_deck, composition
from playcall.games.masters_gridiron.zones import DEF_DECK, DEF_HAND, OFF_DECK, OFF_HAND, PB_DECK, PB_HAND
from playcall.kernel import BadOption
from tests.games.masters_gridiron.story import options, random_play, say, start

PLAYERS, BOOK = GAME.cards.players, GAME.cards.book
CODES = (
    "unknown_card", "count_offense", "slots_offense", "count_defense", "slots_defense", "duplicate_player",
    "over_cap", "few_playbook", "many_playbook", "few_touchdowns", "field_goal_share", "type_ratio", "copies",
)  # fmt: skip
OFFENCE = ("QB", "RB", "TE", "WR", "WR", "T", "T", "G", "G", "C")
DEFENCE = ("DE", "DE", "DT", "LB", "LB", "LB", "CB", "CB", "S", "S")


def cheapest(*positions: str) -> tuple[int, ...]:
    """Different players at these positions for $1 million each."""
    chosen: list[int] = []
    for pos in positions:
        fits = (place for place, card in enumerate(PLAYERS) if (card.pos, card.salary) == (pos, 1))
        chosen.append(next(place for place in fits if place not in chosen))
    return tuple(chosen)


def plays(result: str, **types: int) -> list[int]:
    """Different plays of each type."""
    found: list[int] = []
    for kind, number in types.items():
        cell = [place for place, card in enumerate(BOOK[:PLAYS]) if isinstance(card, Play) and card.type == kind]
        found += [place for place in cell if as_play(BOOK[place]).result == result][:number]
    return found


def priced(total: int) -> Deck:
    """A legal deck but for the cap, with exactly this payroll."""
    sides = [list(LEGAL.offence), list(LEGAL.defence)]
    left = total - GAME.payroll(LEGAL)
    for side in sides:
        for slot, old in enumerate(side):
            fits = (p for p, card in enumerate(PLAYERS) if card.pos == PLAYERS[old].pos and p not in side)
            new = max(fits, key=lambda p: PLAYERS[p].salary if PLAYERS[p].salary - 1 <= left else 0)
            left -= PLAYERS[new].salary - 1
            side[slot] = new
    assert left == 0
    return LEGAL._replace(offence=tuple(sides[0]), defence=tuple(sides[1]))


EVEN = {"IR": 3, "OR": 3, "SP": 3, "LP": 3}
LEGAL = Deck(
    "Legal Eagles",
    cheapest(*OFFENCE, "FB"),
    cheapest(*DEFENCE, "S"),
    (*plays("TD", **EVEN), *plays("FG", **EVEN)),
)


def codes(deck: Deck, **settings: str) -> list[str]:
    return [problem.code for problem in check_deck(deck, options(**settings))]


def test_the_deck_of_these_tests_is_legal() -> None:
    assert check_deck(LEGAL) == []


@pytest.mark.rule("MG-12.1")
def test_cards_of_any_teams_may_be_mixed() -> None:
    assert len({PLAYERS[place].team for place in LEGAL.players}) >= 5
    GAME.check_options(options(deck1=deck_code(LEGAL)))
    tale = random_play(start(deck1=deck_code(LEGAL), deck2=deck_code(LEGAL)))
    assert tale.s.over


@pytest.mark.rule("MG-12.1")
def test_a_card_that_does_not_exist_is_named() -> None:
    [problem] = check_deck(LEGAL._replace(unknown=("Nobody", "999")))
    assert (problem.code, "“Nobody”, “999”" in say(problem.text)) == ("unknown_card", True)


@pytest.mark.rule("MG-12.2")
def test_the_payroll_may_reach_the_cap_but_not_pass_it() -> None:
    total = GAME.payroll(LEGAL)
    assert total == 22
    assert codes(LEGAL, cap="22") == []
    assert codes(LEGAL, cap="21") == ["over_cap"]
    assert options().cap == 120
    assert (GAME.payroll(priced(120)), codes(priced(120))) == (120, [])
    [problem] = check_deck(priced(121))
    assert (problem.code, problem.rule) == ("over_cap", "MG-12.2")
    assert say(problem.text) == "The payroll is $121 million, $1 million over the cap of $120 million."
    assert codes(priced(121), cap="0") == []


@pytest.mark.rule("MG-12.3")
@pytest.mark.parametrize(
    ("eleventh", "legal"),
    [("RB", True), ("FB", True), ("TE", True), ("WR", True), ("QB", False), ("T", False), ("G", False), ("C", False)],
)
def test_the_eleventh_of_the_offence(eleventh: str, legal: bool) -> None:
    deck = LEGAL._replace(offence=cheapest(*OFFENCE, eleventh))
    assert codes(deck) == ([] if legal else ["slots_offense"])


@pytest.mark.rule("MG-12.3")
@pytest.mark.parametrize("missing", sorted(set(OFFENCE)))
def test_every_slot_of_the_offence_must_be_filled(missing: str) -> None:
    slots = list(OFFENCE)
    slots[slots.index(missing)] = "FB"
    assert codes(LEGAL._replace(offence=cheapest(*slots, "FB"))) == ["slots_offense"]


@pytest.mark.rule("MG-12.3")
@pytest.mark.parametrize("cards", [10, 12])
def test_the_offence_is_exactly_eleven(cards: int) -> None:
    offence = cheapest(*OFFENCE, "FB", "RB")[:cards]
    assert codes(LEGAL._replace(offence=offence)) == ["count_offense"]


@pytest.mark.rule("MG-12.4")
@pytest.mark.parametrize("eleventh", ["DE", "DT", "LB", "CB", "S"])
def test_the_eleventh_of_the_defence_plays_anywhere(eleventh: str) -> None:
    assert codes(LEGAL._replace(defence=cheapest(*DEFENCE, eleventh))) == []


@pytest.mark.rule("MG-12.4")
@pytest.mark.parametrize(("missing", "instead"), [("DE", "DT"), ("DT", "LB"), ("LB", "CB"), ("CB", "S"), ("S", "DE")])
def test_every_slot_of_the_defence_must_be_filled(missing: str, instead: str) -> None:
    slots = list(DEFENCE)
    slots[slots.index(missing)] = instead
    assert codes(LEGAL._replace(defence=cheapest(*slots, instead))) == ["slots_defense"]
    assert codes(LEGAL._replace(defence=LEGAL.defence[:-1])) == ["count_defense"]


@pytest.mark.rule("MG-12.5")
def test_a_playbook_has_twenty_four_cards_at_least() -> None:
    book = (*plays("TD", **EVEN), *plays("FG", **EVEN))[1:]
    assert "few_playbook" in codes(LEGAL._replace(book=book))
    assert "few_playbook" not in codes(LEGAL)


@pytest.mark.rule("MG-12.5")
@pytest.mark.parametrize(("cards", "limit", "legal"), [(60, "60", True), (64, "60", False), (64, "64", True)])
def test_a_playbook_has_sixty_cards_at_most(cards: int, limit: str, legal: bool) -> None:
    each = dict.fromkeys(EVEN, cards // 8)
    book = [*plays("TD", **each), *plays("FG", **each)]
    while len(book) < cards:
        book += [plays("TD", IR=20)[-1], plays("FG", IR=20)[-1]]
    assert codes(LEGAL._replace(book=tuple(book)), playbook_max=limit) == ([] if legal else ["many_playbook"])
    assert options().playbook_max == 60


@pytest.mark.rule("MG-12.6")
def test_twelve_touchdowns_at_least() -> None:
    book = [*plays("TD", IR=3, OR=3, SP=3, LP=2), PLAYS, *plays("FG", **EVEN)]
    assert codes(LEGAL._replace(book=tuple(book))) == ["few_touchdowns"]


@pytest.mark.rule("MG-12.7")
def test_exactly_half_are_field_goals() -> None:
    more = LEGAL._replace(book=(*LEGAL.book, *plays("FG", IR=5)[-2:]))
    assert codes(more) == ["field_goal_share"]
    assert codes(more, fg_share="at_least") == []
    fewer = LEGAL._replace(book=(*LEGAL.book, *plays("TD", IR=5)[-2:]))
    assert codes(fewer) == codes(fewer, fg_share="at_least") == ["field_goal_share"]


@pytest.mark.rule("MG-12.7")
def test_every_audible_calls_for_one_more_field_goal() -> None:
    one = (*LEGAL.book, PLAYS)
    assert codes(LEGAL._replace(book=one)) == ["field_goal_share"]
    assert codes(LEGAL._replace(book=(*one, plays("FG", IR=4)[-1]))) == []


@pytest.mark.rule("MG-12.8")
@pytest.mark.parametrize(
    ("touchdowns", "field_goals", "legal"),
    [
        ({"IR": 4, "OR": 4, "SP": 2, "LP": 2}, {"IR": 4, "OR": 4, "SP": 2, "LP": 2}, True),
        ({"IR": 5, "OR": 3, "SP": 2, "LP": 2}, {"IR": 4, "OR": 4, "SP": 2, "LP": 2}, False),
        ({"IR": 6, "OR": 2, "SP": 2, "LP": 2}, {"IR": 2, "OR": 4, "SP": 3, "LP": 3}, True),
        ({"IR": 6, "OR": 6, "SP": 0, "LP": 0}, {"IR": 0, "OR": 0, "SP": 6, "LP": 6}, True),
        ({"IR": 4, "OR": 4, "SP": 4, "LP": 0}, {"IR": 4, "OR": 4, "SP": 4, "LP": 0}, False),
    ],
)
def test_no_type_more_than_twice_another(touchdowns: dict[str, int], field_goals: dict[str, int], legal: bool) -> None:
    book = (*plays("TD", **touchdowns), *plays("FG", **field_goals))
    assert codes(LEGAL._replace(book=book)) == ([] if legal else ["type_ratio"])


@pytest.mark.rule("MG-12.8")
def test_audibles_have_no_type() -> None:
    made = composition(LEGAL._replace(book=(*LEGAL.book, PLAYS, PLAYS + 1)))
    assert (made.audibles, sum(made.types.values()), made.total) == (2, 24, 26)


@pytest.mark.rule("MG-12.9")
@pytest.mark.parametrize("audibles", [0, 1, 2, 5])
def test_n_audibles_with_twelve_touchdowns_make_24_and_2n(audibles: int) -> None:
    extra = plays("FG", IR=5, OR=5, SP=5, LP=5)
    more = [place for place in extra if place not in LEGAL.book][:audibles]
    deck = LEGAL._replace(book=(*LEGAL.book, *range(PLAYS, PLAYS + audibles), *more))
    assert (codes(deck), len(deck.book)) == ([], 24 + 2 * audibles)
    made = composition(deck)
    assert made.field_goals == made.touchdowns + made.audibles


@pytest.mark.rule("MG-12.10")
def test_a_player_only_once() -> None:
    first = LEGAL.defence[3]
    twice = LEGAL._replace(defence=(*LEGAL.defence[:4], first, *LEGAL.defence[5:]))
    [problem] = check_deck(twice)
    assert (problem.code, problem.rule) == ("duplicate_player", "MG-12.10")
    assert PLAYERS[first].name in say(problem.text)


@pytest.mark.rule("MG-12.11")
@pytest.mark.parametrize(
    ("copies", "limit", "legal"), [(2, "2", True), (3, "2", False), (3, "3", True), (3, "0", True), (2, "1", False)]
)
def test_a_playbook_card_may_be_there_so_many_times(copies: int, limit: str, legal: bool) -> None:
    book = list(LEGAL.book)
    book[1:copies] = [book[0]] * (copies - 1)
    assert codes(LEGAL._replace(book=tuple(book)), playbook_copies=limit) == ([] if legal else ["copies"])


@pytest.mark.rule("MG-12.11")
def test_two_copies_of_a_card_are_two_cards_at_the_table() -> None:
    book = list(LEGAL.book)
    book[1] = book[0]
    tale = start(deck1=deck_code(LEGAL._replace(book=tuple(book))))
    cards = [*tale.zone(PB_DECK), *tale.zone(PB_HAND)]
    assert (len(cards), len(set(cards))) == (24, 24)


@pytest.mark.rule("MG-12.12")
def test_both_opponents_may_have_the_same_player() -> None:
    tale = start(deck1=deck_code(LEGAL), deck2=deck_code(LEGAL))
    assert tale.s.rosters[0] == [card - len(PLAYERS) for card in tale.s.rosters[1]]
    with pytest.raises(BadOption, match="not_owned"):
        start(deck1=deck_code(LEGAL), deck2=deck_code(LEGAL), exclusive_pool="on")


BROKEN = Deck(
    "All Wrong",
    cheapest("QB", "QB", "TE", "WR", "WR", "T", "T", "G", "G", "C", "FB"),
    (*cheapest(*DEFENCE), *cheapest("DE")),
    (*plays("TD", IR=11), *plays("FG", IR=2), *[PLAYS] * 3),
    unknown=("Nobody",),
)


@pytest.mark.rule("MG-12.13")
def test_every_broken_rule_is_reported_at_once_in_order() -> None:
    found = codes(BROKEN, cap="1")
    assert found == [
        "unknown_card", "slots_offense", "duplicate_player", "over_cap", "few_playbook", "few_touchdowns",
        "field_goal_share", "type_ratio", "copies",
    ]  # fmt: skip
    short = BROKEN._replace(offence=BROKEN.offence[:3], defence=BROKEN.defence[:3], book=(PLAYS,) * 70)
    assert codes(short, cap="1") == [
        "unknown_card", "count_offense", "count_defense", "over_cap", "many_playbook", "few_touchdowns",
        "field_goal_share", "copies",
    ]  # fmt: skip
    order = [CODES.index(code) for code in found]
    assert order == sorted(order)


@pytest.mark.rule("MG-12.13")
def test_every_reason_has_its_rule() -> None:
    problems = [*check_deck(BROKEN, options(cap="1")), *check_deck(BROKEN._replace(offence=(), book=()))]
    rules = {rule.id for rule in GAME.rulebook().rules}
    for problem in problems:
        assert problem.rule in rules
        assert problem.told(GAME.package).endswith(f"({problem.code}, {problem.rule})")


@pytest.mark.rule("MG-12.13")
def test_slots_are_looked_at_only_where_the_count_is_right() -> None:
    assert codes(LEGAL._replace(offence=cheapest("QB", "QB"))) == ["count_offense"]


@pytest.mark.rule("MG-12.13")
def test_an_illegal_deck_is_refused_with_every_reason() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.check_options(options(deck2=deck_code(BROKEN._replace(unknown=())), cap="1"))
    for code in ("slots_offense", "over_cap", "few_playbook", "few_touchdowns", "copies"):
        assert code in str(refused.value)
    assert "deck2" in str(refused.value)


@pytest.mark.rule("MG-12.14")
@pytest.mark.parametrize("seed", range(2))
def test_nothing_in_a_deck_changes_during_a_game(seed: int) -> None:
    tale = start(seed)
    kinds = GAME.layout(tale.s.options).kinds

    def cards(back: str, seat: int) -> list[int]:
        return sorted(card for kind in kinds if kind.back == back for card in tale.zone(kind, seat))

    before = {(back, seat): cards(back, seat) for back in ("offense", "defense", "playbook") for seat in (0, 1)}
    random_play(tale, seed=seed)
    assert before == {key: cards(*key) for key in before}


# Text and code --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-12.1")
def test_a_deck_comes_back_from_its_text_and_its_code() -> None:
    deck = LEGAL._replace(book=tuple(sorted((*LEGAL.book, LEGAL.book[0], PLAYS))), offence=tuple(sorted(LEGAL.offence)))
    deck = deck._replace(defence=tuple(sorted(deck.defence)))
    assert read_deck(deck_text(deck)) == deck
    assert read_deck(deck_code(deck)) == deck
    assert re.fullmatch(r"\S+", deck_code(deck))


@pytest.mark.rule("MG-12.1")
def test_a_deck_may_be_written_by_names_with_remarks() -> None:
    star = PLAYERS[0]
    fade = BOOK[GAME.cards.places["TSP01"]]
    deck = read_deck(f"deck: Mine\n# my favourites\n{star.name}\n2 x TSP01\n{fade.name}\n#002\nWho is that\n")
    assert (deck.name, deck.offence) == ("Mine", (0, 1))
    assert deck.book == (GAME.cards.places["TSP01"],) * 3
    assert deck.unknown == ("Who is that",)


# Stock decks ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-14.1")
@pytest.mark.parametrize(("form", "made"), [("full", (12, 14, 2)), ("basic", (12, 12, 0))])
def test_every_team_has_a_stock_deck_in_both_forms(form: str, made: tuple[int, int, int]) -> None:
    assert len(GAME.cards.teams) == 32
    for place, team in enumerate(GAME.cards.teams):
        deck = GAME.stock(place, options(stock_form=form))
        found = composition(deck)
        assert (found.touchdowns, found.field_goals, found.audibles) == made
        assert {PLAYERS[card].team for card in deck.players} == {team.code}
        assert {PLAYERS[card].role for card in deck.players} == {"STARTER"}
        assert (len(deck.offence), len(deck.defence)) == (11, 11)


@pytest.mark.rule("MG-14.1")
@pytest.mark.parametrize(("form", "cards"), [("full", 28), ("basic", 24)])
def test_both_seats_use_the_same_form(form: str, cards: int) -> None:
    tale = start(stock_form=form)
    assert [tale.size(PB_DECK, seat) + tale.size(PB_HAND, seat) for seat in (0, 1)] == [cards, cards]
    assert options().stock_form == "full"


@pytest.mark.rule("MG-14.1")
def test_the_basic_form_is_part_of_the_full_one() -> None:
    for place in range(32):
        full, basic = (set(GAME.stock(place, options(stock_form=form)).book) for form in ("full", "basic"))
        assert (basic < full, len(full - basic)) == (True, 4)


@pytest.mark.rule("MG-14.2")
def test_the_four_reserves_are_not_in_the_stock_deck() -> None:
    for place, team in enumerate(GAME.cards.teams):
        sides = [PLAYERS[card].side for card in team.reserves]
        assert (sides.count("OFFENSE"), sides.count("DEFENSE")) == (2, 2)
        assert not set(team.reserves) & set(GAME.stock(place, options()).players)


@pytest.mark.rule("MG-14.3")
@pytest.mark.parametrize("form", ["full", "basic"])
def test_stock_decks_keep_all_rules_but_the_cap(form: str) -> None:
    over = 0
    for place in range(32):
        problems: list[Problem] = check_deck(GAME.stock(place, options(stock_form=form)))
        assert {problem.code for problem in problems} <= {"over_cap"}
        over += len(problems)
    assert over > 0


@pytest.mark.rule("MG-14.3")
def test_the_cap_may_be_put_on_stock_decks() -> None:
    rich = next(t.code for i, t in enumerate(GAME.cards.teams) if GAME.payroll(GAME.stock(i, options())) > 120)
    GAME.check_options(options(deck1=rich))
    with pytest.raises(BadOption, match="over_cap"):
        GAME.check_options(options(deck1=rich, cap_on_stock="on"))
    capped = GAME.start(options(cap_on_stock="on"), 1)
    offered = [GAME.actions.token(action) for action in capped.legal(0)]
    assert f"team {rich}" not in offered
    assert 20 < len(offered) < 32


@pytest.mark.rule("MG-14.4")
def test_the_same_stock_deck_may_meet_itself() -> None:
    tale = start(deck1="FER", deck2="FER")
    assert tale.s.names == ["Falconers I", "Falconers II"]
    for one, other in ((OFF_DECK, OFF_HAND), (DEF_DECK, DEF_HAND)):
        sides = [{card % len(PLAYERS) for kind in (one, other) for card in tale.zone(kind, seat)} for seat in (0, 1)]
        assert sides[0] == sides[1]
    assert random_play(tale).s.over
