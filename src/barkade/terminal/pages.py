"""What the commands print: the games, the rules, the story of a record, the report of a simulation."""

from __future__ import annotations

import json
import os
import shutil
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table

from barkade.engine.agreed import Agreed
from barkade.engine.errors import BarkadeError
from barkade.engine.words import Message, message, say
from barkade.games import games, room
from barkade.terminal.rules import found, rules_text
from barkade.terminal.story import Story

if TYPE_CHECKING:
    from barkade.lab.simulation import Report

WIDEST_TEXT = 100


def show_games() -> None:
    console = Console(highlight=False)
    for game in games():
        players = room(game).box.PLAYERS
        number = message("cli-game-line", low=players.start, high=players.stop - 1)
        console.print(f"[bold]{game}[/]  {say(message(f'{game}-name'))} · {say(number)}")
        console.print(Padding(say(message(f"{game}-tagline")), (0, 0, 0, 4)))


def show_rules(game: str, asked: str = "") -> None:
    """The rules of a game, or those that have the words or the number asked for."""
    text = rules_text(game)
    if asked:
        text = found(text, asked)
    if not text:
        raise BarkadeError(message("terminal-no-such-rule", text=asked))
    console = Console()
    console = Console(width=min(console.width, WIDEST_TEXT))
    page = Markdown(text)
    if not (sys.stdin.isatty() and console.is_terminal):
        console.print(page)
        return
    # less shows colours only when told so, and should not hold up what fits the screen.
    os.environ.setdefault("LESS", "-FRX")
    with console.pager(styles=shutil.which("less") is not None):
        console.print(page)


def show_story(story: Story) -> None:
    """All versions as lines; of a whole record, each through the eyes of whoever moved."""
    console = Console(highlight=False, soft_wrap=True)
    for version in range(story.last + 1):
        console.print(f"[bold]{version}[/]  {story.heading(version)}")
        for line in story.told(version, story.mover(version)):
            console.print(f"     {line}")


# Simulation


def simulate(table: Agreed, seed: int, number: int, threads: int | None, checked: bool, as_json: bool) -> None:
    """Run with a progress bar (on standard error, so that the output stays clean), then report."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from barkade.lab.simulation import Simulation, cores

    name = message(f"{table.room.game}-name")
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    # What is not a terminal gets no bar, not even a finished one.
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say(message("lab-preparing", game=name)), total=None)
        simulation = Simulation(table, seed, checked)
        running = say(message("lab-running", game=name, players=table.players))
        progress.update(task, description=running, total=number)
        report = simulation.run(number, threads or cores(), lambda games: progress.advance(task, games))
    if as_json:
        print(json.dumps(report.as_dict(), indent=2))
    else:
        show_report(report)


def show_report(report: Report) -> None:
    from barkade.lab.statistics import wilson

    console, table = Console(highlight=False), report.table
    name = message(f"{table.room.game}-name")
    title = message("lab-title", game=name, games=report.games, players=table.players, seed=str(report.seed))
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


def report_lines(report: Report) -> list[str]:
    steps = report.steps
    endings = [
        message(
            "lab-ending",
            reason=message(f"{report.table.room.game}-ending-{ending}"),
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
