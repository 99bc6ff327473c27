# Spots' board

spots-page-tricks = Triky
spots-page-face-down = { $trick }, rubom nahor
spots-page-tile-treats = { $treats ->
    [0] {""}
    [one] leží na ňom maškrta
    [few] ležia na ňom { $treats } maškrty
   *[other] leží na ňom { $treats } maškŕt
}
spots-page-table = Stôl
spots-page-dice-left = { $dice ->
    [one] v zásobe jedna kocka
    [few] v zásobe { $dice } kocky
   *[other] v zásobe { $dice } kociek
}
spots-page-deck = Ďalší pes: { $dog } ({ $spots })
spots-page-my-dogs = Tvoje psy
spots-page-dog = { $dog }: { $spots }
spots-page-spot-free = { $dog }: { $number }, voľné
spots-page-spot-filled = { $dog }: { $number }, obsadené
spots-page-paws = { $paws ->
    [0] bez labiek
    [one] jedna labka
    [few] { $paws } labky
   *[other] { $paws } labiek
}
spots-page-yard = Tvoj dvor: { $pips } (najviac { $limit })
spots-page-yard-of = Dvor ({ $name }): { $pips } (najviac { $limit })
spots-page-bury = Zahrab
spots-page-treats = { $treats ->
    [0] bez maškŕt
    [one] jedna maškrta
    [few] { $treats } maškrty
   *[other] { $treats } maškŕt
}
spots-page-scored = { $count } zo 6
spots-page-die = kocka s číslom { $number }
spots-page-die-goes = kocka s číslom { $number }, ide na: { $where }
spots-page-place-all = Umiestni všetky
spots-page-settle = Hotovo
spots-page-bust = Zahrab a krach!
spots-page-reroll = Prehodiť
spots-page-reroll-some = Prehodiť { $count }
spots-page-roll = Hodiť
spots-page-stop = Dosť
spots-page-score = Dokončiť plné psy
spots-page-discard = Odhodiť
spots-page-ask-choose = Vyber trik
spots-page-ask-name = Vyber číslo
spots-page-ask-aside = Koľko kociek?
spots-page-ask-take = Zdvihni kocku
spots-page-ask-move = Kam?
spots-page-ask-dig = Zmeň zahrabanú kocku
spots-page-ask-pick = Vyber kocky so súčtom 8: zatiaľ { $total }
spots-page-ask-settle = Ťukni na kocku a potom na políčko alebo dvor
spots-page-ask-fetch = Ktoré číslo si necháš?
spots-page-pick = Vybrať tieto
spots-page-pes = Pes
spots-page-one-more = { $name }: chýba už len jeden pes!
spots-page-recap-busts = Najviac krachov má { $name }: { $times }.
spots-page-recap-first = Prvý pes: { $dog } ({ $name }).
spots-page-dog-of = { $dog }: voľné { $free }; obsadené { $taken }
spots-solo = Spots proti Psovi
spots-solo-won = Porážaš Psa { $score } : { $opponent }! Počet ťahov: { $turns }.
spots-solo-lost = Pes vyhráva { $opponent } : { $score }.
