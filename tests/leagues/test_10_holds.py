"""LG-10  What must hold: rebuilt from the log, seen by whom it may be, exported, and never stuck."""

from __future__ import annotations

import csv
import io
import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playcall.contract.leagues import Building, MatchReport, Roster, SeasonStart
from playcall.contract.speech import LANGUAGES, speaker
from playcall.kernel import BadRecord
from playcall.leagues import (
    PROGRAM,
    Absent,
    Answered,
    Built,
    Competition,
    Dropped,
    Entry,
    Format,
    Offered,
    Phase,
    Picked,
    Played,
    Queued,
    Reviewed,
    Settings,
    Voted,
)
from playcall.leagues.competition import CHAPTERS
from playcall.leagues.entries import Founded, read, written
from playcall.leagues.exporting import ROWS, as_calendar, as_csv, as_json
from playcall.leagues.seeing import STRANGER, log_line, may_see, seen
from playcall.leagues.tasks import tasks
from playcall.leagues.telling import line
from tests.leagues.fake import Story, load

BUILDINGS = st.sampled_from([Building.ROUNDS, Building.NONE, Building.CAP, Building.STOCK, Building.PASS])
SIZES = st.sampled_from([{"size": "20"}, {"size": "20", "cap": "40"}, {"size": "2"}])
"""Enough cards for everybody, a cap, and far too few cards."""


@st.composite
def competitions(draw: st.DrawFn) -> Story:
    """Any kind of competition, with bots and a few people who never come."""
    form = draw(st.sampled_from(Format))
    teams = draw(st.integers(2, 64 if form is Format.CUP else 12))
    building = draw(BUILDINGS) if teams <= 16 else Building.NONE
    divided = form is Format.LEAGUE and teams >= 4 and draw(st.booleans())
    agreed = Settings(
        format=form, teams=teams, options=draw(SIZES), building=building, seasons=draw(st.integers(1, 2)),
        season_start=draw(st.sampled_from(SeasonStart)), divisions=2 if divided else 0,
        two_legs=draw(st.booleans()), consolation=draw(st.booleans()), third_place=draw(st.booleans()),
        absent=draw(st.sampled_from(Absent)), preseason=draw(st.sampled_from([0, 2])),
    )  # fmt: skip
    story = Story(agreed, seed=draw(st.integers(0, 99)), auto=True)
    return story.people(*"BCD"[: draw(st.integers(0, min(teams, 3)))]).bots()


@pytest.mark.rule("LG-10.1", "LG-10.5")
@settings(max_examples=25, deadline=None)
@given(competitions())
def test_every_competition_reaches_its_end_without_anybody_and_is_the_same_from_its_log(story: Story) -> None:
    story.until(Phase.ARCHIVED, most=20_000)
    book = story.c.book
    assert story.again().to_json() == story.c.to_json()
    assert len(book.past) == book.settings.seasons
    assert all(page.champion is not None for page in book.past)
    assert story.c.due(story.now + 10**9) is None
    if book.settings.building is Building.ROUNDS:
        held = Counter(card for team in book.teams for card in team.roster.cards)
        assert set(held.values()) <= {1}, "a unique card has one owner or none"


