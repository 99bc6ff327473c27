"""Bots given as a reference to their class, `module:Class` or `path/to/file.py:Class`, without installation."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from barkade.bots.bot import Bot
from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message


class UnknownBot(BarkadeError):
    """The bot doesn't exist or can't be loaded; in the latter case `__cause__` is the exception of its code."""


def is_class_reference(name: str) -> bool:
    """Tell whether a name is a reference to a class."""
    place, colon, attribute = name.rpartition(":")
    is_module = all(part.isidentifier() for part in place.split("."))
    return bool(colon) and attribute.isidentifier() and (is_module or place.endswith(".py"))


def load_class(name: str) -> type[Bot]:
    """Return the class of a reference."""
    place, _, attribute = name.rpartition(":")
    try:
        module = _load_file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
    except Exception as error:  # third-party code may raise anything
        raise UnknownBot(message("bots-not-loaded", bot=name, error=_summary(error))) from error
    found = getattr(module, attribute, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(message("bots-no-class", place=place, name=attribute))
    return found


def _load_file(path: Path) -> ModuleType:
    """Import a file like a script: with its folder on `sys.path`."""
    path = path.resolve(strict=True)
    if str(path.parent) not in sys.path:
        sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module  # dataclasses and pickle look up a class's module
    spec.loader.exec_module(module)
    return module


def _summary(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]
