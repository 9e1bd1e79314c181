"""The coach: heuristics for every decision, following what strong players think about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from playcall.booklet.rating import Rated, RatingCoach
from playcall.games.highlights_2052.actions import (
    ACCEPT,
    ACTIVATE,
    AUDIBLE,
    CUT,
    DISCARD,
    FROM_AUDIBLE,
    FROM_PLAYBOOK,
    KEEP,
    KICK,
    PAIR,
    PAIRS,
    PLACE,
    PLAY,
    START,
    TAKE,
    TWO_PASS,
    USE_BOX,
)
from playcall.games.highlights_2052.appraisal import appraiser
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.matchup import current, judge
from playcall.games.highlights_2052.names import MINUS
from playcall.games.highlights_2052.procedures.kick import kicking_number
from playcall.games.highlights_2052.procedures.penalty import YARDS, PenaltyCheck
from playcall.games.highlights_2052.prospects import (
    FIELD_GOAL,
    FULL_DECK_KICKS,
    LONG_SHOT,
    Outlook,
    after_play,
    boxed_worth,
    kick_chance,
    worth,
    worth_a_kick,
)
from playcall.games.highlights_2052.table import START_SPOT, Table
from playcall.games.highlights_2052.zones import ACTION_DECK, AUDIBLE_SPACE, CLUB, HANDS, LEAGUE_PACKS, PLAYBOOK, ROSTER
from playcall.kernel import Game, State

NEXT_THREAT = 0.7
"""How much of a card's next offence counts while it is chosen for defence."""
RID = 0.25
"""How much of the difference counts when an Audible rids the hand of its worst card."""
BLOCKED = 0.1
"""The chance that a kick is blocked."""
AUDIBLE_PRICE = 2.25
"""Points an Audible should bring early in a half; it falls to nothing at the end."""

Rater = Callable[["HighlightsCoach", Table, int], Iterator[Rated]]


