"""Build the sdist and the wheel into dist/, and check each of them in an empty environment.

python scripts/release.py            what `./go release` runs
python scripts/release.py --to DIR   leave them elsewhere

Both are installed as a user would, outside of this folder; each must then print its version, play compiled games and
serve its page. Nothing is uploaded or tagged: docs/releasing.md describes the next steps.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
START_WITHIN = 60.0


class Failed(Exception):
    """The release can't be published, for the given reason."""


def run(*command: object, cwd: Path) -> str:
    """Run a command that must succeed; return its output."""
    # Keep this folder out of the environment that is checked.
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    arguments = [str(argument) for argument in command]
    done = subprocess.run(arguments, cwd=cwd, env=env, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        raise Failed(f"{' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def build(folder: Path) -> list[Path]:
    """Build the sdist, and the wheel from it, so that the wheel can't contain what the sdist lacks."""
    hatchling = [sys.executable, "-m", "hatchling", "build"]
    run(*hatchling, "--target", "sdist", "--directory", folder, cwd=ROOT)
    (sdist,) = folder.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as unpacked:
        with tarfile.open(sdist) as archive:
            archive.extractall(unpacked, filter="data")
        source = Path(unpacked) / sdist.name.removesuffix(".tar.gz")
        run(*hatchling, "--target", "wheel", "--directory", folder, cwd=source)
    (wheel,) = folder.glob("*.whl")
    return [sdist, wheel]


def install(package: Path, folder: Path) -> Path:
    """Install a package and its dependencies into a new environment; return the path of its `barkade` command."""
    uv = shutil.which("uv")
    venv.create(folder / "env", with_pip=uv is None)
    scripts = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    installer = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    run(*installer, "--constraint", LOCK, package, cwd=folder)
    return scripts / ("barkade.exe" if os.name == "nt" else "barkade")


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=5) as answer:
        return str(answer.read().decode("utf-8"))


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def check_page(barkade: Path, folder: Path) -> None:
    """Serve the page once, and fetch it with its scripts."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    command = [barkade, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder / "data.db"]
    with (folder / "serve.log").open("w+", encoding="utf-8") as log:
        server = subprocess.Popen([str(word) for word in command], cwd=folder, stdout=log, stderr=log)
        try:
            until = time.monotonic() + START_WITHIN
            while True:
                try:
                    page = get(f"{url}/")
                    break
                except (urllib.error.URLError, OSError) as error:
                    if server.poll() is not None or time.monotonic() > until:
                        log.seek(0)
                        raise Failed(f"the page was not served ({error}):\n{log.read()}") from error
                    time.sleep(0.1)
            program = re.search(r'<script[^>]*\ssrc="([^"]+\.js)"', page)
            if program is None or not get(f"{url}{program[1]}"):
                raise Failed("the page that is served has no program.")
        finally:
            server.terminate()
            server.wait(30)


def check(package: Path, version: str) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        barkade = install(package, folder)
        said = run(barkade, "--version", cwd=folder).strip()
        if said != f"barkade {version}" or version not in package.name:
            raise Failed(f"{package.name} says that it is '{said}', and the sources are {version}.")
        report = json.loads(run(barkade, "sim", "dig", "--players", "2", "--games", "50", "--json", cwd=folder))
        if report["games"] != 50:
            raise Failed(f"50 games were to be played, and the report says {report['games']}.")
        check_page(barkade, folder)


def source_version() -> str:
    found = re.search(r'^__version__ = "(.+?)"', (ROOT / "src/barkade/__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise Failed("src/barkade/__init__.py has no __version__.")
    return found[1]


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Build the sdist and the wheel, and check both.")
    parser.add_argument("--to", type=Path, default=ROOT / "dist", help="where to put them (emptied before)")
    folder: Path = parser.parse_args(argv).to.resolve()
    try:
        version = source_version()
        shutil.rmtree(folder, ignore_errors=True)
        packages = build(folder)
        for package in packages:
            print(f"Checking {package.name} in an empty environment ...", flush=True)
            check(package, version)
    except Failed as failed:
        print(f"release: {failed}", file=sys.stderr)
        return 1
    print(f"Barkade {version} is built and checked: {', '.join(package.name for package in packages)} in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
