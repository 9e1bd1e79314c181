"""The kernel: positions, decisions, zones, chance, events and records. It knows no game and does no input or output."""

from playcall.kernel.actions import ActionSpace, Verb
from playcall.kernel.chance import Chance
from playcall.kernel.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    CardError,
    IllegalAction,
    PlaycallError,
    UnknownGame,
    UnknownToken,
)
from playcall.kernel.events import Event
from playcall.kernel.fields import constant, memo, public, secret
from playcall.kernel.options import choice, number, switch, text
from playcall.kernel.procedure import DONE, Ask, How, Procedure, Step
from playcall.kernel.record import Record, replay, steps
from playcall.kernel.rulebook import Rule, Rulebook
from playcall.kernel.ruleset import Ruleset
from playcall.kernel.shared import OpenDraft, PickAndPass, PickSome, ReactionWindow, draw
from playcall.kernel.state import Decision, Result, State
from playcall.kernel.view import (
    Observation,
    View,
    ZoneView,
    imagine,
    open_view,
    place_of,
    public_facts,
    sees,
    sees_set,
    tells_time,
    told_place,
    view,
)
from playcall.kernel.zones import Sees, ZoneKind, ZoneLayout

__all__ = [
    "DONE",
    "ActionSpace",
    "Ask",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CardError",
    "Chance",
    "Decision",
    "Event",
    "How",
    "IllegalAction",
    "Observation",
    "OpenDraft",
    "PickAndPass",
    "PickSome",
    "PlaycallError",
    "Procedure",
    "ReactionWindow",
    "Record",
    "Result",
    "Rule",
    "Rulebook",
    "Ruleset",
    "Sees",
    "State",
    "Step",
    "UnknownGame",
    "UnknownToken",
    "Verb",
    "View",
    "ZoneKind",
    "ZoneLayout",
    "ZoneView",
    "choice",
    "constant",
    "draw",
    "imagine",
    "memo",
    "number",
    "open_view",
    "place_of",
    "public",
    "public_facts",
    "replay",
    "secret",
    "sees",
    "sees_set",
    "steps",
    "switch",
    "tells_time",
    "text",
    "told_place",
    "view",
]  # fmt: skip
