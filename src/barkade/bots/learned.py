"""Learned evaluations: the weights of a game's network in its folder, and where they count.

`games/<game>/network.bin` is a line of JSON and compressed weights, made by `barkade train`. A game without the file
uses its hand-written evaluation alone, and so does a table that the network was not trained and matched for: another
number of players, or a custom box.
"""

from __future__ import annotations

import json
import math
import struct
import zlib
from array import array
from dataclasses import asdict, dataclass
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from barkade.bots import estimate
from barkade.bots.features import features_of
from barkade.engine.errors import BadOption, BarkadeError
from barkade.engine.game import Game
from barkade.engine.i18n import message
from barkade.engine.options import values_of
from barkade.engine.setup import Setup

FILE = "network.bin"
FORMAT = 1
HEAD_TYPE = "<i"
POWER = 1 << 20
"""The largest power in the table."""


class BadNetwork(BarkadeError):
    """A file of weights is damaged, or made for another version of the game."""


@dataclass(frozen=True, slots=True)
class About:
    """The first line of a file."""

    game: str
    rules: int
    """The game's RULES number."""
    cells: str
    """Digest of the state's declarations."""
    ahead: int
    """Rollout horizon that suits the network."""
    scale: int
    """Lead that counts as a half among the inputs."""
    players: tuple[int, ...]
    """The numbers of players at which it is used."""
    format: int = FORMAT


@dataclass(frozen=True, eq=False)
class Learned:
    """A network's weights."""

    about: About
    weights: array[int]
    """A row of WIDTH for every row of the features; empty for none."""
    head: array[int]

    def dumped(self) -> bytes:
        """Return the file."""
        line = json.dumps(asdict(self.about), sort_keys=True).encode()
        head = b"".join(struct.pack(HEAD_TYPE, number) for number in self.head)
        return line + b"\n" + zlib.compress(head + self.weights.tobytes(), 9)

    def plays(self, players: int) -> bool:
        return players in self.about.players


HAND_WRITTEN = Learned(About("", 0, "", 0, 1, ()), array("b"), array("i"))
"""No network: the heuristics' evaluation alone."""


def powers() -> list[int]:
    """Return the table of powers that `estimate` uses."""
    return [round(POWER * math.exp(-step / 64)) for step in range(estimate.STEPS)]


def fitting(game: Game, ahead: int, scale: int, players: tuple[int, ...]) -> About:
    """Return what a file for today's version of a game says."""
    return About(game.id, game.rules.RULES, features_of(game).digest, ahead, scale, players)


def read_network(game: Game, data: bytes, file: str) -> Learned:
    """Read a file of weights for a game; raise `BadNetwork` unless it fits this version."""
    try:
        line, _, packed = data.partition(b"\n")
        told: dict[str, Any] = json.loads(line)
        about = About(**{**told, "players": tuple(told["players"])})
        numbers = zlib.decompress(packed)
        size = estimate.HEAD * struct.calcsize(HEAD_TYPE)
        head = array("i", (number for (number,) in struct.iter_unpack(HEAD_TYPE, numbers[:size])))
        weights = array("b", numbers[size:])
    except (ValueError, TypeError, KeyError, AttributeError, zlib.error, struct.error) as error:
        raise BadNetwork(message("bots-network-damaged", file=file)) from error
    if about != fitting(game, about.ahead, about.scale, about.players):
        raise BadNetwork(message("bots-network-misfit", file=file, game=message(f"{game.id}-name")))
    if len(head) != estimate.HEAD or len(weights) != features_of(game).rows * estimate.WIDTH:
        raise BadNetwork(message("bots-network-damaged", file=file))
    return Learned(about, weights, head)


def file_of(game: Game) -> Path:
    """Return the file in a game's folder; it need not be there."""
    return Path(str(import_module(game.package).__file__)).with_name(FILE)


@cache
def network_of(game: Game) -> Learned | None:
    """Return the network in a game's folder, if there is one."""
    file = file_of(game)
    return read_network(game, file.read_bytes(), str(file)) if file.is_file() else None


def learned_for(game: Game, box: Any, players: int) -> Learned:
    """Return the network for a table, or HAND_WRITTEN."""
    network = network_of(game)
    if network is None or not network.plays(players) or not is_printed(game, tuple(game.boxes.flat(box))):
        return HAND_WRITTEN
    return network


@lru_cache(maxsize=64)
def is_printed(game: Game, numbers: tuple[int, ...]) -> bool:
    """Tell whether every number of a box occurs in the printed box with some option."""
    return all(number in found for number, found in zip(numbers, _printed(game), strict=True))


@cache
def _printed(game: Game) -> list[set[int]]:
    """Return all values of every number of the printed box."""
    default = Setup.of(game.id, max(game.players), {}).box()
    found = [{number} for number in game.boxes.flat(default)]
    for name, option in game.options.items():
        for value in values_of(option):
            needs = {each: wanted for each, wanted in option.needs.items() if each in game.options}
            players = option.needs.get("players", max(game.players))
            try:
                box = Setup.of(game.id, int(players), {**needs, name: value}).box()
            except BadOption:
                continue  # a value that another number of players or another option needs
            for values, number in zip(found, game.boxes.flat(box), strict=True):
                values.add(number)
    return found
