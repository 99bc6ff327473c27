# Környezetek

envs-missing = { $what } nincs telepítve; telepítsd így: „pip install 'barkade[lab]'”.
envs-bad-size = A „games” és a „threads” legalább 1, a „limit” 0 (nincs) vagy több.
envs-bad-actions = A „step” minden játszmához egy akciót vár; a játszmák száma: { $games }.
envs-illegal = Ez az akció ({ $action }) nem szabályos ebben a játszmában ({ $row }): olyat válassz, amelynek a maszkja 1. Semmi sem történt.
envs-bad-opponents = Az „opponents” egy lista, benne egy-egy bot a többi helyre; számuk: { $needed }.
envs-not-compiled = { $bot } nem játszik vektorban, csak ezek: { $known }; a többi bot egyedi játszmákban játszik.
