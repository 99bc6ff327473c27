"""`views.md` of every game says what is in a view; boards are of the type that their game declares."""

from __future__ import annotations

import random
import runpy
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import barkade
from barkade.engine.view import View
from barkade.games import games, load_game

ROOT = Path(__file__).parents[2]
TABLES = runpy.run_path(str(ROOT / "scripts" / "view_tables.py"))


def test_the_tables_are_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert TABLES["main"](["--check"]) == 0, f"{capsys.readouterr().out}run python scripts/view_tables.py"


@pytest.mark.parametrize("game", games())
def test_every_field_of_a_board_is_described(game: str) -> None:
    fields = [row.split(" | ") for row in TABLES["page"](load_game(game)).splitlines() if row.startswith("| `")]
    described = [row for row in fields if len(row) == 3]
    assert len(described) > 20
    missing = [
        row[0] for row in described if row[2] == " |" and row[0] not in ("| `kind`", "| `filled`")
    ]  # said elsewhere
    assert missing == []


def misfits(value: Any, hint: Any, where: str) -> Iterator[str]:
    """Yield whatever in a view is not of its declared type."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        hints = get_type_hints(hint)
        if not isinstance(value, dict) or set(value) != set(hints):
            yield f"{where}: {value!r} is no {hint.__name__}"
            return
        for field, each in hints.items():
            yield from misfits(value[field], each, f"{where}.{field}")
    elif origin in (Union, UnionType):
        if all(any(misfits(value, each, where)) for each in args):
            yield f"{where}: {value!r} is none of {args}"
    elif origin is Literal:
        if value not in args:
            yield f"{where}: {value!r} is not in {args}"
    elif origin is not None and not isinstance(value, origin):
        yield f"{where}: {value!r} is no {hint}"
    elif origin is list:
        for each in value:
            yield from misfits(each, args[0], f"{where}[]")
    elif origin in (dict, Mapping):
        for key, each in value.items():
            yield from misfits(key, args[0], f"{where} key")
            yield from misfits(each, args[1], f"{where}[{key}]")
    elif hint is not Any and (type(value) is not hint if isinstance(hint, type) else hint is not type(value)):
        yield f"{where}: {value!r} is no {hint}"


@pytest.mark.parametrize("game", games())
def test_boards_are_of_the_type_that_their_game_declares(game: str) -> None:
    definition, rng = load_game(game), random.Random(1)
    for players in definition.players:
        match = barkade.new(game, players=players, seed=players)
        for _ in range(150):
            if match.over:
                break
            view = match.view(match.to_move)
            assert set(view) == set(get_type_hints(View))
            assert list(misfits(view["board"], definition.board, "board")) == []
            match.play(rng.choice(view["legal"])["text"])
        assert list(misfits(match.view(None)["board"], definition.board, "board")) == []


def test_the_check_finds_what_does_not_fit() -> None:
    board = barkade.new("dig", seed=1).view(0)["board"]
    declared = load_game("dig").board
    assert list(misfits(board, declared, "board")) == []
    for wrong in ({"phase": "asleep"}, {"dogs": ["1"]}, {"idle_turns": True}, {"more": 1}):
        assert list(misfits({**board, **wrong}, declared, "board"))
