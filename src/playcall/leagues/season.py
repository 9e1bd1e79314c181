"""LG-8  A season from its start to its page: the states, and what leads out of each (LG-8.5).

Cups are seasons of brackets alone; round robins are seasons that end with the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playcall.contract.leagues import SeasonStart, Stage
from playcall.leagues import draft, fixtures, trades
from playcall.leagues.book import AUTO, Phase, Season
from playcall.leagues.bracket import Knockout
from playcall.leagues.chance import lots
from playcall.leagues.entries import PROGRAM, BotAdded, Closed, Entry, Mended, Opened, Ready, Started
from playcall.leagues.members import BETWEEN_SEASONS
from playcall.leagues.office import Chapter, Office, unless_commissioner, unless_own
from playcall.leagues.pages import page_of
from playcall.leagues.picking import by_groups, undrafted, with_card
from playcall.leagues.playoffs import conference_final
from playcall.leagues.ranking import order
from playcall.leagues.refusing import Refusal, no
from playcall.leagues.schedule import preseason
from playcall.leagues.settings import DAY, HOUR, Format, problems
from playcall.leagues.standings import overall, schedule, seeds, settled_divisions, standings, table
from playcall.leagues.turns import running

# FORMING, OFFSEASON -> BUILDING ---------------------------------------------------------------------------------------


def may_start(office: Office, entry: Started) -> Refusal | None:
    book = office.book
    if book.phase not in BETWEEN_SEASONS:
        return no("LG-8.5", "lg-begun")
    if office.n != book.settings.teams:
        return no("LG-8.5", "lg-teams-missing", teams=office.n, wanted=book.settings.teams)
    if book.season is not None and trades.pending(office):
        return no("LG-4.6", "lg-trades-pending")
    overdue = entry.who == PROGRAM and book.phase is Phase.OFFSEASON and entry.when >= _starts_at(office)
    return next(problems(book.settings, office.play), None) or (None if overdue else unless_commissioner(office, entry))


def start(office: Office, entry: Started) -> None:
    book = office.book
    opening = None if book.season is None else book.settings.season_start
    number = 1 if book.season is None else book.season.number + 1
    for team in book.teams if opening else ():
        team.roster = office.play.kept(team.roster, opening or SeasonStart.KEEP)
    book.season = Season(number, lots(book.seed, number, office.n), began=entry.when)
    office.enter(Phase.BUILDING, entry.when)
    draft.begin(office, entry.when, opening)


def _starts_at(office: Office) -> int:
    """When the program begins the next season by itself: at once where only bots play."""
    wait = office.book.settings.offseason_days * DAY if office.persons or office.book.commissioner else 0
    return office.book.since + wait


# What leads on by itself ----------------------------------------------------------------------------------------------


def move_on(office: Office, when: int) -> None:
    """LG-8.5  Every state that has nothing left to wait for leads to the next."""
    while _left(office, when):
        pass


def _left(office: Office, when: int) -> bool:
    """Whether a state was left."""
    book = office.book
    if book.phase is Phase.BUILDING and running(office) is None:
        _lay_out(office, when)
        return True
    if book.season is not None and book.season.opened and all(f.state.counts for f in fixtures.current(office)):
        _round_over(office, when)
        return True
    return False


def _lay_out(office: Office, when: int) -> None:
    """BUILDING -> PRESEASON, REGULAR 1, or the first round of a cup."""
    season, settings = office.season, office.book.settings
    if settings.format is Format.CUP:
        season.ranking = _as_listed(office) if settings.seeded or settings.evening else office.by_lot()
        evening = Knockout.evening(season.ranking) if settings.evening else None
        season.brackets = [evening or _knockout(office, tuple(season.ranking))]
        _await(office, Stage.CUP, 1, when)
        return
    season.divisions = settled_divisions(office)
    season.fixtures = fixtures.scheduled(office, Stage.REGULAR, schedule(office))
    if settings.preseason:
        rounds = preseason(office.by_lot(), settings.preseason)
        season.fixtures = [*fixtures.scheduled(office, Stage.PRESEASON, rounds), *season.fixtures]
    _await(office, Stage.PRESEASON if settings.preseason else Stage.REGULAR, 1, when)


def _as_listed(office: Office) -> list[int]:
    """LG-5.6  Two sides that are shared do not meet at once: three people play each of the first matches."""
    sides = list(range(office.n))
    shared = [side for side in sides if office.teams[side].partner]
    if len(shared) == 2 and shared[0] // 2 == shared[1] // 2:
        other = (shared[1] + 2) % office.n
        sides[shared[1]], sides[other] = other, shared[1]
    return sides


def _knockout(office: Office, seeded: tuple[int, ...]) -> Knockout:
    settings = office.book.settings
    return Knockout.seeded(seeded, settings.consolation, settings.third_place, 2 if settings.two_legs else 1)


PHASES = {
    Stage.PRESEASON: Phase.PRESEASON, Stage.REGULAR: Phase.BREAK,
    Stage.PLAYOFF: Phase.PLAYOFF, Stage.CUP: Phase.PLAYOFF,
}  # fmt: skip


def _await(office: Office, stage: Stage, number: int, when: int) -> None:
    """The next round is to be opened: rosters are mended first (LG-8.4), in a break cards may be traded."""
    season = office.season
    season.stage, season.round, season.opened = stage, number, False
    seeding = stage is Stage.PLAYOFF and number == 1
    office.enter(Phase.SEEDING if seeding else PHASES[stage], when)
    season.mending = _to_mend(office)


def _round_over(office: Office, when: int) -> None:
    """All fixtures of the round count."""
    season, settings = office.season, office.book.settings
    if season.stage is Stage.REGULAR:
        season.places[season.round] = _places(office)
    if season.stage in fixtures.KNOCKOUT:
        _bracket_on(office, when)
    elif any(each.stage is season.stage and each.round > season.round for each in season.fixtures):
        _await(office, season.stage, season.round + 1, when)
    elif season.stage is Stage.PRESEASON:
        _await(office, Stage.REGULAR, 1, when)
    else:
        season.ranking = list(order(table(office, final=True)))
        if settings.playoff_places:
            season.brackets = [_knockout(office, each) for each in seeds(office)]
            _await(office, Stage.PLAYOFF, 1, when)
        else:
            office.enter(Phase.SEEDING, when)
            _decided(office, season.ranking[0], when)


def _places(office: Office) -> list[int]:
    """LG-6.4  The place of each team as the table stands."""
    places = {each.team: each.place for each in table(office)}
    return [places[team] for team in range(office.n)]


def _bracket_on(office: Office, when: int) -> None:
    """PLAYOFF r -> r + 1; after the brackets of two conferences their champions meet (LG-5.3)."""
    season = office.season
    champions = [bracket.champion for bracket in season.brackets]
    if len(champions) == 2 and None not in champions:
        pairing = conference_final([each for each in champions if each is not None], standings(office))
        season.brackets.append(_knockout(office, pairing.teams))
    last = season.brackets[-1]
    if last.champion is not None:
        _decided(office, last.champion, when)
    else:
        _await(office, season.stage, season.round + 1, when)


def _decided(office: Office, champion: int, when: int) -> None:
    """LG-1.4, LG-8.5  A commissioner who is a person may still replace a result of the last round."""
    season = office.season
    season.champion, season.opened, season.mending = champion, False, []
    office.enter(office.book.phase, when)
    if office.presides(AUTO):
        _close(office, when)


def standing(office: Office) -> bool:
    """Whether there is a champion, but the results may still be replaced."""
    season = office.book.season
    return office.book.phase in (Phase.SEEDING, Phase.PLAYOFF) and season is not None and season.champion is not None


def may_close(office: Office, entry: Closed) -> Refusal | None:
    if not standing(office):
        return no("LG-8.5", "lg-no-champion")
    overdue = entry.who == PROGRAM and entry.when >= opens_at(office)
    return None if overdue else unless_commissioner(office, entry)


def close(office: Office, entry: Closed) -> None:
    _close(office, entry.when)


def _close(office: Office, when: int) -> None:
    """LG-8.2  CLOSED: champion, page and records are written; then the off-season, or the archive."""
    season, book = office.season, office.book
    trades.lapse(office)
    book.ranking = season.ranking
    office.enter(Phase.CLOSED, when)
    book.past.append(page_of(office, when))
    office.enter(Phase.OFFSEASON if season.number < book.settings.seasons else Phase.ARCHIVED, when)


# Before a round -------------------------------------------------------------------------------------------------------


def waiting(office: Office) -> bool:
    """Whether a round is to be opened."""
    played = (Phase.PRESEASON, Phase.BREAK, Phase.SEEDING, Phase.PLAYOFF)
    return office.book.phase in played and not office.season.opened and not standing(office)


def may_open(office: Office, entry: Opened) -> Refusal | None:
    """LG-4.6, LG-8.4  No trade is under way, rosters are mended, no draft is on, and it is time."""
    if not waiting(office):
        return no("LG-8.5", "lg-no-round")
    if trades.pending(office):
        return no("LG-4.6", "lg-trades-pending")
    if office.season.mending:
        return no("LG-8.4", "lg-mending", team=office.name(office.season.mending[0]))
    if running(office) is not None:
        return no("LG-8.5", "lg-draft-runs")
    overdue = entry.who == PROGRAM and entry.when >= opens_at(office)
    return None if overdue else unless_commissioner(office, entry)


def opens_at(office: Office) -> int:
    """The opening time of a round: after the break, or when every member is ready; the end of the last one."""
    book, season = office.book, office.season
    people = [team for team in office.persons if team not in season.ready]
    pause = (book.phase is Phase.BREAK and season.round > 1 and people) or may_be_ruled(office)
    return book.since + (book.settings.break_hours * HOUR if pause else 0)


def may_be_ruled(office: Office) -> bool:
    """LG-1.4  Whether a commissioner has to be left time before a round of play-offs: opened, it settles the last."""
    season, phase = office.season, office.book.phase
    first = season.stage is Stage.CUP and season.round == 1 and season.champion is None
    return phase in (Phase.SEEDING, Phase.PLAYOFF) and not first and office.book.commissioner != AUTO


def open_(office: Office, entry: Opened) -> None:
    trades.lapse(office)
    if office.book.phase in (Phase.BREAK, Phase.SEEDING):
        office.enter(Phase.REGULAR if office.book.phase is Phase.BREAK else Phase.PLAYOFF, entry.when)
    fixtures.open_round(office, entry.when)


def may_be_ready(office: Office, entry: Ready) -> Refusal | None:
    return unless_own(office, entry) or (None if waiting(office) else no("LG-8.5", "lg-no-round"))


def be_ready(office: Office, entry: Ready) -> None:
    office.season.ready = sorted({*office.season.ready, entry.team})


# Repairs (LG-8.4) -----------------------------------------------------------------------------------------------------


def _to_mend(office: Office) -> list[int]:
    """Teams with an illegal roster or lost cards, the worst record first."""
    season = office.season
    needy = {
        number
        for number, team in enumerate(office.teams)
        if season.losses.get(number) or office.play.roster_problems(team.roster)
    }
    ranked = (season.ranking or overall(office)) if needy else []
    return [team for team in ranked[::-1] if team in needy]


def mend_options(office: Office, team: int) -> list[str]:
    """The undrafted cards that a team may take, the bot's wishes first."""
    roster, cards = office.teams[team].roster, undrafted(office, team)
    more, left = office.season.losses.get(team, 1) - 1, by_groups(office, cards)
    return [
        card
        for card in office.play.wishes(roster, cards)
        if not office.play.incomplete(with_card(roster, card), left, max(more, 0))
    ]


