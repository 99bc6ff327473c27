"""The bot process: computes for all bots, hints and coaches, at low priority; exits when the server is gone.

Requests and replies are length-prefixed JSON over standard input and output (`ipc.py`). Run as `python -m
barkade.server.bots.process`, so that the server itself never imports bots and Numba.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from barkade.server.bots.analysis_runner import AnalysisRunner
from barkade.server.bots.ipc import EVENTS, Answered, Ask, Chosen

if TYPE_CHECKING:
    from barkade.bots import Bot

NICENESS = 10
HINT_SECONDS = 1.0
MOST_SEATED = 2000
AT_ONCE = ("analyse", "progress", "waking")
"""Requests answered in the reading thread, as they compute nothing."""
UNTIL_WARM_UP = 2.0
"""Seconds after startup before compiling in the background, so that first requests come first."""
WARM_UP = "--warm-up"


class SeatedBots:
    """An LRU cache of bots by seat.

    A bot stays the same object through a game, so that it may keep state, and one that timed out is not asked again.
    """

    def __init__(self, most: int = MOST_SEATED) -> None:
        self._most = most
        self._seated: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._lock = threading.Lock()

    def bot(self, table: str, seat: int, name: str) -> Bot:
        with self._lock:
            key = (table, seat, name)
            if key not in self._seated:
                self._seated[key] = seated(name, seat)
            self._seated.move_to_end(key)
            if len(self._seated) > self._most:
                self._seated.popitem(last=False)[1].close()
            return self._seated[key]


def seated(name: str, seat: int) -> Bot:
    """Create a bot for a seat; built-in bots with levels get the seat's character."""
    from barkade.bots import BOTS, Random, make
    from barkade.bots.characters import CHARACTERS, character_of
    from barkade.bots.temper import Tempered

    bot = make(name)
    return Tempered(bot, CHARACTERS[character_of(seat)]) if name in BOTS and name != Random.name else bot


seated_bots = SeatedBots()
runner = AnalysisRunner()


def answer(ask: Ask) -> Any:
    from barkade.bots import bots
    from barkade.games import load_game

    if ask.what == "bots":
        return bots()
    if ask.what == "analyse":
        return runner.start(ask.table, ask.view["record"])
    if ask.what == "progress":
        return runner.progress_of(ask.table)
    if ask.what == "waking":
        from barkade.bots.compilation import compilation_of

        return compilation_of(load_game(ask.view["game"])).progress
    if ask.what == "hint":
        return hinted(ask.view)
    if ask.what == "advise":
        return load_game(ask.view["game"]).coach().advise(ask.view)
    return chosen(seated_bots.bot(ask.table, ask.view["seat"], ask.bot), ask.view)


def hinted(view: dict[str, Any]) -> list[dict[str, Any]] | None:
    """Return Top Dog's ranking with the reasons for each action; None until the search is compiled."""
    from barkade.bots import rank
    from barkade.games import load_game

    hints = rank(view, HINT_SECONDS, random.Random())
    if hints is None:
        return None
    reasons = load_game(view["game"]).coach().why(view, [hint.action for hint in hints])
    return [
        {
            "text": hint.action["text"],
            "chance": hint.chance,
            "share": hint.share,
            "why": why and why.as_dict(),
        }
        for hint, why in zip(hints, reasons, strict=True)
    ]


def chosen(bot: Bot, view: dict[str, Any]) -> Chosen:
    from barkade.bots import Turn, ask
    from barkade.bots.guarded import Guarded
    from barkade.engine.i18n import say

    told = view.pop(EVENTS, [])
    text, troubles = str(ask(bot, view, random.Random(), Turn(lambda: told))["text"]), list[str]()
    if isinstance(bot, Guarded):
        troubles = [say(report) for report in bot.reports]
        bot.reports.clear()
    return Chosen(text, troubles)


def read_exactly(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until standard input closes. Hints have their own thread, so that they don't delay bots."""
    writing = threading.Lock()
    bots, people = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1)), ThreadPoolExecutor(1)

    def work(ask: Ask) -> None:
        try:
            with nullcontext() if ask.what in AT_ONCE else runner.paused():
                said = Answered(ask.number, answer(ask))
        except Exception as error:
            said = Answered(ask.number, error=repr(error))
        data = msgspec.json.encode(said)
        with writing:
            sink.write(len(data).to_bytes(4, "big") + data)
            sink.flush()

    while head := read_exactly(source, 4):
        data = read_exactly(source, int.from_bytes(head, "big"))
        if not data:
            break
        ask = msgspec.json.decode(data, type=Ask)
        if ask.what in AT_ONCE:
            work(ask)
        else:
            (people if ask.what in ("advise", "hint") else bots).submit(work, ask)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # Ctrl-C goes to the whole process group; this process exits when the server closes its pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a bot that prints must not corrupt the replies
    _register_games([argument for argument in sys.argv[1:] if argument != WARM_UP])
    if WARM_UP in sys.argv:
        threading.Thread(target=warm_up, daemon=True).start()
    serve(source, sink)
    os._exit(0)  # the server is gone: don't wait for running threads


def warm_up() -> None:
    """Compile the searches of all games, or load them from the cache, one after another, before they are needed."""
    from barkade.bots.compilation import NotCompiled, compilation_of
    from barkade.games import games, load_game

    time.sleep(UNTIL_WARM_UP)
    for game in games():
        compilation = compilation_of(load_game(game))
        try:
            compilation.start()
        except NotCompiled:
            continue
        compilation.wait()


def _register_games(arguments: list[str]) -> None:
    """Register the server's games, given as `id=package`, as some may come from other packages."""
    from barkade.games import register

    for argument in arguments:
        game, _, package = argument.partition("=")
        register(game, package)


if __name__ == "__main__":
    main()
