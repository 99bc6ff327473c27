"""Measure environments side by side on one core: ours, pgx and OpenSpiel, with observations and masks.

python bench/envs.py [--games 1024] [--seconds 1.0] [--rounds 3] [--json]
python bench/envs.py --install          makes an environment with pgx and OpenSpiel for this bench, then measures
python bench/envs.py --python PATH      uses another Python that has them
python bench/envs.py --only backgammon --only dig        measures those alone: pgx compiles for minutes

All play uniformly random legal actions and restart at the end of a game. Rounds alternate; figures are medians, in
million steps per second of processor time, without compiling. pgx is made for GPUs; here it runs on the CPU.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

import barkade.envs
from barkade.games import games
from barkade.paths import cache_root

HOME = cache_root() / "bench-envs"
PEERS = """
import json, random, sys, time
games, seconds, only = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]
runs = {}

def pgx_run(name):
    import jax, jax.numpy as jnp, pgx
    from pgx.experimental import auto_reset
    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))
    def body(carry, _):
        state, key = carry
        key, one, two = jax.random.split(key, 3)
        action = jax.random.categorical(one, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return (step(state, action, jax.random.split(two, games)), key), state.observation.sum()
    run = jax.jit(lambda state, key: jax.lax.scan(body, (state, key), None, length=20))
    held = [jax.jit(init)(jax.random.split(jax.random.PRNGKey(0), games)), jax.random.PRNGKey(1)]
    def go():
        (held[0], held[1]), seen = run(held[0], held[1])
        seen.block_until_ready()
        return 20 * games
    go()
    return go

def spiel_run(name):
    import pyspiel
    game, rng = pyspiel.load_game(name), random.Random(1)
    held = [game.new_initial_state()]
    def go():
        steps = 0
        while steps < 2000:
            state = held[0]
            if state.is_terminal():
                held[0] = state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps
    return go

def offer(what, make, names):
    for name in names:
        if only and not any(each in f"{what} {name}" for each in only):
            continue
        try:
            runs[f"{what} {name}"] = make(name)
        except Exception as error:
            print(json.dumps({"missing": f"{what} {name}: {type(error).__name__}: {error}"[:200]}), flush=True)

offer("pgx", pgx_run, ["backgammon", "animal_shogi", "2048", "leduc_holdem", "connect_four"])
offer("OpenSpiel", spiel_run, ["backgammon", "gin_rummy", "pig", "leduc_poker", "connect_four"])
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    for name, go in runs.items():
        begun, steps = time.process_time(), 0
        while time.process_time() - begun < seconds:
            steps += go()
        print(json.dumps({"name": name, "rate": steps / (time.process_time() - begun)}), flush=True)
    print(json.dumps({"done": True}), flush=True)
"""


class Peers:
    """The other frameworks, in a process with their own packages."""

    def __init__(self, python: Path, games_at_once: int, seconds: float, only: list[str]) -> None:
        command = [str(python), "-c", PEERS, str(games_at_once), str(seconds), *only]
        environment = {**os.environ, "PYTHONPATH": "", "JAX_PLATFORMS": "cpu"}
        self._child = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment,
        )
        for said in self._said("ready"):
            print(said["missing"], file=sys.stderr)

    def _said(self, last: str) -> list[dict[str, Any]]:
        assert self._child.stdout is not None
        found = []
        for line in self._child.stdout:
            said = json.loads(line)
            if last in said:
                return found
            found.append(said)
        raise SystemExit("The other frameworks' process has ended; try --install.")

    def measure(self) -> dict[str, float]:
        assert self._child.stdin is not None
        print("round", file=self._child.stdin, flush=True)
        return {said["name"]: said["rate"] for said in self._said("done")}

    def close(self) -> None:
        self._child.communicate()


def ours(games_at_once: int, only: list[str]) -> dict[str, Any]:
    """Return vectors of every game, compiled and in mid-game."""
    made = {}
    for game in games():
        if only and not any(each in f"Barkade {game}" for each in only):
            continue
        env = barkade.envs.vector(game, games_at_once)
        env.reset(1)
        for _ in range(100):
            env.step(env.sample())
        made[f"Barkade {game}"] = env
    return made


def rate(env: Any, seconds: float) -> float:
    begun, steps = time.process_time(), 0
    while time.process_time() - begun < seconds:
        for _ in range(10):
            env.step(env.sample())
        steps += 10 * env.games
    return steps / (time.process_time() - begun)


def peers_python(given: str | None, install: bool) -> Path | None:
    """Return the Python with pgx and OpenSpiel, if there is one."""
    if given:
        return Path(given)
    python = HOME / ("Scripts" if os.name == "nt" else "bin") / "python"
    if install and not python.exists():
        venv.create(HOME, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "pgx", "open_spiel"], check=True)
    return python if python.exists() else None


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", action="append", default=[], metavar="TEXT")
    parser.add_argument("--python")
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    python = peers_python(given.python, given.install)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # the child inherits it
    peers = None if python is None else Peers(python, given.games, given.seconds, given.only)
    if peers is None:
        print("pgx and OpenSpiel are not installed for this bench: python bench/envs.py --install", file=sys.stderr)
    envs = ours(given.games, given.only)
    rates: dict[str, list[float]] = {}
    for _ in range(given.rounds):
        measured = {name: rate(env, given.seconds) for name, env in envs.items()}
        measured |= peers.measure() if peers else {}
        for name, value in measured.items():
            rates.setdefault(name, []).append(value)
    if peers:
        peers.close()
    medians = {name: statistics.median(values) / 1e6 for name, values in rates.items()}
    if given.json:
        print(json.dumps(medians, indent=2))
    else:
        print("million steps a processor second, observed and masked")
        for name, value in medians.items():
            print(f"  {name:<26}{value:8.3f}")


if __name__ == "__main__":
    main()
