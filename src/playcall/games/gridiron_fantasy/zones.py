"""The zones of the table, and what seats know of hidden cards in them.

A zone lies at its number times the number of teams plus the team. What is known is a zone and a card in it: seen by
an effect, shown to all and gone back, or listed for all to read. Entries of a Playbook hold for the Play called from it
too, whose choice is secret; those of a deck are its top cards, the topmost first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from playcall.games.gridiron_fantasy.catalogue import WILD
from playcall.kernel import Sees, ZoneKind, ZoneLayout

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.table import Table
    from playcall.kernel import Chance


_TABLE: Final = (
    ("oa_hand", Sees.OWNER, "oa"),
    ("da_hand", Sees.OWNER, "da"),
    ("oa_deck", Sees.NOBODY, "oa"),
    ("da_deck", Sees.NOBODY, "da"),
    ("oa_top", Sees.OWNER, "oa"),
    ("da_top", Sees.OWNER, "da"),
    ("oa_discard", Sees.ALL, "oa"),
    ("da_discard", Sees.ALL, "da"),
    ("oa_played", Sees.ALL, "oa"),
    ("da_played", Sees.ALL, "da"),
    ("oa_beside", Sees.ALL, "oa"),
    ("da_beside", Sees.ALL, "da"),
    ("oa_reserve", Sees.OWNER, "oa"),
    ("da_reserve", Sees.OWNER, "da"),
    ("op_book", Sees.OWNER, "op"),
    ("dp_book", Sees.OWNER, "dp"),
    ("op_reserve", Sees.OWNER, "op"),
    ("dp_reserve", Sees.OWNER, "dp"),
    ("op_called", Sees.OWNER, "op"),
    ("dp_called", Sees.OWNER, "dp"),
    ("op_shown", Sees.ALL, "op"),
    ("dp_shown", Sees.ALL, "dp"),
    ("op_beside", Sees.ALL, "op"),
    ("dp_beside", Sees.ALL, "dp"),
    ("tm_hidden", Sees.OWNER, "tm"),
    ("tm_team", Sees.ALL, "tm"),
    ("tm_extra", Sees.OWNER, "tm"),
    ("tm_gone", Sees.ALL, "tm"),
)
"""Every line of the rulebook's zone table. Those of offence and defence are pairs: a role is added to the first."""
HAND, DECK, TOP, DISCARD, PLAYED, BESIDE, RESERVE_ACTIONS = 0, 2, 4, 6, 8, 10, 12
BOOK, RESERVE, CALLED, SHOWN, PLAYS_BESIDE = 14, 16, 18, 20, 22
HIDDEN, TEAM, EXTRA, GONE = 24, 25, 26, 27
ZONES: Final = len(_TABLE)
_PER = {"oa": "offence", "op": "offence", "da": "defence", "dp": "defence", "tm": "team"}
"""Whose zones they are: of the coach for offence, of that for defence, or of both."""

PLAYS: Final = ("op_book", "dp_book")
"""Playbooks with what is called from them in secret."""
_GROUPS = {"op_called": PLAYS[0], "dp_called": PLAYS[1]}


@cache
def layout(teams: int) -> ZoneLayout:
    """The zones of a table with this number of teams."""
    return ZoneLayout(
        [
            ZoneKind(name, sees, back=back, per=_PER[back], holders=teams, group=_GROUPS.get(name))
            for name, sees, back in _TABLE
        ]
    )


Known = tuple[int, int]
EVERYBODY = -1
"""The list of what is known to all, after those of the seats."""


