"""Other boxes of DIG: fewer colours, or refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import barkade
from tests.games.dig.positions import row_of


@pytest.mark.parametrize("colours", [2, 3, 4, 5])
def test_fewer_colours_make_a_smaller_yard(colours: int) -> None:
    match = barkade.new("dig", seed=1, box={"colours": colours})
    assert len(row_of(match)) == colours + colours * (colours - 1)


@pytest.mark.parametrize("box", [{"colours": 1}, {"colours": "3"}, {"bones": 2}, {"colours": 3, "bones": 2}])
def test_a_box_that_cannot_be_is_refused(box: dict[str, Any]) -> None:
    with pytest.raises(barkade.BadBox):
        barkade.new("dig", box=box)
