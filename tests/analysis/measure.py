"""The figures of `docs/analysis.md`: `python -m tests.analysis.measure GAME [NAME ...]`, by the names in `MEASURES`.

`cost:500` measures 500 of them, `cost:500:7000` from other games, those from seed 7000 on. The long tests ask the same
questions with fewer games.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice, pairwise

import barkade
from barkade.analysis.analyst import Analyst
from barkade.analysis.judge import MISTAKE, choice, compare, judge, share_after
from barkade.analysis.ledger import Ledger
from barkade.analysis.line import Line, Move, line_of
from barkade.analysis.playouts import Evaluator
from barkade.bots import Bot, ask, make
from barkade.bots.compilation import compiled_search
from barkade.engine.match import Match
from barkade.games import load_game
from barkade.lab.adjustment import luck_of
from barkade.stats import SIGMAS_FOR_95_PERCENT as SIGMAS
from barkade.stats import Mean, variance

BOTS = ("random", "puppy", "good-dog", "top-dog:3000")
"""In the order of what their choices should cost, the dearest first."""
REFERENCE = 8_000
"""Iterations of the search that choices are compared with."""
PLAYOUTS = 16
STREAMS, STREAMS_OF_A_GAME = 10_000_000, 10
FRESH = 700_000
"""The first seed of games that no adjustment was fitted on."""
PLANTED = 0.20
LOOK = 600
LONG_LOOK = 6_000
SAID_EVERY = 100
LONGER = 8
"""A longer search has so many times the iterations."""


def played(game: str, bots: Sequence[str], seed: int) -> Match:
    """Return a game of these bots."""
    match, rng = barkade.new(game, players=len(bots), seed=seed), random.Random(seed)
    seated = [make(bot) for bot in bots]
    while match.to_move is not None:
        match.play(ask(seated[match.to_move], match.view(match.to_move), rng)["text"])
    return match


def shown(mean: Mean) -> str:
    return f"{100 * mean.value:+.2f} ± {100 * mean.half:.2f}"


def luck(game: str, games: int, players: int = 2) -> list[Mean]:
    """Return what chance and hidden things gave to each seat in games of Good Dogs, on average."""
    backend, sums = compiled_search(load_game(game)), list[list[float]]()
    for seed in range(games):
        line = line_of(played(game, ["good-dog"] * players, seed))
        # Streams of their own: a playout with the chance of the game itself would foresee it.
        ledger = Ledger.of([Evaluator(line, backend, STREAMS + STREAMS_OF_A_GAME * seed).batch(0, PLAYOUTS)])
        lucks = (ledger.total_chance(seat) + ledger.total_hidden(seat) for seat in range(players))
        sums.append([float(each.sum()) / ledger.unit for each in lucks])
    return [Mean.of([each[seat] for each in sums]) for seat in range(players)]


def choices(game: str, bots: Sequence[str], seed: int) -> Iterator[tuple[Line, Move]]:
    """Yield moves with a choice from games of these bots, one in seven, without end."""
    while True:
        line = line_of(played(game, bots, seed))
        free = [move for move in line.moves if move.free]
        yield from ((line, move) for move in random.Random(seed).sample(free, -(-len(free) // 7)))
        seed += 1


def costs(
    game: str, number: int, first: int = 1000, told: Callable[[dict[str, list[float]]], None] = lambda so_far: None
) -> dict[str, list[float]]:
    """Return what the choices of every bot lose against a long search's, at the same positions of Good Dogs' games."""
    backend, bots = compiled_search(load_game(game)), {bot: make(bot) for bot in BOTS}
    losses: dict[str, list[float]] = {bot: [] for bot in bots}
    for seed, (line, move) in enumerate(islice(choices(game, ["good-dog", "good-dog"], first), number)):
        known, rng = line.known(move), random.Random(seed)
        best = choice(known, rng, backend, REFERENCE)
        chosen = {bot: choice_of(each, line, move, random.Random(seed)) for bot, each in bots.items()}
        after = {code: share_after(known, code, rng, backend, LOOK)[0] for code in sorted({best, *chosen.values()})}
        for bot, code in chosen.items():
            losses[bot].append(after[best] - after[code])
        told(losses)
    return losses


def choice_of(bot: Bot, line: Line, move: Move, rng: random.Random) -> int:
    """Return the code of a bot's choice before a move."""
    match = line.match.at(move.version - 1)
    assert match.to_move == move.seat
    view = match.view(move.seat)
    text = ask(bot, view, rng)["text"]
    return move.legal[[each["text"] for each in view["legal"]].index(text)]


def planted(game: str, number: int, first: int = 5000) -> tuple[int, int]:
    """Replace choices by ones that lose 20 points of a victory or more; return how many were found, and of how many.

    What they lose is measured by searches of their own, the second one afresh."""
    backend, found, all_of_them = compiled_search(load_game(game)), 0, 0
    for seed, (line, move) in enumerate(choices(game, ["good-dog", "good-dog"], first)):
        known, rng = line.known(move), random.Random(seed)
        best = judge(line, move, backend, seed + 1).best
        others = [code for code in move.legal if code != best]
        for code in rng.sample(others, min(3, len(others))):
            sure = all(
                compare(known, best, code, rng, backend, look)[0] >= least
                for look, least in ((LOOK, PLANTED), (LONG_LOOK, PLANTED))
            )
            if sure:
                all_of_them += 1
                found += is_mistake(line, replace(move, code=code), seed)
                break
        if all_of_them == number:
            return found, all_of_them
    raise AssertionError("games without end")


