"""Messages: an id with arguments, said in a language by Fluent. No sentence stands outside the .ftl files.

An argument may be a message itself (the name of a colour inside a sentence). A `seat` argument brings the seat's `name`
along, so that sentences can speak of players.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Arg = Union[int, float, str, "Message", tuple["Message", ...]]

LANGUAGES = ("en",)


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said, in whatever language the reader has."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}


def message(message_id: str, /, **args: Arg) -> Message:
    """A message, written as a call."""
    return Message(message_id, args)


def from_dict(plain: Mapping[str, Any]) -> Message:
    """The message that `as_dict` gave."""
    return Message(plain["id"], {name: _lively(value) for name, value in plain["args"].items()})


def _plain(value: Arg) -> Any:
    if isinstance(value, Message):
        return value.as_dict()
    if isinstance(value, tuple):
        return [part.as_dict() for part in value]
    return value


def _lively(value: Any) -> Arg:
    if isinstance(value, dict):
        return from_dict(value)
    if isinstance(value, list):
        return tuple(from_dict(part) for part in value)
    return value  # type: ignore[no-any-return]


def say(what: Message | Mapping[str, Any], names: Sequence[str] = (), language: str = "en") -> str:
    """The sentence for a message, or for one that came as a dict in a view or an event."""
    if not isinstance(what, Message):
        what = from_dict(what)
    bundle = _bundle(language)
    args: dict[str, Any] = {}
    for name, value in what.args.items():
        if isinstance(value, Message):
            args[name] = say(value, names, language)
        elif isinstance(value, tuple):
            args[name] = ", ".join(say(part, names, language) for part in value)
        else:
            args[name] = value
    seat = args.get("seat")
    if isinstance(seat, int):
        args["name"] = names[seat] if seat < len(names) else say(message("seat", number=seat + 1), (), language)
    known = bundle.get_message(what.id)
    if known.value is None:
        raise KeyError(what.id)
    text, errors = bundle.format_pattern(known.value, args)
    if errors:
        raise ValueError(f"{what.id}: {errors}")
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for text in _sources(language):
        bundle.add_resource(FluentResource(text))
    return bundle


def forget() -> None:
    """Read the words anew at the next sentence: a game has been registered."""
    _bundle.cache_clear()


def _sources(language: str) -> list[str]:
    from barkade.games import ROOMS

    homes = ["barkade.engine", "barkade.bots", "barkade.terminal", "barkade.server", *ROOMS.values()]
    found = []
    for home in homes:
        folder = resources.files(import_module(home)) / "words" / f"{language}.ftl"
        if folder.is_file():
            found.append(folder.read_text(encoding="utf-8"))
    return found
