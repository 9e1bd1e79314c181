"""What a table is sent beside the position itself: strengths, odds, prices and reasons, as the rules judge them.

The browser draws these and reckons nothing. Texts among them are messages.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

import msgspec

from playcall.contract import Text, msg
from playcall.games.masters_football import league
from playcall.games.masters_football.actions import TRIO_OF, played
from playcall.games.masters_football.cards import (
    ACTION,
    ATTACK,
    ATTACK_FACES,
    DEFENCE,
    GENIUS_SHOWN,
    GENIUS_VALUES,
    LEVEL_NAMES,
    TACTIC_FACES,
    TACTICS,
    TEAM_SIZE,
    legal_team,
    load,
)
from playcall.games.masters_football.effects import PlayerMod
from playcall.games.masters_football.match import EXTRA_TURN, LAST_TURN, MINUTES, Match, attacking, half_of
from playcall.games.masters_football.names import CLUBS
from playcall.games.masters_football.preview import best_three, faces_text
from playcall.games.masters_football.rules.legality import could_act, why_not
from playcall.games.masters_football.rules.playing import dice_shown
from playcall.games.masters_football.rules.preparation import ChooseTeams, trios
from playcall.games.masters_football.rules.strength import (
    GOALS,
    ROLLS,
    Strength,
    attack_of,
    effective,
    genius_spent,
    goals,
    muted_places,
    skills_of,
    strengths,
)
from playcall.games.masters_football.rules.transfers import AcademyVisit
from playcall.games.masters_football.table import HAND, IN_PLAY, LIMIT, PITCH, PURCHASE, SQUAD, Table
from playcall.games.masters_football.words import die, occasion, value_terms

FACE_ID: Final = load().face_id
CLUB_FACTS: Final = [club._asdict() for club in CLUBS]


def facts_for(s: Table, seat: int | None) -> dict[str, Any]:
    """Everything that one seat's table is sent; a spectator's has nothing of its own."""
    found = {
        "clubs": CLUB_FACTS[: len(s.club_seats)],
        "squad_limit": LIMIT,
        "team_size": TEAM_SIZE,
        "matchdays": league.MATCHDAYS,
        "levels": LEVEL_NAMES,
        "occasion": _plain(occasion(s)),
        "seen": [list(map(FACE_ID, s.seen_of(club))) for club in range(len(s.club_seats))],
        "league": [[league.row(line) for line in league.table(s, c)] for c in range(s.options.championships)],
        "pad": [league.pad(s, c) for c in range(s.options.championships)],
        "fixtures": [league.fixtures(s, c) for c in range(s.options.championships)],
        "today": league.today(s),
        "play": [match_facts(s, m) for m in s.matches],
    }
    if seat is not None and seat < len(s.seat_clubs) and s.seat_clubs[seat] >= 0:
        found |= seat_facts(s, seat)
    return found


# The seat's own ------------------------------------------------------------------------------------------------------


def seat_facts(s: Table, seat: int) -> dict[str, Any]:
    """Money, purchases, cards set aside, and why the other cards of the hand cannot be played now."""
    return {
        "purse": s.purse(seat),
        "basket": list(map(FACE_ID, s.basket(seat))),
        "aside": [ACTION[played(action)[0]].id for action in s.set_aside(seat)],
        "offers": [offer(s, seat, card) for card in s.zones[PURCHASE(seat)]],
        "best": best_three([*s.zones[SQUAD(s.seat_clubs[seat])], *s.basket(seat)]),
        "why": reasons(s, seat),
        "refused": refused(s, seat),
        "academy": academy(s, seat),
    }


def offer(s: Table, seat: int, card: int) -> dict[str, Any]:
    """A player on offer: what he costs this seat, and where he is at his best."""
    figures = {"attack": [column[card] for column in ATTACK], "defence": [column[card] for column in DEFENCE]}
    kind = max(figures, key=lambda name: max(figures[name]))
    top = max(figures[kind])
    where = [TACTICS[t] for t, figure in enumerate(figures[kind]) if figure == top]
    return {"id": FACE_ID(card), "price": s.price(seat, card), "kind": kind, "figure": top, "tactics": where}


def reasons(s: Table, seat: int) -> dict[str, Any]:
    """Why each card of the hand cannot be played now, by its id; a card that is offered needs no reason."""
    m = s.match_of(seat)
    found = {ACTION[card].id: why_not(s, m, seat, card) for card in dict.fromkeys(s.zones[HAND(seat)])}
    return {
        card: {"text": _plain(why.text), "rule": why.rule, "short": _plain(why.short)} for card, why in found.items()
    }


def _plain(text: Text) -> Any:
    return msgspec.to_builtins(text)


def refused(s: Table, seat: int) -> dict[str, Any]:
    """Teams that may not be fielded, by their places in the squad, while a team is chosen."""
    if not (s.stack and isinstance(s.stack[-1], ChooseTeams)) or seat not in (m := s.match_now()).seats:
        return {}
    squad, legal = s.zones[SQUAD(s.seat_clubs[seat])], {*trios(s, m, m.side_of(seat))}
    found = {}
    for places in combinations(range(len(squad)), TEAM_SIZE):
        if TRIO_OF[places] not in legal:
            why = "wood" if legal_team([squad[place] for place in places]) else "positions"
            found[" ".join(str(place + 1) for place in places)] = _plain(msg("mf-no-team-because", why=why))
    return found


def academy(s: Table, seat: int) -> Any:
    """What the genius die brings a visitor of the academy."""
    visit = s.stack[-1] if s.stack else None
    if not isinstance(visit, AcademyVisit) or visit.seat != seat:
        return None
    places = visit.places(s)
    return _plain(msg("mf-academy-text", faces=faces_text(visit, s), places=places, limit=visit.limit(s)))


# A match -------------------------------------------------------------------------------------------------------------


def match_facts(s: Table, m: Match) -> dict[str, Any]:
    """A match as it is drawn: turns, both sides, dice, cards in play, and who could act in the open window."""
    up = bool(s.zones[PITCH(m.zone(0))])
    both = strengths(s, m) if up and m.tactic >= 0 else (None, None)
    return {
        "minute": m.minute,
        "injury_time": m.turn == EXTRA_TURN,
        "turns": turns(m),
        "sides": [side_facts(s, m, side, both[side]) for side in (0, 1)] if up else [],
        "roll": roll_facts(m),
        "attack": attack_facts(s, m),
        "in_play": [in_play(s, m, i) for i in range(len(s.zones[IN_PLAY(m.slot)]))],
        "acting": acting(s, m),
    }


def turns(m: Match) -> list[dict[str, Any]]:
    """MF-10.1 to MF-10.3  The turns of the match with minute, attacker and goals; injury time once it is played."""
    last = EXTRA_TURN if m.turn == EXTRA_TURN else LAST_TURN
    goals_in = [(m.goals[i], m.goals[i + 1]) for i in range(0, len(m.goals), 2)]
    return [
        {
            "turn": turn, "half": half_of(turn), "minute": MINUTES[turn], "side": attacking(m, turn),
            "goals": [side for scored, side in goals_in if scored == turn],
        }
        for turn in range(1, last + 1)
    ]  # fmt: skip


def side_facts(s: Table, m: Match, side: int, strength: Strength | None) -> dict[str, Any]:
    """The players on the pitch with their figures of now, and attack and defence with every term."""
    pitch, skills, muted = s.zones[PITCH(m.zone(side))], skills_of(s, m, side), muted_places(s, m, side)
    players = strength.terms.players if strength else [(card, 0, 0) for card in pitch]
    changed = [m.places[i] for i in modifiers(s, m, side)]
    found: dict[str, Any] = {
        "players": [
            {
                "id": FACE_ID(card), "attack": attack, "defence": defence, "skill": skills[place],
                "changed": place in changed, "muted": place in muted,
            }
            for place, (card, attack, defence) in enumerate(players)
        ],
        "spent": genius_spent(s, m, side),
    }  # fmt: skip
    return {**found, **sums(strength)} if strength else found


def modifiers(s: Table, m: Match, side: int) -> list[int]:
    """The cards in play that change the figures of a player of a side, by their place there."""
    cards = enumerate(s.zones[IN_PLAY(m.slot)])
    return [i for i, card in cards if m.touched[i] == side and isinstance(ACTION[card].effect, PlayerMod)]


def sums(strength: Strength) -> dict[str, Any]:
    """Attack and defence: value, level, die after the tie shift, and both in words."""
    terms = strength.terms
    attack = value_terms([a for _, a, _ in terms.players], [(c, a) for c, a, _ in terms.cards], terms.ability)
    defence = value_terms([d for _, _, d in terms.players], [(c, d) for c, _, d in terms.cards])
    return {
        "attack": {
            "value": terms.attack, "level": strength.attack_level, "die": strength.attack_die,
            "terms": _plain(attack), "says": _plain(die(strength.attack_level, strength.attack_die)),
        },
        "defence": {
            "value": terms.defence, "level": strength.defence_level, "die": strength.defence_die,
            "terms": _plain(defence), "says": _plain(die(strength.defence_level, strength.defence_die)),
        },
    }  # fmt: skip


def roll_facts(m: Match) -> dict[str, Any] | None:
    """MF-8  What both sides' tactic die and genius die showed last, and their tactical values."""
    if m.roll[0] < 0:
        return None
    dice = [[str(TACTIC_FACES[m.roll[side]]), GENIUS_SHOWN[m.roll[side + 1]]] for side in (0, 2)]
    return {"dice": dice, "values": m.tactical, "winner": m.roll_winner}


