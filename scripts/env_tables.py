"""Write `observations.md` of every game: the numbers of its observations and actions, with their names.

python scripts/env_tables.py            writes them
python scripts/env_tables.py --check    says which are out of date

They are made from what the cells of the state and the actions declare (docs/envs.md).
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from game_pages import write_pages

from barkade.engine.codes import Codes
from barkade.engine.game import Game
from barkade.engine.schema import SEAT, SEAT_FROM_1, UNKNOWN, Cell
from barkade.engine.setup import Setup
from barkade.envs.action_table import ActionTable
from barkade.envs.columns import Columns

MANY = 8
"""The most names of a cell that are listed in the table."""


def page(game: Game) -> str:
    """Return the whole page of a game."""
    return "\n".join(lines(game)) + "\n"


def lines(game: Game) -> Iterator[str]:
    yield f"# Observations and actions of `{game.id}`, version {game.observations}"
    yield ""
    yield "Made by `scripts/env_tables.py`. [docs/envs.md](../../../../docs/envs.md) explains it,"
    yield "[positions.md](positions.md) says what each cell holds. Seats count from the seat that looks, which is 0;"
    yield "rows of seats that nobody sits at are left out."
    yield ""
    yield "| players | numbers of an observation | actions (printed box) |"
    yield "| --- | --- | --- |"
    for players in game.players:
        columns = Columns(game, players)
        actions = ActionTable(game, Setup.of(game.id, players, {}).box(), players)
        yield f"| {players} | {len(columns)} | {len(actions)} of {game.rules.ACTIONS} |"
    yield ""
    yield "## Observations, in order"
    yield ""
    yield "| cell | places | numbers | means |"
    yield "| --- | --- | --- | --- |"
    for name, spec in game.states.fields.items():
        yield f"| `{name}` | {places(spec)} | {numbers(spec)} | {meaning(spec)} |"
    yield ""
    yield "## Actions, in order"
    yield ""
    yield "Those that a box can't have are left out, and so are those that take a person."
    yield ""
    yield "| action | codes of the rules | names |"
    yield "| --- | --- | --- |"
    for codes in game.actions.CODES:
        kind = f"`{codes.kind}`" + (f" or `{codes.alias}`" if codes.alias else "")
        if codes.kind in game.not_for_bots:
            kind += " (people only)"
        last = codes.start + codes.extent - 1
        span = str(codes.start) if codes.extent == 1 else f"{codes.start}-{last}"
        yield f"| {kind} | {span} | {axes(codes)} |"


def places(spec: Cell) -> str:
    shape = " x ".join(map(str, ("players", *spec.shape[1:]) if spec.by_seat else spec.shape))
    return shape or "1"


def numbers(spec: Cell) -> str:
    span = f"{spec.low} to {spec.high}"
    return f"{span}, or {UNKNOWN}: unknown" if spec.secret else span


def meaning(spec: Cell) -> str:
    if spec.names is not None:
        listed = ", ".join(f"{at} `{name}`" for at, name in enumerate(spec.names[:MANY]))
        return listed if len(spec.names) <= MANY else f"{listed} ... {len(spec.names) - 1} `{spec.names[-1]}`"
    said = {SEAT: "a seat; below 0: nobody", SEAT_FROM_1: "a seat + 1; 0: nobody"}
    return said.get(str(spec.means), str(spec.means))


def axes(codes: Codes) -> str:
    said = []
    for axis in codes.axes:
        seat = ", counted from the seat to move" if axis.seat else ""
        said.append(f"`{axis.name}` {axis.label(0)} to {axis.label(axis.extent - 1)}{seat}")
    return "; ".join(said)


def digest(game: Game) -> str:
    """Return a digest of the meaning of every number; it changes with the version, or not at all."""
    columns = [repr(each) for players in game.players for each in Columns(game, players).columns]
    codes = [repr(each) for each in game.actions.CODES]
    return hashlib.sha256("\n".join([*columns, *codes]).encode()).hexdigest()[:16]


def main(argv: list[str]) -> int:
    return write_pages("observations.md", page, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
