"""FH-14 to FH-16  Preparing a half, playing it, and its last defence."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.cards import make_card
from playcall.games.highlights_2052.events import (
    AudibleSet,
    Defence,
    HalfEnds,
    InjuryChecked,
    KickTried,
    PlayOver,
    Threat,
)
from playcall.games.highlights_2052.table import HOME, VISITOR
from playcall.games.highlights_2052.zones import (
    AUDIBLE_SPACE,
    DISCARDS,
    DRIVE,
    HANDS,
    IN_PLAY,
    PLAY_DECK,
    PLAYBOOK,
    ROSTER,
    USED_AUDIBLE,
)
from playcall.kernel import view
from tests.games.highlights_2052.story import IDLE, Scene, Tale, first_half, last_play, start, two_ended


def prepared(seed: int = 1) -> Tale:
    """Both hands are drawn; the Audible cards are to be chosen. Seat 0 is the Visitor."""
    tale = start(seed, GAME, teams="haulers,sentinels").act("heads")
    return tale.act("start" if tale.s.to_move() == 0 else "home")


def idle_half(*places: str) -> Tale:
    """The first card of a half in which nothing ever happens."""
    tale = prepared()
    tale.s.cards = (two_ended(IDLE),) * len(tale.s.cards)
    for seat, place in enumerate(places or ("none", "none")):
        tale.act(f"{seat}: place none" if place == "none" else f"{seat}: {tale.options(seat)[0]}")
    return tale


def sizes(tale: Tale, side: int) -> tuple[int, int, int]:
    """Cards in hand, in the Audible space, in the Playbook."""
    return len(tale.zone(HANDS, side)), len(tale.zone(AUDIBLE_SPACE, side)), len(tale.zone(PLAYBOOK, side))


def play_down(tale: Tale) -> None:
    """Up to the end of the play in hand, or of the half."""
    made = sum(tale.s.made)
    while sum(tale.s.made) == made and not tale.told(HalfEnds):
        tale.act("no kick" if tale.may("no kick") else tale.options()[0])


# FH-14 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-14.1")
def test_each_side_shuffles_its_fifteen_and_draws_ten() -> None:
    hands = set()
    for seed in range(8):
        tale = prepared(seed)
        for side in (VISITOR, HOME):
            team = GAME.teams[tale.s.teams[side]].cards
            assert sizes(tale, side) == (10, 0, 5)
            assert sorted(tale.zone(HANDS, side) + tale.zone(PLAYBOOK, side)) == sorted(team)
        hands.add(tuple(tale.zone(HANDS, VISITOR)))
    assert len(hands) == 8


@pytest.mark.rule("FH-14.2")
def test_both_choose_an_audible_card_or_none_at_once() -> None:
    tale = prepared()
    assert tale.asked_seats == [0, 1]
    for seat, side in ((0, VISITOR), (1, HOME)):
        assert tale.options(seat) == [f"place {card}" for card in tale.ids(HANDS, side)] + ["place none"]


@pytest.mark.rule("FH-14.2", "FH-24.2")
def test_the_audible_card_is_secret() -> None:
    tale = prepared()
    before = view(tale.s, 1).zones
    placed = tale.zone(HANDS, VISITOR)[3]
    tale.act(f"0: place {GAME.card_id('play', placed)}")
    assert view(tale.s, 1).zones == before
    tale.act("1: place none")
    [mine, _] = tale.told(AudibleSet)
    assert (mine.seen_by(0).card, mine.seen_by(1).card, mine.placed) == (placed, None, True)
    spaces = [z for z in view(tale.s, 1).zones if (z.zone, z.holder) == ("audible", VISITOR)]
    assert [(z.count, z.cards) for z in spaces] == [(1, None)]


@pytest.mark.rule("FH-14.3")
def test_only_a_side_that_placed_a_card_draws_one() -> None:
    tale = prepared()
    placed, drawn = tale.zone(HANDS, VISITOR)[0], tale.zone(PLAYBOOK, VISITOR)[-1]
    tale.act(f"0: place {GAME.card_id('play', placed)}", "1: place none")
    assert sizes(tale, VISITOR) == (10, 1, 4)
    assert sizes(tale, HOME) == (10, 0, 5)
    assert tale.zone(AUDIBLE_SPACE, VISITOR) == [placed]
    assert drawn in tale.zone(HANDS, VISITOR)


@pytest.mark.rule("FH-14.4", "FH-15.7")
def test_no_card_is_drawn_into_a_hand_during_the_half() -> None:
    tale = idle_half("first", "none")
    held = [set(tale.zone(HANDS, side)) for side in (VISITOR, HOME)]
    while not tale.told(HalfEnds):
        for side in (VISITOR, HOME):
            hand = set(tale.zone(HANDS, side))
            assert hand <= held[side]
            held[side] = hand
        if not tale.zone(HANDS, VISITOR):
            break
        tale.act("audible" if tale.may("audible") else tale.options()[-1])
    assert tale.s.audibles == [0, 0]


# FH-15 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-15.1")
def test_the_visitor_opens_the_first_half_with_a_card_for_offence_only() -> None:
    tale = idle_half()
    assert tale.asked == "Half.first_card"
    assert tale.asked_seats == [0]
    assert tale.options() == [f"play {card}" for card in tale.ids(HANDS, VISITOR)]
    opener = tale.zone(HANDS, VISITOR)[4]
    tale.act(f"play {GAME.card_id('play', opener)}")
    assert tale.zone(IN_PLAY, VISITOR) == [opener]
    assert [threat.card for threat in tale.told(Threat)] == [opener]
    play_down(tale)
    assert tale.zone(DRIVE, VISITOR) == [opener]
    while not tale.told(HalfEnds):
        tale.act(tale.options()[0])
    assert opener not in [defence.card for defence in tale.told(Defence)]


@pytest.mark.rule("FH-15.2")
def test_the_opponent_answers_with_a_hand_card_or_an_audible() -> None:
    tale = idle_half()
    tale.act(tale.options()[0])
    assert tale.asked_seats == [1]
    assert tale.options() == [f"play {card}" for card in tale.ids(HANDS, HOME)] + ["audible"]
    answer = tale.zone(HANDS, HOME)[2]
    tale.act(f"play {GAME.card_id('play', answer)}")
    assert tale.zone(IN_PLAY, HOME) == [answer]
    assert answer not in tale.zone(HANDS, HOME)
    assert [(defence.card, defence.source) for defence in tale.told(Defence)] == [(answer, "hand")]


@pytest.mark.rule("FH-15.3")
def test_audible_window_then_choice_of_play_then_the_play() -> None:
    scene = Scene(["R L 10", "P R 15"], "M {C1} NO_GAIN", audibles=(1, 0))
    assert (scene.asked, scene.asked_seats) == ("Down.offence_audible", [0])
    scene.act("keep")
    assert (scene.asked, scene.asked_seats) == ("Down.choose_play", [0])
    assert scene.ball == 45
    assert scene.act("activate 2").ball == 30


@pytest.mark.rule("FH-15.4")
def test_the_resolved_card_leaves_in_play_for_the_stack_or_where_the_play_sends_it() -> None:
    gained, scored = Scene("R C 10").no_kick(), Scene("R C 10", ball=10)
    assert gained.zone(DRIVE, gained.offence) == [gained.attack]
    assert scored.discards == [scored.attack]
    assert gained.in_play == scored.in_play == []


@pytest.mark.rule("FH-15.5")
def test_the_defender_turns_its_card_round_and_threatens_with_it() -> None:
    scene = Scene("R C 10").no_kick()
    threat = scene.told(Threat)[-1]
    assert (threat.team, threat.card) == (scene.s.teams[scene.defence], scene.answer)
    assert scene.zone(IN_PLAY, scene.defence) == [scene.answer]
    assert scene.asked == "Defend.answer"
    assert scene.asked_seats == [scene.s.seats[scene.offence]]
    scene.write_card(scene.zone(HANDS, scene.offence)[0], make_card("stop", "R {C1} LOSS 5", ["R C 5"]))
    scene.act(scene.options()[0])
    assert scene.points == 2  # the answer's Run in the Center was stopped at its own start


@pytest.mark.rule("FH-15.6")
def test_each_side_makes_ten_plays_with_its_ten_hand_cards() -> None:
    tale = idle_half()
    hands = [sorted(tale.zone(HANDS, side)) for side in (VISITOR, HOME)]
    while not tale.told(HalfEnds):
        tale.act("no kick" if tale.may("no kick") else tale.options()[0])
    for side, team in enumerate(tale.s.teams):
        assert [play.made for play in tale.told(PlayOver) if play.team == team] == list(range(1, 11))
        assert sorted(play.card for play in tale.told(PlayOver) if play.team == team) == hands[side]
    turns = [play.team for play in tale.told(PlayOver)]
    assert turns == tale.s.teams * 10


@pytest.mark.rule("FH-15.6", "FH-6.3")
def test_a_defensive_audible_replaces_a_hand_card_and_the_half_stays_twenty_plays() -> None:
    tale = idle_half()
    tale.act(tale.options()[0], "audible")
    lost, new = tale.zone(HANDS, HOME)[0], tale.zone(PLAYBOOK, HOME)[-1]
    tale.act(tale.options()[0])
    assert tale.zone(USED_AUDIBLE, HOME) == [lost]
    while not tale.told(HalfEnds):
        tale.act("no kick" if tale.may("no kick") else tale.options()[0])
    played = [play.card for play in tale.told(PlayOver) if play.team == tale.s.teams[HOME]]
    assert len(played) == 10
    assert new in played
    assert lost not in played


@pytest.mark.rule("FH-15.7")
def test_playing_a_card_draws_no_replacement() -> None:
    tale = idle_half()
    tale.act(tale.options()[0])
    assert sizes(tale, VISITOR) == (9, 0, 5)
    tale.act(tale.options()[0])
    assert sizes(tale, HOME) == (9, 0, 5)


@pytest.mark.rule("FH-15.8")
def test_a_defender_cannot_pass() -> None:
    with_audible = Scene("R C 10", defend=False, audibles=(0, 1))
    without = Scene("R C 10", defend=False)
    cards = [f"play {card}" for card in without.ids(HANDS, without.defence)]
    assert without.options() == cards
    assert with_audible.options() == [*cards, "audible"]


# FH-16 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-16.1")
def test_the_first_player_answers_the_last_play_with_an_empty_hand() -> None:
    tale = idle_half("first", "none").play_on("FinalDefence.source", "no kick", "keep")
    assert tale.zone(HANDS, VISITOR) == tale.zone(HANDS, HOME) == []
    assert tale.asked_seats == [0]
    assert tale.s.made == [10, 9]


@pytest.mark.rule("FH-16.2")
def test_the_last_defence_comes_from_the_audible_space_or_the_playbook() -> None:
    tale = last_play()
    assert tale.options() == ["from audible", "from playbook"]


@pytest.mark.rule("FH-16.2", "FH-24.1")
def test_without_an_audible_card_the_top_of_the_playbook_answers_at_once() -> None:
    tale = last_play(placed=False)
    assert tale.asked == "FieldGoal.decide"
    assert [defence.source for defence in tale.told(Defence)] == ["final"]
    assert len(tale.zone(PLAYBOOK, VISITOR)) == 4


@pytest.mark.rule("FH-16.2")
@pytest.mark.parametrize("source", ["from audible", "from playbook"])
@pytest.mark.parametrize("audibles", [0, 2])
def test_the_last_defence_is_free_and_for_defence_only(source: str, audibles: int) -> None:
    tale = last_play("R C 10")
    card = tale.zone(AUDIBLE_SPACE if source == "from audible" else PLAYBOOK, VISITOR)[-1]
    tale.write_card(card, make_card("wall", "R {C1} LOSS 5", ["R C 5"]))
    tale.s.audibles = [audibles, 0]
    tale.act(source)
    assert tale.scores == (2, 0)  # its box stopped the play at the start
    assert tale.s.audibles == [audibles, 0]
    assert tale.asked == "PackDraft.pick"
    assert card not in [threat.card for threat in tale.told(Threat)]
    assert card in tale.zone(ROSTER, VISITOR)


@pytest.mark.rule("FH-16.2")
def test_the_last_defence_lies_in_play_until_the_play_is_over() -> None:
    tale = last_play("R C 10").act("from playbook")
    assert tale.asked == "FieldGoal.decide"
    assert len(tale.zone(IN_PLAY, VISITOR)) == 1


@pytest.mark.rule("FH-16.3")
def test_the_playbook_and_not_the_play_deck_gives_the_last_defence() -> None:
    tale = last_play()
    top, deck = tale.zone(PLAYBOOK, VISITOR)[-1], tale.zone(PLAY_DECK).copy()
    tale.act("from playbook")
    assert tale.told(Defence)[-1].card == top
    assert tale.zone(PLAY_DECK) == deck


@pytest.mark.rule("FH-16.4")
def test_three_audibles_leave_two_cards_for_the_last_defence() -> None:
    tale = idle_half("first", "none")
    while tale.s.made != [10, 9]:
        visitor_calls = tale.asked_seats == [0] and tale.may("audible")
        tale.act("audible" if visitor_calls else "no kick" if tale.may("no kick") else tale.options()[0])
    assert tale.s.audibles[VISITOR] == 0
    assert tale.told(Defence)[-1].source == "final"  # the only source left was taken at once
    assert sizes(tale, VISITOR) == (0, 0, 1)
    assert len(tale.zone(IN_PLAY, VISITOR)) == 1


@pytest.mark.rule("FH-16.5")
@pytest.mark.parametrize("decision", ["kick", "no kick"])
def test_the_half_ends_after_kick_and_injury_check_of_the_last_play(decision: str) -> None:
    tale = last_play("R C 10", injuries="on")
    attack = tale.s.facing[HOME]
    tale.write_card(attack, replace(tale.s.cards[attack], injury=True))
    tale.write_card(tale.zone(PLAYBOOK, VISITOR)[-1], two_ended(IDLE))
    tale.act("from playbook")
    assert tale.asked == "FieldGoal.decide"
    assert not tale.told(HalfEnds)
    tale.act(decision)
    told = [type(event) for event in tale.log if isinstance(event, KickTried | InjuryChecked | HalfEnds)]
    assert told == ([KickTried] if decision == "kick" else []) + [InjuryChecked, HalfEnds]
    assert tale.zone(DISCARDS, VISITOR) == []


@pytest.mark.rule("FH-16.5")
def test_the_half_does_not_end_before_the_twentieth_play() -> None:
    tale = first_half()
    while not tale.told(HalfEnds):
        assert min(tale.s.made) < 10
        tale.act("no kick" if tale.may("no kick") else tale.options()[0])
    assert len(tale.told(PlayOver)) == 20
