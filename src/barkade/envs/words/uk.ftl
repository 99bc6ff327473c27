# Середовища

envs-missing = { $what }: не встановлено. Встанови: «pip install 'barkade[lab]'».
envs-bad-size = «games» і «threads» — щонайменше 1, «limit» — 0 (без межі) або більше.
envs-bad-actions = «step» приймає по одній дії на кожну гру; усього ігор: { $games }.
envs-illegal = Дія { $action } недопустима в грі { $row }: вибери ту, у якої в масці 1. Нічого не зіграно.
envs-bad-opponents = «opponents» — список із ботом для кожного з решти місць; усього їх: { $needed }.
envs-not-compiled = { $bot } не грає у векторі ігор, там грають лише { $known }; решта ботів грають в окремих іграх.
