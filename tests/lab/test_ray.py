"""The same games on a Ray cluster: one of two workers is started, once, and everything is played on it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from playcall.games import load, with_sets
from playcall.games.shelf import read_set
from playcall.kernel import BadOption
from playcall.lab.arena import bouts, fight
from playcall.lab.cluster import check_place
from playcall.lab.experiment import Experiment, run
from playcall.lab.simulate import simulate

SET = Path(__file__).parents[2] / "examples/sets/sandlot_rules.toml"
QUICK = {"mode": "quick"}

ON_A_CLUSTER = """
import json, sys
from pathlib import Path
from playcall.games import load, shelf, with_sets
from playcall.lab.arena import bouts, fight
from playcall.lab.experiment import Experiment, run
from playcall.lab.jobs import processes
from playcall.lab.simulate import simulate

shelf.keep(expansion := shelf.read_set(Path(sys.argv[1])))
game, settings = with_sets(load("sport_jockeys"), [expansion]).id, {"mode": "quick"}
with processes(2, "local") as cluster:
    run(Experiment(game, 20, 3, "random", settings), Path(sys.argv[2]), jobs=2, on="local")
    summary = simulate("sport_jockeys", 24, 5, ["random"], settings, jobs=2, on="local")
    outcomes = fight(bouts("sport_jockeys", settings, ["random", "rookie"], 4, 1), 2, on="local")
print(json.dumps([cluster.width, summary.digest, [outcome.points for outcome in outcomes]]))
"""


@pytest.mark.timeout(400)  # several processes start for it, and a busy machine takes its time
def test_a_cluster_of_two_workers_plays_what_one_process_plays(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    command = [sys.executable, "-c", ON_A_CLUSTER, str(SET), str(there)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=380, check=False)
    assert done.returncode == 0, done.stderr
    width, digest, points = json.loads(done.stdout.splitlines()[-1])
    assert width == 2
    assert digest == simulate("sport_jockeys", 24, 5, ["random"], QUICK).digest
    due = bouts("sport_jockeys", QUICK, ["random", "rookie"], 4, 1)
    assert points == [list(outcome.points) for outcome in fight(due)]
    game = with_sets(load("sport_jockeys"), [read_set(SET)])
    run(Experiment(game.id, 20, 3, "random", QUICK), here)
    assert there.read_bytes() == here.read_bytes()


@pytest.mark.parametrize("on", ["ray", "ray://", "http://somewhere"])
def test_what_is_no_cluster_is_refused(on: str) -> None:
    with pytest.raises(BadOption, match="is not a cluster"):
        check_place(on)
