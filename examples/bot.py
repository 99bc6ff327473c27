"""A bot in another process: JSON lines on standard input and output. It needs nothing of Barkade.

    barkade ladder dig --bot "run:python examples/bot.py" --bot puppy

It prefers actions by kind, and tells its reasons to nobody.
"""

import json
import random
import sys

FAVOURITES = ["deliver", "score", "keep", "dig", "take", "lay", "put", "place", "stop"]


def liking(action):
    kind = action["kind"]
    return FAVOURITES.index(kind) if kind in FAVOURITES else len(FAVOURITES)


def choose(view, rng):
    best = min(liking(action) for action in view["legal"])
    return rng.choice([action for action in view["legal"] if liking(action) == best])


for line in sys.stdin:
    question = json.loads(line)
    rng = random.Random(question["seed"])
    action = choose(question["view"], rng)
    answer = {"question": question["question"], "play": action["text"]}
    print(json.dumps(answer), flush=True)
