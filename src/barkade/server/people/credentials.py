"""Credentials: personal links, recovery phrases, and confirmation codes for mail addresses."""

from __future__ import annotations

import asyncio
import secrets

from barkade.server.errors import refuse
from barkade.server.people.people import People, digest
from barkade.server.people.phrases import new_phrase, phrase_digest
from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.store import Person, Store

LINK_LASTS = 15 * 60 * SECOND
EMAIL_CODE_LASTS = 3600 * SECOND

# Kinds of stored secrets, besides sessions.
LINK = "link"
EMAIL = "email"
PHRASE = "phrase"


class Credentials:
    """Issues and redeems credentials."""

    def __init__(self, people: People, store: Store, clock: Clock) -> None:
        self._people = people
        self._store = store
        self._clock = clock

    async def link(self, person: str) -> str:
        """Return a single-use secret that lets another device continue as this person, valid for 15 minutes."""
        secret = secrets.token_urlsafe(24)
        await self._store.save_token(digest(secret), person, LINK, self._clock.now() + LINK_LASTS)
        return secret

    async def move(self, link: str, me: str = "", replace: bool = True, device: str = "") -> str:
        """Redeem a link: return a new session secret for the other device.

        A device that already has an identity (`me`) has to ask for its replacement (`replace`).
        """
        key = digest(link)
        found = await self._store.person_of(key, LINK, self._clock.now())
        if found is None:
            raise refuse("dead-link")
        await self._check_replacing(found, me, replace)
        if not await self._store.delete_token(key):
            raise refuse("dead-link")
        return await self._people.new_session(found.id, device)

    async def new_phrase(self, person: str) -> str:
        """Create a recovery phrase; the previous one becomes invalid."""
        await self._people.profile_of(person)
        phrase, now = new_phrase(), self._clock.now()
        key = await self._phrase_key(phrase)
        await self._store.delete_tokens(person, PHRASE)
        await self._store.save_token(key, person, PHRASE, None, now)
        await self._people.update(person, phrase=now)
        return phrase

    async def recover(self, phrase: str, me: str = "", replace: bool = True, device: str = "") -> str:
        """Return a new session secret for a recovery phrase, which stays valid."""
        found = await self._store.person_of(await self._phrase_key(phrase), PHRASE, self._clock.now())
        if found is None:
            raise refuse("wrong-phrase")
        await self._check_replacing(found, me, replace)
        return await self._people.new_session(found.id, device)

    async def new_email_code(self, person: str, address: str) -> str:
        """Return a code for confirming a mail address."""
        code, now = secrets.token_hex(4), self._clock.now()
        await self._store.save_token(_email_key(person, address, code), person, EMAIL, now + EMAIL_CODE_LASTS, now)
        return code

    async def confirm_email(self, person: str, code: str) -> None:
        """Mark a person's mail address as confirmed if the code is right."""
        profile = await self._people.profile_of(person)
        key = _email_key(person, profile.email, code.strip().lower())
        known = await self._store.person_of(key, EMAIL, self._clock.now()) is not None
        if not known or not await self._store.delete_token(key):
            raise refuse("wrong-code")
        await self._people.update(person, email_confirmed=True)

    async def _check_replacing(self, found: Person, me: str, replace: bool) -> None:
        if me and me != found.id and not replace:
            await self._people.meet([me])
            raise refuse("already-somebody", name=self._people.name_of(me), other=found.name)

    async def _phrase_key(self, phrase: str) -> bytes:
        salt = await self._store.note_once("phrase-salt", secrets.token_hex(16))
        return await asyncio.to_thread(phrase_digest, phrase, salt)


def _email_key(person: str, address: str, code: str) -> bytes:
    return digest(f"{person} {address} {code}")
