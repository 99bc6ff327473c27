# Good Boy

goodboy-name = Good Boy
goodboy-tagline = Házej o odměny, dej pozor na kočky a přivolej k sobě ty nejlepší pejsky.

goodboy-option-starter = Kdo začíná
goodboy-option-starter-about = Číslo hráče, nebo los. V pravidlech: kdo naposledy hladil psa.
goodboy-option-starter-printed = Podle pravidel začíná, kdo naposledy hladil psa, nebo nejmladší.
goodboy-option-starter-chance = losem
goodboy-option-hard = Varianta pro pokročilé
goodboy-option-hard-about = Bez žetonů: kočka po prvním hodu sebere všechno, co máš naházeno.
goodboy-option-any_face = Libovolná odměna
goodboy-option-any_face-about = Co dává strana kostky, která platí za jakoukoli odměnu.
goodboy-option-any_face-chosen = odměnu podle výběru
goodboy-option-any_face-random = náhodnou odměnu
goodboy-option-call = Splněné přání
goodboy-option-call-about = Jestli si pejska, který má všechno, musíš vzít.
goodboy-option-call-must = musíš si ho vzít (náš výklad)
goodboy-option-call-may = smí počkat

goodboy-own-name = { $text }
goodboy-player = { $name }

goodboy-treat-ball = míček
    .acc = míček
goodboy-treat-bone = kost
    .acc = kost
goodboy-treat-stick = klacík
    .acc = klacík
goodboy-treat-duck = gumová kačenka
    .acc = gumovou kačenku
goodboy-treat-snack = pamlsek
    .acc = pamlsek
goodboy-treat-frisbee = frisbee
    .acc = frisbee
goodboy-treat-any = libovolná odměna
    .acc = libovolnou odměnu
goodboy-cat = kočka
    .acc = kočku

goodboy-dog-chihuahua = čivava
    .acc = čivavu
goodboy-dog-dachshund = jezevčík
    .acc = jezevčíka
goodboy-dog-french-bulldog = francouzský buldoček
    .acc = francouzského buldočka
goodboy-dog-jack-russell = jack russell
    .acc = jack russella
goodboy-dog-maltese = maltézáček
    .acc = maltézáčka
goodboy-dog-pug = mops
    .acc = mopse
goodboy-dog-shiba-inu = šiba-inu
    .acc = šibu-inu
goodboy-dog-yorkshire-terrier = jorkšír
    .acc = jorkšíra
goodboy-dog-beagle = bígl
    .acc = bígla
goodboy-dog-border-collie = border kolie
    .acc = border kolii
goodboy-dog-chow-chow = čau-čau
    .acc = čau-čau
goodboy-dog-corgi = corgi
    .acc = corgi
goodboy-dog-dalmatian = dalmatin
    .acc = dalmatina
goodboy-dog-greyhound = greyhound
    .acc = greyhounda
goodboy-dog-poodle = pudl
    .acc = pudla
goodboy-dog-schnauzer = knírač
    .acc = knírače
goodboy-dog-boxer = boxer
    .acc = boxera
goodboy-dog-bulldog = buldok
    .acc = buldoka
goodboy-dog-german-shepherd = německý ovčák
    .acc = německého ovčáka
goodboy-dog-golden-retriever = zlatý retrívr
    .acc = zlatého retrívra
goodboy-dog-husky = husky
    .acc = huskyho
goodboy-dog-labrador = labrador
    .acc = labradora
goodboy-dog-samoyed = samojed
    .acc = samojeda
goodboy-dog-doberman = dobrman
    .acc = dobrmana
goodboy-dog-great-dane = německá doga
    .acc = německou dogu
goodboy-dog-newfoundland = novofundlanďan
    .acc = novofundlanďana
goodboy-dog-rottweiler = rotvajler
    .acc = rotvajlera
goodboy-dog-saint-bernard = bernardýn
    .acc = bernardýna
goodboy-no-dog = žádný pejsek
    .acc = žádného pejska

goodboy-do-roll = Hoď oběma kostkami
goodboy-do-stop = Přestaň házet a volej
goodboy-do-any = Vezmi z banku { $treat-acc }
goodboy-do-rob = Vezmi { $treat-acc } z rohu na dvorku { $yard } (roh: { $name })
goodboy-do-put = Polož { $treat-acc } na dvorek { $yard } ({ $dog })
goodboy-do-done = To je vše: volej
goodboy-do-wait = Nevolej nikoho: ať počkají
goodboy-do-take = Vezmi si { $dog-acc } z dvorku { $yard }

