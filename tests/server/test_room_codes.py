"""Room codes: short enough to be read out, good until the game starts, and not to be guessed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from barkade.client import HttpClient
from barkade.server import wire
from barkade.server.table.code import code_of
from tests.server.helpers.process import ServerProcess
from tests.server.test_http_tables import ask


def found(server: ServerProcess, code: str) -> tuple[int, str]:
    status, _, text = ask(server, "GET", f"/api/codes/{code}")
    answer = json.loads(text)
    return status, answer.get("table") or answer["kind"]


def test_a_code_leads_to_its_table_in_any_case_until_the_game_starts(server: ServerProcess) -> None:
    async def play() -> None:
        anna = await HttpClient.come_in(server.url, "Anna")
        table = await anna.open_table("spots", 2)
        code = code_of(table)
        assert len(code) == wire.CODE_LENGTH and set(code) <= set(wire.CODE_LETTERS)
        assert (await anna.request("GET", f"/api/tables/{table}"))["code"] == code
        for typed in (code, code.lower(), f"{code[:2]}-{code[2:]}", f"%20{code}"):
            assert found(server, typed) == (200, table)
        assert found(server, "00000") == (404, "no-code")
        for seat in (0, 1):
            await anna.do(table, "seat_bot", seat=seat, bot="random")
        await anna.do(table, "start")
        assert (await anna.request("GET", f"/api/tables/{table}"))["code"] == ""
        assert found(server, code) == (404, "no-code")

    asyncio.run(play())


def test_codes_cannot_be_guessed_in_numbers(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.sqlite", "--bot-pace", "0") as server:
        answers = [found(server, f"CCC{first}{second}") for first in "CDFHJK" for second in "CDFHJK"]
    assert answers[0] == (404, "no-code")
    assert answers[-1] == (429, "too-fast")
    assert sum(status == 404 for status, _ in answers) <= 25
