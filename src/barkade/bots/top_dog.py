"""Top Dog: searches with compiled rollouts. The compiling happens beside the game; until it is done, Good Dog plays."""

from __future__ import annotations

import logging
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from barkade.bots import search_kernel
from barkade.bots.bot import Bot, Legal, View
from barkade.bots.levels import GoodDog
from barkade.bots.search import MOST_NODES, Body, Ranked, Search, compiled_body, guide_of
from barkade.engine.errors import BarkadeError
from barkade.engine.room import Room
from barkade.engine.words import message
from barkade.games import register, room

log = logging.getLogger("barkade.bots")

SECONDS_A_TURN = 2.0
LEAST_SECONDS = 0.02
FIRST_CHUNK = 32
CHUNKS = 8
NODES_AN_ITERATION = 6
SPARE_NODES = 1000
ATTEMPTS = 2
"""How often compiling is tried before it is given up: a machine may run out of memory for a moment."""


class TopDog(Bot):
    """Searches for a number of iterations a decision (the same ones from the same seed) or for seconds a turn: then a
    decision gets its part, as many as a turn of the game has on average. It remembers nothing from one to the next."""

    name = "top-dog"

    def __init__(self, iterations: int | None = None, seconds: float = SECONDS_A_TURN) -> None:
        self.iterations, self.seconds = iterations, seconds
        self._good_dog = GoodDog()

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        if len(legal) == 1:
            return legal[0]
        body = self._body(room(view["game"]))
        if body is None:
            return self._good_dog.choose(view, legal, rng)
        part = max(self.seconds / guide_of(room(view["game"])).DECISIONS_A_TURN, LEAST_SECONDS)
        search = searched(view, rng, body, iterations=self.iterations, seconds=part)
        return by_code(search, legal)[search.ranking()[0].code]

    def _body(self, wanted: Room) -> Body | None:
        if self.iterations is not None:
            # The same seed has to give the same choice, however long the compiling takes.
            return prepare(wanted, wait=True)
        try:
            return prepare(wanted, wait=False)
        except NotCompiled:
            return None


def searched(
    view: View, rng: random.Random, body: Body, *, iterations: int | None = None, seconds: float = 0.0
) -> Search:
    """A search as long as it was asked for, or until nothing can catch up with the first choice any more."""
    if iterations is not None:
        search = Search(view, rng, body, iterations * NODES_AN_ITERATION + SPARE_NODES)
        left, chunk = iterations, -(-iterations // CHUNKS)
        while left > 0 and search.grow(min(chunk, left)):
            left -= chunk
            if decided(search.ranking(), left):
                break
        return search
    start = time.perf_counter()
    search, chunk = Search(view, rng, body, MOST_NODES), FIRST_CHUNK
    while search.grow(chunk):
        took = time.perf_counter() - start
        left = int(search.iterations * max(seconds - took, 0) / took)
        if decided(search.ranking(), left):
            break
        chunk = max(min(left, -(-(search.iterations + left) // CHUNKS)), 1)
    return search


def decided(ranking: Sequence[Ranked], left: int) -> bool:
    return left <= 0 or len(ranking) == 1 or ranking[0].visits - ranking[1].visits > left


def by_code(search: Search, legal: Sequence[Legal]) -> dict[int, Legal]:
    """The legal actions of a view by their numbers: it lists them as the rules do."""
    notate = search.room.view.notate
    texts = {notate(search.state, search.box, code, True): code for code in search.legal}
    return {texts[action["text"]]: action for action in legal}


# Hints


@dataclass(frozen=True)
class Hint:
    """A legal action and what Top Dog thinks of it: the chance to win after it (a shared victory counts as its part),
    and which part of the search looked at it."""

    action: Legal
    chance: float
    share: float


def rank(view: View, seconds: float, rng: random.Random) -> list[Hint] | None:
    """The legal actions of a view's seat, the best first; None while the search is still being compiled. Raises
    `NotCompiled` if it can't be."""
    body = prepare(room(view["game"]), wait=False)
    if body is None:
        return None
    if not view["legal"]:
        return []
    search = searched(view, rng, body, seconds=seconds)
    actions = by_code(search, view["legal"])
    return [Hint(actions[each.code], each.chance, each.visits / search.iterations) for each in search.ranking()]


# Compiling


class NotCompiled(BarkadeError):
    """The search can't be compiled on this computer."""


class Preparation:
    """The compiled search of one game: not asked for yet, on its way, there, or given up."""

    def __init__(self, wanted: Room) -> None:
        self.room = wanted
        self.body: Body | None = None
        self.failures: list[str] = []
        self._loading, self._starting = threading.Lock(), threading.Lock()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin beside the game, unless that is under way; again after a failure, but not for ever."""
        with self._starting:
            if self._thread is not None and self._thread.is_alive():
                return
            if len(self.failures) >= ATTEMPTS:
                raise NotCompiled(message("bots-not-compiled", error=self.failures[-1]))
            if self.body is None:
                self._thread = threading.Thread(target=self._try, daemon=True)
                self._thread.start()

    def load(self) -> Body:
        """Compile here and now, or fetch from the disk."""
        with self._loading:
            if self.body is None:
                body = compiled_body(self.room)
                rehearse(self.room, body)
                self._rehearsed().touch()
                self.body = body
            return self.body

    def _rehearsed(self) -> Path:
        """A file that is there once all compiled code is on the disk."""
        from barkade.engine.compiled import cache_folder

        return cache_folder(self.room, False, search_kernel) / "rehearsed"

    def _try(self) -> None:
        try:
            self._prepare()
        except Exception as error:  # whatever it is, somebody waits for the search or for the news
            self.failures.append(str(error) or type(error).__name__)
            log.error("the search could not be compiled", extra={"game": self.room.game, "reason": self.failures[-1]})

    def _prepare(self) -> None:
        if not self._rehearsed().exists():
            # A process of its own compiles into the disk cache: a thread would hold everybody else up.
            paths = os.pathsep.join(path for path in sys.path if path)
            done = subprocess.run(
                [sys.executable, "-m", "barkade.bots.top_dog", self.room.game, self.room.package],
                env={**os.environ, "PYTHONPATH": paths},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
                check=False,
            )
            if done.returncode != 0:
                raise RuntimeError((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1][-120:])
        self.load()


_preparations: dict[str, Preparation] = {}
_preparing = threading.Lock()


def prepare(wanted: Room, wait: bool) -> Body | None:
    """The compiled search of a game, or None if that isn't ready and nobody wants to wait; then it is being made.
    Raises `NotCompiled` once that has been given up."""
    with _preparing:
        preparation = _preparations.setdefault(wanted.package, Preparation(wanted))
    if wait:
        return preparation.load()
    if preparation.body is None:
        preparation.start()
    return preparation.body


def rehearse(wanted: Room, body: Body) -> None:
    """Search once, so that everything is compiled (and on the disk)."""
    import barkade

    match = barkade.new(wanted.game, seed=0)
    Search(match.view(match.to_move), random.Random(0), body, SPARE_NODES).grow(1)


def main(game: str, package: str) -> None:
    register(game, package)
    Preparation(room(game)).load()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    main(*sys.argv[1:])
