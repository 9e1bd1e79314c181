"""The table in the terminal: the match on the pitch, the league, the results pad, squads and hands."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from playcall.contract import Arg, Said, Say, Text, joined, msg, signed
from playcall.games.masters_football import league
from playcall.games.masters_football.cards import ACTION, LEVELS, PRICE, TACTICS
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import (
    action,
    club,
    does,
    figures,
    level,
    manager,
    percent,
    player,
    players,
    tactic,
)
from playcall.games.masters_football.preview import manager_line
from playcall.games.masters_football.rules.playing import dice_shown
from playcall.games.masters_football.rules.strength import effective, genius_spent, goal_chance, terms
from playcall.games.masters_football.table import (
    ACTION_DISCARD,
    ACTION_STACK,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LAID,
    MANAGER,
    OFFER,
    PITCH,
    PURCHASE,
    SQUAD,
    STACK,
    Table,
)
from playcall.games.masters_football.words import value_sum

Row = tuple[int, Said]
"""How far a line is set in, and what it says; a name is the same in every language."""
CLUB_WIDTH = 44


def screen(s: Table, seat: int | None, width: int, say: Say) -> str:
    """The whole table as a seat sees it."""
    rows: list[Row] = [(1, s.game.words.headline(s))]
    for m in s.matches:
        rows += [(0, ""), *match_rows(s, m, seat)]
    lines = [" " * indent + say(said) for indent, said in rows]
    lines += league_lines(s, seat, say)
    lines += [" " * indent + say(said) for indent, said in (*own_rows(s, seat), *other_rows(s, seat))]
    return "\n".join(part for line in lines for part in fold(line, width))


def fold(line: str, width: int) -> list[str]:
    return textwrap.wrap(line, width, subsequent_indent="    ", drop_whitespace=False) if len(line) > width else [line]


def club_title(s: Table, number: int, viewer: int | None) -> Text:
    """A club and whoever leads it."""
    seat = s.club_seats[number]
    named: dict[str, Arg] = {"club": club(number)}
    if seat < 0:
        return msg("mf-screen-club", **named, who="npt", person="", manager="none")
    cards = s.zones[MANAGER(seat)]
    led: dict[str, Arg] = {"person": msg("player", number=seat + 1), "manager": manager(cards[0]) if cards else "none"}
    return msg("mf-screen-club", **named, who="you" if seat == viewer else "person", **led)


# The match -----------------------------------------------------------------------------------------------------------


def match_rows(s: Table, m: Match, seat: int | None) -> list[Row]:
    rows = [row for side in (0, 1) for row in side_rows(s, m, side, seat)]
    if m.tactic >= 0:
        rows.append((1, msg("mf-screen-tactics", tactic=tactic(m.tactic), forced="yes" if m.forced >= 0 else "no")))
    if m.turn:
        spaces = "".join(f"[{space}]" if space == m.space else f" {space} " for space in range(1, 7))
        rows.append((1, msg("mf-screen-track", spaces=spaces, half=m.half, turn=m.turn, minute=m.minute)))
    rows += [(3, in_play(s, m, i)) for i in range(len(s.zones[IN_PLAY(m.slot)]))]
    if m.attacker >= 0 and m.phase == "play":
        rows.append((1, attack_line(s, m)))
    if m.window:
        rows.append((1, msg("mf-screen-window", window=m.window)))
    return rows


def side_rows(s: Table, m: Match, side: int, seat: int | None) -> list[Row]:
    facts: dict[str, Arg] = {"side": "away" if side else "home", "advantage": "yes" if side == m.ha else "no"}
    head = msg("mf-screen-side", **facts, title=club_title(s, m.clubs[side], seat), goals=m.score[side])
    pitch = s.zones[PITCH(m.zone(side))]
    if not pitch:
        return [(1, head), (3, face_down(s, m, side, seat))]
    if m.tactic < 0:
        return [(1, head), *((3, player_line(card)) for card in pitch)]
    found = terms(s, m, side)
    rows: list[Row] = [(1, head)]
    for card, attack, defence in found.players:
        now: dict[str, Arg] = {"player": player(card), "attack": attack, "defence": defence}
        rows.append((3, msg("mf-screen-figures", **now, printed=figures(card, m.tactic))))
    attack_sum = value_sum("attack", [p[1] for p in found.players], [c[:2] for c in found.cards], found.ability)
    defence_sum = value_sum("defence", [p[2] for p in found.players], [(c[0], c[2]) for c in found.cards])
    if m.phase != "play":
        return [*rows, (3, joined([attack_sum, defence_sum], "comma"))]
    dice: dict[str, Arg] = {"attackLevel": level(m.attack_level[side]), "defenceLevel": level(m.defence_level[side])}
    return [*rows, (3, msg("mf-screen-strength", attack=attack_sum, defence=defence_sum, **dice))]


def player_line(card: int) -> Text:
    return msg("mf-screen-player", player=player(card), figures=figures(card))


def face_down(s: Table, m: Match, side: int, seat: int | None) -> Text:
    holder = m.zone(side)
    cards, laid = s.zones[FACE_DOWN(holder)], s.zones[LAID(holder)]
    spy = m.spying[1 - side] and seat == m.seats[1 - side]
    shown = m.seats[side] < 0 or (seat is not None and seat == m.seats[side]) or spy
    if not cards:
        return msg("mf-screen-no-team")
    if not shown:
        return msg("mf-screen-hidden", laid="yes" if laid else "no")
    if not laid:
        return msg("mf-screen-team", players=players(cards))
    return msg("mf-screen-team-and-tactic", players=players(cards), tactic=tactic(laid[0]))


def in_play(s: Table, m: Match, i: int) -> Text:
    card = s.zones[IN_PLAY(m.slot)][i]
    idle = "no" if m.tactic < 0 or effective(m, ACTION[card]) else "yes"
    named: dict[str, Arg] = {
        "card": action(card),
        "owner": club(s.seat_clubs[m.owners[i]]),
        "target": _aimed_at(s, m, i),
    }
    return msg("mf-screen-in-play", **named, idle=idle, uses=m.uses[i])


def _aimed_at(s: Table, m: Match, i: int) -> str:
    """The player a card lies on, or the club."""
    side, place = m.touched[i], m.places[i]
    pitch = s.zones[PITCH(m.zone(side))]
    aimed = ACTION[s.zones[IN_PLAY(m.slot)][i]].on_player and place < len(pitch)
    return player(pitch[place]) if aimed else club(m.clubs[side])


def attack_line(s: Table, m: Match) -> Text:
    side, other = m.attacker, m.defender
    marks = [
        msg("mf-screen-genius", club=club(m.clubs[t]), marks=m.genius[t] or "–", spent=int(genius_spent(s, m, t)))
        for t in (0, 1)
    ]
    genius = joined(marks, "comma")
    if m.dice[0] < 0:
        chance = percent(goal_chance(s, m))
        return msg("mf-screen-chance", club=club(m.clubs[side]), percent=chance, genius=genius)
    attack, one, defence, two = dice_shown(m)
    dice: dict[str, Arg] = {"attack": attack, "one": one, "defence": defence, "two": two}
    dice |= {"bonus": m.bonus, "more": signed(m.bonus)}
    return msg("mf-screen-dice", club=club(m.clubs[side]), other=club(m.clubs[other]), **dice, genius=genius)


# The league ----------------------------------------------------------------------------------------------------------


def league_lines(s: Table, seat: int | None, say: Say) -> list[str]:
    """Tables in columns, and below each the results pad."""
    if s.stage == "setup":
        return []
    lines: list[str] = []
    for championship in range(s.options.championships):
        several = s.options.championships > 1
        title = say(msg("mf-championship", number=championship + 1) if several else msg("mf-league"))
        lines += ["", f" {title:<{CLUB_WIDTH + 2}}{say(msg('mf-screen-columns'))}"]
        for entry in league.table(s, championship):
            numbers = (entry.won, entry.drawn, entry.lost, entry.scored, entry.conceded, entry.points)
            name = say(club_title(s, entry.club, seat))
            lines.append(f"   {name:<{CLUB_WIDTH}.{CLUB_WIDTH}}" + "".join(f"{n:>3}" for n in numbers))
        lines += [f"   {say(row)}" for row in results_pad(s, championship)]
    return lines


def results_pad(s: Table, championship: int) -> list[Text]:
    """The points after each matchday, and the results."""
    rows = []
    for day, points in enumerate(league.pad(s, championship), 1):
        first = league.TEAMS * championship
        shown = [msg("mf-points-of", club=club(first + place), points=p) for place, p in enumerate(points)]
        rows.append(msg("mf-screen-pad", day=day, points=joined(shown, "comma")))
    played = [m for m in league.of_season(s) if m.home // league.TEAMS == championship]
    results = [
        msg("mf-score-line", home=club(m.home), one=m.home_goals, other=m.away_goals, away=club(m.away)) for m in played
    ]
    return [*rows, msg("mf-screen-results", results=joined(results, "comma"))] if results else rows


# People --------------------------------------------------------------------------------------------------------------


def own_rows(s: Table, seat: int | None) -> list[Row]:
    """The seat's own money, hand, squad, and what it is choosing from."""
    if seat is None or seat >= len(s.seat_clubs):
        return []
    rows: list[Row] = [(0, "")]
    if s.zones[OFFER(seat)]:
        return [*rows, *((3, manager_line(card)) for card in s.zones[OFFER(seat)])]
    rows.append((1, msg("mf-screen-money", money=s.purse(seat), reserved=s.reserved[seat])))
    rows += player_rows("offers", s.zones[PURCHASE(seat)]) + player_rows("basket", s.basket(seat))
    rows += player_rows("squad", s.zones[SQUAD(s.seat_clubs[seat])])
    if len(rows) > 2:
        rows.append((1, msg("mf-screen-legend", tactics=joined([tactic(t) for t in range(len(TACTICS))], "comma"))))
    hand = s.zones[HAND(seat)]
    if hand:
        rows += [(1, msg("mf-screen-list", what="hand")), *((3, card_line(card)) for card in hand)]
    return rows


