"""A round told as a sports page: the headline, the upset, the card of the week. All of it is read from what counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from playcall.contract import Arg, Text
from playcall.contract.leagues import Stage
from playcall.leagues.book import Fixture, FixtureState
from playcall.leagues.characters import character_of
from playcall.leagues.competition import Competition, Load
from playcall.leagues.entries import read
from playcall.leagues.office import Office
from playcall.leagues.standings import overall, standings

BEATEN = 150
"""Thousandths of a win: whoever had no more than that, and won, was as good as beaten."""
ROUT = 3
"""How many times as much as the other side the winner of a rout has scored."""
UNLIKELY = 350
"""The same of an upset."""
RUN = 4
"""Wins in a row that are news."""


class Story(msgspec.Struct, frozen=True):
    """A few words, and the match they are about."""

    text: Text
    fixture: str = ""
    team: int | None = None
    """Whose story it is."""
    card: str = ""


class SportsPage(msgspec.Struct, frozen=True):
    """What is told of a round that is over."""

    season: int
    stage: Stage
    round: int
    headline: Story
    upset: Story | None
    """The winner who was nearest to defeat, by the chance to win."""
    card: Story | None
    """The card that has added most to its team's chance."""
    quote: Story | None = None
    """What a coach with a character says to the match of the headline."""


class Win(msgspec.Struct, frozen=True):
    """A match that was played and won."""

    fixture: Fixture
    side: int
    """0 for home."""

    @property
    def winner(self) -> int:
        return self.fixture.teams[self.side]

    @property
    def loser(self) -> int:
        return self.fixture.teams[1 - self.side]

    @property
    def score(self) -> tuple[int, int]:
        """The winner's first."""
        home, away = self.fixture.report.score if self.fixture.report else (0, 0)
        return (home, away) if self.side == 0 else (away, home)

    @property
    def margin(self) -> int:
        return self.score[0] - self.score[1]

    @property
    def low(self) -> int:
        """The lowest chance of the winner, in thousandths; even where nobody could tell."""
        lowest = self.fixture.report.lowest if self.fixture.report else None
        return lowest[self.side] if lowest else 500

    @property
    def manner(self) -> str:
        return self.fixture.report.manner if self.fixture.report else ""


def sports_page(office: Office) -> SportsPage | None:
    """The last round that is over; None before the first."""
    played = _last_round(office)
    if not played:
        return None
    wins = [win for each in played if (win := _win(each))]
    headline = _headline(office, played, wins)
    return SportsPage(
        office.season.number, played[0].stage, played[0].round, headline, _upset(office, wins), _card(office, played),
        _quote(office, next((win for win in wins if win.fixture.key == headline.fixture), None)),
    )  # fmt: skip


def editions(log: Iterable[str], load: Load) -> Iterator[SportsPage]:
    """The sports pages of a whole competition, from its log."""
    lines = iter(log)
    competition = Competition.read([next(lines)], load)
    last: tuple[int, Stage, int] | None = None
    for line in lines:
        competition.fold(read(line))
        page = sports_page(competition.office) if competition.book.season else None
        if page is not None and last != (last := (page.season, page.stage, page.round)):
            yield page


def _last_round(office: Office) -> list[Fixture]:
    """The fixtures of the round that was the last to end."""
    rounds: dict[tuple[Stage, int], list[Fixture]] = {}
    for each in office.book.season.fixtures if office.book.season else ():
        rounds.setdefault((each.stage, each.round), []).append(each)
    over = [played for played in rounds.values() if all(each.state.counts for each in played)]
    return over[-1] if over else []


def _win(fixture: Fixture) -> Win | None:
    """Who won a match at the table; forfeits are no news."""
    if fixture.report is None or fixture.state is FixtureState.FORFEIT:
        return None
    if fixture.decision is not None:
        return Win(fixture, fixture.teams.index(fixture.decision.winner))
    return None if fixture.report.winner is None else Win(fixture, fixture.report.winner)


# The headline ---------------------------------------------------------------------------------------------------------


def _headline(office: Office, played: Sequence[Fixture], wins: Sequence[Win]) -> Story:
    """The first of these that can be said; of two such matches the one that is more so."""
    for tell in (_champions, _brink, _last_play, _rout, _run, _turned, _leader, _close):
        if story := tell(office, wins):
            return story
    level = next((each for each in played if each.report and each.state is not FixtureState.FORFEIT), None)
    if level is None:
        return Story(Text("lg-paper-forfeits"))
    home, away = map(office.name, level.teams)
    return Story(Text("lg-paper-level", {"home": home, "away": away}), level.key)


