"""FH-14 to FH-18  A half: preparation, twenty plays, and the gathering of the cards."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text
from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.actions import PLACE, PLACE_NONE, PLAY
from playcall.games.highlights_2052.names import asks
from playcall.games.highlights_2052.rules.down import Down
from playcall.games.highlights_2052.table import HAND, HOME, PLAYS_PER_HALF, START_SPOT, VISITOR, Table
from playcall.games.highlights_2052.zones import (
    ACTION_DECK,
    ACTION_DISCARD,
    AI_STACK,
    AUDIBLE_SPACE,
    HANDS,
    PLAYBOOK,
    ROSTER,
    SOLO_DECK,
)
from playcall.kernel import Ask, Procedure, Step

AUDIBLES_PER_HALF = 3


@dataclass(slots=True)
class Half(Procedure):
    """FH-15  Each side resolves ten offensive plays, in turns."""

    number: int

    order = ("begin", "shuffle", "deal", "set_audibles", "first_card", "play", "change_over", "finish")

    def begin(self, s: Table) -> Step:  # FH-6.1, FH-12.2, FH-18.1
        s.half = self.number
        s.offence = s.first_side()
        s.ball = [START_SPOT, START_SPOT]
        s.audibles = [AUDIBLES_PER_HALF, AUDIBLES_PER_HALF]
        s.made = [0, 0]
        s.tell(events.HalfBegins(self.number, s.teams[s.offence], START_SPOT))
        return None

    def shuffle(self, s: Table) -> Step:  # FH-14.1, FH-24.3
        for side in (VISITOR, HOME):
            shuffle_playbook(s, side)
        shuffle_actions(s)
        return None

    def deal(self, s: Table) -> Step:  # FH-14.1, FH-23.3
        for side in (VISITOR, HOME):
            deck, to = (SOLO_DECK(), AI_STACK()) if s.automatic(side) else (PLAYBOOK(side), HANDS(side))
            s.zones[to] = [s.zones[deck].pop() for _ in range(HAND)]
        return None

    def set_audibles(self, s: Table) -> Step:  # FH-14.2, FH-24.2
        sides = [side for side in (VISITOR, HOME) if not s.automatic(side)]
        return Ask.together({s.seats[side]: [*PLACE.of(s.zones[HANDS(side)]), PLACE_NONE()] for side in sides})

    def asks_set_audibles(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-place", half=s.half)

    def on_set_audibles(self, s: Table, answers: dict[int, int]) -> Step:
        for side in (VISITOR, HOME):
            if not s.automatic(side):
                place_audible(s, side, answers[s.seats[side]])
        return None

    def first_card(self, s: Table) -> Step:  # FH-15.1, FH-18.2, FH-23.4
        if s.automatic(s.offence):
            s.put_in_play(s.offence, s.zones[AI_STACK()].pop())
            return None
        return Ask(s.seats[s.offence], PLAY.of(s.zones[HANDS(s.offence)]))

    def asks_first_card(self, s: Table, seat: int) -> Text:
        return asks("fh-ask-first", half=s.half)

    def on_first_card(self, s: Table, action: int) -> Step:
        card = PLAY.argument(action)
        s.zones[HANDS(s.offence)].remove(card)
        s.put_in_play(s.offence, card)
        return None

    def play(self, s: Table) -> Step:  # FH-15.6, FH-16.1
        return Down(final=s.made[s.defence] == PLAYS_PER_HALF)

    def change_over(self, s: Table) -> Step:  # FH-15.5, FH-16.5
        if min(s.made) == PLAYS_PER_HALF:
            return None
        s.offence = s.defence
        return self.play

    def finish(self, s: Table) -> Step:  # FH-4.9, FH-17.1
        for side in (VISITOR, HOME):
            gather(s, side)
        s.ball = [START_SPOT, START_SPOT]
        s.tell(events.HalfEnds(self.number, s.both_teams, s.both_scores))
        return None


def place_audible(s: Table, side: int, action: int) -> None:
    """FH-14.2, FH-14.3  A placed card is replaced from the Playbook."""
    placed = action in PLACE
    card = PLACE.argument(action) if placed else None
    if card is not None:
        s.zones[HANDS(side)].remove(card)
        s.zones[AUDIBLE_SPACE(side)].append(card)
        s.zones[HANDS(side)].append(s.zones[PLAYBOOK(side)].pop())
    s.tell(events.AudibleSet(s.seats[side], s.teams[side], placed, card))


def shuffle_playbook(s: Table, side: int) -> None:
    """FH-14.1, FH-23.3  The side's cards become its Playbook; the automatic opponent shuffles the Solo Deck."""
    if s.automatic(side):
        s.chance.shuffle("solo deck", s.zones[SOLO_DECK()])
        return
    s.zones[PLAYBOOK(side)], s.zones[ROSTER(side)] = s.zones[ROSTER(side)], []
    s.chance.shuffle("playbook", s.zones[PLAYBOOK(side)])


def shuffle_actions(s: Table) -> None:
    """FH-2.2  The whole Action Deck is shuffled."""
    s.zones[ACTION_DECK()] = sorted([*s.zones[ACTION_DECK()], *s.zones[ACTION_DISCARD()]])
    s.zones[ACTION_DISCARD()] = []
    s.chance.shuffle("action deck", s.zones[ACTION_DECK()])


def gather(s: Table, side: int) -> None:
    """FH-17.1, FH-23.15  All cards of a side come back to its roster, or to the Solo Deck."""
    cards = sorted(s.gather(side))
    if s.automatic(side):
        s.zones[SOLO_DECK()] = sorted([*s.zones[SOLO_DECK()], *s.zones[AI_STACK()], *cards])
        s.zones[AI_STACK()] = []
    else:
        s.zones[ROSTER(side)] = cards
