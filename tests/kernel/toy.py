"""Magpies: a small card game that uses everything the kernel offers. Its only purpose is to be played by tests.

Seats draw to four cards, bin some, commit one face down, turn all up; the highest card wins a charm and a throw of
the die, and may peek at the deck. A six in hand is a jinx: it can be thrown in after the cards are turned up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from playcall.contract import Advice, CardFace, Coach, Game, Mode, Preview, PreviewStep, Say, Text, Words, joined, msg
from playcall.kernel import (
    DONE,
    ActionSpace,
    Ask,
    BadOption,
    CardError,
    Chance,
    Event,
    OpenDraft,
    PickAndPass,
    PickSome,
    Procedure,
    ReactionWindow,
    Result,
    Rulebook,
    Sees,
    State,
    Step,
    ZoneKind,
    ZoneLayout,
    choice,
    draw,
    number,
    public,
    secret,
    switch,
)

SEATS = 3
CARDS = 18
CHARMS = 5
NAMES = [f"{suit}{value}" for suit in "abc" for value in range(1, 7)]

RULES = """# Magpies

## TY-1 Setting up

- **TY-1.1** The coin says who begins; the charms are shuffled.
- **TY-1.2** In a passing draft everybody picks one card of a pack and passes the rest on.
- **TY-1.3** In an open draft the cards lie face up.

## TY-2 A round

- **TY-2.1** Everybody draws to four cards; an empty deck is made anew from the discards.
- **TY-2.2** Everybody may bin up to two cards, face down, but keeps one.
- **TY-2.3** Everybody commits a card face down, all at once.
- **TY-2.4** The cards are turned up, and the highest alone wins a charm and a throw.
- **TY-2.5** The winner may peek at the top of the deck, and keep or bury that card.

## TY-3 Jinxes and throws

- **TY-3.1** After the cards are turned up, a six can be thrown in from the hand for a throw of one's own.
- **TY-3.2** A throw counts what the die shows; it may be pushed, and a 1 loses it all.

## TY-4 The end

