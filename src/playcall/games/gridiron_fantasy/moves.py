"""What the rules do with cards, effects and points; which Team cards a team brings, may use together and has Active."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.catalogue import (
    CARDS,
    COPIES,
    DRIVES,
    GAME,
    HALF,
    NEXT_PLAY,
    PLAY_END,
    SIZE,
    SPAN,
    Face,
    Fx,
    team_of,
)
from playcall.games.gridiron_fantasy.decks import Deck
from playcall.games.gridiron_fantasy.table import HAND_SIZE, NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.totals import recount
from playcall.games.gridiron_fantasy.zones import (
    BESIDE,
    BOOK,
    DECK,
    DISCARD,
    EVERYBODY,
    EXTRA,
    HAND,
    HIDDEN,
    PLAYS_BESIDE,
    RESERVE,
    RESERVE_ACTIONS,
    TEAM,
    TOP,
    UNTOLD,
    follow,
    follow_draw,
    forget,
    learn,
    lose_track,
    new_cards,
)

FORMATIONS = [face.place for face in CARDS if face.subtype == "formation"]


def shared_deck(offence: Deck, defence: Deck) -> Deck:
    """GF-17.1, GF-17.2  The roster of two coaches: the offence of one, the defence of the other, Team cards of both."""
    if offence is defence:
        return offence
    team = tuple(dict.fromkeys(offence.team + defence.team))
    return offence._replace(
        name=f"{offence.name} + {defence.name}", team=team, dp=defence.dp, da=defence.da,
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
    faces = s.faces
    left = [faces[other] for other in s.extras(team) if other not in chosen and _goes_with(s, other, chosen)]
    subtypes = {face.subtype for face in left if face.single}
    return len(chosen) + len(subtypes) + len([face for face in left if not face.single])


def _goes_with(s: Table, card: int, others: Iterable[int]) -> bool:
    """GF-2.6, GF-2.8  No card twice, one Coach and one Franchise."""
    face = s.faces[card]
    for other in others:
        beside = s.faces[other]
        if beside.place == face.place or (face.single and beside.subtype == face.subtype):
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


WRONG_PLAQUE = ("silver", "gold")
"""GF-6.2  What never works on offence and on defence."""


RETIRED = 5


def retired(s: Table) -> list[int]:
    """GF-9.3, GF-9.9  Team cards that are Retired In Plaster."""
    return [card for card, level, _, _ in s.outs if level == RETIRED]


def by_choice(s: Table, face: Face) -> bool:
    """GF-6.3  Whether a card is switched by choice."""
    return s.options.deactivate_any or face.subtype in ("star", "formation")


def may_be_active(s: Table, role: int, card: int) -> bool:
    """GF-6.2, GF-6.5, GF-6.7  In a Play."""
    face = s.faces[card]
    return face.plaque != WRONG_PLAQUE[role] and face.position != "K" and not s.is_out(card)


def conflicts(one: Face, two: Face) -> bool:
    """GF-6.4, GF-16.10  Two stars of a position, or two formations."""
    if one.subtype == "star":
        return one.position == two.position
    return one.subtype == "formation" == two.subtype


def line_up(s: Table, role: int) -> None:
    """GF-6.6  The Active cards of a role as last switched; at its first Play everything that may be."""
    team = s.team(role)
    on = s.lineup[2 * team + role]
    if on == [NO_CARD]:
        on = s.lineup[2 * team + role] = _first(s, role)
    active = []
    for card in s.team_cards(team):
        if may_be_active(s, role, card) and (card in on or not by_choice(s, s.faces[card])):
            active.append(card)
    s.active[team] = active


def _first(s: Table, role: int) -> list[int]:
    on: list[int] = []
    for card in s.team_cards(s.team(role)):
        face = s.faces[card]
        free = not any(conflicts(face, s.faces[other]) for other in on)
        if free and by_choice(s, face) and may_be_active(s, role, card):
            on.append(card)
    return on


def switchable(s: Table, role: int) -> list[int]:
    """GF-6.6  Cards that may still be switched: each at most once before a Play."""
    team = s.team(role)
    return [
        card
        for card in s.team_cards(team)
        if card not in s.wanted[team] and by_choice(s, s.faces[card]) and may_be_active(s, role, card)
    ]


def toggled(s: Table, role: int) -> list[int]:
    """GF-6.6  The cards that are on once everything wanted is switched."""
    team = s.team(role)
    on = s.lineup[2 * team + role][:]
    for card in s.wanted[team]:
        if card in on:
            on.remove(card)
        else:
            face = s.faces[card]
            on = [other for other in on if not conflicts(face, s.faces[other])]
            on.append(card)
    return on


def line_up_for_kick(s: Table, context: str) -> None:
    """GF-4.12, GF-6.5  Copper cards work in every kick, others in those they name."""
    s.context = context
    for role in (0, 1):
        team = s.team(role)
        s.active[team] = [card for card in s.team_cards(team) if _kicks(s.faces[card], context) and not s.is_out(card)]


def _kicks(face: Face, context: str) -> bool:
    return face.plaque == "copper" or context in face.kicks


# Cards ---------------------------------------------------------------------------------------------------------------


def draw(s: Table, role: int, number: int) -> list[int]:
    """GF-4.17, GF-5.6  Draw this many cards, or as many as there are."""
    team, n = s.team(role), s.n
    top, deck = s.zones[(TOP + role) * n + team], s.zones[(DECK + role) * n + team]
    drawn = []
    while number > 0 and (top or deck):
        drawn.append(top.pop() if top else deck.pop())
        number -= 1
    s.zones[(HAND + role) * n + team] += drawn
    follow_draw(s, role, team, drawn)
    new_cards(s, team, len(drawn))
    if drawn and s.log is not None:
        s.tell(events.CardsDrawn(s.seat(role), s.names[team], len(drawn), tuple(drawn)))
    return drawn


def draw_fresh(s: Table) -> None:
    """GF-4.1, GF-5.5  Both draw up to five."""
    for role in (0, 1):
        draw(s, role, HAND_SIZE - len(s.hand(role)))


def put_back(s: Table) -> None:
    """GF-4.10, GF-4.11  Both hands go on top of their decks, the first card on the very top."""
    for role in (0, 1):
        hand = s.hand(role)
        if hand:
            if s.log is not None:
                s.tell(events.CardsPutBack(s.seat(role), s.seat_names(role), len(hand), tuple(hand)))
            s.zone(TOP + role, s.team(role)).extend(reversed(hand))
            follow(s, hand, HAND + role, TOP + role, s.team(role))
            hand.clear()
        s.passed[s.team(role)] = UNTOLD
    forget(s)


def take(cards: list[int], place: int) -> int:
    """Take the first card of this face out of a pile."""
    for index, card in enumerate(cards):
        if place_of(card) == place:
            return cards.pop(index)
    raise LookupError(f"There is no card {place} here.")


def discard(s: Table, role: int, cards: list[int]) -> None:
    """Cards of a hand go to the discard pile."""
    hand = s.hand(role)
    for card in cards:
        hand.remove(card)
    s.discards(role).extend(cards)
    if cards and s.log is not None:
        s.tell(events.Discarded(s.seat_names(role), tuple(cards)))


def reshuffle(s: Table, role: int, team: int) -> None:
    """GF-11.6, GF-13.2  Deck and discard pile are shuffled together."""
    n = s.n
    forget(s)
    cards = s.zones[(DECK + role) * n + team] + s.zones[(TOP + role) * n + team] + s.zones[(DISCARD + role) * n + team]
    cards.sort()
    s.chance.shuffle("oa" if role == 0 else "da", cards)
    s.zones[(DECK + role) * n + team] = cards
    s.zones[(TOP + role) * n + team] = []
    s.zones[(DISCARD + role) * n + team] = []
    lose_track(s, (TOP + role) * n + team, (DECK + role) * n + team)
    if s.log is not None:
        s.tell(events.Reshuffled(s.names[team], len(cards)))


def refill_to(s: Table, role: int) -> int:
    """GF-11.7, V52  How many cards a hand is filled up to."""
    number = HAND_SIZE
    for owner in (0, 1):
        whose = "own" if owner == role else "opp"
        number += sum(fx.p["delta"] for fx in s.in_force(owner, "hand_size") if fx.p["who"] == whose)
    return max(1, number)


# Effects -------------------------------------------------------------------------------------------------------------


def start(s: Table, fx: Fx, team: int, card: int, named: int = -1, until: int = -1, left: int = 0) -> None:
    """An effect comes into force. One that lasts beyond the Play makes its card continuing (GF-14.5, GF-14.9)."""
    if until < 0:
        until, left = fx.until, fx.left
    if until != PLAY_END:
        if already_started(s, fx, team, card):
            return  # GF-14.10
        if s.log is not None and not any(entry[2] == card and entry[3] != PLAY_END for entry in s.running):
            s.tell(events.ContinuingStarted(s.names[team], card))
    if fx.do == "lay_limit":
        named = sum(1 for entry in s.laid if entry[0] != s.role(team))
    s.running.append((fx.number, team, card, until, left, named))


def already_started(s: Table, fx: Fx, team: int, card: int) -> bool:
    """GF-14.10  A lasting effect of a card of the same name is in force for the same team."""
    place = place_of(card)
    return any(
        entry[1] == team and entry[3] != PLAY_END and place_of(entry[2]) == place
        and (entry[2] != card or entry[0] == fx.number)
        for entry in s.running
    )  # fmt: skip


def lasting(s: Table, card: int) -> bool:
    """Whether an effect of this card lasts beyond the Play."""
    return any(entry[2] == card and entry[3] != PLAY_END for entry in s.running)


def end_play_effects(s: Table) -> None:
    """Effects for this Play are over."""
    if s.running:
        s.running = [entry for entry in s.running if entry[3] != PLAY_END]


def next_play_begins(s: Table) -> None:
    """GF-14.12  Effects on the next Play are in force for this one."""
    if s.running:
        s.running = [
            (entry[0], entry[1], entry[2], PLAY_END, 0, entry[5]) if entry[3] == NEXT_PLAY else entry
            for entry in s.running
        ]


def end_drive_effects(s: Table) -> None:
    """GF-9.3, GF-14.12, GF-14.13  What lasts for the drive, or this many drives, is over."""
    running = []
    for number, owner, card, until, left, named in s.running:
        if until == DRIVES and left > 1:
            running.append((number, owner, card, until, left - 1, named))
        elif until in (HALF, GAME):
            running.append((number, owner, card, until, left, named))
    s.running = running
    come_back(s, [out for out in s.outs if out[2] in (HALF, GAME)])
    clear_beside(s)


def end_half_effects(s: Table, everything: bool) -> None:
    """GF-2.3, GF-13.3  What lasts for the half is over; at a halftime whatever does not last for the game."""
    ends = (DRIVES, HALF, NEXT_PLAY, PLAY_END) if everything else (HALF,)
    s.running = [entry for entry in s.running if entry[3] not in ends]
    come_back(s, [out for out in s.outs if out[2] == GAME])
    clear_beside(s)


def count_out_play(s: Table) -> None:
    """GF-9.7  A Play less for those who are out for Plays."""
    if s.outs:
        later = [(card, level, until, left - (until == PLAY_END)) for card, level, until, left in s.outs]
        come_back(s, [out for out in later if out[2] != PLAY_END or out[3] > 0])


def come_back(s: Table, still_out: list[tuple[int, int, int, int]]) -> None:
    """GF-9.11"""
    if s.log is not None:
        remaining = {out[0] for out in still_out}
        for out in s.outs:
            if out[0] not in remaining:
                s.tell(events.CameBack(s.names[team_of(out[0])], out[0]))
    s.outs = still_out


def clear_beside(s: Table) -> None:
    """GF-14.5, GF-14.7, GF-14.9  Cards whose effect has ended leave their place beside the Team cards."""
    for team in range(s.n):
        for role in (0, 1):
            for kind in (BESIDE, PLAYS_BESIDE):
                cards = s.zone(kind + role, team)
                for card in [card for card in cards if not lasting(s, card)]:
                    cards.remove(card)
                    home = _home_of(s, card, kind) + role
                    s.zone(home, team).append(card)
                    if home == BOOK + role:
                        learn(s, EVERYBODY, home, team, [card])
                    if s.log is not None:
                        s.tell(events.ContinuingEnded(s.names[team], card))


def _home_of(s: Table, card: int, kind: int) -> int:
    if kind == BESIDE:
        return DISCARD
    if card in s.exchanged:
        s.exchanged.remove(card)
        return RESERVE
    return BOOK


def spend(s: Table, team: int, place: int, limit: str) -> None:
    """GF-14.4  A limited card is used."""
    if limit in ("once_per_half", "once_per_game"):
        s.spent.append((team, place, s.half))


# Points --------------------------------------------------------------------------------------------------------------


POINTS = {
    "touchdown": 6, "return touchdown": 6, "extra point": 1, "two points": 2, "field goal": 3, "safety": 2,
}  # fmt: skip
"""GF-16.5"""


def score(s: Table, team: int, what: str) -> None:
    """GF-16.5; GF-13.8  In overtime the first score wins at once."""
    points = POINTS[what]
    s.scores[team] += points
    if s.overtime:
        s.ended = "overtime"
    s.tell(events.Scored(s.names[team], what, points, *s.score_now()))


def clear_play(s: Table) -> None:
    """Nothing of the last Play or kick is left."""
    s.advantage = s.dominant = s.assigned_advantage = s.assigned_dominant = s.tie = s.winner = -1
    s.objective = s.yards = s.lost_downs = s.difference = 0
    s.sack = s.gained_first_down = s.repeats_down = s.cancelled = s.faked = s.blocked = s.flagged = False
    s.turnover, s.declared, s.onside = "", -1, -1
    s.shown, s.last, s.final = [NO_CARD, NO_CARD], [NO_CARD, NO_CARD], [0, 0]
    s.totals, s.raw = [0] * 8, [0] * 8
    s.laid, s.used, s.secondaries, s.applied, s.used_now = [], [], [], [], []


def refresh(s: Table) -> None:
    """Count again if Totals are being compared, and tell what has changed."""
    if s.advantage < 0:
        return
    if s.log is None or s.dominant < 0 or s.winner >= 0:
        recount(s)
        return
    before = s.totals[s.dominant], s.totals[4 + s.dominant]
    recount(s)
    now = s.totals[s.dominant], s.totals[4 + s.dominant]
    if now != before:
        s.tell(events.TotalsChanged(s.dominant, *now))
