"""Endpoints for operators: liveness, readiness, metrics."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from barkade.server.http.common import server_of
from barkade.server.http.security import from_this_machine
from barkade.server.server import Server


class ServerCollector(Collector):
    """Collects the server's metrics on demand."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def collect(self) -> Iterable[Metric]:
        server, tables = self._server, self._server.tables
        yield CounterMetricFamily("barkade_versions", "Versions entered by this process", tables.moves)
        yield GaugeMetricFamily("barkade_connections", "Open sockets", len(server.connections))
        yield GaugeMetricFamily("barkade_tables_in_memory", "Tables in memory", len(tables.sessions))
        waiting = sum(len(session.pending) for session in tables.sessions.values())
        yield GaugeMetricFamily("barkade_rows_waiting", "Rows on their way to the disk", waiting)
        yield GaugeMetricFamily("barkade_alarms", "Tables whose clock runs", len(server.autopilot.timers))
        yield GaugeMetricFamily("barkade_questions", "Questions that bots think about", server.worker.queued)
        waits = "Expired tables whose deletion waits for somebody to agree"
        yield GaugeMetricFamily("barkade_cleaning_waits", waits, server.cleaning.waiting)
        yield CounterMetricFamily("barkade_worker_starts", "Starts of the thinking process", server.worker.starts)


async def healthz(_request: Request) -> Response:
    return PlainTextResponse("ok")


async def readyz(request: Request) -> Response:
    server = server_of(request)
    ready = server.ready and server.store.reachable and server.tables.can_write
    return PlainTextResponse("ready" if ready else "not ready", 200 if ready else 503)


async def metrics(request: Request) -> Response:
    """Return Prometheus metrics; to this machine only, unless the settings open them to all."""
    if not (server_of(request).settings.open_metrics or from_this_machine(request)):
        return PlainTextResponse("not here", 404)
    registry = CollectorRegistry()
    registry.register(ServerCollector(server_of(request)))
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=registry)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


ROUTES = [
    Route("/healthz", healthz, methods=["GET"]),
    Route("/readyz", readyz, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]
