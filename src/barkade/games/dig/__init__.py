"""DIG: dogs dig up bones and carry them to their bowls."""

from __future__ import annotations

from barkade.engine.chapter import Chapter
from barkade.engine.game import Coach, Game, Heuristics, Metrics, Terminal, TutorialModule

from . import actions, box, events, notation, reasons, rules, story, view


def _heuristics() -> Heuristics:
    from . import heuristics

    return heuristics


def _metrics() -> Metrics:
    from . import metrics

    return metrics


def _chapter() -> Chapter:
    from . import chapter

    return chapter.CHAPTER


def _coach() -> Coach:
    from . import coach

    return coach


def _tutorial() -> TutorialModule:
    from . import tutorial

    return tutorial


def _terminal() -> Terminal:
    from . import terminal

    return terminal


GAME = Game(
    id="dig",
    package=__name__,
    players=box.PLAYERS,
    minutes=(20, 30),
    options=box.OPTIONS,
    secrets=True,
    custom_box=True,
    box=box,
    rules=rules,
    view=view,
    board=view.DigBoard,
    notation=notation,
    actions=actions,
    action=actions.DigAction,
    constants=view.CONSTANTS,
    reasons=reasons,
    events=events.EVENTS,
    brings=events.BRINGS,
    feelings=events.FEELINGS,
    manners=actions.MANNERS,
    story=story.STORY,
    heuristics=_heuristics,
    metrics=_metrics,
    chapter=_chapter,
    coach=_coach,
    tutorial=_tutorial,
    terminal=_terminal,
)
