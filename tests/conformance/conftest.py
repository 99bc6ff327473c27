"""Every test of this suite knows the toy game, too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.toys import heap_registered


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with heap_registered():
        yield
