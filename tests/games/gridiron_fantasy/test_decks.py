"""GF-2, GF-15: rosters as text, every broken rule, the listed choice, suggestions, the builder's bench."""

import pytest

from playcall.contract.decks import Workshop as Bench
from playcall.contract.speech import say
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.decks import (
    Deck,
    check_deck,
    choice_of,
    copy_limit,
    deck_code,
    deck_text,
    named_deck,
    read_deck,
)
from playcall.games.gridiron_fantasy.decks.packs import LEANS, sealed_pool, suggest_deck
from playcall.games.gridiron_fantasy.decks.roster import PACKAGE
from playcall.games.gridiron_fantasy.decks.workshop import Workshop
from playcall.games.gridiron_fantasy.options import Options
from playcall.kernel import BadOption

CARDS = load()
LETTERS = "ABCDEFGH"
BENCH = Workshop(CARDS)


def place(card_id: str) -> int:
    return CARDS.places[card_id]


def places(*ids: str) -> tuple[int, ...]:
    return tuple(map(place, ids))


def broken(deck: Deck, options: Options | None = None) -> set[tuple[str, str]]:
    return {(problem.code, problem.rule) for problem in check_deck(deck, options)}


STOCK = named_deck("A")


# Starter decks and text -----------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-2.19")
@pytest.mark.parametrize("letter", LETTERS)
def test_every_starter_deck_is_legal_and_has_60_cards(letter: str) -> None:
    deck = named_deck(letter)
    assert check_deck(deck) == []
    assert len(set(deck.cards)) == 60


def test_decks_are_found_by_letter_and_nickname() -> None:
    assert named_deck("dust devils") == named_deck("e") == named_deck("Dust-Devils")
    assert named_deck("E").name == "Mesa Roja Dust Devils"


@pytest.mark.parametrize("write", [deck_text, deck_code])
def test_a_deck_can_be_written_and_read_again(write: object) -> None:
    deck = STOCK._replace(oa=(*STOCK.oa, *STOCK.oa), da_reserve=places("DA-72"), stock=-1)
    again = read_deck(write(deck))  # type: ignore[operator]
    assert again._replace(oa=tuple(sorted(again.oa))) == deck._replace(oa=tuple(sorted(deck.oa)))


def test_cards_may_be_named_in_a_deck() -> None:
    deck = read_deck("deck: Mine\n# a remark\nSlant\n3 x OA-04 Soft Hands\nlisted TM-01\nreserve DA-05\nPiffle")
    assert (deck.name, deck.op, deck.oa) == ("Mine", places("OP-01"), 3 * places("OA-04"))
    assert (deck.listed, deck.da_reserve, deck.unknown) == (places("TM-01"), places("DA-05"), ("Piffle",))


@pytest.mark.parametrize("text", ["", ":::::", "x:9999:::::", "deck:\n\x00", "x:1*99:!:a:b:c", "12 x OA-04" * 50])
def test_any_text_is_a_deck_though_perhaps_a_poor_one(text: str) -> None:
    assert check_deck(read_deck(text))


# Broken rules ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-2.4")
def test_a_word_that_is_no_card_is_named() -> None:
    assert ("unknown_card", "GF-2.4") in broken(STOCK._replace(unknown=("Piffle",)))


@pytest.mark.rule("GF-2.5")
def test_too_few_team_cards() -> None:
    few = STOCK._replace(team=STOCK.team[:4])
    assert broken(few) == {("few_team", "GF-2.5")}
    assert broken(few, Options(team_cards=3)) == set()
    assert broken(STOCK, Options(team_cards=9)) == {("few_team", "GF-2.5")}


@pytest.mark.rule("GF-2.6", "GF-2.7")
def test_a_team_card_is_there_once() -> None:
    assert broken(STOCK._replace(team=(*STOCK.team, STOCK.team[0]))) == {("team_twice", "GF-2.6")}
    assert broken(STOCK._replace(team=(*STOCK.team, place("TM-08")))) == {("sponsor_twice", "GF-2.7")}
    assert broken(STOCK._replace(team=(*STOCK.team, place("TM-16")))) == set(), "another sponsor is welcome"


