"""The widget with a game's board, drawn by the game as large as there is room for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.align import Align
from rich.console import RenderableType
from textual.widget import Widget

from barkade.engine.i18n import message, say
from barkade.games import load_game

SMALLEST = (78, 13)
LARGEST = (130, 38)


class Board(Widget):
    """A board; `show` gives it a view and the action to highlight."""

    DEFAULT_CSS = "Board { height: 1fr; padding: 0 1; }"

    def __init__(self) -> None:
        super().__init__(id="board")
        self._view: Mapping[str, Any] | None = None
        self._chosen: Mapping[str, Any] | None = None

    def show(self, view: Mapping[str, Any] | None, chosen: Mapping[str, Any] | None = None) -> None:
        self._view, self._chosen = view, chosen
        self.refresh()

    def render(self) -> RenderableType:
        if self._view is None:
            return ""
        width, height = self.content_size
        if width < SMALLEST[0] or height < SMALLEST[1]:
            screen = self.app.size
            return say(message("terminal-too-small", width=screen.width, height=screen.height))
        width, height = min(width, LARGEST[0]), min(height, LARGEST[1])
        drawn: RenderableType = load_game(self._view["game"]).terminal().draw(self._view, self._chosen, width, height)
        return Align.center(drawn, vertical="middle", width=width)
