# Spots' board

spots-page-tricks = Triky
spots-page-face-down = { $trick }, rubem nahoru
spots-page-tile-treats = { $treats ->
    [0] {""}
    [one] leží na něm pamlsek
    [few] leží na něm { $treats } pamlsky
   *[other] leží na něm { $treats } pamlsků
}
spots-page-table = Stůl
spots-page-dice-left = { $dice ->
    [one] v zásobě jedna kostka
    [few] v zásobě { $dice } kostky
   *[other] v zásobě { $dice } kostek
}
spots-page-deck = Další pes: { $dog } ({ $spots })
spots-page-my-dogs = Tvoji psi
spots-page-dog = { $dog }: { $spots }
spots-page-spot-free = { $dog }: { $number }, volné
spots-page-spot-filled = { $dog }: { $number }, obsazené
spots-page-paws = { $paws ->
    [0] bez tlapek
    [one] jedna tlapka
    [few] { $paws } tlapky
   *[other] { $paws } tlapek
}
spots-page-yard = Tvůj dvorek: { $pips } (nejvýš { $limit })
spots-page-yard-of = Dvorek ({ $name }): { $pips } (nejvýš { $limit })
spots-page-bury = Zahrab
spots-page-treats = { $treats ->
    [0] bez pamlsků
    [one] jeden pamlsek
    [few] { $treats } pamlsky
   *[other] { $treats } pamlsků
}
spots-page-scored = { $count } ze 6
spots-page-die = kostka s číslem { $number }
spots-page-die-goes = kostka s číslem { $number }, jde na: { $where }
spots-page-place-all = Umísti všechny
spots-page-settle = Hotovo
spots-page-bust = Zahrab a krach!
spots-page-reroll = Přehodit
spots-page-reroll-some = Přehodit { $count }
spots-page-roll = Hodit
spots-page-stop = Dost
spots-page-score = Dokončit plné psy
spots-page-discard = Odhodit
spots-page-ask-choose = Vyber trik
spots-page-ask-name = Vyber číslo
spots-page-ask-aside = Kolik kostek?
spots-page-ask-take = Zvedni kostku
spots-page-ask-move = Kam?
spots-page-ask-dig = Změň zahrabanou kostku
spots-page-ask-pick = Vyber kostky se součtem 8: zatím { $total }
spots-page-ask-settle = Ťukni na kostku a pak na políčko nebo dvorek
spots-page-ask-fetch = Které číslo si necháš?
spots-page-pick = Vybrat tyhle
spots-page-pes = Pes
spots-page-one-more = { $name }: chybí už jen jeden pes!
spots-page-recap-busts = Nejvíc krachů má { $name }: { $times }.
spots-page-recap-first = První pes: { $dog } ({ $name }).
spots-page-dog-of = { $dog }: volné { $free }; obsazené { $taken }
spots-solo = Spots proti Psovi
spots-solo-won = Porážíš Psa { $score } : { $opponent }! Počet tahů: { $turns }.
spots-solo-lost = Pes vyhrává { $opponent } : { $score }.
