# Prostředí

envs-missing = { $what } není nainstalováno; použij „pip install 'barkade[lab]'“.
envs-bad-size = „games“ a „threads“ jsou alespoň 1, „limit“ je 0 (žádný) nebo více.
envs-bad-actions = „step“ bere jednu akci pro každou hru; počet her: { $games }.
envs-illegal = Akce { $action } není ve hře { $row } povolená: vyber takovou, která má v masce 1. Nic se nezahrálo.
envs-bad-opponents = „opponents“ je seznam s botem pro každé z ostatních míst; jejich počet: { $needed }.
envs-not-compiled = { $bot } ve vektoru her nehraje, hrají v něm jen { $known }; ostatní boti hrají v jednotlivých hrách.
