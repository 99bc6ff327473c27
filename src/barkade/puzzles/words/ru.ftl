# Задачи: что сказать о попытке и почему ответ лучший

puzzles-unknown = Задачи «{ $puzzle }» нет.
puzzles-none = Для игры «{ $game }» пока нет задач.
puzzles-right = Верно, хороший пёсик!
puzzles-go-on = Пока всё верно. Что дальше?
puzzles-wrong = Не совсем. «{ $action }» выигрывает отсюда около { $share } % партий, а лучший выбор — около { $best } %. Принюхайся ещё раз!
puzzles-answer = Лучше всего: «{ $actions }».
puzzles-worth = Отсюда это выигрывает около { $best } % партий. { $choices ->
    [2] Другой выбор
   *[other] Второй по силе выбор из { $choices }
}, «{ $action }», — около { $second } %.
puzzles-missed-both = Хороший пёс проходит мимо, а Щенок ошибается в { $puppy } % попыток.
puzzles-missed-puppy = Хороший пёс это находит; Щенок ошибается в { $puppy } % попыток.
