"""What a game offers, in one import: everything that tables, bots, printers, the server and the command line ask of it.

A game implements `Game`; whatever it does not override has a plain default. docs/writing-a-game.md goes through it.
"""

from playcall.contract.balance import Measure, Run
from playcall.contract.box import Box
from playcall.contract.cards import CardFace, Drawings
from playcall.contract.checks import Checks
from playcall.contract.coach import Advice, AnyCoach, Coach, Outlook
from playcall.contract.dispatch import ByStep, ByVerb
from playcall.contract.errors import text_of
from playcall.contract.game import Game, Mode, Ruled, Say, game_of, rules_told
from playcall.contract.preview import Preview, PreviewStep
from playcall.contract.text import Arg, Said, Text, joined, msg, signed
from playcall.contract.units import Unit
from playcall.contract.words import SideScore, Stress, Words

__all__ = [
    "Advice", "AnyCoach", "Arg", "Box", "ByStep", "ByVerb", "CardFace", "Checks", "Coach", "Drawings",
    "Game", "Measure", "Mode", "Outlook", "Preview", "PreviewStep", "Ruled", "Run", "Said", "Say", "SideScore",
    "Stress", "Text", "Unit", "Words", "game_of", "joined", "msg", "rules_told", "signed", "text_of",
]  # fmt: skip
