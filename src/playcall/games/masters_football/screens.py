"""The table as text: the match on the pitch, the league, the results pad, squads and hands."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from playcall.games.masters_football import league
from playcall.games.masters_football.cards import GENIUS_FACE, LEVELS, TACTICS
from playcall.games.masters_football.figures import (
    ACTION,
    ATTACK_FACES,
    DEFENCE_FACES,
    GENIUS_VALUES,
    PRICE,
)
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import (
    WINDOW_NAMES,
    action,
    club,
    club_title,
    count,
    figures,
    level,
    manager,
    millions,
    person,
    player,
    signed,
    tactic,
)
from playcall.games.masters_football.odds import ROLLS, goals_of
from playcall.games.masters_football.strength import effective, terms
from playcall.games.masters_football.table import Table
from playcall.games.masters_football.zones import (
    ACTION_DISCARD,
    ACTION_STACK,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LAID,
    OFFER,
    PITCH,
    PURCHASE,
    SQUAD,
    STACK,
)

STAGES = {"setup": "Setting up", "academy": "The academy", "market": "The transfer market", "over": "The end"}


def screen(s: Table, seat: int | None, width: int) -> str:
    """The whole table as a seat sees it."""
    lines = [f" {headline(s)}"]
    for m in s.matches:
        lines += match_lines(s, m, seat)
    lines += league_lines(s, seat)
    lines += own_lines(s, seat) + others(s, seat)
    return "\n".join(part for line in lines for part in fold(line, width))


def fold(line: str, width: int) -> list[str]:
    return textwrap.wrap(line, width, subsequent_indent="    ", drop_whitespace=False) if len(line) > width else [line]


def headline(s: Table) -> str:
    """Score and situation in one line."""
    if s.matches:
        return f"{occasion(s)}: {'; '.join(map(score_line, s.matches))}"
    return occasion(s)


def score_line(m: Match) -> str:
    return f"{club(m.clubs[0])} {m.score[0]}–{m.score[1]} {club(m.clubs[1])} {m.minute}".rstrip()


def occasion(s: Table) -> str:
    if s.stage in STAGES:
        return STAGES[s.stage]
    if not s.options.league:
        return "Friendly" if s.options.mode == "friendly" else f"Two-leg tie, match {s.matchday}"
    return f"Matchday {s.matchday}" if s.matchday <= league.MATCHDAYS else f"Final, match {s.matchday - 6}"


# The match ---------------------------------------------------------------------------------------------------------


def match_lines(s: Table, m: Match, seat: int | None) -> list[str]:
    lines = [""]
    for side in (0, 1):
        lines += side_lines(s, m, side, seat)
    if m.tactic >= 0:
        forced = " (dictated)" if m.forced >= 0 else ""
        lines.append(f" Match tactics: {tactic(m.tactic)}{forced}   {track(m)}")
    lines += in_play(s, m)
    if m.attacker >= 0 and m.phase == "play":
        lines.append(attack_line(m))
    if m.window:
        lines.append(f" Open: {WINDOW_NAMES[m.window]}.")
    return lines


def side_lines(s: Table, m: Match, side: int, seat: int | None) -> list[str]:
    holder = m.zone(side)
    advantage = ", home advantage" if side == m.ha else ""
    name = f" {'Home' if side == 0 else 'Away'} {club_title(s, m.clubs[side], seat)}{advantage}: {m.score[side]}"
    pitch = s.zones[PITCH(holder)]
    if not pitch:
        return [name, *face_down(s, m, side, seat)]
    if m.tactic < 0:
        return [name, *(f"   {player(card)}: {figures(card)}" for card in pitch)]
    found = terms(s, m, side)
    lines = [
        f"   {player(card)}: {attack}/{defence}  ({figures(card, m.tactic)})" for card, attack, defence in found.players
    ]
    cards = "".join(f", {action(card)} {signed(a)}/{signed(d)}" for card, a, d in found.cards)
    ability = f", manager {signed(found.ability)}" if found.ability else ""
    levels = ""
    if m.phase == "play":
        levels = f": dice {level(m.attack_level[side])} / {level(m.defence_level[side])}"
    return [name, *lines, f"   Attack {found.attack} / defence {found.defence}{cards}{ability}{levels}"]


def face_down(s: Table, m: Match, side: int, seat: int | None) -> list[str]:
    holder = m.zone(side)
    cards, laid = s.zones[FACE_DOWN(holder)], s.zones[LAID(holder)]
    spy = m.spying[1 - side] and seat == m.seats[1 - side]
    shown = m.seats[side] < 0 or (seat is not None and seat == m.seats[side]) or spy
    if not cards:
        return ["   No team yet."]
    tactics = f"; tactic card {tactic(laid[0]) if shown else 'laid'}" if laid else ""
    return [f"   {', '.join(map(player, cards)) if shown else 'Three players face down'}{tactics}"]


def track(m: Match) -> str:
    """The six spaces with the marker; the home team attacks on the odd ones."""
    spaces = "".join(f"[{space}]" if m.turn and space == m.space else f" {space} " for space in range(1, 7))
    return f"{spaces} half {m.half}, turn {m.turn}" if m.turn else ""


def in_play(s: Table, m: Match) -> list[str]:
    lines = []
    for i, card in enumerate(s.zones[IN_PLAY(m.slot)]):
        owner = person(m.owners[i], None)
        idle = "" if m.tactic < 0 or effective(m, ACTION[card]) else ", no effect in this tactic"
        uses = f", {count(m.uses[i], 'use')} left" if m.uses[i] else ""
        lines.append(f"   In play: {action(card)} ({owner}) on {club(m.clubs[m.touched[i]])}{idle}{uses}")
    return lines


def attack_line(m: Match) -> str:
    side, other = m.attacker, m.defender
    name = club(m.clubs[side])
    genius = f"; genius {' and '.join(_marks(m, team) for team in (side, other))}"
    if m.dice[0] < 0:
        return f" {name} attacks: {100 * goals_of(m) / ROLLS:.0f} % for a goal{genius}"
    attack = ATTACK_FACES[m.attack_level[side]][m.dice[0]]
    defence = DEFENCE_FACES[m.defence_level[other]][m.dice[2]]
    bonus = f" {signed(m.bonus)}" if m.bonus else ""
    return f" {name} rolled {attack} and {_genius(m.dice[1])}{bonus} against {defence} and {_genius(m.dice[3])}{genius}"


def _genius(face: int) -> str:
    return "G" if face == GENIUS_FACE else str(GENIUS_VALUES[face])


def _marks(m: Match, side: int) -> str:
    spent = " (A spent)" if m.spent[side] else ""
    return f"{club(m.clubs[side])} {m.genius[side] or '–'}{spent}"


# The league --------------------------------------------------------------------------------------------------------


def league_lines(s: Table, seat: int | None) -> list[str]:
    lines: list[str] = []
    if s.stage == "setup":
        return lines
    for championship in range(s.options.championships):
        lines.append("")
        title = f" Championship {'I' * (championship + 1)}" if s.options.championships > 1 else " League table"
        lines.append(f"{title:<46} W  D  L  GF GA Pts")
        for entry in league.table(s, championship):
            figures_ = (entry.won, entry.drawn, entry.lost, entry.scored, entry.conceded, entry.points)
            lines.append(f"   {club_title(s, entry.club, seat):<42.42}" + "".join(f"{n:>3}" for n in figures_))
        lines += results_pad(s, championship)
    return lines


def results_pad(s: Table, championship: int) -> list[str]:
    """The points after each matchday, and the results."""
    pad = league.pad(s, championship)
    lines = []
    for day, row in enumerate(pad, 1):
        points = "  ".join(f"{letter} {p}" for letter, p in zip(league.LETTERS, row, strict=True))
        lines.append(f"   After matchday {day}: {points}")
    played = [m for m in league.of_season(s) if m.home // 4 == championship]
    if played:
        letters = league.LETTERS
        shown = (f"{letters[m.home % 4]}–{letters[m.away % 4]} {m.home_goals}–{m.away_goals}" for m in played)
        lines.append(f"   Results: {', '.join(shown)}")
    return lines


# People ------------------------------------------------------------------------------------------------------------


def own_lines(s: Table, seat: int | None) -> list[str]:
    """The seat's own money, hand, squad, and what it is choosing from."""
    if seat is None or seat >= len(s.seat_clubs):
        return []
    lines = [""]
    if s.zones[OFFER(seat)]:
        return [*lines, *(f"   {manager(card)}: {s.cards.managers[card].text}" for card in s.zones[OFFER(seat)])]
    lines.append(f" You have {millions(s.purse(seat))}{_reserved(s, seat)}.")
    for title, cards in (("To choose from", s.zones[PURCHASE(seat)]), ("Basket", s.basket(seat))):
        lines += _players(title, cards)
    lines += _players("Your squad", s.zones[SQUAD(s.seat_clubs[seat])])
    hand = s.zones[HAND(seat)]
    if hand:
        lines.append(" Your hand")
        lines += [f"   {_card(card)}" for card in hand]
    return lines


