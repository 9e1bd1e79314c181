"""The rules as procedures, one class per heading."""

from playcall.games.masters_football.rules.championship import Championship, FinalTie, Friendly, Matchday
from playcall.games.masters_football.rules.halftime import (
    AnnounceSubstitutions,
    HalfTimeWindow,
    Substitute,
    SubstituteLate,
)
from playcall.games.masters_football.rules.match import PlayMatches
from playcall.games.masters_football.rules.playing import SwapRound
from playcall.games.masters_football.rules.preparation import (
    Announce,
    AnnounceStrength,
    ChooseCards,
    ChooseStrengthCards,
    ChooseTactics,
    ChooseTeams,
    ResolveTactics,
)
from playcall.games.masters_football.rules.rolling import RollAgain
from playcall.games.masters_football.rules.setup import Buy, CutSquads, Setup
from playcall.games.masters_football.rules.transfers import Academy, AcademyVisit, TransferMarket
from playcall.games.masters_football.rules.turn import Turn, Whistle, Window
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
