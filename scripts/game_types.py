"""TypeScript for the declarations of a game: its board, actions, events by kind, and constants."""

from __future__ import annotations

import json
import sys
from typing import Any, Literal, get_origin, get_type_hints

from typescript import UNIONS, TypeWriter, comment, notes_of, quoted

from barkade.engine.game import Game
from barkade.engine.i18n import MessageDict

KNOWN = {MessageDict: "Message"}


def game_types(game: Game) -> str:
    """Return the contents of web/src/games/<game>/types.ts."""
    prefix = game.board.__name__.removesuffix("Board")
    writer = TypeWriter(KNOWN, names_in(game))
    writer.declare(f"{prefix}Board", game.board)
    writer.declare(f"{prefix}Action", game.action)
    events, constants = events_of(game, prefix, writer), constants_of(game, writer)
    uses = [name for name in ("Message",) if any(name in text for text in (*writer.declarations.values(), events))]
    header = (
        f"// Made by scripts/wire_types.py from the Python of the game. Don't edit: run the script.\n\n"
        f"import type {{ {', '.join(['BoardProps', 'EventOf', 'Legal', *uses, 'View'])} }} from '../board';\n"
    )
    shortcuts = (
        f"export type {prefix}View = View<{prefix}Board, {prefix}Action>;\n"
        f"export type {prefix}Legal = Legal<{prefix}Action>;\n"
        f"export type {prefix}Event = EventOf<{prefix}Events>;\n"
        f"export type {prefix}Props = BoardProps<{prefix}Board, {prefix}Action, {prefix}Events>;\n"
    )
    return "\n".join([header, *writer.declarations.values(), events, shortcuts, *constants])


def names_in(game: Game) -> dict[Any, str]:
    """Return the names of a game's literals, unions and dicts, module by module; that of the board comes first."""
    modules = sorted(name for name in sys.modules if f"{name}.".startswith(f"{game.package}."))
    names: dict[Any, str] = {}
    for module in [game.board.__module__, *modules]:
        for name, value in vars(sys.modules[module]).items():
            if name[0].isupper() and get_origin(value) in (Literal, dict, *UNIONS):
                names.setdefault(value, name)
    return names


def events_of(game: Game, prefix: str, writer: TypeWriter) -> str:
    lines = []
    for event in game.events.by_kind.values():
        fields = "; ".join(f"{name}: {writer.written(field.type)}" for name, field in event.fields.items())
        lines.append(f"  {quoted(event.name)}: {f'{{ {fields} }}' if fields else 'Record<string, never>'};\n")
    return f"/** The fields of events, by kind. */\nexport interface {prefix}Events {{\n{''.join(lines)}}}\n"


def constants_of(game: Game, writer: TypeWriter) -> list[str]:
    if game.constants is None:
        return []
    notes = notes_of(type(game.constants))
    return [
        f"{comment(notes.get(name))}export const {name.upper()}: {writer.written(hint)} = "
        f"{json.dumps(getattr(game.constants, name), indent=2)};\n"
        for name, hint in get_type_hints(type(game.constants)).items()
    ]
