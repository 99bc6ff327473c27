"""`barkade sim`, `report`, `ladder`, `tune`, `train`: many games at once; `barkade try` and `barkade bot`: one game."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from barkade.cli_args import (
    MAX_SEED,
    MAX_THREADS,
    Parser,
    Usage,
    parse_game,
    parse_int,
    parse_numbers,
    parse_options,
    text,
)
from barkade.engine.boxfile import read_box
from barkade.engine.i18n import message
from barkade.engine.setup import Setup
from barkade.games import games, load_game

MAX_GAMES = 10**12
DEFAULT_GAMES = 100_000
DEFAULT_LADDER_GAMES = 200
DEFAULT_REPORT_GAMES = 20_000
DEFAULT_REPORT_LADDER = 20
DEFAULT_STEPS = 200
DEFAULT_ROUNDS = 2_000
MOST_STEPS = 100_000
DEFAULT_TRAINING_GAMES = 1_000
DEFAULT_DECISION = 10
"""Milliseconds of a decision in a match between evaluations."""
DEFAULT_MATCH_ROUNDS = 400
MOST_MINUTES = 100_000
GOOD_DOG = "good-dog"
PLAY = (GOOD_DOG, "random")
PRINTED = "printed"
"""In place of a box file: the printed box."""


def sim(arguments: Sequence[str]) -> int:
    parser = Parser("sim")
    parser.game()
    parser.option("players", "N")
    parser.option("games", "N")
    parser.option("seed", "N")
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.option("set", "NAME=NUMBER", repeated=True)
    parser.option("play", "NAME", known=", ".join(PLAY), default=GOOD_DOG)
    parser.option("threads", "N")
    parser.option("on", "CLUSTER")
    parser.flag("checked")
    parser.flag("json")
    given = parser.read(arguments)
    game = parse_game("sim", given.game)
    games, seed, play = parse_games(given, DEFAULT_GAMES), parse_seed(given), parse_play(given)
    threads = parse_int("--threads", given.threads, 1, MAX_THREADS) if given.threads else None
    setup = parse_setup(given, game, parse_players(given, game, 0))
    setup.box()  # refuse a bad box before anything is compiled

    from barkade.lab.simulation import Task
    from barkade.lab.simulation_cli import run_simulation

    run_simulation(Task(setup, seed, play, checked=given.checked), games, threads, given.json, given.on)
    return 0


def report(arguments: Sequence[str]) -> int:
    parser = Parser("report")
    parser.game()
    parser.option("players", "N")
    parser.options.add_argument("--games", metavar="N", help=text("report-help-games"))
    parser.options.add_argument("--ladder", metavar="N", help=text("report-help-ladder"))
    parser.option("seed", "N")
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.option("set", "NAME=NUMBER", repeated=True)
    parser.options.add_argument("--against", metavar="FILE", help=text("report-help-against"))
    parser.option("threads", "N")
    parser.option("on", "CLUSTER")
    parser.options.add_argument("--out", metavar="FILE", help=text("report-help-out"))
    given = parser.read(arguments)
    game = parse_game("report", given.game)
    games, seed = parse_games(given, DEFAULT_REPORT_GAMES), parse_seed(given)
    threads = parse_int("--threads", given.threads, 1, MAX_THREADS) if given.threads else None
    rungs = parse_int("--ladder", given.ladder, 0, MAX_GAMES) if given.ladder else DEFAULT_REPORT_LADDER
    setup = parse_setup(given, game, parse_players(given, game, 1))
    against = None
    if given.against:
        other = None if given.against == PRINTED else read_box(given.against)
        against = Setup.of(game, setup.players, parse_options(given.option), other)
        against.box()
    setup.box()

    from barkade.lab.report import Order
    from barkade.lab.report_cli import run_report
    from barkade.lab.simulation import cores

    order = Order(setup, seed, games, rungs, threads or cores(), against)
    run_report(order, Path(given.out or f"{game}-report.html"), given.on)
    return 0


def ladder(arguments: Sequence[str]) -> int:
    parser = Parser("ladder")
    parser.game()
    parser.option("players", "N")
    parser.options.add_argument("--games", metavar="N", help=text("ladder-help-games"))
    parser.option("bot", "NAME", repeated=True)
    parser.option("alone", "NAME")
    parser.option("seed", "N")
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.option("set", "NAME=NUMBER", repeated=True)
    parser.option("processes", "N")
    parser.option("on", "CLUSTER")
    parser.option("into", "FOLDER")
    parser.flag("adjusted")
    parser.flag("all")
    parser.flag("json")
    given = parser.read(arguments)
    game = parse_game("ladder", given.game)
    players = parse_players(given, game, 2)
    games, seed = parse_games(given, DEFAULT_LADDER_GAMES), parse_seed(given)
    processes = parse_int("--processes", given.processes, 1, MAX_THREADS) if given.processes else None
    setup = parse_setup(given, game, players)

    from barkade.lab.arena import Ladder
    from barkade.lab.arena_cli import USUAL, run_ladder

    ladder = partial(
        Ladder, setup, given.bot or USUAL, seed, given.alone, given.adjusted, Path(given.into) if given.into else None
    )
    return run_ladder(ladder, setup, games, processes, given.json, not given.all, given.on)


def tune(arguments: Sequence[str]) -> int:
    parser = Parser("tune")
    parser.game()
    parser.options.add_argument("--players", metavar="N", action="append", help=text("tune-help-players"))
    parser.options.add_argument("--steps", metavar="N", help=text("tune-help-steps"))
    parser.options.add_argument("--rounds", metavar="N", help=text("tune-help-rounds"))
    parser.option("seed", "N")
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.options.add_argument("--against", metavar="FOLDER", help=text("tune-help-against"))
    parser.options.add_argument("--write", action="store_true", help=text("tune-help-write"))
    parser.flag("json")
    given = parser.read(arguments)
    game = parse_game("tune", given.game)
    steps = parse_int("--steps", given.steps, 1, MOST_STEPS) if given.steps else DEFAULT_STEPS
    rounds = parse_int("--rounds", given.rounds, 2, MAX_GAMES) if given.rounds else DEFAULT_ROUNDS
    seed = parse_seed(given)
    company = [each for each in load_game(game).players if each > 1]
    players = [parse_int("--players", each, 2, 99) for each in given.players or ()] or company
    setups = [parse_setup(given, game, each) for each in players]
    for setup in setups:
        setup.box()

    from barkade.lab.tuning_cli import Order, run_comparison, run_tuning

    order = Order(setups, steps, rounds, seed)
    if given.against:
        return run_comparison(order, Path(given.against), given.json)
    return run_tuning(order, given.write, given.json)


def train(arguments: Sequence[str]) -> int:
    parser = Parser("train")
    parser.game()
    parser.options.add_argument("--games", metavar="N", help=text("train-help-games"))
    parser.options.add_argument("--minutes", metavar="N", help=text("train-help-minutes"))
    parser.option("seed", "N")
    parser.options.add_argument("--ahead", metavar="N", help=text("train-help-ahead"))
    parser.options.add_argument("--into", metavar="FILE", help=text("train-help-into"))
    parser.options.add_argument("--match", metavar="FILE", help=text("train-help-match"))
    parser.options.add_argument("--players", metavar="N", action="append", help=text("train-help-players"))
    parser.options.add_argument("--ms", metavar="N", help=text("train-help-ms"))
    parser.options.add_argument("--rounds", metavar="N", help=text("train-help-rounds"))
    parser.options.add_argument("--write", action="store_true", help=text("train-help-write"))
    parser.flag("json")
    given = parser.read(arguments)
    game = load_game(parse_game("train", given.game))

    from barkade.bots.information_set import heuristics_of
    from barkade.lab.expert_games import FEWEST_GAMES, tables_for
    from barkade.lab.training_cli import Order, run_training

    among = tables_for(game)
    order = Order(
        game,
        games=parse_int("--games", given.games, FEWEST_GAMES, MAX_GAMES) if given.games else DEFAULT_TRAINING_GAMES,
        minutes=parse_int("--minutes", given.minutes, 1, MOST_MINUTES) if given.minutes else None,
        seed=parse_seed(given),
        ahead=parse_int("--ahead", given.ahead, 0, MAX_GAMES) if given.ahead else heuristics_of(game).AHEAD,
        milliseconds=parse_int("--ms", given.ms, 1, MAX_GAMES) if given.ms else DEFAULT_DECISION,
        rounds=parse_int("--rounds", given.rounds, 2, MAX_GAMES) if given.rounds else DEFAULT_MATCH_ROUNDS,
        into=Path(given.into or f"{game.id}-network.bin"),
        given=Path(given.match) if given.match else None,
        write=given.write,
        players=[parse_int("--players", each, among[0], among[-1]) for each in given.players or ()] or among,
    )
    return run_training(order, given.json)


def try_bot(arguments: Sequence[str]) -> int:
    parser = Parser("try")
    parser.takes.add_argument("bot", nargs="?", metavar="BOT", help=text("try-help-bot"))
    parser.game()
    parser.option("players", "N")
    parser.option("against", "NAME")
    parser.option("seed", "N")
    parser.option("option", "NAME=VALUE", repeated=True)
    parser.option("box", "FILE")
    parser.flag("boards")
    given = parser.read(arguments)
    if given.game is None:
        raise Usage(message("cli-missing-bot", known=", ".join(games())))
    game = parse_game("try", given.game)
    setup = parse_setup(given, game, parse_players(given, game, 1))

    from barkade.lab.trial import run_trial

    return run_trial(setup, given.bot, given.against or GOOD_DOG, parse_seed(given), given.boards)


def remote_bot(arguments: Sequence[str]) -> int:
    parser = Parser("bot")
    parser.takes.add_argument("url", nargs="?", metavar="URL", help=text("remote-help-url"))
    parser.takes.add_argument("token", nargs="?", metavar="TOKEN", help=text("remote-help-token"))
    parser.takes.add_argument("bot", nargs="?", metavar="BOT", help=text("try-help-bot"))
    given = parser.read(arguments)
    if given.bot is None:
        raise Usage(message("cli-missing-token"))

    from barkade.lab.remote_bot import run_remote_bot

    return run_remote_bot(given.url, given.token, given.bot)


def parse_games(given: argparse.Namespace, default: int) -> int:
    return parse_int("--games", given.games, 1, MAX_GAMES) if given.games else default


def parse_players(given: argparse.Namespace, game: str, least: int) -> int:
    """Return the number of players: as given, or the smallest company of a game."""
    company = max(2, load_game(game).players.start)
    return parse_int("--players", given.players, least, 99) if given.players else company


def parse_play(given: argparse.Namespace) -> str:
    play = str(given.play or GOOD_DOG)
    if play not in PLAY:
        raise Usage(message("cli-bad-play", known=", ".join(PLAY), value=play))
    return play


def parse_seed(given: argparse.Namespace) -> int:
    return parse_int("--seed", given.seed, 0, MAX_SEED) if given.seed else 0


def parse_setup(given: argparse.Namespace, game: str, players: int | None) -> Setup:
    box = {**(read_box(given.box) if given.box else {}), **parse_numbers(getattr(given, "set", ()))}
    return Setup.of(game, players, parse_options(given.option), box if box or given.box else None)
