"""Results, ratings, statistics."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

from barkade.server import wire
from barkade.server.results import results as results_module
from barkade.server.results.results import Results, rate
from barkade.server.runtime.clock import SECOND
from barkade.server.store import StoreFailed
from barkade.server.table.commands import EndTurn, PlayForBot
from barkade.server.table.result import GameResult, SeatResult, is_rated, ranks, result_of
from tests.server.helpers.in_process import HandClock, someone, tables
from tests.server.helpers.play import NONCES, Sitting
from tests.server.helpers.process import ServerProcess
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


def forfeited(sitting: Sitting) -> list[int]:
    """Play to the end; bots play anything for whoever is gone. Who forfeited, by seat: their place, or 0."""
    rng, table = random.Random(1), sitting.table
    while table.to_move is not None:
        seat, text = table.to_move, rng.choice(sitting.match.legal()).text
        bot = table.seats[seat].bot
        if bot:
            sitting.do("", PlayForBot(id=sitting.id(), seat=seat, bot=bot, version=table.version, actions=[text]))
        else:
            sitting.play(text)
    result = result_of(table)
    assert result is not None and result.rated
    assert [seat.person for seat in result.seats] == table.first_people
    assert not any(seat.won for seat in result.seats if seat.forfeited)
    assert result_of(sitting.rebuilt()) == result
    return [seat.forfeited for seat in result.seats]


def test_nobody_gets_out_of_a_rated_game() -> None:
    resigned = finished()
    resigned.do("bo", wire.Resign(id="r", seat=1))
    assert forfeited(resigned) == [0, 1]

    left = finished()
    left.do("bo", wire.Stand(id="up", seat=1))
    assert forfeited(left) == [0, 1]

    back = finished()
    back.do("bo", wire.Stand(id="up", seat=1))
    back.do("bo", wire.Sit(id="down", seat=1))
    assert forfeited(back) == [0, 0], "no bot has moved meanwhile"

    late = finished(clock=30)
    slow = late.match.to_move
    assert slow is not None
    late.now += 31 * SECOND
    late.do("", EndTurn(id=":clock", seat=slow))
    assert forfeited(late) == [int(seat == slow) for seat in range(2)]

    stopped = finished()
    stopped.do("bo", wire.Stand(id="up", seat=1))
    stopped.do("anna", wire.Offer(id="o", what="end"))
    bot = stopped.table.seats[1].bot
    assert bot and stopped.table.ending == "agreed" and forfeited_at_the_end(stopped) == [0, 1]


def forfeited_at_the_end(sitting: Sitting) -> list[int]:
    result = result_of(sitting.table)
    assert result is not None
    return [seat.forfeited for seat in result.seats]


def test_a_bot_that_moved_for_somebody_has_lost_the_game_for_them() -> None:
    sitting = finished()
    mover = sitting.match.to_move
    assert mover is not None
    person, text = sitting.table.seats[mover].person, sitting.match.legal()[0].text
    sitting.do(person, wire.Stand(id="up", seat=mover))
    bot = sitting.table.seats[mover].bot
    sitting.do("", PlayForBot(id=":b", seat=mover, bot=bot, version=sitting.table.version, actions=[text]))
    sitting.do(person, wire.Sit(id="down", seat=mover))
    assert forfeited(sitting)[mover] == 1


def test_who_sends_a_player_away_has_lost() -> None:
    sitting = finished()
    sitting.do("anna", wire.Unseat(id="u", seat=1))
    assert forfeited(sitting) == [1, 0]

    absent = finished()
    absent.do("bo", wire.Stand(id="up", seat=1))
    absent.do("anna", wire.Unseat(id="u", seat=1))
    assert forfeited(absent) == [0, 1], "bo had left before"


def test_the_first_to_leave_is_last() -> None:
    sitting = Sitting("barking", 3, help="none")
    for person, seat in (("cy", 2), ("anna", 0)):
        sitting.do(person, wire.Resign(id=sitting.id(), seat=seat))
    assert forfeited(sitting) == [2, 0, 1]
    seats = [SeatResult("a", "", 9, True, False, 1), SeatResult("b", "", 1, False, False, 2)]
    seats += [SeatResult("c", "", 0, False, False), SeatResult("d", "", 5, True, False)]
    assert ranks(seats) == [3, 2, 1, 0]


def test_old_results_are_read_as_they_were_written() -> None:
    seat = b'{"person":"a","bot":"","score":3,"won":true,"resigned":false}'
    head = b'{"table":"t","game":"dig","at":1,"versions":9,"ending":"finished","reason":"x","rated":true'
    (old,) = results_module.decoded([head + b',"seats":[' + seat + b"]}"])
    assert old.seats[0].forfeited == 0


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


def test_going_through_all_results_holds_no_table_up_and_is_done_once_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, read = list[threading.Thread](), list[str | None]()

    def watched(work: Callable[..., Any]) -> Callable[..., Any]:
        def working(*given: Any) -> Any:
            threads.append(threading.current_thread())
            return work(*given)

        return working

    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            anna, bo = await someone(running, "Anna"), await someone(running, "Bo")
            known = result((anna, 9, True), (bo, 5, False))
            await running.store.save_result("t", "dig", 1, msgspec.json.encode(known), [anna, bo])
            results, store_results = (
                Results(running.store, running.people, running.clock, running.tasks),
                running.store.results,
            )

            async def reading(game: str | None, person: str | None, limit: int = 1000) -> list[bytes]:
                read.append(game)
                return await store_results(game, person, limit)

            monkeypatch.setattr(running.store, "results", reading)
            for _ in range(2):
                await asyncio.gather(*(ask("dig") for ask in (results.ratings, results.statistics) for _ in range(5)))
            ratings, statistics = await results.ratings("dig"), await results.statistics("dig")
            assert [each.name for each in ratings] == ["Anna", "Bo"] and statistics.wins_by_seat == [1, 0]
            assert len(read) == 2 and len(threads) == 3 and threading.main_thread() not in threads
            clock.time += 11 * SECOND
            await results.statistics("dig")
            assert len(read) == 3

    monkeypatch.setattr(results_module, "rate", watched(results_module.rate))
    monkeypatch.setattr(results_module, "decoded", watched(results_module.decoded))
    asyncio.run(run())


def test_ratings_that_could_not_be_read_are_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with tables(tmp_path / "t.sqlite") as running:
            results = Results(running.store, running.people, running.clock, running.tasks)

            async def broken(*_given: Any) -> list[bytes]:
                raise StoreFailed("no disk")

            with monkeypatch.context() as patched:
                patched.setattr(running.store, "results", broken)
                with pytest.raises(StoreFailed):
                    await results.ratings("dig")
            assert await results.ratings("dig") == []

    asyncio.run(run())