def player_rows(what: str, cards: Sequence[int]) -> list[Row]:
    return [(1, msg("mf-screen-list", what=what)), *((3, player_line(card)) for card in cards)] if cards else []


def card_line(card: int) -> Text:
    """An action card of the hand: cost, when, where it works, what it does."""
    design = ACTION[card]
    when = joined([msg("mf-when", window=window) for window in design.windows], "comma")
    cost: dict[str, Arg] = {"price": PRICE[card], "points": "yes" if design.reserve else "no"}
    return msg("mf-screen-card", card=design.name, **cost, when=when, does=does(card))


def other_rows(s: Table, seat: int | None) -> list[Row]:
    """What everybody may know of the others: money, hand sizes, squads and seen players."""
    rows: list[Row] = [(0, "")]
    for other in s.persons():
        if other == seat or s.seat_clubs[other] < 0:
            continue
        number = s.seat_clubs[other]
        rows.append((1, other_line(s, other, seat)))
        if known := s.seen_of(number):
            rows.append((3, msg("mf-screen-seen", players=players(known))))
    for number in s.npts():
        squad = players(s.zones[SQUAD(number)])
        rows.append((1, msg("mf-screen-npt", title=club_title(s, number, seat), players=squad)))
    return [*rows, (1, stacks(s))]


def other_line(s: Table, other: int, seat: int | None) -> Text:
    number = s.seat_clubs[other]
    cards, squad = len(s.zones[HAND(other)]), len(s.zones[SQUAD(number)])
    counts: dict[str, Arg] = {
        "cards": msg("mf-count-cards", count=cards),
        "squad": msg("mf-count-players", count=squad),
    }
    money = msg("mf-screen-their-money", money=s.money[other], reserved=s.reserved[other])
    return msg("mf-screen-other", title=club_title(s, number, seat), money=money, **counts)


def stacks(s: Table) -> Text:
    levels = [msg("mf-screen-stack", level=name, count=len(s.zones[STACK(i)])) for i, name in enumerate(LEVELS)]
    cards: dict[str, Arg] = {"stack": len(s.zones[ACTION_STACK()]), "discard": len(s.zones[ACTION_DISCARD()])}
    return msg("mf-screen-stacks", levels=joined(levels, "comma"), **cards)
