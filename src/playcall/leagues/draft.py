"""LG-3  Rosters are built: rounds drafts, pick-and-pass, cap builds, stock rosters.

A draft goes on from its entries alone, so that after any interruption it is exactly where it was (LG-3.8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

from playcall.contract.leagues import Building, Roster, SeasonStart
from playcall.leagues.book import Draft, Phase
from playcall.leagues.chance import SEEDS
from playcall.leagues.characters import to_taste
from playcall.leagues.entries import (
    PROGRAM,
    Built,
    DraftCalled,
    Entry,
    Filled,
    Passed,
    Paused,
    Picked,
    Queued,
    Resumed,
)
from playcall.leagues.office import Chapter, Office, unless_commissioner, unless_own, unless_program
from playcall.leagues.picking import completion, legal_picks, pick_problem, with_card, without
from playcall.leagues.refusing import Refusal, no
from playcall.leagues.settings import DAY
from playcall.leagues.standings import overall
from playcall.leagues.turns import (
    bot_picks_at,
    free_choice,
    on_the_clock,
    picks_left,
    running,
    stock_left,
    turn,
)

LONGEST_PAUSE = DAY
LONGEST_QUEUE = 200


# The order ------------------------------------------------------------------------------------------------------------


def begin(office: Office, when: int, start: SeasonStart | None) -> None:
    """LG-8.2  The building of a season: all of it, a supplemental draft, or the rosters as they are."""
    kind = office.book.settings.building or Building.NONE
    if start is SeasonStart.KEEP and kind in (Building.ROUNDS, Building.PASS):
        kind = Building.NONE
    if start is SeasonStart.SUPPLEMENTAL:
        kind = Building.ROUNDS
    rounds = list(office.play.draft_rounds(start)) if kind is Building.ROUNDS else []
    draft = Draft(kind, _order(office, start), rounds, when, done=kind is Building.NONE)
    office.season.draft = draft
    if kind is Building.PASS:
        draft.choosing = bool(office.play.stock())
        if not draft.choosing:
            _deal(office, draft)
    check(office, when)


def _order(office: Office, start: SeasonStart | None) -> list[int]:
    """LG-3.1, LG-3.2  Random in the first season; then the worst record first, those without any before them."""
    book, order = office.book, list(range(office.n))
    if start is not None:
        worst_first = book.ranking[::-1]
        return [*(team for team in order if team not in worst_first), *worst_first]
    office.draw("draft").shuffle("draft", order)
    book.first_order = list(order)
    return order


# Picking --------------------------------------------------------------------------------------------------------------


def _not_now(office: Office, entry: Picked | Passed | Built) -> Refusal | None:
    draft, team = running(office), entry.team
    if draft is None:
        return no("LG-3.8", "lg-no-draft")
    if draft.paused is not None:
        return no("LG-3.8", "lg-draft-paused")
    if not 0 <= team < office.n or team not in on_the_clock(office):
        return no("LG-3.1", "lg-not-on-the-clock")
    if entry.who == PROGRAM:
        return None if bot_picks_at(office, team) <= entry.when else no("LG-3.6", "lg-clock-runs")
    return unless_own(office, entry)


def may_pick(office: Office, entry: Picked) -> Refusal | None:
    refusal, draft = _not_now(office, entry), running(office)
    if refusal or draft is None:
        return refusal
    if draft.kind is Building.STOCK or draft.choosing:
        offered = [each.id for each in stock_left(office, draft)]
        return None if list(entry.cards) in [[each] for each in offered] else no("LG-3.4", "lg-pick-no-stock")
    if draft.kind is Building.ROUNDS and len(entry.cards) == 1:
        number, _ = turn(draft, draft.at)
        return pick_problem(office, entry.team, entry.cards[0], number, picks_left(office, draft, entry.team))
    if draft.kind is Building.PASS:
        return _pack_problem(office, draft, entry)
    return no("LG-3.5", "lg-pick-wrong")


def _pack_problem(office: Office, draft: Draft, entry: Picked) -> Refusal | None:
    packs, pack = office.play.packs, list(draft.packs[entry.team])
    assert packs is not None
    for card in entry.cards:
        if card not in pack:
            return no("LG-3.4", "lg-pick-not-in-pack", card=office.play.title(card))
        pack.remove(card)
    wanted = min(packs.pick, len(draft.packs[entry.team]))
    return None if len(entry.cards) == wanted else no("LG-3.4", "lg-pick-count", cards=wanted)


def pick(office: Office, entry: Picked) -> None:
    draft = running(office)
    assert draft is not None
    if draft.kind is Building.ROUNDS:
        team = office.teams[entry.team]
        team.roster = with_card(team.roster, entry.cards[0])
        _next_pick(office, draft, entry.team, entry.cards[0], entry.when)
    elif draft.kind is Building.STOCK or draft.choosing:
        _take_stock(office, draft, entry)
    else:
        draft.handed_in[entry.team] = entry.cards
        if len(draft.handed_in) == office.n:
            _pass_on(office, draft, entry.when)


def _next_pick(office: Office, draft: Draft, team: int, card: str, when: int) -> None:
    draft.log.append((turn(draft, draft.at)[0], team, card))
    draft.at += 1
    draft.since = when
    check(office, when)


def _take_stock(office: Office, draft: Draft, entry: Picked) -> None:
    chosen = next(each for each in office.play.stock() if each.id == entry.cards[0])
    draft.taken[entry.team] = chosen.id
    draft.log.append((0, entry.team, chosen.id))
    if draft.choosing or office.play.stock_of(office.teams[entry.team].roster) != chosen.id:
        office.teams[entry.team].roster = chosen.roster
    if not free_choice(office.play.stock()):
        draft.since = entry.when
    if len(draft.taken) == office.n:
        draft.since = entry.when
        if draft.choosing:
            draft.choosing = False
            _deal(office, draft)
        else:
            check(office, entry.when)


# Packs (LG-3.4) -------------------------------------------------------------------------------------------------------


def circles(office: Office, draft: Draft) -> list[list[int]]:
    """Who passes packs to whom, each to the next; neighbours of the order are in different circles."""
    number = office.play.circles
    return [sorted(draft.order[first::number]) for first in range(number)]


def _deal(office: Office, draft: Draft) -> None:
    """Each circle is dealt from its share of the cards."""
    packs, pool, rings, chance = office.play.packs, office.play.cards(), circles(office, draft), office.draw("packs")
    assert packs is not None, "A game with pick-and-pass says how large its packs are."
    share, hands = len(pool) // len(rings), {}
    for first, ring in enumerate(rings):
        places = list(range(share * first, share * (first + 1)))
        chance.shuffle("packs", places)
        dealt = iter([pool[place] for place in places if pool[place] not in office.book.settings.banned])
        hands.update({team: list(islice(dealt, packs.size)) for team in ring})
    draft.packs = [hands[team] for team in range(office.n)]


def _pass_on(office: Office, draft: Draft, when: int) -> None:
    """The picked cards are the teams'; the packs go to the left, or to the right in even rounds where that is so."""
    packs = office.play.packs
    assert packs is not None
    for team, cards in draft.handed_in.items():
        for card in cards:
            draft.packs[team].remove(card)
            office.teams[team].roster = with_card(office.teams[team].roster, card)
    draft.at += 1
    draft.handed_in, draft.since = {}, when
    _pass_round(office, draft, 1 if not (packs.turning and draft.at % 2 == 0) else -1)
    if draft.at == packs.passes or not any(draft.packs):
        draft.packs = []
        finish(office, when)


