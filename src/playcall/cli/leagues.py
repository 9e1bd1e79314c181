"""The command that runs a league: founded, drafted, played week by week; kept in the user's data folder."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import NamedTuple

import msgspec

from playcall.booklet.collecting import owned, packs_of
from playcall.booklet.leagues import PERSON, Fixture, League, Leagues, Member, Offer, leagues_of
from playcall.cli.collecting import find_shelf
from playcall.cli.files import Refused, read_record, read_text, write_record
from playcall.cli.output import emit_json, print_heading
from playcall.cli.own_decks import slug
from playcall.cli.play import run_session
from playcall.cli.terminal.session import Session
from playcall.games import load
from playcall.kernel import Game, State, replay
from playcall.lab.match import play_game
from playcall.server.settings import data_folder

SEEDS = 1 << 32
STAND_IN = "starter"
"""Who plays for a second person at one keyboard."""


class Wish(NamedTuple):
    """What was asked for."""

    name: str
    card: str | None = None
    teams: int = 8
    persons: tuple[str, ...] = ()
    bot: str = "starter"
    seed: int | None = None
    settings: tuple[str, ...] = ()
    auto: bool = False
    plain: bool = False
    offer: tuple[str, ...] = ()
    """Two teams, what the first gives, what it takes, who is against it."""
    approved: bool = False
    as_json: bool = False


class Desk(NamedTuple):
    """A league with its game and the file it is kept in."""

    game: Game
    league: League
    path: Path

    def save(self) -> None:
        """The old file stays whole until the new one is."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.path.with_suffix(".new")
            fresh.write_text(self.league.text(), encoding="utf-8")
            fresh.replace(self.path)
        except OSError as problem:
            raise Refused(f"'{self.path}' cannot be written: {(problem.strerror or str(problem)).lower()}.") from None

    def record_of(self, fixture: Fixture) -> Path:
        folder = self.path.with_suffix("")
        folder.mkdir(parents=True, exist_ok=True)
        season = self.league.stage().split(",")[0].replace(" ", "-").lower()
        return folder / f"{season}-{fixture.key.replace(':', '-')}.record"

    def plays(self, member: int) -> str:
        return self.league.members[member].player


def run_league(game_id: str, task: str, wish: Wish) -> None:
    game = load(game_id)
    leagues = leagues_of(game)
    if leagues is None:
        raise Refused(f"{game.title} has no leagues.")
    tasks = {"draft": draft, "play": play, "trade": trade, "season": next_season}
    if task == "new":
        desk = found(game, leagues, wish)
    else:
        desk = find(game, leagues, wish.name)
        if task != "show":
            tasks[task](desk, wish)
    show(desk, wish.as_json)


def found(game: Game, leagues: Leagues, wish: Wish) -> Desk:
    path = _path(game, wish.name)
    if path.exists():
        raise Refused(f"There is a league '{wish.name}' already, in {path}.")
    persons = wish.persons or ("You",)
    bots = [Member(f"Team {place + 1}", wish.bot) for place in range(len(persons), wish.teams)]
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    settings = dict(_setting(word) for word in wish.settings)
    game.parse_options({name: text for name, text in settings.items() if name not in leagues.settings()})
    cards = _owned(game)
    league = leagues.found(wish.name, [*(Member(name, owned=cards) for name in persons), *bots], seed, settings)
    desk = Desk(game, league, path)
    desk.save()
    return desk


def _owned(game: Game) -> tuple[str, ...] | None:
    """What is in one's collection, where there is one."""
    if packs_of(game) is None:
        return None
    shelf = find_shelf(game)
    return tuple(sorted(owned(shelf.packs, shelf.collection)))


def find(game: Game, leagues: Leagues, name: str) -> Desk:
    path = _path(game, name)
    if not path.is_file():
        raise Refused(f"There is no league '{name}'; 'playcall league {game.id} new {name}' founds one.")
    return Desk(game, leagues.read(read_text(path)), path)


