"""The terminal app: from the menu to a table and back."""

from __future__ import annotations

from textual.app import App
from textual.binding import Binding

from barkade.engine.words import message, say
from barkade.terminal.menu import MenuScreen
from barkade.terminal.play import PlayScreen
from barkade.terminal.table import LocalTable, sit_down


class BarkadeApp(App[None]):
    """All screens. With a table it opens there, else with the menu."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, pace: float, table: LocalTable | None = None) -> None:
        super().__init__()
        self.pace = pace
        self._table = table

    def on_mount(self) -> None:
        self.title = say(message("terminal-menu-title"))
        if self._table is None:
            self.open_menu()
        else:
            self.open_table(self._table)

    def open_menu(self) -> None:
        self._table = None
        self.push_screen(MenuScreen(), self.open_table)

    def open_table(self, table: LocalTable | None) -> None:
        if table is None:
            return
        self._table = table
        self.push_screen(PlayScreen(table, self.pace), self._after)

    def _after(self, what_next: str | None) -> None:
        table = self._table
        if table is not None:
            table.close()
        if what_next == "menu":
            self.open_menu()
        elif what_next == "again" and table is not None:
            match = table.match
            agreed = match.table
            again = sit_down(match.game, match.players, table.kinds, agreed.names, agreed.options, agreed.custom)
            again.save()
            self.open_table(again)
        else:
            self.exit()

    def action_leave(self) -> None:
        if self._table is not None:
            self._table.close()
        self.exit()

    def parting_words(self) -> list[str]:
        """What to print when the screen is gone: where the game is, and how it can be checked."""
        if self._table is None or self._table.match.version == 0:
            return []
        if not self._table.match.over:
            return [say(message("cli-kept"))]
        file = str(self._table.place.record)
        names = self._table.match.table.names
        return [say(self._table.outcome(), names), say(message("cli-record-verify", file=file))]
