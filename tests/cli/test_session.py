"""One person against bots, without a terminal."""

import pytest

from playcall.cli.terminal.people import PERSON
from playcall.cli.terminal.session import Session
from playcall.games import load
from playcall.kernel import BadOption, BadRecord, IllegalAction, Record, UnknownToken, replay
from tests.cli.fake import GAME


def texts(session: Session) -> list[str]:
    return [line.text for line in session.lines]


def play_on(session: Session, choices: int = 100) -> Session:
    """Choose the first option so many times, or to the end."""
    for _ in range(choices):
        if session.over:
            break
        session.choose(session.choices()[0].action)
    return session


def test_a_new_session_asks_the_person() -> None:
    session = Session.begin(GAME, seed=3)
    assert session.record.seats == [PERSON, "starter"]
    assert session.prompt() == "Which card do you show?"
    first = session.choices()[0]
    assert (first.number, first.token, first.label) == (1, "show 7", "Show the 7")
    assert not session.started
    assert not session.over


def test_bots_have_chosen_before_the_person_is_asked() -> None:
    session = Session.begin(GAME, seed=3)
    assert [seat for seat, _ in session.record.actions] == [1]
    session.choose(session.choices()[0].action)
    assert [decision.seat for decision in session.state.pending()] == [0]


def test_the_person_sees_only_the_persons_own_cards() -> None:
    assert texts(Session.begin(GAME, seed=3)) == ["Seat 0 is dealt [7 8 9 11]."]
    assert texts(Session.begin(GAME, seed=3, seat=1)) == ["Seat 1 is dealt [5 6 10 12]."]


def test_news_begin_with_the_last_choice() -> None:
    session = Session.begin(GAME, seed=3)
    assert [line.text for line in session.news()] == ["Seat 0 is dealt [7 8 9 11]."]
    session.choose(session.find("show 7"))
    assert [line.text for line in session.news()] == ["7 against 12: seat 1 scores."]
    assert session.news()[0].rules == ("HC-2.1",)


def test_a_session_ends_with_scores_in_its_record() -> None:
    session = play_on(Session.begin(GAME, seed=3))
    assert session.over
    assert session.choices() == []
    assert session.tips() == []
    assert session.prompt().startswith("Seat 1 wins")
    assert session.record.scores == session.state.result.scores  # type: ignore[union-attr]
    assert replay(Record.from_text(session.text()), GAME).over


def test_choosing_by_number_and_token() -> None:
    session = Session.begin(GAME, seed=3)
    assert session.find("1") == session.find(" show  7 ") == session.choices()[0].action
    for text, part in (
        ("0", "no option 0; they go from 1 to 4"),
        ("5", "no option 5"),
        ("sing", "'sing' is not an action"),
    ):
        with pytest.raises(UnknownToken, match=part):
            session.find(text)


def test_an_illegal_choice_changes_nothing() -> None:
    session = Session.begin(GAME, seed=3)
    before = session.text()
    with pytest.raises(IllegalAction):
        session.choose(session.find("show 12"))
    assert session.text() == before
    assert not session.started


def test_undo_leads_back_to_the_persons_choice() -> None:
    session = Session.begin(GAME, seed=3)
    at_first, lines = session.text(), texts(session)
    play_on(session, 2)
    at_second = session.text()
    play_on(session, 1)
    assert session.undo()
    assert session.text() == at_second
    assert session.undo()
    assert session.undo()
    assert (session.text(), texts(session)) == (at_first, lines)
    assert not session.undo()


def test_undo_after_the_end() -> None:
    session = play_on(Session.begin(GAME, seed=3))
    assert session.undo()
    assert not session.over
    assert session.record.scores is None
    assert session.choices()


def test_a_choice_made_again_gets_the_same_answer() -> None:
    session = Session.begin(GAME, seed=8, bot="random")
    play_on(session, 2)
    text = session.text()
    session.undo()
    play_on(session, 1)
    assert session.text() == text


@pytest.mark.parametrize("choices", [0, 1, 3])
def test_a_resumed_session_goes_on_as_it_would_have(choices: int) -> None:
    session = play_on(Session.begin(GAME, {"rounds": "4"}, seed=8, seat=1, bot="random"), choices)
    again = Session.resume(GAME, Record.from_text(session.text()))
    assert (again.seat, again.record.seats) == (1, ["random", PERSON])
    assert texts(again) == texts(session)
    assert again.news() == session.news()
    assert play_on(again).text() == play_on(session).text()


def test_a_game_of_bots_can_be_taken_over() -> None:
    record = Record.begin(GAME, GAME.options(), 4, ["rookie", "somebody"])
    session = Session.resume(GAME, record, bot="random")
    assert session.record.seats == [PERSON, "random"]
    assert Session.resume(GAME, record, seat=1).record.seats == ["starter", PERSON]


def test_a_record_that_does_not_replay() -> None:
    record = Record.begin(GAME, GAME.options(), 4, [PERSON, "random"])
    record.actions.append((0, "stay"))
    with pytest.raises(BadRecord, match="action 1"):
        Session.resume(GAME, record)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"seat": 2}, "no seat 2; seats go from 0 to 1"),
        ({"seat": -1}, "no seat -1"),
        ({"bot": "champion"}, "no bot 'champion'"),
        ({"settings": {"speed": "9"}}, "no option 'speed'"),
    ],
)
def test_what_cannot_begin(arguments: dict[str, object], part: str) -> None:
    with pytest.raises(BadOption, match=part):
        Session.begin(GAME, **arguments)  # type: ignore[arg-type]


def test_tips_come_best_first_with_reasons() -> None:
    session = Session.begin(GAME, seed=3)
    tips = session.tips()
    assert [tip.choice.token for tip in tips] == ["show 11", "show 9", "show 8"]
    assert tips[0].reasons == ("the higher the better",)
    assert session.tips() == tips


@pytest.mark.parametrize("mode", ["quick", "draft", "solo"])
def test_highlights_can_be_played_undone_and_resumed(mode: str) -> None:
    game = load("highlights_2052")
    preset = game.mode(mode)
    assert preset is not None
    session = play_on(Session.begin(game, preset.options, seed=12), 25)
    assert session.tips()
    assert all(choice.label for choice in session.choices())
    text = session.text()
    assert session.undo()
    play_on(session, 1)
    assert session.text() == text
    assert play_on(Session.resume(game, Record.from_text(text))).text() == play_on(session).text()
    assert len(session.lines) > 20
