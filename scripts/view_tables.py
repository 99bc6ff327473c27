"""Write `views.md` of every game: each field of a view, of its board and of its legal actions.

python scripts/view_tables.py            writes them
python scripts/view_tables.py --check    says which are out of date

They are made from the types that a game declares and from the notes below their fields (docs/bots.md).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

sys.path.insert(0, str(Path(__file__).parent))

from game_pages import write_pages
from game_types import names_in
from typescript import UNIONS, notes_of

from barkade.engine.game import Game
from barkade.engine.i18n import MessageDict
from barkade.engine.view import View

PLAIN: Mapping[Any, str] = {type(None): "None", Any: "Any", MessageDict: "message"}
SAID: Mapping[str, str] = {"message": "a text: the `id` of a message, and its `args`; `barkade.say` says it"}


class Tables:
    """The tables of one game, and the types that they mention."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._names = {hint: name for hint, name in names_in(game).items() if get_origin(hint) is Literal}
        self._found: dict[str, Any] = {}
        """Typed dicts and named literals, in the order in which they are mentioned."""

    def lines(self) -> Iterator[str]:
        game = self._game
        yield f"# Views of `{game.id}`"
        yield ""
        yield "Made by `scripts/view_tables.py`. [docs/bots.md](../../../../docs/bots.md#views) says how to use them."
        yield "Seats count from 0. What a seat can't know is not there, or None."
        yield ""
        yield "## A view"
        yield ""
        yield from self._table(View, {"board": f"`{game.board.__name__}`", "legal": "`list[Legal]`"})
        self._found = {game.board.__name__: game.board}
        told = set[str]()
        while left := [name for name in self._found if name not in told]:
            told.add(left[0])
            yield from self._declared(left[0], self._found[left[0]])
        yield ""
        yield "## `Legal`"
        yield ""
        yield "Every legal action has `text` (its notation), `code` (its number), `message` (it in words), `kind`,"
        yield "and the fields of its kind."
        yield ""
        yield "| kind | fields |"
        yield "| --- | --- |"
        for action in get_args(game.action) if get_origin(game.action) in UNIONS else [game.action]:
            hints = get_type_hints(action)
            kinds = ", ".join(f"`{kind}`" for kind in get_args(hints.pop("kind")))
            about = (action.__doc__ or "").strip()
            fields = ", ".join(f"`{name}`: `{self._written(hint)}`" for name, hint in hints.items())
            yield f"| {kinds} | {'. '.join(filter(None, (fields, about)))} |"

    def _declared(self, name: str, hint: Any) -> Iterator[str]:
        yield ""
        yield f"## `{name}`"
        yield ""
        if name in SAID:
            yield f"{SAID[name][0].upper()}{SAID[name][1:]}."
        elif is_typeddict(hint):
            if hint.__doc__:
                yield hint.__doc__
                yield ""
            yield from self._table(hint, {})
        else:
            yield ", ".join(f'`"{value}"`' for value in get_args(hint))

    def _table(self, declared: type[Any], instead: Mapping[str, str]) -> Iterator[str]:
        notes = notes_of(declared)
        yield "| field | type | what it is |"
        yield "| --- | --- | --- |"
        for field, hint in get_type_hints(declared).items():
            note = " ".join(notes.get(field, "").split())
            shape = instead.get(field) or f"`{self._written(hint)}`".replace("|", "\\|")
            yield f"| `{field}` | {shape} | {note} |"

    def _written(self, hint: Any) -> str:
        """Return a type as Python writes it; named types are described further down."""
        if hint in PLAIN:
            return self._mentioned(PLAIN[hint], hint) if PLAIN[hint] in SAID else PLAIN[hint]
        if hint in self._names:
            return self._mentioned(self._names[hint], hint)
        if is_typeddict(hint):
            return self._mentioned(hint.__name__, hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is NotRequired:
            return self._written(args[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
        if origin in UNIONS:
            return " | ".join(map(self._written, args))
        if origin is not None:
            return f"{origin.__name__}[{', '.join(map(self._written, args))}]"
        return str(hint.__name__)

    def _mentioned(self, name: str, hint: Any) -> str:
        self._found.setdefault(name, hint)
        return name


def page(game: Game) -> str:
    """Return the whole page of a game."""
    return "\n".join(Tables(game).lines()) + "\n"


def main(argv: list[str]) -> int:
    return write_pages("views.md", page, argv)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
