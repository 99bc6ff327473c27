"""`barkade sim`: run it with a progress bar, then print a report or JSON."""

from __future__ import annotations

import json

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from barkade.engine.i18n import Message, message, say
from barkade.engine.setup import Setup
from barkade.lab.simulation import Simulation, SimulationReport, cores
from barkade.stats import wilson


def run_simulation(setup: Setup, seed: int, number: int, threads: int | None, checked: bool, as_json: bool) -> None:
    """Run with a progress bar on standard error, so that the output stays clean."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    name = message(f"{setup.game.id}-name")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    # No bar, not even a finished one, where standard error is no terminal.
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say(message("lab-preparing", game=name)), total=None)
        simulation = Simulation(setup, seed, checked)
        running = say(message("lab-running", game=name, players=setup.players))
        progress.update(task, description=running, total=number)
        report = simulation.run(number, threads or cores(), lambda games: progress.advance(task, games))
    if as_json:
        print(json.dumps(report.as_dict(), indent=2))
    else:
        show_report(report)


def show_report(report: SimulationReport) -> None:
    console, setup = Console(highlight=False), report.setup
    name = message(f"{setup.game.id}-name")
    title = message("lab-title", game=name, games=report.games, players=setup.players, seed=str(report.seed))
    console.print(f"[bold]{say(title)}")
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("seat", "wins", "interval", "score", "deviation", "range"):
        grid.add_column(say(message(f"lab-{heading}")), justify="right")
    for seat, scores in enumerate(report.scores):
        wins = report.wins(seat)
        low, high = wilson(wins, report.games)
        grid.add_row(
            str(seat + 1),
            say(percent(wins / report.games)),
            say(message("lab-to", low=percent(low), high=percent(high))),
            say(message("lab-decimal", value=scores.mean)),
            say(message("lab-decimal", value=scores.deviation)),
            say(message("lab-to", low=scores.low, high=scores.high)),
        )
    console.print(Padding(grid, (0, 0, 0, 2)))
    for line in report_lines(report):
        console.print(line, soft_wrap=True)


def percent(share: float) -> Message:
    return message("lab-percent", value=share)


def report_lines(report: SimulationReport) -> list[str]:
    steps = report.steps
    endings = [
        message(
            "lab-ending",
            reason=message(f"{report.setup.game.id}-ending-{ending}"),
            percent=round(100 * count / report.games, 2),
        )
        for ending, count in report.by_ending().items()
    ]
    lines = [
        message("lab-length", mean=round(steps.mean, 1), low=steps.low, median=steps.median, high=steps.high),
        *endings,
        message("lab-shared", shared=report.shared),
    ]
    if report.unwon:
        lines.append(message("lab-unwon", unwon=report.unwon))
    lines.append(
        message(
            "lab-speed",
            games=round(report.games / report.seconds),
            steps=round(steps.total / report.seconds),
            threads=report.threads,
            seconds=round(report.seconds, 1) or message("lab-no-time"),
        )
    )
    return [say(line) for line in lines]
