"""A report as one HTML file without anything from elsewhere: for a desk, a phone and a printer, in both lights."""

from __future__ import annotations

from html import escape
from pathlib import Path

from barkade.engine.i18n import Message, message, say, spoken
from barkade.lab.figures import Figure, Section, Sheet
from barkade.lab.formatting import in_words, spread
from barkade.lab.plots import plot
from barkade.lab.report import Report

WIDE = 3
"""Columns from which on a table has a row of the page to itself."""
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
    contents = "".join(f'<a href="#{part.id}">{_said(part.title)}</a>' for part in report.sections)
    parts = "".join(map(_section, report.sections))
    return (
        f'<!doctype html>\n<html lang="{spoken()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE.read_text(encoding='utf-8')}</style></head>"
        f"<body><main><header><h1>{escape(title)}</h1><p>{_said(subtitle)}</p><nav>{contents}</nav></header>"
        f"{parts}<footer><p>{_said(message('report-how'))}</p></footer></main></body></html>\n"
    )


def _said(what: Message) -> str:
    return escape(say(what))


def _section(part: Section) -> str:
    about = f"<p>{_said(part.about)}</p>" if part.about else ""
    sheets = "".join(map(_sheet, part.sheets))
    return f'<section id="{part.id}"><h2>{_said(part.title)}</h2>{about}<div class="sheets">{sheets}</div></section>'


def _sheet(sheet: Sheet) -> str:
    if not sheet.rows:
        return (
            f"<figure><figcaption>{_said(sheet.title)}</figcaption><p>{_said(message('report-nothing'))}</p></figure>"
        )
    table = _table(sheet) if sheet.listed else ""
    wide = ' class="wide"' if len(sheet.columns) >= WIDE else ""
    return f"<figure{wide}><figcaption>{_said(sheet.title)}</figcaption>{plot(sheet)}{table}</figure>"


def _table(sheet: Sheet) -> str:
    heads = "".join(f'<th scope="col">{_said(column.name)}</th>' for column in sheet.columns)
    rows = "".join(
        f'<tr><th scope="row">{_said(row.name)}</th>{"".join(map(_cell, row.figures))}</tr>' for row in sheet.rows
    )
    return f'<div class="scroll"><table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _cell(figure: Figure | None) -> str:
    if figure is None:
        return "<td>–</td>"
    half = spread(figure)
    return f"<td>{escape(in_words(figure))}{f' <small>{escape(half)}</small>' if half else ''}</td>"
