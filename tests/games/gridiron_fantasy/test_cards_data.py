"""The card set: its data, what the loader refuses, the verifier, and the text made from effects."""

from collections import Counter

import msgspec
import pytest

from playcall.games.gridiron_fantasy.cards import (
    BASE,
    OTHERS,
    CardSet,
    load,
    own,
    read_cards,
    read_set,
)
from playcall.games.gridiron_fantasy.catalogue import Face
from playcall.games.gridiron_fantasy.decks.verify import problems as deck_problems
from playcall.games.gridiron_fantasy.effects import (
    VERBS,
    Action,
    AnyCard,
    Condition,
    Effect,
    Play,
    Symbols,
    Team,
)
from playcall.games.gridiron_fantasy.faces.face import card_face
from playcall.games.gridiron_fantasy.printed import english, rules_text
from playcall.games.gridiron_fantasy.verify import effects_of, group_of, problems, promised
from playcall.kernel import CardError

CARDS = load()


def with_card(card: AnyCard) -> CardSet:
    """The card set with one card of another make."""
    cards = tuple(card if each.id == card.id else each for each in CARDS.cards)
    return msgspec.structs.replace(CARDS, cards=cards)


def one(text: str) -> AnyCard:
    return read_cards(text, "test.toml")[0]


# The set --------------------------------------------------------------------------------------------------------------


def test_the_verifier_finds_nothing_amiss() -> None:
    assert problems() == []
    assert deck_problems() == []


@pytest.mark.rule("GF-2.4", "GF-19.1")
def test_the_base_set_has_the_cards_of_five_types_that_it_promises() -> None:
    base = Counter(card.type for card in CARDS.cards if card.set == "base")
    assert base == {kind: sum(numbers) for kind, numbers in promised().rarities.items()}
    assert base.total() > 300


@pytest.mark.rule("GF-19.2", "GF-19.3")
def test_each_edition_has_rare_and_very_rare_cards_of_its_own() -> None:
    for edition in ("retail", "hobby"):
        own = Counter(card.rarity for card in CARDS.cards if card.edition == edition and card.set == "base")
        assert own == {rarity: editions[edition] for rarity, editions in promised().editions.items()}
    assert all(card.edition == "both" for card in CARDS.cards if card.rarity in "CU")


@pytest.mark.rule("GF-19.5")
def test_cards_belong_to_the_base_set_unless_they_name_another() -> None:
    assert one(PLAY).set == "base"
    assert one(PLAY + 'set = "extra"').set == "extra"


def test_every_verb_has_a_number_of_its_own_and_can_be_printed() -> None:
    assert len({verb.id for verb in VERBS.values()}) == len(VERBS)
    assert all(english().knows(f"gf-fx-{do}") for do in VERBS)
    assert all(english().knows(f"gf-if-{atom}") for atom in Condition.__struct_fields__)


def test_every_verb_stands_on_a_card() -> None:
    used = {effect.do for card in CARDS.cards for effect in effects_of(card)}
    assert used == set(VERBS)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"rarity": "V"}, "OP cards by rarity"),
        ({"kind": "run"}, "OP by kind"),
        ({"objective": 12}, "not within 6 to 11"),
        ({"symbols": Symbols(skill=2, power=1)}, "one further symbol"),
        ({"main": "power"}, "main ability"),
        ({"edition": "hobby"}, "OP-01, edition"),
        ({"name": "Iron Plunge"}, "names used twice"),
        ({"flavour": ""}, "flavour is missing"),
    ],
)
def test_the_verifier_notices_a_changed_play(change: dict[str, object], complaint: str) -> None:
    changed = msgspec.structs.replace(CARDS.card("OP-01"), **change)
    assert any(complaint in problem for problem in problems(with_card(changed)))


def test_the_verifier_notices_a_generous_challenge_card() -> None:
    friendly = CARDS.card("OA-42")
    assert isinstance(friendly, Action)
    generous = msgspec.structs.replace(friendly, special=(Effect("yards", {"n": 3}),))
    assert any("OA-42" in problem for problem in problems(with_card(generous)))


def test_the_verifier_notices_a_starter_deck_with_a_strange_card() -> None:
    deck = msgspec.structs.replace(CARDS.decks[0], op=("OP-25", *CARDS.decks[0].op[:7]))
    changed = msgspec.structs.replace(CARDS, decks=(deck, *CARDS.decks[1:]))
    assert deck_problems(changed)


def test_actions_are_sorted_by_what_they_are_about() -> None:
    kinds = {"OA-02": "kicks", "OA-76": "tricks", "DA-10": "calling", "DA-05": "officials", "OA-01": "objective"}
    for card_id, group in kinds.items():
        card = CARDS.card(card_id)
        assert isinstance(card, Action)
        assert group_of(card) == group


# What the loader refuses ----------------------------------------------------------------------------------------------

