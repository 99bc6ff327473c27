"""Was it luck? The page with the analysis of the game that has just ended."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Group, RenderableType
from rich.progress_bar import ProgressBar
from rich.text import Text
from textual.widgets import Static
from textual.worker import Worker, WorkerCancelled, WorkerState, get_current_worker

from barkade.analysis import Analysis, analyse
from barkade.analysis.drawing import drawn
from barkade.bots.compilation import compiled_search_if_ready
from barkade.drawing import theme
from barkade.engine.i18n import message, say
from barkade.terminal.hints import RETRY_SECONDS
from barkade.terminal.screens import Page
from barkade.terminal.session import LocalSession

BAR = 40
"""Columns of the bar that shows how far the analysis is."""


class LuckPage(Page):
    """The analysis, made in threads while the page is open, and kept with the session once it is whole."""

    def __init__(self, session: LocalSession) -> None:
        self._session = session
        super().__init__(say(message("analysis-title")), "", say(message("terminal-keys-page")))

    def on_mount(self) -> None:
        if self._session.analysis is not None:
            self._tell(self._session.analysis)
        else:
            self._show_progress(0, 0)
            self.run_worker(self._analyse, thread=True, exit_on_error=False)

    def _analyse(self) -> Analysis:
        worker, match = get_current_worker(), self._session.match

        def progress(done: int, total: int) -> None:
            if worker.is_cancelled:
                raise WorkerCancelled  # the page was left
            self.app.call_from_thread(self._show_progress, done, total)

        # Whoever leaves need not wait until the search has been compiled.
        while compiled_search_if_ready(match.game) is None:
            progress(0, 0)
            time.sleep(RETRY_SECONDS)
        return analyse(match, progress=progress)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.state is WorkerState.SUCCESS:
            analysis: Any = event.worker.result
            self._session.analysis = analysis
            self._tell(analysis)
        elif event.state is WorkerState.ERROR:
            self._show(Text(str(event.worker.error), theme.WRONG))

    def _show_progress(self, done: int, total: int) -> None:
        name = message(f"{self._session.match.game.id}-name")
        bar = ProgressBar(total or None, done, BAR, pulse=not total)
        self._show(Group(say(message("analysis-running", game=name)), "", bar))

    def _tell(self, analysis: Analysis) -> None:
        self._show(Group(*drawn(analysis)))

    def _show(self, what: RenderableType) -> None:
        self.query_one("#page-text", Static).update(what)
