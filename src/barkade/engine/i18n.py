"""Messages: an id with arguments, formatted in a language by Fluent. No player-facing text exists outside the .ftl
files.

An argument may itself be a message (the name of a colour inside a sentence). With a `seat` argument, the seat's `name`
is available, too.

Many languages inflect nouns. So the message of a thing may have forms, written as attributes (`.acc = kość`), which a
sentence selects by the argument's name: `{ $treat-acc }`. A word without that form, such as a name from a custom box,
is used unchanged. A form may also be a selector, such as a gender. Lists are joined by commas, or as the argument's
name says: `{ $treats-and }` ("a ball and a bone"), `{ $clauses-then }` (consecutive actions), `{ $clauses-also }`
(clauses of a sentence, with a capital).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import import_module, resources
from typing import TYPE_CHECKING, Any, TypedDict, Union

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message as FluentMessage

Arg = Union[int, float, str, "Message", tuple["Message", ...]]

LANGUAGES = ("en", "pl", "cs", "sk", "hu", "ro", "ru", "uk")

ID = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
START = re.compile(rf"^(?:(?P<id>{ID.pattern}) *=|#)", re.MULTILINE)
"""The start of an entry or a comment in an .ftl file, which is the end of the entry before."""

_spoken = LANGUAGES[0]
_packages: dict[str, None] = {"barkade.engine": None}
"""The packages with messages, in order of registration."""


def speak(language: str) -> None:
    """Set the default language."""
    global _spoken
    _spoken = language if language in LANGUAGES else LANGUAGES[0]


def spoken() -> str:
    """Return the default language."""
    return _spoken


def own_name(language: str) -> str:
    """Return a language's own name."""
    from babel import Locale

    return str(Locale.parse(language).get_language_name())


def locale_of(language: str) -> str:
    """Return the locale for dates and times: English is written the British way here, as in all words."""
    return "en_GB" if language == "en" else language


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of the environment as gettext determines it, if it is supported."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            tag = re.split("[_.@-]", environment[variable].lower())[0]
            return tag if tag in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class MessageDict(TypedDict):
    """A message as JSON."""

    id: str
    args: dict[str, Any]


@dataclass(slots=True)
class Message:
    """A text in any language: an id with arguments. Treat as read-only: views share them."""

    id: str
    args: Mapping[str, Arg] = field(default_factory=dict)
    _dict: MessageDict | None = field(default=None, init=False, repr=False, compare=False)
    """Cached: most messages within messages are the same few names, in every view."""

    def as_dict(self) -> MessageDict:
        """JSON-ready. Don't change it."""
        if self._dict is None:
            self._dict = {"id": self.id, "args": {name: _plain(value) for name, value in self.args.items()}}
        return self._dict


def message(message_id: str, /, **args: Arg) -> Message:
    """Return a message with the arguments given as keywords."""
    return Message(message_id, args) if args else _bare(message_id)


@lru_cache(maxsize=4096)
def _bare(message_id: str) -> Message:
    """Return a message without arguments, cached: mostly names of things, which are in every view."""
    return Message(message_id, {})


def from_dict(plain: Mapping[str, Any]) -> Message:
    """Read a message from `as_dict`, or from an event."""
    plain = plain.get("message", plain)
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
    """Format a message, an event, or a message that came as a dict in a view."""
    if not isinstance(what, Message):
        what = from_dict(what)
    return _forms(what, names, language or _spoken)[""]


def _forms(what: Message, names: Sequence[str], language: str) -> dict[str, str]:
    """Return the text of a message under "", and its other forms by name."""
    words = _words(language)
    args: dict[str, Any] = {}
    for name, value in what.args.items():
        if isinstance(value, int | float):
            args[name] = value
            continue
        parts = [
            {"": part} if isinstance(part, str) else _forms(part, names, language)
            for part in (value if isinstance(value, tuple) else (value,))
        ]
        for form in words.forms:
            texts = [part.get(form, part[""]) for part in parts]
            key = f"{name}-{form}" if form else name
            args[key] = ", ".join(texts)
            if isinstance(value, tuple):
                args |= {f"{key}-{way}": text for way, text in _joined(texts, words).items()}
    seat = args.get("seat")
    if isinstance(seat, int):
        args["name"] = names[seat] if seat < len(names) else say(message("seat", number=seat + 1), (), language)
    known = words.message(what.id)
    if known.value is None:
        raise KeyError(what.id)
    said = {}
    for form, pattern in {"": known.value, **known.attributes}.items():
        text, errors = words.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{what.id}: {errors}")
        said[form] = str(text)
    return said


def _joined(texts: Sequence[str], words: Words) -> dict[str, str]:
    """Return the ways to say a list: things (`and`), what somebody does (`then`), sentences (`also`)."""
    also = "; ".join(texts)
    ways = {"and": ", ".join(texts), "then": ", ".join(texts), "also": also[:1].upper() + also[1:]}
    if len(texts) > 1:
        parts = {"most": ", ".join(texts[:-1]), "last": texts[-1]}
        for way, said in (("and", "list-and"), ("then", "list-then" if len(texts) == 2 else "list-then-many")):
            pattern = words.message(said).value
            assert pattern is not None
            ways[way] = str(words.bundle.format_pattern(pattern, parts)[0])
    return ways


class Words:
    """The messages of a language. Entries are parsed on demand, as parsing all of them would delay every program start
    by some 0.07 s."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        forms = {""}
        for text in _sources(language):
            starts = list(START.finditer(text))
            ends = [*(each.start() for each in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                if start["id"]:
                    self._unparsed.setdefault(start["id"], text[start.start() : end])
            forms.update(re.findall(r"^\s+\.([a-z]+) =", text, re.MULTILINE))
        self.forms = tuple(sorted(forms))
        """The names of all forms, "" included."""

    def message(self, message_id: str) -> FluentMessage:
        if message_id in self._unparsed:
            self._parse(message_id)
        return self.bundle.get_message(message_id)

    def _parse(self, entry_id: str) -> None:
        """Parse an entry and those that it may refer to: any word in it that is an id."""
        from fluent.runtime import FluentResource

        texts: dict[str, str] = {}
        words = [entry_id]
        while words:
            word = words.pop()
            text = self._unparsed.get(word)
            if text is not None and word not in texts:
                texts[word] = text
                words += ID.findall(text)
        self.bundle.add_resource(FluentResource("\n".join(texts.values())))
        for word in texts:  # last: other threads look in the bundle for entries that are not here
            self._unparsed.pop(word, None)


@cache
def _words(language: str) -> Words:
    return Words(language)


def add_words(package: str) -> None:
    """Add the messages in a package's `words` folder. A package calls this for itself, `register` for a game."""
    _packages[package] = None
    forget()


def forget() -> None:
    """Clear the cache of messages."""
    _words.cache_clear()


def _sources(language: str) -> list[str]:
    found = []
    for package in _packages:
        folder = resources.files(import_module(package)) / "words"
        # A third-party game may have messages in English only.
        file = next((file for tag in (language, LANGUAGES[0]) if (file := folder / f"{tag}.ftl").is_file()), None)
        if file is not None:
            found.append(file.read_text(encoding="utf-8"))
    return found
