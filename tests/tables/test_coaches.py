"""Two coaches on a seat: whose decision it is, what both see, and joint choices that may be given back once."""

from __future__ import annotations

import pytest

from playcall.contract import Game, Unit
from playcall.contract.leagues import Agreed, LeaguePlay
from playcall.games import load
from playcall.kernel import BadOption, Chance, replay
from playcall.tables.audience import Watcher
from playcall.tables.ending import outcomes_of
from playcall.tables.errors import Refused
from playcall.tables.ledger import Kind, Setup
from playcall.tables.livetable import LiveTable, fold_all
from playcall.tables.places import DEFENCE, seat_at
from playcall.tables.ports import PersonInfo, SeatInfo, TableInfo, coached_seats
from playcall.tables.room import Room
from playcall.tables.seating import read_seats
from playcall.tables.thinking import Task, think
from tests.tables.tables import OPENED

GRIDIRON, JOCKEYS = load("masters_gridiron"), load("sport_jockeys")
COACHED = pytest.mark.parametrize("game", [GRIDIRON, JOCKEYS], ids=lambda game: game.id)
ANN = PersonInfo("ann", "Ann", None, 0.0)


def seated(game: Game, first: str = "me/open", second: str = "open", clock: str = "") -> Room:
    """Ann opens a table with coaches, and guests take what she leaves open."""
    places = read_seats([first, second], game, 2, ANN)
    places = [SeatInfo(one.seat, None, (f"guest {one.seat}",), ("",)) if one.open else one for one in places]
    setup = Setup("t1", game.id, {}, 7, 1, game.card_hash(), clock=clock, coached=coached_seats(places))
    info = TableInfo(setup, "", ANN.id, False, 0.0, 0.0, None, None, None, None, tuple(places))
    return Room(info, LiveTable(game, setup, OPENED))


def tokens(live: LiveTable, seat: int) -> list[str]:
    return [live.game.actions.token(action) for action in live.legal(seat)]


def pick(chance: Chance, options: list[str]) -> str:
    return options[chance.number("choice", len(options))]


def choose(room: Room, token: str | None = None, now: float = OPENED) -> Kind:
    """Whoever is to choose for the asked seat takes an option, the first if none is named."""
    live = room.live
    seat = live.asked()[0]
    entry = room.judge(live.chooser(seat), live.asked_at[seat], token or tokens(live, seat)[0], now)
    live.fold(entry)
    return entry.kind


def answer(room: Room, agree: bool, place: int = DEFENCE, now: float = OPENED) -> None:
    live = room.live
    live.fold(live.answer(place, live.asked_at[seat_at(place)], agree, now))


def refused(room: Room, place: int, token: str | None = None) -> str:
    seat = seat_at(place)
    with pytest.raises(Refused) as problem:
        room.judge(place, room.live.asked_at[seat], token or tokens(room.live, seat)[0], OPENED)
    return problem.value.code


# Whose decision it is -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-9.1", "LG-9.2", "MG-16.5")
@COACHED
def test_every_decision_goes_to_the_coach_of_its_unit_and_the_engine_has_two_seats(game: Game) -> None:
    room, chance = seated(game, "me/open", "open/open"), Chance.of(3)
    live, units = room.live, set()
    while not live.over:
        seat = live.asked()[0]
        unit = game.unit(live.state, seat)
        attacks = seat == live.state.offence  # type: ignore[attr-defined]
        assert unit in (Unit.JOINT, Unit.OFFENCE if attacks else Unit.DEFENCE)
        own, other = (seat + DEFENCE, seat) if unit is Unit.DEFENCE else (seat, seat + DEFENCE)
        assert live.chooser(seat) == own
        assert refused(room, other) == "choice/not-yours"
        if choose(room, pick(chance, tokens(live, seat))) is Kind.PROPOSE:
            assert unit is Unit.JOINT
            answer(room, True, other)
        units.add((own, unit))
    assert {own for own, _ in units} == {0, 1, DEFENCE, 1 + DEFENCE}
    assert len(live.state.result.scores) == live.seats == 2  # type: ignore[union-attr]
    assert replay(live.record(room.info.players()), game).result == live.state.result


@pytest.mark.rule("LG-9.1", "LG-9.2")
@COACHED
def test_what_concerns_both_units_is_chosen_by_the_offensive_coach(game: Game) -> None:
    """GF-17.3: the toss, the team, one point or two."""
    room, chance, joint = seated(game, "me/starter", "starter"), Chance.of(2), set()
    live = room.live
    while not live.over:
        seat = live.asked()[0]
        if game.unit(live.state, seat) is Unit.JOINT:
            joint.add(live.state.situation())
            assert live.chooser(seat) == seat
        choose(room, pick(chance, tokens(live, seat)))
    toss = {"CoinToss.call_coin", "CoinToss.choose_role", "CoinToss.choose_side"}
    assert joint == ({"BringDecks.first", "BringDecks.second", "Turn.convert"} if game is GRIDIRON else toss)


