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
from playcall.kernel.game import Advice, CardFace, Coach, Drawings, Game, Measure, Mode, Outlook, Run
from playcall.kernel.options import choice, number, switch, text
from playcall.kernel.procedure import DONE, Ask, How, Procedure, Step
from playcall.kernel.record import Record, replay, steps
from playcall.kernel.rulebook import Rule, Rulebook
from playcall.kernel.shared import OpenDraft, PickAndPass, PickSome, ReactionWindow, draw
from playcall.kernel.state import Decision, Result, State
from playcall.kernel.view import Observation, View, ZoneView, imagine, open_view, sees, sees_set, view
from playcall.kernel.words import Explanation, Glance, Reason, Stress, Words
from playcall.kernel.zones import Sees, ZoneKind, ZoneLayout

__all__ = [
    "DONE", "ActionSpace", "Advice", "Ask", "BadOption", "BadPosition", "BadRecord", "CardError", "CardFace",
    "Chance", "Coach", "Decision", "Drawings", "Event", "Explanation", "Game", "Glance", "How", "IllegalAction",
    "Measure", "Mode", "Observation", "OpenDraft", "Outlook", "PickAndPass", "PickSome", "PlaycallError", "Procedure",
    "ReactionWindow", "Reason", "Record", "Result", "Rule", "Rulebook", "Run", "Sees", "State", "Step", "Stress",
    "UnknownGame", "UnknownToken", "Verb", "View", "Words", "ZoneKind", "ZoneLayout", "ZoneView", "choice", "draw",
    "imagine", "number", "open_view", "replay", "sees", "sees_set", "steps", "switch", "text", "view",
]  # fmt: skip
