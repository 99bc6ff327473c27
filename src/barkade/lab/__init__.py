"""The lab: many games at once, and what they say about a game."""
