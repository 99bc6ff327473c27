"""Results, ratings, statistics."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

from barkade.server import wire
from barkade.server.results import GameResult, SeatResult, is_rated, rate
from tests.server.play import NONCES, Sitting
from tests.server.process import ServerProcess
from tests.server.test_live import play_on, sit_down


def result(*people: tuple[str, int, bool], rated: bool = True) -> GameResult:
    seats = [SeatResult(person, "", score, won, False) for person, score, won in people]
    return GameResult("t", "dig", 1, 10, "finished", "yard-empty", rated, seats)


def test_who_wins_is_rated_higher() -> None:
    games = [result(("anna", 9, True), ("bo", 5, False), ("cy", 2, False)) for _ in range(10)]
    ratings = rate(games)
    assert ratings["anna"][0] > ratings["bo"][0] > ratings["cy"][0]
    assert ratings["anna"][3] == 10
    assert rate([result(("anna", 9, True), ("bo", 5, False), rated=False)]) == {}


def finished(**wishes: Any) -> Sitting:
    """A game that its first players are about to finish."""
    return Sitting("barking", 2, **{"help": "none", **wishes})


def test_only_what_its_first_players_finish_without_help_is_rated() -> None:
    def rated(sitting: Sitting) -> bool:
        sitting.play_some(random.Random(1), 50_000)
        return is_rated(sitting.table)

    assert rated(finished())
    assert not rated(finished(help="all")) and not rated(finished(help="coach"))

    handed = finished()
    handed.do("bo", wire.Stand(id="up", seat=1))
    handed.do("bo", wire.Sit(id="down", seat=1))
    assert not rated(handed), "a bot has played for somebody"

    resigned = finished()
    resigned.do("bo", wire.Resign(id="r", seat=1))
    assert resigned.table.phase == "over" and not is_rated(resigned.table)

    ended = finished()
    ended.do("bo", wire.Offer(id="o", what="end"))
    ended.do("anna", wire.Answer(id="a", yes=True))
    assert ended.table.phase == "over" and not is_rated(ended.table)

    alone = finished(start=False)
    for seat in range(2):
        alone.do("anna", wire.Sit(id=f"sit{seat}", seat=seat, nonce=NONCES[seat]))
    alone.do("anna", wire.Start(id="start"))
    assert not rated(alone), "nobody beats themselves"

    program = finished(start=False)
    program.do("anna", wire.Sit(id="sit0", seat=0, nonce=NONCES[0]))
    program.do("bot-1", wire.Sit(id="sit1", seat=1, nonce=NONCES[1]))
    program.do("anna", wire.Start(id="start"))
    assert not rated(program)

    before = finished()
    before.play_some(random.Random(1), 10)
    assert not rated(finished(record=before.match.record(), upto=8)), "it was begun elsewhere"


def test_a_finished_game_without_help_is_rated_and_a_helped_one_is_not(server: ServerProcess) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            for help_allowed in ("none", "all"):
                clients = await sit_down(server, stack, "barking", people=2, help=help_allowed)
                await asyncio.gather(*(play_on(client, random.Random(1)) for client in clients))
                person = clients[0].person
                async with asyncio.timeout(20):
                    while not (results := await person.request("GET", "/api/me/results")):
                        await asyncio.sleep(0.05)
                assert results[0]["rated"] == (help_allowed == "none")
                assert [seat["won"] for seat in results[0]["seats"]] == [
                    seat in clients[0].info["winners"] for seat in range(2)
                ]
                rated = {each["person"] for each in await person.request("GET", "/api/games/barking/ratings")}
                assert (person.id in rated) == (help_allowed == "none")
            statistics = await person.request("GET", "/api/games/barking/statistics")
            assert statistics["finished"] >= 2 and sum(statistics["wins_by_seat"]) >= 2

    asyncio.run(run())
