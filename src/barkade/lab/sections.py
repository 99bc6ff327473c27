"""Sections of a report that a simulation alone answers: advantage, length, scores, endings, drama, the own chapter."""

from __future__ import annotations

from collections.abc import Sequence

from barkade.engine.chapter import Chapter, Counts, Numbers
from barkade.engine.i18n import Arg, Message, message
from barkade.lab import games_kernel as kernel
from barkade.lab.figures import Column, Figure, Row, Section, Sheet
from barkade.lab.simulation_report import SimulationReport
from barkade.stats import Tally

BINS = 20
HUNDREDTHS = 0.01
BAND = 5, 95
"""Percentages of scores below a band, and up to its top."""


def said(name: str, **args: Arg) -> Message:
    return message(f"report-{name}", **args)


def columns(*names: str) -> list[Column]:
    return [Column(name, said(f"column-{name}")) for name in names]


def section(
    name: str, *sheets: Sheet, most: tuple[str, str] | None = None, most_name: Message | None = None
) -> Section:
    return Section(name, said(name), said(f"{name}-about"), list(sheets), most, most_name)


def number(value: float) -> Message:
    return said("number", value=value)


def all_sections(report: SimulationReport) -> list[Section]:
    """Return everything that a simulation says."""
    together = report.setup.players > 1
    found = [advantage(report)] if together else []
    found += [length(report), scores(report), endings(report)]
    return [*found, drama(report), *own(report)] if together else [*found, *own(report)]


def advantage(report: SimulationReport) -> Section:
    games, players = report.games, report.setup.players
    by_order = Sheet("order", said("by-order"), columns("wins"), plot="intervals", expected=1 / players)
    by_seat = Sheet("seats", said("by-seat"), columns("wins", "score"))
    for place in range(players):
        wins = Figure.share(report.wins_in_order(place), games)
        by_order.rows.append(Row(str(place + 1), said("place", place=place + 1), (wins,)))
        wins = Figure.share(report.wins(place), games)
        by_seat.rows.append(Row(str(place), said("seat", seat=place + 1), (wins, Figure.of(report.scores[place]))))
    return section("advantage", by_order, by_seat, most=("order", "1"), most_name=said("column-starter"))


def length(report: SimulationReport) -> Section:
    summary = Sheet("summary", said("in-short"), columns("mean", "lowest", "median", "highest"))
    tallies = {"turns": report.turns, "decisions": report.decisions, "steps": report.steps}
    if report.setup.players == 1:
        del tallies["turns"]
    for name, tally in tallies.items():
        rest = [Figure(value, form="whole") for value in (tally.low, tally.median, tally.high)]
        summary.rows.append(Row(name, said(name), (Figure.of(tally), *rest)))
    spread = [histogram(name, said(name), tally) for name, tally in tallies.items() if name != "steps"]
    most = "turns" if "turns" in tallies else "decisions"
    return section("length", *spread, summary, most=("summary", most))


def histogram(name: str, title: Message, tally: Tally) -> Sheet:
    bins = tally.binned(BINS)
    rows = [Row(str(low), number(low), (Figure(count / tally.number, form="percent"),)) for low, count in bins]
    return Sheet(f"{name}-histogram", title, columns("games"), rows, plot="bars", listed=False)


def scores(report: SimulationReport) -> Section:
    together = Tally()
    for tally in report.scores:
        together.add(tally.counts.keys(), tally.counts.values())
    summary = Sheet("summary", said("in-short"), columns("mean", "lowest", "median", "highest"))
    spread = []
    for name, tally in {"scores": together, "margin": report.margins}.items():
        if tally.counts:
            rest = [Figure(value, form="whole") for value in (tally.low, tally.median, tally.high)]
            summary.rows.append(Row(name, said(f"row-{name}"), (Figure.of(tally), *rest)))
            spread.append(histogram(name, said(f"row-{name}"), tally))
    return section("scores", *spread, *bands(report), summary, most=("summary", "scores"))


def bands(report: SimulationReport) -> list[Sheet]:
    """Return how the scores of winners and others grow: their means, and between which two 90 % of them are."""
    names = [f"{who}{which}" for who in ("winners", "others") for which in ("", "-low", "-high")]
    sheet = Sheet("bands", said("bands"), columns(*names), plot="bands", compared=False)
    for tenth, (others, winners) in enumerate(report.trails, 1):
        if not others.counts or not winners.counts:
            return []
        figures = [
            figure
            for tally in (winners, others)
            for figure in (Figure.of(tally), *(Figure(tally.quantile(part), form="whole") for part in BAND))
        ]
        sheet.rows.append(Row(str(10 * tenth), said("after", percent=10 * tenth), tuple(figures)))
    return [sheet]


