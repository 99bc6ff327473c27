# Prostredia

envs-missing = { $what } nie je nainštalované; použi „pip install 'barkade[lab]'“.
envs-bad-size = „games“ a „threads“ sú aspoň 1, „limit“ je 0 (žiadny) alebo viac.
envs-bad-actions = „step“ berie jednu akciu pre každú hru; počet hier: { $games }.
envs-illegal = Akcia { $action } nie je v hre { $row } povolená: vyber takú, ktorá má v maske 1. Nič sa nezahralo.
envs-bad-opponents = „opponents“ je zoznam s botom pre každé z ostatných miest; ich počet: { $needed }.
envs-not-compiled = { $bot } vo vektore hier nehrá, hrajú v ňom len { $known }; ostatní boti hrajú v jednotlivých hrách.
