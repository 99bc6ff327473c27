"""A table, top to bottom: events, state, decide, views, session."""
