"""The table outside the halves: set-up, drafts and cuts, competitions, and the end of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.effects import AREA_LETTERS, TYPE_NAMES
from playcall.games.highlights_2052.names import HALVES, Names, count, defence_end, offence_end, player
from playcall.games.highlights_2052.picture import ROLES, SIDES, fit, fold, match_picture, side_name
from playcall.games.highlights_2052.procedures.competition import ScheduledGame, Tournament, played, schedule
from playcall.games.highlights_2052.procedures.half import Half
from playcall.games.highlights_2052.procedures.overtime import Overtime
from playcall.games.highlights_2052.season import Fixture, standings
from playcall.games.highlights_2052.table import Table
from playcall.games.highlights_2052.zones import CLUB, DISPLAY, LEAGUE_PACKS, PLAY_DECK, ROSTER

GOOD_KICK = 4
LINES_OF_GAMES = 6


def screen(s: Table, seat: int | None, width: int) -> str:
    """The whole table as a seat sees it."""
    if any(isinstance(procedure, (Half, Overtime)) for procedure in s.stack):
        lines = match_picture(s, seat, width) + _brief(s, seat, width)
    else:
        lines = _between(s, seat, width)
    return "\n".join(fit(line, width) for line in lines)


def _between(s: Table, seat: int | None, width: int) -> list[str]:
    if s.options.competition and not scheduled(s):
        parts = [competition(s, seat, width)]
    else:
        parts = [sides(s, seat), _brief(s, seat, width)]
    if not s.over:
        parts += [pack(s, seat, width), roster(s, seat, width), open_cards(s, seat, width)]
    return [line for part in parts for line in part]


def scheduled(s: Table) -> ScheduledGame | None:
    """The game of a competition that is being played."""
    return next((procedure for procedure in s.stack if isinstance(procedure, ScheduledGame)), None)


# A single game -----------------------------------------------------------------------------------------------------


def sides(s: Table, seat: int | None) -> list[str]:
    """Who meets whom, and the score so far."""
    if s.seats[0] == s.seats[1]:
        goal = "Two halves of 10 plays each: touchdowns score 7, field goals 3, safeties 2."
        return [f" {goal}", " A coin decides who is the Visitor and begins."]
    if s.over:
        return [
            " Final score",
            *(f" {_side(s, side, seat):<34} {s.scores[side]:>3}  {_how(s, side)}" for side in SIDES),
        ]
    head = " Halftime" if s.half else " Before the game"
    deck = f", {len(s.zones[PLAY_DECK()])} cards in the Play Deck" if s.zones[PLAY_DECK()] else ""
    return [head + deck, *(f" {_side(s, side, seat):<34} {s.scores[side]:>3}" for side in SIDES)]


def _side(s: Table, side: int, seat: int | None) -> str:
    if s.teams[side] < 0:
        team = "" if s.automatic(side) else ", no team yet"
        return f"{ROLES[side]:<7} {player(s.seats[side], seat)}{team}"
    return f"{ROLES[side]:<7} {side_name(s, side, seat)}"


def _how(s: Table, side: int) -> str:
    return f"{count(s.touchdowns[side], 'touchdown')}, {count(s.field_goals[side], 'field goal')}"


# Drafts and cuts ---------------------------------------------------------------------------------------------------


def pack(s: Table, seat: int | None, width: int) -> list[str]:
    """The pack of a league draft, whose options are pairs of it."""
    if seat is None or not s.options.competition or not s.zones[LEAGUE_PACKS(seat)]:
        return []
    names = Names(s.game, s.cards)
    cards = s.zones[LEAGUE_PACKS(seat)]
    return [f" {place:>2} {names.card(card)}: {_ends(s.cards[card])}" for place, card in enumerate(cards, 1)]


def _ends(card: Card) -> str:
    return f"{defence_end(card)} | {offence_end(card)} | kick {card.fg}"


def roster(s: Table, seat: int | None, width: int) -> list[str]:
    """The seat's own cards so far, in figures and by name."""
    cards = own_roster(s, seat)
    if not cards:
        return []
    names = Names(s.game, s.cards)
    faces = [s.cards[card] for card in cards]
    lines = [f" Your {len(cards)} cards: {balance(faces)}"]
    return lines + fold("   ", ", ".join(map(names.card, cards)), width, 5)


def own_roster(s: Table, seat: int | None) -> list[int]:
    if seat is None:
        return []
    cards = [card for side in s.sides_of(seat) for card in s.zones[ROSTER(side)]]
    return cards or (s.zones[CLUB(seat)] if s.options.competition else [])


def balance(cards: Sequence[Card]) -> str:
    """Defence types, helmets and kickers: what a roster is short of."""
    kinds = Counter(card.def_type for card in cards)
    types = ", ".join(f"{kinds[kind]} {name}" for kind, name in enumerate(TYPE_NAMES))
    helmets = [sum(card.helmets[area] for card in cards) for area in range(3)]
    areas = ", ".join(f"{area} {number}" for number, area in zip(helmets, AREA_LETTERS, strict=True))
    kickers = sum(card.fg >= GOOD_KICK for card in cards)
    return f"{types} · helmets {areas} · {kickers} with kick {GOOD_KICK}+"


def open_cards(s: Table, seat: int | None, width: int) -> list[str]:
    """What everybody knows of the other side's cards, and the open cards of a draft for those not asked."""
    names = Names(s.game, s.cards)
    lines = []
    for side in SIDES:
        other = s.seats[side]
        known = _known(s, side) if 0 <= other != seat and s.seats[0] != s.seats[1] else []
        if known:
            lines += fold(f" Known of {names.team(s.teams[side])}: ", ", ".join(map(names.card, known)), width)
    shown = s.zones[DISPLAY()]
    if shown and (seat is None or not s.legal(seat)):
        lines += fold(" Open cards: ", ", ".join(map(names.card, shown)), width, 4)
    return lines


