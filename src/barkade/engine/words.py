"""Messages: an id with arguments, said in a language by Fluent. No sentence stands outside the .ftl files.

An argument may be a message itself (the name of a colour inside a sentence). A `seat` argument brings the seat's `name`
along, so that sentences can speak of players.

Many languages bend words: a bone is dug up in the accusative, counted in the genitive. So the words of a thing may have
forms, written as attributes (`.acc = kość`), and a sentence asks for one behind the argument's name: `{ $treat-acc }`.
A word without that form, such as a name from somebody's own box, stays as it is. A form may also be a mark to select
by, such as a gender.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Arg = Union[int, float, str, "Message", tuple["Message", ...]]

LANGUAGES = ("en", "pl", "cs", "sk", "hu", "ro", "ru", "uk")

_spoken = LANGUAGES[0]


def speak(language: str) -> None:
    """Say everything in this language from now on, where no other is asked for."""
    global _spoken
    _spoken = language if language in LANGUAGES else LANGUAGES[0]


def spoken() -> str:
    """The language that everything is said in."""
    return _spoken


def own_name(language: str) -> str:
    """What those who speak a language call it."""
    from babel import Locale

    return str(Locale.parse(language).get_language_name())


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a terminal's owner has set, if we speak it, as gettext would find it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            tag = re.split("[_.@-]", environment[variable].lower())[0]
            return tag if tag in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@dataclass(slots=True)
class Message:
    """Something to be said, in whatever language the reader has. Nobody changes one: views share them."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    _dict: dict[str, Any] | None = field(default=None, init=False, repr=False, compare=False)
    """Kept once it is made: most messages within messages are the same few names, in every view."""

    def as_dict(self) -> dict[str, Any]:
        """JSON-ready. Don't change it."""
        if self._dict is None:
            self._dict = {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}
        return self._dict


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


def say(what: Message | Mapping[str, Any], names: Sequence[str] = (), language: str | None = None) -> str:
    """The sentence for a message, or for one that came as a dict in a view or an event."""
    if not isinstance(what, Message):
        what = from_dict(what)
    return _forms(what, names, language or _spoken)[""]


def _forms(what: Message, names: Sequence[str], language: str) -> dict[str, str]:
    """What a message says, under "", and the other forms that its words have."""
    bundle, every_form = _bundle(language)
    args: dict[str, Any] = {}
    for name, value in what.args.items():
        if isinstance(value, int | float):
            args[name] = value
            continue
        parts = [
            {"": part} if isinstance(part, str) else _forms(part, names, language)
            for part in (value if isinstance(value, tuple) else (value,))
        ]
        for form in every_form:
            args[f"{name}-{form}" if form else name] = ", ".join(part.get(form, part[""]) for part in parts)
    seat = args.get("seat")
    if isinstance(seat, int):
        args["name"] = names[seat] if seat < len(names) else say(message("seat", number=seat + 1), (), language)
    known = bundle.get_message(what.id)
    if known.value is None:
        raise KeyError(what.id)
    said = {}
    for form, pattern in {"": known.value, **known.attributes}.items():
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{what.id}: {errors}")
        said[form] = str(text)
    return said


@cache
def _bundle(language: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """The words of a language, and the forms that any of them has: "" and the names of all attributes."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    forms = {""}
    for text in _sources(language):
        bundle.add_resource(FluentResource(text))
        forms.update(re.findall(r"^\s+\.([a-z]+) =", text, re.MULTILINE))
    return bundle, tuple(sorted(forms))


def forget() -> None:
    """Read the words anew at the next sentence: a game has been registered."""
    _bundle.cache_clear()


def _sources(language: str) -> list[str]:
    from barkade.games import ROOMS

    homes = ["barkade.engine", "barkade.bots", "barkade.terminal", "barkade.server", *ROOMS.values()]
    found = []
    for home in homes:
        folder = resources.files(import_module(home)) / "words"
        # Somebody's own game may have words in English alone.
        file = next((file for tag in (language, LANGUAGES[0]) if (file := folder / f"{tag}.ftl").is_file()), None)
        if file is not None:
            found.append(file.read_text(encoding="utf-8"))
    return found
