"""Provide the programs that tests run beside Barkade: a browser, and the proxies that docs/proxy has files for.

python tests/programs.py   installs what is missing, and prints in one line each what there is or why not
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests import debian
from tests.web.helpers import browser

PROXIES = ("nginx", "caddy")


def main() -> int:
    browser.provide()
    missing = [name for name in PROXIES if shutil.which(name) is None]
    if missing:
        debian.install(*missing)
    for name in PROXIES:
        print(shutil.which(name) or f"Skipped: {name} is not installed (on Debian and Ubuntu: apt install {name}).")
    return 0


if __name__ == "__main__":
    sys.exit(main())
