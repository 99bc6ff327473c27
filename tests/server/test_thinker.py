"""Who thinks at live tables: the same bots as everywhere, each staying the same through its game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

import barkade
from barkade.bots import Bot, GoodDog, Legal, View
from barkade.bots.guarded import Guarded
from barkade.server import thinker
from barkade.server.decisions import decide
from barkade.server.questions import Ask
from barkade.server.thinker import Kennel, answer
from tests.server.inhouse import AnyBot


class Barks(Bot):
    """A plug-in that raises."""

    name = "barks"

    def choose(self, view: View, legal: Sequence[Legal], rng: random.Random) -> Legal:
        raise KeyError("woof")


def view_with_a_choice() -> dict[str, Any]:
    match = barkade.new("dig", 2, seed=3)
    return match.view(match.to_move)


def test_a_bot_stays_the_same_at_its_seat_and_leaves_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = list[Bot]()
    monkeypatch.setattr(GoodDog, "close", lambda self: gone.append(self))
    kennel = Kennel(most=2)
    first = kennel.bot("a", 0, "good-dog")
    other = kennel.bot("a", 1, "good-dog")
    assert kennel.bot("a", 0, "good-dog") is first is not other
    assert kennel.bot("b", 0, "good-dog") not in (first, other)
    assert gone == [other]  # asked longest ago
    assert kennel.bot("a", 0, "good-dog") is first


def test_what_goes_wrong_with_a_plug_in_is_told_with_good_dogs_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "kennel", Kennel())
    monkeypatch.setattr("barkade.bots.make", lambda name: Guarded(Barks()))
    view = view_with_a_choice()
    chosen = answer(Ask(1, "choose", "barks", "a", view))
    assert chosen.text in {action["text"] for action in view["legal"]}
    assert chosen.troubles == ["barks broke down (KeyError: 'woof'). Good Dog moves for it."]
    assert answer(Ask(2, "choose", "barks", "a", view)).troubles == chosen.troubles


def test_good_dog_moves_for_a_bot_that_gives_no_answer() -> None:
    class Silent(AnyBot):
        async def choose(self, bot: str, table: str, view: dict[str, Any]) -> str | None:
            return None

    match = barkade.new("dig", 2, seed=1)
    seat = match.to_move
    assert seat is not None
    actions = asyncio.run(decide(Silent(), "random", "a", match, seat, random.Random(1)))
    view = match.view(seat)
    assert actions[0] == GoodDog().choose(view, view["legal"], random.Random(1))["text"]
