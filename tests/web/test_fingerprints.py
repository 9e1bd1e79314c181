"""Both sides of the socket hash a view alike: the client's unit tests read the same file."""

from __future__ import annotations

import json
from pathlib import Path

from playcall.tables.audience import fingerprint

SAMPLES = Path(__file__).resolve().parents[2] / "web" / "tests" / "fingerprints.json"


def test_the_clients_samples_are_what_the_server_says() -> None:
    samples = json.loads(SAMPLES.read_text(encoding="utf-8"))
    assert len(samples) == 2
    assert [fingerprint(sample["view"]) for sample in samples] == [sample["hash"] for sample in samples]
