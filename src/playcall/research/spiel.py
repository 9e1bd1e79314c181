"""OpenSpiel: every game as `playcall_ID`, sequential, with one chance node at its root that draws all of its luck.

What several seats choose at once is asked one after another; nobody sees what another has chosen before all have. The
`deals` of a game are as many roots as chance can draw: 1 makes the game deterministic.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, ClassVar, Self

import msgspec
import numpy as np
import pyspiel

from playcall.contract import Game
from playcall.games import all_games, load
from playcall.kernel import Chance, State, imagine, place_of, sees, sees_set
from playcall.research.observer import Observer
from playcall.research.setting import payoffs, prepared

DEALS = 1000
_GAMES: dict[str, Game] = {}
"""Those that were registered without being installed."""


def register(game: Game) -> str:
    """Tell OpenSpiel of a game; its name there. Registering it again changes nothing."""
    kind = _type_of(game, game.seats[1])
    if kind.short_name not in pyspiel.registered_names():
        _GAMES[game.id] = game
        made = type(f"Spiel{type(game).__name__}", (SpielGame,), {"rules": game})
        pyspiel.register_game(kind, made)
    return str(kind.short_name)


def register_all() -> list[str]:
    """Tell OpenSpiel of every game that is installed; their names there."""
    return [register(game) for game in all_games()]


def _type_of(game: Game, seats: int) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"playcall_{game.id}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if seats > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"mode": "", "options": "", "deals": DEALS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its mode, its options (`name=value` with blanks between them) and the number of its deals."""

    rules: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given: dict[str, Any] = {"mode": "", "options": "", "deals": DEALS} | (params or {})
        settings = dict(word.split("=", 1) for word in given["options"].split())
        _, self.options = prepared(self.rules, given["mode"] or None, settings)
        self.deals = int(given["deals"])
        self.observer = Observer(self.rules, self.options)
        seats = self.observer.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-float(max(1, seats - 1)),
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=self.rules.bound(self.options),
        )
        super().__init__(_type_of(self.rules, seats), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Play:
    """A position that OpenSpiel may copy and save, with what each seat remembers of its own choices."""

    __slots__ = ("chosen", "memories", "state")

    def __init__(self, state: State, memories: list[bytes], chosen: list[dict[int, int]]) -> None:
        self.state = state
        self.memories = memories
        """For each seat a hash of all it has seen at its own decisions and what it has chosen."""
        self.chosen = chosen
        """How often each seat has chosen each action."""

    def __deepcopy__(self, _: Any) -> Self:
        return type(self)(self.state.clone(), self.memories[:], [dict(own) for own in self.chosen])

    def __reduce__(self) -> tuple[Callable[..., Play], tuple[Any, ...]]:
        return _restored, (self.state.game.id, self.state.to_json(), self.memories, self.chosen)

    def apply(self, seat: int, action: int) -> None:
        told = self.memories[seat] + seen_as_text(self.state, seat).encode() + action.to_bytes(4, "big")
        self.memories[seat] = blake2b(told, digest_size=12).digest()
        self.chosen[seat][action] = self.chosen[seat].get(action, 0) + 1
        self.state.apply(seat, action)


def _restored(game_id: str, saved: dict[str, Any], memories: list[bytes], chosen: list[dict[int, int]]) -> Play:
    return Play((_GAMES.get(game_id) or load(game_id)).restore(saved), memories, chosen)


def seen_as_text(state: State, seat: int) -> str:
    """What a seat may know of a position as one line: place, public fields, zones, options."""
    slots = zip(state.game.layout(state.options_used()).slots, state.zones, strict=True)
    zones = []
    for (kind, holder), cards in slots:
        if sees(state, kind, holder, seat):
            zones.append(cards)
        else:
            zones.append(sorted(cards) if sees_set(state, kind, holder, seat) else [-1 - len(cards)])
    pending = state.pending()
    place = place_of(state, pending)
    facts = {name: getattr(state, name) for name in state.plain}
    waiting = [asked.seat for asked in pending if asked.known]
    return msgspec.json.encode([seat, place, waiting, facts, zones, state.legal(seat)]).decode()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or the moment before the luck of the game is drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.play.state.to_move()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._known().state.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            self.play.apply(self.play.state.to_move(), action)
            return
        game = self.get_game()
        seats = range(game.num_players())
        self.play = Play(game.rules.start(game.options, action), [b"" for _ in seats], [{} for _ in seats])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else str(self.get_game().rules.actions.token(action))

    def returns(self) -> list[float]:
        result = self.play.state.result if self.play is not None else None
        return payoffs(result, self.num_players())

    def information_state_string(self, player: int | None = None) -> str:
        return str(super().information_state_string(self.current_player() if player is None else player))

    def observation_string(self, player: int | None = None) -> str:
        return str(super().observation_string(self.current_player() if player is None else player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, with other unseen cards and other luck."""
        twin: SpielState = self.clone()
        known = twin._known()
        known.state = imagine(known.state, player, Chance.of(int(sampler() * (1 << 53))))
        return twin

    def _known(self) -> Play:
        assert self.play is not None, "The luck of the game is not drawn yet."
        return self.play

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        return msgspec.json.encode(self.play.state.to_json()).decode()


class SpielObserver:
    """Observations and information states of a player. The latter also tell how often each action was chosen."""

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self.observer, self.recalls = game.observer, perfect_recall
        own = self.observer.actions if perfect_recall else 0
        self.tensor = np.zeros(self.observer.size + own, np.float32)
        self.dict = {"observation": self.tensor[: self.observer.size]}
        if perfect_recall:
            self.dict["own_actions"] = self.tensor[self.observer.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.play is None:
            return
        self.observer.vector(state.play.state, player, self.dict["observation"])
        if self.recalls:
            for action, times in state.play.chosen[player].items():
                self.dict["own_actions"][action] = times

    def string_from(self, state: SpielState, player: int) -> str:
        if state.play is None:
            return ""
        seen = seen_as_text(state.play.state, player)
        return f"{state.play.memories[player].hex()} {seen}" if self.recalls else seen
