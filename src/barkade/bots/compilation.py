"""Background compilation of searches: a subprocess compiles into the disk cache, then this process loads it.

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
from typing import Any

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
    """Compiling the search failed on this computer."""


class Compilation:
    """The compiled search of one game: not started, running, done or given up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.backend: Backend | None = None
        self.failures: list[str] = []
        self._loading, self._starting = threading.Lock(), threading.Lock()
        self._thread: threading.Thread | None = None
        self._compiled = 0.0

    @property
    def progress(self) -> float:
        """Progress of compiling, from 0 to 1; 1 if the code only has to be loaded from the disk."""
        return 1.0 if self.backend is not None or self._marker().exists() else self._compiled

    def wait(self) -> None:
        """Wait until the background thread has finished, successfully or not."""
        if self._thread is not None:
            self._thread.join()

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
        except Exception as error:  # of any kind: callers wait for a result or a reason
            self.failures.append(str(error) or type(error).__name__)
            log.error("search compilation failed", extra={"game": self.game.id, "reason": self.failures[-1]})

    def _compile_in_subprocess(self) -> None:
        paths = os.pathsep.join(path for path in sys.path if path)
        with subprocess.Popen(
            [sys.executable, "-m", __name__, self.game.id, self.game.package],
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
        ) as running:
            assert running.stdout is not None and running.stderr is not None
            for line in running.stdout:
                self._compiled = float(line)
            said = running.stderr.read()
        if running.returncode != 0:
            raise RuntimeError((said.strip().splitlines() or [f"exit code {running.returncode}"])[-1][-120:])


_compilations: dict[str, Compilation] = {}
_registering = threading.Lock()


def compilation_of(game: Game) -> Compilation:
    with _registering:
        return _compilations.setdefault(game.package, Compilation(game))


def compiled_search(game: Game) -> Backend:
    """Return the compiled search of a game, compiling or loading it if needed."""
    return compilation_of(game).load()


def compiled_search_if_ready(game: Game) -> Backend | None:
    """Return the compiled search of a game; None while it is being compiled in the background, which this starts.

    Raises `NotCompiled` once compiling has failed for good.
    """
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


class Meter:
    """Estimates the progress of compiling from the functions that Numba reports as finished."""

    LOWERED = 0.6
    """Share of the time spent on lowering functions; the rest is optimizing the entries (engine/linking)."""

    def __init__(self, game: Game) -> None:
        from numba.core.dispatcher import Dispatcher

        bound = [module for name, module in list(sys.modules.items()) if name.startswith(f"_barkade_{game.id}_")]
        found = {id(each): each for module in bound for each in vars(module).values() if isinstance(each, Dispatcher)}
        self._entries = set(ismcts_kernel.ENTRIES)
        self._functions = len(found) - len(self._entries)
        self._lowered = self._finished = 0

    def done(self, name: str) -> float:
        """Record that a function is finished; return the progress."""
        if name in self._entries:
            self._finished += 1
        else:
            self._lowered += 1
        lowered = min(1.0, self._lowered / max(1, self._functions))
        return self.LOWERED * lowered + (1 - self.LOWERED) * self._finished / len(self._entries)


def main(game: str, package: str) -> None:
    from numba.core import event

    register(game, package)
    loaded = load_game(game)
    compiled_backend(loaded)  # binds the functions; they are compiled when they are first called
    meter = Meter(loaded)

    class Reporter(event.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            """Ignore the start: only the end counts."""

        def on_end(self, event: Any) -> None:
            print(meter.done(event.data["dispatcher"].py_func.__name__), flush=True)

    with event.install_listener("numba:compile", Reporter()):
        Compilation(loaded).load()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    main(*sys.argv[1:])
