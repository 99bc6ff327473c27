# Fejtörők: mit mondunk egy próbálkozásra, és miért az a legjobb válasz

puzzles-unknown = Nincs ilyen fejtörő: „{ $puzzle }”.
puzzles-none = Ehhez a játékhoz még nincs fejtörő: { $game }.
puzzles-right = Ez az, jó kutya!
puzzles-go-on = Eddig jó. Hogyan tovább?
puzzles-wrong = Még nem az igazi. „{ $action }” innen a játszmák kb. { $share }%-át nyeri meg, a legjobb választás kb. { $best }%-át. Szimatolj tovább!
puzzles-answer = A legjobb: „{ $actions }”.
puzzles-worth = Ez innen a játszmák kb. { $best }%-át nyeri meg. { $choices ->
    [2] A másik lehetőség
   *[other] { $choices } lehetőség közül a második legjobb
}, „{ $action }”, kb. { $second }%-át.
puzzles-missed-both = Jó kutya elmegy mellette, Kölyökkutya pedig az esetek { $puppy }%-ában nem találja meg.
puzzles-missed-puppy = Jó kutya megtalálja; Kölyökkutya az esetek { $puppy }%-ában nem.
