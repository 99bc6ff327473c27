# Spots

spots-name = Spots
spots-tagline = Házej kostkami, zaplň psům políčka a nezahrab moc puntíků na dvorku.

spots-counted = { $points ->
    [one] jeden pes
    [few] { $points } psi
   *[other] { $points } psů
}

spots-option-set = Sada triků
spots-option-set-about = Kterých šest triků leží na stole.
spots-option-yellow = Žlutý trik
spots-option-yellow-about = Žlutý trik ve vlastní sadě.
spots-option-purple = Fialový trik
spots-option-purple-about = Fialový trik ve vlastní sadě.
spots-option-blue = Modrý trik
spots-option-blue-about = Modrý trik ve vlastní sadě.
spots-option-green = Zelený trik
spots-option-green-about = Zelený trik ve vlastní sadě.
spots-option-free_range = Volný výběh
spots-option-free_range-about = Všechny triky ve čtyřech sloupcích; použitý uvolní místo dalšímu.
spots-option-pes_treats = Pamlsky pro Psa
spots-option-pes_treats-about = Když hraješ bez soupeře, hraješ proti Psovi: čím víc má na začátku, tím je to těžší.

spots-option-set-new-family = Nová rodina
spots-option-set-dog-park = Psí park
spots-option-set-obstacle-course = Překážková dráha
spots-option-set-hunting-grounds = Loviště
spots-option-set-kennel-club = Kynologický klub
spots-option-set-puppy-pen = Štěněčí ohrádka
spots-option-set-random = Náhodně
spots-option-set-custom = Vlastní výběr
spots-option-yellow-walk = { spots-trick-walk }
spots-option-yellow-dig = { spots-trick-dig }
spots-option-yellow-retrieve = { spots-trick-retrieve }
spots-option-yellow-trot = { spots-trick-trot }
spots-option-yellow-track = { spots-trick-track }
spots-option-purple-run = { spots-trick-run }
spots-option-purple-chase = { spots-trick-chase }
spots-option-purple-bolt = { spots-trick-bolt }
spots-option-purple-sprint = { spots-trick-sprint }
spots-option-purple-dogpile = { spots-trick-dogpile }
spots-option-blue-fetch = { spots-trick-fetch }
spots-option-blue-guard = { spots-trick-guard }
spots-option-blue-hunt = { spots-trick-hunt }
spots-option-blue-search = { spots-trick-search }
spots-option-blue-scavenge = { spots-trick-scavenge }
spots-option-green-beg = { spots-trick-beg }
spots-option-green-chew = { spots-trick-chew }
spots-option-green-gobble = { spots-trick-gobble }
spots-option-green-play-dead = { spots-trick-play-dead }
spots-option-green-stay = { spots-trick-stay }

spots-trick-howl = Zavyj
    .does = vyje
spots-trick-roll-over = Válej sudy
    .does = válí sudy
spots-trick-walk = Procházka
    .does = jde na procházku
spots-trick-dig = Hrabej
    .does = hrabe
spots-trick-retrieve = Přines
    .does = přináší
spots-trick-trot = Klusej
    .does = kluše
spots-trick-track = Stopuj
    .does = stopuje
spots-trick-run = Běž
    .does = běží
spots-trick-chase = Honička
    .does = vyráží do honičky
spots-trick-bolt = Zdrhej
    .does = zdrhá
spots-trick-sprint = Sprint
    .does = sprintuje
spots-trick-dogpile = Hromada
    .does = skáče na hromadu
spots-trick-fetch = Aport
    .does = aportuje
spots-trick-guard = Hlídej
    .does = hlídá
spots-trick-hunt = Lov
    .does = loví
spots-trick-search = Hledej
    .does = hledá
spots-trick-scavenge = Šmejdi
    .does = šmejdí
spots-trick-beg = Popros
    .does = prosí
spots-trick-chew = Žvýkej
    .does = žvýká
spots-trick-gobble = Hltej
    .does = hltá
spots-trick-play-dead = Mrtvý pes
    .does = dělá mrtvého psa
spots-trick-stay = Zůstaň
    .does = zůstává

