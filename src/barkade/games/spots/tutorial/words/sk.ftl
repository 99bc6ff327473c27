# The end of a first game of Spots, step by step. The learner reads these one at a time while the board lies there; the
# messages with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other
# player. Missy, Burt, Ursula and Jolene are dogs; tricks are called as in the game's words.

spots-lesson-welcome = Prisadáme si k hre, ktorá sa už takmer končí. Psy majú políčka s číslami a zapĺňajú ich kocky. Kto prvý dokončí šesť psov, vyhráva. Ty už máš tri. Missy ešte potrebuje trojku a štvorku, Burt iba jednotku.
spots-lesson-yard = Kocka, ktorá nejde na žiadneho psa, sa zahrabe na tvojom dvore. Zmestí sa tam 7 bodiek a 2 tam už ležia. Viac ako 7 je krach: prídeš o kocky na dvore aj na psoch. Hotové psy sú v bezpečí.
spots-lesson-walk = Vo svojom ťahu vyberieš jeden zo šiestich trikov a urobíš, čo hovorí. Vezmi žltú Prechádzku: hoď dvoma kockami a potom ešte jednou, ak chceš.
spots-lesson-walk-rather = Každý má svoju chvíľu. Ale na začiatok sú dve kocky tak akurát: vyber Prechádzku.
spots-lesson-treat = Štvorka a šestka. Štvorka by sa hodila pre Missy, ale šestka nikam nepatrí a na dvore by s ňou bolo 8 bodiek. Máš maškrtu: miň ju a prehoď všetky kocky tohto hodu.
spots-lesson-treat-rather = So šestkou by na dvore bolo 8 bodiek, o jednu priveľa, a všetko by bolo preč. Miň maškrtu a hoď znova.
spots-lesson-settle = To je lepšie! Trojku daj na Missy a dvojku zahrab. Ťukni na kocku a potom na to, kam patrí.
spots-lesson-settle-rather = Kocka na dvore nikomu nepomôže. Missy potrebuje trojku: daj ju tam a dvojku zahrab.
spots-lesson-more = Teraz Prechádzka ponúka ešte jednu kocku. Na dvore sú 4 bodky: jednotka a štvorka nájdu svoje políčko, dvojka a trojka sa zmestia na dvor a ublížiť by mohla iba päťka alebo šestka. Hoď.
spots-lesson-more-rather = Prestať je opatrné. Ale štyri čísla zo šiestich sú pre teba dobré a dve z nich veľmi dobré: hoď.
spots-lesson-fill = Štvorka! Viac Missy nepotrebuje. Daj ju na ňu.
spots-lesson-fill-rather = Zahrabať ju by bola škoda. Daj štvorku na Missy.
spots-lesson-bust = { $name } predvádza trik Bež, hádže 5, 6 a 6 a nič sa nehodí. Na dvore je 5 bodiek, takže sa tam nezmestí ani jedna: krach. Kocky sú preč, ale hotové psy ostávajú. Mimochodom, použité triky ležia rubom nahor.
spots-lesson-fetch = Missy je plná. Namiesto triku by sa dala teraz dokončiť. Ale keď sú uprostred triku plné všetky tvoje psy, dokončia sa hneď a zadarmo. Chýba iba Burtova jednotka. Aport hádže ôsmimi kockami: skús ho.
spots-lesson-fetch-rather = Aj to sa dá. Ale s Aportom hodíš ôsmimi kockami a necháš si jedno číslo; jednotka medzi nimi býva takmer vždy. Vyber Aport.
spots-lesson-name = Vyber číslo: všetky kocky, ktoré ho ukazujú, sa umiestnia, a ostatné sa vrátia. Jednotka je tu presne jedna. Vyber ju.
spots-lesson-name-rather = Tieto kocky by museli na dvor. Svoje políčko má jednotka: vyber ju.
spots-lesson-burt = Daj jednotku na Burta.
spots-lesson-burt-rather = Burt na túto jednotku čaká. Daj mu ju.
spots-lesson-fast = Všetky tvoje psy boli plné, a tak sú oba hneď hotové. Máš ich päť. Za každého hotového psa si vezmeš nového, ale nikdy nemáš viac ako šesť kariet: prichádza Ursula a potrebuje jednotku a päťku.
spots-lesson-beg = { $name } predvádza trik Popros a berie si maškrtu: ťah bez kociek, a teda aj bez nebezpečenstva.
spots-lesson-howl = Lícom nahor ostávajú iba dva triky. Zavýjaj ti dá nového psa, keď máš menej ako šesť kariet, a potom hádže jednou kockou. Predveď ho.
spots-lesson-howl-rather = Tento si nechaj na neskôr. Zavýjaj hádže iba jednou kockou a na dvore máš miesto: vyber Zavýjaj.
spots-lesson-ursula = Päťka ako na objednávku. Daj ju na Ursulu.
spots-lesson-ursula-rather = Na dvore by to bol krach. Daj päťku na Ursulu.
spots-lesson-turned = Lícom nahor ostal jediný trik. Dostal preto maškrtu a všetky sa zas otočili. Teraz { $name } predvádza Prechádzku, dáva dvojku na Jolene, zahrabáva šestku a viac nehádže. Múdre, so 6 bodkami na dvore.
spots-lesson-over = Na triku Prevaľ sa leží maškrta pre toho, kto si ho vyberie. A navyše pri ňom znova hodíš všetkými kockami zo svojho dvora: dobrý spôsob, ako ho vyprázdniť. Vyber Prevaľ sa.
spots-lesson-over-rather = Možno by to vyšlo. Ale Prevaľ sa ti prinesie maškrtu, vyprázdni dvor a dá dve šance na Ursulinu jednotku. Vyber tento trik.
spots-lesson-win = A je tu jednotka! Daj ju na Ursulu a trojku zahrab.
spots-lesson-win-rather = Jednotka na Ursulu vyhráva hru. Daj ju tam a trojku zahrab.
spots-lesson-end = Ursula je plná a je to tvoj šiesty pes: vyhrávaš! V skutočnej hre začínajú všetci s dvoma psami, jednou zahrabanou kockou a maškrtou a trikov na objavovanie je oveľa viac.
