"""Chance sources: live (verifiable), simulation (sfc32), replay (recorded draws) and the recorder around them."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from barkade.engine import sfc32
from barkade.engine.kit import Chance

Draw = tuple[int, int]
"""A draw as (value, bound)."""

SEED_BYTES = 32
NONCE_BYTES = 16


class Source(Chance, Protocol):
    """A chance source that a match can hold: told when a version begins, and able to go back to a mark."""

    def begin(self, version: int) -> None:
        """The draws that follow belong to this version."""

    def resume(self, spent: Iterable[Draw]) -> None:
        """Go to where these draws from the beginning of the game leave the source."""

    def twin(self) -> Source:
        """A source with the same future that shares nothing with this one."""


def commitment(seed: bytes) -> str:
    """What a table shows before anybody plays, so that the seed can't be chosen afterwards."""
    return hashlib.sha256(b"barkade-commit-1" + seed).hexdigest()


def combined_key(seed: bytes, nonces: Iterable[bytes]) -> bytes:
    """The key of the draws: the table's seed with what every seat added, in seat order."""
    return hmac.new(seed, b"".join(nonces), hashlib.sha256).digest()


class KeyedDraws:
    """Draws of a version from a key: HMAC-SHA256 blocks of eight big-endian words, by rejection."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._version = 0
        self._block = 0
        self._words: list[int] = []

    def begin(self, version: int) -> None:
        self._version = version
        self._block = 0
        self._words = []

    def resume(self, spent: Iterable[Draw]) -> None:
        """Nothing to do: every version has words of its own."""

    def twin(self) -> KeyedDraws:
        return KeyedDraws(self.key)

    def _next(self) -> int:
        if not self._words:
            message = b"barkade-draw-1" + self._version.to_bytes(8, "big") + self._block.to_bytes(4, "big")
            digest = hmac.new(self.key, message, hashlib.sha256).digest()
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
            self._block += 1
        return self._words.pop()

    def draw(self, n: int) -> int:
        if n == 1:
            return 0
        fair = sfc32.SPAN - sfc32.SPAN % n
        word = self._next()
        while word >= fair:
            word = self._next()
        return word % n


class Live(KeyedDraws):
    """The chance of a live table: a secret seed, committed to beforehand, and a nonce from every seat."""

    def __init__(self, seed: bytes | None = None, nonces: Sequence[bytes] = ()) -> None:
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.nonces = tuple(nonces)
        self.commit = commitment(self.seed)
        super().__init__(combined_key(self.seed, self.nonces))

    def twin(self) -> Live:
        return Live(self.seed, self.nonces)


class Simulation:
    """sfc32, seeded from (seed, number of the game in the run): the same words plain and compiled."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self.seed = seed
        self.game = game
        self._words = [0] * sfc32.WORDS
        sfc32.sow(self._words, seed, game)

    def begin(self, version: int) -> None:
        """One stream runs through all versions."""

    def resume(self, spent: Iterable[Draw]) -> None:
        sfc32.sow(self._words, self.seed, self.game)
        for _, bound in spent:
            self.draw(bound)

    def twin(self) -> Simulation:
        twin = Simulation(self.seed, self.game)
        twin._words[:] = self._words
        return twin

    def draw(self, n: int) -> int:
        return sfc32.draw(self._words, n)


class OutOfDraws(Exception):
    """A replay asked for a draw that was not recorded, or for another bound than the recorded one."""


class Replay:
    """The draws of a recorded version, in order: stands in for a source while a recorded game is followed."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = draws
        self._at = 0

    def draw(self, n: int) -> int:
        if self._at >= len(self._draws) or self._draws[self._at][1] != n:
            raise OutOfDraws
        value = self._draws[self._at][0]
        self._at += 1
        return value

    def begin(self, version: int) -> None:
        """The draws were given for one version."""

    def resume(self, spent: Iterable[Draw]) -> None:
        """Recorded draws bring their own order."""

    def twin(self) -> Replay:
        return Replay(self._draws[self._at :])

    @property
    def used_up(self) -> bool:
        return self._at == len(self._draws)


class Recorder:
    """Passes draws on from a source and remembers them."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[Draw] = []

    def draw(self, n: int) -> int:
        value = self._source.draw(n)
        self.draws.append((value, n))
        return value


class FromRandom:
    """Python's own generator as a source: for bots and samples, where nothing needs to be verified."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def begin(self, version: int) -> None:
        """One stream runs through all versions."""

    def resume(self, spent: Iterable[Draw]) -> None:
        """A sampled future is not meant to come again."""

    def twin(self) -> FromRandom:
        rng = random.Random()
        rng.setstate(self._rng.getstate())
        return FromRandom(rng)

    def draw(self, n: int) -> int:
        return self._rng.randrange(n)
