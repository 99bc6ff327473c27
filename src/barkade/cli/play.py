"""`barkade play`, `barkade resume`, and `barkade` alone: games at this keyboard."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from barkade.bots.class_reference import is_class_reference
from barkade.bots.registry import PROGRAM
from barkade.cli_args import MAX_SEED, Parser, Usage, parse_game, parse_int, parse_options, parse_pace
from barkade.engine.boxfile import read_box
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message
from barkade.engine.setup import Setup
from barkade.games import load_game
from barkade.terminal.session import DEFAULT_BOT, PERSON, LocalSession, latest_session, new_session, seat_kinds

DEFAULT_PACE = 0.7


def play(arguments: Sequence[str]) -> int:
    parser = Parser("play")
    parser.game()
    parser.option("players", "N")
    parser.option("seat", "WHO", repeated=True, known=", ".join(seat_kinds()), bot=DEFAULT_BOT)
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.option("seed", "N")
    parser.option("pace", "SECONDS")
    given = parser.read(arguments)
    game = parse_game("play", given.game)
    default = max(2, load_game(game).players.start, len(given.seat))
    players = parse_int("--players", given.players, 0, 99) if given.players else default
    seed = parse_int("--seed", given.seed, 0, MAX_SEED) if given.seed else None
    pace = pace_of(given.pace)
    options, box = parse_options(given.option), read_box(given.box) if given.box else None

    Setup.of(game, players, options, box)
    kinds, names = parse_seats(given.seat, players)
    session = new_session(game, players, kinds, names, options, box, seed)
    require_terminal()
    session.save()
    return open_app(pace, session)


def resume(arguments: Sequence[str]) -> int:
    parser = Parser("resume")
    parser.option("pace", "SECONDS")
    given = parser.read(arguments)
    pace = pace_of(given.pace)

    session = latest_session()
    require_terminal()
    return open_app(pace, session)


def menu() -> int:
    require_terminal()
    return open_app(DEFAULT_PACE, None)


def open_app(pace: float, session: LocalSession | None) -> int:
    from barkade.terminal.app import BarkadeApp

    app = BarkadeApp(pace, session)
    app.run()
    for line in app.closing_lines():
        print(line)
    return app.return_code or 0


def pace_of(given: str | None) -> float:
    return DEFAULT_PACE if given is None else parse_pace("--pace", given)


def parse_seats(given: Sequence[str], players: int) -> tuple[list[str], list[str]]:
    """Return the kinds and names of all seats. Seats that are not given: one person, then bots."""
    kinds, names = [], []
    for seat in given:
        kind, _, detail = seat.partition(":")
        if kind not in (*seat_kinds(), PROGRAM) and not is_class_reference(seat):
            raise Usage(message("cli-unknown-seat", kind=seat, known=", ".join(seat_kinds())))
        kinds.append(PERSON if kind == PERSON else seat)
        names.append(" ".join(detail.split()) if kind == PERSON else "")
    if len(kinds) > players:
        raise Usage(message("cli-too-many-seats", seats=len(kinds), players=players))
    while len(kinds) < players:
        kinds.append(DEFAULT_BOT if PERSON in kinds else PERSON)
        names.append("")
    return kinds, names


def require_terminal() -> None:
    """Refuse to open a screen where there is none."""
    # Standard error, too: Textual draws there.
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)) or os.environ.get("TERM") == "dumb":
        raise BarkadeError(message("cli-no-terminal"))
