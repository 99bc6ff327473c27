"""Identity: a name and a dog, no account. Secrets are random, and only their digests are stored."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from barkade.server.errors import refuse
from barkade.server.people import names, text
from barkade.server.people.profiles import Profile
from barkade.server.runtime.clock import DAY, Clock
from barkade.server.store import Person, Store, StoreFailed
from barkade.server.table.parts import REMOTE_BOT, Seat
from barkade.server.wire import LONGEST_NAME, Dog

SEEN_EVERY = DAY
"""Resolution at which last visits are stored."""
KNOWN_TOKENS = 20_000

SESSION = "session"
"""The kind of stored secret that identifies a device."""
MOST_DROPPED = 200
"""Dropped tables per person; beyond that the oldest ones reappear in their lists."""
MOST_DEVICES = 50
"""Devices per person; the least recently used are signed out."""


def clean_name(name: str) -> str:
    """Normalise a name; refuse invisible ones and those that look like a bot's."""
    cleaned = text.clean_name(name, LONGEST_NAME)
    if not cleaned:
        raise refuse("bad-name")
    if names.is_bots(cleaned):
        raise refuse("bots-name", name=cleaned)
    return cleaned


def digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


class People:
    """The people known to this server, cached."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._by_token: OrderedDict[bytes, str] = OrderedDict()
        self._seen: dict[bytes, int] = {}
        """Time of the last stored use of a secret."""
        self._known: OrderedDict[str, tuple[Person, Profile]] = OrderedDict()
        self.changes = 0
        """Incremented by every change to a cached person."""
        self.on_gone: Callable[[str], None] = lambda _person: None
        """Called when a person was deleted, at this node or another."""
        self.on_renamed: Callable[[str], None] = lambda _person: None
        """Called when a person's name or dog has changed."""
        self.on_signed_out: Callable[[str], None] = lambda _person: None
        """Called when devices of a person were signed out."""

    def _remember(self, person: Person) -> tuple[Person, Profile]:
        self.changes += 1
        known = (person, msgspec.json.decode(person.profile, type=Profile))
        self._known[person.id] = known
        self._known.move_to_end(person.id)
        while len(self._known) > KNOWN_TOKENS:
            self._known.popitem(last=False)
        return known

    async def come_in(self, name: str, dog: Dog, language: str = "", device: str = "") -> tuple[Person, str]:
        """Create a person; return them and their secret. `device` is the initial name of their device."""
        profile = _json(Profile(dog, language=language))
        person = Person(secrets.token_hex(8), clean_name(name), profile, self._clock.now())
        return await self._admit(person, device)

    async def add_remote_bot(self, name: str, table: str, owner: str, seat: int) -> tuple[Person, str]:
        """Add a remote bot, which may play in one seat of one table."""
        profile = _json(Profile(table=table, seat=seat, owner=owner))
        return await self._admit(
            Person(REMOTE_BOT + secrets.token_hex(8), clean_name(name), profile, self._clock.now())
        )

    async def _admit(self, person: Person, device: str = "") -> tuple[Person, str]:
        await self._store.save_person(person)
        self._remember(person)
        return person, await self.new_session(person.id, device)

    async def new_session(self, person: str, device: str = "") -> str:
        secret = secrets.token_urlsafe(32)
        key = digest(secret)
        await self._store.save_token(key, person, SESSION, None, self._clock.now())
        others = [each.digest for each in await self._store.sessions(person) if each.digest != key]
        if gone := others[MOST_DEVICES - 1 :]:
            await self.sign_out(person, gone)
        if device:
            await self.name_device(person, device_id(key), device)
        return secret

    async def whose(self, secret: str | None) -> str:
        """Return the id of a secret's person; empty if there is none."""
        if not secret:
            return ""
        key = digest(secret)
        person = self._by_token.get(key)
        if person is None:
            found = await self._store.person_of(key, SESSION, self._clock.now())
            if found is None:
                return ""
            self._remember(found)
            person = self._by_token[key] = found.id
            while len(self._by_token) > KNOWN_TOKENS:
                self._seen.pop(self._by_token.popitem(last=False)[0], None)
        if self._clock.now() - self._seen.get(key, 0) > SEEN_EVERY:
            self._seen[key] = self._clock.now()
            with contextlib.suppress(StoreFailed):
                await self._store.saw(key, person, self._clock.now())
        return person

    async def get(self, person: str) -> tuple[Person, Profile] | None:
        await self.meet([person])
        return self._known.get(person)

    async def meet(self, ids: Iterable[str]) -> bool:
        """Load these people into the cache, so that `name_of` need not wait; return whether anybody was new."""
        unknown = [person for person in ids if person and person not in self._known]
        if unknown:
            for person in await self._store.people(unknown):
                self._remember(person)
        return bool(unknown)

    async def admitted(self, person: str, table: str, seat: int | None = None) -> None:
        """Refuse a remote bot at any table but its own, and in any seat but its own."""
        if person.startswith(REMOTE_BOT):
            found = await self.get(person)
            if found is None or found[1].table != table:
                raise refuse("players-only")
            if seat is not None and found[1].seat not in (None, seat):
                raise refuse("not-your-seat", number=seat + 1)

    def name_of(self, person: str) -> str:
        """Return a known person's name; empty for a deleted one."""
        known = self._known.get(person)
        if known is None:
            return ""
        self._known.move_to_end(person)  # mark as recently used
        return known[0].name

    def since(self, person: str) -> int:
        """Return the time at which a person was created; infinity for unknown ones."""
        known = self._known.get(person)
        return sys.maxsize if known is None else known[0].created

    def names_of(self, seats: Sequence[Seat]) -> list[str]:
        """Return the display names of these seats, made distinct; empty for bots and free seats.

        A seat's own name takes precedence over its person's, as several people may share a device and its identity.
        """
        named = [self._named(seat.person, seat.name) for seat in seats]
        shown = names.told_apart(each for each in named if each is not None)
        return ["" if each is None else shown[each] for each in named]

    def name_among(self, person: str, seats: Iterable[Seat]) -> str:
        """Return a person's display name, distinct from those in these seats."""
        mine, others = self._named(person), (self._named(seat.person, seat.name) for seat in seats)
        return "" if mine is None else names.told_apart([mine, *(each for each in others if each is not None)])[mine]

    def _named(self, person: str, seat: str = "") -> names.Named | None:
        """Return a person's name, or that of their seat, with the data that `names.told_apart` needs."""
        name = self.name_of(person)
        return names.Named(person, seat or name, self._known[person][0].created) if name else None

    def dog_in(self, seat: Seat) -> Dog | None:
        if not seat.person:
            return None
        return self.dog_of(seat.person) if seat.dog is None else msgspec.convert(seat.dog, Dog)

    def dog_of(self, person: str) -> Dog | None:
        known = self._known.get(person)
        return None if known is None else known[1].dog

    async def meet_again(self, ids: Sequence[str] | None) -> None:
        """Reload these people, as another node may have changed or deleted them; None for all in the cache."""
        known = [person for person in (self._known if ids is None else ids) if person in self._known]
        found = {person.id: person for person in await self._store.people(known)} if known else {}
        for person in known:
            if person in found:
                self._remember(found[person])
                self._forget_secrets(person)
                self.on_renamed(person)
            else:
                self._let_go(person)

    async def change(self, person: str, name: str | None, profile: Profile | None) -> None:
        known = await self.get(person)
        if known is None:
            raise refuse("who-are-you")
        old, old_profile = known
        changed = Person(
            old.id, old.name if name is None else clean_name(name), _json(profile or old_profile), old.created
        )
        await self._store.save_person(changed)
        self._remember(changed)
        if changed.name != old.name or (profile or old_profile).dog != old_profile.dog:
            self.on_renamed(person)

    async def profile_of(self, person: str) -> Profile:
        """Return a person's profile; refuse unknown people."""
        known = await self.get(person)
        if known is None:
            raise refuse("who-are-you")
        return known[1]

    async def update(self, person: str, **fields: Any) -> None:
        """Change some fields of a person's profile."""
        await self.change(person, None, msgspec.structs.replace(await self.profile_of(person), **fields))

    async def name_device(self, person: str, device: str, name: str) -> None:
        """Store the name of a device."""
        known = await self.get(person)
        if known is not None:
            await self.update(person, device_names={**known[1].device_names, device: name})

    async def forget_endpoint(self, person: str, endpoint: str) -> None:
        """Delete an expired push subscription."""
        known = await self.get(person)
        if known is not None:
            await self.update(person, push=[each for each in known[1].push if each.endpoint != endpoint])

    # Lessons

    async def learn(self, person: str, game: str) -> None:
        """Record that a person has completed a game's tutorial."""
        known = await self.get(person)
        if known is not None:
            await self.update(person, lessons={**known[1].lessons, game: self._clock.now()})

    async def lessons(self, person: str) -> dict[str, int]:
        known = await self.get(person)
        return {} if known is None else known[1].lessons

    # Dropped tables

    async def drop(self, person: str, table: str) -> None:
        """Hide a table in a person's lists."""
        known = await self.get(person)
        if known is not None and table not in known[1].dropped:
            await self.update(person, dropped=[*known[1].dropped, table][-MOST_DROPPED:])

    async def pick_up(self, person: str, table: str) -> None:
        """Show a dropped table in a person's lists again."""
        if self.has_dropped(person, table):
            dropped = self._known[person][1].dropped
            await self.update(person, dropped=[each for each in dropped if each != table])

    def has_dropped(self, person: str, table: str) -> bool:
        known = self._known.get(person)
        return known is not None and table in known[1].dropped

    # Signing out and deletion

    async def sign_out(self, person: str, gone: Sequence[bytes]) -> None:
        """Sign out devices, given the digests of their secrets."""
        for each in gone:
            await self._store.delete_token(each)
        ids = {device_id(each) for each in gone}
        known = await self.get(person)
        if known is not None:
            push = [each for each in known[1].push if each.device not in ids]
            names = {device: name for device, name in known[1].device_names.items() if device not in ids}
            await self.update(person, push=push, device_names=names)
        self._forget_secrets(person)
        self.on_signed_out(person)

    async def delete(self, person: str) -> None:
        """Delete a person; their games stay, without the name."""
        await self._store.delete_person(person)
        self._let_go(person)

    def _let_go(self, person: str) -> None:
        self.changes += 1
        self._known.pop(person, None)
        self._forget_secrets(person)
        self.on_gone(person)

    def _forget_secrets(self, person: str) -> None:
        """Drop a person's secrets from the cache, so that they are looked up again."""
        for key in [key for key, known in self._by_token.items() if known == person]:
            del self._by_token[key]


def device_id(key: bytes) -> str:
    """Return the public id of a device: the beginning of the digest of its secret."""
    return key[:8].hex()


def _json(profile: Profile) -> bytes:
    return msgspec.json.encode(profile)
