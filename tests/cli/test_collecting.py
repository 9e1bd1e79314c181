"""playcall collection: show, open, retire; and decks checked against it."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

import pytest

from playcall.contract.collecting import Album, Product
from playcall.kernel import BadOption, State
from tests.cli import fake
from tests.cli.conftest import Playcall

GAME = "high_card"


class FakePacks:
    """Packs of two cards, told by the seed."""

    def album(self) -> Album:
        cards: dict[str, dict[str, str]] = {face.id: {} for face in fake.GAME.faces()}
        return Album("HC-1.1", "As many as you like.", (Product("pair", "A pair", 2),), (), "", cards)

    def open(self, product: str, seed: int) -> Sequence[str]:
        if product != "pair":
            raise BadOption(f"There is nothing called '{product}' to open.")
        ids = [face.id for face in fake.GAME.faces()]
        return [ids[seed % len(ids)], ids[(seed + 1) % len(ids)]]


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("PLAYCALL_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(type(fake.GAME), "packs", FakePacks(), raising=False)
    return tmp_path / "data"


def test_a_collection_begins_empty_and_grows_by_packs(playcall: Playcall, data: Path) -> None:
    assert playcall("collection", GAME, "show", "--json").json["cards"] == {}
    opened = playcall("collection", GAME, "open", "pair", "--seed", "3", "--json").json
    assert (opened["seed"], len(opened["cards"])) == (3, 2)
    shown = playcall("collection", GAME, "show", "--json").json
    assert shown["cards"] == dict.fromkeys(sorted(opened["cards"]), 1)
    assert (data / "collections" / f"{GAME}.json").is_file()
    assert "You own 2 cards" in playcall("collection", GAME, "show").out


def test_what_is_new_is_said(playcall: Playcall) -> None:
    assert playcall("collection", GAME, "open", "pair", "--seed", "3").out.count("(new)") == 2
    assert playcall("collection", GAME, "open", "pair", "--seed", "4").out.count("(new)") == 1


def test_without_a_seed_packs_differ(playcall: Playcall) -> None:
    seeds = {playcall("collection", GAME, "open", "pair", "--json").json["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_a_card_may_leave(playcall: Playcall) -> None:
    card = playcall("collection", GAME, "open", "pair", "--seed", "3", "--json").json["cards"][0]
    assert playcall("collection", GAME, "retire", card).code == 0
    assert card not in playcall("collection", GAME, "show", "--json").json["cards"]
    gone = playcall("collection", GAME, "retire", card)
    assert gone.code == 2
    assert "There is no card" in gone.err


def test_a_collection_goes_out_and_in_as_text(playcall: Playcall, data: Path, tmp_path: Path) -> None:
    for seed in ("3", "3", "7"):
        playcall("collection", GAME, "open", "pair", "--seed", seed)
    playcall("collection", GAME, "retire", "c4")
    text = playcall("collection", GAME, "export").out
    assert text == f"collection: {GAME}\nopened pair 3\nopened pair 3\nopened pair 7\nlost c4\n"
    assert playcall("collection", GAME, "export", "--json").json["text"] == text
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")
    before = playcall("collection", GAME, "show", "--json").json["cards"]
    assert playcall("collection", GAME, "import", str(file), "--json").json["packs"] == 0, "the same packs count once"
    assert playcall("collection", GAME, "show", "--json").json["cards"] == before
    (data / "collections" / f"{GAME}.json").unlink()
    assert "3 packs more" in playcall("collection", GAME, "import", str(file)).out
    assert playcall("collection", GAME, "show", "--json").json["cards"] == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("collection: chess\n", "This is a collection of 'chess', not of High Card."),
        ("opened pair 3\nbought pair 4\n", "Line 2 does not belong in a collection: 'bought pair 4'."),
        ("opened pair three\n", "Line 1 does not belong in a collection"),
        ("opened crate 3\n", "There is nothing called 'crate' to open."),
        ("opened pair 1\n" * 401, "A collection has 400 packs at most."),
        ("lost 9999 x c1\nlost c2\n", "A collection can lose 9,999 cards at most."),
    ],
)
def test_a_text_that_is_no_collection_changes_nothing(
    playcall: Playcall, tmp_path: Path, text: str, message: str
) -> None:
    playcall("collection", GAME, "open", "pair", "--seed", "3")
    file = tmp_path / "bad.txt"
    file.write_text(text, encoding="utf-8")
    outcome = playcall("collection", GAME, "import", str(file))
    assert outcome.code == 2
    assert message in outcome.err
    assert len(playcall("collection", GAME, "show", "--json").json["opened"]) == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("open",), "Name what to open: pair."),
        (("open", "crate"), "There is nothing called 'crate' to open."),
        (("retire",), "Name the card that leaves"),
        (("import",), "Name the file"),
        (("import", "nowhere.txt"), "There is no file 'nowhere.txt'."),
    ],
)
def test_what_cannot_be_done_is_said(playcall: Playcall, words: tuple[str, ...], message: str) -> None:
    outcome = playcall("collection", GAME, *words)
    assert outcome.code != 0
    assert message in outcome.err


def test_a_spoilt_collection_is_not_overwritten(playcall: Playcall, data: Path) -> None:
    path = data / "collections" / f"{GAME}.json"
    path.parent.mkdir(parents=True)
    path.write_text("{", encoding="utf-8")
    outcome = playcall("collection", GAME, "open", "pair")
    assert outcome.code != 0
    assert "is not a collection" in outcome.err
    assert path.read_text(encoding="utf-8") == "{"


def test_games_without_packs_say_so(playcall: Playcall) -> None:
    outcome = playcall("collection", "masters_gridiron", "show")
    assert outcome.code != 0
    assert "has no packs to open" in outcome.err


class CostlyPacks(FakePacks):
    """Every game costs a card, and one that nobody owns."""

    def lost(self, state: State, seat: int) -> Sequence[str]:
        return [fake.GAME.faces()[3].id, "nothing"]


def test_what_a_game_costs_for_good_leaves_the_collection_once(
    playcall: Playcall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [face.id for face in fake.GAME.faces()]
    monkeypatch.setattr(type(fake.GAME), "packs", CostlyPacks(), raising=False)
    playcall("collection", GAME, "open", "pair", "--seed", "3")
    monkeypatch.setattr("sys.stdin", StringIO("1\n"))
    assert "has left" not in playcall("play", GAME, "--seed", "3").out  # not over yet
    monkeypatch.setattr("sys.stdin", StringIO("1\nshow 8\n1\ndouble\n"))
    assert f"{ids[3]} has left your collection.\n" in playcall("play", GAME, "--seed", "3").out
    assert playcall("collection", GAME, "show", "--json").json["cards"] == {ids[4]: 1}


def test_decks_are_suggested_from_the_collection_and_held_against_it(playcall: Playcall) -> None:
    game = "gridiron_fantasy"
    nothing = playcall("deck", game, "suggest", "--owned")
    assert nothing.code == 2
    assert "There is no legal deck in these cards" in nothing.err
    playcall("collection", game, "open", "starter-retail", "--seed", "5")
    assert playcall("deck", game, "suggest", "Mine", "--owned", "--save").code == 0
    assert playcall("deck", game, "check", "Mine", "--owned").code == 0
    other = playcall("deck", game, "check", "A", "--owned")
    assert other.code == 1
    assert "GF-19.1  Your collection lacks 1 ×" in other.out
