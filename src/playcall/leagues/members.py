"""LG-1.2, LG-2  Who takes part, who presides, and what they have agreed on."""

from __future__ import annotations

from collections import Counter

from playcall.leagues.book import AUTO, Member, Phase, Season, Team
from playcall.leagues.entries import (
    PROGRAM,
    Backed,
    BotAdded,
    Changed,
    Dropped,
    Given,
    HandedOver,
    Joined,
    Left,
    Shared,
    Withdrawn,
)
from playcall.leagues.office import Chapter, Office, plugged, unless_commissioner
from playcall.leagues.refusing import Refusal, no
from playcall.leagues.settings import FLEXIBLE, changes, problems
from playcall.leagues.trades import pending

BETWEEN_SEASONS = (Phase.FORMING, Phase.OFFSEASON)
LONGEST_NAME = 40
EVENING = 4
"""LG-5.6  Sides of an evening that five or six people share."""
MOST_SHARED = 2


# Coming ---------------------------------------------------------------------------------------------------------------


def may_join(office: Office, entry: Joined) -> Refusal | None:
    if entry.who == PROGRAM:
        return no("LG-1.2", "lg-not-a-member")
    return _has_one(office, entry.who) or _no_place(office, entry.team)


def _has_one(office: Office, who: str) -> Refusal | None:
    several = office.book.settings.several_teams
    taken = not several and any(office.has(who, team) for team in range(office.n))
    return no("LG-1.2", "lg-one-team-each") if taken else None


def _no_place(office: Office, name: str) -> Refusal | None:
    if office.book.phase not in BETWEEN_SEASONS:
        return no("LG-8.5", "lg-begun")
    if office.n >= office.book.settings.teams:
        return no("LG-2.1", "lg-full", teams=office.book.settings.teams)
    if not name.strip() or len(name) > LONGEST_NAME:
        return no("LG-1.2", "lg-no-name", letters=LONGEST_NAME)
    if any(team.name.casefold() == name.casefold() for team in office.teams):
        return no("LG-1.2", "lg-name-taken", team=name)
    return None


def join(office: Office, entry: Joined) -> None:
    office.book.members[entry.who] = Member(entry.who, entry.name)
    _put_in(office, Team(entry.team, entry.who, office.book.settings.bot, owned=entry.owned))


def _put_in(office: Office, team: Team) -> None:
    office.teams.append(team)
    if office.book.season is not None:
        office.book.season.lots.append(office.n)


def may_share(office: Office, entry: Shared) -> Refusal | None:
    """LG-5.6, LG-9.2  Two against one in a match: a fifth and a sixth share sides of an evening's four."""
    settings = office.book.settings
    if not (settings.evening and settings.teams == EVENING and office.game.coaches):
        return no("LG-5.6", "lg-no-sharing")
    if entry.who == PROGRAM or _not_there(office, entry.team) or office.is_bot(entry.team):
        return no("LG-5.6", "lg-no-team")
    if office.book.phase not in BETWEEN_SEASONS:
        return no("LG-8.5", "lg-begun")
    shared = [number for number, team in enumerate(office.teams) if team.partner]
    if entry.team in shared or len(shared) == MOST_SHARED:
        return no("LG-5.6", "lg-side-shared")
    return _has_one(office, entry.who)


def share(office: Office, entry: Shared) -> None:
    office.book.members[entry.who] = Member(entry.who, entry.name)
    office.teams[entry.team].partner = entry.who


def may_add_bot(office: Office, entry: BotAdded) -> Refusal | None:
    overdue = entry.who == PROGRAM and office.book.phase is Phase.OFFSEASON
    return (None if overdue else unless_commissioner(office, entry)) or _no_place(office, entry.team)


def add_bot(office: Office, entry: BotAdded) -> None:
    _put_in(office, Team(entry.team, None, entry.level or office.book.settings.bot, style=entry.style))


# Going ----------------------------------------------------------------------------------------------------------------


def may_leave(office: Office, entry: Left) -> Refusal | None:
    member = office.book.members.get(entry.who)
    return None if member and member.here else no("LG-2.7", "lg-not-a-member")


def leave(office: Office, entry: Left) -> None:
    """LG-2.7  A bot has the teams from now on; before the first season they go too."""
    book = office.book
    for number in [n for n in range(office.n) if office.has(entry.who, n)][::-1]:
        team = book.teams[number]
        if team.partner is not None:  # whoever stays of the two has it alone
            team.owner, team.partner = team.partner if team.owner == entry.who else team.owner, None
        elif book.phase is Phase.FORMING:
            _take_out(office, number)
        else:
            _leave_alone(office, number)
    book.members[entry.who].here = False
    book.backing.pop(entry.who, None)
    if office.presides(entry.who):
        book.commissioner = AUTO


def _leave_alone(office: Office, team: int) -> None:
    """A bot has it, without the wishes of whoever had it before."""
    office.teams[team].owner = office.teams[team].partner = None
    office.book.queues.pop(team, None)


def may_withdraw(office: Office, entry: Withdrawn) -> Refusal | None:
    if not 0 <= entry.team < office.n or office.teams[entry.team].withdrawn:
        return no("LG-2.7", "lg-no-team")
    return None if office.has(entry.who, entry.team) else unless_commissioner(office, entry)


