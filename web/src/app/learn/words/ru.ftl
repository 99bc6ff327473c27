# Learn by playing: the page around a guided first game

learn-of = { $game }: твоя первая игра
learn-about = Учись играя
learn-leave = Выйти из урока
learn-step = Шаг { $step } из { $steps }
learn-go-on = Дальше
learn-show = Покажи где
learn-do = Сделай за меня
learn-rule = Правило { $rule }
learn-again = С начала
learn-rules = Читать правила
learn-play = Сыграть против Щенка
learn-others = Другие игры
