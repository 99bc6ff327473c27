"""The package of bots that docs/bots.md lays out works, from its code to its entry point."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

from barkade.bots import bots, make
from barkade.bots.guarded import Guarded
from barkade.bots.registry import PLUG_INS
from barkade.cli import main

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package of the page, as if it had been installed."""
    project = tomllib.loads(next(block for block in blocks("toml") if "[project]" in block))["project"]
    source = tmp_path / "my_bots"
    source.mkdir()
    files = re.findall(r"(\w+\.py) +(from|class) (.*)", PAGE)
    assert [name for name, _, _ in files] == ["__init__.py", "dig_bot.py"]
    (source / "__init__.py").write_text(f"from {files[0][2]}\n")
    (source / "dig_bot.py").write_text(next(block for block in blocks("python") if "class DigBot" in block))
    installed = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    entries = "\n".join(f"{name} = {where}" for name, where in project["entry-points"][PLUG_INS].items())
    (installed / "entry_points.txt").write_text(f"[{PLUG_INS}]\n{entries}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("my_bots", "my_bots.dig_bot"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.usefixtures("package")
def test_the_package_on_the_page_plays(capsys: pytest.CaptureFixture[str]) -> None:
    test = re.search(r"main\((\[.*?\])\) == 0", PAGE)
    assert test is not None
    assert main(re.findall(r'"([^"]+)"', test[1])) == 0, capsys.readouterr().out


@pytest.mark.usefixtures("package")
def test_its_bot_has_a_name_of_its_own() -> None:
    assert "dig-bot" in bots()
    bot = make("dig-bot")
    assert isinstance(bot, Guarded) and bot.bot.name == "dig-bot"
