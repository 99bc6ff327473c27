"""A report as one HTML file without anything from elsewhere: for a desk, a phone and a printer, in both lights."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from barkade.engine.i18n import Message, message, say, spoken
from barkade.lab.figures import Figure, Row, Section, Sheet
from barkade.lab.formatting import in_words, spread
from barkade.lab.plots import plot
from barkade.lab.report import Report

WIDE = 5
"""Columns from which on a table has a row of the page to itself."""
LONGEST_PART = 60
"""Most characters of a part of a box in the heading."""
SHADED = 3
"""Shares in a row from which on they are shaded, so that the eye finds the large ones."""
STYLE = Path(__file__).with_name("report.css")


def as_html(report: Report) -> str:
    """Return the whole page."""
    simulation = report.simulation
    setup = simulation.setup
    title = say(message("report-title", game=message(f"{setup.game.id}-name")))
    subtitle = message(
        "lab-title",
        game=message(f"{setup.game.id}-name"),
        games=simulation.games,
        players=setup.players,
        play=message(f"bot-{simulation.play}"),
        seed=str(simulation.seed),
    )
    parts = "".join(map(_section, report.sections))
    return (
        f'<!doctype html>\n<html lang="{spoken()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head>"
        f"<body><main><header><h1>{escape(title)}</h1><p>{_said(subtitle)}</p>{_boxes(report)}{_contents(report.sections)}</header>"
        f"{parts}<footer><p>{_said(message('report-how'))}</p></footer></main></body></html>\n"
    )


def _boxes(report: Report) -> str:
    """Say what was changed in a box of one's own, and in the one beside it."""
    setups = {"this": report.order.setup}
    if report.order.against is not None:
        setups["that"] = report.order.against
    if all(setup.custom is None for setup in setups.values()):
        return ""
    lines = []
    for name, setup in setups.items():
        changed = ", ".join(f"{part} = {_value(value)}" for part, value in (setup.custom or {}).items())
        box = changed or message("report-printed-box")
        lines.append(_said(message("report-box-is", which=message(f"report-column-{name}"), box=box)))
    return f'<p class="boxes">{"<br>".join(lines)}</p>'


def _value(value: object) -> str:
    """Return a part of a box as its file has it; of a long one the beginning."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_PART else f"{text[:LONGEST_PART]}…"


def _said(what: Message) -> str:
    return escape(say(what))


def _contents(sections: Sequence[Section]) -> str:
    """Links to all sections: those that one figure answers come first, with the answer."""
    answered, others = "", ""
    for part in sections:
        link, found = f'<a href="#{part.id}">{_said(part.title)}', part.answer()
        if found is None:
            others += f"{link}</a>"
        else:
            name, figure = found
            answered += f"{link} <b>{escape(in_words(figure))}</b> <small>{_said(name)}</small>{_beside(part)}</a>"
    return f'<nav><div class="answers">{answered}</div><div class="others">{others}</div></nav>'


def _beside(part: Section) -> str:
    """The other box's answer."""
    if part.other is None:
        return ""
    return f"<small>{_said(message('report-other-box', value=in_words(part.other)))}</small>"


def _section(part: Section) -> str:
    about = f"<p>{_said(part.about)}</p>" if part.about else ""
    sheets = "".join(_sheet(sheet, part) for sheet in part.sheets)
    return f'<section id="{part.id}"><h2>{_said(part.title)}</h2>{about}<div class="sheets">{sheets}</div></section>'


def _sheet(sheet: Sheet, part: Section) -> str:
    caption = _said(sheet.title)
    shown = "" if caption == _said(part.title) else f"<figcaption>{caption}</figcaption>"
    if not sheet.rows:
        return f"<figure>{shown}<p>{_said(message('report-nothing'))}</p></figure>"
    table = _table(sheet) if sheet.listed else ""
    wide = ' class="wide"' if len(sheet.columns) >= WIDE else ""
    return f'<figure{wide} aria-label="{caption}">{shown}{plot(sheet)}{table}</figure>'


def _table(sheet: Sheet) -> str:
    heads = "".join(f'<th scope="col">{_said(column.name)}</th>' for column in sheet.columns)
    rows = "".join(f'<tr><th scope="row">{_said(row.name)}</th>{_cells(row, sheet.shaded)}</tr>' for row in sheet.rows)
    return f'<div class="scroll"><table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _cells(row: Row, shaded: bool) -> str:
    shares = sum(each is not None and each.form == "percent" for each in row.figures)
    return "".join(_cell(each, shaded and shares >= SHADED) for each in row.figures)


def _cell(figure: Figure | None, shaded: bool) -> str:
    if figure is None:
        return "<td>–</td>"
    half = spread(figure)
    shade = f' style="--share: {figure.value:.3f}"' if shaded and figure.form == "percent" else ""
    return f"<td{shade}>{escape(in_words(figure))}{f' <small>{escape(half)}</small>' if half else ''}</td>"