def nonsense(rng: random.Random, story: Story) -> Entry:
    """An entry that somebody might send, with numbers and names from the competition and beside it."""
    kind = rng.choice([*CHAPTERS])
    who = rng.choice(["ann", "b", "c", "zoe", PROGRAM])
    fixtures = [each.key for each in story.c.office.season.fixtures] if story.c.book.season else []
    fields: dict[str, Callable[[], object]] = {
        "team": lambda: rng.randint(-1, 4), "partner": lambda: rng.randint(-1, 4), "trade": lambda: rng.randint(-1, 2),
        "cards": lambda: tuple(rng.choice(["QB9", "K8", "x"]) for _ in range(rng.randint(0, 2))),
        "gives": lambda: ("QB9",), "takes": lambda: ("1.1.1",), "fixture": lambda: rng.choice([*fixtures, "1.r1.1"]),
        "record": lambda: "r", "report": lambda: MatchReport((1, 1)), "score": lambda: (2, 0), "member": lambda: "zoe",
        "name": lambda: "Zoe", "roster": Roster, "settings": lambda: story.c.book.settings, "to": lambda: "zoe",
        "candidate": lambda: "b", "title": lambda: "x", "teams": lambda: (rng.randint(0, 4),), "level": lambda: "pro",
        "deck": lambda: rng.choice(["", "long", "worse"]),
    }  # fmt: skip
    known = {name: fields[name]() for name in kind.__struct_fields__ if name in fields}
    known |= {"team": f"T{rng.randint(0, 9)}"} if kind.__name__ in ("Joined", "BotAdded") else {}
    flags = [name for name in kind.__struct_fields__ if name in ("accepts", "approves", "against")]
    made: Callable[..., Entry] = kind  # type: ignore[assignment]
    return made(who, story.now, **known, **{name: rng.random() < 0.5 for name in flags})


@pytest.mark.rule("LG-2.5", "LG-10.1")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_sent_is_entered_or_refused_and_a_refusal_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    agreed = Settings(teams=4, seasons=2, building=rng.choice([Building.ROUNDS, Building.PASS, Building.CAP]))
    story, refused = Story(agreed, seed=seed, auto=bool(seed % 2)).people("B", "C").bots(), 0
    story.start()
    for _ in range(400):
        entry = nonsense(rng, story)
        before = story.c.to_json()
        if story.c.enter(entry) is None:
            story.log.append(written(entry))
        else:
            refused += 1
            assert story.c.to_json() == before, entry
        if rng.random() < 0.3 and story.phase is not Phase.ARCHIVED and story.c.wakes() is not None:
            story.step()
    assert refused > 100
    assert story.again().to_json() == story.c.to_json()


@pytest.mark.rule("LG-10.1")
@pytest.mark.parametrize("log", [[], ["{}"], ["nonsense"], ['{"do":"left","who":"ann","when":1}']])
def test_a_log_that_is_none_is_refused(log: list[str]) -> None:
    with pytest.raises(BadRecord):
        Competition.read(log, load)
    with pytest.raises(BadRecord):
        Competition.from_json("{}", load)


def test_time_goes_forward_only() -> None:
    story = Story().people("Bob")
    later = Queued("bob", story.now + 5, team=0, cards=())
    assert story(later).refused(Queued("bob", story.now - 1, team=0, cards=())) == "LG-10.1"
    assert story.refused(read(story.log[0])) == "LG-8.5"


def test_history_does_not_make_a_competition_slower() -> None:
    """A page is all that stays of a season."""
    story = Story(Settings(teams=4, seasons=4, building=Building.NONE)).bots().until(Phase.OFFSEASON)
    one = len(msgspec.json.encode(seen(story.c.office, STRANGER)))
    story.until(Phase.ARCHIVED)
    assert len(msgspec.json.encode(seen(story.c.office, STRANGER))) < 1.1 * one
    assert len(story.c.book.past) == 4


# Exports --------------------------------------------------------------------------------------------------------------


def season() -> Story:
    return (
        Story(Settings(teams=4)).people("=Bob", "Cy, Jr; \\", "D" * 40).bots().until(Phase.REGULAR).until(Phase.BREAK)
    )


@pytest.mark.rule("LG-10.3")
def test_table_fixtures_results_and_rosters_are_exported() -> None:
    office = season().c.office
    rows = {what: list(csv.DictReader(io.StringIO(as_csv(office, what)))) for what in ROWS}
    assert [row["place"] for row in rows["table"]] == ["1", "2", "3", "4"]
    assert "'=Bob" in {row["team"] for row in rows["table"]}, "no formula for a spreadsheet"
    assert len(rows["fixtures"]) == 6
    assert len(rows["results"]) == 2
    assert len(rows["rosters"]) == 16
    assert set(msgspec.json.decode(as_json(office))) >= {*ROWS, "name", "phase"}
    assert as_csv(Story().c.office, "table") == "\r\n"


