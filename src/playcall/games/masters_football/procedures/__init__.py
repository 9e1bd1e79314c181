"""The rules as procedures, one class per heading."""

from playcall.games.masters_football.procedures.academy import Academy, AcademyVisit
from playcall.games.masters_football.procedures.announcing import (
    Announce,
    AnnounceStrength,
    ChooseCards,
    ChooseStrengthCards,
)
from playcall.games.masters_football.procedures.buying import Buy, CutSquads
from playcall.games.masters_football.procedures.championship import Championship, FinalTie, Friendly, Matchday
from playcall.games.masters_football.procedures.halftime import (
    AnnounceSubstitutions,
    HalfTimeWindow,
    Substitute,
    SubstituteLate,
)
from playcall.games.masters_football.procedures.market import TransferMarket
from playcall.games.masters_football.procedures.match import PlayMatches
from playcall.games.masters_football.procedures.phase import SwapRound
from playcall.games.masters_football.procedures.preparation import ChooseTactics, ChooseTeams, ResolveTactics
from playcall.games.masters_football.procedures.rolling import RollAgain
from playcall.games.masters_football.procedures.setup import Setup
from playcall.games.masters_football.procedures.turn import Turn, Whistle, Window
from playcall.kernel import Procedure

PROCEDURES: dict[str, type[Procedure]] = {
    kind.__name__: kind
    for kind in (
        Academy, AcademyVisit, Announce, AnnounceStrength, AnnounceSubstitutions, Buy, Championship, ChooseCards,
        ChooseStrengthCards, ChooseTactics, ChooseTeams, CutSquads, FinalTie, Friendly, HalfTimeWindow,
        Matchday, PlayMatches, ResolveTactics, RollAgain, Setup, Substitute, SubstituteLate,
        SwapRound, TransferMarket, Turn, Whistle, Window,
    )
}  # fmt: skip
