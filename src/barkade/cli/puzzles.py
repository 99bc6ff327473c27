"""`barkade puzzles`: list, show, find and prove puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from barkade.cli.lab import parse_seed
from barkade.cli_args import Parser, parse_game, parse_int, text
from barkade.games import load_game

MOST_FOUND = 10_000


def puzzles(arguments: Sequence[str]) -> int:
    parser = Parser("puzzles")
    parser.game()
    parser.options.add_argument("--find", metavar="N", help=text("puzzles-help-find"))
    parser.option("show", "ID")
    parser.flag("prove")
    parser.option("seed", "N")
    parser.flag("json")
    given = parser.read(arguments)
    game = load_game(parse_game("puzzles", given.game))
    number = parse_int("--find", given.find, 1, MOST_FOUND) if given.find else None
    seed = parse_seed(given)

    from barkade.lab.puzzles_cli import find_puzzles, list_puzzles, prove_puzzles, show_puzzle

    if number is not None:
        find_puzzles(game, number, seed, given.json)
    elif given.show:
        show_puzzle(game, given.show)
    elif given.prove:
        return prove_puzzles(game, seed)
    else:
        list_puzzles(game, given.json)
    return 0
