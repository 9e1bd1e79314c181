"""The table as plain text: scoreboard with its spots, the duel, the hand, and what is left to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from playcall.contract import Said, Say, Text, joined, msg
from playcall.games.masters_gridiron.anatomy import Play, Player, format_play
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.names import (
    Names,
    codes_of,
    pile_text,
    player_name,
    points_arg,
    ratings_of,
    short_name,
)
from playcall.games.masters_gridiron.preview import book_details
from playcall.games.masters_gridiron.rules.match import favourite, spread_tenths
from playcall.games.masters_gridiron.rules.matchup import (
    defence_number,
    offence_number,
    spot_text,
    standing,
    standing_text,
)
from playcall.games.masters_gridiron.rules.resolve import stock_of
from playcall.games.masters_gridiron.table import NO_CARD, NOBODY, POINTS, SPOTS_TO_FILL, TURNS, Table
from playcall.games.masters_gridiron.unseen import unseen_players
from playcall.games.masters_gridiron.words import score_text
from playcall.games.masters_gridiron.zones import (
    DEF_DISC,
    DEF_HAND,
    DEFENSE,
    OFF_DISC,
    OFFENSE,
    PB_DISC,
    PB_TOP,
    PILES,
    PLAYBOOK,
)

EMPTY, PUNTED, STOPPED = "·", "p", "x"
NAME = 18
"""Room for a player's name."""
HEAD = 9
"""Room for what a line is about."""


def screen(s: Table, seat: int | None, width: int, say: Say) -> str:
    """The whole table as a seat sees it."""
    return Screen(s, seat, width, say).draw()


def fit(line: str, width: int) -> str:
    """A line cut to the width of the table."""
    line = line.rstrip()
    return line if len(line) <= width else line[: max(0, width - 1)] + "…"


