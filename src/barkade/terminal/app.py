"""The terminal app: from the menu to a game and back."""

from __future__ import annotations

from textual.app import App
from textual.binding import Binding

from barkade.engine.i18n import message, say
from barkade.terminal.menu import MenuScreen
from barkade.terminal.play import PlayScreen
from barkade.terminal.session import LocalSession, new_session


class BarkadeApp(App[None]):
    """Opens with a session if there is one, else with the menu."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, pace: float, session: LocalSession | None = None) -> None:
        super().__init__()
        self.pace = pace
        self._session = session

    def on_mount(self) -> None:
        self.title = say(message("terminal-menu-title"))
        if self._session is None:
            self.open_menu()
        else:
            self.open_session(self._session)

    def open_menu(self) -> None:
        self._session = None
        self.push_screen(MenuScreen(), self.open_session)

    def open_session(self, session: LocalSession | None) -> None:
        if session is None:
            return
        self._session = session
        self.push_screen(PlayScreen(session, self.pace), self._after)

    def _after(self, what_next: str | None) -> None:
        session = self._session
        if session is not None:
            session.close()
        if what_next == "menu":
            self.open_menu()
        elif what_next == "again" and session is not None:
            match = session.match
            setup = match.setup
            again = new_session(match.game.id, match.players, session.kinds, setup.names, setup.options, setup.custom)
            again.save()
            self.open_session(again)
        else:
            self.exit()

    def action_leave(self) -> None:
        if self._session is not None:
            self._session.close()
        self.exit()

    def closing_lines(self) -> list[str]:
        """Return what to print after the app has closed: where the game is, and how to verify it."""
        if self._session is None or self._session.match.version == 0:
            return []
        if not self._session.match.over:
            return [say(message("cli-kept"))]
        file = str(self._session.file.record)
        names = self._session.match.setup.names
        return [say(self._session.outcome(), names), say(message("cli-record-verify", file=file))]
