"""The analysis after the game: parts add up to the last digit, nobody is judged by what they could not know."""

from __future__ import annotations

import json
import pickle
import random
from dataclasses import replace
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pytest
from rich.console import Console

import barkade
from barkade import cli
from barkade.analysis import Analysis, drawing
from barkade.analysis.analyst import BATCH, FIRST_BATCH, Analyst
from barkade.analysis.judge import LAST_LOOK, MISTAKE, judge, next_look
from barkade.analysis.line import NotFinished, line_of
from barkade.analysis.playouts import Evaluator
from barkade.analysis.writing import MISTAKES, MOST_ODDS
from barkade.bots import ismcts_kernel as kernel
from barkade.bots.backends import compiled_backend, plain_backend
from barkade.bots.compilation import compiled_search
from barkade.bots.information_set import heuristics_of
from barkade.bots.playouts import WHIM_PERCENT, Player
from barkade.engine.chance import SeededChance
from barkade.engine.i18n import LANGUAGES, say
from barkade.engine.match import Match
from barkade.games import games, load_game
from barkade.lab import analysis_cli
from barkade.stats import SIGMAS_FOR_95_PERCENT as SIGMAS
from tests.analysis import measure
from tests.conformance.tables import Setting, settings_of

GAMES = games()
GOLDEN = Path(__file__).parents[1] / "golden"
LONGEST = 1_000
TABLES = 5
PLAYOUTS = 4
EQUALS = 12
FAR_OUT = 4.0
"""Standard errors that the small check of luck allows."""


def guided(table: Setting, seed: int) -> Match | None:
    """Return a game by the heuristics with a takeback and some random moves; None if it is too long."""
    match, rng = table.match(seed), random.Random(seed)
    chance, out = SeededChance(seed, 1), [0] * load_game(table.game).rules.MAX_LEGAL
    while not match.over and match.version < LONGEST:
        codes = match.legal_codes()
        out[: len(codes)] = codes
        code = heuristics_of(match.game).pick(match.state, match.box, out, len(codes), chance)
        match.play(rng.choice(codes) if rng.random() < 0.05 else code)
        if rng.random() < 0.01:
            match.undo()
    return match if match.over else None


def draft(match: Match, playouts: int = PLAYOUTS, judged: int = 0) -> Analysis:
    """Analyse with a few playouts, and judge a few choices."""
    analyst = Analyst(match, compiled_search(match.game), 7, playouts)
    for task in islice(analyst.tasks(), 1 + judged):
        task()
    return analyst.report()


def must_add_up(match: Match, analysis: Analysis) -> None:
    before = analysis.before.values
    for move in analysis.moves:
        parts = [part.values for part in (move.chance, move.hidden, move.decision) if part is not None]
        assert [sum(each) for each in zip(before, *parts, strict=True)] == move.after.values
        before = move.after.values
    heads = len(match.winners)
    for seat, report in enumerate(analysis.seats):
        won = analysis.unit // heads if seat in match.winners else 0
        assert report.final == won == before[seat]
        parts_of_seat = report.start, report.chance, report.hidden, report.own, report.others
        assert sum(part.value for part in parts_of_seat) == report.final
        own = sum(move.decision.values[seat] for move in analysis.moves if move.decision and move.seat == seat)
        assert report.own.value == own
    if not match.game.secrets:
        assert all(move.hidden is None for move in analysis.moves)


@pytest.mark.parametrize("game", GAMES)
def test_parts_add_up_whatever_the_options(game: str) -> None:
    tables, analysed = settings_of(game), 0
    for number, table in enumerate(random.Random(game).sample(tables, len(tables))):
        match = guided(table, number)
        if match is not None and match.history[1:]:
            must_add_up(match, draft(match))
            analysed += 1
        if analysed == TABLES:
            return
    assert analysed >= TABLES // 2


