"""What a seat is asked, in one sentence for every step that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.sport_jockeys.handbook import codes_of, key_kinds
from playcall.games.sport_jockeys.names import action_name, combined, count, listed, square, team
from playcall.games.sport_jockeys.procedures.tally import EndOfPlay, next_flag
from playcall.games.sport_jockeys.procedures.turn import Reply
from playcall.games.sport_jockeys.table import DECK, HANDS, PICKED, Table

Prompt = Callable[[Table, int], str]


def prompt(s: Table, seat: int) -> str:
    """What the seat is asked, or whom it waits for."""
    if not s.legal(seat):
        return waiting(s, seat)
    return PROMPTS[s.situation()](s, seat)


def waiting(s: Table, seat: int | None) -> str:
    asked = [team(decision.seat, seat) for decision in s.pending()]
    return f"Waiting for {' and '.join(asked)}." if asked else "The game is over."


def lying_words(s: Table) -> str:
    """What must be answered: `the Tackle`, `the Tackle or the Block`."""
    codes = codes_of(key_kinds(s.lying["kinds"]))
    return listed([f"the {action_name(code)}" for code in codes], "or")


def standing(s: Table, seat: int) -> str:
    """`you 1, they 5`."""
    points = s.play_points()
    return f"you {points[seat]}, they {points[1 - seat]}"


# Before the game and the play ----------------------------------------------------------------------------------------


def _call_coin(s: Table, seat: int) -> str:
    return "Call the coin: heads or tails?"


def _choose_role(s: Table, seat: int) -> str:
    return "You won the toss: offence or defence?" if s.options.quick else "You won the toss: kick or receive?"


def _extra_role(s: Table, seat: int) -> str:
    return _choose_role(s, seat).replace("You won the toss", "The extra unit is yours to open")


def _choose_side(s: Table, seat: int) -> str:
    return "Which Score Card is yours: Home or Visitor?"


def _clock(s: Table, seat: int) -> str:
    cards = f"you hold {count(len(s.zones[HANDS(seat)]), 'card')}, they {len(s.zones[HANDS(1 - seat)])}"
    unit = "extra unit" if s.extra_unit else s.options.unit_name
    return f"The deck is gone ({cards}): play on, or end the {unit}?"


def _huddle(s: Table, seat: int) -> str:
    role = "offence" if seat == s.offence else "defence"
    kind = "a kickoff" if s.kickoff_due else "a snap"
    return f"Huddle before {kind} on {square(s.row, s.column)}: you are on {role}. Ready?"


def _set_aside(s: Table, seat: int) -> str:
    already = len(s.zones[PICKED(seat)])
    return f"Time Out: which cards go back into the deck of {len(s.zones[DECK()])}? {count(already, 'card')} set aside."


def _kick(s: Table, seat: int) -> str:
    picked = s.zones[PICKED(seat)]
    so_far = f" Kickoff + {combined(s.book.cards, picked, 0)} so far." if picked else ""
    return f"Kick off now, or add cards?{so_far} Each Run/Kick and Pass/Kick counts its points."


def _snap(s: Table, seat: int) -> str:
    return f"Down {s.column}, the cube on {square(s.row, s.column)}: snap the ball?"


# The exchange --------------------------------------------------------------------------------------------------------


def _defend(s: Table, seat: int) -> str:
    return f"Answer {lying_words(s)}: {standing(s, seat)}. Or end the play with a Sloppy Tackle, or play no card."


def _answer(s: Table, seat: int) -> str:
    return f"Answer {lying_words(s)}, or stop here: {standing(s, seat)}."


def _return(s: Table, seat: int) -> str:
    return f"Return the kick, or let the play end: {standing(s, seat)}."


def _recover(s: Table, seat: int) -> str:
    return f"The ball is loose, {standing(s, seat)}. Recover it with a Run/Kick, or play no card."


def _touchback_reply(s: Table, seat: int) -> str:
    return f"Touchback, {standing(s, seat)}. With more points than they have you hold the cube to 1 column."


def _add(s: Table, seat: int) -> str:
    turn = s.stack[-1]
    assert isinstance(turn, Reply)
    cards = combined(s.book.cards, s.zones[PICKED(seat)], turn.scope(s).face)
    return f"{cards}: add another card to the combo?"


def _challenge(s: Table, seat: int) -> str:
    turn = s.stack[-1]
    assert isinstance(turn, Reply)
    kinds = codes_of(s.exchange[-1]["kinds"] & turn.challengeable(s))
    return f"Challenge {listed([f'the {action_name(code)}' for code in kinds])} of {team(1 - seat, seat)}?"


def _penalty(s: Table, seat: int) -> str:
    end = s.stack[-1]
    assert isinstance(end, EndOfPlay)
    now, then = s.play_points(), s.play_points(next_flag(s, end.flag) + 1)
    return f"Enforce your Penalty? {now[seat]} to {now[1 - seat]} would become {then[seat]} to {then[1 - seat]}."


PROMPTS: Final[dict[str, Prompt]] = {
    "CoinToss.call_coin": _call_coin,
    "CoinToss.choose_role": _choose_role,
    "CoinToss.choose_side": _choose_side,
    "ExtraToss.choose_role": _extra_role,
    "Unit.clock": _clock,
    "Huddle.choose": _huddle,
    "Huddle.set_aside": _set_aside,
    "Kick.add": _kick,
    "Snap.choose": _snap,
    "Defend.choose": _defend,
    "Answer.choose": _answer,
    "Return.choose": _return,
    "Recover.choose": _recover,
    "TouchbackReply.choose": _touchback_reply,
    **dict.fromkeys(("Defend.add", "Answer.add", "Return.add", "Recover.add", "TouchbackReply.add"), _add),
    **dict.fromkeys(("Defend.challenge", "Answer.challenge", "Return.challenge", "Recover.challenge"), _challenge),
    "EndOfPlay.penalty": _penalty,
}
"""By the step that asks."""
