"""Structured logs: one JSON object per line."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import structlog


def to_stream(file: Path | None) -> None:
    """Write all logs, including those of libraries, to a file or to standard error."""
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.stdlib.ExtraAdder(),
        structlog.processors.format_exc_info,
    ]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(),
        ],
    )
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    if file is not None:
        handler = logging.FileHandler(file, encoding="utf-8")
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    # On standard error, show warnings only.
    logging.getLogger("barkade").setLevel(logging.WARNING if file is None else logging.INFO)
    logging.getLogger("asyncpg").setLevel(logging.ERROR)  # we log refused connections ourselves
