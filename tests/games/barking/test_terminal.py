"""Barking's board in a terminal: fits, shows what matters, points at what is chosen, and needs no colour."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

import barkade
from barkade.games.barking.terminal import draw, short_items, short_names
from tests.games.barking.positions import TINY, lay_out

SIZES = [(78, 13), (78, 16), (100, 24), (120, 35), (130, 38)]


def printed(match: barkade.Match, width: int = 78, height: int = 13, text: str | None = None) -> str:
    view = match.view(match.to_move)
    chosen = next((action for action in view["legal"] if action["text"] == text), None)
    assert (chosen is None) == (text is None)
    out = StringIO()
    Console(file=out, width=width + 40).print(draw(view, chosen, width, height))
    return out.getvalue()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("custom", [None, TINY])
def test_it_fits_at_every_moment_of_a_game(width: int, height: int, players: int, custom: dict[str, object]) -> None:
    match = barkade.new("barking", players, seed=players, box=custom, names=["A very long name indeed"])
    rng = random.Random(1)
    while not match.over:
        for _ in range(7):
            if not match.over:
                match.play(rng.choice(match.legal_codes()))
        lines = printed(match, width, height).splitlines()
        assert len(lines) <= height
        assert max(len(line.rstrip()) for line in lines) <= width
        assert "hand" in lines[-1] or match.result is not None


def contested(players: int = 2) -> barkade.Match:
    return lay_out(
        [{"husky": 2, "wonder": 2, "cat": 1}, *({"mutt": 1} for _ in range(players - 1))],
        dogs=[(1, 0, "bulldog", 1, 1), (1, 1, "doberman", 2, 0)],
        tokens=[2],
        kept_cats=[0],
        won=[{}],
    )


def test_the_table_in_letters() -> None:
    shown = printed(contested())
    assert "│1 mailbox" in shown and "│2 boxes" in shown
    assert "+3 =^.^=" in shown
    assert "1 │ Bu+1" in shown and "2 │♛Do2" in shown
    assert "▶ 1 Player 1      0   5 cards Ca first" in shown
    assert "hand  Hu2 4  Wo2  Ca " in shown
    assert "Do 3 Doberman" in shown


def test_five_players_fit_into_thirteen_lines() -> None:
    shown = printed(contested(5)).splitlines()
    assert len(shown) == 13
    assert "2+3=^=boxes" in shown[1] and shown[-1].startswith("hand")


def test_what_is_chosen_stands_out_where_it_acts() -> None:
    match = contested()
    shown = printed(match, text="lay husky x2 +1")
    assert "[Hu2 4·2]" in shown and "[Wo2]" in shown
    assert "┃2 boxes" in shown and "│1 mailbox" in shown
    assert "[Ca]" in printed(match, text="cat") and "[Wo2]" in printed(match, text="swap")
    match.play("cat")
    assert "┃3 balloon" in printed(match, text="token 3")
    match.play("no-token")
    match.play("lay husky")
    assert "played Hu" in printed(match) and "┃3 balloon" in printed(match, text="at 3")
    match.play("at 2")
    assert "┃2 boxes" in printed(match, text="done")
    many = lay_out([{"mutt": 7, "bulldog": 4}, {}], phase="discard")
    assert "[Mu7 10]" in printed(many, text="discard mutt")


def test_a_pack_too_big_for_its_column_is_summed_up() -> None:
    breeds = ("great-dane", "husky", "labrador", "basset-hound", "jack-russell", "chihuahua")
    items = ["mailbox", "boxes", "balloon", "van", "bench", "hydrant", "boxes"]
    match = lay_out([{}, {}], items, [(1, 0, breed, 2, 0) for breed in breeds], tokens=[1], round_=5)
    assert "♛12×Gr…" in printed(match)


def test_it_grows_with_the_room_there_is() -> None:
    items = ["mailbox", "boxes", "balloon", "van"]
    match = lay_out([{"mutt": 1} for _ in range(5)], items, round_=2, won=[{"hydrant": 2}])
    small, middle, large = (printed(match, *size) for size in ((78, 13), (118, 24), (120, 35)))
    assert "hyd2" in small and "Great Dane" not in small
    assert "1 Great Dane" in middle and "2×hydrant" not in middle
    assert "2×hydrant" in large


def test_who_has_passed_is_told() -> None:
    assert "passed" in printed(lay_out([{"mutt": 1}, {}], passed=[1]))


def test_letters_are_told_apart() -> None:
    names = ["Beagle", "Bea", "Be", "Beb", "Béa", "B", "BE 2", "Żwacz"]
    box = {"breeds": [{"name": name, "copies": 9} for name in names]}
    view = barkade.new("barking", seed=1, box=box).view(0)
    cards, items = short_names(view), short_items(view)
    assert len(set(cards.values())) == len(cards) == len(names) + 2
    assert len(set(items.values())) == len(items)
    assert cards["beagle"] == "Be" and items["mailbox"] == "mai"
