"""The name that a device gives itself: a first name for it in the list of somebody's devices."""

from __future__ import annotations

LONGEST = 40

# The first that is found counts: most browsers claim to be others, too.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)


def guess_name(user_agent: str) -> str:
    """Return browser and system by their own names, the same in all languages; empty for a program."""
    found = [next((name for mark, name in marks if mark in user_agent), "") for marks in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found))
