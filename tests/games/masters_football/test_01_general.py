"""MF-1, MF-2  Objective, money, dice; what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from playcall.games.masters_football import GAME, events
from playcall.games.masters_football.cards import LEVELS, TACTICS, TYPE_NAMES, load
from playcall.games.masters_football.league import Played, line, points
from playcall.games.masters_football.table import LAID, SQUAD, TACTIC_SET
from tests.games.masters_football.story import AWAY_TEAM, MISS, Scene, counted, start, told_from_start


@pytest.mark.rule("MF-1.1", "MF-17.1")
def test_the_most_points_win_the_championship() -> None:
    tale = start(3)
    while not tale.s.over:
        tale.act(tale.options()[-1])
    result = tale.s.result
    assert result is not None
    assert result.winner is not None
    assert result.scores[result.winner] == max(result.scores)


@pytest.mark.rule("MF-1.2")
def test_a_win_is_three_a_draw_one() -> None:
    assert [points(2, 1), points(1, 1), points(0, 1)] == [3, 1, 0]
    assert line(0, [Played(1, 0, 1, 2, 0), Played(2, 2, 0, 1, 1), Played(3, 3, 0, 4, 0)]).points == 4


@pytest.mark.rule("MF-1.3", "MF-21.1", "MF-22.4")
@pytest.mark.parametrize(("persons", "teams"), [(1, 4), (2, 4), (3, 4), (4, 4), (5, 8), (8, 8)])
def test_a_championship_has_four_teams(persons: int, teams: int) -> None:
    tale = start(1, players=str(persons))
    assert len(tale.s.club_seats) == teams
    assert sorted(seat for seat in tale.s.club_seats if seat >= 0) == list(range(persons))
    assert len(tale.s.money) == len(tale.s.seat_clubs) == persons


@pytest.mark.rule("MF-1.4", "MF-1.6")
def test_money_is_never_negative_and_goes_to_the_bank() -> None:
    tale = told_from_start(5)
    while not tale.s.over:
        tale.act(tale.options()[0])
        assert min(tale.s.money) >= 0
        assert all(tale.s.reserved[seat] <= tale.s.money[seat] for seat in tale.s.persons())
    assert all(event.money >= 0 for event in tale.told(events.MoneyChanged))


@pytest.mark.rule("MF-1.5", "MF-15.8")
def test_reserved_money_pays_nothing() -> None:
    scene = Scene(hands=("EV01 ST05", ""), money=(3, 0)).tactics("Ph", "Ph").until("AnnounceStrength.ask")
    scene.act("cards", "play EV01")
    assert scene.s.available(0) == 0
    assert scene.s.money[0] == 3
    assert not any(isinstance(e, events.CardPlayed) and e.card == load().action("ST05") for e in scene.log)
    assert scene.s.reserved[0] == 3


@pytest.mark.rule("MF-1.7")
def test_a_single_choice_is_made_without_asking() -> None:
    scene = Scene()
    assert scene.asked == "ChooseTactics.choose"
    assert [event.club for event in scene.told(events.TeamChosen)] == [0, 1]


@pytest.mark.rule("MF-1.8")
def test_the_order_of_all_draws() -> None:
    scene = Scene(numbers={"attack": [1], "attack genius": [2], "defence": [3], "defence genius": [4]})
    scene.script(tactic=[3, 1], tactic_genius=[2, 4]).tactics()
    roll = scene.told(events.TacticalRoll)[0]
    assert (roll.dice, roll.genius) == ((4, 2), ("1", "2"))
    assert scene.told(events.DiceRolled)[0].dice == ("2", "1", "4", "2")
    labels: list[str] = []

    class Watched(type(scene.s.chance)):  # type: ignore[misc]
        def shuffle(self, label: str, cards: list[int]) -> None:
            labels.append(label)
            super().shuffle(label, cards)

    state = GAME.blank(GAME.options(), Watched(1))
    state.call(GAME.opening(state.options))
    state.advance()
    while state.stage == "setup":
        state.apply(state.to_move(), state.legal(state.to_move())[0])
    assert labels == ["managers", "gold", "silver", "bronze", "wood", "actions"]


@pytest.mark.rule("MF-2.1", "MF-2.6", "MF-2.7")
def test_what_is_in_the_box() -> None:
    """The rules count the published set; the cards themselves are data."""
    cards, box = load(), counted("MF-2.1")
    assert (len(cards.managers), cards.printed) == (box["managers"], box["players"])
    assert sum(card.count for card in cards.actions) == box["action cards"]
    levels = Counter(player.level for player in cards.players[: cards.printed])
    assert levels == {level: counted("MF-2.6")[level] for level in LEVELS}
    types: Counter[str] = Counter()
    for card in cards.actions:
        types[card.type] += card.count
    assert types == {kind: counted("MF-2.7")[name] for kind, name in TYPE_NAMES.items()}
    assert sum(len(start().zone(TACTIC_SET, side)) for side in range(4)) == box["tactic cards"]


@pytest.mark.rule("MF-2.2")
def test_both_have_all_four_tactics_in_both_halves() -> None:
    scene = Scene()
    tokens = [f"tactic {tactic}" for tactic in TACTICS]
    assert scene.options(0) == scene.options(1) == tokens
    scene.tactics("Po", "Di").until("ChooseTactics.choose")
    assert scene.m.half == 2
    assert scene.options(0) == scene.options(1) == tokens


@pytest.mark.rule("MF-2.3")
def test_the_faces_of_the_level_dice() -> None:
    dice = load().dice
    assert dice.levels == ("red", "brown", "orange", "green", "blue", "purple")
    assert [sum(die) for die in dice.attack] == [6, 9, 12, 15, 18, 21]
    assert [sum(die) for die in dice.defence] == [12, 15, 18, 21, 24, 27]
    assert dice.attack[2] == (0, 1, 1, 2, 3, 5)
    assert dice.defence[4] == (3, 3, 4, 4, 5, 5)


@pytest.mark.rule("MF-2.4", "MF-2.5")
def test_genius_and_tactic_die() -> None:
    assert load().dice.genius == (1, 1, 1, 2, 2, "G")
    assert load().dice.tactic == (1, 2, 3, 4, 5, 6)
    scene = Scene(numbers={"tactic": [0, 5], "tactic genius": [5, 0]}).tactics()
    assert scene.told(events.TacticalRoll)[0].values == (1 + 2 + 8, 6 + 1 + 7)


@pytest.mark.rule("MF-2.8")
def test_figures_and_marks_of_players() -> None:
    printed = load().players[: load().printed]
    assert {player.genius for player in printed} == {"", "A", "D", "T"}
    for player in printed:
        assert all(0 <= figure <= 7 for figure in (*player.attack, *player.defence))
        assert 0 <= player.tac <= 5


def test_a_team_keeps_its_players() -> None:
    scene = Scene().tactics().dice(*[MISS] * 12).until("the end of the game")
    assert scene.ids(SQUAD, 1) == AWAY_TEAM
    assert not scene.zone(LAID, 0)
