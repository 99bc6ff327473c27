"""Workers elsewhere: the same figures bit for bit, whoever plays the games, and whoever is killed meanwhile."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from barkade.engine.setup import Setup
from barkade.lab.arena import Ladder
from barkade.lab.simulation import Simulation, Task
from barkade.lab.simulation_report import SimulationReport
from barkade.lab.workers import NoCluster, workers_on

TASK = Task(Setup.of("dig", 2, {}, {"colours": 3}), 7)


def figures(report: SimulationReport) -> dict[str, Any]:
    timing = ("threads", "seconds", "games_per_second", "steps_per_second")
    return {name: value for name, value in report.as_dict().items() if name not in timing}


def test_games_played_elsewhere_are_the_same() -> None:
    simulation = Simulation(TASK)
    with ThreadPoolExecutor(2) as pool:
        elsewhere = simulation.run(700, 2, workers=pool)
    assert figures(elsewhere) == figures(simulation.run(700, 1))


def test_without_ray_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"barkade\[lab\]"), workers_on("ray"):
        pass


class RayThatIsAlone:
    """A Ray that finds no cluster."""

    @staticmethod
    def is_initialized() -> bool:
        return False

    @staticmethod
    def init(**where: Any) -> None:
        raise ConnectionError("ray client connection timeout\nmore of it")


def test_without_rays_client_an_address_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", RayThatIsAlone)
    monkeypatch.setitem(sys.modules, "grpc", None)
    with pytest.raises(NoCluster, match=r"barkade\[lab\]"), workers_on("ray://10.0.0.1:99"):
        pass


def test_where_no_cluster_is_ray_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", RayThatIsAlone)
    monkeypatch.setitem(sys.modules, "grpc", RayThatIsAlone)
    match = r"at ray://10.0.0.1:99 \(ray client connection timeout more of it\)\."
    with pytest.raises(NoCluster, match=match), workers_on("ray://10.0.0.1:99"):
        pass


def test_a_cluster_that_could_not_start_a_clients_process_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Busy(RayThatIsAlone):
        @staticmethod
        def init(**where: Any) -> None:
            asked.append(where["address"])
            raise ConnectionAbortedError("Initialization failure from server:\n\nTraceback\nOSError: no process")

    monkeypatch.setitem(sys.modules, "ray", Busy)
    monkeypatch.setitem(sys.modules, "grpc", RayThatIsAlone)
    with pytest.raises(NoCluster, match="failure from server: OSError: no process"), workers_on("ray://10.0.0.1:99"):
        pass
    assert asked == 3 * ["ray://10.0.0.1:99"]


def test_an_address_of_no_cluster_is_refused() -> None:
    with pytest.raises(NoCluster, match="HOST:PORT"), workers_on("10.0.0.1:99"):
        pass


def process_number(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


@pytest.mark.long
def test_a_ray_cluster_gives_the_same_figures_though_a_worker_is_killed() -> None:
    ray = pytest.importorskip("ray")
    simulation = Simulation(TASK)
    alone = figures(simulation.run(20_000, 1))
    ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        with workers_on("ray") as workers:
            assert workers is not None and workers.size == 2
            both = {workers.submit(process_number, 3).result() for _ in range(1)}
            both |= {each.result() for each in [workers.submit(process_number, 3) for _ in range(2)]}
            assert len(both) >= 2
            killed: list[int] = []

            def kill_one(games: int) -> None:
                if not killed:
                    killed.append(both.pop())
                    os.kill(killed[0], signal.SIGKILL)

            assert figures(simulation.run(20_000, 2, kill_one, workers)) == alone
            assert killed
            ladder = Ladder(TASK.setup, ["random", "good-dog"], 3)
            shares = [
                [game.share for game in run.pairings[0].games]
                for run in (ladder.run(8, 2, early=False, workers=workers), ladder.run(8, 1, early=False))
            ]
            assert shares[0] == shares[1]
    finally:
        ray.shutdown()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def ray_head() -> Iterator[str]:
    """A cluster of its own processes, reached through its client server, as one on other machines is."""
    port = free_port()
    command = [
        "start",
        "--head",
        "--block",
        "--num-cpus=2",
        f"--port={free_port()}",
        f"--ray-client-server-port={port}",
    ]
    command += ["--include-dashboard=false", "--disable-usage-stats"]
    head = subprocess.Popen(
        [Path(sys.executable).with_name("ray"), *command], stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        for _ in range(240):
            with socket.socket() as one:
                if one.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.5)
        yield f"ray://127.0.0.1:{port}"
    finally:
        head.terminate()
        head.wait(60)


@pytest.mark.long
def test_a_cluster_at_an_address_gives_the_same_figures() -> None:
    pytest.importorskip("ray")
    simulation = Simulation(TASK)
    with ray_head() as address, workers_on(address) as workers:
        assert workers is not None and workers.size == 2
        assert figures(simulation.run(5_000, 2, workers=workers)) == figures(simulation.run(5_000, 1))
    with pytest.raises(NoCluster, match=address), workers_on(address):
        pass