def _pass_round(office: Office, draft: Draft, step: int) -> None:
    """To the left, where the next of a circle sits, or to the right."""
    before = draft.packs
    draft.packs = list(before)
    for ring in circles(office, draft):
        for place, team in enumerate(ring):
            draft.packs[ring[(place + step) % len(ring)]] = before[team]


# Passing, wishing, handing in -----------------------------------------------------------------------------------------


def may_pass(office: Office, entry: Passed) -> Refusal | None:
    refusal, draft = _not_now(office, entry), running(office)
    if refusal or draft is None:
        return refusal
    nothing = draft.kind is Building.ROUNDS and next(_legal(office, draft, entry.team), None) is None
    return None if nothing else no("LG-3.9", "lg-must-pick")


def pass_(office: Office, entry: Passed) -> None:
    draft = running(office)
    assert draft is not None
    _next_pick(office, draft, entry.team, "", entry.when)


def _legal(office: Office, draft: Draft, team: int) -> Iterator[str]:
    number, _ = turn(draft, draft.at)
    return legal_picks(office, team, number, picks_left(office, draft, team))


def options(office: Office, team: int) -> list[str]:
    """What a team may pick now: cards, or ids of stock rosters."""
    draft = running(office)
    if draft is None or team not in on_the_clock(office):
        return []
    if draft.kind is Building.ROUNDS:
        return list(_legal(office, draft, team))
    if draft.kind is Building.STOCK or draft.choosing:
        return [each.id for each in stock_left(office, draft)]
    return list(draft.packs[team]) if draft.kind is Building.PASS else []


