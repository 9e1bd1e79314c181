"""GF-15.3  Sealed play: everybody builds Action decks from the packs that were opened."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import DONE as ENOUGH
from playcall.games.gridiron_fantasy.actions import LISTED, PICK
from playcall.games.gridiron_fantasy.deckcheck import FEWEST_ACTIONS, copy_limit
from playcall.games.gridiron_fantasy.moves import take
from playcall.games.gridiron_fantasy.table import Table, place_of
from playcall.games.gridiron_fantasy.zones import DECK, HAND, RESERVE_ACTIONS
from playcall.kernel import DONE, Ask, Procedure, Step


@dataclass(slots=True)
class BuildDecks(Procedure):
    """GF-2.15 to GF-2.17, GF-15.3  Each coach chooses his Actions, one by one, until the listed ones fill up.

    What is chosen lies in his hand until the deck is done; what is not stays in reserve.
    """

    built: tuple[int, ...] = ()
    """The decks that are done: twice the team, and the role."""

    order = ("choose", "rest")

    def choose(self, s: Table) -> Step:
        asked: dict[int, list[int]] = {}
        for team, role in self.open_decks(s):
            if s.options.listed:
                return self.rest
            asked.setdefault(s.coaches[team][role], self.offer(s, team, role))
        return Ask.apart(asked) if asked else DONE

    def on_choose(self, s: Table, seat: int, action: int) -> Step:
        team, role = next((team, role) for team, role in self.open_decks(s) if s.coaches[team][role] == seat)
        if action in PICK:
            s.zone(HAND + role, team).append(take(s.zone(RESERVE_ACTIONS + role, team), PICK.argument(action)))
            return None
        if action in LISTED:
            fill_up(s, team, role)
        self.finish(s, team, role)
        return None

    def rest(self, s: Table) -> Step:
        for team, role in self.open_decks(s):
            fill_up(s, team, role)
            self.finish(s, team, role)
        return DONE

    def open_decks(self, s: Table) -> list[tuple[int, int]]:
        return [(team, role) for team in range(s.n) for role in (0, 1) if 2 * team + role not in self.built]

    def offer(self, s: Table, team: int, role: int) -> list[int]:
        chosen = s.zone(HAND + role, team)
        different = len({place_of(card) for card in chosen})
        return [
            *([LISTED()] if len(chosen) < len(listed_actions(s, team, role)) else []),
            *([ENOUGH()] if different >= FEWEST_ACTIONS else []),
            *PICK.of(fitting(s, team, role)),
        ]

    def finish(self, s: Table, team: int, role: int) -> None:
        chosen = s.zone(HAND + role, team)
        s.zone(DECK + role, team).extend(chosen)
        s.tell(events.DeckBuilt(s.names[team], "Defensive" if role else "Offensive", len(chosen)))
        chosen.clear()
        self.built = tuple(sorted((*self.built, 2 * team + role)))


def fitting(s: Table, team: int, role: int) -> list[int]:
    """GF-2.16  Cards of which the deck, with one card more, may have another copy."""
    counted = Counter(place_of(card) for card in s.zone(HAND + role, team))
    limit = copy_limit(counted.total() + 1, s.options)
    reserve = dict.fromkeys(place_of(card) for card in s.zone(RESERVE_ACTIONS + role, team))
    return [place for place in reserve if counted[place] < limit]


def listed_actions(s: Table, team: int, role: int) -> tuple[int, ...]:
    deck = s.game.team_deck(s, team)
    return deck.da if role else deck.oa


def fill_up(s: Table, team: int, role: int) -> None:
    """Listed cards come in until there are as many as on the list, then others while there are too few to play."""
    listed, chosen = listed_actions(s, team, role), s.zone(HAND + role, team)
    reserve = s.zone(RESERVE_ACTIONS + role, team)
    for place in [*listed, *(place_of(card) for card in reserve[:])]:
        different = {place_of(card) for card in chosen}
        enough = len(different) >= FEWEST_ACTIONS and len(chosen) >= len(listed)
        if not enough and place not in different and place in fitting(s, team, role):
            chosen.append(take(reserve, place))
