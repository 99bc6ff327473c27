"""Records of finished games: results, analyses, careers, puzzles and games of the day."""
