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
from concurrent.futures import ThreadPoolExecutor
from typing import Any, BinaryIO

import msgspec

from barkade.server.questions import Answered, Ask

NICENESS = 10
HINT_SECONDS = 1.0


def answer(ask: Ask) -> Any:
    from barkade.bots import bots, make, rank
    from barkade.games import room

    if ask.what == "bots":
        return bots()
    if ask.what == "hint":
        hints = rank(ask.view, HINT_SECONDS, random.Random())
        return hints and [{"text": hint.action["text"], "chance": hint.chance, "share": hint.share} for hint in hints]
    if ask.what == "advise":
        return room(ask.view["game"]).coach.advise(ask.view)
    return make(ask.bot).choose(ask.view, ask.view["legal"], random.Random())["text"]


def read_exactly(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # Ctrl-C goes to the whole group; this process goes when the server closes its end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    writing = threading.Lock()
    pool = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) - 1))

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
        pool.submit(work, msgspec.json.decode(data, type=Ask))
    os._exit(0)  # the server is gone: whatever is being thought about is of no use to anybody


if __name__ == "__main__":
    main()
