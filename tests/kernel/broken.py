"""The toy, broken in one place at a time: for every check of the kit a fault that it must find."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from types import FunctionType
from typing import Any, NamedTuple

from playcall.contract import Advice, Preview, PreviewStep, Say, Text, msg
from playcall.kernel import DONE, Ask, Chance, Event, PickSome, Result, State, Step, imagine
from playcall.kernel.fields import make_clone
from playcall.kernel.procedure import Procedure
from playcall.kernel.state import _CLONE
from playcall.testing import secrecy
from tests.kernel import toy
from tests.kernel.toy import DECK, DISCARD, HAND, PEEK, STOP, Table, table


class Fault(NamedTuple):
    """What is broken, how, by which check it is found (empty: at every decision), and what the check says."""

    name: str
    target: Any
    attribute: str
    broken: Any
    check: str
    says: str


_GLOBAL = count()


def lose_a_card(self: toy.Round, s: State) -> Step:
    s.zones[DISCARD()].pop()
    return None


def copy_a_card(self: toy.Round, s: State) -> Step:
    s.zones[DISCARD()].append(s.zones[HAND(0)][0])
    return None


def offer_twice(self: toy.Jinx, s: State, seat: int) -> list[int]:
    return [toy.JINX(17), toy.JINX(17)]


def offer_nothing(self: toy.Round, s: State) -> Step:
    return Ask.together({0: [toy.KEEP(), toy.BURY()], 1: []})


def offer_what_is_no_action(self: toy.Round, s: State) -> Step:
    return Ask(0, [toy.KEEP(), 999])


def end_without_result(self: toy.Match, s: State) -> Step:
    return DONE


def end_with(result: Result) -> Any:
    def ending(self: toy.Match, s: State) -> Step:
        s.result = result
        return DONE

    return ending


def touch_and_raise(self: Table, seat: int, action: int) -> None:
    if action not in self.legal(seat):
        self.first += 1
    State.apply(self, seat, action)


def swallow(self: Table, seat: int, action: int) -> None:
    if action in self.legal(seat):
        State.apply(self, seat, action)


def ask_with_chance(self: toy.Round, s: State) -> Step:
    return Ask(self.winner, [PEEK(), toy.PASS(), *toy.COMMIT.of([s.chance.number("menu", 18)])])


def ask_and_tell(self: toy.Throw, s: State) -> Step:
    s.tell(toy.Tossed(self.seat))
    return Ask(self.seat, [STOP(), toy.PUSH()] if self.total < 9 else [STOP()], even_forced=self.total < 12)


def cloned(table: Table) -> Table:
    twin: Table = make_clone(Table, _CLONE)(table)
    return twin


def clone_with_shared_points(self: Table) -> Table:
    twin = cloned(self)
    twin.points = self.points
    return twin


def clone_with_shared_zones(self: Table) -> Table:
    twin = cloned(self)
    twin.zones = self.zones
    return twin


_to_json = Table.to_json


def save_without_points(table: Table) -> dict[str, Any]:
    saved = _to_json(table)
    saved["plain"]["points"] = [0 for _ in table.points]
    return saved


def forgetful_clone(self: Table) -> Table:
    twin = cloned(self)
    twin.first = 7
    return twin


def toss_by_the_clock(self: toy.Match, s: State) -> Step:
    table(s).first = next(_GLOBAL) % table(s).seat_count
    return None


def finish_in_order(self: toy.Bin, s: State, seat: int, action: int) -> None:
    if action in self.done:
        self.finished += (seat,)
    else:
        self.add(s, seat, action)


def count_the_first(self: toy.Bin, s: State, seat: int, action: int) -> None:
    PickSome.on_pick(self, s, seat, action)
    table(s).first = seat


def menu_by_the_deck(self: toy.Throw, s: State) -> Step:
    return Ask(self.seat, [STOP(), toy.PUSH()] if low_on_top(s) else [STOP()], even_forced=True)


def know_too_much(self: Table, group: str, owner: int | None, seat: int | None) -> Iterable[int]:
    return self.zones[HAND(owner)][:1] if group == "hand" and owner is not None and owner != seat else ()


def keep_asking(self: State) -> None:
    """An imagined position that still offers what the true one offered."""


def draw_and_publish(self: toy.Round, s: State) -> Step:
    DRAW(self, s)
    table(s).first = s.zones[DECK()][-1] % 3 if s.zones[DECK()] else 0
    return None


@dataclass(slots=True)
class Hush(Procedure):
    """TY-2.2  Only who holds a six is asked, and in secret; then everybody is asked openly, that seat too."""

    order = ("bin",)

    def bin(self, s: State) -> Step:
        seat = table(s).first
        sixes = [card for card in s.zones[HAND(seat)] if toy.value(card) == 6]
        return Ask(seat, [*toy.BINNING.of(sixes), toy.ENOUGH()], known=False) if sixes else DONE

    def asks_bin(self, s: State, seat: int) -> Text:
        return msg("ty-asks-bin")

    def on_bin(self, s: State, action: int) -> Step:
        return DONE


def bin_in_secret(self: toy.Round, s: State) -> Step:
    return Hush()


def bin_if_it_can(self: toy.Round, s: State) -> Step:
    """Only seats with a six are asked to bin, and everybody sees who is."""
    return Bins()


@dataclass(slots=True)
class Bins(toy.Bin):
    """TY-2.2  Only who holds a six is asked, openly."""

    def candidates(self, s: State, seat: int) -> list[int]:
        return toy.BINNING.of([card for card in s.zones[HAND(seat)] if toy.value(card) == 6])

    def may_stop(self, s: State, seat: int) -> bool:
        return bool(self.candidates(s, seat))


def tell_the_rules_of_the_deck(self: toy.ToyWords, state: State) -> tuple[str, ...]:
    return ("TY-2",) if low_on_top(state) else ("TY-1",)


def head_with_the_deck(self: toy.ToyWords, state: State) -> Text:
    return msg("ty-option", token=str(low_on_top(state)))


def low_on_top(state: State) -> bool:
    return bool(state.zones[DECK()]) and state.zones[DECK()][-1] < 9


def show_everybody(self: Event, seat: int | None) -> Any:
    return self


def say_everything(self: toy.ToyWords, event: Event, seat: int | None) -> Text:
    return msg("ty-option", token=str(event))


def say_nothing_known(self: toy.ToyWords, event: Event, seat: int | None) -> Text:
    return msg("ty-unheard-of")


def head_with_english(self: toy.ToyWords, state: State) -> str:
    return "Points"


def ask_in_english(self: toy.Round, s: State, seat: int) -> str:
    return "Which card?"


def say_half(self: toy.ToyWords, result: Result) -> Text:
    return msg("ty-won")


def advise_in_english(self: toy.ToyCoach, imagined: State, seat: int) -> list[Advice]:
    return [Advice(action, 0.0, ("the first is best",)) for action in imagined.legal(seat)]


def print_the_deck(self: toy.Magpies, state: State, seat: int | None, width: int, say: Say) -> str:
    return str(state.zones[DECK()])


def name_the_next_card(state: State) -> Text:
    return msg("ty-option", token=str(state.zones[DECK()][-1:]))


def label_the_deck(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(name_the_next_card(state))


def tag_the_deck(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-asks-bin"), tag=name_the_next_card(state))


def reckon_with_the_deck(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-asks-bin"), outcome={"next": state.zones[DECK()][-1:]})


def explain_the_deck(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-asks-bin"), steps=lambda: [PreviewStep(name_the_next_card(state))])


def tag_at_length(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-asks-bin"), tag=msg("ty-option", token="a tag of twenty-five signs"))


def tag_in_english(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-asks-bin"), tag="a point")


def tag_without_card(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-asks-bin"), card="joker")


def explain_by_no_rule(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-asks-bin"), steps=lambda: [PreviewStep(msg("ty-asks-bin"), ("TY-9.9",))])


def explain_in_english(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-asks-bin"), steps=lambda: [PreviewStep("then so", ("TY-2.2",))])


def label_in_english(self: toy.Magpies, state: State, seat: int, action: int) -> Preview:
    return Preview(msg("ty-option", token=msg("ty-unheard-of")))


def name_no_chapter(self: toy.ToyWords, state: State) -> tuple[str, ...]:
    return ("TY-9",)


def advise_the_first(self: toy.ToyCoach, imagined: State, seat: int) -> list[Advice]:
    return [Advice(imagined.legal(seat)[0], 1.0)]


def advise_backwards(self: toy.ToyCoach, imagined: State, seat: int) -> list[Advice]:
    return [Advice(action, float(i)) for i, action in enumerate(imagined.legal(seat))]


def advise_and_meddle(self: toy.ToyCoach, imagined: State, seat: int) -> list[Advice]:
    table(imagined).points[seat] += 1
    return [Advice(action, 0.0) for action in imagined.legal(seat)]


def favour_the_last(self: toy.ToyCoach, imagined: State, seat: int) -> int:
    return imagined.legal(seat)[-1]


def value_backwards(self: toy.ToyCoach, imagined: State, seat: int) -> dict[int, float]:
    return {action: -float(i) for i, action in enumerate(reversed(imagined.legal(seat)))}


def imagine_nothing(state: State, seat: int | None, chance: Chance) -> State:
    return state.clone()


def imagine_with_answers(state: State, seat: int | None, chance: Chance) -> State:
    twin = imagine(state, seat, chance)
    twin.held = state.held.copy()
    return twin


class Secretive(Event, frozen=True):
    rules = ("TY-2.3",)
    secret = ("card",)
    seat: int
    card: int | None


class Misnamed(Event, frozen=True):
    rules = ("TY-2.3",)
    secret = ("cart",)
    owner: int
    card: int | None


class Unruly(Event, frozen=True):
    rules = ("TY-9.9",)
    seat: int


class Lawless(Event, frozen=True):
    seat: int


class OpenDrew(Event, frozen=True):
    rules = ("TY-2.1",)
    owner: int
    card: int | None


class Peeping(toy.Table):
    """A table whose facts hold the top of the deck."""

    __slots__ = ()

    def own_facts(self, seat: int | None) -> dict[str, Any]:
        return {"top": self.zones[DECK()][-1] if self.zones[DECK()] else -1}


DRAW = toy.Round.draw
_FEW: dict[str, type[Procedure]] = {name: p for name, p in toy.TOY.procedures.items() if name != "Throw"}

FAULTS = (
    Fault("a card is lost", toy.Round, "tidy", lose_a_card, "", "not conserved: 18 before, 17 now"),
    Fault("a card is doubled", toy.Round, "tidy", copy_a_card, "", "not conserved: 18 before, 19 now"),
    Fault("the game is too long", toy.Magpies, "bound", lambda self, options: 5, "", "after 5 decisions"),
    Fault("no result", toy.Match, "count", end_without_result, "", "over without a result"),
    Fault("too few scores", toy.Match, "count", end_with(Result((1,), 0, "x", "TY-4.1")), "", "1 scores for 3"),
    Fault("wrong winner", toy.Match, "count", end_with(Result((1, 2, 0), 0, "x", "TY-4.1")), "", "0 won, but"),
    Fault("no winner", toy.Match, "count", end_with(Result((1, 2, 0), None, "x", "TY-4.1")), "", "1 has the most"),
    Fault("no reason", toy.Match, "count", end_with(Result((1, 2, 0), 1, "", "TY-4.1")), "", "does not say how"),
    Fault("unknown rule", toy.Match, "count", end_with(Result((1, 2, 0), 1, "x", "TY-9")), "", "the rule TY-9,"),
    Fault("an option twice", toy.Jinx, "reactions", offer_twice, "", "an option twice"),
    Fault("no option", toy.Round, "peek", offer_nothing, "", r"Seat 1 has the options \[\]"),
    Fault("no action", toy.Round, "peek", offer_what_is_no_action, "", "is offered no actions"),
    Fault("illegal actions change things", Table, "apply", touch_and_raise, "illegal", "changed the position"),
    Fault("illegal actions pass", Table, "apply", swallow, "illegal", "nothing stopped it"),
    Fault("asking draws", toy.Round, "peek", ask_with_chance, "asking", "offers something else"),
    Fault("asking tells", toy.Throw, "push", ask_and_tell, "asking", "tells an event"),
    Fault("a clone shares", Table, "clone", clone_with_shared_points, "clone", "changed the original"),
    Fault("a clone shares zones", Table, "clone", clone_with_shared_zones, "clone", "changed the original"),
    Fault("a clone forgets", Table, "clone", forgetful_clone, "clone", "not equal"),
    Fault("a procedure is not registered", toy.Magpies, "procedures", _FEW, "json", "cannot be read back"),
    Fault("a field is not saved", Table, "plain", ("first", "shown"), "", "cannot be read back"),
    Fault("points are not saved", Table, "to_json", save_without_points, "", "restored, the game ends differently"),
    Fault("chance from outside", toy.Match, "toss", toss_by_the_clock, "", "replays to another end|does not replay"),
    Fault("the order of finishing stays", toy.Bin, "on_pick", finish_in_order, "order", "order of simultaneous"),
    Fault("the last answer matters", toy.Bin, "on_pick", count_the_first, "order", "order of simultaneous"),
    Fault("a public field is secret", toy, "Table", Peeping, "rest", "The view of seat"),
    Fault("the menu is a leak", toy.Throw, "push", menu_by_the_deck, "rest", "The view of seat"),
    Fault("known by nobody", Table, "known_in", know_too_much, "rest", "imagines turns on"),
    Fault("imagined without asking", State, "ask_again", keep_asking, "imagined", "breaks|turns on|no options"),
    Fault("chance to come", secrecy, "imagine", imagine_nothing, "imagined", "knows the chance"),
    Fault("answers to come", secrecy, "imagine", imagine_with_answers, "imagined", "have chosen secretly"),
    Fault("asked now in secret, now openly", toy.Round, "bin", bin_in_secret, "rest", "What seat .* receives turns on"),
    Fault("the same after an action", toy.Round, "bin", bin_in_secret, "news", "the view of seat"),
    Fault("who is asked tells", toy.Round, "bin", bin_if_it_can, "rest", "waiting_for is"),
    Fault("who is asked next tells", toy.Round, "bin", bin_if_it_can, "news", "waiting_for is"),
    Fault("the rules of the phase tell", toy.ToyWords, "rules_now", tell_the_rules_of_the_deck, "rest", "rules is"),
    Fault("the headline tells", toy.ToyWords, "headline", head_with_the_deck, "rest", "headline is"),
    Fault("an open draw", toy, "Drew", OpenDrew, "news", "tells seat .* about cards"),
    Fault("news in a public field", toy.Round, "draw", draw_and_publish, "news", "the view of seat|tells seat"),
    Fault("a screen that tells", toy.Magpies, "screen", print_the_deck, "words", "reads turns on"),
    Fault("a label that tells", toy.Magpies, "preview", label_the_deck, "words", "reads turns on"),
    Fault("a tag that tells", toy.Magpies, "preview", tag_the_deck, "words", "reads turns on"),
    Fault("an outcome that tells", toy.Magpies, "preview", reckon_with_the_deck, "words", "reads turns on"),
    Fault("an explanation that tells", toy.Magpies, "preview", explain_the_deck, "words", "reads turns on"),
    Fault("a long tag", toy.Magpies, "preview", tag_at_length, "hints", "more than 24"),
    Fault("a tag of no card", toy.Magpies, "preview", tag_without_card, "hints", "not there: joker"),
    Fault("a step of no rule", toy.Magpies, "preview", explain_by_no_rule, "hints", "names rules"),
    Fault("a tag in English", toy.Magpies, "preview", tag_in_english, "hints", "the tag of .* is no message"),
    Fault("a step in English", toy.Magpies, "preview", explain_in_english, "hints", "a step of .* is no message"),
    Fault("an unknown message", toy.Magpies, "preview", label_in_english, "hints", "no message 'ty-unheard-of'"),
    Fault("a prompt in English", toy.Round, "asks_commit", ask_in_english, "hints", "the prompt of .* is no message"),
    Fault("a headline in English", toy.ToyWords, "headline", head_with_english, "hints", "the headline is no message"),
    Fault("a reason in English", toy.ToyCoach, "advise", advise_in_english, "coach", "a reason for .* is no message"),
    Fault("a line nobody can say", toy.ToyWords, "line", say_nothing_known, "", "no message 'ty-unheard-of'"),
    Fault("a result without its winner", toy.ToyWords, "result", say_half, "", "cannot be said with"),
    Fault("a phase of no chapter", toy.ToyWords, "rules_now", name_no_chapter, "hints", "The phase names"),
    Fault("a sentence that tells", toy.ToyWords, "line", say_everything, "", "holds a secret"),
    Fault("an event that tells", toy.Drew, "seen_by", show_everybody, "", "shows its secret"),
    Fault("a secret of nobody", toy, "Committed", Secretive, "", "no field 'owner'"),
    Fault("a secret that is not there", toy, "Committed", Misnamed, "", "does not have"),
    Fault("an event of no known rule", toy, "Tossed", Unruly, "", "the rule TY-9.9,"),
    Fault("an event of no rule", toy, "Tossed", Lawless, "", "names no rule"),
    Fault("half advice", toy.ToyCoach, "advise", advise_the_first, "coach", "does not rank"),
    Fault("worst advice first", toy.ToyCoach, "advise", advise_backwards, "coach", "best first"),
    Fault("another favourite", toy.ToyCoach, "favourite", favour_the_last, "coach", "not its first advice"),
    Fault("other worths", toy.ToyCoach, "worths", value_backwards, "coach", "worths differ"),
    Fault("a meddling coach", toy.ToyCoach, "advise", advise_and_meddle, "coach", "The coach changed"),
)

for fault in FAULTS:
    if isinstance(fault.broken, FunctionType):
        fault.broken.__name__ = fault.attribute  # a jump finds its step by this name
