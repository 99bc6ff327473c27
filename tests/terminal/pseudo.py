"""Barkade in a real pseudo-terminal: keys go in, and a terminal emulator says what a person would see."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pyte

UP, DOWN, RIGHT, LEFT, END = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[F"
F1, F2, F3, F4, F5 = "\x1bOP", "\x1bOQ", "\x1bOR", "\x1bOS", "\x1b[15~"
ENTER, ESCAPE, TAB, CTRL_C = "\r", "\x1b", "\t", "\x03"
PATIENCE = 40.0
LAMP = "ffd58a"


class Terminal:
    """A `barkade` command in a terminal window; games are kept in the folder `data`."""

    def __init__(self, data: Path, *arguments: str, width: int = 80, height: int = 24) -> None:
        self._screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self._screen)
        env = {**os.environ, "BARKADE_DATA": str(data), "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        env.pop("LINES", None)
        env.pop("COLUMNS", None)
        command = ["-m", "barkade", *arguments]
        self._child: Any = pexpect.spawn(sys.executable, command, env=env, dimensions=(height, width), timeout=PATIENCE)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        # A busy machine may need longer to end a program than pexpect's `close` waits for.
        if self._child.isalive():
            self.kill()
        self._child.close()

    @property
    def text(self) -> str:
        return "\n".join(self._screen.display)

    def marked(self) -> str:
        """The first line of a menu's entry that stands out."""
        for number, line in enumerate(self._screen.display):
            if self._screen.buffer[number][line.find("│") + 2].bg == LAMP:
                return line.strip(" │")
        return ""

    def until_marked(self, words: str) -> None:
        """Wait until the entry that begins like this stands out."""
        deadline = time.monotonic() + PATIENCE
        while not self.marked().startswith(words):
            assert time.monotonic() < deadline, self.text
            self._listen(0.1)

    def _listen(self, seconds: float) -> bool:
        """Take in what the program says within this time; False once it has ended."""
        try:
            self._stream.feed(_plainer(self._child.read_nonblocking(65536, timeout=seconds)))
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        return True

    def until(self, *wanted: str, unwanted: str = "\0", patience: float = PATIENCE) -> str:
        """Wait until all of this is on the screen (and that is not); the screen."""
        deadline = time.monotonic() + patience
        going = True
        while not (all(words in self.text for words in wanted) and unwanted not in self.text):
            assert going and time.monotonic() < deadline, f"waiting for {wanted}, not {unwanted!r}:\n{self.text}"
            going = self._listen(0.1)
        return self.text

    def either(self, *wanted: str) -> str:
        """Wait until one of these is on the screen, and no typing is left to be done; the screen."""
        deadline = time.monotonic() + PATIENCE
        while not any(words in self.text for words in wanted) or not re.search(" › (type a move|Enter)", self.text):
            assert time.monotonic() < deadline, self.text
            self._listen(0.1)
        return self.text

    def press(self, *keys: str) -> None:
        """Keys, one after the other, as fingers would: an escape sequence must not run into the next key."""
        for key in keys:
            self._child.send(key)
            self._listen(0.05)

    def kill(self) -> None:
        """Take the program down without any warning."""
        os.kill(self._child.pid, signal.SIGKILL)
        self._child.wait()

    def end(self) -> int:
        """Wait until the program has ended; its exit status."""
        deadline = time.monotonic() + PATIENCE
        while self._listen(0.2):
            assert time.monotonic() < deadline, self.text
        self._child.close()
        return int(self._child.exitstatus)


def _plainer(said: bytes) -> bytes:
    """Without the newest escape sequences, which this emulator would print as text (terminals know or skip them)."""
    return re.sub(rb"\x1b\[[<=>][0-9;]*u|\x1b\[\?[0-9;]*\$p", b"", said)
