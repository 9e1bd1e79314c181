"""LG-4  Trades: offered, answered, reviewed, protested against, done or void."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from playcall.contract.leagues import Roster
from playcall.contract.speech import say
from playcall.leagues import (
    PROGRAM,
    Answered,
    Begun,
    Offered,
    Opened,
    Phase,
    Recalled,
    Reviewed,
    Settings,
    Settled,
    TradeState,
    Voted,
)
from playcall.leagues.book import FixtureState, Trade
from playcall.leagues.telling import verdict
from playcall.leagues.trades import scales
from playcall.leagues.turns import holder
from tests.leagues.fake import DAY, HOUR, Story

NAMES = ("Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida")
ROSTERS = [Roster((f"QB{n}", f"K{n}", f"RB{n}", f"WR{n}")) for n in range(9, 1, -1)]
"""Bob has the nines, Cy the eights and so on."""


def in_break(teams: int = 8, people: int = 8, auto: bool = False, settings: Settings | None = None) -> Story:
    """The break after the first round."""
    story = Story(settings or Settings(teams=teams), auto=auto).people(*NAMES[:people]).bots().start()
    story.until(Phase.REGULAR).until(Phase.BREAK)
    for team, roster in zip(story.c.book.teams, ROSTERS, strict=False):
        team.roster = roster
    return story


def offer(story: Story, gives: str = "QB9", takes: str = "QB8", team: int = 0, partner: int = 1) -> Offered:
    who = str(story.c.book.teams[team].owner)
    return Offered(who, story.now, team=team, partner=partner, gives=tuple(gives.split()), takes=tuple(takes.split()))


def agreed(story: Story) -> Trade:
    """A trade of Bob and Cy that waits for its review."""
    story(offer(story))(Answered("cy", story.now, trade=0, accepts=True))
    return story.c.office.season.trades[0]


def approved(story: Story) -> Trade:
    trade = agreed(story)
    story(Reviewed("ann", story.now, trade=0, approves=True))
    return trade


def against(story: Story, *names: str, vote: bool = True) -> None:
    for name in names:
        story(Voted(name.lower(), story.now, trade=0, team=NAMES.index(name), against=vote))


# OFFERED --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-4.1")
def test_two_teams_exchange_cards_between_rounds() -> None:
    story = in_break()
    trade = approved(story)
    story.wait(DAY)
    assert trade.state is TradeState.DONE
    assert "QB8" in story.c.book.teams[0].roster.cards
    assert "QB9" in story.c.book.teams[1].roster.cards


@pytest.mark.rule("LG-4.1")
@pytest.mark.parametrize(
    ("gives", "takes", "rule"),
    [
        ("QB9", "K8", "LG-4.1"),  # two kickers, and no quarterback
        ("QB8", "QB8", "LG-4.1"),  # one card twice
        ("", "", "LG-4.1"),
        ("QB5", "QB8", "LG-4.5"),  # not Bob's
        ("QB9", "QB7", "LG-4.5"),  # not Cy's
    ],
)
def test_a_trade_that_cannot_be_is_not_offered(gives: str, takes: str, rule: str) -> None:
    story = in_break()
    assert story.refused(offer(story, gives, takes)) == rule


@pytest.mark.rule("LG-4.1")
def test_cards_that_the_game_excludes_are_not_offered() -> None:
    story = in_break()
    story.c.book.teams[1].roster = Roster(("QB8", "K1", "RB8", "WR8"))
    assert story.refused(offer(story, "K9", "K1")) == "LG-4.1"


@pytest.mark.rule("LG-4.1")
def test_nobody_trades_while_a_round_is_played_or_with_himself() -> None:
    story = in_break()
    assert story.refused(offer(story, partner=0)) == "LG-4.1"
    assert story.refused(replace(offer(story), who="cy")) == "LG-2.5"
    story.until(Phase.REGULAR)
    assert story.refused(offer(story)) == "LG-4.1"


@pytest.mark.rule("LG-4.1")
def test_an_offer_is_accepted_declined_countered_or_withdrawn() -> None:
    story = in_break()
    trades = story.c.office.season.trades
    for _ in range(3):
        story(offer(story))
    assert story.refused(Answered("di", story.now, trade=0, accepts=True)) == "LG-2.5"
    story(Answered("cy", story.now, trade=0, accepts=False))
    assert story.refused(Recalled("cy", story.now, trade=1)) == "LG-2.5"
    story(Recalled("bob", story.now, trade=1))
    counter = replace(offer(story, "K8", "K9", team=1, partner=0), counters=2)
    assert story.refused(replace(counter, counters=1)) == "LG-4.1"
    story(counter)
    states = [trade.state for trade in trades]
    assert states == [TradeState.DECLINED, TradeState.WITHDRAWN, TradeState.DECLINED, TradeState.OFFERED]
    assert story.refused(Answered("cy", story.now, trade=0, accepts=True)) == "LG-4.1"


@pytest.mark.rule("LG-4.1", "LG-10.5")
@pytest.mark.parametrize(
    ("gives", "takes", "state"), [("QB9", "QB8", TradeState.REVIEW), ("QB8", "QB9", TradeState.DECLINED)]
)
def test_a_bot_answers_at_once_and_gives_nothing_away(gives: str, takes: str, state: TradeState) -> None:
    story = in_break(people=2)
    story(_to_a_bot(story, gives, takes))
    entry = story.c.due(story.now)
    assert entry is not None
    story(entry)
    assert story.c.office.season.trades[0].state is state


def _to_a_bot(story: Story, gives: str, takes: str) -> Offered:
    """Bob's offer to the first bot, which has the better quarterback or the worse."""
    rosters = {0: f"{gives} K9 RB9 WR9", 2: f"{takes} K7 RB7 WR7"}
    for team, cards in rosters.items():
        story.c.book.teams[team].roster = Roster(tuple(cards.split()))
    story.c.book.teams[1].roster = Roster(("QB1", "K2", "RB1", "WR1"))
    return offer(story, gives, takes, partner=2)


