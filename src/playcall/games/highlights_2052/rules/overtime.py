"""FH-20  Sudden-death overtime."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import PLAY
from playcall.games.highlights_2052.names import asks, spot
from playcall.games.highlights_2052.rules.down import Down
from playcall.games.highlights_2052.rules.half import gather, shuffle_actions, shuffle_playbook
from playcall.games.highlights_2052.table import HOME, OVERTIME_SPOT, VISITOR, Table
from playcall.games.highlights_2052.zones import AI_STACK, DRIVE, HANDS, PLAYBOOK, SOLO_DECK
from playcall.kernel import DONE, Ask, Procedure, Step

CARDS_PER_ROUND = 3
ROUNDS = 2
LAST_ROUND = 20


@dataclass(slots=True)
class Overtime(Procedure):
    """FH-20  Pairs of cards are chosen in secret and both plays resolved, until one side is ahead."""

    must_win: bool

    order = ("begin", "next_round", "choose", "visitor_play", "home_play", "compare", "coin")

    def begin(self, s: Table) -> Step:  # FH-20.2, FH-2.2
        s.half = 3
        s.overtime_round = 0
        s.ball = [OVERTIME_SPOT, OVERTIME_SPOT]
        for side in (VISITOR, HOME):
            shuffle_playbook(s, side)
        shuffle_actions(s)
        return None

    def next_round(self, s: Table) -> Step:  # FH-20.5, FH-20.6
        if s.overtime_round >= (LAST_ROUND if self.must_win else ROUNDS):
            return self.coin if self.must_win else DONE
        s.overtime_round += 1
        s.tell(events.OvertimeBegins(s.overtime_round, CARDS_PER_ROUND, OVERTIME_SPOT))
        if s.options.ot_round_reset:  # FH-20.10
            self.start_again(s)
        for side in (VISITOR, HOME):
            draw_cards(s, side)
        return None

    def choose(self, s: Table) -> Step:  # FH-20.3, FH-20.4
        sides = [side for side in (VISITOR, HOME) if not s.automatic(side)]
        return Ask.together({s.seats[side]: PLAY.of(s.zones[HANDS(side)]) for side in sides})

    def asks_choose(self, s: Table, seat: int) -> Text:
        [side] = s.sides_of(seat)
        own, theirs = spot(s.ball[side]), spot(s.ball[1 - side])
        cards = len(s.zones[HANDS(side)])
        return asks("fh-ask-overtime", cards=cards, round=s.overtime_round, own=own, theirs=theirs)

    def on_choose(self, s: Table, answers: dict[int, int]) -> Step:  # FH-23.16
        for side in (VISITOR, HOME):
            card = s.zones[AI_STACK()].pop() if s.automatic(side) else PLAY.argument(answers[s.seats[side]])
            if not s.automatic(side):
                s.zones[HANDS(side)].remove(card)
            s.put_in_play(side, card)
        s.tell(events.OvertimeCards(s.facing[VISITOR], s.facing[HOME]))
        return None

    def visitor_play(self, s: Table) -> Step:  # FH-20.3
        s.offence = VISITOR
        return OvertimeDown()

    def home_play(self, s: Table) -> Step:  # FH-20.3
        s.offence = HOME
        return OvertimeDown()

    def compare(self, s: Table) -> Step:  # FH-20.4, FH-20.5
        if s.scores[VISITOR] != s.scores[HOME]:
            return DONE
        left = s.zones[AI_STACK()] if s.automatic(VISITOR) else s.zones[HANDS(VISITOR)]
        return self.choose if left else self.next_round

    def coin(self, s: Table) -> Step:  # FH-20.12
        s.coin_winner = s.chance.number("overtime coin", 2)
        s.tell(events.CoinDecides(s.teams[s.coin_winner]))
        return None

    @staticmethod
    def start_again(s: Table) -> None:
        s.ball = [OVERTIME_SPOT, OVERTIME_SPOT]
        for side in (VISITOR, HOME):
            s.discard(side, s.zones[DRIVE(side)])
            s.zones[DRIVE(side)] = []
            s.drive_types[side] = ""


def draw_cards(s: Table, side: int) -> None:
    """FH-20.2, FH-20.11  Three new cards; with too few undrawn, all cards are shuffled into a new Playbook first."""
    deck, hand = (SOLO_DECK(), AI_STACK()) if s.automatic(side) else (PLAYBOOK(side), HANDS(side))
    if len(s.zones[deck]) < CARDS_PER_ROUND:
        gather(s, side)
        shuffle_playbook(s, side)
    s.zones[hand] = [s.zones[deck].pop() for _ in range(CARDS_PER_ROUND)]


@dataclass(slots=True)
class OvertimeDown(Down):
    """FH-20.7  A play without Audibles, field goals and injury checks."""

    order = ("threaten", "choose_play", "resolve", "put_away")
