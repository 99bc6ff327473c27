"""`barkade ladder`: run it with a progress bar, then print tables or JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Literal

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid

from barkade.engine.i18n import Message, message, say
from barkade.engine.setup import Setup
from barkade.lab.arena import Ladder, LadderReport
from barkade.lab.pairing import Pairing
from barkade.lab.simulation import cores
from barkade.lab.workers import workers_on
from barkade.stats import APART

USUAL = ("random", "puppy", "young-dog", "good-dog", "clever-dog", "top-dog:1000")
"""Default bots. Top Dog is limited by iterations, so that the same seed gives the same games."""


def run_ladder(
    make_ladder: Callable[[], Ladder],
    setup: Setup,
    games: int,
    processes: int | None,
    as_json: bool,
    early: bool,
    on: str | None = None,
) -> int:
    """Return the exit status: 1 if a bot did not make its own decisions."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    name = message(f"{setup.game.id}-name")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say(message("ladder-preparing", game=name)), total=None)
        ladder = make_ladder()  # compiles
        rounded = -(-games // setup.players) * setup.players
        progress.update(task, total=len(ladder.pairings()) * rounded)

        def advance(pairing: Pairing, more: int) -> None:
            description = say(message("ladder-running", game=name, one=pairing.one, other=pairing.other))
            progress.update(task, advance=more, description=description)

        with workers_on(on) as workers:
            size = processes or (workers.size if workers else cores())
            report = ladder.run(games, size, advance, early, workers)
    if as_json:
        print(json.dumps(report.as_dict(), indent=2))
    else:
        show(report)
    return 1 if report.failed else 0


def show(report: LadderReport) -> None:
    console, setup = Console(highlight=False), report.setup
    title = message("ladder-title", game=message(f"{setup.game.id}-name"), players=setup.players, seed=str(report.seed))
    console.print(f"[bold]{say(title)}")
    console.print(Padding(_pairings(report), (0, 0, 1, 2)))
    adjusted = any(pairing.adjusted for pairing in report.pairings)
    if adjusted:
        console.print(Padding(_less_luck(report), (0, 0, 1, 2)))
    console.print(Padding(_bots(report), (0, 0, 0, 2)))
    for row in report.rows():
        if row["troubles"]:
            trouble = message("ladder-troubles", number=row["troubles"], first=row["first_trouble"])
            console.print(say(trouble), soft_wrap=True)
    for bot in report.failed:
        own = percent(report.own_decisions(bot))
        console.print(say(message("ladder-unrated", bot=bot, own=own)), soft_wrap=True)
    note = message(
        "ladder-note",
        equal=percent(1 / setup.players),
        seconds=round(report.seconds),
        games=sum(len(pairing.games) for pairing in report.pairings),
    )
    took = message("ladder-took", seconds=round(report.processor_seconds))
    console.print(f"{say(note)} {say(took)}", soft_wrap=True)
    if any(pairing.decided for pairing in report.pairings):
        console.print(say(message("ladder-early", apart=points(APART))), soft_wrap=True)
    if adjusted:
        console.print(say(message("ladder-how-adjusted")), soft_wrap=True)


def _grid(*headings: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in headings:
        words = heading in ("one", "other", "among", "bot", "verdict")
        # Numbers stay whole: where the terminal is narrow, words are folded.
        justify: Literal["left", "right"] = "left" if words else "right"
        grid.add_column(say(message(f"ladder-{heading}")), justify=justify, no_wrap=not words, overflow="fold")
    return grid


def percent(share: float) -> Message:
    return message("ladder-percent", value=share)


def points(share: float) -> int:
    return round(100 * share)


def _whole(value: float | None) -> str:
    return "–" if value is None else say(message("ladder-whole", value=value))


def _interval(low: float, high: float) -> str:
    return say(message("lab-to", low=percent(low), high=percent(high)))


def _pairings(report: LadderReport) -> Grid:
    grid = _grid("one", _others(report), "games", "share", "interval", "verdict")
    for pairing in report.pairings:
        grid.add_row(
            pairing.one,
            pairing.other,
            str(len(pairing.games)),
            say(percent(pairing.share)),
            _interval(*pairing.interval),
            say(message(f"ladder-verdict-{pairing.test.verdict}", apart=points(APART))),
        )
    return grid


def _less_luck(report: LadderReport) -> Grid:
    grid = _grid("one", _others(report), "adjusted", "interval", "variance")
    for pairing in report.pairings:
        mean, left = pairing.adjusted_share, pairing.variance_left
        shown = ["–", "–"] if mean is None else [say(percent(mean.value)), _interval(mean.low, mean.high)]
        grid.add_row(pairing.one, pairing.other, *shown, "–" if left is None else say(percent(left)))
    return grid


def _others(report: LadderReport) -> str:
    return "among" if report.setup.players > 2 else "other"


def _bots(report: LadderReport) -> Grid:
    grid = _grid("bot", "rating", "deviation", "games", "time", "processor")
    for row in report.rows():
        grid.add_row(
            row["bot"],
            _whole(row["rating"]),
            _whole(row["rating_95"] and row["rating_95"][1] - row["rating"]),
            str(row["games"]),
            say(message("ladder-milliseconds", value=row["milliseconds_per_decision"])),
            say(message("ladder-milliseconds", value=row["processor_milliseconds_per_decision"])),
        )
    return grid
