"""Handlers of commands, one module a family. Pure: each returns a `Decision` or raises a `Refusal`."""
