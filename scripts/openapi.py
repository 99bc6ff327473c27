"""Write docs/openapi.json from the server's routes and the structs they take and return.

python scripts/openapi.py           writes it
python scripts/openapi.py --check   fails if it is not current
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

import barkade
from barkade.analysis import career
from barkade.server import wire
from barkade.server.app import API
from barkade.server.http import (
    analysis,
    common,
    daily,
    finished,
    games,
    hints,
    me,
    my_data,
    puzzles,
    replay,
    tables,
    telling,
    tutorials,
)
from barkade.server.people import profiles
from barkade.server.results import results
from barkade.server.table.result import GameResult

FILE = Path(__file__).resolve().parents[1] / "docs" / "openapi.json"

# Request and response body of each endpoint; None for no body, str for text, object for what the engine makes.
SHAPES: dict[tuple[str, str], tuple[Any, Any]] = {
    ("GET", "/api/daily"): (None, daily.DailyGamesToday),
    ("GET", "/api/games/{game}/daily"): (None, daily.DailyTable),
    ("POST", "/api/games/{game}/daily"): (common.Nothing, tables.Opening),
    ("GET", "/api/puzzles"): (None, puzzles.PuzzlesToday),
    ("GET", "/api/games/{game}/puzzles"): (None, puzzles.PuzzleList),
    ("GET", "/api/games/{game}/puzzles/{puzzle}"): (None, puzzles.PuzzleInfo),
    ("POST", "/api/games/{game}/puzzles/{puzzle}"): (puzzles.PuzzleAttempt, puzzles.PuzzleReply),
    ("POST", "/api/me"): (profiles.Introduction, profiles.Me),
    ("GET", "/api/me"): (None, profiles.Me),
    ("PATCH", "/api/me"): (me.Changes, profiles.Me),
    ("DELETE", "/api/me"): (None, common.Nothing),
    ("GET", "/api/me/data"): (None, my_data.MyData),
    ("POST", "/api/me/email"): (me.Code, profiles.Me),
    ("POST", "/api/me/link"): (None, me.Link),
    ("POST", "/api/me/move"): (me.Move, profiles.Me),
    ("POST", "/api/me/phrase"): (None, me.Phrase),
    ("POST", "/api/me/recover"): (me.Recovery, profiles.Me),
    ("GET", "/api/tell"): (None, telling.Ways),
    ("PUT", "/api/me/push"): (profiles.PushDevice, common.Nothing),
    ("DELETE", "/api/me/push"): (None, common.Nothing),
    ("POST", "/api/me/test"): (common.Nothing, common.Nothing),
    ("POST", "/api/mail/stop/{person}/{proof}"): (None, common.Nothing),
    ("GET", "/api/mail/stop/{person}/{proof}"): (None, str),
    ("GET", "/api/me/devices"): (None, me.Devices),
    ("DELETE", "/api/me/devices"): (None, me.Devices),
    ("PATCH", "/api/me/devices/{device}"): (me.DeviceName, me.Devices),
    ("DELETE", "/api/me/devices/{device}"): (None, me.Devices),
    ("GET", "/api/me/tables"): (None, tables.TableEntries),
    ("DELETE", "/api/me/tables/{table}"): (None, common.Nothing),
    ("GET", "/api/me/games"): (None, finished.FinishedGames),
    ("GET", "/api/me/kennel"): (None, finished.Kennel),
    ("GET", "/api/me/results"): (None, list[GameResult]),
    ("GET", "/api/me/luck"): (None, list[career.Career]),
    ("GET", "/api/games"): (None, games.Games),
    ("GET", "/api/games/{game}/ratings"): (None, list[results.Rating]),
    ("GET", "/api/games/{game}/statistics"): (None, results.Statistics),
    ("GET", "/api/tables"): (None, tables.TableEntries),
    ("POST", "/api/tables"): (tables.Wish, tables.Opening),
    ("GET", "/api/tables/{table}"): (None, wire.TableInfo),
    ("GET", "/api/codes/{code}"): (None, tables.CodeOwner),
    ("POST", "/api/tables/{table}"): (wire.AnyCommand, wire.Ack),
    ("GET", "/api/tables/{table}/box"): (None, tables.OwnBox),
    ("POST", "/api/tables/{table}/rematch"): (tables.NextGame, tables.Opening),
    ("GET", "/api/tables/{table}/evening"): (None, tables.EveningState),
    ("POST", "/api/tables/{table}/remote-bot"): (tables.RemoteBotWish, tables.RemoteBotToken),
    ("GET", "/api/tables/{table}/record"): (None, str),
    ("GET", "/api/tables/{table}/coach"): (None, object),
    ("GET", "/api/tables/{table}/hint"): (None, hints.Hints),
    ("GET", "/api/tables/{table}/analysis"): (None, analysis.AnalysisState),
    ("POST", "/api/tables/{table}/analysis"): (common.Nothing, analysis.AnalysisState),
    ("POST", "/api/analysis"): (analysis.AnalysisWish, analysis.AnalysisState),
    ("GET", "/api/tables/{table}/replay"): (None, replay.Frames),
    ("POST", "/api/replay"): (replay.ReplayWish, replay.Frames),
    ("GET", "/api/games/{game}/lesson"): (None, tutorials.LessonInfo),
    ("POST", "/api/games/{game}/lesson"): (tutorials.Attempt, tutorials.Judged),
}


def routes() -> dict[tuple[str, str], str]:
    """Return every method and path of the server, with the first line of its endpoint's docstring."""
    found = {}
    for route in API:
        for method in sorted((route.methods or set()) - {"HEAD"}):
            about = (route.endpoint.__doc__ or route.endpoint.__name__.replace("_", " ")).strip().splitlines()[0]
            found[method, route.path] = about
    return found


def document() -> dict[str, Any]:
    messages: list[Any] = [wire.News, wire.Ack, wire.Refused, wire.Presence, wire.Bye]
    shapes = [shape for pair in SHAPES.values() for shape in pair if shape not in (None, str, object)]
    kinds = [*shapes, common.Problem, *messages]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    # These events are sent as encoded JSON; their shape is the same as in a replay.
    components["Seen"]["properties"]["events"] = components["Frame"]["properties"]["events"]
    by_shape = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}

    def content(shape: Any) -> dict[str, Any]:
        if shape is str:
            return {"text/plain": {"schema": {"type": "string"}}}
        return {"application/json": {"schema": {} if shape is object else by_shape[str(shape)]}}

    paths: dict[str, Any] = {}
    for (method, path), about in sorted(routes().items()):
        takes, gives = SHAPES[method, path]
        operation: dict[str, Any] = {
            "summary": about,
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in re.findall(r"\{(\w+)\}", path)
            ],
            "responses": {
                "2XX": {"description": "done", "content": content(gives)},
                "default": {"description": "refused", "content": content(common.Problem)},
            },
        }
        if takes is not None:
            operation["requestBody"] = {"required": True, "content": content(takes)}
        paths.setdefault(path, {})[method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Barkade", "version": barkade.__version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": components},
    }


def text() -> str:
    return json.dumps(document(), indent=1, sort_keys=True) + "\n"


def is_current() -> bool:
    return FILE.exists() and FILE.read_text(encoding="utf-8") == text()


def main() -> None:
    if "--check" in sys.argv:
        sys.exit(0 if is_current() else f"{FILE.name} is stale: run python scripts/openapi.py")
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
