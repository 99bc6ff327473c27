"""Was it luck? A finished game taken apart: what chance, hidden information and decisions gave to whom.

`docs/analysis.md` explains the figures. Nothing heavy is imported before a game is analysed.
"""

from __future__ import annotations

from collections.abc import Callable

from barkade.analysis.report import Analysis
from barkade.engine.i18n import add_words
from barkade.engine.match import Match

__all__ = ["Analysis", "analyse"]

add_words(__name__)


def analyse(
    record: str | Match,
    *,
    seed: int = 0,
    threads: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """Analyse a finished game: a record, or the match itself. The same seed gives the same analysis.

    `progress` is told how many tasks of how many are done. Raises `NotFinished`, `BadRecord` for a damaged record, and
    `NotCompiled` on a computer that can't compile the search.
    """
    from barkade.analysis.analyst import run

    return run(record, seed, threads, progress)
