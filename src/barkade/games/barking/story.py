"""Barking as a story: how its events are told together."""

from __future__ import annotations

from barkade.engine.telling import NOTHING, Beat, Telling

STORY: Telling = {
    "starts": Beat("join"),
    "laid-out": Beat("scene", lists="item"),
    "dealt": Beat("scene", own=True),
    "cats-dealt": Beat("scene", own=True),
    "drew": Beat("join", counts=True, by="card"),
    "discarded": Beat(counts=True, by="card"),
    "cat": Beat(counts=True),
    "token": Beat(follows=("cat",)),
    "no-token": NOTHING,
    "swapped": Beat(counts=True),
    "showed": Beat(),
    "laid": Beat(follows=("showed",), lists="dogs", by="item"),
    "passed": Beat(),
    "reshuffled": Beat("effect"),
    "won": Beat("scene", lists="prize", by="seat"),
    "unwanted": Beat("scene", lists="item"),
    "cleared": NOTHING,
    "bark-off": Beat("scene", own=True),
    "barked": Beat("scene", own=True),
    "heard": Beat("scene", own=True),
    "unheard": Beat("scene", own=True),
    "drew-bark": Beat("scene", own=True),
    "champion": Beat("scene", own=True),
    "over": Beat("scene", own=True),
    "counted": Beat("join", lists="points", by="item"),
    "scored": Beat("join"),
}
