"""The coach: heuristics for every decision, following what strong players think about."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from playcall.contract import Game, Text, joined, msg
from playcall.contract.rating import Rated, RatingCoach
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
    TWO_RUN,
    USE_BOX,
)
from playcall.games.highlights_2052.appraisal import appraiser, kick_odds, share_of
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.finish import STAKES, Finish, is_late, prospect
from playcall.games.highlights_2052.prospects import Prospect, boxed_worth, worth
from playcall.games.highlights_2052.rules import at
from playcall.games.highlights_2052.rules.box import YARDS, PenaltyCheck
from playcall.games.highlights_2052.rules.competition import PairDraft, Rosters
from playcall.games.highlights_2052.rules.down import Defend, Down, FinalDefence
from playcall.games.highlights_2052.rules.drafts import CutToFifteen, DisplayDraft, KeepOne, PackDraft
from playcall.games.highlights_2052.rules.half import Half
from playcall.games.highlights_2052.rules.match import CoinToss, PickTeams
from playcall.games.highlights_2052.rules.matchup import current, judge
from playcall.games.highlights_2052.rules.overtime import Overtime, OvertimeDown
from playcall.games.highlights_2052.rules.resolve import Resolve
from playcall.games.highlights_2052.rules.scoring import (
    KICK_POINTS,
    TRY_POINTS,
    FieldGoal,
    Touchdown,
    kicking_number,
    try_is_good,
)
from playcall.games.highlights_2052.table import PLAYS_PER_HALF, START_SPOT, Table
from playcall.games.highlights_2052.zones import AUDIBLE_SPACE, CLUB, HANDS, LEAGUE_PACKS, PLAYBOOK, ROSTER
from playcall.kernel import State

NEXT_THREAT = 0.7
"""How much of a card's next offence counts while it is chosen for defence."""
RID = 0.25
"""How much of the difference counts when an Audible rids the hand of its worst card."""
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
                yield action, 0.1, msg("fh-why-home")

    def rate_team(self, s: Table, seat: int) -> Iterator[Rated]:
        for action in s.legal(seat):
            yield action, s.chance.number("whim", 100) / 100, ""

    def rate_pick(self, s: Table, seat: int) -> Iterator[Rated]:
        own = s.zones[ROSTER(s.sides_of(seat)[0])]
        for action in s.legal(seat):
            fit = self.appraiser.fit(s, TAKE.argument(action), own)
            yield action, fit, msg("fh-why-fits")

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
            yield action, -self.appraiser.fit(s, card, rest), msg("fh-why-cut")

    def rate_audible_card(self, s: Table, seat: int) -> Iterator[Rated]:
        side = s.sides_of(seat)[0]
        hand = average([self.appraiser.threat(s, s.cards[card], 30, 2) for card in s.zones[HANDS(side)]])
        for action in s.legal(seat):
            if action in PLACE:
                broad = self.appraiser.threat(s, s.cards[PLACE.argument(action)], 30, 2)
                yield action, broad - hand, msg("fh-why-broad")
            else:
                yield action, 0.0, msg("fh-why-full")

    # The half -----------------------------------------------------------------------------------------------------

    def rate_first_card(self, s: Table, seat: int) -> Iterator[Rated]:
        for action in s.legal(seat):
            card = s.cards[PLAY.argument(action)]
            threat = self.appraiser.threat(s, card, START_SPOT, 1)
            yield action, threat - self.appraiser.stop(s, card), msg("fh-why-opens")

    def rate_defence(self, s: Table, seat: int) -> Iterator[Rated]:
        view = prospect(s, s.offence)
        for action in s.legal(seat):
            if action in AUDIBLE:
                yield action, self.audible_defence(s, view), msg("fh-why-audible")
            else:
                card = s.cards[PLAY.argument(action)]
                yield action, self.answer_worth(s, view, card), (self.answer_reason, s, view, card)

    def answer_worth(self, s: Table, view: Prospect, card: Card) -> float:
        """What a defence card brings its side: the threat held down, and its own threat to come."""
        if view.their_plays <= 0:
            return -self.appraiser.attack(view, s.offensive_card, card)
        coming = self.appraiser.threat(s, card, view.their_ball, view.their_down)
        return NEXT_THREAT * coming * view.point - self.appraiser.attack(view, s.offensive_card, card)

    def answer_reason(self, s: Table, view: Prospect, card: Card) -> Text:
        left = self.appraiser.attack(view, s.offensive_card, card)
        if isinstance(view, Finish):
            return wins(STAKES - left)
        left -= view.drive_over()
        coming = self.appraiser.threat(s, card, view.their_ball, view.their_down)
        return msg("fh-why-answer", left=points_text(left), coming=f"{coming:.1f}")

    def audible_defence(self, s: Table, view: Prospect) -> float:
        side = s.defence
        hand = [self.keep_worth(s, s.cards[card]) for card in s.zones[HANDS(side)]]
        sources = [self.source(s, side, action) for action in (FROM_AUDIBLE(), FROM_PLAYBOOK())]
        new = max([average([self.answer_worth(s, view, card) for card in cards]) for cards in sources if cards])
        return new + (RID * (average(hand) - min(hand)) - price(s, side)) * view.point

    def rate_discard(self, s: Table, seat: int) -> Iterator[Rated]:
        for action in s.legal(seat):
            yield action, -self.keep_worth(s, s.cards[DISCARD.argument(action)]), msg("fh-why-discard")

    def keep_worth(self, s: Table, card: Card) -> float:
        """What a card in hand is still good for."""
        return self.appraiser.threat(s, card, s.ball[s.defence], s.down(s.defence)) + self.appraiser.stop(s, card)

    def rate_defence_source(self, s: Table, seat: int) -> Iterator[Rated]:
        view = prospect(s, s.offence)
        for action in s.legal(seat):
            cards = self.source(s, s.defence, action)
            yield action, average([self.answer_worth(s, view, card) for card in cards]), ""

    def rate_offence_audible(self, s: Table, seat: int) -> Iterator[Rated]:
        view, defence = prospect(s, s.offence), s.cards[s.facing[s.defence]]
        for action in s.legal(seat):
            if action in KEEP:
                yield action, self.appraiser.attack(view, s.offensive_card, defence), msg("fh-why-keep")
            else:
                cards = self.source(s, s.offence, action)
                gained = average([self.appraiser.attack(view, card, defence) for card in cards])
                yield action, gained - price(s, s.offence) * view.point, msg("fh-why-escape")

    def rate_play(self, s: Table, seat: int) -> Iterator[Rated]:
        view, attack, defence = prospect(s, s.offence), s.offensive_card, s.cards[s.facing[s.defence]]
        for action in s.legal(seat):
            m = judge(s, s.offence, attack.plays[ACTIVATE.argument(action)], attack, defence)
            points = worth(s, view, m, attack.fg + m.play.kick_setup)
            yield action, points, (play_reason, view, points)

    def rate_overthrow(self, s: Table, seat: int) -> Iterator[Rated]:
        view, m, number = prospect(s, s.offence), current(s), sum(kicking_number(s))
        for action in s.legal(seat):
            if action in USE_BOX:
                yield action, -boxed_worth(s, view, m, number), msg("fh-why-box")
            else:
                yield action, -view.at(view.ball, number), msg("fh-why-leave")

    def rate_penalty(self, s: Table, seat: int) -> Iterator[Rated]:
        view, m, number = prospect(s, s.offence), current(s), sum(kicking_number(s))
        check = s.stack[-1]
        assert isinstance(check, PenaltyCheck)
        sign = 1 if check.favoured(s) == s.offence else -1
        for action in s.legal(seat):
            if action in ACCEPT:
                yards = view.at(view.ball - YARDS[check.foul], number)
                yield action, sign * yards, msg("fh-why-accept")
            else:
                yield action, sign * boxed_worth(s, view, m, number), msg("fh-why-decline")

    def rate_kick(self, s: Table, seat: int) -> Iterator[Rated]:
        view = prospect(s, s.offence)
        chance, blocked = kick_odds(s)
        for action in reversed(s.legal(seat)):
            if action in KICK:
                kicked = view.kick(chance, blocked)
                yield action, kicked, (kick_reason, view, chance, kicked)
            else:
                yield action, view.stay(), (stay_reason, view)

    def rate_conversion(self, s: Table, seat: int) -> Iterator[Rated]:
        side = s.sides_of(seat)[0]
        hopes = Finish(s, s.offence).after_try(side == s.offence) if is_late(s) else [0.0, 1.0, 2.0]
        for action in s.legal(seat):
            if action in KICK:
                yield action, hopes[KICK_POINTS], msg("fh-why-one", points=KICK_POINTS)
            else:
                how = "run" if action in TWO_RUN else "pass"
                good = share_of(s, partial(try_is_good, how))
                two = good * hopes[TRY_POINTS] + (1 - good) * hopes[0]
                yield action, two, msg("fh-why-two", points=TRY_POINTS)

    def rate_overtime_card(self, s: Table, seat: int) -> Iterator[Rated]:
        side = s.sides_of(seat)[0]
        for action in s.legal(seat):
            card = s.cards[PLAY.argument(action)]
            threat = self.appraiser.threat(s, card, s.ball[side], s.down(side))
            both = threat + self.appraiser.stop(s, card)
            yield action, both, msg("fh-why-both")

    # Sources of an Audible ----------------------------------------------------------------------------------------

    def source(self, s: Table, side: int, action: int) -> list[Card]:
        """The cards that a source may bring: the Audible card, or any of the Playbook."""
        zone = AUDIBLE_SPACE(side) if action in FROM_AUDIBLE else PLAYBOOK(side)
        return [s.cards[card] for card in s.zones[zone]]