# What a trick does, in a few words for the tile
spots-tile-howl = vezmi psa; hoď 1
spots-tile-roll-over = přehoď dvorek; smíš hodit 1
spots-tile-walk = hoď 2; smíš hodit 1
spots-tile-dig = za každou tlapku změň zahrabanou kostku o 1; hoď 2
spots-tile-retrieve = nastav kostku podle psa z balíčku; hoď 2
spots-tile-trot = smíš přesunout svou kostku; hoď 2
spots-tile-track = hoď 3; pamlsek přehodí kteroukoli
spots-tile-run = hoď 3; smíš hodit 1, pořád dokola
spots-tile-chase = hoď 1; smíš hodit 2, pak 3…
spots-tile-bolt = dej stranou 3–12, házej po 1; stop, když zbývá nejvýš tolik, co tlapek
spots-tile-sprint = hoď 1 za neúplného psa, pořád dokola
spots-tile-dogpile = hoď 2 a jednu svou, pořád dokola
spots-tile-fetch = hoď 8; umísti jedno číslo
spots-tile-guard = zvol číslo, hoď 4; umísti až po něj
spots-tile-hunt = hoď 2 a 1 za tlapku; umísti 2
spots-tile-search = hoď 7; umísti kostky se součtem 8
spots-tile-scavenge = hoď 4; nižší, než je součet dvorku, smíš odhodit
spots-tile-beg = 1 pamlsek a 1 za tlapku
spots-tile-chew = zdvojnásob pamlsky a přidej 1
spots-tile-gobble = 7 pamlsků; vrať tolik, co nejvyšší volné číslo
spots-tile-play-dead = hoď 1; zahrab ji za tolik pamlsků
spots-tile-stay = 1 pamlsek za každý jiný trik rubem nahoru

spots-dog-none = žádný pes
    .acc = žádného psa
    .gen = žádného psa
spots-dog-burt = Burt
    .acc = Burta
    .gen = Burta
spots-dog-bristles = Bristles
spots-dog-bongo = Bongo
    .acc = Bonga
    .gen = Bonga
spots-dog-eloise = Eloise
spots-dog-ursula = Ursula
    .acc = Ursulu
    .gen = Ursuly
spots-dog-mayor = Mayor
    .acc = Mayora
    .gen = Mayora
spots-dog-sundrop = Sundrop
    .acc = Sundropa
    .gen = Sundropa
spots-dog-jolene = Jolene
spots-dog-xerxes = Xerxes
    .acc = Xerxa
    .gen = Xerxa
spots-dog-louise = Louise
spots-dog-missy = Missy
spots-dog-lil-beth = Lil Beth
spots-dog-handsome = Handsome
spots-dog-frankie = Frankie
    .acc = Frankieho
    .gen = Frankieho
spots-dog-bitsy = Bitsy
spots-dog-gretchen = Gretchen
spots-dog-lief = Lief
    .acc = Liefa
    .gen = Liefa
spots-dog-goliath = Goliath
    .acc = Goliatha
    .gen = Goliatha
spots-dog-gumbo = Gumbo
    .acc = Gumba
    .gen = Gumba
spots-dog-pebble = Pebble
spots-dog-wilbur = Wilbur
    .acc = Wilbura
    .gen = Wilbura
spots-dog-cabbage = Cabbage
spots-dog-honcho = Honcho
    .acc = Honcha
    .gen = Honcha
spots-dog-wolfgang = Wolfgang
    .acc = Wolfganga
    .gen = Wolfganga
spots-dog-raya = Raya
    .acc = Rayu
    .gen = Rayi
spots-dog-rogue = Rogue
spots-dog-nutmeg = Nutmeg
spots-dog-rupert = Rupert
    .acc = Ruperta
    .gen = Ruperta
spots-dog-mirabelle = Mirabelle
spots-dog-momo = Momo
spots-dog-zipper = Zipper
    .acc = Zippera
    .gen = Zippera
spots-dog-doog = Doog
    .acc = Dooga
    .gen = Dooga