def withdraw(office: Office, entry: Withdrawn) -> None:
    """LG-2.7  Its fixtures stay: a bot plays them, or they are forfeited."""
    _leave_alone(office, entry.team)
    office.teams[entry.team].withdrawn = True


def may_drop(office: Office, entry: Dropped) -> Refusal | None:
    if office.book.phase not in BETWEEN_SEASONS:
        return no("LG-8.5", "lg-begun")
    if office.book.season is not None and pending(office):
        return no("LG-4.6", "lg-trades-pending")
    named = _not_there(office, entry.team) is None and entry.name in ("", office.name(entry.team))
    return unless_commissioner(office, entry) if named else no("LG-1.2", "lg-no-team")


def _not_there(office: Office, team: int) -> Refusal | None:
    return None if 0 <= team < office.n else no("LG-1.2", "lg-no-team")


def drop(office: Office, entry: Dropped) -> None:
    _take_out(office, entry.team)


def _take_out(office: Office, gone: int) -> None:
    """The teams after it move up; of a season that is over its page is left."""

    def moved(team: int) -> int:
        return team - (team > gone)

    book = office.book
    del book.teams[gone]
    if book.season is not None:
        book.season = Season(book.season.number, [*range(1, office.n + 1)], book.season.began)
    book.queues = {moved(team): cards for team, cards in book.queues.items() if team != gone}
    book.ranking = [moved(team) for team in book.ranking if team != gone]
    book.first_order = [moved(team) for team in book.first_order if team != gone]
    traded = [(*map(int, pick.split(".")), holder) for pick, holder in book.picks.items()]
    book.picks = {
        f"{season}.{number}.{moved(team)}": moved(holder)
        for season, number, team, holder in traded
        if gone not in (team, holder)
    }


def may_give(office: Office, entry: Given) -> Refusal | None:
    if _not_there(office, entry.team) or not office.is_bot(entry.team):
        return no("LG-1.2", "lg-no-bots-team")
    missing = None if entry.member else no("LG-1.2", "lg-not-a-member")
    return _has_one(office, entry.member) or unless_commissioner(office, entry) or missing


def give(office: Office, entry: Given) -> None:
    office.book.members[entry.member] = Member(entry.member, entry.name)
    team = office.teams[entry.team]
    team.owner, team.withdrawn = entry.member, False
    team.owned = entry.owned


# Presiding ------------------------------------------------------------------------------------------------------------


def may_change(office: Office, entry: Changed) -> Refusal | None:
    """LG-2.6  Before a season everything; then deadlines, `absent` and bans of undrafted cards, between rounds."""
    book, changed = office.book, changes(office.book.settings, entry.settings)
    if refusal := unless_commissioner(office, entry):
        return refusal
    if book.phase is Phase.ARCHIVED:
        return no("LG-8.5", "lg-over")
    if book.phase not in BETWEEN_SEASONS:
        if frozen := sorted(changed - FLEXIBLE):
            return no("LG-2.6", "lg-frozen", names=tuple(frozen))
        if office.open_fixtures:
            return no("LG-2.6", "lg-between-rounds")
    elif book.season is not None and "format" in changed:
        return no("LG-2.6", "lg-frozen", names=("format",))
    held = {card for team in book.teams for card in team.roster.cards}
    if banned := sorted(held & {*entry.settings.banned} - {*book.settings.banned}):
        return no("LG-2.6", "lg-ban-held", cards=tuple(office.play.title(card) for card in banned))
    return next(problems(entry.settings, plugged(office.game, entry.settings)), None)


def change(office: Office, entry: Changed) -> None:
    office.book.settings = entry.settings
    office.settings_changed()


def may_hand_over(office: Office, entry: HandedOver) -> Refusal | None:
    member = office.book.members.get(entry.to)
    if entry.to != AUTO and not (member and member.here):
        return no("LG-2.4", "lg-not-a-member")
    return unless_commissioner(office, entry)


def hand_over(office: Office, entry: HandedOver) -> None:
    office.book.commissioner = entry.to


def may_back(office: Office, entry: Backed) -> Refusal | None:
    here = [member.id for member in office.book.members.values() if member.here]
    if entry.candidate not in (*here, AUTO):
        return no("LG-2.2", "lg-not-a-member")
    return None if any(team.owner == entry.who for team in office.teams) else no("LG-2.2", "lg-no-vote")


def back(office: Office, entry: Backed) -> None:
    """LG-2.2  Elected is who has more than half of the teams of people behind him; each team has one vote."""
    book = office.book
    book.backing[entry.who] = entry.candidate
    votes = Counter(book.backing[owner] for team in book.teams if (owner := team.owner) in book.backing)
    if 2 * votes[entry.candidate] > len(office.persons):
        book.commissioner, book.backing = entry.candidate, {}


CHAPTER: Chapter = {
    Joined: (may_join, join),
    Shared: (may_share, share),
    BotAdded: (may_add_bot, add_bot),
    Left: (may_leave, leave),
    Withdrawn: (may_withdraw, withdraw),
    Dropped: (may_drop, drop),
    Given: (may_give, give),
    Changed: (may_change, change),
    HandedOver: (may_hand_over, hand_over),
    Backed: (may_back, back),
}
