"""Has the browser's page built into the package, so that neither sdist nor wheel needs Node when it is installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page_builder() -> ModuleType:
    path = Path(__file__).resolve().parent / "web" / "build.py"
    spec = importlib.util.spec_from_file_location("barkade_page_builder", path)
    if spec is None or spec.loader is None:
        raise ImportError(str(path))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface[Any]):
    """Runs before anything is packed, for editable installs too."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, where there is something to build and the machine has no Node that is new enough."""
        builder = page_builder()
        return [] if builder.is_current() or builder.npm() else [builder.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page_builder().build()
