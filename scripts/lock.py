"""Write requirements.lock: the exact versions that ./go and continuous integration install.

python scripts/lock.py              pins what pyproject.toml newly asks for, and leaves the rest as it is
python scripts/lock.py --upgrade    takes the newest versions that the bounds in pyproject.toml allow
python scripts/lock.py numba rich   takes the newest of these alone

One file serves every platform and Python, by environment markers. Needs uv; `./go lock` and `./go update` provide it.
"""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
HEADER = "# What ./go and continuous integration install. Made by scripts/lock.py; don't edit, run ./go lock.\n"


def tools() -> list[str]:
    """Return the requirements of the build system: not dependencies, but just as able to break the build."""
    with (ROOT / "pyproject.toml").open("rb") as project:
        requires: list[str] = tomllib.load(project)["build-system"]["requires"]
    return [*requires, runpy.run_path(str(ROOT / "web" / "build.py"))["NODE_WHEEL"]]


def compiled(before: str, choice: Sequence[str]) -> str:
    """Return the lock compiled by uv, which keeps the versions already in its output file."""
    uv = shutil.which("uv")
    command = [uv] if uv else [sys.executable, "-m", "uv"]
    command += ["pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--all-extras", "--no-header"]
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / LOCK.name
        output.write_text(before, "utf-8")
        command += ["--output-file", str(output), *choice, "pyproject.toml", "-"]
        subprocess.run(command, cwd=ROOT, input="\n".join(tools()), text=True, check=True)
        return output.read_text("utf-8")


def main(argv: Sequence[str]) -> int:
    named = [option for name in argv if name != "--upgrade" for option in ("--upgrade-package", name)]
    before = LOCK.read_text("utf-8") if LOCK.exists() else ""
    try:
        made = HEADER + compiled(before, named or argv)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"lock: uv could not do it: {error}", file=sys.stderr)
        return 1
    LOCK.write_text(made, "utf-8", newline="\n")
    print("requirements.lock is as it was." if made == before else "requirements.lock changed; now run ./go test.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
