"""The card of a dataset: what is in it, how it came about, how it is made again, beside it as Markdown."""

from __future__ import annotations

from pathlib import Path

from playcall.games import load
from playcall.lab.simulate import Summary
from playcall.research.dataset import CHUNK, COLUMNS, Export

_TEXT = """\
# {title}: {games} games

Every decision of {games} games between bots, made by Playcall {playcall}. No person has played in them; everything in
the file was worked out by the program and may be used under its licence (MIT).

| | |
|---|---|
| game | `{game}`, rules version {rules}, cards `{cards}` |
| options | {options} |
| bots, by seat | {bots} |
| seed | {seed} |
| games, decisions | {games}, {decisions} |
| won, by seat | {wins}; {ties} ties |
| mean scores | {scores} |
| layout of the observations | {layout} |
| digest of all records | `{digest}` |

A row is a decision. A row group holds {chunk} games.

| column | type | what it holds |
|---|---|---|
{columns}

Made with, and made again to the same digest by:

```sh
{command}
```

Read with `playcall.research.load("{file}")`, or with anything that reads Parquet. Bots choose from what their seat may
know; views and observations hold nothing else. Bots of one level are all alike: an agent that has learned from them has
seen few ways to play.
"""


def write_card(out: Path, made: Export, summary: Summary) -> Path:
    """Write the card beside a file."""
    schema = made.schema()
    columns = "\n".join(f"| `{name}` | {schema.field(name).type} | {COLUMNS[name][1]} |" for name in schema.names)
    card = out.with_suffix(".md")
    text = _TEXT.format(
        title=load(made.game).title, playcall=made.playcall, game=made.game, rules=made.rules, cards=made.cards,
        options=", ".join(f"`{name}={value}`" for name, value in made.settings.items()) or "as they are",
        bots=", ".join(made.bots), seed=made.seed, games=summary.games, decisions=summary.decisions,
        wins=", ".join(map(str, summary.wins)), ties=summary.ties, scores=", ".join(map(str, summary.mean_scores)),
        layout=f"`{made.layout}`" if made.layout else "left out", digest=summary.digest, chunk=CHUNK, columns=columns,
        command=_command(out, made, summary), file=out.name,
    )  # fmt: skip
    card.write_text(text, encoding="utf-8")
    return card


def _command(out: Path, made: Export, summary: Summary) -> str:
    words = [
        f"playcall simulate {made.game} --games {summary.games} --seed {made.seed}", f"--bots {','.join(made.bots)}",
        *(f"--option {name}={value}" for name, value in made.settings.items()),
        *(["--no-views"] if not made.views else []), *(["--no-tensors"] if not made.tensors else []),
        f"--out {out.name}",
    ]  # fmt: skip
    return " ".join(words)
