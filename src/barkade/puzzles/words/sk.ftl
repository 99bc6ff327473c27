# Hlavolamy: čo sa povie k pokusu a prečo je odpoveď najlepšia

puzzles-unknown = Hlavolam „{ $puzzle }“ neexistuje.
puzzles-none = Pre hru { $game } zatiaľ nie sú žiadne hlavolamy.
puzzles-right = Presne tak, dobrý psík!
puzzles-go-on = Zatiaľ dobre. A čo ďalej?
puzzles-wrong = Ešte nie. „{ $action }“ odtiaľto vyhrá asi { $share } % partií, najlepšia voľba asi { $best } %. Ňuchaj ďalej!
puzzles-answer = Najlepšie: „{ $actions }“.
puzzles-worth = Odtiaľto to vyhrá asi { $best } % partií. { $choices ->
    [2] Druhá možnosť
   *[other] Druhá najlepšia voľba z { $choices }
}, „{ $action }“, vyhrá asi { $second } %.
puzzles-missed-both = Dobrý pes toto prehliadne a Šteňa sa pomýli v { $puppy } % pokusov.
puzzles-missed-puppy = Dobrý pes to nájde; Šteňa sa pomýli v { $puppy } % pokusov.
