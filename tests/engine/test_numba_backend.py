"""The traps of compiling: each was met once, each has a test."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import textwrap
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from barkade.bots import ismcts_kernel
from barkade.engine import numba_backend
from barkade.engine.game import Game
from barkade.engine.numba_backend import Compiled, cache_folder, compiled, dtype_of, to_record
from barkade.engine.schema import layout
from barkade.games import games, load_game
from barkade.lab import games_kernel

HEAP = Path(__file__).parents[1] / "toys" / "heap"


def written(folder: Path, name: str, change: tuple[str, str] = ("", "")) -> Game:
    """A copy of the toy game in a package of its own, with something changed in its rules."""
    home = folder / name
    home.mkdir()
    for path in HEAP.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        if path.name == "rules.py":
            assert change[0] in text
            text = text.replace(*change)
        (home / path.name).write_text(text, encoding="utf-8")
    game: Game = importlib.import_module(name).GAME
    return game


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    # Python, too, would take an edited file of the same length and time for the old one.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("BARKADE_CACHE", str(tmp_path / "cache"))
    return tmp_path


def scores_of(game: Game) -> list[int]:
    """The scores after a random game: they differ where the rules differ."""
    fast = Compiled(game)
    boxes = to_record(fast.boxes, game.box.make({"starter": 0, "greedy": True}))
    report = np.zeros((1, 6), np.int64)
    states = fast.blank.copy()
    fast.call.random_games(fast.blank, states, boxes, 3, 5, 0, 1, fast.out(), fast.rng(0), 1000, 1, report)
    scores: list[int] = report[0, 3:6].tolist()
    return scores


CHANGED = ("return s.paw[seat][0] + 2 *", "return 100 + s.paw[seat][0] + 2 *")


def test_two_games_of_equal_signature_do_not_share_code(folder: Path) -> None:
    first, second = written(folder, "toy_one"), written(folder, "toy_two", CHANGED)
    plain = scores_of(first)
    assert scores_of(second) == [points + 100 if points else 0 for points in plain]
    assert scores_of(first) == plain


def test_an_edited_rule_is_compiled_anew(folder: Path) -> None:
    game = written(folder, "toy_edited")
    before, home = scores_of(game), cache_folder(game, False)
    rules = folder / "toy_edited" / "rules.py"
    # Same length and same time stamp: all that Numba itself would look at.
    stamp = rules.stat()
    rules.write_text(rules.read_text(encoding="utf-8").replace("+ 2 * s.paw", "+ 7 * s.paw"), encoding="utf-8")
    os.utime(rules, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert cache_folder(game, False) != home
    code = run_python(folder, "toy_edited")
    assert code.stdout.split() != [str(points) for points in before]


def run_python(folder: Path, name: str) -> subprocess.CompletedProcess[str]:
    """Play the game of `scores_of` in a process of its own; its last line counts the cache hits."""
    program = textwrap.dedent(f"""
        import sys
        sys.path[:0] = {[str(folder), *sys.path]!r}
        import numpy as np
        from barkade.engine.numba_backend import Compiled, to_record
        from {name} import GAME as game
        fast = Compiled(game)
        boxes = to_record(fast.boxes, game.box.make({{"starter": 0, "greedy": True}}))
        report = np.zeros((1, 6), np.int64)
        buffers = (fast.out(), fast.rng(0), 1000, 1, report)
        fast.call.random_games(fast.blank, fast.blank.copy(), boxes, 3, 5, 0, 1, *buffers)
        print(*report[0, 3:6].tolist())
        print(sum(fast.call.random_games.stats.cache_hits.values()), file=sys.stderr)
    """)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ)


def test_loops_share_the_rules_until_a_file_is_edited(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba_backend, "_bound", {})
    monkeypatch.setattr(numba_backend, "_twins", {})
    game = written(folder, "toy_shared")
    engine, lab = compiled(game), compiled(game, loops=games_kernel)
    assert engine.call.legal is lab.call.legal
    names = {engine.call.__name__, lab.call.__name__}
    Compiled(game)  # bound anew: what others have cached still finds its module
    assert names <= set(sys.modules)

    rules = folder / "toy_shared" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace(*CHANGED), encoding="utf-8")
    search = compiled(game, loops=ismcts_kernel)
    assert search.call.legal is not lab.call.legal
    assert search.call.__name__.partition("_barkade_bots")[0] != lab.call.__name__.partition("_barkade_lab")[0]


def test_one_process_compiles_and_others_find_the_code_on_disk(folder: Path) -> None:
    written(folder, "toy_warm")
    with ThreadPoolExecutor() as pool:
        together = list(pool.map(lambda _: run_python(folder, "toy_warm"), range(2)))
    later = run_python(folder, "toy_warm")
    assert sorted(each.stderr.split()[-1] for each in together) == ["0", "1"]
    assert later.stderr.split()[-1] == "1"
    assert len({each.stdout for each in [*together, later]}) == 1


def test_bounds_checks_live_when_switched_on(folder: Path) -> None:
    wrong = ("s.shown[seat] = 1", "s.shown[seat + 3 * s.players] = 1")
    game = written(folder, "toy_wild", wrong)
    fast = Compiled(game)
    boxes = to_record(fast.boxes, game.box.make({"starter": 0, "greedy": False}))
    states, rng = fast.blank.copy(), fast.rng(1)
    # Without the checks the same call is code of its own that does not look; with them it must raise.
    fast.call.begin(states, boxes, 1, rng)
    checked = Compiled(game, boundscheck=True)
    assert checked.cache != fast.cache
    states = checked.blank.copy()
    checked.call.begin(states, boxes, 1, rng)
    with pytest.raises(IndexError):
        checked.call.step(states, boxes, 1, rng)


def test_an_uncompiled_numpy_body_is_refused() -> None:
    program = (
        "from barkade.engine.numba_backend import compiled\n"
        "from barkade.games import load_game\n"
        "compiled(load_game('dig'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}
    )
    assert done.returncode != 0 and "NUMBA_DISABLE_JIT" in done.stderr.splitlines()[-1]


def test_small_cells_would_wrap_so_ranges_are_checked() -> None:
    states = layout(load_game("dig").rules.State)
    state = states.blank()
    state.idle = 401
    with pytest.raises(ValueError, match="idle"):
        states.check(state)
    assert dtype_of(states)["idle"] == np.int16
    assert dtype_of(states)["phase"] == np.int8


def test_compiled_games_run_without_the_gil() -> None:
    fast = compiled(load_game("dig"))
    boxes = to_record(fast.boxes, load_game("dig").box.make({"starter": -1}))
    report = np.zeros((20_000, 5), np.int64)
    buffers = (fast.out(), fast.rng(0), 10_000, 0, report)
    arguments = (fast.blank, fast.blank.copy(), boxes, 2, 1, 0)
    fast.call.random_games(*arguments, 1, *buffers)
    thread = threading.Thread(target=fast.call.random_games, args=(*arguments, len(report), *buffers))
    thread.start()
    counted = 0
    while thread.is_alive():
        counted += 1
    # One thread that held the lock would let this one count a handful of switches at most.
    assert counted > 1000


def test_playing_plainly_needs_neither_numpy_nor_numba() -> None:
    program = """
import sys, barkade
match = barkade.new("dig", players=3)
while not match.over and match.version < 50:
    match.play(match.legal()[0])
barkade.sample(match.view(0), 1).record()
assert not {"numpy", "numba"} & set(sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_unused_code_is_forgotten_after_a_month(folder: Path) -> None:
    old = folder / "cache" / "compiled" / "gone-fast-0"
    old.mkdir(parents=True)
    os.utime(old, (1, 1))
    cache_folder(load_game("dig"), False)
    assert not old.exists()


@pytest.mark.parametrize("game", games())
def test_states_and_boxes_are_passed_as_one_long_arrays(game: str) -> None:
    # A record scalar would cost seven times as much to hand over, at every call.
    fast = compiled(load_game(game))
    box = load_game(game).box.make({name: option.default for name, option in load_game(game).options.items()})
    for record in (fast.blank, to_record(fast.boxes, box), to_record(fast.states, load_game(game).states.blank())):
        assert record.shape == (1,)