def known_in(s: Table, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
    """Cards that a seat knows to lie, unseen, in the zones of a group."""
    entries = s.known[EVERYBODY] if seat is None else s.known[seat] + s.known[EVERYBODY]
    if not entries:
        return ()
    slots = layout(s.n).slots
    found = set()
    for place, card in entries:
        kind, team = slots[place]
        if kind.group == group and s.owner(kind.per, team) == owner and lies(s, place, card):
            found.add(card)
    return found


def lies(s: Table, place: int, card: int) -> bool:
    """Whether a card lies where it was known to: the call of a Play does not count as leaving the Playbook."""
    if card in s.zones[place]:
        return True
    return BOOK <= place // s.n < BOOK + 2 and card in s.zones[place + (CALLED - BOOK) * s.n]


def learn(s: Table, seat: int, kind: int, team: int, cards: Sequence[int]) -> list[int]:
    """A seat, or everybody, knows hidden cards from now on, as long as they lie where they lie."""
    place = kind * s.n + team
    s.known[seat] += [(place, card) for card in cards if (place, card) not in s.known[seat]]
    return list(cards)


def forget(s: Table) -> None:
    """A card that has left its zone is not known any more."""
    for seat, seen in enumerate(s.known):
        if seen:
            s.known[seat] = [(place, card) for place, card in seen if lies(s, place, card)]


def lose_track(s: Table, *places: int) -> None:
    """Cards were taken from a pile unseen, or it was shuffled: nobody knows any more which cards lie there."""
    for seat, seen in enumerate(s.known):
        if seen:
            s.known[seat] = [entry for entry in seen if entry[0] not in places]


def exchanged(s: Table, role: int, team: int) -> None:
    """GF-5.2  Some Play was taken out of a Playbook: what all have seen of it may be gone."""
    place = (BOOK + role) * s.n + team
    s.known[EVERYBODY] = [entry for entry in s.known[EVERYBODY] if entry[0] != place]


def follow(s: Table, cards: Sequence[int], source: int, into: int, team: int) -> None:
    """Cards of a team go from the top of one of its zones to another; its own coaches see where they lie then."""
    start, end = source * s.n + team, into * s.n + team
    for seat, seen in enumerate(s.known):
        if seen:
            stays = [entry for entry in seen if entry[0] != start or entry[1] not in cards]
            moved = [(end, card) for place, card in seen if place == start and card in cards]
            s.known[seat] = stays if seat in s.coaches[team] else stays + moved


def follow_draw(s: Table, role: int, team: int, drawn: Sequence[int]) -> None:
    """Known cards that were drawn are known to be in the hand.

    In what order cards put back on top lie, only their owner knows: of those that is so when all were drawn.
    """
    if not any(s.known):
        return
    if s.zones[(TOP + role) * s.n + team]:
        lose_track(s, (TOP + role) * s.n + team)
    follow(s, drawn, TOP + role, HAND + role, team)
    follow(s, drawn, DECK + role, HAND + role, team)


def put_known_on_top(s: Table, seat: int) -> None:
    """In an imagined position: the top cards of decks lie as the seat has seen them."""
    for place, card in reversed(s.known[seat]):
        if DECK <= place // s.n < DECK + 2 and card in s.zones[place]:
            s.zones[place].remove(card)
            s.zones[place].append(card)


Pass = tuple[int, int, int]
"""The Dominant Ability, the symbols that would have taken the lead, and the cards that came into the hand since."""
UNTOLD: Pass = (-1, 0, 0)
DOUBT = 25
"""One pass in this many is not believed."""


def note_pass(s: Table, role: int) -> None:
    """A team passes in the Primary Challenge."""
    if not s.leads(role, s.dominant):
        own, other = role * 4 + s.dominant, 4 - role * 4 + s.dominant
        strict = s.options.strict_exceed or s.tie != role
        s.passed[s.team(role)] = s.dominant, s.totals[other] - s.raw[own] + strict, 0


def new_cards(s: Table, team: int, number: int) -> None:
    """Cards come into a hand of which a pass has told something."""
    ability, need, fresh = s.passed[team]
    if need:
        s.passed[team] = ability, need, fresh + number


def believe_passes(s: Table, seat: int | None, chance: Chance) -> None:
    """In an imagined position: hands of the others that could have taken the lead are made poorer."""
    own = -1 if seat is None else s.team_of_seat(seat)
    for role in (0, 1):
        team = s.team(role)
        ability, need, fresh = s.passed[team]
        if need > 0 and team != own and len(s.hand(role)) > fresh and chance.number("pass", DOUBT):
            known = [] if seat is None else s.known[seat]
            fixed = {card for _, card in known + s.known[EVERYBODY]}
            _make_poorer(s, role, ability, need, fresh, fixed, chance)


def _make_poorer(s: Table, role: int, ability: int, need: int, fresh: int, fixed: set[int], chance: Chance) -> None:
    """Exchange rich cards for poorer ones of the deck, until those that were there at the pass may be too few."""
    hand, deck = s.hand(role), s.zone(DECK + role, s.team(role))
    held = [bring(s, card, ability) for card in hand]
    if sum(sorted(held)[: len(hand) - fresh]) < need:
        return
    there = {place: bring(s, card, ability) for place, card in enumerate(deck) if card not in fixed}
    while there and sum(sorted(held)[: len(hand) - fresh]) >= need:
        poorest = min(there.values())
        rich = [place for place, card in enumerate(hand) if held[place] > poorest and card not in fixed]
        if not rich:
            return
        out = rich[chance.number("pass", len(rich))]
        poorer = [place for place, brings in there.items() if brings < held[out]]
        into = poorer[chance.number("pass", len(poorer))]
        hand[out], deck[into] = deck[into], hand[out]
        held[out], there[into] = there[into], held[out]


def bring(s: Table, card: int, ability: int) -> int:
    """Symbols that a Challenge card counts in an ability."""
    face = s.faces[card]
    return face.symbols[ability] + face.symbols[WILD] if face.challenge else 0
