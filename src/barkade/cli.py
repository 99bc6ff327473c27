"""The front door: `barkade` and its commands. What goes wrong is said in one line, without a traceback."""

from __future__ import annotations

import argparse
import os
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from barkade.bots.registry import PROGRAM
from barkade.engine.agreed import Agreed
from barkade.engine.boxfile import read_box
from barkade.engine.errors import BarkadeError
from barkade.engine.words import LANGUAGES, Message, message, say, speak
from barkade.games import games, room
from barkade.server.commands import backup, serve
from barkade.terminal import tongue
from barkade.terminal.table import DEFAULT_BOT, PERSON, kinds, last_left, sit_down

MOST_GAMES = 10**12
MOST_THREADS = 1024
MOST_SEED = 2**63 - 1
SLOWEST_PACE = 60.0
DEFAULT_PACE = 0.7
DEFAULT_GAMES = 100_000
DEFAULT_LADDER_GAMES = 200


class Usage(BarkadeError):
    """The command line itself makes no sense."""


# Reading the command line


class Help(argparse.HelpFormatter):
    """argparse's help with our own words for its headings."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        # Names such as good-dog stay whole.
        return textwrap.wrap(" ".join(text.split()), width, break_on_hyphens=False)

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{words('cli-usage')} ")


class Parser(argparse.ArgumentParser):
    """argparse without its own sentences."""

    def __init__(self, command: str) -> None:
        about = words(f"cli-{command}")
        super().__init__(
            prog=f"barkade {command}", description=about, formatter_class=Help, add_help=False, allow_abbrev=False
        )
        self.command = command
        self.takes = self.add_argument_group(words("cli-arguments"))
        self.options = self.add_argument_group(words("cli-options"))

    def error(self, text: str) -> NoReturn:
        raise Usage(message("cli-bad-arguments", command=self.command))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        # It is taken from the command line before anything is said; this is for its help.
        self.option("language", "CODE", known=tongue.known())
        self.options.add_argument("-h", "--help", action="help", help=words("cli-help-help"))
        known, unknown = self.parse_known_args(arguments)
        if unknown:
            raise Usage(message("cli-unknown-argument", command=self.command, word=unknown[0]))
        return known

    # Arguments are read as texts and judged by us: argparse would complain in sentences of its own.

    def game(self) -> None:
        known = ", ".join(games())
        self.takes.add_argument("game", nargs="?", metavar="GAME", help=words("cli-help-game", known=known))

    def file(self) -> None:
        self.takes.add_argument("file", nargs="?", metavar="FILE", help=words("cli-help-file"))

    def option(self, name: str, metavar: str, repeated: bool = False, **args: str) -> None:
        action = "append" if repeated else "store"
        default: list[str] | None = [] if repeated else None
        help_words = words(f"cli-help-{name}", **args)
        self.options.add_argument(f"--{name}", metavar=metavar, action=action, default=default, help=help_words)

    def flag(self, name: str) -> None:
        self.options.add_argument(f"--{name}", action="store_true", help=words(f"cli-help-{name}"))


def words(message_id: str, **args: str) -> str:
    return say(message(message_id, **args))


def whole(option: str, text: str, low: int, high: int) -> int:
    """A whole number of the command line."""
    digits = text.replace("_", "").replace(",", "")
    if not digits.isdecimal() or not low <= int(digits) <= high:
        raise Usage(message("cli-bad-number", option=option, value=text, low=str(low), high=str(high)))
    return int(digits)


def pace_of(text: str | None) -> float:
    try:
        pace = DEFAULT_PACE if text is None else float(text)
    except ValueError:
        pace = -1.0
    if not 0 <= pace <= SLOWEST_PACE:
        raise Usage(message("cli-bad-pace", option="--pace", value=str(text)))
    return pace


def game_of(command: str, given: argparse.Namespace) -> str:
    if given.game is None:
        raise Usage(message("cli-missing-game", command=command, known=", ".join(games())))
    return room(given.game).game


def options_of(given: Sequence[str]) -> dict[str, str]:
    chosen = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Usage(message("cli-bad-option-form", text=text))
        chosen[name] = value
    return chosen


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BarkadeError(message("cli-no-file", file=file)) from error
    except (OSError, ValueError) as error:
        raise BarkadeError(message("cli-unreadable-file", file=file)) from error


def record_of(command: str, given: argparse.Namespace) -> str:
    if given.file is None:
        raise Usage(message("cli-missing-file", command=command))
    return text_of(given.file)


def seats_of(given: Sequence[str], players: int) -> tuple[list[str], list[str]]:
    """The kinds and names of all seats. Seats not named: one person, the others bots."""
    seated, names = [], []
    for text in given:
        kind, _, detail = text.partition(":")
        if kind not in (*kinds(), PROGRAM):
            raise Usage(message("cli-unknown-seat", kind=text, known=", ".join(kinds())))
        seated.append(PERSON if kind == PERSON else text)
        names.append(" ".join(detail.split()) if kind == PERSON else "")
    if len(seated) > players:
        raise Usage(message("cli-too-many-seats", seats=len(seated), players=players))
    while len(seated) < players:
        seated.append(DEFAULT_BOT if PERSON in seated else PERSON)
        names.append("")
    return seated, names


def need_terminal() -> None:
    """Refuse to open a screen where there is none."""
    # Standard error, too: that is where the screen is drawn.
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)) or os.environ.get("TERM") == "dumb":
        raise BarkadeError(message("cli-no-terminal"))


# The commands


def play(arguments: Sequence[str]) -> int:
    parser = Parser("play")
    parser.game()
    parser.option("players", "N")
    parser.option("seat", "WHO", repeated=True, known=", ".join(kinds()), bot=DEFAULT_BOT)
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.option("seed", "N")
    parser.option("pace", "SECONDS")
    given = parser.read(arguments)
    game = game_of("play", given)
    default = max(2, room(game).box.PLAYERS.start, len(given.seat))
    players = whole("--players", given.players, 0, 99) if given.players else default
    seed = whole("--seed", given.seed, 0, MOST_SEED) if given.seed else None
    pace = pace_of(given.pace)
    options, box = options_of(given.option), read_box(given.box) if given.box else None

    Agreed.of(game, players, options, box)
    seated, names = seats_of(given.seat, players)
    table = sit_down(game, players, seated, names, options, box, seed)
    need_terminal()
    table.save()
    return open_app(pace, table)


def resume(arguments: Sequence[str]) -> int:
    parser = Parser("resume")
    parser.option("pace", "SECONDS")
    given = parser.read(arguments)
    pace = pace_of(given.pace)

    table = last_left()
    need_terminal()
    return open_app(pace, table)


def menu() -> int:
    need_terminal()
    return open_app(DEFAULT_PACE, None)


def open_app(pace: float, table: Any) -> int:
    from barkade.terminal.app import BarkadeApp

    app = BarkadeApp(pace, table)
    app.run()
    for line in app.parting_words():
        print(line)
    return app.return_code or 0


def list_games(arguments: Sequence[str]) -> int:
    Parser("games").read(arguments)

    from barkade.terminal.pages import show_games

    show_games()
    return 0


def rules(arguments: Sequence[str]) -> int:
    parser = Parser("rules")
    parser.game()
    parser.option("find", "TEXT")
    given = parser.read(arguments)
    game = game_of("rules", given)

    from barkade.terminal.pages import show_rules

    show_rules(game, given.find or "")
    return 0


def replay(arguments: Sequence[str]) -> int:
    parser = Parser("replay")
    parser.file()
    parser.flag("plain")
    given = parser.read(arguments)
    text = record_of("replay", given)

    from barkade.terminal.story import story_of

    story = story_of(text)
    if given.plain or not sys.stdout.isatty():
        from barkade.terminal.pages import show_story

        show_story(story)
        return 0
    need_terminal()
    from barkade.terminal.replay import ReplayApp

    ReplayApp(story).run()
    return 0


def verify(arguments: Sequence[str]) -> int:
    parser = Parser("verify")
    parser.file()
    given = parser.read(arguments)

    from barkade.engine import record
    from barkade.engine.chance import Simulation

    match = record.verify(record_of("verify", given))
    name = message(f"{match.game}-name")
    if isinstance(match.chance, Simulation):
        seed = str(match.chance.seed)
        told = message("cli-verified-simulation", game=name, versions=match.version, seed=seed)
    else:
        told = message("cli-verified", game=name, versions=match.version, commit=str(match.commit))
    lines = [say(told)]
    if match.starts_from is not None:
        lines.append(words("cli-verified-position"))
    if match.inherited:
        lines.append(say(message("cli-verified-inherited", last=match.inherited - 1)))
    if not match.over:
        lines.append(words("cli-verified-running"))
    print("\n".join(lines))
    return 0


def sim(arguments: Sequence[str]) -> int:
    parser = Parser("sim")
    parser.game()
    parser.option("players", "N")
    parser.option("games", "N")
    parser.option("seed", "N")
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.option("threads", "N")
    parser.flag("checked")
    parser.flag("json")
    given = parser.read(arguments)
    game = game_of("sim", given)
    players = whole("--players", given.players, 0, 99) if given.players else None
    number = whole("--games", given.games, 1, MOST_GAMES) if given.games else DEFAULT_GAMES
    seed = whole("--seed", given.seed, 0, MOST_SEED) if given.seed else 0
    threads = whole("--threads", given.threads, 1, MOST_THREADS) if given.threads else None

    box = read_box(given.box) if given.box else None
    table = Agreed.of(game, players, options_of(given.option), box)
    table.box()  # refuses a box that can't work before anything is compiled

    from barkade.terminal.pages import simulate

    simulate(table, seed, number, threads, given.checked, given.json)
    return 0


def ladder(arguments: Sequence[str]) -> int:
    parser = Parser("ladder")
    parser.game()
    parser.option("players", "N")
    parser.options.add_argument("--games", metavar="N", help=words("ladder-help-games"))
    parser.option("bot", "NAME", repeated=True)
    parser.option("alone", "NAME")
    parser.option("seed", "N")
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.option("processes", "N")
    parser.flag("all")
    parser.flag("json")
    given = parser.read(arguments)
    game = game_of("ladder", given)
    players = whole("--players", given.players, 2, 99) if given.players else max(2, room(game).box.PLAYERS.start)
    number = whole("--games", given.games, 1, MOST_GAMES) if given.games else DEFAULT_LADDER_GAMES
    seed = whole("--seed", given.seed, 0, MOST_SEED) if given.seed else 0
    processes = whole("--processes", given.processes, 1, MOST_THREADS) if given.processes else None
    box = read_box(given.box) if given.box else None
    table = Agreed.of(game, players, options_of(given.option), box)

    from barkade.bots.ladder_cli import run_ladder

    run_ladder(table, given.bot, given.alone, number, seed, processes, given.json, not given.all)
    return 0


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "resume": resume,
    "games": list_games,
    "rules": rules,
    "replay": replay,
    "verify": verify,
    "sim": sim,
    "ladder": ladder,
    "serve": serve,
    "backup": backup,
}


def overview() -> None:
    """What `barkade --help` shows."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.table import Table

    console = Console(highlight=False)
    console.print(words("cli-about"))
    console.print(f"\n[bold]{words('cli-commands')}")
    table = Table.grid(padding=(0, 2))
    for command in COMMANDS:
        table.add_row(command, words(f"cli-{command}"))
    console.print(Padding(table, (0, 0, 1, 2)))
    console.print(f"[bold]{words('cli-options')}")
    table = Table.grid(padding=(0, 2))
    table.add_row("--language CODE", words("cli-help-language", known=tongue.known()))
    console.print(Padding(table, (0, 0, 1, 2)))
    console.print(words("cli-more"))


