"""The table as plain text: scoreboard, the hundred-yard field, the Challenge, Team cards, hand and Playbook."""

from __future__ import annotations

from textwrap import wrap

from playcall.games.gridiron_fantasy.catalogue import DRIVES, GAME, HALF, NEXT_PLAY, SECS
from playcall.games.gridiron_fantasy.names import (
    ABILITY,
    CONTEXTS,
    down_words,
    from_spot,
    objective_words,
    on_spot,
    special_of,
    symbols_words,
)
from playcall.games.gridiron_fantasy.printed import INJURIES
from playcall.games.gridiron_fantasy.table import NO_CARD, Table
from playcall.games.gridiron_fantasy.zones import BESIDE, DISCARD, HIDDEN, PLAYS_BESIDE, TOP

FROM_A_TEE = ("kickoff", "safety_kick")
FIELD = 51
"""Columns of the field: one for two yards, and the goal lines."""


def screen(s: Table, seat: int | None, width: int) -> str:
    """The whole table as a seat sees it."""
    if not any(s.names):
        return " Four drives or more, four downs for ten yards. First everybody names a deck."[:width]
    lines = []
    if s.drive:
        lines += [*([] if s.context in FROM_A_TEE else field(s)), *challenge(s, width)]
    for team in _shown_teams(s):
        lines += team_lines(s, team, seat, width)
    if seat is not None:
        lines += own_cards(s, seat, width)
    return "\n".join(line[: width - 1] + "…" if len(line) > width else line for line in map(str.rstrip, lines))


def headline(s: Table) -> str:
    """Score and situation in one line."""
    score = "  ".join(f"{s.names[team] or f'Team {team + 1}'} {s.scores[team]}" for team in _shown_teams(s))
    if not s.drive:
        return f" {score}  ·  before the game"
    half = "overtime" if s.overtime else f"drive {min(s.drive, s.last_drive)} of {s.last_drive}"
    return f" {score}  ·  {half}  ·  {_situation(s)}"


def _situation(s: Table) -> str:
    """`3rd and 4 on the own 35`, or which kick it is."""
    if s.context in FROM_A_TEE:
        return CONTEXTS[s.context]
    if s.context == "try" or s.scorer >= 0:
        return "after a touchdown"
    if s.context in ("punt", "field_goal"):
        return f"{CONTEXTS[s.context]} from {from_spot(s.los)}"
    if s.drive_over:
        return "end of the drive"
    return f"{down_words(s.down, s.mark - s.los, s.los)} {on_spot(s.los)}"


def _shown_teams(s: Table) -> list[int]:
    if s.options.form == "tag":
        return list(range(s.n))
    return [s.home, s.away]


def field(s: Table) -> list[str]:
    """The field from the offence's own goal line: the ball, and the mark for a first down."""
    row = ["·" if column % 5 else "|" for column in range(FIELD)]
    ball, mark = min(s.los, 99) // 2, min(s.mark, 100) // 2
    row[mark] = "╎"
    row[ball] = "●"
    numbers = "0    10   20   30   40   50   40   30   20   10   0"
    return [f"   {numbers}", f" ▐█{''.join(row)}█▌  {s.names[s.off].split()[-1]} →"]


def challenge(s: Table, width: int) -> list[str]:
    """Revealed Plays, both Totals with what counts, Secondaries, laid cards."""
    lines = []
    if s.shown[0] != NO_CARD:
        for role in (0, 1):
            face = s.faces[s.shown[role]]
            mark = "▸" if s.advantage == role else " "
            lines.append(
                f" {mark}{s.seat_names(role)}: {face.name} ({face.kind}, {symbols_words(face.symbols)}, "
                f"{objective_words(face)})"
            )
    if s.dominant >= 0 and s.shown[0] != NO_CARD:
        totals = f"{s.totals[s.dominant]} – {s.totals[4 + s.dominant]}"
        lines.append(f"  {ABILITY[s.dominant]} is Dominant: {s.names[s.off]} {totals} {s.names[s.dfn]}")
        for role, number in s.secondaries:
            key = SECS[number].key
            own, other = s.totals[role * 4 + key], s.totals[4 - role * 4 + key]
            lines.append(f"  Secondary of {s.seat_names(role)} in {ABILITY[key]}: {own} – {other}")
        laid = [f"{s.faces[entry[1]].name} ({s.seat_names(entry[0])[:3]})" for entry in s.laid]
        if laid:
            lines += wrap(f"  Laid: {', '.join(laid)}", width, subsequent_indent="    ")
        for role in (0, 1):
            card = s.last[role]
            if card != NO_CARD and s.faces[card].challenge and s.leads(role, s.dominant):
                lines += wrap(f"  Last card: {s.faces[card].name}, {special_of(s.faces[card])}", width)
    if s.declared >= 0:
        lines.append(f"  Declared: {ABILITY[s.declared]}")
    return lines


def team_lines(s: Table, team: int, seat: int | None, width: int) -> list[str]:
    """A team's cards with their state, what continues, and the sizes of its piles."""
    out = {card: level for card, level, _, _ in s.outs}
    words = []
    for card in s.team_cards(team):
        state = INJURIES[out[card]] if card in out else "Active" if card in s.active[team] else "off"
        face = s.faces[card]
        words.append(f"{face.name} [{face.position or face.subtype}: {state}]")
    hidden = len(s.zone(HIDDEN, team))
    words += [f"{hidden} face down"] if hidden else []
    you = " (you)" if seat is not None and seat in s.coaches[team] else ""
    lines = wrap(f" {s.names[team]}{you}: {'; '.join(words)}", width, subsequent_indent="   ")
    beside = [f"{s.faces[card].name} ({time_left(s, card)})" for kind in (BESIDE, PLAYS_BESIDE) for role in (0, 1)
              for card in s.zone(kind + role, team)]  # fmt: skip
    if beside:
        lines += wrap(f"   Continuing: {', '.join(beside)}", width, subsequent_indent="   ")
    piles = [
        f"{word} deck {s.deck_size(role, team)}, discards {len(s.zone(DISCARD + role, team))}"
        for role, word in ((0, "offence"), (1, "defence"))
    ]
    return [*lines, f"   {'; '.join(piles)}; hand {sum(len(s.zone(role, team)) for role in (0, 1))}"]


def time_left(s: Table, card: int) -> str:
    for _, _, owner_card, until, left, _ in s.running:
        if owner_card == card:
            words = {NEXT_PLAY: "next Play", HALF: "half", GAME: "game"}
            return f"{left} drives" if until == DRIVES and left > 1 else words.get(until, "drive")
    return "this Play"


def own_cards(s: Table, seat: int, width: int) -> list[str]:
    """The hand with symbols, risks and alerts, and the Playbook in use."""
    team = s.team_of_seat(seat)
    if team not in (s.off, s.dfn):
        return []
    role = s.role(team)
    hand = []
    for card in s.hand(role):
        face = s.faces[card]
        risk = f" !{face.penalty.risk}" if face.penalty else f" ?{face.alert}" if face.alert else ""
        hand.append(f"{face.name} ({symbols_words(face.symbols) or 'Action'}{risk})")
    plays = [
        f"{s.faces[card].name} ({s.faces[card].kind} {symbols_words(s.faces[card].symbols)})" for card in s.book(role)
    ]
    lines = wrap(f" Hand: {', '.join(hand) or 'empty'}", width, subsequent_indent="   ")
    lines += wrap(f" Playbook: {', '.join(plays) or 'empty'}", width, subsequent_indent="   ")
    top = s.zone(TOP + role, team)
    return lines + ([f" On top of your deck: {len(top)} cards you put back."] if top else [])
