"""A bot in its own process, without Barkade as a dependency: `barkade try "run:python examples/bot.py" dig`.

It prefers some kinds of action to others; in DIG it carries a bone to the bowl."""

import json
import random
import sys

FAVOURITES = ["deliver", "score", "home", "dig", "keep", "put", "place", "rob", "lay", "at", "do", "move", "roll"]


def order(action, view, rng):
    kind = action["kind"]
    if kind == "move":
        mine = [card["bone"] for card in view["board"]["hands"][view["seat"]]]
        bowls = [place for place, card in enumerate(view["board"]["row"], 1) if card and card.get("colour") in mine]
        if bowls:
            return FAVOURITES.index("home"), min(abs(place - action["to"]) for place in bowls)
    if kind == "stop" and rng.random() < 0.3:
        kind = "dig"  # now and then, enough is enough
    return FAVOURITES.index(kind) if kind in FAVOURITES else len(FAVOURITES), rng.random()


for line in sys.stdin:
    question = json.loads(line)
    rng = random.Random(question["seed"])
    action = min(question["view"]["legal"], key=lambda action: order(action, question["view"], rng))
    print(json.dumps({"question": question["question"], "play": action["text"]}), flush=True)
