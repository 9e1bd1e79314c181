"""The rules that matter in each phase of a game, nearest first."""

from __future__ import annotations

from typing import Final

from playcall.games.highlights_2052.rules import at
from playcall.games.highlights_2052.rules.box import PenaltyCheck
from playcall.games.highlights_2052.rules.competition import PairDraft, Rosters
from playcall.games.highlights_2052.rules.down import Defend, Down, FinalDefence
from playcall.games.highlights_2052.rules.drafts import CutToFifteen, DisplayDraft, KeepOne, PackDraft
from playcall.games.highlights_2052.rules.half import Half
from playcall.games.highlights_2052.rules.match import CoinToss, PickTeams
from playcall.games.highlights_2052.rules.overtime import Overtime, OvertimeDown
from playcall.games.highlights_2052.rules.resolve import Resolve
from playcall.games.highlights_2052.rules.scoring import FieldGoal, Touchdown

_MEETING: Final = ("FH-19.3", "FH-19.5", "FH-19.6")
RULES_NOW: Final[dict[str, tuple[str, ...]]] = {
    at(CoinToss, CoinToss.call_coin): ("FH-12.3",),
    at(CoinToss, CoinToss.choose_order): ("FH-12.4",),
    at(PickTeams, PickTeams.home_picks): ("FH-12.5", "FH-12.6"),
    at(PickTeams, PickTeams.visitor_picks): ("FH-12.5", "FH-12.6"),
    at(Rosters, Rosters.pick_team): ("FH-21.5", "FH-22.2"),
    at(PackDraft, PackDraft.pick): ("FH-13.2", "FH-13.3", "FH-17.2"),
    at(DisplayDraft, DisplayDraft.take_one): ("FH-13.4", "FH-13.5", "FH-17.3"),
    at(KeepOne, KeepOne.keep): ("FH-11.7", "FH-23.2", "FH-23.15"),
    at(PairDraft, PairDraft.pick): ("FH-22.2",),
    at(CutToFifteen, CutToFifteen.cut): ("FH-17.4",),
    at(Half, Half.set_audibles): ("FH-14.2", "FH-14.3", "FH-6.5"),
    at(Half, Half.first_card): ("FH-15.1", "FH-15.5", "FH-2.4"),
    at(Defend, Defend.answer): ("FH-15.2", "FH-6.3", *_MEETING, "FH-10.1"),
    at(Defend, Defend.discard_card): ("FH-6.3", "FH-6.1"),
    at(Defend, Defend.source): ("FH-6.5", "FH-6.6", *_MEETING, "FH-10.1"),
    at(FinalDefence, FinalDefence.source): ("FH-16.2", "FH-16.1", *_MEETING, "FH-10.1"),
    at(Down, Down.offence_audible): ("FH-6.4", "FH-6.7", "FH-6.2", "FH-6.5"),
    at(Down, Down.choose_play): ("FH-19.1", *_MEETING, "FH-5.2"),
    at(OvertimeDown, Down.choose_play): ("FH-19.1", *_MEETING, "FH-5.2", "FH-20.7"),
    at(Resolve, Resolve.overthrow_choice): ("FH-7.6", "FH-7.7", "FH-7.8"),
    at(PenaltyCheck, PenaltyCheck.answer): ("FH-10.3", "FH-10.4", "FH-10.5", "FH-10.7"),
    at(FieldGoal, FieldGoal.decide): ("FH-9.1", "FH-9.2", "FH-9.3", "FH-9.5", "FH-9.6"),
    at(Touchdown, Touchdown.conversion): ("FH-7.10", "FH-7.11"),
    at(Overtime, Overtime.choose): ("FH-20.3", "FH-20.4", "FH-20.7", "FH-20.14"),
}
"""By the step that asks."""
