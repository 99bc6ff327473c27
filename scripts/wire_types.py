"""Writes what the browser has to know of Python, so that nothing is said twice: the types of everything that goes over
the wire, from the structs that the server speaks with, and what games and bots there are.

python scripts/wire_types.py           writes web/src/net/wire.ts and web/src/net/catalogue.ts
python scripts/wire_types.py --check   says whether they are current
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from barkade.bots import BOTS
from barkade.engine.options import Choice, Flag, Number, Option
from barkade.games import games, room

NET = Path(__file__).resolve().parents[1] / "web" / "src" / "net"
MODULES = tuple(
    f"barkade.server.{name}"
    for name in (
        "wire",
        "people",
        "reception",
        "catalogue",
        "lobby",
        "advice",
        "results",
        "replay",
        "lessons",
        "requests",
    )
)
PRIVATE = ("Profile",)

# What the server passes on without looking inside has a shape all the same: the engine's.
KNOWN_SHAPES = {
    ("Seen", "view"): "View",
    ("Seen", "events"): "EventTold[]",
    ("Refused", "message"): "Said",
    ("Problem", "message"): "Said",
    ("Frame", "view"): "View",
    ("Frame", "events"): "EventTold[]",
    ("Scene", "message"): "Said",
    ("Scene", "rather"): "Said | null",
}
HEADER = """\
// Made by scripts/wire_types.py from the structs of the server. Don't edit: run the script.

import type { Said, Told as EventTold, View } from '../games/board';
"""


def structs() -> Iterator[type[msgspec.Struct]]:
    """All structs that travel, in the order they are written in. Bases that only lend their fields are left out."""
    for name in MODULES:
        module = import_module(name)
        for value in vars(module).values():
            if not inspect.isclass(value) or not issubclass(value, msgspec.Struct):
                continue
            if value.__module__ == name and not value.__subclasses__() and value.__name__ not in PRIVATE:
                yield value


def written(type_info: shapes.Type) -> str:
    match type_info:
        case shapes.StrType() | shapes.BytesType():
            return "string"
        case shapes.IntType() | shapes.FloatType():
            return "number"
        case shapes.BoolType():
            return "boolean"
        case shapes.NoneType():
            return "null"
        case shapes.LiteralType(values):
            return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
        case shapes.StructType(cls):
            return cls.__name__
        case shapes.UnionType(types):
            return " | ".join(written(part) for part in types)
        case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
            part = written(item)
            return f"({part})[]" if "|" in part else f"{part}[]"
        case shapes.TupleType(item_types=items):
            return f"[{', '.join(written(item) for item in items)}]"
        case shapes.DictType(key_type=key, value_type=value):
            return f"Record<{written(key)}, {written(value)}>"
        case shapes.Metadata(type=inner):
            return written(inner)
        case shapes.AnyType() | shapes.RawType():
            return "unknown"
        case _:
            raise TypeError(f"no TypeScript for {type_info}")


def comment(text: str | None) -> str:
    return f"/** {inspect.cleandoc(text).splitlines()[0]} */\n" if text else ""


def interface(struct: type[msgspec.Struct]) -> str:
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    lines = []
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    asked = hasattr(struct, "__struct_config__") and struct.__struct_config__.forbid_unknown_fields
    for field in info.fields:
        shape = KNOWN_SHAPES.get((struct.__name__, field.name)) or written(field.type)
        # The server always writes all fields; whoever asks may leave those out that have a default.
        mark = "" if field.required or not asked else "?"
        lines.append(f"  {field.encode_name}{mark}: {shape};")
    return f"{comment(struct.__doc__)}export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def unions(all_structs: list[type[msgspec.Struct]]) -> str:
    """One union for every family that has a tag: all commands, all that is told."""
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
    wire = import_module(MODULES[0])
    barks = ", ".join(f"'{bark}'" for bark in wire.BARKS)
    return (
        f"export const BARKS = [{barks}] as const;\n"
        f"export const LONGEST_NAME = {wire.LONGEST_NAME};\n"
        f"export const LONGEST_TALK = {wire.LONGEST_TALK};\n"
    )


def types() -> str:
    all_structs = list(structs())
    parts = [HEADER, constants(), *(interface(struct) for struct in all_structs), unions(all_structs)]
    return "\n".join(parts)


def declared(option: Option) -> dict[str, Any]:
    match option:
        case Flag(default):
            return {"kind": "flag", "default": default}
        case Choice(words):
            return {"kind": "choice", "words": list(words), "default": words[0]}
        case Number(low, high, default):
            return {"kind": "number", "low": low, "high": high, "default": default}


def catalogue() -> str:
    entries = []
    for game in games():
        box = room(game).box
        entries.append(
            {
                "game": game,
                "players": [box.PLAYERS.start, box.PLAYERS.stop - 1],
                "options": {name: declared(option) for name, option in box.OPTIONS.items()},
            }
        )
    return f"""\
// Made by scripts/wire_types.py from the rooms of the games. Don't edit: run the script.

export type Option =
  | {{ kind: 'flag'; default: boolean }}
  | {{ kind: 'choice'; words: string[]; default: string }}
  | {{ kind: 'number'; low: number; high: number; default: number }};

export interface Game {{
  game: string;
  /** The fewest and the most that can play. */
  players: [number, number];
  options: Record<string, Option>;
}}

export const GAMES: Game[] = {json.dumps(entries, indent=2)};

export const BOTS: string[] = {json.dumps(list(BOTS))};
"""


def files() -> dict[Path, str]:
    """All that is made here, by where it belongs."""
    return {NET / "wire.ts": types(), NET / "catalogue.ts": catalogue()}


def stale() -> list[str]:
    """The files that are not what they should be."""
    return [path.name for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    if "--check" in sys.argv[1:]:
        return 1 if stale() else 0
    for path, text in files().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
