"""The heap's events: what each is called, and what its values are."""

from __future__ import annotations

from barkade.engine.events import NUMBER, Event, Events, one_of
from barkade.engine.i18n import message

from .box import KINDS
from .rules import LOOKED, SHOWN, STARTS, TOOK

EVENTS = Events(
    "heap",
    Event(STARTS, "starts"),
    Event(TOOK, "took", left=NUMBER),
    Event(LOOKED, "looked", kind=one_of(KINDS, [message(f"heap-kind-{kind}") for kind in KINDS])),
    Event(SHOWN, "shown", plain=NUMBER, liver=NUMBER),
)
