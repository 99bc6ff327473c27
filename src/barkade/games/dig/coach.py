"""DIG's coach, from a view alone: the exact odds of every bone card, and what a delivered bone is worth, now and at the
end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from barkade.engine.i18n import Message, message
from barkade.games import load_game

from .box import COLOURS, LETTERS, make
from .heuristics import bowls_after, final_values, worth_of
from .rules.end import value_of
from .rules.play import tidy

Card = Mapping[str, Any] | None
Odds = dict[str, float]


def odds_of(card: Card) -> Odds | None:
    """Return the probability of each colour for a bone card as a seat sees it (DIG-1.2, DIG-1.4); None for bowls and
    gaps.

    An unknown bone is one of the two of its scent, each equally likely: the twins were shuffled, and whatever could
    tell them apart would have shown the seat the bone itself.
    """
    if card is None or card["kind"] != "bone":
        return None
    if card["bone"] is not None:
        return {card["bone"]: 1.0}
    return dict.fromkeys(scents(card), 0.5)


def scents(card: Mapping[str, Any]) -> tuple[str, str]:
    """Return the two colours of a bone card."""
    first, second = (COLOURS[LETTERS.index(letter)] for letter in card["scent"])
    return first, second


def expected(odds: Odds, values: Mapping[str, float]) -> float:
    """Return the expected points of a card once delivered."""
    return sum(chance * values[colour] for colour, chance in odds.items())


def values_when_tidied(view: Mapping[str, Any]) -> dict[str, int]:
    """Return the values of bones if the turn ended now: a bowl at the far end may fill a gap."""
    state = load_game(view["game"]).states.from_flat(view["known"])
    tidy(state, None)
    return {colour: value_of(state, COLOURS.index(colour)) for colour in view["board"]["values"]}


def values_at_the_end(view: Mapping[str, Any]) -> dict[str, float]:
    """Return what bones will be worth at the end: surely where their bowl lies for good, else on average."""
    state, box = load_game(view["game"]).states.from_flat(view["known"]), make(view["options"], view["box"])
    values = final_values(box, bowls_after(state, 0, 0))
    return {colour: round(worth_of(values, COLOURS.index(colour)) / 100, 1) for colour in view["board"]["values"]}


def advise(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the odds of every card in the yard (by position, from 1) and in the hands, and the value of each
    colour."""
    board = view["board"]
    tidied, final = values_when_tidied(view), values_at_the_end(view)
    return {
        "row": [odds_of(card) for card in board["row"]],
        "hands": [[odds_of(card) for card in hand] for hand in board["hands"]],
        "one_of_each": [one_of_each(hand) for hand in board["hands"]],
        "values": board["values"],
        "values_when_tidied": tidied,
        "values_at_the_end": final,
        "lines": [line.as_dict() for line in lines(view, tidied, final)],
    }


def why(view: Mapping[str, Any], actions: Sequence[Mapping[str, Any]]) -> list[Message | None]:
    """Return what bones an action leads to, and what they are worth."""
    final = values_at_the_end(view)
    return [_why(view["board"], final, view["seat"], action) for action in actions]


def _why(board: Mapping[str, Any], final: Mapping[str, float], seat: int, action: Mapping[str, Any]) -> Message | None:
    hand: Sequence[Mapping[str, Any]] = board["hands"][seat]
    if action["kind"] == "deliver":
        return bone_in_hand(board, final, hand[action["slots"][0]])
    if action["kind"] not in ("move", "dig"):
        return None
    place = action.get("to", board["dogs"][seat])
    card = board["row"][place - 1] if place else None
    if card is None:
        return None
    if card["kind"] == "bone":
        return message("dig-coach-place", place=place, bones=shares(card, final))
    home = [each for each in hand if each["bone"] == card["colour"]]
    return bone_in_hand(board, final, home[0]) if home else None


def one_of_each(hand: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the scents of which this hand holds both twins: together they are one bone of each colour."""
    return [scent for scent, count in Counter(card["scent"] for card in hand).items() if count == 2]


# In words


def lines(view: Mapping[str, Any], tidied: Mapping[str, int], final: Mapping[str, float]) -> list[Message]:
    board, seat = view["board"], view["seat"]
    said = [message("dig-coach-worth", bones=worths(board["values"]))]
    if tidied != board["values"]:
        said.append(message("dig-coach-worth-tidied", bones=worths(tidied)))
    if final != tidied:
        said.append(message("dig-coach-worth-end", bones=worths(final)))
    if seat is not None:
        said += [bone_in_hand(board, final, card) for card in board["hands"][seat]]
    said += [
        message("dig-coach-place", place=place, bones=shares(card, final))
        for place, card in in_order_of_use(view, final)
    ]
    for other, hand in enumerate(board["hands"]):
        if other != seat and hand:
            said.append(message("dig-coach-hand", seat=other, cards=tuple(held(hand, card) for card in hand)))
    return said


def colour_name(colour: str) -> Message:
    return message(f"dig-colour-{colour}")


def worths(values: Mapping[str, float]) -> tuple[Message, ...]:
    """Return the colours, the most valuable first."""
    dearest = sorted(values, key=lambda colour: -values[colour])
    return tuple(message("dig-coach-value", colour=colour_name(colour), value=values[colour]) for colour in dearest)


def shares(card: Mapping[str, Any], values: Mapping[str, float]) -> tuple[Message, ...]:
    odds = odds_of(card) or {}
    return tuple(
        message("dig-coach-share", colour=colour_name(colour), percent=round(100 * chance), value=values[colour])
        for colour, chance in odds.items()
    )


def bone_in_hand(board: Mapping[str, Any], final: Mapping[str, float], card: Mapping[str, Any]) -> Message:
    colour = card["bone"]
    place = board["row"].index({"kind": "bowl", "colour": colour}) + 1
    first, second = scents(card)
    name = message("dig-card-bone", colour=colour_name(colour), first=colour_name(first), second=colour_name(second))
    return message("dig-coach-mine", card=name, value=final[colour], place=place)


def in_order_of_use(view: Mapping[str, Any], final: Mapping[str, float]) -> list[tuple[int, Mapping[str, Any]]]:
    """Return the bone cards of the yard: first those within one move, the best of them first."""
    board, seat = view["board"], view["seat"]
    cards = [(place, card) for place, card in enumerate(board["row"], 1) if card and card["kind"] == "bone"]
    if seat is None:
        return cards
    dog, reach = board["dogs"][seat], make(view["options"], view["box"]).reach - len(board["hands"][seat])

    def use(item: tuple[int, Mapping[str, Any]]) -> tuple[bool, float, int]:
        place, card = item
        near = abs(place - dog) <= reach
        return (not near, -expected(odds_of(card) or {}, final) if near else 0, place)

    return sorted(cards, key=use)


def held(hand: Sequence[Mapping[str, Any]], card: Mapping[str, Any]) -> Message:
    """Describe a card in another hand: its bone if it is known, else that it is one of two."""
    first, second = scents(card)
    if card["bone"] is not None:
        return message(
            "dig-card-bone", colour=colour_name(card["bone"]), first=colour_name(first), second=colour_name(second)
        )
    kind = "dig-coach-twin" if card["scent"] in one_of_each(hand) else "dig-coach-either"
    return message(kind, first=colour_name(first), second=colour_name(second))
