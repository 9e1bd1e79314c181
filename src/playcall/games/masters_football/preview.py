"""What every option would do, as far as its seat can know: label, tag, outcome as data, and steps with rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playcall.contract import Arg, ByVerb, Preview, PreviewStep, Text, joined, msg, signed
from playcall.games.masters_football.actions import (
    ABILITY,
    ACTIONS,
    BUY,
    COUNTER,
    DISCARD,
    DONE_CHOOSING,
    DROP,
    KEEP_MANAGER,
    NO_SUB,
    PASS,
    PICK,
    PICK_NONE,
    PLAY,
    REROLL,
    ROLL,
    SAY_CARDS,
    SAY_NONE,
    SAY_SUB,
    STAND,
    SUB,
    SWAP,
    TACTIC,
    TEAM,
    TRIOS,
    USE,
    pair,
    played,
)
from playcall.games.masters_football.cards import (
    ACTION,
    ATTACK,
    DEFENCE,
    TAC,
    TACTICS,
    level_of,
    load,
)
from playcall.games.masters_football.coach.prospects import column_worth, outlook
from playcall.games.masters_football.effects import (
    AttackBonus,
    CancelAttack,
    ExtraAttack,
    MuteGenius,
    NullifyGoal,
    PlayerMod,
    Reroll,
    SecondChance,
    TacticMod,
    TeamMod,
)
from playcall.games.masters_football.match import Match
from playcall.games.masters_football.names import (
    CLUBS,
    action,
    aim_of,
    club,
    die_name,
    does,
    figures,
    level,
    manager,
    percent,
    player,
    players,
    tactic,
    tactics_of,
    target,
)
from playcall.games.masters_football.rules.halftime import WHEN
from playcall.games.masters_football.rules.legality import WHISTLEBLOWER
from playcall.games.masters_football.rules.npt import best_team
from playcall.games.masters_football.rules.playing import (
    ability_dice,
    dice_of,
    next_attack,
    settled,
    with_card,
    with_tactic,
)
from playcall.games.masters_football.rules.strength import (
    JOGA_BONITO,
    ROLLS,
    TACTICIAN,
    attack_of,
    chance_after,
    goal_chance,
    goals,
)
from playcall.games.masters_football.rules.transfers import (
    INCOME,
    TYCOON_INCOME,
    YOUTH_PICKS,
    YOUTH_ROLLS,
    AcademyVisit,
    academy_faces,
)
from playcall.games.masters_football.rules.turn import Whistle
from playcall.games.masters_football.table import DISCOUNT, FACE_DOWN, PITCH, SQUAD, Table

LIKELY, DOUBTFUL = 0.35, 0.15
"""Chances that are good, and those that are not hopeless."""
previews: ByVerb[Callable[[Table, int, int], Preview]] = ByVerb(ACTIONS)


def preview(s: Table, seat: int, option: int) -> Preview:
    """An option of the present decision."""
    return previews.find(option)(s, seat, option)


def own_team(s: Table, m: Match, seat: int) -> list[int]:
    """The seat's three players, face up or face down."""
    holder = m.zone(m.side_of(seat))
    return s.zones[PITCH(holder)] or s.zones[FACE_DOWN(holder)]


def _steps(text: Text, *rules: str) -> Callable[[], list[PreviewStep]]:
    return lambda: [PreviewStep(text, rules)]


# Squads --------------------------------------------------------------------------------------------------------------


@previews.of(KEEP_MANAGER)
def _hire(s: Table, seat: int, option: int) -> Preview:
    card = KEEP_MANAGER.argument(option)
    face = load().managers[card]
    facts: dict[str, Arg] = {"budget": face.budget, "limit": face.academy_limit}
    return Preview(
        msg("mf-do-hire", name=face.name), card=face.id, tag=msg("mf-tag-manager", **facts), outcome=facts,
        steps=_steps(manager_line(card), "MF-3.2", "MF-24.1", face.rule),
    )  # fmt: skip


