"""Print the teams with their colours as the table in the browser wants them.

python -m playcall.games.masters_gridiron.art > web/src/games/masters_gridiron/teams.json
"""

from __future__ import annotations

from playcall.games.masters_gridiron.art.kits import kits_json

print(kits_json())