class HighlightsCoach(RatingCoach):
    """Rates every option of a decision in expected points. It reads an imagined position: hidden cards are guesses."""

    def __init__(self, game: Game) -> None:
        self.appraiser = appraiser()

    def rated(self, imagined: State, seat: int) -> Iterator[Rated]:
        assert isinstance(imagined, Table)
        return RATERS[imagined.situation()](self, imagined, seat)

    # Before the game ----------------------------------------------------------------------------------------------

    def rate_evenly(self, s: Table, seat: int) -> Iterator[Rated]:
        for action in s.legal(seat):
            yield action, 0.0, ""

    def rate_order(self, s: Table, seat: int) -> Iterator[Rated]:
        for action in s.legal(seat):
            if action in START:
                yield action, 0.0, ""
            else:
                yield action, 0.1, "Home drafts first and begins the second half."

    def rate_team(self, s: Table, seat: int) -> Iterator[Rated]:
        for action in s.legal(seat):
            yield action, s.chance.number("whim", 100) / 100, ""

    def rate_pick(self, s: Table, seat: int) -> Iterator[Rated]:
        own = s.zones[ROSTER(s.sides_of(seat)[0])]
        for action in s.legal(seat):
            fit = self.appraiser.fit(s, TAKE.argument(action), own)
            yield action, fit, "The better card for the rest of the team."

    def rate_pair(self, s: Table, seat: int) -> Iterator[Rated]:
        pack, own = s.zones[LEAGUE_PACKS(seat)], s.zones[CLUB(seat)]
        for action in s.legal(seat):
            first, second = (pack[place] for place in PAIRS[PAIR.argument(action)])
            yield action, self.appraiser.fit(s, first, own) + self.appraiser.fit(s, second, own), ""

    def rate_cut(self, s: Table, seat: int) -> Iterator[Rated]:
        roster = s.zones[ROSTER(s.sides_of(seat)[0])]
        for action in s.legal(seat):
            card = CUT.argument(action)
            rest = [other for other in roster if other != card]
            yield action, -self.appraiser.fit(s, card, rest), "The team needs it least."

    def rate_audible_card(self, s: Table, seat: int) -> Iterator[Rated]:
        side = s.sides_of(seat)[0]
        hand = average([self.appraiser.threat(s, s.cards[card], 30, 2) for card in s.zones[HANDS(side)]])
        for action in s.legal(seat):
            if action in PLACE:
                broad = self.appraiser.threat(s, s.cards[PLACE.argument(action)], 30, 2)
                yield action, broad - hand, "A broad offence is the best Audible card."
            else:
                yield action, 0.0, "A full Playbook."

    # The half -----------------------------------------------------------------------------------------------------

    def rate_first_card(self, s: Table, seat: int) -> Iterator[Rated]:
        for action in s.legal(seat):
            card = s.cards[PLAY.argument(action)]
            threat = self.appraiser.threat(s, card, START_SPOT, 1)
            yield action, threat - self.appraiser.stop(s, card), "A good threat whose defence will not be missed."

    def rate_defence(self, s: Table, seat: int) -> Iterator[Rated]:
        view = Outlook(s, s.offence)
        for action in s.legal(seat):
            if action in AUDIBLE:
                yield action, self.audible_defence(s, view), "A better answer than the hand holds."
            else:
                card = s.cards[PLAY.argument(action)]
                yield action, self.answer_worth(s, view, card), (self.answer_reason, s, view, card)

    def answer_worth(self, s: Table, view: Outlook, card: Card) -> float:
        """What a defence card brings its side: the threat held down, and its own threat to come."""
        if view.their_plays <= 0:
            return -self.appraiser.attack(view, s.offensive_card, card)
        coming = self.appraiser.threat(s, card, view.their_ball, view.their_down)
        return NEXT_THREAT * coming - self.appraiser.attack(view, s.offensive_card, card)

    def answer_reason(self, s: Table, view: Outlook, card: Card) -> str:
        left = self.appraiser.attack(view, s.offensive_card, card) - view.drive_over()
        coming = self.appraiser.threat(s, card, view.their_ball, view.their_down)
        return f"Leaves this drive {_signed(left)} points; your next threat is worth {coming:.1f}."

    def audible_defence(self, s: Table, view: Outlook) -> float:
        side = s.defence
        hand = [self.keep_worth(s, s.cards[card]) for card in s.zones[HANDS(side)]]
        sources = [self.source(s, side, action) for action in (FROM_AUDIBLE(), FROM_PLAYBOOK())]
        new = max([average([self.answer_worth(s, view, card) for card in cards]) for cards in sources if cards])
        return new + RID * (average(hand) - min(hand)) - price(s, side)

    def rate_discard(self, s: Table, seat: int) -> Iterator[Rated]:
        for action in s.legal(seat):
            yield action, -self.keep_worth(s, s.cards[DISCARD.argument(action)]), "The hand misses it least."

    def keep_worth(self, s: Table, card: Card) -> float:
        """What a card in hand is still good for."""
        return self.appraiser.threat(s, card, s.ball[s.defence], s.down(s.defence)) + self.appraiser.stop(s, card)

    def rate_defence_source(self, s: Table, seat: int) -> Iterator[Rated]:
        view = Outlook(s, s.offence)
        for action in s.legal(seat):
            cards = self.source(s, s.defence, action)
            yield action, average([self.answer_worth(s, view, card) for card in cards]), ""

    def rate_offence_audible(self, s: Table, seat: int) -> Iterator[Rated]:
        view, defence = Outlook(s, s.offence), s.cards[s.facing[s.defence]]
        for action in s.legal(seat):
            if action in KEEP:
                yield action, self.appraiser.attack(view, s.offensive_card, defence), "The threat stands well enough."
            else:
                cards = self.source(s, s.offence, action)
                gained = average([self.appraiser.attack(view, card, defence) for card in cards])
                yield action, gained - price(s, s.offence), "Escapes what the defence has laid."

    def rate_play(self, s: Table, seat: int) -> Iterator[Rated]:
        view, attack, defence = Outlook(s, s.offence), s.offensive_card, s.cards[s.facing[s.defence]]
        for action in s.legal(seat):
            m = judge(s, s.offence, attack.plays[ACTIVATE.argument(action)], attack, defence)
            points = worth(s, view, m, attack.fg + m.play.kick_setup)
            yield action, points, (play_reason, points - view.drive_over())

    def rate_overthrow(self, s: Table, seat: int) -> Iterator[Rated]:
        view, m, number = Outlook(s, s.offence), current(s), sum(kicking_number(s))
        for action in s.legal(seat):
            if action in USE_BOX:
                yield action, -boxed_worth(s, view, m, number), "The box hurts more than the incompletion."
            else:
                yield action, -view.at(view.ball, number), "The overthrown pass gains nothing anyway."

    def rate_penalty(self, s: Table, seat: int) -> Iterator[Rated]:
        view, m, number = Outlook(s, s.offence), current(s), sum(kicking_number(s))
        check = s.stack[-1]
        assert isinstance(check, PenaltyCheck)
        sign = 1 if check.favoured(s) == s.offence else -1
        for action in s.legal(seat):
            if action in ACCEPT:
                yards = view.at(view.ball - YARDS[check.foul], number)
                yield action, sign * yards, "The penalty yards are the better part."
            else:
                yield action, sign * boxed_worth(s, view, m, number), "The play as it stands is the better part."

    def rate_kick(self, s: Table, seat: int) -> Iterator[Rated]:
        view = Outlook(s, s.offence)
        kicks = tuple([s.action_cards[card].kick for card in s.zones[ACTION_DECK()]]) or FULL_DECK_KICKS
        chance = kick_chance(s.field_count(s.offence) - sum(kicking_number(s)), kicks)
        stay = after_play(view.plays, view.down, view.ball, 0, may_kick=False)
        points = FIELD_GOAL * chance + view.drive_over() - BLOCKED * view.theirs(15)
        if not worth_a_kick(chance, view.plays, view.down):
            points = min(points, stay) - LONG_SHOT + chance
        for action in s.legal(seat):
            if action in KICK:
                yield action, points, ("{:.0%} to be good.".format, chance)
            else:
                yield action, stay, "The drive may bring more."

    def rate_conversion(self, s: Table, seat: int) -> Iterator[Rated]:
        side = s.sides_of(seat)[0]
        lead = s.scores[side] - s.scores[1 - side]
        late = s.overtime or (s.half == 2 and min(s.made) >= 7)
        two = 1.2 if late and lead in (-2, -5, -10) else 0.8
        for action in s.legal(seat):
            if action in KICK:
                yield action, 1.0, "One point for certain."
            else:
                yield action, two + (0.01 if action in TWO_PASS else 0.0), "Two points change the arithmetic."

    def rate_overtime_card(self, s: Table, seat: int) -> Iterator[Rated]:
        side = s.sides_of(seat)[0]
        for action in s.legal(seat):
            card = s.cards[PLAY.argument(action)]
            threat = self.appraiser.threat(s, card, s.ball[side], s.down(side))
            both = threat + self.appraiser.stop(s, card)
            yield action, both, "Strong at both ends: both plays of the pair use it."

    # Sources of an Audible ----------------------------------------------------------------------------------------

    def source(self, s: Table, side: int, action: int) -> list[Card]:
        """The cards that a source may bring: the Audible card, or any of the Playbook."""
        zone = AUDIBLE_SPACE(side) if action in FROM_AUDIBLE else PLAYBOOK(side)
        return [s.cards[card] for card in s.zones[zone]]


