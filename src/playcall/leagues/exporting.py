"""LG-10.3  For other programs: table, fixtures, results and rosters as CSV and JSON, fixtures as iCalendar."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from io import StringIO
from typing import Final

import msgspec

from playcall.contract.leagues import Stage
from playcall.leagues.book import Fixture, Phase
from playcall.leagues.office import Office
from playcall.leagues.seeing import STRANGER, seen
from playcall.leagues.settings import DAY, HOUR
from playcall.leagues.standings import standings, table

Row = dict[str, str | int]
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would reckon."""


def table_rows(office: Office) -> list[Row]:
    """LG-6.4  The table, best first, with what decided each place."""
    if office.book.season is None or not any(each.stage is Stage.REGULAR for each in office.season.fixtures):
        return []
    records = standings(office).records
    return [
        {
            "place": place.place, "team": office.name(place.team), "played": total.matches, "won": total.won,
            "tied": total.tied, "lost": total.lost, "scored": total.scored, "against": total.conceded,
            "difference": total.difference, "points": total.points(standings(office).points),
            "decided_by": place.criterion,
        }
        for place in table(office)
        for total in [records[place.team].overall]
    ]  # fmt: skip


def fixture_rows(office: Office) -> list[Row]:
    """All fixtures, with their results where they have one."""
    return [_fixture_row(office, each) for each in office.season.fixtures] if office.book.season else []


def _fixture_row(office: Office, fixture: Fixture) -> Row:
    home, away = fixture.report.score if fixture.report else ("", "")
    return {
        "key": fixture.key, "stage": fixture.stage.value, "round": fixture.round, "home": office.name(fixture.home),
        "away": office.name(fixture.away), "state": fixture.state.value, "home_score": home, "away_score": away,
        "goes_on": office.name(fixture.decision.winner) if fixture.decision else "", "record": fixture.record,
    }  # fmt: skip


def result_rows(office: Office) -> list[Row]:
    """The fixtures that count."""
    counted = {each.key for each in office.season.fixtures if each.state.counts} if office.book.season else set()
    return [row for row in fixture_rows(office) if row["key"] in counted]


def roster_rows(office: Office) -> list[Row]:
    """Who has which card, as everybody may know it."""
    return [
        {"team": team.name, "card": card, "group": office.play.group(card), "value": office.play.value(card)}
        for team in seen(office, STRANGER).teams
        for card in team.roster.cards
    ]


ROWS: Final[Mapping[str, Callable[[Office], list[Row]]]] = {
    "table": table_rows, "fixtures": fixture_rows, "results": result_rows, "rosters": roster_rows,
}  # fmt: skip
"""What can be exported, by its name."""


def as_csv(office: Office, what: str) -> str:
    rows = ROWS[what](office)
    page = StringIO()
    writer = csv.writer(page, lineterminator="\r\n")
    writer.writerow(rows[0] if rows else [])
    writer.writerows([_harmless(value) for value in row.values()] for row in rows)
    return page.getvalue()


def _harmless(value: str | int) -> str | int:
    """A name that looks like a formula stays a name."""
    return f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value


def as_json(office: Office) -> bytes:
    book = office.book
    head = {"name": book.name, "game": book.game, "season": book.season.number if book.season else 0}
    return msgspec.json.encode({**head, "phase": book.phase, **{what: rows(office) for what, rows in ROWS.items()}})


# iCalendar (RFC 5545) -------------------------------------------------------------------------------------------------


def as_calendar(office: Office, team: int | None = None) -> str:
    """The fixtures to come, of one team or of all; rounds that are not open stand where they will be at the latest."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Playcall//Leagues//EN"]
    lines.append(f"X-WR-CALNAME:{_plain(office.book.name)}")
    fixtures = office.season.fixtures if office.book.season else []
    for each in fixtures:
        if not each.state.counts and (team is None or team in each.teams):
            lines += _event(office, each)
    return "".join(f"{part}\r\n" for each in [*lines, "END:VCALENDAR"] for part in _folded(each))


def _event(office: Office, fixture: Fixture) -> Sequence[str]:
    opens, closes = times(office, fixture)
    return (
        "BEGIN:VEVENT", f"UID:{_name(office)}-{fixture.key}@playcall", f"DTSTAMP:{_moment(office.book.now)}",
        f"DTSTART:{_moment(opens)}", f"DTEND:{_moment(closes)}",
        f"SUMMARY:{_plain(office.name(fixture.home))} – {_plain(office.name(fixture.away))}", "END:VEVENT",
    )  # fmt: skip


def _name(office: Office) -> str:
    """What the calendar knows the competition by."""
    return blake2b(f"{office.book.name}/{office.book.seed}".encode(), digest_size=6).hexdigest()


def times(office: Office, fixture: Fixture) -> tuple[int, int]:
    """When a fixture opens and when it must be played; of later rounds, at the latest."""
    season, settings, book = office.season, office.book.settings, office.book
    length = settings.round_days * DAY
    if season.opened:
        opens, pause = season.deadline - length, settings.break_hours * HOUR
    else:
        opens, pause = book.since, settings.break_hours * HOUR if book.phase is Phase.BREAK else 0
    ahead = fixture.round - season.round if fixture.stage is season.stage else fixture.round
    opens += max(ahead, 0) * (length + pause)
    return opens, opens + length


def _moment(when: int) -> str:
    return datetime.fromtimestamp(when, UTC).strftime("%Y%m%dT%H%M%SZ")


def _plain(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return " ".join(escaped.split())


def _folded(line: str) -> Iterator[str]:
    """Lines of at most 75 bytes; what follows begins with a space."""
    part, size = "", 0
    for letter in line:
        width = len(letter.encode())
        if size + width > 75:
            yield part
            part, size = " ", 1
        part, size = part + letter, size + width
    yield part