def manager_line(card: int) -> Text:
    face = load().managers[card]
    facts: dict[str, Arg] = {"budget": face.budget, "limit": face.academy_limit}
    return msg("mf-step-manager", name=face.name, **facts, ability=_ability_text(face.ability))


def _ability_text(ability: str) -> Text:
    """What a manager can do, with the numbers of the rules."""
    high, low = max(JOGA_BONITO), min(JOGA_BONITO)
    return msg(
        "mf-ability", ability=ability, tactical=TACTICIAN, high=high, low=low, rolls=YOUTH_ROLLS, picks=YOUTH_PICKS,
        income=TYCOON_INCOME, usual=INCOME, discount=DISCOUNT,
    )  # fmt: skip


@previews.of(BUY)
def _buy(s: Table, seat: int, option: int) -> Preview:
    card = BUY.argument(option)
    price = s.price(seat, card)
    left = s.purse(seat) - price
    squad = [*s.zones[SQUAD(s.seat_clubs[seat])], *s.basket(seat), card]
    return Preview(
        msg("mf-do-buy", name=player(card), price=price), card=load().face_id(card), tag=msg("mf-tag-left", money=left),
        outcome={"price": price, "left": left, "best": best_three(squad)},
        steps=_steps(player_line(card), "MF-4.4", "MF-4.5", "MF-14.2"),
    )  # fmt: skip


def best_three(squad: list[int]) -> dict[str, Any] | None:
    """The best team of some players with its best tactic, as a table draws it; None where they have no legal one."""
    found = best_team(tuple(sorted(squad)))
    return None if found is None else {"tactic": found[1], **column(found[0], found[1])}


def column(cards: tuple[int, ...] | list[int], t: int) -> dict[str, int]:
    """Attack and defence of some players in a tactic, as printed, with their levels."""
    attack, defence = sum([ATTACK[t][card] for card in cards]), sum([DEFENCE[t][card] for card in cards])
    return {
        "attack": attack, "attack_level": level_of(attack), "defence": defence, "defence_level": level_of(defence),
    }  # fmt: skip


def player_line(card: int) -> Text:
    face = load().players[card]
    facts: dict[str, Arg] = {
        "name": face.name,
        "level": face.level,
        "pos": face.pos,
        "figures": figures(card),
        "cost": face.cost,
    }
    return msg("mf-step-player", **facts, genius=face.genius or "none")


def _about_player(label: str, option: int, card: int, *rules: str) -> Preview:
    face = load().players[card]
    tag = msg("mf-tag-player", cost=face.cost, pos=face.pos, skill=face.tac, genius=face.genius or "none")
    shown = load().face_id(card)
    return Preview(msg(label, name=face.name), card=shown, tag=tag, steps=_steps(player_line(card), *rules))


@previews.of(PICK)
def _pick(s: Table, seat: int, option: int) -> Preview:
    return _about_player("mf-do-pick", option, PICK.argument(option), "MF-13.3")


@previews.of(DROP)
def _drop(s: Table, seat: int, option: int) -> Preview:
    return _about_player("mf-do-drop", option, DROP.argument(option), "MF-13.11", "MF-14.5")


@previews.of(PICK_NONE)
def _pick_none(s: Table, seat: int, option: int) -> Preview:
    return Preview(msg("mf-do-pick-none"), steps=_steps(msg("mf-step-pick-none"), "MF-13.3"))


@previews.of(ROLL)
def _roll(s: Table, seat: int, option: int) -> Preview:
    visit = s.stack[-1]
    assert isinstance(visit, AcademyVisit)
    steps = _steps(msg("mf-step-roll", faces=faces_text(visit, s)), "MF-13.2", "MF-13.4")
    return Preview(msg("mf-do-roll", again="no" if visit.at == AcademyVisit.prepare.__name__ else "yes"), steps=steps)