def price(s: Table, side: int) -> float:
    """An Audible is worth less the fewer plays are left to use it."""
    left = 10 - s.made[side]
    spare = s.audibles[side] * 2 > left
    return 0.05 if spare else AUDIBLE_PRICE * left / 10


def average(values: Sequence[float]) -> float:
    return sum(values) / len(values)


RATERS: dict[str, Rater] = {
    "CoinToss.call_coin": HighlightsCoach.rate_evenly,
    "CoinToss.choose_order": HighlightsCoach.rate_order,
    "PickTeams.home_picks": HighlightsCoach.rate_team,
    "PickTeams.visitor_picks": HighlightsCoach.rate_team,
    "Rosters.pick_team": HighlightsCoach.rate_team,
    "PackDraft.pick": HighlightsCoach.rate_pick,
    "DisplayDraft.take_one": HighlightsCoach.rate_pick,
    "KeepOne.keep": HighlightsCoach.rate_pick,
    "PairDraft.pick": HighlightsCoach.rate_pair,
    "CutToFifteen.cut": HighlightsCoach.rate_cut,
    "Half.set_audibles": HighlightsCoach.rate_audible_card,
    "Half.first_card": HighlightsCoach.rate_first_card,
    "Defend.answer": HighlightsCoach.rate_defence,
    "Defend.discard_card": HighlightsCoach.rate_discard,
    "Defend.source": HighlightsCoach.rate_defence_source,
    "FinalDefence.source": HighlightsCoach.rate_defence_source,
    "Down.offence_audible": HighlightsCoach.rate_offence_audible,
    "Down.choose_play": HighlightsCoach.rate_play,
    "OvertimeDown.choose_play": HighlightsCoach.rate_play,
    "Resolve.overthrow_choice": HighlightsCoach.rate_overthrow,
    "PenaltyCheck.answer": HighlightsCoach.rate_penalty,
    "FieldGoal.decide": HighlightsCoach.rate_kick,
    "Touchdown.conversion": HighlightsCoach.rate_conversion,
    "Overtime.choose": HighlightsCoach.rate_overtime_card,
}
"""How each asking step is rated."""


def play_reason(points: float) -> str:
    return f"Worth {_signed(points)} points for this drive."


def _signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", MINUS)
