"""FH-11.6 to FH-11.8, FH-13, FH-17, FH-23.2  Drafts before the game and at halftime, and cutting to fifteen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from playcall.contract import Text
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import CUT, TAKE
from playcall.games.highlights_2052.names import Names, asks
from playcall.games.highlights_2052.table import HOME, TEAM_SIZE, VISITOR, Table, mask
from playcall.games.highlights_2052.zones import (
    CLUB_INJURED,
    CUTS,
    DISPLAY,
    DRAFT_DISCARD,
    INJURED,
    OPEN_DISCARD,
    PACKS,
    PLAY_DECK,
    ROSTER,
)
from playcall.kernel import DONE, Ask, OpenDraft, PickAndPass, Procedure, State, Step

PACK = 6
DISPLAY_SIZE = 10
OPEN_TURNS = (0, 1, 1, 0, 0, 1, 1, 0, 0, 1)
"""FH-13.4, FH-13.5  0 is the starting side; the last turn is a choice of two."""


@dataclass(slots=True)
class PackDraft(PickAndPass):
    """FH-13.2  Pick and pass between the two sides."""

    packs = PACKS
    into = ROSTER
    take = TAKE

    def drafters(self, s: State) -> Sequence[int]:
        return (VISITOR, HOME)

    def asks_pick(self, s: Table, seat: int) -> Text:
        [side] = s.sides_of(seat)
        return asks("fh-ask-pack", cards=len(s.zones[PACKS(side)]), team=Names(s.game).team(s.teams[1 - side]))

    def picked(self, s: State, holder: int, card: int) -> None:
        assert isinstance(s, Table)
        s.tell(events.Drafted(s.seats[holder], s.teams[holder], card))

    def pass_on(self, s: State) -> Step:
        assert isinstance(s, Table)
        handed = [mask(s.zones[PACKS(side)]) for side in (VISITOR, HOME)]
        done = PickAndPass.pass_on(self, s)
        for side in (VISITOR, HOME):
            if done is not DONE:  # what is left in the end goes away unseen (FH-13.3)
                s.spotted[side] |= s.passed[side] & ~mask(s.zones[PACKS(side)])
            s.passed[side] = handed[side]
        return done


@dataclass(slots=True)
class DisplayDraft(OpenDraft):
    """FH-13.4  Turns over face-up cards; before the last turn one more card is turned up (FH-13.5)."""

    display = DISPLAY
    into = ROSTER
    take = TAKE

    def asks_take_one(self, s: Table, seat: int) -> Text:
        again = self.turn + 1 < len(self.turns) and self.turns[self.turn + 1] == self.turns[self.turn]
        return asks("fh-ask-display", cards=len(s.zones[DISPLAY()]), again="yes" if again else "no")

    def before_turn(self, s: State) -> None:
        assert isinstance(s, Table)
        if self.turn == len(self.turns) - 1:
            s.zones[DISPLAY()].append(draw_play_card(s))

    def taken(self, s: State, holder: int, card: int) -> None:
        assert isinstance(s, Table)
        s.show(holder, card)
        s.tell(events.OpenPick(s.teams[holder], card))


@dataclass(slots=True)
class PickAndPassRound(Procedure):
    """FH-13.2, FH-13.3, FH-17.2  Six cards each, five secret picks, the leftovers discarded."""

    order = ("deal", "draft", "put_away")

    def deal(self, s: Table) -> Step:
        for side in (VISITOR, HOME):
            s.zones[PACKS(side)] = [draw_play_card(s) for _ in range(PACK)]
        s.passed = [0, 0]
        return None

    def draft(self, s: Table) -> Step:
        return PackDraft(leave=1)

    def put_away(self, s: Table) -> Step:  # FH-13.3
        for side in (VISITOR, HOME):
            s.zones[DRAFT_DISCARD()] += s.zones[PACKS(side)]
            s.zones[PACKS(side)] = []
        return None


@dataclass(slots=True)
class OpenRound(Procedure):
    """FH-13.4, FH-13.5, FH-17.3  Ten cards face up, then one more; the starting side takes the first."""

    start: int

    order = ("deal", "draft", "put_away")

    def deal(self, s: Table) -> Step:
        s.zones[DISPLAY()] = [draw_play_card(s) for _ in range(DISPLAY_SIZE)]
        return None

    def draft(self, s: Table) -> Step:
        return DisplayDraft(tuple((self.start + turn) % 2 for turn in OPEN_TURNS))

    def put_away(self, s: Table) -> Step:
        s.zones[OPEN_DISCARD()] += s.zones[DISPLAY()]
        s.zones[DISPLAY()] = []
        return None


@dataclass(slots=True)
class PreGameDraft(Procedure):
    """FH-13  Two rounds complete the fifteen."""

    order = ("round_1", "round_2")

    def round_1(self, s: Table) -> Step:  # FH-13.2
        return PickAndPassRound()

    def round_2(self, s: Table) -> Step:  # FH-13.4
        return OpenRound(VISITOR)


@dataclass(slots=True)
class KeepOne(Procedure):
    """FH-11.7, FH-23.2, FH-23.15  Draw two from the Play Deck, keep one, discard one; several times over."""

    side: int
    times: int

    order = ("draw_two", "keep")

    def draw_two(self, s: Table) -> Step:
        if self.times == 0 or not play_cards_left(s):
            return DONE
        s.zones[PACKS(self.side)] = [draw_play_card(s) for _ in range(min(2, play_cards_left(s)))]
        return None

    def keep(self, s: Table) -> Step:
        return Ask(s.seats[self.side], TAKE.of(s.zones[PACKS(self.side)]))

    def asks_keep(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-keep", picks=self.times)

    def on_keep(self, s: Table, action: int) -> Step:
        card = TAKE.argument(action)
        pack = s.zones[PACKS(self.side)]
        pack.remove(card)
        s.zones[ROSTER(self.side)].append(card)
        s.zones[DRAFT_DISCARD()] += pack
        s.zones[PACKS(self.side)] = []
        s.tell(events.Drafted(s.seats[self.side], s.teams[self.side], card))
        self.times -= 1
        return self.draw_two


@dataclass(slots=True)
class Halftime(Procedure):
    """FH-17  Five new cards each, then everybody cuts to fifteen."""

    order = ("draft", "cut", "fill")

    def draft(self, s: Table) -> Step:  # FH-17.2, FH-17.3, FH-23.15
        if s.options.solo:
            return KeepOne(VISITOR if s.seats[VISITOR] == 0 else HOME, 5)
        needed = DISPLAY_SIZE + 1 if s.options.halftime_draft == "open" else 2 * PACK
        if play_cards_left(s) < needed:  # FH-11.8
            return None
        return OpenRound(HOME) if s.options.halftime_draft == "open" else PickAndPassRound()

    def cut(self, s: Table) -> Step:  # FH-17.4
        return CutToFifteen()

    def fill(self, s: Table) -> Step:  # FH-11.6
        for side in (VISITOR, HOME):
            fill_places(s, side)
        return None


@dataclass(slots=True)
class CutToFifteen(Procedure):
    """FH-17.4  Single cuts, secretly and at the same time, until each side has fifteen cards."""

    order = ("cut", "again")

    def cut(self, s: Table) -> Step:
        over = [side for side in (VISITOR, HOME) if len(s.zones[ROSTER(side)]) > TEAM_SIZE]
        if not over:
            return DONE
        return Ask.together({s.seats[side]: CUT.of(s.zones[ROSTER(side)]) for side in over})

    def asks_cut(self, s: Table, seat: int) -> Text:
        [side] = s.sides_of(seat)
        return asks("fh-ask-cut", cards=len(s.zones[ROSTER(side)]), keep=TEAM_SIZE)

    def on_cut(self, s: Table, answers: dict[int, int]) -> Step:
        for seat, action in answers.items():
            [side] = s.sides_of(seat)
            card = CUT.argument(action)
            s.zones[ROSTER(side)].remove(card)
            s.zones[CUTS(side)].append(card)
            s.tell(events.Cut(seat, s.teams[side], card))
        return None

    def again(self, s: Table) -> Step:
        return self.cut


def play_cards_left(s: Table) -> int:
    """FH-11.8  What the Play Deck can still give, its discards included."""
    return len(s.zones[PLAY_DECK()]) + len(s.zones[DRAFT_DISCARD()]) + len(s.zones[OPEN_DISCARD()])


def draw_play_card(s: Table) -> int:
    """FH-11.8  The top card of the Play Deck; an empty one is shuffled again from the draft's discards."""
    if not s.zones[PLAY_DECK()]:
        s.zones[PLAY_DECK()] = sorted(s.zones[DRAFT_DISCARD()] + s.zones[OPEN_DISCARD()])
        s.zones[DRAFT_DISCARD()] = []
        s.zones[OPEN_DISCARD()] = []
        s.chance.shuffle("play deck", s.zones[PLAY_DECK()])
    return s.zones[PLAY_DECK()].pop()