spots-do-trick = { $trick }{ $treats ->
    [0] {""}
    [one] {" "}(s pamlskem)
    [few] {" "}(s { $treats } pamlsky)
   *[other] {" "}(s { $treats } pamlsky)
}
spots-do-score = Dokonči všechny plné psy
spots-do-reroll = Dej pamlsek a přehoď { $dice ->
    [one] kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
spots-do-roll = Hoď { $dice ->
    [one] ještě jednou kostkou
    [few] { $dice } kostkami
   *[other] { $dice } kostkami
}
spots-do-stop-offered = Dost, tady skonči
spots-do-stop-rolled = Nech to být: není co umístit
spots-do-stop-taking = Žádnou kostku nepřesouvej
spots-do-stop-digging = Další kostky neměň
spots-do-place = Dej { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
} na { $dog-acc }
spots-do-bury = Zahrab { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}
spots-do-name-fetch = Nech si všechny { $number ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
    [5] pětky
    [6] šestky
   *[other] { $number }
}
spots-do-name-guard = Umísti kostky, které ukazují nejvýš { $number }
spots-do-name-retrieve = Nastav kostku na { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}
spots-do-pick = Vyber { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}
spots-do-mark = Přehoď { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}
spots-do-discard = Odhoď { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}
spots-do-take = Vezmi { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
} od { $dog-gen }
spots-do-dig-up = Vyhrabej z dvorku { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}
spots-do-set-aside = Odlož stranou { $dice ->
    [one] jednu kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
spots-do-raise = Dvorek ({ $name }): zvyš { $number } na { $to }
spots-do-lower = Dvorek ({ $name }): { $to ->
    [0] odhoď { $number }
   *[other] sniž { $number } na { $to }
}

spots-told-first-die = { $name } zahrabává { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}.
spots-told-starts = { $name } začíná.
spots-told-drew = { $name } si bere z balíčku: { $dog }.
spots-told-all-bust = V zásobě není ani kostka: krach pro všechny.
spots-told-refreshed = Všechny triky jsou zase lícem nahoru; { $treats ->
    [0] pamlsek na { $trick } už nezbyl
   *[other] pamlsek dostává { $trick }
}.
spots-told-turned-up = Další trik ve sloupci: { $trick }.
spots-told-chose = { $name } předvádí trik { $trick }{ $treats ->
    [0] {""}
    [one] {" "}a bere si z něj pamlsek
    [few] {" "}a bere si z něj { $treats } pamlsky
   *[other] {" "}a bere si z něj { $treats } pamlsků
}.
spots-told-rolls = { $name } hází { $dice }.
spots-told-rerolls = { $name } dává pamlsek a hází znovu: { $dice }.
spots-told-placed = { $name } dává { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
} na { $dog-acc }.
spots-told-buried = { $name } zahrabává { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}: na dvorku je { $pips }.
spots-told-named = { $name } volí { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}.
spots-told-picked = { $name } vybírá { $dice }.
spots-told-discarded = { $name } odhazuje { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}.
spots-told-took = { $name } bere { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
} od { $dog-gen }.
spots-told-dug-up = { $name } vyhrabává z dvorku { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}.
spots-told-put-aside = { $name } odkládá stranou { $dice ->
    [one] jednu kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
}.
spots-told-raised = { $name } má na dvorku místo { $number ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
    [5] pětky
    [6] šestky
   *[other] { $number }
} { $to ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $to }
}.
spots-told-lowered = { $to ->
    [0] { $name } přichází na dvorku o jedničku
   *[other] { $name } má na dvorku místo { $number } už jen { $to }
}.
spots-told-busted = { $name }: krach{ $pips ->
    [0] {""}
   *[other] , na dvorku je { $pips }
}!
spots-told-scored = { $name } má hotového psa: { $dog }!
spots-told-got-treats = { $name } { $treats ->
    [0] nedostává žádný pamlsek
    [one] dostává pamlsek
    [few] dostává { $treats } pamlsky
   *[other] dostává { $treats } pamlsků
}.
spots-told-gave-treats = { $name } { $treats ->
    [0] nevrací žádný pamlsek
    [one] vrací pamlsek
    [few] vrací { $treats } pamlsky
   *[other] vrací { $treats } pamlsků
}.
spots-told-stopped = { $name } to tak nechává.
spots-told-pes-rolled = Pes hází { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}: { $trick }.
spots-told-pes-scored = Pes má hotového psa: { $dog }. To je { $dogs } ze 6.
spots-told-pes-got-treats = Pes otáčí trik rubem nahoru{ $treats ->
    [0] {""}
    [one] {" "}a bere si z něj pamlsek
    [few] {" "}a bere si z něj { $treats } pamlsky
   *[other] {" "}a bere si z něj { $treats } pamlsků
}.

# The story: what a player does, then what comes of it
spots-beat-starts = { $others ->
    [0] začíná
   *[other] začíná s nejvyšším hodem
}
spots-beat-drew = bere z balíčku { $dog-acc-and }
spots-beat-refreshed = všechny triky jsou zase lícem nahoru{ $treats ->
    [0] {""}
   *[other] , pamlsek dostává „{ $trick }“
}
spots-beat-turned-up = další ve sloupci: { $trick-and }
spots-beat-chose = { $trick-does }{ $treats ->
    [0] {""}
    [1] {" "}(a k tomu pamlsek)
    [2] {" "}(a k tomu dva pamlsky)
    [3] {" "}(a k tomu tři pamlsky)
    [4] {" "}(a k tomu čtyři pamlsky)
   *[other] {" "}(a k tomu { $treats } pamlsků)
}
spots-beat-rolls = hází { $dice-and }
spots-beat-rerolls = za { $count ->
    [1] pamlsek
    [2] dva pamlsky
    [3] tři pamlsky
    [4] čtyři pamlsky
    [5] pět pamlsků
   *[other] { $count } pamlsků
} hází znovu ({ $dice-and })
spots-beat-placed = zaplňuje { $items-and }
spots-beat-placed-one = { $count ->
    [1] políčko
    [2] dvě políčka
    [3] tři políčka
   *[other] čtyři políčka
} u { $dog-gen }
spots-beat-buried = zahrabává { $count ->
    [1] kostku { $number }
   *[other] kostky { $number-and }
} (na dvorku je { $pips })
spots-beat-named = volí { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
}
spots-beat-picked = vybírá { $dice-and }
spots-beat-discarded = odhazuje { $count ->
    [1] kostku { $number }
   *[other] kostky { $number-and }
}
spots-beat-took = bere { $number ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $number }
} od { $dog-gen }
spots-beat-dug-up = vyhrabává { $count ->
    [1] kostku { $number }
   *[other] kostky { $number-and }
}
spots-beat-put-aside = odkládá stranou { $dice ->
    [1] jednu kostku
    [2] dvě kostky
    [3] tři kostky
    [4] čtyři kostky
    [5] pět kostek
    [6] šest kostek
   *[other] { $dice } kostek
}
spots-beat-raised = dělá na dvorku ({ $name }) z { $number ->
    [1] jedničky
    [2] dvojky
    [3] trojky
    [4] čtyřky
    [5] pětky
    [6] šestky
   *[other] { $number }
} { $to ->
    [1] jedničku
    [2] dvojku
    [3] trojku
    [4] čtyřku
    [5] pětku
    [6] šestku
   *[other] { $to }
}
spots-beat-lowered = { $to ->
    [0] odhazuje z dvorku ({ $name }) jedničku
   *[other] mění na dvorku ({ $name }) kostku { $number } na { $to }
}
spots-beat-busted = krachuje
spots-beat-scored = dokončuje { $dog-acc-and }
spots-beat-got-treats = { $treats ->
    [0] nedostává pamlsek
    [1] dostává pamlsek
    [2] dostává dva pamlsky
    [3] dostává tři pamlsky
    [4] dostává čtyři pamlsky
    [5] dostává pět pamlsků
    [6] dostává šest pamlsků
    [7] dostává sedm pamlsků
    [8] dostává osm pamlsků
    [9] dostává devět pamlsků
   *[other] dostává { $treats } pamlsků
}
spots-beat-gave-treats = { $treats ->
    [0] nic nevrací
    [1] vrací pamlsek
    [2] vrací dva pamlsky
    [3] vrací tři pamlsky
    [4] vrací čtyři pamlsky
    [5] vrací pět pamlsků
    [6] vrací šest pamlsků
   *[other] vrací { $treats } pamlsků
}
spots-beat-pes-rolled = Pes hází „{ $trick }“
spots-beat-pes-got-treats = Pes hází „{ $trick }“ a otáčí trik rubem nahoru{ $treats ->
    [0] {""}
    [1] {" "}i s pamlskem
    [2] {" "}i se dvěma pamlsky
    [3] {" "}i se třemi pamlsky
    [4] {" "}i se čtyřmi pamlsky
   *[other] {" "}i s pamlsky ({ $treats })
}
spots-beat-pes-scored = Pes dokončuje { $dog-acc-and } ({ $dogs } ze 6)

