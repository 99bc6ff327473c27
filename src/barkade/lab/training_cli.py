"""`barkade train`: learn an evaluation from Top Dog's games, and keep it only where a match says so."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid

from barkade.bots.compilation import compiled_search
from barkade.bots.information_set import heuristics_of
from barkade.bots.learned import Learned, file_of, network_of, read_network
from barkade.engine.errors import BarkadeError
from barkade.engine.game import Game
from barkade.engine.i18n import Message, message, say
from barkade.lab.expert_games import FEWEST_GAMES, FRESH, ExpertGame, Positions
from barkade.lab.foresight import by_thirds
from barkade.lab.search_match import SearchMatch, Verdict
from barkade.lab.training import EPOCHS, train
from barkade.stats import APART

Progress = Callable[[int], None]
Scores = Sequence[tuple[float, float, float]]


@dataclass(frozen=True, slots=True)
class Order:
    """The game to train, from how many games, and its match."""

    game: Game
    games: int
    minutes: int | None
    """No further game is begun after so many."""
    seed: int
    ahead: int
    milliseconds: int
    """Processor time of a decision in the match."""
    rounds: int
    """Rounds of the match with each number of players at most."""
    into: Path
    given: Path | None
    """A file to match instead of training."""
    write: bool
    players: Sequence[int]
    """Numbers of players of the matches."""


class Stages:
    """A progress bar for each stage, where somebody looks."""

    def __init__(self) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        errors = Console(stderr=True)
        self._bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)

    def __enter__(self) -> Stages:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def stage(self, name: str, total: int, **arguments: str | int) -> Progress:
        task = self._bar.add_task(say(message(name, **arguments)), total=total)
        return lambda done: self._bar.update(task, completed=done)


def run_training(order: Order, as_json: bool) -> int:
    """Train or read a network, match it and show what came of it; return 1 if it is not better anywhere."""
    learned = _read(order.game, order.given) if order.given else None
    scores: Scores | None = None
    games = 0
    with Stages() as stages:
        compiled_search(order.game)
        if learned is None:
            learned, scores, games = learn(order, stages)
        verdicts = [
            SearchMatch(order.game, players, learned, order.milliseconds / 1000, order.seed).play(
                order.rounds, stages.stage("train-matching", order.rounds, players=players)
            )
            for players in order.players
        ]
    better = tuple(each.players for each in verdicts if each.verdict == "better")
    if order.write and better:
        kept = Learned(replace(learned.about, players=better), learned.weights, learned.head)
        file_of(order.game).write_bytes(kept.dumped())
        network_of.cache_clear()
    if as_json:
        _print_json(order, games, scores, verdicts, learned, better)
    else:
        _show(order, games, scores, verdicts, learned, better)
    return int(not better)


def learn(order: Order, stages: Stages) -> tuple[Learned, Scores, int]:
    """Play games and train; return the network, the Brier scores on games that were kept apart, and their number."""
    positions = play(order, stages.stage("train-playing", order.games))
    apart = positions.game % FRESH == FRESH - 1
    scale = heuristics_of(order.game).SCALE
    learned = train(
        order.game,
        positions.where(~apart),
        order.ahead,
        scale,
        order.seed,
        progress=stages.stage("train-learning", EPOCHS),
    )
    order.into.write_bytes(learned.dumped())
    return learned, by_thirds(order.game, learned, positions.where(apart)), int(positions.game.max()) + 1


def play(order: Order, progress: Progress) -> Positions:
    """Play the games, or as many as the time allows; but as many as training needs."""
    backend, start, parts = compiled_search(order.game), time.monotonic(), list[Positions]()
    for number in range(order.games):
        late = order.minutes is not None and time.monotonic() - start > 60 * order.minutes
        if late and number >= FEWEST_GAMES:
            break
        parts.append(ExpertGame(order.game, backend, order.seed, number).play())
        progress(number + 1)
    return Positions.together(parts)


def _read(game: Game, file: Path) -> Learned:
    try:
        data = file.read_bytes()
    except FileNotFoundError as error:
        raise BarkadeError(message("cli-no-file", file=str(file))) from error
    except OSError as error:
        raise BarkadeError(message("cli-unreadable-file", file=str(file))) from error
    return read_network(game, data, str(file))


def _show(
    order: Order,
    games: int,
    scores: Scores | None,
    verdicts: Sequence[Verdict],
    learned: Learned,
    better: tuple[int, ...],
) -> None:
    console = Console(highlight=False)
    name = message(f"{order.game.id}-name")
    console.print(f"[bold]{say(message('train-title', game=name, seed=str(order.seed)))}")
    if scores is not None:
        console.print(say(message("train-foresight", games=games)), soft_wrap=True)
        console.print(Padding(_foresight(scores), (0, 0, 1, 2)))
    console.print(
        say(message("train-match", ahead=learned.about.ahead, milliseconds=order.milliseconds)), soft_wrap=True
    )
    console.print(Padding(_verdicts(verdicts), (0, 0, 1, 2)))
    among = ", ".join(map(str, better))
    if not better:
        console.print(say(message("train-worse")))
    elif order.write:
        console.print(say(message("train-written", players=among)), soft_wrap=True)
    else:
        console.print(say(message("train-better", players=among)), soft_wrap=True)
    if order.given is None:
        console.print(say(message("train-into", file=str(order.into))), soft_wrap=True)


def _grid(*headings: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for at, heading in enumerate(headings):
        grid.add_column(say(message(heading)), justify="right" if at else "left")
    return grid


def _foresight(scores: Scores) -> Grid:
    grid = _grid("tune-third", "train-by-hand", "train-learned", "train-searched")
    for third, row in enumerate(scores, 1):
        grid.add_row(str(third), *(f"{score:.3f}" for score in row))
    return grid


def _verdicts(verdicts: Sequence[Verdict]) -> Grid:
    grid = _grid(
        "tune-players",
        "ladder-games",
        "tune-even",
        "ladder-share",
        "ladder-interval",
        "train-iterations",
        "ladder-verdict",
    )
    for each in verdicts:
        low, high = max(each.share.low, 0.0), min(each.share.high, 1.0)
        ends = message("lab-to", low=_percent(low), high=_percent(high))
        iterations = (say(message("ladder-whole", value=round(value))) for value in each.iterations)
        shown = (_percent(1 / each.players), _percent(each.share.value), ends)
        grid.add_row(
            str(each.players),
            say(message("ladder-whole", value=each.games)),
            *map(say, shown),
            " : ".join(iterations),
            say(message(f"ladder-verdict-{each.verdict}", apart=round(100 * APART))),
        )
    return grid


def _percent(value: float) -> Message:
    return message("ladder-percent", value=value)


def _print_json(
    order: Order,
    games: int,
    scores: Scores | None,
    verdicts: Sequence[Verdict],
    learned: Learned,
    better: tuple[int, ...],
) -> None:
    matches = [
        {
            "players": each.players,
            "games": each.games,
            "share": each.share.value,
            "share_95": [each.share.low, each.share.high],
            "equal_share": 1 / each.players,
            "verdict": each.verdict,
            "milliseconds": each.milliseconds,
            "iterations": each.iterations,
        }
        for each in verdicts
    ]
    told: dict[str, Any] = {"game": order.game.id, "seed": order.seed, "games": games, "network": asdict(learned.about)}
    told |= {"brier": scores, "matches": matches, "better": better, "written": bool(better) and order.write}
    print(json.dumps(told, indent=2))
