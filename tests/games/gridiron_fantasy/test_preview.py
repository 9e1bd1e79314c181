"""Previews of options: cards that lie where the table shows them, tags that fit, Totals and spots that come true."""

from __future__ import annotations

from playcall.contract import Preview
from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy.events import CardLaid, DownMarked
from playcall.games.gridiron_fantasy.moves import take
from playcall.games.gridiron_fantasy.preview import PREVIEWS
from playcall.games.gridiron_fantasy.rules.challenge import Challenge
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.kernel import view
from tests.games.gridiron_fantasy.story import HAND, PLAYED, Scene, quick_game, random_play, say

MOST = 24
"""The longest tag."""


def preview(s: Table, token: str, seat: int = 0) -> Preview:
    return GAME.preview(s, seat, GAME.actions.parse(token))


def steps(s: Table, token: str, seat: int = 0) -> list[str]:
    return [say(step.text) for step in preview(s, token, seat).steps()]


def test_every_verb_has_a_preview() -> None:
    assert {verb.name for verb in a.ACTIONS.verbs} == set(PREVIEWS.found)


def test_a_card_says_what_it_makes_of_the_challenge() -> None:
    scene = Scene(off_hand=["OA-07"]).play("OP-07", "DP-02")
    shown = preview(scene.s, "lay OA-07")
    assert (shown.card, say(shown.tag), shown.tone) == ("OA-07", "5–3 leads", "good")
    assert (shown.outcome["own"], shown.outcome["other"], shown.outcome["leads"]) == (5, 3, True)


def test_a_laid_card_is_told_step_by_step_with_its_rules() -> None:
    scene = Scene(off_hand=["OA-07"]).play("OP-07", "DP-02")
    told = preview(scene.s, "lay OA-07").steps()
    assert say(told[0].text) == "Power: 2 so far, +3 Hold the Jersey = 5, against 3."
    assert say(told[1].text) == "You would lead."
    assert "GF-8.14" in told[2].rules
    assert "Penalty Risk of 3" in say(told[3].text)


def test_a_call_says_its_kind_and_objective() -> None:
    s = random_play(quick_game(1), lambda s: s.situation() == "Scrimmage.call").s
    seat = s.pending()[0].seat
    told = [GAME.preview(s, seat, action) for action in s.legal(seat)]
    assert told
    assert all(one.card and say(one.tag).split()[0] in ("Run", "Pass") for one in told)


def test_kicks_say_where_the_ball_would_go() -> None:
    scene = Scene(los=50).skip("Down.declare")
    assert say(preview(scene.s, "punt").label) == "Punt: down on their 10"
    goal = preview(scene.s, "field goal")
    assert (say(goal.tag), goal.tone) == ("30 symbols short", "bad")
    assert (goal.outcome["needed"], goal.outcome["carries"], goal.outcome["short"]) == (50, 20, 30)
    scene = Scene(los=60).skip("Down.declare")
    told = preview(scene.s, "punt").steps()
    assert say(told[0].text) == "The ball goes 40 yards and comes down on their 20: a touchback."
    assert told[0].rules == ("GF-12.3",)


def test_what_a_seat_is_sent_knows_its_own_side_of_the_field() -> None:
    scene = Scene(los=20)
    assert scene.asked == "Switching.switch"
    own, theirs = (say(GAME.words.prompt(scene.s, seat)) for seat in (0, 1))
    assert own.startswith("1st and 10 on your 20: ")
    assert theirs.startswith("1st and 10 on their 20: ")


def test_every_card_of_an_option_is_one_that_its_seat_sees() -> None:
    """Of several copies the one is named that the option would take; nothing hidden is told."""

    def look(s: Table) -> bool:
        for decision in s.pending():
            open_to = {card for zone in view(s, decision.seat).zones for card in zone.cards or ()}
            for action in s.legal(decision.seat):
                told = GAME.preview(s, decision.seat, action)
                assert all(len(say(told.tag, language)) <= MOST for language in ("en", "de"))
                if told.card is not None and a.ACTIONS.verb_of(action) is not a.DISCARD:
                    assert told.card in open_to, f"{GAME.actions.token(action)}: {told.card}"
        return False

    random_play(quick_game(3), look, seed=3)


def test_totals_of_a_laid_card_come_true() -> None:
    """But for Wild, which is named afterwards."""
    seen = 0

    def lay(s: Table) -> bool:
        nonlocal seen
        top = s.stack[-1]
        if isinstance(top, Challenge) and s.situation() == "Challenge.turn" and top.primary:
            for action in s.legal(s.to_move()):
                if action in a.LAY and not s.faces[a.LAY.argument(action)].symbols[4]:
                    outcome = GAME.preview(s, s.to_move(), action).outcome
                    twin = s.clone()
                    twin.log = []
                    twin.apply(s.to_move(), action)
                    laid = next(event for event in twin.log if isinstance(event, CardLaid))
                    totals = outcome["totals"]
                    assert (totals[laid.ability], totals[4 + laid.ability]) == (laid.off_total, laid.def_total)
                    seen += 1
        return False

    for seed in (1, 2, 3, 4):
        random_play(quick_game(seed), lay, seed=seed)
    assert seen > 10


def test_an_accepted_penalty_leads_where_its_preview_said() -> None:
    seen = 0

    def decide(s: Table) -> bool:
        nonlocal seen
        if s.situation() == "Flags.decide" and s.context == "play":
            seat = s.to_move()
            for word in ("accept", "decline"):
                after = preview(s, word, seat).outcome["after"]
                twin = s.clone()
                twin.log = []
                twin.act(seat, word)
                marked = [event for event in twin.log if isinstance(event, DownMarked)]
                if marked:
                    assert (after["down"], after["to_go"], after["los"]) == (
                        marked[0].down, marked[0].to_go, marked[0].los,
                    )  # fmt: skip
                    seen += 1
                else:
                    assert after["end"]
        return False

    for seed in range(12):
        random_play(quick_game(seed), decide, seed=seed)
    assert seen > 3


def test_a_complaint_names_no_copy_of_a_card_that_is_hidden() -> None:
    """The foul's card has left the table; where its copies are is for its owner to know."""
    scene = Scene(off_hand=["OA-09", "OA-09"]).play("OP-01", "DP-01")
    s = scene.s
    first, second = (card for card in s.zone(HAND, 0) if s.faces[card].id == "OA-09")
    action = a.COMPLAIN(place_of(first))
    assert GAME.preview(s, 1, action).card is None
    take(s.zone(HAND, 0), place_of(first))
    s.zone(PLAYED, 0).append(second)
    assert GAME.preview(s, 1, action).card == GAME.card_id("oa", second)
