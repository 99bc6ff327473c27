# Zagadki: co mówimy po próbie i dlaczego odpowiedź jest najlepsza

puzzles-unknown = Nie ma zagadki „{ $puzzle }”.
puzzles-none = Do gry { $game } nie ma jeszcze zagadek.
puzzles-right = Zgadza się, dobry piesek!
puzzles-go-on = Na razie dobrze. Co dalej?
puzzles-wrong = Jeszcze nie to. „{ $action }” wygrywa stąd około { $share }% partii, a najlepsza możliwość około { $best }%. Powęsz jeszcze raz!
puzzles-answer = Najlepiej: „{ $actions }”.
puzzles-worth = To wygrywa stąd około { $best }% partii. { $choices ->
    [2] Druga możliwość
   *[other] Druga z { $choices } możliwości
}, „{ $action }”, wygrywa około { $second }%.
puzzles-missed-both = Dobry Pies przechodzi obok tego obojętnie, a Szczeniak myli się w { $puppy }% prób.
puzzles-missed-puppy = Dobry Pies to znajduje; Szczeniak myli się w { $puppy }% prób.
