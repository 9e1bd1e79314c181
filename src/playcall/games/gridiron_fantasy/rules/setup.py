"""GF-2, GF-3, GF-15.3  Setup: rosters, sealed decks, Team cards, Playbooks, the coin, and the reveal of Team cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from playcall.contract import Text, joined, msg
from playcall.games.gridiron_fantasy import events
from playcall.games.gridiron_fantasy.actions import DECK, HOME, LISTED, PICK, PUT_IN, TURN_UP, VISITOR
from playcall.games.gridiron_fantasy.actions import DONE as ENOUGH
from playcall.games.gridiron_fantasy.catalogue import LETTERS
from playcall.games.gridiron_fantasy.decks import FEWEST_ACTIONS, choice_of, copy_limit, stock_names
from playcall.games.gridiron_fantasy.moves import (
    choose_listed,
    clashes,
    field_teams,
    lay_out,
    legal_extra,
    may_pick_play,
    may_pick_team,
    shared_deck,
    take,
    team_size,
)
from playcall.games.gridiron_fantasy.table import NO_CARD, Table, place_of
from playcall.games.gridiron_fantasy.zones import (
    BOOK,
    EVERYBODY,
    EXTRA,
    GONE,
    HAND,
    HIDDEN,
    PLAYS_BESIDE,
    RESERVE,
    RESERVE_ACTIONS,
    TEAM,
    learn,
)
from playcall.games.gridiron_fantasy.zones import DECK as DECK_ZONE
from playcall.kernel import DONE, Ask, Procedure, Step

COPIES = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
"""What tells teams with the same deck apart."""


@dataclass(slots=True)
class BuildDecks(Procedure):
    """GF-2.15 to GF-2.17, GF-15.3  Each coach chooses Actions one by one, until the listed ones fill up.

    What is chosen lies in the hand until the deck is done; what is not stays in reserve.
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

    def asks_choose(self, s: Table, seat: int) -> Text:
        team, role = self.deck_of(s, seat)
        chosen = s.zone(HAND + role, team)
        question = msg("gf-ask-build", role=role, chosen=len(chosen))
        few = len({place_of(card) for card in chosen}) < FEWEST_ACTIONS
        more = msg("gf-ask-build-least", least=FEWEST_ACTIONS) if few else msg("gf-ask-build-more")
        return joined([question, more], "space")

    def on_choose(self, s: Table, seat: int, action: int) -> Step:
        team, role = self.deck_of(s, seat)
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

    def deck_of(self, s: Table, seat: int) -> tuple[int, int]:
        """The deck that a coach builds now: its team and role."""
        return next((team, role) for team, role in self.open_decks(s) if s.coaches[team][role] == seat)

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
        s.zone(DECK_ZONE + role, team).extend(chosen)
        s.tell(events.DeckBuilt(s.names[team], role, len(chosen)))
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


@dataclass(slots=True)
class BringDecks(Procedure):
    """GF-2.4, GF-2.19  Every seat names the deck it brings, or brings the one that was agreed upon."""

    order = ("choose", "unpack", "build")

    def choose(self, s: Table) -> Step:
        if s.options.pool == "sealed":
            return self.unpack
        asked = {
            seat: DECK.of(range(len(LETTERS))) for seat in range(s.options.players) if s.options.deck(seat) == "pick"
        }
        return Ask.together(asked) if asked else self.unpack

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-deck")

    def on_choose(self, s: Table, answers: dict[int, int]) -> Step:
        for seat, action in answers.items():
            s.letters[seat] = LETTERS[DECK.argument(action)]
        return None

    def unpack(self, s: Table) -> Step:
        if s.options.pool == "sealed":  # GF-15.3
            s.pools = [s.chance.number("pool", 1 << 30) for _ in range(s.options.players)]
        for team, (offence, defence) in enumerate(s.coaches):
            decks = [s.game.deck_of(s, seat) for seat in (offence, defence)]
            lay_out(s, team, decks[0] if offence == defence else shared_deck(*decks))
        name_apart(s)
        for seat in range(s.options.players):
            team = s.team_of_seat(seat)
            s.tell(events.DeckBrought(seat, s.names[team], s.game.deck_of(s, seat).name))
        return None

    def build(self, s: Table) -> Step:  # GF-15.3
        return BuildDecks() if s.options.pool == "sealed" else None


def name_apart(s: Table) -> None:
    """The second team with the same deck is its II."""
    for team, name in enumerate(s.names[:]):
        before = s.names[:team].count(name)
        if s.names.count(name) > 1 and before:
            s.names[team] = f"{name} {COPIES[before]}"