@pytest.mark.rule("LG-10.3")
def test_fixtures_are_a_calendar() -> None:
    office = season().c.office
    text = as_calendar(office)
    assert text.startswith("BEGIN:VCALENDAR\r\n")
    assert text.endswith("END:VCALENDAR\r\n")
    assert text.count("BEGIN:VEVENT") == 4
    assert all(len(part.encode()) <= 75 for part in text.split("\r\n"))
    assert "Cy\\, Jr\\; \\\\" in text.replace("\r\n ", "")
    assert as_calendar(office, team=0).count("BEGIN:VEVENT") == 2


# Who sees what --------------------------------------------------------------------------------------------------------


def secrets_of(story: Story, viewer: str | None) -> str:
    return msgspec.json.encode(seen(story.c.office, viewer)).decode()


@pytest.mark.rule("LG-10.4", "LG-3.6")
def test_queues_are_seen_by_their_owners_only() -> None:
    story = Story(Settings(teams=2), auto=False).people("Bob", "Cy").start()
    story(Queued("bob", story.now, team=0, cards=("K7",)))
    entry = read(story.log[-1])
    assert "K7" in secrets_of(story, "bob")
    for other in ("cy", "ann", STRANGER):
        assert "K7" not in secrets_of(story, other)
        assert log_line(story.c.office, entry, other) is None
    assert may_see(story.c.office, entry, "bob")


@pytest.mark.rule("LG-10.4", "LG-3.5")
def test_secret_builds_are_seen_by_their_owners_only() -> None:
    story = Story(Settings(teams=2, building=Building.CAP), auto=False).people("Bob", "Cy").start()
    story(Built("bob", story.now, team=0, roster=Roster(("QB2", "K2", "RB2", "WR2"))))
    entry = read(story.log[-1])
    assert "RB2" in secrets_of(story, "bob")
    for other in ("cy", "ann", STRANGER):
        assert "RB2" not in secrets_of(story, other)
        told = log_line(story.c.office, entry, other)
        assert told is not None
        assert told.what.args == {"who": "Bob", "team": "Bob"}, "that he has handed something in, not what"


@pytest.mark.rule("LG-10.4", "LG-3.4", "LG-3.6")
def test_packs_and_what_is_picked_from_them_are_secret_rounds_are_public() -> None:
    story = (
        Story(Settings(teams=2, building=Building.PASS, options={"copies": "1"}), auto=False)
        .people("Bob", "Cy")
        .start()
    )
    for team, stars in zip(story.c.office.season.draft.order, ("S1", "S2"), strict=True):  # type: ignore[union-attr]
        story(Picked(str(story.c.book.teams[team].owner), story.now, team=team, cards=(stars,)))
    draft = story.c.office.season.draft
    assert draft is not None
    pack = list(draft.packs[0])
    story(Picked("bob", story.now, team=0, cards=(pack[0], pack[1])))
    entry = read(story.log[-1])
    assert seen(story.c.office, "bob").season.draft.packs[0] == pack  # type: ignore[union-attr]
    for other in ("cy", "ann", STRANGER):
        view = seen(story.c.office, other)
        assert view.season is not None
        assert view.season.draft is not None
        assert view.season.draft.packs[0] == []
        assert view.season.draft.handed_in == {0: ()}
        assert not may_see(story.c.office, entry, other)
    mine = list(draft.packs[1])
    story(Picked("cy", story.now, team=1, cards=(mine[0], mine[1])))
    assert len(seen(story.c.office, "bob").teams[0].roster.cards) == 3
    assert len(seen(story.c.office, "cy").teams[0].roster.cards) == 1, "the stars are public"
    rounds = Story(Settings(teams=2), auto=False).people("Bob", "Cy").start()
    team = rounds.c.office.season.draft.order[0]  # type: ignore[union-attr]
    rounds(Picked(str(rounds.c.book.teams[team].owner), rounds.now, team=team, cards=("QB9",)))
    assert may_see(rounds.c.office, read(rounds.log[-1]), STRANGER)
    assert "QB9" in secrets_of(rounds, STRANGER)