def may_queue(office: Office, entry: Queued) -> Refusal | None:
    if len(entry.cards) > LONGEST_QUEUE:
        return no("LG-3.6", "lg-queue-long", cards=LONGEST_QUEUE)
    return unless_own(office, entry)


def queue(office: Office, entry: Queued) -> None:
    office.book.queues[entry.team] = entry.cards


def may_build(office: Office, entry: Built) -> Refusal | None:
    """LG-3.5  Under the cap, in secret; may be handed in again until everybody's is there."""
    draft = running(office)
    if draft is None or draft.kind is not Building.CAP:
        return no("LG-3.5", "lg-no-build")
    again = entry.team in draft.built and office.has(entry.who, entry.team)
    if not again and (refusal := _not_now(office, entry)):
        return refusal
    problems = () if entry.who == PROGRAM else office.play.roster_problems(entry.roster)
    return no("LG-3.5", "lg-roster-illegal", why=problems[0]) if problems else None


def build(office: Office, entry: Built) -> None:
    draft = running(office)
    assert draft is not None
    draft.built[entry.team] = entry.roster
    if len(draft.built) == office.n:
        for team, roster in draft.built.items():
            office.teams[team].roster = roster
        finish(office, entry.when)


# CHECK and the end ----------------------------------------------------------------------------------------------------


def check(office: Office, when: int) -> None:
    """CHECK  After the last pick every roster must be legal, or is completed."""
    draft = running(office)
    if draft is not None and not on_the_clock(office) and draft.paused is None and not short(office, draft):
        finish(office, when)


def short(office: Office, draft: Draft) -> list[int]:
    """The teams whose rosters the bot must complete."""
    rosters = [team.roster for team in office.teams]
    return [n for n, each in enumerate(rosters) if n not in draft.checked and office.play.roster_problems(each)]


def may_fill(office: Office, entry: Filled) -> Refusal | None:
    draft = running(office)
    if draft is None or on_the_clock(office) or entry.team not in short(office, draft):
        return no("LG-3.9", "lg-no-draft")
    return unless_program(office, entry)


def fill(office: Office, entry: Filled) -> None:
    draft, team = running(office), office.teams[entry.team]
    assert draft is not None
    team.roster = without(team.roster, entry.gives)
    for card in entry.takes:
        team.roster = with_card(team.roster, card)
    draft.checked.append(entry.team)
    check(office, entry.when)


def finish(office: Office, when: int) -> None:
    """DONE; the season goes on by what stands in `season.due`."""
    draft = running(office)
    assert draft is not None
    draft.done, draft.since = True, when
    draft.built, office.book.queues = {}, {}


# The commissioner -----------------------------------------------------------------------------------------------------


def may_pause(office: Office, entry: Paused) -> Refusal | None:
    draft = running(office)
    if draft is None or draft.paused is not None:
        return no("LG-3.8", "lg-no-draft")
    return unless_commissioner(office, entry)


def pause(office: Office, entry: Paused) -> None:
    draft = running(office)
    assert draft is not None
    draft.paused = entry.when


def may_resume(office: Office, entry: Resumed) -> Refusal | None:
    draft = running(office)
    if draft is None or draft.paused is None:
        return no("LG-3.8", "lg-not-paused")
    overdue = entry.who == PROGRAM and entry.when >= draft.paused + LONGEST_PAUSE
    return None if overdue else unless_commissioner(office, entry)


