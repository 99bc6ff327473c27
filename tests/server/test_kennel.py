"""The kennel: dogs of finished games, as each game declares them."""

from __future__ import annotations

import random

import pytest

from barkade.engine.i18n import LANGUAGES, Message, say
from barkade.games import games, load_game
from barkade.server import wire
from barkade.server.results.results import decoded, kennel_of
from barkade.server.table.result import DogMet, GameResult, SeatResult, dogs_met, result_of
from tests.server.helpers.play import Sitting


@pytest.mark.parametrize("game", games())
def test_every_game_brings_dogs_to_whoever_met_them(game: str) -> None:
    sitting = Sitting(game, 2)
    sitting.play_some(random.Random(4), 50_000)
    result = result_of(sitting.table)
    assert result is not None
    dogs = [seat.dogs for seat in result.seats]
    assert any(dogs), "nobody met a dog"
    assert result_of(sitting.rebuilt()) == result, "the rows bring the same dogs again"
    brings, box = load_game(game).brings, sitting.match.box
    told = [raw for version in sitting.match.standing for raw in sitting.match.history[version].events]
    for seat, met in enumerate(dogs):
        made = [brings[raw.kind](box, *raw.values) for raw in told if raw.kind in brings and raw.seat == seat]
        assert [dog.looks for dog in met] == list(dict.fromkeys(dog.looks for dog in made if dog is not None))
        for dog in met:
            for language in LANGUAGES:
                assert say(Message(dog.name["id"], dict(dog.name["args"])), language=language) != dog.name["id"]


def test_what_was_taken_back_brings_nobody() -> None:
    sitting = Sitting("barking", 2)
    rng = random.Random(1)
    while not any(met := dogs_met(sitting.match)):
        sitting.play(rng.choice(sitting.match.legal()).text)
    seat = next(number for number, dogs in enumerate(met) if dogs)
    sitting.do(sitting.table.seats[seat].person, wire.Undo(id="u", seat=seat, version=sitting.table.version))
    if sitting.table.offer is not None:  # the other's turn has begun
        sitting.do(sitting.table.seats[1 - seat].person, wire.Answer(id="a", yes=True))
    assert not any(dogs_met(sitting.match))


def dog(looks: str) -> DogMet:
    return DogMet(looks, {"id": looks, "args": {}})


def test_a_kennel_has_each_dog_once_and_the_last_one_first() -> None:
    def result(at: int, mine: list[str], other: list[str]) -> GameResult:
        seats = [
            SeatResult(person, "", 0, False, False, dogs=[dog(each) for each in dogs])
            for person, dogs in (("anna", mine), ("bo", other), ("anna", mine))
        ]
        return GameResult(f"t{at}", "dig", at, 1, "finished", "", False, seats)

    results = [result(1, ["pug", "husky"], ["corgi"]), result(2, ["pug"], [])]
    assert [(each.looks, each.games, each.at) for each in kennel_of("anna", results)] == [
        ("pug", 2, 2),
        ("husky", 1, 1),
    ]
    assert [each.looks for each in kennel_of("bo", results)] == ["corgi"]


def test_results_of_older_versions_bring_nobody() -> None:
    seat = b'{"person":"anna","bot":"","score":1,"won":true,"resigned":false}'
    head = b'{"table":"t","game":"dig","at":1,"versions":9,"ending":"finished","reason":"","rated":false'
    assert kennel_of("anna", decoded([head + b',"seats":[' + seat + b"]}"])) == []
