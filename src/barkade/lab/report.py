"""A designer's report of a game: what simulations, playouts and a small ladder say, section by section."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from barkade.bots.compilation import compiled_search
from barkade.engine.i18n import Message, message
from barkade.engine.setup import Setup
from barkade.lab.arena import Ladder, LadderReport
from barkade.lab.figures import Column, Figure, Row, Section, Sheet, as_data
from barkade.lab.kingmaking import kingmaking
from barkade.lab.sections import all_sections, chapter_of, columns, said, section
from barkade.lab.simulation import Simulation, Task
from barkade.lab.simulation_report import SimulationReport
from barkade.lab.stakes import Stake, stakes
from barkade.lab.workers import Workers
from barkade.stats import Mean, Tally

WHIMS = (2, 5, 10, 20, 50, 100)
"""Percentages of random decisions of one seat, for the curve of skill."""
PART = 5
"""The curve of skill and the values of an option get so many times fewer games each."""
LEVELS = ("puppy", "good-dog", "top-dog:300")
STAKES = (0.01, 0.05)
"""Bounds between choices that hardly matter, that matter, and that matter much: shares of a victory."""
STAKE_GAMES = 30
KING_GAMES = 60
ALWAYS = {("advantage", "order"), ("length", "summary"), ("drama", "summary"), ("skill", "whims")}
"""Tables that are put side by side even where nothing certainly differs."""

Progress = Callable[[Message, int, int], None]
"""Gets what is being done, how many games of it are done, and how many there are."""


@dataclass(frozen=True)
class Order:
    """The parts that a report is asked for."""

    setup: Setup
    seed: int
    games: int
    ladder: int
    """Games per pairing of bots; 0 for none."""
    threads: int
    against: Setup | None = None
    workers: Workers | None = None


@dataclass
class Report:
    """All sections, and the simulations they stand on."""

    order: Order
    simulation: SimulationReport
    sections: list[Section] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        against = self.order.against
        return {
            "simulation": self.simulation.as_dict(),
            "against": against and against.as_dict(),
            "figures": as_data(self.sections),
        }


def make_report(order: Order, progress: Progress) -> Report:
    """Play everything that the report needs."""
    maker = Maker(order, progress)
    main = maker.simulate(order.setup, order.games)
    report = Report(order, main, all_sections(main))
    if order.setup.players > 1:
        report.sections += [maker.stakes(), maker.skill(order.setup)]
        if order.setup.players > 2:
            report.sections.append(maker.kingmaking())
        if order.ladder:
            report.sections += maker.levels()
    option = chapter_of(main).option
    if option is not None:
        report.sections.append(maker.values(option))
    if order.against is not None:
        others = all_sections(maker.simulate(order.against, order.games))
        if order.setup.players > 1:
            others.append(maker.skill(order.against))
        report.sections.insert(0, differences(report.sections, others))
    return report


class Maker:
    """Plays the parts of a report."""

    def __init__(self, order: Order, progress: Progress) -> None:
        self._order, self._progress = order, progress

    def simulate(self, setup: Setup, games: int, odd_whim: int | None = None) -> SimulationReport:
        doing = said("doing-simulation")
        self._progress(doing, 0, games)
        simulation = Simulation(Task(setup, self._order.seed, odd_whim=odd_whim))
        done = 0

        def advance(more: int) -> None:
            nonlocal done
            done += more
            self._progress(doing, done, games)

        return simulation.run(games, self._order.threads, advance, self._order.workers)

    def stakes(self) -> Section:
        """Return how much choices matter."""
        order, doing = self._order, said("doing-choices")
        self._progress(doing, 0, STAKE_GAMES)
        backend = compiled_search(order.setup.game)
        found: list[Stake] = []
        for done, some in enumerate(stakes(order.setup, backend, order.seed, STAKE_GAMES), 1):
            found += some
            self._progress(doing, done, STAKE_GAMES)
        return choices(found)

    def kingmaking(self) -> Section:
        """Return what those decide who can hardly win any more."""
        order, doing = self._order, said("doing-kingmaking")
        self._progress(doing, 0, KING_GAMES)
        backend = compiled_search(order.setup.game)
        found: list[float | None] = []
        for done, some in enumerate(kingmaking(order.setup, backend, order.seed, KING_GAMES), 1):
            found += some
            self._progress(doing, done, KING_GAMES)
        return kings(found)

    def skill(self, setup: Setup) -> Section:
        """Return how much is lost by playing at random now and then."""
        order = self._order
        games = max(order.games // PART, 100)
        sheet = Sheet("whims", said("whims"), columns("wins"), plot="line", expected=1 / setup.players)
        for whim in WHIMS:
            played = self.simulate(setup, games, whim)
            share = Figure.share(played.odd_wins, played.games)
            sheet.rows.append(Row(str(whim), said("whim", percent=whim), (share,)))
        return section("skill", sheet, most=("whims", "20"), most_name=said("column-whimsical"))

    def levels(self) -> list[Section]:
        """Return how bots of all levels do against each other, and what they do."""
        order, doing = self._order, said("doing-ladder")
        ladder = Ladder(order.setup, LEVELS, order.seed, adjusted=True)
        rounded = -(-order.ladder // order.setup.players) * order.setup.players
        total = rounded * len(ladder.pairings())
        done = 0
        self._progress(doing, 0, total)

        def advance(pairing: object, more: int) -> None:
            nonlocal done
            done += more
            self._progress(doing, done, total)

        played = ladder.run(order.ladder, order.threads, advance, early=False, workers=order.workers)
        at_random = Simulation(Task(order.setup, order.seed, "random")).run(200, order.threads)
        return [ladder_section(played), habits(played, at_random)]

    def values(self, option: str) -> Section:
        """Compare the values of an option."""
        order, game = self._order, self._order.setup.game
        games = max(order.games // PART, 100)
        sheet = Sheet("values", message(f"{game.id}-option-{option}"), columns("turns", "starter", "whimsical"))
        if order.setup.players == 1:
            sheet.columns = columns("decisions", "wins")
        met: list[list[int]] = []
        for value in getattr(game.options[option], "choices", ()):
            setup = Setup.of(game.id, order.setup.players, {**order.setup.options, option: value}, order.setup.custom)
            if (box := game.boxes.flat(setup.box())) in met:
                continue  # another word for the same
            met.append(box)
            name = message(f"{game.id}-option-{option}-{value}")
            plain = self.simulate(setup, games)
            if order.setup.players == 1:
                figures = [Figure.of(plain.decisions), Figure.share(plain.wins(0), plain.games)]
            else:
                odd = self.simulate(setup, games, 20)
                starter = Figure.share(plain.wins_in_order(0), plain.games)
                figures = [Figure.of(plain.turns), starter, Figure.share(odd.odd_wins, odd.games)]
            sheet.rows.append(Row(str(value), name, tuple(figures)))
        return section("values", sheet)


def choices(found: Sequence[Stake]) -> Section:
    low, high = STAKES
    bounds = ((0.0, low), (low, high), (high, 2.0))
    spread = Sheet("stakes", said("stakes"), columns("decisions"))
    for name, (least, most) in zip(("little", "some", "much"), bounds, strict=True):
        number_of = sum(least <= max(stake.gain, 0.0) < most for stake in found)
        spread.rows.append(Row(name, said(f"stakes-{name}"), (Figure.share(number_of, len(found)),)))
    thirds = Sheet("thirds", said("thirds"), columns("gain", "actions"))
    for third in range(3):
        those = [stake for stake in found if int(3 * stake.progress) == third]
        if len(those) > 1:
            gain = Mean.of([stake.gain for stake in those])
            actions = fmean(stake.actions for stake in those)
            figures = Figure(gain.value, gain.low, gain.high, "percent"), Figure(actions)
            thirds.rows.append(Row(str(third + 1), said("third", third=third + 1), figures))
    return section("choices", spread, thirds)


def kings(found: Sequence[float | None]) -> Section:
    """Return how often those decide who can hardly win, and how often that changes who wins."""
    moved = [each for each in found if each is not None]
    sheet = Sheet("kingmaking", said("kingmaking"), columns("mean"))
    sheet.rows.append(Row("hopeless", said("row-hopeless"), (Figure.share(len(moved), len(found)),)))
    if len(moved) > 1:
        mean = Mean.of(moved)
        figure = Figure(mean.value, mean.low, mean.high, "percent")
        sheet.rows.append(Row("kingmaker", said("row-kingmaker"), (figure,)))
    return section("kingmaking", sheet, most=("kingmaking", "kingmaker"))


def ladder_section(played: LadderReport) -> Section:
    """Return shares with and without luck, the part of the variance that luck is, and ratings."""
    sheet = Sheet("pairings", said("pairings"), columns("wins", "less-luck", "luck"))
    for pairing in played.pairings:
        less, left = pairing.adjusted_share, pairing.variance_left
        figures = (
            Figure(pairing.share, *pairing.interval, form="percent"),
            None if less is None else Figure(less.value, less.low, less.high, "percent"),
            None if left is None else Figure(1 - left, form="percent"),
        )
        name = said("pairing", one=bot_name(pairing.one), other=bot_name(pairing.other))
        sheet.rows.append(Row(f"{pairing.one} {pairing.other}", name, figures))
    ratings = Sheet("ratings", said("ratings"), columns("rating", "milliseconds"), plot="intervals", expected=0.0)
    for row in played.rows():
        low, high = row["rating_95"] or (None, None)
        time = Figure(row["milliseconds_per_decision"])
        rating = None if row["rating"] is None else Figure(row["rating"], low, high, "whole")
        ratings.rows.append(Row(row["bot"], bot_name(row["bot"]), (rating, time)))
    return section("levels", sheet, ratings)


def bot_name(bot: str) -> Message:
    return message(f"bot-{bot.partition(':')[0]}")


def habits(played: LadderReport, at_random: SimulationReport) -> Section:
    """Return the kinds of actions that bots of each level choose, as shares of theirs."""
    game = played.setup.game
    used: dict[str, Tally] = {"random": Tally(), **{bot: Tally() for bot in played.bots}}
    kinds = list(dict.fromkeys(codes.kind for codes in game.actions.CODES))
    assert at_random.sums is not None
    for at, codes in enumerate(game.actions.CODES):
        used["random"].add([kinds.index(codes.kind)], [int(at_random.sums[at, :, 0].sum())])
    for pairing in played.pairings:
        for result in pairing.games:
            for bot, counts in result.kinds.items():
                used[bot].add(map(kinds.index, counts), counts.values())
    sheet = Sheet("habits", said("habits"), [Column(bot, bot_name(bot)) for bot in used])
    for at, kind in enumerate(kinds):
        shares = [Figure(tally.counts.get(at, 0) / max(tally.number, 1), form="percent") for tally in used.values()]
        if any(share.value for share in shares):
            sheet.rows.append(Row(kind, message("story-word", text=kind), tuple(shares)))
    return section("habits", sheet)


def differences(ours: Sequence[Section], theirs: Sequence[Section]) -> Section:
    """Put two boxes side by side: how games go with each, and every other figure that certainly differs. Sections whose
    heading a figure answers get the other box's answer."""
    heads = columns("this", "that", "difference")
    sheet = Sheet("differences", said("certain"), heads, shaded=False)
    always = Sheet("side-by-side", said("side-by-side"), heads, shaded=False)
    others = {part.id: part for part in theirs}
    for part in ours:
        if (other := others.get(part.id)) is None:
            continue
        answer = other.answer()
        part.other = answer and answer[1]
        tables = {table.id: table for table in other.sheets}
        for table in part.sheets:
            for row, column, one, another in _pairs(table, tables.get(table.id)):
                place = f"{part.id} {table.id} {row.key} {column.key}"
                short = table.id == "summary"
                words = {"row": row.name, "column": column.name}
                name = said("difference-in-short", **words) if short else said("difference", table=table.title, **words)
                made = Row(place, name, (one, another, one.less(another)))
                if (part.id, table.id) in ALWAYS:
                    always.rows.append(made)
                elif one.certainly_differs(another):
                    sheet.rows.append(made)
    return section("differences", always, sheet)


def _pairs(table: Sheet, other: Sheet | None) -> list[tuple[Row, Column, Figure, Figure]]:
    """Return the estimates that two tables have in common."""
    if other is None or not table.compared:
        return []
    theirs = {
        (row.key, column.key): figure
        for row in other.rows
        for column, figure in zip(other.columns, row.figures, strict=True)
    }
    found = []
    for row in table.rows:
        for column, ours in zip(table.columns, row.figures, strict=True):
            figure = theirs.get((row.key, column.key))
            if ours is not None and figure is not None and ours.low is not None:
                found.append((row, column, ours, figure))
    return found
