"""A bot of an older commit, for the ladder: `bench/past.py:Past`, described by the environment variable PAST.

PAST="dig 58b8b21 top-dog:3000 AHEAD=3" barkade ladder dig --bot top-dog:1500 --bot bench/past.py:Past --processes 1

It speaks the JSON lines protocol with this same file as a program, which runs on the sources of that commit. (The rules
must not have changed since, or it would misread views.) Search constants of the heuristics may be overridden. The
program runs as long as the ladder, as loading a search takes seconds. At exit it writes the processor time per decision
to the file named by PAST_TOOK.
"""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or __name__ != "__main__":
    from collections.abc import Sequence

    import barkade
    from barkade.bots import Bot, Legal, View
    from barkade.bots.subprocess_bot import SubprocessBot

    class Past(Bot):
        """The bot described by the environment variable PAST: a game, a commit, a bot's name, constants."""

        name = "past"
        _program: SubprocessBot | None = None

        def __init__(self) -> None:
            if Past._program is None:
                game, what = os.environ["PAST"].split(maxsplit=1)
                Past._program = SubprocessBot(f"'{sys.executable}' '{Path(__file__).resolve()}' {what}", seconds=600)
                # The first answer is slow: the search is loaded or compiled.
                match = barkade.new(game, seed=0)
                while len(match.legal()) == 1:
                    match.play(match.legal()[0])
                view = match.view(match.to_move)
                self.choose(view, view["legal"], random.Random(0))

        def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
            assert Past._program is not None
            return Past._program.choose(view, legal, rng)


def sources(commit: str) -> Path:
    """Return the folder with the sources of a commit; always the same one, as compiled code is cached by path."""
    folder = Path(tempfile.gettempdir()) / f"barkade-{commit}"
    if folder.exists():
        return folder
    packed = subprocess.run(
        ["git", "archive", commit, "src"], cwd=Path(__file__).parents[1], check=True, capture_output=True
    ).stdout
    with (
        tempfile.TemporaryDirectory(dir=folder.parent) as unfinished,
        tarfile.open(fileobj=io.BytesIO(packed)) as archive,
    ):
        archive.extractall(unfinished, filter="data")
        (Path(unfinished) / "src").rename(folder)
    return folder


def main(commit: str, name: str, *constants: str) -> None:
    folder = sources(commit)
    sys.path.insert(0, str(folder))
    import barkade
    from barkade.bots import make
    from barkade.bots.information_set import heuristics_of
    from barkade.games import load_game

    assert Path(barkade.__file__).is_relative_to(folder)
    bot, took, decisions = make(name), 0.0, 0
    for line in sys.stdin:
        question: dict[str, Any] = json.loads(line)
        view = question["view"]
        for constant, value in (each.split("=") for each in constants):
            setattr(heuristics_of(load_game(view["game"])), constant, int(value))
        start = time.process_time()
        chosen = bot.choose(view, view["legal"], random.Random(question["seed"]))
        if decisions:
            took += time.process_time() - start
        decisions += 1  # the first one loads the search
        print(json.dumps({"question": question["question"], "play": chosen["text"]}), flush=True)
    if "PAST_TOOK" in os.environ:
        Path(os.environ["PAST_TOOK"]).write_text(f"{1000 * took / max(decisions - 1, 1):.1f} ms\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
