# Środowiska

envs-missing = { $what } nie jest zainstalowane; użyj „pip install 'barkade[lab]'”.
envs-bad-size = „games” i „threads” to co najmniej 1, „limit” to 0 (brak) lub więcej.
envs-bad-actions = „step” przyjmuje po jednej akcji dla każdej gry; liczba gier: { $games }.
envs-illegal = Akcja { $action } jest niedozwolona w grze { $row }: wybierz taką, której maska to 1. Nic nie zagrano.
envs-bad-opponents = „opponents” to lista z botem dla każdego z pozostałych miejsc; ich liczba: { $needed }.
envs-not-compiled = { $bot } nie gra w wektorze gier, grają w nim tylko { $known }; inne boty grają w pojedynczych grach.
