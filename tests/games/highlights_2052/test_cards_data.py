"""The card set against its specification: counts, distributions, shapes, required cards, worth."""

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import fmean

import pytest

from playcall.games.highlights_2052 import balance
from playcall.games.highlights_2052.cards import Card, CardSet, Play, load
from playcall.games.highlights_2052.effects import (
    MAUL,
    PASS,
    RUN,
    TYPE_LETTERS,
    Action,
    Always,
    BallAtLeast,
    BallAtMost,
    Blitz,
    Bonus,
    Breakaway,
    ClearArea,
    Condition,
    DefType,
    Down,
    Effect,
    EndDrive,
    ExtraDraw,
    Fumble,
    GoalLineStand,
    HoldTo,
    HurryUp,
    If,
    Interception,
    Loss,
    Minus,
    Misdirection,
    Momentum,
    NoGain,
    NoKick,
    OffType,
    PrevType,
    Situation,
    Strip,
    Stunt,
    Trailing,
)
from playcall.games.highlights_2052.faces.lines import all_faces
from playcall.games.highlights_2052.notation import format_defence, format_play

SET: CardSet = load()
MAIN = [card for card in SET.cards if card.set in ("star", "team", "play")]
SOLO = [card for card in SET.cards if card.set == "solo"]
PROMO = [card for card in SET.cards if card.set == "promo"]
TEAMS = {team.id: [SET.cards[place] for place in team.cards] for team in SET.teams}


def cards_of(*sets: str) -> list[Card]:
    return [card for card in SET.cards if card.set in sets]


def plain(box: Action | None) -> Action | None:
    """The action itself, without its condition."""
    return box.action if isinstance(box, If) else box


def effects(card: Card) -> set[Effect]:
    return {effect for play in card.plays for effect in play.effects}


def plays(cards: Iterable[Card]) -> list[Play]:
    return [play for card in cards for play in card.plays]


def first_type(card: Card) -> str:
    return TYPE_LETTERS[card.plays[0].type] if card.plays else "-"


def footballs(card: Card) -> int:
    return sum(play.footballs for play in card.plays)


def football_pattern(card: Card) -> str:
    """The names of the patterns in the specification's table."""
    same = len({(play.type, play.yards, play.effects) for play in card.plays}) == 1
    kinds = len({play.type for play in card.plays})
    match footballs(card), len(card.plays):
        case 2, 1:
            return "two doubled"
        case 2, 2:
            return "two areas" if same else "two types" if kinds == 2 else "?"
        case 3, 3:
            return "three areas" if same else "three types" if kinds == 3 else "?"
        case 3, 2:
            return "two and one"
    return "few"


# --- 2.1: counts and order -------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-1.1")
def test_the_sets_have_their_counts() -> None:
    assert Counter(card.set for card in SET.cards) == {"star": 20, "team": 40, "play": 35, "solo": 25, "promo": 5}
    assert len(MAIN) == 95
    assert len(SET.actions) == 30


@pytest.mark.rule("FH-1.1", "FH-1.3")
def test_a_team_is_five_stars_and_ten_team_cards() -> None:
    assert [team.id for team in SET.teams] == ["tidebreakers", "haulers", "switchbacks", "sentinels"]
    for team in SET.teams:
        sets = [SET.cards[place].set for place in team.cards]
        assert sets == ["star"] * 5 + ["team"] * 10, team.id
        assert {SET.cards[place].team for place in team.cards} == {team.id}


@pytest.mark.rule("FH-1.4")
def test_promo_cards_join_their_decks() -> None:
    assert [len(SET.play_deck()), len(SET.play_deck(promo=True))] == [35, 38]
    assert [len(SET.solo_deck()), len(SET.solo_deck(promo=True))] == [25, 27]
    assert len(cards_of("team")) + len(SET.play_deck(promo=True)) == 78