spots-ending-six-dogs = Šest psů je hotových!
spots-ending-pes = Pes má šest hotových psů a vyhrává.
spots-ending-stalemate = Každý má za sebou tisíc tahů: vyhrává, kdo má nejvíc hotových psů.
spots-ending-pes-outlasts = Tisíc tahů je pryč a Pes je pořád tady: vyhrává Pes.

spots-why-face-down = { $trick } leží rubem nahoru, dokud se triky zase neotočí.
spots-why-nothing-filled = Žádný tvůj pes není plný.
spots-why-choose-first = Vyber trik, nebo dokonči plné psy.
spots-why-roll-or-stop = Buď házej dál, nebo skonči.
spots-why-name-first = Nejdřív vyber číslo.
spots-why-not-on-top = { $dog }, první v balíčku, nemá { $number }.
spots-why-set-aside-first = Nejdřív řekni, kolik kostek dáš stranou.
spots-why-too-few-dice = { $dice ->
    [one] V zásobě je jen jedna kostka
    [few] V zásobě jsou jen { $dice } kostky
   *[other] V zásobě je jen { $dice } kostek
}.
spots-why-no-die-there = Na té kartě žádná { $number ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
   *[other] { $number }
} není.
spots-why-none-buried = Na tvém dvorku žádná { $number ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
   *[other] { $number }
} není.
spots-why-take-first = Nejdřív zvedni jednu ze svých kostek.
spots-why-move-first = Zvednutou kostku dej na jiné volné políčko.
spots-why-same-space = Odtud přišla: dej ji na jiné políčko.
spots-why-dig-first = Změň zahrabanou kostku, nebo měnění ukonči.
spots-why-none-buried-there = Na dvorku hráče { $seat_number } žádná { $number ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
   *[other] { $number }
} není.
spots-why-six-is-highest = Šestka se zvýšit nedá.
spots-why-no-space = Volná { $number ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
   *[other] { $number }
} na kartě { $card } není.
spots-why-not-rolled = Mezi kostkami žádná { $number ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
    [6] šestka
   *[other] { $number }
} není.
spots-why-above-number = Umísťují se jen kostky, které ukazují nejvýš { $number }.
spots-why-one-number = Všechny umístěné kostky mají stejné číslo.
spots-why-only-so-many = Z tohoto hodu { $dice ->
    [one] se umístí jen jedna kostka
    [few] se umístí jen { $dice } kostky
   *[other] se umístí jen { $dice } kostek
}.
spots-why-lowest-first = Po jedné jdou kostky od nejnižšího čísla; na jednom řádku se „settle“ může být pořadí jakékoli.
spots-why-first-card-first = Kostky stejného čísla jdou od první karty dál a pak na dvorek; na jednom řádku se „settle“ může být pořadí jakékoli.
spots-why-no-treat = Přehodit stojí pamlsek, a ty žádný nemáš.
spots-why-settle-first = Nejdřív najdi místo každé kostce hodu.
spots-why-nothing-to-settle = Z tohoto hodu není co umístit: přehoď ho, nebo ho nech být.
spots-why-reroll-too-late = Přehazovat už nejde, když je některá kostka vybraná, odhozená nebo umístěná.
spots-why-reroll-all = Pamlsek přehodí všechny kostky hodu; vybírat z nich smíš jen u triku Stopuj.
spots-why-set-by-hand = Tahle kostka je nastavená rukou, takže ji žádný pamlsek nepřehodí.
spots-why-not-below-yard = Na dvorku máš { $pips }: odhodit můžeš jen nižší kostky, ne { $number }.
spots-why-mark-or-reroll = Označ další kostky, nebo ty označené přehoď.
spots-why-mark-all = Když přehazuješ všechny, nemusíš žádnou označovat.
spots-why-pick-first = Nejdřív vyber kostky se součtem 8.
spots-why-no-set = S číslem { $number } součet 8 nevyjde.

