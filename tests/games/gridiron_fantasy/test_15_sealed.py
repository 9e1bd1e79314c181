"""GF-15.3  Sealed play: packs opened at the table, and Action decks built from them."""

from __future__ import annotations

from collections import Counter

import pytest

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.decks import check_deck
from playcall.games.gridiron_fantasy.decks.packs import sealed_pool
from playcall.games.gridiron_fantasy.zones import EXTRA, HAND, RESERVE_ACTIONS
from playcall.kernel import BadOption
from tests.games.gridiron_fantasy.story import DECK, RESERVE, Tale, options, random_play, say, start

CARDS = load()


def sealed(seed: int = 3, **settings: str) -> Tale:
    return start(seed, None, pool="sealed", **{"length": "short", "home": "seat1", **settings})


def picks(tale: Tale, seat: int = 0) -> list[str]:
    return [token for token in tale.options(seat) if token.startswith("pick")]


def without_copy(ids: list[str]) -> list[str]:
    return [card.partition("*")[0] for card in ids]


@pytest.mark.rule("GF-15.3")
def test_everything_in_the_packs_comes_to_the_table() -> None:
    tale = sealed()
    assert tale.s.pools[0] != tale.s.pools[1]
    assert "pools" not in tale.view(0).facts
    for seat in (0, 1):
        pool = sealed_pool(tale.s.pools[seat], 2, 8)
        counted = Counter({CARDS.cards[place].id: copies for place, copies in pool.items()})
        for role, part in ((0, "OA"), (1, "DA")):
            assert tale.ids(DECK + role, seat) == []
            brought = Counter(without_copy(tale.ids(RESERVE_ACTIONS + role, seat)))
            assert brought == {card: copies for card, copies in counted.items() if card.startswith(part)}
        plays = [*tale.ids(RESERVE, seat), *tale.ids(RESERVE + 1, seat), *tale.ids(EXTRA, seat)]
        assert set(plays) == {card for card in counted if card[:2] in ("OP", "DP", "TM")}


@pytest.mark.rule("GF-15.3", "GF-2.15")
def test_an_action_deck_is_built_card_by_card_until_there_are_fifteen() -> None:
    tale = sealed()
    chosen = picks(tale)[:15]
    for number, token in enumerate(chosen):
        assert tale.options(0)[0] == "listed"
        assert "done" not in tale.options(0), number
        tale.act(f"0: {token}")
    wanted = [token.removeprefix("pick ") for token in chosen]
    assert without_copy(tale.ids(HAND, 0)) == wanted
    assert tale.seen("oa_hand", 0, 0) is not None
    assert tale.seen("oa_hand", 0, 1) is None, "what somebody has chosen is his secret"
    tale.act("0: done")
    assert sorted(without_copy(tale.ids(DECK, 0))) == sorted(wanted)
    assert tale.last(e.DeckBuilt) == e.DeckBuilt(tale.s.names[0], 0, 15)
    assert all(token.startswith("pick DA") for token in picks(tale)), "the other deck is next"


@pytest.mark.rule("GF-15.3", "GF-2.16", "GF-2.17")
def test_a_second_copy_needs_a_deck_of_thirty() -> None:
    tale = sealed(sealed_starters="4", sealed_boosters="16")
    twice = next(card for card, copies in Counter(without_copy(tale.ids(RESERVE_ACTIONS, 0))).items() if copies > 1)
    tale.act(f"0: pick {twice}")
    for size in range(1, 29):
        assert not tale.may(f"pick {twice}", 0), size
        tale.act(f"0: {next(token for token in picks(tale))}")
    assert len(tale.ids(HAND, 0)) == 29
    assert tale.may(f"pick {twice}", 0)
    one = sealed(sealed_starters="4", sealed_boosters="16", copy_limit="one")
    while tokens := [token for token in picks(one) if token.startswith("pick OA")]:
        one.act(f"0: {tokens[0]}")
    assert len(one.ids(HAND, 0)) > 30
    assert max(Counter(without_copy(one.ids(HAND, 0))).values()) == 1
    assert one.options(0) == ["done"]


@pytest.mark.rule("GF-15.3", "GF-2.19")
def test_the_listed_cards_fill_a_deck_up() -> None:
    tale = sealed()
    own = picks(tale)[-3:]
    tale.act(*(f"0: {token}" for token in own), "0: listed", "0: listed", "1: listed", "1: listed")
    deck = without_copy(tale.ids(DECK, 0))
    assert len(deck) == 18
    assert {token.removeprefix("pick ") for token in own} <= set(deck)
    for seat in (0, 1):
        played = GAME.deck_of(tale.s, seat)
        places = [tuple(CARDS.places[card] for card in without_copy(tale.ids(DECK + role, seat))) for role in (0, 1)]
        assert check_deck(played._replace(oa=places[0], da=places[1], oa_reserve=(), da_reserve=()), options()) == []
    assert tale.asked == "ChooseTeam.choose"


@pytest.mark.rule("GF-15.3")
def test_nobody_is_asked_where_the_listed_cards_are_taken() -> None:
    tale = sealed(listed="on")
    assert [len(tale.ids(DECK + role, seat)) for seat in (0, 1) for role in (0, 1)] == [18] * 4
    assert tale.asked.startswith("RevealTeams")


@pytest.mark.rule("GF-15.3", "GF-17.2")
def test_coaches_of_a_shared_team_build_their_own_decks() -> None:
    tale = sealed(form="shared", players="3")
    offers = [picks(tale, seat) for seat in range(3)]
    assert all(token.startswith("pick OA") for token in (*offers[0], *offers[2]))
    assert all(token.startswith("pick DA") for token in offers[1])
    assert isinstance(random_play(tale), Tale)


@pytest.mark.rule("GF-15.3")
def test_nobody_brings_a_deck_to_sealed_play() -> None:
    with pytest.raises(BadOption, match="'deck1' is not for a sealed pool: nobody brings a deck"):
        GAME.check_options(options(pool="sealed", deck1="A"))


@pytest.mark.rule("GF-15.3")
def test_the_coach_takes_what_is_listed() -> None:
    tale = sealed()
    assert GAME.actions.token(GAME.coach.advise(tale.s, 0)[0].action) == "listed"
    assert "offensive Action deck" in say(GAME.words.prompt(tale.s, 0))