def resume(office: Office, entry: Resumed) -> None:
    """The same pick, with a full clock."""
    draft = running(office)
    assert draft is not None
    draft.paused, draft.since = None, entry.when
    check(office, entry.when)


def may_call(office: Office, entry: DraftCalled) -> Refusal | None:
    drafted = office.book.settings.building is Building.ROUNDS
    if office.book.phase is not Phase.BREAK or not drafted or running(office) is not None:
        return no("LG-8.5", "lg-no-supplemental")
    return unless_commissioner(office, entry)


def call(office: Office, entry: DraftCalled) -> None:
    """LG-3.2  The present table upside down."""
    rounds = list(office.play.draft_rounds(SeasonStart.SUPPLEMENTAL))
    office.season.draft = Draft(Building.ROUNDS, overall(office)[::-1], rounds, entry.when, called=True)
    check(office, entry.when)


# What comes by itself -------------------------------------------------------------------------------------------------


def coming(office: Office) -> Iterator[tuple[int, Callable[[int], Entry]]]:
    """Picks of bots and of absent members, rosters to be completed, a pause that has lasted long enough."""
    draft = running(office)
    if draft is None:
        return
    if draft.paused is not None:
        yield draft.paused + LONGEST_PAUSE, lambda when: Resumed(PROGRAM, when)
        return
    clocked = on_the_clock(office)
    for team in clocked:
        yield bot_picks_at(office, team), partial(picked, office, draft, team)
    for team in [] if clocked else short(office, draft):
        yield draft.since, partial(_completed, office, team)


def _completed(office: Office, team: int, when: int) -> Entry:
    takes, gives = completion(office, team)
    return Filled(PROGRAM, when, team=team, takes=takes, gives=gives)


def picked(office: Office, draft: Draft, team: int, when: int) -> Entry:
    """LG-3.6  What the queue, else the bot picks for a team."""
    if draft.kind is Building.CAP:
        return Built(PROGRAM, when, team=team, roster=_bot_roster(office, team))
    wishes = office.book.queues.get(team, ())
    if draft.kind is Building.ROUNDS:
        return _round_pick(office, draft, team, wishes, when)
    if draft.kind is Building.STOCK or draft.choosing:
        return Picked(PROGRAM, when, team=team, cards=(_stock_pick(office, draft, team, wishes),))
    pack, packs = draft.packs[team], office.play.packs
    assert packs is not None
    ranked = to_taste(office, team, office.play.wishes(office.teams[team].roster, pack))
    ranked.sort(key=lambda card: wishes.index(card) if card in wishes else len(wishes))
    return Picked(PROGRAM, when, team=team, cards=tuple(ranked[: packs.pick]))


def _stock_pick(office: Office, draft: Draft, team: int, wishes: Sequence[str]) -> str:
    """A wish, else what the team had before, else any."""
    ids = [each.id for each in stock_left(office, draft)]
    drawn = office.draw("stock", team).number("stock", len(ids))
    old = office.play.stock_of(office.teams[team].roster)
    return next((id for id in (*wishes, old) if id in ids), ids[drawn])


def _round_pick(office: Office, draft: Draft, team: int, wishes: Sequence[str], when: int) -> Entry:
    number, left = turn(draft, draft.at)[0], picks_left(office, draft, team)
    wished = (card for card in wishes if pick_problem(office, team, card, number, left) is None)
    card = next(wished, None) or next(_legal(office, draft, team), None)
    if card is None:
        return Passed(PROGRAM, when, team=team)
    return Picked(PROGRAM, when, team=team, cards=(card,))


def _bot_roster(office: Office, team: int) -> Roster:
    """The old roster, where it will do; else one that the game's bot builds."""
    old = office.teams[team].roster
    if old != Roster() and not office.play.roster_problems(old):
        return old
    return office.play.built(office.draw("built", team).number("seed", SEEDS))


CHAPTER: Chapter = {
    Picked: (may_pick, pick),
    Passed: (may_pass, pass_),
    Queued: (may_queue, queue),
    Built: (may_build, build),
    Filled: (may_fill, fill),
    Paused: (may_pause, pause),
    Resumed: (may_resume, resume),
    DraftCalled: (may_call, call),
}
