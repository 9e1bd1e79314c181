"""The coach: heuristics for every decision, following what strong players think about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from playcall.games.highlights_2052.appraisal import Appraiser
from playcall.games.highlights_2052.cards import Card
from playcall.games.highlights_2052.matchup import current, judge
from playcall.games.highlights_2052.names import MINUS
from playcall.games.highlights_2052.procedures.kick import kicking_number
from playcall.games.highlights_2052.procedures.penalty import YARDS, PenaltyCheck
from playcall.games.highlights_2052.prospects import (
    FIELD_GOAL,
    LONG_SHOT,
    Outlook,
    after_play,
    boxed_worth,
    kick_chance,
    look,
    worth,
    worth_a_kick,
)
from playcall.games.highlights_2052.table import (
    ACTION_DECK,
    AUDIBLE_SPACE,
    CLUB,
    HANDS,
    LEAGUE_PACKS,
    PLAYBOOK,
    ROSTER,
    START_SPOT,
    Table,
)
from playcall.kernel import Advice, Coach, Game, State

NEXT_THREAT = 0.7
"""How much of a card's next offence counts while it is chosen for defence."""
RID = 0.25
"""How much of the difference counts when an Audible rids the hand of its worst card."""
BLOCKED = 0.1
"""The chance that a kick is blocked."""
AUDIBLE_PRICE = 2.25
"""Points an Audible should bring early in a half; it falls to nothing at the end."""

Rater = Callable[["HighlightsCoach", Table, int, int], tuple[float, str]]


