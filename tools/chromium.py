"""The browser that the tests drive: Debian's chromium, its headless shell first, which opens pages in half the time.

Installs what is missing where that is allowed, else says how.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PATIENCE = 300
"""Seconds for one word with the package manager."""
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
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {SHELL} for the browser tests ...")
        _install(SHELL) or find() or _install("chromium")
    if find():
        return 0
    print(HOW, file=sys.stderr)
    return 1


def _install(package: str) -> bool:
    install = ["install", "-qq", "--yes", "--no-install-recommends", package]
    return _apt(install) or (_apt(["update", "-qq"]) and _apt(install))


def _apt(words: list[str]) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(["apt-get", *words], env=env, capture_output=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
