# Learn by playing: the page around a guided first game

learn-of = { $game }: твоя перша гра
learn-about = Вчися граючи
learn-leave = Вийти з уроку
learn-step = Крок { $step } з { $steps }
learn-go-on = Далі
learn-show = Покажи де
learn-do = Зроби за мене
learn-rule = Правило { $rule }
learn-again = Від початку
learn-rules = Читати правила
learn-play = Зіграти проти Цуценяти
learn-others = Інші ігри
