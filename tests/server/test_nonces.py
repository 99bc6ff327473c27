"""Dice that nobody can choose: everybody commits to their random bytes before anybody reveals theirs."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from barkade.client import HttpClient
from barkade.engine.chance import Live, combined_key, nonce_commitment
from barkade.engine.record import verify
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.table.parts import NO_NONCE
from tests.server.helpers.play import HASHES, NAMES, NONCES, SEED, Sitting, picture
from tests.server.helpers.process import ServerProcess


def refused(sitting: Sitting, who: str, command: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        sitting.do(who, command)
    return refusal.value.kind


def committed(game: str = "dig", people: int = 2, bots: int = 0) -> Sitting:
    sitting = Sitting(game, people + bots, start=False)
    for seat in range(people):
        sitting.do(NAMES[seat], wire.Sit(id=sitting.id(), seat=seat, hash=HASHES[seat]))
    for seat in range(people, people + bots):
        sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=seat, bot="random"))
    return sitting


def reveal(sitting: Sitting, seat: int) -> None:
    sitting.do(NAMES[seat], wire.Reveal(id=sitting.id(), seat=seat, nonce=NONCES[seat]))


def phase(sitting: Sitting) -> tuple[str, bool]:
    return sitting.table.phase, sitting.table.starting


def test_the_vector_of_the_protocol() -> None:
    assert nonce_commitment(bytes(range(16))) == "99bc9d623e1471797d9bb94142fc00f34d444e1c13e95590a2e0a1f7ac3b7e89"


def test_the_game_begins_when_the_last_has_revealed() -> None:
    sitting = committed(people=2, bots=1)
    assert [seat.hash for seat in sitting.table.seats] == [*HASHES[:2], ""]
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert phase(sitting) == ("open", True) and sitting.table.match is None
    reveal(sitting, 1)
    assert phase(sitting) == ("open", True)
    assert picture(sitting.rebuilt()) == picture(sitting.table)
    reveal(sitting, 0)
    assert phase(sitting) == ("playing", False)
    nonces = [bytes.fromhex(nonce) for nonce in (*NONCES[:2], NO_NONCE)]
    assert isinstance(sitting.match.chance, Live)
    assert sitting.match.chance.key == combined_key(bytes.fromhex(SEED), nonces)
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_nothing_is_revealed_before_everything_is_fixed() -> None:
    sitting = committed()
    early = wire.Reveal(id=sitting.id(), seat=0, nonce=NONCES[0])
    assert refused(sitting, "anna", early) == "not-starting"


def test_the_last_to_reveal_chooses_nothing() -> None:
    """The attack: who knows the seed and the others' bytes tries bytes of their own until they like the deal."""
    sitting = committed("barking")
    sitting.do("anna", wire.Start(id=sitting.id()))
    reveal(sitting, 1)
    other = wire.Reveal(id=sitting.id(), seat=0, nonce="f0" * 16)
    assert refused(sitting, "anna", other) == "wrong-nonce"
    for command in (
        wire.Mix(id=sitting.id(), seat=0, nonce="f0" * 16),
        wire.Mix(id=sitting.id(), seat=0, hash="f0" * 32),
        wire.Sit(id=sitting.id(), seat=0, nonce="f0" * 16),
        wire.First(id=sitting.id(), seat=1),
        wire.Start(id=sitting.id()),
    ):
        assert refused(sitting, "anna", command) == "starting", command
    reveal(sitting, 0)
    assert [seat.nonce for seat in sitting.table.seats] == NONCES[:2]


def test_a_bot_is_not_exchanged_once_bytes_are_revealed() -> None:
    sitting = committed(people=1, bots=1)
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert refused(sitting, "anna", wire.SeatBot(id=sitting.id(), seat=1, bot="good-dog")) == "starting"


@pytest.mark.parametrize("who", ["anna", "bo"])
def test_a_start_that_is_called_off_leaves_no_bytes_behind(who: str) -> None:
    sitting = committed(people=3)
    sitting.do("anna", wire.Start(id=sitting.id()))
    reveal(sitting, 2)
    if who == "anna":
        sitting.do("anna", wire.Unseat(id=sitting.id(), seat=1))
    else:
        sitting.do("bo", wire.Stand(id=sitting.id(), seat=1))
    table = sitting.table
    assert not table.starting and table.phase == "open"
    assert [(seat.hash, seat.nonce) for seat in table.seats] == [("", "")] * 3
    assert picture(sitting.rebuilt()) == picture(table)
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=1, bot="random"))
    assert refused(sitting, "anna", wire.Start(id=sitting.id())) == "not-ready"


def test_bytes_that_were_given_at_once_are_shown_as_a_commitment_too() -> None:
    sitting = Sitting("dig", 2, start=False)
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, nonce=NONCES[0]))
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=1, hash=HASHES[1]))
    assert [seat.hash for seat in sitting.table.seats] == HASHES[:2]
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert sitting.table.starting
    reveal(sitting, 1)
    assert sitting.table.phase == "playing"


def test_a_mix_has_to_bring_something() -> None:
    sitting = committed()
    assert refused(sitting, "anna", wire.Mix(id=sitting.id(), seat=0)) == "malformed"


def test_who_is_let_into_a_seat_has_committed_already() -> None:
    sitting = Sitting("barking", 3, start=False)
    sitting.do("anna", wire.Sit(id=sitting.id(), seat=0, hash=HASHES[0]))
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=1, hash=HASHES[1]))
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=2, hash=HASHES[2]))
    sitting.do("anna", wire.Answer(id=sitting.id(), yes=True))
    assert sitting.table.seats[2].hash == HASHES[2]


def test_such_a_game_is_verified_as_ever() -> None:
    sitting = committed()
    sitting.do("anna", wire.Start(id=sitting.id()))
    reveal(sitting, 0)
    reveal(sitting, 1)
    assert verify(sitting.match.record()).version == 0


def test_clients_commit_and_reveal_by_themselves(server: ServerProcess) -> None:
    async def run() -> None:
        anna, bo = await HttpClient.come_in(server.url, "Anna"), await HttpClient.come_in(server.url, "Bo")
        table = await anna.open_table("dig", 2)
        async with anna.at(table) as first, bo.at(table) as second:
            await first.sit(0)
            await second.sit(1)
            await first.until(lambda: all(seat["person"] and seat["ready"] for seat in first.info["seats"]))
            assert len({seat["hash"] for seat in first.info["seats"]}) == 2
            assert not any(seat["revealed"] for seat in first.info["seats"])
            await first.do("start")
            await asyncio.gather(first.reach(0), second.reach(0))
            assert first.info["phase"] == "playing" and first.info["nonces"] is None
            await first.do("resign", seat=0)
            await second.finish()
            hashes = [nonce_commitment(bytes.fromhex(nonce)) for nonce in second.info["nonces"]]
            assert hashes == [seat["hash"] for seat in second.info["seats"]]

    asyncio.run(run())
