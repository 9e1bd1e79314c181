"""What is sent to competitions: founding, joining, and every act as a body of its own, told apart by `do`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from playcall.server.models import LINE, Input, Name

GameName = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
Team = Annotated[int, Field(ge=0, le=63)]
TradeId = Annotated[str, Field(max_length=20, pattern=r"^[0-9a-f]*$")]
Key = Annotated[str, Field(max_length=40, pattern=r"^[\w.]*$")]
Card = Annotated[str, Field(min_length=1, max_length=60, pattern=LINE)]
Cards = Annotated[list[Card], Field(max_length=200)]
Secret = Annotated[str, Field(max_length=64, pattern=LINE)]
Score = Annotated[int, Field(ge=0, le=10**4)]
PersonName = Annotated[str, Field(max_length=64, pattern=LINE)]
Settings = Annotated[dict[Annotated[str, Field(max_length=40, pattern=LINE)], Any], Field(max_length=60)]


class NewLeague(Input):
    """A competition to found; settings that are not named are the usual ones of the game."""

    game: GameName
    name: Name
    settings: Settings = Field(default_factory=dict)
    team: Name | None = None
    """Your own team; None only to moderate."""
    auto: bool = False
    """Whether the program is the commissioner."""
    public: bool = False
    """Whether strangers find it, and may join without the link."""
    bots: Annotated[int, Field(ge=0, le=63)] = 0
    """So many take part from the beginning; others fill the places that are left when the season starts."""


class NewAlone(Input):
    """A season against seven bots."""

    game: GameName
    name: Name | None = None
    team: Name | None = None
    format: Literal["league", "cup", "round_robin"] = "league"


class JoinLeague(Input):
    team: Name | None = None
    invite: Secret = ""
    side: Team | None = None
    """The team whose side you share in an evening's cup, in place of a team of your own."""


class Offer(Input):
    """What two teams would give each other: cards, and picks as `SEASON.ROUND.TEAM`."""

    team: Team
    partner: Team
    gives: Cards = Field(default_factory=list)
    takes: Cards = Field(default_factory=list)


class ComeToPlay(Input):
    """How a match of two people is played, by whoever comes first."""

    pace: Literal["live", "days"] = "days"


class _Act(Input):
    why: Annotated[str, Field(max_length=200, pattern=LINE)] = ""
    """Why, for the public log."""


class PickAct(_Act):
    """A card of a draft, cards from a pack, or a stock roster."""

    do: Literal["pick"]
    team: Team
    cards: Cards


class PassAct(_Act):
    do: Literal["pass"]
    team: Team


class BuildAct(_Act):
    """LG-3.5  Hand in a roster; `extra` is what the game keeps beside cards, such as a playbook."""

    do: Literal["build"]
    team: Team
    cards: Cards
    extra: Annotated[dict[str, Annotated[str, Field(max_length=4000, pattern=LINE)]], Field(max_length=20)] = Field(
        default_factory=dict
    )


class BringAct(_Act):
    """LG-1.2  Bring the plays of a deck, by its text or its code, beside the roster; empty for the usual ones."""

    do: Literal["bring"]
    team: Team
    deck: Annotated[str, Field(max_length=8000)]


class QueueAct(_Act):
    """Wishes for the draft, the first one first, in the place of those of before."""

    do: Literal["queue"]
    team: Team
    cards: Cards


class OfferAct(_Act):
    do: Literal["offer"]
    team: Team
    partner: Team
    gives: Cards = Field(default_factory=list)
    takes: Cards = Field(default_factory=list)
    counters: TradeId | None = None
    """The offer to which this is the answer."""


class TradeAct(_Act):
    """Accept, decline or withdraw an offer; approve or reject a trade."""

    do: Literal["accept", "decline", "withdraw", "approve", "reject"]
    trade: TradeId


class VoteAct(_Act):
    do: Literal["vote"]
    trade: TradeId
    team: Team
    against: bool


class MendAct(_Act):
    """Fill a place of a roster with an undrafted card."""

    do: Literal["mend"]
    team: Team
    card: Annotated[str, Field(max_length=60, pattern=LINE)] = ""


class TeamAct(_Act):
    """`ready` for the next round; `resign` a team's place (a bot plays on); `drop` it before a season."""

    do: Literal["ready", "resign", "drop"]
    team: Team


class ForfeitAct(_Act):
    do: Literal["forfeit"]
    fixture: Key
    team: Team


class PlainAct(_Act):
    """What needs nothing but saying so. `start` begins a season: bots take the places that are left."""

    do: Literal["start", "pause", "resume", "call_draft", "open", "close", "advance", "leave"]


class BotsAct(_Act):
    """Bots take places that are left."""

    do: Literal["add_bots"]
    count: Annotated[int, Field(ge=1, le=64)] = 1


class SettingsAct(_Act):
    """LG-2.6  Some settings are changed."""

    do: Literal["settings"]
    settings: Settings


class CardsAct(_Act):
    """LG-2.3  The cards that are banned, that everybody may use, or that may have more than one owner."""

    do: Literal["ban", "free", "duplicate"]
    cards: Cards


class HandOverAct(_Act):
    """Hand the office of commissioner to a member, or say whom you want; an empty name is the program."""

    do: Literal["hand_over", "back"]
    member: PersonName


class GiveAct(_Act):
    """Give a bot's team to a person."""

    do: Literal["give"]
    team: Team
    member: PersonName


class RuleAct(_Act):
    """LG-1.4  Replace a result, with a reason."""

    do: Literal["rule"]
    fixture: Key
    score: Annotated[tuple[Score, Score], Field(strict=False)]
    winner: Literal["home", "away"] | None = None
    """Who goes on where the score is level."""


Act = Annotated[
    PickAct | PassAct | BuildAct | BringAct | QueueAct | OfferAct | TradeAct | VoteAct | MendAct | TeamAct | ForfeitAct
    | PlainAct | BotsAct | SettingsAct | CardsAct | HandOverAct | GiveAct | RuleAct,
    Field(discriminator="do"),
]  # fmt: skip
