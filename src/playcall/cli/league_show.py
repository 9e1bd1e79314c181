"""A league in the terminal: where it stands, what can be picked, what is to be played, the tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from playcall.cli.files import CommandError
from playcall.cli.league_files import LeagueFile
from playcall.cli.output import emit_json, print_heading
from playcall.contract import Game, Said, msg
from playcall.contract.leagues import Stage
from playcall.contract.speech import Speaker
from playcall.lab.season import Refused, Run
from playcall.leagues import Fixture, Phase
from playcall.leagues.draft import options
from playcall.leagues.exporting import fixture_rows, table_rows
from playcall.leagues.office import Office
from playcall.leagues.ranking import IN_THE_DIVISION, order, rank
from playcall.leagues.season import mend_options
from playcall.leagues.standings import overall, standings
from playcall.leagues.trades import is_pick
from playcall.leagues.turns import on_the_clock, running, turn


def explained(problem: Refused, say: Speaker) -> CommandError:
    """A refusal in words, with its rule."""
    return CommandError(f"{say(problem.refusal.text)} ({problem.refusal.rule})")


class Desk(NamedTuple):
    """A league, the file it is kept in, and whoever speaks of it."""

    game: Game
    file: LeagueFile
    run: Run
    say: Speaker

    @property
    def office(self) -> Office:
        return self.run.competition.office

    def owner(self, team: int) -> str:
        """Who has a team; bots make no offers and answer by themselves."""
        owner = self.office.teams[team].owner
        if owner is None:
            raise CommandError(self.say(msg("league-a-bots-team", team=self.office.name(team))))
        return owner

    def team(self, name: str) -> int:
        names = [team.name for team in self.office.teams]
        if name not in names:
            raise CommandError(f"There is no team '{name}' in this league; there are: {', '.join(names)}.")
        return names.index(name)

    def thing(self, word: str) -> str:
        """A card in whatever letters, or a pick."""
        cards = () if is_pick(word) else self.office.play.cards()
        return next((card for card in cards if card.casefold() == word.casefold()), word)

    def person_to_pick(self) -> int | None:
        """The person whose pick or repair is waited for."""
        season = self.office.book.season
        waited_for = [*on_the_clock(self.office), *(season.mending[:1] if season else [])]
        return next((team for team in waited_for if not self.office.is_bot(team)), None)

    def choices(self) -> list[str]:
        team = self.person_to_pick()
        if team is None:
            return []
        return options(self.office, team) if running(self.office) else mend_options(self.office, team)

    # In words ---------------------------------------------------------------------------------------------------------

    def stage(self) -> str:
        """Where it stands, in a sentence."""
        book = self.office.book
        if book.season is None:
            return self.say(msg("league-forming"))
        number, picking = book.season.number, self.person_to_pick()
        if book.phase in (Phase.OFFSEASON, Phase.ARCHIVED) and book.past:
            page = book.past[-1]
            champion = "" if page.champion is None else page.names[page.champion]
            return self.say(msg("league-over", season=number, team=champion))
        if picking is not None:
            return self.say(self._picking(number, self.office.name(picking)))
        return self.say(
            msg("league-to-play", season=number, stage=self.title(book.season.stage), matches=len(self.to_come()))
        )

    def _picking(self, season: int, team: str) -> Said:
        draft = running(self.office)
        if draft is None:
            return msg("league-replace", season=season, team=team)
        round_number = turn(draft, draft.at)[0] if draft.rounds else 0
        return msg("league-draft", season=season, round=round_number, team=team)

    def title(self, stage: Stage) -> str:
        season = self.office.season
        last = stage is Stage.PLAYOFF and len(self.to_come()) == 1 and season.brackets[-1].champion is None
        if last and self.office.play.final_title is not None:
            return self.say(self.office.play.final_title)
        return self.say(msg("league-stage", stage=stage.value, number=season.round))

    def to_come(self) -> list[Fixture]:
        """The matches of this round that do not count yet, drawn or not."""
        season = self.office.season
        if season.opened:
            return self.office.open_fixtures
        return [each for each in season.fixtures if each.stage is season.stage and each.round == season.round]

    def result(self, key: str) -> str:
        fixture = self.office.fixture(key)
        found = None if fixture is None else fixture.report
        if fixture is None or found is None:
            return ""
        home, away = map(self.office.name, fixture.teams)
        line = msg("lg-did-played", home=home, scored=found.score[0], away=away, conceded=found.score[1])
        if fixture.decision is None or found.score[0] != found.score[1]:
            return self.say(line)
        winner = self.office.name(fixture.decision.winner)
        return self.say(msg("league-decided", result=line, team=winner, means=fixture.decision.by.value))

    def trade(self, number: int) -> str:
        trade = self.office.season.trades[number]
        why = trade.void or msg("league-trade-state", state=trade.state.value)
        return self.say(msg("league-trade-off", team=self.office.name(trade.team),
                            partner=self.office.name(trade.partner), why=why))  # fmt: skip


# What there is to see -------------------------------------------------------------------------------------------------


def show(desk: Desk, as_json: bool) -> None:
    if as_json:
        emit_json(_document(desk))
        return
    print_heading(desk.stage())
    _show_choices(desk)
    if desk.office.book.season is not None and desk.person_to_pick() is None:
        for fixture in desk.to_come():
            home, away = map(desk.office.name, fixture.teams)
            print(desk.say(msg("league-pairing", home=home, away=away)))
    _show_tables(desk)


def _document(desk: Desk) -> dict[str, Any]:
    office, book = desk.office, desk.office.book
    over = book.phase in (Phase.OFFSEASON, Phase.ARCHIVED)
    return {
        "game": desk.game.id, "league": book.name, "phase": book.phase.value, "stage": desk.stage(),
        "season": book.season.number if book.season else 0,
        "champion": book.past[-1].champion if over and book.past else None, "clock": desk.person_to_pick(),
        "members": [team.name for team in office.teams],
        "rosters": [list(team.roster.cards) for team in office.teams], "choices": desk.choices(),
        "results": [desk.result(each.key) for each in (book.season.fixtures if book.season else ()) if each.report],
        "fixtures": [row for row in fixture_rows(office) if row["state"] in ("open", "live", "scheduled")],
        "table": table_rows(office),
    }  # fmt: skip


def _show_choices(desk: Desk) -> None:
    team, play = desk.person_to_pick(), desk.office.play
    if team is None:
        return
    held = [desk.say(play.title(card)) for card in desk.office.teams[team].roster.cards]
    print(
        desk.say(msg("league-have", team=desk.office.name(team), cards=", ".join(held) or desk.say(msg("lg-nothing"))))
    )
    stock = {each.id: each.title for each in play.stock()}
    groups: dict[str, list[str]] = {}
    for card in desk.choices():
        group = "" if card in stock else desk.say(play.group_title(play.group(card)))
        groups.setdefault(group, []).append(f"{card} {desk.say(stock.get(card) or play.title(card))}")
    for group, cards in groups.items():
        print(f"{group}: {', '.join(cards)}" if group else ", ".join(cards))
    print(desk.say(msg("league-pick-with", game=desk.game.id, league=desk.office.book.name)))


def _show_tables(desk: Desk) -> None:
    office = desk.office
    season = office.book.season
    if season is None or not any(each.stage is Stage.REGULAR for each in season.fixtures):
        return
    if not season.divisions:
        _show_table(desk, desk.say(msg("league-table")), overall(office))
    for division in season.divisions:
        conference = division.conference + 1 if len(season.divisions) > 2 else 0
        title = desk.say(msg("league-division", division=division.name, conference=conference))
        _show_table(desk, title, order(rank(division.teams, standings(office), IN_THE_DIVISION)))


def _show_table(desk: Desk, title: str, teams: Sequence[int]) -> None:
    print_heading(desk.say(msg("league-table-head", title=title)))
    width = max(len(desk.office.name(team)) for team in teams)
    records = standings(desk.office).records
    for team in teams:
        total = records[team].overall
        name = desk.office.name(team).ljust(width)
        print(f"{name}  {total.won:2} {total.tied:2} {total.lost:2}  {total.scored:3}:{total.conceded}")
