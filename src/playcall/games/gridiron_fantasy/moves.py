"""What the rules do with cards, effects and points."""

from __future__ import annotations

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.catalogue import (
    DRIVES,
    GAME,
    HALF,
    NEXT_PLAY,
    PLAY_END,
    Fx,
    team_of,
)
from playcall.games.gridiron_fantasy.knowing import EVERYBODY, follow, follow_draw, forget, learn, lose_track
from playcall.games.gridiron_fantasy.passing import UNTOLD, new_cards
from playcall.games.gridiron_fantasy.table import HAND_SIZE, NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.totals import recount
from playcall.games.gridiron_fantasy.zones import (
    BESIDE,
    BOOK,
    DECK,
    DISCARD,
    HAND,
    PLAYS_BESIDE,
    RESERVE,
    TOP,
)

# Cards ---------------------------------------------------------------------------------------------------------------


def draw(s: Table, role: int, number: int) -> list[int]:
    """GF-4.17, GF-5.6  Draw so many cards, or what there is."""
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


def score(s: Table, team: int, what: str, points: int) -> None:
    """GF-16.5; GF-13.8  In overtime the first score wins at once."""
    s.scores[team] += points
    if s.overtime:
        s.ended = "overtime"
    s.tell(events.Scored(s.names[team], what, points, tuple(s.names), tuple(s.scores)))


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
    """Count anew if Totals are being compared."""
    if s.advantage >= 0:
        recount(s)
