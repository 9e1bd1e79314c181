"""Options at a glance: cards that lie where the table shows them, tags that fit, Totals that come true."""

from __future__ import annotations

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.events import CardLaid
from playcall.games.gridiron_fantasy.glances import MOST
from playcall.games.gridiron_fantasy.moves import take
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.stresses import HEADINGS, MOMENTS, RULES_NOW
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.kernel import Glance, view
from tests.games.gridiron_fantasy.story import HAND, PLAYED, Scene, quick_game, random_play


def glance(s: Table, token: str, seat: int = 0) -> Glance:
    return GAME.words.glance(s, seat, GAME.actions.parse(token))


def test_a_card_says_what_it_makes_of_the_challenge() -> None:
    scene = Scene(off_hand=["OA-07"]).play("OP-07", "DP-02")
    assert glance(scene.s, "lay OA-07") == Glance("OA-07", "5–3 leads", "good")


def test_a_call_says_its_kind_and_objective() -> None:
    s = random_play(quick_game(1), lambda s: s.situation() == "Scrimmage.call").s
    seat = s.pending()[0].seat
    told = [GAME.words.glance(s, seat, action) for action in s.legal(seat)]
    assert told
    assert all(one.card and one.tag.split()[0] in ("Run", "Pass") for one in told)


def test_kicks_say_where_the_ball_would_go() -> None:
    scene = Scene(los=50).skip("Down.declare")
    assert glance(scene.s, "punt").tag == "to their 10"
    assert glance(scene.s, "field goal") == Glance(tag="50 yards", tone="bad")


def test_every_card_of_an_option_is_one_that_its_seat_sees() -> None:
    """Of several copies the one is named that the option would take; nothing hidden is told."""

    def look(s: Table) -> bool:
        for decision in s.pending():
            open_to = {card for zone in view(s, decision.seat).zones for card in zone.cards or ()}
            for action in s.legal(decision.seat):
                told = GAME.words.glance(s, decision.seat, action)
                assert len(told.tag) <= MOST
                if told.card is not None and a.ACTIONS.verb_of(action) is not a.DISCARD:
                    assert told.card in open_to, f"{GAME.actions.token(action)}: {told.card}"
        return False

    random_play(quick_game(3), look, seed=3)


def test_totals_of_a_laid_card_come_true() -> None:
    """But for Wild, which is named afterwards."""
    seen = []

    def lay(s: Table) -> bool:
        top = s.stack[-1]
        if isinstance(top, Challenge) and s.situation() == "Challenge.turn" and top.primary:
            for action in s.legal(s.to_move()):
                if action in a.LAY and not s.faces[a.LAY.argument(action)].symbols[4]:
                    tag = GAME.words.glance(s, s.to_move(), action).tag
                    twin = s.clone()
                    twin.log = []
                    twin.apply(s.to_move(), action)
                    laid = next(event for event in twin.log if isinstance(event, CardLaid))
                    totals = (laid.off_total, laid.def_total)
                    if tag[0].isdigit():
                        assert tag.split()[0] == f"{totals[top.role]}–{totals[1 - top.role]}"
                        seen.append(tag)
        return False

    for seed in (1, 2):
        random_play(quick_game(seed), lay, seed=seed)
    assert len(seen) > 10


def test_rules_of_the_moment_are_rules() -> None:
    known = {rule.id for rule in GAME.rulebook().rules}
    assert {rule for rules in RULES_NOW.values() for rule in rules} <= known


def test_scores_are_moments_and_plays_are_headings() -> None:
    told = random_play(quick_game(2), seed=2)
    weights = {type(event).__name__: GAME.words.stress(told.s, event).weight for event in told.log}
    assert weights["PlaysRevealed"] == 1
    assert weights["GameOver"] == 2
    assert all(weights.get(kind.__name__, 2) == 2 for kind in MOMENTS)
    assert not set(HEADINGS) & set(MOMENTS)


def test_a_complaint_names_no_copy_of_a_card_that_is_hidden() -> None:
    """The foul's card has left the table; where its copies are is for its owner to know."""
    scene = Scene(off_hand=["OA-09", "OA-09"]).play("OP-01", "DP-01")
    s = scene.s
    first, second = (card for card in s.zone(HAND, 0) if s.faces[card].id == "OA-09")
    action = a.COMPLAIN(place_of(first))
    assert GAME.words.glance(s, 1, action).card is None
    take(s.zone(HAND, 0), place_of(first))
    s.zone(PLAYED, 0).append(second)
    assert GAME.words.glance(s, 1, action).card == GAME.card_id("oa", second)
