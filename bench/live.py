"""Measure live tables: durable moves per second, latency and memory, compared with a bare socket that only commits.

    python bench/live.py [--json] [--tables 250] [--seconds 10] [--rounds 7] [--quick]

Servers and load generators are separate processes. At every table four connections play real DIG moves. Paced: 500
moves/s in total. Closed loop: the seat to move moves immediately; Barkade and the bare socket alternate in short
rounds, and medians are reported (also of their ratio), so that varying machine speed favours neither.
"""

from __future__ import annotations

import argparse
import json
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
BETWEEN = 0.5
"""Pause in seconds for all processes to become idle."""


class Side:
    """A server and its load generator."""

    def __init__(self, load: subprocess.Popen[str]) -> None:
        self._load = load
        self.connections = self._heard()

    def _heard(self) -> Any:
        assert self._load.stdout is not None
        line = self._load.stdout.readline()
        if not line:
            sys.exit("the load has failed")
        return json.loads(line)

    def ask(self, *arguments: object) -> Any:
        assert self._load.stdin is not None
        print(*arguments, file=self._load.stdin, flush=True)
        answer = self._heard()
        time.sleep(BETWEEN)
        return answer


@contextmanager
def started(kind: str, tables: int) -> Iterator[Side]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "bench.sqlite")
        if kind == "bare":
            command = [sys.executable, str(HERE / "live_bare.py"), str(port), file]
        else:
            command = [sys.executable, "-m", "barkade", "serve", "--host", "127.0.0.1", "--port", str(port)]
            command += ["--data", file, "--unlimited", "--bot-pace", "0"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            command = [sys.executable, str(HERE / "live_load.py"), str(port), str(server.pid), kind, str(tables)]
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as load:
                yield Side(load)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def wait_for(port: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    sys.exit("the server did not start")


def measured(given: argparse.Namespace) -> dict[str, Any]:
    with started("bare", given.tables) as bare, started("barkade", given.tables) as barkade:
        sides = {"bare": bare, "barkade": barkade}
        report: dict[str, Any] = {name: {"connections": side.connections} for name, side in sides.items()}
        for name, side in sides.items():
            report[name]["paced"] = side.ask("paced", given.seconds)
        rounds: dict[str, list[dict[str, float]]] = {name: [] for name in sides}
        for _ in range(given.rounds):
            for name, side in sides.items():
                rounds[name].append(side.ask("closed", given.seconds / given.rounds))
        for name, side in sides.items():
            report[name]["closed"] = {key: median(each[key] for each in rounds[name]) for key in rounds[name][0]}
            report[name]["rounds"] = [each["moves_per_second"] for each in rounds[name]]
            report[name]["memory_mb"] = side.ask("memory")
        both = zip(report["barkade"]["rounds"], report["bare"]["rounds"], strict=True)
        report["ratio"] = round(median(ours / theirs for ours, theirs in both), 3)
        if not given.quick:
            report["barkade"]["top_dogs"] = barkade.ask("top_dogs", given.seconds)
            report["barkade"]["idle"] = barkade.ask("idle")
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=7, help="in which the closed loops take turns")
    parser.add_argument("--quick", action="store_true", help="without Top Dogs and idle connections")
    given = parser.parse_args()
    report = measured(given)
    if given.json:
        print(json.dumps(report, indent=2))
        return
    for name in ("bare", "barkade"):
        found = report[name]
        print(f"{name}: {found['connections']} connections, {found['memory_mb']} MB")
        for part in ("closed", "paced", "top_dogs"):
            if part in found:
                figures = found[part]
                print(
                    f"  {part:9} {figures['moves_per_second']:8} moves/s   "
                    f"p50 {figures['p50_ms']:7} ms   p99 {figures['p99_ms']:7} ms"
                )
        if "idle" in found:
            print(f"  idle      {found['idle']['connections']:8} connections held, {found['idle']['memory_mb']} MB")
    print(f"closed loop: {report['ratio']} of the bare socket")


if __name__ == "__main__":
    main()
