"""Chance sources: live (verifiable), seeded (sfc32), replay (recorded draws) and the recorder around them."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from barkade.engine import sfc32
from barkade.engine.kit import Chance

Draw = tuple[int, int]
"""A draw as (value, bound)."""

SEED_BYTES = 32
NONCE_BYTES = 16


class Source(Chance, Protocol):
    """A chance source that a match can hold: it is notified when a version begins, and can be rewound."""

    def begin(self, version: int) -> None:
        """Start the draws of a version."""

    def resume(self, spent: Iterable[Draw]) -> None:
        """Skip to the position after these draws, counted from the beginning of the game."""

    def clone(self) -> Source:
        """Return an independent copy that will make the same draws."""


def skip_draws(source: Chance, draws: Iterable[Draw]) -> None:
    """Advance a source past draws that it, or a clone of it, has made."""
    for _, bound in draws:
        source.draw(bound)


def commitment(seed: bytes) -> str:
    """Return the commitment to a seed. It is published before the game, so that the seed can't be chosen afterwards."""
    return hashlib.sha256(b"barkade-commit-1" + seed).hexdigest()


def nonce_commitment(nonce: bytes) -> str:
    """Return the commitment to a nonce, shown before anybody reveals theirs."""
    return hashlib.sha256(b"barkade-nonce-1" + nonce).hexdigest()


def combined_key(seed: bytes, nonces: Iterable[bytes]) -> bytes:
    """Return the key of all draws: the table's seed mixed with the nonces, in seat order."""
    return hmac.new(seed, b"".join(nonces), hashlib.sha256).digest()


class KeyedDraws:
    """Draws from a key, separate for each version: HMAC-SHA256 blocks of eight big-endian words, with rejection
    sampling."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._version = 0
        self._block = 0
        self._buffer: list[int] = []

    def begin(self, version: int) -> None:
        self._version = version
        self._block = 0
        self._buffer = []

    def resume(self, spent: Iterable[Draw]) -> None:
        """Do nothing: every version has its own stream."""

    def clone(self) -> KeyedDraws:
        return KeyedDraws(self.key)

    def _next(self) -> int:
        if not self._buffer:
            message = b"barkade-draw-1" + self._version.to_bytes(8, "big") + self._block.to_bytes(4, "big")
            digest = hmac.new(self.key, message, hashlib.sha256).digest()
            self._buffer = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
            self._block += 1
        return self._buffer.pop()

    def draw(self, n: int) -> int:
        if n == 1:
            return 0
        fair = sfc32.SPAN - sfc32.SPAN % n
        word = self._next()
        while word >= fair:
            word = self._next()
        return word % n


class Live(KeyedDraws):
    """The chance of a live table (commit-reveal): a secret seed, committed to beforehand, and a nonce from every
    seat."""

    def __init__(self, seed: bytes | None = None, nonces: Sequence[bytes] = ()) -> None:
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.nonces = tuple(nonces)
        self.commit = commitment(self.seed)
        super().__init__(combined_key(self.seed, self.nonces))

    def clone(self) -> Live:
        return Live(self.seed, self.nonces)


class CommonDraws:
    """Draws that all games with the same key share: the k-th draw with a bound is the same in all of them.

    So everybody rolls the same dice in the same order, whatever they play in between.
    """

    def __init__(self, key: bytes) -> None:
        self.key = key
        self._spent = Counter[int]()
        """Draws so far, by bound."""

    def begin(self, version: int) -> None:
        """Do nothing: one stream for each bound serves all versions."""

    def resume(self, spent: Iterable[Draw]) -> None:
        self._spent = Counter(bound for _, bound in spent)

    def clone(self) -> CommonDraws:
        clone = CommonDraws(self.key)
        clone._spent = self._spent.copy()
        return clone

    def draw(self, n: int) -> int:
        message = b"barkade-common-1" + n.to_bytes(4, "big") + self._spent[n].to_bytes(4, "big")
        self._spent[n] += 1
        # With 256 bits, the bias of the remainder is negligible.
        return int.from_bytes(hmac.new(self.key, message, hashlib.sha256).digest(), "big") % n


class SeededChance:
    """sfc32, seeded from (seed, number of the game in the run): the same stream plain and compiled."""

    def __init__(self, seed: int, game: int = 0) -> None:
        self._stream = [0] * sfc32.STATE_SIZE
        self.restart(seed, game)

    def restart(self, seed: int, game: int = 0) -> None:
        """Begin the stream of a seed and a game."""
        self.seed = seed
        self.game = game
        sfc32.start_stream(self._stream, seed, game)

    def begin(self, version: int) -> None:
        """Do nothing: one stream serves all versions."""

    def resume(self, spent: Iterable[Draw]) -> None:
        sfc32.start_stream(self._stream, self.seed, self.game)
        skip_draws(self, spent)

    def clone(self) -> SeededChance:
        clone = SeededChance(self.seed, self.game)
        clone._stream[:] = self._stream
        return clone

    def draw(self, n: int) -> int:
        return sfc32.draw(self._stream, n)


class OutOfDraws(Exception):
    """A replay asked for a draw that was not recorded, or for a different bound."""


class Replay:
    """The recorded draws of a version, in order: the chance source while a recorded game is replayed."""

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
        """Do nothing: the draws belong to one version."""

    def resume(self, spent: Iterable[Draw]) -> None:
        """Do nothing: recorded draws have their own order."""

    def clone(self) -> Replay:
        return Replay(self._draws[self._at :])

    @property
    def used_up(self) -> bool:
        return self._at == len(self._draws)


class Recorder:
    """Passes on the draws of a source and records them."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[Draw] = []

    def draw(self, n: int) -> int:
        value = self._source.draw(n)
        self.draws.append((value, n))
        return value


class Rehearsal:
    """The draws a source would make for a version, without advancing it. The source is cloned at the first draw."""

    def __init__(self, source: Source, version: int) -> None:
        self._source = source
        self._version = version
        self._clone: Source | None = None

    def draw(self, n: int) -> int:
        if self._clone is None:
            self._clone = self._source.clone()
            self._clone.begin(self._version)
        return self._clone.draw(n)


class FromRandom:
    """Python's generator as a source: for bots and samples, where nothing needs to be verified."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def begin(self, version: int) -> None:
        """Do nothing: one stream serves all versions."""

    def resume(self, spent: Iterable[Draw]) -> None:
        """Do nothing: sampled draws need not be reproducible."""

    def clone(self) -> FromRandom:
        rng = random.Random()
        rng.setstate(self._rng.getstate())
        return FromRandom(rng)

    def draw(self, n: int) -> int:
        return self._rng.randrange(n)
