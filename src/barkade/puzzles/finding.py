"""Search for puzzles: bots play, every decision is checked cheaply, and promising ones are proven."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from typing import Any

import msgspec

from barkade.bots.backends import Backend
from barkade.bots.compilation import compiled_search
from barkade.bots.information_set import InformationSet, heuristics_of
from barkade.engine.chance import FromRandom
from barkade.engine.create import new
from barkade.engine.game import Game
from barkade.engine.match import Match
from barkade.puzzles.choices import after, choices_of
from barkade.puzzles.difficulty import measure, puppy_misses
from barkade.puzzles.model import Misses, Puzzle, Step
from barkade.puzzles.proof import glance, glanced, prove, weigh

WHIM_PERCENT = 15
"""Whims make the bots' games as varied as people's."""
PLAYERS = range(2, 5)
PER_GAME = 4
"""Maximum number of puzzles from one game, as neighbouring positions are alike."""
APART = 5
"""Minimum number of decisions between two puzzles of one game."""
LEAST_MISSED = 25
"""A puzzle that Puppy misses less often in a hundred tries is too easy."""
MOST_STEPS = 8
OBVIOUS_PERCENT = 60
"""Percentage considered of the positions in which Good Dog finds the answer; most clear positions are of this kind."""
SHARE_OF_KIND = 0.4
"""Maximum share of puzzles of one kind, for variety."""


def find(
    game: Game, number: int, seed: int = 0, progress: Callable[[int, int], None] = lambda found, games: None
) -> Iterator[Puzzle]:
    """Yield that many puzzles, found in bots' games; the same seed finds the same ones. Raises `NotCompiled`."""
    backend = compiled_search(game)
    kinds, players = Counter[str](), Counter[int]()
    seen = set[str]()
    allowed = [each for each in PLAYERS if each in game.players]
    played = 0
    while sum(players.values()) < number:
        # Balance the numbers of players.
        count = min(allowed, key=lambda each: (players[each], each))
        full = {kind for kind, found in kinds.items() if found >= max(2, SHARE_OF_KIND * number)}
        for puzzle in find_in_game(game, count, seed * 1_000_003 + played, backend, full):
            if puzzle.id in seen or kinds[puzzle.kind] >= max(2, SHARE_OF_KIND * number):
                continue
            seen.add(puzzle.id)
            kinds[puzzle.kind] += 1
            players[count] += 1
            yield puzzle
            if sum(players.values()) == number:
                break
        played += 1
        progress(sum(players.values()), played)


def find_in_game(
    game: Game, players: int, seed: int, backend: Backend, full: Collection[str] = frozenset()
) -> list[Puzzle]:
    """Play one game and return at most `PER_GAME` puzzles, from all over the game.

    Kinds of answers that have reached their share are skipped.
    """
    rng = random.Random(f"game {seed}")
    decisions = list(_decisions(new(game.id, players, seed), rng))
    found = list[tuple[int, Puzzle]]()
    for at in rng.sample(range(len(decisions)), len(decisions)):
        if any(abs(at - other) < APART for other, _ in found):
            continue
        puzzle = _puzzle(decisions[at], players, 100 * at // len(decisions), seed, backend, rng, full)
        if puzzle is not None:
            found.append((at, puzzle))
        if len(found) == PER_GAME:
            break
    return [puzzle for _, puzzle in found]


def _decisions(match: Match, rng: random.Random) -> Iterator[InformationSet]:
    """Play Good Dogs with whims; yield every decision as its seat knows it, without actions that need a person."""
    game, box = match.game, match.box
    pick, chance = heuristics_of(game).pick, FromRandom(rng)
    while not match.over:
        codes = match.legal_codes()
        code = codes[0]
        if len(codes) > 1:
            state = game.states.copy(match.state)
            game.rules.hide(state, box, match.state.to_move)
            if not _takes_a_person(game, state, box, codes):
                yield InformationSet(game, box, int(match.state.to_move), state, codes, [])
            whim = rng.randrange(100) < WHIM_PERCENT
            code = rng.choice(codes) if whim else pick(state, box, list(codes), len(codes), chance)
        match.play(code)


def _takes_a_person(game: Game, state: Any, box: Any, codes: list[int]) -> bool:
    kinds = game.not_for_bots
    return bool(kinds) and any(game.actions.fields(state, box, code)["kind"] in kinds for code in codes)


def _puzzle(
    known: InformationSet,
    players: int,
    moment: int,
    seed: int,
    backend: Backend,
    rng: random.Random,
    full: Collection[str],
) -> Puzzle | None:
    groups = choices_of(known)
    best = glance(known, groups, backend, seed) if len(groups) > 1 else None
    if best is None or _kind(known, groups[best][0]) in full:
        return None
    pick = heuristics_of(known.game).pick(known.state, known.box, list(known.legal), len(known.legal), FromRandom(rng))
    if pick in groups[best] and rng.randrange(100) >= OBVIOUS_PERCENT:
        return None
    draft = Puzzle(
        game=known.game.id,
        players=players,
        seat=known.seat,
        options={name: option.default for name, option in known.game.options.items()},
        known=known.game.states.flat(known.state),
        steps=[glanced(known, groups, best)],
        kind=_kind(known, groups[best][0]),
        moment=moment,
        playouts=[],
        misses=Misses(0, 0, 0),
    )
    # Puppy's tries cost a hundredth of a proof. If more steps follow, Puppy may miss those instead.
    if after(known, groups[best][0]) is None and puppy_misses(draft) < LEAST_MISSED:
        return None
    proof = prove(known, backend, seed + 1_000)
    if proof is None:
        return None
    code = _code(known, proof.step.choices[0].texts[0])
    puzzle = msgspec.structs.replace(
        draft,
        steps=[proof.step, *_later_steps(known, code, seed, backend)],
        kind=_kind(known, code),
        playouts=[round(1000 * each) for each in proof.playouts],
    )
    misses = measure(puzzle, backend)
    return msgspec.structs.replace(puzzle, misses=misses) if misses.puppy >= LEAST_MISSED else None


def _kind(known: InformationSet, code: int) -> str:
    return str(known.game.actions.fields(known.state, known.box, code)["kind"])


def _later_steps(known: InformationSet, code: int, seed: int, backend: Backend) -> Iterator[Step]:
    """Yield the steps that follow the answer, as long as chance is not involved and one choice is right."""
    now = after(known, code)
    for _ in range(MOST_STEPS):
        if now is None:
            return
        step = weigh(now, backend, seed)
        yield step
        if step.right > 1:
            return
        now = after(now, _code(now, step.choices[0].texts[0]))


def _code(known: InformationSet, text: str) -> int:
    notate = known.game.notation.notate
    return next(code for code in known.legal if notate(known.state, known.box, code, True) == text)
