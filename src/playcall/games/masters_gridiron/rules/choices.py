"""Effects of Audibles that move or look at cards, each a few choices (rules, Effects of Audibles)."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import Text, msg
from playcall.games.masters_gridiron import effects, events
from playcall.games.masters_gridiron.actions import DONE as ENOUGH
from playcall.games.masters_gridiron.actions import KEEP, PICK
from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES
from playcall.games.masters_gridiron.cards import BOOK, as_play
from playcall.games.masters_gridiron.names import pile_text, player_name, rating_text
from playcall.games.masters_gridiron.rules.matchup import RATING, mates, standing
from playcall.games.masters_gridiron.table import NO_CARD, Table
from playcall.games.masters_gridiron.zones import (
    DEFENSE,
    OFFENSE,
    PB_DISC,
    PB_LOOK,
    PB_TOP,
    PILES,
    PLAYBOOK,
    SPOTS,
    Pile,
    is_audible,
    seat_of_book,
)
from playcall.kernel import DONE, Ask, Procedure, Step


def share_of(rating: int) -> int:
    """MG-9.10  What a spent player adds."""
    return rating // effects.SHARE


@dataclass(slots=True)
class SpendPlayer(Procedure):
    """ESCORT, GANG: discard one further player; the number rises by an eighth of his rating."""

    seat: int
    rating: str
    """For ESCORT; empty for GANG, which takes the best of the stop list."""

    order = ("spend",)

    def spend(self, s: Table) -> Step:
        if self.rating:
            return Ask(self.seat, PICK.of(escorts(s, self.seat, RATING[self.rating])))
        return Ask(self.seat, PICK.of(range(len(s.zones[DEFENSE.hand + self.seat]))))

    def on_spend(self, s: Table, action: int) -> Step:  # MG-4.11, MG-9.10
        pile = OFFENSE if self.rating else DEFENSE
        card = s.zones[pile.hand + self.seat].pop(PICK.argument(action))
        s.zones[pile.discard + self.seat].append(card)
        code, number = self.worth(s, card)
        s.call_amounts[-1] = share_of(number)
        s.tell(events.SpentOnCall(s.names[self.seat], card, code, number, effects.SHARE, share_of(number)))
        return None

    def asks_spend(self, s: Table, seat: int) -> Text:
        if self.rating:
            return msg("mg-asks-spend-escort", share=effects.SHARE, rating=rating_text(self.rating))
        return msg("mg-asks-spend-gang", share=effects.SHARE)

    def worth(self, s: Table, card: int) -> tuple[str, int]:
        """The rating that counts, and its number."""
        ratings = s.players[card].ratings
        if self.rating:
            return self.rating, ratings[RATING[self.rating]]
        stops = standing(s).stops
        best = max((place for place in range(4) if stops >> place & 1), key=lambda place: ratings[place])
        return DEFENCE_CODES[best], ratings[best]


@dataclass(slots=True)
class CancelOne(Procedure):
    """MG-9.13  CANCEL: an Audible of the other side is cancelled; cards it moved stay where they are."""

    seat: int

    order = ("target",)

    def target(self, s: Table) -> Step:
        return Ask(self.seat, PICK.of(cancellable(s, self.seat)))

    def on_target(self, s: Table, action: int) -> Step:
        place = PICK.argument(action)
        s.cancelled.append(place)
        s.tell(events.CallCancelled(s.names[self.seat], s.calls[place]))
        return None

    def asks_target(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-cancel")


@dataclass(slots=True)
class ForceOut(Procedure):
    """FORCE victim: the opponent discards a card of his choice."""

    victim: int
    pile: int

    order = ("give_up",)

    def give_up(self, s: Table) -> Step:
        return Ask(self.victim, PICK.of(range(len(s.zones[PILES[self.pile].hand + self.victim]))))

    def on_give_up(self, s: Table, action: int) -> Step:
        discard(s, self.victim, PILES[self.pile], [PICK.argument(action)])
        return None

    def asks_give_up(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-give-up", pile=pile_text(PILES[self.pile].name))


@dataclass(slots=True)
class CycleHand(Procedure):
    """CYCLE: put up to k cards of a hand away one by one, then draw as many."""

    seat: int
    pile: int
    k: int
    count: int = 0

    order = ("put_away", "again", "draw")

    def put_away(self, s: Table) -> Step:
        places = PICK.of(range(len(s.zones[PILES[self.pile].hand + self.seat])))
        return Ask(self.seat, [*places, ENOUGH()]) if places else self.draw

    def on_put_away(self, s: Table, action: int) -> Step:  # MG-3.4, MG-9.9, MG-9.20
        if action in ENOUGH:
            return self.draw
        pile, place = PILES[self.pile], PICK.argument(action)
        if pile is PLAYBOOK:
            card = s.leave_book(self.seat, place)
            s.zones[PB_DISC(self.seat)].append(card)
            s.tell(events.ForcedOut(s.names[self.seat], pile.name, (card,)))
        else:
            hand = s.zones[pile.hand + self.seat]
            s.lose_sight(self.seat, hand)
            card = hand.pop(place)
            put_under(s, pile, self.seat, card)
        self.count += 1
        return None

    def asks_put_away(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-put-away", cards=self.k - self.count, more="yes" if self.count else "no")

    def again(self, s: Table) -> Step:
        return self.put_away if self.count < self.k else None

    def draw(self, s: Table) -> Step:
        pile = PILES[self.pile]
        hand = s.zones[pile.hand + self.seat]
        drawn = [s.top(pile, self.seat) for _ in range(min(self.count, s.deck_size(pile, self.seat)))]
        hand += drawn
        if drawn and pile is DEFENSE and self.seat != s.offence:
            s.scouted = False
        s.tell(events.Cycled(self.seat, s.names[self.seat], pile.name, self.count, tuple(drawn)))
        return None


@dataclass(slots=True)
class RecallPlayer(Procedure):
    """RECALL: a player in hand is exchanged for one in its discard pile."""

    seat: int
    given: int = 0
    """The place in hand of the card that is given away."""

    order = ("give", "take")

    def give(self, s: Table) -> Step:
        return Ask(self.seat, PICK.of(range(len(s.zones[self.pile(s).hand + self.seat]))))

    def on_give(self, s: Table, action: int) -> Step:
        self.given = PICK.argument(action)
        return None

    def asks_give(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-recall-give")

    def take(self, s: Table) -> Step:
        return Ask(self.seat, PICK.of(recallable(s, self.seat)))

    def on_take(self, s: Table, action: int) -> Step:
        pile = self.pile(s)
        discards, hand = s.zones[pile.discard + self.seat], s.zones[pile.hand + self.seat]
        taken = discards.pop(PICK.argument(action))
        given = hand.pop(self.given)
        discards.append(given)
        hand.append(taken)
        s.shown[self.seat].append(taken)
        s.noted[1 - self.seat].append(taken)
        s.tell(events.Recalled(s.names[self.seat], given, taken))
        return None

    def asks_take(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-recall-take")

    def pile(self, s: Table) -> Pile:
        return OFFENSE if self.seat == s.offence else DEFENSE


@dataclass(slots=True)
class SubPlayer(Procedure):
    """SUB: look at the top players of the deck; one may replace the laid one."""

    seat: int
    n: int

    order = ("look", "choose")

    def look(self, s: Table) -> Step:
        look_at(s, self.pile(s), self.seat, self.n)
        return None

    def choose(self, s: Table) -> Step:
        cards = s.zones[self.pile(s).look + self.seat]
        fits = [place for place, card in enumerate(cards) if self.fits(s, card)]
        return Ask(self.seat, [*PICK.of(fits), KEEP()])

    def on_choose(self, s: Table, action: int) -> Step:  # MG-4.11, MG-9.20, MG-9.21
        pile = self.pile(s)
        looked = s.zones[pile.look + self.seat]
        if action in PICK:
            put_under(s, pile, self.seat, self.replace(s, pile, looked.pop(PICK.argument(action))))
        for card in looked:
            put_under(s, pile, self.seat, card)
        s.zones[pile.look + self.seat] = []
        return None

    def asks_choose(self, s: Table, seat: int) -> Text:
        laid = s.offence_card if seat == s.offence else s.defence_card
        return msg("mg-asks-replace", card=player_name(s.players[laid]))

    def replace(self, s: Table, pile: Pile, new: int) -> int:
        """The new player takes the laid one's place in the discard pile; returns the old."""
        old = s.offence_card if pile is OFFENSE else s.defence_card
        discards = s.zones[pile.discard + self.seat]
        discards[discards.index(old)] = new
        if pile is OFFENSE:
            s.offence_card = new
        else:
            s.defence_card = new
        s.shown[self.seat].append(old)
        s.lose_sight(self.seat, [old])
        s.tell(events.Substituted(s.names[self.seat], old, new))
        return old

    def fits(self, s: Table, card: int) -> bool:
        """On offence only a player with a rating of the printed uses."""
        return self.seat != s.offence or mates(s.players[card], s.laid_play)

    def pile(self, s: Table) -> Pile:
        return OFFENSE if self.seat == s.offence else DEFENSE