def fill_places(s: Table, side: int) -> None:
    """FH-11.6, FH-11.8  A side short of fifteen adds Play Deck cards unseen, then its own injured cards."""
    roster = s.zones[ROSTER(side)]
    while not s.automatic(side) and len(roster) < TEAM_SIZE:
        card = draw_play_card(s) if play_cards_left(s) else least_injured(s, side)
        roster.append(card)
        s.tell(events.Filled(s.seats[side], s.teams[side], card))


def least_injured(s: Table, side: int) -> int:
    """FH-11.8  The injured card with the fewest games left, then the lowest number, plays all the same."""
    games = dict(zip(s.hurt, s.hurt_games, strict=True))
    here = [(games[card], s.cards[card].number, card) for card in s.zones[INJURED(side)]]
    away = [(left, s.cards[card].number, card) for card, left in injured_at_home(s, s.seats[side])]
    _, _, card = min(here + away)
    if card in s.zones[INJURED(side)]:
        s.zones[INJURED(side)].remove(card)
        place = s.hurt.index(card)
        del s.hurt[place], s.hurt_games[place]
    else:
        recall(s, s.seats[side], card)
    return card


def injured_at_home(s: Table, seat: int) -> list[tuple[int, int]]:
    """Cards of a competition roster that miss this game, with the games they still miss."""
    if not s.options.competition:
        return []
    first = sum(len(s.zones[CLUB_INJURED(other)]) for other in range(seat))
    waiting = s.zones[CLUB_INJURED(seat)]
    return list(zip(waiting, s.club_games[first : first + len(waiting)], strict=True))


def recall(s: Table, seat: int, card: int) -> None:
    """An injured card of the roster must play after all."""
    place = sum(len(s.zones[CLUB_INJURED(other)]) for other in range(seat)) + s.zones[CLUB_INJURED(seat)].index(card)
    del s.club_games[place]
    s.zones[CLUB_INJURED(seat)].remove(card)
    s.rosters[seat] |= 1 << card
