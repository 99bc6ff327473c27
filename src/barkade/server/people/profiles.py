"""Profiles: stored attributes of a person besides the name, and their form in the API."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from barkade.engine.i18n import LANGUAGES
from barkade.server.wire import Dog

Language = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})(?!\n)$")]


class PushDevice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's push subscription: the endpoint at its push service, and the keys to encrypt for it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    device: str = ""
    """Id of the device, as in `GET /api/me/devices`; set by the server."""


class Profile(msgspec.Struct, frozen=True):
    """Stored attributes of a person besides the name."""

    dog: Dog = Dog()
    webhook: str = ""
    webhook_shape: str = "json"
    """The payload format: `json`, `discord` or `ntfy`."""
    push: list[PushDevice] = []
    phrase: int = 0
    """Time when a recovery phrase was made; 0 for none."""
    email: str = ""
    email_confirmed: bool = False
    """Mails are sent to confirmed addresses only."""
    table: str = ""
    """For a remote bot: the one table it may play at."""
    seat: int | None = None
    """For a remote bot: its seat; None for any, as in older versions."""
    owner: str = ""
    language: str = ""
    """Language of notifications; empty for the server's default."""
    dropped: list[str] = []
    """Unfinished tables that are hidden in the person's lists."""
    device_names: dict[str, str] = {}
    """Names of devices, by id."""
    lessons: dict[str, int] = {}
    """Time at which each game's tutorial was last completed."""


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
    """This device is subscribed to push messages."""
    phrase: int
    """Time when a recovery phrase was made; 0 for none."""
    table: str = ""
    seat: int | None = None
    """For a remote bot: its table and seat."""


class Device(msgspec.Struct, frozen=True):
    """A browser or program that is signed in as a person."""

    id: str
    since: int
    """Time of signing in, in milliseconds since 1970; 0 if unknown."""
    seen: int
    """Time of its last use, to the day."""
    this: bool
    name: str
    """Its name: browser and system unless renamed; empty if unknown."""


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sign up."""

    name: Annotated[str, Meta(max_length=200)]
    dog: Dog = Dog()
    language: Language | None = None
    """By default the browser's preferred language."""
