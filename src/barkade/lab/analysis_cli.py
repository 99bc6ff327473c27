"""`barkade analyse`: analyse a record with a progress bar, then print it in words or as JSON."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from barkade.analysis import Analysis, analyse
from barkade.analysis.report import Figure
from barkade.drawing import theme
from barkade.engine.i18n import message, say
from barkade.engine.match import Match
from barkade.stats import SIGMAS_FOR_95_PERCENT

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Columns of the picture of the chances."""
PARTS = ("start", "chance", "hidden", "own", "others")


def run_analysis(match: Match, seed: int, threads: int | None, as_json: bool) -> None:
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    errors = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        name = message(f"{match.game.id}-name")
        task = progress.add_task(say(message("analysis-running", game=name)), total=None)

        def advance(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        analysis = analyse(match, seed=seed, threads=threads, progress=advance)
    if as_json:
        print(msgspec.json.encode(analysis).decode())
    else:
        show(analysis, Console(highlight=False, soft_wrap=True))


def show(analysis: Analysis, console: Console) -> None:
    names = [say(message("analysis-player", seat=seat), analysis.names) for seat in range(analysis.players)]
    console.print(f"[bold]{say(message('analysis-title'))}")
    console.print(Text(say(analysis.verdict, analysis.names)))
    console.print()
    for seat, name in enumerate(names):
        console.print(
            Padding(Text.assemble((curve(analysis, seat), theme.seat(seat)), f"  {name}"), (0, 0, 0, 2), expand=False)
        )
    console.print()
    console.print(Padding(_totals(analysis, names), (0, 0, 1, 2), expand=False))
    for title, moments in (("turns", analysis.turns), ("moments", analysis.moments)):
        if moments:
            console.print(f"[bold]{say(message(f'analysis-{title}'))}")
        for moment in moments:
            move = analysis.moves[moment.move]
            console.print(Text(f"  {move.version:>4}  {say(moment.message, analysis.names)}"))
            for line in move.odds if moment.kind == "dearest" else ():
                console.print(Text(f"        {say(line, analysis.names)}", style="dim"))
    if not any(seat.mistakes for seat in analysis.seats):
        console.print(say(message("analysis-no-mistakes")))
    console.print()
    console.print(say(message("analysis-how", playouts=analysis.playouts)))


def curve(analysis: Analysis, seat: int) -> str:
    """Draw a seat's chances over the game as a row of bars."""
    values = [analysis.before.values[seat], *(move.after.values[seat] for move in analysis.moves)]
    columns = min(WIDTH, len(values))
    picked = (values[at * (len(values) - 1) // max(1, columns - 1)] for at in range(columns))
    return "".join(BARS[min(len(BARS) - 1, value * len(BARS) // analysis.unit)] for value in picked)


def _totals(analysis: Analysis, names: list[str]) -> Grid:
    """The parts of every seat's result. A column that is zero for everybody is left out."""
    shown = [part for part in PARTS if any(getattr(seat, part).value for seat in analysis.seats)]
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column("", no_wrap=True)
    for heading in (*shown, "final", "mistakes"):
        grid.add_column(say(message(f"analysis-{heading}")), justify="right")
    for name, seat in zip(names, analysis.seats, strict=True):
        parts = [_figure(getattr(seat, part), analysis.unit, signed=part != "start") for part in shown]
        grid.add_row(name, *parts, f"{100 * seat.final / analysis.unit:.0f}", str(seat.mistakes))
    return grid


def _figure(figure: Figure, unit: int, signed: bool) -> str:
    value = 100 * figure.value / unit
    text = f"{value:+.0f}" if signed else f"{value:.0f}"
    return f"{text} ±{100 * SIGMAS_FOR_95_PERCENT * figure.error / unit:.0f}"
