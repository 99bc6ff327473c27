# Environments

envs-missing = { $what } is not installed; install it with “pip install 'barkade[lab]'”.
envs-bad-size = “games” and “threads” are 1 or more, “limit” is 0 (none) or more.
envs-bad-actions = “step” takes one action for each of the { $games } games.
envs-illegal = Action { $action } is not legal in game { $row }: choose one whose mask is 1. Nothing was played.
envs-bad-opponents = “opponents” is a list with a bot for each of the other seats: { $needed } of them.
envs-not-compiled = { $bot } does not play in a vector of games, only { $known } do; other bots play in single games.
