"""The owner's desk: what was agreed, who may stay, whose table it is; and what a deputy may not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from barkade.engine.options import CHANCE
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.http.tables import Wish, wished
from barkade.server.table import commands
from barkade.server.table.parts import WATCHERS
from barkade.server.table.presence import SCREEN
from tests.server.helpers.in_process import Ear, someone, tables
from tests.server.helpers.play import HASHES, NONCES, Sitting, picture
from tests.server.test_tables import settle


def refused(sitting: Sitting, who: str, command: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        sitting.do(who, command)
    return refusal.value.kind


def sit(sitting: Sitting, who: str, seat: int) -> None:
    sitting.do(who, wire.Sit(id=sitting.id(), seat=seat, nonce=NONCES[seat]))


def lobby(*people: str, players: int = 3, game: str = "dig", **wishes: Any) -> Sitting:
    """A table of Anna's before the start, with people in its first seats."""
    sitting = Sitting(game, players, start=False, **wishes)
    for seat, person in enumerate(people):
        sit(sitting, person, seat)
    return sitting


def deputised(sitting: Sitting, person: str) -> None:
    """Let somebody be the host while Anna is away."""
    sitting.away = {"anna"}
    sitting.do("", commands.ReplaceHost(id=sitting.id(), person=person))


# What was agreed


def test_seats_clock_help_and_publicity_can_be_changed_until_the_start() -> None:
    sitting = lobby("anna", "bo")
    table = sitting.table
    sitting.do("anna", wire.Change(id=sitting.id(), players=4, clock=86400, holiday=3600, help="none", public=True))
    opened = table.opened
    assert (len(table.seats), opened.players, opened.clock, opened.holiday) == (4, 4, 86400, 3600)
    assert (opened.help, opened.public, table.seats[1].person) == ("none", True, "bo")
    assert table.summary().public
    sitting.do("anna", wire.Change(id=sitting.id(), players=2, clock=0))
    assert (len(table.seats), table.opened.holiday, table.opened.help) == (2, 0, "none"), "what is left out stays"
    assert picture(sitting.rebuilt()) == picture(table)
    assert sitting.rebuilt().opened == table.opened
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert sitting.match.players == 2
    assert refused(sitting, "anna", wire.Change(id=sitting.id(), clock=60)) == "started"


def test_a_changed_table_is_played_as_it_was_changed() -> None:
    sitting = lobby("anna", "bo", players=2)
    sitting.do("anna", wire.Change(id=sitting.id(), options={"starter": 1}, players=3, clock=60))
    sit(sitting, "cy", 2)
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert (sitting.match.players, sitting.match.to_move) == (3, 1)
    assert sitting.table.deadline is not None
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_what_can_not_be_changed() -> None:
    sitting = lobby("anna")
    sit(sitting, "bo", 2)
    before = picture(sitting.table)
    assert refused(sitting, "bo", wire.Change(id="x", clock=60)) == "host-only"
    assert refused(sitting, "", wire.Change(id="x", clock=60)) == "host-only"
    assert refused(sitting, "anna", wire.Change(id="x", players=2)) == "seat-taken"
    assert refused(sitting, "anna", wire.Change(id="x", players=16)) == "malformed"
    assert refused(sitting, "anna", wire.Change(id="x", options={"wings": True})) == "malformed"
    assert picture(sitting.table) == before
    for seat in (0, 2):
        sitting.do(["anna", "", "bo"][seat], wire.Mix(id=sitting.id(), seat=seat, hash=HASHES[1]))
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=1, bot="random"))
    sitting.do("anna", wire.Start(id=sitting.id()))
    assert sitting.table.starting and refused(sitting, "anna", wire.Change(id="x", clock=60)) == "starting"