@pytest.mark.rule("LG-3.7", "LG-4.1")
def test_picks_of_a_draft_are_traded_where_that_is_allowed() -> None:
    story = Story(Settings(teams=4, seasons=2), auto=False).people("Bob", "Cy", "Di", "Ed").start()
    draft = story.c.office.season.draft
    assert draft is not None
    last = draft.order.index(0)
    story(offer(story, "1.3.0", "1.4.1"))(Answered("cy", story.now, trade=0, accepts=True))
    story(Reviewed("ann", story.now, trade=0, approves=True))
    story(Voted("di", story.now, trade=0, team=2, against=False))(Voted("ed", story.now, trade=0, team=3, against=True))
    story.due()
    assert story.c.book.picks == {"1.3.0": 1, "1.4.1": 0}
    assert holder(story.c.office, draft, 2 * 4 + last) == 1
    assert story.refused(offer(story, "1.3.0", "2.1.1")) == "LG-3.7", "Bob has it no more"
    assert story.refused(offer(story, "3.1.0", "2.1.1")) == "LG-3.7", "there is no third season"
    none = Story(Settings(teams=4, trade_picks=False), auto=False).people("Bob", "Cy", "Di", "Ed").start()
    assert none.refused(offer(none, "1.3.0", "1.4.1")) == "LG-3.7"


# REVIEW ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-4.2")
def test_the_commissioner_approves_or_rejects_with_a_reason() -> None:
    story = in_break()
    trade = agreed(story)
    assert story.refused(Reviewed("bob", story.now, trade=0, approves=True)) == "LG-2.5"
    assert story.refused(Reviewed("ann", story.now, trade=0, approves=False)) == "LG-4.2"
    story(Reviewed("ann", story.now, "Cy gets too much.", trade=0, approves=False))
    assert trade.state is TradeState.REJECTED
    assert story.refused(Reviewed("ann", story.now, trade=0, approves=True)) == "LG-4.2"


@pytest.mark.rule("LG-4.2")
@pytest.mark.parametrize(("worse", "state"), [("QB4", TradeState.REJECTED), ("QB5", TradeState.WINDOW)])
def test_auto_rejects_what_is_worth_more_than_twice_the_other(worse: str, state: TradeState) -> None:
    story = in_break(auto=True, settings=Settings(teams=8))
    story.c.book.teams[1].roster = Roster((worse, "K8", "RB8", "WR8"))
    for team in (4, 5):
        story.c.book.teams[team].roster = Roster(("QB1", "K2", "RB1", "WR1"))
    story(offer(story, "QB9", worse))(Answered("cy", story.now, trade=0, accepts=True))
    flagged = state is TradeState.REJECTED
    assert scales(story.c.office, story.c.office.season.trades[0]).flagged is flagged
    told = say(verdict(story.c.office, 0), "playcall.leagues")
    assert ("more than twice" in told) is flagged
    entry = story.c.due(story.now)
    assert entry is not None
    story(entry)
    assert story.c.office.season.trades[0].state is state


@pytest.mark.rule("LG-4.2")
def test_a_person_may_approve_what_is_flagged() -> None:
    story = in_break()
    story.c.book.teams[1].roster = Roster(("QB1", "K8", "RB8", "WR8"))
    story(offer(story, "QB9", "QB1"))(Answered("cy", story.now, trade=0, accepts=True))
    story(Reviewed("ann", story.now, trade=0, approves=True))
    assert story.c.office.season.trades[0].state is TradeState.WINDOW


