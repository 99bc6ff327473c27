"""Reports: one file with everything in it, the same figures as JSON and CSV, a chapter where a game has one."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from barkade.engine.i18n import LANGUAGES, say
from barkade.engine.setup import Setup
from barkade.games import games, load_game
from barkade.lab.figures import Figure
from barkade.lab.report import Order, Report, make_report
from barkade.lab.report_cli import write
from barkade.lab.sections import all_sections
from barkade.lab.simulation import Simulation, Task
from barkade.lab.simulation_report import SimulationReport
from tests.toys import heap_registered

GAMES = 400


@pytest.fixture(scope="module")
def report() -> Report:
    """A small box against an even smaller one."""
    setup, against = (Setup.of("dig", 2, {}, {"colours": colours}) for colours in (4, 3))
    told: list[tuple[int, int]] = []
    made = make_report(
        Order(setup, 5, GAMES, ladder=0, threads=2, against=against),
        lambda doing, done, total: told.append((done, total)),
    )
    assert (GAMES, GAMES) in told and all(done <= total for done, total in told)
    return made


def test_a_page_has_all_sections_and_nothing_from_elsewhere(report: Report, tmp_path: Path) -> None:
    page, data, table = write(report, tmp_path / "dig.html")
    text = page.read_text("utf-8")
    assert [part.id for part in report.sections] == [
        "differences", "advantage", "length", "scores", "endings", "drama", "actions", "chapter", "choices", "skill",
    ]  # fmt: skip
    assert all(f'id="{part.id}"' in text for part in report.sections)
    assert "this box: colours = 4<br>the other: colours = 3" in text
    assert "--share" not in text[text.index('id="differences"') : text.index('id="advantage"')]
    assert not re.search(r"https?://|src=|@import|url\(", text) and text.count("<svg") >= 6
    beside = {part.id: part.other for part in report.sections if part.other is not None}
    assert set(beside) == {"advantage", "length", "scores", "drama", "skill"} and text.count("the other box: ") == 5
    assert "prefers-color-scheme: dark" in text and "@media print" in text
    figures = json.loads(data.read_text("utf-8"))["figures"]
    with table.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) > 100
    for row in rows:
        figure = figures[row["section"]][row["table"]][row["row"]][row["figure"]]
        assert float(row["value"]) == figure["value"]
        assert (row["low_95"] == "") == (figure["interval_95"] is None)


def test_its_figures_are_those_of_the_simulation(report: Report) -> None:
    order = report.sections[1].sheets[0]
    shares = [row.figures[0] for row in order.rows]
    assert [share and share.value for share in shares] == [
        report.simulation.wins_in_order(place) / GAMES for place in range(2)
    ]
    whims = next(part for part in report.sections if part.id == "skill").sheets[0]
    first, last = whims.rows[0].figures[0], whims.rows[-1].figures[0]
    assert first is not None and last is not None and first.value > 0.4 > 0.1 > last.value


def test_bands_of_scores_run_to_the_final_ones(report: Report) -> None:
    """The rows are checked against the plain engine in test_simulation.py."""
    part = next(part for part in report.sections if part.id == "scores")
    bands = next(sheet for sheet in part.sheets if sheet.id == "bands")
    rows = {row.key: dict(zip((each.key for each in bands.columns), row.figures, strict=True)) for row in bands.rows}
    assert list(rows) == [str(10 * tenth) for tenth in range(1, 11)]
    for row in rows.values():
        for who in ("winners", "others"):
            mean, low, high = row[who], row[f"{who}-low"], row[f"{who}-high"]
            assert mean and low and high and low.value <= mean.value <= high.value
    final = [report.simulation.scores[seat].mean for seat in range(2)]
    last, first = rows["100"], rows["10"]
    assert last["winners"] and last["others"] and first["winners"]
    assert last["others"].value < last["winners"].value > first["winners"].value
    winners = sum(report.simulation.trails[-1][1].counts.values())
    total = last["winners"].value * winners + last["others"].value * (2 * GAMES - winners)
    assert total == pytest.approx(GAMES * sum(final))
    assert not any(row.key.startswith("scores bands") for sheet in report.sections[0].sheets for row in sheet.rows)


def test_certain_differences_are_listed_and_others_are_not(report: Report) -> None:
    always, certain = report.sections[0].sheets
    turns = next(row for row in always.rows if row.key == "length summary turns mean")
    assert turns.figures[0] is not None and turns.figures[1] is not None
    assert turns.figures[0].value > turns.figures[1].value + 5
    assert turns.figures[2] is not None and turns.figures[2].low is not None
    assert turns.figures[2].value == pytest.approx(turns.figures[0].value - turns.figures[1].value)
    assert 0 < turns.figures[2].low < turns.figures[2].value
    assert any(row.key.startswith("skill whims 20") for row in always.rows)
    assert 0 < len(certain.rows) < 60
    same = Figure.mean(500, 300, 1000)
    assert not same.certainly_differs(Figure.mean(510, 306, 1000))
    assert same.certainly_differs(Figure.mean(700, 600, 1000))


@pytest.mark.parametrize("game", [game for game in games() if load_game(game).chapter])
def test_a_chapter_names_what_its_metrics_count(game: str) -> None:
    loaded = load_game(game)
    assert loaded.chapter is not None and loaded.metrics is not None
    chapter, box = loaded.chapter(), Setup.of(game, None, {}).box()
    for part in chapter.numbers:
        assert part.first + len(part.names(box)) <= loaded.metrics().NUMBERS
    for table in chapter.counts:
        assert table.first + len(table.names(box)) * len(table.columns(box)) <= loaded.metrics().COUNTERS
    names = [name for part in chapter.numbers for name in part.names(box)]
    names += [name for table in chapter.counts for name in (*table.names(box), *table.columns(box))]
    assert all(say(name, language=language) for name in names for language in LANGUAGES)


@pytest.fixture
def heap() -> Iterator[SimulationReport]:
    with heap_registered():
        yield Simulation(Task(Setup.of("heap", 3, {}), 1)).run(200, 1)


def test_a_game_without_a_chapter_and_heuristics_has_a_report_all_the_same(heap: SimulationReport) -> None:
    found = {part.id: part for part in all_sections(heap)}
    assert "chapter" not in found and {"advantage", "length", "scores", "endings", "drama", "actions"} <= set(found)
    assert found["actions"].sheets[0].rows
