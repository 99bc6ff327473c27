# Barking's board

barking-page-items = На що тут гавкати
barking-page-item = { $item }, номер { $number }
barking-page-token = з жетоном кота: породи можна змішувати, псів — додавати
barking-page-nobody = ніхто не гавкає
barking-page-pack = { $name }: { $strength } ({ $dogs })
barking-page-leads = веде { $name }
barking-page-odds-take = { $dogs ->
    [one] { $dogs } пес забирає: +{ $worth }
    [few] { $dogs } пси забирають: +{ $worth }
    [many] { $dogs } псів забирають: +{ $worth }
   *[other] { $dogs } пса забирає: +{ $worth }
}
barking-page-odds-need = { $dogs ->
    [one] треба { $dogs } пса: +{ $worth }
    [few] треба { $dogs } псів: +{ $worth }
    [many] треба { $dogs } псів: +{ $worth }
   *[other] треба { $dogs } пса: +{ $worth }
}
barking-page-round = Раунд { $round } з { $rounds }
barking-page-deck = { $cards ->
    [one] у колоді { $cards } картка
    [few] у колоді { $cards } картки
    [many] у колоді { $cards } карток
   *[other] у колоді { $cards } картки
}
barking-page-hand = Твоя рука
barking-page-hand-of = { $name } тримає { $cards ->
    [one] { $cards } картку
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
}
barking-page-card = { $count } × { $card }, ранг { $rank }
barking-page-wonders = { $count } × Диво-пес
barking-page-cats = { $count } × Кіт
barking-page-fewer = { $card }: менше на одного
barking-page-more = { $card }: більше на одного
barking-page-passed = пас
barking-page-won = { $name }, здобич: { $items }
barking-page-won-nothing = поки нічого
barking-page-ask-act = Вибери псів, тоді предмет
barking-page-ask-item = Тепер торкни, на що вони гавкають
barking-page-ask-none = Разом цим псам нема куди піти
barking-page-ask-done = Посилати більше нікого
barking-page-ask-token = Куди йде кіт? Там кожен може змішувати породи й додавати псів.
barking-page-ask-where = На що вони гавкають?
barking-page-ask-more = Ще одна порода сюди ж?
barking-page-ask-discard = Забагато карток: торкни зайві
barking-page-ask-bark = Нічия! Хто гавкне гучніше?
barking-page-pass = Пас
barking-page-pass-hint = до кінця раунду
barking-page-swap = Обміняти
barking-page-no-token = Нікуди
barking-page-done = Досить
barking-page-lay-here = Гав сюди!
barking-page-clear = Повернути
barking-page-bark = Гавкай!
barking-page-barking = Гавкай зараз…
barking-page-mic-not = Мікрофон браузери дають лише через https.
barking-page-no-mic = Немає мікрофона: жереб
barking-page-voice = гавкіт
barking-page-drawn = жереб
barking-page-round-over = Раунд { $round } завершено
barking-page-recap-pack = Найбільша зграя: { $name }, псів у ній { $dogs } ({ $item }).
barking-page-recap-cats = Коти втручалися { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
}.
