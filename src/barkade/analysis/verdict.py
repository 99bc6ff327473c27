"""The verdict: who played best, and what chance had to do with who won."""

from __future__ import annotations

from barkade.analysis.ledger import Ledger
from barkade.analysis.line import Line
from barkade.analysis.report import Figure
from barkade.engine.i18n import Message, message
from barkade.stats import SIGMAS_FOR_95_PERCENT as SIGMAS


def verdict(line: Line, ledger: Ledger) -> Message:
    """Return the verdict as a sentence or two. What is within its error is not claimed."""
    winners, best = line.match.winners, best_player(line, ledger)
    if line.match.players == 1:
        kind = "solo-won" if winners else "solo-lost"
        return message(f"analysis-verdict-{kind}-{_fortune(line, ledger, 0)}", seat=0)
    if len(winners) != 1:
        if best is None:
            return message("analysis-verdict-shared" if winners else "analysis-verdict-unwon")
        return message(f"analysis-verdict-{'shared' if winners else 'unwon'}-best", seat=best)
    winner = winners[0]
    fortune = _fortune(line, ledger, winner)
    if best is None:
        return message(f"analysis-verdict-even-{fortune}", seat=winner)
    if best == winner:
        return message(f"analysis-verdict-best-{fortune}", seat=winner)
    return message("analysis-verdict-other", seat=best, winner=message("analysis-player", seat=winner))


def best_player(line: Line, ledger: Ledger) -> int | None:
    """Return the seat whose decisions gained more than those of each other seat; None if that is within the error."""
    own = [ledger.total_decision(line, seat, own=True) for seat in range(line.match.players)]
    best = max(range(len(own)), key=lambda seat: int(own[seat].sum()))
    apart = (ledger.figure(own[best] - other) for seat, other in enumerate(own) if seat != best)
    return best if all(each.value > SIGMAS * each.error for each in apart) else None


def _fortune(line: Line, ledger: Ledger, seat: int) -> str:
    """Return what chance and guesses did for a seat: `lucky`, `unlucky`, or `level` within the error."""
    luck = ledger.figure(ledger.total_chance(seat) + ledger.total_hidden(seat))
    return _sign(luck)


def _sign(figure: Figure) -> str:
    if abs(figure.value) <= SIGMAS * figure.error:
        return "level"
    return "lucky" if figure.value > 0 else "unlucky"
