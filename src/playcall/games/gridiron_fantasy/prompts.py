"""What a seat is asked, in one sentence for every step that asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playcall.games.gridiron_fantasy.catalogue import FX, SECS
from playcall.games.gridiron_fantasy.deckcheck import FEWEST_ACTIONS
from playcall.games.gridiron_fantasy.names import ABILITY, CONTEXTS, count, down_words, on_spot
from playcall.games.gridiron_fantasy.printed import INJURIES
from playcall.games.gridiron_fantasy.procedures.challenge import Challenge
from playcall.games.gridiron_fantasy.procedures.dealing import Arrange, DiscardSome, Recover
from playcall.games.gridiron_fantasy.procedures.penalty import Flags, most_blatant
from playcall.games.gridiron_fantasy.procedures.quick import RATES, Block, rates
from playcall.games.gridiron_fantasy.procedures.sealing import BuildDecks
from playcall.games.gridiron_fantasy.procedures.squad import Bench, Injury
from playcall.games.gridiron_fantasy.procedures.windows import PlayAction, Window
from playcall.games.gridiron_fantasy.rosters import team_size
from playcall.games.gridiron_fantasy.table import Table
from playcall.games.gridiron_fantasy.zones import BOOK, HAND, HIDDEN

Prompt = Callable[[Table, int], str]
WINDOWS: Final = (
    "Before the kickoff", "At the start of the drive", "Before the call", "After the reveal", "In the Challenge",
    "Now that the result is known", "Before the injury is final", "Before anybody complains", "Before the kick",
    "At the end of the Play", "In response",
)  # fmt: skip


def prompt(s: Table, seat: int) -> str:
    """What the seat is asked, or whom it waits for."""
    if not s.legal(seat):
        return waiting(s)
    return PROMPTS[s.situation()](s, seat)


def waiting(s: Table) -> str:
    if s.over:
        return "The game is over."
    asked = [decision.seat for decision in s.pending() if decision.known]
    return f"Waiting for player {asked[0] + 1}." if asked else "A moment, please."


def situation(s: Table) -> str:
    """`3rd and 4 on the own 35`."""
    return f"{down_words(s.down, s.mark - s.los, s.los)} {on_spot(s.los)}"


def totals_words(s: Table, role: int) -> str:
    """`Skill 4 – 5: you trail`."""
    own, other = s.totals[role * 4 + s.dominant], s.totals[4 - role * 4 + s.dominant]
    lead = "you lead" if s.leads(role, s.dominant) else "you trail"
    return f"{ABILITY[s.dominant]} {own} – {other}: {lead}"


def _turn(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, Challenge)
    if not top.primary:
        key = SECS[s.secondaries[0][1]].key
        own, other = s.totals[top.role * 4 + key], s.totals[4 - top.role * 4 + key]
        return f"Additional Challenge in {ABILITY[key]}, {own} – {other}. Lay a card or pass?"
    return f"{totals_words(s, top.role)}. Lay cards, play an Action, or pass?"


def _window(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, Window)
    name = WINDOWS[top.window.bit_length() - 1]
    return f"{name}: play a card, use an ability, or decline?"


def _answer(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, PlayAction)
    return f"{s.faces[top.card].name} was played. Answer it?"


def _declare(s: Table, seat: int) -> str:
    return f"{CONTEXTS[s.context].capitalize()}: which ability do you declare?"


def _commit(s: Table, seat: int) -> str:
    return f"Commit cards with {ABILITY[s.declared]} to the {CONTEXTS[s.context]}. {stakes(s, seat)}"


def stakes(s: Table, seat: int) -> str:
    """GF-4.9, GF-12.6  What each symbol more or fewer is worth in this Quick Challenge."""
    blocks = [procedure for procedure in s.stack if isinstance(procedure, Block)]
    if blocks:
        return f"The defence blocks the kick if it shows {FX[blocks[-1].effect].p['margin']} more."
    if s.onside >= 0:
        return f"The kicking side keeps the ball if it shows {FX[s.onside].p['margin']} more."
    if s.context == "field_goal":
        return (
            f"The kick carries 20 yards, one more for each symbol that the kicking side shows more; it needs {s.ytg}."
        )
    if s.context not in RATES:
        return ""
    forward, back = rates(s, s.context)
    if seat == s.seat(1):
        less = f"costs {back}" if back else "nothing"
        return f"Each symbol you show more is worth {forward} yards, each one fewer {less}."
    cost = f"Each symbol you show more costs them {back} yards, each" if back else "Each"
    return f"{cost} one fewer is worth {forward} yards to them."


def _victim(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, Injury)
    level = FX[top.effect].p["level"]
    return f"Who is hit? The injury: {INJURIES[level]} ({level})."


def _bench(s: Table, seat: int) -> str:
    assert isinstance(s.stack[-1], Bench)
    return "Which Team card is benched?"


def _complain(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, Flags)
    worst = most_blatant(s, top.fouling)[0]
    return f"{s.seat_names(top.fouling)} fouled with risk {worst.risk}. Complain to the referee?"


def _alerts(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, Flags)
    return f"Show a Referee Alert: {top.shown(s)} of {top.foul(s).risk} so far."


def _decide(s: Table, seat: int) -> str:
    return "The referee has seen it. Accept the penalty, or let the result of the Play stand?"


def _discard_some(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, DiscardSome)
    whose = "your" if seat in s.coaches[top.team] else "the opponent's"
    return f"Which card of {whose} hand is discarded ({count(top.number, 'card')})?"


def _recover(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, Recover)
    return f"Take up to {count(top.number, 'card')} from your discard pile."


def _arrange(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, Arrange)
    return f"Which of these {count(top.number, 'card')} shall be drawn last?"


def _choose_team(s: Table, seat: int) -> str:
    team = s.team_of_seat(seat)
    return f"Choose your Team cards: {len(s.zone(HIDDEN, team))} of {team_size(s, team)}."


def _choose_books(s: Table, seat: int) -> str:
    team = s.team_of_seat(seat)
    for role, word in ((0, "Offensive"), (1, "Defensive")):
        number = len(s.zone(BOOK + role, team))
        if s.coaches[team][role] == seat and number < s.options.playbook_size:
            return f"Choose your {word} Playbook: {number} of {s.options.playbook_size}, a Run and a Pass among them."
    return "Choose your Playbook."


def _build_deck(s: Table, seat: int) -> str:
    top = s.stack[-1]
    assert isinstance(top, BuildDecks)
    team, role = next((team, role) for team, role in top.open_decks(s) if s.coaches[team][role] == seat)
    word = "Defensive" if role else "Offensive"
    chosen = s.zone(HAND + role, team)
    different = len({s.faces[card].place for card in chosen})
    lead = f"Build your {word} Action deck from the packs: {count(len(chosen), 'card')}"
    return f"{lead}, at least {FEWEST_ACTIONS} different ones." if different < FEWEST_ACTIONS else f"{lead}. More?"


PROMPTS: Final[dict[str, Prompt]] = {
    "BuildDecks.choose": _build_deck,
    "BringDecks.choose": lambda s, seat: "Which franchise do you play?",
    "ChooseTeam.choose": _choose_team,
    "ChoosePlaybooks.choose": _choose_books,
    "Toss.choose": lambda s, seat: "You win the toss: Home, who receives first, or Visitor?",
    "RevealTeams.turn_up": lambda s, seat: "Which Team card do you turn up?",
    "RevealTeams.replace": lambda s, seat: "That card is taken. Which extra Team card comes in?",
    "RevealInOrder.turn": lambda s, seat: "Which Team card do you turn up?",
    "RevealInOrder.replace": lambda s, seat: "That card is taken. Which extra Team card comes in?",
    "Kickoff.choose": lambda s, seat: "Stay put, or run the kick back?",
    "Punt.choose": lambda s, seat: "A fair catch, or run the punt back?",
    "DeclareAbility.declare": _declare,
    "QuickChallenge.set_aside": lambda s, seat: "Too many cards fit: which one do you set aside?",
    "QuickChallenge.commit": _commit,
    "Exchange.choose": lambda s, seat: "Exchange a Play of your Playbook?",
    "Switching.switch": lambda s, seat: f"{situation(s)}: switch your Team cards, then be ready.",
    "Down.declare": lambda s, seat: f"{situation(s)}: a Play, a punt, or a field goal?",
    "Scrimmage.call": lambda s, seat: f"{situation(s)}: call your Play.",
    "Scrimmage.dominant": lambda s, seat: "Which ability is Dominant?",
    "ReadCall.change": lambda s, seat: "You have read the call. Change yours?",
    "Audible.replace": lambda s, seat: "Which Play do you change to?",
    "NameAbility.name": lambda s, seat: "Which ability?",
    "ChooseOne.choose": lambda s, seat: "Choose one.",
    "Challenge.turn": _turn,
    "Challenge.name_wild": lambda s, seat: "What does Wild stand for?",
    "Window.offer": _window,
    "PlayAction.answer": _answer,
    "Result.minimum_loss": lambda s, seat: "Keep the Objective, or take the minimum loss?",
    "Injury.choose_victim": _victim,
    "Bench.choose": _bench,
    "PatchUp.choose": lambda s, seat: "Who is patched up?",
    "CallUp.choose_out": lambda s, seat: "Which Team card leaves?",
    "CallUp.choose_in": lambda s, seat: "Which extra Team card comes in?",
    "DiscardSome.choose": _discard_some,
    "Recover.choose": _recover,
    "Redraw.choose": lambda s, seat: "Discard cards to draw as many.",
    "Arrange.put_back": _arrange,
    "Flags.complain": _complain,
    "Flags.show_alerts": _alerts,
    "Flags.decide": _decide,
    "Finish.discard_one": lambda s, seat: "Discard one card before the refill?",
    "NewDecks.choose": lambda s, seat: "Your deck is empty. Shuffle the discards into a new one?",
    "LeaveField.discard_any": lambda s, seat: (
        "The drive is over: discard any cards; the rest goes on top of your deck."
    ),
    "Try.choose": lambda s, seat: "Touchdown! Kick the extra point, or go for two?",
    "Halftime.shuffle": lambda s, seat: "Shuffle this Action deck with its discards?",
    "Rebuild.exchange": lambda s, seat: "Exchange a card of this Action deck for one of your reserve?",
    "Overtime.choose": lambda s, seat: "Overtime: receive, or kick?",
    "TagIn.first": lambda s, seat: "Whom do you tag for the offence?",
    "TagIn.second": lambda s, seat: "Whom do you tag for the defence?",
}
