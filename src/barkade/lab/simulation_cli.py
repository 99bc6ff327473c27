"""`barkade sim`: run it with a progress bar, then print a report or JSON."""

from __future__ import annotations

import json

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from barkade.engine.i18n import Arg, Message, message, say
from barkade.lab.simulation import Simulation, Task, cores
from barkade.lab.simulation_report import SimulationReport
from barkade.lab.workers import workers_on
from barkade.stats import Tally, wilson

BARS = "▁▂▃▄▅▆▇█"
BINS = 24
"""Most bars of a histogram in a line."""


def run_simulation(task: Task, number: int, threads: int | None, as_json: bool, on: str | None = None) -> None:
    """Run with a progress bar on standard error, so that the output stays clean."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    setup = task.setup
    name = message(f"{setup.game.id}-name")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    # No bar, not even a finished one, where standard error is no terminal.
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(say(message("lab-preparing", game=name)), total=None)
        simulation = Simulation(task)
        running = say(message("lab-running", game=name, players=setup.players))
        progress.update(bar, description=running, total=number)
        with workers_on(on) as workers:
            size = threads or (workers.size if workers else cores())
            report = simulation.run(number, size, lambda games: progress.advance(bar, games), workers)
    if as_json:
        print(json.dumps(report.as_dict(), indent=2))
    else:
        show_report(report)


def show_report(report: SimulationReport) -> None:
    console, setup = Console(highlight=False), report.setup
    name = message(f"{setup.game.id}-name")
    args: dict[str, Arg] = {"game": name, "play": message(f"bot-{report.play}"), "seed": str(report.seed)}
    title = message("lab-title", games=report.games, players=setup.players, **args)
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
    if setup.players > 1:
        console.print(Padding(order(report), (0, 0, 0, 2)))
    for line in report_lines(report):
        console.print(line, soft_wrap=True)


def order(report: SimulationReport) -> Table:
    """Return the table of who won, by who started."""
    grid = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("order", "wins", "interval"):
        grid.add_column(say(message(f"lab-{heading}")), justify="right")
    for place in range(report.setup.players):
        wins = report.wins_in_order(place)
        low, high = map(percent, wilson(wins, report.games))
        grid.add_row(str(place + 1), say(percent(wins / report.games)), say(message("lab-to", low=low, high=high)))
    return grid


def bars(tally: Tally) -> str:
    """Draw a histogram in a line."""
    heights = [count for _, count in tally.binned(BINS)]
    top = max(heights)
    return "".join(BARS[-(-count * (len(BARS) - 1) // top)] for count in heights)


def percent(share: float) -> Message:
    return message("lab-percent", value=share)


def report_lines(report: SimulationReport) -> list[str]:
    endings = [
        message(
            "lab-ending",
            reason=message(f"{report.setup.game.id}-ending-{ending}"),
            percent=round(100 * count / report.games, 2),
        )
        for ending, count in report.by_ending().items()
    ]
    lines = []
    if report.setup.players > 1:
        lines.append(message("lab-turns", median=report.turns.median, **length(report.turns)))
    lines.append(message("lab-decisions", choices=round(report.branching, 1), **length(report.decisions)))
    if report.setup.players > 1:
        changes, decided = report.lead_changes.mean, report.decided.mean
        lines.append(message("lab-leads", changes=round(changes, 1), decided=round(decided)))
    lines += [
        *endings,
        message("lab-shared", shared=report.shared),
    ]
    if report.unwon:
        lines.append(message("lab-unwon", unwon=report.unwon))
    lines.append(
        message(
            "lab-speed",
            games=round(report.games / report.seconds),
            steps=round(report.steps.total / report.seconds),
            threads=report.threads,
            seconds=round(report.seconds, 1) or message("lab-no-time"),
        )
    )
    return [say(line) for line in lines]


def length(tally: Tally) -> dict[str, Arg]:
    """Return the arguments of a line about a length, with its histogram."""
    return {"mean": round(tally.mean, 1), "low": tally.low, "bars": bars(tally), "high": tally.high}
