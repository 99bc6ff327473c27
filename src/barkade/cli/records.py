"""`barkade replay`, `barkade verify` and `barkade analyse`: records of games."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from barkade.cli.play import require_terminal
from barkade.cli_args import MAX_SEED, MAX_THREADS, Parser, parse_int, read_text, text
from barkade.engine import record
from barkade.engine.chance import SeededChance
from barkade.engine.i18n import message, say


def replay(arguments: Sequence[str]) -> int:
    parser = Parser("replay")
    parser.file()
    parser.flag("plain")
    given = parser.read(arguments)

    from barkade.terminal.narration import narrate

    narration = narrate(read_text("replay", given.file))
    if given.plain or not sys.stdout.isatty():
        from barkade.terminal.printing import print_narration

        print_narration(narration)
        return 0
    require_terminal()
    from barkade.terminal.replay import ReplayApp

    ReplayApp(narration).run()
    return 0


def verify(arguments: Sequence[str]) -> int:
    parser = Parser("verify")
    parser.file()
    given = parser.read(arguments)

    match = record.verify(read_text("verify", given.file))
    name = message(f"{match.game.id}-name")
    if isinstance(match.chance, SeededChance):
        seed = str(match.chance.seed)
        verified = message("cli-verified-simulation", game=name, versions=match.version, seed=seed)
    else:
        verified = message("cli-verified", game=name, versions=match.version, commit=str(match.commit))
    lines = [say(verified)]
    if match.starts_from is not None:
        lines.append(text("cli-verified-position"))
    if match.inherited:
        lines.append(say(message("cli-verified-inherited", last=match.inherited - 1)))
    if not match.over:
        lines.append(text("cli-verified-running"))
    print("\n".join(lines))
    return 0


def analyse(arguments: Sequence[str]) -> int:
    parser = Parser("analyse")
    parser.file()
    parser.option("seed", "N")
    parser.option("threads", "N")
    parser.flag("json")
    given = parser.read(arguments)
    seed = parse_int("--seed", given.seed, 0, MAX_SEED) if given.seed else 0
    threads = parse_int("--threads", given.threads, 1, MAX_THREADS) if given.threads else None
    match = record.read_record(read_text("analyse", given.file))

    from barkade.lab.analysis_cli import run_analysis

    run_analysis(match, seed, threads, given.json)
    return 0
