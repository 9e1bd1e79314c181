"""GF-18.17 to GF-18.27  The stages of a season: exhibition games, weeks, playoffs and the Iron Bowl."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.decks import deck_code, named_deck
from playcall.games.gridiron_fantasy.league.draft import free_cards, league_deck
from playcall.games.gridiron_fantasy.league.rules import CONFERENCE
from playcall.games.gridiron_fantasy.league.schedule import circle, schedule
from playcall.games.gridiron_fantasy.league.standings import iron_bowl, seeds, semi_finals

if TYPE_CHECKING:
    from playcall.games.gridiron_fantasy.league.season import Season

IRON_BOWL = "Iron Bowl"


class Pairing(NamedTuple):
    """A game between two members; in playoffs the higher seed first."""

    key: str
    home: int
    visitor: int


class Stage(NamedTuple):
    """Games that are played before the next stage is known."""

    name: str
    week: int
    pairings: tuple[Pairing, ...]
    counts: bool
    """Whether its games are in the records."""
    decides: bool
    """Whether its games need a winner."""
    played: dict[str, int]
    """The games that are over, with who won where that was needed."""


def first_stage(season: Season) -> Stage:
    """GF-18.17  The exhibition games, or the first week."""
    return _exhibition(season, 1) if season.rules.preseason else _week(season, 1)


def next_stage(season: Season, over: Stage) -> Stage | None:
    """What comes after a stage; None after the Iron Bowl."""
    if over.name.startswith("Exhibition"):
        return _exhibition(season, over.week + 1) if over.week < season.rules.preseason else _week(season, 1)
    if over.name.startswith("Week"):
        return _week(season, over.week + 1) if over.week < len(schedule(season.n)) else _playoffs(season)
    winners = list(over.played.values())
    if over.name == IRON_BOWL:
        return None
    if len(winners) > 2:  # GF-18.25
        halves = [[team for team in winners if season.conference(team) == half] for half in (0, 1)]
        return _deciding("Conference final", [_by_record(season, *half) for half in halves])
    return _deciding(IRON_BOWL, [_by_record(season, *winners)])


def _by_record(season: Season, one: int, two: int) -> tuple[int, int]:
    return iron_bowl(one, two, _seeded(season, one, two))


def _seeded(season: Season, one: int, two: int) -> list[int]:
    """GF-18.22, GF-18.25  Within a conference by seed, between conferences by record."""
    if season.conference(one) != season.conference(two):
        return season.overall
    return _seeds(season, season.conference(one))


def _seeds(season: Season, conference: int) -> list[int]:
    members = [member for member in range(season.n) if season.conference(member) == conference]
    divisions = {member: season.division(member) for member in range(season.n)}
    return seeds(members, season.games, divisions, season.lot, season.rules)


def _playoffs(season: Season) -> Stage:
    """GF-18.20 to GF-18.25"""
    conferences = 2 if season.n == 2 * CONFERENCE else 1
    return _deciding("Semi-final", [pair for half in range(conferences) for pair in semi_finals(_seeds(season, half))])


def _deciding(name: str, pairs: list[tuple[int, int]]) -> Stage:
    word = name.lower().replace(" ", "-")
    pairings = tuple(Pairing(f"{word}:{home}-{visitor}", home, visitor) for home, visitor in pairs)
    return Stage(name, 0, pairings, counts=False, decides=True, played={})


def _exhibition(season: Season, number: int) -> Stage:
    rounds = circle(season.n)
    pairs = [(season.lot[home], season.lot[visitor]) for home, visitor in rounds[(number - 1) % len(rounds)]]
    return _stage(f"Exhibition {number}", number, pairs, counts=False)


def _week(season: Season, number: int) -> Stage:
    """GF-18.18, GF-18.19  By franchise with eight or sixteen teams, else by the first round of the draft."""
    members = {season_number(season, member): member for member in range(season.n)}
    pairs = [(members[home], members[visitor]) for home, visitor in schedule(season.n)[number - 1]]
    return _stage(f"Week {number}", number, pairs, counts=True)


def season_number(season: Season, member: int) -> int:
    """The number that the schedule knows a member by."""
    if season.n in (CONFERENCE, 2 * CONFERENCE):
        return season.letter(member) + CONFERENCE * season.conference(member)
    return season.places.index(member)


def _stage(name: str, number: int, pairs: list[tuple[int, int]], counts: bool) -> Stage:
    word = name.split()[0].lower()
    pairings = tuple(Pairing(f"{word}-{number}:{home}-{visitor}", home, visitor) for home, visitor in pairs)
    return Stage(name, number, pairings, counts, decides=False, played={})


def settings_of(season: Season, stage: Stage, members: tuple[int, int]) -> dict[str, str]:
    """GF-18.4, GF-18.22, GF-18.26, GF-18.28  How a game is played, and what both bring to it."""
    settings = season.options | season.rules.match_options(playoff=stage.decides)
    if stage.decides:
        settings["home"] = "seat1_chooses"
    if not stage.counts and not stage.decides:
        settings["rip_permanent"] = "off"
    free = free_cards(season.rules)
    for seat, member in enumerate(members, 1):
        roster = season.rosters[member]
        own = season.members[member].deck or load().franchises[season.letter(member)].letter
        deck = league_deck(named_deck(own), [*roster, *free])
        settings[f"deck{seat}"] = deck_code(deck._replace(name=season.members[member].name, stock=-1), load())
    return settings
