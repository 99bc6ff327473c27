"""The page is built when what it is made from has changed, and only then."""

from __future__ import annotations

import gzip
import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

BUILD = Path(__file__).resolve().parents[2] / "web" / "build.py"


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The builder in a small house of its own, where building is only noted."""
    spec = importlib.util.spec_from_file_location("builder_copy", BUILD)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web, package = tmp_path / "web", tmp_path / "src" / "barkade"
    for file in (
        "web/src/main.ts",
        "web/package-lock.json",
        "src/barkade/engine/words/en.ftl",
        "src/barkade/games/dig/rules.en.md",
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text("one")
    monkeypatch.setattr(module, "WEB", web)
    monkeypatch.setattr(module, "SOURCES", package)
    monkeypatch.setattr(module, "PAGE", package / "page")

    def run(*words: str, quiet: bool = True) -> int:
        with (tmp_path / "npm.txt").open("a") as calls:
            calls.write(" ".join(words) + "\n")
        (web / "node_modules").mkdir(exist_ok=True)
        (package / "page").mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(module, "run", run)
    return module


def test_an_unchanged_page_is_not_built_again(builder: ModuleType, tmp_path: Path) -> None:
    assert builder.build()
    assert builder.is_current()
    assert not builder.build()
    assert (tmp_path / "npm.txt").read_text().splitlines() == [
        "ci --ignore-scripts --no-audit --no-fund --omit=dev",
        "run build",
    ]


def test_what_checks_the_page_is_fetched_only_by_those_who_check_it(builder: ModuleType, tmp_path: Path) -> None:
    builder.build()
    builder.fetch(checks=True)
    builder.fetch(checks=True)
    builder.fetch(checks=False)
    whole = "ci --ignore-scripts --no-audit --no-fund"
    assert (tmp_path / "npm.txt").read_text().splitlines() == [f"{whole} --omit=dev", "run build", whole]


@pytest.mark.parametrize(
    "changed",
    ["web/src/main.ts", "src/barkade/engine/words/en.ftl", "src/barkade/games/dig/rules.en.md", "web/src/new.ts"],
)
def test_any_change_of_what_it_is_made_from_builds_it_again(builder: ModuleType, tmp_path: Path, changed: str) -> None:
    builder.build()
    (tmp_path / changed).write_text("two")
    assert builder.build()


@pytest.mark.parametrize("changed", ["web/node_modules/x/y.js", "web/src/main.test.ts", "src/barkade/cli.py"])
def test_other_changes_do_not(builder: ModuleType, tmp_path: Path, changed: str) -> None:
    builder.build()
    (tmp_path / changed).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / changed).write_text("two")
    assert not builder.build()


def test_what_can_be_squeezed_is_squeezed_once(builder: ModuleType) -> None:
    builder.PAGE.mkdir(parents=True)
    (builder.PAGE / "a.js").write_text("bark" * 100)
    (builder.PAGE / "a.png").write_text("picture")
    builder.build()
    assert gzip.decompress((builder.PAGE / "a.js.gz").read_bytes()) == b"bark" * 100
    assert not (builder.PAGE / "a.png.gz").exists()


def test_a_torn_page_is_built_again(builder: ModuleType) -> None:
    builder.build()
    (builder.PAGE / "built.json").write_text(json.dumps(["torn"]))
    assert not builder.is_current()


def test_a_build_that_fails_is_said(builder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builder, "run", lambda *words, quiet=True: 1)
    with pytest.raises(builder.Failed, match="npm could not fetch"):
        builder.build()


@pytest.mark.parametrize(
    ("says", "good"), [("v20.19.0", True), ("v20.18.9", False), ("v26.1.0", True), ("nonsense", False)]
)
def test_an_old_node_will_not_do(builder: ModuleType, tmp_path: Path, says: str, good: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {says}\n")
    node.chmod(0o755)
    assert builder.good_node(str(node)) is good
    assert builder.good_node(None) is False
