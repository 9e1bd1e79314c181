"""What an option would do, as far as its seat can know: label, tag, what would come of it as data, and the steps.

`outcome` has, where cards meet or would meet, a meeting: `result`, `stops`, both sums as `offence` and `defence`
(`total` and `terms`), `only` (positions that the bonus is for, where it does not count), `lower` (ratings that could
stop it but are lower), `outcome`, `margin` and the `points` of both sides. An attempt adds `chance` and `expected`
points, a team `team`, an Audible `call`, a card that would replace a laid one `replaces`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from playcall.contract import ByVerb, Preview, PreviewStep, Said, Text, joined, msg
from playcall.games.masters_gridiron import effects
from playcall.games.masters_gridiron.actions import (
    ACTIONS,
    ATTEMPT,
    DEFEND,
    DISCARD,
    DONE,
    GO,
    KEEP,
    KICK,
    PASS,
    PICK,
    PLAY,
    PUNT,
    PUNT_ALONE,
    TEAM,
    pair,
)
from playcall.games.masters_gridiron.anatomy import DEFENCE_CODES, OFFENCE_CODES, Audible, Play, Window
from playcall.games.masters_gridiron.cards import BOOK
from playcall.games.masters_gridiron.effects import (
    Also,
    Boost,
    Cancel,
    Close,
    Drain,
    Effect,
    Hold,
    Open,
    Return,
    Settle,
    Upgrade,
)
from playcall.games.masters_gridiron.names import (
    Names,
    percent,
    player_name,
    printed_ratings,
    rating_text,
    result_text,
    stops_text,
    surname,
    type_text,
    window_texts,
)
from playcall.games.masters_gridiron.rules.audibles import AudibleWindow
from playcall.games.masters_gridiron.rules.choices import (
    CancelOne,
    ChangePlay,
    CycleHand,
    ForceOut,
    RecallPlayer,
    SpendPlayer,
    StackBook,
    SubPlayer,
    share_of,
)
from playcall.games.masters_gridiron.rules.matchup import (
    Number,
    Standing,
    answers,
    beats,
    mates,
    offence_number,
    standing,
    standing_text,
    stop_names,
)
from playcall.games.masters_gridiron.rules.resolve import LETTERS, judge, points_of, resolved, stock_of
from playcall.games.masters_gridiron.rules.turn import ForcedPunt
from playcall.games.masters_gridiron.table import NO_CARD, POINTS, Table
from playcall.games.masters_gridiron.unseen import chance_to_score, unseen_players
from playcall.games.masters_gridiron.words import tell
from playcall.games.masters_gridiron.zones import (
    DEF_HAND,
    DEFENSE,
    OFF_HAND,
    OFFENSE,
    PB_HAND,
    PB_LOOK,
    PILES,
    PLAYBOOK,
    Pile,
)

LIKELY, DOUBTFUL = 0.55, 0.3
"""Chances from which on an attempt looks good, or at least not bad."""
SIMPLE: Final = (Boost, Drain, Close, Open, Also, Upgrade, Settle, Hold, Return)
"""Effects whose outcome can be worked out without further choices."""

Data = dict[str, Any]
previews: ByVerb[Callable[[Table, int, int], Preview]] = ByVerb(ACTIONS)


def preview(s: Table, seat: int, action: int) -> Preview:
    return previews.find(action)(s, seat, action)


# What lies, or would lie ----------------------------------------------------------------------------------------------


def supposed(s: Table, **laid: int | bool) -> Table:
    """The same position with other cards laid."""
    twin = s.clone()
    for name, card in laid.items():
        setattr(twin, name, card)
    return twin


def with_call(s: Table, card: int) -> Table:
    """The same position with one Audible more."""
    twin = s.clone()
    twin.calls.append(card)
    twin.call_amounts.append(0)
    return twin


def meeting(s: Table) -> Data:
    """Both sums as the cards lie, and what comes of them once a defender lies; empty where no play was laid."""
    if s.play_card == NO_CARD or s.offence_card == NO_CARD:
        return {}
    now = standing(s)
    found: Data = {"result": now.result, "stops": stop_names(now.stops), "offence": _sum(offence_number(s, now))}
    bonuses = s.laid_play.bonuses
    if bonuses and not s.punting and s.laid_player.pos not in bonuses:
        found["only"] = list(bonuses)
    if s.defence_card != NO_CARD:
        verdict = judge(s)
        found["defence"] = _sum(verdict.defence)
        found["lower"] = _lower(s, now, verdict.defence)
        found["outcome"], found["margin"] = verdict.outcome, verdict.margin
        found["points"] = points_of(verdict)
    return found


def _sum(number: Number) -> Data:
    return {"total": number.total, "terms": number.terms}


def _lower(s: Table, now: Standing, number: Number) -> list[tuple[str, int]]:
    """Ratings of the defender that could stop it too, but are lower than the one that counts."""
    used = number.terms[0][0]
    return [(code, rating) for code, rating in answers(s.laid_defender, now.stops) if code != used]


def _player(s: Table, card: int) -> str:
    return s.game.card_id("offense", card)


def _book(s: Table, card: int) -> str:
    return s.game.card_id("playbook", card)


def _names(s: Table) -> Names:
    return s.game.words.names


# Teams ----------------------------------------------------------------------------------------------------------------


@previews.of(TEAM)
def _team(s: Table, seat: int, action: int) -> Preview:
    place = TEAM.argument(action)
    team, payroll = s.game.cards.teams[place], s.game.payroll(s.game.stock(place, s.options))

    def steps() -> Iterator[PreviewStep]:
        about = msg(
            "mg-team-about", payroll=payroll, offence=Text(f"mg-scheme-{team.offence}"), defence=_front(team.defence),
            lean=Text(f"mg-lean-{team.lean}"),
        )  # fmt: skip
        yield PreviewStep(about, ("MG-1.10", "MG-14.1"))
        players = [s.game.cards.players[card] for card in s.game.stock(place, s.options).players]
        stars = [player_name(player) for player in players if player.tier not in ("REGULAR", "SPECIALIST")]
        yield PreviewStep(msg("mg-team-stars", stars=joined(stars)), ("MG-14.1",))

    label = msg("mg-do-team", team=team.name)
    return Preview(label, tag=msg("mg-price", price=payroll), outcome={"team": team.code}, steps=steps)


def _front(defence: str) -> Said:
    """`3-4` is the same everywhere; others have a name."""
    return defence if defence[0].isdigit() else Text(f"mg-scheme-{defence}")


# Laying ---------------------------------------------------------------------------------------------------------------


def _pair(s: Table, seat: int, action: int) -> tuple[int, int]:
    player, play = pair(action)
    return s.zones[OFF_HAND(seat)][player], s.zones[PB_HAND(seat)][play]


@previews.of(ATTEMPT)
def _attempt(s: Table, seat: int, action: int) -> Preview:
    """`TD 72, 48%`: result, number, and the chance that nobody they hold can stop it."""
    player, play = _pair(s, seat, action)
    twin = supposed(s, offence_card=player, play_card=play, punting=False)
    now = standing(twin)
    number = offence_number(twin, now)
    points = POINTS[LETTERS[now.result]]
    chance = chance_to_score(s, seat, lambda defender: not beats(number.total, defender, now.stops))
    outcome = meeting(twin) | {"chance": chance, "expected": -1 if chance is None else round(points * chance, 2)}
    if chance is None:
        tag, tone = msg("mg-tag-attempt-blind", result=now.result, number=number.total), ""
    else:
        tag = msg("mg-tag-attempt", result=now.result, number=number.total, share=percent(chance))
        tone = "good" if chance >= LIKELY else "half" if chance >= DOUBTFUL else "bad"
    face, card = twin.laid_player, twin.laid_play

    def steps() -> Iterator[PreviewStep]:
        summed = _names(s).sum(number.terms, number.total)
        yield PreviewStep(msg("mg-step-attempt", type=type_text(card.type), sum=summed), ("MG-4.3", "MG-4.4"))
        if "only" in outcome:
            yield PreviewStep(msg("mg-step-bonus", positions=joined(outcome["only"]), pos=face.pos), ("MG-4.5",))
        stops = stops_text(outcome["stops"])
        scores = msg("mg-step-stops", stops=stops, number=number.total, points=points)
        yield PreviewStep(scores, ("MG-5.4", "MG-5.5"))
        yield from _odds(s, seat, number.total, now.stops, chance)

    label = msg("mg-do-attempt", player=surname(face), play=card.name, tag=tag)
    return Preview(
        label, card=_player(s, player), partner=_book(s, play), tag=tag, tone=tone, outcome=outcome, steps=steps
    )


def _odds(s: Table, seat: int, number: int, stops: int, chance: float | None) -> Iterator[PreviewStep]:
    """How many of the unseen can stop it."""
    if chance is None or s.scouted:
        return
    unseen = unseen_players(s, DEFENSE, 1 - seat, seat)
    able = sum(not beats(number, s.players[card], stops) for card in unseen)
    hand = len(s.zones[DEF_HAND(1 - seat)])
    odds = msg("mg-step-odds", able=able, unseen=len(unseen), hand=hand, share=percent(chance))
    yield PreviewStep(odds, ("MG-1.9",))


@previews.of(PUNT)
def _punt(s: Table, seat: int, action: int) -> Preview:
    player, play = _pair(s, seat, action)
    twin = supposed(s, offence_card=player, play_card=play, punting=True)
    number = offence_number(twin, standing(twin)).total
    said = msg("mg-step-punt", number=number)
    return Preview(
        msg("mg-do-punt", player=surname(twin.laid_player), play=twin.laid_play.name), card=_player(s, player),
        partner=_book(s, play), tag=msg("mg-tag-punt", number=number), outcome=meeting(twin) | {"punt": True},
        steps=lambda: [PreviewStep(said, ("MG-10.6", "MG-10.9"))],
    )  # fmt: skip


def _forced_punt(s: Table, seat: int, top: ForcedPunt, card: int, name: str) -> Preview:
    """Of the player what it is measured by; of the play that it lies turned over."""
    why = PreviewStep(msg("mg-step-forced-punt"), ("MG-4.2", "MG-10.7"))
    if top.at == ForcedPunt.choose.__name__:
        player = s.players[card]
        number = max(player.ratings)
        said = PreviewStep(msg("mg-step-punt", number=number), ("MG-10.6", "MG-10.9"))
        label = msg("mg-do-punt-player", player=surname(player), number=number)
        tag = msg("mg-tag-punt", number=number)
        return Preview(label, card=name, tag=tag, outcome={"punt": True}, steps=lambda: [why, said])
    player_card = s.zones[OFF_HAND(seat)][top.player]
    twin = supposed(s, offence_card=player_card, play_card=card, punting=True)
    outcome = meeting(twin) | {"punt": True, "player": _player(s, player_card)}
    step = PreviewStep(msg("mg-step-turn-over", play=twin.laid_play.name), ("MG-10.8",))
    return Preview(msg("mg-do-turn-over", play=twin.laid_play.name), card=name, outcome=outcome, steps=lambda: [step])


@previews.of(PUNT_ALONE)
def _punt_alone(s: Table, seat: int, action: int) -> Preview:
    card = s.zones[OFF_HAND(seat)][PUNT_ALONE.argument(action)]
    label = msg("mg-do-punt-alone", player=surname(s.players[card]))
    step = PreviewStep(msg("mg-step-punt-alone"), ("MG-10.10",))
    return Preview(
        label, card=_player(s, card), tag=msg("mg-tag-punt-alone"), outcome={"punt": True}, steps=lambda: [step]
    )


# Answering ------------------------------------------------------------------------------------------------------------


@previews.of(DEFEND)
def _defend(s: Table, seat: int, action: int) -> Preview:
    """`72, stops` or `70, 2 short`."""
    card = s.zones[DEF_HAND(seat)][DEFEND.argument(action)]
    twin = supposed(s, defence_card=card)
    outcome = meeting(twin)
    tag, tone = _result_tag(twin, outcome)
    label: Said = msg("mg-do-defend", player=surname(s.players[card]), tag=tag) if tag else player_name(s.players[card])

    def steps() -> Iterator[PreviewStep]:
        if not outcome:
            yield PreviewStep(msg("mg-step-no-play"), ("MG-10.10",))
            return
        yield from _rivals(twin, outcome)
        yield from _comes_of_it(twin, seat)

    return Preview(label, card=_player(s, card), tag=tag, tone=tone, outcome=outcome, steps=steps)


def _result_tag(twin: Table, outcome: Data) -> tuple[Text | None, str]:
    """What the defence would reach, and whether it is enough."""
    if not outcome:
        return None, ""
    number, margin = outcome["defence"]["total"], outcome["margin"]
    if twin.punting:
        return msg("mg-tag-number", number=number), ""
    if not outcome["points"][0] or outcome["outcome"] == "settled":
        return msg("mg-tag-stops", number=number), "good"
    return msg("mg-tag-short", number=number, short=-margin), "bad"


def _rivals(twin: Table, outcome: Data) -> Iterator[PreviewStep]:
    """The rating that counts, those that are lower, and those that cannot stop this play."""
    number = outcome["defence"]
    said = [msg("mg-step-answer", sum=_names(twin).sum(number["terms"], number["total"]))]
    if outcome["lower"]:
        said.append(msg("mg-step-lower", ratings=joined(_rated(outcome["lower"])), count=len(outcome["lower"])))
    every = answers(twin.laid_defender, -1)
    idle = [(code, rating) for code, rating in every if code not in outcome["stops"]]
    if idle:
        said.append(msg("mg-step-idle", ratings=joined(_rated(idle)), count=len(idle)))
    yield PreviewStep(joined(said, "space"), ("MG-5.2",))


def _rated(ratings: list[tuple[str, int]]) -> list[Text]:
    return [msg("mg-sum-rating", rating=rating_text(code), number=number) for code, number in ratings]


def _comes_of_it(twin: Table, seat: int) -> Iterator[PreviewStep]:
    """The line that the play-by-play would have, and the points."""
    verdict = judge(twin)
    event = resolved(twin, verdict)
    said = tell(event, _names(twin), seat)
    assert said is not None
    points = points_of(verdict)
    if any(points):
        side = twin.offence if points[0] else twin.defence
        said = joined([said, msg("mg-step-points", team=twin.names[side], points=sum(points))], "space")
    yield PreviewStep(said, event.rules)


# Audibles -------------------------------------------------------------------------------------------------------------


@previews.of(DISCARD)
def _discard(s: Table, seat: int, action: int) -> Preview:
    card = s.zones[PB_HAND(seat)][DISCARD.argument(action)]
    call = s.audible(card)
    step = PreviewStep(call.told, ("MG-3.1", "MG-3.2"))
    label = msg("mg-do-discard", card=call.name)
    return Preview(label, card=_book(s, card), tag=msg("mg-tag-discard"), steps=lambda: [step])


@previews.of(PLAY)
def _play(s: Table, seat: int, action: int) -> Preview:
    """In a window after cards were laid: how the attempt would then stand."""
    card = s.zones[PB_HAND(seat)][PLAY.argument(action)]
    call, top = s.audible(card), s.stack[-1]
    steps: Callable[[], list[PreviewStep]] = lambda: [PreviewStep(call.told, ("MG-9.3",))]  # noqa: E731
    label, name = msg("mg-do-play", card=call.name), _book(s, card)
    if isinstance(top, AudibleWindow) and isinstance(call.effect, Cancel):
        return Preview(label, card=name, tag=msg("mg-tag-cancel-one"), tone="good", steps=steps)
    if not isinstance(top, AudibleWindow) or not isinstance(call.effect, SIMPLE):
        return Preview(label, card=name, tag=msg("mg-tag-play"), steps=steps)
    twin = with_call(s, card)
    outcome = meeting(twin) | {"call": name}
    tag, tone = _line_tag(twin, call.effect) if top.window is Window.LINE else _call_tag(twin, call.effect, outcome)
    said = lambda: [*steps(), *_stands(twin, seat)]  # noqa: E731
    return Preview(label, card=name, tag=tag, tone=tone, outcome=outcome, steps=said)


def _stands(twin: Table, seat: int) -> Iterator[PreviewStep]:
    """How the attempt would stand: its announcement, or what comes of it."""
    if twin.defence_card == NO_CARD:
        yield PreviewStep(msg("mg-step-stands", call=standing_text(twin)), ("MG-9.8",))
        return
    tried = judge(twin).returned
    if tried is not None:
        offence = tried.counted - tried.margin
        said = msg("mg-step-return", counted=tried.counted, number=offence, margin=tried.margin, need=tried.effect.m)
        yield PreviewStep(said, ("MG-10.3",))
    yield from _comes_of_it(twin, seat)


def _line_tag(twin: Table, effect: Effect) -> tuple[Text, str]:
    """What an Audible does to whatever answer comes, or how the announcement would read."""
    match effect:
        case Drain(n, rating):
            if rating:
                return msg("mg-tag-drain", rating=rating_text(rating), amount=n), ""
            return msg("mg-tag-drain-all", amount=n), ""
        case Close(rating):
            return msg("mg-tag-close", rating=rating_text(rating)), ""
        case Settle(m):
            return msg("mg-tag-settle", points=POINTS[LETTERS["FG"]], margin=m), ""
    now = standing(twin)
    return msg("mg-tag-attempt-blind", result=now.result, number=offence_number(twin, now).total), ""


def _call_tag(twin: Table, effect: Effect, outcome: Data) -> tuple[Text | None, str]:
    verdict = judge(twin)
    if isinstance(effect, Return):
        tried = verdict.returned
        if tried is None:
            return _result_tag(twin, outcome)
        tone = "good" if tried.good else "bad"
        return msg("mg-tag-return", margin=tried.margin, need=effect.m), tone
    if verdict.outcome == "held":
        return msg("mg-tag-held", held=POINTS[verdict.letter], points=POINTS[LETTERS["TD"]]), "half"
    if twin.punting:
        return msg("mg-tag-against", ours=verdict.defence.total, theirs=verdict.offence.total), ""
    return _result_tag(twin, outcome)


# Cards to pick --------------------------------------------------------------------------------------------------------


@previews.of(PICK)
def _pick(s: Table, seat: int, action: int) -> Preview:
    place, top = PICK.argument(action), s.stack[-1]
    if isinstance(top, CancelOne):
        return _cancel(s, s.calls[place])
    pile, card = picked(s, seat, place)
    label: Said
    if pile is PLAYBOOK:
        face = s.book[card % BOOK]
        name, label, details = _book(s, card), face.name, book_details(face)
    else:
        name, label = _player(s, card), msg("mg-do-card", card=player_name(s.players[card]))
        details = msg("mg-ratings", ratings=joined(_rated(printed_ratings(s.players[card])), "comma"))
    step = PreviewStep(details, ("MG-9.3",))
    if isinstance(top, ForcedPunt):
        return _forced_punt(s, seat, top, card, name)
    if isinstance(top, SpendPlayer):
        return _spend(s, seat, top, card, name, step)
    if isinstance(top, SubPlayer | ChangePlay):
        return _replace(s, seat, card, name, label, step)
    return Preview(label, card=name, steps=lambda: [step])


def _cancel(s: Table, card: int) -> Preview:
    call = s.audible(card)
    step = PreviewStep(call.told, ("MG-9.13",))
    return Preview(
        msg("mg-do-cancel", card=call.name), card=_book(s, card), tag=msg("mg-tag-cancel"), outcome={"cancel": True},
        steps=lambda: [step],
    )  # fmt: skip


def _spend(s: Table, seat: int, top: SpendPlayer, card: int, name: str, details: PreviewStep) -> Preview:
    code, number = top.worth(s, card)
    amount = share_of(number)
    twin = s.clone()
    twin.call_amounts[-1] = amount
    said = msg("mg-step-spend", rating=rating_text(code), number=number, share=effects.SHARE, amount=amount)
    tag = msg("mg-tag-plus", amount=amount)
    label = msg("mg-do-pick", card=player_name(s.players[card]), tag=tag)
    steps = lambda: [details, PreviewStep(said, ("MG-9.10",))]  # noqa: E731
    return Preview(label, card=name, tag=tag, outcome=meeting(twin), steps=steps)


def _replace(s: Table, seat: int, card: int, name: str, label: Said, details: PreviewStep) -> Preview:
    """How the attempt would stand with another card in the place of the one laid."""
    place = (
        "play_card" if isinstance(s.stack[-1], ChangePlay) else "offence_card" if seat == s.offence else "defence_card"
    )
    twin = supposed(s, **{place: card})
    if not mates(twin.laid_player, twin.laid_play) and not s.punting:
        return Preview(label, card=name, steps=lambda: [details])
    outcome = meeting(twin) | {"replaces": place}
    if seat == s.offence:
        tag: Text | None = msg("mg-tag-attempt-blind", result=outcome["result"], number=outcome["offence"]["total"])
        tone = ""
    else:
        tag, tone = _result_tag(twin, outcome)
    steps = lambda: [details, *_stands(twin, seat)]  # noqa: E731
    said: Said = msg("mg-do-pick", card=label, tag=tag) if tag else label
    return Preview(said, card=name, tag=tag, tone=tone, outcome=outcome, steps=steps)


def picked(s: Table, seat: int, place: int) -> tuple[Pile, int]:
    """The pile and the card that a pick names at the step that asks."""
    top = s.stack[-1]
    own = OFFENSE if seat == s.offence else DEFENSE
    match top:
        case SpendPlayer(rating=rating):
            pile = OFFENSE if rating else DEFENSE
            return pile, s.zones[pile.hand + seat][place]
        case ForcedPunt():
            pile = OFFENSE if top.at == ForcedPunt.choose.__name__ else PLAYBOOK
            return pile, s.zones[pile.hand + seat][place]
        case CycleHand(pile=index) | ForceOut(pile=index):
            return PILES[index], s.zones[PILES[index].hand + seat][place]
        case RecallPlayer():
            giving = top.at == RecallPlayer.give.__name__
            return own, s.zones[(own.hand if giving else own.discard) + seat][place]
        case SubPlayer():
            return own, s.zones[own.look + seat][place]
        case ChangePlay() | StackBook():
            return PLAYBOOK, s.zones[PB_LOOK(seat)][place]
    raise TypeError(f"Nothing is picked at {s.situation()}.")


def book_details(card: Play | Audible) -> Text:
    """What a Playbook card does."""
    if isinstance(card, Audible):
        return msg("mg-audible-details", side=card.side, windows=window_texts(card.windows), text=card.told)
    bonuses = [msg("mg-play-bonus", pos=pos, amount=amount) for pos, amount in card.bonuses.items()]
    return msg(
        "mg-play-details", result=result_text(card.result), type=type_text(card.type),
        uses=stops_text(OFFENCE_CODES[rating] for rating in card.uses),
        stops=stops_text(DEFENCE_CODES[rating] for rating in card.stops), bonus="yes" if bonuses else "no",
        bonuses=joined(bonuses, "comma"),
    )  # fmt: skip


# Leaving it at that ---------------------------------------------------------------------------------------------------


@previews.of(DONE)
def _done(s: Table, seat: int, action: int) -> Preview:
    return Preview(msg("mg-do-enough" if isinstance(s.stack[-1], CycleHand) else "mg-do-line"))


@previews.of(PASS)
def _pass(s: Table, seat: int, action: int) -> Preview:
    return Preview(msg("mg-do-pass"))


@previews.of(KEEP)
def _keep(s: Table, seat: int, action: int) -> Preview:
    if isinstance(s.stack[-1], ChangePlay):
        return Preview(msg("mg-do-keep", card=s.laid_play.name))
    laid = s.offence_card if seat == s.offence else s.defence_card
    return Preview(msg("mg-do-keep", card=player_name(s.players[laid])))


# The try for two ------------------------------------------------------------------------------------------------------


@previews.of(KICK)
def _kick(s: Table, seat: int, action: int) -> Preview:
    points = POINTS[s.scored]
    step = PreviewStep(msg("mg-step-kick", points=points), ("MG-11.1",))
    tag = msg("mg-tag-kick", points=points)
    return Preview(msg("mg-do-kick", points=points), tag=tag, outcome={"points": points}, steps=lambda: [step])


@previews.of(GO)
def _go(s: Table, seat: int, action: int) -> Preview:
    stock = stock_of(s, seat)
    good, failed, share = POINTS["C"], POINTS["M"], percent(stock.conversion)

    def steps() -> Iterator[PreviewStep]:
        yield PreviewStep(msg("mg-step-flip"), ("MG-11.2", "MG-11.6"))
        yield PreviewStep(msg("mg-step-two", good=good, failed=failed), ("MG-11.3", "MG-11.4", "MG-11.5"))
        goals = msg("mg-step-goals", goals=stock.field_goals, cards=stock.total, share=share)
        yield PreviewStep(goals, ("MG-11.3",))

    tag = msg("mg-tag-go", good=good, failed=failed, share=share)
    outcome = {"good": good, "failed": failed, "chance": stock.conversion}
    return Preview(
        msg("mg-do-go"), tag=tag, tone="good" if stock.conversion > 0.5 else "half", outcome=outcome, steps=steps
    )
