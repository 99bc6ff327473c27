"""Workers of other machines: games are played by a Ray cluster instead of this process.

A game is decided by its seed and number, and results are counted in whole numbers, so the figures are those of one
machine. Ray plays the games of a worker that was killed again.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Protocol

from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message

LOCAL = "ray"
REMOTE = "ray://"
FOR_EVER = -1
TRIES = 3
"""Attempts to connect while a cluster answers that it could not start a client's process."""
REASON = 200
"""Most characters of what Ray says when it can't connect."""


class NoCluster(BarkadeError):
    """Ray is not installed, or there is no cluster at this address."""


class Workers(Protocol):
    """Anything that runs functions elsewhere."""

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future[Any]:
        """Run a function, and return its result to come."""


class RayWorkers:
    """The workers of a Ray cluster."""

    def __init__(self, ray: Any) -> None:
        self._run = ray.remote(max_retries=FOR_EVER)(_call)
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, function: Callable[..., Any], /, *arguments: Any) -> Future[Any]:
        future: Future[Any] = self._run.remote(function, *arguments).future()
        return future


def _call(function: Callable[..., Any], *arguments: Any) -> Any:
    return function(*arguments)


def _connect(ray: Any, address: str) -> None:
    """Connect to a cluster. A cluster starts a process for every client that connects, which fails now and then."""
    # Without an address Ray would join whatever cluster was last started on this machine, dead or alive.
    where = {"address": "local", "include_dashboard": False} if address == LOCAL else {"address": address}
    for left in reversed(range(TRIES)):
        try:
            ray.init(log_to_driver=False, logging_level="error", **where)
        except ConnectionAbortedError:
            if not left:
                raise
        else:
            return


@contextmanager
def workers_on(address: str | None) -> Iterator[RayWorkers | None]:
    """Connect to a cluster: `ray` starts one on this machine, `ray://host:port` is somewhere else; None for none."""
    if address is None:
        yield None
        return
    if address != LOCAL and not address.startswith(REMOTE):
        raise NoCluster(message("lab-bad-cluster", address=address))
    try:
        ray: Any = importlib.import_module("ray")
        if address != LOCAL:
            importlib.import_module("grpc")  # of ray's client, which comes with its extra alone
    except ImportError as error:
        raise NoCluster(message("lab-no-ray")) from error
    ours = not ray.is_initialized()
    if ours:
        try:
            _connect(ray, address)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            lines = str(error).strip().splitlines() or [type(error).__name__]
            reason = " ".join(dict.fromkeys([lines[0].strip(), lines[-1].strip()]))[:REASON]
            raise NoCluster(message("lab-no-cluster", address=address, reason=reason)) from error
    try:
        yield RayWorkers(ray)
    finally:
        if ours:
            ray.shutdown()