# WINDOW ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-4.3")
def test_worked_example_9_a_protest() -> None:
    story = in_break()
    trade = approved(story)
    against(story, "Di", "Ed", "Flo", "Gus", "Hal")
    assert story.c.wakes() == story.now + DAY, "Ida does not vote"
    story.wait(DAY)
    assert trade.state is TradeState.DONE
    unanimous = in_break()
    trade = approved(unanimous)
    against(unanimous, "Di", "Ed", "Flo", "Gus", "Hal", "Ida")
    assert trade.state is TradeState.CANCELLED


@pytest.mark.rule("LG-4.3")
def test_votes_may_change_until_the_end_and_are_those_of_teams_not_involved() -> None:
    story = in_break()
    trade = approved(story)
    assert story.refused(Voted("bob", story.now, trade=0, team=0, against=True)) == "LG-4.3"
    assert story.refused(Voted("ed", story.now, trade=0, team=2, against=True)) == "LG-2.5"
    against(story, "Di")
    against(story, "Di", vote=False)
    assert trade.against == []
    assert story.refused(Voted("di", story.now + DAY, trade=0, team=2, against=True)) == "LG-4.3"


@pytest.mark.rule("LG-4.3")
@pytest.mark.parametrize("people", [2, 3])
def test_the_window_closes_at_once_when_only_bots_are_left_to_vote(people: int) -> None:
    story = in_break(teams=4, people=people)
    trade = approved(story)
    if people == 3:
        assert story.c.due(story.now) is None
        against(story, "Di")
    assert story.c.due(story.now) == Settled(PROGRAM, story.now, trade=0)
    story.due()
    assert trade.state is TradeState.DONE


@pytest.mark.rule("LG-4.3")
def test_with_no_team_outside_nothing_can_cancel_a_trade() -> None:
    story = in_break(teams=2, people=2, settings=Settings(teams=2, passes=2))
    trade = approved(story)
    story.due()
    assert trade.state is TradeState.DONE


# DUE ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-4.4")
def test_no_trade_touches_a_fixture_in_progress() -> None:
    story = in_break()
    trade = approved(story)
    playing = next(each for each in story.c.office.season.fixtures if 0 in each.teams and not each.state.counts)
    playing.state = FixtureState.LIVE
    story(Settled(PROGRAM, story.now + DAY, trade=0))
    assert story.c.office.season.trades == [trade]
    assert trade.state.value == "due"
    assert story.refused(Settled(PROGRAM, story.now, trade=0)) == "LG-4.4"
    playing.state = FixtureState.FINAL
    story(Settled(PROGRAM, story.now, trade=0))
    assert trade.state is TradeState.DONE


@pytest.mark.rule("LG-4.5")
@pytest.mark.parametrize("loss", ["gone", "banned", "illegal"])
def test_a_trade_that_has_become_illegal_is_void_with_the_reason(loss: str) -> None:
    story = in_break()
    trade, book = approved(story), story.c.book
    assert "QB9" in book.teams[0].roster.cards, "offered cards stay usable"
    if loss == "banned":
        book.settings = replace(book.settings, banned=("QB8",))
    elif loss == "gone":
        book.teams[1].roster = Roster(("QB1", "K8", "RB8", "WR8"))
    else:
        book.teams[1].roster = Roster(("QB8", "K8", "RB8"))
    story(Settled(PROGRAM, story.now + DAY, trade=0))
    assert trade.state is TradeState.VOID
    assert say(trade.void, "playcall.leagues")


@pytest.mark.rule("LG-4.6")
def test_a_round_opens_only_when_no_trade_is_under_way() -> None:
    story = in_break()
    approved(story)
    story(offer(story, "K9", "K8"))(offer(story, "RB9", "RB8"))(Answered("cy", story.now, trade=2, accepts=True))
    assert story.refused(Opened("ann", story.now)) == "LG-4.6"
    story.wait(DAY)
    assert story.phase is Phase.REGULAR
    states = [trade.state for trade in story.c.office.season.trades]
    assert states == [TradeState.DONE, TradeState.LAPSED, TradeState.LAPSED]


@pytest.mark.rule("LG-4.6")
def test_the_deadline_ends_trading_until_the_season_is_over() -> None:
    story = in_break(settings=Settings(teams=8, trade_deadline=1, seasons=2))
    assert story.refused(offer(story)) == "LG-4.6"
    story.until(Phase.OFFSEASON)
    story(offer(story))
    assert story.c.office.season.trades[-1].state is TradeState.OFFERED


@pytest.mark.rule("LG-4.1")
def test_a_competition_may_do_without_trades() -> None:
    story = in_break(settings=Settings(teams=8, trades=False))
    assert story.refused(offer(story)) == "LG-4.1"
    assert story.refused(Begun(PROGRAM, story.now + HOUR, fixture="nonsense")) == "LG-1.4"
