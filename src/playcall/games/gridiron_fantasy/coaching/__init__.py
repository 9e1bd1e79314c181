"""How a strong player thinks: the worth of a position, calls, Challenges, and everything else."""