def _known(s: Table, side: int) -> list[int]:
    """FH-24.6  Cards publicly known to belong to a side, whether it has kept them or not."""
    mask = s.listed[s.seats[side]]
    return [card for card in range(len(s.cards)) if mask >> card & 1]


# Competitions ------------------------------------------------------------------------------------------------------


def competition(s: Table, seat: int | None, width: int) -> list[str]:
    """Standings or bracket, with the latest games."""
    if not s.order:
        return []
    if s.options.mode == "tournament":
        return bracket_lines(s, seat, width)
    games = played(s)
    if not games:
        clubs = ", ".join(club(s, other, seat) for other in s.order)
        return fold(f" A league of {len(s.order)}, {len(schedule(s))} season games: ", clubs, width)
    return [*table_lines(s, seat), *(f"  {result_words(s, game, seat)}" for game in games[-LINES_OF_GAMES:])]


def table_lines(s: Table, seat: int | None) -> list[str]:
    """The standings of a league."""
    games = played(s)
    season = games[: len(schedule(s))]
    head = f" League: {len(season)} of {len(schedule(s))} season games played"
    return [
        head,
        *(
            f"  {place}. {club(s, other, seat):<24} {points:>2} pts  {record(season, other)}"
            for place, (other, points) in enumerate(standings(season, s.order), 1)
        ),
    ]


def record(games: Sequence[Fixture], seat: int) -> str:
    """`3 won, 1 tied, 2 lost`."""
    own = [game for game in games if seat in (game.visitor, game.home)]
    won, tied = sum(game.winner == seat for game in own), sum(game.winner < 0 for game in own)
    return f"{won} won, {tied} tied, {len(own) - won - tied} lost"


def bracket_lines(s: Table, seat: int | None, width: int) -> list[str]:
    """Games played so far, and the pairs of the round in hand."""
    lines = [" Tournament", *(f"  {result_words(s, game, seat)}" for game in played(s))]
    cup = next((procedure for procedure in s.stack if isinstance(procedure, Tournament)), None)
    seeds = cup.lines if cup else ()
    open_pairs = range(cup.pair if cup else 0, len(seeds) // 2)
    return lines + [f"  {_pair(s, seeds[2 * pair : 2 * pair + 2], seat)}" for pair in open_pairs]


def _pair(s: Table, seeds: Iterable[int], seat: int | None) -> str:
    names = [f"{club(s, s.order[seed - 1], seat)} (seed {seed})" if seed else "a bye" for seed in seeds]
    return " – ".join(names)


def result_words(s: Table, game: Fixture, seat: int | None) -> str:
    visitor, home = club(s, game.visitor, seat), club(s, game.home, seat)
    coin = ", by a coin" if game.winner >= 0 and game.visitor_points == game.home_points else ""
    return f"{visitor} {game.visitor_points} – {game.home_points} {home}{coin}"


def club(s: Table, seat: int, viewer: int | None) -> str:
    """A seat of a competition by its team, once it has one."""
    if s.club_teams[seat] < 0:
        return player(seat, viewer)
    return Names(s.game).team(s.club_teams[seat]) + (" (you)" if seat == viewer else "")


def _brief(s: Table, seat: int | None, width: int) -> list[str]:
    """The competition in a line or two, under the picture of its game."""
    if not s.options.competition:
        return []
    games = played(s)
    if s.options.mode == "tournament":
        done = "; ".join(result_words(s, game, seat) for game in games)
        return fold(" Tournament: ", done, width, 2) if done else []
    ranked = standings(games[: len(schedule(s))], s.order)
    places = ", ".join(f"{place}. {club(s, o, seat)} {points}" for place, (o, points) in enumerate(ranked, 1))
    return fold(" Standings: ", f"{places}{_next(s, seat)}", width, 3)


def _next(s: Table, seat: int | None) -> str:
    """The season game after the one in hand."""
    number = len(played(s)) + 1
    if number >= len(schedule(s)):
        return ""
    home, visitor = (club(s, s.order[place], seat) for place in schedule(s)[number])
    return f". Game {number} of {len(schedule(s))}, next {visitor} at {home}"


def headline(s: Table) -> str:
    """Score and situation in one line."""
    stage = _stage(s)
    if s.options.competition and not scheduled(s):
        return f"{s.game.title} · {stage}"
    if min(s.teams) < 0:
        return f"{s.game.title} · before the game"
    names = Names(s.game)
    final = "Final: " if s.over else ""
    score = f"{names.team(s.teams[0])} {s.scores[0]} – {s.scores[1]} {names.team(s.teams[1])}"
    return " · ".join([part for part in (stage, final + score, *_now(s)) if part])


def _stage(s: Table) -> str:
    if not s.options.competition:
        return ""
    game = scheduled(s)
    name = s.options.mode
    if game is None:
        return f"{name} over" if s.over else f"{name}, before the first game"
    return f"{name}, {game.stage}"


def _now(s: Table) -> list[str]:
    """Half, play and ball."""
    if s.over:
        return []
    if not any(isinstance(procedure, (Half, Overtime)) for procedure in s.stack):
        return ["halftime" if s.half else "before the game"]
    side = Names(s.game).team(s.teams[s.offence])
    if s.overtime:
        return [f"overtime, round {s.overtime_round}"]
    play = f"{side} play {min(10, s.made[s.offence] + 1)} of 10"
    return [HALVES[s.half], play, f"ball on the {s.ball[s.offence]}"]
