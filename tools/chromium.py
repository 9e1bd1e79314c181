"""The browser that the tests drive: Debian's chromium, its headless shell first, which opens pages in half the time.

Installs what is missing where that is allowed, else says how.
"""

from __future__ import annotations

import os
import shutil
import sys

from tools.debian import install, may_install

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = (
    "The browser tests need Chromium: apt install chromium-headless-shell (as root), or name one that is there, "
    "PLAYCALL_CHROMIUM=/path/to/chromium make test."
)


def find() -> str | None:
    """The program to run; `PLAYCALL_CHROMIUM` comes first."""
    return os.environ.get("PLAYCALL_CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if "PLAYCALL_CHROMIUM" in os.environ or shutil.which(SHELL):
        return 0
    if may_install():
        print(f"Installing {SHELL} for the browser tests ...")
        install(SHELL) or find() or install("chromium")
    if find():
        return 0
    print(HOW, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
