"""Packages of the extra `barkade[lab]`: imported on demand, with a clear error if they are missing."""

from __future__ import annotations

import importlib
from types import ModuleType

from barkade.engine.errors import BarkadeError
from barkade.engine.i18n import message


class MissingExtra(BarkadeError, ImportError):
    """A package of the extra is not installed."""


def need(package: str, what: str) -> ModuleType:
    """Import a package of the extra."""
    try:
        return importlib.import_module(package)
    except ImportError as error:
        raise MissingExtra(message("envs-missing", what=what)) from error