def is_mistake(line: Line, move: Move, seed: int) -> bool:
    """Tell whether a move would be called a mistake."""
    judged = judge(line, move, compiled_search(line.match.game), seed)
    return judged.certain and judged.loss >= MISTAKE and judged.loss > SIGMAS * judged.error


def agreement(game: str, number: int, first: int = 9000) -> tuple[int, int]:
    """Return how many mistakes of Puppies a longer search calls losses, too, and of how many."""
    backend, agreed, called = compiled_search(load_game(game)), 0, 0
    for seed, (line, move) in enumerate(choices(game, ["puppy", "puppy"], first)):
        if is_mistake(line, move, seed):
            called += 1
            agreed += judge(line, move, backend, ~seed, LONGER).loss > 0
        if called == number:
            return agreed, called
    raise AssertionError("games without end")


def times(game: str) -> tuple[float, float, float, int]:
    """Return the processor time of an analysis with four players: of its first picture, of its largest task, and of all
    of them; and the number of its choices."""
    match = played(game, ["good-dog", "puppy", "good-dog", "puppy"], 4)
    analyst, seconds = Analyst(match, compiled_search(load_game(game))), list[float]()
    for task in analyst.tasks():
        began = time.process_time()
        task()
        seconds.append(time.process_time() - began)
    return seconds[0], max(seconds), sum(seconds), sum(move.free for move in analyst.line.moves)


def adjusted(game: str, games: int, first: int = FRESH) -> tuple[list[float], list[float]]:
    """Return the shares of the first seat in games of equals, and what chance gave it."""
    shares, lucks = [], []
    for seed in range(first, first + games):
        match = played(game, ["good-dog", "good-dog"], seed)
        shares.append((0 in match.winners) / max(len(match.winners), 1))
        lucks.append(luck_of(match, str(seed))[0])
    return shares, lucks


def left(shares: Sequence[float], lucks: Sequence[float]) -> float:
    """Return the part of the variance that is left once luck is subtracted."""
    return variance([share - each for share, each in zip(shares, lucks, strict=True)]) / variance(shares)


def neighbours(losses: dict[str, list[float]]) -> Iterator[tuple[str, str, Mean]]:
    """Yield what each bot loses more than the next one, at the same positions."""
    for worse, better in pairwise(losses):
        yield worse, better, Mean.of([one - other for one, other in zip(losses[worse], losses[better], strict=True)])


def say_luck(game: str, games: int = 1000) -> None:
    for players, number in ((2, games), (4, games // 5)):
        if players in load_game(game).players:
            print(game, f"luck, {players} players:", "; ".join(map(shown, luck(game, number, players))), flush=True)


def say_costs(game: str, number: int = 1000, first: int = 1000) -> None:
    def so_far(losses: dict[str, list[float]]) -> None:
        done = len(losses[BOTS[0]])
        if done % SAID_EVERY and done != number:
            return
        print(game, f"cost of {done} choices:", *(f"{bot} {shown(Mean.of(losses[bot]))};" for bot in losses))
        for worse, better, more in neighbours(losses):
            print(f"  {worse} more than {better}: {shown(more)}", flush=True)

    costs(game, number, first, so_far)


def say_planted(game: str, number: int = 40, first: int = 5000) -> None:
    print(game, "planted blunders found: {} of {}".format(*planted(game, number, first)), flush=True)


def say_agreement(game: str, number: int = 40, first: int = 9000) -> None:
    print(game, "mistakes agreed: {} of {}".format(*agreement(game, number, first)), flush=True)


def say_times(game: str) -> None:
    first, largest, whole, choices = times(game)
    print(
        f"{game} {choices} choices: first picture {first:.1f} s, largest task {largest:.1f} s, all {whole:.0f} s",
        flush=True,
    )


def say_adjusted(game: str, games: int = 1000, first: int = FRESH) -> None:
    shares, lucks = adjusted(game, games, first)
    rest = Mean.of([share - each for share, each in zip(shares, lucks, strict=True)])
    print(f"{game} {games} games: {100 * left(shares, lucks):.0f} % of the variance left")
    print(f"  luck {shown(Mean.of(lucks))}, share {shown(Mean.of(shares))}, adjusted {shown(rest)}", flush=True)


MEASURES: dict[str, Callable[..., None]] = {
    "time": say_times,
    "luck": say_luck,
    "cost": say_costs,
    "planted": say_planted,
    "agreement": say_agreement,
    "adjusted": say_adjusted,
}


def main(game: str, *asked: str) -> None:
    for each in asked or MEASURES:
        name, *numbers = each.split(":")
        MEASURES[name](game, *map(int, numbers))


if __name__ == "__main__":
    main(*sys.argv[1:])
