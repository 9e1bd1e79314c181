"""The closed vocabulary of the Audibles: what each can do, as small typed classes without behaviour."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, TypeAlias

import msgspec

from playcall.contract import Text

SHARE = 8
"""MG-9.10  ESCORT and GANG add an eighth of a rating."""

PlayerZone: TypeAlias = Literal["off_hand", "def_hand", "players"]
"""A hand of player cards; `players` is the one of the role: Offense cards on offence, Defense cards on defence."""
HandZone: TypeAlias = Literal["off_hand", "def_hand", "players", "pb_hand"]
Score: TypeAlias = Literal["TD", "FG", "SAFETY"]
Mode: TypeAlias = Literal["random", "victim", "audibles"]


class Base(msgspec.Struct, frozen=True):
    """What all effects say about themselves."""

    cancellable: ClassVar[bool] = False
    """MG-9.13"""
    on_punt: ClassVar[bool] = False
    """MG-9.11"""
    windows: ClassVar[tuple[str, ...]] = ()
    """The windows that the effect may be printed for."""


# Numbers and lists: cancellable, they last for the turn.


class Boost(Base, frozen=True):
    """Own number +n this turn; with a rating, only computed with that rating."""

    cancellable = on_punt = True
    windows = ("LINE", "REACT")
    n: int
    rating: str = ""


class Drain(Base, frozen=True):
    """Other number −n this turn; with a rating, only computed with that rating."""

    cancellable = on_punt = True
    windows = ("LINE", "REACT")
    n: int
    rating: str = ""


class Close(Base, frozen=True):
    """A rating is removed from the stop list."""

    cancellable = True
    windows = ("LINE",)
    rating: str


class Open(Base, frozen=True):
    """A rating is added to the stop list."""

    cancellable = True
    windows = ("REACT",)
    rating: str


class Also(Base, frozen=True):
    """A rating is added to the use list."""

    cancellable = True
    windows = ("LINE",)
    rating: str


class Upgrade(Base, frozen=True):
    """A Field Goal becomes a Touchdown, at −n."""

    cancellable = True
    windows = ("LINE",)
    n: int


class Settle(Base, frozen=True):
    """A Touchdown attempt stopped by at most m scores a field goal."""

    cancellable = True
    windows = ("LINE",)
    m: int


class Hold(Base, frozen=True):
    """A touchdown of the offence counts as a field goal this turn."""

    cancellable = True
    windows = ("REACT",)


class Return(Base, frozen=True):
    """The defence scores if it stops the offence by at least m; with a rating, measured with that rating."""

    cancellable = on_punt = True
    windows = ("REACT",)
    score: Score
    m: int
    rating: str = ""


class Takeaway(Base, frozen=True):
    """A stop by at least m gives the defence +n in its next attempt."""

    cancellable = True
    windows = ("REACT",)
    n: int
    m: int


class Escort(Base, frozen=True):
    """Another Offense card with a rating is discarded; the offence number rises by an eighth of that rating."""

    cancellable = True
    windows = ("LINE",)
    rating: str


class Gang(Base, frozen=True):
    """Another Defense card is discarded; the defence number rises by an eighth of its best rating in the list."""

    cancellable = on_punt = True
    windows = ("REACT",)


# Everything else: not cancellable, for cards are moved or looked at.


class Cancel(Base, frozen=True):
    """One cancellable Audible of the other side is cancelled."""

    windows = ("REACT", "CHECK")


class Silence(Base, frozen=True):
    """The React window stays closed this turn."""

    windows = ("HUDDLE",)


class Scout(Base, frozen=True):
    """The offence looks at the opponent's Defense hand for this turn."""

    windows = ("HUDDLE",)


class Force(Base, frozen=True):
    """The opponent discards from a hand: a card by chance, a card of his choice, or every Audible."""

    on_punt = True
    windows = ("HUDDLE", "REACT")
    zone: HandZone
    mode: Mode


class Cycle(Base, frozen=True):
    """Up to k cards of a hand are put away, and as many drawn."""

    on_punt = True
    windows = ("HUDDLE", "REACT")
    zone: HandZone
    k: int


class Recall(Base, frozen=True):
    """A player card in hand is exchanged for one of the discard pile."""

    on_punt = True
    windows = ("HUDDLE", "REACT")


class Sub(Base, frozen=True):
    """One of the top n player cards may replace the laid one."""

    on_punt = True
    windows = ("LINE", "REACT")
    n: int


class NewPlay(Base, frozen=True):
    """One of the top n Playbook cards may replace the laid play."""

    windows = ("LINE",)
    n: int


class Stack(Base, frozen=True):
    """The top n Playbook cards are put back in any order."""

    on_punt = True
    windows = ("HUDDLE", "REACT")
    n: int


Effect: TypeAlias = (
    Boost | Drain | Close | Open | Also | Upgrade | Settle | Hold | Return | Takeaway | Escort | Gang | Cancel
    | Silence | Scout | Force | Cycle | Recall | Sub | NewPlay | Stack
)  # fmt: skip

WORDS: Final[dict[str, type[Effect]]] = {
    "BOOST": Boost, "DRAIN": Drain, "CLOSE": Close, "OPEN": Open, "ALSO": Also, "UPGRADE": Upgrade,
    "SETTLE": Settle, "HOLD": Hold, "RETURN": Return, "TAKEAWAY": Takeaway, "ESCORT": Escort, "GANG": Gang,
    "CANCEL": Cancel, "SILENCE": Silence, "SCOUT": Scout, "FORCE": Force, "CYCLE": Cycle, "RECALL": Recall,
    "SUB": Sub, "NEWPLAY": NewPlay, "STACK": Stack,
}  # fmt: skip
"""The vocabulary as it is written on card files."""
_WORD_OF: Final = {kind: word for word, kind in WORDS.items()}


def effect_word(effect: Effect) -> str:
    """The word of the vocabulary that an effect begins with."""
    return _WORD_OF[type(effect)]


def effect_text(effect: Effect) -> Text:
    """What an effect does, as it is printed on its card; every field of the effect is an argument."""
    args = msgspec.structs.asdict(effect)
    if "rating" in args:
        args["rated"] = "yes" if args["rating"] else "no"
        args["rating"] = Text(f"mg-rating-{args['rating']}") if args["rating"] else ""
    if isinstance(effect, Escort | Gang):
        args["share"] = SHARE
    return Text(f"mg-effect-{effect_word(effect).lower()}", args)