def faces_text(visit: AcademyVisit, s: Table) -> Text:
    """What each face of the genius die draws: `1 bronze, 2 silver, G gold`."""
    found = academy_faces(visit.wonder or visit.young(s))
    return joined([msg("mf-face-draws", face=face, level=rank) for face, rank in found.items()], "comma")


# Action cards in hand ------------------------------------------------------------------------------------------------


def card_line(card: int) -> Text:
    return msg("mf-step-card", type=ACTION[card].type, card=action(card), does=does(card))


@previews.of(SWAP)
def _swap(s: Table, seat: int, option: int) -> Preview:
    card = SWAP.argument(option)
    left = s.purse(seat) - s.swap_price
    return Preview(
        msg("mf-do-swap", card=action(card), price=s.swap_price), card=ACTION[card].id,
        tag=msg("mf-tag-left", money=left), outcome={"price": s.swap_price, "left": left},
        steps=_steps(card_line(card), "MF-5.2", "MF-5.3"),
    )  # fmt: skip


@previews.of(DISCARD)
def _discard(s: Table, seat: int, option: int) -> Preview:
    card = DISCARD.argument(option)
    steps = _steps(card_line(card), "MF-14.4")
    return Preview(msg("mf-do-discard", card=action(card)), card=ACTION[card].id, steps=steps)


@previews.of(COUNTER)
def _counter(s: Table, seat: int, option: int) -> Preview:
    card = COUNTER.argument(option)
    steps = _steps(msg("mf-step-counter", card=action(card), does=does(card)), "MF-20.14")
    return Preview(msg("mf-do-counter", card=action(card)), card=ACTION[card].id, steps=steps)


@previews.of(SAY_CARDS)
def _say_cards(s: Table, seat: int, option: int) -> Preview:
    return Preview(msg("mf-do-cards"), steps=_steps(msg("mf-step-cards"), "MF-7.8", "MF-7.9"))


@previews.of(SAY_NONE)
def _say_none(s: Table, seat: int, option: int) -> Preview:
    return Preview(msg("mf-do-no-cards"), steps=_steps(msg("mf-step-no-cards"), "MF-7.8"))


@previews.of(DONE_CHOOSING)
def _done(s: Table, seat: int, option: int) -> Preview:
    steps = _steps(msg("mf-step-done"), "MF-4.4", "MF-5.3", "MF-7.10")
    return Preview(msg("mf-do-done"), steps=steps)


# Team and tactic -----------------------------------------------------------------------------------------------------


@previews.of(TEAM)
def _team(s: Table, seat: int, option: int) -> Preview:
    squad = s.zones[SQUAD(s.seat_clubs[seat])]
    cards = [squad[place] for place in TRIOS[TEAM.argument(option)]]
    columns = [column(cards, t) for t in range(len(TACTICS))]
    skill = sum([TAC[card] for card in cards])
    best = max(range(len(TACTICS)), key=lambda t: column_worth(cards, t))
    return Preview(
        msg("mf-do-team", players=players(cards)),
        tag=msg("mf-tag-team", tactic=TACTICS[best], **_levels(columns[best])),
        outcome={"columns": columns, "skill": skill},
        steps=lambda: [
            PreviewStep(joined([_column_line(t, columns[t]) for t in range(len(TACTICS))], "space"),
                        ("MF-7.1", "MF-9.4")),
            PreviewStep(msg("mf-step-skill", skill=skill), ("MF-8.2",)),
        ],
    )  # fmt: skip


def _levels(sums: Mapping[str, int]) -> dict[str, Arg]:
    return {"attack": level(sums["attack_level"]), "defence": level(sums["defence_level"])}


def _column_line(t: int, sums: Mapping[str, int]) -> Text:
    named: dict[str, Arg] = {"attackLevel": level(sums["attack_level"]), "defenceLevel": level(sums["defence_level"])}
    return msg("mf-step-column", tactic=tactic(t), attack=sums["attack"], defence=sums["defence"], **named)


