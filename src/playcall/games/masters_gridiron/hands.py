"""Follows the Offense and Playbook hands of a told game, to see what was in hand and whether a punt was forced."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from playcall.games.masters_gridiron import events as told
from playcall.games.masters_gridiron.cards import BOOK, PLAYERS, as_play, load
from playcall.games.masters_gridiron.zones import is_audible
from playcall.kernel import Event


class Hands:
    """Hands by team. The events must be those of a listener who sees everything."""

    def __init__(self, sums: Counter[str]) -> None:
        self.sums = sums
        self.cards = load()
        self.players: defaultdict[str, set[int]] = defaultdict(set)
        self.plays: defaultdict[str, set[int]] = defaultdict(set)
        self.blurred: set[str] = set()
        """Teams that have put players under their deck unseen: their Offense hands are not known any more."""

    def follow(self, events: Sequence[Event]) -> None:
        for event in events:
            self._follow(event)

    def _follow(self, event: Event) -> None:
        match event:
            case told.Drew(team=team, offense=players, playbook=cards):
                self.players[team].update(players or ())
                self._take(team, cards or ())
            case told.Cycled(team=team, hand="playbook", drawn=cards):
                self._take(team, cards or ())
            case told.Cycled(team=team, hand="offense"):
                self.blurred.add(team)
            case told.ForcedOut(team=team, cards=gone):
                self.plays[team].difference_update(gone)
                self.players[team].difference_update(gone)
            case told.SpentOnCall(team=team, player=player):
                self.players[team].discard(player)
            case told.Recalled(team=team, given=given, taken=taken) if given in self.players[team]:
                self.players[team] ^= {given, taken}
            case told.Laid(team=team, player=player, play=play):
                self._lay(team, player, play)
            case told.Punted(team=team, player=player, play=play):
                if team not in self.blurred:
                    self.sums["voluntary punts" if self._could_attempt(team) else "forced punts"] += 1
                self._lay(team, player, play)

    def _take(self, team: str, cards: Iterable[int]) -> None:
        self.plays[team].update(card for card in cards if not is_audible(card))

    def _lay(self, team: str, player: int, play: int) -> None:
        self.sums.update(f"in hand {self.cards.book[card % BOOK].id}" for card in self.plays[team])
        self.plays[team].discard(play)
        self.players[team].discard(player)

    def _could_attempt(self, team: str) -> bool:
        """MG-4.2  Whether any pair in hand has a rating in common."""
        uses = [as_play(self.cards.book[card % BOOK]).use_mask for card in self.plays[team]]
        return any(self.cards.players[card % PLAYERS].has & mask for card in self.players[team] for mask in uses)
