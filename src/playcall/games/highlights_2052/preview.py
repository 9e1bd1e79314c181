"""What an option would do, as far as its seat can know: label, tag, tone, data to draw, and steps with their rules.

Everything follows from the judgements that the rules themselves ask: `judge`, `boxed`, `yardage`, `kick_is_good`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from playcall.contract import ByVerb, Preview, PreviewStep, Said, Text, msg
from playcall.games.highlights_2052.actions import (
    ACCEPT,
    ACTIONS,
    ACTIVATE,
    AUDIBLE,
    CUT,
    DECLINE,
    DISCARD,
    FROM_AUDIBLE,
    FROM_PLAYBOOK,
    HEADS,
    HOME,
    KEEP,
    KICK,
    NO_KICK,
    PAIR,
    PAIRS,
    PLACE,
    PLACE_NONE,
    PLAY,
    START,
    TAILS,
    TAKE,
    TEAM,
    TWO_PASS,
    TWO_RUN,
    USE_BOX,
)
from playcall.games.highlights_2052.cards import ActionCard
from playcall.games.highlights_2052.facts import landing, lanes, threat_facts
from playcall.games.highlights_2052.forecast import (
    NOTHING,
    OTHER_SIDE,
    STOPPED,
    TOUCHDOWN,
    Steps,
    best,
    box_clause,
    forecast,
    gain,
    lands,
    meeting,
    of_box,
    play_steps,
    reaches,
    step,
    tone_of,
    turned_round,
    yes,
)
from playcall.games.highlights_2052.names import (
    Names,
    defence_end,
    few,
    odds,
    play_words,
    share,
    spot,
    threat_words,
    two_ends,
)
from playcall.games.highlights_2052.rules import scoring
from playcall.games.highlights_2052.rules.box import FRESH_DRIVE, YARDS, PenaltyCheck
from playcall.games.highlights_2052.rules.matchup import current
from playcall.games.highlights_2052.rules.overtime import Overtime
from playcall.games.highlights_2052.rules.scoring import (
    Touchdown,
    kick_is_good,
    kick_missing,
    kicking_number,
    try_is_good,
)
from playcall.games.highlights_2052.table import PLAYS_PER_DRIVE, PLAYS_PER_HALF, Table
from playcall.games.highlights_2052.words import way
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE, LEAGUE_PACKS, PLAYBOOK

LIKELY, DOUBTFUL = 60, 30
"""Chances in percent from which on a try looks good, or at least not bad."""

Look = Callable[[Table, int, int], Preview]
"""Table, seat and the argument of the action."""
previews: ByVerb[Look] = ByVerb(ACTIONS)


def preview(s: Table, seat: int, action: int) -> Preview:
    """An option of a decision."""
    verb = ACTIONS.verb_of(action)
    return previews.find(action)(s, seat, verb.argument(action))


# Cards -------------------------------------------------------------------------------------------------------------


def side_of(s: Table, seat: int) -> int:
    return s.sides_of(seat)[0]


def label_of(s: Table, card: int) -> Text:
    return msg("fh-label-card", card=Names(s.game, s.cards).card(card), ends=two_ends(s.cards[card]))


def button(s: Table, verb: str, card: int, tag: Said = "") -> Text:
    face = s.cards[card]
    return msg("fh-do", verb=verb, no=f"{face.number:02}", name=face.name, tagged=yes(bool(tag)), tag=tag)


@previews.of(TAKE, CUT, PLACE, DISCARD)
def chosen(s: Table, seat: int, card: int) -> Preview:
    """A card that is put somewhere: both its ends, and what is printed on it."""
    verb = ACTIONS.verb_of(s.legal(seat)[0]).name
    face = s.cards[card]

    def steps() -> Steps:
        rules = RULES[verb]
        yield step(msg("fh-step-defends", defence=defence_end(face)), *rules)
        yield step(msg("fh-step-attacks", threat=threat_words(face), attacks=yes(bool(face.plays))), *rules)
        texts = [f"{text.removesuffix('.')}." for text in (face.defence_text, *face.offence_texts) if text]
        printed = " ".join(dict.fromkeys(texts))
        yield step(msg("fh-step-printed", text=printed, kick=face.fg), *rules, "FH-9.3")

    return Preview(
        label_of(s, card), card=s.game.card_id("play", card), button=button(s, verb, card), steps=steps
    )  # fmt: skip


@previews.of(PLAY)
def play(s: Table, seat: int, card: int) -> Preview:
    """FH-15.1, FH-15.2, FH-20.3  A hand card answers the threat, makes one, or does both in overtime."""
    overtime = isinstance(s.stack[-1], Overtime)
    if s.zones and not overtime and s.offence != side_of(s, seat):
        return answer(s, card, label_of(s, card), button_of="play")
    side, face = side_of(s, seat), s.cards[card]
    spots = [to for one in face.plays if (to := landing(s, side, one, s.ball[side])) is not None]
    ball = s.ball[side]
    tag = NOTHING.tag if not spots else TOUCHDOWN.tag
    if spots and min(spots) > 0:
        tag = msg("fh-tag-gain", yards=ball - min(spots), ball=min(spots))

    def steps() -> Steps:
        yield step(msg("fh-step-attacks", threat=threat_words(face), attacks=yes(bool(face.plays))), "FH-15.1")
        yield reaches(s, side, face)
        end = defence_end(face)
        if overtime:
            yield step(msg("fh-step-defends", defence=end), "FH-20.14")
        else:
            yield step(msg("fh-step-unused", defence=end), "FH-15.1")

    outcome = {"threat": threat_facts(s, side, card), "lanes": lanes(face, None, -1)}
    return Preview(
        label_of(s, card), card=s.game.card_id("play", card), tag=tag, button=button(s, "play", card, tag),
        outcome=outcome, steps=steps,
    )  # fmt: skip


def answer(s: Table, card: int, label: Text, *, button_of: str = "") -> Preview:
    """FH-15.2  A card of the defence against the threat."""
    attack, face = s.offensive_card, s.cards[card]
    found = best(s, attack, face)

    def steps() -> Steps:
        yield from meeting(s, attack, face, defending=True)
        if button_of or s.audible_called:
            yield turned_round(s, attack, face)

    said = button(s, button_of, card, found.tag) if button_of else msg("fh-do-from-audible", no=f"{face.number:02}")
    return Preview(
        label, card=s.game.card_id("play", card), tag=found.tag, tone=found.tone, button=said,
        outcome={"lanes": lanes(attack, face, s.activated)}, steps=steps,
    )  # fmt: skip


@previews.of(FROM_AUDIBLE)
def from_audible(s: Table, seat: int, argument: int) -> Preview:
    side = side_of(s, seat)
    card = s.zones[AUDIBLE_SPACE(side)][0]
    label = msg("fh-label-from-audible", card=label_of(s, card))
    if side != s.offence:
        return answer(s, card, label)
    face, defence = s.cards[card], s.cards[s.facing[s.defence]]
    found = best(s, face, defence)

    def steps() -> Steps:
        yield price(s, side)
        yield from meeting(s, face, defence, defending=False)

    outcome = {"threat": threat_facts(s, side, card), "lanes": lanes(face, defence, -1)}
    return Preview(
        label, card=s.game.card_id("play", card), tag=found.tag, tone=OTHER_SIDE[found.tone],
        button=msg("fh-do-from-audible", no=f"{face.number:02}"), outcome=outcome, steps=steps,
    )  # fmt: skip


def price(s: Table, side: int) -> PreviewStep:
    return step(msg("fh-step-price", left=s.audibles[side] - 1), "FH-6.1", "FH-6.4")


@previews.of(FROM_PLAYBOOK)
def from_playbook(s: Table, seat: int, argument: int) -> Preview:
    side = side_of(s, seat)
    cards = len(s.zones[PLAYBOOK(side)])

    def steps() -> Steps:
        if side == s.offence:
            yield price(s, side)
        yield step(msg("fh-step-unseen", cards=cards, tone="wait"), "FH-6.5")

    label = msg("fh-label-from-playbook", cards=cards)
    return Preview(label, tag=msg("fh-tag-unseen"), button=msg("fh-do-from-playbook"), steps=steps)


@previews.of(KEEP)
def keep(s: Table, seat: int, argument: int) -> Preview:
    attack, defence = s.offensive_card, s.cards[s.facing[s.defence]]
    found = best(s, attack, defence)
    label = msg("fh-label-keep", card=Names(s.game, s.cards).card(s.facing[s.offence]), tag=found.tag)
    return Preview(
        label, tag=found.tag, tone=OTHER_SIDE[found.tone], button=msg("fh-do-keep"), outcome={"free": True},
        steps=lambda: meeting(s, attack, defence, defending=False),
    )  # fmt: skip


@previews.of(ACTIVATE)
def activate(s: Table, seat: int, place: int) -> Preview:
    attack, defence = s.offensive_card, s.cards[s.facing[s.defence]]
    chosen = attack.plays[place]
    found = forecast(s, chosen, attack, defence)

    def steps() -> Steps:
        yield from play_steps(s, chosen, attack, defence, defending=False)
        if chosen.effects:
            yield step(msg("fh-step-printed", text=attack.offence_texts[place], kick=attack.fg), "FH-19.1")

    label = msg("fh-label-tagged", label=play_words(chosen), tag=found.tag)
    outcome = {"play": place, "lanes": lanes(attack, defence, place)}
    return Preview(
        label, tag=found.tag, tone=OTHER_SIDE[found.tone], button=play_words(chosen), outcome=outcome, steps=steps
    )


@previews.of(AUDIBLE)
def audible(s: Table, seat: int, argument: int) -> Preview:
    side, left = s.defence, s.audibles[s.defence]

    def steps() -> Steps:
        yield step(msg("fh-step-audible", left=left - 1), "FH-6.3", "FH-6.1")
        yield step(msg("fh-step-no-audible"), "FH-6.2", "FH-6.8")
        if s.zones[PLAYBOOK(side)]:
            yield step(msg("fh-step-unseen", cards=len(s.zones[PLAYBOOK(side)]), tone="wait"), "FH-6.5")
        for card in s.zones[AUDIBLE_SPACE(side)]:
            face = s.cards[card]
            yield step(msg("fh-step-or-audible", no=f"{face.number:02}", name=face.name), "FH-6.5")
            yield from meeting(s, s.offensive_card, face, defending=True)

    tag = msg("fh-tag-left", left=left)
    button = msg("fh-do-audible", left=left)
    return Preview(msg("fh-label-audible", left=left), tag=tag, button=button, steps=steps)


# Decisions in a play -----------------------------------------------------------------------------------------------


def box_of(s: Table, seat: int, id_: str) -> Preview:
    """The box is applied: to an overthrown pass, or because a penalty was declined."""
    m = current(s)
    found = of_box(s, m)
    defending = side_of(s, seat) == s.defence
    rules = ("FH-10.7",) if isinstance(s.stack[-1], PenaltyCheck) else ("FH-7.6", "FH-7.8")
    return Preview(
        msg("fh-label-tagged", label=msg(f"fh-label-{id_}"), tag=found.tag), tag=found.tag,
        tone=tone_of(found, defending), button=msg(f"fh-do-{id_}"),
        steps=lambda: [step(msg("fh-step-box", would=box_clause(s, m)), *rules)],
    )  # fmt: skip


@previews.of(USE_BOX)
def use_box(s: Table, seat: int, argument: int) -> Preview:
    return box_of(s, seat, "use-box")


@previews.of(DECLINE)
def decline(s: Table, seat: int, argument: int) -> Preview:
    if isinstance(s.stack[-1], PenaltyCheck):
        return box_of(s, seat, "decline")
    label = msg("fh-label-tagged", label=msg("fh-label-leave-box"), tag=STOPPED.tag)
    stays = step(msg("fh-step-stays", spot=spot(s.ball[s.offence], s.safety_space)), "FH-7.7")
    button = msg("fh-do-leave-box")
    return Preview(label, tag=STOPPED.tag, tone=STOPPED.tone, button=button, steps=lambda: [stays])


@previews.of(ACCEPT)
def accept(s: Table, seat: int, argument: int) -> Preview:
    check = s.stack[-1]
    assert isinstance(check, PenaltyCheck)
    yards, ball = YARDS[check.foul], s.ball[s.offence]
    if yards < 0:
        tag, tone = msg("fh-tag-back", ball=ball - yards, safety=yes(lands(s, yards) == "safety")), "good"
    else:
        found = gain(s, yards, "bad")
        tag, tone = found.tag, OTHER_SIDE[found.tone]
    text = msg(
        "fh-step-penalty", way=way(ball, ball - yards), lands=lands(s, yards), fresh=yes(check.foul in FRESH_DRIVE)
    )
    return Preview(
        msg("fh-label-tagged", label=msg("fh-label-accept"), tag=tag), tag=tag, tone=tone,
        button=msg("fh-do-accept"),
        steps=lambda: [step(text, "FH-10.3", "FH-10.4", "FH-10.5")],
    )  # fmt: skip


@previews.of(KICK)
def kick(s: Table, seat: int, argument: int) -> Preview:
    if isinstance(s.stack[-1], Touchdown):
        tag = msg("fh-tag-certain", points=scoring.KICK_POINTS)
        label = msg("fh-label-tagged", label=msg("fh-label-extra-point"), tag=tag)
        sure = step(msg("fh-step-extra-point", points=scoring.KICK_POINTS), "FH-7.10")
        return Preview(label, tag=tag, tone="good", button=msg("fh-do-extra-point"), steps=lambda: [sure])
    number, setup = kicking_number(s)
    missing = kick_missing(s, s.offence, number + setup)
    tag, tone = chance(s, lambda card: kick_is_good(card, missing))

    def steps() -> Steps:
        need = s.field_count(s.offence)
        yield step(msg("fh-step-kick-needs", ball=s.ball[s.offence], need=need), "FH-9.2")
        odds_of = share(s, lambda card: kick_is_good(card, missing))
        numbers = {"number": number, "setup": setup, "missing": missing, "points": scoring.FIELD_GOAL_POINTS}
        yield step(msg("fh-step-kick-odds", **numbers, odds=odds_of), "FH-9.3", "FH-9.4")
        yield step(msg("fh-step-kick-blocks", blocks=few(s, lambda card: card.block > 0)), "FH-9.5")
        yield step(msg("fh-step-kick-ends", start=s.start_spot), "FH-9.6")

    label = msg("fh-label-tagged", label=msg("fh-label-kick", points=scoring.FIELD_GOAL_POINTS), tag=tag)
    button = msg("fh-do-kick", points=scoring.FIELD_GOAL_POINTS)
    return Preview(label, tag=tag, tone=tone, button=button, steps=steps)


def chance(s: Table, good: Callable[[ActionCard], bool]) -> tuple[Text, str]:
    """A try that an Action card decides: tag and tone."""
    hits, cards = odds(s, good)
    percent = round(100 * hits / cards)
    tone = "good" if percent >= LIKELY else "half" if percent >= DOUBTFUL else "bad"
    tag = msg("fh-tag-odds", hits=hits, cards=cards, percent=percent) if hits else msg("fh-tag-out-of-reach")
    return tag, tone


@previews.of(NO_KICK)
def no_kick(s: Table, seat: int, argument: int) -> Preview:
    if s.made[s.offence] + 1 == PLAYS_PER_HALF:
        then = "half"
    elif s.uncounted:
        then = "uncounted"
    else:
        then = "ends" if s.down(s.offence) == PLAYS_PER_DRIVE else "goes-on"
    numbers = {"down": s.down(s.offence) + 1, "of": PLAYS_PER_DRIVE}
    tag = msg("fh-tag-no-kick", then=then, **numbers)
    text = step(msg("fh-step-no-kick", then=then, **numbers), "FH-9.1")
    label = msg("fh-label-tagged", label=msg("fh-label-no-kick"), tag=tag)
    return Preview(label, tag=tag, button=msg("fh-do-no-kick"), outcome={"free": True}, steps=lambda: [text])


def _two(how: str) -> Look:
    def look(s: Table, seat: int, argument: int) -> Preview:
        tag, tone = chance(s, lambda card: try_is_good(how, card))
        named = msg("fh-column", column=how)
        odds_of = share(s, lambda card: try_is_good(how, card))
        text = msg("fh-step-two", points=scoring.TRY_POINTS, how=how, odds=odds_of)
        return Preview(
            msg("fh-label-tagged", label=msg("fh-label-two", how=named, points=scoring.TRY_POINTS), tag=tag), tag=tag,
            tone=tone, button=msg("fh-do-two", how=how, points=scoring.TRY_POINTS),
            steps=lambda: [step(text, "FH-7.11")],
        )  # fmt: skip

    return look


previews.of(TWO_RUN)(_two("run"))
previews.of(TWO_PASS)(_two("pass"))


# Before the game ---------------------------------------------------------------------------------------------------


def _plain(name: str, *rules: str) -> Look:
    """An option that a word says, and a sentence explains."""

    def look(s: Table, seat: int, argument: int) -> Preview:
        picked = yes(s.options.teams == "pick" and not s.options.solo)
        cards = sum(len(s.zones[PLAYBOOK(side)]) for side in s.sides_of(seat))
        text = msg(f"fh-step-{name}", picked=picked, cards=cards)
        return Preview(
            msg(f"fh-label-{name}", cards=cards),
            button=msg(f"fh-do-{name}"),
            steps=lambda: [step(text, *rules)],
        )

    return look


previews.of(HEADS)(_plain("heads", "FH-12.3"))
previews.of(TAILS)(_plain("tails", "FH-12.3"))
previews.of(START)(_plain("start", "FH-12.4"))
previews.of(HOME)(_plain("home", "FH-12.4"))
previews.of(PLACE_NONE)(_plain("place-none", "FH-14.2", "FH-14.3"))


@previews.of(TEAM)
def team(s: Table, seat: int, team: int) -> Preview:
    copy, index = divmod(team, len(s.game.teams))
    found = s.game.teams[index]
    said = msg("fh-team-new", about=found.about or found.name) if found.colour else msg(f"fh-team-{found.id}")
    about = step(said, "FH-12.5")
    name = found.name + " II" * copy
    return Preview(
        msg("fh-label-team", team=name),
        button=msg("fh-team-pick", team=found.nickname),
        steps=lambda: [about],
    )


@previews.of(PAIR)
def pair(s: Table, seat: int, argument: int) -> Preview:
    pack = s.zones[LEAGUE_PACKS(seat)]
    first, second = (pack[place] for place in PAIRS[argument])
    names = Names(s.game, s.cards)
    label = msg("fh-label-pair", one=names.card(first), other=names.card(second))

    def steps() -> Iterable[PreviewStep]:
        return [step(label_of(s, card), "FH-22.2") for card in (first, second)]

    return Preview(label, steps=steps)


RULES: Final[dict[str, tuple[str, ...]]] = {
    TAKE.name: ("FH-13.2", "FH-13.4"),
    CUT.name: ("FH-17.4",),
    PLACE.name: ("FH-14.2", "FH-14.3"),
    DISCARD.name: ("FH-6.3",),
}
"""The rules that offer a card to choose."""
