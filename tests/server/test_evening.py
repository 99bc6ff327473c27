"""An evening: several games on one score sheet, with the same people, until the cup is handed out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec.structs import replace

from barkade.games import games, load_game
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.http.tables import Wish, wished
from barkade.server.store.postgres import PostgresStore
from barkade.server.table import events
from barkade.server.table.evening import MOST_GAMES, points_of, standings
from barkade.server.table.result import GameResult, SeatResult
from barkade.server.tables.rematch import last_of_evening, rematch
from tests.server.helpers.database import Database
from tests.server.helpers.in_process import Ear, Node, someone, tables
from tests.server.helpers.play import NONCES


def result(*seats: tuple[int, bool, bool], ending: str = "finished") -> GameResult:
    """A result from points, victories and resignations."""
    made = [SeatResult(f"p{at}", "", score, won, gave_up) for at, (score, won, gave_up) in enumerate(seats)]
    return GameResult("t", "dig", 1, 10, ending, "", False, made)


def test_a_game_brings_a_point_for_everybody_left_behind() -> None:
    assert points_of(result((9, True, False), (5, False, False), (7, False, False))) == [2, 0, 1]
    assert points_of(result((9, True, False), (9, True, False), (7, False, False))) == [1, 1, 0], "equals"
    # The rules may have broken a tie: whoever won is ahead of whoever has as many points.
    assert points_of(result((9, False, False), (9, True, False))) == [0, 1]
    assert points_of(result((9, True, True), (5, False, False), (1, False, False))) == [0, 2, 1], "who gave up is last"
    assert points_of(result((9, False, False), (5, False, False), ending="agreed")) == [0, 0]


def evening_of(*sheet: Sequence[tuple[str, int, bool]]) -> list[events.EveningGame]:
    return [
        events.EveningGame(
            f"t{at}", "dig", {}, [events.EveningSeat(who, "", "", points, won) for who, points, won in game]
        )
        for at, game in enumerate(sheet)
    ]


def test_equals_are_told_apart_by_victories_and_otherwise_share_the_cup() -> None:
    more_wins = standings(
        evening_of(
            [("anna", 2, True), ("bo", 1, False), ("cy", 0, False)],
            [("anna", 0, False), ("bo", 1, False), ("cy", 2, True)],
        )
    )
    assert [(each.person, each.points, each.cup) for each in more_wins] == [
        ("anna", 2, True),
        ("bo", 2, False),
        ("cy", 2, True),
    ]
    # Somebody comes later, somebody else leaves.
    changed = standings(evening_of([("anna", 1, True), ("bo", 0, False)], [("anna", 0, False), ("di", 1, True)]))
    assert [(each.person, each.by_game, each.cup) for each in changed] == [
        ("anna", [1, 0], True),
        ("bo", [0, None], False),
        ("di", [None, 1], True),
    ]
    assert standings([]) == []


async def play(node: Node, table_id: str, people: Sequence[str], loser: int = 1) -> None:
    """Everybody commits, the first move is made, and somebody gives up: to the end it would take seconds."""
    for seat, person in enumerate(people):
        await node.request(table_id, wire.Sit(id=f"sit{seat}", seat=seat, nonce=NONCES[seat]), person)
    host = (await node.table(table_id)).host  # whoever asked for the rematch first
    assert isinstance(await node.request(table_id, wire.Start(id="start"), host), wire.Ack)
    table = await node.table(table_id)
    assert table.match is not None and table.to_move is not None
    move = wire.Play(id="move", seat=table.to_move, version=0, actions=[table.match.legal()[0].text])
    assert isinstance(await node.request(table_id, move, people[table.to_move]), wire.Ack)
    assert isinstance(await node.request(table_id, wire.Resign(id="up", seat=loser), people[loser]), wire.Ack)


async def a_whole_evening(here: Node, there: Node) -> tuple[list[str], wire.Evening]:
    """Play every game once with the same two people, at two nodes in turn; return the tables and the sheet."""
    people = [await someone(here, "Anna"), await someone(here, "Bo")]
    opened = wished(Wish(game=games()[0], players=2, evening=True), people[0])
    ids = [await here.open_table(opened)]
    await here.request(ids[0], wire.Sit(id="a", seat=1, nonce=NONCES[1]), people[1])
    await here.request(ids[0], wire.NameSeat(id="b", seat=1, name="Grandma", dog=wire.Dog(head=3)), people[1])
    starters = []
    for number, game in enumerate([*games()[1:], ""]):
        node, other = (here, there) if number % 2 == 0 else (there, here)
        await play(node, ids[-1], people, loser=number % 2)
        match = (await node.table(ids[-1])).match
        assert match is not None
        starters.append(match.history[1].seat)
        if not game:
            break
        # Both ask at once, at their own nodes: they are led to the same table.
        found = await asyncio.gather(rematch(other, ids[-1], people[1], game), rematch(node, ids[-1], people[0], game))
        assert found[0] == found[1] not in ids
        ids.append(found[0])
        info = await other.info(ids[-1])
        assert info.game == game and info.phase == "open"
        assert [seat.name for seat in info.seats] == ["Anna", "Grandma"] and info.seats[1].dog == wire.Dog(head=3)
        if "starter" in load_game(game).options:
            assert info.options["starter"] == (starters[-1] + 1) % 2
    with pytest.raises(Refusal, match="players-only"):
        await rematch(here, ids[-1], "stranger")
    ended = await here.request(ids[-1], wire.EndEvening(id="end"), people[1])
    assert isinstance(ended, wire.Ack)
    again = await here.request(ids[0], wire.EndEvening(id="end"), people[1])
    assert isinstance(again, wire.Refused) and again.kind == "evening-goes-on"
    async with asyncio.timeout(30):
        while not (await there.table(ids[-1])).evening_ended:
            await asyncio.sleep(0.01)  # the other node follows
    # From any of its tables one is led to the last.
    assert {(await last_of_evening(there, each)).id for each in ids} == {ids[-1]}
    sheet = (await there.info(ids[-1])).evening
    assert sheet is not None
    return ids, sheet


def check(ids: list[str], sheet: wire.Evening) -> None:
    assert sheet.ended and [game.table for game in sheet.games] == ids
    assert [game.game for game in sheet.games] == games()
    assert [player.name for player in sheet.players] == ["Anna", "Grandma"]
    assert all(sum(points or 0 for points in player.by_game) == player.points for player in sheet.players)
    assert [game.winners for game in sheet.games] == [[1], [0]] * (len(ids) // 2)
    assert [player.by_game for player in sheet.players] == [[0, 1] * (len(ids) // 2), [1, 0] * (len(ids) // 2)]
    assert all(player.cup for player in sheet.players), "they share it"


def test_every_game_on_one_sheet_until_the_cup(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            ids, sheet = await a_whole_evening(node, node)
            check(ids, sheet)
        # A new server reads the same sheet from the rows.
        async with tables(tmp_path / "t.sqlite") as node:
            assert (await node.info(ids[-1])).evening == sheet
            # After the cup a rematch is a game by itself, and of the same game.
            anna = (await node.table(ids[-1])).seats[0].person
            with pytest.raises(Refusal, match="no-evening"):
                await rematch(node, ids[-1], anna, games()[0])
            alone = await rematch(node, ids[-1], anna)
            assert (await node.info(alone)).evening is None
            assert (await last_of_evening(node, ids[0])).id == ids[-1]

    asyncio.run(run())


def test_an_evening_at_two_nodes(database: Database) -> None:
    async def run() -> None:
        url = database.fresh()
        async with AsyncExitStack() as stack:
            here, there = [await stack.enter_async_context(tables(PostgresStore(url))) for _ in range(2)]
            check(*await a_whole_evening(here, there))

    asyncio.run(run())


def test_a_lobby_that_was_closed_is_opened_anew(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            people = [await someone(node, "Anna"), await someone(node, "Bo")]
            first = await node.open_table(wished(Wish(game="dig", players=2, evening=True), people[0]))
            await play(node, first, people)
            closed = await rematch(node, first, people[0])
            await node.request(closed, wire.Close(id="close"), people[0])
            again = await rematch(node, first, people[1], "spots")
            assert again != closed and await rematch(node, first, people[0]) == again
            assert (await node.info(first)).rematch == again
            assert len((await node.info(again)).evening.games) == 1  # type: ignore[union-attr]

    asyncio.run(run())


def test_whoever_was_sent_away_or_muted_stays_so_in_the_next_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            people = [await someone(node, "Anna"), await someone(node, "Bo")]
            troll, parrot = await someone(node, "Troll"), await someone(node, "Parrot")
            first = await node.open_table(wished(Wish(game="dig", players=2), people[0]))
            for guest in (troll, parrot):
                await node.request(first, wire.Say(id=f"hi-{guest}", text="hi"), guest)
            await node.request(first, wire.SendAway(id="away", person=troll), people[0])
            await node.request(first, wire.Mute(id="mute", person=parrot), people[0])
            await play(node, first, people)
            again = await rematch(node, first, people[0])
            for guest in (troll, parrot):
                said = await node.request(again, wire.Say(id=f"again-{guest}", text="ha"), guest)
                assert isinstance(said, wire.Refused) and said.kind == "muted"
            await node.request(again, wire.Stand(id="stand", seat=1), people[1])
            sat = await node.request(again, wire.Sit(id="sit", seat=1, nonce=NONCES[1]), troll)
            assert isinstance(sat, wire.Refused) and sat.kind == "sent-away"
            # And the owner may think better of it.
            for command in (wire.LetBack(id="back", person=troll), wire.Mute(id="talk", person=parrot, muted=False)):
                assert isinstance(await node.request(again, command, people[0]), wire.Ack)
        async with tables(tmp_path / "t.sqlite") as node:
            table = await node.table(again)
            assert (table.muted, list(table.sent_away)) == (set(), [])

    asyncio.run(run())


def test_the_next_table_remembers_so_many_who_were_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("barkade.server.tables.rematch.MOST_SENT_AWAY", 2)

    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            people = [await someone(node, "Anna"), await someone(node, "Bo")]
            first = await node.open_table(wished(Wish(game="dig", players=2), people[0]))
            guests = [await someone(node, f"Guest {number}") for number in range(4)]
            for guest in guests:
                await node.request(first, wire.Say(id=f"hi-{guest}", text="hi"), guest)
                await node.request(first, wire.SendAway(id=f"away-{guest}", person=guest), people[0])
            await play(node, first, people)
            again = await node.table(await rematch(node, first, people[0]))
            assert list(again.sent_away) == guests[2:]

    asyncio.run(run())


def test_nobody_becomes_owner_by_asking_for_the_rematch_faster(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            people = [await someone(node, "Anna"), await someone(node, "Bo")]
            for there in (True, False):
                first = await node.open_table(wished(Wish(game="dig", players=2), people[0]))
                await play(node, first, people)
                if there:
                    await node.attach(first, Ear(people[0]))
                again = await node.table(await rematch(node, first, people[1]))
                assert again.owner == people[0 if there else 1]
                assert again.host == people[1], "who asked may start, if the owner does not come"
                sent = await node.request(again.id, wire.Unseat(id="out", seat=0), people[1])
                assert isinstance(sent, wire.Refused if there else wire.Ack)

    asyncio.run(run())


def test_what_can_not_be_an_evening() -> None:
    for wish in (Wish(game="spots", players=1, evening=True), Wish(game="spots", players=2, record="x", evening=True)):
        with pytest.raises(Refusal, match="evening-needs-two"):
            wished(wish, "anna")


def test_an_evening_has_an_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            people = [await someone(node, "Anna"), await someone(node, "Bo")]
            opened = wished(Wish(game="dig", players=2), people[0])
            sheet = evening_of(*([(people[0], 1, True), (people[1], 0, False)] for _ in range(MOST_GAMES - 1)))
            table = await node.open_table(replace(opened, evening=events.Evening(sheet)))
            await play(node, table, people)
            with pytest.raises(Refusal, match="evening-full"):
                await rematch(node, table, people[0])

    asyncio.run(run())
