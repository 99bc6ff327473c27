"""Each system has its own folders for data and for a cache."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from barkade.paths import cache_root, data_folder


@pytest.mark.parametrize(
    ("platform", "data", "cache"),
    [
        ("linux", ".local/share/barkade", ".cache/barkade"),
        ("darwin", "Library/Application Support/barkade", "Library/Caches/barkade"),
        ("win32", "barkade/data", "barkade/cache"),
    ],
)
def test_folders_by_system(
    platform: str, data: str, cache: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("BARKADE_DATA", "BARKADE_CACHE", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert data_folder() == tmp_path / data
    assert cache_root() == tmp_path / cache


def test_the_environment_overrides_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BARKADE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("BARKADE_CACHE", str(tmp_path / "cache"))
    assert (data_folder(), cache_root()) == (tmp_path / "data", tmp_path / "cache")


@pytest.mark.parametrize("value", ["", "relative/folder"])
def test_an_xdg_variable_that_names_no_place_counts_as_unset(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BARKADE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", value)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert cache_root() == tmp_path / ".cache" / "barkade"
