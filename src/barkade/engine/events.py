"""Declarations of events: they give the bare numbers that rules emit a name, named fields and a message.

    Event(DUG, "dug", place=PLACE, card=CARD)

declares that `tell(ev, DUG, seat, to, place, card)` becomes `{"kind": "dug", "fields": {"place": 3, "card": {...}}}`
for programs, and the message `<game>-told-dug` for people, with `place`, `card` and, if a seat caused it, `seat`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypedDict

from barkade.engine.i18n import Arg, Message, MessageDict, message
from barkade.engine.kit import EVERYONE, RawEvent

Words = Callable[..., Message]
"""Called with the box, the seat and the values of an event."""


@dataclass(frozen=True, slots=True)
class FieldType:
    """The type of an event's field, made of one or more numbers: as JSON, as argument of a message, and for mypy."""

    type: Any
    """The Python type of the JSON value."""
    json: Callable[..., Any]
    """Returns the JSON value, given the box and the numbers."""
    word: Callable[..., Arg]
    """Returns the argument of the message, given the box and the numbers."""
    size: int = 1
    """Number of integers that the field consists of."""


NUMBER = FieldType(int, lambda _box, value: value, lambda _box, value: value)
"""A plain number: a count, points, something counted from 1."""

INDEX = FieldType(int, lambda _box, value: value, lambda _box, value: value + 1)
"""Counted from 0 by programs, from 1 by people."""

ORDINAL = FieldType(int, lambda _box, value: value + 1, lambda _box, value: value + 1)
"""Counted from 0 by the rules, from 1 by programs and people."""


def one_of(names: Sequence[str], words: Sequence[Arg]) -> FieldType:
    """One of a few things, by name."""
    return FieldType(Literal[tuple(names)], lambda _box, value: names[value], lambda _box, value: words[value])


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A dog that an event adds to the kennel of the player who caused it."""

    looks: str
    """The breed, or a name from which its looks are derived."""
    name: Message


class Felt(NamedTuple):
    """Somebody's misfortune or success."""

    seat: int
    feeling: Literal["hurt", "glad"]


class Event:
    """A kind of event: its number in the rules, its name and its fields."""

    def __init__(self, kind: int, name: str, words: Words | None = None, /, **fields: FieldType) -> None:
        self.kind = kind
        self.name = name
        self.words = words
        """Makes the message, unless it is `<game>-told-<name>` with the fields as arguments."""
        self.fields = fields
        self.size = 0
        """Number of integers that the rules emit."""
        self.parts: list[tuple[str, FieldType, slice]] = []
        """The fields, each with its slice of the emitted numbers."""
        for field, each in fields.items():
            self.parts.append((field, each, slice(self.size, self.size + each.size)))
            self.size += each.size
        self.plain = all(each is NUMBER for each in fields.values())
        """All fields are plain numbers."""


def over(kind: int, game: str, endings: Sequence[str]) -> Event:
    """Declare the event of a game's end; its message is that of the ending, `<game>-ending-<name>`."""
    words = [message(f"{game}-ending-{ending}") for ending in endings]
    return Event(kind, "over", lambda _box, _seat, ending: words[ending], ending=one_of(endings, words))


class Events:
    """All events of a game."""

    def __init__(self, game: str, *declared: Event) -> None:
        self.game = game
        self.by_kind: Mapping[int, Event] = {event.kind: event for event in declared}
        if len(self.by_kind) != len(declared) or len({event.name for event in declared}) != len(declared):
            raise ValueError(f"{game} declares an event twice")

    def fields(self, box: Any, raw: RawEvent) -> dict[str, Any]:
        """Return the values by name. JSON-ready."""
        event = self.by_kind[raw.kind]
        if event.plain:
            return dict(zip(event.fields, raw.values, strict=True))
        return {name: each.json(box, *raw.values[at]) for name, each, at in event.parts}

    def message(self, box: Any, raw: RawEvent) -> Message:
        """Return the message of an event."""
        event = self.by_kind[raw.kind]
        if event.words is not None:
            return event.words(box, raw.seat, *raw.values)
        args: dict[str, Arg] = {} if raw.seat < 0 else {"seat": raw.seat}
        if event.plain:
            args.update(zip(event.fields, raw.values, strict=True))
        else:
            for name, each, at in event.parts:
                args[name] = each.word(box, *raw.values[at])
        return Message(f"{self.game}-told-{event.name}", args)

    def as_dict(self, version: int, box: Any, raw: RawEvent) -> EventDict:
        """Return an event of a version as dict. JSON-ready."""
        to = None if raw.to == EVERYONE else raw.to
        seat = None if raw.seat < 0 else raw.seat
        return event_dict(version, self.by_kind[raw.kind].name, seat, to, self.fields(box, raw), self.message(box, raw))


class EventDict(TypedDict):
    """Something that happened, as JSON."""

    version: int
    kind: str
    """A name that its game declares, or `undone`."""
    seat: int | None
    """The seat that caused it; None if it follows from the rules."""
    to: int | None
    """The only seat that was told; None for everybody."""
    fields: dict[str, Any]
    message: MessageDict


def event_dict(
    version: int, kind: str, seat: int | None, to: int | None, fields: dict[str, Any], words: Message
) -> EventDict:
    return {"version": version, "kind": kind, "seat": seat, "to": to, "fields": fields, "message": words.as_dict()}


def undone(version: int, seat: int, undoes: int) -> EventDict:
    """Return the event of a takeback."""
    return event_dict(version, "undone", seat, None, {"undoes": undoes}, message("undone", seat=seat))
