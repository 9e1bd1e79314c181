"""Play-by-play of everything around a play: set-up and drafts, scores and drives, halves, overtime, competitions."""

from __future__ import annotations

from playcall.games.highlights_2052 import events
from playcall.games.highlights_2052.names import Names, count, does, listed, player
from playcall.games.highlights_2052.playbyplay import tell as tell

HALF_NAMES = ("", "First half", "Second half")

# Set-up and drafts -------------------------------------------------------------------------------------------------


@tell.register
def _coin_flipped(event: events.CoinFlipped, names: Names, seat: int | None) -> str:
    called = f"{does(event.caller, seat, 'call')} {event.call}; the coin shows {event.landed}"
    return f"{called}, so {does(event.option, seat, 'decide').replace('You', 'you')} who starts."


@tell.register
def _order_chosen(event: events.OrderChosen, names: Names, seat: int | None) -> str:
    visitor = "You are" if event.visitor == seat else _is(event.visitor, seat)
    home = "you are" if event.home == seat else _is(event.home, seat)
    return f"{visitor} the Visitor and begin{_s(event.visitor, seat)} the first half; {home} Home."


def _is(seat: int, viewer: int | None) -> str:
    return f"{player(seat, viewer)} {'are' if seat < 0 else 'is'}"


def _s(seat: int, viewer: int | None) -> str:
    return "s" if seat >= 0 and seat != viewer else ""


@tell.register
def _team_picked(event: events.TeamPicked, names: Names, seat: int | None) -> str:
    return f"{does(event.seat, seat, 'take')} the {names.team(event.team)}."


@tell.register
def _drafted(event: events.Drafted, names: Names, seat: int | None) -> str:
    if seat == event.owner and event.card is not None:
        return f"You draft {names.card(event.card)}."
    return f"{names.team(event.team)} draft a card unseen."


@tell.register
def _open_pick(event: events.OpenPick, names: Names, seat: int | None) -> str:
    return f"{names.team(event.team)} take {names.card(event.card)}."


@tell.register
def _cut(event: events.Cut, names: Names, seat: int | None) -> str:
    if seat == event.owner and event.card is not None:
        return f"You cut {names.card(event.card)}."
    return f"{names.team(event.team)} cut a card unseen."


@tell.register
def _filled(event: events.Filled, names: Names, seat: int | None) -> str:
    if seat == event.owner and event.card is not None:
        return f"{names.card(event.card)} fills a place in your fifteen."
    return f"{names.team(event.team)} fill a place in their fifteen, unseen."


@tell.register
def _audible_set(event: events.AudibleSet, names: Names, seat: int | None) -> str:
    own = seat == event.owner
    who = "You" if own else names.team(event.team)
    if not event.placed:
        return f"{who} leave the Audible space empty."
    card = names.card(event.card) if own and event.card is not None else "a card"
    return f"{who} put {card} in the Audible space."


# Scores and drives -------------------------------------------------------------------------------------------------


def score(names: Names, event: events.Scored | events.Conversion | events.HalfEnds) -> str:
    visitor, home = (names.team(team) for team in event.teams)
    return f"{visitor} {event.scores[0]}, {home} {event.scores[1]}"


@tell.register
def _scored(event: events.Scored, names: Names, seat: int | None) -> str:
    team = names.team(event.team)
    points = f"+{event.points} ({score(names, event)})"
    if event.what == "field_goal":
        return f"Three points for {team}: {points}."
    if event.what == "safety":
        return f"SAFETY! {team} catch them behind START: {points}."
    how = {
        "play": "over the line and into the lights",
        "return": "all the way back with the turnover",
        "safety": "carried in by the yards of the safety",
        "block": "with a blocked kick under the arm",
        "momentum": "on sheer momentum",
        "penalty": "and WHRR, the robot head referee, points the way",
    }[event.why]
    return f"TOUCHDOWN, {team}, {how}! {points}. Back to START."


@tell.register
def _conversion(event: events.Conversion, names: Names, seat: int | None) -> str:
    team, end = names.team(event.team), f"+{event.points} ({score(names, event)})."
    if event.how == "kick":
        return f"{team} kick the extra point: {end}"
    numbers = f"Action card {event.number} has run {event.run}, pass {event.passed}"
    return f"{team} go for two with a {event.how}: {numbers}, {'good!' if event.points else 'no good.'} {end}"