@dataclass(slots=True)
class ChooseTeam(Procedure):
    """GF-2.5 to GF-2.10  Team cards are chosen in secret, one by one, or as listed."""

    order = ("choose", "rest")

    def choose(self, s: Table) -> Step:
        asked = {}
        for team in field_teams(s):
            chosen = s.zone(HIDDEN, team)
            if len(chosen) < team_size(s, team):
                if s.options.listed:
                    return self.rest
                picks = [place_of(card) for card in s.extras(team) if may_pick_team(s, team, card)]
                asked[s.chief(team)] = [*([] if chosen else [LISTED()]), *PICK.of(picks)]
        return Ask.apart(asked) if asked else DONE

    def asks_choose(self, s: Table, seat: int) -> Text:
        team = s.team_of_seat(seat)
        return msg("gf-ask-team", chosen=len(s.zone(HIDDEN, team)), of=team_size(s, team))

    def on_choose(self, s: Table, seat: int, action: int) -> Step:
        team = s.team_of_seat(seat)
        if action in LISTED:
            self.take_listed(s, team)
        else:
            s.zone(HIDDEN, team).append(take(s.extras(team), PICK.argument(action)))
        return None

    def rest(self, s: Table) -> Step:
        for team in field_teams(s):
            if not s.zone(HIDDEN, team):
                self.take_listed(s, team)
        return None

    def take_listed(self, s: Table, team: int) -> None:
        places = [place_of(card) for card in s.extras(team)]
        listed = choice_of(s.game.team_deck(s, team), s.options.team_cards, s.options.playbook_size).team
        choose_listed(s, team, EXTRA, [place for place in listed if place in places])
        while len(s.zone(HIDDEN, team)) < team_size(s, team):
            card = next(card for card in s.extras(team) if may_pick_team(s, team, card))
            s.extras(team).remove(card)
            s.zone(HIDDEN, team).append(card)


@dataclass(slots=True)
class ChoosePlaybooks(Procedure):
    """GF-2.11 to GF-2.14, GF-13.1  Each coach chooses Plays one by one, or as listed."""

    order = ("choose", "rest")

    def choose(self, s: Table) -> Step:
        asked: dict[int, list[int]] = {}
        for team in field_teams(s):
            for role in (0, 1):
                seat = s.coaches[team][role]
                if seat not in asked and self.room(s, team, role):
                    if s.options.listed:
                        return self.rest
                    picks = [place_of(c) for c in s.zone(RESERVE + role, team) if may_pick_play(s, role, team, c)]
                    fresh = not s.zone(BOOK + role, team)
                    asked[seat] = [*([LISTED()] if fresh else []), *PICK.of(picks)]
        return Ask.apart(asked) if asked else DONE

    def asks_choose(self, s: Table, seat: int) -> Text:
        team = s.team_of_seat(seat)
        role = next(role for role in (0, 1) if s.coaches[team][role] == seat and self.room(s, team, role))
        return msg("gf-ask-book", role=role, chosen=book_size(s, team, role), of=s.options.playbook_size)

    def on_choose(self, s: Table, seat: int, action: int) -> Step:
        team = s.team_of_seat(seat)
        for role in (0, 1):
            if s.coaches[team][role] == seat and self.room(s, team, role):
                if action in LISTED:
                    self.take_listed(s, team, role)
                else:
                    s.zone(BOOK + role, team).append(take(s.zone(RESERVE + role, team), PICK.argument(action)))
                break
        return None

    def rest(self, s: Table) -> Step:
        for team in field_teams(s):
            for role in (0, 1):
                if self.room(s, team, role):
                    self.take_listed(s, team, role)
                    if printed(s, team):
                        learn(s, EVERYBODY, BOOK + role, team, s.zone(BOOK + role, team))
        return None

    def room(self, s: Table, team: int, role: int) -> bool:
        reserve = s.zone(RESERVE + role, team)
        return bool(reserve) and book_size(s, team, role) < s.options.playbook_size

    def take_listed(self, s: Table, team: int, role: int) -> None:
        choice = choice_of(s.game.team_deck(s, team), s.options.team_cards, s.options.playbook_size)
        free = s.options.playbook_size - book_size(s, team, role)
        reserve = [place_of(card) for card in s.zone(RESERVE + role, team)]
        wanted = [place for place in (choice.dp if role else choice.op) if place in reserve]
        wanted += [place for place in reserve if place not in wanted]
        for place in wanted:
            card = next(c for c in s.zone(RESERVE + role, team) if place_of(c) == place)
            if free and may_pick_play(s, role, team, card):
                choose_listed(s, team, RESERVE + role, [place])
                free -= 1


def printed(s: Table, team: int) -> bool:
    """Whether everybody can read what lies in a team's deck, and what is listed of it."""
    texts = [s.options.deck(seat) for seat in s.coaches[team]]
    return s.options.pool != "sealed" and all(text == "pick" or text.lower() in stock_names() for text in texts)


