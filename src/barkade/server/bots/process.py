"""The bot process: computes for all bots, hints and coaches; low priority, and exits when the server is gone.

Requests and replies are JSON behind a length of four bytes, over standard input and output. Run as `python -m
barkade.server.bots.process`; the server never imports what is imported here.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from barkade.server.bots.analysis_desk import Desk
from barkade.server.bots.ipc import Answered, Ask, Chosen

if TYPE_CHECKING:
    from barkade.bots import Bot

NICENESS = 10
HINT_SECONDS = 1.0
MOST_SEATED = 2000
OF_ANALYSES = ("analyse", "progress", "give_up")


class Kennel:
    """Bots by seat: a bot stays the same object through a game, so that it may keep state, and one that timed out is
    not asked again. The least recently used are dropped when there are too many."""

    def __init__(self, most: int = MOST_SEATED) -> None:
        self._most = most
        self._seated: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._lock = threading.Lock()

    def bot(self, table: str, seat: int, name: str) -> Bot:
        from barkade.bots import make

        with self._lock:
            key = (table, seat, name)
            if key not in self._seated:
                self._seated[key] = make(name)
            self._seated.move_to_end(key)
            if len(self._seated) > self._most:
                self._seated.popitem(last=False)[1].close()
            return self._seated[key]


kennel = Kennel()
desk = Desk()


def answer(ask: Ask) -> Any:
    from barkade.bots import bots, rank
    from barkade.games import load_game

    if ask.what == "bots":
        return bots()
    if ask.what == "analyse":
        return desk.start(ask.table, ask.view["record"])
    if ask.what == "progress":
        return desk.look(ask.table)
    if ask.what == "give_up":
        return desk.stop()
    if ask.what == "hint":
        hints = rank(ask.view, HINT_SECONDS, random.Random())
        return hints and [{"text": hint.action["text"], "chance": hint.chance, "share": hint.share} for hint in hints]
    if ask.what == "advise":
        return load_game(ask.view["game"]).coach().advise(ask.view)
    return chosen(kennel.bot(ask.table, ask.view["seat"], ask.bot), ask.view)


def chosen(bot: Bot, view: dict[str, Any]) -> Chosen:
    from barkade.bots import ask
    from barkade.bots.guarded import Guarded
    from barkade.engine.i18n import say

    text, troubles = str(ask(bot, view, random.Random())["text"]), list[str]()
    if isinstance(bot, Guarded):
        troubles = [say(report) for report in bot.reports]
        bot.reports.clear()
    return Chosen(text, troubles)


def read_exactly(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer requests until standard input closes. Hints have a thread of their own, so that bots don't wait for
    them."""
    writing = threading.Lock()
    bots, people = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1)), ThreadPoolExecutor(1)

    def work(ask: Ask) -> None:
        try:
            with nullcontext() if ask.what in OF_ANALYSES else desk.going_first():
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
        if ask.what in OF_ANALYSES:
            work(ask)  # at once: nothing is computed here
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
    _register_games(sys.argv[1:])
    serve(source, sink)
    os._exit(0)  # the server is gone: nobody needs the results


def _register_games(arguments: list[str]) -> None:
    """Register the server's games, `id=package` each: some may come from other packages."""
    from barkade.games import register

    for argument in arguments:
        game, _, package = argument.partition("=")
        register(game, package)


if __name__ == "__main__":
    main()