@previews.of(TACTIC)
def _tactic(s: Table, seat: int, option: int) -> Preview:
    m, t = s.match_now(), TACTIC.argument(option)
    sums = column(own_team(s, m, seat), t)
    return Preview(
        tactic(t), card=TACTICS[t], tag=msg("mf-tag-levels-of", **_levels(sums)), outcome=sums,
        steps=lambda: _tactic_steps(s, m, seat, t, sums),
    )  # fmt: skip


def _tactic_steps(s: Table, m: Match, seat: int, t: int, sums: Mapping[str, int]) -> Iterator[PreviewStep]:
    yield PreviewStep(_column_line(t, sums), ("MF-8.9", "MF-9.4"))
    if s.zones[PITCH(m.zone(0))]:
        then = with_tactic(s, m, t)
        yield PreviewStep(msg("mf-step-if-it-rules", levels=_dice(then)), ("MF-8.6", "MF-9.10"))
        points = round(outlook(then, m.side_of(seat)), 1)
        yield PreviewStep(msg("mf-step-promises", points=points), ("MF-1.2",))
    yield PreviewStep(msg("mf-step-tactic"), ("MF-8.6",))


def _dice(m: Match) -> Text:
    """The levels of both sides in words."""
    named = [(m.clubs[side], level(m.attack_level[side]), level(m.defence_level[side])) for side in (0, 1)]
    return joined([msg("mf-levels-of", club=club(one), attack=a, defence=d) for one, a, d in named], "comma")


@previews.of(REROLL)
def _reroll(s: Table, seat: int, option: int) -> Preview:
    return Preview(msg("mf-do-reroll"), steps=_steps(msg("mf-step-reroll"), "MF-8.5"))


@previews.of(STAND)
def _stand(s: Table, seat: int, option: int) -> Preview:
    return Preview(msg("mf-do-stand"), steps=_steps(msg("mf-step-stand"), "MF-8.5"))


# Substitutions -------------------------------------------------------------------------------------------------------


@previews.of(SAY_SUB)
def _say_sub(s: Table, seat: int, option: int) -> Preview:
    when = WHEN[SAY_SUB.argument(option)]
    steps = _steps(msg("mf-step-say-sub", when=when), "MF-11.2", "MF-11.3", "MF-11.7")
    return Preview(msg("mf-do-say-sub", when=when), steps=steps)


@previews.of(NO_SUB)
def _no_sub(s: Table, seat: int, option: int) -> Preview:
    return Preview(msg("mf-do-no-sub"), steps=_steps(msg("mf-step-no-sub"), "MF-11.7"))


@previews.of(SUB)
def _sub(s: Table, seat: int, option: int) -> Preview:
    m = s.match_now()
    out, place = pair(option)
    off, on = own_team(s, m, seat)[out], s.zones[SQUAD(s.seat_clubs[seat])][place]
    attack, defence = (figure[m.tactic][on] - figure[m.tactic][off] for figure in (ATTACK, DEFENCE))
    skill, gain = TAC[on] - TAC[off], attack + defence
    changes: dict[str, Arg] = {"attack": signed(attack), "defence": signed(defence), "skill": signed(skill)}
    names: dict[str, Arg] = {"on": player(on), "off": player(off)}
    return Preview(
        msg("mf-do-sub", **names), card=load().face_id(on), partner=load().face_id(off),
        tag=msg("mf-tag-sub", **changes), tone="good" if gain > 0 else "bad" if gain < 0 else "half",
        outcome={"attack": attack, "defence": defence, "skill": skill},
        steps=_steps(msg("mf-step-sub", **names, onFigures=figures(on), offFigures=figures(off)), "MF-11.3", "MF-11.4"),
    )  # fmt: skip


# Cards and abilities in a match --------------------------------------------------------------------------------------


