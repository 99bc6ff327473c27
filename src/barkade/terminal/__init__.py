"""The terminal: a table for people and bots at one keyboard, shared by all games."""