class HighlightsCoach(Coach):
    """Rates every option of a decision in expected points. It reads an imagined position: hidden cards are guesses."""

    def __init__(self, game: Game) -> None:
        self.appraiser = Appraiser()

    def advise(self, imagined: State, seat: int) -> list[Advice]:
        assert isinstance(imagined, Table)
        rate = RATERS[imagined.situation()]
        rated = [(action, *rate(self, imagined, seat, action)) for action in imagined.legal(seat)]
        rated.sort(key=lambda option: -option[1])
        return [Advice(action, points, (reason,) if reason else ()) for action, points, reason in rated]

    # Before the game ----------------------------------------------------------------------------------------------

    def rate_evenly(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        return 0.0, ""

    def rate_order(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        return (0.0, "") if action in START else (0.1, "Home drafts first and begins the second half.")

    def rate_team(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        return s.chance.number("whim", 100) / 100, ""

    def rate_pick(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        own = s.zones[ROSTER(s.sides_of(seat)[0])]
        return self.appraiser.fit(s, TAKE.argument(action), own), "The better card for the rest of the team."

    def rate_pair(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        pack, own = s.zones[LEAGUE_PACKS(seat)], s.zones[CLUB(seat)]
        first, second = (pack[place] for place in PAIRS[PAIR.argument(action)])
        return self.appraiser.fit(s, first, own) + self.appraiser.fit(s, second, own), ""

    def rate_cut(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        card = CUT.argument(action)
        rest = [other for other in s.zones[ROSTER(s.sides_of(seat)[0])] if other != card]
        return -self.appraiser.fit(s, card, rest), "The team needs it least."

    def rate_audible_card(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        if action not in PLACE:
            return 0.0, "A full Playbook."
        card = s.cards[PLACE.argument(action)]
        broad = self.appraiser.threat(s, card, 30, 2)
        hand = [self.appraiser.threat(s, s.cards[c], 30, 2) for c in s.zones[HANDS(s.sides_of(seat)[0])]]
        return broad - sum(hand) / len(hand), "A broad offence is the best Audible card."

    # The half -----------------------------------------------------------------------------------------------------

    def rate_first_card(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        card = s.cards[PLAY.argument(action)]
        threat = self.appraiser.threat(s, card, START_SPOT, 1)
        spared = self.appraiser.stop(s, card)
        return threat - spared, "A good threat whose defence will not be missed."

    def rate_defence(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        view = look(s, s.offence)
        if action in AUDIBLE:
            return self.audible_defence(s, view)
        card = s.cards[PLAY.argument(action)]
        return self.answer_worth(s, view, card), self.answer_reason(s, view, card)

    def answer_worth(self, s: Table, view: Outlook, card: Card) -> float:
        """What a defence card brings its side: the threat held down, and its own threat to come."""
        side = s.defence
        if view.their_plays <= 0:
            return -self.best_play(s, view, card)
        coming = self.appraiser.threat(s, card, s.ball[side], s.down(side))
        return NEXT_THREAT * coming - self.best_play(s, view, card)

    def answer_reason(self, s: Table, view: Outlook, card: Card) -> str:
        left = self.best_play(s, view, card) - view.drive_over()
        coming = self.appraiser.threat(s, card, s.ball[s.defence], s.down(s.defence))
        return f"Leaves this drive {_signed(left)} points; your next threat is worth {coming:.1f}."

    def best_play(self, s: Table, view: Outlook, defence: Card) -> float:
        """The offence picks the play that suits it best."""
        attack = s.offensive_card
        if not attack.plays:
            return view.at(view.ball, attack.fg)
        return max(
            worth(s, view, judge(s, s.offence, play, attack, defence), attack.fg + play.kick_setup)
            for play in attack.plays
        )

    def audible_defence(self, s: Table, view: Outlook) -> tuple[float, str]:
        side = s.defence
        hand = [self.keep_worth(s, s.cards[card]) for card in s.zones[HANDS(side)]]
        new = max(self.source_worths(s, side, lambda card: self.answer_worth(s, view, card)))
        return new + RID * (average(hand) - min(hand)) - price(s, side), "A better answer than the hand holds."

    def rate_discard(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        return -self.keep_worth(s, s.cards[DISCARD.argument(action)]), "The hand misses it least."

    def keep_worth(self, s: Table, card: Card) -> float:
        """What a card in hand is still good for."""
        return self.appraiser.threat(s, card, s.ball[s.defence], s.down(s.defence)) + self.appraiser.stop(s, card)

    def rate_defence_source(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        view = look(s, s.offence)
        cards = self.source(s, s.defence, action)
        return average([self.answer_worth(s, view, card) for card in cards]), ""

    def rate_offence_audible(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        view = look(s, s.offence)
        defence = s.cards[s.facing[s.defence]]
        if action in KEEP:
            return self.attack_worth(s, view, s.offensive_card, defence), "The threat stands well enough."
        cards = self.source(s, s.offence, action)
        gained = average([self.attack_worth(s, view, card, defence) for card in cards])
        return gained - price(s, s.offence), "Escapes what the defence has laid."

    def attack_worth(self, s: Table, view: Outlook, attack: Card, defence: Card) -> float:
        if not attack.plays:
            return view.at(view.ball, attack.fg)
        plays = [judge(s, s.offence, play, attack, defence) for play in attack.plays]
        return max(worth(s, view, m, attack.fg + m.play.kick_setup) for m in plays)

    def rate_play(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        attack = s.offensive_card
        m = judge(s, s.offence, attack.plays[ACTIVATE.argument(action)], attack, s.cards[s.facing[s.defence]])
        view = look(s, s.offence)
        points = worth(s, view, m, attack.fg + m.play.kick_setup)
        return points, f"Worth {_signed(points - view.drive_over())} points for this drive."

    def rate_overthrow(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        view, m = look(s, s.offence), current(s)
        if action in USE_BOX:
            return -boxed_worth(s, view, m, sum(kicking_number(s))), "The box hurts more than the incompletion."
        return -view.at(view.ball, sum(kicking_number(s))), "The overthrown pass gains nothing anyway."

    def rate_penalty(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        view, m = look(s, s.offence), current(s)
        check = s.stack[-1]
        assert isinstance(check, PenaltyCheck)
        sign = 1 if check.favoured(s) == s.offence else -1
        number = sum(kicking_number(s))
        if action in ACCEPT:
            return sign * view.at(view.ball - YARDS[check.foul], number), "The penalty yards are the better part."
        return sign * boxed_worth(s, view, m, number), "The play as it stands is the better part."

    def rate_kick(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        side = s.offence
        view = look(s, side)
        kicks = tuple(s.action_cards[card].kick for card in s.zones[ACTION_DECK()]) or None
        need = s.field_count(side) - sum(kicking_number(s))
        chance = kick_chance(need, kicks) if kicks else kick_chance(need)
        stay = after_play(view.plays, view.down, view.ball, 0, may_kick=False)
        if action not in KICK:
            return stay, "The drive may bring more."
        points = FIELD_GOAL * chance + view.drive_over() - BLOCKED * view.theirs(15)
        if not worth_a_kick(chance, view.plays, view.down):
            points = min(points, stay) - LONG_SHOT + chance
        return points, f"{chance:.0%} to be good."

    def rate_conversion(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        side = s.sides_of(seat)[0]
        lead = s.scores[side] - s.scores[1 - side]
        late = s.overtime or (s.half == 2 and min(s.made) >= 7)
        wanted = late and lead in (-2, -5, -10)
        if action in KICK:
            return 1.0, "One point for certain."
        return (1.2 if wanted else 0.8) + (0.01 if action in TWO_PASS else 0.0), "Two points change the arithmetic."

    def rate_overtime_card(self, s: Table, seat: int, action: int) -> tuple[float, str]:
        side = s.sides_of(seat)[0]
        card = s.cards[PLAY.argument(action)]
        threat = self.appraiser.threat(s, card, s.ball[side], s.down(side))
        return threat + self.appraiser.stop(s, card), "Strong at both ends: both plays of the pair use it."

    # Sources of an Audible ----------------------------------------------------------------------------------------

    def source(self, s: Table, side: int, action: int) -> list[Card]:
        """The cards that a source may bring: the Audible card, or any of the Playbook."""
        zone = AUDIBLE_SPACE(side) if action in FROM_AUDIBLE else PLAYBOOK(side)
        return [s.cards[card] for card in s.zones[zone]]

    def source_worths(self, s: Table, side: int, rate: Callable[[Card], float]) -> list[float]:
        sources = [self.source(s, side, action) for action in (FROM_AUDIBLE(), FROM_PLAYBOOK())]
        return [average([rate(card) for card in cards]) for cards in sources if cards]


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


def _signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", MINUS)
