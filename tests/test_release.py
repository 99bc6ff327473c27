"""The released packages work without this folder: see scripts/release.py."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import barkade

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.long
def test_the_wheel_and_the_sdist_work_in_empty_environments(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "release.py"), "--to", str(tmp_path / "dist")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    name = f"barkade-{barkade.__version__}"
    with tarfile.open(tmp_path / "dist" / f"{name}.tar.gz") as sdist:
        sources = {path.removeprefix(f"{name}/") for path in sdist.getnames()}
    assert {"go", "requirements.lock", "LICENSE", "CHANGELOG.md", "web/package-lock.json"} <= sources
    assert not [path for path in sources if {"node_modules", ".venv", "dist"} & set(Path(path).parts)]
    with zipfile.ZipFile(tmp_path / "dist" / f"{name}-py3-none-any.whl") as wheel:
        packed = set(wheel.namelist())
    assert {"barkade/py.typed", "barkade/page/index.html", "barkade/engine/words/en.ftl"} <= packed
    assert {Path(path).parts[0] for path in packed} == {"barkade", f"{name}.dist-info"}
