"""A story: events put together to turns, each told in a sentence or two.

Rules tell every small thing by itself. A game declares in `story.py` how its events become clauses ("trots to 7",
"digs up a red bone"), and `tell_story` puts the clauses of a turn together: "Pepper trots to 7 and digs up a red bone."
What a turn brings about without anybody doing it is a second sentence. A story is made from events alone, so it says
what its reader was told and nothing else; part of a turn is told like a whole one.

The page makes stories from the same declarations (`web/src/games/story.ts`), written for it by `scripts/wire_types.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from barkade.engine.events import EventDict
from barkade.engine.i18n import Arg, Message, from_dict, message, say

Place = Literal["act", "join", "effect", "scene", "none"]
"""The place of an event in a story:

- act: in the sentence about its seat; opens the seat's turn.
- join: in a sentence about its seat, without opening a turn.
- effect: in the sentence about what the turn brought about.
- scene: in a sentence of its own outside of turns, such as the end of a round.
- none: nowhere, since something else says it already or nothing has happened.
"""


@dataclass(frozen=True, slots=True)
class Beat:
    """A kind of event in a story. Its words are `<game>-beat-<kind>`, with the arguments of the event's message."""

    place: Place = "act"
    begins: bool = False
    """A turn begins with it, even if the same seat had the turn before."""
    counts: bool = False
    """Several are told at once; `count` is their number."""
    lists: str = ""
    """Several are told at once: this argument is the list of what each has, `count` their number."""
    by: str = ""
    """With `lists` or `counts`: by this argument, each by `<game>-beat-<kind>-one`; together they are `items`."""
    adds: str = ""
    """With `lists`: this argument is the sum."""
    follows: tuple[str, ...] = ()
    """Completes the last event of these kinds in the turn: both are told in the words of this one."""
    last: bool = False
    """Of several in a row only the last is told."""
    alone: bool = False
    """Told only if nothing else is."""
    own: bool = False
    """With `scene`: a sentence already, in the words of the event's own message."""


Telling = Mapping[str, Beat]
"""The beats of a game by kind of event. Other kinds are told by their own message."""

UNDONE = Beat()

NOTHING = Beat("none")


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence of a story."""

    message: Message
    private: bool
    """True if one seat alone was told a part of it."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A turn, or what happens between turns."""

    seat: int | None
    lines: tuple[Line, ...]


Args = Mapping[str, Arg]


@dataclass(slots=True)
class _Clause:
    kind: str
    beat: Beat
    words: str
    parts: list[Args]
    """The arguments of every event that is told in it."""
    private: bool
    undone: bool = False
    """True once it was taken back: what follows is told by itself."""

    def message(self) -> Message:
        if not self.beat.by:
            return Message(self.words, self._together(self.parts))
        groups: list[list[Args]] = []
        for part in self.parts:
            alike = [group for group in groups if group[0][self.beat.by] == part[self.beat.by]]
            if alike:
                alike[0].append(part)
            else:
                groups.append([part])
        items = tuple(Message(f"{self.words}-one", self._together(group)) for group in groups)
        return Message(self.words, {"items": items, "count": len(self.parts)})

    def _together(self, parts: list[Args]) -> Args:
        """Return the arguments of several events as those of one."""
        args, beat = dict(parts[-1]), self.beat
        if beat.lists:
            args[beat.lists] = tuple(thing for part in parts for thing in _things(part[beat.lists]))
        if beat.lists or beat.counts:
            args["count"] = len(parts)
        if beat.adds:
            args[beat.adds] = sum(part[beat.adds] for part in parts)  # type: ignore[misc]  # numbers
        return args


def _things(value: Arg) -> tuple[Message, ...]:
    """Return what an argument lists: messages, or a number or text as one."""
    if isinstance(value, tuple):
        return value
    return (value if isinstance(value, Message) else message("story-word", text=str(value)),)


