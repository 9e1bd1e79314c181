"""LG-1.6  All chance of a competition: labelled draws from its seed, whatever the order of clicks."""

from __future__ import annotations

from hashlib import blake2b

from playcall.kernel import Chance

SEEDS = 1 << 32


def chance(seed: int, season: int, purpose: str, number: int = 0) -> Chance:
    """A stream for one purpose of a season."""
    label = f"{seed}/{season}/{purpose}/{number}".encode()
    return Chance(int.from_bytes(blake2b(label, digest_size=8).digest()))


def lots(seed: int, season: int, teams: int) -> list[int]:
    """The lot number 1 .. n of each team; the lower is better."""
    numbers = list(range(1, teams + 1))
    chance(seed, season, "lots").shuffle("lots", numbers)
    return numbers


def coin(seed: int, season: int, fixture: str) -> int:
    """LG-6.3  The last means by which a winner is found: 0 for home, 1 for away."""
    return chance(seed, season, f"coin {fixture}").number("coin", 2)


def match_seed(seed: int, season: int, fixture: str) -> int:
    """The seed of the table at which a fixture is played."""
    return chance(seed, season, f"match {fixture}").number("seed", SEEDS)
