"""What is put together from parts for a connection is exactly the view of its seat."""

from __future__ import annotations

import json
import random

import pytest

import barkade
from barkade.server.sight import Sight
from tests.server.play import Sitting


class Called:
    """People who are called what their ids say, for now."""

    changes = 0
    ending = ""

    def name_of(self, person: str) -> str:
        return person.upper() + self.ending

    def dog_of(self, person: str) -> None:
        return None


@pytest.mark.parametrize("game", barkade.games())
def test_a_seat_is_shown_its_view_and_what_it_was_told(game: str) -> None:
    sitting, rng = Sitting(game, 3), random.Random(2)
    sight = Sight(sitting.table, Called())  # type: ignore[arg-type]
    for number in range(300):
        if sitting.match.over:
            break
        before = sitting.match.version
        sitting.play_some(rng, 1)
        for seat in (None, 0, 1, 2):
            for since in (before, -1) if number % 10 == 0 else (before,):  # whole stories take their time
                shown = sight.seen(seat, since)
                view = json.loads(json.dumps(sitting.match.view(seat)))
                assert json.loads(bytes(shown.view)) == {**view, "names": ["ANNA", "BO", "CY"]}
                less = json.loads(bytes(sight.seen(seat, since, known=False).view))
                assert less.keys() == view.keys() - {"known"} and less["board"] == view["board"]
                assert json.loads(bytes(shown.events)) == json.loads(json.dumps(sitting.match.events(seat, since)))


def test_what_has_changed_besides_the_game_is_seen_once_it_is_forgotten() -> None:
    sitting = Sitting("dig", 3)
    sight = Sight(sitting.table, Called())  # type: ignore[arg-type]
    assert json.loads(bytes(sight.seen(0, -1).view))["names"][1] == "BO"
    sitting.table.seats[1].person = "ulla"
    assert json.loads(bytes(sight.seen(0, -1).view))["names"][1] == "BO", "made once a version"
    sight.forget()
    assert json.loads(bytes(sight.seen(0, -1).view))["names"][1] == "ULLA"


def test_a_new_name_is_seen_with_the_next_version() -> None:
    sitting, people = Sitting("dig", 3), Called()
    sight = Sight(sitting.table, people)  # type: ignore[arg-type]
    assert json.loads(bytes(sight.seen(0, -1).view))["names"][1] == "BO"
    people.ending, people.changes = " THE DOG", 1
    sitting.play_some(random.Random(2), 1)
    assert json.loads(bytes(sight.seen(0, -1).view))["names"][1] == "BO THE DOG"


def test_stories_for_those_who_come_back_are_not_kept() -> None:
    sitting, rng = Sitting("dig", 3), random.Random(2)
    sight = Sight(sitting.table, Called())  # type: ignore[arg-type]
    sitting.play_some(rng, 30)
    for since in range(-1, sitting.match.version):
        assert sight.seen(0, since).view == sight.seen(0, since).view
    assert len(sight._seen) == 1, "but for the last version's, which everybody else is told as well"
