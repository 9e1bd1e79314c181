"""The example game in the browser: no table of its own, no rebuilt client, and played all the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.examples import install_example
from tests.web.conftest import NewPage
from tests.web.playing import choose_by_keys, sit_down, wait_for_choice
from tests.web.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine where Goal Line is installed."""
    folder = tmp_path_factory.mktemp("installed")
    running = Server(tmp_path_factory.mktemp("playcall"), install_example(folder))
    running.start()
    yield running
    running.stop()


def test_the_home_page_has_its_box(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    expect(page.get_by_text("Goal Line").first).to_be_visible()


@pytest.mark.parametrize(("locale", "said"), [("en-GB", "yards to go"), ("de-DE", "Versuch")])
def test_it_is_played_to_its_end_at_the_plain_table(new_page: NewPage, locale: str, said: str) -> None:
    page = new_page(locale=locale)
    sit_down(page, "goal_line", seats=["me", "starter"])
    wait_for_choice(page)
    expect(page.locator(".prompt")).to_contain_text(said)
    while wait_for_choice(page):
        choose_by_keys(page)
    expect(page.locator("body")).to_contain_text("GL-2.2")
