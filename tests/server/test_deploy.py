"""The parts of the hosting guide: settings by file and environment, units, a container, copies and the way back."""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from barkade.cli_args import Parser
from barkade.client import HttpClient
from barkade.engine.errors import BarkadeError
from barkade.server.config import with_settings
from tests.server.helpers.process import ServerProcess

DEPLOY = Path(__file__).resolve().parents[2] / "docs" / "deploy"
PROGRAM = "/opt/barkade/venv/bin/barkade"


def parser() -> Parser:
    made = Parser("serve")
    for name, value in (("host", "ADDRESS"), ("port", "N"), ("public-url", "URL"), ("config", "FILE")):
        made.option(name, value)
    made.flag("open-metrics")
    return made


# Settings


def test_the_command_line_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "barkade.toml"
    file.write_text('host = "::1"\nport = 1\npublic_url = "http://file"\nopen-metrics = true\n')
    environment = {"BARKADE_PORT": "2", "BARKADE_HOST": "::2", "BARKADE_CONFIG": str(file), "BARKADE_OTHER": "x"}
    read = parser()
    given = read.read(with_settings(read, ["--port", "3"], environment))
    assert (given.port, given.host, given.public_url, given.open_metrics) == ("3", "::2", "http://file", True)
    other = tmp_path / "other.toml"
    other.write_text('host = "::3"\n')
    read = parser()
    given = read.read(with_settings(read, [f"--config={other}"], environment | {"BARKADE_OPEN_METRICS": "no"}))
    assert (given.host, given.port, given.open_metrics) == ("::2", "2", False)


@pytest.mark.parametrize(
    ("written", "kind"),
    [("port = ", "bad-config"), ("prt = 1", "no-setting"), ('open-metrics = "maybe"', "bad-setting"), (None, "config")],
)
def test_a_wrong_setting_is_named(tmp_path: Path, written: str | None, kind: str) -> None:
    file = tmp_path / "barkade.toml"
    if written is not None:
        file.write_text(written)
    with pytest.raises(BarkadeError) as error:
        with_settings(parser(), ["--config", str(file)], {})
    assert kind in error.value.message.id and error.value.message.args["file"] == str(file)


def test_a_server_is_set_up_by_a_file_and_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "barkade.toml"
    file.write_text('public-url = "https://dogs.example.org"\ngrace = 7\n')
    monkeypatch.setenv("BARKADE_SMTP", "mail.example.org:587")

    async def run(server: ServerProcess) -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        ways = await anna.request("GET", "/api/tell")
        assert ways["mail"] and ways["links"]

    with ServerProcess(tmp_path / "t.sqlite", "--config", str(file)) as server:
        asyncio.run(run(server))


# Files of the guide


def unit(name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign]
    read.read_string((DEPLOY / name).read_text())
    return read


def test_the_units_start_what_there_is() -> None:
    service, backup = unit("barkade.service"), unit("barkade-backup.service")
    started = shlex.split(service["Service"]["ExecStart"])
    assert started[:2] == [PROGRAM, "serve"] and service["Service"]["User"] == "barkade"
    assert shlex.split(backup["Service"]["ExecStart"])[:2] == [PROGRAM, "backup"]
    help_text = subprocess.run([sys.executable, "-m", "barkade", "serve", "--help"], capture_output=True, text=True)
    options = set(re.findall(r"--[a-z][a-z-]+", help_text.stdout))
    written = (DEPLOY / "barkade.toml").read_text()
    named = re.findall(r"^(?:# )?([a-z-]+) = ", written, re.MULTILINE)
    assert named and {f"--{name}" for name in named} <= options


def test_the_guide_copies_files_that_there_are() -> None:
    guide = (DEPLOY.parent / "hosting.md").read_text("utf-8")
    commands = "\n".join(re.findall(r"^```sh\n(.*?)^```", guide, re.DOTALL | re.MULTILINE))
    copied = set(re.findall(r"\bdocs/\S+", commands))
    assert all((DEPLOY.parents[1] / each).is_file() for each in copied)
    units = {f"docs/deploy/{each.name}" for each in DEPLOY.glob("barkade*")}
    assert copied == {*units, "docs/proxy/Caddyfile"}, "nothing is left to copy by hand"
    for each in ("deploy/barkade.toml", "proxy/Caddyfile"):
        assert "dogs.example.org" in (DEPLOY.parent / each).read_text(), "what the guide replaces"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_has_nothing_to_say_against_the_units(tmp_path: Path) -> None:
    for file in DEPLOY.glob("barkade*.[st]*e*"):
        if file.suffix in (".service", ".timer"):
            (tmp_path / file.name).write_text(file.read_text().replace(PROGRAM, sys.executable))
    units = sorted(map(str, tmp_path.iterdir()))
    assert len(units) == 3
    told = subprocess.run(["systemd-analyze", "verify", "--man=no", *units], capture_output=True, text=True, timeout=60)
    about_ours = [line for line in told.stderr.splitlines() if "barkade" in line]
    assert about_ours == [] and told.returncode == 0, told.stderr


INSTRUCTIONS = {"FROM", "RUN", "COPY", "WORKDIR", "USER", "ENV", "VOLUME", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}