PLAY = '[[op]]\nid = "OP-99"\nname = "X"\nrarity = "C"\nkind = "run"\nsymbols = { power = 1 }\nobjective = 4\n'
ACTION = '[[oa]]\nid = "OA-99"\nname = "X"\nrarity = "C"\n'
TEAM = '[[tm]]\nid = "TM-99"\nname = "X"\nrarity = "C"\nsubtype = "coach"\nplaque = "copper"\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (PLAY + 'on_success = [{ do = "fly" }]', "'fly' is not an effect"),
        (PLAY + 'on_success = [{ do = "yards", n = 2 }]', "yards cannot stand in on success"),
        (PLAY + 'in_force = [{ do = "lay_limit" }]', "lay_limit lacks 'n'"),
        (PLAY + 'in_force = [{ do = "lay_limit", n = 2, m = 3 }]', "no parameter 'm'"),
        (PLAY + 'in_force = [{ do = "add_symbols", ability = "luck", n = 1 }]', "add_symbols, 'ability'"),
        (PLAY + 'in_force = [{ do = "tax_symbols", ability = "each", n = 1, if = { sack = true } }]', "cannot wait"),
        (PLAY + 'in_force = [{ do = "objective_add", yards = 1, if = { weather = "rain" } }]', "weather"),
        (PLAY + 'on_success = [{ do = "continue", effects = [] }]', "says for how long"),
        (PLAY + 'on_success = [{ do = "draw", n = 1, for = "ever" }]', "'ever' is not a duration"),
        (PLAY + 'on_success = [{ do = "injure", who = "opp", level = 1, filter = "cat" }]', "'cat' is not a filter"),
        (PLAY + 'secondaries = [{ key = "speed", need = "luck", effects = [] }]', "lead"),
        (PLAY + 'penalty = { risk = 6, yards = 5, foul = "Holding" }', "Penalty Risk is 1 to 5"),
        (PLAY + 'penalty = { risk = 1, yards = 7, foul = "Holding" }', "5, 10 or 15"),
        (PLAY.replace("objective = 4", "objective = 41"), "out of range"),
        (PLAY.replace("power = 1", "power = 4"), "too many"),
        (PLAY.replace("[op]", "[dp]").replace("OP-", "DP-").replace("4\n", '"TD"\n'), "only an Offensive Play"),
        (PLAY.replace('"OP-99"', '"DP-99"'), "starts with OP-"),
        (PLAY + f'flavour = "{"x" * 91}"', "90 characters"),
        (ACTION + "symbols = { power = 1 }\nwindows = ['call']\neffects = [{ do = 'redraw' }]", "no windows"),
        (ACTION, "has a window and an effect"),
        (ACTION + "windows = ['call']\neffects = [{ do = 'audible' }]", "belongs to window reveal"),
        (ACTION + "symbols = { power = 1 }\nalert = 1\npenalty = { risk = 1, yards = 5, foul = 'X' }", "never both"),
        (ACTION + "symbols = { power = 1 }\nalert = 4", "1 to 3"),
        (TEAM.replace("coach", "star"), "have a position"),
        (TEAM + 'static = [{ do = "fumble" }]', "cannot stand in a Team card"),
        ("[[op]]\nid = 3", "test.toml"),
        ("no toml", "not valid TOML"),
    ],
)
def test_a_bad_card_is_refused_with_file_and_reason(text: str, message: str) -> None:
    with pytest.raises(CardError, match=r"test\.toml") as caught:
        read_cards(text, "test.toml")
    assert message in str(caught.value)


# Printed text ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card_id", "lines"),
    [
        ("OP-01", ()),
        ("OP-08", ("Secondary Challenge: If you lead in Skill, Objective 12 yards better.",)),
        ("OP-06", ("If you win: the opponent has −1 Power for the rest of the drive.",)),
        ("OP-07", ("If you win, with a Double: first down for the offense.",)),
        ("DP-05", ("A successful Objective is at most +12, unless the offense has a Double.",)),
        ("OA-01", ("On your turn of the Challenge: With a Double: the Objective is a touchdown.",)),
        ("OA-15", ("Special Result: +3 yards. You must call a Run in the next Play.",)),
        ("TM-04", ("If your Play is a Run, with 3 or fewer to go: Objective 2 yards better.",)),
        ("TM-10", ("When Plays are revealed, once per half: Mental is Dominant.",)),
    ],
)
def test_the_text_of_a_card_is_made_from_its_effects(card_id: str, lines: tuple[str, ...]) -> None:
    assert rules_text(CARDS.card(card_id)) == lines


def test_a_new_card_with_known_effects_is_one_data_file(caplog: pytest.LogCaptureFixture) -> None:
    """The base set keeps its promises, and the new card is printed and drawn, without a picture of its own."""
    files = {name: own(name) for name in (*BASE, *OTHERS)}
    new = 'set = "extra"\nflavour = "Fresh ink."\non_success = [{ do = "draw", n = 1 }]'
    cards = read_set(files | {"extra.toml": PLAY.replace('"X"', '"Fresh Paint"') + new})
    assert [card.id for card in cards.cards] == [*(card.id for card in CARDS.cards), "OP-99"]
    assert problems(cards) == []
    card = cards.card("OP-99")
    assert rules_text(card) == ("If you win: draw 1 card.",)
    assert "FRESH PAINT" in str(card_face(card))
    assert "There is no picture of OP-99" in caplog.text
    assert Face(len(cards.cards) - 1, card).success[0].do == "draw"


def test_the_text_of_a_new_card_follows_from_its_effects() -> None:
    card = one(PLAY + 'on_success = [{ do = "draw", n = 2, if = { down_in = [3, 4] } }]')
    assert isinstance(card, Play)
    assert rules_text(card) == ("If you win, on third or fourth down: draw 2 cards.",)


def test_team_cards_of_the_franchises_are_as_given() -> None:
    lund, kell = CARDS.card("TM-27"), CARDS.card("TM-19")
    assert isinstance(lund, Team)
    assert isinstance(kell, Team)
    assert (lund.name, lund.position, lund.plaque) == ("Percy “Velcro” Lund", "CB", "silver")
    assert [effect.parameters["ability"] for effect in kell.static] == ["power", "speed"]
    assert [card.affinity for card in CARDS.cards if isinstance(card, Team)].count(None) == 21