def test_cards_stand_in_their_fixed_order() -> None:
    groups = [("hb", 15), ("iv", 15), ("pm", 15), ("nl", 15), ("p", 35), ("s", 25), ("x", 5)]
    assert [card.id for card in SET.cards] == [f"{name}{n:02}" for name, count in groups for n in range(1, count + 1)]
    assert all(SET.cards[SET.index(card.id)] is card for card in SET.cards)


def test_numbers_run_from_one_within_each_set() -> None:
    for name, count in (("star", 20), ("team", 40), ("play", 35), ("solo", 25), ("promo", 5)):
        assert [card.number for card in cards_of(name)] == list(range(1, count + 1))


def test_every_card_has_a_name_and_every_star_a_story() -> None:
    assert len({card.name for card in SET.cards}) == len(SET.cards)
    assert all(card.name and card.location for card in SET.cards)
    assert all(card.flavour for card in cards_of("star", "promo"))
    assert all(team.name.endswith(team.nickname) for team in SET.teams)


def test_the_hash_is_short_and_stable() -> None:
    assert SET.hash == load().hash
    assert len(SET.hash) == 16


# --- 2.2: anatomy ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-2.4")
def test_every_card_has_two_ends() -> None:
    for card in SET.cards:
        assert card.def_type in (RUN, PASS, MAUL)
        assert card.box is not None or sum(card.helmets) == 0
        assert 1 <= card.fg <= 5
        assert len(card.offence_texts) == len(card.plays)


@pytest.mark.rule("FH-2.5")
def test_types_and_areas() -> None:
    assert {card.def_type for card in SET.cards} == {0, 1, 2}
    assert {play.type for play in plays(SET.cards)} == {0, 1, 2}
    assert {play.area for play in plays(SET.cards)} == {0, 1, 2}


@pytest.mark.rule("FH-2.6")
def test_at_most_three_helmets_and_three_footballs() -> None:
    assert {sum(card.helmets) for card in SET.cards} == {0, 1, 2, 3}
    assert {footballs(card) for card in SET.cards} == {0, 1, 2, 3}
    assert any(max(card.helmets) == 2 for card in MAIN)
    assert any(play.footballs == 2 for play in plays(MAIN))


def test_plays_stand_in_print_order() -> None:
    for card in SET.cards:
        places = [(play.area, play.type) for play in card.plays]
        assert places == sorted(set(places)), card.id


def test_fast_fields_repeat_the_effects() -> None:
    for play in plays(SET.cards):
        assert (play.situation is not None) == any(isinstance(effect, Situation) for effect in play.effects)
        assert (play.bonus is not None) == any(isinstance(effect, Bonus) for effect in play.effects)
        assert play.extra_draw == sum(effect.k for effect in play.effects if isinstance(effect, ExtraDraw))
        assert play.breakaway == sum(effect.k for effect in play.effects if isinstance(effect, Breakaway))
        assert play.misdirection == sum(effect.k for effect in play.effects if isinstance(effect, Misdirection))
        assert play.stunt == (Stunt() in play.effects)
        assert play.hurry_up == (HurryUp() in play.effects)


# --- 5.1: distributions of the 95 ------------------------------------------------------------------------------------


def action_name(card: Card) -> str:
    match card.box:
        case If():
            return "conditional"
        case Loss():
            return ("Back Field Tackle", "Sack", "Gang Tackle")[card.def_type]
        case Minus() | None:  # the cards without a box are taken from MINUS
            return "Minus"
    return type(card.box).__name__


def helmet_pattern(card: Card) -> tuple[int, ...]:
    return tuple(sorted(filter(None, card.helmets), reverse=True))


