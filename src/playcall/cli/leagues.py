"""The command that runs a league or a cup at one keyboard: founded, drafted, played round by round, traded in."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from playcall.cli.collecting import find_shelf
from playcall.cli.files import CommandError, read_record, write_record
from playcall.cli.language import language_of
from playcall.cli.league_files import LeagueFile
from playcall.cli.league_paper import print_paper
from playcall.cli.league_settings import read_agreed
from playcall.cli.league_show import Desk, explained, show
from playcall.cli.own_decks import with_own_decks
from playcall.cli.play import run_session
from playcall.cli.terminal.session import Session
from playcall.contract import Game
from playcall.contract.collecting import owned
from playcall.contract.leagues import Building
from playcall.contract.speech import speaker
from playcall.games import load
from playcall.lab.season import Outcome, Refused, Run, outcome
from playcall.leagues import (
    PROGRAM,
    Answered,
    BotAdded,
    Brought,
    Built,
    Closed,
    DraftPool,
    Fixture,
    Founded,
    Joined,
    Mended,
    Offered,
    Opened,
    Phase,
    Picked,
    Played,
    Ready,
    Reviewed,
    Settings,
    Started,
    TradeState,
    Voted,
)
from playcall.leagues.characters import drawn
from playcall.leagues.draft import options, picked
from playcall.leagues.fixtures import match_up, table_options, table_seed
from playcall.leagues.season import mend_options, standing, waiting
from playcall.leagues.sportspage import sports_page
from playcall.leagues.trades import outside
from playcall.leagues.turns import running

SEEDS = 1 << 32
MANY = 99
"""Seasons that a league may have; it ends when nobody starts another."""
AUTO = "auto"


class Wish(NamedTuple):
    """What was asked for."""

    name: str
    card: str | None = None
    teams: int = 8
    persons: tuple[str, ...] = ()
    commissioner: str = AUTO
    bot: str = "starter"
    seed: int | None = None
    settings: tuple[str, ...] = ()
    auto: bool = False
    plain: bool = False
    offer: tuple[str, ...] = ()
    """Two teams, what the first gives, what it takes, who is against it."""
    approved: bool = False
    language: str | None = None
    as_json: bool = False


def run_league(game_id: str, task: str, wish: Wish) -> None:
    game = load(game_id)
    say = speaker(game.package, language_of(wish.language), "playcall.leagues", "playcall.cli")
    tasks: dict[str, Callable[[Desk, Wish], None]] = {
        "draft": draft, "bring": bring, "play": play, "trade": trade, "season": next_season,
        "show": lambda desk, wish: None,
    }  # fmt: skip
    file = LeagueFile(game, wish.name)
    try:
        desk = Desk(game, file, found(game, file, wish) if task == "new" else file.open(), say)
        if task != "new":
            tasks[task](desk, wish)
    except Refused as problem:
        raise explained(problem, say) from None
    show(desk, wish.as_json)


def found(game: Game, file: LeagueFile, wish: Wish) -> Run:
    """Persons first, then bots; the season begins at once."""
    head = PROGRAM if wish.commissioner == AUTO else wish.commissioner
    settings = read_agreed(game, wish.settings, teams=wish.teams, seasons=MANY, bot=wish.bot)
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    persons = wish.persons or ("You",)
    if len(persons) > wish.teams or len(set(persons)) < len(persons):
        raise CommandError(f"{wish.teams} teams have no place for these persons: {', '.join(persons)}.")
    founded = Founded(
        head, 0, name=wish.name, game=game.id, seed=seed, settings=settings, founder=head, auto=head == PROGRAM
    )
    run = file.found(founded)
    for name in persons:
        run.enter(Joined(name, 0, name=name, team=name, owned=_owned(game, settings)))
    for character in drawn(wish.teams - len(persons), seed, persons):
        run.enter(BotAdded(head, 0, team=character.team, style=character.style))
    run.enter(Started(head, 0))
    run.settle()
    return run


def _owned(game: Game, settings: Settings) -> tuple[str, ...] | None:
    """LG-3.11  What is in one's collection, where only that is drafted."""
    if game.packs is None or settings.draft_pool is DraftPool.COMMON:
        return None
    shelf = find_shelf(game)
    return tuple(sorted(owned(shelf.packs, shelf.collection)))


# Drafts and repairs ---------------------------------------------------------------------------------------------------


def draft(desk: Desk, wish: Wish) -> None:
    """A person's pick, and those of bots up to the next person's."""
    desk.run.settle()
    if desk.person_to_pick() is None:
        raise CommandError(f"It is nobody's turn to pick a card. {desk.stage()}")
    if wish.card is not None:
        _pick(desk, wish.card)
    _go_on(desk, wish.auto)


def _pick(desk: Desk, word: str) -> None:
    team, office = desk.person_to_pick(), desk.office
    assert team is not None
    who, now, now_running = desk.owner(team), desk.run.now, running(office)
    if now_running is None:
        desk.run.enter(Mended(who, now, team=team, card=_spelled(word, mend_options(office, team))))
    elif now_running.kind is Building.CAP:
        deck = with_own_decks(desk.game, {"deck1": word})["deck1"]
        desk.run.enter(Built(who, now, team=team, roster=office.play.handed_in(deck)))
    else:
        cards = tuple(_spelled(part, options(office, team)) for part in word.split(","))
        desk.run.enter(Picked(who, now, team=team, cards=cards))


def bring(desk: Desk, wish: Wish) -> None:
    """LG-1.2  A person's own plays; without a deck, those of the game again."""
    persons = [desk.team(name) for name in wish.persons] or desk.office.persons[:1]
    if not persons:
        raise CommandError("Only persons bring plays of their own.")
    deck = with_own_decks(desk.game, {"deck1": wish.card})["deck1"] if wish.card else ""
    desk.run.enter(Brought(desk.owner(persons[0]), desk.run.now, team=persons[0], deck=deck))


