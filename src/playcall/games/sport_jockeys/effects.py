"""The closed vocabulary of effects: all that an action can do. The rules ask for effects, never for a single card."""

from __future__ import annotations

from enum import StrEnum


class Effect(StrEnum):
    """A word of the vocabulary, with the rules that carry it out."""

    END = "end"
    """SJ-5.7  While it lies there it must be answered itself; unanswered, the play is over."""
    LOOSE_BALL = "loose_ball"
    """SJ-14.1  The ball is loose: each team has one chance to recover it."""
    STEAL_PASS = "steal_pass"
    """SJ-14.7  Unanswered, the ball changes hands and the return begins."""
    RECOVER = "recover"
    """SJ-14.1  Picks up a loose ball."""
    FIRST_ONLY = "first_only"
    """SJ-5.1  Only in its team's first action of the play, before the ball has changed hands."""
    NEEDS_RUN = "needs_run"
    """SJ-5.3, SJ-5.6  Only after a running action."""
    NEEDS_PASS = "needs_pass"
    """SJ-5.4  Only after a passing action; together with `needs_run` either of the two is enough."""
    NO_KICKOFF = "no_kickoff"
    """SJ-3.9  Never in a kickoff play."""
    SAME_KIND_BAR = "same_kind_bar"
    """SJ-13.6, SJ-13.7  Does not answer a Tackle on an action of its own kind."""
    FORWARD_OR_LATERAL = "forward_or_lateral"
    """SJ-18.6  Worth nothing as a lateral."""
    KICK_CARD = "kick_card"
    """SJ-8.2  May be added to a Kickoff."""
    FREEZE_POINTS = "freeze_points"
    """SJ-15.2  When the play is over its team may have the points after its action ignored."""
    STRIKE = "strike"
    """SJ-15.5  Strikes the cards of an opponent's action that can be challenged."""
    EXCHANGE = "exchange"
    """SJ-15.9  Exchanges hand cards in the huddle."""
    LOSE_RANDOM_CARD = "lose_random_card"
    """SJ-15.10  The opponent discards one card at random."""


ATTRIBUTES = {Effect.FIRST_ONLY: "1", Effect.NEEDS_RUN: "R", Effect.NEEDS_PASS: "P", Effect.END: "END"}
"""SJ-5  What is printed on the face."""
