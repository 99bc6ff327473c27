"""Prometheus metrics of a server. Imported by the first request: few servers are scraped, and it takes time."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from starlette.responses import Response

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


def exposition(server: Server) -> Response:
    """Return all metrics in Prometheus' text format."""
    registry = CollectorRegistry()
    registry.register(ServerCollector(server))
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=registry)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
