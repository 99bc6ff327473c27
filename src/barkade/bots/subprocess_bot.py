"""Bots in a subprocess: JSON lines on standard input and output.

docs/bots.md describes the protocol. The program is started on the first request and restarted if it has died.
"""

from __future__ import annotations

import json
import queue
import random
import shlex
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any

from barkade.bots.bot import Bot, Legal, View
from barkade.bots.guarded import BotFailure
from barkade.engine.i18n import message

SECONDS_PER_ANSWER = 8.0
SECONDS_TO_LEAVE = 1.0
MOST_STARTS = 5
LONGEST_STDERR_LINE = 200


class SubprocessBot(Bot):
    """A bot in a program of its own. Raises `BotFailure` for every failure: wrap it in `Guarded`."""

    def __init__(self, command: str, seconds: float = SECONDS_PER_ANSWER) -> None:
        self.name, self.seconds = command, seconds
        self._command = shlex.split(command)
        self._program: subprocess.Popen[str] | None = None
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._stderr: IO[str] | None = None
        self._starts = 0
        self._question = 0

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        program = self._running()
        self._question += 1
        left = self.time_left()
        seconds = self.seconds if left is None else min(self.seconds, left)
        seen = {**view, "legal": list(legal)}
        self._tell(program, {"question": self._question, "view": seen, "seed": rng.getrandbits(32), "seconds": seconds})
        text = self._answer(program, time.monotonic() + seconds)
        for action in legal:
            if action["text"] == text:
                return action
        raise BotFailure(message("bots-nonsense", bot=self.name, answer=text[:60]))

    def _tell(self, program: subprocess.Popen[str], what: dict[str, Any]) -> None:
        try:
            assert program.stdin is not None
            program.stdin.write(json.dumps(what) + "\n")
            program.stdin.flush()
        except OSError as error:
            raise self._dead() from error

    def _running(self) -> subprocess.Popen[str]:
        if self._program is not None and self._program.poll() is None:
            return self._program
        self._stop()
        if self._starts == MOST_STARTS:
            raise BotFailure(message("bots-gave-up", bot=self.name))
        self._starts += 1
        self._stderr = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        try:
            self._program = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise BotFailure(message("bots-no-program", bot=self.name)) from error
        self._answers = queue.Queue()
        threading.Thread(target=_listen, args=(self._program.stdout, self._answers), daemon=True).start()
        return self._program

    def _answer(self, program: subprocess.Popen[str], until: float) -> str:
        """Return the answer to the latest request, skipping late answers to earlier ones and serving requests for
        events in between."""
        while True:
            try:
                line = self._answers.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                self._stop()
                raise BotFailure(message("bots-hangs", bot=self.name, seconds=self.seconds)) from None
            if line is None:
                raise self._dead()
            answer = _read(line)
            if answer is None:
                raise BotFailure(message("bots-nonsense", bot=self.name, answer=line.strip()[:60]))
            if answer["question"] == self._question:
                if "play" in answer:
                    return str(answer["play"])
                self._tell(program, {"question": self._question, "events": list(self.events())})

    def _dead(self) -> BotFailure:
        reason = ""
        if self._stderr is not None:
            self._stderr.seek(0)
            reason = (self._stderr.read().strip().splitlines() or [""])[-1][:LONGEST_STDERR_LINE]
        self._stop()
        return BotFailure(message("bots-died", bot=self.name, words=reason))

    def _stop(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.kill()
            program.wait()
            for pipe in (program.stdin, program.stdout):
                if pipe is not None:
                    _shut(pipe)
        if self._stderr is not None:
            self._stderr.close()
            self._stderr = None

    def close(self) -> None:
        """Close its standard input, give the program a moment to exit, then kill it."""
        if self._program is not None and self._program.stdin is not None:
            _shut(self._program.stdin)
            with suppress(subprocess.TimeoutExpired):
                self._program.wait(SECONDS_TO_LEAVE)
        self._stop()


def _listen(lines: IO[str], answers: queue.Queue[str | None]) -> None:
    with suppress(ValueError):  # closed while being read
        for line in lines:
            answers.put(line)
    answers.put(None)


def _shut(pipe: IO[str]) -> None:
    with suppress(OSError):  # unwritten output is lost, nobody reads it
        pipe.close()


def _read(line: str) -> dict[str, Any] | None:
    try:
        answer = json.loads(line)
    except ValueError:
        return None
    if not isinstance(answer, dict) or "question" not in answer:
        return None
    return answer if "play" in answer or answer.get("ask") == "events" else None
