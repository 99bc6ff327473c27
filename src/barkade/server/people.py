"""Who somebody is: a name and a dog, no account. Secrets are random, and only their digests are kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from barkade.engine.words import LANGUAGES
from barkade.server.clock import SECOND, Clock
from barkade.server.refusal import refuse
from barkade.server.store import Person, Store
from barkade.server.table import OUTSIDE
from barkade.server.wire import LONGEST_NAME, Dog

LINK_LASTS = 15 * 60 * SECOND
KNOWN_TOKENS = 20_000

SESSION = "session"
LINK = "link"


Language = Annotated[str, Meta(pattern=f"^({'|'.join(LANGUAGES)})$")]


class Profile(msgspec.Struct, frozen=True):
    """What is kept of a person besides the name."""

    dog: Dog = Dog()
    webhook: str = ""
    email: str = ""
    table: str = ""
    """For an outside program: the one table it may play at."""
    owner: str = ""
    language: str = ""
    """What alerts are written in; empty: the house's own."""


class Me(msgspec.Struct, frozen=True):
    """What somebody is told of themselves."""

    id: str
    name: str
    dog: Dog
    webhook: str
    email: str
    language: str


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Coming in."""

    name: Annotated[str, Meta(max_length=200)]
    dog: Dog = Dog()
    language: Language | None = None
    """Without it, the one that the browser's owner likes best."""


def clean_name(name: str) -> str:
    """A name as text: no control or format characters that could disturb a line, no more than one space at a time."""
    kept = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    kept = "".join(char for char in kept if unicodedata.category(char)[0] != "C")
    cleaned = " ".join(kept.split())[:LONGEST_NAME].strip()
    if not cleaned:
        raise refuse("bad-name")
    return cleaned


def digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).digest()


class People:
    """Everybody whom this house knows."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._by_token: OrderedDict[bytes, str] = OrderedDict()
        self._known: OrderedDict[str, tuple[Person, Profile]] = OrderedDict()
        self.changes = 0
        """Grows whenever something has changed of whom we know."""
        self.on_gone: Callable[[str], None] = lambda _person: None
        """Called when somebody was forgotten for good, here or at another node."""

    def _remember(self, person: Person) -> tuple[Person, Profile]:
        self.changes += 1
        known = (person, msgspec.json.decode(person.profile, type=Profile))
        self._known[person.id] = known
        self._known.move_to_end(person.id)
        while len(self._known) > KNOWN_TOKENS:
            self._known.popitem(last=False)
        return known

    async def come_in(self, name: str, dog: Dog, language: str = "") -> tuple[Person, str]:
        """A new person, and the secret that stands for them."""
        profile = _json(Profile(dog, language=language))
        person = Person(secrets.token_hex(8), clean_name(name), profile, self._clock.now())
        return await self._admit(person)

    async def outside(self, name: str, table: str, owner: str) -> tuple[Person, str]:
        """An outside program that may play at one table."""
        profile = _json(Profile(table=table, owner=owner))
        return await self._admit(Person(OUTSIDE + secrets.token_hex(8), clean_name(name), profile, self._clock.now()))

    async def _admit(self, person: Person) -> tuple[Person, str]:
        await self._store.keep_person(person)
        self._remember(person)
        return person, await self.new_session(person.id)

    async def new_session(self, person: str) -> str:
        secret = secrets.token_urlsafe(32)
        await self._store.keep_token(digest(secret), person, SESSION, None)
        return secret

    async def whose(self, secret: str | None) -> str:
        """The id of the person a secret stands for; empty when there is none."""
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
                self._by_token.popitem(last=False)
        return person

    async def get(self, person: str) -> tuple[Person, Profile] | None:
        await self.meet([person])
        return self._known.get(person)

    async def meet(self, ids: Iterable[str]) -> None:
        """Have these people known, so that `name_of` needs no waiting."""
        unknown = [person for person in ids if person and person not in self._known]
        if unknown:
            for person in await self._store.people(unknown):
                self._remember(person)

    async def admitted(self, person: str, table: str) -> None:
        """Refuse an outside program at any table but its own."""
        if person.startswith(OUTSIDE):
            found = await self.get(person)
            if found is None or found[1].table != table:
                raise refuse("players-only")

    def name_of(self, person: str) -> str:
        """A known person's name; empty for somebody who has left for good."""
        known = self._known.get(person)
        if known is None:
            return ""
        self._known.move_to_end(person)  # whoever is shown is not forgotten
        return known[0].name

    def dog_of(self, person: str) -> Dog | None:
        known = self._known.get(person)
        return None if known is None else known[1].dog

    async def meet_again(self, ids: Sequence[str] | None) -> None:
        """Ask the store again, as another node may have changed these people or let them go; None for all we know."""
        known = [person for person in (self._known if ids is None else ids) if person in self._known]
        found = {person.id: person for person in await self._store.people(known)} if known else {}
        for person in known:
            if person in found:
                self._remember(found[person])
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
        await self._store.keep_person(changed)
        self._remember(changed)

    # Moving to another device

    async def link(self, person: str) -> str:
        """A secret that lets another device go on as this person, once, within a quarter of an hour."""
        secret = secrets.token_urlsafe(24)
        await self._store.keep_token(digest(secret), person, LINK, self._clock.now() + LINK_LASTS)
        return secret

    async def move(self, link: str) -> str:
        """Use a link: a session of its own for the other device."""
        key = digest(link)
        found = await self._store.person_of(key, LINK, self._clock.now())
        if found is None or not await self._store.forget_token(key):
            raise refuse("dead-link")
        return await self.new_session(found.id)

    async def delete(self, person: str) -> None:
        """Forget somebody; their games stay, without the name."""
        await self._store.forget_person(person)
        self._let_go(person)

    def _let_go(self, person: str) -> None:
        self.changes += 1
        self._known.pop(person, None)
        for key in [key for key, known in self._by_token.items() if known == person]:
            del self._by_token[key]
        self.on_gone(person)


def _json(profile: Profile) -> bytes:
    return msgspec.json.encode(profile)
