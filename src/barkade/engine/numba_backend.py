"""The compiled backend: the same rules files, compiled by Numba to run on numpy records.

Numba keys its disk cache on file, function and signature alone, so an edited rule, another game bound to the same
kernel, or bounds checks switched on would silently load stale code. Every combination of game, compile options, digest
of all sources involved and versions therefore has a cache folder of its own, set before anything is bound.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import os
import platform
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import config
from numpy.typing import NDArray

from barkade.engine import branches, kernel, kit, linking, sfc32
from barkade.engine.game import Game
from barkade.engine.schema import Cell, Layout
from barkade.lockfile import FileLock
from barkade.paths import cache_root

KEEP_DAYS = 30
CHANCE_FUNCTIONS = ("start_stream", "draw")
BRANCH_FUNCTIONS = ("begin_branches", "next_branch", "dead", "too_long", "numerator", "denominator")
RULES_FUNCTIONS = ("setup", "legal", "apply", "hide", "redeal", "observe", "check", "score", "winners")
_binding = threading.Lock()
_bound: dict[tuple[str, str, bool, str], Compiled] = {}
_twins: dict[tuple[str, str, bool, bool], Twins] = {}


def dtype_of(layout: Layout[Any]) -> np.dtype[Any]:
    """Return the numpy dtype of a class of cells."""
    return np.dtype([(name, _integer(spec), spec.shape) for name, spec in layout.fields.items()], align=True)


def _integer(spec: Cell) -> type[np.signedinteger[Any]]:
    for integer in (np.int8, np.int16, np.int32):
        limits = np.iinfo(integer)
        if limits.min <= spec.low and spec.high <= limits.max:
            return integer
    return np.int64


def to_record(layout: Layout[Any], instance: Any) -> NDArray[Any]:
    """Convert a plain instance to an array of one record (a record scalar would cost seven times as much to pass)."""
    record = np.zeros(1, dtype_of(layout))
    for name in layout.fields:
        record[name][0] = getattr(instance, name)
    return record


def from_record(layout: Layout[Any], record: NDArray[Any]) -> Any:
    """Convert an array of one record to a plain instance."""
    instance = layout.blank()
    for name in layout.fields:
        setattr(instance, name, record[name][0].tolist())
    return instance


class Compiled:
    """A game's rules and loops, compiled. `call.<entry>` are the entry points of the loops, by default the kernel's.

    Loops are a module like the kernel: `ENTRIES` names its entry points, `FROM_GAME` the functions that it uses from
    other files of a game (also in the rules' subset). If a game lacks such a file, the module in `STAND_INS` is used,
    or else the file of the same name beside the loops.
    """

    def __init__(
        self, game: Game, boundscheck: bool = False, loops: ModuleType = kernel, twins: Twins | None = None
    ) -> None:
        self.game = game
        self.states = game.states
        self.boxes = game.boxes
        self.cache = cache_folder(game, boundscheck, loops)
        with _cache_in(self.cache):
            self.call = (twins or Twins(game, boundscheck, branching(loops))).bind(loops)
        for name in loops.ENTRIES:
            _compile_once(getattr(self.call, name), FileLock(self.cache / name))
        self.blank = to_record(self.states, self.states.blank())

    def rng(self, seed: int, game: int = 0) -> NDArray[np.int64]:
        """Return a random stream, equal to that of `chance.SeededChance(seed, game)`."""
        stream = [0] * sfc32.STATE_SIZE
        sfc32.start_stream(stream, seed, game)
        return np.array(stream, np.int64)

    def out(self) -> NDArray[np.int64]:
        """Return a buffer for the legal actions."""
        return np.zeros(self.game.rules.MAX_LEGAL, np.int64)


def compiled(game: Game, boundscheck: bool = False, loops: ModuleType = kernel) -> Compiled:
    """Return the compiled game, bound once per process. Its loops share its compiled rules."""
    rules = (game.id, game.package, boundscheck, branching(loops))
    key = (game.id, game.package, boundscheck, loops.__name__)
    with _binding:
        if key not in _bound:
            if rules not in _twins or not _twins[rules].current(loops):
                _twins[rules] = Twins(game, boundscheck, branching(loops))
            _bound[key] = Compiled(game, boundscheck, loops, _twins[rules])
        return _bound[key]


def wanted(loops: ModuleType) -> Mapping[str, tuple[str, ...]]:
    """Return the functions that loops use from a game besides its rules, as names by file."""
    files: Mapping[str, tuple[str, ...]] = getattr(loops, "FROM_GAME", {})
    return files


def branching(loops: ModuleType) -> bool:
    """Tell whether loops go through branches of chance: these need draws that check for one."""
    return getattr(loops, "BRANCHING", False)


def home_of(game: Game) -> Path:
    return Path(str(importlib.import_module(game.package).__file__)).parent


def files_of(game: Game, name: str) -> list[Path]:
    """Return the files of a game's module: one file, those of a package, or none."""
    single, package = home_of(game) / f"{name}.py", home_of(game) / name
    if package.is_dir():
        return sorted(package.glob("*.py"))
    return [single] if single.exists() else []


def stand_in(loops: ModuleType, name: str) -> Path:
    named: Mapping[str, ModuleType] = getattr(loops, "STAND_INS", {})
    return Path(str(named[name].__file__)) if name in named else Path(str(loops.__file__)).with_name(f"{name}.py")


def sources_of_rules(game: Game) -> list[Path]:
    """Return every file that a game's compiled rules are made from."""
    engine = [Path(str(module.__file__)) for module in (kit, branches, sfc32, linking)]
    engine += [Path(__file__).with_name("schema.py"), Path(__file__)]
    return [*engine, home_of(game) / "box.py", *files_of(game, "rules")]


def sources(game: Game, loops: ModuleType = kernel) -> list[Path]:
    """Return every file that the compiled code is made from."""
    further = [path for name in wanted(loops) for path in files_of(game, name) or [stand_in(loops, name)]]
    return [Path(str(loops.__file__)), *sources_of_rules(game), *further]


def _digest(paths: list[Path]) -> str:
    """Return a digest of the compiled sources and of the versions of the compiler."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    versions = (numba.__version__, np.__version__, platform.python_version(), platform.machine())
    digest.update("\0".join(versions).encode())
    return digest.hexdigest()[:20]


def _kind(boundscheck: bool) -> str:
    return "checked" if boundscheck else "fast"


def cache_folder(game: Game, boundscheck: bool, loops: ModuleType = kernel) -> Path:
    name = f"{game.id}-{loops.__name__.rpartition('.')[2]}-{_kind(boundscheck)}-{_digest(sources(game, loops))}"
    folder = cache_root() / "compiled" / name
    if not folder.exists():
        _delete_old(folder.parent)
        folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


def _delete_old(parent: Path) -> None:
    """Delete compiled code that was not used for `KEEP_DAYS`."""
    if parent.is_dir():
        for folder in parent.iterdir():
            if folder.stat().st_mtime < time.time() - KEEP_DAYS * 86400:
                shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def _compile_once(dispatcher: Any, lock: FileLock) -> None:
    """Let one process at a time compile an entry; the next one loads it from the disk cache."""
    compile_here = dispatcher.compile

    def compile_alone(signature: Any) -> Any:
        lock.wait()
        try:
            return compile_here(signature)
        finally:
            lock.release()

    dispatcher.compile = compile_alone


class Twins:
    """A game's compiled rules, shared by all loops of the process, as they take longest to compile.

    Every source is loaded a second time, so that the plain modules stay unchanged; the functions of these twins are
    replaced by compiled ones, callees first, and then injected into the loops:

        sfc32 --draw--> kit --draw, tell, ...--> rules, heuristics --by name--> loops

    For loops that go through branches of chance, the draws of `branches` are between the first two.
    """

    def __init__(self, game: Game, boundscheck: bool, with_branches: bool = False) -> None:
        if config.DISABLE_JIT:
            # In plain Python, small numpy integers wrap and shift differently: results would silently differ.
            raise RuntimeError("NUMBA_DISABLE_JIT is set: debug rules as plain Python instead")
        self.game = game
        # Cached code looks up its module by name when it is loaded, so the alias must be the same in every process.
        self._digest = _digest(sources_of_rules(game))
        self._further: dict[str, str] = {}
        """Digests of the game's further files that were loaded, by name."""
        kind = _kind(boundscheck) + ("_branching" if with_branches else "")
        self.alias = f"_barkade_{game.id}_{kind}_{self._digest}"
        self._options = {"nogil": True, "boundscheck": boundscheck}
        self._callee = linking.callee(**self._options)
        # Keep the loops: cached code that is loaded later looks up its module by name.
        for name in [name for name in sys.modules if name.startswith(f"{self.alias}.")]:
            del sys.modules[name]
        self._chance = _load_twin(sfc32, f"{self.alias}_sfc32")
        _compile_functions(self._chance, self._callee)
        self._tools = _load_twin(kit, f"{self.alias}_kit")
        self._tools.draw = self._chance.draw
        self._tools.alike = self._tools.unordered = self._callee(_do_nothing)
        self._tools.tell = self._callee(_tell_nobody)
        self._branches = self._branching_tools() if with_branches else None
        _compile_functions(self._tools, self._callee)
        # Make the alias a package, so that relative imports resolve to twins, too.
        package = ModuleType(self.alias)
        package.__path__ = [str(home_of(game))]
        sys.modules[self.alias] = package

    def _branching_tools(self) -> Any:
        """Return the twin of `branches`, whose draws take the place of those at random."""
        twin = _load_twin(branches, f"{self.alias}_branches")
        twin.draw_at_random = self._chance.draw
        _compile_functions(twin, self._callee)
        for name in ("draw", "alike", "unordered"):
            setattr(self._tools, name, getattr(twin, name))
        return twin

    def current(self, loops: ModuleType) -> bool:
        """Tell whether the files that these loops need are unchanged since they were loaded."""
        further = [(name, files_of(self.game, name)) for name in wanted(loops) if name in self._further]
        return self._digest == _digest(sources_of_rules(self.game)) and all(
            self._further[name] == _digest(files) for name, files in further
        )

    def bind(self, loops: ModuleType) -> ModuleType:
        """Load loops, and the files that they need from the game unless they are loaded already."""
        modules = {"rules": importlib.import_module(f"{self.alias}.rules")}
        modules |= {name: self._load(loops, name) for name in wanted(loops)}
        self._compile_game([module.__name__ for module in modules.values()])
        bound: ModuleType = _load_twin(loops, f"{self.alias}_{loops.__name__.replace('.', '_')}")
        _inject(bound, self._chance, self._branches, modules, loops)
        entry, callee = linking.entry(**self._options), self._callee
        _compile_functions(bound, lambda each: (entry if each.__name__ in loops.ENTRIES else callee)(each))
        return bound

    def _load(self, loops: ModuleType, name: str) -> ModuleType:
        files = files_of(self.game, name)
        if files:
            self._further.setdefault(name, _digest(files))
            return importlib.import_module(f"{self.alias}.{name}")
        # Other loops may have another stand-in of this name.
        stands_in: ModuleType = _load_file(
            stand_in(loops, name), f"{self.alias}.{loops.__name__.replace('.', '_')}_{name}"
        )
        return stands_in

    def _compile_game(self, names: list[str]) -> None:
        """Replace the functions of these modules and of their submodules by compiled ones. A function that several
        modules import is compiled once."""
        done: dict[FunctionType, Any] = {}
        for module in [module for name, module in sys.modules.items() if name.startswith(tuple(names))]:
            for name, value in list(vars(module).items()):
                if not isinstance(value, FunctionType):
                    continue
                if value.__module__ == kit.__name__:
                    setattr(module, name, getattr(self._tools, name))
                elif value.__module__.startswith(self.alias):
                    if value not in done:
                        done[value] = self._callee(value)
                    setattr(module, name, done[value])


def _load_twin(module: ModuleType, name: str) -> Any:
    return _load_file(Path(str(module.__file__)), name)


def _load_file(path: Path, name: str) -> Any:
    """Load a file as a module of this name, separate from any other made of the same file."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    twin = importlib.util.module_from_spec(spec)
    sys.modules[name] = twin
    spec.loader.exec_module(twin)
    return twin


def _inject(
    bound: ModuleType, chance: Any, ways: Any | None, modules: Mapping[str, ModuleType], loops: ModuleType
) -> None:
    """Set the functions that loops call as their module globals."""
    given = {name: getattr(chance, name) for name in CHANCE_FUNCTIONS}
    given |= {name: getattr(ways, name) for name in BRANCH_FUNCTIONS if ways is not None}
    for file, names in {"rules": RULES_FUNCTIONS, **wanted(loops)}.items():
        given |= {name: getattr(modules[file], name) for name in names}
    for name, value in given.items():
        setattr(bound, name, value)


def _compile_functions(module: ModuleType, compile_one: Callable[[Any], Any]) -> None:
    for name, value in list(vars(module).items()):
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            setattr(module, name, compile_one(value))


def _tell_nobody(ev: int, kind: int, seat: int, to: int, *values: int) -> None:
    pass


def _do_nothing(stream: Any, *values: int) -> None:
    pass
