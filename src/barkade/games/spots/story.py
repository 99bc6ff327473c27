"""Spots as a story: how its events are told together."""

from __future__ import annotations

from barkade.engine.telling import NOTHING, Beat, Telling

STORY: Telling = {
    "first-die": NOTHING,
    "starts": Beat("join"),
    "drew": Beat("join", lists="dog"),
    "all-bust": Beat("scene", own=True),
    "refreshed": Beat("effect"),
    "turned-up": Beat("effect", lists="trick"),
    "chose": Beat(begins=True),
    "rolls": Beat(lists="dice"),
    "rerolls": Beat(lists="dice"),
    "placed": Beat(lists="number", by="dog"),
    "buried": Beat(lists="number"),
    "named": Beat(),
    "picked": Beat(lists="dice"),
    "discarded": Beat(lists="number"),
    "took": Beat(),
    "dug-up": Beat(lists="number"),
    "put-aside": Beat(),
    "raised": Beat(),
    "lowered": Beat(),
    "busted": Beat("join"),
    "scored": Beat(begins=True, lists="dog"),
    "got-treats": Beat("join"),
    "gave-treats": Beat("join"),
    "stopped": NOTHING,
    "pes-rolled": Beat("scene"),
    "pes-got-treats": Beat("scene", follows=("pes-rolled",)),
    "pes-scored": Beat("scene", lists="dog"),
    "over": Beat("scene", own=True),
}