DISTRIBUTIONS: dict[str, tuple[Callable[[Card], object], dict[object, int]]] = {
    "defence type": (lambda card: TYPE_LETTERS[card.def_type], {"R": 32, "P": 36, "M": 27}),
    "helmets": (lambda card: sum(card.helmets), {0: 4, 1: 33, 2: 40, 3: 18}),
    "helmet patterns": (helmet_pattern, {(): 4, (1,): 33, (1, 1): 30, (2,): 10, (1, 1, 1): 11, (2, 1): 7}),
    "defensive action": (
        action_name,
        {
            "Minus": 35,
            "NoGain": 15,
            "HoldTo": 7,
            "Sack": 7,
            "Back Field Tackle": 5,
            "Gang Tackle": 2,
            "Interception": 7,
            "Fumble": 3,
            "GoalLineStand": 4,
            "EndDrive": 2,
            "Blitz": 2,
            "Strip": 2,
            "conditional": 4,
        },
    ),
    "penalty icon": (lambda card: card.penalty, {True: 19, False: 76}),
    "footballs": (footballs, {0: 3, 1: 40, 2: 40, 3: 12}),
    "football patterns": (
        football_pattern,
        {
            "two types": 16,
            "two areas": 15,
            "two doubled": 9,
            "three areas": 7,
            "two and one": 3,
            "three types": 2,
            "few": 43,
        },
    ),
    "first play": (first_type, {"R": 33, "P": 38, "M": 21, "-": 3}),
    "field-goal number": (lambda card: card.fg, {1: 20, 2: 27, 3: 25, 4: 15, 5: 8}),
    "injury icon": (lambda card: card.injury, {True: 15, False: 80}),
}


@pytest.mark.rule("FH-2.4", "FH-2.6")
@pytest.mark.parametrize("name", DISTRIBUTIONS)
def test_distribution(name: str) -> None:
    key, expected = DISTRIBUTIONS[name]
    assert Counter(map(key, MAIN)) == expected


def test_strengths_of_minus() -> None:
    strengths = Counter(card.box.n for card in MAIN if isinstance(card.box, Minus))
    none = sum(card.box is None for card in MAIN)
    assert none == 4
    # One card of each strength gave its box up.
    assert strengths == {5: 6 - 1, 10: 13 - 1, 15: 11 - 1, 20: 5 - 1}


def test_riders() -> None:
    assert Counter(type(card.rider) for card in MAIN if card.rider) == {NoKick: 3, Momentum: 3}
    assert {card.rider.n for card in MAIN if isinstance(card.rider, Momentum)} == {5, 10}


def test_heavy_losses_and_long_returns_risk_a_flag() -> None:
    for card in SET.cards:
        match plain(card.box):
            case Loss(10) | Interception(15 | 20):
                assert card.penalty, card.id


def test_every_interception_return_occurs_once() -> None:
    returns = [str(card.box.returned) for card in MAIN if isinstance(card.box, Interception)]
    assert sorted(returns) == sorted(["0", "5", "10", "15", "20", "run", "pass"])


def test_effects_by_kind() -> None:
    kinds = Counter(type(effect).__name__ for card in MAIN for effect in effects(card))
    assert kinds == {
        "Situation": 6,
        "Bonus": 4,
        "ExtraDraw": 5,
        "Breakaway": 3,
        "Misdirection": 4,
        "Stunt": 3,
    } | dict.fromkeys(["Secure", "QuickRelease", "HurryUp", "KickSetup", "HardCount"], 1)
    assert sum(bool(effects(card)) for card in MAIN) == 30
    assert sum(bool(card.plays) and not effects(card) for card in MAIN) == 62


@pytest.mark.parametrize(
    ("play_type", "least", "most", "low", "high"), [(RUN, 5, 20, 9, 11), (PASS, 5, 40, 13, 16), (MAUL, 5, 20, 9, 11)]
)
def test_base_yards(play_type: int, least: int, most: int, low: float, high: float) -> None:
    yards = [play.yards for play in plays(MAIN) if play.type == play_type]
    assert (min(yards), max(yards)) == (least, most)
    assert low <= fmean(yards) <= high


def test_cards_without_footballs_are_kickers() -> None:
    assert [card.fg for card in MAIN if not card.plays] == [5, 5, 5]


def test_injuries_fall_on_mauls_and_doubled_footballs() -> None:
    rough = [card for card in MAIN if card.injury and any(p.type == MAUL or p.footballs == 2 for p in card.plays)]
    assert len(rough) == 15


