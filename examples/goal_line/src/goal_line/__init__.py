"""Goal Line: five yards, four downs, six cards a side. A whole game in one file."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.contract import CardFace, Game, Preview, Text, Words, msg
from playcall.kernel import (
    ActionSpace,
    Ask,
    Chance,
    Event,
    Procedure,
    Result,
    Sees,
    State,
    Step,
    ZoneKind,
    ZoneLayout,
    public,
)  # fmt: skip

CARDS, YARDS, DOWNS, DRIVES, TOUCHDOWN = 6, 5, 4, 4, 7
HAND = ZoneKind("hand", Sees.OWNER, back="card", per="seat", holders=2)
USED = ZoneKind("used", Sees.ALL, back="card", per="seat", holders=2)
LAYOUT = ZoneLayout((HAND, USED))
ACTIONS = ActionSpace()
CALL = ACTIONS.verb("call", [str(value) for value in range(1, CARDS + 1)])


class Met(Event, frozen=True):
    rules = ("GL-1.2",)
    attack: int
    defence: int
    gain: int


class Ended(Event, frozen=True):
    rules = ("GL-1.3",)
    team: int
    scores: tuple[int, int]
    touchdown: bool


class Table(State):
    scores: list[int] = public([0, 0])
    drive: int = public(0)
    down: int = public(1)
    to_go: int = public(YARDS)

    def owner(self, per: str, holder: int) -> int | None:
        return holder

    @property
    def offence(self) -> int:  # GL-2.1
        return self.drive % 2


def gain(attack: int, defence: int) -> int:  # GL-1.2
    return max(0, attack - defence)


@dataclass(slots=True)
class Match(Procedure):
    """GL-1, GL-2  Four drives of four downs."""

    order = ("kick_off", "call", "finish")

    def kick_off(self, s: Table) -> Step:  # GL-1.1, GL-2.1
        for seat in (0, 1):
            s.zones[HAND(seat)], s.zones[USED(seat)] = list(range(CARDS)), []
        s.down, s.to_go = 1, YARDS
        return None

    def call(self, s: Table) -> Step:  # GL-1.2
        return Ask.together({seat: CALL.of(s.zones[HAND(seat)]) for seat in (0, 1)})

    def asks_call(self, s: Table, seat: int) -> Text:
        return msg("gl-call", down=s.down, yards=s.to_go, role="offence" if seat == s.offence else "defence")

    def on_call(self, s: Table, answers: dict[int, int]) -> Step:
        for seat, action in answers.items():
            s.zones[HAND(seat)].remove(CALL.argument(action))
            s.zones[USED(seat)].append(CALL.argument(action))
        attack, defence = (CALL.argument(answers[seat]) + 1 for seat in (s.offence, 1 - s.offence))
        s.to_go -= gain(attack, defence)
        s.down += 1
        s.tell(Met(attack, defence, gain(attack, defence)))
        if s.to_go > 0 and s.down <= DOWNS:
            return self.call
        s.scores[s.offence] += TOUCHDOWN * (s.to_go <= 0)  # GL-1.3
        s.tell(Ended(s.offence, (s.scores[0], s.scores[1]), s.to_go <= 0))
        s.drive += 1
        return self.kick_off if s.drive < DRIVES else None

    def finish(self, s: Table) -> Step:  # GL-2.2
        one, two = s.scores
        winner = None if one == two else int(two > one)
        s.result = Result((one, two), winner, "points", "GL-2.2")
        return None


def team(seat: int) -> Text:
    return msg("gl-team", seat=seat)


class GoalLineWords(Words):
    def line(self, event: Event, seat: int | None) -> Text | None:
        match event:
            case Met(attack, defence, gained):
                return msg("gl-met", attack=attack, defence=defence, gain=gained)
            case Ended(offence, scores, True):
                return msg("gl-touchdown", who=team(offence), scores="{} – {}".format(*scores))
            case Ended(offence, _, False):
                return msg("gl-stopped", who=team(1 - offence))
        return None

    def headline(self, state: State) -> Text:
        assert isinstance(state, Table)
        return msg("gl-headline", scores="{} – {}".format(*state.scores), who=team(state.offence), down=state.down)

    def result(self, result: Result) -> Text:
        scores = "{} – {}".format(*sorted(result.scores, reverse=True))
        if result.winner is None:
            return msg("gl-drawn", scores=scores)
        return msg("gl-won", who=team(result.winner), scores=scores)


class GoalLine(Game):
    id, title, prefix, rules_version, package = "goal_line", "Goal Line", "GL", 1, __name__
    seats = (2, 2)
    actions, procedures, event_kinds = ACTIONS, {"Match": Match}, {"Met": Met, "Ended": Ended}
    words = GoalLineWords()

    def layout(self, options: object) -> ZoneLayout:
        return LAYOUT

    def blank(self, options: object, chance: Chance) -> Table:
        return Table(self, options, chance, LAYOUT.empty())

    def opening(self, options: object) -> Procedure:
        return Match()

    def bound(self, options: object) -> int:
        return 2 * DOWNS * DRIVES + 1

    def card_id(self, back: str, card: int) -> str:
        return f"c{card + 1}"

    def faces(self) -> list[CardFace]:
        return [CardFace(f"c{value}", str(value), "card", ()) for value in range(1, CARDS + 1)]

    def preview(self, state: State, seat: int, action: int) -> Preview:
        card = CALL.argument(action)
        tag = msg("gl-tag", most=gain(card + 1, 1))
        return Preview(msg("gl-card", value=card + 1), card=self.card_id("card", card), tag=tag)


GAME = GoalLine()
