"""Bots that talk: on what everybody has seen, sparingly, and not when they were asked to be quiet."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from barkade.bots.characters import CHARACTERS, line_of
from barkade.engine.i18n import LANGUAGES, message, say
from barkade.engine.kit import EVERYONE
from barkade.games import games, load_game
from barkade.server import wire
from barkade.server.http.tables import Wish, wished
from barkade.server.table.parts import BOTS, Remark
from barkade.server.tables.chatter import Chatter, ending_of, felt_since
from tests.server.helpers.in_process import HandClock, Node, someone, tables
from tests.server.helpers.play import NONCES, Sitting
from tests.server.test_tables import settle


def test_every_character_has_its_words_in_every_language() -> None:
    for language in LANGUAGES:
        said = []
        for seat, character in enumerate(CHARACTERS):
            assert character.answer in wire.BARKS
            for feeling in character.feels:
                line = line_of(seat, feeling)
                said.append(say(message(line), language=language))
                assert said[-1] != line
            assert say(message(f"bot-temper-{seat}"), language=language) != f"bot-temper-{seat}"
        assert len(set(said)) == len(said), "everybody has words of their own"
    assert line_of(0, "hurt") == "" and line_of(len(CHARACTERS), "glad") == line_of(0, "glad")


@pytest.mark.parametrize("game", games())
def test_bots_feel_only_what_everybody_was_told(game: str) -> None:
    sitting = Sitting(game, 2)
    sitting.play_some(random.Random(3), 50_000)
    felt = felt_since(sitting.table, -1)
    assert felt and {feeling for _, feeling in felt} <= {"hurt", "glad"}
    assert all(0 <= seat < 2 for seat, _ in felt)
    feelings = load_game(game).feelings
    told = [raw for number in sitting.match.standing for raw in sitting.match.history[number].events]
    public = [raw for raw in told if raw.kind in feelings and raw.to == EVERYONE]
    assert len(felt) == sum(feelings[raw.kind](raw.seat, *raw.values) is not None for raw in public)
    assert felt_since(sitting.table, sitting.table.version) == []
    assert {seat for seat, feeling in ending_of(sitting.table) if feeling == "won"} == set(sitting.table.winners)


async def at_table(node: Node) -> tuple[str, str]:
    """A person, and a table with a bot that has started."""
    node.observers.append(Chatter(node, node.clock))
    anna = await someone(node, "Anna")
    table = await node.open_table(wished(Wish(game="spots", players=2), anna))
    await node.request(table, wire.Sit(id="sit", seat=0, nonce=NONCES[0]), anna)
    await node.request(table, wire.SeatBot(id="bot", seat=1, bot="random"), anna)
    await node.request(table, wire.Start(id="start"), anna)
    return anna, table


async def heard(node: Node, table: str) -> list[Remark]:
    await settle(node)
    return [each for each in (await node.table(table)).talk if each.who.startswith("bot:")]


def test_a_bot_answers_a_bark_but_not_every_one(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as node:
            anna, table = await at_table(node)
            for number in range(6):
                await node.request(table, wire.Bark(id=f"b{number}", bark="woof"), anna)
            answers = [each for each in await heard(node, table) if each.bark]
            assert [(each.who, each.bark) for each in answers] == [("bot:1", CHARACTERS[1].answer)] * 2
            clock.time += 60_000
            await node.request(table, wire.Mute(id="quiet", person=BOTS), anna)
            await node.request(table, wire.Bark(id="b", bark="woof"), anna)
            assert len([each for each in await heard(node, table) if each.bark]) == 2
            await node.request(table, wire.Mute(id="speak", person=BOTS, muted=False), anna)
            await node.request(table, wire.Bark(id="c", bark="woof"), anna)
            assert len([each for each in await heard(node, table) if each.bark]) == 3

    asyncio.run(run())


def test_bots_remark_sparingly_and_on_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as node:
            anna, table_id = await at_table(node)
            rng = random.Random(2)
            async with asyncio.timeout(60):
                while (table := await node.table(table_id)).phase == "playing":
                    if table.to_move == 0 and table.match is not None:
                        move = wire.Play(
                            id=f"m{table.version}",
                            seat=0,
                            version=table.version,
                            actions=[rng.choice(table.match.legal()).text],
                        )
                        await node.request(table_id, move, anna)
                    await asyncio.sleep(0)
            lines = [each.line for each in await heard(node, table_id)]
            # The clock stands still: one remark in the whole game, and one on its end.
            ending = line_of(1, "won" if 1 in table.winners else "lost")
            assert lines[-1] == ending and len(lines) <= 2
            assert set(lines) <= {ending, line_of(1, "hurt")}

    asyncio.run(run())
