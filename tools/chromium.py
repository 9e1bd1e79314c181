"""The browser that the tests drive: Debian's chromium. Installs it where that is allowed, else says how."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW = (
    "The browser tests need Chromium: apt install chromium (as root), or name one that is there, "
    "PLAYCALL_CHROMIUM=/path/to/chromium make test."
)


def find() -> str | None:
    """The program to run; `PLAYCALL_CHROMIUM` comes first."""
    return os.environ.get("PLAYCALL_CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if find():
        return 0
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        print(HOW, file=sys.stderr)
        return 1
    print("Installing chromium for the browser tests ...")
    quiet = {"stdout": subprocess.DEVNULL, "check": False, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    for words in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *words], **quiet)  # type: ignore[call-overload]
    if find():
        return 0
    print(f"Chromium could not be installed. {HOW}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
