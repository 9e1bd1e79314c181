"""Play-by-play of a match."""

from __future__ import annotations

from playcall.games.masters_football import events as told
from playcall.games.masters_football.cards import GENIUS_FACE, load
from playcall.games.masters_football.figures import ATTACK_FACES, DEFENCE_FACES, GENIUS_VALUES, TACTIC_FACES
from playcall.games.masters_football.match import EXTRA_TURN, MINUTES
from playcall.games.masters_football.names import (
    WINDOW_NAMES,
    action,
    club,
    level,
    manager,
    millions,
    person,
    plain_target,
    player,
    players,
    signed,
    tactic,
    verb,
)
from playcall.games.masters_football.odds import ROLLS
from playcall.kernel import Event

WHY_WON = {"higher": "the higher value", "home advantage": "level, and home advantage", "genius": "a Tactical Genius"}
SETTLED = {
    "higher": "goal!", "genius": "goal by genius!", "lower": "no goal", "equal": "equal, no goal",
    "denied": "no goal, denied by a Defensive Genius",
}  # fmt: skip


def tell_match(event: Event, seat: int | None) -> str | None:
    return _before(event, seat) or _cards(event, seat) or _play(event, seat)


def _before(event: Event, seat: int | None) -> str | None:
    match event:
        case told.MatchBegins(home=home, away=away, advantage=advantage):
            return f"{club(home)} at home to {club(away)}; {club(advantage)} has home advantage."
        case told.TeamChosen(club=number):
            return f"{club(number)} has chosen its team."
        case told.TacticChosen(club=number):
            return f"{club(number)} has laid a tactic card."
        case told.Announced(club=number, window=window, cards=cards):
            return f"{club(number)} {'plays cards' if cards else 'plays no cards'} in the {WINDOW_NAMES[window]}."
        case told.TacticForced(club=number, tactic=chosen):
            return f"{club(number)} dictates the game: {tactic(chosen)} for the whole match, no tactical roll."
        case told.Spied(owner=who, club=number, players=cards, tactic=chosen):
            if cards is None or chosen is None:
                return f"{verb(who, seat, 'look')} at the team and tactic of {club(number)}."
            return f"{verb(who, seat, 'see')} {players(cards)} and {tactic(chosen)} of {club(number)}."
        case told.TeamRevealed(club=number, players=cards):
            return f"{club(number)} fields {players(cards)}."
        case told.TacticalRoll():
            return _roll(event)
        case told.TacticDieRerolled(club=number, old=old, new=new):
            return f"{club(number)} rolls its tactic die again: {TACTIC_FACES[old]} becomes {TACTIC_FACES[new]}."
        case told.Strengths():
            return _strengths(event)
    return None


def _roll(event: told.TacticalRoll) -> str:
    sums = []
    for side in (0, 1):
        die, genius = event.dice[2 * side], event.dice[2 * side + 1]
        terms = [str(TACTIC_FACES[die]), _genius(genius), f"skills {event.skills[side]}"]
        terms += [f"cards {event.cards[side]}"] if event.cards[side] else []
        terms += [f"manager {event.abilities[side]}"] if event.abilities[side] else []
        sums.append(f"{club(event.clubs[side])} {' + '.join(terms)} = {event.values[side]}")
    return (
        f"Tactical roll: {sums[0]}; {sums[1]}. {club(event.winner)} wins it ({WHY_WON[event.why]}): "
        f"{tactic(event.tactic)} for both."
    )


def _genius(face: int) -> str:
    return "G (2)" if face == GENIUS_FACE else str(GENIUS_VALUES[face])


def _strengths(event: told.Strengths) -> str:
    attack = " + ".join(str(line[1]) for line in event.players)
    defence = " + ".join(str(line[2]) for line in event.players)
    attack += "".join(f" {signed(line[1])} {action(line[0])}" for line in event.cards if line[1])
    defence += "".join(f" {signed(line[2])} {action(line[0])}" for line in event.cards if line[2])
    attack += f" {signed(event.ability)} manager" if event.ability else ""
    return (
        f"{club(event.club)} in {tactic(event.tactic)}: attack {attack} = {event.attack}, "
        f"{_die(event.attack_level, event.attack_die)}; defence {defence} = {event.defence}, "
        f"{_die(event.defence_level, event.defence_die)}."
    )


def _die(printed: int, die: int) -> str:
    if printed == die:
        return level(die)
    return f"{level(printed)}, {'down' if die < printed else 'up'} to {level(die)} by home advantage"