@pytest.mark.parametrize("cards", [MAIN, SOLO], ids=["main", "solo"])
def test_areas_occur_equally_often(cards: list[Card]) -> None:
    helmets = [sum(card.helmets[area] for card in cards) for area in range(3)]
    balls = [sum(play.footballs for play in plays(cards) if play.area == area) for area in range(3)]
    for counts in (helmets, balls):
        assert max(counts) <= 1.1 * min(counts)


# --- 5.1: shapes -----------------------------------------------------------------------------------------------------


def test_many_helmets_go_with_weak_boxes() -> None:
    wide = Counter(type(card.box) for card in MAIN if sum(card.helmets) == 3)
    assert set(wide) == {Minus, HoldTo, NoGain}
    assert wide[NoGain] <= 2
    assert all(card.box.n <= 10 for card in MAIN if sum(card.helmets) == 3 and isinstance(card.box, Minus))


def test_strong_boxes_go_with_one_helmet() -> None:
    strong = (Loss, Interception, Fumble, EndDrive)
    helmets = Counter(sum(card.helmets) for card in MAIN if isinstance(card.box, strong))
    assert helmets[1] >= 20
    assert helmets[3] == 0


def mean_yards(pattern: str, play_type: int) -> float:
    return fmean(
        p.yards for p in plays(card for card in MAIN if football_pattern(card) == pattern) if p.type == play_type
    )


def test_footballs_in_several_areas_carry_fewer_yards() -> None:
    for play_type in (RUN, PASS, MAUL):
        single = fmean(p.yards for p in plays(card for card in MAIN if footballs(card) == 1) if p.type == play_type)
        assert mean_yards("two areas", play_type) < single
        assert mean_yards("three areas", play_type) < single


def test_a_doubled_run_carries_five_more_than_a_single_one() -> None:
    single = fmean(p.yards for p in plays(card for card in MAIN if footballs(card) == 1) if p.type == RUN)
    assert 3.5 <= mean_yards("two doubled", RUN) - single <= 6.5


def test_no_two_cards_of_a_team_are_alike() -> None:
    for cards in TEAMS.values():
        ends = {(format_defence(card), *map(format_play, card.plays)) for card in cards}
        assert len(ends) == len(cards)


def test_no_two_cards_of_the_set_are_alike() -> None:
    ends = Counter((format_defence(card), *map(format_play, card.plays)) for card in SET.cards)
    assert ends.most_common(1)[0][1] == 1


def test_boxes_stand_on_the_types_that_may_have_them() -> None:
    for card in SET.cards:
        match plain(card.box):
            case Interception() | Blitz():
                assert card.def_type == PASS, card.id
            case Fumble() | Strip() | GoalLineStand():
                assert card.def_type in (RUN, MAUL), card.id


def test_stars_are_worth_more_and_team_cards_less_than_play_cards() -> None:
    play = balance.mean_value(cards_of("play"), MAIN)
    assert 1.10 <= balance.mean_value(cards_of("star"), MAIN) / play <= 1.15
    assert 0.93 <= balance.mean_value(cards_of("team"), MAIN) / play <= 0.97


def test_teams_are_worth_the_same() -> None:
    values = [balance.mean_value(cards, MAIN) for cards in TEAMS.values()]
    assert max(values) <= 1.1 * min(values)


# --- 5.4 and 5.5: cards that must exist ------------------------------------------------------------------------------


def lines(card: Card) -> list[str]:
    return [format_play(play) for play in card.plays]


def test_maul_cards_are_the_home_of_tricks() -> None:
    tricks = (Stunt, Misdirection, Bonus)
    against_maul = [
        card for card in MAIN if any(isinstance(e, Situation) and e.condition == DefType(MAUL) for e in effects(card))
    ]
    home = [
        card for card in MAIN if any(isinstance(effect, tricks) for effect in effects(card)) or card in against_maul
    ]
    assert sum(first_type(card) == "M" for card in home) >= 9


def test_cards_shown_in_the_rulebook() -> None:
    team, stars = cards_of("team"), cards_of("star")
    assert any(lines(card) == ["R C 5"] for card in team)
    wall = [card for card in team if format_defence(card) == "R {C1,R1} MINUS 15"]
    assert any(play.type == PASS for card in wall for play in card.plays)
    assert any(lines(card) == ["P L 5", "R R 10"] for card in stars)


