"""Play-by-play of everything around a play: the toss, the clock, the huddle, the end."""

from __future__ import annotations

from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.names import capital, count, does, doing, listed, score, unit_title
from playcall.games.sport_jockeys.playbyplay import Cards
from playcall.games.sport_jockeys.playbyplay import tell as tell

WHY_ENDED = {
    "chosen": "the deck is gone",
    "no_cards": "nobody has a card left",
    "no_time": "the deck is gone and nobody used a card",
    "decided": "the scores differ after as many drives for both",
}


@tell.register
def _coin_flipped(event: events.CoinFlipped, cards: Cards, seat: int | None) -> str:
    called = f"{does(event.caller, seat, 'call')} {event.call}; the coin shows {event.landed}"
    return f"{called}. {does(event.chooser, seat, 'win')} the toss."


@tell.register
def _extra_toss(event: events.ExtraToss, cards: Cards, seat: int | None) -> str:
    return f"Level! An extra unit decides. The coin shows {event.landed}: {doing(event.chooser, seat, 'choose')}."


@tell.register
def _role_chosen(event: events.RoleChosen, cards: Cards, seat: int | None) -> str:
    role = {"kick": "to kick", "receive": "to receive", "offence": "offence", "defence": "defence"}[event.role]
    return f"{does(event.seat, seat, 'choose')} {role}: {doing(event.offence, seat, 'have', 'has')} the ball first."


@tell.register
def _sides_chosen(event: events.SidesChosen, cards: Cards, seat: int | None) -> str:
    side = "Home" if event.home == event.seat else "Visitor"
    return f"{does(event.seat, seat, 'choose')} to be {side}."


@tell.register
def _unit_begins(event: events.UnitBegins, cards: Cards, seat: int | None) -> str:
    return f"{capital(unit_title(event.number, event.name))}: {event.deck} cards are shuffled, hands of five."


@tell.register
def _second_half(event: events.SecondHalfBegins, cards: Cards, seat: int | None) -> str:
    back = " Challenges and Time Outs come back." if event.refreshed else ""
    return f"Half time: the drive is dropped. {does(event.offence, seat, 'begin')} the second half with the ball.{back}"


@tell.register
def _unit_ends(event: events.UnitEnds, cards: Cards, seat: int | None) -> str:
    title = unit_title(event.number, event.name)
    return f"The {title} is over: {WHY_ENDED[event.why]} ({score(event.scores, seat)})."


@tell.register
def _plays_on(event: events.PlaysOn, cards: Cards, seat: int | None) -> str:
    return f"The deck is gone, and {doing(event.seat, seat, 'play')} on."


@tell.register
def _clock_ticked(event: events.ClockTicked, cards: Cards, seat: int | None) -> str:
    return f"Time passes: nobody used a card, so {cards[event.card].id} goes from the deck to the discard."


@tell.register
def _drawn(event: events.Drawn, cards: Cards, seat: int | None) -> str:
    if event.cards is None:
        return f"{does(event.owner, seat, 'draw')} {count(event.number, 'card')}."
    return f"{does(event.owner, seat, 'draw')} {listed([_both_faces(cards, card) for card in event.cards])}."


def _both_faces(cards: Cards, card: int) -> str:
    return f"{cards[card].id} {cards[card].off.action}|{cards[card].defence.action}"


@tell.register
def _delayed(event: events.Delayed, cards: Cards, seat: int | None) -> str:
    gone = ", ".join(cards[card].id for card in event.cards)
    return f"Delay of Game: {doing(event.seat, seat, 'discard')} the whole hand ({gone}) and may draw {event.due}."


@tell.register
def _timed_out(event: events.TimedOut, cards: Cards, seat: int | None) -> str:
    what = f"Time Out: {doing(event.owner, seat, 'exchange')} {count(event.number, 'card')}"
    if event.set_aside is None or event.drawn is None:
        return f"{what}; the clock stands still."
    gone = ", ".join(_both_faces(cards, card) for card in event.set_aside)
    new = ", ".join(_both_faces(cards, card) for card in event.drawn)
    return f"{what}: {gone} for {new}; the clock stands still."


@tell.register
def _game_over(event: events.GameOver, cards: Cards, seat: int | None) -> str:
    final = f"Final score: {score(event.scores, seat)}"
    return f"{final}. A draw." if event.winner < 0 else f"{final}. {does(event.winner, seat, 'win')}!"