@pytest.mark.parametrize(
    "path", sorted(GOLDEN.glob("*/game-[01].txt")), ids=lambda path: f"{path.parent.name} {path.stem}"
)
def test_parts_add_up_in_golden_games(path: Path) -> None:
    match = barkade.read_record(path.read_text(encoding="utf-8"))
    if not match.over:
        with pytest.raises(NotFinished):
            barkade.analyse(match)
        return
    must_add_up(match, draft(match))


def test_a_game_from_a_position_starts_there() -> None:
    begun = barkade.new("spots", players=2, seed=3)
    match = barkade.from_position(begun.position())
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal()))
    analysis = draft(match)
    assert analysis.deal.values == [0, 0]
    must_add_up(match, analysis)


@pytest.mark.parametrize("game", GAMES)
def test_playouts_are_the_same_on_both_backends(game: str) -> None:
    match = barkade.new(game, players=3 if 3 in load_game(game).players else 2, seed=5)
    code = match.legal_codes()[-1]
    rows = []
    for backend in (compiled_backend(match.game), plain_backend(match.game)):
        player = Player(backend, match.game, backend.box(match.box), seed=9, whim=WHIM_PERCENT, first=3)
        truth, known = (np.zeros((2, kernel.SEATS), np.int64) for _ in range(2))
        player.play(match.state, 0, truth)
        assert truth.sum() == 2 * kernel.WHOLE
        player.replay(match.state, 0, truth, code)
        player.compare(match.state, 0, known, int(match.state.to_move), code)
        rows.append((truth.tolist(), known.tolist()))
    assert rows[0] == rows[1]


@pytest.mark.parametrize("game", [game for game in GAMES if load_game(game).secrets])
def test_choices_are_judged_from_what_their_seat_knew(game: str) -> None:
    """Another truth that the seat could not tell from the real one: the same judgement, the same decision."""
    match = measure.played(game, ["good-dog", "puppy"], 4)
    line, backend = line_of(match), compiled_search(match.game)
    batch, differed = Evaluator(line, backend, 2).batch(0, BATCH), 0
    for at in range(4, len(line.moves), 9):
        move = line.moves[at]
        if not move.free:
            continue
        other = match.game.states.copy(move.state)
        match.game.rules.redeal(other, match.box, move.seat, SeededChance(at))
        differed += match.game.states.flat(other) != match.game.states.flat(move.state)
        moved = replace(move, state=other)
        assert judge(line, moved, backend, 1) == judge(line, move, backend, 1)
        swapped = replace(line, moves=(*line.moves[:at], moved, *line.moves[at + 1 :]))
        if at < 40:
            assert (Evaluator(swapped, backend, 2).batch(0, BATCH).gained[at] == batch.gained[at]).all()
    assert differed


def test_a_look_is_as_long_as_the_one_before_leaves_a_doubt() -> None:
    sure, near, fair = (next_look(loss, 0.033, 600, LAST_LOOK) for loss in (0.40, MISTAKE + 0.01, 0.12))
    assert (sure, near) == LAST_LOOK
    assert LAST_LOOK[0] < next_look(0.09, 0.033, 600, (600, 10_000)) < 10_000
    assert fair == next_look(2 * MISTAKE - 0.12, 0.033, 600, LAST_LOOK)  # a loss far below it is no less certain
    assert next_look(MISTAKE, 0.033, 600, LAST_LOOK) == LAST_LOOK[1]


def test_the_first_task_is_small_and_all_of_them_are_the_whole() -> None:
    match = measure.played("dig", ["good-dog", "puppy"], 2)
    backend = compiled_search(match.game)
    for playouts in (10, FIRST_BATCH, 100, 2 * BATCH):
        analyst = Analyst(match, backend, 7, playouts)
        tasks = list(analyst.tasks())
        batches = [tasks[0], *tasks[1 + sum(move.free for move in analyst.line.moves) :]]
        batches[0]()
        assert analyst.report().playouts == min(FIRST_BATCH, playouts)
        for task in batches[1:]:
            task()
        assert analyst.report().playouts == playouts


