"""The browser shows sums in advance: what it is tested with is what the rules say now."""

from __future__ import annotations

import json

from tools.gridiron_fixtures import FILE, fixture


def test_the_browsers_samples_are_what_the_rules_say() -> None:
    assert FILE.read_bytes() == fixture(), "write them anew: python tools/gridiron_fixtures.py"


def test_the_samples_hold_every_effect_that_changes_a_number_or_a_list() -> None:
    told = json.loads(FILE.read_bytes())
    effects = {card["id"]: card["facts"]["effect"] for card in told["cards"] if "effect" in card["facts"]}
    seen = {effects[call.partition("*")[0]] for case in told["cases"] for call in case["calls"]}
    assert {
        "BOOST", "DRAIN", "CLOSE", "OPEN", "ALSO", "UPGRADE", "SETTLE", "HOLD", "RETURN", "ESCORT", "GANG", "CANCEL",
    } <= seen  # fmt: skip
    assert any(case["cancelled"] for case in told["cases"])
    assert any(case["punting"] for case in told["cases"])
    assert any(case["carry"] for case in told["cases"])
