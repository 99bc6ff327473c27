"""No side channels: refusals and news of a seat are the same in every world that it can't tell apart."""

from __future__ import annotations

import random

import pytest

import barkade
from barkade.engine.chance import FromRandom
from barkade.engine.match import Match
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.table.parts import Seat
from barkade.server.table.presence import Presence
from barkade.server.table.views import Views
from tests.server.helpers.play import Sitting


def other_world(match: Match, seat: int, rng: random.Random) -> Match:
    """The same game as it might be as well, as far as a seat can know."""
    twin = match.copy()
    match.game.rules.redeal(twin._state, match.box, seat, FromRandom(rng))
    return twin


@pytest.mark.parametrize("game", barkade.games())
def test_refusals_do_not_depend_on_secrets(game: str) -> None:
    """Whatever the seat to move tries, it learns nothing from being refused that it could not know."""
    rng, compared = random.Random(3), 0
    for seed in range(6):
        sitting = Sitting(game, 3)
        rng.seed(seed)
        for _ in range(12):
            sitting.play_some(rng, rng.randrange(1, 12))
            seat = sitting.match.to_move
            if seat is None:
                break
            truth, other = sitting.match, other_world(sitting.match, seat, rng)
            assert truth.view(seat) == other.view(seat)
            legal = {action.text for action in truth.legal()}
            codes = rng.sample(range(truth.game.rules.ACTIONS), min(40, truth.game.rules.ACTIONS))
            known = truth._hidden(seat)
            texts = {truth.game.notation.notate(known, truth.box, code, True) for code in codes}
            wishes = [[text] for text in texts - legal]
            wishes += [rng.choices(sorted(legal | texts), k=2) for _ in range(20)]
            for actions in wishes:
                answers = []
                for world in (truth, other):
                    sitting.table.match = world.copy()
                    command = wire.Play(id="try", seat=seat, version=world.version, actions=actions)
                    try:
                        sitting.do(sitting.table.seats[seat].person, command)
                        answers.append("played")
                        sitting.table.commands.pop("try")
                        sitting.table.seq -= 1
                        sitting.rows.pop()
                    except Refusal as refusal:
                        answers.append(str((refusal.kind, refusal.message, refusal.rule)))
                    sitting.table.phase, sitting.table.ending = "playing", ""
                assert answers[0] == answers[1], (game, actions)
                compared += answers[0] != "played"
            sitting.table.match = truth
    assert compared > 100


@pytest.mark.parametrize("game", barkade.games())
def test_news_do_not_depend_on_secrets(game: str) -> None:
    """Byte for byte the same view for a seat, and for a watcher, in every world that it can't tell apart."""

    class Names:
        changes = 0

        def names_of(self, seats: list[Seat]) -> list[str]:
            return [seat.person.title() for seat in seats]

    rng = random.Random(4)
    for seed in range(4):
        sitting = Sitting(game, 3)
        rng.seed(seed)
        for _ in range(10):
            sitting.play_some(rng, rng.randrange(1, 15))
            if sitting.match.over:
                break
            truth = sitting.match
            for seat in (None, 0, 1, 2):
                told = Views(sitting.table, Names(), Presence()).seen(seat, truth.version)  # type: ignore[arg-type]
                sitting.table.match = other_world(truth, -1 if seat is None else seat, rng)
                again = Views(sitting.table, Names(), Presence()).seen(seat, truth.version)  # type: ignore[arg-type]
                assert told == again
                sitting.table.match = truth