def _setting(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise Refused(f"'{word}' is no setting: write --option name=value.")
    return name.strip(), value.strip()


def _path(game: Game, name: str) -> Path:
    if not slug(name):
        raise Refused(f"'{name}' is no name for a league: use letters or digits.")
    return data_folder() / "leagues" / game.id / f"{slug(name)}.json"


# What can be done -----------------------------------------------------------------------------------------------------


def draft(desk: Desk, wish: Wish) -> None:
    """A person's pick, and those of bots up to the next person's."""
    league = desk.league
    if league.clock() is None:
        raise Refused("Nobody is to pick a card now.")
    if wish.card is not None:
        league.pick(wish.card.upper())
    _let_bots_pick(desk, wish.auto)
    desk.save()


def _let_bots_pick(desk: Desk, auto: bool) -> None:
    while (member := desk.league.clock()) is not None and (auto or desk.plays(member) != PERSON):
        choices = desk.league.choices()
        desk.league.pick(choices[0].id if choices else "nothing")


def play(desk: Desk, wish: Wish) -> None:
    """Every game that is to be played now; a person's in the terminal, unless bots play all."""
    _let_bots_pick(desk, wish.auto)
    fixtures = desk.league.fixtures()
    if not fixtures:
        raise Refused(f"There is no game to play now: {desk.league.stage()}")
    for fixture in sorted(fixtures, key=lambda fixture: PERSON in map(desk.plays, fixture.members)):
        final = _play_one(desk, fixture, wish)
        if final is None:
            break
        line = desk.league.enter(fixture.key, final)
        desk.save()
        if not wish.as_json:
            print(line)
    _let_bots_pick(desk, wish.auto)
    desk.save()


def _play_one(desk: Desk, fixture: Fixture, wish: Wish) -> State | None:
    """How a game ended; None where its player left it for later."""
    game, file = desk.game, desk.record_of(fixture)
    levels = [desk.plays(member) for member in fixture.members]
    bots = [STAND_IN if level == PERSON else level for level in levels]
    if wish.auto or PERSON not in levels:
        record = play_game(game, game.parse_options(fixture.options), fixture.seed, bots)
        write_record(file, record.to_text())
        return replay(record, game)
    seat = levels.index(PERSON)
    if file.exists():
        session = Session.resume(game, read_record(file), seat, bots[1 - seat])
    else:
        session = Session.begin(game, fixture.options, fixture.seed, seat, bots[1 - seat])
    run_session(session, file, wish.plain)
    write_record(file, session.text())
    return session.state if session.over else None


def trade(desk: Desk, wish: Wish) -> None:
    if len(wish.offer) < 4:
        raise Refused("Say who trades what: --offer ONE --offer TWO --offer GIVES --offer TAKES.")
    one, two, gives, takes, *against = wish.offer
    names = [member.name for member in desk.league.members]
    sides = _member(names, one), _member(names, two)
    cards = [tuple(word for word in text.upper().split(",") if word not in ("", "-")) for text in (gives, takes)]
    votes = tuple(_member(names, name) for name in against)
    desk.league.trade(Offer(*sides, cards[0], cards[1], votes, wish.approved))
    desk.save()


def _member(names: list[str], name: str) -> int:
    if name not in names:
        raise Refused(f"There is no team '{name}' in this league; there are: {', '.join(names)}.")
    return names.index(name)


def next_season(desk: Desk, wish: Wish) -> None:
    desk.league.next_season()
    _let_bots_pick(desk, wish.auto)
    desk.save()


# What there is to see -------------------------------------------------------------------------------------------------


def show(desk: Desk, as_json: bool) -> None:
    league = desk.league
    if as_json:
        emit_json(
            {
                "game": desk.game.id, "league": league.name, "stage": league.stage(), "champion": league.champion(),
                "members": [member.name for member in league.members], "clock": league.clock(),
                "rosters": [list(league.roster(member)) for member in range(len(league.members))],
                "choices": [choice.id for choice in league.choices()], "results": list(league.results()),
                "fixtures": [{"key": each.key, "members": each.members} for each in league.fixtures()],
                "table": [msgspec.to_builtins(line) for line in league.table()],
            }
        )  # fmt: skip
        return
    print_heading(league.stage())
    _show_choices(desk)
    for fixture in league.fixtures():
        print(" against ".join(league.members[member].name for member in fixture.members))
    _show_table(league)


def _show_choices(desk: Desk) -> None:
    member, titles = desk.league.clock(), {face.id: face.title for face in desk.game.faces()}
    if member is None:
        return
    held = [titles.get(card, card) for card in desk.league.roster(member)]
    print(f"{desk.league.members[member].name} have: {', '.join(held) or 'nothing yet'}.")
    groups: dict[str, list[str]] = {}
    for choice in desk.league.choices():
        groups.setdefault(choice.group, []).append(f"{choice.id} {choice.title}")
    for group, cards in groups.items():
        print(f"{group}: {', '.join(cards)}")
    print(f"Pick with 'playcall league {desk.game.id} draft {desk.league.name} CARD'.")


def _show_table(league: League) -> None:
    lines = league.table()
    width = max((len(league.members[line.member].name) for line in lines), default=0)
    group = ""
    for line in lines:
        if line.group != group:
            group = line.group
            print_heading(f"{group}: won, drawn, lost, points")
        name = league.members[line.member].name.ljust(width)
        print(f"{name}  {line.won:2} {line.drawn:2} {line.lost:2}  {line.scored:3}:{line.against}")
