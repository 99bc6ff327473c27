"""Things by their names in all notations: whole, or as much of it as tells them apart."""

from __future__ import annotations

import pytest

from barkade.engine.errors import Ambiguous, Malformed
from barkade.engine.i18n import say
from barkade.engine.notation import as_typed, folded, only

DOGS = {1: "beagle", 2: "bull", 3: "bulldog", 4: "boxer"}


@pytest.mark.parametrize(("name", "dog"), [("beagle", 1), ("be", 1), ("bull", 2), ("bulld", 3), ("bo", 4)])
def test_a_beginning_will_do_and_a_whole_name_is_never_one(name: str, dog: int) -> None:
    assert only(DOGS, name, f"lay {name}") == dog


@pytest.mark.parametrize("name", ["poodle", "eagle", "beagles", ""])
def test_no_thing_of_this_name_is_no_action(name: str) -> None:
    with pytest.raises(Malformed):
        only(DOGS, name, name)


def test_of_several_all_are_named() -> None:
    with pytest.raises(Ambiguous) as caught:
        only(DOGS, "bu", "lay bu")
    assert say(caught.value.message) == "“lay bu” could mean several actions: bull, bulldog."
    with pytest.raises(Ambiguous) as caught:
        only({1: "van", 4: "van"}, "van", "at van", str)
    assert say(caught.value.message) == "“at van” could mean several actions: 1, 4."


def test_letters_are_the_same_however_they_were_typed() -> None:
    assert folded("Große ŁAPA e\u0301") == folded("GROSSE łapa é")
    assert as_typed(" Tennis  Ball ") == "tennis-ball"
