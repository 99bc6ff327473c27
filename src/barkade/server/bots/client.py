"""Client of the bot process: starts it, sends requests, and restarts it if it dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import subprocess
import sys
from typing import Any

import msgspec

from barkade.games import PACKAGES
from barkade.server.bots.help_queue import HelpQueue
from barkade.server.bots.ipc import Answered, Ask, Chosen
from barkade.server.bots.single_flight import SingleFlight

log = logging.getLogger("barkade.worker")


ANOTHER_TRY = 0.5
"""Seconds before a restart."""


class NoAnswer(Exception):
    """The bot process could not answer in time."""


class BotClient:
    """Sends requests to the bot process. Implements `bots.turn.Thinker`."""

    def __init__(self, patience: int, warm_up: bool = False) -> None:
        self.bots: frozenset[str] = frozenset()
        self.starts = 0
        self._patience = patience / 1000
        self._warm_up = warm_up
        self._process: asyncio.subprocess.Process | None = None
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._number = 0
        self._reading: asyncio.Task[None] | None = None
        self._introduction: asyncio.Task[None] | None = None
        self._stopping = False
        people = HelpQueue()  # shared, as one thread of the process answers both kinds
        self.coach = SingleFlight(lambda view: self.ask("advise", view), people)
        self.hints = SingleFlight(lambda view: self.ask("hint", view), people)

    @property
    def queued(self) -> int:
        return len(self._asked)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process without waiting until it is ready."""
        await self._start_process()
        self._introduction = asyncio.get_running_loop().create_task(self._introduce())

    async def _introduce(self) -> None:
        while not self.bots and not self._stopping:
            try:
                self.bots = frozenset(await self.ask("bots"))
            except NoAnswer:
                await asyncio.sleep(ANOTHER_TRY)  # writing to a dead process fails immediately

    async def known_bots(self) -> frozenset[str]:
        """Return the names of the bots that can be seated."""
        if self._introduction is not None:
            await self._introduction
        return self.bots

    async def _start_process(self) -> None:
        options: dict[str, Any] = {}
        if sys.platform == "win32":
            options["creationflags"] = subprocess.BELOW_NORMAL_PRIORITY_CLASS
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "barkade.server.bots.process",
            *(f"{game}={package}" for game, package in PACKAGES.items()),
            *(["--warm-up"] if self._warm_up else []),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            **options,
        )
        self.starts += 1
        self._reading = asyncio.get_running_loop().create_task(self._read(self._process))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                size = int.from_bytes(await process.stdout.readexactly(4), "big")
                said = msgspec.json.decode(await process.stdout.readexactly(size), type=Answered)
                asked = self._asked.pop(said.number, None)
                if asked is None or asked.done():
                    continue
                if said.error:
                    asked.set_exception(NoAnswer(said.error))
                else:
                    asked.set_result(said.answer)
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(NoAnswer("the worker is gone"))
        self._asked.clear()
        if not self._stopping:
            log.error("bot process died")
            await process.wait()
            await asyncio.sleep(ANOTHER_TRY)  # don't spin if it crashes on startup
            if not self._stopping:
                await self._start_process()

    async def ask(self, what: str, view: dict[str, Any] | None = None, bot: str = "", table: str = "") -> Any:
        process = self._process
        if process is None or process.stdin is None:
            raise NoAnswer("not started")
        self._number += 1
        number = self._number
        asked: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[number] = asked
        data = msgspec.json.encode(Ask(number, what, bot, table, view or {}))
        try:
            process.stdin.write(len(data).to_bytes(4, "big") + data)
            async with asyncio.timeout(self._patience):
                return await asked
        except (TimeoutError, ConnectionError, RuntimeError) as error:  # raised by uvloop for a closed pipe
            raise NoAnswer(f"{what}: {error!r}") from error
        finally:
            self._asked.pop(number, None)

    async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
        """Return the bot's choice; None if it could not decide in time."""
        try:
            chosen = msgspec.convert(await self.ask("choose", view, bot, table), Chosen)
        except NoAnswer as error:
            log.warning("bot did not answer", extra={"bot": bot, "reason": str(error)})
            return None
        for trouble in chosen.troubles:
            log.warning("bot failed", extra={"bot": bot, "reason": trouble})
        return chosen.text

    async def stop(self) -> None:
        self._stopping = True
        if self._introduction is not None:
            self._introduction.cancel()
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            await self._process.wait()
        if self._reading is not None:
            await self._reading