def _spelled(word: str, known: Sequence[str]) -> str:
    """A card by its id, in whatever letters."""
    return next((card for card in known if card.casefold() == word.casefold()), word.upper())


def _go_on(desk: Desk, auto: bool) -> None:
    """Bots pick, for persons too where they want it."""
    desk.run.settle()
    while auto and (team := desk.person_to_pick()) is not None:
        who, now, now_running = desk.owner(team), desk.run.now, running(desk.office)
        if now_running is None:
            wanted = next(iter(mend_options(desk.office, team)), "")
            desk.run.enter(Mended(who, now, team=team, card=wanted))
        else:
            desk.run.enter(msgspec.structs.replace(picked(desk.office, now_running, team, now), who=who))
        desk.run.settle()


# Matches --------------------------------------------------------------------------------------------------------------


def play(desk: Desk, wish: Wish) -> None:
    """Every match of the round; a person's in the terminal, unless bots play all."""
    _go_on(desk, wish.auto)
    if desk.person_to_pick() is None:
        _open_round(desk)
    fixtures = desk.office.open_fixtures
    if not fixtures:
        raise CommandError(f"There is no match to play now. {desk.stage()}")
    before = sports_page(desk.office)
    for_bots = fixtures if wish.auto else desk.run.competition.to_play()
    desk.run.play(for_bots, told=lambda played, result: _told(desk, played, result, wish.as_json))
    for fixture in [each for each in fixtures if each not in for_bots]:
        if not _play_one(desk, fixture, wish):
            break
    page = sports_page(desk.office)
    if page is not None and page != before and not wish.as_json:
        print_paper(page, desk.say)
    if standing(desk.office):
        desk.run.enter(Closed(desk.office.book.commissioner, desk.run.now))
    _go_on(desk, wish.auto)


def _open_round(desk: Desk) -> None:
    """Whoever sits at this keyboard needs no more time, the commissioner included."""
    for team in desk.office.persons if desk.office.book.season and waiting(desk.office) else ():
        desk.run.enter(Ready(desk.owner(team), desk.run.now, team=team))
    desk.run.settle()
    head, now = desk.office.book.commissioner, desk.run.now
    if head and not desk.run.competition.judge(Opened(head, now)):
        desk.run.enter(Opened(head, now))
        desk.run.settle()


def _told(desk: Desk, played: Played, result: Outcome, quiet: bool) -> None:
    write_record(desk.file.record(played.fixture), result.record)
    if not quiet:
        print(desk.result(played.fixture))


def _play_one(desk: Desk, fixture: Fixture, wish: Wish) -> bool:
    """Whether a match was played to its end, not left for later."""
    office, file = desk.office, desk.file.record(fixture.key)
    seat = 1 if office.is_bot(fixture.home) else 0
    other = office.teams[fixture.teams[1 - seat]].level
    if file.exists():
        session = Session.resume(desk.game, read_record(file), seat, other, wish.language)
    else:
        wanted = table_options(office, fixture), table_seed(office, fixture)
        session = Session.begin(desk.game, *wanted, seat, other, wish.language)
    run_session(session, file, wish.plain)
    write_record(file, session.text())
    if not session.over:
        return False
    result = outcome(desk.game.id, office.book.settings, match_up(office, fixture).rosters, session.record)
    played = result.played(fixture.key, desk.run.now, file.name)
    desk.run.enter(played)
    _told(desk, played, result, wish.as_json)
    return True


# Trades and seasons ---------------------------------------------------------------------------------------------------


def trade(desk: Desk, wish: Wish) -> None:
    """A person offers; whoever is at this keyboard answers, reviews and votes for the other persons."""
    if len(wish.offer) < 4:
        raise CommandError("Say who trades what: --offer ONE --offer TWO --offer GIVES --offer TAKES.")
    one, two, gives, takes, *against = wish.offer
    team, partner = desk.team(one), desk.team(two)
    goods = [tuple(desk.thing(word) for word in text.split(",") if word not in ("", "-")) for text in (gives, takes)]
    now = desk.run.now
    desk.run.enter(Offered(desk.owner(team), now, team=team, partner=partner, gives=goods[0], takes=goods[1]))
    number = len(desk.office.season.trades) - 1
    if not desk.office.is_bot(partner):
        desk.run.enter(Answered(desk.owner(partner), now, trade=number, accepts=True))
    _review(desk, number, wish.approved)
    _vote(desk, number, [desk.team(name) for name in against])
    desk.run.settle()
    if desk.office.season.trades[number].state is not TradeState.DONE:
        raise CommandError(desk.trade(number))


def _review(desk: Desk, number: int, approved: bool) -> None:
    head = desk.office.book.commissioner
    in_review = desk.office.season.trades[number].state is TradeState.REVIEW
    if in_review and head and approved:
        desk.run.enter(Reviewed(head, desk.run.now, trade=number, approves=True))
    else:
        desk.run.settle()


def _vote(desk: Desk, number: int, against: Sequence[int]) -> None:
    for team in outside(desk.office, desk.office.season.trades[number]):
        still_open = desk.office.season.trades[number].state is TradeState.WINDOW
        if still_open and not desk.office.is_bot(team):
            vote = Voted(desk.owner(team), desk.run.now, trade=number, team=team, against=team in against)
            desk.run.enter(vote)


def next_season(desk: Desk, wish: Wish) -> None:
    if desk.office.book.phase is not Phase.OFFSEASON:
        raise CommandError(f"The season is not over yet. {desk.stage()}")
    desk.run.enter(Started(desk.office.book.commissioner, desk.run.now))
    _go_on(desk, wish.auto)
