"""DIG as a story: how its events are told together."""

from __future__ import annotations

from barkade.engine.telling import NOTHING, Beat, Telling

STORY: Telling = {
    "starts": Beat("join"),
    "moved": Beat(last=True),
    "dug": Beat(),
    "found": Beat(follows=("dug",)),
    "kept": NOTHING,
    "buried": Beat(),
    "buried-bone": Beat(follows=("buried",)),
    "delivered": Beat(lists="card", adds="worth"),
    "stopped": Beat(alone=True),
    "filled": Beat("effect", lists="place"),
    "bowl": Beat("effect", follows=("filled",)),
    "shrank": NOTHING,
    "pulled-back": Beat("effect"),
    "over": Beat("scene", own=True),
    "left-in-yard": Beat("scene", lists="card"),
    "left-in-hand": Beat("join", lists="card"),
    "counted": Beat("join", lists="bones", by="colour"),
    "scored": Beat("join"),
}
