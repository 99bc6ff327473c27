"""Step through a record."""

from __future__ import annotations

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import Static

from barkade.drawing import theme
from barkade.engine.i18n import message, say
from barkade.terminal.board import Board
from barkade.terminal.narration import Narration

MOVER = -2
"""Show the view of the seat that made the version."""
SPECTATOR = -1
RUNNING_PACE = 0.6


class ReplayApp(App[None]):
    """Left and right step through the versions, Tab switches the seat whose view is shown."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("right,down,enter", "step(1)", show=False),
        Binding("left,up", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "step(-1000000)", show=False),
        Binding("end", "step(1000000)", show=False),
        Binding("tab", "eyes", show=False, priority=True),
        Binding("space", "run", show=False),
        Binding("escape,q,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, narration: Narration) -> None:
        super().__init__()
        self.narration = narration
        self.version = 0
        self.eyes = MOVER
        self._autoplay = False

    def compose(self) -> ComposeResult:
        yield Static(id="turn", classes="title")
        yield Board()
        with VerticalScroll(id="narration", can_focus=False):
            yield Static(id="narration-text")
        has_board = self.narration.at(0) is not None
        keys = "terminal-replay-keys" if has_board else "terminal-replay-keys-partial"
        yield Static(say(message(keys)), classes="keys")

    def on_mount(self) -> None:
        has_board = self.narration.at(0) is not None
        self.query_one(Board).display = has_board
        self.query_one("#narration").set_class(not has_board, "alone")
        self.set_interval(RUNNING_PACE, self._tick)
        self._show()

    def _seat(self) -> int | None:
        if self.eyes == MOVER:
            return self.narration.mover(self.version)
        return None if self.eyes == SPECTATOR else self.eyes

    def _show(self) -> None:
        narration = self.narration
        seat = self._seat()
        title = message(
            "terminal-replay-title",
            game=message(f"{narration.game}-name"),
            version=str(self.version),
            last=str(narration.last),
        )
        match = narration.at(self.version)
        heading = Text(say(title), "bold", no_wrap=True, overflow="ellipsis")
        if match is not None:
            who = message("terminal-replay-spectator") if seat is None else message("terminal-name", seat=seat)
            if self.eyes == MOVER:
                who = message("terminal-replay-no-mover" if seat is None else "terminal-replay-mover", who=who)
            heading.append(f" · {say(message('terminal-replay-watching', who=who), narration.names)}")
            self.query_one(Board).show(match.view(seat))
        self.query_one("#turn", Static).update(heading)
        # Without a board there is room for all versions so far.
        turns = narration.turns(self.version) if match is None else [narration.turn(self.version)]
        shown = Text()
        for turn in turns:
            for version in turn if match is None else turn[-1:]:
                shown.append(narration.heading(version) + "\n", f"bold {theme.LAMP}")
            shown.append("".join(f"  {line}\n" for line in narration.lines(turn, seat)))
        if match is None:
            shown.append(say(message("terminal-replay-partial")), theme.FAINT)
        self.query_one("#narration-text", Static).update(shown)
        self.query_one("#narration").scroll_end(animate=False)

    def _tick(self) -> None:
        if self._autoplay:
            self.action_step(1)
            self._autoplay = self.version < self.narration.last

    def action_step(self, steps: int) -> None:
        self.version = max(0, min(self.narration.last, self.version + steps))
        self._show()

    def action_eyes(self) -> None:
        """Cycle through the mover, a spectator and each seat."""
        self.eyes = MOVER if self.eyes == self.narration.players - 1 else self.eyes + 1
        self._show()

    def action_run(self) -> None:
        self._autoplay = not self._autoplay

    def action_leave(self) -> None:
        self.exit()