@pytest.mark.rule("GF-2.8")
def test_one_coach_and_one_franchise_can_be_chosen() -> None:
    leaders = places("TM-01", "TM-09", "TM-17", "TM-02", "TM-10", "TM-18", "TM-03")
    assert broken(STOCK._replace(team=leaders)) == {("team_single", "GF-2.8")}
    assert broken(STOCK._replace(team=leaders), Options(team_cards=3)) == set()


@pytest.mark.rule("GF-2.11")
def test_a_playbook_needs_a_run_and_a_pass() -> None:
    runs = places("OP-02", "OP-03", "OP-06", "OP-07", "OP-08", "OP-09")
    assert broken(STOCK._replace(op=runs)) == {("no_pass_op", "GF-2.11")}
    assert broken(STOCK._replace(dp=places("DP-03", "DP-04", "DP-05", "DP-32", "DP-33", "DP-34"))) == {
        ("no_run_dp", "GF-2.11")
    }


@pytest.mark.rule("GF-2.12", "GF-15.5")
def test_the_plays_of_a_playbook_are_different() -> None:
    twice = STOCK._replace(op=(*STOCK.op[:5], STOCK.op[0]))
    assert broken(twice) == {("few_op", "GF-2.12")}
    assert broken(twice, Options(playbook_size=5)) == set()
    assert broken(STOCK, Options(playbook_size=9)) == {("few_op", "GF-2.11"), ("few_dp", "GF-2.11")}


@pytest.mark.rule("GF-2.15")
def test_an_action_deck_has_15_different_cards() -> None:
    assert broken(STOCK._replace(oa=STOCK.oa[:14])) == {("few_oa", "GF-2.15")}
    assert broken(STOCK._replace(oa=STOCK.oa[:15])) == set()
    assert broken(STOCK._replace(da=2 * STOCK.da[:14] + STOCK.da[:2])) == {
        ("alike_da", "GF-2.15"), ("copies_da", "GF-2.16"),
    }  # fmt: skip


@pytest.mark.rule("GF-2.16", "GF-2.17")
@pytest.mark.parametrize(
    ("size", "copies"),
    [(15, 1), (23, 1), (29, 1), (30, 2), (40, 2), (44, 2), (45, 3), (59, 3), (60, 4), (74, 4), (75, 5), (200, 5)],
)
def test_copies_follow_the_size_of_the_deck(size: int, copies: int) -> None:
    assert copy_limit(size, Options()) == copies


@pytest.mark.rule("GF-2.16", "GF-2.17")
def test_copies_are_counted_for_each_action_deck_by_itself() -> None:
    double = STOCK._replace(oa=2 * STOCK.oa)
    assert broken(double) == set()
    assert broken(double._replace(da=(*STOCK.da, STOCK.da[0]))) == {("copies_da", "GF-2.16")}


@pytest.mark.rule("GF-15.1", "GF-15.2")
def test_agreed_limits_of_copies() -> None:
    double = STOCK._replace(oa=2 * STOCK.oa)
    assert broken(double, Options(copy_limit="one")) == {("copies_oa", "GF-15.2")}
    assert broken(double, Options(copy_limit="two_actions")) == set()
    triple = STOCK._replace(oa=3 * STOCK.oa)
    assert broken(triple) == set()
    assert broken(triple, Options(copy_limit="two_actions")) == {("copies_oa", "GF-15.2")}
    twice = STOCK._replace(op=(*STOCK.op, STOCK.op[0]))
    assert broken(twice) == set()
    assert broken(twice, Options(copy_limit="one")) == {("copies_plays", "GF-15.2")}


@pytest.mark.rule("GF-15.3")
def test_a_sealed_deck_is_built_from_its_pool() -> None:
    pool = sealed_pool(5, 2, 8)
    deck = suggest_deck(Options(), pool=pool)
    assert check_deck(deck, pool=pool) == []
    assert [problem.rule for problem in check_deck(STOCK, pool=pool)] == ["GF-15.3"]


@pytest.mark.rule("GF-15.6")
def test_with_all_formations_none_counts_as_a_team_card() -> None:
    five = STOCK._replace(team=places("TM-01", "TM-02", "TM-03", "TM-04", "TM-07"))
    assert broken(five) == set()
    assert broken(five, Options(all_formations=True)) == {("few_team", "GF-2.5")}


