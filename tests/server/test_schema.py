"""The interface keeps to its own description, whatever is sent: no failure, no undocumented answer."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import checks

import playcall
from playcall.server.app import create_app
from playcall.server.errors import STATUS
from playcall.server.settings import Settings
from tests.server.house import House

EXAMPLES = int(os.environ.get("PLAYCALL_SCHEMA_EXAMPLES", "6"))
"""More for `make torture`."""
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
]
DESCRIPTION = create_app(Settings()).openapi()
schema = schemathesis.openapi.from_dict(DESCRIPTION)
schema.config.generation.update(with_security_parameters=False)


class World:
    """A person with a table of each sort, for requests that should lead somewhere."""

    def __init__(self, house: House) -> None:
        self.url = house.url
        self.session = requests.Session()
        self.session.headers["X-Playcall"] = "1"
        self.renew()
        self.tables = [
            self._open({"seats": ["me", "random"]}),
            self._open({"seats": ["me", "open"], "listed": True}),
            self._open({"seats": ["me", "random"], "options": {"rounds": "1"}}),
        ]
        self.session.post(f"{self.url}/api/tables/{self.tables[2]}/concede")
        wish: dict[str, Any] = {
            "game": "high_card",
            "name": "Fuzz",
            "team": "Fuzz",
            "public": True,
            "settings": {"teams": 4},
        }
        self.league = self.session.post(f"{self.url}/api/leagues", json=wish).json()["id"]
        self.session.post(f"{self.url}/api/leagues/{self.league}/act", json={"do": "start"})

    def renew(self) -> None:
        """Be somebody, whatever became of the session."""
        self.person = self.session.post(f"{self.url}/api/guests", json={}).json()["id"]

    def _open(self, wishes: dict[str, Any]) -> str:
        opened = self.session.post(f"{self.url}/api/tables", json={"game": "high_card", **wishes}).json()
        self.invite = opened["invite"]
        table: str = opened["table"]["id"]
        return table

    def real(self, name: str, made_up: str) -> str:
        """In two of three cases something that is there, in place of what was made up."""
        real = {
            "table": self.tables[len(made_up) % 3],
            "game": "high_card",
            "league": self.league,
            "rule": "HC-2.1",
            "person": self.person,
            "secret": self.invite,
        }
        return made_up if len(made_up) % 3 == 1 else real.get(name, made_up)


@pytest.fixture(scope="module")
def world(house: House) -> Iterator[World]:
    world = World(house)
    yield world
    world.session.close()


@schema.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
def test_every_answer_is_documented(case: schemathesis.Case[Any], world: World) -> None:
    world.renew()
    as_made = {**case.path_parameters}
    case.path_parameters = {name: world.real(name, str(value)) for name, value in as_made.items()}
    untouched = as_made == case.path_parameters
    response = case.call(base_url=world.url, session=world.session)
    case.validate_response(response, checks=CHECKS + [checks.negative_data_rejection] * untouched)


# The description itself -----------------------------------------------------------------------------------------------


def routes() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in DESCRIPTION["paths"].items():
        for method, told in methods.items():
            yield f"{method.upper()} {path}", told


@pytest.mark.parametrize(("route", "told"), list(routes()))
def test_every_route_is_described(route: str, told: dict[str, Any]) -> None:
    assert told.get("description"), route
    for status, answer in told["responses"].items():
        assert answer["description"], (route, status)
        if int(status) >= 400:
            assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
    assert {"422", "429"} <= told["responses"].keys()


def test_every_code_that_is_raised_has_a_status() -> None:
    folder = Path(playcall.__file__).parent
    sources = [path for part in ("host", "server") for path in (folder / part).rglob("*.py")]
    raised = {
        code
        for path in sources
        for code in re.findall(r'(?:Refused|response)\(\s*"([a-z]+/[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    only_on_sockets = {"spectator/silent", "origin/refused"}
    assert raised - only_on_sockets <= STATUS.keys()


def test_every_status_is_documented_somewhere() -> None:
    documented = {int(status) for _, told in routes() for status in told["responses"]}
    assert set(STATUS.values()) - {405, 500} <= documented
