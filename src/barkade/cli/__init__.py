"""The command `barkade` and its subcommands. An error is one line on standard error, without a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence

from barkade.cli.catalogue import list_games, show_rules
from barkade.cli.lab import ladder, remote_bot, report, sim, train, try_bot, tune
from barkade.cli.play import menu, play, resume
from barkade.cli.puzzles import puzzles
from barkade.cli.records import analyse, replay, verify
from barkade.cli_args import Usage, known_languages, text
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import LANGUAGES, Message, message, say, speak
from barkade.server.cli import serve
from barkade.server.data_file import backup, restore
from barkade.terminal import language

COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "resume": resume,
    "games": list_games,
    "rules": show_rules,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "puzzles": puzzles,
    "sim": sim,
    "report": report,
    "ladder": ladder,
    "tune": tune,
    "train": train,
    "try": try_bot,
    "bot": remote_bot,
    "serve": serve,
    "backup": backup,
    "restore": restore,
}


def overview() -> None:
    """Print what `barkade --help` shows."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table

    console = Console(highlight=False)
    console.print(text("cli-about"))
    console.print(f"\n[bold]{text('cli-commands')}")
    table = Table.grid(padding=(0, 2))
    for command in COMMANDS:
        table.add_row(command, text(f"cli-{command}"))
    console.print(Padding(table, (0, 0, 1, 2)))
    console.print(f"[bold]{text('cli-options')}")
    table = Table.grid(padding=(0, 2))
    table.add_row("--language CODE", text("cli-help-language", known=known_languages()))
    console.print(Padding(table, (0, 0, 1, 2)))
    console.print(text("cli-more"))


def choose_language(arguments: Sequence[str]) -> list[str]:
    """Use the language of `--language`, anywhere on the command line, or this computer's; return the other
    arguments."""
    language.use_default()
    rest: list[str] = []
    remaining = iter(arguments)
    for argument in remaining:
        option, equals, code = argument.partition("=")
        if option != "--language":
            rest.append(argument)
            continue
        code = code if equals else next(remaining, "")
        if code not in LANGUAGES:
            raise Usage(message("cli-unknown-language", code=code, known=known_languages()))
        speak(code)
    return rest


def run(arguments: Sequence[str]) -> int:
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if not command:
        return menu()
    if command in ("-h", "--help", "help"):
        overview()
        return 0
    if command == "--version":
        from barkade import __version__

        print(f"barkade {__version__}")
        return 0
    if command not in COMMANDS:
        raise Usage(message("cli-unknown-command", word=command, known=", ".join(COMMANDS)))
    return COMMANDS[command](rest)


def print_error(reason: Message) -> None:
    line = " ".join(say(message("cli-error", reason=reason)).split())
    print(line, file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status: 0, 1 for a failure, 2 for a command line that can't be parsed."""
    try:
        return run(choose_language(sys.argv[1:] if arguments is None else arguments))
    except Usage as error:
        print_error(error.message)
        return 2
    except BarkadeError as error:
        print_error(error.message)
        return 1
    except KeyboardInterrupt:
        print_error(message("cli-stopped"))
        return 130
    except BrokenPipeError:
        # The reader has closed the pipe: write nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