def test_fewer_seats_take_bots_the_first_player_and_requests_with_them() -> None:
    sitting = lobby("anna", players=4)
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=3, bot="random"))
    sitting.do("anna", wire.First(id=sitting.id(), seat=3))
    sitting.do("anna", wire.Door(id=sitting.id(), asks=True))
    sit(sitting, "bo", 2)  # asks
    sitting.do("anna", wire.Change(id=sitting.id(), players=2))
    assert (len(sitting.table.seats), sitting.table.options["starter"]) == (2, CHANCE)
    sitting.do("anna", wire.LetIn(id=sitting.id(), person="bo"))
    assert sitting.table.seats[1].person == "bo"
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_an_offer_for_a_seat_that_is_gone_is_void() -> None:
    sitting = lobby("anna", "bo", game="barking")
    sit(sitting, "anna", 2)
    assert sitting.table.offer is not None
    sitting.do("anna", wire.Change(id=sitting.id(), players=2))
    assert sitting.table.offer is None


def test_a_record_that_is_continued_keeps_its_players_and_options() -> None:
    played = Sitting("dig", 2)
    played.play(played.match.legal()[0].text)
    opened = wished(Wish("dig", 2, record=played.match.record()), "anna")
    sitting = Sitting("dig", 2, start=False, record=opened.record, upto=opened.upto)
    assert refused(sitting, "anna", wire.Change(id="x", players=3)) == "fixed-by-record"
    assert refused(sitting, "anna", wire.Change(id="x", options={"starter": 0})) == "fixed-by-record"
    sitting.do("anna", wire.Change(id=sitting.id(), clock=60))
    assert sitting.table.opened.clock == 60


