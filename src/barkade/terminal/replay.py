"""Going through a recorded game step by step."""

from __future__ import annotations

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import Static

from barkade.engine.words import message, say
from barkade.terminal import paint
from barkade.terminal.board import Board
from barkade.terminal.story import Story

MOVER = -2
"""The eyes of whoever made the version."""
SPECTATOR = -1
RUNNING_PACE = 0.6


class ReplayApp(App[None]):
    """Left and right go through the versions, Tab through the eyes that see them."""

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

    def __init__(self, story: Story) -> None:
        super().__init__()
        self.story = story
        self.version = 0
        self.eyes = MOVER
        self._rolling = False

    def compose(self) -> ComposeResult:
        yield Static(id="turn", classes="title")
        yield Board()
        with VerticalScroll(id="told", can_focus=False):
            yield Static(id="told-text")
        has_board = self.story.at(0) is not None
        keys = "terminal-replay-keys" if has_board else "terminal-replay-keys-told"
        yield Static(say(message(keys)), classes="keys")

    def on_mount(self) -> None:
        has_board = self.story.at(0) is not None
        self.query_one(Board).display = has_board
        self.query_one("#told").set_class(not has_board, "alone")
        self.set_interval(RUNNING_PACE, self._tick)
        self._show()

    def _seat(self) -> int | None:
        if self.eyes == MOVER:
            return self.story.mover(self.version)
        return None if self.eyes == SPECTATOR else self.eyes

    def _show(self) -> None:
        story = self.story
        seat = self._seat()
        title = message(
            "terminal-replay-title",
            game=message(f"{story.game}-name"),
            version=str(self.version),
            last=str(story.last),
        )
        match = story.at(self.version)
        line = Text(say(title), "bold", no_wrap=True, overflow="ellipsis")
        if match is not None:
            who = message("terminal-replay-spectator") if seat is None else message("terminal-name", seat=seat)
            if self.eyes == MOVER:
                who = message("terminal-replay-no-mover" if seat is None else "terminal-replay-mover", who=who)
            line.append(f" · {say(message('terminal-replay-watching', who=who), story.names)}")
            self.query_one(Board).show(match.view(seat))
        self.query_one("#turn", Static).update(line)
        # Of a record without boards the whole story so far is shown: there is room for it.
        first = self.version if match is not None else 0
        told = Text()
        for version in range(first, self.version + 1):
            told.append(story.heading(version) + "\n", f"bold {paint.LAMP}")
            told.append("".join(f"  {each}\n" for each in story.told(version, seat)))
        if match is None:
            told.append(say(message("terminal-replay-told")), paint.FAINT)
        self.query_one("#told-text", Static).update(told)
        self.query_one("#told").scroll_end(animate=False)

    def _tick(self) -> None:
        if self._rolling:
            self.action_step(1)
            self._rolling = self.version < self.story.last

    def action_step(self, steps: int) -> None:
        self.version = max(0, min(self.story.last, self.version + steps))
        self._show()

    def action_eyes(self) -> None:
        """The mover, a spectator, then each seat in turn."""
        self.eyes = MOVER if self.eyes == self.story.players - 1 else self.eyes + 1
        self._show()

    def action_run(self) -> None:
        self._rolling = not self._rolling

    def action_leave(self) -> None:
        self.exit()
