"""Write golden games: `python tests/golden/make.py GAME` plays a few and keeps their records.

Golden games pin the rules down. They are only made anew when a rule was wrong: then `RULES` of the game is raised.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from barkade.bots import GoodDog, Random, ask
from barkade.engine.chance import Live
from barkade.engine.match import Match
from barkade.engine.setup import Setup
from barkade.games import load_game

GAMES = 6
LONGEST = 1500


def play(game: str, number: int) -> Match:
    """A game by Good Dogs and random bots, with other options and players each time."""
    rng = random.Random(f"{game} {number}")
    players = rng.choice(list(load_game(game).players)) if number else load_game(game).players.start
    options = {
        name: rng.choice(option.samples()) if number > 2 and name != "starter" else option.default
        for name, option in load_game(game).options.items()
    }
    seed = rng.randbytes(32)
    match = Match(
        Setup.of(game, players, options, None, [f"Seat {seat + 1}" for seat in range(players)]),
        Live(seed, [rng.randbytes(16) for _ in range(players)]),
    )
    bots = [GoodDog() if seat % 2 == 0 or number == 1 else Random() for seat in range(players)]
    while not match.over and match.version < LONGEST:
        assert match.to_move is not None
        view = match.view(match.to_move)
        match.play(ask(bots[match.to_move], view, rng)["text"])
        if rng.random() < 0.01:
            match.undo()
    return match


def main() -> None:
    for game in sys.argv[1:]:
        folder = Path(__file__).parent / game
        folder.mkdir(exist_ok=True)
        for number in range(GAMES):
            (folder / f"game-{number}.txt").write_text(play(game, number).record(), encoding="utf-8")


if __name__ == "__main__":
    main()