spots-impossible-1 = Kdo je na tahu, nesedí: místo u tohoto stolu, dokud nikdo nemá šest psů, nebo na konci nikdo; Pes hraje jen proti jednomu hráči.
spots-impossible-2 = Kostek musí být celkem 40.
spots-impossible-3 = Pamlsků musí být celkem 20.
spots-impossible-4 = Některý pes chybí nebo je tu dvakrát, nebo karty neleží, jak mohou: dvě až šest na hráče, kostky na svých číslech, žádná na hotovém psovi, na některém psovi volné políčko.
spots-impossible-5 = Triky nesedí: od každé barvy jeden navrchu, jak říká sada, při výběru aspoň dva lícem nahoru, pamlsky jen na nich, vybraný rubem nahoru.
spots-impossible-6 = Na žádném dvorku není víc puntíků, než kolik jich unese.
spots-impossible-7 = Trik nesedí: na tohle rozhodnutí se nikdy neptá, nebo není o čem rozhodovat.

spots-coach-roll = { $what }: { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}, krach { $bust } % (s pamlskem { $bust_one } %, se dvěma { $bust_two } %)
spots-coach-roll-and-fill = { spots-coach-roll }; { $spaces }
spots-coach-reroll = Přehodit { $dice }
spots-coach-space = { $number } na { $dog-acc } { $chance } %
spots-coach-treats = { $what }: { $treats ->
    [0] bez pamlsků
    [one] { $treats } pamlsek
    [few] { $treats } pamlsky
   *[other] { $treats } pamlsků
}
spots-coach-as-it-lies = { $bust ->
    [yes] Tenhle hod je krach, ať ho umístíš jakkoli.
   *[no] Tenhle hod jde umístit bez krachu.
}
spots-coach-nothing = Nečeká tě žádný hod, u kterého by mělo smysl počítat šance.

