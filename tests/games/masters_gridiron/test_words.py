"""What Masters of the Gridiron says: the whole arithmetic, a word for every event and question, no secrets told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playcall.games.masters_gridiron import GAME, events
from playcall.games.masters_gridiron.anatomy import Audible
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.names import Names
from playcall.games.masters_gridiron.table import Table
from playcall.games.masters_gridiron.words import GridironWords, tell
from playcall.games.masters_gridiron.zones import OFF_DECK, OFF_HAND, PB_HAND
from playcall.kernel import Chance, Event, imagine
from tests.games.masters_gridiron.story import Scene, Season, Tale, say, start

FADE = "TD SP RED / PRS, COV / WR +8"
EVENTS = sorted(events.EVENT_KINDS.values(), key=lambda kind: kind.__name__)
SETTINGS: tuple[dict[str, str], ...] = ({}, {"stock_form": "basic", "spread": "on"}, {"open_rosters": "off"})


def lines(tale: Tale, seat: int | None = None) -> list[str]:
    """The play-by-play of a tale, with the cards written for it."""
    words = GridironWords(tale.s.game)
    told = (words.line(event.seen_by(seat), seat) for event in tale.log)
    return [say(line) for line in told if line is not None]


def play_through(seed: int, **settings: str) -> Iterator[Tale]:
    """A random game, at each of its decisions."""
    tale, chance = start(seed, **settings), Chance.of(seed + 1000)
    while (seat := tale.s.to_move()) >= 0:
        yield tale
        legal = tale.s.legal(seat)
        tale.s.apply(seat, legal[chance.number("choice", len(legal))])
    yield tale


# The arithmetic -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-4.7")
def test_an_attempt_with_its_sum() -> None:
    [line] = lines(Scene("WR{RED 72}", FADE).attempt())
    assert line.startswith("Engines lay ")
    assert line.endswith("“Touchdown, 80, Pass Rush or Coverage”: Red Zone 72 + 8 for a wide receiver = 80.")


@pytest.mark.rule("MG-5.9")
def test_a_resolution_names_every_summand_of_both_numbers() -> None:
    scene = Scene("WR{RED 62}", FADE, "LB{PRS 60, COV 64}", calls=["AO10"], answers=["AD12", "AX01"])
    scene.attempt().call("AO10").defend().call("AD12", "AX01")
    [line] = [line for line in lines(scene) if "beats" in line or "stops" in line]
    offence = "Red Zone 62 + 8 for a wide receiver + 6 Quick Slant = 76"
    defence = "Coverage 64 + 6 Press Coverage + 4 Adrenaline = 74"
    assert line == f"{offence} beats {defence}: touchdown."


@pytest.mark.rule("MG-5.5")
@pytest.mark.parametrize(
    ("coverage", "end"),
    [
        (60, "Coverage 60 ties Red Zone 60: stopped, a tie goes to the defense."),
        (63, "Coverage 63 stops Red Zone 60 by 3."),
        (59, "Red Zone 60 beats Coverage 59: touchdown."),
    ],
)
def test_the_end_of_an_attempt(coverage: int, end: str) -> None:
    assert end in lines(Scene("TE{RED 60}", FADE, f"CB{{COV {coverage}}}").attempt().defend())


@pytest.mark.rule("MG-10.3")
@pytest.mark.parametrize(
    ("coverage", "end"), [(84, "84 − 75 = 9, 8 needed: good!"), (82, "82 − 75 = 7, 8 needed: not enough.")]
)
def test_a_return_with_its_margin(coverage: int, end: str) -> None:
    scene = Scene("T{RBL 70, PBL 75}", FADE, f"CB{{COV {coverage}}}", answers=["AD01"]).punt().defend().call("AD01")
    assert f"Pick Six: {end}" in lines(scene)


@pytest.mark.rule("MG-9.10")
def test_an_eighth_of_a_rating() -> None:
    scene = (
        Scene("RB{RUS 66}", "TD OR RUS / TAC / –", others=["T{RBL 71}", "QB"], calls=["AO06"]).attempt().call("AO06")
    )
    assert any("Run Blocking 71 / 8 = +8" in line for line in lines(scene))
    assert any("“Touchdown, 74, Tackling”" in line for line in lines(scene))


@pytest.mark.rule("MG-11.3")
def test_a_conversion_names_both_cards() -> None:
    scene = Scene("TE{RED 60}", FADE, "CB").attempt().defend()
    scene.stack_book(0, "FG", "AO01")
    scene.act("go")
    [line] = [line for line in lines(scene) if "go for two" in line]
    assert line.endswith("(FG) and Hard Count (Audible): exactly one Field Goal, good! +1 (Engines 8, Anvils 0).")


@pytest.mark.rule("MG-15.2", "MG-15.8")
def test_the_spread_with_its_sum() -> None:
    tale = start(spread="on")
    high, low = tale.s.payrolls
    [line] = [line for line in lines(tale) if "favored" in line]
    assert f"({high} − {low} = {high - low}, divided by 5)" in line
    assert line.startswith("Engines are favored by ")


@pytest.mark.rule("MG-8.5")
def test_overtime_is_told() -> None:
    tale = Season(17, (20, 20)).play("fg", "fg", "stop", "stop")
    told = lines(tale)
    assert "Tied at 20: overtime. Anvils, the home team, are on offense; the first score wins." in told
    assert "A field goal on the first turn: Engines have one turn to reply." in told
    assert "Field goal for field goal: tied again, and now any score wins." in told
    assert "Overtime period 1 ends tied." in told


@pytest.mark.rule("MG-16.4")
def test_the_last_line_tells_the_result() -> None:
    tale = Season(16, (21, 20), spread="on")
    tale.s.payrolls = [121, 104]
    tale.turn("stop")
    assert lines(tale)[-1] == (
        "Final score: Engines 21, Anvils 20. Engines win. Engines were favored by 3½: Anvils win against the spread."
    )


# Everything has a word ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_has_words(kind: type[Event]) -> None:
    assert tell.dispatch(kind) is not tell.dispatch(Event)
    assert kind.rules
    assert set(kind.rules) <= {rule.id for rule in GAME.rulebook().rules}


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_every_question_and_option_has_words(seed: int, settings: dict[str, str]) -> None:
    words = GAME.words
    for tale in play_through(seed, **settings):
        s = tale.s
        for seat in (0, 1, None):
            assert GAME.screen(s, seat, 100, say)
        assert say(words.headline(s))
        seat = s.to_move()
        if seat >= 0:
            assert say(words.prompt(s, seat))
            assert say(words.prompt(s, 1 - seat))
            for shown in (GAME.preview(s, seat, action) for action in s.legal(seat)):
                assert say(shown.label)
                assert "\n" not in say(shown.label)
                assert all(say(step.text) for step in shown.steps())
    assert all(lines(tale))
    assert tale.s.result
    assert say(words.result(tale.s.result))


@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_table_keeps_to_its_width(width: int) -> None:
    tale = Season(17, (20, 20)).play("stop", "stop")
    for seat in (0, 1, None):
        assert all(len(line) <= width for line in GAME.screen(tale.s, seat, width, say).splitlines())


def steps(scene: Scene, token: str) -> list[str]:
    s = scene.s
    shown = s.game.preview(s, s.to_move(), s.game.actions.parse(token))
    return [say(step.text) for step in shown.steps()]


@pytest.mark.rule("MG-4.7")
def test_an_option_says_what_it_would_announce() -> None:
    told = steps(Scene("WR{RED 72}", FADE), "attempt 1 1")
    assert told[0] == "Short Pass: Red Zone 72 + 8 for a wide receiver = 80."
    assert told[1].startswith("Pass Rush or Coverage of 80 or more stops it")


@pytest.mark.rule("MG-5.2")
def test_a_defender_says_what_his_number_would_be() -> None:
    scene = Scene("TE{RED 72}", FADE, "LB{PRS 64, TAC 99, COV 70}", mates=["CB{COV 72}"]).attempt()
    labels = [say(scene.s.game.preview(scene.s, 1, action).label) for action in scene.s.legal(1)]
    assert labels[0].endswith(": 70, 2 short")
    assert labels[1].endswith(": 72, stops")
    expected = "Coverage 70. Pass Rush 64 is lower. Run Defense 10 and Tackling 99 do not count here."
    assert steps(scene, "defend 1")[0] == expected


@pytest.mark.rule("MG-9.6")
def test_a_substitute_says_how_the_attempt_would_stand() -> None:
    scene = Scene("TE{RED 72}", FADE, "LB{COV 70}", calls=["AO19"])
    scene.stack_players(OFF_DECK, 0, "WR{RED 70}", "TE{RED 60}")
    scene.attempt().call("AO19")
    assert steps(scene, "pick 1")[-1] == "It would stand at “Touchdown, 78, Pass Rush or Coverage”."
    assert steps(scene, "pick 2")[-1] == "It would stand at “Touchdown, 60, Pass Rush or Coverage”."


@pytest.mark.rule("MG-9.6")
def test_another_play_says_how_the_attempt_would_stand() -> None:
    scene = Scene("TE{RED 72}", FADE, "LB{COV 70}", calls=["AO18"])
    scene.stack_book(0, "FG LP REC / COV / –", "TD SP RED / TAC / TE +4")
    scene.attempt().call("AO18")
    assert steps(scene, "pick 1")[-1] == "It would stand at “Field Goal, 10, Coverage”."
    assert steps(scene, "pick 2")[-1] == "It would stand at “Touchdown, 76, Tackling”."


# Nothing secret is told -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MG-1.9")
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_reads_does_not_depend_on_what_it_can_not_see(seed: int) -> None:
    """The table of a seat reads the same in every position that the seat thinks possible.

    At a window that is asked in secret an imagined hand may hold nothing to call: there the game would have gone on.
    """
    for step, tale in enumerate(play_through(seed)):
        if step % 9 == 0 and not tale.s.over and all(decision.known for decision in tale.s.pending()):
            for seat in (0, 1):
                world = imagine(tale.s, seat, Chance.of(step))
                assert isinstance(world, Table)
                assert GAME.screen(tale.s, seat, 100, say) == GAME.screen(world, seat, 100, say)


@pytest.mark.rule("MG-9.20")
@pytest.mark.parametrize("seed", range(3))
def test_drawn_cards_are_named_to_their_owner_alone(seed: int) -> None:
    names = Names(GAME)
    *_, tale = play_through(seed)
    for event in tale.told(events.Drew):
        drawn = [names.card(card) for card in event.playbook or ()]
        own = say(GAME.words.line(event.seen_by(event.owner), event.owner))
        other = say(GAME.words.line(event.seen_by(1 - event.owner), 1 - event.owner))
        assert all(name in own for name in drawn)
        assert not any(name in other for name in drawn)
        assert event.seen_by(None).playbook is None


@pytest.mark.rule("MG-1.9")
def test_a_watcher_reads_no_hand() -> None:
    tale = start()
    text = GAME.screen(tale.s, None, 120, say)
    hand = [tale.s.players[card].name for seat in (0, 1) for card in tale.zone(OFF_HAND, seat)]
    book = [tale.s.book[card % BOOK].name for seat in (0, 1) for card in tale.zone(PB_HAND, seat)]
    assert not any(name in text for name in book)
    own = GAME.screen(tale.s, tale.s.to_move(), 120, say)
    seat = tale.s.to_move()
    assert all(tale.s.book[card % BOOK].name in own for card in tale.zone(PB_HAND, seat))
    assert hand


def test_every_audible_has_its_text_on_its_face() -> None:
    faces = {face.id: face for face in GAME.faces()}
    for card in GAME.cards.book:
        if isinstance(card, Audible):
            assert card.text in faces[card.id].lines
