# Hádanky: co se řekne k pokusu a proč je odpověď nejlepší

puzzles-unknown = Hádanka „{ $puzzle }“ neexistuje.
puzzles-none = Pro hru { $game } zatím nejsou žádné hádanky.
puzzles-right = Přesně tak, hodný pejsek!
puzzles-go-on = Zatím dobře. A co dál?
puzzles-wrong = Ještě ne. „{ $action }“ odsud vyhraje asi { $share } % partií, nejlepší volba asi { $best } %. Čichej dál!
puzzles-answer = Nejlepší: „{ $actions }“.
puzzles-worth = Odsud to vyhraje asi { $best } % partií. { $choices ->
    [2] Druhá možnost
   *[other] Druhá nejlepší volba z { $choices }
}, „{ $action }“, vyhraje asi { $second } %.
puzzles-missed-both = Hodný pes tohle přehlédne a Štěně se splete v { $puppy } % pokusů.
puzzles-missed-puppy = Hodný pes to najde; Štěně se splete v { $puppy } % pokusů.
