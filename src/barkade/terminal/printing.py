"""Output of the commands: the list of games, the rules, the narration of a record."""

from __future__ import annotations

import os
import shutil
import sys

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message, say
from barkade.games import games, load_game
from barkade.terminal.narration import Narration
from barkade.terminal.rules_text import filter_rules, rules_text

WIDEST_TEXT = 100


def print_games() -> None:
    console = Console(highlight=False)
    for game in games():
        players = load_game(game).players
        number = message("cli-game-line", low=players.start, high=players.stop - 1)
        console.print(f"[bold]{game}[/]  {say(message(f'{game}-name'))} · {say(number)}")
        console.print(Padding(say(message(f"{game}-tagline")), (0, 0, 0, 4)))


def print_rules(game: str, asked: str = "") -> None:
    """Print the rules of a game, or only those that contain the given words or rule number."""
    text = rules_text(game)
    if asked:
        text = filter_rules(text, asked)
    if not text:
        raise BarkadeError(message("terminal-no-such-rule", text=asked))
    console = Console()
    console = Console(width=min(console.width, WIDEST_TEXT))
    page = Markdown(text)
    if not (sys.stdin.isatty() and console.is_terminal):
        console.print(page)
        return
    # -R: colours; -F and -X: no pager for what fits the screen.
    os.environ.setdefault("LESS", "-FRX")
    with console.pager(styles=shutil.which("less") is not None):
        console.print(page)


def print_narration(narration: Narration) -> None:
    """Print all turns; of a whole record, each as its mover saw it."""
    console = Console(highlight=False, soft_wrap=True)
    for turn in narration.turns(narration.last):
        for version in turn:
            console.print(f"[bold]{version}[/]  {narration.heading(version)}")
        for line in narration.lines(turn, narration.mover(turn[-1])):
            console.print(f"     {line}")