@dataclass(slots=True)
class ChangePlay(Procedure):
    """NEWPLAY: draw Playbook cards; a play among them may replace the laid one on its spot."""

    seat: int
    n: int

    order = ("look", "choose")

    def look(self, s: Table) -> Step:
        look_at(s, PLAYBOOK, self.seat, self.n)
        s.left[self.seat] += s.zones[PB_LOOK(self.seat)]
        return None

    def choose(self, s: Table) -> Step:
        cards = s.zones[PB_LOOK(self.seat)]
        fits = [
            place
            for place, card in enumerate(cards)
            if not is_audible(card) and mates(s.laid_player, as_play(s.book[card % BOOK]))
        ]
        return Ask(self.seat, [*PICK.of(fits), KEEP()])

    def on_choose(self, s: Table, action: int) -> Step:  # MG-9.9
        looked = s.zones[PB_LOOK(self.seat)]
        s.zones[PB_LOOK(self.seat)] = []
        if action in KEEP:
            s.zones[PB_DISC(self.seat)] += looked
            s.tell(events.PlaysDiscarded(s.names[self.seat], tuple(looked)))
            return None
        old, new = s.play_card, looked.pop(PICK.argument(action))
        s.zones[SPOTS(self.seat)][-1] = s.play_card = new
        s.zones[PB_DISC(self.seat)] += [old, *looked]
        s.tell(events.PlayChanged(s.names[self.seat], old, new, tuple(looked)))
        return None

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-replace", card=s.laid_play.name)


