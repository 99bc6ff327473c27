"""The second speed: the same rules files, bound through Numba to a numpy record.

Numba keys its disk cache on file, function and signature alone, so an edited rule, another game bound to the same
kernel, or bounds checks switched on would silently hit old code. Every (game, compile options, digest of all sources
involved, versions) therefore has a cache folder of its own, set before anything is bound.
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

from barkade.engine import kernel, kit, sfc32
from barkade.engine.cells import Cell, Layout
from barkade.engine.room import Room

KEEP_DAYS = 30
RULES_FUNCTIONS = ("setup", "legal", "apply", "hide", "redeal", "check", "score", "winners")
_binding = threading.Lock()
_bound: dict[tuple[str, str, bool, str], Compiled] = {}


def dtype_of(shape: Layout[Any]) -> np.dtype[Any]:
    """The numpy record of a class of cells."""
    return np.dtype([(name, _integer(spec), spec.shape) for name, spec in shape.fields.items()], align=True)


def _integer(spec: Cell) -> type[np.signedinteger[Any]]:
    for integer in (np.int8, np.int16, np.int32):
        limits = np.iinfo(integer)
        if limits.min <= spec.low and spec.high <= limits.max:
            return integer
    return np.int64


def to_record(shape: Layout[Any], body: Any) -> NDArray[Any]:
    """A one-long array (a record scalar would cost seven times as much to pass) with the values of a plain body."""
    record = np.zeros(1, dtype_of(shape))
    for name in shape.fields:
        record[name][0] = getattr(body, name)
    return record


def from_record(shape: Layout[Any], record: NDArray[Any]) -> Any:
    """The plain body with the values of a record."""
    body = shape.blank()
    for name in shape.fields:
        setattr(body, name, record[name][0].tolist())
    return body


class Compiled:
    """A game's rules and loops, compiled. `call.<entry>` are the entries of the loops, by default the engine's kernel.

    Other loops are a module like it: it names its `ENTRIES`, and in `FROM_ROOM` what it wants of which further files of
    a room (in the rules' subset as well). Where a room has none, a file of that name beside the loops stands in.
    """

    def __init__(self, room: Room, boundscheck: bool = False, loops: ModuleType = kernel) -> None:
        if config.DISABLE_JIT:
            # Small numpy integers in plain Python wrap and shift wrongly: results would differ without a word.
            raise RuntimeError("NUMBA_DISABLE_JIT is set: debug rules on the plain body instead")
        self.room = room
        self.states = room.states
        self.boxes = room.boxes
        self.cache = cache_folder(room, boundscheck, loops)
        options = {"nogil": True, "boundscheck": boundscheck}
        with _cache_in(self.cache):
            self.call = _bind(room, options, "_barkade_" + self.cache.name.replace("-", "_"), loops)
        self.blank = to_record(self.states, self.states.blank())

    def words(self, seed: int, game: int = 0) -> NDArray[np.int64]:
        """A stream of chance: the one of `chance.Simulation(seed, game)`."""
        words = np.zeros(sfc32.WORDS, np.int64)
        plain = [0] * sfc32.WORDS
        sfc32.sow(plain, seed, game)
        words[:] = plain
        return words

    def out(self) -> NDArray[np.int64]:
        """Room for the legal actions."""
        return np.zeros(self.room.rules.MAX_LEGAL, np.int64)


def compiled(room: Room, boundscheck: bool = False, loops: ModuleType = kernel) -> Compiled:
    """The compiled game, bound once a process."""
    key = (room.game, room.package, boundscheck, loops.__name__)
    with _binding:
        if key not in _bound:
            _bound[key] = Compiled(room, boundscheck, loops)
        return _bound[key]


def cache_root() -> Path:
    """Where compiled code is kept between runs."""
    named = os.environ.get("BARKADE_CACHE")
    if named:
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "barkade" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "barkade"
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "barkade"


def wanted(loops: ModuleType) -> Mapping[str, tuple[str, ...]]:
    """What loops want of a room besides its rules: names by file."""
    files: Mapping[str, tuple[str, ...]] = getattr(loops, "FROM_ROOM", {})
    return files


def home_of(room: Room) -> Path:
    return Path(str(importlib.import_module(room.package).__file__)).parent


def files_of(room: Room, name: str) -> list[Path]:
    """A module of a room: one file, the files of a package, or none."""
    single, package = home_of(room) / f"{name}.py", home_of(room) / name
    if package.is_dir():
        return sorted(package.glob("*.py"))
    return [single] if single.exists() else []


def stand_in(loops: ModuleType, name: str) -> Path:
    return Path(str(loops.__file__)).with_name(f"{name}.py")


def sources(room: Room, loops: ModuleType = kernel) -> list[Path]:
    """Every file whose text decides what the compiled game does."""
    engine = [Path(str(module.__file__)) for module in (loops, kit, sfc32)]
    engine += [Path(__file__).with_name("cells.py"), Path(__file__)]
    further = [path for name in wanted(loops) for path in files_of(room, name) or [stand_in(loops, name)]]
    return [*engine, home_of(room) / "box.py", *files_of(room, "rules"), *further]


def cache_folder(room: Room, boundscheck: bool, loops: ModuleType = kernel) -> Path:
    digest = hashlib.sha256()
    for path in sources(room, loops):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    versions = (numba.__version__, np.__version__, platform.python_version(), platform.machine())
    digest.update("\0".join(versions).encode())
    kind = "checked" if boundscheck else "fast"
    what = loops.__name__.rpartition(".")[2]
    folder = cache_root() / "compiled" / f"{room.game}-{what}-{kind}-{digest.hexdigest()[:20]}"
    if not folder.exists():
        _forget_old(folder.parent)
        folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


def _forget_old(parent: Path) -> None:
    """Drop compiled code that nobody has used for a month."""
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


def _bind(room: Room, options: dict[str, Any], alias: str, loops: ModuleType) -> ModuleType:
    """Load kit, rules and loops anew, and put compiled functions in the place of plain ones.

    Cached code asks for its module by name when it is loaded, so the alias must be the same in every process.
    """
    for name in [name for name in sys.modules if name.startswith(alias)]:
        del sys.modules[name]
    jit: Callable[..., Any] = numba.njit
    inlined = jit(**options)
    chance = _load(Path(str(sfc32.__file__)), f"{alias}_sfc32")
    _compile_functions(chance, {}, inlined)
    tools = _load(Path(str(kit.__file__)), f"{alias}_kit")
    replaced = {"draw": chance.draw, "tell": inlined(_tell_nobody)}
    _compile_functions(tools, replaced, inlined)

    home = ModuleType(alias)
    home.__path__ = [str(home_of(room))]
    sys.modules[alias] = home
    rules = importlib.import_module(f"{alias}.rules")
    further = {
        name: importlib.import_module(f"{alias}.{name}")
        if files_of(room, name)
        else _load(stand_in(loops, name), f"{alias}.{name}")
        for name in wanted(loops)
    }
    ours = tuple(f"{alias}.{name}" for name in ("rules", *further))
    shared = {name: getattr(tools, name) for name in kit.__all__ if hasattr(tools, name)}
    done: dict[FunctionType, Any] = {}
    for module in [module for name, module in sys.modules.items() if name.startswith(ours)]:
        for name, value in list(vars(module).items()):
            if not isinstance(value, FunctionType):
                continue
            if value.__module__ == kit.__name__:
                setattr(module, name, shared[name])
            elif value.__module__.startswith(alias):
                if value not in done:
                    done[value] = inlined(value)
                setattr(module, name, done[value])

    bound = _load(Path(str(loops.__file__)), f"{alias}_loops")
    given = {"sow": chance.sow, "draw": chance.draw} | {name: getattr(rules, name) for name in RULES_FUNCTIONS}
    for file, names in wanted(loops).items():
        given |= {name: getattr(further[file], name) for name in names}
    for name, value in given.items():
        setattr(bound, name, value)
    entry = jit(cache=True, **options)
    for name, value in list(vars(bound).items()):
        if isinstance(value, FunctionType) and value.__module__ == bound.__name__:
            setattr(bound, name, (entry if name in loops.ENTRIES else inlined)(value))
    return bound


def _load(path: Path, name: str) -> ModuleType:
    """A second, separate module from the same file."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    twin = importlib.util.module_from_spec(spec)
    sys.modules[name] = twin
    spec.loader.exec_module(twin)
    return twin


def _compile_functions(module: ModuleType, replaced: dict[str, Any], compile_one: Callable[[Any], Any]) -> None:
    for name, value in list(vars(module).items()):
        if name in replaced:
            setattr(module, name, replaced[name])
        elif isinstance(value, FunctionType) and value.__module__ == module.__name__:
            setattr(module, name, compile_one(value))


def _tell_nobody(ev: int, kind: int, seat: int, a: int, b: int, to: int) -> None:
    pass
