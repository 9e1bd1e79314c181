"""What to measure in simulated games with its targets, and what the conformance kit must see at work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Final

from playcall.contract import Measure, Run
from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy import events as told
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import CARDS, FACES, WINDOW, team_of
from playcall.games.gridiron_fantasy.decks import Deck, deck_code
from playcall.kernel import Event

ALONE = (
    e.TeamRevealed, e.ActionPlayed, e.CardLaid, e.AbilityUsed, e.SpecialApplied, e.Recovered, e.CardRemoved, e.Injured,
)  # fmt: skip


def all_features() -> set[str]:
    """Every card of the set."""
    return {f"card {face.id}" for face in CARDS}


def features_seen(event: Event) -> Iterable[str]:
    """Cards that an event shows in use."""
    cards: tuple[int, ...] = ()
    if isinstance(event, ALONE):
        cards = (event.card,)
    elif isinstance(event, e.PlaysRevealed):
        cards = (event.off_card, event.def_card)
    elif isinstance(event, e.QuickRevealed):
        cards = event.kick_cards + event.return_cards
    elif isinstance(event, e.Switched):
        cards = event.active
    elif isinstance(event, e.Discarded):
        cards = event.cards
    elif isinstance(event, e.TeamReplaced | e.CalledUp):
        cards = (event.new,) if isinstance(event, e.TeamReplaced) else (event.into,)
    return [f"card {FACES[card].id}" for card in cards if card >= 0]


SPREADS = 14
"""So many pairs of decks share out the set."""


def samples() -> dict[str, dict[str, str]]:
    """Games with decks made from all over the set, in pairs that together hold every card."""
    found = {}
    for number in range(SPREADS):
        decks = {f"deck{seat + 1}": deck_code(spread(number, seat)) for seat in (0, 1)}
        found[f"all cards {number + 1}"] = {
            "length": "full", "team_cards": "9", "halftime_decks": "rebuild", **decks,
        }  # fmt: skip
    return found


def spread(number: int, seat: int) -> Deck:
    """Cards from a place of the set on; every second one, so that no Team card is in both decks of a pair."""
    return Deck(
        f"Sample {number + 1} {'AB'[seat]}", _some("TM", "", seat, number, 18), _book("OP", seat, number),
        _book("DP", seat, number), _some("OA", "", seat, number, 16), _some("DA", "", seat, number, 16),
        _some("OA", "", 1 - seat, number, 3), _some("DA", "", 1 - seat, number, 3),
    )  # fmt: skip


def _book(card_type: str, seat: int, number: int) -> tuple[int, ...]:
    return _some(card_type, "run", seat, number, 3) + _some(card_type, "pass", seat, number, 3)


def _some(card_type: str, kind: str, seat: int, number: int, size: int) -> tuple[int, ...]:
    """So many cards of a type and kind."""
    places = [face.place for face in CARDS if face.type == card_type and kind in ("", face.kind)][seat::2]
    first = number * len(places) // SPREADS
    return tuple((places + places)[first : first + size])


LETTERS: Final = tuple(franchise.letter for franchise in load().franchises)
PAIRS: Final = tuple(permutations(LETTERS, 2))
LENGTHS: Final = ("full", "medium", "short")
ONSIDE: Final = "OA-02"
SEEN_ENOUGH: Final = 60
"""An Action is judged once it was held in this many drives."""
USES: Final = (told.CardLaid, told.ActionPlayed)


def runs(games: int) -> list[Run]:
    """Every ordered pair of starter decks in each length; the bot against weaker ones."""
    each = max(1, games // len(PAIRS))
    few = max(20, games // 10)
    main = [
        Run(length, {"length": length, "listed": "on", "deck1": one, "deck2": other}, ("starter",), each)
        for length in LENGTHS
        for one, other in PAIRS
    ]
    weaker = [Run(bot, {"length": "short", "listed": "on"}, ("starter", bot), few) for bot in ("random", "rookie")]
    return [*main, *weaker]


def count(run: str, events: Sequence[Event]) -> Counter[str]:
    """What happened in one game, as sums that can be added up over games."""
    over = events[-1]
    assert isinstance(over, told.GameOver)
    brought = [event for event in events if isinstance(event, told.DeckBrought)]
    sums: Counter[str] = Counter({"games": 1, "first seat wins": over.winner == brought[0].team})
    if run in LENGTHS:
        _count_result(sums, events, over, brought)
        for event in events:
            _count_event(sums, event)
        _count_plays(sums, events)
        _count_calls(sums, events, [_letter(event.deck) for event in brought])
        _count_kicks(sums, events)
        if run == "full":
            _count_hands(sums, events)
    return Counter({f"{run}.{key}": value for key, value in sums.items()})


def _count_result(
    sums: Counter[str], events: Sequence[Event], over: told.GameOver, brought: Sequence[told.DeckBrought]
) -> None:
    home = next(event.home for event in events if isinstance(event, told.HomeVisitor))
    sums["points"] += sum(over.scores)
    sums["ties"] += any(isinstance(event, told.OvertimeBegins) for event in events)
    sums["decided"] += bool(over.winner)
    sums["home wins"] += over.winner == home
    one, other = (_letter(event.deck) for event in brought)
    for own, rival, name in ((one, other, brought[0].team), (other, one, brought[1].team)):
        won = 2 if over.winner == name else not over.winner
        for key in (own, f"{own}-{rival}"):
            sums[f"deck {key} played"] += 2
            sums[f"deck {key} won"] += won


def _letter(deck: str) -> str:
    return next(franchise.letter for franchise in load().franchises if franchise.name == deck)


def _count_event(sums: Counter[str], event: Event) -> None:
    if isinstance(event, told.Scored):
        sums[event.what] += 1
    elif isinstance(event, told.Turnover):
        sums[f"turnover by {event.how}"] += 1
    elif isinstance(event, told.Complained):
        sums["flags"] += 1
    elif isinstance(event, told.Injured):
        sums["injuries"] += event.level >= 2
    elif isinstance(event, told.FieldGoalTried):
        sums[f"kicks from {event.needed}"] += 1
        sums[f"good from {event.needed}"] += event.good
    elif isinstance(event, told.CardLaid):
        sums["laid"] += 1
    elif isinstance(event, told.DriveBegins):
        sums["drives"] += 1


def _count_plays(sums: Counter[str], events: Sequence[Event]) -> None:
    advantage, yards = "", 0
    for event in events:
        if isinstance(event, told.AdvantageFixed):
            advantage = event.team
        elif isinstance(event, told.ChallengeOver):
            sums["plays"] += 1
            sums["plays won by offence"] += event.success
            sums["plays won with advantage"] += event.team == advantage
        elif isinstance(event, told.YardsAdded):
            yards = event.yards
            sums["gains"] += 1
            sums["yards"] += yards
        elif isinstance(event, told.FlagDecided) and event.accepted:
            sums["gains"] -= 1
            sums["yards"] -= yards


def _count_calls(sums: Counter[str], events: Sequence[Event], letters: Sequence[str]) -> None:
    """How often each deck called each of its Plays, of all the Plays it called on that side."""
    for event in events:
        if isinstance(event, told.PlaysRevealed):
            for card in (event.off_card, event.def_card):
                face, letter = FACES[card], letters[team_of(card)]
                sums[f"called {letter} {face.id}"] += 1
                sums[f"called {letter} {face.type}"] += 1


def _count_kicks(sums: Counter[str], events: Sequence[Event]) -> None:
    """V80  Onside kicks, and who had the ball after them."""
    kicker = ""
    for event in events:
        if isinstance(event, told.ActionPlayed) and FACES[event.card].id == ONSIDE:
            kicker = event.team
        elif isinstance(event, told.ActionCancelled):
            kicker = ""
        elif isinstance(event, told.BallPlaced) and kicker:
            sums["onside"] += 1
            sums["onside recovered"] += event.team == kicker
            kicker = ""


def _count_hands(sums: Counter[str], events: Sequence[Event]) -> None:
    """Drives in which an Action card was held, and in which it was played or shown.

    The hands of a kickoff are put back before the drive begins: of these only cards made for a kickoff count.
    """
    held: set[int] = set()
    used: set[int] = set()
    for event in events:
        if isinstance(event, told.DriveBegins):
            held, used = set(filter(_for_kickoffs, held)), set(filter(_for_kickoffs, used))
        elif isinstance(event, told.CardsDrawn):
            held.update(event.cards or ())
        elif isinstance(event, USES):
            used.add(event.card)
        elif isinstance(event, told.Complained):
            used.update(event.alerts)
        elif isinstance(event, told.QuickRevealed):
            used.update(event.kick_cards + event.return_cards)
        elif isinstance(event, told.DriveOver):
            for card in held:
                sums[f"held {FACES[card].id}"] += 1
                sums[f"used {FACES[card].id}"] += card in used
            held, used = set(), set()


def _for_kickoffs(card: int) -> bool:
    return bool(FACES[card].windows & WINDOW["kickoff"])


# The report -----------------------------------------------------------------------------------------------------------


def report(sums: Counter[str]) -> list[Measure]:
    """The measures with their targets."""
    return [
        *_by_length(sums), *_plays(sums), *_scoring(sums), *_kicks(sums), *_decks(sums), *_cards(sums), *_bots(sums),
    ]  # fmt: skip


def _share(sums: Counter[str], part: str, whole: str) -> float:
    return 100 * sums[part] / max(1, sums[whole])


def _sum(sums: Counter[str], key: str) -> int:
    return sum(sums[f"{length}.{key}"] for length in LENGTHS)


def _by_length(sums: Counter[str]) -> Iterator[Measure]:
    home = {"full": (47, 53), "medium": (42, 52), "short": (42, 52)}
    points = {"full": (18, 34), "medium": (10, 20), "short": (6, 14)}
    ties = {"full": 14, "medium": 22, "short": 32}
    for length in LENGTHS:
        title = length.capitalize()
        yield Measure(
            f"{title}: Home share of decided games, %",
            _share(sums, f"{length}.home wins", f"{length}.decided"), *home[length],
        )  # fmt: skip
        games = max(1, sums[f"{length}.games"])
        yield Measure(f"{title}: points per game, both teams", sums[f"{length}.points"] / games, *points[length])
        yield Measure(f"{title}: ties before overtime, %", 100 * sums[f"{length}.ties"] / games, 0, ties[length])


def _plays(sums: Counter[str]) -> Iterator[Measure]:
    plays = max(1, _sum(sums, "plays"))
    yield Measure("Plays won by the offense, %", 100 * _sum(sums, "plays won by offence") / plays, 46, 56)
    yield Measure("Plays won with the Advantage, %", 100 * _sum(sums, "plays won with advantage") / plays, 72, 88)
    yield Measure("Challenge cards laid per Play", _sum(sums, "laid") / plays, 1.2, 2.6)
    yield Measure("Yards per Play", _sum(sums, "yards") / max(1, _sum(sums, "gains")), 4.3, 6.3)
    yield Measure("Plays per drive", plays / max(1, _sum(sums, "drives")), 5, 8)


def _scoring(sums: Counter[str]) -> Iterator[Measure]:
    games = max(1, sums["full.games"])
    touchdowns = sums["full.touchdown"] + sums["full.return touchdown"]
    losses = sums["full.turnover by interception"] + sums["full.turnover by fumble"]
    yield Measure("Touchdowns per Full game", touchdowns / games, 2, 4)
    yield Measure("Field goals per Full game", sums["full.field goal"] / games, 0.5, 2)
    yield Measure("Safeties per Full game", sums["full.safety"] / games, 0, 0.5)
    yield Measure("Interceptions and fumbles per Full game", losses / games, 0.8, 2.5)
    yield Measure("Penalties flagged per Full game", sums["full.flags"] / games, 2, 7)
    yield Measure("Injuries of level 2 or more per Full game", sums["full.injuries"] / games, 0.5, 3)


def _kicks(sums: Counter[str]) -> Iterator[Measure]:
    for needed, low, high in ((20, 77, 93), (22, 55, 75), (24, 30, 50)):
        kicks = _sum(sums, f"kicks from {needed}")
        if kicks:
            good = 100 * _sum(sums, f"good from {needed}") / kicks
            yield Measure(f"Field goals good from {needed}, %", good, low, high)
    onside = _sum(sums, "onside")
    if onside:
        yield Measure("Onside kicks recovered, %", 100 * _sum(sums, "onside recovered") / onside, 15, 30)


def _decks(sums: Counter[str]) -> Iterator[Measure]:
    for letter in LETTERS:
        yield Measure(f"Deck {letter} against the field, %", _deck_share(sums, letter), 44, 56)
    pairs = {f"{one}-{other}": _deck_share(sums, f"{one}-{other}") for one, other in PAIRS}
    strongest = max(pairs, key=lambda pair: pairs[pair])
    yield Measure(f"Most uneven pairing ({strongest}), %", pairs[strongest], 35, 65)


def _deck_share(sums: Counter[str], deck: str) -> float:
    return 100 * _sum(sums, f"deck {deck} won") / max(1, _sum(sums, f"deck {deck} played"))


def _cards(sums: Counter[str]) -> Iterator[Measure]:
    used = {
        card.id: _share(sums, f"full.used {card.id}", f"full.held {card.id}")
        for card in load().cards
        if sums[f"full.held {card.id}"] >= SEEN_ENOUGH
    }
    if used:
        least, most = min(used, key=used.__getitem__), max(used, key=used.__getitem__)
        yield Measure(f"Least used Action ({least}), % of drives held", used[least], 15, 75)
        yield Measure(f"Most used Action ({most}), % of drives held", used[most], 15, 75)
    shares = _shares_with(sums)
    weakest, strongest = min(shares, key=shares.__getitem__), max(shares, key=shares.__getitem__)
    yield Measure(f"Win share of decks with {weakest}, %", shares[weakest], 46, 54)
    yield Measure(f"Win share of decks with {strongest}, %", shares[strongest], 46, 54)
    rarest, share = min(_called(sums).items(), key=lambda item: item[1])
    yield Measure(f"Least called Play of a Playbook ({rarest}), %", share, 5, 100)


def _shares_with(sums: Counter[str]) -> dict[str, float]:
    """The win share of the decks that hold an Action, for those in two decks or more."""
    decks: dict[str, list[float]] = {}
    for deck in load().decks:
        for card in deck.oa + deck.da:
            decks.setdefault(card, []).append(_deck_share(sums, deck.franchise))
    return {card: sum(shares) / len(shares) for card, shares in decks.items() if len(shares) > 1}


def _called(sums: Counter[str]) -> dict[str, float]:
    """How often a Play of the listed Playbooks is called, of the Plays that their decks call on that side."""
    calls: dict[str, list[int]] = {}
    for deck in load().decks:
        for card in deck.op[:6] + deck.dp[:6]:
            part, whole = calls.setdefault(card, [0, 0])
            part += _sum(sums, f"called {deck.franchise} {card}")
            calls[card] = [part, whole + _sum(sums, f"called {deck.franchise} {card[:2]}")]
    return {card: 100 * part / max(1, whole) for card, (part, whole) in calls.items()}


def _bots(sums: Counter[str]) -> Iterator[Measure]:
    for bot in ("random", "rookie"):
        yield Measure(f"Starter beats {bot}, %", _share(sums, f"{bot}.first seat wins", f"{bot}.games"), 60, 100)
