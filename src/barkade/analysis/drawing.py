"""An analysis in a terminal: the verdict, all chances as rows of bars, their sums, and the moments in words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from barkade.analysis.report import Analysis, Figure
from barkade.drawing import theme
from barkade.engine.i18n import message, say
from barkade.stats import SIGMAS_FOR_95_PERCENT

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""Columns of the picture of the chances."""
PARTS = ("start", "chance", "hidden", "own", "others")


def drawn(analysis: Analysis) -> Iterator[RenderableType]:
    """Yield its paragraphs from top to bottom."""
    names = [say(message("analysis-player", seat=seat), analysis.names) for seat in range(analysis.players)]
    yield Text(say(message("analysis-title")), "bold")
    yield Text(say(analysis.verdict, analysis.names))
    yield ""
    for seat, name in enumerate(names):
        line = Text.assemble((curve(analysis, seat), theme.seat(seat)), f"  {name}")
        yield Padding(line, (0, 0, 0, 2), expand=False)
    yield ""
    yield Padding(_totals(analysis, names), (0, 0, 1, 2), expand=False)
    for title, moments in (("turns", analysis.turns), ("moments", analysis.moments)):
        if moments:
            yield Text(say(message(f"analysis-{title}")), "bold")
        for moment in moments:
            move = analysis.moves[moment.move]
            yield Text(f"  {move.version:>4}  {say(moment.message, analysis.names)}")
            reasons = [move.top_dog, *move.odds] if moment.kind != "turn" else []
            for reason in filter(None, reasons):
                yield Text(f"        {say(reason, analysis.names)}", style="dim")
    if not any(seat.mistakes for seat in analysis.seats):
        yield Text(say(message("analysis-no-mistakes")))
    yield ""
    yield Text(say(message("analysis-how", playouts=analysis.playouts)))


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