- **TY-4.1** The most points win; charms count one each, the lucky one two; which it is stays secret until then.
"""


def value(card: int) -> int:
    return card % 6 + 1


# Zones and actions ----------------------------------------------------------------------------------------------------

DECK = ZoneKind("deck", Sees.NOBODY, back="magpie")
DISCARD = ZoneKind("discard", Sees.ALL, back="magpie")
DISPLAY = ZoneKind("display", Sees.ALL, back="magpie")
PACK = ZoneKind("pack", Sees.OWNER, back="magpie", per="seat", holders=SEATS)
HAND = ZoneKind("hand", Sees.OWNER, back="magpie", per="seat", holders=SEATS, group="hand")
BIN = ZoneKind("bin", Sees.OWNER, back="magpie", per="seat", holders=SEATS, group="hand")
DOWN = ZoneKind("down", Sees.OWNER, back="magpie", per="seat", holders=SEATS, group="hand")
UP = ZoneKind("up", Sees.ALL, back="magpie", per="seat", holders=SEATS)
PEEKED = ZoneKind("peeked", Sees.OWNER, back="magpie", per="seat", holders=SEATS)
CHARM_DECK = ZoneKind("charm deck", Sees.NOBODY, back="charm")
TROPHIES = ZoneKind("trophies", Sees.ALL, back="charm", per="seat", holders=SEATS)
LAYOUT = ZoneLayout((DECK, DISCARD, DISPLAY, PACK, HAND, BIN, DOWN, UP, PEEKED, CHARM_DECK, TROPHIES))

ACTIONS = ActionSpace()
PASS = ACTIONS.verb("pass")
TAKE = ACTIONS.verb("take", NAMES)
BINNING = ACTIONS.verb("bin", NAMES)
ENOUGH = ACTIONS.verb("enough")
COMMIT = ACTIONS.verb("commit", NAMES)
JINX = ACTIONS.verb("jinx", NAMES)
PUSH = ACTIONS.verb("push")
STOP = ACTIONS.verb("stop")
PEEK = ACTIONS.verb("peek")
KEEP = ACTIONS.verb("keep")
BURY = ACTIONS.verb("bury")


@dataclass(frozen=True)
class Options:
    rounds: int = number(2, 1, 3, rule="TY-2.1")
    seats: str = choice("3", "2", rule="TY-1.1")
    draft: str = choice("pass", "open", "none", rule="TY-1.2")
    jinxes: bool = switch(True, rule="TY-3.1")


# Events ---------------------------------------------------------------------------------------------------------------


class Tossed(Event, frozen=True):
    rules = ("TY-1.1",)
    seat: int


class Drafted(Event, frozen=True):
    rules = ("TY-1.2",)
    secret = ("card",)
    owner: int
    card: int | None


class Took(Event, frozen=True):
    rules = ("TY-1.3",)
    seat: int
    card: int


class Drew(Event, frozen=True):
    rules = ("TY-2.1",)
    secret = ("card",)
    owner: int
    card: int | None


class Committed(Event, frozen=True):
    rules = ("TY-2.3",)
    secret = ("card",)
    owner: int
    card: int | None


class Turned(Event, frozen=True):
    rules = ("TY-2.4",)
    seat: int
    card: int


class Charmed(Event, frozen=True):
    rules = ("TY-2.4",)
    seat: int
    charm: int


class Peeked(Event, frozen=True):
    rules = ("TY-2.5",)
    secret = ("card",)
    owner: int
    card: int | None


class Jinxed(Event, frozen=True):
    rules = ("TY-3.1",)
    seat: int
    card: int


class Thrown(Event, frozen=True):
    rules = ("TY-3.2",)
    seat: int
    die: int
    total: int


# The table ------------------------------------------------------------------------------------------------------------


class Table(State):
    points: list[int] = public([0] * SEATS)
    first: int = public(0)
    shown: list[int] = public([-1] * CARDS)
    """For each card the seat that took it in the open and still has it, or -1."""
    lucky: int = secret(0)
    """The charm that counts double; nobody knows it before the end."""

    def owner(self, per: str, holder: int) -> int | None:
        return holder if per == "seat" and holder < self.seat_count else None

    def known_in(self, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
        if group != "hand" or owner is None or owner == seat:
            return ()
        return [card for card, holder in enumerate(self.shown) if holder == owner]

    def guess_secrets(self, seat: int | None, chance: Chance) -> None:
        self.lucky = chance.number("imagine", CHARMS)

    @property
    def seat_count(self) -> int:
        return int(self.options.seats)

    def turn_order(self) -> list[int]:
        return [(self.first + i) % self.seat_count for i in range(self.seat_count)]

    def open_up(self, card: int, zone: int) -> None:
        """Lay a card where everybody sees it."""
        self.zones[zone].append(card)
        self.shown[card] = -1


def table(s: State) -> Table:
    assert isinstance(s, Table)
    return s


# Procedures -----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Match(Procedure):
    """TY-1, TY-4  The whole game."""

    left: int

    order = ("toss", "shuffle", "deal", "draft", "clear", "round", "again", "count")

    def toss(self, s: State) -> Step:  # TY-1.1
        t = table(s)
        t.first = s.chance.number("coin", t.seat_count)
        s.tell(Tossed(t.first))
        return None

    def shuffle(self, s: State) -> Step:
        s.zones[DECK()] = list(range(CARDS))
        s.zones[CHARM_DECK()] = list(range(CHARMS))
        s.chance.shuffle("deck", s.zones[DECK()])
        s.chance.shuffle("charms", s.zones[CHARM_DECK()])
        table(s).lucky = s.chance.number("lucky", CHARMS)
        return None

    def deal(self, s: State) -> Step:
        t = table(s)
        if t.options.draft == "pass":
            for seat in range(t.seat_count):
                s.zones[PACK(seat)] = [s.zones[DECK()].pop() for _ in range(3)]
        elif t.options.draft == "open":
            s.zones[DISPLAY()] = [s.zones[DECK()].pop() for _ in range(5)]
        return None

    def draft(self, s: State) -> Step:
        t = table(s)
        if t.options.draft == "pass":
            return PassingDraft(1)
        return FaceUpDraft(tuple(t.turn_order())) if t.options.draft == "open" else None

    def clear(self, s: State) -> Step:
        for zone in (DISPLAY(), PACK(0), PACK(1), PACK(2)):
            s.zones[DISCARD()] += s.zones[zone]
            s.zones[zone] = []
        return None

    def round(self, s: State) -> Step:
        self.left -= 1
        return Round()

    def again(self, s: State) -> Step:
        return self.round if self.left else None

    def count(self, s: State) -> Step:  # TY-4.1
        t = table(s)
        trophies = [s.zones[TROPHIES(i)] for i in range(t.seat_count)]
        scores = tuple(t.points[i] + len(won) + (t.lucky in won) for i, won in enumerate(trophies))
        best = [i for i, score in enumerate(scores) if score == max(scores)]
        s.result = Result(scores, best[0] if len(best) == 1 else None, "points", "TY-4.1")
        return DONE


@dataclass(slots=True)
class PassingDraft(PickAndPass):
    """TY-1.2  Pick and pass."""

    packs = PACK
    into = HAND
    take = TAKE

    def drafters(self, s: State) -> Sequence[int]:
        return range(table(s).seat_count)

    def asks_pick(self, s: State, seat: int) -> Text:
        return msg("ty-asks-draft", left=len(s.zones[PACK(seat)]))

    def picked(self, s: State, holder: int, card: int) -> None:
        s.tell(Drafted(holder, card))


@dataclass(slots=True)
class FaceUpDraft(OpenDraft):
    """TY-1.3  Pick in the open."""

    display = DISPLAY
    into = HAND
    take = TAKE

    def asks_take_one(self, s: State, seat: int) -> Text:
        return msg("ty-asks-draft", left=len(s.zones[DISPLAY()]))

    def taken(self, s: State, holder: int, card: int) -> None:
        table(s).shown[card] = holder
        s.tell(Took(holder, card))

    def before_turn(self, s: State) -> None:
        s.zones[DISPLAY()].append(s.zones[DECK()].pop())


@dataclass(slots=True)
class Bin(PickSome):
    """TY-2.2  Put cards away, face down."""

    done = ENOUGH

    def seats(self, s: State) -> Sequence[int]:
        return range(table(s).seat_count)

    def candidates(self, s: State, seat: int) -> list[int]:
        hand = s.zones[HAND(seat)]
        return BINNING.of(hand) if len(s.zones[BIN(seat)]) < 2 and len(hand) > 1 else []

    def asks_pick(self, s: State, seat: int) -> Text:
        return msg("ty-asks-bin")

    def add(self, s: State, seat: int, action: int) -> None:
        card = BINNING.argument(action)
        s.zones[HAND(seat)].remove(card)
        s.zones[BIN(seat)].append(card)


@dataclass(slots=True)
class Jinx(ReactionWindow):
    """TY-3.1  A window for sixes."""

    passing = PASS

    def seats(self, s: State) -> Sequence[int]:
        return table(s).turn_order()

    def reactions(self, s: State, seat: int) -> list[int]:
        return JINX.of([card for card in s.zones[HAND(seat)] if value(card) == 6])

    def asks_offer(self, s: State, seat: int) -> Text:
        return msg("ty-asks-jinx")

    def react(self, s: State, seat: int, action: int) -> Step:
        card = JINX.argument(action)
        s.zones[HAND(seat)].remove(card)
        table(s).open_up(card, DISCARD())
        s.tell(Jinxed(seat, card))
        return Throw(seat)


@dataclass(slots=True)
class Throw(Procedure):
    """TY-3.2  Throw the die, and push while it goes well."""

    seat: int
    total: int = 0

    order = ("roll", "push")

    def roll(self, s: State) -> Step:
        die = s.chance.number("die", 6) + 1
        self.total = 0 if die == 1 else self.total + die
        s.tell(Thrown(self.seat, die, self.total))
        return DONE if die == 1 else None

    def push(self, s: State) -> Step:
        return Ask(self.seat, [STOP()] if self.total >= 9 else [STOP(), PUSH()], even_forced=self.total < 12)

    def asks_push(self, s: State, seat: int) -> Text:
        return msg("ty-asks-push", total=self.total)

    def on_push(self, s: State, action: int) -> Step:
        if action in PUSH:
            return self.roll
        table(s).points[self.seat] += self.total
        return DONE


@dataclass(slots=True)
class Round(Procedure):
    """TY-2  A round."""

    winner: int = -1

    order = ("draw", "bin", "commit", "turn_up", "jinx", "reward", "throw", "peek", "keep", "tidy")

    def draw(self, s: State) -> Step:  # TY-2.1
        for seat in table(s).turn_order():
            while len(s.zones[HAND(seat)]) < 4:
                card = draw(s, DECK(), DISCARD(), "deck")
                if card is None:
                    break
                s.zones[HAND(seat)].append(card)
                s.tell(Drew(seat, card))
        return None

    def bin(self, s: State) -> Step:
        return Bin()

    def commit(self, s: State) -> Step:  # TY-2.3
        return Ask.together({seat: COMMIT.of(s.zones[HAND(seat)]) for seat in range(table(s).seat_count)})

    def asks_commit(self, s: State, seat: int) -> Text:
        return msg("ty-asks-commit")

    def on_commit(self, s: State, answers: dict[int, int]) -> Step:
        for seat, action in answers.items():
            card = COMMIT.argument(action)
            s.zones[HAND(seat)].remove(card)
            s.zones[DOWN(seat)].append(card)
            s.tell(Committed(seat, card))
        return None

    def turn_up(self, s: State) -> Step:  # TY-2.4
        for seat in range(table(s).seat_count):
            card = s.zones[DOWN(seat)].pop()
            table(s).open_up(card, UP(seat))
            s.tell(Turned(seat, card))
        return None

    def jinx(self, s: State) -> Step:
        return Jinx() if table(s).options.jinxes else None

    def reward(self, s: State) -> Step:
        values = [value(s.zones[UP(seat)][0]) for seat in range(table(s).seat_count)]
        if values.count(max(values)) > 1:
            return self.tidy
        self.winner = values.index(max(values))
        charm = s.zones[CHARM_DECK()].pop()
        s.zones[TROPHIES(self.winner)].append(charm)
        s.tell(Charmed(self.winner, charm))
        return None

    def throw(self, s: State) -> Step:
        return Throw(self.winner)

    def peek(self, s: State) -> Step:  # TY-2.5
        return Ask(self.winner, [PEEK(), PASS()] if s.zones[DECK()] else [PASS()])

    def asks_peek(self, s: State, seat: int) -> Text:
        return msg("ty-asks-peek")

    def on_peek(self, s: State, action: int) -> Step:
        if action in PASS:
            return self.tidy
        card = s.zones[DECK()].pop()
        s.zones[PEEKED(self.winner)].append(card)
        s.tell(Peeked(self.winner, card))
        return None

    def keep(self, s: State) -> Step:
        return Ask(self.winner, [KEEP(), BURY()])

    def asks_keep(self, s: State, seat: int) -> Text:
        return msg("ty-asks-keep", card=NAMES[s.zones[PEEKED(seat)][0]])

    def on_keep(self, s: State, action: int) -> Step:
        card = s.zones[PEEKED(self.winner)].pop()
        if action in KEEP:
            s.zones[HAND(self.winner)].append(card)
        else:
            s.zones[DECK()].insert(0, card)
        return None

    def tidy(self, s: State) -> Step:
        t = table(s)
        for seat in range(t.seat_count):
            for zone in (BIN(seat), UP(seat)):
                for card in s.zones[zone]:
                    t.open_up(card, DISCARD())
                s.zones[zone] = []
        return None


# The game -------------------------------------------------------------------------------------------------------------


class ToyWords(Words):
    def line(self, event: Event, seat: int | None) -> Text | None:
        event = event.seen_by(seat)
        match event:
            case Tossed(seat=first):
                return msg("ty-tossed", seat=first)
            case Took() | Turned() | Jinxed():
                return msg("ty-shown", seat=event.seat, card=NAMES[event.card], how=type(event).__name__.lower())
            case Drafted() | Drew() | Peeked():
                card = "unseen" if event.card is None else NAMES[event.card]
                return msg("ty-got", seat=event.owner, card=card)
            case Committed(owner=owner, card=card):
                return None if card is None else msg("ty-committed", seat=owner, card=NAMES[card])
            case Charmed(seat=winner):
                return msg("ty-charmed", seat=winner)
            case Thrown(seat=thrower, die=die, total=total):
                return msg("ty-thrown", seat=thrower, die=die, total=total)
        return None

    def headline(self, state: State) -> Text:
        return msg("ty-headline", points=joined(table(state).points, "comma"))

    def result(self, result: Result) -> Text:
        return msg("ty-tied") if result.winner is None else msg("ty-won", seat=result.winner)


def previewed(state: State, seat: int, action: int) -> Preview:
    """Every option by its token; whoever may push or stop is told what the throw is worth."""
    label = msg("ty-option", token=ACTIONS.token(action))
    if action not in PUSH and action not in STOP:
        return Preview(label)
    throw = state.stack[-1]
    assert isinstance(throw, Throw)
    worth = msg("ty-worth", total=throw.total)
    return Preview(label, tag=worth, outcome={"total": throw.total}, steps=lambda: [PreviewStep(worth, ("TY-3.2",))])


class ToyCoach(Coach):
    def advise(self, imagined: State, seat: int) -> list[Advice]:
        return [
            Advice(action, -float(i), (msg("ty-reason", place=i + 1),)) for i, action in enumerate(imagined.legal(seat))
        ]


class Magpies(Game):
    id = "magpies"
    title = "Magpies"
    prefix = "TY"
    rules_version = 1
    seats = (2, 3)
    modes = (
        Mode("three", {}),
        Mode("duel", {"seats": "2", "draft": "open"}),
        Mode("long", {"rounds": "3", "draft": "none"}),
    )
    options = Options
    actions = ACTIONS
    procedures = {p.__name__: p for p in (Match, PassingDraft, FaceUpDraft, Bin, Jinx, Throw, Round)}  # noqa: RUF012
    package = "tests.kernel"

    @property
    def words(self) -> Words:
        return ToyWords()

    @property
    def coach(self) -> Coach:
        return ToyCoach()

    def preview(self, state: State, seat: int, action: int) -> Preview:
        return previewed(state, seat, action)

    def screen(self, state: State, seat: int | None, width: int, say: Say) -> str:
        return say(msg("ty-screen", cards=len(state.zones[DECK()])))

    def seat_count(self, options: Any) -> int:
        return int(options.seats)

    def layout(self, options: Any) -> ZoneLayout:
        return LAYOUT

    def blank(self, options: Any, chance: Chance) -> State:
        return Table(self, options, chance, LAYOUT.empty())

    def opening(self, options: Any) -> Procedure:
        return Match(options.rounds)

    def bound(self, options: Any) -> int:
        return 20 + 80 * int(options.rounds)

    def card_hash(self) -> str:
        return "18-5"

    def faces(self) -> Sequence[CardFace]:
        return [CardFace(name, name.upper(), "magpie", ()) for name in NAMES]

    def card_id(self, back: str, card: int) -> str:
        return NAMES[card] if back == "magpie" else f"charm{card}"

    def check_cards(self, text: str, source: str) -> int:
        raise CardError(f"{source}: the toy has no card files.")

    def check_options(self, options: Any) -> None:
        if options.draft == "open" and options.rounds == 3:
            raise BadOption("An open draft is for short games.")

    def rulebook(self) -> Rulebook:
        return Rulebook.parse(RULES, self.prefix)

    # For the exhaustive runner

    def all_features(self) -> set[str]:
        return {f"card {name}" for name in NAMES} | {f"die {face}" for face in range(1, 7)}

    def features_seen(self, event: Event) -> Iterable[str]:
        if isinstance(event, Turned | Took | Jinxed):
            yield f"card {NAMES[event.card]}"
        elif isinstance(event, Thrown):
            yield f"die {event.die}"


TOY = Magpies()
