"""`barkade puzzles`: list the puzzles of a game, show one, find new ones, prove the stored ones again."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from barkade.bots.compilation import compiled_search
from barkade.engine.game import Game
from barkade.engine.i18n import message, say
from barkade.puzzles.explaining import coach_lines, explanation, valued_choices
from barkade.puzzles.finding import find
from barkade.puzzles.model import Puzzle, level_of, number_of, puzzles_of, write_puzzles
from barkade.puzzles.proof import prove_again

WIDTH = 100
HEIGHT = 40


def list_puzzles(game: Game, as_json: bool) -> None:
    puzzles = puzzles_of(game.id)
    if as_json:
        print(write_puzzles(game.id, puzzles), end="")
        return
    console = Console(highlight=False)
    if not puzzles:
        console.print(say(message("puzzles-none", game=message(f"{game.id}-name"))))
        return
    _print_table(console, ((level_of(game.id, number), puzzle) for number, puzzle in enumerate(puzzles)))


def _print_table(console: Console, puzzles: Iterable[tuple[int, Puzzle]]) -> None:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("id", "level", "difficulty", "players", "choices", "lead", "puppy", "good-dog", "short"):
        grid.add_column(say(message(f"puzzles-column-{heading}")), justify="left" if heading == "id" else "right")
    for level, puzzle in puzzles:
        misses = puzzle.misses
        figures = (level, puzzle.difficulty, puzzle.players, len(puzzle.steps[0].choices), round(puzzle.lead / 10))
        missed = (f"{each}%" for each in (misses.puppy, misses.good_dog, misses.short))
        grid.add_row(puzzle.id, *map(str, figures), *missed)
    console.print(grid)


def show_puzzle(game: Game, puzzle_id: str) -> None:
    """Print a puzzle's board as its seat sees it, then the answer and why."""
    puzzle = puzzles_of(game.id)[number_of(game.id, puzzle_id)]
    match, console = puzzle.match(), Console(highlight=False)
    view = match.view(puzzle.seat)
    console.print(game.terminal().draw(view, None, min(console.width, WIDTH), HEIGHT))
    console.print()
    console.print(Text(say(message("puzzles-to-move", seat=puzzle.seat), view["names"])), style="bold")
    for choice in valued_choices(puzzle):
        console.print(Padding(Text(f"{choice.share:>3}%  {choice.text:<24} {say(choice.message)}"), (0, 0, 0, 2)))
    console.print()
    for sentence in explanation(puzzle):
        console.print(Text(say(sentence)))
    for line in coach_lines(puzzle):
        console.print(Text(f"  {say(line)}"), style="dim")


def find_puzzles(game: Game, number: int, seed: int, as_json: bool) -> None:
    """Find puzzles in bots' games; as JSON they are a file that can be stored."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    errors = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say(message("puzzles-finding", game=message(f"{game.id}-name"))), total=number)
        found = []
        for puzzle in find(game, number, seed):
            found.append(puzzle)
            progress.update(task, completed=len(found))
    if as_json:
        print(write_puzzles(game.id, found), end="")
    else:
        ordered = sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
        _print_table(Console(highlight=False), ((0, puzzle) for puzzle in ordered))


def prove_puzzles(game: Game, seed: int) -> int:
    """Prove all stored puzzles again with another seed; return 1 if one of them fails."""
    console, puzzles, backend = Console(highlight=False), puzzles_of(game.id), compiled_search(game)
    failed = [puzzle.id for puzzle in puzzles if not prove_again(puzzle, backend, seed)]
    console.print(say(message("puzzles-proven", proven=len(puzzles) - len(failed), all=len(puzzles))))
    for each in failed:
        console.print(each)
    return int(bool(failed))
