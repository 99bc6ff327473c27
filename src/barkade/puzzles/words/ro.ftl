# Probleme: ce se spune la o încercare și de ce răspunsul e cel mai bun

puzzles-unknown = Nu există puzzle-ul „{ $puzzle }”.
puzzles-none = Pentru { $game } nu sunt încă puzzle-uri.
puzzles-right = Asta e, cățel cuminte!
puzzles-go-on = Până aici e bine. Ce urmează?
puzzles-wrong = Nu chiar. „{ $action }” câștigă de aici cam { $share }% din partide, iar cea mai bună alegere cam { $best }%. Mai adulmecă puțin!
puzzles-answer = Cel mai bine: „{ $actions }”.
puzzles-worth = De aici câștigă cam { $best }% din partide. { $choices ->
    [2] Cealaltă alegere
   *[other] A doua alegere ca valoare (din { $choices })
}, „{ $action }”, câștigă cam { $second }%.
puzzles-missed-both = Câinele bun trece pe lângă soluție, iar Cățelușul greșește în { $puppy }% din încercări.
puzzles-missed-puppy = Câinele bun găsește soluția; Cățelușul greșește în { $puppy }% din încercări.
