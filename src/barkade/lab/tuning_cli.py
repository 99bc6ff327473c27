"""`barkade tune`: tune the constants of a game's guide, or match the guide against one of another checkout."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid

from barkade.engine.errors import BarkadeError
from barkade.engine.game import Game
from barkade.engine.i18n import Message, message, say
from barkade.engine.setup import Setup
from barkade.lab.guide import Guide, Values
from barkade.lab.guide_match import GuideMatch
from barkade.lab.tuning import Confirmed, confirm, tune

WATCHED = 2_000
"""Games for the Brier scores."""


@dataclass(frozen=True, slots=True)
class Order:
    """The game to tune or to compare, and for how long."""

    setups: Sequence[Setup]
    """The same game with several numbers of players."""
    steps: int
    rounds: int
    """Rounds of a step; each match that confirms has ten times as many."""
    seed: int

    @property
    def game(self) -> Game:
        return self.setups[0].game

    @property
    def confirming(self) -> int:
        return 10 * self.rounds


def run_tuning(order: Order, write: bool, as_json: bool) -> int:
    """Tune, confirm and show; return 1 if nothing better was found."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(_preparing(order), total=order.steps)
        matches = [GuideMatch(setup) for setup in order.setups]
        guide = matches[0].guide
        old = guide.values()
        if not old:
            raise BarkadeError(message("tune-nothing", game=message(f"{order.game.id}-name")))

        def advance(step: int) -> None:
            progress.update(task, completed=step)

        new = tune(matches, order.steps, order.rounds, order.seed, advance)
        confirmed = confirm(matches, new, order.confirming, order.seed)
    better = any(each.gain for each in confirmed) and not any(each.loss for each in confirmed)
    if write and better:
        guide.write(new)
    if as_json:
        _print_json(order, confirmed, old=old, new=new, better=better)
        return int(not better)
    console = Console(highlight=False)
    console.print(f"[bold]{_title('tune-title', order)}")
    console.print(Padding(_constants(old, new), (0, 0, 1, 2)))
    console.print(Padding(_shares(confirmed), (0, 0, 1, 2)))
    console.print(say(message("tune-worse" if not better else "tune-written" if write else "tune-better")))
    return int(not better)


def run_comparison(order: Order, folder: Path, as_json: bool) -> int:
    """Match the guide against that of another folder, and compare how well both evaluations foresee the winner."""
    if not any((folder / name).exists() for name in ("heuristics.py", "heuristics")):
        raise BarkadeError(message("tune-no-guide", folder=str(folder)))
    matches = [GuideMatch(setup, Guide.of(folder)) for setup in order.setups]
    confirmed = confirm(matches, matches[0].guide.values(), order.confirming, order.seed)
    brier = matches[0].brier(WATCHED, order.seed)
    if as_json:
        _print_json(order, confirmed, brier=brier)
        return 0
    console = Console(highlight=False)
    console.print(f"[bold]{_title('tune-compared', order)}")
    console.print(Padding(_shares(confirmed), (0, 0, 1, 2)))
    console.print(say(message("tune-foresight", players=order.setups[0].players)))
    console.print(Padding(_foresight(brier), (0, 0, 0, 2)))
    return 0


def _preparing(order: Order) -> str:
    return say(message("ladder-preparing", game=message(f"{order.game.id}-name")))


def _title(kind: str, order: Order) -> str:
    return say(message(kind, game=message(f"{order.game.id}-name"), seed=str(order.seed)))


def _grid(*headings: Message) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for at, heading in enumerate(headings):
        grid.add_column(say(heading), justify="right" if at else "left")
    return grid


def _constants(old: Values, new: Values) -> Grid:
    grid = _grid(message("tune-constant"), message("tune-old"), message("tune-new"))
    for name in old:
        grid.add_row(name, *(", ".join(map(str, values[name])) for values in (old, new)))
    return grid


def _shares(confirmed: Sequence[Confirmed]) -> Grid:
    headings = ("tune-players", "ladder-games", "tune-even", "ladder-share", "ladder-interval")
    grid = _grid(*map(message, headings))
    for each in confirmed:
        ends = message("lab-to", low=_percent(each.share.low), high=_percent(each.share.high))
        shown = (_percent(1 / each.players), _percent(each.share.value), ends)
        grid.add_row(str(each.players), say(message("ladder-whole", value=each.games)), *map(say, shown))
    return grid


def _foresight(brier: Sequence[tuple[float, float]]) -> Grid:
    grid = _grid(message("tune-third"), message("tune-new"), message("tune-old"))
    for third, scores in enumerate(brier, 1):
        grid.add_row(str(third), *(f"{score:.3f}" for score in scores))
    return grid


def _percent(value: float) -> Message:
    return message("ladder-percent", value=value)


def _print_json(order: Order, confirmed: Sequence[Confirmed], **more: Any) -> None:
    matches = [
        {
            "players": each.players,
            "games": each.games,
            "share": each.share.value,
            "share_95": [each.share.low, each.share.high],
            "equal_share": 1 / each.players,
        }
        for each in confirmed
    ]
    print(json.dumps({"game": order.game.id, "seed": order.seed, **more, "matches": matches}, indent=2))
