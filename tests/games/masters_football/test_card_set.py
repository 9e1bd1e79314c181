"""The card set: exactly the printed tables, and a verifier that names file, card and field."""

from __future__ import annotations

import pytest

from playcall.games.masters_football import GAME
from playcall.games.masters_football.cards import COSTS, LEVELS, POSITIONS, load, parse, tag_of
from playcall.kernel import CardError

PLAYERS = load().players[: load().printed]

PLAYER = """
[[player]]
id = "X01"
name = "Somebody"
level = "bronze"
pos = "D"
cost = 1
attack = [1, 1, 1, 1]
defence = [1, 1, 1, 1]
tac = 1
"""
ACTION = """
[[action]]
id = "X02"
name = "Something"
count = 1
type = "STRATEGY"
timing = "PRE"
windows = ["SW"]
cost = 1
side = "OWN"
effects = [{effect = "team_mod", att = 1}]
text = "Your attack +1."
"""
MANAGER = """
[[manager]]
id = "X03"
name = "Boss"
budget = 9
academy_limit = 3
ability = "tycoon"
rule = "MF-24.10"
text = "Rich."
"""


def test_costs_and_sums_fit_the_level() -> None:
    """Every player costs what its level costs, and its figures add up to what its level is worth."""
    sums = {"gold": range(24, 30), "silver": range(17, 22), "bronze": range(9, 15), "wood": range(5, 7)}
    for player in PLAYERS:
        assert player.cost in COSTS[player.level], player.id
        assert sum(player.attack) + sum(player.defence) in sums[player.level], player.id


def test_every_level_has_every_position() -> None:
    assert {(player.level, player.pos) for player in PLAYERS} == {(level, pos) for level in LEVELS for pos in POSITIONS}


@pytest.mark.parametrize(
    ("card", "pos", "cost", "attack", "defence", "tac", "genius"),
    [
        ("G01", "D", 8, (1, 1, 1, 0), (5, 4, 6, 7), 2, "D"),
        ("G09", "F", 9, (6, 7, 4, 4), (1, 2, 1, 2), 1, "A"),
        ("S07", "M", 5, (4, 2, 2, 1), (3, 2, 2, 3), 4, "T"),
        ("B25", "F", 2, (3, 3, 2, 1), (0, 0, 0, 1), 0, "A"),
        ("W03", "D", 0, (0, 0, 0, 0), (2, 0, 1, 3), 2, ""),
    ],
)
def test_some_players_by_figure(
    card: str, pos: str, cost: int, attack: tuple[int, ...], defence: tuple[int, ...], tac: int, genius: str
) -> None:
    face = next(p for p in PLAYERS if p.id == card)
    assert (face.pos, face.cost, face.attack, face.defence, face.tac, face.genius) == (
        pos, cost, attack, defence, tac, genius,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("card", "count", "cost", "side", "windows", "tactics"),
    [
        ("ST01", 2, 2, "OWN", ("SW",), ("Po", "Ph")), ("ST02", 2, 0, "OPP", ("SW",), ("Po", "Di")),
        ("ST03", 2, 1, "OWN", ("SW",), ("Di", "Ph")), ("ST04", 2, 1, "OPP", ("SW",), ("Po", "Ph")),
        ("ST05", 2, 1, "OWN", ("SW",), ("Ph", "De")), ("ST06", 2, 1, "OWN", ("AM",), ("Di", "De")),
        ("ST07", 2, 1, "OWN", ("TW",), ()), ("ST08", 2, 2, "MATCH", ("TW",), ()),
        ("ST09", 1, 1, "OWN", ("SW", "BT"), ("Po", "Di")), ("ST10", 1, 0, "CARD", ("TW",), ()),
        ("EV01", 2, "POINTS", "OWN", ("SW",), ()), ("EV02", 2, 1, "OWN", ("AC",), ()),
        ("EV03", 3, 1, "CARD", ("CW",), ()), ("EV04", 2, 1, "OWN", ("SW", "BT"), ()),
        ("EV05", 1, 1, "OWN", ("TW",), ()), ("EV06", 1, 0, "OWN", ("HT",), ()), ("EV07", 2, 2, "OWN", ("AR",), ()),
        ("AF01", 2, 1, "OPP", ("BT",), ()), ("AF02", 2, 1, "OPP", ("SW", "BT"), ()),
        ("AF03", 2, 1, "OWN", ("BT",), ()), ("AF04", 1, 1, "OPP", ("SW", "BT"), ()),
        ("AF05", 2, 2, "OPP", ("AR",), ()), ("AF06", 1, 0, "OPP", ("TW",), ()),
        ("CO01", 3, 3, "OPP", ("AG",), ()), ("CO02", 2, 2, "OWN", ("AM",), ()),
        ("CO03", 2, 2, "OPP", ("AR",), ()), ("CO04", 1, 2, "OPP", ("BT",), ()), ("CO05", 1, 1, "OPP", ("BT",), ()),
    ],
)  # fmt: skip
def test_every_action_card(
    card: str, count: int, cost: int | str, side: str, windows: tuple[str, ...], tactics: tuple[str, ...]
) -> None:
    face = load().actions[load().action(card)]
    assert (face.count, face.cost, face.side, face.windows) == (count, cost, side, windows)
    assert face.tactics == (tactics or ("Po", "Di", "Ph", "De"))
    assert face.uses == (2 if card == "EV07" else 1)


