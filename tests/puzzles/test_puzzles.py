"""The puzzles that come with the games: sound, proven, in order, and without a secret in them."""

from __future__ import annotations

import random
from datetime import date, timedelta
from importlib import resources
from math import hypot

import pytest

from barkade.bots.compilation import compiled_search
from barkade.engine.create import sample
from barkade.engine.i18n import LANGUAGES, say
from barkade.games import games, load_game
from barkade.puzzles.choices import choices_of
from barkade.puzzles.daily import puzzle_of_day, streaks
from barkade.puzzles.explaining import answer_texts, coach_lines, comment, explanation
from barkade.puzzles.finding import LEAST_MISSED, find_in_game
from barkade.puzzles.judging import judge
from barkade.puzzles.model import FILE, FORMAT, NoPuzzle, Puzzle, level_of, number_of, puzzles_of, read_puzzles
from barkade.puzzles.proof import LEAD, LEAD_BY_PLAYOUTS, SIGMAS, prove_again

WITH_PUZZLES = [game for game in games() if puzzles_of(game)]
SAMPLE = 2
LEAST_PUZZLES = 100
LEAST_KINDS = 3
LARGEST_FILE = 300_000


def every(game: str) -> tuple[Puzzle, ...]:
    return puzzles_of(game)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_file_is_small_current_and_in_order(game: str) -> None:
    text = (resources.files(load_game(game).package) / FILE).read_text("utf-8")
    header, puzzles = read_puzzles(text)
    assert (header.format, header.rules) == (FORMAT, load_game(game).rules.RULES)
    assert len(text.encode()) < LARGEST_FILE
    difficulties = [puzzle.difficulty for puzzle in puzzles]
    assert difficulties == sorted(difficulties)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    levels = [level_of(game, number) for number in range(len(puzzles))]
    assert levels == sorted(levels) and set(levels) == {1, 2, 3, 4, 5}


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_they_are_about_many_things(game: str) -> None:
    puzzles = every(game)
    assert len(puzzles) >= LEAST_PUZZLES
    assert {puzzle.players for puzzle in puzzles} == {2, 3, 4}
    assert len({puzzle.kind for puzzle in puzzles}) >= LEAST_KINDS
    assert {min(2, puzzle.moment // 34) for puzzle in puzzles} == {0, 1, 2}
    assert puzzles[-1].difficulty >= puzzles[0].difficulty + 10


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_one_choice_is_clearly_best_by_both_methods_and_not_trivial(game: str) -> None:
    for puzzle in every(game):
        first = puzzle.steps[0]
        best, second = first.choices[:2]
        assert first.right == 1
        assert puzzle.lead >= 1000 * LEAD
        assert puzzle.lead >= SIGMAS * hypot(best.error, second.error)
        lead, error = puzzle.playouts
        assert lead >= 1000 * LEAD_BY_PLAYOUTS - 1 and lead >= SIGMAS * error - SIGMAS
        assert puzzle.misses.puppy >= LEAST_MISSED
        for step in puzzle.steps:
            shares = [choice.share for choice in step.choices]
            assert shares == sorted(shares, reverse=True) and 1 <= step.right <= len(shares)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_choices_are_the_legal_actions_grouped_by_their_effect(game: str) -> None:
    for puzzle in every(game):
        known = puzzle.information_set()
        notate = known.game.notation.notate
        groups = {
            frozenset(notate(known.state, known.box, code, True) for code in codes) for codes in choices_of(known)
        }
        assert groups == {frozenset(choice.texts) for choice in puzzle.steps[0].choices}
        assert {each["text"] for each in puzzle.match().view(puzzle.seat)["legal"]} == set().union(*groups)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_nothing_is_stored_that_the_seat_could_not_know(game: str) -> None:
    for puzzle in every(game):
        known = puzzle.information_set()
        hidden = known.game.states.copy(known.state)
        known.game.rules.hide(hidden, known.box, puzzle.seat)
        assert known.game.states.flat(hidden) == puzzle.known
        view = puzzle.match().view(puzzle.seat)
        assert view["known"] == puzzle.known
        other = sample(view, random.Random(puzzle.id)).view(puzzle.seat)
        assert {**other, "version": 0} == {**view, "version": 0}
        assert view["to_move"] == puzzle.seat


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_answer_is_judged_right_and_every_other_choice_wrong(game: str) -> None:
    for puzzle in every(game):
        answer = answer_texts(puzzle)
        assert judge(puzzle, answer).done
        for number, step in enumerate(puzzle.steps):
            for place, choice in enumerate(step.choices):
                verdict = judge(puzzle, [*answer[:number], choice.texts[-1]])
                assert verdict.right == (place < step.right)
                assert (verdict.step, verdict.choice) == (number, place)


@pytest.mark.parametrize("game", WITH_PUZZLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_explained_in_every_language(game: str, language: str) -> None:
    for puzzle in every(game)[::10]:
        names = ["Anna", "Bo", "Cleo", "Dan"][: puzzle.players]
        wrong = judge(puzzle, [puzzle.steps[0].choices[-1].texts[0]])
        said = [*explanation(puzzle), comment(puzzle, wrong)]
        for sentence in [*(say(each, names, language) for each in said)]:
            assert sentence and "{" not in sentence and "puzzles-" not in sentence
        for line in coach_lines(puzzle):
            assert "{" not in say(line, names, language)
        # The comparison never flatters the wrong choice.
        args = comment(puzzle, wrong).args
        assert isinstance(args["best"], int) and isinstance(args["share"], int) and args["best"] > args["share"]


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_sample_is_proven_again(game: str) -> None:
    backend = compiled_search(load_game(game))
    for puzzle in random.Random(game).sample(every(game), SAMPLE):
        assert prove_again(puzzle, backend, seed=5), puzzle.id


@pytest.mark.long
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_all_are_proven_again(game: str) -> None:
    backend = compiled_search(load_game(game))
    assert [puzzle.id for puzzle in every(game) if not prove_again(puzzle, backend, seed=6, effort=2)] == []


@pytest.mark.long
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_same_seed_finds_the_same(game: str) -> None:
    definition = load_game(game)
    backend = compiled_search(definition)
    for seed in range(20):
        found = find_in_game(definition, 2 + seed % 3, seed, backend)
        if found:
            assert find_in_game(definition, 2 + seed % 3, seed, backend) == found
            return
    raise AssertionError("no puzzle in twenty games")


def test_a_puzzle_of_the_day_for_everybody_and_none_twice_before_all_came() -> None:
    game = WITH_PUZZLES[0]
    number = len(every(game))
    first = date.fromordinal(number * (date(2026, 11, 18).toordinal() // number))
    found = [puzzle_of_day(game, first + timedelta(days=day)) for day in range(number)]
    assert {puzzle.id for puzzle in found if puzzle} == {puzzle.id for puzzle in every(game)}
    assert found != sorted(found, key=lambda puzzle: number_of(game, puzzle.id) if puzzle else 0)


def test_streaks() -> None:
    today = date(2026, 11, 18)

    def back(*days: int) -> tuple[int, int]:
        return streaks({today - timedelta(days=day) for day in days}, today)

    assert back() == (0, 0)
    assert back(0) == (1, 1)
    assert back(1, 2) == (2, 2)  # today is not over
    assert back(0, 1, 2, 4, 5, 6, 7) == (3, 4)
    assert back(2, 3, 4) == (0, 3)


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(NoPuzzle):
        number_of(WITH_PUZZLES[0], "nonsense")
