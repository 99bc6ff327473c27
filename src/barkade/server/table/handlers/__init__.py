"""Command handlers, one module per family. Pure: each returns a `Decision` or raises a `Refusal`."""
