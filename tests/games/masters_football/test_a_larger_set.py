"""A card of known effects is data: a player, a manager and an action card are added, and everything works with them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from playcall.games.masters_football import __file__ as game_file

PLAYER = """
[[player]]
id = "B99"
name = "Late Arrival"
level = "bronze"
pos = "M"
cost = 1
attack = [1, 2, 1, 1]
defence = [2, 1, 2, 2]
tac = 2
"""
MANAGER = """
[[manager]]
id = "M99"
name = "Second Tactician"
budget = 10
academy_limit = 3
ability = "tactician"
rule = "MF-24.9"
text = "+3 on the tactical value in every tactical roll."
"""
ACTION = """
[[action]]
id = "ST99"
name = "Extra Man"
count = 40
type = "STRATEGY"
timing = "PRE"
windows = ["SW"]
cost = 0
side = "OWN"
effects = [{effect = "team_mod", att = 1, def = 1}]
text = "Your attack +1 and defence +1."
"""
PLAY = """
import sys
import playcall.games
playcall.games.__path__.insert(0, sys.argv[1])
from playcall.art.plain import drawings_of
from playcall.contract.speech import speaker
from playcall.games.masters_football import GAME
from playcall.kernel import Chance, imagine

seen = set()
for seed in range(6):
    state, chance = GAME.start(GAME.parse_options({"mode": "friendly"}), seed), Chance.of(seed)
    log = state.listen()
    while not state.over:
        seat = state.to_move()
        for action in state.legal(seat):
            GAME.preview(state, seat, action)
        state.apply(seat, GAME.coach.advise(imagine(state, seat, chance), seat)[0].action)
    for event in log:
        seen |= {*GAME.features_seen(event)}
        for language in ("en", "de"):
            speaker(GAME.package, language)(GAME.words.line(event, None))
assert "action ST99" in seen, "The new card is never played."
faces = {face.id for face in GAME.faces()}
assert {"B99", "M99", "ST99"} <= faces
assert all(drawings_of(GAME).cards[card] for card in ("B99", "M99", "ST99")), "A face is missing."
print("played")
"""


def test_added_cards_are_played_told_and_shown(tmp_path: Path) -> None:
    """The pictures of cards without an emblem are set in plain type."""
    package = tmp_path / "masters_football"
    shutil.copytree(Path(game_file).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    for name, card in (("players", PLAYER), ("managers", MANAGER), ("actions", ACTION)):
        file = package / "cards" / f"{name}.toml"
        file.write_text(file.read_text(encoding="utf-8") + card, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", PLAY, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "played", done.stderr
