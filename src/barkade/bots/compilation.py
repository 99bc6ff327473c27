"""Compiled searches, made in the background: a subprocess compiles into the disk cache, then this process loads it.

`python -m barkade.bots.compilation GAME PACKAGE` is that subprocess.
"""

from __future__ import annotations

import logging
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

from barkade.bots import ismcts_kernel
from barkade.bots.backends import Backend, compiled_backend
from barkade.bots.ismcts import Search, nodes_for
from barkade.bots.playouts import Player
from barkade.engine.create import new
from barkade.engine.errors import BarkadeError
from barkade.engine.game import Game
from barkade.engine.i18n import message
from barkade.games import load_game, register

log = logging.getLogger("barkade.bots")

ATTEMPTS = 2
"""Attempts to compile before giving up: a machine may be out of memory for a moment."""


class NotCompiled(BarkadeError):
    """The search can't be compiled on this computer."""


class Compilation:
    """The compiled search of one game: not started, running, done or given up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.backend: Backend | None = None
        self.failures: list[str] = []
        self._loading, self._starting = threading.Lock(), threading.Lock()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Compile in the background unless that is running; retry after a failure, up to `ATTEMPTS` times."""
        with self._starting:
            if self._thread is not None and self._thread.is_alive():
                return
            if len(self.failures) >= ATTEMPTS:
                raise NotCompiled(message("bots-not-compiled", error=self.failures[-1]))
            if self.backend is None:
                self._thread = threading.Thread(target=self._run, daemon=True)
                self._thread.start()

    def load(self) -> Backend:
        """Compile in this thread, or load from the disk cache."""
        with self._loading:
            if self.backend is None:
                backend = compiled_backend(self.game)
                warm_up(self.game, backend)
                self._marker().touch()
                self.backend = backend
            return self.backend

    def _marker(self) -> Path:
        """Path of a file that exists once all compiled code is in the disk cache."""
        from barkade.engine.numba_backend import cache_folder

        return cache_folder(self.game, False, ismcts_kernel) / "complete"

    def _run(self) -> None:
        try:
            if not self._marker().exists():
                # Not in a thread of this process: compiling holds the GIL for seconds.
                self._compile_in_subprocess()
            self.load()
        except Exception as error:  # whatever it is, the callers wait for a result or a reason
            self.failures.append(str(error) or type(error).__name__)
            log.error("search compilation failed", extra={"game": self.game.id, "reason": self.failures[-1]})

    def _compile_in_subprocess(self) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, "-m", __name__, self.game.id, self.game.package],
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


_compilations: dict[str, Compilation] = {}
_registering = threading.Lock()


def compilation_of(game: Game) -> Compilation:
    with _registering:
        return _compilations.setdefault(game.package, Compilation(game))


def compiled_search(game: Game) -> Backend:
    """Return the compiled search of a game; compile or load it first if need be."""
    return compilation_of(game).load()


def compiled_search_if_ready(game: Game) -> Backend | None:
    """Return the compiled search of a game, or None while it is being compiled in the background, which this starts.
    Raises `NotCompiled` once that has been given up."""
    compilation = compilation_of(game)
    if compilation.backend is None:
        compilation.start()
    return compilation.backend


def warm_up(game: Game, backend: Backend) -> None:
    """Run one iteration and one playout: Numba compiles (and caches) on the first call."""
    match = new(game.id, seed=0)
    Search(match.view(match.to_move), random.Random(0), backend, nodes_for(1)).grow(1)
    Player(backend, game, backend.box(match.box), seed=0, whim=0).play(
        match.state, 0, backend.int_grid(1, ismcts_kernel.SEATS)
    )


def main(game: str, package: str) -> None:
    register(game, package)
    Compilation(load_game(game)).load()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    main(*sys.argv[1:])