@dataclass(slots=True)
class StackBook(Procedure):
    """STACK: the top Playbook cards are put back one by one; the last one lies on top."""

    seat: int
    n: int

    order = ("look", "put_back")

    def look(self, s: Table) -> Step:
        look_at(s, PLAYBOOK, self.seat, self.n)
        return None

    def put_back(self, s: Table) -> Step:
        cards = s.zones[PB_LOOK(self.seat)]
        return Ask(self.seat, PICK.of(range(len(cards)))) if cards else DONE

    def on_put_back(self, s: Table, action: int) -> Step:  # MG-9.20, MG-9.21
        s.zones[PB_TOP(self.seat)].append(s.zones[PB_LOOK(self.seat)].pop(PICK.argument(action)))
        return self.put_back

    def asks_put_back(self, s: Table, seat: int) -> Text:
        return msg("mg-asks-put-back")


def look_at(s: Table, pile: Pile, seat: int, number: int) -> None:
    """Take the top cards of a deck to look at them, in the order drawn."""
    cards = [s.top(pile, seat) for _ in range(min(number, s.deck_size(pile, seat)))]
    s.zones[pile.look + seat] = cards
    s.lose_sight(seat, cards)
    s.tell(events.Looked(seat, s.names[seat], pile.name, len(cards), tuple(cards)))


def put_under(s: Table, pile: Pile, seat: int, card: int) -> None:
    """MG-9.20  A player card goes under its deck; its owner alone knows where."""
    s.zones[pile.unseen + seat].insert(0, card)


def discard(s: Table, seat: int, pile: Pile, places: list[int]) -> None:
    """Cards of a hand are discarded face up."""
    hand = s.zones[pile.hand + seat]
    cards = [hand[place] for place in places]
    for card in cards:
        hand.remove(card)
    s.zones[pile.discard + seat] += cards
    if pile is PLAYBOOK:
        s.left[seat] += cards
    s.tell(events.ForcedOut(s.names[seat], pile.name, tuple(cards)))


def force_out(s: Table, victim: int, pile: Pile, mode: str) -> None:
    """FORCE random, FORCE audibles."""
    hand = s.zones[pile.hand + victim]
    if mode == "random":
        discard(s, victim, pile, [s.chance.number("force", len(hand))])
    else:
        discard(s, victim, pile, [place for place, card in enumerate(hand) if pile is PLAYBOOK and is_audible(card)])


def escorts(s: Table, seat: int, rating: int) -> list[int]:
    """Places of further Offense cards with a rating."""
    hand = s.zones[OFFENSE.hand + seat]
    return [place for place, card in enumerate(hand) if s.players[card].has >> rating & 1]


def cancellable(s: Table, seat: int) -> list[int]:
    """MG-9.13, MG-9.14  Places in `calls` of Audibles of the other side that can be cancelled."""
    return [
        place
        for place, card in enumerate(s.calls)
        if seat_of_book(card) != seat and place not in s.cancelled and s.audible(card).effect.cancellable
    ]


def recallable(s: Table, seat: int) -> list[int]:
    """Places in the discard pile that RECALL may take: never the card laid this turn."""
    pile = OFFENSE if seat == s.offence else DEFENSE
    laid = s.offence_card if seat == s.offence else s.defence_card
    return [place for place, card in enumerate(s.zones[pile.discard + seat]) if card != laid or laid == NO_CARD]
