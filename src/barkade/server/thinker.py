"""Thinks for all bots and coaches in a process of its own: low priority, and gone when the server is gone.

Requests and answers are JSON behind a length of four bytes, over the worker's own standard input and output. Run as
`python -m barkade.server.thinker`; the server never imports what is imported here.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, BinaryIO

import msgspec

from barkade.server.questions import Answered, Ask, Chosen

if TYPE_CHECKING:
    from barkade.bots import Bot

NICENESS = 10
HINT_SECONDS = 1.0
MOST_SEATED = 2000


class Kennel:
    """The bots by where they sit: a bot stays the same through a game, so that it may remember, and one that hung is
    not asked again. Those that were asked longest ago leave when there are too many."""

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


def answer(ask: Ask) -> Any:
    from barkade.bots import bots, rank
    from barkade.games import room

    if ask.what == "bots":
        return bots()
    if ask.what == "hint":
        hints = rank(ask.view, HINT_SECONDS, random.Random())
        return hints and [{"text": hint.action["text"], "chance": hint.chance, "share": hint.share} for hint in hints]
    if ask.what == "advise":
        return room(ask.view["game"]).coach.advise(ask.view)
    return chosen(kennel.bot(ask.table, ask.view["seat"], ask.bot), ask.view)


def chosen(bot: Bot, view: dict[str, Any]) -> Chosen:
    from barkade.bots.guarded import Guarded
    from barkade.engine.words import say

    text, troubles = str(bot.choose(view, view["legal"], random.Random())["text"]), list[str]()
    if isinstance(bot, Guarded):
        troubles = [say(report) for report in bot.reports]
        bot.reports.clear()
    return Chosen(text, troubles)


def read_exactly(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until nothing more is asked. People who want help have a thread of their own: no bot waits for them."""
    writing = threading.Lock()
    bots, people = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1)), ThreadPoolExecutor(1)

    def work(ask: Ask) -> None:
        try:
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
        (people if ask.what in ("advise", "hint") else bots).submit(work, ask)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # Ctrl-C goes to the whole group; this process goes when the server closes its end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    serve(source, sink)
    os._exit(0)  # the server is gone: whatever is being thought about is of no use to anybody


if __name__ == "__main__":
    main()
