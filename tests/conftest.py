"""What all tests share: hypothesis without deadlines, as machines may be busy, and playouts that are not traced."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "barkade",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("barkade")


@pytest.fixture
def untraced() -> Iterator[None]:
    """Long playouts prove by their results; tracing them for coverage would make them ten times slower."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)
