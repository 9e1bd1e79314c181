"""SJ-9, SJ-10, SJ-14  The exchange of actions, until somebody plays no card; loose balls and stolen passes."""

from __future__ import annotations

from dataclasses import dataclass

from playcall.games.sport_jockeys import events
from playcall.games.sport_jockeys.handbook import LOOSE, STEALS, key_kinds
from playcall.games.sport_jockeys.procedures.replies import Answer, Defend, Recover
from playcall.games.sport_jockeys.table import Table
from playcall.kernel import DONE, Procedure, Step


@dataclass(slots=True)
class Exchange(Procedure):
    """SJ-9.2  DEF answers, OFF may counter, and so on in turn."""

    order = ("defend", "defended", "answer", "answered", "recover", "recovered")

    def defend(self, s: Table) -> Step:  # SJ-10.5
        return Defend(s.defence)

    def defended(self, s: Table) -> Step:  # SJ-4.3, SJ-10.6: a Sloppy Tackle or no card ends the play
        over = s.exchange[-1]["side"] == "down" or s.lying["seat"] == s.offence
        return DONE if over else None

    def answer(self, s: Table) -> Step:  # SJ-10.3, SJ-14.1
        return Answer(s.offence)

    def answered(self, s: Table) -> Step:
        lying = s.lying
        keys = key_kinds(lying["kinds"])
        if lying["seat"] == s.offence:
            tell_recovery(s)  # SJ-14.2
            return self.defend
        if keys & STEALS:  # SJ-14.7
            s.tell(events.Intercepted(lying["seat"]))
            s.change_possession()
            return self.defend
        if keys & LOOSE:  # SJ-14.3
            s.tell(events.LooseBall(s.defence))
            return None
        return DONE  # SJ-7.6, SJ-10.4

    def recover(self, s: Table) -> Step:  # SJ-14.4
        return Recover(s.defence)

    def recovered(self, s: Table) -> Step:
        if s.lying["side"] != "off":  # SJ-14.6
            s.tell(events.DeadBall(s.offence))
            return DONE
        s.tell(events.Recovered(s.defence, False))  # SJ-14.5
        s.change_possession()
        return self.defend


def tell_recovery(s: Table) -> None:
    """SJ-14.2  OFF has answered a loose ball."""
    if s.log is not None:
        faced = next(deed for deed in reversed(s.exchange) if deed["kinds"] and deed["seat"] != s.offence)
        if key_kinds(faced["kinds"]) & LOOSE:
            s.tell(events.Recovered(s.offence, True))
