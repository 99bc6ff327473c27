"""Seeds and hands lie in the data file: nobody but its owner may read it, its copies, or the log."""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.helpers.process import ServerProcess

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have other rights there")


def modes(folder: Path, but: str) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir() if each.name != but}


def test_what_a_server_writes_is_its_owners_alone(tmp_path: Path) -> None:
    file, log, copy = tmp_path / "tables.sqlite", tmp_path / "barkade.log", tmp_path / "copy.sqlite"
    for old in (file, log):  # as an older program has left them
        old.touch(mode=0o644)
        old.chmod(0o644)
    server = ServerProcess(file, "--unlimited", "--log", str(log))
    server.start()
    server.wait_until_ready()
    try:
        assert {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite.lock", "barkade.log"} <= modes(tmp_path, "").keys()
        command = [sys.executable, "-m", "barkade", "backup", str(copy), "--data", str(file)]
        subprocess.run(command, check=True, capture_output=True)
        assert set(modes(tmp_path, server.log.name).values()) == {0o600}
    finally:
        server.stop()


def test_a_new_folder_is_closed_too(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data" / "tables.sqlite")
    server.log = tmp_path / "server.log"
    server.start()
    server.wait_until_ready()
    server.stop()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
