"""A view assembled from encoded parts equals the view of its seat."""

from __future__ import annotations

import json
import random

import pytest

import barkade
from barkade.server.table.parts import Seat
from barkade.server.table.presence import Presence
from barkade.server.table.views import Views
from tests.server.helpers.play import Sitting


class Called:
    """People who are called what their ids say, for now."""

    changes = 0
    ending = ""

    def names_of(self, seats: list[Seat]) -> list[str]:
        return [seat.person.upper() + self.ending for seat in seats]

    def dog_of(self, person: str) -> None:
        return None


@pytest.mark.parametrize("game", barkade.games())
def test_a_seat_is_shown_its_view_and_what_it_was_told(game: str) -> None:
    sitting, rng = Sitting(game, 3), random.Random(2)
    views = Views(sitting.table, Called(), Presence())  # type: ignore[arg-type]
    for number in range(300):
        if sitting.match.over:
            break
        before = sitting.match.version
        sitting.play_some(rng, 1)
        for seat in (None, 0, 1, 2):
            for since in (before, -1) if number % 10 == 0 else (before,):  # whole stories take their time
                shown = views.seen(seat, since)
                view = json.loads(json.dumps(sitting.match.view(seat)))
                assert json.loads(bytes(shown.view)) == {**view, "names": ["ANNA", "BO", "CY"]}
                less = json.loads(bytes(views.seen(seat, since, known=False).view))
                assert less.keys() == view.keys() - {"known"} and less["board"] == view["board"]
                assert json.loads(bytes(shown.events)) == json.loads(json.dumps(sitting.match.events(seat, since)))


def test_what_has_changed_besides_the_game_is_seen_once_it_is_forgotten() -> None:
    sitting = Sitting("dig", 3)
    views = Views(sitting.table, Called(), Presence())  # type: ignore[arg-type]
    assert json.loads(bytes(views.seen(0, -1).view))["names"][1] == "BO"
    sitting.table.seats[1].person = "ulla"
    assert json.loads(bytes(views.seen(0, -1).view))["names"][1] == "BO", "made once a version"
    views.forget()
    assert json.loads(bytes(views.seen(0, -1).view))["names"][1] == "ULLA"


def test_a_new_name_is_seen_with_the_next_version() -> None:
    sitting, people = Sitting("dig", 3), Called()
    views = Views(sitting.table, people, Presence())  # type: ignore[arg-type]
    assert json.loads(bytes(views.seen(0, -1).view))["names"][1] == "BO"
    people.ending, people.changes = " THE DOG", 1
    sitting.play_some(random.Random(2), 1)
    assert json.loads(bytes(views.seen(0, -1).view))["names"][1] == "BO THE DOG"


def test_stories_for_those_who_come_back_are_not_kept() -> None:
    sitting, rng = Sitting("dig", 3), random.Random(2)
    views = Views(sitting.table, Called(), Presence())  # type: ignore[arg-type]
    sitting.play_some(rng, 30)
    for since in range(-1, sitting.match.version):
        assert views.seen(0, since).view == views.seen(0, since).view
    assert len(views._seen) == 1, "but for the last version's, which everybody else is told as well"