def price(s: Table, side: int) -> float:
    """An Audible is worth less the fewer plays are left to use it."""
    left = PLAYS_PER_HALF - s.made[side]
    spare = s.audibles[side] * 2 > left
    return 0.05 if spare else AUDIBLE_PRICE * left / PLAYS_PER_HALF


def average(values: Sequence[float]) -> float:
    return sum(values) / len(values)


RATERS: dict[str, Rater] = {
    at(CoinToss, CoinToss.call_coin): HighlightsCoach.rate_evenly,
    at(CoinToss, CoinToss.choose_order): HighlightsCoach.rate_order,
    at(PickTeams, PickTeams.home_picks): HighlightsCoach.rate_team,
    at(PickTeams, PickTeams.visitor_picks): HighlightsCoach.rate_team,
    at(Rosters, Rosters.pick_team): HighlightsCoach.rate_team,
    at(PackDraft, PackDraft.pick): HighlightsCoach.rate_pick,
    at(DisplayDraft, DisplayDraft.take_one): HighlightsCoach.rate_pick,
    at(KeepOne, KeepOne.keep): HighlightsCoach.rate_pick,
    at(PairDraft, PairDraft.pick): HighlightsCoach.rate_pair,
    at(CutToFifteen, CutToFifteen.cut): HighlightsCoach.rate_cut,
    at(Half, Half.set_audibles): HighlightsCoach.rate_audible_card,
    at(Half, Half.first_card): HighlightsCoach.rate_first_card,
    at(Defend, Defend.answer): HighlightsCoach.rate_defence,
    at(Defend, Defend.discard_card): HighlightsCoach.rate_discard,
    at(Defend, Defend.source): HighlightsCoach.rate_defence_source,
    at(FinalDefence, FinalDefence.source): HighlightsCoach.rate_defence_source,
    at(Down, Down.offence_audible): HighlightsCoach.rate_offence_audible,
    at(Down, Down.choose_play): HighlightsCoach.rate_play,
    at(OvertimeDown, Down.choose_play): HighlightsCoach.rate_play,
    at(Resolve, Resolve.overthrow_choice): HighlightsCoach.rate_overthrow,
    at(PenaltyCheck, PenaltyCheck.answer): HighlightsCoach.rate_penalty,
    at(FieldGoal, FieldGoal.decide): HighlightsCoach.rate_kick,
    at(Touchdown, Touchdown.conversion): HighlightsCoach.rate_conversion,
    at(Overtime, Overtime.choose): HighlightsCoach.rate_overtime_card,
}
"""How each asking step is rated."""


def play_reason(view: Prospect, worth: float) -> Text:
    if isinstance(view, Finish):
        return wins(worth)
    return msg("fh-why-play", points=points_text(worth - view.drive_over()))


def kick_reason(view: Prospect, chance: float, worth: float) -> Text:
    good = msg("fh-why-kick", percent=round(100 * chance))
    return joined([good, wins(worth)], "space") if isinstance(view, Finish) else good


def stay_reason(view: Prospect) -> Text:
    return wins(view.stay()) if isinstance(view, Finish) else msg("fh-why-no-kick")


def wins(worth: float) -> Text:
    """Near the end a worth is a chance to win."""
    return msg("fh-why-wins", percent=round(100 * worth / STAKES))


def points_text(points: float) -> str:
    """A difference in points with its sign, to a tenth."""
    return f"{points:+.1f}".replace("-", "−")