def _cards(event: Event, seat: int | None) -> str | None:
    match event:
        case told.CardPlayed(seat=who, card=card, target=target, money=money):
            price = load().actions[card].price
            cost = f" for {millions(price)} ({millions(money)} left)" if price else ""
            return f"{verb(who, seat, 'play')} {action(card)}{plain_target(target)}{cost}: {load().actions[card].text}"
        case told.CardCountered(seat=who, by=by, card=card, owner=owner):
            whose = "your" if owner == seat else f"{person(owner, seat)}'s"
            return f"{verb(who, seat, 'cancel')} {whose} {action(card)} with {action(by)}."
        case told.UseMade(seat=who, card=card, left=left):
            return f"{verb(who, seat, 'use')} {action(card)} again ({left} left)."
        case told.AbilityUsed(seat=who, manager=card):
            return f"{verb(who, seat, 'use')} the ability of {manager(card)}."
        case told.CardLost(card=card, club=number, why=why):
            if why == "tactics":
                return f"{action(card)} on {club(number)} has no effect in the new match tactics."
            return f"{action(card)} on {club(number)} leaves with its player."
    return None


def _play(event: Event, seat: int | None) -> str | None:
    match event:
        case told.TurnBegins(turn=turn, club=number, chance=chance):
            name = "Injury time" if turn == EXTRA_TURN else f"Turn {turn}"
            return f"{name}, {MINUTES[turn]}: {club(number)} attacks ({100 * chance / ROLLS:.0f} % for a goal)."
        case told.AttackCancelled(club=number):
            return f"The attack of {club(number)} does not take place."
        case told.DiceRolled():
            return _dice(event)
        case told.DiceRerolled(club=number, old=old, new=new):
            dice = [(i, o, n) for i, (o, n) in enumerate(zip(old, new, strict=True)) if n >= 0]
            changed = ", ".join(f"{_face(i, o)} becomes {_face(i, n)}" for i, o, n in dice)
            return f"{club(number)} rolls again: {changed}."
        case told.Settled():
            return _settled(event)
        case told.GoalNullified(club=number, clubs=clubs, scores=scores):
            return f"The goal of {club(number)} does not count. {_score(clubs, scores)}"
        case told.ExtraAttackWon(club=number, bonus=bonus):
            return f"{club(number)} attacks at once, with {signed(bonus)}."
        case told.HalfTime(clubs=clubs, scores=scores):
            return f"Half-time. {_score(clubs, scores)}"
        case told.SubstitutionAnnounced(club=number, when=when):
            what = "no substitution" if when == "none" else f"a substitution {when} the roll"
            return f"{club(number)} announces {what}."
        case told.Substituted(club=number, off=off, on=on):
            return f"{club(number)}: {player(on)} comes on for {player(off)}."
        case told.InjuryTime(club=number, face=face, extra=extra):
            return f"{club(number)} rolls {face} for injury time: {'one more attack' if extra else 'it is over'}."
    return None


def _face(die: int, face: int) -> str:
    """Genius dice by name; a main die by the index of its face, since its colour is told elsewhere."""
    return _genius(face) if die % 2 else f"face {face + 1}"


def _dice(event: told.DiceRolled) -> str:
    attack, genius, defence, other = event.faces
    bonus = f" {signed(event.bonus)}" if event.bonus else ""
    attack_level, defence_level = event.levels
    return (
        f"{club(event.attacker)} rolls {level(attack_level)} {ATTACK_FACES[attack_level][attack]} and "
        f"{_genius(genius)}{bonus}; {club(event.defender)} {level(defence_level)} "
        f"{DEFENCE_FACES[defence_level][defence]} and {_genius(other)}."
    )


def _settled(event: told.Settled) -> str:
    die, genius, bonus = event.attack
    sums = f"{die} + {genius}" + (f" {signed(bonus)}" if bonus else "")
    against = f"{event.defence[0]} + {event.defence[1]}"
    spent = " The attacking genius is spent." if event.spent else ""
    score = f" {_score(event.clubs, event.scores)}" if event.goal else ""
    return (
        f"{club(event.attacker)} {sums} = {sum(event.attack)} against {against} = {sum(event.defence)}: "
        f"{SETTLED[event.why]}.{spent}{score}"
    ).replace("!.", "!")


def _score(clubs: tuple[int, int], scores: tuple[int, int]) -> str:
    return f"{club(clubs[0])} {scores[0]}–{scores[1]} {club(clubs[1])}."
