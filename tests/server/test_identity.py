"""Coming back without a device: recovery phrases, however they are typed, and nobody who is replaced unasked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from barkade.server.errors import Refusal
from barkade.server.people.credentials import Credentials
from barkade.server.people.phrases import LENGTH, WORDS, new_phrase, phrase_digest
from barkade.server.runtime.clock import DAY
from barkade.server.store import Store
from barkade.server.store.postgres import PostgresStore
from barkade.server.wire import Dog
from tests.server.helpers.database import Database
from tests.server.helpers.in_process import HandClock, tables


def test_a_phrase_has_enough_chance_in_it() -> None:
    assert len(set(WORDS)) == 256 and all(word.isascii() and word.islower() for word in WORDS)
    phrases = {new_phrase() for _ in range(50)}
    assert len(phrases) == 50 and all(len(phrase.split()) == LENGTH == 8 for phrase in phrases)
    salt, words = "00" * 16, "acorn actor album"
    assert phrase_digest(" Acorn, ACTOR\n- album. ", salt) == phrase_digest(words, salt)
    assert phrase_digest(words, salt) != phrase_digest(words, "01" * 16)


async def come_back(kept: Path | Store) -> None:
    clock = HandClock()
    async with tables(kept, clock) as running:
        people = running.people
        credentials = Credentials(people, running.store, clock)
        anna, _ = await people.come_in("Anna", Dog())
        bo, _ = await people.come_in("Bo", Dog())
        old = await credentials.new_phrase(anna.id)
        phrase = await credentials.new_phrase(anna.id)
        with pytest.raises(Refusal, match="wrong-phrase"):
            await credentials.recover(old)
        with pytest.raises(Refusal, match="already-somebody"):
            await credentials.recover(phrase, bo.id, replace=False)
        assert await people.whose(await credentials.recover(phrase.upper(), bo.id, replace=True)) == anna.id
        assert await people.whose(await credentials.recover(phrase, anna.id, replace=False)) == anna.id
        link = await credentials.link(anna.id)
        with pytest.raises(Refusal, match="already-somebody"):
            await credentials.move(link, bo.id, replace=False)
        assert await people.whose(await credentials.move(link, bo.id, replace=True)) == anna.id, (
            "the link was still good"
        )
        clock.time += 500 * DAY
        await running.store.delete_unneeded(clock.time, clock.time - 400 * DAY, 0, 0)
        assert await people.whose(await credentials.recover(phrase)) == anna.id, "paper lasts longer than devices"
        await people.delete(anna.id)
        with pytest.raises(Refusal, match="wrong-phrase"):
            await credentials.recover(phrase)
        assert await running.store.note_once("once", "a") == await running.store.note_once("once", "b") == "a"


def test_a_phrase_brings_somebody_back(tmp_path: Path) -> None:
    asyncio.run(come_back(tmp_path / "t.sqlite"))


def test_a_phrase_brings_somebody_back_from_postgresql(database: Database) -> None:
    asyncio.run(come_back(PostgresStore(database.fresh())))
