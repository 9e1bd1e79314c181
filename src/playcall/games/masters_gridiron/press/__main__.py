"""`python -m playcall.games.masters_gridiron.press [--write]`."""

from __future__ import annotations

import sys
from importlib import resources
from pathlib import Path

from playcall.games.masters_gridiron import cards
from playcall.games.masters_gridiron.press.printing import printed_files


def main(arguments: list[str]) -> int:
    folder = Path(str(resources.files(cards.__package__ or "") / "cards"))
    stale = []
    for name, text in printed_files():
        path = folder / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--write" in arguments:
                path.write_text(text, encoding="utf-8")
    print(f"Printed anew: {', '.join(stale)}." if stale else "The printed cards are up to date.")
    return 0 if "--write" in arguments or not stale else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