@dataclass(slots=True)
class _Sentence:
    seat: int | None
    """The seat that all clauses are about; None: each speaks for itself."""
    clauses: list[_Clause] = field(default_factory=list)
    whole: Line | None = None

    def line(self) -> Line:
        if self.whole is not None:
            return self.whole
        told = [clause for clause in self.clauses if len(self.clauses) == 1 or not clause.beat.alone]
        clauses = tuple(clause.message() for clause in told)
        private = any(clause.private for clause in told)
        if self.seat is None:
            return Line(message("story-effects", clauses=clauses), private)
        return Line(message("story-turn", seat=self.seat, clauses=clauses), private)

    def add(self, clause: _Clause) -> None:
        """Add a clause, to one like it if both can be told at once."""
        told, beat = self.clauses, clause.beat
        at = len(told)
        begun = [each for each in told if each.kind in beat.follows and not each.undone]
        if begun:
            at = told.index(begun[-1])
            clause.parts = [{**begun[-1].parts.pop(), **clause.parts[0]}]
            clause.private = clause.private or begun[-1].private
            if not begun[-1].parts:
                told.pop(at)
        candidates = told if beat.lists or beat.counts else told[-1:] if beat.last else []
        alike = [each for each in candidates if each.kind == clause.kind and not each.undone]
        if alike:
            alike[0].parts += clause.parts
            alike[0].private = alike[0].private or clause.private
        else:
            told.insert(at, clause)


@dataclass(slots=True)
class _Turn:
    """A paragraph that is being told."""

    seat: int | None
    sentences: list[_Sentence] = field(default_factory=list)

    def last_kind(self) -> str:
        """Return the kind of the last clause about its seat."""
        clauses = [clause for each in self.sentences if each.seat == self.seat for clause in each.clauses]
        return clauses[-1].kind if clauses else ""

    def about(self, seat: int | None) -> _Sentence:
        """Return the sentence about a seat, or about effects; made if there is none."""
        for sentence in self.sentences:
            if sentence.whole is None and sentence.seat == seat:
                return sentence
        # What somebody does comes before what it brings about.
        self.sentences.insert(0 if seat is not None and seat == self.seat else len(self.sentences), _Sentence(seat))
        return self.about(seat)

    def about_kinds(self, kinds: tuple[str, ...]) -> _Sentence:
        """Return the sentence of a scene about kinds of events; made if there is none."""
        for sentence in self.sentences:
            if sentence.seat is None and sentence.clauses and sentence.clauses[0].kind in kinds:
                return sentence
        self.sentences.append(_Sentence(None))
        return self.sentences[-1]


class _Teller:
    def __init__(self, game: str, telling: Telling) -> None:
        self._game, self._telling = game, telling
        self.turns: list[_Turn] = []

    def add(self, event: EventDict) -> None:
        kind, seat, private = event["kind"], event["seat"], event["to"] is not None
        undone = kind == "undone"
        beat = UNDONE if undone else self._telling.get(kind)
        if beat is NOTHING:
            return
        said = from_dict(event)
        if beat is None:
            self._turn(seat, opens=seat is not None).sentences.append(_Sentence(seat, whole=Line(said, private)))
            return
        words = "story-undone" if undone else f"{self._game}-beat-{kind}"
        clause = _Clause(kind, beat, words, [said.args], private)
        match beat.place:
            case "act":
                if beat.begins and self.turns and self.turns[-1].last_kind() != kind:
                    self.turns.append(_Turn(seat))
                self._turn(seat, opens=True).about(seat).add(clause)
            case "join":
                self._turn(seat).about(seat).add(clause)
            case "effect":
                self._turn(None).about(None).add(clause)
            case "scene" if beat.own:
                self._turn(None, opens=True).sentences.append(_Sentence(seat, whole=Line(said, private)))
            case "scene":
                self._turn(None, opens=True).about_kinds((kind, *beat.follows)).add(clause)
        if undone:
            for sentence in self.turns[-1].sentences:
                for earlier in sentence.clauses:
                    earlier.undone = True

    def _turn(self, seat: int | None, opens: bool = False) -> _Turn:
        """Return the turn that goes on, or a new one if it is somebody else's."""
        if not self.turns or (opens and self.turns[-1].seat != seat):
            self.turns.append(_Turn(seat if opens else None))
        return self.turns[-1]


def story_lines(story: Iterable[Paragraph], names: Sequence[str]) -> list[str]:
    """Return the sentences of a story in the language that is spoken."""
    return [say(line.message, names) for paragraph in story for line in paragraph.lines]


def tell_story(game: str, telling: Telling, events: Iterable[EventDict]) -> list[Paragraph]:
    """Tell events, in order, as a seat was told them."""
    teller = _Teller(game, telling)
    for event in events:
        teller.add(event)
    return [Paragraph(turn.seat, tuple(each.line() for each in turn.sentences)) for turn in teller.turns]
