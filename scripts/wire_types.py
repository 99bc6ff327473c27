"""Generate the page's TypeScript from Python, so that nothing is declared twice: the types of the wire protocol, from
the server's structs; the catalogue of games and bots; the types of every game.

python scripts/wire_types.py           writes net/{wire,catalogue}.ts, games/{view,stories,*/types}.ts in web/src
python scripts/wire_types.py --check   says whether they are current
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
from game_types import KNOWN, game_types
from msgspec import inspect as shapes
from typescript import TypeWriter, comment

from barkade.bots import BOTS
from barkade.engine.game import Game, NoCoach
from barkade.engine.options import CHANCE, Choice, Flag, Number, Option, Seat
from barkade.engine.telling import Beat, Place
from barkade.engine.view import AgreedView, SharedView
from barkade.games import games, load_game

PAGE = Path(__file__).resolve().parents[1] / "web" / "src"
NET = PAGE / "net"
MODULES = (
    *(
        f"barkade.server.{name}"
        for name in (
            "wire.commands",
            "wire.messages",
            "people.profiles",
            "http.me",
            "http.telling",
            "http.games",
            "http.tables",
            "http.hints",
            "results.results",
            "table.result",
            "http.finished",
            "http.replay",
            "http.analysis",
            "http.tutorials",
            "results.puzzle_log",
            "http.puzzles",
            "results.daily_games",
            "http.daily",
            "http.common",
        )
    ),
    "barkade.analysis.report",
    "barkade.analysis.career",
)
PRIVATE = ("Profile", "_Passed", "SeatGame", "PuzzleTry", "DailyTry")

# Fields that the server passes on as raw JSON have the shapes of the engine.
KNOWN_SHAPES = {
    ("News", "info"): "TableInfo | null",
    ("Seen", "view"): "View",
    ("Seen", "events"): "GameEvent[]",
    ("Frame", "view"): "View",
    ("Frame", "events"): "GameEvent[]",
}
HEADER = """\
// Made by scripts/wire_types.py from the structs of the server. Don't edit: run the script.

import type { GameEvent, Message, View } from '../games/board';
"""


def structs() -> Iterator[type[msgspec.Struct]]:
    """Return all structs that are sent, in order of definition, without abstract bases."""
    for name in MODULES:
        module = import_module(name)
        for value in vars(module).values():
            if not inspect.isclass(value) or not issubclass(value, msgspec.Struct):
                continue
            if value.__module__ == name and not value.__subclasses__() and value.__name__ not in PRIVATE:
                yield value


def interface(struct: type[msgspec.Struct], writer: TypeWriter) -> str:
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    lines, hints = [], get_type_hints(struct, include_extras=True)
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    asked = hasattr(struct, "__struct_config__") and struct.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        shape = KNOWN_SHAPES.get((struct.__name__, field.name)) or writer.written(hints[field.name])
        # The server always writes all fields; a client may omit those that have a default.
        mark = "" if field.required or not asked else "?"
        lines.append(f"  {field.encode_name}{mark}: {shape};")
    return f"{comment(struct.__doc__)}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def unions(all_structs: list[type[msgspec.Struct]]) -> str:
    """Write a union for every tagged family: all commands, all server messages."""
    families: dict[str, list[str]] = {}
    for struct in all_structs:
        base: Any = struct.__bases__[0]
        if base is not msgspec.Struct:
            families.setdefault(base.__name__, []).append(struct.__name__)
    return "\n".join(
        f"export type Any{family} =\n" + "\n".join(f"  | {name}" for name in names) + ";\n"
        for family, names in families.items()
    )


def constants() -> str:
    wire = import_module("barkade.server.wire")
    barks = ", ".join(f"'{bark}'" for bark in wire.BARKS)
    return (
        f"export const BARKS = [{barks}] as const;\n"
        f"export const CODE_LETTERS = '{wire.CODE_LETTERS}';\n"
        f"export const CODE_LENGTH = {wire.CODE_LENGTH};\n"
        f"export const LONGEST_NAME = {wire.LONGEST_NAME};\n"
        f"export const LONGEST_TALK = {wire.LONGEST_TALK};\n"
    )


def types() -> str:
    all_structs, writer = list(structs()), TypeWriter(KNOWN, {})
    parts = [HEADER, constants(), *(interface(struct, writer) for struct in all_structs), unions(all_structs)]
    assert not writer.declarations, "typed dicts of the wire have to be known"
    return "\n".join(parts)


def declared(option: Option) -> dict[str, Any]:
    condition = {"needs": option.needs} if option.needs else {}
    match option:
        case Flag(default):
            return {"kind": "flag", "default": default, **condition}
        case Choice(choices):
            return {"kind": "choice", "choices": list(choices), "default": choices[0], **condition}
        case Number(low, high, default):
            return {"kind": "number", "low": low, "high": high, "default": default, **condition}
        case Seat(seats):
            return {"kind": "seat", "seats": seats, "default": CHANCE, **condition}


def entry(game: Game) -> dict[str, Any]:
    return {
        "game": game.id,
        "players": [game.players.start, game.players.stop - 1],
        "minutes": game.minutes,
        "secrets": game.secrets,
        "customBox": game.custom_box,
        "tutorial": game.tutorial is not None,
        "coach": game.coach is not NoCoach,
        "options": {name: declared(option) for name, option in game.options.items()},
    }


def catalogue() -> str:
    return f"""\
