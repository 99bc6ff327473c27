"""Endpoints of analyses: of tables whose game is over, and of uploaded records of finished games."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from barkade.analysis.report import Analysis
from barkade.engine.match import Match
from barkade.server.bots.analysis_runner import Progress
from barkade.server.errors import refuse
from barkade.server.http.common import LONGEST_RECORD, body, charge_replay, endpoint, known, reply, server_of, table_of
from barkade.server.http.security import address_of
from barkade.server.results.analyses import MOST_MOVES, Asker
from barkade.server.table.replays import Replays


class AnalysisWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the analysis of a record."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class AnalysisState(msgspec.Struct, frozen=True):
    """The state of an analysis."""

    state: str
    """`none` (never requested), `running`, `done` or `failed`."""
    done: int
    total: int
    """Number of tasks; 0 while the analysis waits for its turn."""
    analysis: Analysis | None
    """A draft after a short time; complete once `done`."""
    percent: int = 100
    """Progress of compiling or loading the search, which the first analysis of a game waits for."""


class _Passed(msgspec.Struct, frozen=True):
    """`AnalysisState` with the analysis as encoded JSON."""

    state: str
    done: int
    total: int
    analysis: msgspec.Raw | None
    percent: int = 100


def _shown(progress: Progress | None) -> Response:
    if progress is None:
        return reply(_Passed("none", 0, 0, None))
    state = "failed" if progress.error else "done" if progress.complete else "running"
    analysis = msgspec.Raw(progress.analysis.encode()) if progress.analysis else None
    return reply(_Passed(state, progress.done, progress.total, analysis, progress.percent))


@endpoint
async def look(request: Request) -> Response:
    """Return the analysis of a table's game, and its progress."""
    table = await table_of(request)
    _finished(table.match if table.phase == "over" else None)
    return _shown(await server_of(request).analyses.of_table(table.id))


@endpoint
async def start(request: Request) -> Response:
    """Request the analysis of a table's game. Idempotent."""
    asker = await _asker(request)
    server, table = server_of(request), await table_of(request)
    match = _finished(table.match if table.phase == "over" else None)
    progress = await server.analyses.of_table(table.id)
    if progress is None or progress.error:
        charge_replay(request)
        record = await server.replays.run(partial(_nameless, match))
        progress = server.analyses.start(table.id, record, table.id, asker)
    return _shown(progress)


@endpoint
async def of_record(request: Request) -> Response:
    """Request the analysis of a record, or its progress. The result is cached for a while."""
    asker = await _asker(request)
    server, wish = server_of(request), await body(request, AnalysisWish)
    key = "record " + hashlib.sha256(wish.record.encode("utf-8", "surrogatepass")).hexdigest()
    progress = server.analyses.of_record(key)
    if progress is None or progress.error:
        charge_replay(request)
        record = await server.replays.run(partial(_read, server.replays, wish.record))
        progress = server.analyses.start(key, record, asker=asker)
    return _shown(progress)


async def _asker(request: Request) -> Asker:
    return Asker(await known(request), address_of(request))


def _finished(match: Match | None) -> Match:
    """Return the match, refusing one that is not over: an analysis reveals its secrets."""
    if match is None or not match.over:
        raise refuse("not-over")
    return match


def _nameless(match: Match) -> str:
    """Return the record without names, which must not be stored with the analysis."""
    if sum(len(match.history[version].codes) for version in match.standing) > MOST_MOVES:
        raise refuse("too-long-to-analyse")
    copy = match.copy()
    copy.setup = copy.setup.named([])
    return copy.record()


def _read(replays: Replays, text: str) -> str:
    return _nameless(_finished(replays.read(text)))


ROUTES = [
    Route("/api/tables/{table}/analysis", look, methods=["GET"]),
    Route("/api/tables/{table}/analysis", start, methods=["POST"]),
    Route("/api/analysis", of_record, methods=["POST"]),
]
