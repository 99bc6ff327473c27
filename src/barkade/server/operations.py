"""For whoever runs the server: is it alive, is it ready, and how is it doing."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from barkade.server.house import House
from barkade.server.requests import house_of


class HouseCollector(Collector):
    """Reads the house's own figures when somebody asks."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterable[Metric]:
        house, hall = self._house, self._house.hall
        yield CounterMetricFamily("barkade_versions", "Versions entered by this process", hall.moves)
        yield GaugeMetricFamily("barkade_connections", "Open sockets", len(house.connections))
        yield GaugeMetricFamily("barkade_tables_in_memory", "Tables in memory", len(hall.desks))
        waiting = sum(len(desk.waiting) for desk in hall.desks.values())
        yield GaugeMetricFamily("barkade_rows_waiting", "Rows on their way to the disk", waiting)
        yield GaugeMetricFamily("barkade_alarms", "Tables whose clock runs", len(hall.steward.alarms))
        yield GaugeMetricFamily("barkade_questions", "Questions that bots think about", house.worker.queued)
        yield CounterMetricFamily("barkade_worker_starts", "Starts of the thinking process", house.worker.starts)


async def healthz(_request: Request) -> Response:
    return PlainTextResponse("ok")


async def readyz(request: Request) -> Response:
    ready = house_of(request).ready
    return PlainTextResponse("ready" if ready else "not ready", 200 if ready else 503)


async def metrics(request: Request) -> Response:
    registry = CollectorRegistry()
    registry.register(HouseCollector(house_of(request)))
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=registry)
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


ROUTES = [
    Route("/healthz", healthz, methods=["GET"]),
    Route("/readyz", readyz, methods=["GET"]),
    Route("/metrics", metrics, methods=["GET"]),
]
