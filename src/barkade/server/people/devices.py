"""A person's devices: list, rename, subscribe to push messages, sign out."""

from __future__ import annotations

import msgspec

from barkade.server.errors import refuse
from barkade.server.people import text
from barkade.server.people.device_names import LONGEST
from barkade.server.people.people import People, device_id, digest
from barkade.server.people.profiles import Device, Profile, PushDevice
from barkade.server.store import Store

MOST_PUSHED = 10
"""Devices per person with push messages."""


class Devices:
    """Everybody's devices; a device is a stored session."""

    def __init__(self, people: People, store: Store) -> None:
        self._people = people
        self._store = store

    async def of(self, person: str, secret: str | None) -> list[Device]:
        """Return a person's devices, most recently used first."""
        mine, found = digest(secret or ""), await self._people.get(person)
        names = found[1].device_names if found else {}
        return [
            Device(key := device_id(each.digest), each.created, each.seen, each.digest == mine, names.get(key, ""))
            for each in await self._store.sessions(person)
        ]

    async def rename(self, person: str, device: str, name: str) -> None:
        """Rename a device."""
        if device not in {device_id(each.digest) for each in await self._store.sessions(person)}:
            raise refuse("no-device")
        cleaned = text.clean_name(name, LONGEST)
        if not cleaned:
            raise refuse("bad-name")
        await self._people.name_device(person, device, cleaned)

    async def sign_out(self, person: str, device: str | None, secret: str | None) -> None:
        """Sign out a device; with None, all but the one with this secret."""
        mine, known = digest(secret or ""), await self._store.sessions(person)
        gone = [each.digest for each in known if device in (None, device_id(each.digest))]
        if device is None:
            gone = [each for each in gone if each != mine]
        elif not gone:
            raise refuse("no-device")
        await self._people.sign_out(person, gone)

    async def push_to(self, person: str, device: PushDevice | None, secret: str | None) -> None:
        """Subscribe this device to push messages; None unsubscribes it."""
        profile, mine = await self._people.profile_of(person), device_id(digest(secret or ""))
        others = [each for each in profile.push if each.device != mine]
        if device is not None:
            others = [each for each in others if each.endpoint != device.endpoint]
            others.append(msgspec.structs.replace(device, device=mine))
        await self._people.update(person, push=others[-MOST_PUSHED:])


def is_pushed(profile: Profile, secret: str | None) -> bool:
    """Tell whether the device of a secret is subscribed to push messages."""
    return any(each.device == device_id(digest(secret or "")) for each in profile.push)
