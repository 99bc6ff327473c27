# Medii

envs-missing = { $what } nu este instalat; folosește „pip install 'barkade[lab]'”.
envs-bad-size = „games” și „threads” sunt cel puțin 1, „limit” este 0 (fără limită) sau mai mult.
envs-bad-actions = „step” primește câte o acțiune pentru fiecare joc; numărul jocurilor: { $games }.
envs-illegal = Acțiunea { $action } nu este permisă în jocul { $row }: alege una cu masca 1. Nu s-a jucat nimic.
envs-bad-opponents = „opponents” este o listă cu câte un bot pentru fiecare dintre celelalte locuri; numărul lor: { $needed }.
envs-not-compiled = { $bot } nu joacă într-un vector de jocuri, acolo joacă doar { $known }; ceilalți boți joacă în jocuri separate.
