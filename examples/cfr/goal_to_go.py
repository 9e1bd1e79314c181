"""Counterfactual regret minimisation on a tiny variant: two downs from the three-yard line, four cards a side.

    pip install 'playcall[research]' ./examples/goal_line
    python examples/cfr/goal_to_go.py --iterations 300

Both sides choose in secret, so the best play is mixed. The script finds it, says how much a perfect opponent could
still gain against it, and prints how the first down is played.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import pyspiel
from goal_line import HAND, USED, GoalLine, Match, Table
from open_spiel.python.algorithms import cfr, exploitability

from playcall.kernel import Procedure, Step
from playcall.research.spiel import register

CARDS, YARDS, DOWNS = 4, 3, 2


@dataclass(slots=True)
class Try(Match):
    """One drive, shorter than that of Goal Line."""

    def kick_off(self, s: Table) -> Step:
        for seat in (0, 1):
            s.zones[HAND(seat)], s.zones[USED(seat)] = list(range(CARDS)), []
        s.to_go = YARDS
        return None

    def on_call(self, s: Table, answers: dict[int, int]) -> Step:
        following = Match.on_call(self, s, answers)
        return self.finish if s.drive or s.down > DOWNS else following


class GoalToGo(GoalLine):
    id, title, procedures = "goal_to_go", "Goal to Go", {"Try": Try}

    def opening(self, options: object) -> Procedure:
        return Try()

    def bound(self, options: object) -> int:
        return 2 * DOWNS + 1


def solve(iterations: int) -> tuple[cfr.CFRPlusSolver, float]:
    """The solver after so many rounds, and how much a perfect opponent could gain."""
    game = pyspiel.load_game(register(GoalToGo()), {"deals": 1})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return solver, exploitability.exploitability(game, solver.average_policy())


def first_down(solver: cfr.CFRPlusSolver) -> dict[str, list[float]]:
    """How often each side calls each card on the first down."""
    state = pyspiel.load_game("playcall_goal_to_go", {"deals": 1}).new_initial_state()
    state.apply_action(0)
    calls = {}
    for side in ("offence", "defence"):
        chances = solver.average_policy().action_probabilities(state)
        calls[side] = [round(chances[action], 3) for action in state.legal_actions()]
        state.apply_action(state.legal_actions()[0])
    return calls


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=300)
    solver, gain = solve(parser.parse_args().iterations)
    print(f"A perfect opponent gains {gain:.4f} a game.")
    for side, shares in first_down(solver).items():
        print(f"{side}: " + ", ".join(f"{share:.0%} card {card}" for card, share in enumerate(shares, 1)))


if __name__ == "__main__":
    main()