def _reserved(s: Table, seat: int) -> str:
    return f" ({millions(s.reserved[seat])} more reserved)" if s.reserved[seat] else ""


def _players(title: str, cards: Sequence[int]) -> list[str]:
    return [f" {title}", *(f"   {player(card)}: {figures(card)}" for card in cards)] if cards else []


def _card(card: int) -> str:
    design = ACTION[card]
    cost = "points" if design.reserve else millions(PRICE[card])
    tactics = "" if len(design.tactics) == len(TACTICS) else f" [{' '.join(design.tactics)}]"
    return f"{design.name} ({cost}, {' '.join(design.windows)}){tactics}: {design.text}"


def others(s: Table, seat: int | None) -> list[str]:
    """What everybody may know of the others: money, hand sizes, squads and seen players."""
    lines = [""]
    for other in s.persons():
        if other == seat or s.seat_clubs[other] < 0:
            continue
        number = s.seat_clubs[other]
        squad = len(s.zones[SQUAD(number)])
        known = ", ".join(map(player, s.seen_of(number)))
        money = f"{millions(s.money[other])}{_reserved(s, other)}"
        cards = count(len(s.zones[HAND(other)]), "card")
        lines.append(f" {club_title(s, number, seat)}: {money}, {cards}, {count(squad, 'player')} off the pitch")
        lines += [f"   Seen: {known}"] if known else []
    for number in s.npts():
        lines += [f" {club_title(s, number, seat)}: {', '.join(map(player, s.zones[SQUAD(number)]))}"]
    stacks = ", ".join(f"{name} {len(s.zones[STACK(i)])}" for i, name in enumerate(LEVELS))
    pile = f"action cards {len(s.zones[ACTION_STACK()])}, discarded {len(s.zones[ACTION_DISCARD()])}"
    return [*lines, f" Stacks: {stacks}; {pile}"]