spots-board-up = lícem
spots-board-down = rubem
spots-board-stack = +{ $tiles }?
spots-board-deck = Balíček
spots-board-signs = Nahoře leží šest triků, »označený« nebo ▸právě předváděný◂; nejspodnější řádek říká, co označený trik dělá. ◆ je pamlsek, +2? jsou neviděné triky pod ním. Každý hráč má ✓ za hotové psy (šest vyhrává), pamlsky a dvorek s puntíky a s tím, kolik jich unese. Na psovi je ·4 volné políčko a ■4 políčko s kostkou; ♣ je tlapka. V hodu je ‹4› dána stranou a ≤ 4 znamená, že se umísťují jen kostky, které ukazují nejvýš 4.
spots-board-supply = Zásoba
spots-board-dice = { $dice ->
    [one] { $dice } kostka
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
spots-board-yard = dvorek
spots-board-pes = Pes
spots-board-roll = Hod
spots-board-set-aside = stranou { $dice }
spots-board-choose = vyber trik, nebo dokonči plné psy
spots-board-offered = { $trick }: házej dál, nebo skonči
spots-board-rolled = { $trick }: umísti hod, nebo ho přehoď
spots-board-settling = { $trick }: { $dice ->
    [one] umísti jednu kostku
    [few] umísti { $dice } kostky
   *[other] umísti { $dice } kostek
}
spots-board-naming = { $trick }: vyber číslo
spots-board-setting-aside = { $trick }: dej kostky stranou
spots-board-taking = { $trick }: zvedni jednu svou kostku
spots-board-moving = { $trick }: dej kostku na jiné políčko
spots-board-digging = { $trick }: změň zahrabanou kostku (zbývá { $left })
spots-board-marking = { $trick }: označ další kostky, nebo přehoď
spots-board-picking = { $trick }: vyber kostky se součtem 8
spots-board-discarding = { $trick }: odhazuj dál, nebo umísti

# Reports

spots-report-tricks = Triky
spots-report-colours = Triky podle barvy
spots-report-habits = Dokončování psů
spots-report-slowly = tahy na dokončování psů
spots-report-basic = základní triky
spots-report-dogs = Psi na konci
spots-report-scored = hotoví
spots-report-left = zůstali
