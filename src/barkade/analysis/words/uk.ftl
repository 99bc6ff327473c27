# Was it luck? The analysis after the game

analysis-title = Це було везіння?
analysis-not-finished = Розібрати можна лише закінчену партію: розбір видає всі таємниці.
analysis-player = { $name }

# Moments

analysis-luckiest = Найбільше везіння: { $name }, «{ $action }». Випадок додає { $share }% до шансу на перемогу.
analysis-unluckiest = Найбільше невезіння: { $name }, «{ $action }». Випадок забирає { $share }% шансу на перемогу.
analysis-guess = Найкраще чуття: { $name }, «{ $action }». Вийшло на { $share }% краще, ніж хтось міг знати.
analysis-great = Найкраще рішення: { $name }, «{ $action }». Шанс на { $share }% кращий, ніж із вибором Хорошого пса.
analysis-dearest = Найдорожча помилка: { $name }, «{ $action }». Ватажок, знаючи стільки ж, обрав би «{ $better }»: шанс був на { $share }% кращий.
analysis-same = Ватажок зіграв би так само.
analysis-rather = Ватажок обрав би «{ $better }».
analysis-coach = { $name } чує від тренера: { $line }

# Turning points: whose chances rose, and by what

analysis-turn-chance = { $name }, «{ $action }»: випадок піднімає шанси ({ $whose }) з { $before }% до { $after }%.
analysis-turn-hidden = { $name }, «{ $action }»: те, що було приховано, піднімає шанси ({ $whose }) з { $before }% до { $after }%.
analysis-turn-decision = { $name }, «{ $action }»: це рішення піднімає шанси ({ $whose }) з { $before }% до { $after }%.

# The verdict

analysis-verdict-best-lucky = { $name } грає найкраще, та ще й щастить.
analysis-verdict-best-level = { $name } грає найкраще й перемагає. Везіння тут ні до чого.
analysis-verdict-best-unlucky = { $name } грає найкраще й перемагає попри невезіння.
analysis-verdict-other = Найкраще грає { $name }, але везіння й перемогу має { $winner }.
analysis-verdict-even-lucky = Ніхто не грає помітно краще за інших. Везіння обирає: { $name }.
analysis-verdict-even-level = Ні везіння, ні гра не переважують. { $name } перемагає: трохи везіння, трохи гри.
analysis-verdict-even-unlucky = { $name } перемагає без жодної допомоги везіння.
analysis-verdict-shared = Ніхто не вирізняється, тож перемога спільна. Усе чесно!
analysis-verdict-shared-best = Найкраще грає { $name }, але перемога все одно спільна.
analysis-verdict-unwon = Ніхто не перемагає, і ніхто не грає помітно краще.
analysis-verdict-unwon-best = Ніхто не перемагає, хоча найкраще грає { $name }.
analysis-verdict-solo-won-lucky = { $name } перемагає, і везіння допомагає.
analysis-verdict-solo-won-level = { $name } перемагає. Везіння тут ні до чого.
analysis-verdict-solo-won-unlucky = { $name } перемагає попри невезіння.
analysis-verdict-solo-lost-lucky = { $name } має везіння, але його замало.
analysis-verdict-solo-lost-level = { $name } програє; везіння тут майже ні до чого.
analysis-verdict-solo-lost-unlucky = { $name } цього разу без везіння.

# Tables and bars

analysis-start = на початку
analysis-chance = кубики й карти
analysis-hidden = приховане
analysis-own = власні рішення
analysis-others = рішення інших
analysis-final = підсумок
analysis-mistakes = помилки
analysis-turns = Переломні миті
analysis-moments = Миті гри
analysis-running = розбір: { $game }
analysis-how = Усі числа — шанси на перемогу у відсотках; число після ± показує, наскільки вони точні (з імовірністю 95%). З кожної позиції дограно партій: { $playouts }. Рішення порівнюються з вибором Хорошого пса, помилки — з вибором Ватажка.
analysis-no-mistakes = Ніхто не зробив помилки, якої не можна було б списати на випадок.
