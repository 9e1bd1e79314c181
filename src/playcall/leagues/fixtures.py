"""LG-1.3 to LG-1.5  Fixtures: opened, begun, played, forfeited, ruled; and what a table is told to play one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import chain

import msgspec

from playcall.contract.leagues import MatchReport, MatchUp, Roster, Stage
from playcall.leagues.book import Fixture, FixtureState, Phase
from playcall.leagues.bracket import Knockout, Meeting
from playcall.leagues.chance import match_seed
from playcall.leagues.entries import PROGRAM, Advanced, Begun, Came, Entry, Forfeited, Played, Recorded, Ruled
from playcall.leagues.office import GRACE, Chapter, Office, unless_commissioner, unless_own, unless_program
from playcall.leagues.playoffs import decide_legs, decide_match
from playcall.leagues.records import Points
from playcall.leagues.refusing import Refusal, no
from playcall.leagues.results import Decision, Pairing
from playcall.leagues.schedule import Schedule
from playcall.leagues.settings import DAY, Absent
from playcall.leagues.standings import result_of, shootout

KNOCKOUT = (Stage.PLAYOFF, Stage.CUP)
MARKS = {Stage.PRESEASON: "x", Stage.REGULAR: "r", Stage.PLAYOFF: "p", Stage.CUP: "c"}
"""How the key of a fixture tells its stage."""


# Made and opened ------------------------------------------------------------------------------------------------------


def scheduled(office: Office, stage: Stage, rounds: Schedule) -> list[Fixture]:
    """The fixtures of a whole schedule."""
    return [
        Fixture(_key(office, stage, number, place), stage, number, *pairing.teams)
        for number, pairings in enumerate(rounds, 1)
        for place, pairing in enumerate(pairings, 1)
    ]


def _key(office: Office, stage: Stage, number: int, place: int, leg: int = 0) -> str:
    return f"{office.season.number}.{MARKS[stage]}{number}.{place}{'.' + str(leg) if leg else ''}"


def drawn(office: Office, number: int) -> list[Fixture]:
    """The fixtures of a round of the brackets."""
    season = office.season
    meetings = [
        (place, meeting)
        for place, bracket in enumerate(season.brackets)
        for meeting in _played_in(bracket, number - _rounds_before(season.brackets, place))
        if meeting.open
    ]
    return [
        Fixture(
            _key(office, season.stage, number, place, leg), season.stage, number, *pairing.teams, bracket=bracket,
            meeting=meeting.key, leg=leg,
        )
        for place, (bracket, meeting) in enumerate(meetings, 1)
        for leg, pairing in _legs(season.brackets[bracket], meeting)
    ]  # fmt: skip


def _rounds_before(brackets: list[Knockout], place: int) -> int:
    """The final of two conferences comes after their own brackets."""
    return len(brackets[0].rounds) if place == 2 else 0


def _played_in(bracket: Knockout, number: int) -> list[Meeting]:
    return bracket.played_in(number) if 1 <= number <= len(bracket.rounds) else []


def _legs(bracket: Knockout, meeting: Meeting) -> list[tuple[int, Pairing]]:
    """LG-7.8"""
    pairings = bracket.fixtures(meeting)
    return [(0, pairings[0])] if len(pairings) == 1 else list(enumerate(pairings, 1))


def open_round(office: Office, when: int) -> None:
    """LG-1.4  The round is current: its fixtures open, the second legs once the first ones count."""
    season = office.season
    if season.stage in KNOCKOUT:
        season.fixtures += drawn(office, season.round)
    for fixture in current(office):
        if fixture.leg != 2:
            fixture.state = FixtureState.OPEN
    season.opened, season.ready = True, []
    season.deadline = when + office.book.settings.round_days * DAY


def current(office: Office) -> list[Fixture]:
    """The fixtures of the present round."""
    season = office.season
    return [each for each in season.fixtures if each.stage is season.stage and each.round == season.round]


# What a table is told -------------------------------------------------------------------------------------------------


def must_win(fixture: Fixture) -> bool:
    """LG-6.3, LG-7.8  Cups and play-offs need a winner; single legs may be drawn."""
    return fixture.stage in KNOCKOUT and not fixture.leg


def match_up(office: Office, fixture: Fixture) -> MatchUp:
    home, away = (office.teams[team] for team in fixture.teams)
    seeds = office.season.brackets[fixture.bracket].seeds if fixture.stage in KNOCKOUT else ()
    favoured = fixture.teams.index(min(fixture.teams, key=seeds.index)) if seeds else None
    rosters = (home.roster, away.roster)
    others = (team.roster.cards for number, team in enumerate(office.teams) if number not in fixture.teams)
    held = tuple(chain.from_iterable(others))
    return MatchUp(fixture.key, (home.name, away.name), rosters, must_win(fixture), held, favoured)


def table_options(office: Office, fixture: Fixture) -> dict[str, str]:
    """The options of the table at which a fixture is played; the home team has seat 0."""
    play = office.play
    forced = play.must_win_options if must_win(fixture) else {}
    return {**play.table_settings(), **play.match_options(match_up(office, fixture), fixture.stage), **forced}


def table_seed(office: Office, fixture: Fixture) -> int:
    return match_seed(office.book.seed, office.season.number, fixture.key)


def for_bots(office: Office) -> list[Fixture]:
    """LG-2.4, LG-5.10  The fixtures that bots play now: theirs at once, others when nobody has come in time."""
    return [
        each
        for each in office.open_fixtures
        if each.absent or (each.state is FixtureState.OPEN and all(map(office.is_bot, each.teams)))
    ]


# Played ---------------------------------------------------------------------------------------------------------------


def _not_open(office: Office, key: str) -> Refusal | None:
    fixture = office.fixture(key)
    if fixture is None or fixture.state not in (FixtureState.OPEN, FixtureState.LIVE):
        return no("LG-1.4", "lg-not-open")
    return None


def may_come(office: Office, entry: Came) -> Refusal | None:
    fixture = office.fixture(entry.fixture)
    if fixture is not None and entry.team not in fixture.teams:
        return no("LG-1.3", "lg-not-open")
    if fixture is not None and entry.team in fixture.came:
        return no("LG-1.3", "lg-came-already")
    return _not_open(office, entry.fixture) or unless_own(office, entry)


def may_record(office: Office, entry: Recorded) -> Refusal | None:
    return unless_program(office, entry) if entry.record else no("LG-1.3", "lg-program-only")


def record(office: Office, entry: Recorded) -> None:
    """LG-5.11  The log has it; nothing else changes."""


def come(office: Office, entry: Came) -> None:
    _found(office, entry.fixture).came.append(entry.team)


def may_begin(office: Office, entry: Begun) -> Refusal | None:
    fixture = office.fixture(entry.fixture)
    if fixture is not None and fixture.state is FixtureState.LIVE:
        return no("LG-1.4", "lg-not-open")
    return _not_open(office, entry.fixture) or unless_program(office, entry)


def begin(office: Office, entry: Begun) -> None:
    fixture = _found(office, entry.fixture)
    fixture.state, fixture.table = FixtureState.LIVE, entry.table


def may_play(office: Office, entry: Played) -> Refusal | None:
    """LG-1.3  Never a typed-in score: only the program enters results, and it names the record."""
    if not entry.record:
        return no("LG-1.3", "lg-program-only")
    return unless_program(office, entry) or _not_open(office, entry.fixture)


def play(office: Office, entry: Played) -> None:
    fixture = _found(office, entry.fixture)
    fixture.record = entry.record
    report = _against_spread(office, fixture, entry.report)
    if entry.rosters is not None and fixture.stage is not Stage.PRESEASON:  # LG-5.4
        for team, roster in zip(fixture.teams, entry.rosters, strict=True):
            _carry_over(office, team, roster)
    _count(office, fixture, FixtureState.FINAL, report, entry.when)


def spread(office: Office, fixture: Fixture) -> Fraction | None:
    """LG-8.3  By how many points the home team is the favourite."""
    home, away = (office.teams[team].roster for team in fixture.teams)
    return office.play.spread((home, away))


def _against_spread(office: Office, fixture: Fixture, report: MatchReport) -> MatchReport:
    """LG-8.3  The result against the spread, unless the game has said it; exactly the spread is a push."""
    points = spread(office, fixture)
    if report.against_spread or points is None:
        return report
    over = report.score[0] - report.score[1] - points
    return msgspec.structs.replace(report, against_spread="tie" if over == 0 else "home" if over > 0 else "away")


def _carry_over(office: Office, team: int, roster: Roster) -> None:
    """LG-8.1  A card that is missing has left for good, and may be replaced (LG-8.4)."""
    lost = [*(Counter(office.teams[team].roster.cards) - Counter(roster.cards)).elements()]
    if lost:
        office.book.gone += lost
        losses = office.season.losses
        losses[team] = losses.get(team, 0) + len(lost)
    office.teams[team].roster = roster


def _count(office: Office, fixture: Fixture, state: FixtureState, report: MatchReport, when: int) -> None:
    fixture.state, fixture.report, fixture.counted = state, report, when
    if fixture.stage in KNOCKOUT:
        legs = legs_of(office, fixture)
        if legs[-1].state is FixtureState.SCHEDULED:
            legs[-1].state = FixtureState.OPEN
            office.season.deadline = when + office.book.settings.round_days * DAY
        if all(each.state.counts for each in legs):
            _decide(office, fixture, legs)


def legs_of(office: Office, fixture: Fixture) -> list[Fixture]:
    """A match of a bracket, or both of its legs."""
    same = (fixture.bracket, fixture.meeting)
    return [each for each in current(office) if (each.bracket, each.meeting) == same]


def _decide(office: Office, fixture: Fixture, legs: Sequence[Fixture]) -> None:
    """LG-6.3, LG-7.8  Somebody goes on."""
    season, bracket = office.season, office.season.brackets[fixture.bracket]
    if fixture.leg:
        results, before = [result_of(office, each) for each in legs], season.ranking if _after_table(fixture) else ()
        decision = decide_legs(
            results, office.by_lot(), Points(*office.play.points), before, shootout(office, fixture.meeting)
        )
    else:
        decision = decide_match(result_of(office, fixture), bracket.seeds, office.draw(f"coin {fixture.key}"))
    legs[-1].decision = decision
    season.brackets[fixture.bracket] = _decided(bracket, fixture.meeting, decision)


def _after_table(fixture: Fixture) -> bool:
    """LG-7.8  Whether there was a table before: not in a cup."""
    return fixture.stage is Stage.PLAYOFF


def _decided(bracket: Knockout, key: str, decision: Decision) -> Knockout:
    """A ruling may come after a decision; what was decided before makes way."""
    others = {each: old for each, old in bracket.decisions.items() if each != key}
    return msgspec.structs.replace(bracket, decisions=others).decided(key, decision)


def _found(office: Office, key: str) -> Fixture:
    fixture = office.fixture(key)
    assert fixture is not None
    return fixture


# Not played -----------------------------------------------------------------------------------------------------------


def may_forfeit(office: Office, entry: Forfeited) -> Refusal | None:
    """LG-1.5  A member may give an own fixture away; the program does it for those who do not come or concede."""
    fixture = office.fixture(entry.fixture)
    if refusal := _not_open(office, entry.fixture):
        return refusal
    if fixture is None or not entry.teams or not set(entry.teams) <= set(fixture.teams):
        return no("LG-1.5", "lg-not-open")
    own = all(office.has(entry.who, team) for team in entry.teams)
    return None if own or entry.who == PROGRAM else no("LG-2.5", "lg-not-yours")


def forfeit(office: Office, entry: Forfeited) -> None:
    fixture = _found(office, entry.fixture)
    fixture.record = entry.record
    give_away(office, fixture, entry.teams, entry.when)


def give_away(office: Office, fixture: Fixture, teams: tuple[int, ...], when: int) -> None:
    """LG-1.5  A win and a loss; for both of them a loss without a score."""
    fixture.forfeited_by = teams
    score = office.play.forfeit if teams == (fixture.away,) else office.play.forfeit[::-1]
    won = None if len(set(teams)) == 2 else fixture.teams.index(teams[0]) ^ 1
    report = MatchReport((0, 0) if won is None else score, won)
    _count(office, fixture, FixtureState.FORFEIT, report, when)


def may_advance(office: Office, entry: Advanced) -> Refusal | None:
    """LG-2.4  The commissioner once the deadline has passed; the program for one who is absent too."""
    season = office.book.season
    if season is None or not season.opened or not office.open_fixtures:
        return no("LG-2.4", "lg-no-round")
    if entry.when < season.deadline:
        return no("LG-2.4", "lg-before-deadline")
    overdue = entry.who == PROGRAM and entry.when >= season.deadline + GRACE
    return None if overdue else unless_commissioner(office, entry)


def advance(office: Office, entry: Advanced) -> None:
    for fixture in office.open_fixtures:
        away = _absent(office, fixture)
        if office.book.settings.absent is Absent.FORFEIT and fixture.state is FixtureState.OPEN and away:
            give_away(office, fixture, away, entry.when)
        else:
            fixture.absent = True


def _absent(office: Office, fixture: Fixture) -> tuple[int, ...]:
    """Who has not started: a bot always has, unless its team has withdrawn."""
    return tuple(
        team
        for team in fixture.teams
        if (office.teams[team].withdrawn if office.is_bot(team) else team not in fixture.came)
    )


def may_rule(office: Office, entry: Ruled) -> Refusal | None:
    fixture = office.fixture(entry.fixture)
    if fixture is None or fixture.state not in (FixtureState.FINAL, FixtureState.RULED):
        return no("LG-1.4", "lg-not-final")
    if not _still_open(office, fixture):
        return no("LG-1.4", "lg-too-late-to-rule")
    level = entry.score[0] == entry.score[1]
    if (must_win(fixture) and level and entry.winner not in (0, 1)) or (not level and entry.winner is not None):
        return no("LG-6.3", "lg-needs-winner")
    if min(entry.score) < 0 or not entry.why.strip():
        return no("LG-2.4", "lg-needs-reason")
    return unless_commissioner(office, entry)


def _still_open(office: Office, fixture: Fixture) -> bool:
    """Whether nothing that follows from the result has happened yet: a round is over when the next one opens."""
    if office.book.phase in (Phase.OFFSEASON, Phase.ARCHIVED):
        return False
    if fixture.stage in KNOCKOUT:
        return office.book.phase is Phase.PLAYOFF and fixture.round == _last_opened(office)
    return office.season.stage is fixture.stage or office.book.phase is Phase.SEEDING


def _last_opened(office: Office) -> int:
    """The round before the one that is to be opened; after the last one none is."""
    return office.season.round - (not office.season.opened and office.season.champion is None)


def rule(office: Office, entry: Ruled) -> None:
    fixture = _found(office, entry.fixture)
    fixture.played = fixture.played or fixture.report
    fixture.forfeited_by = ()
    home, away = entry.score
    winner = entry.winner if home == away else int(home < away)
    if office.book.phase is Phase.SEEDING:
        _end_again(office, Stage.REGULAR, Phase.REGULAR, entry.when)
    elif fixture.stage in KNOCKOUT and not office.season.opened:
        del office.season.brackets[max(2, fixture.bracket + 1) :]
        _end_again(office, fixture.stage, Phase.PLAYOFF, entry.when)
    office.season.champion = None
    _count(office, fixture, FixtureState.RULED, MatchReport(entry.score, winner), entry.when)


def _end_again(office: Office, stage: Stage, phase: Phase, when: int) -> None:
    """The last round of a stage ends once more: with another table, or with another opponent in the bracket."""
    season = office.season
    season.stage, season.opened = stage, True
    season.round = max(each.round for each in season.fixtures if each.stage is stage)
    office.enter(phase, when)


# What comes by itself -------------------------------------------------------------------------------------------------


def coming(office: Office) -> Iterator[tuple[int, Callable[[int], Entry]]]:
    """Withdrawn teams that forfeit, and the deadline."""
    season = office.book.season
    if season is None or not season.opened:
        return
    waiting = [each for each in office.open_fixtures if not each.absent]
    if office.book.settings.absent is Absent.FORFEIT:
        for each in waiting:
            gone = tuple(team for team in each.teams if office.teams[team].withdrawn)
            if gone and each.state is FixtureState.OPEN:
                yield office.book.since, _forfeit(each.key, gone)
    if [each for each in waiting if each not in for_bots(office)]:
        grace = GRACE if office.book.commissioner else 0
        yield season.deadline + grace, lambda when: Advanced(PROGRAM, when)


def _forfeit(key: str, teams: tuple[int, ...]) -> Callable[[int], Entry]:
    return lambda when: Forfeited(PROGRAM, when, fixture=key, teams=teams)


CHAPTER: Chapter = {
    Came: (may_come, come),
    Begun: (may_begin, begin),
    Played: (may_play, play),
    Forfeited: (may_forfeit, forfeit),
    Advanced: (may_advance, advance),
    Ruled: (may_rule, rule),
    Recorded: (may_record, record),
}
