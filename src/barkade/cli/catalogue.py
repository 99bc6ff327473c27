"""`barkade games` and `barkade rules`."""

from __future__ import annotations

from collections.abc import Sequence

from barkade.cli_args import Parser, parse_game


def list_games(arguments: Sequence[str]) -> int:
    Parser("games").read(arguments)

    from barkade.terminal import printing

    printing.print_games()
    return 0


def show_rules(arguments: Sequence[str]) -> int:
    parser = Parser("rules")
    parser.game()
    parser.option("find", "TEXT")
    given = parser.read(arguments)
    game = parse_game("rules", given.game)

    from barkade.terminal import printing

    printing.print_rules(game, given.find or "")
    return 0