@tell.register
def _kick_tried(event: events.KickTried, names: Names, seat: int | None) -> str:
    team = names.team(event.team)
    if event.block:
        return f"{team} kick: BLOCKED! The drive is over, and the defence takes {event.block} yards."
    setup = f" + {event.setup} set up" if event.setup else ""
    total = event.field_goal_number + event.setup + event.kick
    terms = f"{event.field_goal_number} on the card{setup} + {event.kick} on Action card {event.number} = {total}"
    verdict = "good!" if event.good else "no good, and the drive is over."
    return f"{team} kick: {terms}, needs {event.need}: {verdict}"


@tell.register
def _kick_declined(event: events.KickDeclined, names: Names, seat: int | None) -> None:
    """Silent: the play goes on the stack, as the next line says."""


@tell.register
def _drive_ended(event: events.DriveEnded, names: Names, seat: int | None) -> str | None:
    if event.why in ("touchdown", "kick"):
        return None  # the score or the kick said so
    team = names.team(event.team)
    if event.why == "fourth_play":
        return f"Four plays and no score: the drive is over for {team}. RESET to START."
    return f"The drive is over for {team}{_after(event.cards)}: RESET to START."


def _after(cards: int) -> str:
    return f" on its {('first', 'second', 'third', 'fourth')[cards]} play" if 0 <= cards <= 3 else ""


# Halves and overtime -----------------------------------------------------------------------------------------------


@tell.register
def _half_begins(event: events.HalfBegins, names: Names, seat: int | None) -> str:
    fresh = "Both balls on the 45, fresh Audibles, all Action cards shuffled."
    return f"{HALF_NAMES[event.half]}: {names.team(event.first)} begin. {fresh}"


@tell.register
def _half_ends(event: events.HalfEnds, names: Names, seat: int | None) -> str:
    return f"{'Halftime' if event.half == 1 else 'The second half is over'}: {score(names, event)}."


@tell.register
def _overtime_begins(event: events.OvertimeBegins, names: Names, seat: int | None) -> str:
    rules = "3 cards each, from the 30, no kicks and no Audibles; a lead after a pair of plays wins."
    return f"Overtime, round {event.round}: {rules}"


@tell.register
def _overtime_cards(event: events.OvertimeCards, names: Names, seat: int | None) -> str:
    return f"Both cards are turned: {names.card(event.visitor_card)} against {names.card(event.home_card)}."


@tell.register
def _coin_decides(event: events.CoinDecides, names: Names, seat: int | None) -> str:
    return f"Nothing else has helped: a coin flip makes {names.team(event.team)} the winner."


@tell.register
def _match_over(event: events.MatchOver, names: Names, seat: int | None) -> str:
    teams = [names.team(team) for team in event.teams]
    final = f"{teams[0]} {event.scores[0]} – {event.scores[1]} {teams[1]}"
    return f"Final score: {final}, " + ("a tie." if event.winner < 0 else f"{names.team(event.winner)} win.")


# Competitions ------------------------------------------------------------------------------------------------------


@tell.register
def _seeds_drawn(event: events.SeedsDrawn, names: Names, seat: int | None) -> str:
    return f"The order of the draw: {listed([player(other, seat) for other in event.seats])}."


@tell.register
def _fixture_begins(event: events.FixtureBegins, names: Names, seat: int | None) -> str:
    visitor, home = player(event.visitor, seat), player(event.home, seat)
    return f"Game {event.number}, {event.stage}: {visitor} at {home}.".replace("at You", "at your place")


@tell.register
def _standings(event: events.Standings, names: Names, seat: int | None) -> str:
    places = [
        f"{place}. {player(other, seat)} {count(points, 'point')}"
        for place, (other, points) in enumerate(zip(event.order, event.points, strict=True), 1)
    ]
    return f"Standings: {', '.join(places)}."


@tell.register
def _competition_won(event: events.CompetitionWon, names: Names, seat: int | None) -> str:
    return f"CHAMPIONS! {does(event.seat, seat, 'lift')} the trophy."
