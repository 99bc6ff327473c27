"""Names that can be told apart: from the bots' and from each other's at a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barkade.bots import BOTS
from barkade.engine.i18n import LANGUAGES, message, say
from barkade.server import wire
from barkade.server.errors import Refusal
from barkade.server.http.tables import Wish, wished
from barkade.server.people.names import Named, is_bots, skeleton, told_apart
from barkade.server.people.people import clean_name
from barkade.server.wire import LONGEST_NAME, Dog
from tests.server.helpers.in_process import Ear, HandClock, someone, tables
from tests.server.helpers.play import NONCES
from tests.server.test_tables import settle

WIDE = "\uff34\uff4f\uff50 \uff24\uff4f\uff47"
ALIKE = [("Anna", "Аnnа"), ("Bill", "BiIl"), ("Zoë", "zoe"), ("Oto", "0t0"), ("Вера", "Bepa")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BOTS)
def test_nobody_takes_a_bots_name_in_any_language(bot: str, language: str) -> None:
    name = say(message(f"bot-{bot}"), language=language)
    assert name and not name.startswith("bot-")
    for worn in (name, name.upper(), f" {name} ", f"{name} 2", f"{name}!"):
        with pytest.raises(Refusal) as refused:
            clean_name(worn)
        assert refused.value.kind == "bots-name"


@pytest.mark.parametrize(
    "name",
    [
        "Тор Dоg",
        "ΤOP DΟG",
        "T0p D0g",
        "Tóp Dög",
        "TopDog",
        "Top-Dog",
        "top_dog",
        WIDE,
        "Рuрру",
        "Good Dog #3",
    ],
)
def test_what_only_looks_like_a_bots_name_is_one(name: str) -> None:
    assert is_bots(name)


@pytest.mark.parametrize("name", ["Anna", "Dog", "Topdogger", "Good", "Пёс", "Rex", "Anna 2", "犬", "🐶", "Zażółć"])
def test_other_names_are_free(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_look_alikes_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("🐶", "🐱"), ("Пёс", "Кот"), ("!!!", "???")])
def test_different_names_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_whoever_came_first_keeps_the_name() -> None:
    people = [Named("c", "ANNA", 3), Named("a", "Anna", 1), Named("b", "Аnna", 2), Named("d", "Anna 2", 0)]
    shown = {named.person: name for named, name in told_apart(people).items()}
    assert shown == {"d": "Anna 2", "a": "Anna", "b": "Аnna 3", "c": "ANNA 4"}


@given(st.lists(st.sampled_from(["Anna", "anna", "Аnna", "Anna 2", "Anna 3", "A" * 24, "a" * 24, "🐶"]), max_size=6))
def test_no_two_at_a_table_look_alike(names: list[str]) -> None:
    shown = told_apart(Named(str(number), name, number) for number, name in enumerate(names))
    assert len({skeleton(name) for name in shown.values()}) == len(names)
    assert all(len(name) <= LONGEST_NAME for name in shown.values())


def test_an_impostor_has_a_number_in_whichever_seat(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            anna = await someone(running, "Anna")
            clock.time += 1000
            other = await someone(running, "Аnnа")
            table = await running.open_table(wished(Wish("dig", 2), anna))
            ears = [Ear(other), Ear(anna)]
            for seat, ear in enumerate(ears):
                await running.attach(table, ear)
                await running.submit(table, wire.Sit(id=f"sit{seat}", seat=seat, nonce=NONCES[seat]), ear)
            await settle(running)
            assert [seat["name"] for seat in ears[1].last("news")["info"]["seats"]] == ["Аnnа 2", "Anna"]
            await running._people.change(other, "Bo", None)
            assert running._people.names_of((await running.table(table)).seats) == ["Bo", "Anna"]
            same = [*(await running.table(table)).seats[1:], *(await running.table(table)).seats[1:]]
            assert running._people.names_of(same) == ["Anna", "Anna"], "one person at two seats is one person"
            third, _ = await running._people.come_in("anna", Dog())
            assert running._people.name_among(third.id, (await running.table(table)).seats) == "anna 2"

    asyncio.run(run())


def test_a_seats_own_name_is_told_apart_and_is_no_bots(tmp_path: Path) -> None:
    async def run() -> None:
        clock = HandClock()
        async with tables(tmp_path / "t.sqlite", clock) as running:
            anna = await someone(running, "Anna")
            clock.time += 1000
            other = await someone(running, "Bo")
            table = await running.open_table(wished(Wish("goodboy", 2), anna))
            for seat, person in enumerate([anna, other]):
                await running.request(table, wire.Sit(id=f"sit{seat}", seat=seat, nonce=NONCES[seat]), person)
            await running.request(table, wire.NameSeat(id="n", seat=1, name="Аnnа"), other)
            assert running._people.names_of((await running.table(table)).seats) == ["Anna", "Аnnа 2"]
            answer = await running.request(table, wire.NameSeat(id="b", seat=1, name="T0p Dog"), other)
            assert isinstance(answer, wire.Refused) and answer.kind == "bots-name"

    asyncio.run(run())