@pytest.mark.rule("GF-2.21")
def test_no_list_of_cards_is_too_long() -> None:
    actions = tuple(place(card.id) for card in CARDS.of_type("OA"))
    assert broken(STOCK._replace(oa=actions[:60])) == set()
    assert broken(STOCK._replace(oa=actions[:40], oa_reserve=actions[40:61])) == {("many_different", "GF-2.21")}


# The listed choice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-2.5", "GF-2.11")
def test_the_listed_choice_is_the_standard_one() -> None:
    chosen = choice_of(STOCK, 5, 6)
    assert [CARDS.cards[p].id for p in chosen.team] == ["TM-01", "TM-02", "TM-03", "TM-04", "TM-05"]
    assert (chosen.op, chosen.dp) == (STOCK.op[:6], STOCK.dp[:6])


@pytest.mark.rule("GF-2.8", "GF-2.11")
def test_a_choice_is_legal_whatever_is_listed() -> None:
    runs = places("OP-02", "OP-03", "OP-06", "OP-07", "OP-08", "OP-09")
    deck = STOCK._replace(
        team=places("TM-01", "TM-09", "TM-02", "TM-10", "TM-03", "TM-04", "TM-05"), op=(*runs, place("OP-01"))
    )
    chosen = choice_of(deck._replace(listed=()), 5, 6)
    assert [CARDS.cards[p].id for p in chosen.team] == ["TM-01", "TM-02", "TM-03", "TM-04", "TM-05"]
    assert chosen.op == (*runs[:5], place("OP-01"))


# Suggestions and the bench --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lean", LEANS)
def test_suggested_decks_are_legal(lean: str) -> None:
    deck = suggest_deck(Options(), lean)
    assert check_deck(deck) == []
    assert (len(deck.team), len(deck.op), len(deck.dp), len(deck.oa), len(deck.da)) == (8, 8, 8, 18, 18)


def test_a_suggestion_keeps_what_it_can() -> None:
    kept = read_deck("deck: Mine\nTM-67\nOP-25\nDP-44\nOA-72\nDA-57")
    deck = suggest_deck(Options(), "speed", keep=kept)
    assert set(kept.cards) <= set(deck.cards)
    assert deck.name == "Mine"


def test_a_suggestion_needs_a_lean_and_enough_cards() -> None:
    with pytest.raises(BadOption, match="no lean 'luck'"):
        suggest_deck(Options(), "luck")
    with pytest.raises(BadOption, match=r"There is no legal deck in these cards: .*few_op"):
        suggest_deck(Options(), pool={place("OP-01"): 1})


def test_the_bench_tells_all_about_a_deck() -> None:
    assert isinstance(BENCH, Bench)
    options = Options()
    sheet = BENCH.sheet("A", options)
    assert (sheet.name, sum(sheet.cards.values()), sheet.problems) == ("Anvil Bay Foundrymen", 60, ())
    assert [area.have for area in sheet.areas] == [8, 8, 8, 18, 18]
    assert all(meter.good for meter in sheet.meters)
    assert BENCH.sheet(BENCH.blank("New"), options).problems
    assert BENCH.check(BENCH.suggest(options, "Power", "Mine"), options) == []
    assert BENCH.text(BENCH.code("B", options), options, "Mine").startswith("deck: Mine\n")
    assert "18 Offensive and 18 Defensive Actions" in say(BENCH.summary("snapjaws", options), PACKAGE)


def test_the_builder_offers_every_card_in_its_group() -> None:
    builder = BENCH.builder()
    groups = {group.id: {each.id for each in group.filters} for group in builder.groups}
    assert [card.id for card in builder.cards] == [card.id for card in CARDS.cards]
    assert all(set(card.facts) == groups[card.group] for card in builder.cards)
    assert {start.id for start in builder.starts} == set(LETTERS)
    assert all(card.line or card.figures for card in builder.cards)


@pytest.mark.rule("GF-2.14")
def test_built_decks_stay_secret_and_starter_decks_do_not() -> None:
    own = BENCH.code(BENCH.suggest(Options(), "even", "Mine"), Options())
    assert BENCH.secrets(Options(deck1="A", deck2=own)) == {"deck2": 1}
