"""Profiles: what is kept of a person besides the name, and what they are told of it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from barkade.engine.i18n import LANGUAGES
from barkade.server.wire import Dog

Language = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})(?!\n)$")]


class PushDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wants to be told: the address at its push service, and the keys to encrypt for it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    device: str = ""
    """The device of `GET /api/me/devices`; set by the server."""


class Profile(msgspec.Struct, frozen=True):
    """Stored attributes of a person besides the name."""

    dog: Dog = Dog()
    webhook: str = ""
    webhook_shape: str = "json"
    """The shape that the receiver understands: `json`, `discord` or `ntfy`."""
    push: list[PushDevice] = []
    phrase: int = 0
    """Time when a recovery phrase was made; 0 for none."""
    email: str = ""
    email_confirmed: bool = False
    """Nobody is written to who has not shown that the address is theirs."""
    table: str = ""
    """For a remote bot: the one table it may play at."""
    seat: int | None = None
    """And the one seat; None for any, as in older versions."""
    owner: str = ""
    language: str = ""
    """Language of notifications; empty: the server's own."""
    dropped: list[str] = []
    """Tables that are not over and that the person doesn't want in their lists."""
    device_names: dict[str, str] = {}
    """By the id of a device."""
    lessons: dict[str, int] = {}
    """By game: the last time that its lesson was taken to its end."""


class Me(msgspec.Struct, frozen=True):
    """A person's own profile, as sent to them."""

    id: str
    name: str
    dog: Dog
    webhook: str
    webhook_shape: str
    email: str
    email_confirmed: bool
    language: str
    push: bool
    """This device is told of turns."""
    phrase: int
    """Time when a recovery phrase was made; 0 for none."""
    table: str = ""
    seat: int | None = None
    """For a remote bot: where it may play."""


class Device(msgspec.Struct, frozen=True):
    """A browser or a program in which somebody is known."""

    id: str
    since: int
    """In milliseconds since 1970; 0 where that is not known."""
    seen: int
    """The day on which it was used last, more or less."""
    this: bool
    name: str
    """Browser and system, unless its owner calls it otherwise; empty where nothing is known."""


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sign up."""

    name: Annotated[str, Meta(max_length=200)]
    dog: Dog = Dog()
    language: Language | None = None
    """If missing, the browser's preferred one."""