// Made by scripts/wire_types.py from the games. Don't edit: run the script.

export type Option = {{
  /** Has a say only if `players` or another option has this value. */
  needs?: Record<string, unknown>;
}} & (
  | {{ kind: 'flag'; default: boolean }}
  | {{ kind: 'choice'; choices: string[]; default: string }}
  | {{ kind: 'number'; low: number; high: number; default: number }}
  /** A seat from 0 on, or {CHANCE}: it is drawn. */
  | {{ kind: 'seat'; seats: number; default: number }}
);

export interface Game {{
  game: string;
  /** The fewest and the most that can play. */
  players: [number, number];
  /** How long a game takes, from and to. */
  minutes: [number, number];
  /** Whether a player may know what the others don't. */
  secrets: boolean;
  /** Whether a table can bring a box of its own. */
  customBox: boolean;
  tutorial: boolean;
  coach: boolean;
  options: Record<string, Option>;
}}

export const GAMES: Game[] = {json.dumps([entry(load_game(game)) for game in games()], indent=2)};

export const BOTS: string[] = {json.dumps(list(BOTS))};
"""


def beat(declared: Beat) -> dict[str, Any]:
    """Return a beat's place and its other fields that differ from the defaults."""
    return {
        each.name: value
        for each in fields(Beat)
        if (value := getattr(declared, each.name)) != each.default or each.name == "place"
    }


def stories() -> str:
    told = {game: {kind: beat(each) for kind, each in load_game(game).story.items()} for game in games()}
    places = " | ".join(f"'{place}'" for place in get_args(Place))
    types = {str: "string", bool: "boolean", tuple[str, ...]: "string[]"}
    hints = get_type_hints(Beat)
    options = "\n".join(f"  {each.name}?: {types[hints[each.name]]};" for each in fields(Beat) if each.name != "place")
    return f"""\
// Made by scripts/wire_types.py from the games. Don't edit: run the script.

/** How a kind of event is told: see src/barkade/engine/telling.py. */
export interface Beat {{
  place: {places};
{options}
}}

export const STORIES: Record<string, Record<string, Beat> | undefined> = {json.dumps(told, indent=2)};
"""


def view_types() -> str:
    writer = TypeWriter(KNOWN, {})
    for part in (AgreedView, SharedView):
        writer.declare(part.__name__, part)
    header = "// Made by scripts/wire_types.py from the engine. Don't edit: run the script.\n\n"
    return "\n".join([header + "import type { Message } from './message';\n", *writer.declarations.values()])


def files() -> dict[Path, str]:
    """Return the content of every generated file, by path."""
    return {
        NET / "wire.ts": types(),
        NET / "catalogue.ts": catalogue(),
        PAGE / "games" / "view.ts": view_types(),
        PAGE / "games" / "stories.ts": stories(),
        **{PAGE / "games" / game / "types.ts": game_types(load_game(game)) for game in games()},
    }


def stale() -> list[str]:
    """Return the generated files that are out of date."""
    return [
        str(path.relative_to(PAGE))
        for path, text in files().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def main() -> int:
    if "--check" in sys.argv[1:]:
        return 1 if stale() else 0
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)  # the first file of a new game
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