@previews.of(PLAY)
def _play(s: Table, seat: int, option: int) -> Preview:
    card, where = played(option)
    design = ACTION[card]
    aim = target(s, s.match_now(), where) if s.matches else None
    named: dict[str, Arg] = {"card": design.name, "price": design.price, "points": "yes" if design.reserve else "no"}
    label = msg("mf-do-play", **named) if aim is None else msg("mf-do-play-on", **named, target=aim, aim=aim_of(where))
    tag, tone, more = _does(s, s.match_now(), seat, card, where) if s.matches else (msg("mf-tag-wonderkid"), "", {})
    outcome = {"price": design.price, "left": s.purse(seat) - design.price - design.reserve, **more}
    return Preview(
        label, card=design.id, tag=tag, tone=tone, outcome=outcome,
        steps=lambda: _play_steps(s, seat, card, where, more),
    )  # fmt: skip


Done = tuple[Text | None, str, dict[str, Any]]
"""A tag, a tone, and the same as data: chances before and after, or levels of both sides."""


def _does(s: Table, m: Match, seat: int, card: int, where: int) -> Done:
    """What a card would do, in a tag, and how good that is."""
    effect, side = ACTION[card].effect, m.side_of(seat)
    match effect:
        case TeamMod() | PlayerMod() | MuteGenius() if m.tactic >= 0:
            return _strength(s, m, seat, card, where)
        case TacticMod(n=n):
            return msg("mf-tag-tactical", bonus=signed(n)), "good", {}
        case AttackBonus(n=n):
            now, then = goal_chance(s, m), goal_chance(s, m, n)
            return _chances(now, then), "good" if then > now else "bad", {"chances": [now, then]}
        case CancelAttack():
            chance = goal_chance(s, m)
            return _chances(chance, 0.0), _tone(chance), {"chances": [chance, 0.0]}
        case NullifyGoal():
            return msg("mf-tag-no-goal"), "good", {}
        case ExtraAttack(n=n):
            return _attack("counter", goal_chance(s, next_attack(m, m.defender), n))
        case SecondChance(n=n):
            return _attack("again", goal_chance(s, next_attack(m, m.attacker), n))
        case Reroll():
            return _rolled(s, m, side, dice_of(m, seat, effect, where))
    return None, "", {}


def _attack(kind: str, chance: float) -> Done:
    return msg("mf-tag-attack", kind=kind, percent=percent(chance)), _tone(chance), {"chance": chance}


def _chances(now: float, then: float) -> Text:
    return msg("mf-tag-chances", now=percent(now), then=percent(then))


def _rolled(s: Table, m: Match, side: int, dice: tuple[int, ...]) -> Done:
    """The chance of a goal when some dice are rolled again."""
    chance = chance_after(s, m, dice)
    good = chance if side == m.attacker else 1 - chance
    return msg("mf-tag-attack", kind="goal", percent=percent(chance)), _tone(good), {"chance": chance}


def _tone(chance: float) -> str:
    return "good" if chance >= LIKELY else "half" if chance >= DOUBTFUL else "bad"


def _strength(s: Table, m: Match, seat: int, card: int, where: int) -> Done:
    """The levels that a card on strength moves."""
    now, then, side = settled(s, m), with_card(s, m, seat, card, where), m.side_of(seat)
    levels = {"levels": [[then.attack_level[team], then.defence_level[team]] for team in (0, 1)]}
    changes = [(team, *_moved(now, then, team)) for team in (0, 1) if any(_moved(now, then, team))]
    if now.genius != then.genius:
        return msg("mf-tag-muted"), "good", levels
    if not changes:
        return msg("mf-tag-no-change"), "bad", levels
    better = side < 0 or outlook(then, side) > outlook(now, side)
    tone = "good" if better else "bad"
    if len(changes) > 1:
        moved = sum(bool(change) for _, *both in changes for change in both)
        return msg("mf-tag-many", count=moved), tone, levels
    [(team, attack, defence)] = changes
    whose = "own" if team == side else "other"
    what = "both" if attack and defence else "attack" if attack else "defence"
    named: dict[str, Arg] = {"whose": whose, "mark": CLUBS[m.clubs[team]].mark, "what": what}
    return msg("mf-tag-levels", **named, attack=signed(attack), defence=signed(defence)), tone, levels


