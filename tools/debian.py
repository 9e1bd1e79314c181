"""Programs that checks need and a machine may lack, from Debian's packages where that is allowed."""

from __future__ import annotations

import os
import shutil
import subprocess

PATIENCE = 300
"""Seconds for one word with the package manager."""


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str) -> bool:
    """Returns whether it is there now."""
    words = ["install", "-qq", "--yes", "--no-install-recommends", package]
    return _apt(words) or (_apt(["update", "-qq"]) and _apt(words))


def _apt(words: list[str]) -> bool:
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(["apt-get", *words], env=env, capture_output=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