@pytest.mark.rule("LG-9.1")
@COACHED
def test_both_coaches_see_the_hidden_cards_and_only_one_is_asked(game: Game) -> None:
    room, chance = seated(game, "me/open"), Chance.of(1)
    live = room.live
    for _ in range(30):
        offence, defence, other = (Watcher(live, place).hello(OPENED) for place in (0, DEFENCE, 1))
        assert offence.view == defence.view != other.view
        asked = [hello for hello in (offence, defence) if hello.question]
        assert len(asked) == (0 if live.is_shown(0) else int(0 in live.asked()))
        assert offence.choosers == defence.choosers == other.choosers
        assert (other.proposal, Watcher(live, None).hello(OPENED).proposal) == (None, None)
        if live.is_shown(0):
            assert offence.proposal == defence.proposal is not None
            answer(room, True)
        else:
            choose(room, pick(chance, tokens(live, live.asked()[0])))
    hidden = [zone for zone in Watcher(live, DEFENCE).hello(OPENED).view["zones"].values() if zone["cards"] is None]
    assert hidden, "A coach sees the cards of the own side, not all."


@pytest.mark.rule("LG-9.2")
@pytest.mark.parametrize("game", ["highlights_2052", "masters_football", "gridiron_fantasy"])
def test_other_games_have_no_coaches_or_have_them_by_rule(game: str) -> None:
    with pytest.raises(BadOption, match="a seat has one player"):
        read_seats(["me/open", "open"], load(game), 2, ANN)


@pytest.mark.rule("LG-9.3")
def test_tag_team_is_a_match_of_four_to_eight_seats_without_coaches() -> None:
    fantasy = load("gridiron_fantasy")
    for players in range(4, 9):
        options = fantasy.parse_options({"form": "tag", "players": str(players)})
        assert fantasy.seat_count(options) == players
    with pytest.raises(BadOption, match="a seat has one player"):
        read_seats(["me/open"], fantasy, 4, ANN)


@pytest.mark.rule("LG-9.3")
def test_tag_team_is_no_fixture_of_a_league() -> None:
    tag = Agreed(options={"form": "tag", "players": "5"})
    with pytest.raises(BadOption, match="played by two teams; with these options it has 5 seats"):
        LeaguePlay(load("gridiron_fantasy"), tag).check()
    LeaguePlay(load("gridiron_fantasy"), Agreed()).check()


# Joint choices --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-9.1")
def test_the_partner_sees_a_joint_choice_before_it_is_sent() -> None:
    room = seated(GRIDIRON)
    first, second = tokens(room.live, 0)[:2]
    assert choose(room, second) is Kind.PROPOSE
    assert room.live.acts == 0
    shown = Watcher(room.live, DEFENCE).hello(OPENED)
    assert shown.proposal is not None
    assert (shown.proposal.choice.token, shown.proposal.objected) == (second, False)
    assert shown.choosers == [DEFENCE]
    assert refused(room, 0, first) == refused(room, DEFENCE, first) == "choice/not-yours"
    answer(room, True)
    assert [(entry.kind, entry.text) for entry in room.live.entries[-1:]] == [(Kind.ACT, second)]
    assert room.live.acts == 1
    assert not room.live.proposals


@pytest.mark.rule("LG-9.1")
def test_the_partner_may_object_once_which_gives_the_choice_back() -> None:
    room = seated(GRIDIRON)
    first, second = tokens(room.live, 0)[:2]
    before = room.live.asked_at[0]
    choose(room, first)
    answer(room, False)
    again = Watcher(room.live, 0).hello(OPENED)
    assert again.question is not None
    assert again.question.decision > before, "It is a question of its own: an answer to the old one is stale."
    assert again.proposal is not None
    assert again.proposal.objected
    with pytest.raises(Refused) as problem:
        answer(room, False)
    assert problem.value.code == "proposal/none"
    assert choose(room, second) is Kind.ACT, "The second choice is sent as it is."
    assert not room.live.proposals


@pytest.mark.rule("LG-9.1")
def test_each_joint_choice_can_be_objected_to() -> None:
    room = seated(JOCKEYS)
    live, objections = room.live, 0
    while live.asked() and game_is_tossing(live):
        if live.asked() == [0]:
            assert choose(room) is Kind.PROPOSE
            answer(room, False)
            objections += 1
        choose(room)
    assert objections >= 1
    assert live.acts > objections


def game_is_tossing(live: LiveTable) -> bool:
    return live.state.situation().startswith("CoinToss")


def test_only_the_partner_answers_and_only_what_lies_there() -> None:
    room = seated(GRIDIRON, "me/open", "open/open")
    for place in (0, 1, DEFENCE, 1 + DEFENCE):
        with pytest.raises(Refused) as problem:
            answer(room, True, place)
        assert problem.value.code == "proposal/none"
    choose(room)
    for place in (0, 1, 1 + DEFENCE):
        with pytest.raises(Refused):
            answer(room, True, place)
    with pytest.raises(Refused) as problem:
        room.live.answer(DEFENCE, room.live.asked_at[0] + 1, True, OPENED)
    assert problem.value.code == "choice/stale"


