"""Positions that can't be are refused, each with its reason; those that play reaches are not."""

from __future__ import annotations

import random
from typing import Any

import pytest

import barkade
from barkade.engine.errors import BadPosition
from tests.games.spots.positions import Seat, crowded, table

MINE, OTHER = Seat("missy:3 lief", yard="2"), Seat("eloise bongo")
TILES = {"walk": 3, "dig": 3, "retrieve": 3, "trot": 3, "track": 3, "run": 4, "chase": 4, "bolt": 4, "sprint": 4}
TILES |= {"dogpile": 4, "fetch": 5, "guard": 5, "hunt": 5, "search": 5, "scavenge": 5, "beg": 6, "play-dead": 6}


def doing(trick: str, *seats: Seat, **cells: Any) -> barkade.Match:
    """A table in the middle of a trick."""
    tiles = ["walk", "run", "fetch", "beg"]
    slot = {"howl": 1, "roll-over": 2}.get(trick) or TILES[trick]
    if slot > 2:
        tiles[slot - 3] = trick
    return table(*(seats or (MINE, OTHER)), tiles=tiles, down=(trick,), chosen=slot, **cells)


def refused(number: int, make: Any, *args: Any, **cells: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        make(*args, **cells)
    assert caught.value.message.id == f"spots-impossible-{number}"


def test_a_good_position_is_taken() -> None:
    assert table(MINE, OTHER).to_move == 0


@pytest.mark.parametrize(
    "cells",
    [
        {"to_move": 2},
        {"to_move": -1},
        {"ending": "stalemate"},
        {"turns": 2000},
        {"turns": 2001, "to_move": -1, "ending": "stalemate"},
        {"ending": "six-dogs", "to_move": -1},
        {"ending": "pes", "to_move": -1},
        {"pes": (1, 0)},
        {"pes": (0, 1)},
    ],
)
def test_the_turn(cells: dict[str, Any]) -> None:
    refused(1, table, MINE, OTHER, **cells)


def test_the_turn_alone_and_after_six_dogs() -> None:
    refused(1, table, MINE, pes=(2, 0))
    refused(1, table, MINE, pes=(0, 6))
    refused(1, table, Seat("missy* burt* lief* raya* rogue* doog*"), OTHER)


def test_dice() -> None:
    refused(2, table, MINE, OTHER, dice=39)
    refused(2, doing, "bolt", Seat("doog lief"), OTHER, phase="offered", step=1, count=2, dice=40)
    refused(2, doing, "trot", phase="moving", step=1, mark_card=1, mark_face=0, dice=38)


def test_treats() -> None:
    refused(3, table, MINE, OTHER, spare=17)
    refused(3, table, MINE, OTHER, tile_treats=[1])


def test_treats_of_nobody() -> None:
    refused(3, table, MINE, OTHER, treats=[1, 1, 0, 4])
    refused(3, table, MINE, OTHER, treats=[1, 1, 0, 4], spare=14)


@pytest.mark.parametrize(
    ("mine", "cells"),
    [
        ("missy", {}),
        ("missy:5 lief", {}),
        ("missy:3* lief", {}),
        ("missy:34 burt:1", {}),
        ("missy lief", {"top": "missy"}),
        ("missy lief", {"top": "-", "deck": [1] * 32}),
        ("missy lief", {"deck": [0] * 32}),
        ("missy lief", {"deck": [1] * 32}),
        ("missy lief", {"card": [["missy", "lief", "-", "burt"], ["eloise", "bongo"]], "deck": [0]}),
        ("missy lief", {"scored": [[0, 0, 1]]}),
    ],
)
def test_dogs(mine: str, cells: dict[str, Any]) -> None:
    refused(4, table, Seat(mine), OTHER, **cells)


def test_dogs_of_nobody_and_gaps() -> None:
    deck = [1] * 32
    for dog in (0, 2, 3, 10, 16, 30):  # burt, bongo, eloise, missy, lief, zipper
        deck[dog] = 0
    hands = [["missy", "lief"], ["eloise", "bongo"], ["burt"]]
    refused(4, table, Seat("missy lief"), OTHER, card=hands, deck=deck)
    hands = [["missy", "lief", "-", "burt"], ["eloise", "bongo"]]
    refused(4, table, Seat("missy lief"), OTHER, card=hands, deck=deck)


def test_yards() -> None:
    refused(6, table, Seat("missy lief", yard="26"), OTHER)
    refused(6, table, MINE, OTHER, buried=[[0, 1], [0], [1]], dice=37)


@pytest.mark.parametrize(
    "cells",
    [
        {"stack": [["-"], ["run"], ["fetch"], ["beg"]]},
        {"stack": [["dig"], ["run"], ["fetch"], ["beg"]]},
        {"stack": [["walk", "dig"], ["run"], ["fetch"], ["beg"]]},
        {"face_up": [1, 0, 0, 0, 0, 0]},
        {"on_tiles": {"walk": 1}, "down": ["walk"]},
        {"free_range": True, "stack": [["run"], ["run"], ["fetch"], ["beg"]]},
        {"free_range": True, "stack": [["walk", "-", "-", "trot", "-"], ["run"], ["fetch"], ["beg"]]},
        {"free_range": True, "stack": [["walk", "-", "-", "-", "walk"], ["run"], ["fetch"], ["beg"]]},
    ],
)
def test_tiles(cells: dict[str, Any]) -> None:
    refused(5, table, MINE, OTHER, **cells)


def test_the_chosen_tile_lies_face_down() -> None:
    refused(5, table, MINE, OTHER, chosen=3, phase="offered", step=2)


ROLL_3 = {"roll": [0, 0, 1, 0, 0, 0], "quota": 1}
ROLL_34 = {"roll": [0, 0, 1, 1, 0, 0], "quota": 2}


@pytest.mark.parametrize(
    ("trick", "cells"),
    [
        ("walk", {"phase": "choose"}),
        ("walk", {"phase": "offered", "step": 1}),
        ("walk", {"phase": "offered", "step": 2, **ROLL_3}),
        ("walk", {"phase": "offered", "step": 2, "named": 3}),
        ("fetch", {"phase": "offered", "step": 1}),
        ("chase", {"phase": "offered", "step": 1, "count": 1}),
        ("bolt", {"phase": "offered", "step": 1, "count": 0}),
        ("bolt", {"phase": "offered", "step": 1, "count": 3}),
        ("walk", {"phase": "naming", "step": 1}),
        ("walk", {"phase": "offered", "step": 2, "to_move": -1, "ending": "stalemate"}),
        ("guard", {"phase": "naming", "step": 1, "named": 2}),
        ("guard", {"phase": "naming", "step": 0}),
        ("walk", {"phase": "setting-aside", "step": 1}),
        ("walk", {"phase": "taking", "step": 1}),
        ("walk", {"phase": "moving", "step": 1}),
        ("trot", {"phase": "moving", "step": 1, "mark_card": 0, "mark_face": 2}),
        ("trot", {"phase": "moving", "step": 1, "mark_card": 6}),
        ("dig", {"phase": "digging", "step": 1, "count": 0}),
        ("walk", {"phase": "rolled", "step": 1}),
        ("walk", {"phase": "rolled", "step": 1, **ROLL_34, "quota": 1}),
        ("walk", {"phase": "rolled", "step": 1, **ROLL_34, "mark_face": 1}),
        ("walk", {"phase": "rolled", "step": 1, **ROLL_34, "aside": [1]}),
        ("beg", {"phase": "rolled", **ROLL_3}),
        ("walk", {"phase": "settling", "step": 1, **ROLL_34, "quota": 1}),
        ("walk", {"phase": "settling", "step": 1, **ROLL_34, "mark_face": 3}),
        ("fetch", {"phase": "settling", "step": 2, **ROLL_34}),
        ("hunt", {"phase": "settling", "step": 2, **ROLL_34}),
        ("walk", {"phase": "marking", "step": 2, **ROLL_34, "aside": [1], "quota": 3}),
        ("track", {"phase": "marking", "step": 2, **ROLL_34}),
        ("walk", {"phase": "picking", "step": 2, **ROLL_34, "aside": [1], "quota": 3}),
        ("search", {"phase": "picking", "step": 2, **ROLL_34}),
        ("search", {"phase": "picking", "step": 2, **ROLL_34, "aside": [0, 0, 0, 0, 0, 1], "quota": 3}),
        ("walk", {"phase": "discarding", "step": 2, **ROLL_34}),
    ],
)
def test_the_trick(trick: str, cells: dict[str, Any]) -> None:
    refused(7, doing, trick, **cells)


@pytest.mark.parametrize(
    ("trick", "cells", "legal"),
    [
        ("walk", {"phase": "offered", "step": 2}, "roll, stop"),
        ("chase", {"phase": "offered", "step": 1, "count": 3}, "roll, stop"),
        ("bolt", {"phase": "offered", "step": 1, "count": 1}, "roll, stop"),
        ("guard", {"phase": "naming", "step": 1}, "name 1, name 2, name 3, name 4, name 5, name 6"),
        ("retrieve", {"phase": "naming", "step": 1, "top": "burt"}, "name 1"),
        ("trot", {"phase": "taking", "step": 1}, "3<missy, stop"),
        ("dogpile", {"phase": "taking", "step": 1}, "3<missy, 2<yard"),
        ("trot", {"phase": "moving", "step": 1, "mark_card": 1, "mark_face": 1}, "4>missy, 1>lief, 3>lief"),
        ("dig", {"phase": "digging", "step": 1, "count": 1}, "dig 1:2+, dig 1:2-, stop"),
        ("walk", {"phase": "settling", "step": 1, **ROLL_34, "mark_face": 2}, "3>lief, 3>yard"),
        ("hunt", {"phase": "settling", "step": 2, **ROLL_34, "quota": 1, "mark_face": 3}, "4>missy, 4>yard"),
        ("track", {"phase": "marking", "step": 2, **ROLL_34, "aside": [1], "quota": 3}, "reroll, mark 3, mark 4"),
        ("search", {"phase": "picking", "step": 2, **ROLL_34, "aside": [1], "quota": 3}, "pick 3"),
        ("scavenge", {"phase": "discarding", "step": 2, **ROLL_34}, "3>lief, 3>yard"),
    ],
)
def test_a_trick_in_the_middle_is_taken(trick: str, cells: dict[str, Any], legal: str) -> None:
    assert [action.text for action in doing(trick, **cells).legal()] == legal.split(", ")


def test_a_trick_without_anything_to_do() -> None:
    bare = Seat("missy burt")
    refused(7, doing, "trot", bare, OTHER, phase="taking", step=1)
    refused(7, doing, "dogpile", bare, OTHER, phase="taking", step=1)
    refused(7, doing, "dig", bare, OTHER, phase="digging", step=1, count=1)
    six = {"phase": "rolled", "step": 2, "named": 2, "roll": [0, 0, 0, 0, 0, 4], "quota": 0}
    refused(7, doing, "guard", Seat("missy burt", treats=0), OTHER, **six)
    assert doing("guard", Seat("missy burt", treats=1), OTHER, **six).to_move == 0
    refused(7, table, MINE, OTHER, phase="offered")
    refused(7, table, MINE, OTHER, step=1)


def test_no_die_to_begin_with() -> None:
    refused(7, crowded, 0)


def test_every_position_that_play_reaches_is_taken_back() -> None:
    rng = random.Random(8)
    for game in range(24):
        m = barkade.new("spots", players=1 + game % 4, seed=game, set="random", free_range=game % 2 == 0)
        for _ in range(rng.randrange(120)):
            if not m.over:
                m.play(rng.choice(m.legal_codes()))
        assert barkade.from_position(m.position()).position() == m.position()
