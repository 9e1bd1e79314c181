"""FH-24  Order and information: forced choices, secret choices, chance, and who knows what."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from playcall.games.highlights_2052 import GAME
from playcall.games.highlights_2052.events import (
    Activated,
    AudibleSet,
    Cut,
    Defence,
    DefensiveAudible,
    Drafted,
    OvertimeCards,
    Threat,
)
from playcall.games.highlights_2052.table import HOME, VISITOR, Table
from playcall.games.highlights_2052.zones import (
    ACTION_DECK,
    ACTION_DISCARD,
    AI_STACK,
    AUDIBLE_SPACE,
    CLUB,
    CUTS,
    DISCARDS,
    DISPLAY,
    DRIVE,
    HANDS,
    IN_PLAY,
    INJURED,
    OPEN_DISCARD,
    PACKS,
    PLAYBOOK,
    ROSTER,
    SOLO_DECK,
    USED_AUDIBLE,
    USED_AUDIBLE_OPEN,
)
from playcall.kernel import Chance, View, imagine, view
from tests.games.highlights_2052.story import (
    OvertimeScene,
    Scene,
    Tale,
    first_half,
    options,
    random_play,
    skip_to,
    start,
)

MODES = [pytest.param(dict(mode.options), id=mode.id) for mode in GAME.modes]
TEAM_ZONES = (HANDS, PLAYBOOK, AUDIBLE_SPACE, USED_AUDIBLE, USED_AUDIBLE_OPEN, IN_PLAY, DRIVE, DISCARDS)


class Recorder(Chance):
    """Chance that remembers what was drawn, and how every deck lay after its shuffle."""

    __slots__ = ("draws", "shuffled")

    def __init__(self, word: int) -> None:
        super().__init__(word)
        self.draws: list[str] = []
        self.shuffled: list[list[int]] = []

    def number(self, label: str, below: int) -> int:
        self.draws.append(label)
        return super().number(label, below)

    def shuffle(self, label: str, cards: list[int]) -> None:
        super().shuffle(label, cards)
        self.draws.append(label)
        self.shuffled.append(cards[:])


def recorded(seed: int = 1, **settings: str) -> tuple[Tale, Recorder]:
    chance = Recorder(Chance.of(seed).word)
    state = GAME.start(options(**settings), seed, chance)
    assert isinstance(state, Table)
    return Tale(state), chance


def decisions(settings: dict[str, str], seed: int) -> Iterator[Table]:
    """Every position of a random game in which somebody must choose."""
    tale = start(seed, GAME, **settings)
    player = Chance.of(seed)
    while not tale.s.over:
        yield tale.s
        seat = tale.s.to_move()
        legal = tale.s.legal(seat)
        tale.s.apply(seat, legal[player.number("choice", len(legal))])


# Forced and secret choices --------------------------------------------------------------------------------------------


@pytest.mark.rule("FH-24.1")
@pytest.mark.parametrize("settings", MODES)
def test_nobody_is_ever_asked_with_a_single_option(settings: dict[str, str]) -> None:
    for s in decisions(settings, seed=3):
        assert all(len(s.legal(decision.seat)) > 1 for decision in s.pending())


@pytest.mark.rule("FH-24.1")
def test_what_was_chosen_by_itself_is_told_all_the_same() -> None:
    assert Scene("R C 10", "R {L1} NO_GAIN").told(Activated)
    assert len(OvertimeScene().pair().pair().told(OvertimeCards)) == 3
    tale = first_half().play_on("PackDraft.pick", "no kick", "keep")
    assert [event.source for event in tale.told(Defence)][-1] == "final"
    assert len(tale.told(Defence)) == 20


SECRET = [
    ({}, "Half.set_audibles", 0),
    ({"setup": "draft"}, "PackDraft.pick", 0),
    ({}, "PackDraft.pick", 1),
    ({}, "CutToFifteen.cut", 1),
    ({"mode": "league"}, "PairDraft.pick", 0),
]


def without_who(seen: View) -> View:
    return msgspec.structs.replace(seen, waiting_for=())


def assert_first_answer_is_secret(tale: Tale) -> None:
    first, *others = tale.asked_seats
    before = {seat: without_who(view(tale.s, seat)) for seat in (*others, None)}
    told = len(tale.log)
    tale.act(f"{first}: {tale.options(first)[0]}")
    assert tale.asked_seats == others
    assert {seat: without_who(view(tale.s, seat)) for seat in (*others, None)} == before
    assert len(tale.log) == told
    for seat in others:
        assert first not in imagine(tale.s, seat, Chance.of(1)).held
        tale.act(f"{seat}: {tale.options(seat)[0]}")
    assert len(tale.log) > told


@pytest.mark.rule("FH-24.2")
@pytest.mark.parametrize(("settings", "step", "half"), SECRET)
def test_a_simultaneous_choice_shows_nothing_until_all_have_chosen(
    settings: dict[str, str], step: str, half: int
) -> None:
    tale = random_play(start(1, GAME, **settings), lambda s: s.situation() == step and s.half >= half)
    assert_first_answer_is_secret(tale)


@pytest.mark.rule("FH-24.2")
def test_overtime_cards_show_nothing_until_both_have_chosen() -> None:
    assert_first_answer_is_secret(OvertimeScene())


# The order of options and of chance -----------------------------------------------------------------------------------


@pytest.mark.rule("FH-24.3")
def test_the_chance_of_a_quick_game_comes_in_its_order() -> None:
    tale, chance = recorded(teams="tidebreakers,haulers")
    random_play(tale, lambda s: s.half == 1)
    assert chance.draws == ["coin", "play deck", "playbook", "playbook", "action deck"]
    deck, visitor, home, actions = map(sorted, chance.shuffled)
    assert (visitor, home) == (sorted(GAME.team_cards(0)), sorted(GAME.team_cards(1)))
    assert (deck, len(actions)) == (GAME.play_deck(False), 30)
    random_play(tale, lambda s: s.half == 2)
    assert chance.draws[-3:] == ["playbook", "playbook", "action deck"]


@pytest.mark.rule("FH-24.3")
@pytest.mark.parametrize(
    ("order", "decks"), [("start", ["playbook", "solo deck"]), ("home", ["solo deck", "playbook"])]
)
def test_the_solo_deck_takes_the_place_of_a_playbook(order: str, decks: list[str]) -> None:
    for seed in range(20):
        tale, chance = recorded(seed, mode="solo", teams="haulers")
        tale.act("heads")
        if tale.asked == "CoinToss.choose_order":
            tale.act(order)
            assert chance.draws == ["coin", "play deck", *decks, "action deck"]


@pytest.mark.rule("FH-24.3")
def test_overtime_shuffles_the_visitors_playbook_homes_and_the_action_deck() -> None:
    tale, chance = recorded(teams="tidebreakers,haulers")
    skip_to(random_play(tale, lambda s: s.half == 1), "overtime", (3, 3))
    assert chance.draws[5:] == ["playbook", "playbook", "action deck"]


@pytest.mark.rule("FH-24.3")
def test_the_chance_of_a_league_comes_in_its_order() -> None:
    tale, chance = recorded(mode="league", players="2")
    random_play(tale, lambda s: s.half == 1)
    assert chance.draws == ["lots", "pool", "play deck", "playbook", "playbook", "action deck"]


@pytest.mark.rule("FH-24.3")
def test_a_deck_is_shuffled_again_when_it_is_needed() -> None:
    scene = Scene("R C 10", "P {L1} NO_GAIN", defend=False)
    scene.s.zones[ACTION_DISCARD()], scene.s.zones[ACTION_DECK()] = scene.zone(ACTION_DECK), []
    scene.s.chance = chance = Recorder(7)
    assert chance.draws == []
    scene.act(f"play {GAME.card_id('play', scene.answer)}")
    assert chance.draws == ["action deck"]


@pytest.mark.rule("FH-24.3")
def test_the_hand_is_offered_in_the_order_drawn() -> None:
    tale, chance = recorded(teams="tidebreakers,haulers")
    random_play(tale, lambda s: s.half == 1)
    for side, playbook in enumerate(chance.shuffled[1:3]):
        drawn = [f"place {GAME.card_id('play', card)}" for card in playbook[:-11:-1]]
        assert tale.options(tale.s.seats[side]) == [*drawn, "place none"]


@pytest.mark.rule("FH-24.3")
def test_packs_and_display_are_offered_in_the_order_dealt() -> None:
    tale, chance = recorded(setup="draft", teams="tidebreakers,haulers")
    random_play(tale, lambda s: s.situation() == "PackDraft.pick")
    dealt = [f"take {GAME.card_id('play', card)}" for card in chance.shuffled[0][::-1]]
    assert tale.options(tale.s.seats[VISITOR]) == dealt[:6]
    assert tale.options(tale.s.seats[HOME]) == dealt[6:12]
    random_play(tale, lambda s: s.situation() == "DisplayDraft.take_one")
    assert tale.options() == dealt[12:22]


@pytest.mark.rule("FH-24.3")
def test_plays_are_offered_in_print_order() -> None:
    scene = Scene(["R L 5", "P C 5", "M R 5"], "M {} -")
    assert scene.options() == ["activate 1", "activate 2", "activate 3"]
    assert [play.area for play in scene.s.offensive_card.plays] == [0, 1, 2]


@pytest.mark.rule("FH-24.3")
@pytest.mark.parametrize("settings", MODES)
def test_the_same_seed_and_the_same_choices_are_the_same_game(settings: dict[str, str]) -> None:
    one, other = (random_play(start(5, GAME, **settings), lambda s: False, 5) for _ in range(2))
    assert one.s.to_json() == other.s.to_json()
    assert start(6, GAME, **settings).s.to_json() != start(5, GAME, **settings).s.to_json()


@pytest.mark.rule("FH-24.4")
def test_scores_have_no_limit() -> None:
    scene = Scene("R C 10", "R {L1} NO_GAIN", ball=10, scores=(995, 0))
    assert scene.points == 1002


@pytest.mark.rule("FH-24.5")
def test_the_rules_know_no_concession_and_no_clock() -> None:
    verbs = {verb.name for verb in GAME.actions.verbs}
    assert not verbs & {"concede", "resign", "forfeit", "draw", "pass", "time", "time out"}
    ends = set()
    for seed in range(12):
        result = random_play(start(seed), lambda s: False, seed).s.result
        assert result is not None
        ends.add(result.rule)
    assert ends <= {"FH-20.1", "FH-20.4", "FH-20.6"}


# Who knows what -------------------------------------------------------------------------------------------------------


def team_cards(s: Table, side: int) -> set[int]:
    """All cards of a side, wherever they lie."""
    kinds = (*TEAM_ZONES, ROSTER, CUTS, INJURED)
    return {card for kind in kinds for card in s.zones[kind(side)]}


def dreams(s: Table, seat: int | None, count: int = 30) -> list[Table]:
    """What a seat thinks possible."""
    worlds = [imagine(s, seat, Chance.of(seed)) for seed in range(count)]
    return [world for world in worlds if isinstance(world, Table)]


def always_known(s: Table, seat: int | None, side: int) -> set[int]:
    """The cards of a side that it has in everything the seat thinks possible."""
    return set.intersection(*(team_cards(world, side) for world in dreams(s, seat)))


def shown(s: Table, seat: int | None, zone: str, side: int) -> tuple[str, ...] | None:
    return next(z.cards for z in view(s, seat).zones if (z.zone, z.holder) == (zone, side))


@pytest.mark.rule("FH-24.6")
def test_which_teams_play_is_public() -> None:
    tale = first_half(teams="sentinels,haulers")
    assert [view(tale.s, seat).facts["teams"] for seat in (0, 1, None)] == [[3, 1]] * 3


@pytest.mark.rule("FH-24.6")
@pytest.mark.parametrize("seat", [0, None])
def test_in_a_quick_start_the_list_of_fifteen_is_public_but_not_its_order(seat: int | None) -> None:
    tale = first_half(teams="tidebreakers,haulers")
    assert always_known(tale.s, seat, HOME) == set(GAME.team_cards(1))
    assert shown(tale.s, seat, "hand", HOME) is None
    hands = {tuple(sorted(world.zones[HANDS(HOME)])) for world in dreams(tale.s, seat)}
    assert len(hands) > 20


@pytest.mark.rule("FH-24.6")
def test_a_seat_knows_its_own_fifteen_but_not_the_order_of_its_playbook() -> None:
    tale = first_half()
    worlds = dreams(tale.s, 0)
    assert all(world.zones[HANDS(VISITOR)] == tale.zone(HANDS, VISITOR) for world in worlds)
    assert all(set(world.zones[PLAYBOOK(VISITOR)]) == set(tale.zone(PLAYBOOK, VISITOR)) for world in worlds)
    assert len({tuple(world.zones[PLAYBOOK(VISITOR)]) for world in worlds}) > 10


@pytest.mark.rule("FH-24.6")
def test_stars_and_open_picks_are_public_and_pick_and_pass_picks_are_not() -> None:
    tale = random_play(start(2, setup="draft"), lambda s: s.half == 1)
    seat, side = tale.s.seats[VISITOR], HOME
    stars = set(GAME.team_cards(tale.s.teams[side])[:5])
    secret = {event.card for event in tale.told(Drafted) if event.team == tale.s.teams[side]}
    known = always_known(tale.s, None, side)
    assert known == team_cards(tale.s, side) - secret
    assert (len(secret), len(known), stars <= known) == (5, 10, True)
    assert len(always_known(tale.s, seat, side) & secret) == 3, "those it has missed in packs that came back"
    assert len(shown(tale.s, seat, "open_draft_discard", 0) or ()) == len(tale.zone(OPEN_DISCARD)) == 1


@pytest.mark.rule("FH-24.6")
def test_halftime_picks_and_cuts_are_private() -> None:
    tale = random_play(first_half(), lambda s: s.half == 2 and s.situation() == "Half.set_audibles")
    drafted = {event.card for event in tale.told(Drafted) if event.team == tale.s.teams[HOME]}
    assert always_known(tale.s, None, HOME) == set(GAME.team_cards(1))
    known = always_known(tale.s, 0, HOME)
    assert (known - drafted, len(drafted - known)) == (set(GAME.team_cards(1)), 2)
    assert shown(tale.s, 0, "cut", HOME) is None
    assert len(shown(tale.s, 1, "cut", HOME) or ()) == 5
    assert len({tuple(sorted(world.zones[CUTS(HOME)])) for world in dreams(tale.s, 0)}) > 20


@pytest.mark.rule("FH-24.6")
def test_secret_events_name_their_card_to_its_owner_alone() -> None:
    tale = random_play(first_half(seed=4), lambda s: s.half == 2)
    told: list[Drafted | Cut | AudibleSet] = [*tale.told(Drafted), *tale.told(Cut), *tale.told(AudibleSet)]
    assert {event.owner for event in told} == {0, 1}
    for event in told:
        assert event.seen_by(event.owner).card == event.card
        assert [event.seen_by(seat).card for seat in (1 - event.owner, None)] == [None, None]
    called = tale.told(DefensiveAudible)
    assert called
    assert all(event.seen_by(1 - event.owner).discarded is None for event in called)


@pytest.mark.rule("FH-24.6")
def test_a_card_given_up_for_a_defensive_audible_is_seen_by_its_owner_alone() -> None:
    scene = Scene(defend=False, audibles=(0, 3)).act("audible")
    scene.act(scene.options()[0])
    [given_up] = scene.ids(USED_AUDIBLE, HOME)
    assert [shown(scene.s, seat, "used_audible", HOME) for seat in (1, 0, None)] == [(given_up,), None, None]


@pytest.mark.rule("FH-24.6")
def test_a_card_once_face_up_stays_known() -> None:
    """A card drafted in secret at halftime and then played is known in overtime; one never shown is not."""
    tale = random_play(first_half(), lambda s: s.half == 2)
    drafted = {event.card for event in tale.told(Drafted) if event.team == tale.s.teams[HOME]}
    random_play(tale, lambda s: s.half == 2 and min(s.made) >= 9)
    played: list[Threat | Defence] = [*tale.told(Threat), *tale.told(Defence)]
    face_up = {event.card for event in played if event.team == tale.s.teams[HOME]}
    skip_to(tale, "overtime", (3, 3))
    known = always_known(tale.s, None, HOME)
    assert drafted & face_up
    assert face_up <= known
    assert drafted - face_up
    assert known.isdisjoint(drafted - face_up)


@pytest.mark.rule("FH-24.6")
def test_nobody_sees_the_automatic_opponents_stack() -> None:
    tale = random_play(start(mode="solo"), lambda s: s.half == 1)
    assert [shown(tale.s, 0, zone, 0) for zone in ("ai_stack", "solo_deck", "action_deck", "play_deck")] == [None] * 4
    worlds = dreams(tale.s, 0)
    assert all({*world.zones[AI_STACK()], *world.zones[SOLO_DECK()]} == set(GAME.solo_deck(False)) for world in worlds)
    assert len({tuple(world.zones[AI_STACK()]) for world in worlds}) > 20


@pytest.mark.rule("FH-24.6")
def test_in_a_league_the_stars_of_a_roster_are_public_and_nothing_else() -> None:
    tale = random_play(start(mode="league", players="3"), lambda s: s.half == 1)
    idle = next(seat for seat in range(3) if seat not in tale.s.seats)
    worlds = dreams(tale.s, tale.s.seats[VISITOR])
    rosters = [set(world.zones[CLUB(idle)]) for world in worlds]
    assert set.intersection(*rosters) == set(GAME.team_cards(tale.s.club_teams[idle])[:5])
    assert always_known(tale.s, idle, HOME) == set(GAME.team_cards(tale.s.teams[HOME])[:5])


@pytest.mark.rule("FH-24.6")
def test_what_a_roster_brought_into_a_league_game_is_imagined_too() -> None:
    """At the end of a game rosters go home; an imagined opponent takes imagined cards home."""
    tale = random_play(start(mode="league", players="2"), lambda s: s.half == 2)
    seat, other = tale.s.seats
    worlds = dreams(tale.s, seat)
    assert len({world.rosters[other] for world in worlds}) > 20
    assert all(world.rosters[seat] == tale.s.rosters[seat] for world in worlds)
    assert all(world.rosters[other].bit_count() == 15 for world in worlds)


# Every card is somewhere ----------------------------------------------------------------------------------------------


def in_a_half(s: Table) -> bool:
    return any(type(p).__name__ == "Half" for p in s.stack)


@pytest.mark.rule("FH-24.7")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("settings", [*MODES, pytest.param({"injuries": "on"}, id="injuries")])
def test_at_every_moment_of_a_half_a_side_has_its_fifteen_cards(settings: dict[str, str], seed: int) -> None:
    before: dict[tuple[int, int], int] = {}
    for s in decisions(settings, seed):
        if not in_a_half(s):
            before = {}
            continue
        for side in (VISITOR, HOME):
            injured = len(s.zones[INJURED(side)])
            earlier = before.setdefault((s.half, side), injured)
            if not s.automatic(side):
                assert sum(len(s.zones[kind(side)]) for kind in TEAM_ZONES) + injured - earlier == 15
                assert not any(s.zones[kind(side)] for kind in (ROSTER, PACKS))
        assert s.zones[DISPLAY()] == []


@pytest.mark.rule("FH-24.7")
@pytest.mark.parametrize("settings", MODES)
def test_action_deck_and_discards_are_always_thirty(settings: dict[str, str]) -> None:
    for s in decisions(settings, seed=8):
        if s.half:
            assert sorted(s.zones[ACTION_DECK()] + s.zones[ACTION_DISCARD()]) == list(range(30))


@pytest.mark.rule("FH-24.7")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("promo", "cards"), [("off", 25), ("on", 27)])
def test_the_automatic_opponent_always_has_all_its_cards(promo: str, cards: int, seed: int) -> None:
    for s in decisions({"mode": "solo", "promo": promo}, seed):
        if in_a_half(s):
            side = s.seats.index(-1)
            zones = [s.zones[kind()] for kind in (AI_STACK, SOLO_DECK)]
            zones += [s.zones[kind(side)] for kind in (IN_PLAY, DRIVE, DISCARDS)]
            held = [card for zone in zones for card in zone]
            assert len(held) == len(set(held)) == cards