def test_the_single_player_of_a_seat_shows_nothing_to_anybody() -> None:
    room = seated(GRIDIRON, "open/open", "me")
    choose(room)
    answer(room, True)
    assert room.live.asked() == [1]
    assert choose(room) is Kind.ACT


# Bots -----------------------------------------------------------------------------------------------------------------


def test_a_bot_agrees_and_a_stand_in_does_too() -> None:
    assert choose(seated(GRIDIRON, "me/pro")) is Kind.ACT
    room = seated(GRIDIRON)
    room.live.fold(room.live.stand_in(DEFENCE, "starter", OPENED))
    assert (room.bot_at(0), room.bot_at(DEFENCE)) == (None, "starter")
    assert choose(room) is Kind.ACT


def test_a_bot_that_coaches_the_offence_shows_its_joint_choices() -> None:
    room = seated(GRIDIRON, "pro/me")
    assert room.bot_for(0) == "pro"
    assert choose(room) is Kind.PROPOSE
    assert room.bot_for(0) is None, "The table waits for a person now."


def test_a_bot_whose_choice_is_given_back_makes_another() -> None:
    task = Task("t1", GRIDIRON.id, {}, 7, (), 0, "starter")
    first = think(task)
    again = Task("t1", GRIDIRON.id, {}, 7, (), 0, "starter", given_back=first)
    assert first != think(again) in tokens(seated(GRIDIRON).live, 0)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["me/open/open", "open"], "two coaches at most"),
        (["pro/starter", "me"], "one of them is a person"),
        (["me/me", "open"], "only one seat at a table"),
        (["me/nobody", "open"], "not 'nobody'"),
        (["me", "open", "open"], "has 2 seats"),
    ],
)
def test_seats_that_make_no_sense_are_refused(words: list[str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        read_seats(words, GRIDIRON, 2, ANN)


# As for seats ---------------------------------------------------------------------------------------------------------


def test_a_proposal_is_in_the_ledger_and_in_snapshots() -> None:
    room = seated(GRIDIRON)
    live = room.live
    choose(room)
    for agree in (None, False):
        if agree is not None:
            answer(room, agree)
        again = fold_all(GRIDIRON, live.setup, OPENED, live.entries)
        kept = LiveTable.from_snapshot(GRIDIRON, live.setup, OPENED, live.to_snapshot(), live.entries)
        assert kept is not None
        for table in (again, kept):
            assert (table.proposals, table.asked_at) == (live.proposals, live.asked_at)


def test_each_coach_takes_back_their_own_choice() -> None:
    room, chance = seated(GRIDIRON, "me/open", "starter"), Chance.of(2)
    live = room.live
    while not live.undo(DEFENCE, OPENED) or live.asked() != [0] or live.chooser(0) != 0:
        seat = live.asked()[0]
        if choose(room, pick(chance, tokens(live, seat))) is Kind.PROPOSE:
            answer(room, True)
    places = {mark.place for mark in live.marks}
    assert {0, 1, DEFENCE} <= places
    undo = live.undo(DEFENCE, OPENED)
    assert undo is not None
    mark = live.last_mark(DEFENCE)
    assert mark is not None
    assert undo.text == str(mark.ply)
    choose(room)
    assert not live.undo_is_free(DEFENCE, room.people()), "The partner has chosen since and must agree."
    live.fold(undo.__class__(live.ply, undo.kind, undo.seat, undo.text, OPENED))
    assert (live.asked(), live.chooser(0)) == ([0], DEFENCE)


def test_a_proposal_that_is_left_by_taking_back_is_gone() -> None:
    room = seated(JOCKEYS, "me/open", "starter")
    live = room.live
    choose(room)
    answer(room, True)
    while live.asked() != [0]:
        choose(room)
    if choose(room) is Kind.PROPOSE:
        undo = live.undo(0, OPENED)
        assert undo is not None
        live.fold(undo)
    assert not live.proposals


def test_each_coach_has_time_of_their_own_for_a_joint_choice() -> None:
    room = seated(GRIDIRON, clock="decision 60")
    choose(room, now=OPENED + 50)
    assert room.live.timer.deadline(0) == OPENED + 110
    assert room.live.waits_for(0) == DEFENCE
    answer(room, False, now=OPENED + 70)
    assert room.live.timer.deadline(0) == OPENED + 130
    assert room.live.waits_for(0) == 0


def test_a_concession_and_its_outcome_are_the_sides() -> None:
    room = seated(GRIDIRON, "me/open", "open")
    room.live.fold(room.live.concede(DEFENCE, OPENED))
    outcomes = {one.person: (one.seat, one.outcome) for one in outcomes_of(room.info, room.live)}
    assert outcomes == {"ann": (0, "lost"), "guest 100": (0, "lost"), "guest 1": (1, "won")}
    assert room.info.players() == ["person", "person"]
