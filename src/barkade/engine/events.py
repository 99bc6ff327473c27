"""Events, declared once: what the rules tell as bare numbers gets a name, named fields and words.

    Event(DUG, "dug", place=PLACE, card=CARD)

says that `tell(ev, DUG, seat, to, place, card)` reaches programs as `{"kind": "dug", "fields": {"place": 3, "card":
{...}}}` and people as the message `<game>-told-dug` with `place`, `card` and, if somebody did it, `seat`.
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
    """The meaning of a number in an event, or of several in a row: as JSON, in words, and as a type."""

    type: Any
    """The Python type of the JSON value."""
    json: Callable[..., Any]
    """The JSON value, from the box and the numbers."""
    word: Callable[..., Arg]
    """The argument of a message, from the box and the numbers."""
    size: int = 1
    """The number of integers it takes."""


NUMBER = FieldType(int, lambda _box, value: value, lambda _box, value: value)
"""A number that means itself: a count, points, something counted from 1."""

INDEX = FieldType(int, lambda _box, value: value, lambda _box, value: value + 1)
"""Counted from 0 by programs, from 1 by people."""

ORDINAL = FieldType(int, lambda _box, value: value + 1, lambda _box, value: value + 1)
"""Counted from 0 by the rules, from 1 by programs and people."""


def one_of(names: Sequence[str], words: Sequence[Arg]) -> FieldType:
    """One of a few things, by name."""
    return FieldType(Literal[tuple(names)], lambda _box, value: names[value], lambda _box, value: words[value])


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A dog that an event brings to the kennel of whoever caused it."""

    looks: str
    """The breed, or a name that its looks are derived from."""
    name: Message


class Felt(NamedTuple):
    """Somebody's misfortune or success."""

    seat: int
    feeling: Literal["hurt", "glad"]


class Event:
    """A kind of event: its number in the rules, its name, and what its values are."""

    def __init__(self, kind: int, name: str, words: Words | None = None, /, **fields: FieldType) -> None:
        self.kind = kind
        self.name = name
        self.words = words
        """Makes the message if it differs from `<game>-told-<name>` with the fields as arguments."""
        self.fields = fields
        self.size = 0
        """The number of integers that the rules tell."""
        self.parts: list[tuple[str, FieldType, slice]] = []
        """Each field with its place among the numbers told."""
        for field, each in fields.items():
            self.parts.append((field, each, slice(self.size, self.size + each.size)))
            self.size += each.size
        self.plain = all(each is NUMBER for each in fields.values())
        """The numbers mean themselves."""


def over(kind: int, game: str, endings: Sequence[str]) -> Event:
    """The end of a game: its words are those of the ending, `<game>-ending-<name>`."""
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
        """The values by name. JSON-ready."""
        event = self.by_kind[raw.kind]
        if event.plain:
            return dict(zip(event.fields, raw.values, strict=True))
        return {name: each.json(box, *raw.values[at]) for name, each, at in event.parts}

    def message(self, box: Any, raw: RawEvent) -> Message:
        """An event in words."""
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
        """An event of a version, JSON-ready."""
        to = None if raw.to == EVERYONE else raw.to
        seat = None if raw.seat < 0 else raw.seat
        return event_dict(version, self.by_kind[raw.kind].name, seat, to, self.fields(box, raw), self.message(box, raw))


class EventDict(TypedDict):
    """Something that happened, as JSON."""

    version: int
    kind: str
    """A name that its game declares, or `undone`."""
    seat: int | None
    """The seat that caused it; None: nobody."""
    to: int | None
    """The one seat that was told; None: everybody."""
    fields: dict[str, Any]
    message: MessageDict


def event_dict(
    version: int, kind: str, seat: int | None, to: int | None, fields: dict[str, Any], words: Message
) -> EventDict:
    return {"version": version, "kind": kind, "seat": seat, "to": to, "fields": fields, "message": words.as_dict()}


def undone(version: int, seat: int, undoes: int) -> EventDict:
    """The event of taking a version back."""
    return event_dict(version, "undone", seat, None, {"undoes": undoes}, message("undone", seat=seat))
