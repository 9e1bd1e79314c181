"""Football Highlights 2052: two 50-yard fields, two-ended cards, both drives at once.

Beside zones and public fields, a view holds what a table draws (`Table.own_facts`): `rules` with the numbers of the
rules, `spots` with where drives start and what kicks need, `threat` with what the card in play may do, `kick`,
`roster`, `profiles` and, in a competition, `season`.
"""

from playcall.games.highlights_2052.game import Highlights as Highlights

GAME = Highlights()
