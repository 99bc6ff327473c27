"""The import contract: imports point one way, and no modules import each other in a circle.

Imports inside functions and under TYPE_CHECKING count: they hide a cycle, they don't remove it. `docs/architecture.md`
shows the layers.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import barkade
from barkade.games import PACKAGES
from tests.import_graph import Graph, cycles, import_graph, layers, subgraph, violations

ROOT = Path(str(barkade.__file__)).parent
GAMES = sorted(package for package in PACKAGES.values() if package.startswith(f"{ROOT.name}."))

PACKAGE_LAYERS = layers("""
    barkade.paths barkade.lockfile barkade.stats
    barkade.engine
    barkade.drawing
    barkade.games
    barkade.bots
    barkade.analysis
    barkade.puzzles
    barkade
    barkade.lab barkade.envs barkade.client barkade.cli_args
    barkade.server barkade.terminal
    barkade.cli
    barkade.__main__
""")

ENGINE_LAYERS = layers("""
    engine.sfc32 engine.schema engine.i18n engine.codes engine.manner
    engine.branches
    engine.errors engine.kit engine.memo engine.checkpoints engine.chapter
    engine.notation
    engine.custom_box
    engine.events engine.options engine.chance engine.boxfile engine.tutorial
    engine.view engine.telling
    engine.game engine.history
    engine.registry engine.barrier
    engine.setup engine.record_writer engine.outcomes
    engine.catalogue
    engine.batch
    engine.replayer
    engine.readable
    engine.match
    engine.create engine.takeback
    engine.record engine.course
    engine.kernel engine.branching_kernel engine.linking
    engine.numba_backend
    engine.compiled_outcomes
    engine
""")

GAME_LAYERS = layers("""
    game.box
    game.rules
    game.names
    game.actions
    game.reasons
    game.notation
    game.view
    game.events
    game.story
    game.heuristics game.metrics game.coach game.tutorial game.terminal
    game.chapter
    game
""")

SERVER_LAYERS = layers("""
    server.runtime.clock server.runtime.logs server.runtime.tasks server.runtime.polite server.runtime.addresses
    server.runtime.limits server.runtime.timers server.runtime.timed_cache server.runtime.fair_queue
    server.runtime
    server.wire.commands
    server.wire.messages
    server.wire
    server.settings server.errors server.people.text server.people.names
    server.store
    server.table.replays
    server.table.legacy
    server.table.events server.table.commands server.table.parts server.table.presence server.table.clock
    server.table.readable server.table.matches server.table.code
    server.table.seating
    server.table.state server.table.story
    server.table.result
    server.table.evening
    server.people.device_names server.people.phrases server.people.profiles
    server.people.people
    server.people.credentials server.people.devices
    server.people
    server.table.decision server.table.views
    server.table.handlers
    server.table.decide
    server.table.session
    server.table
    server.bots
    server.tables.downtime
    server.tables.sessions
    server.tables.sync
    server.tables.tables
    server.tables.dropping
    server.tables.autopilot server.tables.cleaning server.tables.room_codes server.tables.presence server.tables.rematch
    server.tables.chatter
    server.tables
    server.results.results server.results.analyses server.results.puzzle_log
    server.results.careers server.results.daily_games
    server.results
    server.notify
    server.server
    server.http server.transport
    server.app
    server.runner
    server.config server.data_file
    server.cli
    server
""")

COMPILED = ("rules", "heuristics", "metrics")
"""The modules of a game that run compiled, too: they may import the kit, the box and the rules, and nothing else."""


@cache
def graph_of_barkade() -> Graph:
    return import_graph(ROOT)


def renamed(graph: Graph, package: str, name: str) -> Graph:
    """The modules of one package, with a short name for the package."""

    def short(module: str) -> str:
        return name + module.removeprefix(package)

    part = subgraph(graph, package)
    return {short(module): frozenset(map(short, targets)) for module, targets in part.items()}


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert cycles(graph_of_barkade()) == []


def test_packages_import_only_what_is_below_them() -> None:
    assert violations(graph_of_barkade(), PACKAGE_LAYERS) == []


@pytest.mark.parametrize(
    ("one", "other"), [("barkade.server", "barkade.terminal"), ("barkade.terminal", "barkade.lab")]
)
def test_packages_that_know_nothing_of_each_other(one: str, other: str) -> None:
    for package, foreign in ((one, other), (other, one)):
        modules = [module for module in graph_of_barkade() if f"{module}.".startswith(f"{package}.")]
        assert modules
        assert [
            (each, target) for each in modules for target in graph_of_barkade()[each] if target.startswith(foreign)
        ] == []


def test_the_layers_of_the_engine() -> None:
    assert violations(renamed(graph_of_barkade(), "barkade.engine", "engine"), ENGINE_LAYERS) == []


def test_the_layers_of_the_server() -> None:
    assert violations(renamed(graph_of_barkade(), "barkade.server", "server"), SERVER_LAYERS) == []


@pytest.mark.parametrize("package", GAMES)
def test_the_layers_of_a_game(package: str) -> None:
    assert violations(renamed(graph_of_barkade(), package, "game"), GAME_LAYERS) == []


@pytest.mark.parametrize("package", GAMES)
def test_games_know_nothing_of_each_other(package: str) -> None:
    others = tuple(f"{other}." for other in GAMES if other != package)
    for module, targets in graph_of_barkade().items():
        if f"{module}.".startswith(f"{package}."):
            assert not [target for target in targets if f"{target}.".startswith(others)], module


@pytest.mark.parametrize("package", GAMES)
def test_compiled_modules_import_the_kit_the_box_and_the_rules_alone(package: str) -> None:
    allowed = {"barkade.engine.kit", f"{package}.box"}
    for module, targets in graph_of_barkade().items():
        if module.startswith(tuple(f"{package}.{name}" for name in COMPILED)):
            own = tuple(f"{package}.{name}" for name in COMPILED)
            foreign = {target for target in targets if not target.startswith(own)}
            assert foreign <= allowed, module


# The contract can fail


def tree(folder: Path, **files: str) -> Path:
    root = folder / "house"
    root.mkdir()
    for name, text in {"__init__": "", **files}.items():
        (root / f"{name}.py").write_text(text, encoding="utf-8")
    return root


HOUSE = layers("""
    house.cellar
    house.kitchen
    house.attic
    house
""")


@pytest.mark.parametrize(
    "text",
    [
        "import house.attic",
        "from house import attic",
        "from house.attic import box",
        "from .attic import box",
        "from . import attic",
        "def late():\n    from house.attic import box",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import house.attic",
    ],
)
def test_an_import_of_a_higher_layer_is_found(tmp_path: Path, text: str) -> None:
    root = tree(tmp_path, cellar="", kitchen=text, attic="import house.cellar\nbox = 1")
    assert violations(import_graph(root), HOUSE) == ["house.kitchen imports house.attic"]


def test_a_module_without_a_layer_is_found(tmp_path: Path) -> None:
    root = tree(tmp_path, cellar="", garden="import house.cellar")
    assert violations(import_graph(root), HOUSE) == ["house.garden has no layer"]


def test_a_circle_hidden_in_functions_is_found(tmp_path: Path) -> None:
    root = tree(
        tmp_path,
        cellar="def late():\n    from house.attic import box",
        kitchen="from . import cellar",
        attic="import house.kitchen\nbox = 1",
    )
    assert cycles(import_graph(root)) == [["house.attic", "house.cellar", "house.kitchen"]]
