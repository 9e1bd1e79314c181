"""Play-by-play: a line for every event worth one, with dice, levels and every modifier."""

from __future__ import annotations

from playcall.games.masters_football import events as told
from playcall.games.masters_football.cards import GENIUS_FACE, TACTICS
from playcall.games.masters_football.chronicle_match import tell_match
from playcall.games.masters_football.figures import GENIUS_VALUES
from playcall.games.masters_football.names import (
    action,
    actions,
    club,
    count,
    manager,
    millions,
    person,
    player,
    players,
    tactic,
    verb,
)
from playcall.kernel import Event

OCCASIONS = {7: "the first match of the final", 8: "the second match of the final"}
REASONS = {"squads set": "squads are set", "market": "the transfer market opens", "win bonus": "Win Bonus"}


def tell(event: Event, seat: int | None) -> str | None:
    """The line about an event as a seat reads it."""
    seen = event.seen_by(seat)
    return tell_match(seen, seat) or _season(seen, seat) or _stages(seen, seat)


def _season(event: Event, seat: int | None) -> str | None:
    match event:
        case told.LettersDrawn(seats=seats):
            teams = [f"{club(i)}: {person(s, seat) if s >= 0 else 'Non-Person Team'}" for i, s in enumerate(seats)]
            return "; ".join(teams) + "."
        case told.MatchdayBegins(matchday=day):
            return f"Matchday {day}." if day not in OCCASIONS else f"Now {OCCASIONS[day]}."
        case told.FinalWhistle(clubs=clubs, scores=scores):
            return f"Final whistle: {club(clubs[0])} {scores[0]}–{scores[1]} {club(clubs[1])}."
        case told.PadLine(matchday=day, points=points, championship=number):
            row = ", ".join(f"{club(4 * number + place)} {p}" for place, p in enumerate(points))
            return f"Points after matchday {day}: {row}."
        case told.KickTaken(club=kicker, round=number, face=face, scored=scored):
            return f"Kick {number}, {club(kicker)}: {face}, {'scored' if scored else 'missed'} (3 or more scores)."
        case told.ChampionCrowned(championship=number, clubs=clubs, why=why):
            title = f"championship {'I' * (number + 1)}" if number else "the championship"
            names = " and ".join(map(club, clubs))
            return f"{names} {'win' if len(clubs) > 1 else 'wins'} {title}, by {why}."
        case told.FinalWon(club=winner, why=why):
            return "It ends in a draw." if winner < 0 else f"{club(winner)} has won it, by {why}."
    return None


def _stages(event: Event, seat: int | None) -> str | None:
    match event:
        case told.ManagerChosen(seat=who, manager=card, budget=budget):
            return f"{verb(who, seat, 'hire')} {manager(card)}: {millions(budget)}."
        case told.MoneyChanged(seat=who, change=change, money=money, why=why):
            doing = verb(who, seat, "receive" if change > 0 else "pay")
            return f"{doing} {millions(abs(change))} ({REASONS.get(why, why)}), now {millions(money)}."
        case told.PlayersDealt(owner=who, count=number, cards=cards):
            what = count(number, "player") if cards is None else players(cards)
            return f"{verb(who, seat, 'draw')} {what}."
        case told.SquadDrawn(club=number, cards=cards):
            return f"{club(number)} draws {players(cards)}."
        case told.Bought(owner=who, count=number, paid=paid, cards=cards, left=left):
            what = count(number, "player") if cards is None else players(cards)
            return f"{verb(who, seat, 'buy')} {what} for {millions(paid)}; not bought: {players(left)}."
        case told.WoodDrawn(owner=who, why=why, card=card):
            name = "a wood player" if card is None else player(card)
            reason = "to have three" if why == "three" else "to make a legal team"
            return f"{verb(who, seat, 'draw')} {name} {reason}."
        case told.CardsDealt(owner=who, count=number, cards=cards):
            what = count(number, "action card") if cards is None else actions(cards)
            return f"{verb(who, seat, 'draw')} {what}."
        case told.Swapped(seat=who, discarded=old, money=money):
            return f"{verb(who, seat, 'swap')} {action(old)} for 1 M ({millions(money)} left)."
    return _academy(event, seat)


def _academy(event: Event, seat: int | None) -> str | None:
    match event:
        case told.AcademyRolled(club=number, faces=faces):
            rolled = ", ".join("G" if face == GENIUS_FACE else str(GENIUS_VALUES[face]) for face in faces)
            return f"{club(number)} rolls {rolled} in the academy."
        case told.PlayerJoined(owner=who, club=number, card=card):
            return f"{'A player' if card is None else player(card)} joins {club(number)} from the academy."
        case told.PlayersDiscarded(club=number, cards=cards, why=why):
            reason = {"academy": "are not taken", "limit": "leaves: six are enough", "wood": "go home"}[why]
            return f"{club(number)}: {players(cards)} {reason}."
        case told.CardDiscarded(seat=who, card=card):
            return f"{verb(who, seat, 'discard')} {action(card)}."
        case told.TacticKept(owner=who, tactic=chosen):
            if chosen is None:
                return f"{person(who, seat)} may have changed the tactic card."
            return f"{verb(who, seat, 'go')} with {tactic(chosen)} ({TACTICS[chosen]})."
    return None