def endings(report: SimulationReport) -> Section:
    sheet = Sheet("endings", said("endings"), columns("games"))
    for ending, count in report.by_ending().items():
        name = message(f"{report.setup.game.id}-ending-{ending}")
        sheet.rows.append(Row(ending, name, (Figure.share(count, report.games),)))
    for key, count in {"shared": report.shared, "unwon": report.unwon}.items():
        if count:
            sheet.rows.append(Row(key, said(f"row-{key}"), (Figure.share(count, report.games),)))
    return section("endings", sheet)


def drama(report: SimulationReport) -> Section:
    course = Sheet("leader", said("leader"), columns("wins"), plot="line", expected=1 / report.setup.players)
    for tenth, tally in enumerate(report.leaders, 1):
        led = tally.number - tally.counts.get(kernel.TIED, 0)
        if led:
            share = Figure.share(tally.counts.get(1, 0), led)
            course.rows.append(Row(str(10 * tenth), said("after", percent=10 * tenth), (share,)))
    summary = Sheet("summary", said("in-short"), columns("mean"))
    summary.rows += [
        Row("lead-changes", said("row-lead-changes"), (Figure.of(report.lead_changes),)),
        Row("decided", said("row-decided"), (Figure.of(report.decided, "percent", HUNDREDTHS),)),
        Row("behind", said("row-behind"), (Figure.of(report.behind, "decimal", HUNDREDTHS),)),
    ]
    decided = histogram("decided", said("row-decided"), report.decided)
    return section("drama", course, decided, summary, most=("summary", "decided"))


# The game's own chapter


def own(report: SimulationReport) -> list[Section]:
    """Return the actions of winners and others, then what the game itself counts."""
    game = report.setup.game
    kinds = [codes.kind for codes in game.actions.CODES]
    names = [message("story-word", text=kind) for kind in kinds]
    found = [section("actions", compared(report, "actions", said("actions"), 0, kinds, names))]
    if game.chapter is not None:
        chapter, box = game.chapter(), report.setup.box()
        sheets = [_numbers(report, each, box, len(kinds)) for each in chapter.numbers]
        sheets += [_counts(report, each, box) for each in chapter.counts]
        title = message(f"{game.id}-name")
        found.append(Section("chapter", title, said("chapter-about"), [sheet for sheet in sheets if sheet.rows]))
    return found


def chapter_of(report: SimulationReport) -> Chapter:
    """Return the game's chapter; an empty one if it has none."""
    return report.setup.game.chapter() if report.setup.game.chapter else Chapter()


def _numbers(report: SimulationReport, part: Numbers, box: object, kinds: int) -> Sheet:
    names = part.names(box)
    title = message(f"{report.setup.game.id}-report-{part.id}")
    return compared(report, part.id, title, kinds + part.first, [str(at + 1) for at in range(len(names))], names)


def compared(
    report: SimulationReport, name: str, title: Message, first: int, keys: Sequence[str], names: Sequence[Message]
) -> Sheet:
    """Compare numbers of a seat between winners and others. What nobody ever did is left out."""
    sheet = Sheet(name, title, columns("winners", "others", "wins-with"))
    assert report.sums is not None
    seats = report.seats()
    for at, (key, label) in enumerate(zip(keys, names, strict=True)):
        others, winners = report.sums[first + at].tolist()
        having = winners[kernel.ANY] + others[kernel.ANY]
        if having:
            means = [
                Figure.mean(each[kernel.SUM], each[kernel.SQUARES], number)
                for each, number in ((winners, seats[1]), (others, seats[0]))
            ]
            sheet.rows.append(Row(key, label, (*means, Figure.share(winners[kernel.ANY], having))))
    return sheet


def _counts(report: SimulationReport, part: Counts, box: object) -> Sheet:
    """Spread the counters of every row over its columns."""
    assert report.counters is not None
    heads, names = part.columns(box), part.names(box)
    sheet = Sheet(part.id, message(f"{report.setup.game.id}-report-{part.id}"), [])
    sheet.columns = [Column(str(at + 1), head) for at, head in enumerate(heads)] + columns("count")
    for at, label in enumerate(names):
        start = part.first + at * len(heads)
        counts = report.counters[start : start + len(heads)].tolist()
        if total := sum(counts):
            figures = [Figure.share(count, total) for count in counts]
            sheet.rows.append(Row(str(at + 1), label, (*figures, Figure(total, form="whole"))))
    return sheet
