"""Good Boy as a story: how its events are told together. A roll says which treats it brought."""

from __future__ import annotations

from barkade.engine.telling import NOTHING, Beat, Telling

STORY: Telling = {
    "starts": Beat("join"),
    "came": Beat("effect", lists="dog", by="yard"),
    "rolled": Beat(lists="symbols"),
    "got": NOTHING,
    "picked": Beat(lists="treat"),
    "robbed": Beat(lists="treat", by="victim"),
    "got-nothing": NOTHING,
    "cat": NOTHING,
    "cat-ignored": NOTHING,
    "busted": Beat("effect"),
    "stopped": Beat(),
    "laid": Beat(lists="treat", by="yard"),
    "took": Beat(lists="dog", adds="points"),
    "emptied": Beat("effect", lists="yard"),
    "called-nobody": NOTHING,
    "over": Beat("scene", own=True),
    "counted": Beat("join", lists="points", by="dog"),
    "scored": Beat("join"),
}