def may_mend(office: Office, entry: Mended) -> Refusal | None:
    season = office.book.season
    if season is None or not season.mending or season.mending[0] != entry.team:
        return no("LG-8.4", "lg-not-mending")
    own = office.has(entry.who, entry.team)
    if not own and not (entry.who == PROGRAM and entry.when >= mended_by(office, entry.team)):
        return no("LG-2.5", "lg-not-yours")
    offered = mend_options(office, entry.team)
    fits = entry.card in offered if entry.card else not offered
    return None if fits else no("LG-8.4", "lg-mend-choose")


def mended_by(office: Office, team: int) -> int:
    wait = 0 if office.is_bot(team) else office.book.settings.mend_hours * HOUR
    return office.book.since + wait


def mend(office: Office, entry: Mended) -> None:
    season, team = office.season, office.teams[entry.team]
    left = season.losses.pop(entry.team, 1) - 1
    if entry.card:
        team.roster = with_card(team.roster, entry.card)
    if entry.card and (left > 0 or office.play.roster_problems(team.roster)):
        season.losses[entry.team] = max(left, 1)
    else:
        season.mending.pop(0)


# What comes by itself -------------------------------------------------------------------------------------------------


def coming(office: Office) -> Iterator[tuple[int, Callable[[int], Entry]]]:
    """Seasons begin, rosters are mended, rounds open, without anybody who is absent."""
    book = office.book
    if book.phase is Phase.OFFSEASON and not trades.pending(office):
        missing = book.settings.teams - office.n
        yield _starts_at(office), _bot(office) if missing > 0 else _started
    elif book.phase is Phase.FORMING and office.presides(PROGRAM) and office.n == book.settings.teams:
        yield book.now, _started
    elif book.season is not None and waiting(office):
        if book.season.mending:
            team = book.season.mending[0]
            yield mended_by(office, team), _mended(office, team)
        elif not trades.pending(office) and running(office) is None:
            yield opens_at(office), lambda when: Opened(PROGRAM, when)
    elif standing(office):
        yield opens_at(office), lambda when: Closed(PROGRAM, when)


def _started(when: int) -> Entry:
    return Started(PROGRAM, when)


def _bot(office: Office) -> Callable[[int], Entry]:
    taken = {team.name for team in office.teams}
    name = next(name for number in range(1, office.n + 2) if (name := f"Bot {number}") not in taken)
    return lambda when: BotAdded(PROGRAM, when, team=name)


def _mended(office: Office, team: int) -> Callable[[int], Entry]:
    return lambda when: Mended(PROGRAM, when, team=team, card=next(iter(mend_options(office, team)), ""))


CHAPTER: Chapter = {
    Started: (may_start, start),
    Opened: (may_open, open_),
    Closed: (may_close, close),
    Ready: (may_be_ready, be_ready),
    Mended: (may_mend, mend),
}
