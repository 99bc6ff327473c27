"""`barkade bot`: a bot at a live table, over the network."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
import urllib.error
from collections.abc import Callable
from typing import Any, cast

from rich.console import Console

from barkade.bots.bot import Bot, Turn, ask
from barkade.bots.guarded import Guarded
from barkade.bots.registry import make
from barkade.client import HttpClient, RefusedError, TableClient
from barkade.engine.errors import BarkadeError
from barkade.engine.events import EventDict
from barkade.engine.i18n import Message, from_dict, message, say

PATIENCE = 3600.0
"""Seconds between two looks at a table where nothing happens."""


LATE = "time-is-up"
"""The kind of a refusal: a bot of the server is about to play the turn."""

OVER = "over"
"""The kind of a refusal: the game has ended meanwhile, as when somebody resigned while the bot thought."""


class NotAdmitted(BarkadeError):
    """The server can't be reached, or does not let the bot in."""


class RemoteBot:
    """A bot in its seat at a live table."""

    def __init__(self, client: TableClient, seat: int, bot: Bot, console: Console) -> None:
        self._client = client
        self._seat = seat
        self._bot = bot
        self._console = console
        self._rng = random.Random()

    async def play(self) -> None:
        """Sit down, and play until the game is over."""
        client = self._client
        while not client.over:
            if self._must_sit:
                await self._sit()
            elif self._may_move:
                await self._move()
            else:
                await self._until(lambda: self._must_sit or self._may_move)

    @property
    def _must_sit(self) -> bool:
        chair = self._client.info["seats"][self._seat]
        return bool(not chair["person"] or chair["bot"])

    @property
    def _may_move(self) -> bool:
        return self._client.to_move() == self._seat and not self._client.info["paused"]

    async def _sit(self) -> None:
        """Sit down, or take the seat back from Good Dog, who has played because the time was up."""
        heard = self._client.heard
        try:
            await self._client.sit(self._seat)
        except RefusedError as refusal:
            if refusal.kind == OVER:
                await self._until(lambda: False)
            elif refusal.kind == LATE:
                self._print(refusal)  # Good Dog is about to finish the turn
                await self._until(lambda: self._client.heard > heard + 1)
            else:
                raise

    async def _move(self) -> None:
        version, view = self._client.version, self._client.views[self._seat]
        start = time.perf_counter()
        chosen = await asyncio.to_thread(ask, self._bot, view, self._rng, self._turn())
        milliseconds = round(1000 * (time.perf_counter() - start))
        if self._client.version != version:
            return  # taken back, or somebody else has played for it
        try:
            await self._client.play(self._seat, chosen["text"])
        except RefusedError as refusal:
            if refusal.kind == OVER:
                await self._until(lambda: False)
                return
            self._print(refusal)
            if refusal.kind == LATE:
                await self._until(lambda: self._client.version != version or self._must_sit)
            # What else can be in the way of it has been told before: a pause, a move, somebody in the seat.
            elif self._client.version == version and self._may_move and not self._must_sit:
                raise
            return
        self._console.print(say(message("remote-played", version=version, action=chosen["text"], time=milliseconds)))

    def _turn(self) -> Turn:
        info = self._client.info
        told = cast("list[EventDict]", list(self._client.events.get(self._seat, [])))
        if info["deadline"] is None:
            return Turn(lambda: told)
        return Turn(lambda: told, self._client.info_at + (info["deadline"] - info["now"]) / 1000)

    async def _until(self, true: Callable[[], bool]) -> None:
        with contextlib.suppress(TimeoutError):
            await self._client.until(lambda: self._client.over or true(), PATIENCE)

    def _print(self, refusal: RefusedError) -> None:
        self._console.print(say(from_dict(refusal.message)), style="red", markup=False)


async def _admitted(url: str, token: str) -> tuple[HttpClient, dict[str, Any]]:
    """Return the client of a token, and what it is a token for."""
    person = HttpClient(url, token=token)
    try:
        me: dict[str, Any] = await person.request("GET", "/api/me")
    except RefusedError as error:
        raise NotAdmitted(message("remote-bad-token", url=url)) from error
    except urllib.error.HTTPError as error:
        raise NotAdmitted(message("remote-no-server", url=url)) from error
    except (OSError, ValueError) as error:
        raise NotAdmitted(message("remote-unreachable", url=url)) from error
    if me.get("seat") is None:
        raise NotAdmitted(message("remote-bad-token", url=url))
    return person, me


async def _run(url: str, token: str, bot: Bot, console: Console) -> None:
    person, me = await _admitted(url, token)
    async with person.at(me["table"]) as client:
        game = message(f"{client.info['game']}-name")
        console.print(say(message("remote-joined", name=me["name"], game=game, number=me["seat"] + 1)), style="bold")
        try:
            await RemoteBot(client, me["seat"], bot, console).play()
        except RefusedError as refusal:
            raise NotAdmitted(from_dict(refusal.message)) from refusal
        result = client.views.get(me["seat"], {}).get("result")
        names = [seat["name"] for seat in client.info["seats"]]
        console.print(say(from_dict(result) if result else message("remote-over"), names), style="bold")


def run_remote_bot(url: str, token: str, name: str) -> int:
    """Play at the table that a token is for; return the exit status."""
    console = Console(highlight=False, soft_wrap=True)
    bot = make(name)
    if isinstance(bot, Guarded):
        bot = Guarded(bot.bot, bot.seconds, lambda reason: _report(console, reason))
    try:
        asyncio.run(_run(url, token, bot, console))
    finally:
        bot.close()
    return 1 if isinstance(bot, Guarded) and bot.stand_ins else 0


def _report(console: Console, reason: Message) -> None:
    console.print(say(reason), style="red", markup=False)
