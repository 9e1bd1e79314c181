"""The options of every game: documented, with a rule behind each; bad values are refused with the good ones."""

from __future__ import annotations

from dataclasses import Field, fields
from typing import Any

import pytest

from playcall.contract import Game
from playcall.contract.speech import LANGUAGES
from playcall.games import all_games
from playcall.kernel import BadOption

OPTIONS = [
    pytest.param(game, field, id=f"{game.id}-{field.name}") for game in all_games() for field in fields(game.options)
]
every_option = pytest.mark.parametrize(("game", "option"), OPTIONS)


@every_option
def test_an_option_is_explained_and_has_a_rule(game: Game, option: Field[Any]) -> None:
    for language in LANGUAGES:
        assert game.described(f"option-{option.name}-doc", language).endswith(".")
    assert option.metadata["rule"] in {rule.id for rule in game.rulebook().rules}


@every_option
def test_a_value_it_does_not_take_is_refused_with_those_it_takes(game: Game, option: Field[Any]) -> None:
    values, limits = option.metadata.get("values"), option.metadata.get("range")
    if values:
        *most, last = values
        with pytest.raises(BadOption, match=f"'{option.name}' cannot be 'maybe'; it takes {', '.join(most)} or {last}"):
            game.parse_options({option.name: "maybe"})
    elif limits:
        least, most = limits
        for bad in (str(least - 1), str(most + 1), "some", ""):
            with pytest.raises(BadOption, match=f"'{option.name}' cannot be .* a number from {least} to {most}"):
                game.parse_options({option.name: bad})


@every_option
def test_the_default_comes_first_and_is_not_written_down(game: Game, option: Field[Any]) -> None:
    values = option.metadata.get("values")
    if values:
        assert game.options_to_json(game.parse_options({option.name: values[0]})) == {}


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_an_unknown_option_is_refused_with_those_there_are(game: Game) -> None:
    first = ", ".join(field.name for field in fields(game.options)[:3])
    with pytest.raises(BadOption, match=f"There is no option 'weather'; options are: {first}"):
        game.parse_options({"weather": "fine"})
