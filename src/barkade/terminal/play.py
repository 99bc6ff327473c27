"""The screen of a game being played: the board, what can be done, what happened, and a line to type notation."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import Worker, WorkerState

from barkade.engine.errors import BarkadeError
from barkade.engine.words import LANGUAGES, Message, from_dict, message, say, spoken
from barkade.terminal import paint
from barkade.terminal.board import SMALLEST, Board
from barkade.terminal.hints import ASKED_AGAIN, can_search, hint_lines
from barkade.terminal.screens import WORDS, Curtain, HelpPage, RulesPage, log_page
from barkade.terminal.table import LocalTable, beginning_so, kind_name

WIDE = 110
"""From this many columns on, the coach has a place of its own beside the log."""
LINES_AROUND = 3  # the title, the input and the keys
PANEL = (8, 14)
RECENT = 60
THINKING, HINTING = "thinking", "hinting"
"""What is done in threads: a bot's decision, and a hint."""


class PlayScreen(Screen[str]):
    """A table in play. It is dismissed with what comes next: `again`, `menu` or `leave`."""

    BINDINGS = [
        Binding("up", "mark(-1)", show=False, priority=True),
        Binding("down", "mark(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("escape", "forget", show=False),
        Binding("f1", "help", show=False),
        Binding("f2", "coach", show=False),
        Binding("f3", "log", show=False),
        Binding("f4,ctrl+z", "undo", show=False, priority=True),
        Binding("f5", "hint", show=False),
    ]

    def __init__(self, table: LocalTable, pace: float) -> None:
        super().__init__()
        self.table, self.pace = table, pace
        self.viewer: int | None = None
        """Through whose eyes the screen is seen; None: everybody's."""
        self.coaching = False
        self._hint: list[str] = []
        """What is known of the hint that was asked for; it is for this decision only."""
        self._hinted_version = -1
        self._legal: list[Mapping[str, Any]] = []

    def compose(self) -> ComposeResult:
        yield Static(id="turn", classes="title")
        yield Board()
        with Horizontal(id="panels"):
            actions = OptionList(id="actions", markup=False)
            actions.can_focus = False
            yield actions
            with VerticalScroll(id="coach", can_focus=False):
                yield Static(id="coach-text")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-text")
        with Horizontal(id="typing"):
            yield Static("›", id="caret")
            yield Input(id="notation", placeholder=say(message("terminal-prompt")), compact=True)
        yield Static(id="keys", classes="keys")

    def on_mount(self) -> None:
        self.query_one("#actions").border_title = say(message("terminal-actions"))
        self.query_one("#log").border_title = say(message("terminal-log"))
        self._fit()
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self._fit()

    def _fit(self) -> None:
        """Share the height between board and panels; the board comes first."""
        spare = self.app.size.height - LINES_AROUND - SMALLEST[1]
        self.query_one("#panels").styles.height = max(PANEL[0], min(PANEL[1], spare // 2))
        wide, advised = self.app.size.width >= WIDE, self.coaching or bool(self._hint)
        self.query_one("#coach").display = advised
        self.query_one("#log").display = wide or not advised

    # The flow of the game

    def go_on(self) -> None:
        """Show whoever is to move what they may see, with the curtain before it if others have looked so far."""
        table = self.table
        seat = table.match.to_move
        if seat is None:
            self.viewer = None
            self.show_end()
            return
        if table.bot_to_move:
            self.viewer = table.people[0] if len(table.people) == 1 else None
            self.show_table()
            self.set_timer(max(self.pace, 0.001), self._let_bot_think)
            return
        if seat != self.viewer and table.needs_curtain:
            # What is under the curtain is for everybody's eyes, too: nothing secret is drawn anywhere.
            self.viewer = None
            self.show_table()
            self.app.push_screen(Curtain(table.name(seat)), lambda _: self._look(seat))
            return
        self._look(seat)

    def _look(self, seat: int) -> None:
        self.viewer = seat
        self.show_table()

    def _let_bot_think(self) -> None:
        """Beside the screen, which stays awake however long it takes."""
        view = self.table.match.view(self.table.match.to_move)
        self.run_worker(lambda: self.table.think(view), name=THINKING, thread=True)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.state is not WorkerState.SUCCESS:
            return
        if event.worker.name == HINTING:
            self._take_hint(event.worker.result)
        elif event.worker.name == THINKING:
            text = str(event.worker.result)
            self.attempt(lambda: self.table.play(text))

    def attempt(self, change: Callable[[], None]) -> bool:
        """Do something and go on; if it can't be done, say why. (What was done but can't be kept is said as well.)"""
        before, trouble = self.table.match.version, ""
        try:
            change()
        except BarkadeError as error:
            trouble = str(error)
        done = self.table.match.version > before
        if done:
            self.go_on()
        for words in (trouble, *(say(what) for what in self.table.trouble())):
            if words:
                self.tell(words, wrong=True)
        return done

    # Hints

    def action_hint(self) -> None:
        """Ask Top Dog; asked again, the hint goes away."""
        if not can_search():
            self.tell(say(message("terminal-hint-never")), wrong=True)
        elif not self._mine():
            self.tell(say(message("terminal-hint-not-now")), wrong=True)
        elif self._hint:
            self._show_hint([])
        else:
            self._hinted_version = self.table.match.version
            self._show_hint([say(message("terminal-hint-thinking"))])
            self._ask_for_hint()

    def _ask_for_hint(self) -> None:
        """Beside the screen; nobody has to wait for it."""
        if self._awaits_hint():
            view = self.table.match.view(self.viewer)
            self.run_worker(lambda: hint_lines(view), name=HINTING, thread=True)

    def _awaits_hint(self) -> bool:
        return bool(self._hint) and self._mine() and self.table.match.version == self._hinted_version

    def _take_hint(self, lines: list[str] | None) -> None:
        if not self._awaits_hint():
            return
        if lines is None:
            self._show_hint([say(message("terminal-hint-compiling"))])
            self.set_timer(ASKED_AGAIN, self._ask_for_hint)
        else:
            self._show_hint(lines)

    def _show_hint(self, lines: list[str]) -> None:
        self._hint = lines
        self._fit()
        self._show_story(self.table.match.view(self.viewer))
        self.tell("")

    def _mine(self) -> bool:
        return self.viewer is not None and self.viewer == self.table.match.to_move

    # What is shown

    def show_table(self) -> None:
        match = self.table.match
        view = match.view(self.viewer)
        self._legal = view["legal"]
        if match.version != self._hinted_version or not self._mine():
            self._hint = []
            self._fit()
        seat = match.to_move
        assert seat is not None
        if self._mine():
            self._title(message("terminal-turn", seat=seat))
            self._list([(say(from_dict(action["message"])), action["text"]) for action in self._legal])
        else:
            self._title(message("terminal-turn-of", seat=seat))
            kind = kind_name(self.table.kinds[seat])
            self._list([(say(message("terminal-no-actions", seat=seat, kind=kind), match.table.names), "")])
        self._show_board(view)
        self._show_story(view)
        self.tell("")
        self.query_one(Input).focus()

    def _title(self, what: Message) -> None:
        title = Table.grid(expand=True)
        title.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        title.add_column(no_wrap=True, justify="right")
        game = say(message(f"{self.table.match.game}-name"))
        title.add_row(Text(say(what, self.table.match.table.names), "bold"), Text(game, "bold"))
        self.query_one("#turn", Static).update(title)

    def _list(self, entries: Sequence[tuple[str, str]]) -> None:
        actions = self.query_one("#actions", OptionList)
        actions.clear_options()
        for words, notation in entries:
            row = Table.grid(expand=True)
            row.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
            row.add_column(no_wrap=True, justify="right", min_width=len(notation) + 1)
            row.add_row(words, notation)
            actions.add_option(Option(row))
        actions.highlighted = 0 if entries else None

    def _show_board(self, view: Mapping[str, Any] | None = None) -> None:
        shown = self.table.match.view(self.viewer) if view is None else view
        marked = self.query_one("#actions", OptionList).highlighted
        chosen = self._legal[marked] if self._legal and marked is not None and marked < len(self._legal) else None
        self.query_one(Board).show(shown, chosen)

    def _show_story(self, view: Mapping[str, Any]) -> None:
        match = self.table.match
        self.query_one("#log-text", Static).update(Text("\n".join(self._recent(self.viewer))))
        self.query_one("#log").scroll_end(animate=False)
        self.query_one("#coach").border_title = say(message("terminal-hint" if self._hint else "terminal-coach"))
        if self._hint:
            lines = self._hint
        elif self.viewer is None:
            lines = [say(message("terminal-coach-off"))]
        elif self.coaching:
            advice = match.room.coach.advise(view)
            lines = [say(from_dict(line), match.table.names) for line in advice["lines"]]
        else:
            lines = []
        self.query_one("#coach-text", Static).update(Text("\n".join(lines)))
        self.query_one("#coach").scroll_home(animate=False)

    def _recent(self, seat: int | None) -> list[str]:
        """The end of the story; all of it is on the page of the log."""
        return self.table.told(seat, self.table.match.version - RECENT)

    def show_end(self) -> None:
        """The last board, who has won, and what now."""
        match, view = self.table.match, self.table.match.view(None)
        self._legal = []
        self._title(message("terminal-over"))
        self._list([(say(message(f"terminal-{choice}")), "") for choice in self.choices])
        self.query_one("#actions").border_title = say(message("terminal-next"))
        self.query_one(Input).placeholder = say(message("terminal-prompt-over"))
        self.coaching, self._hint = False, []
        self._fit()
        self._show_board(view)
        self._show_story(view)
        self.tell(say(self.table.outcome(), match.table.names))

    choices = ("again", "menu", "leave")

    def tell(self, words: str, wrong: bool = False) -> None:
        """Say something in the lowest line; nothing to say brings the keys back, or what the coach's panel hides."""
        style = paint.WRONG if wrong else f"bold {paint.LAMP}"
        keys = message("terminal-keys-over" if self.table.match.over else "terminal-keys")
        lowest = self.query_one("#keys", Static)
        if words:
            lowest.update(Text(words, style, no_wrap=True, overflow="ellipsis"))
        elif self.query_one("#log").display:
            lowest.update(say(keys))
        else:
            lowest.update(self._latest())

    def _latest(self) -> Table:
        """The last events in one line, as many as there is room for, for when no log is shown."""
        keys, between = say(message("terminal-keys-hint" if self._hint else "terminal-keys-coach")), " · "
        room = self.app.size.width - len(keys) - 4
        events = self._recent(self.viewer)
        shown = events[-1:]
        while len(shown) < len(events) and len(between.join(events[-len(shown) - 1 :])) <= room:
            shown = events[-len(shown) - 1 :]
        line = Table.grid(expand=True)
        line.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        line.add_column(no_wrap=True, justify="right", min_width=len(keys) + 1)
        line.add_row(Text(between.join(shown), paint.BONE), keys)
        return line

    # What is done

    def action_mark(self, step: int) -> None:
        actions = self.query_one("#actions", OptionList)
        if step > 0:
            actions.action_cursor_down()
        else:
            actions.action_cursor_up()

    def action_page(self, pages: int) -> None:
        """Scroll the coach where it is shown, else the log."""
        panel = self.query_one("#coach" if self.coaching or self._hint else "#log")
        panel.scroll_relative(y=pages * (panel.size.height - 1), animate=False)

    @on(OptionList.OptionHighlighted, "#actions")
    def _marked(self) -> None:
        self._show_board()

    @on(OptionList.OptionSelected, "#actions")
    def _clicked(self, event: OptionList.OptionSelected) -> None:
        self._do_marked(event.option_index)

    @on(Input.Changed, "#notation")
    def _typed(self, event: Input.Changed) -> None:
        """Mark the first action that begins like what has been typed so far."""
        if event.value.strip():
            self.tell("")
            texts = [action["text"] for action in self._legal]
            begun = beginning_so(event.value, texts)
            if begun:
                self.query_one("#actions", OptionList).highlighted = texts.index(begun[0])

    @on(Input.Submitted, "#notation")
    def _entered(self, event: Input.Submitted) -> None:
        typed = " ".join(event.value.split())
        marked = self.query_one("#actions", OptionList).highlighted
        if not typed:
            if marked is not None:
                self._do_marked(marked)
            return
        for word in WORDS:
            if typed.lower() in (
                say(message(f"terminal-word-{word}"), language=tag) for tag in (spoken(), LANGUAGES[0])
            ):
                event.input.clear()
                getattr(self, f"action_{word}")()
                return
        if self._mine():
            if self.attempt(lambda: self.table.play_typed(typed)):
                event.input.clear()
        elif self.table.match.over:
            self.tell(say(message("error-game-over")), wrong=True)

    def _do_marked(self, index: int) -> None:
        if self.table.match.over:
            self.dismiss(self.choices[index])
        elif self._mine():
            text = self._legal[index]["text"]
            self.attempt(lambda: self.table.play(text))

    def action_undo(self) -> None:
        seat = self.viewer
        if seat is None or not self._mine():
            self.tell(say(message("terminal-undo-none")), wrong=True)
        elif self.attempt(lambda: self.table.undo(seat)):
            self.tell(say(message("terminal-undone")))

    def action_forget(self) -> None:
        self.query_one(Input).clear()
        self.tell("")

    def action_help(self) -> None:
        self.app.push_screen(HelpPage(self.table.match.game))

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self.table.match.game))

    def action_log(self) -> None:
        lines = self.table.log(self.viewer)
        if self.table.match.over:
            lines += ["", say(message("terminal-verify")), f"barkade verify {self.table.place.record}"]
        self.app.push_screen(log_page(lines))

    def action_coach(self) -> None:
        if not self.table.match.over:
            self.coaching = not self.coaching
            self._show_hint([])

    def action_leave(self) -> None:
        self.dismiss("leave")
