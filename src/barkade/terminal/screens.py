"""Screens on top of the game: the curtain between people, and pages to read (help, log, rules)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from barkade.drawing import theme
from barkade.engine.i18n import message, say
from barkade.terminal.rules_text import filter_rules, rules_text
from barkade.terminal.session import label

WATCHDOG = r"""
   / \__
  (    @\___
  /         O
 /   (_____/
/_____/   U
"""


class Curtain(Screen[None]):
    """Hides the game until the next person presses Enter."""

    BINDINGS = [Binding("enter", "raise_curtain", show=False)]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(Text(WATCHDOG.strip("\n"), theme.LAMP), id="watchdog")
            yield Static(Text(say(message("terminal-curtain", name=self.person)), "bold"), id="curtain-name")
            yield Static(say(message("terminal-curtain-look-away")))
            yield Static(say(message("terminal-curtain-ready", name=self.person)))

    def action_raise_curtain(self) -> None:
        self.dismiss(None)


class Page(Screen[None]):
    """A text to scroll."""

    BINDINGS = [
        Binding("escape,q,f1,f3", "back", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown,space", "page(1)", show=False),
        Binding("home", "to_start", show=False),
        Binding("end", "to_end", show=False),
    ]

    def __init__(self, title: str, text: RenderableType, keys: str, from_end: bool = False) -> None:
        super().__init__()
        self._title, self._text, self._keys, self._from_end = title, text, keys, from_end

    def compose(self) -> ComposeResult:
        yield Static(self._title, classes="title")
        with VerticalScroll(id="page"):
            yield Static(self._text, id="page-text")
        yield Static(self._keys, classes="keys")

    def on_mount(self) -> None:
        if self._from_end:
            self.call_after_refresh(self._scroller.scroll_end, animate=False)

    @property
    def _scroller(self) -> VerticalScroll:
        return self.query_one("#page", VerticalScroll)

    def action_back(self) -> None:
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        self._scroller.scroll_relative(y=lines, animate=False)

    def action_page(self, pages: int) -> None:
        self._scroller.scroll_relative(y=pages * (self._scroller.size.height - 1), animate=False)

    def action_to_start(self) -> None:
        self._scroller.scroll_home(animate=False)

    def action_to_end(self) -> None:
        self._scroller.scroll_end(animate=False)


class HelpPage(Page):
    """Keys and terms of the program; R opens the rules of the game."""

    BINDINGS = [Binding("r", "rules", show=False)]

    def __init__(self, game: str) -> None:
        self._game = game
        keys = say(message("terminal-keys-help"))
        super().__init__(say(message("terminal-help-title")), help_text(game), keys)

    def action_rules(self) -> None:
        self.app.push_screen(RulesPage(self._game))


class RulesPage(Page):
    """The rules of a game, filtered by what is typed."""

    def __init__(self, game: str) -> None:
        self._rules = rules_text(game)
        title = say(message(f"{game}-name"))
        super().__init__(title, Markdown(self._rules), say(message("terminal-keys-rules")))

    def compose(self) -> ComposeResult:
        yield from super().compose()
        with Horizontal(id="typing"):
            yield Static("›", id="caret")
            yield Input(placeholder=say(message("terminal-find")), compact=True)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    @on(Input.Changed)
    def _find(self, event: Input.Changed) -> None:
        asked = event.value.strip()
        text = filter_rules(self._rules, asked) if asked else self._rules
        none = Text(say(message("terminal-no-such-rule", text=asked)), theme.WRONG)
        self.query_one("#page-text", Static).update(Markdown(text) if text else none)
        self.action_to_start()

    def action_back(self) -> None:
        """Clear the filter first, then leave."""
        filter_input = self.query_one(Input)
        if filter_input.value:
            filter_input.clear()
        else:
            super().action_back()


def log_page(lines: list[str]) -> Page:
    """Return the page with the whole log, scrolled to its end."""
    title, keys = say(message("terminal-log")), say(message("terminal-keys-page"))
    return Page(title, Text("\n".join(lines)), keys, from_end=True)


KEYS = (
    ("↑ ↓", "choose"),
    ("Enter", "enter"),
    ("Esc", "escape"),
    ("PgUp PgDn", "page"),
    ("F1", "help"),
    ("F2", "coach"),
    ("F3", "log"),
    ("F4 Ctrl-Z", "undo"),
    ("F5", "hint"),
    ("Ctrl-C", "leave"),
)
TYPED_COMMANDS = ("help", "coach", "log", "undo", "hint", "rules", "leave")


def help_text(game: str) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for key, meaning in KEYS:
        grid.add_row(Text(key, f"bold {theme.LAMP}"), say(message(f"terminal-help-key-{meaning}")))
    typed = ", ".join(say(message(f"terminal-word-{command}")) for command in TYPED_COMMANDS)
    signs = label(f"{game}-board-signs", "")
    board: list[RenderableType] = ["", Text(say(message("terminal-help-board")), f"bold {theme.LAMP}"), signs]
    return Group(
        say(message("terminal-help-moves")),
        *(board if signs else []),
        "",
        grid,
        "",
        say(message("terminal-help-words", words=typed)),
        say(message("terminal-help-secret")),
        say(message("terminal-help-saved")),
    )
