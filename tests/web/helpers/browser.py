"""Find a Chromium for the tests: an installed one, else Debian's package, else the one from npm.

Most tests take the headless shell where there is one: the same engine without the windows around it, which no test sees
and which take about a fifth of the processor time of a visit.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests import debian

ROOT = Path(__file__).resolve().parents[3]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NO_BROWSER = "there is no Chromium on this machine: install one (on Debian and Ubuntu: apt install chromium)"
OFF = (
    # Two pages for the address bar of every window, which nobody sees: as much work as our own page.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # What Playwright turns off and this list, the last of two, would turn on again.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-features=" + ",".join(OFF),
    "--font-render-hinting=none",  # the shell alone would round the widths of letters
    # A visit is over before optimized code would pay: a tenth of its processor time.
    "--js-flags=--no-opt --no-maglev",
    "--in-process-gpu",  # nothing is drawn by one: a process less to start and to talk to
]
FROM_NPM = ROOT / ".venv" / "chromium"
ASK_NPM = "import('@sparticuz/chromium').then(async ({ default: it }) => console.log(await it.executablePath()))"


def find_shell() -> str | None:
    """A headless shell that is there already, else a whole Chromium."""
    if os.environ.get("BARKADE_CHROMIUM"):
        return find()
    return next(filter(None, map(shutil.which, SHELLS)), None) or find()


def find() -> str | None:
    """A whole Chromium that is there already."""
    chosen = os.environ.get("BARKADE_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if chosen is None and (FROM_NPM / "path.txt").is_file():
        kept = (FROM_NPM / "path.txt").read_text("utf-8").strip()
        chosen = kept if Path(kept).is_file() else None
    return chosen


def from_npm() -> None:
    """A build without an installer, for machines where nothing may be installed."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None or not sys.platform.startswith("linux"):
        return
    FROM_NPM.mkdir(parents=True, exist_ok=True)
    fetched = subprocess.run(
        [npm, "install", "--prefix", str(FROM_NPM), "--no-save", "@sparticuz/chromium@153"],
        capture_output=True,
        check=False,
    )
    if fetched.returncode == 0:
        said = subprocess.run([node, "-e", ASK_NPM], cwd=FROM_NPM, capture_output=True, text=True, check=False)
        (FROM_NPM / "path.txt").write_text(said.stdout, "utf-8")


def provide() -> None:
    """Install a Chromium and its headless shell if there is none, and print where they are, or why there is none."""
    missing = [package for package, there in (("chromium", find()), (SHELLS[0], shutil.which(SHELLS[0]))) if not there]
    if missing:
        debian.install(*missing)
    if find() is None:
        from_npm()
    print("\n".join(sorted({each for each in (find(), find_shell()) if each})) or f"Skipped: {NO_BROWSER}.")