class Screen:
    """One drawing of a position for a seat, in the language of `say`."""

    def __init__(self, s: Table, seat: int | None, width: int, say: Say) -> None:
        self.s = s
        self.seat = seat
        self.width = width
        self.say = say
        self.names = Names(s.game)

    def draw(self) -> str:
        s = self.s
        if s.visitor == NOBODY:
            lines = [f" {self.say(self.opening())}", f" {self.say(self.decks_named())}"]
        else:
            rule = "─" * self.width
            lines = [*self.scoreboard(), rule, *self.duel()]
            lines += [rule, *self.own_cards(), *self.others()] if not s.over else []
        return "\n".join(fit(line, self.width) for line in lines)

    def opening(self) -> Text:
        return msg("mg-screen-opening", spots=SPOTS_TO_FILL, touchdown=POINTS["T"], goal=POINTS["F"])

    def decks_named(self) -> Text:
        teams = self.s.game.cards.teams
        named = [
            msg("mg-screen-team", who=msg("player", number=seat + 1), team=teams[team].name)
            for seat, team in enumerate(self.s.teams)
            if team != NOBODY
        ]
        return joined(named, "comma")

    def folded(self, head: Text, text: Said, lines: int = 2) -> list[str]:
        """Text under a heading, on a limited number of lines."""
        line = f" {self.say(head)} {self.say(text)}"
        folded = wrap(line, self.width, subsequent_indent="   ", break_long_words=False)
        if len(folded) <= lines:
            return folded
        return [*folded[: lines - 1], fit(" ".join(map(str.strip, folded[lines - 1 :])), self.width)]

    # Scoreboard ---------------------------------------------------------------------------------------------------

    def scoreboard(self) -> list[str]:
        """Teams, scores, spots, defensive scores and cards left."""
        s = self.s
        spots = max(SPOTS_TO_FILL, *(len(line) for line in s.outcomes))
        heads = "".join(f"{_column(spot):>4}" for spot in range(1, spots + 1))
        when = msg("mg-overtime", period=s.period) if s.period else msg("mg-turn", turn=min(s.turn, TURNS), of=TURNS)
        score, defence = self.say(msg("mg-screen-score")), self.say(msg("mg-screen-def"))
        lines = [f" {self.say(when):<28} {score:>5} {heads}  {defence}"]
        lines += [self.row(side, spots) for side in (s.visitor, s.home)]
        lines += [f"   {self.say(self.cards_left(side))}" for side in (s.visitor, s.home)]
        return lines + self.money()

    def row(self, side: int, spots: int) -> str:
        s = self.s
        mark = "▸" if side == s.offence and not s.over else " "
        role = self.say(msg("mg-visitor" if side == s.visitor else "mg-home"))
        you = f" ({self.say(msg('mg-you'))})" if side == self.seat else ""
        name = f"{role:<7} {s.names[side]}{you}"
        cells = [_cell(letter) for letter in s.outcomes[side]]
        cells += [EMPTY] * (spots - len(cells))
        defence = "+".join(str(POINTS[letter]) for letter in s.defence_scores[side])
        return f"{mark}{name:<28} {s.scores[side]:>5} {''.join(f'{cell:>4}' for cell in cells)}  {defence}"

    def cards_left(self, side: int) -> Text:
        s = self.s
        counts = [
            msg(
                "mg-screen-count",
                pile=pile_text(pile.name),
                hand=len(s.zones[pile.hand + side]),
                deck=s.deck_size(pile, side),
            )
            for pile in PILES
        ]
        if s.carry[side]:
            counts.append(msg("mg-screen-carry", amount=s.carry[side]))
        return msg("mg-screen-left", team=s.names[side], counts=joined(counts, "comma"))

    def money(self) -> list[str]:
        s = self.s
        if not any(s.payrolls):
            return []
        one, other = s.visitor, s.home
        said = [
            msg(
                "mg-screen-payroll",
                one=s.names[one],
                first=s.payrolls[one],
                other=s.names[other],
                second=s.payrolls[other],
            ),
            *self.favoured(),
        ]
        return [f"   {self.say(joined(said, 'comma'))}"]

    def favoured(self) -> list[Text]:
        best = favourite(self.s)
        if best == NOBODY:
            return []
        return [msg("mg-favoured", team=self.s.names[best], points=points_arg(spread_tenths(self.s)))]

    # The duel -----------------------------------------------------------------------------------------------------

    def duel(self) -> list[str]:
        """What lies in this turn, with both numbers."""
        s = self.s
        if s.over:
            score = score_text((s.names[s.visitor], s.names[s.home]), (s.scores[s.visitor], s.scores[s.home]))
            return [f" {self.say(joined([msg('mg-headline-final', score=score), *self.favoured()], 'comma'))}"]
        if s.offence_card == NO_CARD:
            return [
                f" {self.say(msg('mg-screen-attacks', team=s.names[s.offence], spot=spot_text(s.spot(s.offence))))}"
            ]
        now = standing(s)
        lines = [self.headed(msg("mg-number-offence"), _player_line(s.players[s.offence_card]))]
        if s.play_card != NO_CARD:
            lines.append(self.headed(msg("mg-place-play"), self.book_line(s.play_card)))
            number = offence_number(s, now)
            summed = self.names.sum(number.terms, number.total)
            lines.append(self.headed("", self.say(msg("mg-screen-call", call=standing_text(s), sum=summed))))
        if s.defence_card != NO_CARD:
            lines.append(self.headed(msg("mg-number-defence"), _player_line(s.players[s.defence_card])))
            if now.stops:
                answer = defence_number(s, now)
                lines.append(self.headed("", self.say(self.names.sum(answer.terms, answer.total))))
        return lines + self.calls()

    def calls(self) -> list[str]:
        s = self.s
        if not s.calls:
            return []
        calls = [
            msg("mg-screen-cancelled", card=self.names.card(card)) if place in s.cancelled else self.names.card(card)
            for place, card in enumerate(s.calls)
        ]
        return [self.headed(msg("mg-audibles"), self.say(joined(calls, "comma")))]

    def headed(self, head: Said, text: str) -> str:
        return f" {self.say(head):<{HEAD}}{text}"

    def book_line(self, card: int) -> str:
        face = self.s.book[card % BOOK]
        return f"{face.name} · {format_play(face) if isinstance(face, Play) else self.say(book_details(face))}"

    # Cards --------------------------------------------------------------------------------------------------------

    def own_cards(self) -> list[str]:
        """The seat's own hand, one card a line, and what its decks hold."""
        s, seat = self.s, self.seat
        if seat is None:
            return []
        lines = []
        for pile in PILES:
            for place, card in enumerate(s.zones[pile.hand + seat]):
                line = self.book_line(card) if pile is PLAYBOOK else _player_line(s.players[card])
                lines.append(self.headed(pile_text(pile.name) if place == 0 else "", f"{place + 1} {line}"))
        return [*lines, f" {self.say(self.stock(seat))}", *self.known_cards(seat)]

    def stock(self, seat: int) -> Text:
        stock = stock_of(self.s, seat)
        return msg(
            "mg-screen-stock", touchdowns=stock.touchdowns, goals=stock.field_goals, audibles=stock.audibles,
            odds="yes" if stock.total > 1 else "no", share=round(100 * stock.conversion),
        )  # fmt: skip

    def known_cards(self, seat: int) -> list[str]:
        """MG-9.20  Cards of the seat's own decks whose places it knows."""
        s = self.s
        lines = []
        if s.zones[PB_TOP(seat)]:
            lines += self.folded(msg("mg-screen-on-top"), self.names.cards(s.zones[PB_TOP(seat)][::-1]))
        for pile in (OFFENSE, DEFENSE):
            if s.zones[pile.unseen + seat]:
                under = self.names.people(s.zones[pile.unseen + seat][::-1])
                lines += self.folded(msg("mg-screen-under", pile=pile_text(pile.name)), under)
        return lines

    def others(self) -> list[str]:
        """Unseen players, piles in a public order, discards."""
        s = self.s
        lines = []
        for side in (s.visitor, s.home):
            if side != self.seat:
                lines += self.unseen(side)
        for side in (s.visitor, s.home):
            lines += self.open_piles(side)
            lines += self.discards(side)
        return lines

    def unseen(self, side: int) -> list[str]:
        s = self.s
        lines = []
        for pile in (DEFENSE, OFFENSE):
            if pile is DEFENSE and s.shows(DEF_HAND, side, self.seat) and s.zones[pile.hand + side]:
                lines += self.ratings(msg("mg-screen-hold", team=s.names[side]), s.zones[pile.hand + side])
            cards = unseen_players(s, pile, side, self.seat) if s.options.open_rosters else []
            if cards:
                head = "mg-unseen-defence" if pile is DEFENSE else "mg-unseen-offence"
                lines += self.ratings(msg(head, team=s.names[side], count=len(cards)), cards)
        return lines

    def ratings(self, head: Text, cards: Sequence[int]) -> list[str]:
        """Players under a heading in as many columns as there is room for, each with his ratings below their codes."""
        players = [self.s.players[card] for card in cards]
        cells = [f"{fit(short_name(player), NAME):<{NAME}}{_figures(player.ratings)}" for player in players]
        columns = max(1, self.width // (len(cells[0]) + 3))
        rows = -(-len(cells) // columns)
        heads = " " * NAME + "".join(f"{code:>4}" for code in codes_of(players[0]))
        lines = [f" {self.say(head)}", f"   {'   '.join([heads] * columns)}"]
        return lines + [f"   {'   '.join(cells[row::rows])}" for row in range(rows)]

    def open_piles(self, side: int) -> list[str]:
        """MG-6.6  Decks whose order everybody knows, from the top."""
        s = self.s
        lines = []
        for pile in PILES:
            cards = s.zones[pile.open + side][::-1]
            if cards:
                head = msg("mg-screen-ordered", pile=pile_text(pile.name), team=s.names[side])
                lines += self.folded(head, joined([self.short(pile is PLAYBOOK, card) for card in cards], "comma"))
        return lines

    def discards(self, side: int) -> list[str]:
        s = self.s
        used = [self.short(False, card) for kind in (OFF_DISC, DEF_DISC) for card in s.zones[kind(side)]]
        used += [self.short(True, card) for card in s.zones[PB_DISC(side)]]
        return self.folded(msg("mg-screen-used", team=s.names[side]), joined(used, "comma")) if used else []

    def short(self, book: bool, card: int) -> str:
        return self.names.card(card) if book else short_name(self.s.players[card])


def _column(spot: int) -> str:
    return str(spot) if spot <= SPOTS_TO_FILL else f"OT{spot - SPOTS_TO_FILL}"


def _cell(letter: str) -> str:
    if POINTS[letter]:
        return str(POINTS[letter])
    return PUNTED if letter in "pb" else STOPPED


def _player_line(player: Player) -> str:
    return f"{player_name(player)} · {ratings_of(player)}"


def _figures(ratings: Sequence[int]) -> str:
    return "".join(f"{rating or EMPTY:>4}" for rating in ratings)
