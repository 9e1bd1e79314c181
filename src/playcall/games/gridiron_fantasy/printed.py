"""The text printed on a card, made from its effects so that both can never say different things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from playcall.games.gridiron_fantasy.anatomy import (
    SUBTYPES,
    Action,
    AnyCard,
    Condition,
    Effect,
    Play,
    Secondary,
    Team,
)

POSITION_NAMES: Final = {
    "QB": "quarterback", "HB": "halfback", "FB": "fullback", "WR": "wide receiver", "TE": "tight end", "C": "center",
    "G": "guard", "T": "tackle", "K": "kicker", "DE": "defensive end", "DT": "defensive tackle", "LB": "linebacker",
    "CB": "cornerback", "FS": "free safety", "SS": "strong safety",
}  # fmt: skip
INJURIES: Final = ("No Injury", "Shaken Up", "Hurt", "Injured", "Badly Injured", "R.I.P.")
"""GF-9.3"""
ABILITY_NAMES: Final = {
    "power": "Power", "speed": "Speed", "skill": "Skill", "mental": "Mental", "wild": "Wild",
    "dominant": "in the Dominant Ability", "each": "in every ability", "choice": "in an ability of your choice",
}  # fmt: skip
WINDOW_NAMES: Final = {
    "kickoff": "before a kickoff", "drive_start": "at the start of a drive", "call": "before Plays are called",
    "reveal": "when Plays are revealed", "challenge": "on your turn of the Challenge", "result": "after the Challenge",
    "injury": "when somebody is hurt", "penalty": "when a foul of yours could be seen", "kick": "before a kick",
    "finish": "at the end of a Play", "response": "against an Action just played",
}  # fmt: skip
LIMIT_NAMES: Final = {
    "none": "", "once_per_half": "once per half", "once_per_game": "once per game", "first_half": "first half only",
}  # fmt: skip
CONTEXT_NAMES: Final = {
    "play": "Plays", "try": "two-point tries", "kickoff": "kickoffs", "safety_kick": "safety kicks", "punt": "punts",
    "field_goal": "field goals", "extra_point": "extra points", "interception": "interception runbacks",
}  # fmt: skip
DOWNS: Final = ("first", "second", "third", "fourth")
SCORES: Final = {"trailing": "while you trail", "leading": "while you lead", "tied": "while the score is level"}


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


def signed_yards(number: int) -> str:
    return f"{signed(number)} {'yard' if abs(number) == 1 else 'yards'}"


def count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(words: Sequence[str], last: str = "and") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


# Conditions -----------------------------------------------------------------------------------------------------------

_ATOMS: Final[dict[str, Callable[[Any], str]]] = {
    "role": lambda role: f"on {role}",
    "off_kind": lambda kind: f"on a {kind.capitalize()}",
    "def_kind": lambda kind: f"if the defence looks for a {kind.capitalize()}",
    "own_kind": lambda kind: f"if your Play is a {kind.capitalize()}",
    "opp_kind": lambda kind: f"if the other Play is a {kind.capitalize()}",
    "advantage": lambda who: "with the Advantage" if who == "own" else "without the Advantage",
    "dominant": lambda ability: f"if {ABILITY_NAMES[ability]} is Dominant",
    "down_in": lambda downs: f"on {listed([DOWNS[down - 1] for down in downs], 'or')} down",
    "to_go_max": lambda yards: f"with {yards} or fewer to go",
    "to_go_min": lambda yards: f"with {yards} or more to go",
    "ytg_max": lambda yards: f"within {yards} yards of the goal line",
    "ytg_min": lambda yards: f"{yards} or more yards from the goal line",
    "score": lambda score: SCORES[score],
    "half": lambda half: f"in the {half} half",
    "last_drive": lambda last: "in the last drive" if last else "before the last drive",
    "result": lambda result: "if the Play succeeds" if result == "success" else "if the Play is stopped",
    "margin_min": lambda margin: f"if it is won by {margin} or more",
    "doubled": lambda who: "with a Double" if who == "own" else "if the opponent has a Double",
    "sack": lambda sack: "on a sack" if sack else "without a sack",
    "position_active": lambda position: f"with your {POSITION_NAMES[position]} Active",
    "opp_position_active": lambda position: f"if the opponent's {POSITION_NAMES[position]} is Active",
    "context": lambda contexts: f"in {listed([CONTEXT_NAMES[context] for context in contexts])}",
    "laid_max": lambda cards: f"with {cards} or fewer Challenge cards laid",
    "laid_min": lambda cards: f"with {cards} or more Challenge cards laid",
    "franchise": lambda letter: f"for franchise {letter}",
}


def condition_text(condition: Condition) -> str:
    """`on a Run, with 3 or fewer to go`."""
    atoms = [(name, getattr(condition, name)) for name in Condition.__struct_fields__]
    return ", ".join(_ATOMS[name](value) for name, value in atoms if value is not None)


# Effects --------------------------------------------------------------------------------------------------------------


def _ability(word: str) -> str:
    return ABILITY_NAMES[word]


def _bare(word: str) -> str:
    """An ability that stands for itself."""
    return {"dominant": "the Dominant Ability", "choice": "an ability of your choice"}.get(word, ABILITY_NAMES[word])


def _cards(words: Iterable[str], of: str = "") -> str:
    """Which cards a filter means."""
    names = []
    for word in words:
        if word in POSITION_NAMES:
            names.append(POSITION_NAMES[word])
        elif word in SUBTYPES:
            names.append(word)
        else:
            names.append(
                {"challenge": "Challenge card", "action": "Action card", "any": "card"}.get(word, f"{word} card")
            )
    return f"{of}{listed(names, 'or')}"


def _whose(who: str) -> str:
    return "your" if who == "own" else "an opposing"


def _team(who: str) -> str:
    return "you" if who == "own" else "the opponent"


def _discard(p: Any) -> str:
    cards = count(p["n"], "card")
    if p["by"] == "random":
        return f"{_team(p['who'])} discard{'' if p['who'] == 'own' else 's'} {cards} at random"
    if p["by"] == "owner":
        return f"{_team(p['who'])} discard{'' if p['who'] == 'own' else 's'} {cards}"
    chooser, hand = ("the opponent", "your") if p["who"] == "own" else ("you", "the opponent's")
    return f"{chooser} look{'s' if chooser != 'you' else ''} at {hand} hand and discard {cards} of it"


def _look(p: Any) -> str:
    if p["what"] in ("opp_hand", "opp_playbook"):
        return f"look at the opponent's {'hand' if p['what'] == 'opp_hand' else 'Playbook'}"
    return f"look at the top {count(p['n'], 'card')} of {'your' if p['what'] == 'own_deck' else 'the opposing'} deck"


def _recover(p: Any) -> str:
    cards = f"a {_cards(p['filter'])}" if p["n"] == 1 else f"up to {count(p['n'], _cards(p['filter']))}"
    return f"take {cards} back from your discards"


def _cap(p: Any) -> str:
    unless = ", unless the offence has a Double" if p["unless_doubled"] else ""
    return f"a successful Objective is at most {signed(p['gain'])}{unless}"


def _choose(p: Any) -> str:
    options = [effects_text(option) for option in p["options"]]
    return f"{'choose' if p['by'] == 'own' else 'the opponent chooses'}: {'; or '.join(options)}"


def _shift(p: Any) -> str:
    worse = "worse" if p["n"] > 0 else "milder"
    return f"injuries of {'your' if p['who'] == 'own' else 'opposing'} cards are {count(abs(p['n']), 'level')} {worse}"


def _contexts(contexts: Iterable[str]) -> str:
    singular = {context: name.removesuffix("s") for context, name in CONTEXT_NAMES.items()}
    return listed([singular[context] for context in contexts], "or")


def need_text(need: str, key: str) -> str:
    """GF-7.19"""
    if need == "double":
        return f"with twice their {ABILITY_NAMES[key]}"
    return f"if you lead in {ABILITY_NAMES[key]}" + (f" by {need[3:]}" if need.startswith("by:") else "")


def secondary_text(secondary: Secondary) -> str:
    """`Secondary Skill: if you lead in Skill, Objective +12.`"""
    return sentence(f"{need_text(secondary.need, secondary.key)}, {effects_text(secondary.effects)}")


_SCOPES: Final = {"all": "your fouls", "plays": "fouls of your Plays", "actions": "fouls of your Action cards"}

_VERBS: Final[dict[str, Callable[[Any], str]]] = {
    "add_symbols": lambda p: f"{signed(p['n'])} {_ability(p['ability'])}",
    "tax_symbols": lambda p: f"the opponent has {signed(-p['n'])} {_ability(p['ability'])}",
    "per_card": lambda p: f"+{p['n']} for each card you lay with {_bare(p['ability'])}, +{p['max']} at most",
    "amplify": lambda p: f"the next Challenge card you lay counts {'twice' if p['factor'] == 2 else 'three times'}",
    "mute": lambda p: f"cards the opponent lays from now on count nothing in {_bare(p['ability'])}",
    "set_dominant": lambda p: f"{_bare(p['ability'])} is Dominant",
    "take_advantage": lambda p: "you have the Advantage",
    "win_ties": lambda p: "you win ties",
    "remove_last": lambda p: "the opponent's last Challenge card is discarded",
    "hush": lambda p: f"every opposing {_cards(p['filter'])} gives no symbols",
    "lay_limit": lambda p: f"the opponent may lay {count(p['n'], 'more Challenge card')} at most",
    "objective_add": lambda p: f"Objective {count(abs(p['yards']), 'yard')} {'better' if p['yards'] > 0 else 'worse'}",
    "objective_set": lambda p: f"the Objective is {signed(p['gain'])}",
    "objective_td": lambda p: "the Objective is a touchdown",
    "per_margin": lambda p: f"Objective {count(p['yards'], 'yard')} better per symbol you win by, {p['max']} at most",
    "min_loss": lambda p: f"a stop may cost the offence {count(p['yards'], 'yard')} instead",
    "objective_cap": _cap,
    "objective_floor": lambda p: f"a stop leaves you {signed(p['gain'])} at worst",
    "yards": lambda p: signed_yards(p["n"]),
    "fumble": lambda p: "the ball is fumbled",
    "interception": lambda p: "the pass is intercepted",
    "safe_hands": lambda p: "you do not lose the ball",
    "first_down": lambda p: "first down for the offence",
    "repeat_down": lambda p: "this down is not counted",
    "lose_down": lambda p: "the offence loses a down",
    "injure": lambda p: f"{_whose(p['who'])} {_cards(p['filter'])} is {INJURIES[p['level']]} ({p['level']})",
    "injury_shift": _shift,
    "bench": lambda p: f"{_whose(p['who'])} {_cards(p['filter'])} of your choice sits out",
    "protect": lambda p: f"your {_cards(p['filter'])} cards cannot be hurt",
    "patch_up": lambda p: f"a card of yours that is out gets {count(p['levels'], 'level')} better",
    "call_up": lambda p: "swap a Team card for an extra one",
    "draw": lambda p: f"draw {count(p['n'], 'card')}",
    "discard": _discard,
    "hand_size": lambda p: (
        f"{_team(p['who'])} refill{'' if p['who'] == 'own' else 's'} to {count(5 + p['delta'], 'card')}"
    ),
    "look": _look,
    "recover": _recover,
    "redraw": lambda p: "discard any number of cards and draw as many",
    "arrange": lambda p: f"look at the top {count(p['n'], 'card')} of your deck and put them back in any order",
    "force_kind": lambda p: f"{_team(p['who'])} must call a {p['kind'].capitalize()}",
    "forbid_repeat": lambda p: f"{_team(p['who'])} may not call the same Play again",
    "audible": lambda p: "change your Play for another of your Playbook",
    "read": lambda p: "learn whether a Run or a Pass was called, and change your call if you like",
    "extra_swap": lambda p: f"exchange up to {count(p['n'], 'Play')} of your Playbook",
    "lock_calls": lambda p: "the opponent may not change Play, Advantage or Dominant Ability",
    "risk_shift": lambda p: f"{_SCOPES[p['scope']]} are {abs(p['n'])} {'harder' if p['n'] > 0 else 'easier'} to see",
    "alert_bonus": lambda p: f"{signed(p['n'])} to your Referee Alerts",
    "no_flag": lambda p: "no penalty is called on you",
    "flag_yards": lambda p: f"penalties of the opponent cost {count(p['n'], 'yard')} more",
    "frame": lambda p: f"the opponent has one more foul, risk {p['risk']}, {p['yards']} yards",
    "onside": lambda p: f"onside kick: recovered by {p['margin']} symbols more, at {p['spot']} yards",
    "kick_rate": lambda p: (
        f"{_contexts([p['context']])} returns move {p['forward']} forward or {p['back']} back a symbol"
    ),
    "baseline": lambda p: f"{_contexts([p['context']])}: {signed_yards(p['n'])}",
    "no_return": lambda p: f"the {_contexts([p['context']])} is not returned",
    "block": lambda p: (
        f"blocks a {_contexts(p['contexts'])} with {p['margin']} more {_ability(p['key'])} than the kickers"
    ),
    "fake": lambda p: f"the {_contexts(p['contexts'])} is a fake: call a Play, the defence calls at random",
    "claim_declare": lambda p: "you declare the ability of this kick",
    "secondary": lambda p: f"{need_text(p['need'], p['key'])}, {effects_text(p['effects'])}",
    "extra_challenge": lambda p: f"a further Challenge: {need_text(p['need'], p['key'])}, {effects_text(p['effects'])}",
    "continue": lambda p: effects_text(p["effects"]),
    "cancel_action": lambda p: f"that {_cards(p['filter'])} has no effect",
    "choose": _choose,
    "coin": lambda p: f"flip a coin: heads, {effects_text(p['heads'])}; tails, {effects_text(p['tails'])}",
}


def duration_text(duration: str) -> str:
    if duration.startswith("drives:"):
        return f"for {duration[7:]} drives"
    return {
        "": "", "play": "in this Play", "next_play": "in the next Play", "drive": "for the rest of the drive",
        "half": "for the rest of the half", "game": "for the rest of the game",
    }[duration]  # fmt: skip


def effect_text(effect: Effect) -> str:
    """`on a Run: +2 Power`, without a stop."""
    text = f"{_VERBS[effect.do](effect.parameters)} {duration_text(effect.duration)}".rstrip()
    return text if effect.condition is None else f"{condition_text(effect.condition)}: {text}"


def effects_text(effects: Iterable[Effect]) -> str:
    return " and ".join(map(effect_text, effects))


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def sentences(effects: Iterable[Effect]) -> str:
    return " ".join(sentence(effect_text(effect)) for effect in effects)


# Cards ----------------------------------------------------------------------------------------------------------------


def rules_text(card: AnyCard) -> tuple[str, ...]:
    """All rules text of a card, a line for each part."""
    if isinstance(card, Play):
        lines = _play_lines(card)
    elif isinstance(card, Action):
        lines = _action_lines(card)
    else:
        lines = _team_lines(card)
    limit = LIMIT_NAMES[card.limit]
    return (*lines, *([sentence(limit)] if limit else []))


def _play_lines(card: Play) -> list[str]:
    lines = [sentence(effect_text(effect)) for effect in card.in_force]
    lines += [sentence(_after_play(effect)) for effect in card.on_success]
    return lines + [f"Secondary Challenge: {secondary_text(each)}" for each in card.secondaries]


def _after_play(effect: Effect) -> str:
    """Effects of success say so, those with a condition on the result say which."""
    stated = effect.condition is not None and effect.condition.result is not None
    joint = ", " if effect.condition is not None else ": "
    return effect_text(effect) if stated else f"if you win{joint}{effect_text(effect)}"


def _action_lines(card: Action) -> list[str]:
    if card.mode == "challenge":
        force = [sentence(effect_text(effect)) for effect in card.in_force]
        return [*force, *([f"Special Result: {sentences(card.special)}"] if card.special else [])]
    windows = listed([WINDOW_NAMES[window] for window in card.windows], "or")
    needs = f", {condition_text(card.requires)}" if card.requires is not None else ""
    return [f"{sentence(f'{windows}{needs}')[:-1]}: {sentences(card.effects)}"]


def _team_lines(card: Team) -> list[str]:
    lines = [sentence(effect_text(effect)) for effect in card.static]
    for use in card.abilities:
        limit = f", {LIMIT_NAMES[use.limit]}" if use.limit != "none" else ""
        lines.append(f"{sentence(WINDOW_NAMES[use.window])[:-1]}{limit}: {sentences(use.effects)}")
    return lines
