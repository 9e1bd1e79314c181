"""The football end: what the plays do, injury and field goal, each play in its lane, footballs at the edge."""

from __future__ import annotations

from playcall.art.lettering import HEAVY, NAME, TEXT, Fitted, fit, fit_height, paragraph, text
from playcall.art.svg import NOTHING, Svg, group, join, use
from playcall.games.highlights_2052.cards import Card, Play
from playcall.games.highlights_2052.faces.lines import effect_words, printed_effects
from playcall.games.highlights_2052.faces.pieces import (
    LEFT,
    RIGHT,
    SMALLEST,
    Layout,
    badge,
    dash,
    edge,
    lane,
    lane_x,
    marks,
)
from playcall.games.highlights_2052.faces.stock import (
    CROSS,
    EFFECT,
    FOOTBALL_BAND,
    FOOTBALLS,
    INK,
    POSTS,
    PREFIX,
    SOFT,
)

TEXT_SIZES = (12, 11.5, 11, 10.5, SMALLEST)
LEAD = 1.18
GAP = 4


def offence_end(card: Card, layout: Layout) -> Svg:
    kick, width = _kick(card, layout)
    words = _printed(card, layout, width) if layout.words else _short(card, layout, width)
    return group(words, kick, _footballs(card, layout), _plays(card, layout), class_="end-off")


def _kick(card: Card, layout: Layout) -> tuple[Svg, float]:
    """Posts with the field-goal number in the corner, the injury cross beside them; and how wide both are."""
    size = layout.kick
    middle = layout.effects_top + size * 0.62
    figure = HEAVY.width(str(card.fg), size)
    right = RIGHT - 8
    posts = right - figure - size * 0.8
    cross = posts - size * 0.82
    drawn = join(
        use(f"{PREFIX}cross", cross, middle - size * 0.34, size * 0.72, color=CROSS) if card.injury else NOTHING,
        use(f"{PREFIX}posts", posts, middle - size * 0.36, size * 0.74, color=POSTS),
        text(right, middle + size * 0.35, str(card.fg), HEAVY, size, anchor="end", fill=POSTS),
    )
    return drawn, RIGHT - (cross if card.injury else posts)


def _short(card: Card, layout: Layout, used: float) -> Svg:
    words = effect_words(card)
    if not words:
        return NOTHING
    fitted = fit(words, NAME, (24, 23, 22, layout.note_size), RIGHT - LEFT - 10 - used - 4, 2)
    middle = layout.effects_top + layout.effects / 2 + 1
    height = fitted.size * (0.7 + 0.98 * (len(fitted.lines) - 1))
    return paragraph(LEFT + 10, middle - height / 2 + fitted.size * 0.7, fitted, NAME, 0.98, fill=EFFECT)


def _printed(card: Card, layout: Layout, used: float) -> Svg:
    """The plays in words, then the flavour in what room is left."""
    width = RIGHT - LEFT - 10 - used - 6
    words = printed_effects(card)
    for size in TEXT_SIZES:
        effect = fit_height(words, TEXT, (size,), width, layout.effects - 4, LEAD) if words else Fitted((), size)
        taken = len(effect.lines) * size * LEAD + (3 if words and card.flavour else 0)
        small = max(SMALLEST, size - 1)
        room = layout.effects - 6 - taken
        flavour = fit_height(card.flavour, TEXT, (small,), width, room, LEAD) if card.flavour else Fitted((), small)
        if not (effect.clipped or flavour.clipped or effect.squeeze < 1 or flavour.squeeze < 1):
            break
    top = layout.effects_top + 3 + effect.size
    return join(
        paragraph(LEFT + 10, top, effect, TEXT, LEAD, fill=EFFECT),
        paragraph(
            LEFT + 10, layout.effects_top + 3 + taken + flavour.size, flavour, TEXT, LEAD, fill=SOFT, opacity=0.85
        ),
    )


def _plays(card: Card, layout: Layout) -> Svg:
    size = layout.single_yards if len(card.plays) == 1 else layout.yards
    middle = layout.plays_top + layout.plays / 2
    widths = [layout.play_badge + GAP + HEAVY.width(str(play.yards), size) for play in card.plays]
    places = _spread([lane_x(play.area) for play in card.plays], widths)
    return join(
        *(
            lane(play.area, _play(play, x - width / 2, middle, size, layout.play_badge))
            for play, x, width in zip(card.plays, places, widths, strict=True)
        )
    )


def _play(play: Play, left: float, middle: float, size: float, badge_size: float) -> Svg:
    yards = text(left + badge_size + GAP, middle + size * 0.35, str(play.yards), HEAVY, size, fill=INK)
    return join(badge(play.type, left + badge_size / 2, middle, badge_size), yards)


def _spread(wanted: list[float], widths: list[float]) -> list[float]:
    """The middles nearest to those wanted at which nothing touches its neighbour or leaves the card."""
    places, right = [], LEFT + 3.0
    for x, width in zip(wanted, widths, strict=True):
        places.append(max(x, right + width / 2))
        right = places[-1] + width / 2 + 5
    limit = RIGHT - 3.0
    for index in reversed(range(len(places))):
        places[index] = min(places[index], limit - widths[index] / 2)
        limit = places[index] - widths[index] / 2 - 5
    return places


def _footballs(card: Card, layout: Layout) -> Svg:
    middle = layout.footballs_top + layout.edge / 2
    lanes = []
    for area in range(3):
        groups = [play.footballs for play in card.plays if play.area == area]
        x = lane_x(area)
        drawn = marks("football", groups, x, middle, layout.icon, FOOTBALLS) if groups else dash(x, middle)
        lanes.append(lane(area, drawn))
    return join(edge(layout.footballs_top, layout.edge, FOOTBALL_BAND, round_top=False), *lanes)
