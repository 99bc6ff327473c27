# Was it luck? The analysis after the game

analysis-title = Это была удача?
analysis-not-finished = Разобрать можно только законченную партию: разбор выдаёт все секреты.
analysis-player = { $name }

# Moments

analysis-luckiest = Самая большая удача: { $name }, «{ $action }». Шансы на победу выросли на { $share } %.
analysis-unluckiest = Самое большое невезение: { $name }, «{ $action }». Шансы на победу снизились на { $share } %.
analysis-guess = Лучшее чутьё: { $name }, «{ $action }». Вышло на { $share } % лучше, чем кто-либо мог знать.
analysis-great = Лучшее решение: { $name }, «{ $action }». Это на { $share } % лучше, чем сыграл бы Хороший пёс.
analysis-dearest = Самая дорогая ошибка: { $name }, «{ $action }». Вожак, зная столько же, выбрал бы «{ $better }»: это на { $share } % лучше.
analysis-same = Вожак сыграл бы так же.
analysis-rather = Вожак выбрал бы «{ $better }».
analysis-coach = { $name } слышит от тренера: { $line }

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, «{ $action }»: случай поднимает шансы ({ $whose }) с { $before } % до { $after } %.
analysis-turn-hidden = { $name }, «{ $action }»: то, что было скрыто, поднимает шансы ({ $whose }) с { $before } % до { $after } %.
analysis-turn-decision = { $name }, «{ $action }»: это решение поднимает шансы ({ $whose }) с { $before } % до { $after } %.

# The verdict

analysis-verdict-best-lucky = { $name } играет лучше всех, да ещё и везёт.
analysis-verdict-best-level = { $name } играет лучше всех и побеждает. Удача ни при чём.
analysis-verdict-best-unlucky = { $name } играет лучше всех и побеждает назло невезению.
analysis-verdict-other = Лучше всех играет { $name }, но удачу и победу забирает { $winner }.
analysis-verdict-even-lucky = Никто не играет заметно лучше остальных. Удача выбирает: { $name }.
analysis-verdict-even-level = Ни удача, ни игра не перевешивают. { $name } побеждает: немного удачи, немного игры.
analysis-verdict-even-unlucky = { $name } побеждает без всякой помощи удачи.
analysis-verdict-shared = Никто не выделяется, вот победа и общая. Всё честно!
analysis-verdict-shared-best = Лучше всех играет { $name }, но победа всё равно общая.
analysis-verdict-unwon = Никто не побеждает, и никто не играет заметно лучше.
analysis-verdict-unwon-best = Никто не побеждает, хотя лучше всех играет { $name }.
analysis-verdict-solo-won-lucky = { $name } побеждает, и удача помогает.
analysis-verdict-solo-won-level = { $name } побеждает. Удача ни при чём.
analysis-verdict-solo-won-unlucky = { $name } побеждает назло невезению.
analysis-verdict-solo-lost-lucky = { $name }: удача есть, но её не хватает.
analysis-verdict-solo-lost-level = { $name } проигрывает; удача тут почти ни при чём.
analysis-verdict-solo-lost-unlucky = { $name }: на этот раз удачи нет.

# Tables and bars

analysis-start = в начале
analysis-chance = кубики и карты
analysis-hidden = скрытое
analysis-own = свои решения
analysis-others = решения остальных
analysis-final = итог
analysis-mistakes = ошибки
analysis-turns = Переломные моменты
analysis-moments = Моменты
analysis-running = разбор: { $game }
analysis-how = Все числа — шансы на победу в процентах; число после ± показывает, насколько они точны (с вероятностью 95 %). Из каждой позиции доиграно партий: { $playouts }. Решения сравниваются с выбором Хорошего пса, ошибки — с выбором Вожака.
analysis-no-mistakes = Нет ни одной ошибки, которую нельзя было бы списать на случайность.
