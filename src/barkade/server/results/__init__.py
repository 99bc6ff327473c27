"""Data of finished games: results, ratings, analyses, careers, puzzles and daily games."""