def test_a_running_game_is_refused() -> None:
    match = barkade.new("dig", players=2, seed=1)
    with pytest.raises(NotFinished):
        barkade.analyse(match)
    with pytest.raises(NotFinished):
        barkade.analyse(match.record())


def test_an_analysis_is_reproducible_and_survives_json_and_pickle() -> None:
    match = measure.played("goodboy", ["good-dog", "puppy"], 1)
    one, other = (draft(each, judged=6) for each in (match, barkade.read_record(match.record())))
    assert one == other
    assert msgspec.json.decode(msgspec.json.encode(one), type=Analysis) == one
    assert pickle.loads(pickle.dumps(one)) == one
    assert not one.complete
    assert sum(move.judgement is not None for move in one.moves) == 6


def test_every_language_tells_the_whole_analysis() -> None:
    dice = draft(measure.played("goodboy", ["good-dog", "puppy"], 3), BATCH)
    cards = draft(measure.played("barking", ["puppy", "random"], 4), BATCH, judged=4)
    assert {"luckiest", "unluckiest"} <= {moment.kind for moment in dice.moments}
    assert "dearest" in {moment.kind for moment in cards.moments}
    for analysis in (dice, cards):
        told_of = {moment.move for moment in (*analysis.moments, *analysis.turns)}
        for at, move in enumerate(analysis.moves):
            explained = bool(move.mark) or at in told_of
            assert len(move.odds) <= MOST_ODDS and bool(move.odds) == (explained and not move.index)
            assert (move.top_dog is not None) == (explained and bool(move.judgement) and move.mark not in MISTAKES)
    same = [move.top_dog["id"] == "analysis-same" for move in cards.moves if move.top_dog]
    assert same == [move.text == move.judgement.best for move in cards.moves if move.top_dog and move.judgement]
    assert dice.turns
    assert cards.turns
    for analysis in (dice, cards):
        for language in LANGUAGES:
            told = [moment.message for moment in (*analysis.moments, *analysis.turns)]
            told += [line for move in analysis.moves for line in (*move.odds, move.top_dog) if line]
            assert all(say(each, analysis.names, language) for each in (*told, analysis.verdict))


def test_the_terminal_tells_and_draws_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = measure.played("dig", ["good-dog", "puppy"], 2)
    analysis = draft(match, BATCH, judged=10)
    console = Console(width=120, record=True, file=(tmp_path / "out").open("w", encoding="utf-8"))
    analysis_cli.show(analysis, console)
    text = console.export_text()
    assert say(analysis.verdict, analysis.names) in text
    assert all(drawing.curve(analysis, seat) in text for seat in range(2))
    assert drawing.curve(analysis, 0)[-1] == drawing.BARS[-1 if match.winners == [0] else 0]
    (tmp_path / "running.txt").write_text(barkade.new("dig", seed=1).record(), encoding="utf-8")
    assert cli.main(["analyse", str(tmp_path / "running.txt")]) == 1
    assert "finished" in capsys.readouterr().err


def test_the_command_prints_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = measure.played("dig", ["good-dog", "good-dog"], 3)
    monkeypatch.setattr(analysis_cli, "analyse", lambda match, **settings: draft(match))
    (tmp_path / "game.txt").write_text(match.record(), encoding="utf-8")
    assert cli.main(["analyse", str(tmp_path / "game.txt"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "dig"


@pytest.mark.parametrize("game", GAMES)
def test_luck_of_equals_is_about_zero(game: str) -> None:
    """A few games only; the long run has the figures."""
    for each in measure.luck(game, EQUALS):
        assert abs(each.value) < FAR_OUT * each.half / SIGMAS


def test_random_moves_cost_more_than_good_ones() -> None:
    losses = measure.costs("dig", 12)
    assert sum(losses["random"]) > sum(losses["good-dog"])
    assert measure.planted("dig", 1) == (1, 1)
