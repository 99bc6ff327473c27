"""The menu: choose a game, its players and options, or a saved game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from babel.dates import format_date, format_time
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from barkade.drawing import theme
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import LANGUAGES, locale_of, message, own_name, say, spoken
from barkade.engine.options import CHANCE, Seat, Value, values_of
from barkade.engine.setup import Setup
from barkade.games import games, load_game
from barkade.terminal import language
from barkade.terminal.saves import unfinished_games
from barkade.terminal.screens import WATCHDOG, RulesPage
from barkade.terminal.session import (
    DEFAULT_BOT,
    PERSON,
    LocalSession,
    kind_name,
    label,
    new_session,
    open_save,
    seat_kinds,
)

SHOWN_SAVES = 9
NAMES = 16
LABELS = 22


class MenuScreen(Screen[LocalSession]):
    """Dismissed with the session to open."""

    def compose(self) -> ComposeResult:
        with Horizontal(id="menu-head"):
            yield Static(Text(WATCHDOG.strip("\n"), theme.LAMP), id="watchdog")
            yield Static(id="menu-title")
        yield OptionList(id="menu", markup=False)
        yield Static(id="menu-message")
        yield Static(id="menu-keys", classes="keys")

    def on_screen_resume(self) -> None:
        self._fill()

    def _fill(self) -> None:
        title = Text(say(message("terminal-menu-title")), f"bold {theme.LAMP}")
        title.append(f"\n\n{say(message('terminal-menu-tagline'))}", theme.BONE)
        self.query_one("#menu-title", Static).update(title)
        self.query_one("#menu-keys", Static).update(say(message("terminal-menu-keys")))
        menu = self.query_one("#menu", OptionList)
        marked = menu.highlighted or 0
        menu.clear_options()
        for game in games():
            players = load_game(game).players
            number = say(message("terminal-menu-players", low=players.start, high=players.stop - 1))
            row = Table.grid(padding=(0, 2))
            row.add_column(width=NAMES)
            name = Text(say(message(f"{game}-name")), "bold").append(f"\n{number}", "not bold")
            row.add_row(name, say(message(f"{game}-tagline")))
            menu.add_option(Option(row, id=f"game {game}"))
        for save in unfinished_games()[:SHOWN_SAVES]:
            try:
                session = open_save(save)
            except BarkadeError:
                continue  # `barkade resume` names a broken file; the menu leaves it out
            left = date_and_time(datetime.fromtimestamp(save.record.stat().st_mtime))
            row = Table.grid(padding=(0, 2))
            row.add_column(width=NAMES)
            row.add_row(Text(say(message("terminal-menu-resume")), "bold"), describe(session, left))
            menu.add_option(Option(row, id=f"save {save.name}"))
        row = Table.grid(padding=(0, 2))
        row.add_column(width=NAMES)
        row.add_row(Text(say(message("terminal-menu-language")), "bold"), " · ".join(map(own_name, LANGUAGES)))
        menu.add_option(Option(row, id="language"))
        menu.add_option(Option(Text(say(message("terminal-menu-quit")), "bold"), id="quit"))
        menu.highlighted = min(marked, menu.option_count - 1)
        menu.focus()

    @on(OptionList.OptionSelected, "#menu")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        kind, _, name = str(event.option_id).partition(" ")
        if kind == "quit":
            self.app.exit()
        elif kind == "language":
            self.app.push_screen(LanguageScreen())
        elif kind == "game":
            self.app.push_screen(SetupScreen(name), self._open)
        else:
            save = next(save for save in unfinished_games() if save.name == name)
            try:
                self.dismiss(open_save(save))
            except BarkadeError as error:
                self.query_one("#menu-message", Static).update(str(error))

    def _open(self, session: LocalSession | None) -> None:
        if session is not None:
            self.dismiss(session)


def describe(session: LocalSession, left: str) -> str:
    match = session.match
    names = ", ".join(session.name(seat) for seat in range(match.players))
    game = message(f"{match.game.id}-name")
    return say(message("terminal-menu-saved", game=game, names=names, version=str(match.version), when=left))


def date_and_time(when: datetime) -> str:
    locale = locale_of(spoken())
    return f"{format_date(when, locale=locale)} {format_time(when, 'short', locale=locale)}"


class LanguageScreen(Screen[None]):
    """Choose a language by its own name."""

    BINDINGS = [Binding("escape", "back", show=False)]

    def compose(self) -> ComposeResult:
        yield Static(Text(say(message("terminal-menu-language")), f"bold {theme.LAMP}"), id="menu-title")
        yield OptionList(*(Option(own_name(language), id=language) for language in LANGUAGES), id="languages")
        yield Static(say(message("terminal-language-keys")), classes="keys")

    def on_mount(self) -> None:
        languages = self.query_one(OptionList)
        languages.highlighted = LANGUAGES.index(spoken())
        languages.focus()

    def action_back(self) -> None:
        self.dismiss(None)

    @on(OptionList.OptionSelected, "#languages")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        language.choose(str(event.option_id))
        self.dismiss(None)


# Players and options


@dataclass
class Row:
    """A setting: its label and the values it can have."""

    key: str
    label: str
    values: list[Any]
    chosen: int = 0

    @property
    def value(self) -> Any:
        return self.values[self.chosen]

    def offer(self, values: list[Any], default: Any) -> None:
        """Replace the values; the chosen one stays if it is among them."""
        kept = self.value if self.value in values else default
        self.values, self.chosen = values, values.index(kept)


class SetupScreen(Screen[LocalSession | None]):
    """Players, seats and options of a game. Dismissed with the session, or None to go back."""

    BINDINGS = [
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right", "change(1)", show=False, priority=True),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        definition = load_game(game)
        counts = list(definition.players)
        self.players = Row("players", say(message("terminal-setup-players")), counts, counts.index(max(2, counts[0])))
        self.seats = [
            Row(
                "seat",
                say(message("terminal-setup-seat", number=seat + 1)),
                seat_kinds(),
                seat_kinds().index(PERSON if seat == 0 else DEFAULT_BOT),
            )
            for seat in range(counts[-1])
        ]
        self.options = [
            Row(
                name,
                label(f"{game}-option-{name}", name),
                list(values_of(option)),
                values_of(option).index(option.default),
            )
            for name, option in definition.options.items()
        ]
        self._offer_valid_values()

    def compose(self) -> ComposeResult:
        title = say(message("terminal-setup-title", game=message(f"{self.game}-name")))
        yield Static(Text(title, f"bold {theme.LAMP}"), id="menu-title")
        yield OptionList(id="setup", markup=False)
        yield Static(id="menu-message")
        yield Static(say(message("terminal-setup-keys")), classes="keys")

    def on_mount(self) -> None:
        self._fill(0)
        self.query_one("#setup").focus()

    def rows(self) -> list[Row]:
        return [self.players, *self.seats[: self.players.value], *self.options]

    def _fill(self, marked: int) -> None:
        setup = self.query_one("#setup", OptionList)
        setup.clear_options()
        setup.add_option(Option(Text(say(message("terminal-setup-start")), "bold"), id="start"))
        for index, row in enumerate(self.rows()):
            setup.add_option(Option(self._prompt(row), id=f"row {index}"))
        setup.add_option(Option(say(message("terminal-setup-rules")), id="rules"))
        setup.highlighted = marked

    def _prompt(self, row: Row) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(width=LABELS)
        if row.key == "seat":
            shown = kind_name(row.value)
        elif isinstance(row.value, bool):
            shown = say(message("terminal-yes" if row.value else "terminal-no"))
        else:
            shown = value_name(self.game, row.key, row.value)
        grid.add_row(row.label, Text(f"‹ {shown} ›", f"bold {theme.LAMP}"))
        return grid

    def action_change(self, step: int) -> None:
        marked = self.query_one("#setup", OptionList).highlighted or 0
        rows = self.rows()
        if 1 <= marked <= len(rows):
            row = rows[marked - 1]
            row.chosen = (row.chosen + step) % len(row.values)
            if row is self.players:
                self._offer_valid_values()
            self._fill(marked)

    def _offer_valid_values(self) -> None:
        """Leave out values that the number of players rules out, such as a first player who isn't there."""
        for row in self.options:
            option = load_game(self.game).options[row.key]
            row.offer([value for value in values_of(option) if self._is_valid(row.key, value)], option.default)

    def _is_valid(self, key: str, value: Value) -> bool:
        try:
            Setup.of(self.game, self.players.value, {key: value})
        except BarkadeError:
            return False
        return True

    def action_back(self) -> None:
        self.dismiss(None)

    @on(OptionList.OptionHighlighted, "#setup")
    def _explain(self, event: OptionList.OptionHighlighted) -> None:
        place = event.option_index - 1
        keys = [row.key for row in self.rows()]
        about = label(f"{self.game}-option-{keys[place]}-about", "") if 0 <= place < len(keys) else ""
        self.query_one("#menu-message", Static).update(Text(about, theme.FAINT))

    @on(OptionList.OptionSelected, "#setup")
    def _selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id == "rules":
            self.app.push_screen(RulesPage(self.game))
        elif event.option_id == "start":
            self._start()
        else:
            self.action_change(1)

    def _start(self) -> None:
        kinds = [row.value for row in self.seats[: self.players.value]]
        options: dict[str, Value] = {row.key: row.value for row in self.options}
        try:
            session = new_session(self.game, self.players.value, kinds, options=options)
            session.save()
        except BarkadeError as error:
            self.query_one("#menu-message", Static).update(Text(str(error), theme.WRONG))
        else:
            self.dismiss(session)


def value_name(game: str, name: str, value: Value) -> str:
    """Say the value of an option. People count seats from 1."""
    if isinstance(load_game(game).options.get(name), Seat):
        return say(message(f"{game}-option-{name}-chance")) if value == CHANCE else str(int(value) + 1)
    return label(f"{game}-option-{name}-{value}", str(value))
