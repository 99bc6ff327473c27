"""A game at one keyboard: a match, who sits where, what may be taken back, and when the screen has to be covered."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import barkade
from barkade.bots import GoodDog, bots, make
from barkade.bots.guarded import Guarded
from barkade.engine.chance import Simulation
from barkade.engine.errors import BarkadeError, Malformed
from barkade.engine.history import Version
from barkade.engine.match import Match
from barkade.engine.words import Message, from_dict, message, say
from barkade.terminal.saves import Save, running

PERSON = "person"
DEFAULT_BOT = GoodDog.name


SHOWN_CHOICES = 6

WORLDS = 16
"""How many worlds are tried to see whether somebody has learnt something."""


class LocalTable:
    """People and bots at one keyboard. Every change is kept at once."""

    def __init__(self, match: Match, kinds: Sequence[str], place: Save) -> None:
        self.match, self.kinds, self.place = match, list(kinds), place
        chance = match.chance
        # With a seed everything comes again, the bots' whims as well.
        self._rng = random.Random(chance.seed) if isinstance(chance, Simulation) else random.Random()
        self._bots = {seat: make(kind) for seat, kind in enumerate(self.kinds) if kind != PERSON}

    # Who

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    @property
    def bot_to_move(self) -> bool:
        return self.match.to_move in self._bots

    def name(self, seat: int) -> str:
        names = self.match.table.names
        return names[seat] if seat < len(names) else say(message("seat", number=seat + 1))

    def has_secrets(self) -> bool:
        """Whether some person may see, or was told, what another one may not."""
        match = self.match
        everybody = (match.view(None)["known"], match.events(None))
        return any((match.view(seat)["known"], match.events(seat)) != everybody for seat in self.people)

    @property
    def needs_curtain(self) -> bool:
        return len(self.people) > 1 and self.has_secrets()

    # What they do

    def save(self) -> None:
        self.place.write(self.match, self.kinds)

    def play(self, text: str) -> None:
        self.match.play(text)
        self.save()

    def play_typed(self, typed: str) -> None:
        """Play what somebody has typed: notation, or the beginning of just one action."""
        try:
            self.play(typed)
        except Malformed as error:
            begun = beginning_so(typed, [action.text for action in self.match.legal()])
            if not begun:
                raise BarkadeError(message("terminal-no-such-action", text=typed)) from error
            if len(begun) > 1:
                choices = ", ".join(begun[:SHOWN_CHOICES]) + (" …" if len(begun) > SHOWN_CHOICES else "")
                raise BarkadeError(message("error-ambiguous", text=typed, choices=choices)) from error
            self.play(begun[0])

    def think(self, view: Mapping[str, Any]) -> str:
        """What the bot in the view's seat would do. Changes nothing, and may run in a thread of its own."""
        chosen = self._bots[view["seat"]].choose(view, view["legal"], self._rng)
        return str(chosen["text"])

    def trouble(self) -> list[Message]:
        """What has gone wrong with bots from elsewhere since this was asked last."""
        found: list[Message] = []
        for bot in self._bots.values():
            if isinstance(bot, Guarded):
                found += bot.reports
                bot.reports.clear()
        return found

    def close(self) -> None:
        """Everybody gets up. A game in which nothing has been done is not worth keeping."""
        if self.match.version == 0:
            self.place.drop()
        for bot in self._bots.values():
            bot.close()

    def play_bot(self) -> None:
        """Let the bot whose turn it is think and play."""
        self.play(self.think(self.match.view(self.match.to_move)))

    # Taking back

    def undo(self, seat: int) -> None:
        """Take back this seat's last action, and what bots did since; refused where something has come out."""
        match = self.match.copy()
        while True:
            last = match.history[match.last_standing]
            if not match.last_standing or (last.seat != seat and (last.seat not in self._bots or len(self.people) > 1)):
                raise BarkadeError(message("terminal-undo-none"))
            if last.draws:
                raise BarkadeError(message("terminal-undo-chance"))
            after = match.copy()
            match.undo()
            if any(learns(watcher, match, after, last) for watcher in self.people):
                raise BarkadeError(message("terminal-undo-secret"))
            if last.seat == seat:
                break
        while self.match.version < match.version:
            self.match.undo()
        self.save()

    # What happened

    def log(self, seat: int | None) -> list[str]:
        """The story so far, as a seat (None: everybody) was told it."""
        return [self.chance_line(), *self.told(seat, -1)]

    def told(self, seat: int | None, since: int) -> list[str]:
        names = self.match.table.names
        return [say(from_dict(event), names) for event in self.match.events(seat, since)]

    def chance_line(self) -> str:
        chance = self.match.chance
        if isinstance(chance, Simulation):
            return say(message("terminal-chance-seeded", seed=str(chance.seed)))
        return say(message("terminal-commit", commit=str(self.match.commit)))

    def outcome(self) -> Message:
        """Who has won."""
        winners, scores = self.match.winners, self.match.scores
        if not winners:
            return message("terminal-lost")
        best = scores[winners[0]]
        counted = points_of(self.match.game, best)
        if len(winners) == 1:
            return message("terminal-won", seat=winners[0], counted=counted)
        names = tuple(message("terminal-name", seat=seat) for seat in winners)
        return message("terminal-won-together", names=names, counted=counted)


