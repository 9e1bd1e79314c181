"""GF-19: Starter Decks and Booster Packs from a seed, and what is in them."""

from collections import Counter

import pytest

from playcall.art.colour import contrast
from playcall.contract.collecting import Collection, lost_in, owned, with_pack, without, without_cards
from playcall.contract.collecting import Packs as AnyPacks
from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.collection import Packs
from playcall.games.gridiron_fantasy.decks import Deck, check_deck, deck_code, read_deck, stock_deck
from playcall.games.gridiron_fantasy.decks.packs import EDITIONS, open_booster, open_starter, sealed_pool
from playcall.games.gridiron_fantasy.effects import Action, Play, Team
from playcall.games.gridiron_fantasy.rules.squad import put_out
from playcall.kernel import BadOption, Chance
from tests.games.gridiron_fantasy.story import number, quick_game, random_play

CARDS = load()
PACKS = Packs(CARDS)
OWN = deck_code(stock_deck(CARDS, 0), CARDS)


def as_deck(places: tuple[int, ...]) -> Deck:
    return read_deck("\n".join(CARDS.cards[place].id for place in places))


@pytest.mark.rule("GF-19.1", "GF-19.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_a_starter_deck_is_playable(edition: str, seed: int) -> None:
    places = open_starter(Chance.of(seed), edition)  # type: ignore[arg-type]
    assert len(set(places)) == 60
    deck = as_deck(places)
    assert check_deck(deck) == []
    faces = [CARDS.cards[place] for place in places]
    team = [face for face in faces if isinstance(face, Team)]
    made = Counter((face.subtype, face.plaque if face.subtype == "star" else "") for face in team)
    assert made == {
        ("franchise", ""): 1, ("coach", ""): 1, ("star", "gold"): 2, ("star", "silver"): 2, ("formation", ""): 1,
        ("sponsor", ""): 1,
    }  # fmt: skip
    positions = [face.position for face in team if face.position]
    assert len(set(positions)) == len(positions)
    for part in ("OP", "DP"):
        kinds = Counter(face.kind for face in faces if isinstance(face, Play) and face.type == part)
        assert kinds.total() == 8
        assert min(kinds.values()) >= 3
    for part in ("OA", "DA"):
        modes = Counter(face.mode for face in faces if isinstance(face, Action) and face.type == part)
        assert modes.total() == 18
        assert modes["challenge"] >= 13


@pytest.mark.rule("GF-19.1", "GF-19.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_booster_has_twelve_different_cards_by_rarity(edition: str) -> None:
    chance, very_rare = Chance.of(11), 0
    for _ in range(300):
        places = open_booster(chance, edition)  # type: ignore[arg-type]
        assert len(set(places)) == 12
        rarities = Counter(CARDS.cards[place].rarity for place in places)
        assert (rarities["C"], rarities["U"], rarities["R"] + rarities["V"]) == (7, 4, 1)
        very_rare += rarities["V"]
    assert 30 < very_rare < 70, "one of six"


@pytest.mark.rule("GF-19.3")
@pytest.mark.parametrize(("edition", "other"), [("retail", "hobby"), ("hobby", "retail")])
def test_packs_hold_no_card_of_the_other_edition(edition: str, other: str) -> None:
    chance = Chance.of(2)
    seen = set(open_starter(chance, edition))  # type: ignore[arg-type]
    for _ in range(200):
        seen.update(open_booster(chance, edition))  # type: ignore[arg-type]
    editions = {CARDS.cards[place].edition for place in seen}
    assert editions == {"both", edition}
    assert other not in editions


@pytest.mark.rule("GF-15.3")
def test_a_sealed_pool_of_two_starters_and_eight_boosters_has_216_cards() -> None:
    assert sealed_pool(4, 2, 8).total() == 216
    assert sealed_pool(4, 2, 8) == sealed_pool(4, 2, 8)
    assert sealed_pool(4, 2, 8) != sealed_pool(5, 2, 8)


# Collections ----------------------------------------------------------------------------------------------------------


def test_everything_on_sale_can_be_opened() -> None:
    assert isinstance(PACKS, AnyPacks)
    for product in PACKS.album().products:
        cards = PACKS.open(product.id, 3)
        assert len(cards) == product.cards
        assert cards == PACKS.open(product.id, 3)
        order = ["CURV".index(CARDS.card(card).rarity) for card in cards]
        assert order == sorted(order), "the rarest comes last"


@pytest.mark.rule("GF-19.1", "GF-19.2")
def test_the_album_sorts_every_card() -> None:
    album = PACKS.album()
    assert list(album.cards) == [card.id for card in CARDS.cards]
    for tally in album.tallies:
        known = {sort.id for sort in tally.sorts}
        counted = Counter(sorts[tally.id] for sorts in album.cards.values() if tally.id in sorts)
        assert set(counted) == known
        assert all(contrast(sort.ink, "#ffffff") >= 4.5 for sort in tally.sorts), tally
    assert album.rarity == "rarity"
    assert Counter(sorts.get("franchise") for sorts in album.cards.values())["A"] == 8


@pytest.mark.parametrize("product", ["", "booster", "booster-mint", "franchise-z", "crate-retail"])
def test_what_is_not_on_sale_is_refused(product: str) -> None:
    with pytest.raises(BadOption, match="nothing called"):
        PACKS.open(product, 1)


@pytest.mark.rule("GF-19.1", "GF-9.9")
def test_a_collection_grows_by_packs_and_can_lose_cards() -> None:
    collection = with_pack(with_pack(Collection("gridiron_fantasy"), "franchise-a", 0), "franchise-a", 0)
    assert owned(PACKS, collection)["TM-01"] == 2
    collection = without(PACKS, without(PACKS, collection, "TM-01"), "TM-01")
    assert owned(PACKS, collection)["TM-01"] == 0
    assert owned(PACKS, collection).total() == 118
    with pytest.raises(BadOption, match="no card 'TM-01'"):
        without(PACKS, collection, "TM-01")


@pytest.mark.rule("GF-9.9")
@pytest.mark.parametrize(
    ("settings", "lost"),
    [
        ({"rip_permanent": "on", "deck1": OWN}, ["TM-01"]),
        ({"rip_permanent": "off", "deck1": OWN}, []),
        ({"rip_permanent": "on", "deck1": "A"}, []),
    ],
    ids=["for good", "for this game", "a deck of nobody's"],
)
def test_a_retired_card_of_ones_own_deck_is_lost_for_good(settings: dict[str, str], lost: list[str]) -> None:
    tale = quick_game(2, **settings)
    random_play(tale, until=lambda s: s.drive > 0)
    put_out(tale.s, 0, number("TM-01", 0), 5)
    put_out(tale.s, 0, number("TM-02", 0), 4)
    assert lost_in(GAME, tale.s, 0) == ()  # while the game goes on
    random_play(tale)
    assert lost_in(GAME, tale.s, 0) == lost
    assert lost_in(GAME, tale.s, 1) == []
    collection = without_cards(PACKS, with_pack(Collection(GAME.id), "franchise-a", 0), [*lost, "TM-64"])
    assert collection.lost == tuple(lost)