def _moved(now: Match, then: Match, team: int) -> tuple[int, int]:
    attack = then.attack_level[team] - now.attack_level[team]
    return attack, then.defence_level[team] - now.defence_level[team]


def _play_steps(s: Table, seat: int, card: int, where: int, more: Mapping[str, Any]) -> Iterator[PreviewStep]:
    design = ACTION[card]
    yield PreviewStep(card_line(card), ("MF-20.1", "MF-20.4"))
    yield PreviewStep(msg("mf-step-cost", price=design.price, reserve=design.reserve), ("MF-20.3",))
    if len(design.tactics) < len(TACTICS):
        yield PreviewStep(msg("mf-step-only-in", tactics=tactics_of(card)), ("MF-20.10",))
    if "levels" in more:
        m = s.match_now()
        yield PreviewStep(msg("mf-step-now", levels=_dice(settled(s, m))), ("MF-9.10",))
        then = _dice(with_card(s, m, seat, card, where))
        yield PreviewStep(msg("mf-step-then", levels=then), ("MF-9.3", "MF-9.7", "MF-15.13"))
    elif "chances" in more:
        now, then_ = map(percent, more["chances"])
        yield PreviewStep(msg("mf-step-chances", now=now, then=then_), ("MF-10.5",))
    elif "chance" in more:
        yield PreviewStep(msg("mf-step-chance", percent=percent(more["chance"])), ("MF-10.5",))
    if design.type == "CORRUPTION":
        yield PreviewStep(msg("mf-step-whistle", card=action(WHISTLEBLOWER)), ("MF-20.12",))


@previews.of(USE)
def _use(s: Table, seat: int, option: int) -> Preview:
    m, card = s.match_now(), USE.argument(option)
    effect = ACTION[card].effect
    assert isinstance(effect, Reroll)
    tag, tone, outcome = _rolled(s, m, m.side_of(seat), dice_of(m, seat, effect, 0))
    return Preview(
        msg("mf-do-use", card=action(card)), card=ACTION[card].id, tag=tag, tone=tone, outcome=outcome,
        steps=_steps(card_line(card), "MF-20.7"),
    )  # fmt: skip


@previews.of(ABILITY)
def _ability(s: Table, seat: int, option: int) -> Preview:
    m, argument = s.match_now(), ABILITY.argument(option)
    side = m.side_of(seat)
    tag, tone, outcome = _rolled(s, m, side, ability_dice(m, side, argument))
    which = die_name(argument - 1) if argument else "both"
    return Preview(
        msg("mf-do-ability", manager=manager(m.managers[side]), die=which), card=load().managers[m.managers[side]].id,
        tag=tag, tone=tone, outcome=outcome, steps=_steps(msg("mf-step-ability"), "MF-24.6", "MF-24.7", "MF-24.12"),
    )  # fmt: skip


@previews.of(PASS)
def _pass(s: Table, seat: int, option: int) -> Preview:
    window = "CW" if isinstance(s.stack[-1], Whistle) else s.match_now().window
    label = msg("mf-do-pass", window=window)
    if window != "BT":
        return Preview(label, steps=_steps(msg("mf-step-pass"), "MF-10.20"))
    m = s.match_now()
    found = goals(*attack_of(s, m))
    odds: dict[str, Arg] = {
        "club": club(m.clubs[m.attacker]),
        "tactic": tactic(m.tactic),
        "goals": found,
        "rolls": ROLLS,
    }
    steps = _steps(msg("mf-step-odds", **odds, percent=percent(found / ROLLS)), "MF-10.7")
    return Preview(label, outcome={"chance": found / ROLLS}, steps=steps)
