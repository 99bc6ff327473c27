"""The page tells stories as Python does: random games of every kind, from a seat or none, in every language."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from barkade.engine.i18n import LANGUAGES
from barkade.games import games
from tests.conformance.tables import EVERY_SETTING, wander
from tests.stories import make

WEB = Path(__file__).parents[2] / "web"
LENGTH = 120


@pytest.mark.long
@pytest.mark.skipif(shutil.which("node") is None, reason="the page's tests need Node")
def test_the_page_tells_what_python_tells(tmp_path: Path) -> None:
    rng = random.Random(18)
    for number, language in enumerate(LANGUAGES):
        for game in games():
            setting = rng.choice([each for each in EVERY_SETTING if each.game == game])
            match = setting.match(number)
            wander(match, rng, LENGTH)
            seat = rng.choice([None, *range(match.players)])
            for name, text in make.told(match, seat, [language], f"{game}-{number}").items():
                (tmp_path / name).write_text(text, encoding="utf-8")
    command = ["node", "node_modules/vitest/vitest.mjs", "run", "src/games/story.test.ts", "-t", "told as Python"]
    environment = {**os.environ, "BARKADE_STORIES": str(tmp_path)}
    ran = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert f"{len(LANGUAGES) * len(games())} passed" in ran.stdout
