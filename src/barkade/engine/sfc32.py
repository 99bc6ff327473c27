"""The simulation's chance: sfc32 in four 32-bit words, in the rules' own subset so that it runs at both speeds."""

from __future__ import annotations

MASK = 0xFFFFFFFF
SPAN = 0x100000000
WORDS = 4
WARM_UP = 15


def sow(words: list[int], seed: int, game: int) -> None:
    """Start the stream of one game of a run."""
    words[0] = seed & MASK
    words[1] = (seed >> 32) & MASK
    words[2] = game & MASK
    words[3] = 1
    for _ in range(WARM_UP):
        next_word(words)


def next_word(words: list[int]) -> int:
    a = words[0]
    b = words[1]
    c = words[2]
    word = (a + b + words[3]) & MASK
    words[3] = (words[3] + 1) & MASK
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & MASK
    words[2] = (((c << 21) | (c >> 11)) + word) & MASK
    return word


def draw(words: list[int], n: int) -> int:
    """A uniform integer below n: words of the last, incomplete span of n are rejected; n = 1 takes no word."""
    if n == 1:
        return 0
    word = next_word(words)
    rest = word % n
    while word - rest > SPAN - n:
        word = next_word(words)
        rest = word % n
    return rest
