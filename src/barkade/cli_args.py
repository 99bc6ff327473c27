"""Command line parsing: the parser of every command, and the values that commands share."""

from __future__ import annotations

import argparse
import re
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import LANGUAGES, message, own_name, say
from barkade.games import games, load_game

MAX_SEED = 2**63 - 1
MAX_PACE = 60.0
MAX_THREADS = 1024
NUMBER = re.compile(r"-?\d{1,9}")


class Usage(BarkadeError):
    """The command line can't be parsed."""


class Help(argparse.HelpFormatter):
    """argparse's help with headings of our own."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        # Don't break names such as good-dog.
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{text('cli-usage')} ")


class Parser(argparse.ArgumentParser):
    """argparse with all of its texts taken from the .ftl files.

    Arguments are parsed as strings and converted by the functions below, as argparse's own errors are in English.
    """

    def __init__(self, command: str) -> None:
        about = text(f"cli-{command}")
        super().__init__(
            prog=f"barkade {command}", description=about, formatter_class=Help, add_help=False, allow_abbrev=False
        )
        self.command = command
        self.takes = self.add_argument_group(text("cli-arguments"))
        self.options = self.add_argument_group(text("cli-options"))
        self.settings: dict[str, bool] = {}
        """Names of the options, and whether each takes a value."""

    def error(self, text: str) -> NoReturn:
        raise Usage(message("cli-bad-arguments", command=self.command))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        # `choose_language` has already removed this option; it is added for the help only. Naming the languages loads
        # the data of eight locales, a third of a command's startup time.
        helping = not {"-h", "--help"}.isdisjoint(arguments)
        self.option("language", "CODE", known=known_languages() if helping else "")
        self.options.add_argument("-h", "--help", action="help", help=text("cli-help-help"))
        known, unknown = self.parse_known_args(arguments)
        if unknown:
            raise Usage(message("cli-unknown-argument", command=self.command, word=unknown[0]))
        return known

    def game(self) -> None:
        known = ", ".join(games())
        self.takes.add_argument("game", nargs="?", metavar="GAME", help=text("cli-help-game", known=known))

    def file(self, what: str = "file") -> None:
        self.takes.add_argument("file", nargs="?", metavar="FILE", help=text(f"cli-help-{what}"))

    def option(self, name: str, metavar: str, repeated: bool = False, **args: str) -> None:
        action = "append" if repeated else "store"
        default: list[str] | None = [] if repeated else None
        help_text = text(f"cli-help-{name}", **args)
        self.settings[name] = True
        self.options.add_argument(f"--{name}", metavar=metavar, action=action, default=default, help=help_text)

    def flag(self, name: str) -> None:
        self.settings[name] = False
        self.options.add_argument(f"--{name}", action="store_true", help=text(f"cli-help-{name}"))


def text(message_id: str, **args: str) -> str:
    return say(message(message_id, **args))


def known_languages() -> str:
    """List all languages with their own names."""
    return ", ".join(f"{language} ({own_name(language)})" for language in LANGUAGES)


def parse_int(option: str, given: str, low: int, high: int) -> int:
    digits = given.replace("_", "").replace(",", "")
    if not digits.isdecimal() or not low <= int(digits) <= high:
        raise Usage(message("cli-bad-number", option=option, value=given, low=str(low), high=str(high)))
    return int(digits)


def parse_pace(option: str, given: str) -> float:
    """Parse the seconds that a bot's action takes."""
    try:
        pace = float(given)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= MAX_PACE:
        raise Usage(message("cli-bad-pace", option=option, value=given))
    return pace


def parse_game(command: str, given: str | None) -> str:
    if given is None:
        raise Usage(message("cli-missing-game", command=command, known=", ".join(games())))
    return load_game(given).id


def parse_options(given: Sequence[str]) -> dict[str, str]:
    """Parse options of a game, written NAME=VALUE."""
    chosen = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise Usage(message("cli-bad-option-form", text=pair))
        chosen[name] = value
    return chosen


def parse_numbers(given: Sequence[str]) -> dict[str, int]:
    """Parse numbers of a box, written NAME=NUMBER."""
    chosen = {}
    for pair in given:
        name, _, value = pair.partition("=")
        if not name or not NUMBER.fullmatch(value):
            raise Usage(message("cli-bad-set-form", text=pair))
        chosen[name] = int(value)
    return chosen


def read_text(command: str, file: str | None) -> str:
    """Read the file given to a command."""
    if file is None:
        raise Usage(message("cli-missing-file", command=command))
    try:
        return Path(file).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BarkadeError(message("cli-no-file", file=file)) from error
    except (OSError, ValueError) as error:
        raise BarkadeError(message("cli-unreadable-file", file=file)) from error
