"""GF-2  Rosters at the table: which cards a team brings, and which Team cards it may use together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playcall.games.gridiron_fantasy.catalogue import CARDS, COPIES, SIZE, SPAN
from playcall.games.gridiron_fantasy.decks import Deck
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.zones import BOOK, DECK, EXTRA, HIDDEN, RESERVE, RESERVE_ACTIONS, TEAM

FORMATIONS = [face.place for face in CARDS if face.subtype == "formation"]


def shared_deck(offence: Deck, defence: Deck) -> Deck:
    """GF-17.1, GF-17.2  The roster of two coaches: the offence of one, the defence of the other, Team cards of both."""
    if offence is defence:
        return offence
    team = tuple(dict.fromkeys(offence.team + defence.team))
    return offence._replace(
        name=f"{offence.name} and {defence.name}", team=team, dp=defence.dp, da=defence.da,
        da_reserve=defence.da_reserve, listed=offence.listed + defence.listed,
    )  # fmt: skip


def lay_out(s: Table, team: int, deck: Deck) -> None:
    """GF-2.4, GF-2.10, GF-2.13  All cards of a roster come to the table, nothing chosen yet."""
    team_cards = list(deck.team)
    if s.options.all_formations:  # GF-15.6
        team_cards = [place for place in team_cards if place not in FORMATIONS]
        s.zone(TEAM, team).extend(_numbers(team, FORMATIONS))
    s.zone(EXTRA, team).extend(_numbers(team, team_cards))
    s.zone(RESERVE, team).extend(_numbers(team, dict.fromkeys(deck.op)))
    s.zone(RESERVE + 1, team).extend(_numbers(team, dict.fromkeys(deck.dp)))
    for role, actions, reserve in ((0, deck.oa, deck.oa_reserve), (1, deck.da, deck.da_reserve)):
        if s.options.pool == "sealed":  # GF-15.3  Action decks are built at the table.
            s.zone(RESERVE_ACTIONS + role, team).extend(_numbers(team, sorted((*actions, *reserve))))
            continue
        numbers = _numbers(team, (*actions, *reserve))
        s.zone(DECK + role, team).extend(numbers[: len(actions)])
        s.zone(RESERVE_ACTIONS + role, team).extend(numbers[len(actions) :])
    s.names[team] = deck.name


def _numbers(team: int, places: Iterable[int]) -> list[int]:
    """A number for every card, further copies apart."""
    counted: dict[int, int] = {}
    numbers = []
    for place in places:
        copy = counted.get(place, 0)
        counted[place] = copy + 1
        if copy < COPIES:
            numbers.append(team * SPAN + copy * SIZE + place)
    return numbers


def choose_listed(s: Table, team: int, kind: int, places: Sequence[int]) -> None:
    """The suggested cards are taken; the rest stays in reserve."""
    source, into = (EXTRA, HIDDEN) if kind == EXTRA else (kind, kind - RESERVE + BOOK)
    for place in places:
        cards = s.zone(source, team)
        card = next((card for card in cards if place_of(card) == place), None)
        if card is not None:
            cards.remove(card)
            s.zone(into, team).append(card)


def single(s: Table, card: int) -> bool:
    """GF-2.8  Coaches and Franchises."""
    return s.faces[card].subtype in ("coach", "franchise")


def may_pick_team(s: Table, team: int, card: int) -> bool:
    """GF-2.5 to GF-2.8  A Team card that can be chosen, with enough others after it."""
    chosen = s.zone(HIDDEN, team)
    if not _goes_with(s, card, chosen):
        return False
    return _reach(s, team, [*chosen, card]) >= team_size(s, team)


def team_size(s: Table, team: int) -> int:
    """GF-2.5  How many Team cards a team plays with: as agreed, or all it has where it has lost some for good."""
    return min(s.options.team_cards, _reach(s, team, s.zone(HIDDEN, team)))


def _reach(s: Table, team: int, chosen: list[int]) -> int:
    """The most Team cards that can be chosen, these among them."""
    left = [other for other in s.extras(team) if other not in chosen and _goes_with(s, other, chosen)]
    subtypes = {s.faces[other].subtype for other in left if single(s, other)}
    return len(chosen) + len(subtypes) + sum(1 for other in left if not single(s, other))


def _goes_with(s: Table, card: int, others: Iterable[int]) -> bool:
    face = s.faces[card]
    for other in others:
        if place_of(other) == face.place or (single(s, card) and s.faces[other].subtype == face.subtype):
            return False
    return True


def clashes(s: Table, card: int, with_team: int) -> bool:
    """GF-2.6, GF-3.6, GF-15.4  Whether the other team has revealed the same card, and only one may use it."""
    face = s.faces[card]
    if face.subtype == "sponsor" or (s.options.common_team == "shared" and face.card.rarity == "C"):
        return False
    if s.options.all_formations and face.subtype == "formation":
        return False
    return any(place_of(other) == face.place for other in s.team_cards(with_team))


def legal_extra(s: Table, team: int, extra: int, out: int = -1) -> bool:
    """GF-3.7  Whether an extra Team card may take the place of another."""
    rest = [card for card in s.team_cards(team) if card != out] + s.zone(HIDDEN, team)
    others = [other for other in field_teams(s) if other != team]
    return _goes_with(s, extra, rest) and not any(clashes(s, extra, other) for other in others)


def field_teams(s: Table) -> list[int]:
    """Teams whose Team cards may not collide: the two of a game, or all of Tag Team."""
    return list(range(s.n)) if s.options.form == "tag" else [s.home, s.away]


def may_pick_play(s: Table, role: int, team: int, card: int) -> bool:
    """GF-2.11  A Play that leaves room for a Run and a Pass."""
    book = s.zone(BOOK + role, team)
    kinds = {s.faces[other].kind for other in [*book, card]}
    return len(book) + 1 < s.options.playbook_size or len(kinds) == 2
