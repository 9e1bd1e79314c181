"""What an option would do, as far as its seat can know: label, tag, tone, outcome and steps of every option.

`outcome` is plain data for a table to draw. Cards are ids as zones show them, abilities the numbers 0 to 3, spots are
yards from the goal line of the team that has the ball then. Which keys there are depends on the verb:

    lay, apply       ability  the one that changes most, the Dominant if it changes
                     own, other  both Totals in it afterwards; leads, double: of the seat, in it
                     totals   all eight afterwards, as the field `totals`; adds: what the card counts in each ability
    commit           cards, symbols  the cards and what each counts; bonus: of Team cards; total: all of it
    declare          ability, held, bonus  what the hand and Team cards count in it
    call             kind, objective (yards; a touchdown as the yards it takes), touchdown, after
    play             down, to_go, los, goal
    punt             los      where it comes down, from the receiver's side; touchback
    field goal       needed, carries (without any difference), short (symbols it lacks, at least 0), chance (0 to 1)
    touchback, fair catch, return   los      where the ball lies without a return
    accept, decline  after    (once the referee has seen it)
    complain         risk, yards, foul, reach      what it takes, what it costs them, its name, what the hand can show
    alert            alert, shown (all shown so far with it), risk
    switch           on       whether it is switched on
    kick, go for two points
    lose, keep       yards    (of a minimum loss)
    victim           level    of the injury
    tag              drives   that this player has been on the field

`after` is where the ball lies: {"end": "" or "touchdown", "safety", "downs", "interception", "fumble", "two points",
"no points"; "down", "to_go", "los", "goal"}, the last four where the drive continues (`end` empty).

What the view holds beside the fields is in `screen.py`. Prompts with a second sentence are
`join-space` messages: the question first, then what helps to answer it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from playcall.contract import ByVerb, Preview, PreviewStep, Said, Text, joined, msg, signed
from playcall.games.gridiron_fantasy import actions as a
from playcall.games.gridiron_fantasy import names as n
from playcall.games.gridiron_fantasy.cards import load
from playcall.games.gridiron_fantasy.catalogue import FX, TD, WILD, Face
from playcall.games.gridiron_fantasy.coach.calls import good_chance
from playcall.games.gridiron_fantasy.improving import totals_with
from playcall.games.gridiron_fantasy.moves import POINTS
from playcall.games.gridiron_fantasy.names import yes
from playcall.games.gridiron_fantasy.printed import effects, lines, special, tag
from playcall.games.gridiron_fantasy.rules.challenge import (
    Challenge,
    Flags,
    flagged_spot,
    most_blatant,
    penalty_yards,
    reach,
)
from playcall.games.gridiron_fantasy.rules.effects import ChooseOne
from playcall.games.gridiron_fantasy.rules.kicks import (
    Kickoff,
    Punt,
    bonus,
    committed,
    kick_distance,
    least_distance,
    punt_spot,
    punt_yards,
    rates,
    symbols,
)
from playcall.games.gridiron_fantasy.rules.play import TRY_SPOT
from playcall.games.gridiron_fantasy.rules.result import (
    LAST_DOWN,
    After,
    Finish,
    Result,
    after_play,
    after_yards,
    objective_yards,
    replayed,
)
from playcall.games.gridiron_fantasy.rules.squad import Injury
from playcall.games.gridiron_fantasy.screen import after_facts, after_tag, card_of
from playcall.games.gridiron_fantasy.table import GOAL_LINE, Table, is_double, place_of
from playcall.games.gridiron_fantasy.totals import Piece, amplifier, held_stars, ways
from playcall.kernel import State, Verb

Made = Callable[[Table, int, int], Preview]
PREVIEWS: Final[ByVerb[Made]] = ByVerb(a.ACTIONS)
LIKELY, POSSIBLE = 0.7, 0.3
"""Chances of a field goal that look good, and not bad."""


def preview(state: State, seat: int, action: int) -> Preview:
    """What an option would do, as far as its seat can know."""
    assert isinstance(state, Table)
    return PREVIEWS.find(action)(state, seat, action)


# Cards that options name ----------------------------------------------------------------------------------------------


def named(s: Table, seat: int, action: int) -> tuple[Face, str | None]:
    """The card that an option names: its print, and its id where the seat sees it."""
    verb = a.ACTIONS.verb_of(action)
    place = verb.argument(action)
    return s.faces[place], card_of(s, seat, verb, place)


def text_steps(face: Face, *rules: str) -> Iterator[PreviewStep]:
    """All rules text of a card."""
    for line in lines(face.card):
        yield PreviewStep(msg("gf-step-text", text=line.said), rules)


def _role(s: Table, seat: int) -> int:
    return int(seat != s.seat(0))


# The Challenge --------------------------------------------------------------------------------------------------------


def piece_of(s: Table, top: Challenge, place: int) -> Piece:
    """The way in which a card would be laid; of a Wild the one that counts most where it matters."""
    hand = [card for card in s.hand(top.role) if place_of(card) == place]
    if not hand:
        return next(piece for piece in held_stars(s, top.role) if place_of(piece.card) == place)
    if not s.faces[hand[0]].symbols[WILD]:
        return ways(s, top.role, hand[0], amplifier(s, top.role))[0]
    ability = top.ability(s)
    legal = [piece for piece in top.lays(s) if piece.card == hand[0]]
    return max(legal, key=lambda piece: piece.adds[ability] + piece.taxes[ability])


@PREVIEWS.of(a.LAY, a.APPLY)
def _lay(s: Table, seat: int, action: int) -> Preview:
    top = s.stack[-1]
    assert isinstance(top, Challenge)
    face, card = named(s, seat, action)
    piece, role = piece_of(s, top, face.place), top.role
    totals = totals_with(s, role, (piece,), piece.adds, piece.taxes)
    changes = [abs(new - old) for new, old in zip(totals, s.totals, strict=True)]
    ability = top.ability(s)
    if not changes[ability] + changes[4 + ability]:
        ability = max(range(4), key=lambda each: changes[each] + changes[4 + each])
    own, other = totals[role * 4 + ability], totals[4 - role * 4 + ability]
    leads = own > other or (own == other and s.tie == role)
    main = ability == top.ability(s)
    double = top.primary and main and is_double(own, other)
    if double:
        said, tone = msg("gf-tag-double", own=own, other=other), "good"
    elif main:
        said, tone = msg("gf-tag-leads", own=own, other=other, leads=yes(leads)), "good" if leads else "half"
    else:
        said = msg("gf-tag-other", ability=n.ability(ability), own=own, other=other)
        tone = "good" if leads else "half"
    label = msg("gf-do-lay", name=face.name, symbols=n.symbols(face.symbols))
    return Preview(
        label if action in a.LAY else msg("gf-do-apply", name=face.name), card=card, tag=said, tone=tone,
        outcome={
            "ability": ability, "own": own, "other": other, "leads": leads, "double": double, "totals": totals,
            "adds": list(piece.adds),
        },
        steps=lambda: _lay_steps(s, top, face, piece, ability, totals),
    )  # fmt: skip


def _lay_steps(
    s: Table, top: Challenge, face: Face, piece: Piece, ability: int, totals: list[int]
) -> Iterator[PreviewStep]:
    role = top.role
    before, own, other = s.totals[role * 4 + ability], totals[role * 4 + ability], totals[4 - role * 4 + ability]
    parts = [msg("gf-step-now", number=before), _part(face.name, piece.adds[ability])]
    rest = own - before - piece.adds[ability]
    parts += [_part(msg("gf-step-other"), rest)] if rest else []
    sum_ = msg("gf-step-total", ability=n.ability(ability), parts=joined(parts, "comma"), total=own, other=other)
    yield PreviewStep(sum_, ("GF-6.22", "GF-7.9"))
    leads = own > other or (own == other and s.tie == role)
    yield PreviewStep(msg("gf-step-leads", leads=yes(leads), tie=yes(own == other)), ("GF-1.6",))
    if top.primary and ability == s.dominant and is_double(own, other):
        yield PreviewStep(msg("gf-step-double"), ("GF-7.13",))
    if face.challenge and top.primary:
        result = special(face)
        last = msg("gf-step-no-special") if result is None else msg("gf-step-special", effects=result)
        yield PreviewStep(last, ("GF-8.14",))
    if face.penalty:
        foul = face.penalty
        text = msg("gf-step-foul", risk=foul.risk, foul=foul.foul, yards=foul.yards)
        yield PreviewStep(text, ("GF-10.1", "GF-10.3"))
    if face.alert:
        yield PreviewStep(msg("gf-step-alert-spent", alert=face.alert), ("GF-10.7",))


def _part(name: Said, number: int) -> Text:
    return msg("gf-step-part", number=signed(number), name=name)


@PREVIEWS.of(a.PASS, a.END_TURN)
def _pass(s: Table, seat: int, action: int) -> Preview:
    top = s.stack[-1]
    assert isinstance(top, Challenge)
    if action in a.END_TURN:
        ended = PreviewStep(msg("gf-step-end-turn"), ("GF-7.7", "GF-7.8"))
        return Preview(msg("gf-do-end-turn"), steps=lambda: [ended])
    ability, role = top.ability(s), top.role
    own, other = s.totals[role * 4 + ability], s.totals[4 - role * 4 + ability]

    def steps() -> Iterator[PreviewStep]:
        yield PreviewStep(msg("gf-step-pass"), ("GF-7.3", "GF-7.5"))
        leads = yes(s.leads(role, ability))
        text = msg("gf-step-pass-result", leads=leads, ability=n.ability(ability), own=own, other=other)
        yield PreviewStep(text, ("GF-7.16", "GF-8.1"))

    return Preview(msg("gf-do-pass"), steps=steps)


@PREVIEWS.of(a.CALL)
def _call(s: Table, seat: int, action: int) -> Preview:
    face, card = named(s, seat, action)
    yards = objective_yards(s, face)
    after = after_yards(s, yards)
    objective = n.objective(face)
    label = msg(
        "gf-do-call", name=face.name, kind=n.kind(face.kind), symbols=n.symbols(face.symbols), objective=objective
    )

    def steps() -> Iterator[PreviewStep]:
        brings = msg("gf-step-objective", objective=n.yards(yards), after=n.after(s, seat, after))
        yield PreviewStep(brings, ("GF-8.2", "GF-8.5"))
        yield PreviewStep(msg("gf-step-advantage", role=_role(s, seat)), ("GF-6.14",))
        yield from text_steps(face, "GF-6.13")

    outcome = {"kind": face.kind, "objective": yards, "touchdown": face.objective == TD, "after": after_facts(after)}
    said = msg("gf-tag-call", kind=n.kind(face.kind), objective=objective)
    return Preview(label, card=card, tag=said, outcome=outcome, steps=steps)


@PREVIEWS.of(a.ACTION)
def _action(s: Table, seat: int, action: int) -> Preview:
    face, card = named(s, seat, action)
    label = msg("gf-do-action", name=face.name)
    return Preview(label, card=card, tag=tag(face), steps=lambda: text_steps(face, "GF-7.23", "GF-7.24"))


@PREVIEWS.of(a.NAME)
def _name(s: Table, seat: int, action: int) -> Preview:
    return Preview(msg("gf-do-ability-named", ability=n.ability(a.NAME.argument(action))))


@PREVIEWS.of(a.CHOOSE)
def _choose(s: Table, seat: int, action: int) -> Preview:
    top = s.stack[-1]
    assert isinstance(top, ChooseOne)
    chosen = FX[top.effect].inner[a.CHOOSE.argument(action)]
    return Preview(msg("gf-do-choose", effects=effects(fx.print for fx in chosen)))


# Kicks ----------------------------------------------------------------------------------------------------------------


@PREVIEWS.of(a.PLAY)
def _play(s: Table, seat: int, action: int) -> Preview:
    here = After("", s.down, s.mark, s.los)
    facts = {name: value for name, value in after_facts(here).items() if name != "end"}
    step = PreviewStep(msg("gf-step-play", left=LAST_DOWN - s.down), ("GF-6.8",))
    return Preview(msg("gf-do-play"), tag=after_tag(s, seat, here), outcome=facts, steps=lambda: [step])


@PREVIEWS.of(a.PUNT)
def _punt(s: Table, seat: int, action: int) -> Preview:
    los, yards = punt_spot(s), punt_yards(s)
    touchback = s.los + yards >= GOAL_LINE
    place = n.theirs(los)

    def steps() -> Iterator[PreviewStep]:
        text = msg("gf-step-punt", yards=yards, place=place, touchback=yes(touchback))
        yield PreviewStep(text, ("GF-12.3",) if touchback else ("GF-12.2",))
        yield PreviewStep(msg("gf-step-punt-return"), ("GF-12.5",))

    outcome = {"los": los, "touchback": touchback}
    return Preview(msg("gf-do-punt", place=place), outcome=outcome, steps=steps)


@PREVIEWS.of(a.FIELD_GOAL)
def _field_goal(s: Table, seat: int, action: int) -> Preview:
    carries, chance = kick_distance(s), good_chance(s)
    short = max(0, least_distance(s) - carries)

    def steps() -> Iterator[PreviewStep]:
        yield PreviewStep(msg("gf-step-goal", carries=carries, needed=s.ytg), ("GF-12.6", "GF-12.7"))
        yield PreviewStep(msg("gf-step-goal-good", short=short), ("GF-12.7",))
        yield PreviewStep(msg("gf-step-goal-points", points=POINTS["field goal"]), ("GF-12.8", "GF-16.5"))

    return Preview(
        msg("gf-do-field-goal", needed=s.ytg), tag=msg("gf-tag-short", short=short),
        tone="good" if chance >= LIKELY else "half" if chance >= POSSIBLE else "bad",
        outcome={"needed": s.ytg, "carries": carries, "short": short, "chance": chance}, steps=steps,
    )  # fmt: skip


def _caught(s: Table) -> tuple[int, int, str]:
    """Where the ball lies without a return, where a return begins, and the kick."""
    top = s.stack[-1]
    if isinstance(top, Kickoff):
        return top.stays(s), top.caught(s), top.context
    assert isinstance(top, Punt)
    return top.spot, top.spot, s.context


@PREVIEWS.of(a.TOUCHBACK, a.FAIR_CATCH)
def _stay(s: Table, seat: int, action: int) -> Preview:
    los, _, _ = _caught(s)
    back = action in a.TOUCHBACK
    step = PreviewStep(msg("gf-step-stays", place=n.yours(los)), ("GF-4.3",) if back else ("GF-12.5",))
    label = msg("gf-do-touchback" if back else "gf-do-fair-catch", place=n.yours(los))
    return Preview(label, outcome={"los": los}, steps=lambda: [step])


@PREVIEWS.of(a.RETURN)
def _return(s: Table, seat: int, action: int) -> Preview:
    _, los, context = _caught(s)
    forward, back = rates(s, context)
    step = PreviewStep(msg("gf-step-return", place=n.yours(los), forward=forward, back=back), ("GF-4.4", "GF-4.9"))
    return Preview(msg("gf-do-return"), outcome={"los": los}, steps=lambda: [step])


@PREVIEWS.of(a.DECLARE)
def _declare(s: Table, seat: int, action: int) -> Preview:
    ability, role = a.DECLARE.argument(action), _role(s, seat)
    faces = [s.faces[card] for card in s.hand(role)]
    held = sum(face.symbols[ability] + face.symbols[WILD] for face in faces if face.challenge)
    given = bonus(s, role, ability)
    step = PreviewStep(msg("gf-step-declare", held=held, bonus=given), ("GF-4.6", "GF-4.12"))
    return Preview(
        msg("gf-do-ability-named", ability=n.ability(ability)), tag=msg("gf-tag-held", held=held),
        outcome={"ability": ability, "held": held, "bonus": given}, steps=lambda: [step],
    )  # fmt: skip


@PREVIEWS.of(a.COMMIT)
def _commit(s: Table, seat: int, action: int) -> Preview:
    role = _role(s, seat)
    cards = committed(s, role, a.COMMIT.argument(action))
    counts, given = [symbols(s, card) for card in cards], bonus(s, role)
    total = given + sum(counts)

    def steps() -> Iterator[PreviewStep]:
        parts = [_part(s.faces[card].name, count) for card, count in zip(cards, counts, strict=True)]
        parts += [msg("gf-step-commit-bonus", number=signed(given))] if given else []
        sum_ = msg("gf-step-commit", parts=joined(parts, "comma"), total=total)
        yield PreviewStep(sum_ if parts else msg("gf-step-commit-none"), ("GF-4.7", "GF-4.8"))

    ids = [s.game.card_id(s.faces[card].type.lower(), card) for card in cards]
    return Preview(
        msg("gf-do-commit", cards=n.cards(s.faces, cards), total=total),
        outcome={"cards": ids, "symbols": counts, "bonus": given, "total": total}, steps=steps,
    )  # fmt: skip


@PREVIEWS.of(a.KICK, a.GO_FOR_TWO)
def _try(s: Table, seat: int, action: int) -> Preview:
    if action in a.KICK:
        points = POINTS["extra point"]
        step = PreviewStep(msg("gf-step-kick"), ("GF-12.12",))
        return Preview(msg("gf-do-kick", points=points), outcome={"points": points}, steps=lambda: [step])
    points = POINTS["two points"]
    step = PreviewStep(msg("gf-step-two", points=points), ("GF-12.13",))
    label = msg("gf-do-go-for-two", points=points, line=GOAL_LINE - TRY_SPOT)
    return Preview(label, outcome={"points": points}, steps=lambda: [step])


# Flags and results ----------------------------------------------------------------------------------------------------


@PREVIEWS.of(a.ACCEPT)
def _accept(s: Table, seat: int, action: int) -> Preview:
    top = s.stack[-1]
    assert isinstance(top, Flags)
    yards = penalty_yards(s, top.fouling, top.foul(s).yards)
    after = replayed(s, flagged_spot(s, top.fouling, yards))

    def steps() -> Iterator[PreviewStep]:
        team = n.short(s.seat_names(top.fouling))
        text = msg("gf-step-accept", yards=yards, team=team, after=n.after(s, seat, after))
        yield PreviewStep(text, ("GF-10.12", "GF-10.13"))

    label, said = msg("gf-do-accept", yards=yards), after_tag(s, seat, after)
    return Preview(label, tag=said, outcome={"after": after_facts(after)}, steps=steps)


@PREVIEWS.of(a.DECLINE)
def _decline(s: Table, seat: int, action: int) -> Preview:
    top = s.stack[-1]
    if not isinstance(top, Flags):
        return Preview(msg("gf-do-decline"))
    if top.card < 0:
        return Preview(msg("gf-do-no-complaint"))
    after = after_play(s)
    step = PreviewStep(msg("gf-step-stands", after=n.after(s, seat, after)), ("GF-10.11",))
    return Preview(
        msg("gf-do-stands"), tag=after_tag(s, seat, after), outcome={"after": after_facts(after)}, steps=lambda: [step]
    )


@PREVIEWS.of(a.COMPLAIN)
def _complain(s: Table, seat: int, action: int) -> Preview:
    top = s.stack[-1]
    face, card = named(s, seat, action)
    label = msg("gf-do-complain", name=face.name)
    found = most_blatant(s, top.fouling) if isinstance(top, Flags) else []
    foul = next((each for each in found if place_of(each.card) == face.place), None)
    if foul is None or not isinstance(top, Flags):
        return Preview(label, card=card)
    most = reach(s, 1 - top.fouling)
    text = msg("gf-step-complain", foul=n.foul(foul.name), yards=foul.yards, risk=foul.risk, reach=most)
    return Preview(
        label, card=card, tag=msg("gf-tag-risk", risk=foul.risk),
        outcome={"risk": foul.risk, "yards": foul.yards, "foul": foul.name, "reach": most},
        steps=lambda: [PreviewStep(text, ("GF-10.6", "GF-10.7"))],
    )  # fmt: skip


@PREVIEWS.of(a.ALERT)
def _alert(s: Table, seat: int, action: int) -> Preview:
    top = s.stack[-1]
    assert isinstance(top, Flags)
    face, card = named(s, seat, action)
    shown, risk = top.shown(s) + face.alert, top.foul(s).risk
    step = PreviewStep(msg("gf-step-alert", shown=shown, risk=risk), ("GF-10.8", "GF-10.9"))
    return Preview(
        msg("gf-do-alert", name=face.name, alert=face.alert), card=card, tag=msg("gf-tag-alert", alert=face.alert),
        tone="good" if shown >= risk else "half", outcome={"alert": face.alert, "shown": shown, "risk": risk},
        steps=lambda: [step],
    )  # fmt: skip


@PREVIEWS.of(a.LOSE)
def _lose(s: Table, seat: int, action: int) -> Preview:
    return _objective(s, seat, -a.LOSE.argument(action) - 1, "gf-do-lose")


def _objective(s: Table, seat: int, yards: int, id_: str) -> Preview:
    after = after_yards(s, yards)
    step = PreviewStep(msg("gf-step-stands", after=n.after(s, seat, after)), ("GF-8.8",))
    label, said = msg(id_, yards=n.yards(yards)), after_tag(s, seat, after)
    return Preview(label, tag=said, outcome={"yards": yards, "after": after_facts(after)}, steps=lambda: [step])


@PREVIEWS.of(a.KEEP)
def _keep(s: Table, seat: int, action: int) -> Preview:
    top = s.stack[-1]
    if isinstance(top, Result):
        return _objective(s, seat, s.objective, "gf-do-keep-objective")
    return Preview(msg("gf-do-keep-cards" if isinstance(top, Finish) else "gf-do-keep"))


@PREVIEWS.of(a.VICTIM)
def _victim(s: Table, seat: int, action: int) -> Preview:
    face, card = named(s, seat, action)
    top = s.stack[-1]
    outcome = {"level": FX[top.effect].p["level"]} if isinstance(top, Injury) else {}
    return Preview(
        msg("gf-do-victim", name=face.name), card=card, tag=what(face), outcome=outcome,
        steps=lambda: text_steps(face, "GF-9.1", "GF-9.2"),
    )  # fmt: skip


# Cards chosen, moved and switched -------------------------------------------------------------------------------------


def what(face: Face) -> Text | None:
    """What kind of card it is, in a word or two."""
    if face.position:
        return msg("gf-tag-position", position=face.position)
    if face.subtype:
        return msg("gf-tag-subtype", subtype=face.subtype)
    if face.kind:
        return msg("gf-tag-call", kind=n.kind(face.kind), objective=n.objective(face))
    return msg("gf-tag-symbols", symbols=n.symbols(face.symbols)) if face.challenge else None


@PREVIEWS.of(a.PICK)
def _pick(s: Table, seat: int, action: int) -> Preview:
    face, card = named(s, seat, action)
    kind = what(face)
    label = msg("gf-do-pick", name=face.name) if kind is None else msg("gf-do-pick-what", name=face.name, what=kind)
    said = msg("gf-tag-pick") if kind is None else kind
    return Preview(label, card=card, tag=said, steps=lambda: text_steps(face))


SIMPLE: Final[dict[Verb, tuple[str, str, tuple[str, ...]]]] = {
    a.TURN_UP: ("gf-do-turn-up", "gf-tag-turn-up", ("GF-3.4",)),
    a.SET_ASIDE: ("gf-do-set-aside", "gf-tag-set-aside", ("GF-4.7",)),
    a.TAKE_OUT: ("gf-do-take-out", "gf-tag-take-out", ("GF-5.2", "GF-5.3")),
    a.PUT_IN: ("gf-do-put-in", "gf-tag-put-in", ("GF-5.3",)),
    a.DISCARD: ("gf-do-discard", "gf-tag-discard", ("GF-11.5", "GF-12.24")),
    a.ABILITY: ("gf-do-ability", "gf-tag-ability", ("GF-7.31",)),
}
"""Verbs that only move or use a card: label, tag and rules."""


@PREVIEWS.of(*SIMPLE)
def _simple(s: Table, seat: int, action: int) -> Preview:
    face, card = named(s, seat, action)
    label, said, rules = SIMPLE[a.ACTIONS.verb_of(action)]
    return Preview(msg(label, name=face.name), card=card, tag=msg(said), steps=lambda: text_steps(face, *rules))


@PREVIEWS.of(a.SWITCH)
def _switch(s: Table, seat: int, action: int) -> Preview:
    face, card = named(s, seat, action)
    on = all(s.faces[active].place != face.place for active in s.active[s.team_of_seat(seat)])

    def steps() -> Iterator[PreviewStep]:
        yield PreviewStep(msg("gf-step-switch", on=yes(on)), ("GF-6.1", "GF-6.6", "GF-9.1"))
        yield from text_steps(face, "GF-6.6")

    return Preview(
        msg("gf-do-switch", name=face.name, on=yes(on)), card=card, tag=msg("gf-tag-switch", on=yes(on)),
        outcome={"on": on}, steps=steps,
    )  # fmt: skip


# Before the game and between drives -----------------------------------------------------------------------------------


@PREVIEWS.of(a.DECK)
def _deck(s: Table, seat: int, action: int) -> Preview:
    franchise = load().franchises[a.DECK.argument(action)]
    strong = joined([msg("gf-fx-named", ability=ability) for ability in franchise.abilities])
    return Preview(msg("gf-do-deck", letter=franchise.letter, name=franchise.name, abilities=strong))


@PREVIEWS.of(a.HOME, a.VISITOR)
def _home(s: Table, seat: int, action: int) -> Preview:
    home = action in a.HOME
    last = yes(s.options.length != "full")
    step = PreviewStep(msg("gf-step-home", who="home" if home else "visitor", last=last), ("GF-3.1", "GF-3.2"))
    return Preview(msg("gf-do-home" if home else "gf-do-visitor"), steps=lambda: [step])


@PREVIEWS.of(a.TAG)
def _tag(s: Table, seat: int, action: int) -> Preview:
    team = a.TAG.argument(action)
    drives = s.stints[team]
    return Preview(msg("gf-do-tag", team=n.short(s.names[team]), drives=drives), outcome={"drives": drives})


PLAIN: Final[dict[Verb, str]] = {
    a.LISTED: "gf-do-listed", a.RECEIVE: "gf-do-receive", a.KICK_OFF: "gf-do-kick-off", a.READY: "gf-do-ready",
    a.DONE: "gf-do-done", a.RESHUFFLE: "gf-do-reshuffle",
}  # fmt: skip


@PREVIEWS.of(*PLAIN)
def _plain(s: Table, seat: int, action: int) -> Preview:
    return Preview(msg(PLAIN[a.ACTIONS.verb_of(action)]))
