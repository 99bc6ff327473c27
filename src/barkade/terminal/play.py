"""The screen of a game in play: board, legal actions, log, coach, and an input for notation."""

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

from barkade.drawing import theme
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import LANGUAGES, Message, from_dict, message, say, spoken
from barkade.terminal.board import SMALLEST, Board
from barkade.terminal.hints import RETRY_SECONDS, can_search, hint_lines
from barkade.terminal.luck import LuckPage
from barkade.terminal.screens import TYPED_COMMANDS, Curtain, HelpPage, RulesPage, log_page
from barkade.terminal.session import LocalSession, completions, kind_name

WIDE = 110
"""Columns from which the coach is shown beside the log, not instead of it."""
OTHER_LINES = 3  # the title, the input and the keys
PANEL = (8, 14)
RECENT = 60
THINKING, HINTING = "thinking", "hinting"
"""Names of the worker threads: a bot's decision, and a hint."""
LUCK = "luck"
CHOICES = {"again": "terminal-again", LUCK: "analysis-title", "menu": "terminal-menu", "leave": "terminal-leave"}
"""Choices after the end, and what they are called."""


class PlayScreen(Screen[str]):
    """A game in play. Dismissed with the next step: `again`, `menu` or `leave`."""

    BINDINGS = [
        Binding("up", "mark(-1)", show=False, priority=True),
        Binding("down", "mark(1)", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("escape", "clear", show=False),
        Binding("f1", "help", show=False),
        Binding("f2", "coach", show=False),
        Binding("f3", "log", show=False),
        Binding("f4,ctrl+z", "undo", show=False, priority=True),
        Binding("f5", "hint", show=False),
    ]

    def __init__(self, session: LocalSession, pace: float) -> None:
        super().__init__()
        self.session, self.pace = session, pace
        self.viewer: int | None = None
        """The seat whose view is shown; None: what everybody may see."""
        self.coaching = False
        self._hint: list[str] = []
        """The lines of the hint for this decision; empty if there is none."""
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
        self.advance()

    def on_resize(self, event: Resize) -> None:
        self._fit()

    def _fit(self) -> None:
        """Share the height between board and panels; the board comes first."""
        spare = self.app.size.height - OTHER_LINES - SMALLEST[1]
        self.query_one("#panels").styles.height = max(PANEL[0], min(PANEL[1], spare // 2))
        wide, advised = self.app.size.width >= WIDE, self.coaching or bool(self._hint)
        self.query_one("#coach").display = advised
        self.query_one("#log").display = wide or not advised

    # The course of the game

    def advance(self) -> None:
        """Show the view of the seat to move, behind the curtain if another person was looking."""
        session = self.session
        seat = session.match.to_move
        if seat is None:
            self.viewer = None
            self.show_end()
            return
        if session.bot_to_move:
            self.viewer = session.people[0] if len(session.people) == 1 else None
            self.show_turn()
            self.set_timer(max(self.pace, 0.001), self._start_bot)
            return
        if seat != self.viewer and session.needs_curtain:
            # Draw the public view below the curtain, so that no secret is on the screen.
            self.viewer = None
            self.show_turn()
            self.app.push_screen(Curtain(session.name(seat)), lambda _: self._show_to(seat))
            return
        self._show_to(seat)

    def _show_to(self, seat: int) -> None:
        self.viewer = seat
        self.show_turn()

    def _start_bot(self) -> None:
        """Let the bot decide in a thread, so that the screen stays responsive."""
        view = self.session.match.view(self.session.match.to_move)
        self.run_worker(lambda: self.session.choose_for_bot(view), name=THINKING, thread=True)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        if event.state is not WorkerState.SUCCESS:
            return
        if event.worker.name == HINTING:
            self._take_hint(event.worker.result)
        elif event.worker.name == THINKING:
            text = str(event.worker.result)
            self.attempt(lambda: self.session.play(text))

    def attempt(self, change: Callable[[], None]) -> bool:
        """Try a change and go on; show why it was refused, or that it could not be saved."""
        before, problem = self.session.match.version, ""
        try:
            change()
        except BarkadeError as error:
            problem = str(error)
        done = self.session.match.version > before
        if done:
            self.advance()
        for line in (problem, *map(say, self.session.bot_reports())):
            if line:
                self.show_status(line, wrong=True)
        return done

    # Hints

    def action_hint(self) -> None:
        """Show a hint, or hide the one that is shown."""
        if not can_search():
            self.show_status(say(message("terminal-hint-never")), wrong=True)
        elif not self._viewer_to_move():
            self.show_status(say(message("terminal-hint-not-now")), wrong=True)
        elif self._hint:
            self._show_hint([])
        else:
            self._hinted_version = self.session.match.version
            self._show_hint([say(message("terminal-hint-thinking"))])
            self._ask_for_hint()

    def _ask_for_hint(self) -> None:
        """Compute the hint in a thread."""
        if self._awaits_hint():
            view = self.session.match.view(self.viewer)
            self.run_worker(lambda: hint_lines(view), name=HINTING, thread=True)

    def _awaits_hint(self) -> bool:
        return bool(self._hint) and self._viewer_to_move() and self.session.match.version == self._hinted_version

    def _take_hint(self, lines: list[str] | None) -> None:
        if not self._awaits_hint():
            return
        if lines is None:
            self._show_hint([say(message("terminal-hint-compiling"))])
            self.set_timer(RETRY_SECONDS, self._ask_for_hint)
        else:
            self._show_hint(lines)

    def _show_hint(self, lines: list[str]) -> None:
        self._hint = lines
        self._fit()
        self._show_log(self.session.match.view(self.viewer))
        self.show_status("")

    def _viewer_to_move(self) -> bool:
        return self.viewer is not None and self.viewer == self.session.match.to_move

    # Showing

    def show_turn(self) -> None:
        match = self.session.match
        view = match.view(self.viewer)
        self._legal = view["legal"]
        if match.version != self._hinted_version or not self._viewer_to_move():
            self._hint = []
            self._fit()
        seat = match.to_move
        assert seat is not None
        if self._viewer_to_move():
            self._title(message("terminal-turn", seat=seat))
            self._list([(say(from_dict(action["message"])), action["text"]) for action in self._legal])
        else:
            self._title(message("terminal-turn-of", seat=seat))
            kind = kind_name(self.session.kinds[seat])
            self._list([(say(message("terminal-no-actions", seat=seat, kind=kind), match.setup.names), "")])
        self._show_board(view)
        self._show_log(view)
        self.show_status("")
        self.query_one(Input).focus()

    def _title(self, what: Message) -> None:
        title = Table.grid(expand=True)
        title.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        title.add_column(no_wrap=True, justify="right")
        game = say(message(f"{self.session.match.game.id}-name"))
        title.add_row(Text(say(what, self.session.match.setup.names), "bold"), Text(game, "bold"))
        self.query_one("#turn", Static).update(title)

    def _list(self, entries: Sequence[tuple[str, str]]) -> None:
        actions = self.query_one("#actions", OptionList)
        actions.clear_options()
        for label, notation in entries:
            row = Table.grid(expand=True)
            row.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
            row.add_column(no_wrap=True, justify="right", min_width=len(notation) + 1)
            row.add_row(label, notation)
            actions.add_option(Option(row))
        actions.highlighted = 0 if entries else None

    def _show_board(self, view: Mapping[str, Any] | None = None) -> None:
        shown = self.session.match.view(self.viewer) if view is None else view
        marked = self.query_one("#actions", OptionList).highlighted
        chosen = self._legal[marked] if self._legal and marked is not None and marked < len(self._legal) else None
        self.query_one(Board).show(shown, chosen)

    def _show_log(self, view: Mapping[str, Any]) -> None:
        match = self.session.match
        self.query_one("#log-text", Static).update(Text("\n".join(self._recent(self.viewer))))
        self.query_one("#log").scroll_end(animate=False)
        self.query_one("#coach").border_title = say(message("terminal-hint" if self._hint else "terminal-coach"))
        if self._hint:
            lines = self._hint
        elif self.viewer is None:
            lines = [say(message("terminal-coach-off"))]
        elif self.coaching:
            advice = match.game.coach().advise(view)
            lines = [say(from_dict(line), match.setup.names) for line in advice["lines"]]
        else:
            lines = []
        self.query_one("#coach-text", Static).update(Text("\n".join(lines)))
        self.query_one("#coach").scroll_home(animate=False)

    def _recent(self, seat: int | None) -> list[str]:
        """Return the end of the log; the log page has all of it."""
        return self.session.story(seat, RECENT)

    def show_end(self) -> None:
        """Show the final board, the winners, and what can be done next."""
        match, view = self.session.match, self.session.match.view(None)
        self._legal = []
        self._title(message("terminal-over"))
        self._list([(say(message(CHOICES[choice])), "") for choice in self.choices])
        self.query_one("#actions").border_title = say(message("terminal-next"))
        self.query_one(Input).placeholder = say(message("terminal-prompt-over"))
        self.coaching, self._hint = False, []
        self._fit()
        self._show_board(view)
        self._show_log(view)
        self.show_status(say(self.session.outcome(), match.setup.names))

    @property
    def choices(self) -> list[str]:
        """Return the choices after the end. Nothing is analysed where nothing can be searched."""
        return [choice for choice in CHOICES if choice != LUCK or can_search()]

    def show_status(self, line: str, wrong: bool = False) -> None:
        """Show a line at the bottom; an empty one brings back the keys, or the latest events if the log is hidden."""
        style = theme.WRONG if wrong else f"bold {theme.LAMP}"
        keys = message("terminal-keys-over" if self.session.match.over else "terminal-keys")
        bottom = self.query_one("#keys", Static)
        if line:
            bottom.update(Text(line, style, no_wrap=True, overflow="ellipsis"))
        elif self.query_one("#log").display:
            bottom.update(say(keys))
        else:
            bottom.update(self._latest())

    def _latest(self) -> Table:
        """Return as many of the last events as fit into one line."""
        keys, between = say(message("terminal-keys-hint" if self._hint else "terminal-keys-coach")), " · "
        width = self.app.size.width - len(keys) - 4
        events = self._recent(self.viewer)
        shown = events[-1:]
        while len(shown) < len(events) and len(between.join(events[-len(shown) - 1 :])) <= width:
            shown = events[-len(shown) - 1 :]
        line = Table.grid(expand=True)
        line.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        line.add_column(no_wrap=True, justify="right", min_width=len(keys) + 1)
        line.add_row(Text(between.join(shown), theme.BONE), keys)
        return line

    # Acting

    def action_mark(self, step: int) -> None:
        actions = self.query_one("#actions", OptionList)
        if step > 0:
            actions.action_cursor_down()
        else:
            actions.action_cursor_up()

    def action_page(self, pages: int) -> None:
        """Scroll the coach if it is shown, else the log."""
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
        """Highlight the first action that starts with what has been typed so far."""
        if event.value.strip():
            self.show_status("")
            texts = [action["text"] for action in self._legal]
            matching = completions(event.value, texts)
            if matching:
                self.query_one("#actions", OptionList).highlighted = texts.index(matching[0])

    @on(Input.Submitted, "#notation")
    def _entered(self, event: Input.Submitted) -> None:
        typed = " ".join(event.value.split())
        marked = self.query_one("#actions", OptionList).highlighted
        if not typed:
            if marked is not None:
                self._do_marked(marked)
            return
        for command in TYPED_COMMANDS:
            if typed.lower() in (
                say(message(f"terminal-word-{command}"), language=tag) for tag in (spoken(), LANGUAGES[0])
            ):
                event.input.clear()
                getattr(self, f"action_{command}")()
                return
        if self._viewer_to_move():
            if self.attempt(lambda: self.session.play_typed(typed)):
                event.input.clear()
        elif self.session.match.over:
            self.show_status(say(message("error-game-over")), wrong=True)

    def _do_marked(self, index: int) -> None:
        if self.session.match.over:
            choice = self.choices[index]
            if choice == LUCK:
                self.app.push_screen(LuckPage(self.session))
            else:
                self.dismiss(choice)
        elif self._viewer_to_move():
            text = self._legal[index]["text"]
            self.attempt(lambda: self.session.play(text))

    def action_undo(self) -> None:
        seat = self.viewer
        if seat is None or not self._viewer_to_move():
            self.show_status(say(message("terminal-undo-none")), wrong=True)
        elif self.attempt(lambda: self.session.undo(seat)):
            self.show_status(say(message("terminal-undone")))

    def action_clear(self) -> None:
        self.query_one(Input).clear()
        self.show_status("")

    def action_help(self) -> None:
        self.app.push_screen(HelpPage(self.session.match.game.id))

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self.session.match.game.id))

    def action_log(self) -> None:
        lines = self.session.log(self.viewer)
        if self.session.match.over:
            lines += ["", say(message("terminal-verify")), f"barkade verify {self.session.file.record}"]
        self.app.push_screen(log_page(lines))

    def action_coach(self) -> None:
        if not self.session.match.over:
            self.coaching = not self.coaching
            self._show_hint([])

    def action_leave(self) -> None:
        self.dismiss("leave")
