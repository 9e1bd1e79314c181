"""The table as plain text: a game in progress, drafts and cuts, competitions, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from playcall.contract import Said, Say, Text, joined, msg
from playcall.games.highlights_2052.actions import DISCARD, PLACE, PLAY
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.effects import AREA_LETTERS, TYPE_LETTERS
from playcall.games.highlights_2052.facts import known_cards, own_roster, roster_facts
from playcall.games.highlights_2052.names import (
    Names,
    area_name,
    defence_end,
    offence_end,
    player,
    type_name,
)
from playcall.games.highlights_2052.rules import scoring
from playcall.games.highlights_2052.rules.competition import Tournament, played, schedule
from playcall.games.highlights_2052.rules.down import Down
from playcall.games.highlights_2052.rules.half import Half
from playcall.games.highlights_2052.rules.overtime import Overtime
from playcall.games.highlights_2052.rules.scoring import touchdown_points
from playcall.games.highlights_2052.rules.season import Fixture, records
from playcall.games.highlights_2052.table import (
    HOME,
    PLAYS_PER_DRIVE,
    PLAYS_PER_HALF,
    SPACE,
    VISITOR,
    Table,
    field_count,
)
from playcall.games.highlights_2052.words import scheduled
from playcall.games.highlights_2052.zones import (
    ACTION_DECK,
    AI_STACK,
    AUDIBLE_SPACE,
    DISPLAY,
    DRIVE,
    HANDS,
    IN_PLAY,
    LEAGUE_PACKS,
    PLAY_DECK,
    PLAYBOOK,
    SOLO_DECK,
)

BALL, EMPTY, START, BAD = "●", "·", "S", "x"
FOOTBALL, HELMET, NONE = "◊", "∩", "–"
SIDES = (VISITOR, HOME)
LINES_OF_GAMES = 6


def screen(s: Table, seat: int | None, width: int, say: Say) -> str:
    """The whole table as a seat sees it."""
    return "\n".join(fit(line, width) for line in Picture(s, seat, width, say).lines())


def fit(line: str, width: int) -> str:
    """A line cut to the width of the table."""
    line = line.rstrip()
    return line if len(line) <= width else line[: max(0, width - 1)] + "…"


class Picture:
    """One look at a table, in one language."""

    def __init__(self, s: Table, seat: int | None, width: int, say: Say) -> None:
        self.s, self.seat, self.width, self.say = s, seat, width, say
        self.names = Names(s.game, s.cards)

    def lines(self) -> list[str]:
        s = self.s
        if any(isinstance(procedure, (Half, Overtime)) for procedure in s.stack):
            return self.match() + self.brief()
        parts = [self.competition()] if s.options.competition and not scheduled(s) else [self.sides(), self.brief()]
        if not s.over:
            parts += [self.pack(), self.roster(), self.open_cards()]
        return [line for part in parts for line in part]

    # Words --------------------------------------------------------------------------------------------------------

    def tell(self, id_: str, **args: Said | int | tuple[Said, ...]) -> str:
        return self.say(Text(id_, args))

    def fold(self, head: str, text: str, lines: int = 3) -> list[str]:
        """Text under a heading, over at most this many lines."""
        folded = wrap(f"{head}{text}", self.width, subsequent_indent="   ", break_long_words=False)
        if len(folded) <= lines:
            return folded
        return [*folded[: lines - 1], fit(" ".join(map(str.strip, folded[lines - 1 :])), self.width)]

    def cards(self, cards: Iterable[int]) -> str:
        return ", ".join(map(self.names.card, cards))

    def team(self, side: int) -> str:
        return self.names.team(self.s.teams[side])

    def side_name(self, side: int) -> str:
        """`Visitor Tidebreakers (you)`."""
        s = self.s
        role = self.tell("fh-screen-role", side=side)
        if s.teams[side] < 0:
            who = self.say(player(s.seats[side]))
            return f"{role:<7} {who if s.automatic(side) else self.tell('fh-screen-no-team', who=who)}"
        own = self.seat is not None and s.seats[side] == self.seat
        return f"{role:<7} {self.tell('fh-screen-you', team=self.team(side)) if own else self.team(side)}"

    # A half or an overtime ----------------------------------------------------------------------------------------

    def match(self) -> list[str]:
        rule = "─" * self.width
        parts = [self.scoreboard(), [rule], self.field(), self.drives()]
        cards = self.cards_in_play()
        parts += [[rule], cards] if cards else []
        return [line for part in [*parts, self.own_cards()] for line in part]

    def scoreboard(self) -> list[str]:
        """Teams, score, plays made, Audibles, cards left."""
        s, name = self.s, 34 if self.width >= 76 else 30
        left = len(s.zones[ACTION_DECK()])
        deck = self.tell("fh-screen-deck", half=s.half, round=s.overtime_round, left=left)
        heads = [self.tell("fh-screen-head", column=n) for n in range(5)]
        columns = f"{heads[0]:>5}  {heads[1]:>5}  {heads[2]:<8}  {heads[3]:>4}  {heads[4]:>8}"
        return [f" {deck:<{name}} {columns}", *(self.row(side, name) for side in SIDES)]

    def row(self, side: int, width: int) -> str:
        s = self.s
        mark = "▸" if side == s.offence else " "
        plays = f"{s.made[side]}/{PLAYS_PER_HALF}" if not s.overtime else NONE
        audibles = NONE
        if not (s.overtime or s.automatic(side)):
            filled = "yes" if s.zones[AUDIBLE_SPACE(side)] else "no"
            audibles = self.tell("fh-screen-audibles", left=s.audibles[side], filled=filled)
        hand, book = (AI_STACK(), SOLO_DECK()) if s.automatic(side) else (HANDS(side), PLAYBOOK(side))
        stocks = f"{len(s.zones[hand]):>4}  {len(s.zones[book]):>8}"
        return f"{mark}{self.side_name(side):<{width}} {s.scores[side]:>5}  {plays:>5}  {audibles:<8}  {stocks}"

    def field(self) -> list[str]:
        """Both 50-yard fields and what a kick from each space needs."""
        s = self.s
        spaces = [-SPACE, *range(0, s.safety_space + SPACE, SPACE)]
        label = 17 if self.width >= 78 else 13
        cell = max(3, min(6, (self.width - label - 12) // len(spaces)))

        def line(name: str, cells: Sequence[str]) -> str:
            return f" {name:<{label - 1}.{label - 1}}" + "".join(text.rjust(cell) for text in cells)

        heads = ["EZ" if y <= 0 else "SF" if y == s.safety_space else str(y) for y in spaces]
        lines = [line(self.tell("fh-screen-legend", ball=BALL, start=START), heads)]
        for side in SIDES:
            down = self.tell("fh-screen-down", down=min(s.down(side), PLAYS_PER_DRIVE), of=PLAYS_PER_DRIVE)
            lines.append(f"{line(self.team(side), [self.mark(side, y) for y in spaces])}  {down}")
        needs = [str(field_count(y)) if 0 < y < s.safety_space else "" for y in spaces]
        return lines if s.overtime else [*lines, line(self.tell("fh-screen-needs"), needs)]

    def mark(self, side: int, y: int) -> str:
        if y == self.s.ball[side]:
            return BALL
        return START if y == self.s.start_spot else BAD if y == self.s.safety_space else EMPTY

    def drives(self) -> list[str]:
        """The cards of each drive stack with the types they were activated as."""
        lines = [f" {self.drive(side)}" for side in SIDES if self.s.zones[DRIVE(side)]]
        whole = " |".join(lines)
        return [whole] if lines and len(whole) <= self.width else lines

    def drive(self, side: int) -> str:
        stack = []
        for card, letter in zip(self.s.zones[DRIVE(side)], self.s.drive_types[side], strict=True):
            kind = self.tell("fh-type", type=letter) if letter in TYPE_LETTERS else NONE
            stack.append(f"{self.names.card(card)} ({kind})")
        return self.tell("fh-screen-drive", team=self.team(side), cards=", ".join(stack))

    def cards_in_play(self) -> list[str]:
        """The threat and its answer, Left against Left, Center against Center, Right against Right."""
        s = self.s
        if not any(isinstance(procedure, Down) for procedure in s.stack):
            return []
        column = max(10, (self.width - 27) // 3)

        def cells(name: str, texts: Iterable[str]) -> str:
            return f" {name:<25.25} " + "".join(f"{cell:<{column}}" for cell in texts)

        attack = s.offensive_card
        areas = [self.say(area_name(area)) for area in range(len(AREA_LETTERS))]
        lines = [cells(self.tell("fh-screen-attack", team=self.team(s.offence)), areas)]
        lines.append(cells(f"{FOOTBALL} {self.names.card(s.facing[s.offence])}", self.footballs(attack, column)))
        if not s.zones[IN_PLAY(s.defence)] and not s.overtime:
            waits = self.tell("fh-screen-to-answer", team=self.team(s.defence))
            return [*lines, f" {HELMET} {waits}", *self.attack_text(attack)]
        defence = s.cards[s.facing[s.defence]]
        helmets = [HELMET * number or NONE for number in defence.helmets]
        lines.append(cells(f"{HELMET} {self.names.card(s.facing[s.defence])}", helmets))
        return [*lines, *self.attack_text(attack), *self.defence_text(defence)]

    def footballs(self, card: Card, column: int) -> list[str]:
        """`Run 10 ◊` in each area; two plays of one area are told by letter if there is no room."""
        found = []
        for area in range(len(AREA_LETTERS)):
            plays = [play for play in card.plays if play.area == area]
            long = " ".join(f"{self.say(type_name(p.type))} {p.yards} {FOOTBALL * p.footballs}" for p in plays)
            short = " ".join(f"{TYPE_LETTERS[p.type]}{p.yards}{FOOTBALL * p.footballs}" for p in plays)
            found.append((long if len(long) < column else short) or NONE)
        return found

    def attack_text(self, card: Card) -> list[str]:
        texts = " / ".join(dict.fromkeys(card.offence_texts)) or self.tell("fh-no-footballs")
        text = texts if texts.endswith(".") else f"{texts}."
        return self.fold(f" {FOOTBALL} ", self.tell("fh-screen-footballs", text=text, kick=card.fg), 2)

    def defence_text(self, card: Card) -> list[str]:
        boxed = "yes" if card.defence_text else "no"
        return self.fold(
            f" {HELMET} ",
            self.tell(
                "fh-screen-helmets", type=type_name(card.def_type), boxed=boxed, text=card.defence_text,
                flag="yes" if card.penalty else "no",
            ),
            2,
        )  # fmt: skip

    def own_cards(self) -> list[str]:
        """The Audible card, and the hand unless the options show it."""
        s = self.s
        sides = [] if self.seat is None else s.sides_of(self.seat)
        if self.seat is None or not sides:
            return []
        lines = [
            f" {self.tell('fh-screen-own-audible', card=self.names.card(c))}" for c in s.zones[AUDIBLE_SPACE(sides[0])]
        ]
        hand = s.zones[HANDS(sides[0])]
        offered = {
            verb.argument(action) for action in s.legal(self.seat) for verb in (PLAY, PLACE, DISCARD) if action in verb
        }
        if hand and not set(hand) <= offered:
            lines += self.fold(" ", self.tell("fh-screen-hand", cards=self.cards(hand)))
        return lines

    # Before, between and after ------------------------------------------------------------------------------------

    def sides(self) -> list[str]:
        """Who meets whom, and the score so far."""
        s = self.s
        if s.seats[0] == s.seats[1]:
            points = {
                "touchdown": touchdown_points(s),
                "goal": scoring.FIELD_GOAL_POINTS,
                "safety": scoring.SAFETY_POINTS,
            }
            goal = self.tell("fh-screen-goal", plays=PLAYS_PER_HALF, **points)
            return [f" {goal}", f" {self.tell('fh-screen-coin')}"]
        if s.over:
            lines = [f" {self.side_name(side):<34} {s.scores[side]:>3}  {self.how(side)}" for side in SIDES]
            return [f" {self.tell('fh-screen-final')}", *lines]
        head = self.tell("fh-screen-between", half=min(1, s.half), cards=len(s.zones[PLAY_DECK()]))
        return [f" {head}", *(f" {self.side_name(side):<34} {s.scores[side]:>3}" for side in SIDES)]

    def how(self, side: int) -> str:
        s = self.s
        return self.tell("fh-scored-how", touchdowns=s.touchdowns[side], fieldGoals=s.field_goals[side])

    def pack(self) -> list[str]:
        """The pack of a league draft, whose options are pairs of it."""
        s = self.s
        if self.seat is None or not s.options.competition or not s.zones[LEAGUE_PACKS(self.seat)]:
            return []
        cards = enumerate(s.zones[LEAGUE_PACKS(self.seat)], 1)
        return [f" {place:>2} {self.names.card(card)}: {self.ends(s.cards[card])}" for place, card in cards]

    def ends(self, card: Card) -> str:
        return self.tell("fh-screen-ends", defence=defence_end(card), offence=offence_end(card), kick=card.fg)

    def roster(self) -> list[str]:
        """The seat's own cards so far, in figures and by name."""
        cards = own_roster(self.s, self.seat)
        if not cards:
            return []
        found = roster_facts([self.s.cards[card] for card in cards])
        types = [msg("fh-screen-count", count=n, what=msg("fh-type", type=t)) for t, n in found["types"].items()]
        areas = ", ".join(f"{area} {number}" for area, number in found["helmets"].items())
        numbers = {"cards": len(cards), "kickers": found["kickers"], "kick": found["kick"]}
        head = self.tell("fh-screen-roster", **numbers, types=joined(types, "comma"), helmets=areas)
        return [f" {head}", *self.fold("   ", self.cards(cards), 5)]

    def open_cards(self) -> list[str]:
        """What everybody knows of the other side's cards, and the open cards of a draft for those not asked."""
        s, lines = self.s, []
        for side in SIDES:
            known = known_cards(s, side) if s.seats[side] != self.seat else []
            if known:
                text = self.tell("fh-screen-known", team=self.team(side), cards=self.cards(known))
                lines += self.fold(" ", text)
        shown = s.zones[DISPLAY()]
        if shown and (self.seat is None or not s.legal(self.seat)):
            lines += self.fold(" ", self.tell("fh-screen-open", cards=self.cards(shown)), 4)
        return lines

    # Competitions -------------------------------------------------------------------------------------------------

    def competition(self) -> list[str]:
        """Standings or bracket, with the latest games."""
        s = self.s
        if not s.order:
            return []
        if s.options.mode == "tournament":
            return self.bracket()
        games = played(s)
        if not games:
            clubs = ", ".join(map(self.club, s.order))
            numbers = {"players": len(s.order), "games": len(schedule(s))}
            return self.fold(" ", self.tell("fh-screen-league", **numbers, clubs=clubs))
        return [*self.standings(), *(f"  {self.result(game)}" for game in games[-LINES_OF_GAMES:])]

    def standings(self) -> list[str]:
        season = played(self.s)[: len(schedule(self.s))]
        head = self.tell("fh-standings", played=len(season), of=len(schedule(self.s)))
        lines = []
        for place, row in enumerate(records(season, self.s.order), 1):
            numbers = self.tell("fh-screen-record", points=row.points, won=row.won, tied=row.tied, lost=row.lost)
            lines.append(f"  {place}. {self.club(row.seat):<24} {numbers}")
        return [f" {head}", *lines]

    def bracket(self) -> list[str]:
        """Games played so far, and the pairs of the round in hand."""
        s = self.s
        lines = [f" {self.tell('fh-bracket')}", *(f"  {self.result(game)}" for game in played(s))]
        cup = next((procedure for procedure in s.stack if isinstance(procedure, Tournament)), None)
        seeds = cup.lines if cup else ()
        for pair in range(cup.pair if cup else 0, len(seeds) // 2):
            names = [
                self.tell("fh-screen-seed", club=self.club(s.order[seed - 1]), seed=seed)
                if seed
                else self.tell("fh-bye")
                for seed in seeds[2 * pair : 2 * pair + 2]
            ]
            lines.append(f"  {' – '.join(names)}")
        return lines

    def result(self, game: Fixture) -> str:
        score = f"{self.club(game.visitor)} {game.visitor_points} – {game.home_points} {self.club(game.home)}"
        coin = game.winner >= 0 and game.visitor_points == game.home_points
        return self.tell("fh-screen-by-coin", score=score) if coin else score

    def club(self, seat: int) -> str:
        """A seat of a competition by its team, once it has one."""
        team = self.s.club_teams[seat]
        if team < 0:
            return self.tell("fh-who-you") if seat == self.seat else self.say(player(seat))
        name = self.names.team(team)
        return self.tell("fh-screen-you", team=name) if seat == self.seat else name

    def brief(self) -> list[str]:
        """The competition in a line or two, under the picture of its game."""
        s = self.s
        if not s.options.competition:
            return []
        games = played(s)
        if s.options.mode == "tournament":
            done = "; ".join(map(self.result, games))
            return self.fold(" ", self.tell("fh-screen-tournament", games=done), 2) if done else []
        ranked = enumerate(records(games[: len(schedule(s))], s.order), 1)
        places = ", ".join(f"{place}. {self.club(row.seat)} {row.points}" for place, row in ranked)
        return self.fold(" ", self.tell("fh-screen-places", places=places) + self.next_game(), 3)

    def next_game(self) -> str:
        """The season game after the one in hand."""
        games = schedule(self.s)
        number = len(played(self.s)) + 1
        if number >= len(games):
            return ""
        home, visitor = (self.club(self.s.order[place]) for place in games[number])
        return " " + self.tell("fh-screen-next", number=number, of=len(games), visitor=visitor, home=home)
