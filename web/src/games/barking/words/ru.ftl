# Barking's board

barking-page-items = На что тут гавкать
barking-page-item = { $item }, номер { $number }
barking-page-token = с жетоном кошки: породы можно смешивать, собак — добавлять
barking-page-nobody = никто не гавкает
barking-page-pack = { $name }: { $strength } ({ $dogs })
barking-page-leads = впереди { $name }
barking-page-odds-take = { $dogs ->
    [one] { $dogs } собака забирает: +{ $worth }
    [few] { $dogs } собаки забирают: +{ $worth }
    [many] { $dogs } собак забирают: +{ $worth }
   *[other] { $dogs } собаки забирает: +{ $worth }
}
barking-page-odds-need = { $dogs ->
    [one] нужна { $dogs } собака: +{ $worth }
    [few] нужно { $dogs } собаки: +{ $worth }
    [many] нужно { $dogs } собак: +{ $worth }
   *[other] нужно { $dogs } собаки: +{ $worth }
}
barking-page-round = Раунд { $round } из { $rounds }
barking-page-deck = { $cards ->
    [one] в колоде { $cards } карта
    [few] в колоде { $cards } карты
    [many] в колоде { $cards } карт
   *[other] в колоде { $cards } карты
}
barking-page-hand = Твоя рука
barking-page-hand-of = { $name } держит { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
barking-page-card = { $count } × { $card }, ранг { $rank }
barking-page-wonders = { $count } × Чудо-пёс
barking-page-cats = { $count } × Кошка
barking-page-fewer = { $card }: на одну меньше
barking-page-more = { $card }: на одну больше
barking-page-passed = пас
barking-page-won = { $name }, добыча: { $items }
barking-page-won-nothing = пока ничего
barking-page-ask-act = Выбери собак, потом предмет
barking-page-ask-item = Теперь коснись того, на что гавкать
barking-page-ask-none = Вместе этим собакам некуда пойти
barking-page-ask-done = Посылать больше некого
barking-page-ask-token = Куда положить жетон? Там всем можно смешивать породы и добавлять собак.
barking-page-ask-where = На что они гавкают?
barking-page-ask-more = Ещё одну породу сюда же?
barking-page-ask-discard = Слишком много карт: коснись лишних
barking-page-ask-bark = Ничья! Кто гавкнет громче?
barking-page-pass = Пас
barking-page-pass-hint = до конца раунда
barking-page-swap = Обменять
barking-page-no-token = Никуда
barking-page-done = Хватит
barking-page-lay-here = Гав сюда!
barking-page-clear = Вернуть
barking-page-bark = Гавкай!
barking-page-barking = Гавкай сейчас…
barking-page-mic-not = Микрофон браузеры дают только через https.
barking-page-no-mic = Нет микрофона: пусть гавкнет жребий
barking-page-voice = гав
barking-page-drawn = жребий
barking-page-round-over = Раунд { $round } окончен
barking-page-recap-pack = Самая большая стая: { $name }, собак в ней { $dogs } ({ $item }).
barking-page-recap-cats = Кошки вмешивались { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}.
