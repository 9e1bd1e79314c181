"""The action space: every choice of Masters of the Gridiron with its token. Cards are named by their places."""

from __future__ import annotations

from playcall.games.masters_gridiron.cards import load
from playcall.kernel import ActionSpace

PLAYERS_IN_HAND = 3
BOOK_IN_HAND = 4
MOST_CARDS = 40
"""More cards than lie in any pile that one of them is picked from."""

_OFFENCE = [str(place + 1) for place in range(PLAYERS_IN_HAND)]
_PAIRS = [f"{one + 1} {two + 1}" for one in range(PLAYERS_IN_HAND) for two in range(BOOK_IN_HAND)]
_BOOK = [str(place + 1) for place in range(BOOK_IN_HAND)]
_PILE = [str(place + 1) for place in range(MOST_CARDS)]

ACTIONS = ActionSpace()
TEAM = ACTIONS.verb("team", [team.code for team in load().teams])
DISCARD = ACTIONS.verb("discard", _BOOK)
PLAY = ACTIONS.verb("play", _BOOK)
DONE = ACTIONS.verb("done")
ATTEMPT = ACTIONS.verb("attempt", _PAIRS)
PUNT = ACTIONS.verb("punt", _PAIRS)
PUNT_ALONE = ACTIONS.verb("punt alone", _OFFENCE)
PASS = ACTIONS.verb("pass")
DEFEND = ACTIONS.verb("defend", _OFFENCE)
KICK = ACTIONS.verb("kick")
GO = ACTIONS.verb("go")
PICK = ACTIONS.verb("pick", _PILE)
KEEP = ACTIONS.verb("keep")


_PLACES = {
    verb(argument): divmod(argument, BOOK_IN_HAND) for verb in (ATTEMPT, PUNT) for argument in range(len(_PAIRS))
}


def pair(action: int) -> tuple[int, int]:
    """The places of player and play that an attempt or a punt names."""
    return _PLACES[action]
