"""Action cards: yards of run and pass, the kick, the foul with the official's signal, the injury."""

from __future__ import annotations

from playcall.art.faces import face_svg
from playcall.art.figures import player
from playcall.art.lettering import BOLD, HEAVY, NAME, fit, text
from playcall.art.svg import NOTHING, Svg, group, join, line, path, rect, use
from playcall.games.highlights_2052.cards import ActionCard
from playcall.games.highlights_2052.effects import PASS, RUN
from playcall.games.highlights_2052.faces.pictures import signal
from playcall.games.highlights_2052.faces.pieces import badge
from playcall.games.highlights_2052.faces.stock import HEIGHT, PAPER, PREFIX, WIDTH
from playcall.games.highlights_2052.printed import FOULS

BLUE = "#0b1030"
INJURIES = {
    "none": "No injury", "minor": "Minor injury", "moderate": "Moderate injury", "serious": "Serious injury",
    "season": "Out for the season",
}  # fmt: skip
LEFT, RIGHT = 16, WIDTH - 16
ROWS = (98, 152, 206)


def action_face(card: ActionCard) -> Svg:
    """One drawing serves hand and zoom: there are few words on it, all of them large."""
    official = player(PREFIX, signal(card), "cap", 84, 58, 172, stroke="#dde3f0", fill="#c6d0e4", color=PAPER)
    return face_svg(
        (WIDTH, HEIGHT), use(f"{PREFIX}action", 0, 0, WIDTH, HEIGHT), official,
        _head(card), _yards(card), _kick(card), _foul(card), _injury(card),
    )  # fmt: skip


def action_stock() -> Svg:
    """Light paper with a dark frame, a broadcast's bar on top."""
    return join(
        rect(0, 0, WIDTH, HEIGHT, fill=BLUE),
        rect(6, 6, WIDTH - 12, HEIGHT - 12, rx=9, fill=PAPER),
        path("M0 0H177L154 50H0Z", fill=BLUE),
        path("M178 50 198 6M190 50 210 6", stroke="#35e0ff", stroke_width=4),
        path(line((LEFT, 125), (RIGHT, 125)) + line((LEFT, 179), (RIGHT, 179)), stroke="#d5dcec", stroke_width=2),
    )


def _head(card: ActionCard) -> Svg:
    return join(
        text(LEFT + 2, 38, "Action", BOLD, 27, fill="#fff"),
        text(142, 39, str(card.no), HEAVY, 32, anchor="end", fill="#35e0ff"),
    )


def _yards(card: ActionCard) -> Svg:
    rows = ((RUN, "Run", card.run), (PASS, "Pass", card.pass_))
    return group(
        *(
            join(badge(kind, LEFT + 18, y, 36), _row(name, str(yards), y))
            for (kind, name, yards), y in zip(rows, ROWS, strict=False)
        ),
        class_="yards",
    )


def _kick(card: ActionCard) -> Svg:
    y = ROWS[2]
    icon = use(f"{PREFIX}{'hand' if card.block else 'posts'}", LEFT, y - 18, 36, color=BLUE)
    words = _row("Blocked", f"+{card.block}", y) if card.block else _row("Kick", str(card.kick), y)
    return group(icon, words, class_="kick")


def _row(name: str, figure: str, y: float) -> Svg:
    return join(
        text(LEFT + 46, y + 10, name, BOLD, 28, fill=BLUE),
        text(RIGHT - 2, y + 16, figure, HEAVY, 46, anchor="end", fill=BLUE),
    )


def _foul(card: ActionCard) -> Svg:
    foul = card.penalty != "none"
    return group(_strip(236, "flag", FOULS[card.penalty].capitalize(), "#ffd84d" if foul else None), class_="foul")


def _injury(card: ActionCard) -> Svg:
    hurt = card.injury != "none"
    return group(_strip(288, "cross", INJURIES[card.injury], "#ff9d95" if hurt else None), class_="injury")


def _strip(top: float, icon: str, words: str, ground: str | None) -> Svg:
    """A bar for what happened, plain words for what did not."""
    ink = BLUE if ground else "#5d6985"
    fitted = fit(words, BOLD if ground else NAME, (26, 25, 24, 23, 22, 21), RIGHT - LEFT - 44)
    return join(
        rect(LEFT - 4, top, RIGHT - LEFT + 8, 46, rx=6, fill=ground) if ground else NOTHING,
        use(f"{PREFIX}{icon}", LEFT + 4, top + 9, 28, color=ink),
        text(
            LEFT + 40, top + 23 + fitted.size * 0.35, fitted.lines[0], BOLD if ground else NAME, fitted.size,
            squeeze=fitted.squeeze, fill=ink,
        ),
    )  # fmt: skip