def test_nobody_makes_more_tables_public_than_they_may_open(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite", most_public_per_person=1) as running:
            anna = await someone(running, "Anna")
            await running.open_table(wished(Wish("dig", 2, public=True), anna))
            other = await running.open_table(wished(Wish("dig", 2), anna))
            answer = await running.request(other, wire.Change(id="a", public=True), anna)
            assert isinstance(answer, wire.Refused) and answer.kind == "too-many-public"
            assert isinstance(await running.request(other, wire.Change(id="b", clock=60), anna), wire.Ack)

    asyncio.run(run())


# Closing


def test_a_table_is_closed_before_its_game_and_not_after() -> None:
    sitting = lobby("anna", "bo")
    assert refused(sitting, "bo", wire.Close(id="x")) == "host-only"
    sitting.do("anna", wire.Close(id=sitting.id()))
    assert (sitting.table.phase, sitting.table.ending) == ("over", "closed")
    for command in (wire.Sit(id="x", seat=2), wire.Start(id="x"), wire.Change(id="x", players=2), wire.Close(id="x")):
        assert refused(sitting, "anna", command) == "over"
    assert picture(sitting.rebuilt()) == picture(sitting.table)
    playing = Sitting("dig", 2)
    assert refused(playing, "anna", wire.Close(id="x")) == "started", "others have a game there"


# Whose table it is


def test_whoever_opened_the_table_stays_its_owner_and_a_deputy_only_starts() -> None:
    sitting = lobby("anna", "bo", "cy")
    table = sitting.table
    sitting.do("anna", wire.Stand(id=sitting.id(), seat=0))
    assert (table.owner, table.host) == ("anna", "anna")
    assert refused(sitting, "", commands.ReplaceHost(id="x", person="bo")) == "host-only", "she is here"
    deputised(sitting, "bo")
    assert (table.owner, table.host) == ("anna", "bo")
    for command in (
        wire.Unseat(id="x", seat=2),
        wire.Change(id="x", clock=60),
        wire.Close(id="x"),
        wire.HandOver(id="x", person="bo"),
        wire.LetBack(id="x", person="cy"),
        wire.SendAway(id="x", person="eve"),
        wire.Mute(id="x", person="cy"),
        wire.Door(id="x", asks=True),
        wire.LetIn(id="x", person="eve"),
        wire.First(id="x", seat=1),
    ):
        assert refused(sitting, "bo", command) == "host-only", command
    assert picture(sitting.rebuilt()) == picture(table)
    sitting.do("bo", wire.SeatBot(id=sitting.id(), seat=0, bot="random"))
    sitting.do("bo", wire.Start(id=sitting.id()))
    assert (table.phase, table.owner, table.host) == ("playing", "anna", "anna")
    assert refused(sitting, "bo", wire.SeatBot(id="x", seat=0, bot="random")) == "host-only"
    assert refused(sitting, "bo", wire.Substitute(id="x", seat=2)) == "host-only"
    assert refused(sitting, "", commands.ReplaceHost(id="x", person="bo")) == "started"


def test_the_owner_takes_the_role_back_and_the_next_one_follows_a_deputy() -> None:
    sitting = lobby("anna", "bo", "cy")
    deputised(sitting, "bo")
    assert refused(sitting, "", commands.ReplaceHost(id="x", person="anna")) == "host-only", "she is away"
    sitting.do("bo", wire.Stand(id=sitting.id(), seat=1))
    assert sitting.table.host == "cy"
    sitting.away = set()
    sitting.do("anna", wire.SeatBot(id=sitting.id(), seat=1, bot="random"))  # before anybody noticed that she is back
    sitting.do("", commands.ReplaceHost(id=sitting.id(), person="anna"))
    assert sitting.table.host == "anna"
    assert refused(sitting, "", commands.ReplaceHost(id="x", person="anna")) == "host-only", "she has it"
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_the_table_is_handed_over_to_somebody_who_sits_there() -> None:
    sitting = lobby("anna", "bo")
    assert refused(sitting, "bo", wire.HandOver(id="x", person="bo")) == "host-only"
    assert refused(sitting, "anna", wire.HandOver(id="x", person="eve")) == "players-only"
    assert refused(sitting, "anna", wire.HandOver(id="x", person="anna")) == "players-only"
    sitting.do("anna", wire.HandOver(id=sitting.id(), person="bo"))
    assert (sitting.table.owner, sitting.table.host) == ("bo", "bo")
    assert refused(sitting, "anna", wire.Close(id="x")) == "host-only"
    sitting.do("bo", wire.Unseat(id=sitting.id(), seat=0))
    assert refused(sitting, "anna", wire.Sit(id="x", seat=0)) == "sent-away"
    assert picture(sitting.rebuilt()) == picture(sitting.table)


# Who may stay


@pytest.mark.parametrize("start", [False, True])
def test_whoever_was_sent_away_is_let_back_in(start: bool) -> None:
    sitting = Sitting("barking", 3) if start else lobby("anna", "bo", "cy", game="barking")
    assert refused(sitting, "bo", wire.Unseat(id="x", seat=2)) == "host-only"
    sitting.do("anna", wire.Unseat(id=sitting.id(), seat=1))
    assert refused(sitting, "bo", wire.Say(id="x", text="woof")) == "muted"
    assert refused(sitting, "bo", wire.LetBack(id="x", person="bo")) == "host-only"
    assert refused(sitting, "anna", wire.LetBack(id="x", person="cy")) == "not-been-here"
    sitting.do("anna", wire.LetBack(id=sitting.id(), person="bo"))
    sitting.do("bo", wire.Say(id=sitting.id(), text="woof"))
    sitting.do("bo", wire.Sit(id=sitting.id(), seat=1, nonce=None if start else NONCES[1]))
    if start:  # a bot plays there by now: the others have to agree
        assert sitting.table.seats_of("bo") == []
        for other in ("anna", "cy"):
            sitting.do(other, wire.Answer(id=sitting.id(), yes=True))
    assert sitting.table.seats_of("bo") == [1]
    assert picture(sitting.rebuilt()) == picture(sitting.table)


def test_a_spectator_is_sent_away_and_follows_the_game_no_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            anna, bo, eve = [await someone(running, name) for name in ("Anna", "Bo", "Eve")]
            table = await running.open_table(wished(Wish("dig", 2), anna))
            host, guest, spectator = Ear(anna), Ear(bo), Ear(eve)
            screen = Ear("", screen=True)
            for ear in (host, guest, spectator, screen):
                await running.attach(table, ear)
            assert host.last("presence")["watchers"] == 3, "the screen is nobody"
            for seat, ear in enumerate((host, guest)):
                await running.submit(table, wire.Sit(id=f"sit{seat}", seat=seat, nonce=NONCES[seat]), ear)
            await running.submit(table, wire.Start(id="start"), host)
            await settle(running)
            assert [seen["seat"] for seen in spectator.last("news")["seen"]] == [None]

            async def refusal(command: wire.Mute | wire.SendAway) -> str:
                await running.submit(table, command, host)
                await settle(running)
                return str(host.last("refused")["kind"])

            assert await refusal(wire.SendAway(id="a", person=bo)) == "spectators-only"
            assert await refusal(wire.SendAway(id="b", person=SCREEN)) == "not-been-here"
            assert await refusal(wire.Mute(id="c", person="nobody")) == "not-been-here"
            await running.submit(table, wire.Mute(id="d", person=eve), host)  # who has not said a word yet
            await running.submit(table, wire.SendAway(id="e", person=eve), host)
            await settle(running)
            assert spectator.last("news")["seen"] == []
            (move,) = host.last("news")["seen"]
            mover = host if move["view"]["to_move"] == 0 else guest
            legal = next(seen for seen in mover.last("news")["seen"] if seen["seat"] is not None)["view"]
            play = wire.Play(id="f", seat=legal["seat"], version=0, actions=[legal["legal"][0]["text"]])
            await running.submit(table, play, mover)
            await settle(running)
            assert spectator.last("news")["version"] == 1 and spectator.last("news")["seen"] == []
            again = Ear(eve)
            await running.attach(table, again)
            assert again.last("news")["seen"] == [], "a new connection doesn't help"
            assert screen.last("news")["seen"], "but others still see it"
            await running.submit(table, wire.LetBack(id="g", person=eve), host)
            await settle(running)
            assert [seen["seat"] for seen in spectator.last("news")["seen"]] == [None]

    asyncio.run(run())


def test_somebody_let_back_in_sees_no_other_hand() -> None:
    sitting = Sitting("barking", 3)
    for seat in (1, 2):
        sitting.do("anna", wire.Unseat(id=sitting.id(), seat=seat))
    sitting.do("anna", wire.LetBack(id=sitting.id(), person="bo"))
    assert refused(sitting, "bo", wire.Sit(id="x", seat=2)) == "knows-a-hand"


def test_the_owner_mutes_in_play_without_a_seat() -> None:
    sitting = Sitting("dig", 3)
    sitting.do("anna", wire.Stand(id=sitting.id(), seat=0))
    assert refused(sitting, "bo", wire.Mute(id="x", person="cy")) == "host-only"
    sitting.do("anna", wire.Mute(id=sitting.id(), person="cy"))
    assert refused(sitting, "cy", wire.Say(id="x", text="woof")) == "muted"
    sitting.do("anna", wire.Mute(id=sitting.id(), person=WATCHERS))
    sitting.do("anna", wire.Say(id=sitting.id(), text="heel"))


def test_everybody_is_told_who_watches_and_who_was_sent_away(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            anna, bo = await someone(running, "Anna"), await someone(running, "Bo")
            table = await running.open_table(wished(Wish("dig", 2), anna))
            host, guest, stranger = Ear(anna), Ear(bo), Ear("")
            for ear in (host, guest, stranger):
                await running.attach(table, ear)
            told = host.last("presence")
            assert told["watchers"] == 3 and {each["name"] for each in told["watching"]} == {"Anna", "Bo"}
            await running.submit(table, wire.Sit(id="a", seat=1, nonce=NONCES[1]), guest)
            await running.submit(table, wire.Unseat(id="b", seat=1), host)
            await settle(running)
            running.detach(table, guest)
            running.unload(await running.session(table))
            info = await running.info(table)
            assert [(each.person, each.name) for each in info.sent_away] == [(bo, "Bo")]
            assert (info.owner, info.watchers) == (anna, 0)

    asyncio.run(run())