def speak_first(arguments: Sequence[str]) -> list[str]:
    """Speak the language of this computer, or the one asked for anywhere on the command line; the rest of it."""
    tongue.speak_as_usual()
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        option, equals, code = word.partition("=")
        if option != "--language":
            rest.append(word)
            continue
        code = code if equals else next(words, "")
        if code not in LANGUAGES:
            raise Usage(message("cli-unknown-language", code=code, known=tongue.known()))
        speak(code)
    return rest


def run(arguments: Sequence[str]) -> int:
    word, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if not word:
        return menu()
    if word in ("-h", "--help", "help"):
        overview()
        return 0
    if word == "--version":
        from barkade import __version__

        print(f"barkade {__version__}")
        return 0
    if word not in COMMANDS:
        raise Usage(message("cli-unknown-command", word=word, known=", ".join(COMMANDS)))
    return COMMANDS[word](rest)


def complain(what: Message) -> None:
    line = " ".join(say(message("cli-error", reason=what)).split())
    print(line, file=sys.stderr)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0, 1 for what can't be done, 2 for what can't be understood."""
    try:
        return run(speak_first(sys.argv[1:] if arguments is None else arguments))
    except Usage as error:
        complain(error.message)
        return 2
    except BarkadeError as error:
        complain(error.message)
        return 1
    except KeyboardInterrupt:
        complain(message("cli-stopped"))
        return 130
    except BrokenPipeError:
        # Whoever reads us has seen enough; nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
