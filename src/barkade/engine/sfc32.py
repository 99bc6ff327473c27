"""The sfc32 generator: four 32-bit words of state, in the rules' subset of Python so that it also compiles."""

from __future__ import annotations

MASK = 0xFFFFFFFF
SPAN = 0x100000000
STATE_SIZE = 4
WARM_UP = 15


def start_stream(stream: list[int], seed: int, game: int) -> None:
    """Initialise the stream of one game of a run."""
    stream[0] = seed & MASK
    stream[1] = (seed >> 32) & MASK
    stream[2] = game & MASK
    stream[3] = 1
    for _ in range(WARM_UP):
        next_word(stream)


def next_word(stream: list[int]) -> int:
    a = stream[0]
    b = stream[1]
    c = stream[2]
    word = (a + b + stream[3]) & MASK
    stream[3] = (stream[3] + 1) & MASK
    stream[0] = b ^ (b >> 9)
    stream[1] = (c + (c << 3)) & MASK
    stream[2] = (((c << 21) | (c >> 11)) + word) & MASK
    return word


def draw(stream: list[int], n: int) -> int:
    """Return a uniform integer below n. Rejects words of the last, incomplete span of n; n = 1 takes no word."""
    if n == 1:
        return 0
    word = next_word(stream)
    rest = word % n
    while word - rest > SPAN - n:
        word = next_word(stream)
        rest = word % n
    return rest
