"""Plots as inline SVG: histograms, shares with their intervals, and lines. Colours come from the page's style sheet."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from barkade.engine.i18n import say
from barkade.lab.figures import Figure, Row, Sheet
from barkade.lab.formatting import in_words

WIDTH = 360
HEIGHT = 170
LEFT, RIGHT, TOP, BOTTOM = 44, 10, 12, 24
INTERVAL_ROW = 30
NAME = 118
"""Width of the names beside intervals."""
LABELS = 6
"""Most labels below a plot."""


def plot(sheet: Sheet) -> str:
    """Draw the first column of a table; for bands every triple of columns: a line, and the bounds around it."""
    drawn = [(row, figure) for row in sheet.rows if (figure := row.figures[0]) is not None]
    if not drawn or sheet.plot == "none":
        return ""
    if sheet.plot == "bands":
        return _bands(sheet)
    if sheet.plot == "intervals":
        return _intervals(sheet, drawn)
    return _bars(sheet, drawn) if sheet.plot == "bars" else _line(sheet, drawn)


def _svg(sheet: Sheet, height: float, parts: Sequence[str]) -> str:
    title = escape(say(sheet.title))
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{title}"><title>{title}</title>'
        + "".join(parts)
        + "</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _rule(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _below(names: Sequence[str], places: Sequence[float]) -> list[str]:
    """Label the axis below, as often as there is room."""
    step = -(-len(names) // LABELS)
    return [
        _text(x, HEIGHT - 8, name) for at, (name, x) in enumerate(zip(names, places, strict=True)) if at % step == 0
    ]


def _bars(sheet: Sheet, rows: Sequence[tuple[Row, Figure]]) -> str:
    top = max(figure.value for _, figure in rows) or 1.0
    step = (WIDTH - LEFT - RIGHT) / len(rows)
    floor = HEIGHT - BOTTOM
    parts = [
        _rule(LEFT, floor, WIDTH - RIGHT, floor, "axis"),
        _text(LEFT - 6, TOP + 8, in_words(Figure(top, form="percent")), "end"),
    ]
    for at, (row, figure) in enumerate(rows):
        high = (floor - TOP) * figure.value / top
        tip = escape(f"{say(row.name)}: {in_words(figure)}")
        parts.append(
            f'<rect x="{LEFT + at * step + 0.5:.1f}" y="{floor - high:.1f}" width="{max(step - 1, 1):.1f}" '
            f'height="{high:.1f}" class="bar"><title>{tip}</title></rect>'
        )
    parts += _below([say(row.name) for row, _ in rows], [LEFT + (at + 0.5) * step for at in range(len(rows))])
    return _svg(sheet, HEIGHT, parts)


def _range(sheet: Sheet, figures: Sequence[Figure]) -> tuple[float, float]:
    """Return the lowest and the highest value to be drawn, with some air."""
    values = [value for each in figures for value in (each.value, each.low, each.high) if value is not None]
    values += [] if sheet.expected is None else [sheet.expected]
    air = 0.08 * (max(values) - min(values)) or 0.01
    return min(values) - air, max(values) + air


def _line(sheet: Sheet, rows: Sequence[tuple[Row, Figure]]) -> str:
    low, high = _range(sheet, [figure for _, figure in rows])
    floor, step = HEIGHT - BOTTOM, (WIDTH - LEFT - RIGHT) / len(rows)

    def y(value: float) -> float:
        return TOP + (floor - TOP) * (high - value) / (high - low)

    places = [LEFT + (at + 0.5) * step for at in range(len(rows))]
    form = rows[0][1].form
    parts = [_rule(LEFT, floor, WIDTH - RIGHT, floor, "axis")]
    parts += [
        _text(LEFT - 6, y(value) + 4, in_words(Figure(value, form=form)), "end")
        for value in {max(figure.value for _, figure in rows), min(figure.value for _, figure in rows)}
    ]
    if sheet.expected is not None:
        parts.append(_rule(LEFT, y(sheet.expected), WIDTH - RIGHT, y(sheet.expected), "expected"))
    points = " ".join(f"{x:.1f},{y(figure.value):.1f}" for x, (_, figure) in zip(places, rows, strict=True))
    parts.append(f'<polyline points="{points}" class="curve"/>')
    for x, (row, figure) in zip(places, rows, strict=True):
        if figure.low is not None and figure.high is not None:
            parts.append(_rule(x, y(figure.low), x, y(figure.high), "whisker"))
        tip = escape(f"{say(row.name)}: {in_words(figure)}")
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y(figure.value):.1f}" r="3.5" class="dot"><title>{tip}</title></circle>'
        )
    parts += _below([row.key for row, _ in rows], places)
    return _svg(sheet, HEIGHT, parts)


def _bands(sheet: Sheet) -> str:
    drawn = [[figure or Figure(0) for figure in row.figures] for row in sheet.rows]
    low, high = _range(sheet, [Figure(figure.value) for row in drawn for figure in row])
    floor, step = HEIGHT - BOTTOM, (WIDTH - LEFT - RIGHT) / len(drawn)
    places = [LEFT + (at + 0.5) * step for at in range(len(drawn))]

    def points(column: int) -> list[str]:
        return [
            f"{x:.1f},{TOP + (floor - TOP) * (high - row[column].value) / (high - low):.1f}"
            for x, row in zip(places, drawn, strict=True)
        ]

    lowest, highest = (bound(figure.value for row in drawn for figure in row) for bound in (min, max))
    parts = [_rule(LEFT, floor, WIDTH - RIGHT, floor, "axis")]
    for value in (lowest, highest):
        y = TOP + (floor - TOP) * (high - value) / (high - low)
        parts.append(_text(LEFT - 6, y + 4, in_words(Figure(value, form="whole")), "end"))
    for at, column in enumerate(range(0, len(sheet.columns), 3)):
        name = escape(say(sheet.columns[column].name))
        around = " ".join(points(column + 1) + points(column + 2)[::-1])
        parts.append(f'<polygon points="{around}" class="band band-{at}"><title>{name}</title></polygon>')
        parts.append(f'<polyline points="{" ".join(points(column))}" class="curve curve-{at}"/>')
        parts.append(f'<text x="{LEFT + 4}" y="{TOP + 8 + 16 * at}" class="name-{at}">{name}</text>')
    parts += _below([row.key for row in sheet.rows], places)
    return _svg(sheet, HEIGHT, parts)


def _intervals(sheet: Sheet, rows: Sequence[tuple[Row, Figure]]) -> str:
    low, high = _range(sheet, [figure for _, figure in rows])
    bottom = TOP + INTERVAL_ROW * len(rows)

    def x(value: float) -> float:
        return NAME + (WIDTH - NAME - RIGHT - 52) * (value - low) / (high - low)

    parts = []
    if sheet.expected is not None:
        parts.append(_rule(x(sheet.expected), TOP - 6, x(sheet.expected), bottom, "expected"))
    for at, (row, figure) in enumerate(rows):
        y = TOP + INTERVAL_ROW * (at + 0.5)
        if figure.low is not None and figure.high is not None:
            parts.append(_rule(x(figure.low), y, x(figure.high), y, "whisker"))
        parts.append(f'<circle cx="{x(figure.value):.1f}" cy="{y:.1f}" r="4.5" class="dot"/>')
        parts.append(_text(0, y + 4, say(row.name), "start"))
        parts.append(_text(WIDTH - RIGHT, y + 4, in_words(figure), "end"))
    return _svg(sheet, bottom + 6, parts)
