"""A round as a sports page: the headline that fits, the upset by win chance, the card that did most."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from playcall.contract.leagues import Building, MatchReport
from playcall.contract.speech import LANGUAGES, speaker
from playcall.leagues import PROGRAM, Fixture, Forfeited, Format, Phase, Played, Settings
from playcall.leagues.sportspage import SportsPage, editions, sports_page
from tests.leagues.fake import Story, load

BARE = Settings(teams=4, building=Building.NONE)


def after(*reports: MatchReport | None, settings: Settings = BARE) -> tuple[SportsPage, Story]:
    """The page after a round of four people that ended so; None for a match that the away team gave away."""
    story = Story(settings).people("Ann", "Bob", "Cy", "Di")
    for fixture, report in zip(opened(story), reports, strict=True):
        if report is None:
            story(Forfeited(PROGRAM, story.now, fixture=fixture.key, teams=(fixture.away,)))
        else:
            story(Played(PROGRAM, story.now, fixture=fixture.key, record="r", report=report))
    page = sports_page(story.c.office)
    assert page is not None
    return page, story


def opened(story: Story) -> list[Fixture]:
    """The next round, once it is open; none at the end."""
    while story.phase is not Phase.ARCHIVED and not story.c.office.open_fixtures:
        story.step()
    return story.c.office.open_fixtures


def won(home: int, away: int, **more: Any) -> MatchReport:
    return MatchReport((home, away), None if home == away else int(home < away), **more)


PLAIN = won(9, 7, manner="wire")


@pytest.mark.parametrize(
    ("reports", "kind", "match"),
    [
        ((won(9, 7, lowest=(80, 300)), won(30, 0)), "brink", 0),
        ((won(9, 7, lowest=(80, 300)), won(7, 9, lowest=(300, 40))), "brink", 1),
        ((PLAIN, won(9, 7, manner="last")), "last", 1),
        ((won(9, 1, manner="wire"), won(30, 10, manner="comeback")), "rout", 1),
        ((PLAIN, won(20, 17, manner="comeback", lowest=(400, 200))), "turned", 1),
        ((PLAIN, won(20, 19, manner="wire")), "close", 1),
        ((won(7, 7), None), "level", 0),
    ],
)
def test_the_headline_is_what_is_most_remarkable(reports: tuple[MatchReport, ...], kind: str, match: int) -> None:
    page, story = after(*reports)
    assert page.headline.text.id == f"lg-paper-{kind}"
    fixture = story.c.office.fixture(page.headline.fixture)
    assert fixture is story.c.office.season.fixtures[match]
    winner = fixture.report.winner if fixture.report else None
    assert page.headline.team == (None if winner is None else fixture.teams[winner])


def test_a_round_that_nobody_played_is_told_as_such() -> None:
    page, _ = after(None, None)
    assert (page.headline.text.id, page.upset, page.card) == ("lg-paper-forfeits", None, None)


def test_the_upset_is_the_winner_who_was_nearest_to_defeat() -> None:
    page, story = after(won(9, 7, lowest=(310, 200)), won(7, 9, lowest=(10, 290)))
    assert page.upset is not None
    assert page.upset.team == story.c.office.season.fixtures[1].away
    assert page.upset.text.args["percent"] == 29
    calm, _ = after(won(9, 7, lowest=(420, 100)), PLAIN)
    assert calm.upset is None, "Whoever had an even chance throughout has upset nobody."


def test_the_card_of_the_round_has_added_most_for_its_team() -> None:
    added = {"QB9": (120, -300), "K9": (0, 260)}
    page, story = after(won(9, 7, added=added), won(9, 7, added={"QB9": (250, 0)}))
    assert page.card is not None
    assert (page.card.card, page.card.team) == ("K9", story.c.office.season.fixtures[0].away)
    assert page.card.text.args["points"] == 26


def test_champions_and_winning_runs_make_headlines() -> None:
    cup, story = after(PLAIN, PLAIN, settings=replace(BARE, format=Format.CUP))
    assert cup.headline.text.id == "lg-paper-close"
    (final,) = opened(story)
    story(story.result(final, (3, 1)))
    page = sports_page(story.c.office)
    assert page is not None
    assert (page.headline.text.id, page.headline.team) == ("lg-paper-champions", final.home)
    assert page.headline.text.args["format"] == "cup"


def test_four_wins_in_a_row_and_the_lead_are_news() -> None:
    story = Story(replace(BARE, passes=2, playoff_places=0)).bots()
    seen = []
    while fixtures := opened(story):
        for fixture in fixtures:
            winner = int(fixture.home > fixture.away)
            score = (5 - winner, 4 + winner)
            story(Played(PROGRAM, story.now, fixture=fixture.key, record="r", report=won(*score, manner="wire")))
        page = sports_page(story.c.office)
        assert page is not None
        seen.append((page.headline.text.id.removeprefix("lg-paper-"), page.headline.team))
    assert [kind for kind, _ in seen] == ["close", "leader", "leader", "run", "run", "champions"]
    assert [team for _, team in seen[2:]] == [0] * 4


def test_every_round_has_its_edition_and_reads_in_both_languages() -> None:
    story = Story(replace(BARE, seasons=2)).bots().until(Phase.ARCHIVED)
    pages = list(editions(story.log, load))
    assert [(page.season, page.stage.value, page.round) for page in pages] == [
        (season, stage, number)
        for season in (1, 2)
        for stage, number in (("regular", 1), ("regular", 2), ("regular", 3), ("playoff", 1), ("playoff", 2))
    ]
    for language in LANGUAGES:
        say = speaker("tests.cli", language, "playcall.leagues")
        assert all("Bot" in say(page.headline.text) for page in pages)
