"""LG  Leagues and cups: the arithmetic of competitions, and the competitions themselves. No HTTP, no database.

A competition is a log of entries (`entries`), one line of JSON each, and a pure state machine folded from it:

    competition = Competition.read(lines, load)      # or Competition.from_json(snapshot, load), then later lines
    refusal = competition.judge(entry)               # why not, with the rule; None: keep it, then fold it
    competition.fold(entry)
    entry = competition.due(now)                     # what the program must enter now: clocks, deadlines, bots
    competition.wakes()                              # when it must be asked again if nobody does anything
    competition.to_play()                            # fixtures that bots play at once

Time comes with entries alone. `seeing` tells what each member may see of it, `telling` puts entries and refusals into
words, `exporting` writes tables, fixtures and rosters for other programs. Each chapter of the rules has its file, which
judges and folds the entries of that chapter: `members`, `draft`, `trades`, `fixtures`, `season`; the arithmetic is in
`schedule`, `ranking`, `playoffs` and `bracket`. What a game has to say is its `LeaguePlay` (`contract.leagues`).
"""

from playcall.leagues.book import Book, Fixture, FixtureState, Phase, TradeState
from playcall.leagues.competition import Competition
from playcall.leagues.entries import (
    PROGRAM,
    Act,
    Advanced,
    Answered,
    Backed,
    Begun,
    BotAdded,
    Brought,
    Built,
    Came,
    Changed,
    Closed,
    DraftCalled,
    Dropped,
    Entry,
    Filled,
    Forfeited,
    Founded,
    Given,
    HandedOver,
    Joined,
    Left,
    Mended,
    Offered,
    Opened,
    Passed,
    Paused,
    Picked,
    Played,
    Queued,
    Ready,
    Recalled,
    Recorded,
    Resumed,
    Reviewed,
    Ruled,
    Settled,
    Shared,
    Started,
    Voted,
    Withdrawn,
    written,
)
from playcall.leagues.refusing import Refusal
from playcall.leagues.settings import Absent, DraftPool, Format, Settings

__all__ = [
    "PROGRAM", "Absent", "Act", "Advanced", "Answered", "Backed", "Begun", "Book", "BotAdded", "Brought", "Built",
    "Came", "Changed", "Closed", "Competition", "DraftCalled", "DraftPool", "Dropped", "Entry", "Filled", "Fixture",
    "FixtureState", "Forfeited", "Format", "Founded", "Given", "HandedOver", "Joined", "Left", "Mended", "Offered",
    "Opened", "Passed", "Paused", "Phase", "Picked", "Played", "Queued", "Ready", "Recalled", "Recorded", "Refusal",
    "Resumed", "Reviewed", "Ruled", "Settings", "Settled", "Shared", "Started", "TradeState", "Voted", "Withdrawn",
    "written",
]  # fmt: skip
