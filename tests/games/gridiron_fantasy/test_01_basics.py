"""GF-1, GF-2, GF-3  Basics, setup and the start of the game."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from playcall.games.gridiron_fantasy import GAME
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.options import Options
from playcall.games.gridiron_fantasy.rules.setup import RevealTeams
from playcall.games.gridiron_fantasy.zones import EXTRA, GONE, HIDDEN
from playcall.kernel import BadOption
from tests.games.gridiron_fantasy.story import (
    BOOK,
    DECK,
    RESERVE,
    TEAM,
    Scene,
    options,
    quick_game,
    random_play,
    start,
)

POWER, SPEED, SKILL, MENTAL = range(4)


@pytest.mark.rule("GF-1.1", "GF-13.5")
def test_most_points_after_the_agreed_drives_win() -> None:
    for seed in range(4):
        tale = random_play(quick_game(seed), seed=seed)
        result = tale.s.result
        assert result
        assert len(tale.told(e.DriveBegins)) >= 1
        if result.winner is not None:
            assert result.scores[result.winner] == max(result.scores)


@pytest.mark.rule("GF-1.2", "GF-1.3")
def test_more_symbols_of_the_ability_in_question_win() -> None:
    scene = Scene(def_hand=["DA-01"]).play("OP-01", "DP-01")
    assert scene.totals(SKILL) == (2, 1)
    assert scene.totals(POWER) == (0, 2)
    scene.act("lay DA-01").settle()
    assert scene.last(e.ChallengeOver).team == "Joe"


@pytest.mark.rule("GF-1.4", "GF-1.5")
def test_wild_on_a_play_is_the_dominant_ability() -> None:
    scene = Scene(def_hand=["DA-01"])
    play = scene.new("op", 'kind = "run"\nsymbols = { wild = 1 }\nobjective = 3')
    scene.play(play, "DP-03")
    assert scene.options() == ["name power", "name speed", "name skill", "name mental"]
    scene.act("name skill")
    assert scene.totals() == (1, 2)


@pytest.mark.rule("GF-1.5")
def test_wild_on_a_challenge_card_is_named_once_for_the_play() -> None:
    scene = Scene(off_hand=["OA-18"], def_hand=["DA-09"])
    breaks = scene.new(
        "op",
        'kind = "run"\n'
        "symbols = { speed = 1 }\n"
        "objective = 3\n"
        'secondaries = [{ key = "skill", effects = [{ do = "first_down" }] }]',
    )
    scene.play(breaks, "DP-06")
    scene.act("lay OA-18")
    assert scene.options() == ["name speed", "name skill"]
    scene.act("name speed")
    assert (scene.totals(SPEED), scene.totals(SKILL)) == ((3, 2), (0, 0))


@pytest.mark.rule("GF-1.5")
def test_wild_needs_no_name_where_one_ability_is_possible() -> None:
    scene = Scene(off_hand=["OA-18"]).play("OP-07", "DP-02")
    scene.act("lay OA-18")
    assert scene.last(e.CardLaid).named == POWER
    assert scene.last(e.CardLaid).off_total == 4


@pytest.mark.rule("GF-1.5", "GF-4.8")
def test_wild_in_a_quick_challenge_is_the_declared_ability() -> None:
    scene = Scene(los=75, off_hand=["OA-18"], start=False).field_goal().act("declare mental").commit(["OA-18"])
    assert scene.last(e.QuickRevealed).kick_count == 2


@pytest.mark.rule("GF-1.7", "GF-15.1")
def test_everything_agreed_is_an_option_that_cannot_change() -> None:
    for field in dataclasses.fields(Options):
        assert field.metadata["rule"].startswith("GF-")
    with pytest.raises(dataclasses.FrozenInstanceError):
        options().length = "full"  # type: ignore[misc]


@pytest.mark.rule("GF-2.1")
@pytest.mark.parametrize(("length", "drives"), [("short", 4), ("medium", 6), ("full", 10)])
def test_the_length_is_a_number_of_drives_of_both_teams(length: str, drives: int) -> None:
    tale = random_play(quick_game(2, length=length), until=lambda s: s.drive > 0)
    assert tale.s.last_drive == drives
    tale = random_play(tale, until=lambda s: s.overtime)
    assert [event.drive for event in tale.told(e.DriveBegins) if event.drive <= drives][-1] <= drives


@pytest.mark.rule("GF-2.2")
def test_only_a_full_game_has_a_halftime() -> None:
    for length, halftimes in (("short", 0), ("medium", 0), ("full", 1)):
        tale = random_play(quick_game(5, length=length))
        assert len(tale.told(e.HalftimeBegins)) == halftimes


@pytest.mark.rule("GF-2.3")
@pytest.mark.parametrize(("length", "border"), [("short", 2), ("medium", 3), ("full", 5)])
def test_halves_of_every_length(length: str, border: int) -> None:
    tale = quick_game(7, length=length)
    halves: dict[int, set[int]] = {}

    def note(s: object) -> bool:
        if tale.s.drive and not tale.s.overtime and tale.s.situation() == "Switching.switch":
            halves.setdefault(tale.s.half, set()).add(tale.s.drive)
        return False

    random_play(tale, until=note)
    assert max(halves[1]) <= border < min(halves[2])


@pytest.mark.rule("GF-2.5", "GF-2.10")
@pytest.mark.parametrize("number", [3, 5, 7])
def test_team_cards_are_chosen_and_lie_face_down(number: int) -> None:
    tale = start(team_cards=str(number), deck1="A", deck2="B", home="seat1")
    while tale.asked == "ChooseTeam.choose":
        tale.act(f"0: {tale.options(0)[-1]}" if tale.s.legal(0) else f"1: {tale.options(1)[-1]}")
    assert [len(tale.ids(HIDDEN, team)) for team in (0, 1)] == [number, number]
    assert [len(tale.ids(EXTRA, team)) for team in (0, 1)] == [8 - number, 8 - number]
    assert tale.seen("tm_hidden", 0, 0) is not None
    assert tale.seen("tm_hidden", 0, 1) is None
    assert tale.seen("tm_extra", 0, 1) is None


@pytest.mark.rule("GF-2.8")
def test_one_coach_and_one_franchise() -> None:
    tale = start(team_cards="3", deck1="A", deck2="B")
    tale.act("0: pick TM-02")
    assert "pick TM-01" in tale.options(0)
    second = Scene(off_extra=["TM-02", "TM-10", "TM-03"], start=False)
    from playcall.games.gridiron_fantasy.moves import may_pick_team

    second.s.options = options(team_cards="3")
    coach, other, star = second.s.extras(0)[:]
    second.s.extras(0).remove(coach)
    second.s.zone(HIDDEN, 0).append(coach)
    assert not may_pick_team(second.s, 0, other)
    assert may_pick_team(second.s, 0, star)


@pytest.mark.rule("GF-2.9", "GF-6.4", "GF-16.10")
def test_one_star_of_a_position_is_active() -> None:
    scene = Scene(def_team=["TM-06", "TM-14"])
    assert [scene.s.faces[card].id for card in scene.s.active[1]] == ["TM-06"]
    scene.act("0: ready", "1: switch TM-14", "1: ready")
    assert [scene.s.faces[card].id for card in scene.s.active[1]] == ["TM-14"]


@pytest.mark.rule("GF-2.11", "GF-2.13", "GF-2.14")
def test_playbooks_are_chosen_in_secret_with_both_kinds() -> None:
    tale = start(deck1="A", deck2="B", home="seat1")
    tale.act("0: listed", "1: listed")
    runs = [token for token in tale.options(0) if token != "listed" and kind_of(token) == "run"]
    for token in runs[:4]:
        tale.act(f"0: {token}")
    while len(tale.ids(BOOK, 0)) < 5:
        tale.act(f"0: {next(t for t in tale.options(0) if kind_of(t) == 'pass')}")
    assert all(token.startswith("pick") for token in tale.options(0))
    tale.act(f"0: {tale.options(0)[0]}")
    assert (len(tale.ids(BOOK, 0)), len(tale.ids(RESERVE, 0))) == (6, 2)
    assert {GAME.prints[card].kind for card in tale.s.zone(BOOK, 0)} == {"run", "pass"}
    assert tale.seen("op_book", 0, 1) is None
    assert tale.seen("op_reserve", 0, 0) is not None


def kind_of(token: str) -> str:
    from playcall.games.gridiron_fantasy.catalogue import FACES, PLACES

    return FACES[PLACES[token.split()[-1]]].kind


@pytest.mark.rule("GF-2.11")
def test_a_playbook_of_one_kind_cannot_be_completed() -> None:
    tale = start(deck1="A", deck2="B", home="seat1", playbook_size="4")
    tale.act("0: listed", "1: listed")
    for _ in range(3):
        tale.act(f"0: {next(t for t in tale.options(0) if t != 'listed' and kind_of(t) == 'run')}")
    assert {kind_of(token) for token in tale.options(0)} == {"pass"}


@pytest.mark.rule("GF-2.18")
def test_action_decks_are_shuffled_each_by_itself() -> None:
    orders = set()
    for seed in range(3):
        tale = quick_game(seed, home="seat1")
        orders.add(tuple(tale.ids(DECK, 0)))
        assert {card_id[:2] for card_id in tale.ids(DECK, 0)} == {"OA"}
        assert {card_id[:2] for card_id in tale.ids(DECK + 1, 0)} == {"DA"}
        assert tale.seen("oa_deck", 0, 0) is None
    assert len(orders) == 3


@pytest.mark.rule("GF-2.19")
def test_an_illegal_roster_is_refused_with_the_reason() -> None:
    with pytest.raises(BadOption, match=r"deck1.*Team cards"):
        options(team_cards="12")
    with pytest.raises(BadOption, match="Plays"):
        options(deck1="deck: Few\nTM-01")


@pytest.mark.rule("GF-2.20", "GF-2.6")
def test_both_teams_may_hold_the_same_plays_and_actions() -> None:
    tale = quick_game(1, deck1="A", deck2="A", home="seat1")
    assert sorted(tale.ids(DECK, 0)) == sorted(tale.ids(DECK, 1))
    random_play(tale, until=lambda s: s.drive > 0)
    assert not set(tale.ids(TEAM, 0)) & set(tale.ids(TEAM, 1))


# GF-3 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GF-3.1")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("choice", ["home", "visitor"])
def test_the_winner_of_the_coin_chooses(winner: int, choice: str) -> None:
    tale = quick_game(1, numbers={"coin": [winner]})
    assert tale.seat == winner
    tale.act(choice)
    assert tale.s.home == (winner if choice == "home" else 1 - winner)


@pytest.mark.rule("GF-3.2", "GF-3.3")
def test_home_receives_the_opening_kickoff() -> None:
    tale = quick_game(1, home="seat2")
    tale.skip("Kickoff.choose", RevealTeams_turn_up="")
    assert (tale.s.home, tale.s.off, tale.s.dfn, tale.seat) == (1, 0, 1, 1)
    assert (tale.s.drive, tale.s.scores) == (1, [0, 0])
    tale.act("touchback")
    assert (tale.s.off, tale.s.down) == (1, 1)


@pytest.mark.rule("GF-3.2", "GF-13.4")
def test_visitor_receives_the_kickoff_of_the_second_half() -> None:
    tale = quick_game(5, length="full", home="seat1")
    random_play(tale, until=lambda s: s.half == 2)
    later = [
        event for event in tale.log[tale.log.index(tale.last(e.HalftimeBegins)) :] if isinstance(event, e.KickBegins)
    ]
    if not later:
        random_play(tale, until=lambda s: s.context == "kickoff")
        later = [tale.last(e.KickBegins)]
    assert later[0].team == tale.s.names[0]


def reveal(visitor: list[str], home: list[str], extra: list[str], **settings: Any) -> Scene:
    scene = Scene(start=False, **settings).empty()
    scene.put(HIDDEN, 1, *visitor)
    scene.put(HIDDEN, 0, *home)
    scene.put(EXTRA, 0, *extra)
    return scene.run(RevealTeams())


@pytest.mark.rule("GF-3.5")
@pytest.mark.parametrize("number", [3, 4, 5, 7])
def test_a_team_with_one_card_left_reveals_one(number: int) -> None:
    visitor = ["TM-17", "TM-18", "TM-19", "TM-20", "TM-21", "TM-22", "TM-23"][:number]
    home = ["TM-01", "TM-02", "TM-03", "TM-04", "TM-05", "TM-06", "TM-07"][:number]
    scene = reveal(visitor, home, [])
    while scene.asked == "RevealTeams.turn_up":
        scene.act(scene.options()[0])
    shown = [event.team for event in scene.told(e.TeamRevealed)]
    assert shown[:3] == ["Joe", "Bob", "Bob"]
    assert shown[-1] == ("Bob" if number % 2 else "Joe")
    assert len(shown) == 2 * number


@pytest.mark.rule("GF-3.6", "GF-3.7", "GF-3.8")
def test_who_reveals_a_card_second_replaces_it_by_a_legal_extra() -> None:
    scene = reveal(["TM-02", "TM-03", "TM-04"], ["TM-02", "TM-05", "TM-06"], ["TM-10", "TM-07", "TM-03"])
    scene.act("turn up TM-02", "turn up TM-02")
    assert sorted(scene.options()) == ["put in TM-03", "put in TM-07", "put in TM-10"]
    scene.act("put in TM-10")
    assert scene.ids(GONE, 0) == ["TM-02"]
    assert scene.ids(TEAM, 0) == ["TM-10"]


@pytest.mark.rule("GF-3.7")
def test_without_a_legal_extra_the_team_has_one_card_fewer() -> None:
    scene = reveal(["TM-01", "TM-03", "TM-04"], ["TM-01", "TM-02", "TM-06"], ["TM-10"])
    scene.act("turn up TM-01", "turn up TM-02", "turn up TM-01")
    assert scene.last(e.TeamReplaced).new == -1
    while scene.asked == "RevealTeams.turn_up":
        scene.act(scene.options()[0])
    assert len(scene.ids(TEAM, 0)) == 2


@pytest.mark.rule("GF-3.6", "GF-2.7")
def test_sponsors_may_serve_both_teams() -> None:
    scene = reveal(["TM-08", "TM-03"], ["TM-08", "TM-02"], ["TM-10"])
    scene.act("turn up TM-08", "turn up TM-08")
    assert "TM-08" in scene.ids(TEAM, 0)


@pytest.mark.rule("GF-15.4")
@pytest.mark.parametrize(("common", "kept"), [("unique", False), ("shared", True)])
def test_common_team_cards_may_be_shared_by_agreement(common: str, kept: bool) -> None:
    scene = reveal(["TM-07", "TM-03"], ["TM-07", "TM-02"], ["TM-05"], common_team=common)
    scene.act("turn up TM-07", "turn up TM-07")
    assert (scene.ids(TEAM, 0)[0] == "TM-07") == kept


@pytest.mark.rule("GF-15.4")
def test_only_common_cards_substitute_by_agreement() -> None:
    scene = reveal(["TM-02", "TM-03"], ["TM-02", "TM-04"], ["TM-05", "TM-07", "TM-15"], common_team="substitutes")
    scene.act("turn up TM-02", "turn up TM-02")
    assert scene.options() == ["put in TM-07", "put in TM-15"]


@pytest.mark.rule("GF-15.6")
def test_every_formation_is_everybodys_by_agreement() -> None:
    tale = quick_game(1, all_formations="on", home="seat1")
    random_play(tale, until=lambda s: s.drive > 0)
    for team in (0, 1):
        formations = [card for card in tale.s.team_cards(team) if GAME.prints[card].subtype == "formation"]
        assert len(formations) == 10
        assert len(tale.s.team_cards(team)) == 13


@pytest.mark.rule("GF-15.5")
@pytest.mark.parametrize("size", [4, 8])
def test_playbooks_of_an_agreed_size(size: int) -> None:
    tale = quick_game(1, playbook_size=str(size), home="seat1")
    assert [len(tale.ids(BOOK + role, 0)) for role in (0, 1)] == [size, size]
