"""Identity: a name and a dog, no account. Secrets are random, and only their digests are stored."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from barkade.engine.i18n import LANGUAGES
from barkade.server import devices, names, text
from barkade.server.clock import DAY, SECOND, Clock
from barkade.server.errors import refuse
from barkade.server.phrases import new_phrase, phrase_digest
from barkade.server.store import Person, Store, StoreFailed
from barkade.server.table.parts import REMOTE_BOT, Seat
from barkade.server.wire import LONGEST_NAME, Dog

LINK_LASTS = 15 * 60 * SECOND
SEEN_EVERY = DAY
"""Resolution of the time of a person's last visit."""
KNOWN_TOKENS = 20_000

SESSION = "session"
LINK = "link"
EMAIL = "email"
PHRASE = "phrase"
MOST_PUSHED = 10
"""Devices of one person that are told of turns."""
MOST_DROPPED = 200
"""Tables that somebody has dropped; the oldest ones come back to the list."""
EMAIL_CODE_LASTS = 3600 * SECOND


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


def clean_name(name: str) -> str:
    """Normalise a name; refuse one of which nothing can be seen, and one that could be taken for a bot's."""
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
        """Incremented by every change to somebody known."""
        self.on_gone: Callable[[str], None] = lambda _person: None
        """Called when somebody was deleted, here or at another node."""
        self.on_renamed: Callable[[str], None] = lambda _person: None
        """Called when somebody has another name or dog."""
        self.on_signed_out: Callable[[str], None] = lambda _person: None
        """Called when some of somebody's devices are nobody from now on."""

    def _remember(self, person: Person) -> tuple[Person, Profile]:
        self.changes += 1
        known = (person, msgspec.json.decode(person.profile, type=Profile))
        self._known[person.id] = known
        self._known.move_to_end(person.id)
        while len(self._known) > KNOWN_TOKENS:
            self._known.popitem(last=False)
        return known

    async def come_in(self, name: str, dog: Dog, language: str = "", device: str = "") -> tuple[Person, str]:
        """Create a person; return them and their secret. `device` is what their device is called at first."""
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
        await self._store.save_token(digest(secret), person, SESSION, None, self._clock.now())
        if device:
            await self._call_device(person, _device_id(digest(secret)), device)
        return secret

    async def whose(self, secret: str | None) -> str:
        """Return the id of the person of a secret; empty if there is none."""
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
        """Load these people into the cache, so that `name_of` needs no waiting; tell whether anybody was new."""
        unknown = [person for person in ids if person and person not in self._known]
        if unknown:
            for person in await self._store.people(unknown):
                self._remember(person)
        return bool(unknown)

    async def admitted(self, person: str, table: str, seat: int | None = None) -> None:
        """Refuse a remote bot at any table but its own, and in any seat but the one that it was asked to."""
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
        self._known.move_to_end(person)  # whoever is shown stays in the cache
        return known[0].name

    def since(self, person: str) -> int:
        """Return when a known person came in, and the end of time for anybody else."""
        known = self._known.get(person)
        return sys.maxsize if known is None else known[0].created

    def names_of(self, seats: Sequence[Seat]) -> list[str]:
        """Return the names of the people in these seats, told apart, or the seats' own; empty for bots and free seats:
        several people may share one device and its identity."""
        named = [self._named(seat.person, seat.name) for seat in seats]
        shown = names.told_apart(each for each in named if each is not None)
        return ["" if each is None else shown[each] for each in named]

    def name_among(self, person: str, seats: Iterable[Seat]) -> str:
        """Return the name of somebody who may sit or not, told apart from those in these seats."""
        mine, others = self._named(person), (self._named(seat.person, seat.name) for seat in seats)
        return "" if mine is None else names.told_apart([mine, *(each for each in others if each is not None)])[mine]

    def _named(self, person: str, seat: str = "") -> names.Named | None:
        """Return a person's name, or that of their seat, with what tells it apart from others."""
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

    # Tables out of sight

    async def drop(self, person: str, table: str) -> None:
        """Leave a table out of somebody's lists."""
        known = await self.get(person)
        if known is not None and table not in known[1].dropped:
            dropped = [*known[1].dropped, table][-MOST_DROPPED:]
            await self.change(person, None, msgspec.structs.replace(known[1], dropped=dropped))

    async def pick_up(self, person: str, table: str) -> None:
        """Have a table in somebody's lists again, if they had dropped it."""
        if self.has_dropped(person, table):
            profile = self._known[person][1]
            left = [each for each in profile.dropped if each != table]
            await self.change(person, None, msgspec.structs.replace(profile, dropped=left))

    def has_dropped(self, person: str, table: str) -> bool:
        known = self._known.get(person)
        return known is not None and table in known[1].dropped

    # Moving to another device

    async def link(self, person: str) -> str:
        """Return a secret that lets another device continue as this person, once, within a quarter of an hour."""
        secret = secrets.token_urlsafe(24)
        await self._store.save_token(digest(secret), person, LINK, self._clock.now() + LINK_LASTS)
        return secret

    async def move(self, link: str, me: str = "", replace: bool = True, device: str = "") -> str:
        """Redeem a link: return a new session secret for the other device. Who is somebody already (`me`) has to say
        that they want to be somebody else there."""
        key = digest(link)
        found = await self._store.person_of(key, LINK, self._clock.now())
        if found is None:
            raise refuse("dead-link")
        await self._check_replacing(found, me, replace)
        if not await self._store.delete_token(key):
            raise refuse("dead-link")
        return await self.new_session(found.id, device)

    async def _check_replacing(self, found: Person, me: str, replace: bool) -> None:
        if me and me != found.id and not replace:
            await self.meet([me])
            raise refuse("already-somebody", name=self.name_of(me), other=found.name)

    # Coming back without a device

    async def new_phrase(self, person: str) -> str:
        """Make a recovery phrase; the one before is worth nothing from now on."""
        known = await self.get(person)
        if known is None:
            raise refuse("who-are-you")
        phrase, now = new_phrase(), self._clock.now()
        key = await self._phrase_key(phrase)
        await self._store.delete_tokens(person, PHRASE)
        await self._store.save_token(key, person, PHRASE, None, now)
        await self.change(person, None, msgspec.structs.replace(known[1], phrase=now))
        return phrase

    async def recover(self, phrase: str, me: str = "", replace: bool = True, device: str = "") -> str:
        """Return a new session secret for whoever knows a recovery phrase, which stays good."""
        found = await self._store.person_of(await self._phrase_key(phrase), PHRASE, self._clock.now())
        if found is None:
            raise refuse("wrong-phrase")
        await self._check_replacing(found, me, replace)
        return await self.new_session(found.id, device)

    async def _phrase_key(self, phrase: str) -> bytes:
        salt = await self._store.note_once("phrase-salt", secrets.token_hex(16))
        return await asyncio.to_thread(phrase_digest, phrase, salt)

    # Mail addresses

    async def new_email_code(self, person: str, address: str) -> str:
        """A code to be sent to an address that somebody says is theirs."""
        code = secrets.token_hex(4)
        now = self._clock.now()
        await self._store.save_token(_email_key(person, address, code), person, EMAIL, now + EMAIL_CODE_LASTS, now)
        return code

    async def confirm_email(self, person: str, code: str) -> None:
        """Believe that an address is somebody's who knows the code that was sent there."""
        known = await self.get(person)
        if known is None:
            raise refuse("who-are-you")
        key = _email_key(person, known[1].email, code.strip().lower())
        if await self._store.person_of(key, EMAIL, self._clock.now()) is None or not await self._store.delete_token(
            key
        ):
            raise refuse("wrong-code")
        await self.change(person, None, msgspec.structs.replace(known[1], email_confirmed=True))

    # Devices

    async def devices(self, person: str, secret: str | None) -> list[Device]:
        """Return a person's devices, the last used first."""
        mine, found = digest(secret or ""), await self.get(person)
        names = found[1].device_names if found else {}
        return [
            Device(key := _device_id(each.digest), each.created, each.seen, each.digest == mine, names.get(key, ""))
            for each in await self._store.sessions(person)
        ]

    async def name_device(self, person: str, device: str, name: str) -> None:
        """Call a device something that its owner recognises it by."""
        if device not in {_device_id(each.digest) for each in await self._store.sessions(person)}:
            raise refuse("no-device")
        cleaned = text.clean_name(name, devices.LONGEST)
        if not cleaned:
            raise refuse("bad-name")
        await self._call_device(person, device, cleaned)

    async def _call_device(self, person: str, device: str, name: str) -> None:
        known = await self.get(person)
        if known is not None:
            names = {**known[1].device_names, device: name}
            await self.change(person, None, msgspec.structs.replace(known[1], device_names=names))

    async def sign_out(self, person: str, device: str | None, secret: str | None) -> None:
        """Let a device be nobody; with None, all but the one whose secret this is."""
        mine, known = digest(secret or ""), await self._store.sessions(person)
        gone = [each.digest for each in known if device in (None, _device_id(each.digest))]
        if device is None:
            gone = [each for each in gone if each != mine]
        elif not gone:
            raise refuse("no-device")
        for each in gone:
            await self._store.delete_token(each)
        await self._forget_devices(person, {_device_id(each) for each in gone})
        self._forget_secrets(person)
        self.on_signed_out(person)

    # Push

    async def push_to(self, person: str, device: PushDevice | None, secret: str | None) -> None:
        """Let this device be told of turns; None for no more."""
        known = await self.get(person)
        if known is None:
            raise refuse("who-are-you")
        mine = _device_id(digest(secret or ""))
        others = [each for each in known[1].push if each.device != mine]
        if device is not None:
            others = [each for each in others if each.endpoint != device.endpoint]
            others.append(msgspec.structs.replace(device, device=mine))
        await self.change(person, None, msgspec.structs.replace(known[1], push=others[-MOST_PUSHED:]))

    async def forget_endpoint(self, person: str, endpoint: str) -> None:
        """Forget a browser that its push service doesn't know any more."""
        known = await self.get(person)
        if known is not None:
            left = [each for each in known[1].push if each.endpoint != endpoint]
            await self.change(person, None, msgspec.structs.replace(known[1], push=left))

    async def _forget_devices(self, person: str, gone: set[str]) -> None:
        known = await self.get(person)
        if known is not None:
            push = [each for each in known[1].push if each.device not in gone]
            names = {device: name for device, name in known[1].device_names.items() if device not in gone}
            await self.change(person, None, msgspec.structs.replace(known[1], push=push, device_names=names))

    @staticmethod
    def pushes(profile: Profile, secret: str | None) -> bool:
        """Tell whether the device of a secret is told of turns."""
        return any(each.device == _device_id(digest(secret or "")) for each in profile.push)

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
        """Ask the store again which secrets stand for somebody."""
        for key in [key for key, known in self._by_token.items() if known == person]:
            del self._by_token[key]


def _json(profile: Profile) -> bytes:
    return msgspec.json.encode(profile)


def _device_id(key: bytes) -> str:
    return key[:8].hex()


def _email_key(person: str, address: str, code: str) -> bytes:
    return digest(f"{person} {address} {code}")