def points_of(game: str, points: int) -> Message:
    """A score in words: points, or what the game says it counts instead."""
    own = message(f"{game}-counted", points=points)
    try:
        say(own)
    except LookupError:
        return message("terminal-points", points=points)
    return own


def beginning_so(typed: str, texts: Sequence[str]) -> list[str]:
    """The actions that begin like what was typed; if there are none, those with a word that does."""
    wanted = " ".join(typed.lower().split())
    whole = [text for text in texts if text.startswith(wanted)]
    return whole or [text for text in texts if f" {wanted}" in text]


def learns(seat: int, before: Match, after: Match, version: Version) -> bool:
    """Whether a version without draws has taught a seat something: not all worlds it thought possible look so now."""
    seen, rng = after.view(seat)["known"], random.Random(0)
    for _ in range(WORLDS):
        world = barkade.sample(before.view(seat), rng)
        try:
            for code in version.codes:
                world.play(code)
        except BarkadeError:
            return True
        if world.view(seat)["known"] != seen:
            return True
    return False


# Sitting down


def kinds() -> list[str]:
    """Who can sit in a seat."""
    return [PERSON, *bots()]


def label(message_id: str, fallback: str) -> str:
    """A word for something, or its plain name where there is none (a game's own option, somebody's own bot)."""
    try:
        return say(message(message_id))
    except LookupError:
        return fallback


def kind_name(kind: str) -> str:
    """Who sits in a seat, in words."""
    return label(f"terminal-kind-{kind}", kind)


def sit_down(
    game: str,
    players: int,
    kinds: Sequence[str],
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    box: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> LocalTable:
    """A new game; seats without a name get one."""
    called = full_names(kinds, names)
    match = barkade.new(game, players, seed, box=box, names=called, **(options or {}))
    return LocalTable(match, kinds, Save.fresh(game))


def full_names(kinds: Sequence[str], names: Sequence[str]) -> list[str]:
    """Names for all seats: people are numbered, bots are dogs."""
    called, bots = [], 0
    for seat, kind in enumerate(kinds):
        bots += kind != PERSON
        given = names[seat] if seat < len(names) else ""
        default = message("seat", number=seat + 1) if kind == PERSON else message(f"terminal-bot-name-{bots}")
        called.append(given or say(default))
    return called


def last_left() -> LocalTable:
    """The game that was left last, to go on."""
    kept = running()
    if not kept:
        raise BarkadeError(message("cli-nothing-to-resume"))
    return reopened(kept[0])


def reopened(place: Save) -> LocalTable:
    match, kinds = place.read()
    return LocalTable(match, kinds, place)
