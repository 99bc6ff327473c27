"""`python -m barkade`: the same as `barkade`."""

from __future__ import annotations

import sys

from barkade.cli import main

if __name__ == "__main__":
    sys.exit(main())
