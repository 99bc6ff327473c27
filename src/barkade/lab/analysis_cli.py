"""`barkade analyse`: analyse a record with a progress bar, then print it in words or as JSON."""

from __future__ import annotations

import msgspec
from rich.console import Console

from barkade.analysis import Analysis, analyse
from barkade.analysis.drawing import drawn
from barkade.engine.i18n import message, say
from barkade.engine.match import Match


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
    for paragraph in drawn(analysis):
        console.print(paragraph)
