"""GF-17  Games for more than two."""

from __future__ import annotations

from typing import Any

import pytest

from playcall.games.gridiron_fantasy import events as e
from playcall.games.gridiron_fantasy.decks import named_deck
from playcall.games.gridiron_fantasy.names import short
from playcall.games.gridiron_fantasy.rules.more_than_two import TagIn, TagTeam, cut_for, stay_on_field
from playcall.games.gridiron_fantasy.rules.squad import put_out
from playcall.games.gridiron_fantasy.zones import DECK, EXTRA, HIDDEN, RESERVE, TEAM
from playcall.kernel import BadOption
from tests.games.gridiron_fantasy.story import HAND, Tale, options, random_play, say, start

LETTERS = "ABCDEFGH"


def decks(players: int) -> dict[str, Any]:
    return {f"deck{seat + 1}": letter for seat, letter in enumerate(LETTERS[:players])}


def shared(players: int = 4, **settings: Any) -> Tale:
    return start(form="shared", players=str(players), length="short", **decks(players), **settings)


def tag(players: int = 4, seed: int = 1, **settings: Any) -> Tale:
    return start(seed, form="tag", players=str(players), team_cards="3", listed="on", **decks(players), **settings)


@pytest.mark.rule("GF-17.1", "GF-17.4")
@pytest.mark.parametrize(("players", "coaches"), [(3, ((0, 1), (2, 2))), (4, ((0, 1), (2, 3)))])
def test_coaches_of_offence_and_defence(players: int, coaches: tuple[tuple[int, int], ...]) -> None:
    tale = shared(players)
    assert tale.s.coaches == coaches
    team = {tale.s.faces[card].id for card in tale.s.zone(EXTRA, 0)}
    assert {"TM-01", "TM-09"} <= team  # from both collections


@pytest.mark.rule("GF-17.2")
def test_each_part_comes_from_its_coachs_roster() -> None:
    tale = shared()
    cards = tale.s.game.cards.cards
    assert sorted(tale.ids(DECK, 0)) == sorted(cards[place].id for place in named_deck("A").oa)
    assert sorted(tale.ids(DECK + 1, 0)) == sorted(cards[place].id for place in named_deck("B").da)
    assert sorted(tale.ids(RESERVE, 1)) == sorted(cards[place].id for place in named_deck("C").op)
    assert sorted(tale.ids(RESERVE + 1, 1)) == sorted(cards[place].id for place in named_deck("D").dp)


@pytest.mark.rule("GF-17.3")
def test_a_decision_belongs_to_the_coach_whose_deck_is_in_use() -> None:
    tale = shared(listed="on", home="seat1")
    owners: dict[str, set[tuple[int, int]]] = {}

    def note(s: object) -> bool:
        for decision in tale.s.pending():
            team = tale.s.team_of_seat(decision.seat)
            role = tale.s.coaches[team].index(decision.seat)
            owners.setdefault(decision.about, set()).add((role, int(team != tale.s.off)))
        return False

    random_play(tale, until=note)
    assert owners["Down.declare"] == {(0, 0)}
    assert owners["Kickoff.choose"] == {(1, 1)}
    assert owners["Scrimmage.call"] <= {(0, 0), (1, 1)}
    assert owners["DeclareAbility.declare"] <= {(0, 0), (1, 1)}
    assert {role for role, _ in owners["RevealTeams.turn_up"]} == {0}


@pytest.mark.rule("GF-17.3")
def test_partners_see_each_others_hands_and_playbooks() -> None:
    tale = random_play(shared(listed="on", home="seat1"), until=lambda s: s.situation() == "Switching.switch")
    for seat, sees in ((0, True), (1, True), (2, False), (3, False)):
        assert (tale.seen("op_book", 0, seat) is not None) == sees
        assert (tale.seen("da_hand", 0, seat) is not None) == sees
    assert tale.ids(HAND, 0) or tale.ids(HAND + 1, 0)


@pytest.mark.rule("GF-17.4", "GF-17.5", "GF-17.8")
@pytest.mark.parametrize(
    ("form", "players", "legal"),
    [("single", 2, True), ("single", 3, False), ("shared", 3, True), ("shared", 5, False), ("bracket", 4, True),
     ("bracket", 7, False), ("bracket", 8, True), ("tag", 3, False), ("tag", 4, True), ("tag", 8, True)],
)  # fmt: skip
def test_how_many_play_which_form(form: str, players: int, legal: bool) -> None:
    if legal:
        assert options(form=form, players=str(players)).players == players
    else:
        with pytest.raises(BadOption, match=f"'players' cannot be {players} with form={form}"):
            options(form=form, players=str(players))


