"""A tree is kept between the decisions of a turn where nothing was learnt, and nowhere else."""

from __future__ import annotations

import random

import barkade
from barkade.bots import TopDog
from barkade.bots.backends import plain_backend
from barkade.bots.compilation import compiled_search
from barkade.bots.information_set import InformationSet
from barkade.bots.ismcts import Search, nodes_for
from barkade.bots.kept_tree import KeptTree
from barkade.engine.match import Match
from barkade.games import load_game

ITERATIONS = 60


def known_at(match: Match) -> InformationSet:
    return InformationSet.of(match.view(match.to_move))


def searched(known: InformationSet, seed: int = 1) -> Search:
    search = Search(known, random.Random(seed), plain_backend(known.game), nodes_for(4 * ITERATIONS))
    search.grow(ITERATIONS)
    return search


def yard() -> Match:
    """DIG at its start: a dog may move, and dig where it comes to."""
    return barkade.new("dig", 2, seed=4)


def moved(match: Match) -> tuple[KeptTree, Search, int]:
    """Search, move, and keep the tree."""
    search, kept = searched(known_at(match)), KeptTree()
    tried = [each for each in search.ranking() if each.visits > 1 and search.known.action(each.code)["kind"] == "move"]
    code = max(tried, key=lambda each: each.visits).code
    kept.keep(search, code, random.Random(2))
    match.play(search.known.action(code)["text"])
    return kept, search, next(each.visits for each in tried if each.code == code)


def test_after_a_move_the_search_goes_on_with_its_tree() -> None:
    match = yard()
    kept, search, visits = moved(match)
    known = known_at(match)
    again = kept.recall(known, random.Random(3))
    assert again is search
    # The visits of the action are those of the position now; its first one made the node and went no deeper.
    assert again.iterations == visits
    assert visits - 1 <= sum(each.visits for each in again.ranking()) <= visits
    assert [each.code for each in sorted(again.ranking(), key=lambda each: each.code)] == sorted(known.legal)
    again.grow(ITERATIONS)
    assert again.iterations == visits + ITERATIONS
    assert again.best()["code"] in known.legal


def test_a_tree_is_given_once() -> None:
    match = yard()
    kept, _, _ = moved(match)
    assert kept.recall(known_at(match), random.Random(3))
    assert kept.recall(known_at(match), random.Random(3)) is None


def test_what_was_dug_up_is_news_and_ends_a_tree() -> None:
    match = yard()
    moved(match)
    before, kept = searched(known_at(match)), KeptTree()
    dig = next(each for each in before.known.actions if each["kind"] == "dig")
    kept.keep(before, dig["code"], random.Random(2))
    match.play(dig["text"])
    assert kept.recall(known_at(match), random.Random(3)) is None


def test_dice_that_fell_end_a_tree() -> None:
    match = barkade.new("goodboy", 2, seed=4)
    before, kept = searched(known_at(match)), KeptTree()
    roll = next(each for each in before.known.actions if each["kind"] == "roll")
    kept.keep(before, roll["code"], random.Random(2))
    seat = match.to_move
    match.play(roll["text"])
    while match.to_move == seat and len(match.legal()) == 1:
        kept.note(match.legal_codes()[0])
        match.play(match.legal()[0])
    assert kept.recall(known_at(match), random.Random(3)) is None


def test_a_tree_is_of_its_table_and_of_its_position() -> None:
    match, other = yard(), barkade.new("dig", 3, seed=4)
    kept, _, _ = moved(match)
    assert kept.recall(known_at(other), random.Random(3)) is None
    first = yard()
    kept, _, _ = moved(first)
    assert kept.recall(known_at(yard()), random.Random(3)) is None  # where it began, not where it came to


def test_a_turn_that_is_over_keeps_nothing() -> None:
    match = yard()
    search, kept = searched(known_at(match)), KeptTree()
    stop = next(each for each in search.known.actions if each["kind"] == "stop")
    kept.keep(search, stop["code"], random.Random(2))
    assert kept._search is None


def test_top_dog_keeps_a_tree_by_time_and_begins_anew_by_iterations() -> None:
    compiled_search(load_game("dig"))
    for bot, kept in ((TopDog(seconds=0.2), True), (TopDog(iterations=50), False)):
        match, followed = yard(), list[int]()
        for _ in range(8):
            view = match.view(match.to_move)
            if view["to_move"] != 0:
                break
            match.play(bot.choose(view, view["legal"], random.Random(1))["text"])
            followed.append(bot._kept._search is not None)
        assert any(followed) is kept
