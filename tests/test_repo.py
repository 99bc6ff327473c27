"""Conventions of the repository that a machine can check: the lock, the dependencies, the version."""

from __future__ import annotations

import ast
import itertools
import json
import re
import runpy
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import barkade

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
MACHINES = (("linux", "x86_64"), ("linux", "aarch64"), ("darwin", "arm64"), ("darwin", "x86_64"), ("win32", "AMD64"))


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def lock() -> str:
    return (ROOT / "requirements.lock").read_text("utf-8")


def names(requirements: Iterable[str]) -> set[str]:
    return {canonicalize_name(Requirement(text).name) for text in requirements}


def applying(requirements: list[Requirement], python: str, machine: tuple[str, str]) -> list[Requirement]:
    """Those of the requirements that hold on this Python and machine."""
    here = {"python_version": python, "python_full_version": f"{python}.0", "implementation_name": "cpython"}
    here |= {"sys_platform": machine[0], "platform_machine": machine[1], "platform_python_implementation": "CPython"}
    return [each for each in requirements if each.marker is None or each.marker.evaluate(here)]


@pytest.mark.parametrize(("python", "machine"), list(itertools.product(PYTHONS, MACHINES)))
def test_the_lock_has_one_version_of_all_that_is_asked_for(python: str, machine: tuple[str, str]) -> None:
    described = project()
    texts = described["project"]["dependencies"] + described["build-system"]["requires"]
    texts += itertools.chain(*described["project"]["optional-dependencies"].values())
    texts += [runpy.run_path(str(ROOT / "web" / "build.py"))["NODE_WHEEL"]]
    asked = applying([Requirement(text) for text in texts], python, machine)

    lines = [line for line in lock().splitlines() if not line.lstrip().startswith("#")]
    pins = applying([Requirement(line) for line in lines], python, machine)
    locked = {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in pins}
    assert len(locked) == len(pins), "a package has two versions at once"
    for requirement in asked:
        version = locked.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement.name} is not in the lock: run ./go lock"
        assert requirement.specifier.contains(version), f"{requirement} is {version} in the lock: run ./go lock"


@pytest.mark.parametrize("name", ["requirements.lock", "web/package-lock.json"])
def test_no_lock_says_where_its_author_fetches_from(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert not re.search(r"^\s*--|\"resolved\"|file:|index-url|find-links", text, re.MULTILINE)


def imported(paths: Iterable[Path]) -> Iterator[tuple[Path, str]]:
    """Every module that is imported anywhere in these files, inside functions too."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                yield from ((path, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                assert node.module is not None
                yield path, node.module


NAMED_OTHERWISE = {"pyspiel": "open_spiel"}
"""Modules of packages that the ordinary run does not install."""


@cache
def distributions() -> Mapping[str, list[str]]:
    return packages_distributions()


def distribution(module: str) -> str:
    """The package that a module is installed by."""
    parts = module.split(".")
    found = distributions().get(parts[0], [NAMED_OTHERWISE.get(parts[0], parts[0])])
    # A name that several packages share, such as fluent, is told apart by its second word.
    return canonicalize_name(found[0] if len(set(found)) == 1 else ".".join(parts[:2]))


def undeclared(paths: Iterable[Path], declared: set[str], own: set[str]) -> set[str]:
    own = own | sys.stdlib_module_names
    foreign = [(path, name) for path, name in imported(paths) if name.split(".")[0] not in own]
    assert foreign
    return {f"{path.relative_to(ROOT)}: {name}" for path, name in foreign if distribution(name) not in declared}


def test_every_import_of_the_package_is_declared() -> None:
    described = project()["project"]
    declared = names(described["dependencies"])
    files = set((ROOT / "src").rglob("*.py"))
    environments = set((ROOT / "src" / "barkade" / "envs").rglob("*.py"))
    assert undeclared(files - environments, declared, {"barkade"}) == set()
    # They speak to the tools of others, which come with an extra.
    declared |= names(described["optional-dependencies"]["lab"])
    assert undeclared(environments, declared, {"barkade"}) == set()


def test_every_import_of_the_tests_and_scripts_is_declared() -> None:
    described = project()
    declared = names(described["project"]["dependencies"]) | names(described["build-system"]["requires"])
    declared |= names(itertools.chain(*described["project"]["optional-dependencies"].values()))
    paths = [ROOT / "hatch_build.py", ROOT / "web" / "build.py"]
    for folder in ("tests", "scripts", "bench", "examples"):
        paths += (ROOT / folder).rglob("*.py")
    beside = {path.stem for folder in ("bench", "scripts", "examples") for path in (ROOT / folder).glob("*.py")}
    assert undeclared(paths, declared, {"barkade", "tests"} | beside) == set()


def test_the_version_is_written_once() -> None:
    assert "version" in project()["project"]["dynamic"]
    for name in ("package.json", "package-lock.json"):
        page = json.loads((ROOT / "web" / name).read_text("utf-8"))
        assert "version" not in page and "version" not in page.get("packages", {}).get("", {})
    written = re.compile(rf"\b{re.escape(barkade.__version__)}\b")
    python = [path for folder in ("src", "scripts", "bench") for path in (ROOT / folder).rglob("*.py")]
    saying = [path.name for path in [*python, ROOT / "go"] if written.search(path.read_text("utf-8"))]
    assert saying == ["__init__.py"]


def test_the_changelog_knows_the_version() -> None:
    headings = re.findall(r"^## \[(.+?)\](?: - (.+))?$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == ("Unreleased", "")
    assert headings[1][0] == barkade.__version__
    versions = [tuple(map(int, number.split("."))) for number, _ in headings[1:]]
    assert versions == sorted(set(versions), reverse=True)
    for _, day in headings[1:]:
        date.fromisoformat(day)


def test_continuous_integration_tries_the_pythons_we_promise() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    listed = re.search(r"^ +python: \[(.+)\]$", workflow, re.MULTILINE)
    assert listed and tuple(re.findall(r'"(.+?)"', listed[1])) == PYTHONS
    label = "Programming Language :: Python :: "
    classifiers = [each.removeprefix(label) for each in project()["project"]["classifiers"] if each.startswith(label)]
    assert classifiers == ["3", *PYTHONS]
    assert set(re.findall(r"- run: (.+)", workflow)) == {"python go test", "python go test --all"}
    assert set(re.findall(r"uses: (.+?)/", workflow)) == {"actions"}