def test_the_container_is_described_by_the_book() -> None:
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(), flags=re.MULTILINE)
    lines = [line.split(maxsplit=1) for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    assert {word for word, _ in lines} <= INSTRUCTIONS and lines[0][0] == "FROM"
    stages = [rest.split()[-1] for word, rest in lines if word == "FROM" and " AS " in rest]
    taken = re.findall(r"COPY --from=(\w+)", text)
    assert taken == stages == ["page", "wheel"]
    users = [rest for word, rest in lines if word == "USER"]
    assert users == ["10001"] and "--uid 10001" in text, "not as root"
    assert all("docker.io/library/" in rest and ":" in rest for word, rest in lines if word == "FROM"), "whose"


LINTER = shutil.which("hadolint", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))


@pytest.mark.skipif(LINTER is None, reason="no hadolint for this system")
def test_the_linter_has_nothing_to_say_against_the_container(tmp_path: Path) -> None:
    def lint(file: Path) -> list[dict[str, str]]:
        told = subprocess.run([str(LINTER), "--format", "json", str(file)], capture_output=True, text=True, timeout=60)
        return json.loads(told.stdout)  # type: ignore[no-any-return]

    assert lint(DEPLOY / "Containerfile") == []
    careless = tmp_path / "Containerfile"
    careless.write_text("FROM docker.io/library/python\nRUN cd /src && sudo pip install .\n")
    assert {"DL3004", "DL3006"} <= {each["code"] for each in lint(careless)}, "it does look"


def test_the_composition_names_settings_that_there_are() -> None:
    yaml = pytest.importorskip("yaml")
    read = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = read["services"]
    assert set(services) == {"database", "barkade", "caddy"}
    assert (DEPLOY / services["barkade"]["build"]["context"] / services["barkade"]["build"]["dockerfile"]).is_file()
    help_text = subprocess.run([sys.executable, "-m", "barkade", "serve", "--help"], capture_output=True, text=True)
    for name in services["barkade"]["environment"]:
        option = name.removeprefix("BARKADE_").lower().replace("_", "-")
        assert f"--{option}" in help_text.stdout or name == "BARKADE_SMTP_PASSWORD"
    named = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert named == set(read["volumes"])
    assert {each for service in services.values() for each in service.get("depends_on", [])} == {"database", "barkade"}
    (network,) = read["networks"]["default"]["ipam"]["config"]
    assert services["barkade"]["environment"]["BARKADE_PROXY"] == network["subnet"], "the proxy, and nobody else"


def test_the_guide_names_what_the_composition_asks_for() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    asked = set(re.findall(r"\$\{(\w+)", text))
    needed = set(re.findall(r"\$\{(\w+):\?", text))
    guide = (DEPLOY.parent / "hosting.md").read_text("utf-8")
    assert needed == {"POSTGRES_PASSWORD"} and all(f"`{each}" in guide for each in asked)


# Copies


def barkade(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "barkade", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)


def test_copies_rotate_and_one_of_them_brings_everything_back(tmp_path: Path) -> None:
    folder, file = tmp_path / "copies", tmp_path / "t.sqlite"
    folder.mkdir()
    (folder / "barkade-20200101-000000.sqlite").write_bytes(b"old")
    (folder / "something-else.sqlite").write_bytes(b"not ours")

    async def come(server: ServerProcess, name: str) -> HttpClient:
        return await HttpClient.come_in(server.url, name)

    with ServerProcess(file) as server:
        anna = asyncio.run(come(server, "Anna"))
        assert barkade("backup", str(folder), "--data", str(file), "--keep", "2").returncode == 0
        time.sleep(1.1)  # a copy is named after its second
        assert barkade("backup", str(folder), "--data", str(file), "--keep", "2").returncode == 0
        copies = sorted(folder.glob("barkade-*.sqlite"))
        assert len(copies) == 2 and "20200101" not in copies[0].name and (folder / "something-else.sqlite").exists()
        late = asyncio.run(come(server, "Late"))
        running = barkade("restore", str(copies[-1]), "--data", str(file))
        assert running.returncode == 1 and "Another server" in running.stderr + running.stdout
        server.stop()
        back = barkade("restore", str(copies[-1]), "--data", str(file))
        assert back.returncode == 0, back.stderr
        server.start()
        server.wait_until_ready()
        assert asyncio.run(anna.request("GET", "/api/me"))["name"] == "Anna"
        with pytest.raises(Exception, match="who-are-you"):
            asyncio.run(late.request("GET", "/api/me"))
    (aside,) = (each for each in tmp_path.glob("t.sqlite.before-*") if not each.name.endswith(("-wal", "-shm")))
    with closing(sqlite3.connect(aside)) as old:
        assert {name for (name,) in old.execute("SELECT name FROM people")} == {"Anna", "Late"}


def test_a_copy_that_is_none_changes_nothing(tmp_path: Path) -> None:
    file, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    file.write_bytes(b"precious")
    copy.write_bytes(b"x" * 5000)
    assert barkade("restore", str(copy), "--data", str(file)).returncode == 1
    with closing(sqlite3.connect(tmp_path / "newer.sqlite")) as newer:
        newer.execute("PRAGMA user_version = 1000")
    assert barkade("restore", str(tmp_path / "newer.sqlite"), "--data", str(file)).returncode == 1
    assert barkade("restore", str(tmp_path / "nowhere.sqlite"), "--data", str(file)).returncode == 1
    assert file.read_bytes() == b"precious"
