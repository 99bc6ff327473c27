"""A game at one keyboard: the match, who sits where, saving, taking back, and when the curtain is needed."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from barkade.analysis import Analysis
from barkade.bots import GoodDog, Turn, ask, bots, make
from barkade.bots.guarded import Guarded
from barkade.engine.chance import SeededChance
from barkade.engine.create import new
from barkade.engine.errors import BarkadeError, Malformed
from barkade.engine.i18n import Message, message, say
from barkade.engine.match import Match
from barkade.engine.takeback import undoable
from barkade.engine.telling import story_lines
from barkade.terminal.saves import Save, unfinished_games

PERSON = "person"
DEFAULT_BOT = GoodDog.name
SHOWN_CHOICES = 6


class LocalSession:
    """People and bots at one keyboard. Every change is saved at once."""

    def __init__(self, match: Match, kinds: Sequence[str], file: Save) -> None:
        self.match, self.kinds, self.file = match, list(kinds), file
        self.analysis: Analysis | None = None
        """Of the finished game, once somebody has asked for it."""
        chance = match.chance
        # With a seed, bots' choices are reproducible, too.
        self._rng = random.Random(chance.seed) if isinstance(chance, SeededChance) else random.Random()
        self._bots = {seat: make(kind) for seat, kind in enumerate(self.kinds) if kind != PERSON}

    # Seats

    @property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    @property
    def bot_to_move(self) -> bool:
        return self.match.to_move in self._bots

    def name(self, seat: int) -> str:
        names = self.match.setup.names
        return names[seat] if seat < len(names) else say(message("seat", number=seat + 1))

    @property
    def needs_curtain(self) -> bool:
        return len(self.people) > 1 and self.match.game.secrets

    # Playing

    def save(self) -> None:
        self.file.write(self.match, self.kinds)

    def play(self, text: str) -> None:
        self.match.play(text)
        self.save()

    def play_typed(self, typed: str) -> None:
        """Play notation, or the beginning of exactly one legal action."""
        try:
            self.play(typed)
        except Malformed as error:
            matching = completions(typed, [action.text for action in self.match.legal()])
            if not matching:
                raise BarkadeError(message("terminal-no-such-action", text=typed)) from error
            if len(matching) > 1:
                choices = ", ".join(matching[:SHOWN_CHOICES]) + (" …" if len(matching) > SHOWN_CHOICES else "")
                raise BarkadeError(message("error-ambiguous", text=typed, choices=choices)) from error
            self.play(matching[0])

    def choose_for_bot(self, view: Mapping[str, Any]) -> str:
        """Return the action of the bot in the view's seat. Changes nothing; may run in a thread."""
        turn = Turn(partial(self.match.events, view["seat"]))
        return str(ask(self._bots[view["seat"]], view, self._rng, turn)["text"])

    def bot_reports(self) -> list[Message]:
        """Return and clear the reported failures of guarded bots."""
        found: list[Message] = []
        for bot in self._bots.values():
            if isinstance(bot, Guarded):
                found += bot.reports
                bot.reports.clear()
        return found

    def close(self) -> None:
        """Close the bots. Delete the save if nothing has been played."""
        if self.match.version == 0:
            self.file.delete()
        for bot in self._bots.values():
            bot.close()

    def play_bot(self) -> None:
        """Let the bot to move choose and play."""
        self.play(self.choose_for_bot(self.match.view(self.match.to_move)))

    # Taking back

    def undo(self, seat: int) -> None:
        """Take back this seat's last action and bots' actions since then, if the takeback policy allows it.

        A takeback that needs consent is only possible in solo games: people at one keyboard can't be asked one by one,
        and bots never consent.
        """
        found = undoable(self.match, follows=lambda number: self.match.history[number].seat in self._bots)
        if not found.number or found.seat not in (None, seat):
            raise BarkadeError(message("terminal-undo-none"))
        if found.how == "no":
            raise BarkadeError(message("terminal-undo-secret"))
        if found.how == "ask" and self.match.players > 1:
            raise BarkadeError(message("terminal-undo-chance"))
        self.match.undo(found.number)
        self.save()

    # Log and result

    def log(self, seat: int | None) -> list[str]:
        """Return the whole log of a seat (None: a spectator)."""
        return [self.chance_line(), *self.story(seat)]

    def story(self, seat: int | None, last: int | None = None) -> list[str]:
        """Return the story as a seat (None: a spectator) may know it: all of it, or the turns of the last versions."""
        history = self.match.history
        first = 0 if last is None else max(len(history) - last, 0)
        while first > 0 and history[first - 1].seat == history[first].seat:
            first -= 1  # begin at the start of a turn
        return story_lines(self.match.story(seat, first - 1), self.match.setup.names)

    def chance_line(self) -> str:
        chance = self.match.chance
        if isinstance(chance, SeededChance):
            return say(message("terminal-chance-seeded", seed=str(chance.seed)))
        return say(message("terminal-commit", commit=str(self.match.commit)))

    def outcome(self) -> Message:
        """Say who has won."""
        winners, scores = self.match.winners, self.match.scores
        if not winners:
            return message("terminal-lost")
        best = scores[winners[0]]
        counted = score_message(self.match.game.id, best)
        if len(winners) == 1:
            return message("terminal-won", seat=winners[0], counted=counted)
        names = tuple(message("terminal-name", seat=seat) for seat in winners)
        return message("terminal-won-together", names=names, counted=counted)


def score_message(game: str, points: int) -> Message:
    """Say a score: in points, or in what the game counts (`<game>-counted`)."""
    own = message(f"{game}-counted", points=points)
    try:
        say(own)
    except LookupError:
        return message("terminal-points", points=points)
    return own


def completions(typed: str, texts: Sequence[str]) -> list[str]:
    """Return the actions that start with the typed text or, failing that, have a word that does."""
    wanted = " ".join(typed.lower().split())
    whole = [text for text in texts if text.startswith(wanted)]
    return whole or [text for text in texts if f" {wanted}" in text]


# Making a session


def seat_kinds() -> list[str]:
    """Return what can sit in a seat: a person, or a bot by name."""
    return [PERSON, *bots()]


def label(message_id: str, fallback: str) -> str:
    """Say a message, or the fallback if there is none (the option of a registered game, an installed bot)."""
    try:
        return say(message(message_id))
    except LookupError:
        return fallback


def kind_name(kind: str) -> str:
    """Say what sits in a seat."""
    return label(f"terminal-kind-{kind}", kind)


def new_session(
    game: str,
    players: int,
    kinds: Sequence[str],
    names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    box: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> LocalSession:
    """Begin a game; seats without a name get one."""
    all_names = fill_names(kinds, names)
    match = new(game, players, seed, box=box, names=all_names, **(options or {}))
    return LocalSession(match, kinds, Save.fresh(game))


def fill_names(kinds: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return names for all seats: people are numbered, bots get names of dogs."""
    filled, bots = [], 0
    for seat, kind in enumerate(kinds):
        bots += kind != PERSON
        given = names[seat] if seat < len(names) else ""
        default = message("seat", number=seat + 1) if kind == PERSON else message(f"terminal-bot-name-{bots}")
        filled.append(given or say(default))
    return filled


def latest_session() -> LocalSession:
    """Open the game that was saved last."""
    saves = unfinished_games()
    if not saves:
        raise BarkadeError(message("cli-nothing-to-resume"))
    return open_save(saves[0])


def open_save(save: Save) -> LocalSession:
    match, kinds = save.read()
    return LocalSession(match, kinds, save)
