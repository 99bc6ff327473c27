# Среды

envs-missing = { $what }: не установлено. Установи: «pip install 'barkade[lab]'».
envs-bad-size = «games» и «threads» — не меньше 1, «limit» — 0 (без предела) или больше.
envs-bad-actions = «step» принимает по одному действию на каждую игру; всего игр: { $games }.
envs-illegal = Действие { $action } недопустимо в игре { $row }: выбери то, у которого в маске 1. Ничего не сыграно.
envs-bad-opponents = «opponents» — список с ботом для каждого из остальных мест; всего их: { $needed }.
envs-not-compiled = { $bot } не играет в векторе игр, там играют только { $known }; остальные боты играют в отдельных играх.
