"""`barkade report`: make it with a progress bar, then write HTML, JSON and CSV."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from rich.console import Console

from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import Message, message, say
from barkade.lab.figures import as_csv
from barkade.lab.report import Order, Report, make_report
from barkade.lab.report_html import as_html
from barkade.lab.workers import workers_on


class NotWritten(BarkadeError):
    """The files of a report can't be written."""


def run_report(order: Order, target: Path, on: str | None = None) -> None:
    """Write `target` and, beside it, the figures as JSON and CSV."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task("", total=None)

        def advance(doing: Message, done: int, total: int) -> None:
            progress.update(bar, description=say(doing), completed=done, total=total)

        with workers_on(on) as workers:
            if workers is not None:
                order = replace(order, workers=workers, threads=workers.size)
            report = make_report(order, advance)
    written = write(report, target)
    Console(highlight=False).print(say(message("report-written", files=", ".join(map(str, written)))), soft_wrap=True)


def write(report: Report, target: Path) -> list[Path]:
    """Write the page and the figures; return their paths."""
    texts = {
        target: as_html(report),
        target.with_suffix(".json"): json.dumps(report.as_dict(), indent=1) + "\n",
        target.with_suffix(".csv"): as_csv(report.sections),
    }
    try:
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise NotWritten(message("report-not-written", file=str(target))) from error
    return list(texts)
