"""Many analysed games of one person."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path

import msgspec
import pytest

from barkade.analysis import Analysis
from barkade.analysis.career import careers, seat_games
from barkade.analysis.report import Figure, Judgement, MoveReport, SeatReport, Shares
from barkade.server.results.careers import Careers
from barkade.server.store import Row, TableSummary
from barkade.server.store.sqlite import SQLiteStore
from barkade.server.table.result import GameResult, SeatResult

UNIT = 1000
NONE = Shares([0, 0], [0, 0])


def move(seat: int, kind: str, loss: int, mark: str = "") -> MoveReport:
    judgement = Judgement("x", {"id": "x", "args": {}}, Figure(loss, 1))
    return MoveReport(1, 0, seat, "x", {"id": "x", "args": {}}, NONE, kind=kind, judgement=judgement, mark=mark)


def analysed(luck: int, *moves: MoveReport, game: str = "goodboy") -> Analysis:
    lost = [sum(m.judgement.loss.value for m in moves if m.judgement and m.mark and m.seat == s) for s in (0, 1)]
    zero = Figure(0, 0)
    seats = [
        SeatReport(zero, Figure(sign * luck, 9), Figure(sign * 10, 9), zero, zero, 0, 0, zero, 0, given)
        for sign, given in zip((1, -1), lost, strict=True)
    ]
    return Analysis(game, 2, [], UNIT, 4, True, NONE, NONE, list(moves), seats, [], [], {"id": "x", "args": {}})


def test_figures_of_many_games_have_intervals() -> None:
    first = analysed(100, move(0, "roll", 120, "blunder"), move(0, "stop", 5), move(1, "roll", 300, "blunder"))
    second = analysed(-60, move(0, "roll", 60, "mistake"), move(0, "put", 200, "blunder"), move(0, "put", 0))
    (mine,) = careers(seat_games(each)[0] for each in (first, second))
    assert (mine.game, mine.games, mine.choices) == ("goodboy", 2, 5)
    assert mine.accuracy.value == 0.4
    assert mine.accuracy.low is not None and 0.1 < mine.accuracy.low < 0.4
    assert mine.luck.value == pytest.approx((0.11 - 0.05) / 2)
    assert mine.luck.low is not None and mine.luck.low < 0 < (mine.luck.high or 0)
    assert mine.given_away.value == pytest.approx((0.12 + 0.26) / 2)
    assert [(lost.kind, lost.mistakes, lost.choices) for lost in mine.loses] == [("put", 1, 2), ("roll", 2, 2)]


def test_one_game_has_no_interval_and_the_most_played_comes_first() -> None:
    games = [analysed(10), analysed(20), analysed(30, game="other")]
    found = careers(seat_games(each)[1] for each in games)
    assert [(each.game, each.games) for each in found] == [("goodboy", 2), ("other", 1)]
    assert found[1].luck.low is None
    assert found[1].accuracy.low == 0
    assert careers([]) == []


class Results:
    def __init__(self, *results: GameResult) -> None:
        self.results = results

    async def of(self, person: str) -> list[GameResult]:
        return list(self.results)


def test_a_server_adds_up_the_kept_analyses_of_a_person(tmp_path: Path) -> None:
    """Seats of others don't count, nor games that nobody analysed."""

    async def run() -> None:
        store = SQLiteStore(tmp_path / "data")
        await store.open()
        for table in ("t", "u"):
            await store.append(Row(table, 1, 0, "c", "", 1, b"{}"), TableSummary(table, "dig", "over", False, False, 1))
        analysis = analysed(100, move(1, "roll", 120, "blunder"))
        await store.save_analysis("t", zlib.compress(msgspec.json.encode(analysis)))
        seats = [SeatResult("anna", "", 1, True, False), SeatResult("ben", "", 1, False, False)]
        played = [GameResult(table, "goodboy", 1, 9, "finished", "", False, seats) for table in ("t", "u")]
        desk = Careers(store, Results(*played))  # type: ignore[arg-type]
        anna, ben = await desk.of("anna"), await desk.of("ben")
        await store.close()
        assert anna[0].games == ben[0].games == 1
        assert anna[0].luck.value == pytest.approx(0.11)
        assert ben[0].luck.value == pytest.approx(-0.11)
        assert (anna[0].choices, ben[0].choices) == (0, 1)

    asyncio.run(run())
