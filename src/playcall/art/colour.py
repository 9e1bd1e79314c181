"""Colours as `#rrggbb`: mixed on paper, so that a face needs no transparency."""

from __future__ import annotations


def mix(first: str, second: str, share: float) -> str:
    """So much of the first colour, the rest of the second."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def contrast(first: str, second: str) -> float:
    """The contrast of two colours, 1 to 21, as WCAG counts it."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lightened(colour: str, ground: str, least: float) -> str:
    """The colour, mixed with as little white as gives it this contrast with a dark ground."""
    mixed = (mix(colour, "#ffffff", 1 - step / 20) for step in range(21))
    return next((one for one in mixed if contrast(one, ground) >= least), "#ffffff")


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))


def _luminance(colour: str) -> float:
    parts = [c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in _channels(colour)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