def test_passes_for_the_end_zone_examples() -> None:
    yards = Counter(play.yards for play in plays(MAIN) if play.type == PASS)
    assert yards[15] >= 5
    assert yards[20] >= 5


def test_every_named_box_and_play_is_printed_somewhere() -> None:
    printed = " ".join(text for card in SET.cards for text in (card.defence_text, *card.offence_texts))
    names = (
        "Sack, Back Field Tackle, Gang Tackle, No Gain, Contain, END DRIVE: OFF RESETS, Goal Line Stand, Interception, "
        "Fumble, Blitz, Strip, Red Zone Wall, Backed Up, Fourth Down Stop, Deep Zone, Spy, Quarterback Sneak, "
        "Fake Kick, Two-Minute Drill, Play Action, Flea Flicker, Option Pitch, Hook and Ladder, Screen, Draw Play, "
        "Reverse, Double Reverse, Statue of Liberty, Gadget, Breakaway, Secure, Quick Release, Hurry Up, Kick Setup, "
        "Hard Count, No kick after this play, Momentum"
    )
    assert [name for name in names.split(", ") if name not in printed] == []


def test_every_condition_is_used() -> None:
    used: set[type[Condition]] = {type(card.box.condition) for card in SET.cards if isinstance(card.box, If)}
    held = [effect for play in plays(SET.cards) for effect in play.effects if isinstance(effect, Situation | Bonus)]
    used |= {type(effect.condition) for effect in held}
    assert used == {BallAtMost, BallAtLeast, Down, DefType, OffType, Trailing, PrevType, ClearArea, Always}


def test_defences_can_score_by_return_and_by_safety() -> None:
    returns = [card.box.returned for card in MAIN if isinstance(card.box, Interception)]
    assert 20 in returns
    assert any(isinstance(card.box, Fumble) and card.box.back == 10 for card in MAIN)


def test_the_robot_referee_has_a_promo_card() -> None:
    assert [card.name for card in PROMO if "Wiffle" in card.name] == ["Wiffle"]


# --- 5.5: the teams --------------------------------------------------------------------------------------------------


def most(count: Callable[[Card], int]) -> str:
    return max(TEAMS, key=lambda team: sum(count(card) for card in TEAMS[team]))


def test_tidebreakers_pass_and_do_not_kick() -> None:
    assert most(lambda card: first_type(card) == "P") == "tidebreakers"
    assert fmean(card.fg for card in TEAMS["tidebreakers"]) < 2


def test_haulers_run_in_pairs_and_stop_everything() -> None:
    assert most(lambda card: first_type(card) == "R") == "haulers"
    assert most(lambda card: any(play.footballs == 2 for play in card.plays)) == "haulers"
    assert most(lambda card: isinstance(card.box, NoGain)) == "haulers"
    assert most(lambda card: isinstance(card.box, Loss) and card.def_type == RUN) == "haulers"


def test_switchbacks_maul_and_trick() -> None:
    assert most(lambda card: first_type(card) == "M") == "switchbacks"
    assert most(lambda card: card.def_type == MAUL) == "switchbacks"
    assert most(lambda card: len(effects(card))) == "switchbacks"
    assert most(lambda card: len({play.type for play in card.plays}) > 1) == "switchbacks"


def test_sentinels_wall_steal_and_kick() -> None:
    assert most(lambda card: sum(card.helmets) == 3) == "sentinels"
    assert most(lambda card: isinstance(card.box, Interception)) == "sentinels"
    assert sum(card.fg >= 4 for card in TEAMS["sentinels"]) >= 9