@pytest.mark.rule("GF-17.4", "GF-17.14", "GF-13.2", "GF-15.3")
@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": "6", "length": "short"}, "Option 'players' cannot be 6 with form=single, which is for 2 players."),
        ({"players": "4"}, "Modes for 4: shared, bracket, tag."),
        ({"tag_possessions": "4"}, "Option 'tag_possessions' is for Tag Team alone (mode tag, form=tag)"),
        ({"form": "tag", "players": "4", "length": "full"}, "Option 'length' is not for Tag Team (form=tag)"),
        ({"halftime_decks": "keep"}, "Option 'halftime_decks' is for the Full game alone (mode full, length=full)"),
        ({"form": "bracket", "players": "4", "home": "seat1"}, "Option 'home' is not for form=bracket"),
        ({"sealed_boosters": "3"}, "Option 'sealed_boosters' is for sealed pools alone (mode sealed, pool=sealed)."),
        ({"pool": "sealed", "deck2": "A"}, "Option 'deck2' is not for a sealed pool: nobody brings a deck."),
        ({"deck3": "A"}, "Option 'deck3' is for more than 2 players."),
    ],
)
def test_an_option_without_its_mode_is_refused(settings: dict[str, str], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        options(**settings)
    assert said in str(refused.value)


@pytest.mark.rule("GF-17.5")
def test_winners_meet_winners_and_losers_meet_losers() -> None:
    tale = random_play(start(2, form="bracket", players="4", length="short", team_cards="3", listed="on", **decks(4)))
    games = tale.told(e.FixtureBegins)
    ends = tale.told(e.FixtureOver)
    assert [game.name for game in games] == ["first game", "second game", "consolation game", "final"]
    assert {games[2].one, games[2].two} == {ends[0].loser, ends[1].loser}
    assert {games[3].one, games[3].two} == {ends[0].winner, ends[1].winner}
    assert tale.s.result
    assert tale.s.names[tale.s.result.winner or 0] == ends[3].winner


@pytest.mark.rule("GF-17.6")
def test_eight_play_on_until_one_is_left_and_a_draw_is_decided_by_a_coin() -> None:
    tale = random_play(
        start(
            3,
            form="bracket",
            players="8",
            length="short",
            team_cards="3",
            listed="on",
            play_guard="20",
            overtime_drives="1",
            **decks(8),
        )
    )
    ends = tale.told(e.FixtureOver)
    assert len(ends) == 10
    assert any(end.by_coin for end in ends)
    assert tale.s.result
    assert max(tale.s.result.scores) == 3


@pytest.mark.rule("GF-17.7")
@pytest.mark.parametrize(
    ("players", "coaches"), [(5, ((0, 0), (1, 1), (2, 3), (4, 4))), (6, ((0, 1), (2, 2), (3, 4), (5, 5)))]
)
def test_five_and_six_share_teams_in_a_bracket(players: int, coaches: tuple[tuple[int, int], ...]) -> None:
    assert options(form="bracket", players=str(players)).coaches() == coaches


@pytest.mark.rule("GF-17.8", "GF-17.14")
@pytest.mark.parametrize("players", [4, 6, 8])
def test_everybody_plays_in_one_game_of_tag_team(players: int) -> None:
    tale = random_play(tag(players))
    assert tale.s.result
    assert len(tale.s.result.scores) == players
    assert all(tale.s.stints)
    assert tale.s.last_drive == 2 * players
    assert tale.s.result.scores == tuple(tale.s.scores)


@pytest.mark.rule("GF-17.9", "GF-17.10")
def test_the_cut_puts_the_highest_alert_on_defence_and_the_highest_risk_on_offence() -> None:
    for seed in range(6):
        tale = tag(4, seed)
        s = tale.s
        while s.situation() != "Kickoff.choose" and not s.drive:
            tale.act(tale.options()[0])
        cuts, fields = tale.told(e.CutShown), tale.told(e.TookField)
        assert [field.role for field in fields[:2]] == ["defence", "offence"]
        alerts = [(s.faces[cut.shown].alert, cut.team) for cut in cuts[:4]]
        if sum(alert == max(alerts)[0] for alert, _ in alerts) == 1 and max(alerts)[0]:
            assert fields[0].team == max(alerts)[1]
        assert s.off == s.names.index(fields[0].team)


@pytest.mark.rule("GF-17.10")
def test_after_twenty_fruitless_cuts_it_is_drawn() -> None:
    tale = tag()
    s = tale.s
    for team in range(4):
        cards = [card for card in s.zone(DECK, team) if not s.faces[card].alert and not s.faces[card].penalty]
        s.zone(DECK, team)[:] = cards[:1]
    before = len(tale.told(e.CutShown))
    assert cut_for(s, [0, 1, 2], "alert", {}) in (0, 1, 2)
    assert len(tale.told(e.CutShown)) - before == 60


@pytest.mark.rule("GF-17.9", "GF-17.10")
def test_one_cut_serves_defence_and_offence() -> None:
    tale = tag()
    s = tale.s
    alert, risk = (
        next(card for card in s.zone(DECK, team) if (s.faces[card].penalty if team else s.faces[card].alert))
        for team in (0, 1)
    )
    plain = [
        next(card for card in s.zone(DECK, team) if not s.faces[card].alert and not s.faces[card].penalty)
        for team in range(4)
    ]
    for team, card in enumerate((alert, risk, plain[2], plain[3])):
        s.zone(DECK, team)[:] = [card]
    s.stack = [TagTeam()]
    s.stack[0].at = "cut"
    s.asking, before = None, len(tale.told(e.CutShown))
    s.advance()
    assert [cut.shown for cut in tale.told(e.CutShown)[before:]] == [alert, risk, plain[2], plain[3]]
    assert (s.names[0], "defence") == (tale.told(e.TookField)[-2].team, tale.told(e.TookField)[-2].role)
    assert (s.names[1], "offence") == (tale.told(e.TookField)[-1].team, tale.told(e.TookField)[-1].role)


@pytest.mark.rule("GF-17.10")
def test_if_nobody_shows_a_risk_those_left_cut_again_without_the_defence() -> None:
    tale = tag()
    s = tale.s
    alert = next(card for card in s.zone(DECK, 0) if s.faces[card].alert)
    risk = next(card for card in s.zone(DECK, 1) if s.faces[card].penalty)
    plain = next(card for card in s.zone(DECK, 2) if not s.faces[card].alert and not s.faces[card].penalty)
    s.zone(DECK, 1)[:], s.zone(DECK, 2)[:] = [risk], [plain]
    before = len(tale.told(e.CutShown))
    assert cut_for(s, [1, 2], "risk", {0: alert, 1: plain, 2: plain}) == 1
    assert [cut.team for cut in tale.told(e.CutShown)[before:]] == [s.names[1], s.names[2]]


def tagging(owed: str, stints: list[int]) -> Tale:
    tale = tag(4)
    s = tale.s
    s.stack = s.stack[:1]
    s.stack[0].at = "finish"
    s.off, s.dfn, s.stints, s.owed = 0, 1, stints, owed
    s.call(TagIn())
    s.asking = None
    s.advance()
    return tale


@pytest.mark.rule("GF-17.11", "GF-17.12")
@pytest.mark.parametrize(("owed", "off", "dfn"), [("ball", 3, 2), ("kickoff", 2, 3)])
def test_spot_or_kickoff_carry_over_to_those_who_are_tagged(owed: str, off: int, dfn: int) -> None:
    tale = tagging(owed, [1, 1, 0, 0])
    assert tale.seat == 1
    tale.act("tag 4")
    s = tale.s
    assert (s.off, s.dfn, s.kicker) == (off, dfn, off)
    roles = {event.team: event.role for event in tale.told(e.TookField)[-2:]}
    assert roles == {s.names[3]: "offence", s.names[2]: "defence"}


@pytest.mark.rule("GF-17.13")
def test_those_with_the_fewest_drives_must_be_tagged() -> None:
    tale = tagging("ball", [2, 2, 2, 1])
    told = [(event.team, event.role) for event in tale.told(e.TookField)[-2:]]
    assert told == [(tale.s.names[3], "offence"), (tale.s.names[2], "defence")]


@pytest.mark.rule("GF-17.14")
def test_possessions_may_be_agreed() -> None:
    tale = random_play(tag(4, tag_possessions="3"), until=lambda s: s.drive > 0)
    assert tale.s.last_drive == 3


@pytest.mark.rule("GF-17.15")
def test_those_tied_meet_in_overtime() -> None:
    for seed in range(30):
        tale = random_play(tag(4, seed, tag_possessions="2"), seed=seed)
        assert tale.s.result
        if tale.s.overtime:
            tied = tale.s.contenders
            assert len(tied) >= 2
            assert tale.s.result.winner in tied or tale.s.result.winner is None
            break
    else:
        raise AssertionError("no overtime came about")


@pytest.mark.rule("GF-17.16")
def test_duplicates_are_resolved_once_for_all_in_seat_order() -> None:
    tale = start(1, form="tag", players="4", team_cards="3", listed="on", deck1="A", deck2="B", deck3="A", deck4="B")
    random_play(tale, until=lambda s: s.drive > 0)
    shown = [event.team for event in tale.told(e.TeamRevealed)]
    assert shown == sorted(shown, key=tale.s.names.index)
    singles = [
        face.id
        for team in range(4)
        for card in tale.s.zone(TEAM, team)
        if (face := tale.s.faces[card]).subtype != "sponsor"
    ]
    assert len(singles) == len(set(singles))


@pytest.mark.rule("GF-17.16")
def test_hands_go_back_and_effects_wait_for_their_owner() -> None:
    tale = random_play(tag(5), until=lambda s: s.situation() in ("TagIn.first", "TagIn.second"))
    s = tale.s
    assert all(not s.zone(HAND + role, team) for role in (0, 1) for team in range(5))
    assert s.half == 1
    assert not tale.told(e.HalftimeBegins)
    other = next(team for team in range(5) if team not in (s.off, s.dfn))
    from playcall.games.gridiron_fantasy.catalogue import FX

    fx = next(fx for fx in FX if fx.do == "win_ties")
    s.running = [(fx.number, other, s.zone(TEAM, other)[0], 4, 0, -1)]
    assert s.in_force(0, "win_ties") == s.in_force(1, "win_ties") == []


@pytest.mark.rule("GF-17.17")
def test_a_return_touchdown_counts_twice_and_its_victim_tags_first() -> None:
    from playcall.games.gridiron_fantasy.rules.more_than_two import Possessions

    tale = tag(4)
    s = tale.s
    s.stack = [s.stack[0]]
    s.off, s.dfn, s.stints, s.drive, s.last_drive = 0, 1, [0, 0, 0, 0], 2, 8
    s.returned, s.owed, s.kicker, s.ended = True, "kickoff", 0, ""
    s.call(Possessions())
    s.stack[-1].at = "count"
    s.asking = None
    s.advance()
    assert (s.stints[:2], s.drive) == ([2, 2], 3)
    assert tale.seat == 1  # he did not score


@pytest.mark.rule("GF-17.17")
def test_a_kick_owed_after_the_last_possession_is_played_by_the_two_on_the_field() -> None:
    for seed in range(40):
        tale = random_play(tag(4, seed, tag_possessions="2"), seed=seed)
        if tale.told(e.FinalKick):
            field = {event.team for event in tale.told(e.TookField)[-2:]}
            assert tale.last(e.FinalKick).team in field
            break
    else:
        raise AssertionError("no final kick came about")
    assert isinstance(TagTeam(), TagTeam)


@pytest.mark.rule("GF-17.1")
@pytest.mark.parametrize("players", [3, 4])
def test_partners_win_together(players: int) -> None:
    tale = shared(players, listed="on", home="seat1")
    random_play(tale)
    result = tale.s.result
    assert result is not None
    assert result.winner is not None
    team = tale.s.team_of_seat(result.winner)
    assert [result.won(seat) for seat in range(players)] == [seat in tale.s.coaches[team] for seat in range(players)]
    assert [tale.s.game.win_chance(tale.s, seat) for seat in range(players)] == [
        float(seat in tale.s.coaches[team]) for seat in range(players)
    ]
    assert say(tale.s.game.words.result(result)).startswith(f"{short(tale.s.names[team])} win, ")


@pytest.mark.rule("GF-17.3")
@pytest.mark.parametrize("players", [3, 4])
def test_partners_have_the_same_chance_and_both_teams_have_one(players: int) -> None:
    tale = shared(players, listed="on", home="seat1")
    random_play(tale, until=lambda s: tale.s.plays > 3)
    chances = [tale.s.game.win_chance(tale.s, seat) for seat in range(players)]
    assert chances[0] is not None
    assert chances[2] is not None
    assert chances[0] == chances[1]
    assert chances[0] + chances[2] == pytest.approx(1)


def bracket(**settings: Any) -> Tale:
    chosen = {"form": "bracket", "players": "4", "length": "short", "team_cards": "3", "listed": "on"}
    return start(3, **{**chosen, **decks(4), **settings})


@pytest.mark.rule("GF-15.6", "GF-17.5")
def test_every_formation_is_everybodys_in_every_game_of_a_bracket() -> None:
    tale = bracket(all_formations="on")
    for game in range(4):
        random_play(tale, until=lambda s, game=game: s.fixture == game and s.drive == 1 and not s.zone(HIDDEN, s.home))  # type: ignore[misc]
        for team in (tale.s.home, tale.s.away):
            assert sum(tale.s.faces[card].subtype == "formation" for card in tale.s.team_cards(team)) == 10
            assert len(tale.s.team_cards(team)) == 13


@pytest.mark.rule("GF-9.9")
@pytest.mark.parametrize("permanent", ["off", "on"])
def test_a_card_retired_in_plaster_is_back_in_the_next_game_unless_it_is_for_good(permanent: str) -> None:
    tale = bracket(rip_permanent=permanent, team_cards="7")
    s = tale.s
    random_play(tale, until=lambda s: s.drive > 0)
    team, cards = s.home, s.team_cards(s.home)[:2]
    for card in cards:
        put_out(s, team, card, 5)
    random_play(tale, until=lambda s: s.fixture > 1 and s.drive == 1 and team in (s.home, s.away))
    kept = {card for card in cards if card in s.team_cards(team) + s.extras(team)}
    assert kept == (set() if permanent == "on" else set(cards))
    assert len(s.team_cards(team)) == (6 if permanent == "on" else 7)


@pytest.mark.rule("GF-17.17")
def test_a_tied_player_stays_on_the_field_for_overtime() -> None:
    tale = tag(5)
    s = tale.s
    s.off, s.dfn, s.stints = 1, 3, [2, 3, 1, 3, 2]
    stay_on_field(s, [0, 2, 3])
    assert (s.off, s.dfn) == (2, 3)
    stay_on_field(s, [0, 4])
    assert (s.off, s.dfn) == (0, 4)
    stay_on_field(s, [0, 1, 4])
    assert (s.off, s.dfn) == (0, 4)


def chances(tale: Tale) -> list[float]:
    found = [tale.s.game.win_chance(tale.s, seat) for seat in range(tale.s.options.players)]
    assert None not in found
    return [chance for chance in found if chance is not None]


@pytest.mark.rule("GF-17.14")
def test_in_tag_team_the_chances_add_up_and_a_lead_out_of_reach_has_won() -> None:
    tale = tag(5)
    random_play(tale, until=lambda s: s.plays > 2)
    s = tale.s
    assert sum(chances(tale)) == pytest.approx(1)
    s.scores = [0, 14, 0, 0, 0]
    found = chances(tale)
    assert max(found) == found[1] < 1
    s.drive, s.scores = s.last_drive, [0, 30, 0, 0, 0]
    assert chances(tale) == pytest.approx([0, 1, 0, 0, 0], abs=1e-9)


@pytest.mark.rule("GF-17.15")
def test_in_overtime_of_tag_team_only_those_tied_can_win() -> None:
    tale = tag(4)
    random_play(tale, until=lambda s: s.plays > 2)
    s = tale.s
    s.scores, s.overtime, s.contenders = [7, 7, 3, 7], True, [0, 1, 3]
    found = chances(tale)
    assert found[2] == pytest.approx(0, abs=1e-9)
    assert min(found[0], found[1], found[3]) > 0.05


@pytest.mark.rule("GF-17.5")
def test_the_chances_in_a_bracket_are_those_to_become_champion() -> None:
    tale = bracket()
    s = tale.s
    assert chances(tale) == pytest.approx([0.25] * 4)
    random_play(tale, until=lambda s: s.plays > 2)
    s.scores[s.home], s.scores[s.away] = 21, 0
    found = chances(tale)
    assert found[s.home] > 0.4 > 0.1 > found[s.away]
    assert found[2] == found[3] == pytest.approx(0.25)
    random_play(tale, until=lambda s: s.fixture == 3)
    finalists = {s.standing[0], s.standing[2]}
    assert [chance > 0 for chance in chances(tale)] == [team in finalists for team in range(4)]
    assert sum(chances(tale)) == pytest.approx(1)
    random_play(tale)
    assert s.result is not None
    assert chances(tale) == [float(team == s.result.winner) for team in range(4)]