goodboy-told-starts = { $name } začíná.
goodboy-told-came = Na dvorek { $yard } přichází { $dog }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
goodboy-told-rolled = { $name } hází: { $symbols }.
goodboy-told-got = { $name } bere z banku { $treat-acc }.
goodboy-told-robbed = { $name } bere { $treat-acc } z cizího rohu na dvorku { $yard } (roh: { $victim }).
goodboy-told-got-nothing = { $name } nemá odkud vzít { $treat-acc }.
goodboy-told-cat = Kočka! { $name } otáčí žeton kočkou nahoru.
goodboy-told-cat-ignored = { $name } má první hod: { $cats ->
    [one] kočka se nepočítá
    [few] kočky se nepočítají
   *[other] kočky se nepočítají
}.
goodboy-told-busted = Kočka bere všechno: { $name } ztrácí { $treats ->
    [0] jenom tah
    [one] jednu odměnu a tah
    [few] { $treats } odměny a tah
   *[other] { $treats } odměn a tah
}.
goodboy-told-stopped = { $name } přestává házet.
goodboy-told-laid = { $name } pokládá { $treat-acc } na dvorek { $yard }.
goodboy-told-took = Hodný pejsek! { $name } si z dvorku { $yard } odvádí { $dog-acc } za { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
goodboy-told-emptied = Na dvorek { $yard } už není koho poslat: odměny z něj jdou zpět do banku.
goodboy-told-called-nobody = { $name } volá, ale tentokrát žádný pejsek nejde.
goodboy-told-counted = { $name }, { $dog }: { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}.
goodboy-told-scored = { $name } má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
} a { $dogs ->
    [one] jednoho pejska
    [few] { $dogs } pejsky
   *[other] { $dogs } pejsků
}.

# The story: what a player does, then what comes of it
goodboy-told-picked = { $name } si vybírá { $treat-acc }.
goodboy-beat-starts = začíná
goodboy-beat-came = { $items }
goodboy-beat-came-one = na dvorek { $yard } přichází { $dog } ({ $points })
goodboy-beat-rolled = { $count ->
    [1] má na kostkách { $symbols-acc-and }
    [2] hází dvakrát
    [3] hází třikrát
    [4] hází čtyřikrát
    [5] hází pětkrát
    [6] hází šestkrát
   *[other] hází { $count }krát
}
goodboy-beat-picked = vybírá { $count ->
    [1] { $treat-acc }
    [2] { $treat-acc-and }
    [3] tři odměny
    [4] čtyři odměny
   *[other] { $count } odměn
}
goodboy-beat-robbed = bere z cizích rohů { $items-and }
goodboy-beat-robbed-one = { $count ->
    [1] { $treat-acc }
    [2] dvě odměny
    [3] tři odměny
    [4] čtyři odměny
   *[other] { $count } odměn
} ({ $victim })
goodboy-beat-busted = kočka! { $name } ztrácí { $treats ->
    [0] jenom tah
    [1] odměnu
    [2] dvě odměny
    [3] tři odměny
    [4] čtyři odměny
    [5] pět odměn
    [6] šest odměn
    [7] sedm odměn
    [8] osm odměn
    [9] devět odměn
   *[other] { $treats } odměn
}
goodboy-beat-stopped = přestává
goodboy-beat-laid = pokládá { $items-and }
goodboy-beat-laid-one = { $count ->
    [1] { $treat-acc }
    [2] dvě odměny
    [3] tři odměny
    [4] čtyři odměny
    [5] pět odměn
    [6] šest odměn
    [7] sedm odměn
    [8] osm odměn
    [9] devět odměn
   *[other] { $count } odměn
} na dvorek { $yard }
goodboy-beat-took = odvádí domů { $dog-acc-and } (+{ $points })
goodboy-beat-emptied = na { $count ->
    [1] dvorek { $yard }
   *[other] dvorky { $yard-and }
} už nezbyl žádný pejsek
goodboy-beat-counted = počítá { $items }
goodboy-beat-counted-one = { $dog-acc } ({ $points })
goodboy-beat-scored = má { $points ->
    [one] jeden bod
    [few] { $points } body
   *[other] { $points } bodů
}

goodboy-ending-goal-reached = Bodů na výhru je dost a kolo je dohrané.
goodboy-ending-yards-empty = Všichni pejsci už s někým odešli domů.
goodboy-ending-last-round = To bylo poslední kolo: body platí, jak jsou.

goodboy-why-not-rolling = Teď není chvíle házet ani přestat házet.
goodboy-why-roll-first = Aspoň jednou hodit musíš.
goodboy-why-no-any = Žádná libovolná odměna nepadla, není co vybírat.
goodboy-why-not-in-pool = To v banku není: { $treat }.
goodboy-why-nothing-to-rob = Z cizích rohů bereš jen to, co ti padlo a v banku není.
goodboy-why-pool-not-empty = Dokud v banku něco je, vybírej z něj.
goodboy-why-other-treat = Padlo ti něco jiného: { $treat }.
goodboy-why-own-corner = Z vlastních rohů se nebere.
goodboy-why-not-in-corner = To v tomto rohu na dvorku { $yard } není: { $treat }.
goodboy-why-not-laying = Odměny se pokládají, až přestaneš házet.
goodboy-why-no-dog = Na dvorku { $yard } už žádný pejsek není, takže tam nic položit nejde.
goodboy-why-not-held = Tohle před sebou k položení nemáš: { $treat }.
goodboy-why-lay-in-order = Po jedné se odměny kladou podle druhů a pak podle dvorků. Pošli je všechny na jednom řádku, „lay 1:… 2:…“, a na pořadí nezáleží.
goodboy-why-nothing-to-take = Není tu mezi kým vybírat.
goodboy-why-take-one = Vyber pejska: jeden z nich musí jít s tebou.
goodboy-why-not-complete = Tvůj roh na dvorku { $yard } nemá všechno, co pejsek chce.

