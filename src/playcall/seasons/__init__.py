"""Competitions hosted: durable, live, and with fixtures at real tables. No HTTP.

A competition's truth is its log (`playcall.leagues`). A `Desk` is folded from it and is the judge of what may be
entered next; `Desks` has the store commit an entry before it is shown to anyone, and two processes cannot make the same
one: the second catches up and judges again. `Matches` opens tables for fixtures, has bots play theirs, and reads
results from finished tables. `Clubhouse` is all of it: what members can do, and what runs by itself in the process that
leads.
"""