def book_size(s: Table, team: int, role: int) -> int:
    """GF-5.3  Continuing Plays count as being in the Playbook."""
    return len(s.zone(BOOK + role, team)) + len(s.zone(PLAYS_BESIDE + role, team))


@dataclass(slots=True)
class Toss(Procedure):
    """GF-3.1  A coin; its winner chooses to be Home or Visitor."""

    winner: int = 0

    order = ("flip", "choose", "shuffle")

    def flip(self, s: Table) -> Step:
        teams = s.home, s.away
        fixed = {"seat1": 0, "seat2": 1}.get(s.options.home)
        if fixed is not None:
            s.home, s.away = teams[fixed], teams[1 - fixed]
            return self.shuffle
        if s.options.home == "seat1_chooses":  # GF-18.22
            self.winner = teams[0]
            return None
        self.winner = teams[s.chance.number("coin", 2)]
        s.tell(events.Tossed(s.names[self.winner], False))
        return None

    def choose(self, s: Table) -> Step:
        return Ask(s.chief(self.winner), [HOME(), VISITOR()])

    def asks_choose(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-toss")

    def on_choose(self, s: Table, action: int) -> Step:
        loser = s.away if self.winner == s.home else s.home
        s.home, s.away = (self.winner, loser) if action in HOME else (loser, self.winner)
        return None

    def shuffle(self, s: Table) -> Step:  # GF-2.18
        s.tell(events.HomeVisitor(s.names[s.home], s.names[s.away]))
        for team in (s.home, s.away):
            shuffle_decks(s, team)
        return None


def shuffle_decks(s: Table, team: int) -> None:
    """GF-2.18"""
    for role, label in ((0, "oa"), (1, "da")):
        s.chance.shuffle(label, s.zone(DECK_ZONE + role, team))


@dataclass(slots=True)
class RevealTeams(Procedure):
    """GF-3.4 to GF-3.8  Visitor one, Home two, Visitor two and so on; who shows a card second replaces it."""

    team: int = -1
    due: int = 1
    """Cards this team has still to turn up before the other's turn."""
    clash: int = -1

    order = ("begin", "turn_up", "replace", "again")

    def begin(self, s: Table) -> Step:
        self.team = s.away
        return None

    def turn_up(self, s: Table) -> Step:
        hidden = s.zone(HIDDEN, self.team)
        if not hidden:
            return self.again
        return Ask(s.chief(self.team), TURN_UP.of([place_of(card) for card in hidden]))

    def asks_turn_up(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-turn-up")

    def on_turn_up(self, s: Table, action: int) -> Step:
        self.clash = turn_up(s, self.team, TURN_UP.argument(action))
        self.due -= 1
        return None if self.clash >= 0 else self.again

    def replace(self, s: Table) -> Step:  # GF-3.6, GF-3.7
        extras = substitutes(s, self.team)
        if not extras:
            s.tell(events.TeamReplaced(s.names[self.team], self.clash, NO_CARD))
            return self.again
        return Ask(s.chief(self.team), PUT_IN.of([place_of(card) for card in extras]))

    def asks_replace(self, s: Table, seat: int) -> Text:
        return msg("gf-ask-replace")

    def on_replace(self, s: Table, action: int) -> Step:
        replace_clash(s, self.team, self.clash, PUT_IN.argument(action))
        return None

    def again(self, s: Table) -> Step:
        if not s.zone(HIDDEN, s.home) and not s.zone(HIDDEN, s.away):
            return DONE
        if self.due <= 0 or not s.zone(HIDDEN, self.team):
            self.team = s.home if self.team == s.away else s.away
            self.due = 2
        return self.turn_up


def turn_up(s: Table, team: int, place: int) -> int:
    """GF-3.4  A Team card is revealed; returned if it is one that another team has already shown."""
    card = take(s.zone(HIDDEN, team), place)
    s.tell(events.TeamRevealed(s.names[team], card))
    if any(clashes(s, card, other) for other in field_teams(s) if other != team):
        s.zone(GONE, team).append(card)
        return card
    s.zone(TEAM, team).append(card)
    return NO_CARD


def substitutes(s: Table, team: int) -> list[int]:
    """GF-3.7, GF-15.4  Extra Team cards that may replace a card shown twice."""
    only_common = s.options.common_team == "substitutes"
    return [
        card
        for card in s.extras(team)
        if legal_extra(s, team, card) and (not only_common or s.faces[card].card.rarity == "C")
    ]


def replace_clash(s: Table, team: int, old: int, place: int) -> None:
    new = take(s.extras(team), place)
    s.zone(TEAM, team).append(new)
    s.tell(events.TeamReplaced(s.names[team], old, new))