def _of(office: Office, kind: str, win: Win, **more: Arg) -> Story:
    facts: dict[str, Arg] = {"winner": office.name(win.winner), "loser": office.name(win.loser), **more}
    return Story(Text(f"lg-paper-{kind}", facts), win.fixture.key, win.winner)


def _best(wins: Sequence[Win], fits: Callable[[Win], bool], rank: Callable[[Win], int]) -> Win | None:
    return min((win for win in wins if fits(win)), key=rank, default=None)


def _champions(office: Office, wins: Sequence[Win]) -> Story | None:
    champion = office.season.champion
    if champion is None:
        return None
    final = next((win for win in reversed(wins) if win.winner == champion), None)
    facts: dict[str, Arg] = {"winner": office.name(champion), "format": office.book.settings.format.value}
    return Story(Text("lg-paper-champions", facts), final.fixture.key if final else "", champion)


def _brink(office: Office, wins: Sequence[Win]) -> Story | None:
    found = _best(wins, lambda win: win.low <= BEATEN, lambda win: win.low)
    return None if found is None else _of(office, "brink", found)


def _last_play(office: Office, wins: Sequence[Win]) -> Story | None:
    found = _best(wins, lambda win: win.manner == "last", lambda win: win.margin)
    return None if found is None else _of(office, "last", found)


def _rout(office: Office, wins: Sequence[Win]) -> Story | None:
    found = _best(wins, lambda win: win.margin > 2 and win.score[0] >= ROUT * win.score[1], lambda win: -win.margin)
    return None if found is None else _of(office, "rout", found)


def _run(office: Office, wins: Sequence[Win]) -> Story | None:
    if not wins or wins[0].fixture.stage is not Stage.REGULAR:
        return None
    records = standings(office).records
    runs = {win.winner: streak.length for win in wins if (streak := records[win.winner].streak)}
    found = _best(wins, lambda win: runs.get(win.winner, 0) >= RUN, lambda win: -runs[win.winner])
    return None if found is None else _of(office, "run", found, wins=runs[found.winner])


def _turned(office: Office, wins: Sequence[Win]) -> Story | None:
    found = _best(wins, lambda win: win.manner in ("comeback", "late"), lambda win: win.low)
    return None if found is None else _of(office, "turned", found)


def _leader(office: Office, wins: Sequence[Win]) -> Story | None:
    if not wins or wins[0].fixture.stage is not Stage.REGULAR or wins[0].fixture.round < 2:
        return None
    first = overall(office)[0]
    found = next((win for win in wins if win.winner == first), None)
    return None if found is None else _of(office, "leader", found)


def _close(office: Office, wins: Sequence[Win]) -> Story | None:
    found = _best(wins, lambda win: True, lambda win: win.margin)
    return None if found is None else _of(office, "close", found)


# Upset, card and quote ------------------------------------------------------------------------------------------------


def _upset(office: Office, wins: Sequence[Win]) -> Story | None:
    found = _best(wins, lambda win: win.low <= UNLIKELY, lambda win: win.low)
    return None if found is None else _of(office, "upset", found, percent=round(found.low / 10))


def _card(office: Office, played: Iterable[Fixture]) -> Story | None:
    """The earlier of two that have added as much."""
    best: tuple[int, Fixture, str, int] | None = None
    for each in played:
        for card, numbers in each.report.added.items() if each.report else ():
            for team, number in zip(each.teams, numbers, strict=True):
                if number > (best[0] if best else 0):
                    best = number, each, card, team
    if best is None:
        return None
    number, fixture, card, team = best
    facts: dict[str, Arg] = {
        "card": office.play.title(card), "team": office.name(team), "points": max(1, round(number / 10)),
    }  # fmt: skip
    return Story(Text("lg-paper-card", facts), fixture.key, team, card)


def _quote(office: Office, win: Win | None) -> Story | None:
    """The winner's word, or where that is a person the loser's."""
    for team in (win.winner, win.loser) if win else ():
        character = character_of(office.name(team)) if office.is_bot(team) else None
        if win is not None and character is not None:
            quote = character.quote(won=team == win.winner)
            facts: dict[str, Arg] = {"quote": quote, "coach": character.coach, "team": office.name(team)}
            return Story(Text("lg-paper-quote", facts), win.fixture.key, team)
    return None
