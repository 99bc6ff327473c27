"""Delivery of a notice to one person by all channels they have chosen: push, mail, webhook."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from functools import partial
from typing import TYPE_CHECKING

from barkade.engine.i18n import message, say
from barkade.server.notify.base64url import encode
from barkade.server.notify.notices import Notice, letter, pushed, webhook
from barkade.server.notify.send import Outbox, Post, mail, post
from barkade.server.people.people import People
from barkade.server.people.profiles import Profile
from barkade.server.runtime.clock import SECOND, Clock
from barkade.server.runtime.limits import Buckets
from barkade.server.runtime.tasks import BackgroundTasks
from barkade.server.settings import Settings
from barkade.server.store import Store

if TYPE_CHECKING:
    from barkade.server.notify.push import PushKey

PROOF_BYTES = 12
GONE = (404, 410)
"""Statuses by which a push service reports an expired subscription."""


class Messenger:
    """Sends notices, and keeps the keys needed for that."""

    def __init__(self, store: Store, people: People, clock: Clock, settings: Settings, tasks: BackgroundTasks) -> None:
        self._store = store
        self._people = people
        self._clock = clock
        self._settings = settings
        self._tasks = tasks
        self._outbox = Outbox()
        self._mails = Buckets(clock, settings.mails_per_second, settings.mails_burst)
        self._key: PushKey | None = None

    async def push_key(self) -> PushKey:
        """Return the server's key for push services, created once: subscriptions of browsers are bound to it."""
        if self._key is None:
            from barkade.server.notify.push import PushKey, new_key

            self._key = PushKey(await self._store.note_once("push-key", new_key()))
        return self._key

    async def tell(self, person: str, profile: Profile, notice: Notice) -> None:
        """Send a notice by all channels that a person has chosen."""
        if profile.webhook:
            wanted = webhook(profile.webhook, profile.webhook_shape, notice)
            self._outbox.put(person, partial(post, wanted, self._settings.private_webhooks))
        if profile.email_confirmed and profile.email:
            await self._mail_notice(person, profile, notice)
        if profile.push:
            key, contact, now = await self.push_key(), self._contact(), self._clock.now() // SECOND
            topic = encode(hashlib.sha256(notice.table.encode()).digest()[:16])
            loop = asyncio.get_running_loop()
            for device in profile.push:
                wanted = key.message(device, pushed(notice), topic, contact, now)
                self._outbox.put(f"{person} {device.endpoint}", partial(self._push, person, wanted, loop))

    def _contact(self) -> str:
        """Return the contact URL for operators of push services (VAPID `sub`)."""
        return f"mailto:{self._settings.mail_from}" if self._settings.mail_from else self._settings.public_url

    def _push(self, person: str, wanted: Post, loop: asyncio.AbstractEventLoop) -> None:
        """Send a message to a push service; runs in a thread of the outbox."""
        if post(wanted, self._settings.private_webhooks) in GONE:
            forget = self._people.forget_endpoint
            loop.call_soon_threadsafe(lambda: self._tasks.spawn(forget(person, wanted.url)))

    # Mail

    async def _mail_notice(self, person: str, profile: Profile, notice: Notice) -> None:
        stop, lines = "", [notice.whole, notice.link]
        if self._settings.public_url:
            proof = await self._stop_proof(person, profile.email)
            stop = f"{self._settings.public_url}/api/mail/stop/{person}/{proof}"
            lines.append(say(message("server-mail-stop", link=stop), language=notice.language or None))
        self._mail(person, profile.email, notice.text, lines, stop)

    def ask_to_confirm(self, person: str, address: str, code: str, language: str) -> None:
        """Mail a code by which a person confirms their address."""
        subject = say(message("server-confirm-subject"), language=language or None)
        text = say(message("server-confirm-mail", code=code), language=language or None)
        self._mail(person, address, subject, [text])

    def _mail(self, person: str, address: str, subject: str, lines: list[str], stop: str = "") -> None:
        """Queue a mail, rate-limited per address, whoever claims the address."""
        if self._settings.smtp and self._mails.take(address.lower()):
            written = letter(address, subject, lines, self._settings, stop)
            self._outbox.put(person, partial(mail, address, written, self._settings))

    async def stops(self, person: str, address: str, proof: str) -> bool:
        """Verify the unsubscribe link of a mail."""
        return hmac.compare_digest(proof.encode(), (await self._stop_proof(person, address)).encode())

    async def _stop_proof(self, person: str, address: str) -> str:
        """Return the secret part of the unsubscribe link, known only to the receiver of a mail."""
        secret = await self._store.note_once("mail-stop", secrets.token_hex(32))
        return encode(hmac.digest(secret.encode(), f"{person} {address}".encode(), "sha256")[:PROOF_BYTES])