def test_the_whole_vocabulary_is_on_cards() -> None:
    used = {tag_of(effect) for card in load().actions for effect in card.effects}
    assert used == {
        "team_mod", "player_mod", "mute_genius", "tactic_mod", "force_tactic", "spy", "counter_tactics", "attack_bonus",
        "extra_attack", "second_chance", "reroll", "cancel_attack", "nullify_goal", "counter_corruption", "extra_sub",
        "wonderkid", "pay_points",
    }  # fmt: skip


def test_good_files_are_counted() -> None:
    assert GAME.check_cards(PLAYER + ACTION + MANAGER, "mine.toml") == 3


@pytest.mark.parametrize(
    ("text", "old", "new", "message"),
    [
        (PLAYER, "cost = 1", "cost = 7", r"mine.toml: card 'X01', field 'cost': bronze costs 1 to 2, not 7"),
        (PLAYER, "attack = [1, 1, 1, 1]", "attack = [1, 1, 1, 9]", "field 'attack': figures are 0 to 7"),
        (PLAYER, "tac = 1", "tac = 6", "field 'tac': tactical skill is 0 to 5"),
        (PLAYER, 'pos = "D"', 'pos = "X"', "card 'X01', field 'pos'"),
        (PLAYER, 'name = "Somebody"', 'nome = "Somebody"', "card 'X01', field"),
        (MANAGER, "budget = 9", "budget = 20", "field 'budget': a budget is 8 to 12"),
        (MANAGER, "academy_limit = 3", "academy_limit = 1", "field 'academy_limit'"),
        (MANAGER, '"tycoon"', '"wizard"', "field 'ability': 'wizard' is none of"),
        (ACTION, "cost = 1", "cost = 4", "field 'cost': a cost is 0 to 3 or POINTS"),
        (ACTION, "cost = 1", 'cost = "POINTS"', "POINTS goes with pay_points"),
        (ACTION, '"SW"', '"AR"', "field 'windows': AR does not fit the timing PRE"),
        (ACTION, '"SW"', '"TW"', "field 'windows': TW does not fit the effect team_mod"),
        (ACTION, "count = 1", "count = 0", "field 'count'"),
        (ACTION, '"STRATEGY"', '"ANTI"\ntactics = ["Po"]', "field 'tactics': only Strategy cards"),
        (ACTION, "team_mod", "boost", "card 'X02', field 'effects'"),
    ],
)
def test_bad_files_name_card_and_field(text: str, old: str, new: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        parse(text.replace(old, new), "mine.toml")


def test_a_card_twice_and_no_toml() -> None:
    with pytest.raises(CardError, match="card 'X01', field 'id': used twice"):
        parse(PLAYER + PLAYER, "mine.toml")
    with pytest.raises(CardError, match="not valid TOML"):
        parse("[[player", "mine.toml")
    with pytest.raises(CardError, match="unknown"):
        parse("[[goalkeeper]]\nid = 1", "mine.toml")