@pytest.mark.rule("LG-10.4")
def test_trades_are_public_from_the_review_on_and_votes_after_the_window() -> None:
    story = Story(Settings(teams=4), auto=False).people("Bob", "Cy", "Di", "Ed").start()
    story.until(Phase.REGULAR).until(Phase.BREAK)
    for team, number in zip(story.c.book.teams, (9, 8, 7, 6), strict=True):
        team.roster = Roster(tuple(f"{place}{number}" for place in ("QB", "K", "RB", "WR")))
    story(Offered("bob", story.now, team=0, partner=1, gives=("QB9",), takes=("QB8",)))
    offered = read(story.log[-1])
    for viewer, sees in (("bob", 1), ("cy", 1), ("di", 0), ("ann", 0), (STRANGER, 0)):
        view = seen(story.c.office, viewer)
        assert len(view.season.trades if view.season else []) == sees
        assert may_see(story.c.office, offered, viewer) is bool(sees)
    story(Answered("cy", story.now, trade=0, accepts=True))
    assert may_see(story.c.office, read(story.log[-1]), STRANGER)
    story(Reviewed("ann", story.now, trade=0, approves=True))(Voted("di", story.now, trade=0, team=2, against=True))
    vote = read(story.log[-1])
    assert [may_see(story.c.office, vote, viewer) for viewer in ("di", "bob", "ann", STRANGER)] == [True, *[False] * 3]
    assert seen(story.c.office, "ed").season.trades[0].voted == []  # type: ignore[union-attr]
    story.wait(24 * 3600)
    assert may_see(story.c.office, vote, STRANGER)
    assert seen(story.c.office, STRANGER).season.trades[0].against == [2]  # type: ignore[union-attr]


@pytest.mark.rule("LG-10.4", "LG-1.6")
def test_the_seed_is_nobodys_until_the_end() -> None:
    story = Story(Settings(teams=2, building=Building.NONE), seed=123456789).people("Bob", "Cy").until(Phase.REGULAR)
    founded = read(story.log[0])
    assert isinstance(founded, Founded)
    for viewer in ("bob", "ann", STRANGER):
        assert "123456789" not in secrets_of(story, viewer)
        told = log_line(story.c.office, founded, viewer)
        assert told is not None
        assert "123456789" not in str(told)
    assert "123456789" in secrets_of(story.until(Phase.ARCHIVED), STRANGER)


@pytest.mark.rule("LG-10.4")
@pytest.mark.parametrize("building", [Building.ROUNDS, Building.CAP, Building.PASS])
def test_what_others_see_does_not_depend_on_what_is_secret(building: Building) -> None:
    """The same competition twice, with other wishes, another roster and other picks from the pack."""

    def shown(second: bool) -> list[bytes]:
        story = Story(Settings(teams=3, building=building), auto=False).people("Bob", "Cy", "Di").start()
        order = story.c.office.season.draft.order  # type: ignore[union-attr]
        if building is Building.PASS:
            for team in order:
                story(Picked(str(story.c.book.teams[team].owner), story.now, team=team, cards=("S1",)))
            pack = story.c.office.season.draft.packs[0]  # type: ignore[union-attr]
            story(Picked("bob", story.now, team=0, cards=tuple(pack[:2] if second else pack[2:4])))
        elif building is Building.CAP:
            cards = ("QB2", "K2", "RB2", "WR2") if second else ("QB3", "K3", "RB3", "WR3")
            story(Built("bob", story.now, team=0, roster=Roster(cards)))
        if second:
            story(Queued("bob", story.now + 9, team=0, cards=("K1",)))
        return [msgspec.json.encode(seen(story.c.office, viewer)) for viewer in ("cy", "di", "ann", STRANGER)]

    assert shown(False) == shown(True)


