"""A server as a real process."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from types import TracebackType

START_WITHIN = 60.0


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class ServerProcess:
    """`barkade serve`, started, stopped and killed at will. It keeps its port and its file."""

    program: tuple[str, ...] = ("-m", "barkade")

    def __init__(self, file: Path, *arguments: str) -> None:
        self.file = file
        self.port = free_port()
        self.database = ""
        self.before: tuple[str, ...] = ()
        """A command that starts it where it is to run."""
        self.arguments = arguments or ("--unlimited", "--bot-pace", "0", "--grace", "0")
        self.log = file.with_name(f"server-{self.port}.log")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start; don't wait until it is ready."""
        command = [*self.before, sys.executable, *self.program, "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", self.database] if self.database else ["--data", str(self.file)]
        command += self.arguments
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def wait_until_ready(self) -> None:
        assert self.process is not None
        until = time.monotonic() + START_WITHIN
        while time.monotonic() < until:
            if self.process.poll() is not None:
                raise AssertionError(self.log.read_text())
            if self.answers():
                return
            time.sleep(0.02)
        raise AssertionError("the server did not start in time")

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """As when the power fails."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Politely."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def __enter__(self) -> ServerProcess:
        self.start()
        self.wait_until_ready()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        if error is not None:
            print(self.log.read_text()[-4000:])


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
