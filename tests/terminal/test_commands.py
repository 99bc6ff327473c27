"""Every command, with good and bad input, as a process of its own: the answer, or one clear line and an exit status."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import barkade
from barkade import cli


def run(*arguments: str, data: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command without a terminal; UTF-8 whatever the system's habits are."""
    env = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
    if data is not None:
        env["BARKADE_DATA"] = str(data)
    command = [sys.executable, "-m", "barkade", *arguments]
    return subprocess.run(
        command, env=env, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=120, check=False
    )


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Records of games: whole, running as one seat was told it, torn, tampered with in several ways."""
    folder = tmp_path_factory.mktemp("records")
    match, rng = barkade.new("dig", 2, names=["Anna", "Bartek"], box={"colours": 2}), random.Random(4)
    match.play(match.legal()[0])
    (folder / "told").write_text(match.record_for(0), encoding="utf-8")
    (folder / "running").write_text(match.record(), encoding="utf-8")
    while not match.over:
        match.play(rng.choice(match.legal()))
    whole = match.record()
    (folder / "whole").write_text(whole, encoding="utf-8")
    seeded = barkade.new("dig", 2, seed=9)
    seeded.play(seeded.legal()[0])
    (folder / "seeded").write_text(seeded.record(), encoding="utf-8")
    (folder / "torn").write_text(whole[: whole.rindex("|") - 2], encoding="utf-8")
    (folder / "headless").write_text(whole.partition("\n\n")[0], encoding="utf-8")
    lines = whole.splitlines()
    lines[-1] = lines[-1][:-1] + ("0" if lines[-1][-1] != "0" else "1")
    (folder / "checksum").write_text("\n".join(lines), encoding="utf-8")
    (folder / "seed").write_text(whole.replace("\nseed ", "\nseed 00", 1), encoding="utf-8")
    (folder / "prose").write_text("Once upon a time there was a dog.", encoding="utf-8")
    (folder / "bytes").write_bytes(bytes(range(256)))
    (folder / "empty").write_text("", encoding="utf-8")
    (folder / "box.toml").write_text("colours = 9\n", encoding="utf-8")
    (folder / "no.toml").write_text("colours = \n", encoding="utf-8")
    return folder


BAD = [
    ("bark", 2, "There is no command “bark”"),
    ("play", 2, "Which game?"),
    ("play chess", 1, "There is no game “chess”. The games are: dig"),
    ("play dig --players 7", 1, "dig is for 2 to 4 players, not 7."),
    ("play dig --players two", 2, "--players has to be a whole number"),
    ("play dig --players", 2, "These arguments don't make sense."),
    ("play dig --cards 3", 2, "“play” has no argument “--cards”"),
    ("play dig poker", 2, "“play” has no argument “poker”"),
    ("play dig --seat cat", 2, "A seat can be person, random"),
    ("play dig --seat top-dog:never", 1, "“top-dog:never” makes no sense"),
    (
        "play dig --players 2 --seat person --seat random --seat random",
        2,
        "There are 3 seats named, but only 2 players.",
    ),
    ("play dig --option first", 2, "An option is written NAME=VALUE"),
    ("play dig --option starter=4", 1, "Option starter can't be “4”"),
    ("play dig --option last=1", 1, "There is no option “last”"),
    ("play dig --seed abc", 2, "--seed has to be a whole number"),
    ("play dig --pace fast", 2, "--pace has to be a number of seconds"),
    ("serve --bot-pace fast", 2, "--bot-pace has to be a number of seconds"),
    ("play dig --box {}/nowhere.toml", 1, "nowhere.toml"),
    ("play dig --box {}/no.toml", 1, "isn't TOML"),
    ("play dig --box {}/box.toml", 1, "“colours” must be a whole number from 2 to 5, not “9”."),
    ("play dig", 1, "This needs a terminal"),
    ("", 1, "This needs a terminal"),
    ("resume", 1, "There is no game to continue."),
    ("resume dig", 2, "“resume” has no argument “dig”"),
    ("games dig", 2, "“games” has no argument “dig”"),
    ("rules", 2, "Which game?"),
    ("rules chess", 1, "There is no game “chess”."),
    ("replay", 2, "Which file?"),
    ("replay {}/nowhere", 1, "There is no file"),
    ("replay {}/bytes", 1, "can't be read as text"),
    ("replay {}", 1, "can't be read as text"),
    ("replay {}/torn", 1, "of this record"),
    ("verify", 2, "Which file?"),
    ("verify {}/nowhere", 1, "There is no file"),
    ("verify {}/prose", 1, "record"),
    ("verify {}/empty", 1, "This isn't a Barkade record"),
    ("verify {}/headless", 1, "This record is damaged: it has no versions."),
    ("verify {}/torn", 1, "of this record"),
    ("verify {}/checksum", 1, "has been altered: its checksum doesn't match"),
    ("verify {}/seed", 1, "The seed of this record isn't the one that was locked in."),
    ("verify {}/told", 1, "This is a record of what one seat was told."),
    ("sim", 2, "Which game?"),
    ("sim chess", 1, "There is no game “chess”."),
    ("sim dig --players 7", 1, "dig is for 2 to 4 players, not 7."),
    ("sim dig --games 0", 2, "--games has to be a whole number"),
    ("sim dig --threads none", 2, "--threads has to be a whole number"),
    ("sim dig --option starter=x", 1, "Option starter can't be “x”"),
    ("sim dig --set reach=9", 1, "“reach” must be a whole number from 2 to 8, not “9”."),
    ("sim dig --set paws=4", 1, "“paws” isn't a part of this game's box."),
    ("report dig --set reach", 2, "A number of the box is written NAME=NUMBER"),
    ("report dig --against {}/nowhere.toml", 1, "nowhere.toml"),
    ("sim dig --box {}/box.toml", 1, "“colours” must be a whole number from 2 to 5, not “9”."),
]


@pytest.mark.parametrize(("command", "status", "reason"), BAD, ids=[command for command, _, _ in BAD])
def test_bad_input_gets_one_clear_line(records: Path, tmp_path: Path, command: str, status: int, reason: str) -> None:
    done = run(*(word.replace("{}", str(records)) for word in command.split()), data=tmp_path)
    assert done.returncode == status
    assert done.stdout == ""
    assert done.stderr.startswith("barkade: ") and reason in done.stderr
    assert done.stderr.count("\n") == 1 and done.stderr.endswith("\n")


def test_a_torn_kept_game_is_named(tmp_path: Path) -> None:
    (tmp_path / "running").mkdir()
    (tmp_path / "running" / "dig-1.barkade").write_text("barkade 1\ngame dig\n", encoding="utf-8")
    done = run("resume", data=tmp_path)
    assert done.returncode == 1
    assert "dig-1.barkade” is damaged" in done.stderr and done.stderr.count("\n") == 1


def test_help_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    overview = capsys.readouterr().out
    for command in ("play", "resume", "games", "rules", "replay", "verify", "sim"):
        assert command in overview
        with pytest.raises(SystemExit) as done:
            cli.main([command, "--help"])
        assert done.value.code == 0
        assert capsys.readouterr().out.startswith(f"usage: barkade {command}")
    assert run("--version").stdout == f"barkade {barkade.__version__}\n"


@pytest.mark.parametrize(
    ("command", "file"),
    [("verify", "a record of a game"), ("backup", "where to put the copy"), ("restore", "the copy to put back")],
)
def test_help_says_which_file_is_meant(command: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main([command, "--help"])
    assert re.search(rf"FILE +{file}", capsys.readouterr().out)


@pytest.mark.parametrize("width", range(60, 100, 3))
def test_help_breaks_no_name(width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    with pytest.raises(SystemExit):
        cli.main(["play", "--help"])
    shown = capsys.readouterr().out
    assert "good-dog" in shown and "-\n" not in shown


def test_games_lists_all_of_them() -> None:
    listed = run("games").stdout
    assert all(game in listed for game in barkade.games())
    assert "DIG · 2 to 4 players" in listed


def test_rules_shows_every_number() -> None:
    shown = run("rules", "dig").stdout
    assert "DIG-1.1" in shown and "DIG-8.4" in shown and "**" not in shown


def test_replay_tells_whole_and_told_records(records: Path) -> None:
    whole = run("replay", str(records / "whole"))
    assert whole.returncode == 0
    assert "The game is set up." in whole.stdout and "The last bone is out of the yard." in whole.stdout
    told = run("replay", str(records / "told"))
    assert told.returncode == 0
    assert "trots to 1" in told.stdout


def test_verify_says_what_was_verified(records: Path) -> None:
    commit = next(line for line in (records / "whole").read_text("utf-8").splitlines() if line.startswith("commit "))
    whole = run("verify", str(records / "whole"))
    assert whole.returncode == 0
    assert whole.stdout.startswith("Verified:") and commit.removeprefix("commit ") in whole.stdout
    assert not whole.stdout.removesuffix("\n").endswith((" ", "\n"))
    running = run("verify", str(records / "running"))
    assert running.returncode == 0 and "The game isn't over yet." in running.stdout
    seeded = run("verify", str(records / "seeded"))
    assert seeded.returncode == 0 and "simulation seed 9" in seeded.stdout


def test_sim_reports_in_words_and_in_json() -> None:
    arguments = ("sim", "dig", "--players", "3", "--games", "2000", "--seed", "1")
    said = run(*arguments)
    assert said.returncode == 0 and said.stderr == ""
    assert said.stdout.startswith("DIG: 2,000 games of 3 players, played by Good Dog, seed 1")
    assert "playing order" in said.stdout and "decisions" in said.stdout.lower() and "█" in said.stdout
    assert "games/s" in said.stdout and "steps/s" in said.stdout and "95% interval" in said.stdout
    report = json.loads(run(*arguments, "--json").stdout)
    assert report["games"] == 2000 and len(report["seats"]) == 3
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(2000)
    assert sum(report["endings"].values()) == 2000
    for seat in report["seats"]:
        low, high = seat["win_rate_95"]
        assert low < seat["win_rate"] < high
    assert report["play"] == "good-dog" and report["turns"]["mean"] < 100
    refused = run("sim", "dig", "--play", "cat")
    assert refused.returncode == 2 and "good-dog, random" in refused.stderr


def test_playing_needs_neither_numpy_nor_numba() -> None:
    program = (
        "import sys; from barkade.terminal.app import BarkadeApp; from barkade.terminal.session import new_session; "
        "session = new_session('dig', 2, ['random', 'random']); "
        "[session.match.play(session.match.legal()[0]) for _ in range(9)]; "
        "BarkadeApp(0, session); print([name for name in ('numpy', 'numba') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