# --- 5.5: the Solo Deck ----------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-1.1")
def test_solo_deck() -> None:
    assert Counter(TYPE_LETTERS[card.def_type] for card in SOLO) == {"R": 8, "P": 9, "M": 8}
    assert Counter(sum(card.helmets) for card in SOLO) == {1: 4, 2: 12, 3: 9}
    assert all(card.box is not None for card in SOLO)
    assert all(1 <= len(card.plays) <= 2 for card in SOLO)
    assert {card.fg for card in SOLO} == {2, 3, 4, 5}
    assert (sum(card.penalty for card in SOLO), sum(card.injury for card in SOLO)) == (3, 3)


def test_solo_cards_ask_nothing_the_machine_cannot_tell() -> None:
    unknown = (Down, Trailing, PrevType)
    for card in SOLO:
        assert not (isinstance(card.box, If) and isinstance(card.box.condition, unknown)), card.id
        for effect in effects(card):
            assert not isinstance(effect, HurryUp), card.id
            assert not (isinstance(effect, Situation | Bonus) and isinstance(effect.condition, unknown)), card.id


def test_solo_offence_is_a_tenth_above_the_play_cards() -> None:
    solo = fmean(play.yards for play in plays(SOLO))
    main = fmean(play.yards for play in plays(cards_of("play")))
    assert 1.05 <= solo / main <= 1.15


# --- 5.6: the Action Deck --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-1.1", "FH-2.1")
def test_action_deck_check_sums() -> None:
    deck = SET.actions
    assert [card.no for card in deck] == list(range(1, 31))
    assert Counter(card.run for card in deck) == {0: 6, 5: 9, 10: 8, 15: 4, 20: 2, 25: 1}
    assert Counter(card.pass_ for card in deck) == {0: 6, 5: 6, 10: 8, 15: 5, 20: 3, 25: 1, 30: 1}
    assert Counter(card.kick for card in deck) == {0: 3, 1: 4, 2: 5, 3: 6, 4: 5, 5: 3, 6: 2, 7: 2}
    assert Counter(card.block for card in deck) == {0: 27, 10: 1, 15: 1, 20: 1}
    assert all((card.kick == 0) == (card.block > 0) for card in deck)
    assert Counter((card.run > card.pass_) - (card.run < card.pass_) for card in deck) == {1: 12, -1: 13, 0: 5}


@pytest.mark.rule("FH-2.1")
def test_action_deck_checks() -> None:
    deck = SET.actions
    assert Counter(card.penalty for card in deck) == {
        "none": 18,
        "offside": 4,
        "def_holding": 3,
        "interference": 2,
        "off_holding": 2,
        "offsetting": 1,
    }
    assert Counter(card.injury for card in deck) == {"none": 20, "minor": 5, "moderate": 3, "serious": 1, "season": 1}


def test_worth_knows_the_means_of_the_action_deck() -> None:
    deck = SET.actions
    assert balance.DRAW[RUN] == pytest.approx(fmean(card.run for card in deck))
    assert balance.DRAW[PASS] == pytest.approx(fmean(card.pass_ for card in deck))
    assert sum(card.pass_ <= 10 for card in deck) / 30 == balance.BLITZ_HOME
    assert sum(card.run <= 5 for card in deck) / 30 == balance.STRIP_HOME


@pytest.mark.rule("FH-2.1")
@pytest.mark.parametrize(("needed", "good"), [(1, 27), (2, 23), (3, 18), (4, 12), (5, 7), (6, 4), (7, 2), (8, 0)])
def test_chance_of_a_kick(needed: int, good: int) -> None:
    assert sum(card.kick >= needed for card in SET.actions) == good


def test_every_face_has_its_facts_as_data() -> None:
    """A table counts helmets against footballs with them, so they say what the card says."""
    for face in all_faces():
        if face.kind == "action":
            assert f"Yards: run {face.facts['run']}, pass {face.facts['pass']}" in face.lines
            continue
        card = load().cards[load().index(face.id)]
        assert (face.facts["helmets"], face.facts["kick"]) == (list(card.helmets), card.fg)
        assert face.facts["defends"] == "RPM"[card.def_type]
        told = [(play["area"], play["footballs"], play["yards"]) for play in face.facts["plays"]]
        assert told == [(play.area, play.footballs, play.yards) for play in card.plays]