def attack_facts(s: Table, m: Match) -> dict[str, Any] | None:
    """MF-10.5 to MF-10.9  The present attack: levels, odds, and once the dice lie, totals and what they mean."""
    if m.phase != "play" or m.attacker < 0:
        return None
    attack = attack_of(s, m)
    found: dict[str, Any] = {
        "side": m.attacker, "levels": [attack.attack, attack.defence], "bonus": m.bonus,
        "chance": goals(*attack) / ROLLS, "dice": [], "why": "cancelled" if m.cancelled else "", "would": [],
    }  # fmt: skip
    if m.dice[0] < 0:
        return found
    total, against = attack.totals(m.dice)
    genius, other = GENIUS_VALUES[m.dice[1]], GENIUS_VALUES[m.dice[3]]
    found |= {
        "dice": dice_shown(m), "totals": [total, against], "why": m.verdict or attack.verdict(m.dice),
        "values": [total - genius - m.bonus, genius, against - other, other],
    }  # fmt: skip
    if not m.verdict and found["why"] not in GOALS:
        faces = enumerate(ATTACK_FACES[attack.attack])
        found["would"] = sorted({value for face, value in faces if attack.scores((face, *m.dice[1:]))})
    return found


def in_play(s: Table, m: Match, i: int) -> dict[str, Any]:
    """A card in play: whose, on which side or player, uses left, and whether it has effect in these tactics."""
    card, side = s.zones[IN_PLAY(m.slot)][i], m.touched[i]
    pitch = s.zones[PITCH(m.zone(side))] if side >= 0 else []
    aimed = ACTION[card].on_player and m.places[i] < len(pitch)
    return {
        "id": ACTION[card].id, "owner": m.owners[i], "side": side, "uses": m.uses[i],
        "player": FACE_ID(pitch[m.places[i]]) if aimed else None,
        "effective": m.tactic < 0 or effective(m, ACTION[card]),
    }  # fmt: skip


def acting(s: Table, m: Match) -> list[dict[str, Any]]:
    """MF-10.20, MF-10.24  Who could act in the open window, in the order they are asked, by what everybody knows."""
    return [
        {"seat": seat, "may": could_act(s, m, seat), "plays": bool(side >= 0 and m.announced[side])}
        for seat in (m.order if m.window else ())
        if (side := m.side_of(seat)) >= 0 or m.window not in ("TW", "SW", "HT")
    ]
