"""`barkade ladder`: run it with a progress bar, then print tables or JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid

from barkade.engine.i18n import Message, message, say
from barkade.engine.setup import Setup
from barkade.lab.arena import Ladder, LadderReport, Pairing
from barkade.lab.simulation import cores

USUAL = ("random", "puppy", "good-dog", "top-dog:1000")
"""Default bots. Top Dog is limited by iterations, so that the same seed gives the same games."""


def run_ladder(
    setup: Setup,
    named: Sequence[str],
    alone: str | None,
    games: int,
    seed: int,
    processes: int | None,
    as_json: bool,
    early: bool,
) -> int:
    """Return the exit status: 1 if a bot did not make its own decisions."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    name = message(f"{setup.game.id}-name")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say(message("ladder-preparing", game=name)), total=None)
        ladder = Ladder(setup, named or USUAL, seed, alone)
        rounded = -(-games // setup.players) * setup.players
        progress.update(task, total=len(ladder.pairings()) * rounded)

        def advance(pairing: Pairing, more: int) -> None:
            description = say(message("ladder-running", game=name, one=pairing.one, other=pairing.other))
            progress.update(task, advance=more, description=description)

        report = ladder.run(games, processes or cores(), advance, early)
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


def _grid(*headings: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in headings:
        numbers = heading not in ("one", "other", "bot", "verdict")
        grid.add_column(say(message(f"ladder-{heading}")), justify="right" if numbers else "left", no_wrap=True)
    return grid


def percent(share: float) -> Message:
    return message("ladder-percent", value=share)


def _decimal(value: float | None) -> str:
    return "–" if value is None else say(message("ladder-decimal", value=value))


def _pairings(report: LadderReport) -> Grid:
    among = "among" if report.setup.players > 2 else "other"
    grid = _grid("one", among, "games", "share", "interval", "verdict")
    for pairing in report.pairings:
        low, high = pairing.interval
        equal = 1 / pairing.players
        verdict = "better" if low > equal else "worse" if high < equal else "open"
        grid.add_row(
            pairing.one,
            pairing.other,
            str(len(pairing.games)),
            say(percent(pairing.share)),
            say(message("lab-to", low=percent(low), high=percent(high))),
            say(message(f"ladder-verdict-{verdict}")),
        )
    return grid


def _bots(report: LadderReport) -> Grid:
    grid = _grid("bot", "rating", "deviation", "games", "time", "processor")
    for row in report.rows():
        grid.add_row(
            row["bot"],
            *(_decimal(row[column]) for column in ("rating", "rating_deviation")),
            str(row["games"]),
            say(message("ladder-milliseconds", value=row["milliseconds_per_decision"])),
            say(message("ladder-milliseconds", value=row["processor_milliseconds_per_decision"])),
        )
    return grid