# Words and tasks ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LG-2.4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("building", [Building.ROUNDS, Building.PASS, Building.CAP])
def test_every_entry_of_a_log_can_be_told(building: Building, language: str) -> None:
    story = Story(Settings(teams=4, building=building), auto=False).people("Bob").bots().start()
    say = speaker("playcall.leagues", language)
    told = []
    for text in (story.until(Phase.ARCHIVED)).log:
        told.append(say(line(story.c.office, read(text))))
    assert all(told)
    assert "lg-" not in "".join(told)


def test_what_is_to_do_comes_with_its_deadline() -> None:
    story = Story(Settings(teams=2), auto=False).people("Bob", "Cy")
    assert [task.what for task in tasks(story.c.office, "ann")] == ["start"]
    story.start()
    first = story.c.office.season.draft.order[0]  # type: ignore[union-attr]
    [task] = tasks(story.c.office, str(story.c.book.teams[first].owner))
    assert (task.what, task.team, task.until) == ("pick", first, story.now + 7200)
    story.until(Phase.REGULAR)
    [task] = tasks(story.c.office, "bob")
    assert (task.what, task.about, task.until) == ("play", "1.r1.1", story.c.office.season.deadline)
    assert tasks(story.c.office, "zoe") == []
    story(Played(PROGRAM, story.now + 1, fixture="1.r1.1", record="r", report=MatchReport((1, 0), 0)))
    assert [task.what for task in tasks(story.c.office, "ann")] == ["open"], "She may rule on it first."
    assert tasks(story.c.office, "bob") == []


@pytest.mark.rule("LG-2.4")
def test_a_deadline_that_has_passed_is_told_though_nothing_has_happened_since() -> None:
    story = Story(Settings(teams=2), auto=False).people("Bob", "Cy").start().until(Phase.REGULAR)
    deadline = story.c.office.season.deadline
    assert [task.what for task in tasks(story.c.office, "ann", deadline - 1)] == []
    assert [task.what for task in tasks(story.c.office, "ann", deadline)] == ["advance"]


@pytest.mark.rule("LG-6.4")
def test_the_places_after_each_round_stay_with_the_season() -> None:
    story = Story(Settings(teams=4, playoff_places=2)).bots().until(Phase.ARCHIVED)
    page = story.c.book.past[0]
    assert len(page.places) == 3
    assert all(sorted(places) == [1, 2, 3, 4] for places in page.places)
    assert list(page.places[-1]) == [line.place for line in sorted(page.table, key=lambda line: line.team)]


@pytest.mark.rule("LG-2.4", "LG-10.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_seasons_ago_is_told_with_the_names_of_then(language: str) -> None:
    story = Story(Settings(teams=4, seasons=2), auto=False).people("Bob", "Cy", "Di", "Ed").start()
    story.until(Phase.REGULAR).until(Phase.BREAK)
    for team, number in zip(story.c.book.teams, (9, 8, 7, 6), strict=True):
        team.roster = Roster(tuple(f"{place}{number}" for place in ("QB", "K", "RB", "WR")))
    for answer in (False, True):
        story(Offered("bob", story.now, team=0, partner=1, gives=("QB9",), takes=("QB8",)))
        story(Answered("cy", story.now, trade=int(answer), accepts=answer))
    declined, accepted = read(story.log[-3]), read(story.log[-1])
    story(Reviewed("ann", story.now, trade=1, approves=True)).until(Phase.OFFSEASON)
    story(Dropped("ann", story.now + 1, team=0)).people("Flo").start().until(Phase.ARCHIVED)
    say = speaker("playcall.leagues", language)
    told = [say(line(story.c.office, read(text))) for text in story.log]
    assert "QB9" in say(line(story.c.office, accepted))
    assert "Bob" in say(line(story.c.office, accepted))
    assert all(told)
    assert "lg-" not in "".join(told)
    assert may_see(story.c.office, accepted, STRANGER)
    assert [may_see(story.c.office, declined, viewer) for viewer in ("cy", "flo", "di", STRANGER)] == [
        True,
        *[False] * 3,
    ]