goodboy-impossible-1 = Některá odměna chybí nebo je tu dvakrát: bank, hráči a rohy musí mít dohromady právě to, co krabice.
goodboy-impossible-2 = Některý pejsek chybí nebo je tu dvakrát: každý je v balíčku, na jednom dvorku, nebo u jednoho hráče.
goodboy-impossible-3 = Něco patří místu, na kterém nikdo nesedí.
goodboy-impossible-4 = Dvorek je prázdný, jen když je prázdný balíček, a pak v jeho rozích nic neleží.
goodboy-impossible-5 = Fáze tahu nesedí: musí být o čem rozhodovat.
goodboy-impossible-6 = Kostky nesedí: leží na stole od hodu do konce fáze odměn.
goodboy-impossible-7 = Kolo nesedí: hra končí na konci kola, právě když má někdo dost bodů, pejsci došli, nebo skončilo poslední kolo.

goodboy-box-no-such-treat = Odměna „{ $name }“ v této krabici není.
goodboy-box-sign-twice = Strana kostky smí ukazovat „{ $sign }“ jen jednou.
goodboy-box-no-cat = Žádná kostka nemá kočku, takže by nikoho nic nezastavilo.
goodboy-box-wants-too-many = { $name } se nedá nikdy získat: chce { $wants } × „{ $treat }“ a krabice má { $count }.
goodboy-box-never-rolled = { $name } se nedá nikdy získat: žádná kostka nedává „{ $treat }“.
goodboy-box-too-few-points = Všichni pejsci mají dohromady { $points } b., a k výhře jich je potřeba { $goal }.

goodboy-coach-compare = Zavolat hned: { $stop } b., až po dalším hodu: průměrně { $roll } b.
goodboy-coach-first-roll = Hodit a pak zavolat: průměrně { $roll } b.
goodboy-coach-bust = Riziko { $percent } %, že příštím hodem přijdeš o všechno, co máš před sebou.
goodboy-coach-ready = Dvorek { $yard }, { $dog } ({ $points }): máš všechno, co chce.
goodboy-coach-missing = Dvorek { $yard }, { $dog } ({ $points }): ještě chce { $wants-acc }.
goodboy-coach-dog = Dvorek { $yard }, { $dog } ({ $points }): ještě chce { $wants-acc }; šance v příštím hodu { $percent } %.
goodboy-coach-treats = Šance v příštím hodu: { $shares }.
goodboy-coach-share = { $treat } { $percent } %
goodboy-coach-count = { $count ->
    [one] { $treat }
    [few] { $count } × { $treat }
   *[other] { $count } × { $treat }
}
    .acc = { $count ->
    [one] { $treat-acc }
    [few] { $count } × { $treat }
   *[other] { $count } × { $treat }
}

goodboy-board-first-roll = Házej
goodboy-board-rolling = Házej, nebo dost
goodboy-board-robbing = Ber z rohu
goodboy-board-choosing = Vyber odměnu
goodboy-board-laying = Pokládej odměny
goodboy-board-taking = Vyber pejska
goodboy-board-round = kolo { $round } · balíček { $pile } · vyhrává { $goal } b.
goodboy-board-no-roll = kostky leží
goodboy-board-pool = bank
goodboy-board-wants = chce
goodboy-board-cat-token = žeton: kočka
goodboy-board-signs = Dvě písmena na barvě jsou odměna podle anglického názvu, Ba2 jsou dva míčky. Na každém dvorku: body a plemeno pejska, co chce, a rohy všech hráčů, ✓ když v něm to všechno je. Nad nimi leží kostky, ? je libovolná odměna a =^.^= kočka; „žeton: kočka“ znamená, že další kočka sebere všechno tomu, kdo hází. Vpravo je bank.
goodboy-board-held = má
goodboy-board-dogs = { $dogs ->
    [one] 1 pejsek
    [few] { $dogs } pejsci
   *[other] { $dogs } pejsků
}

# Reports

goodboy-report-dogs = Odvedení pejsci
goodboy-report-habits = Hody
goodboy-report-rolls = hody
goodboy-report-busts = tahy, které vzala kočka
goodboy-report-robs = uloupené odměny
goodboy-report-stopping = Kdy přestat: podle odměn v ruce
goodboy-report-in-hand = { $treats }
goodboy-report-rolled = hodilo se dál
goodboy-report-busted = vzala to kočka
goodboy-report-stopped = skončilo se
