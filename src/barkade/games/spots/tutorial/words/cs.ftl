# The end of a first game of Spots, step by step. The learner reads these one at a time while the board lies there; the
# messages with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other
# player. Missy, Burt, Ursula and Jolene are dogs; tricks are called as in the game's words.

spots-lesson-welcome = Přisedáme ke hře, která už skoro končí. Psi mají políčka s čísly a ta zaplňují kostky. Kdo má jako první šest hotových psů, vyhrává. Ty už máš tři. Missy ještě potřebuje trojku a čtyřku, Burt jen jedničku.
spots-lesson-yard = Kostka, která nejde na žádného psa, se zahrabe na tvém dvorku. Vejde se tam 7 puntíků a 2 už tam leží. Víc než 7 je krach: přijdeš o kostky na dvorku i na psech. Hotoví psi jsou v bezpečí.
spots-lesson-walk = Ve svém tahu vybereš jeden ze šesti triků a uděláš, co říká. Vezmi žlutou Procházku: hoď dvěma kostkami a pak ještě jednou, jestli chceš.
spots-lesson-walk-rather = Každý má svou chvíli. Ale na začátek jsou dvě kostky tak akorát: vyber Procházku.
spots-lesson-treat = Čtyřka a šestka. Čtyřka by se hodila pro Missy, ale šestka nikam nepatří a na dvorku by s ní bylo 8 puntíků. Máš pamlsek: utrať ho a přehoď všechny kostky tohoto hodu.
spots-lesson-treat-rather = Se šestkou by na dvorku bylo 8 puntíků, o jeden moc, a všechno by bylo pryč. Utrať pamlsek a hoď znovu.
spots-lesson-settle = To je lepší! Trojku dej na Missy a dvojku zahrab. Ťukni na kostku a pak na místo pro ni.
spots-lesson-settle-rather = Kostka na dvorku nikomu nepomůže. Missy potřebuje trojku: dej ji tam a dvojku zahrab.
spots-lesson-more = Teď Procházka nabízí ještě jednu kostku. Na dvorku jsou 4 puntíky: jednička a čtyřka najdou své políčko, dvojka a trojka se vejdou na dvorek a ublížit by mohla jen pětka nebo šestka. Hoď.
spots-lesson-more-rather = Přestat je opatrné. Ale čtyři čísla ze šesti jsou pro tebe dobrá a dvě z nich moc dobrá: hoď.
spots-lesson-fill = Čtyřka! Víc Missy nepotřebuje. Dej ji na ni.
spots-lesson-fill-rather = Zahrabat ji by byla škoda. Dej čtyřku na Missy.
spots-lesson-bust = { $name } předvádí trik Běž, hází 5, 6 a 6 a nic se nehodí. Na dvorku je 5 puntíků, takže se tam nevejde ani jedna: krach. Kostky jsou pryč, ale hotoví psi zůstávají. Mimochodem, použité triky leží rubem nahoru.
spots-lesson-fetch = Missy je plná. Místo triku by se teď dala dokončit. Ale když jsou uprostřed triku plní všichni tvoji psi, dokončí se hned a zadarmo. Chybí jen Burtova jednička. Aport hází osmi kostkami: zkus ho.
spots-lesson-fetch-rather = To jde taky. Ale s Aportem hodíš osmi kostkami a necháš si jedno číslo; jednička mezi nimi bývá skoro vždycky. Vyber Aport.
spots-lesson-name = Vyber číslo: všechny kostky, které ho ukazují, se umístí, a ostatní se vrátí. Jednička je tu přesně jedna. Vyber ji.
spots-lesson-name-rather = Tyhle kostky by musely na dvorek. Své políčko má jednička: vyber ji.
spots-lesson-burt = Dej jedničku na Burta.
spots-lesson-burt-rather = Burt na tuhle jedničku čeká. Dej mu ji.
spots-lesson-fast = Všichni tvoji psi byli plní, a tak jsou oba hned hotoví. Máš jich pět. Za každého hotového psa si vezmeš nového, ale nikdy nemáš víc než šest karet: přichází Ursula a potřebuje jedničku a pětku.
spots-lesson-beg = { $name } předvádí trik Popros a bere si pamlsek: tah bez kostek, a taky bez nebezpečí.
spots-lesson-howl = Lícem nahoru zbývají jen dva triky. Zavyj ti dá nového psa, když máš míň než šest karet, a pak hází jednou kostkou. Předveď ho.
spots-lesson-howl-rather = Tenhle si nech na později. Zavyj hází jen jednou kostkou a na dvorku máš místo: vyber Zavyj.
spots-lesson-ursula = Pětka jako na objednávku. Dej ji na Ursulu.
spots-lesson-ursula-rather = Na dvorku by to byl krach. Dej pětku na Ursulu.
spots-lesson-turned = Lícem nahoru zůstal jediný trik. Dostal proto pamlsek a všechny se zase otočily. Teď { $name } předvádí Procházku, dává dvojku na Jolene, zahrabává šestku a víc nehází. Moudré, s 6 puntíky na dvorku.
spots-lesson-over = Na triku Válej sudy leží pamlsek a dostane ho, kdo si ten trik vybere. Navíc se při něm znovu hází všemi kostkami z tvého dvorku: dobrý způsob, jak ho vyčistit. Vyber Válej sudy.
spots-lesson-over-rather = Třeba by to vyšlo. Ale trik Válej sudy ti přinese pamlsek, vyprázdní dvorek a dá dvě šance na Ursulinu jedničku. Vyber ho.
spots-lesson-win = A je tu jednička! Dej ji na Ursulu a trojku zahrab.
spots-lesson-win-rather = S jedničkou na Ursule vyhráváš. Dej ji tam a trojku zahrab.
spots-lesson-end = Ursula je plná a je to tvůj šestý pes: vyhráváš! Ve skutečné hře začínají všichni se dvěma psy, jednou zahrabanou kostkou a pamlskem a triků na objevování je mnohem víc.
