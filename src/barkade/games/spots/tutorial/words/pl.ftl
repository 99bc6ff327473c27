# The end of a first game of Spots, step by step. The learner reads these one at a time while the board lies there; the
# messages with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other
# player. Missy, Burt, Ursula and Jolene are dogs; tricks are called as in the game's words.

spots-lesson-welcome = Dołączasz do gry, która już się kończy. Psy mają liczby na łatkach, a kostki wypełniają łatki. Kto pierwszy zaliczy sześć psów, wygrywa. Masz już trzy. Missy brakuje 3 i 4, a Burtowi tylko 1.
spots-lesson-yard = Kostka, która nie trafia na psa, zostaje zakopana w ogródku. Zmieści się w nim 7 oczek, a 2 już leżą. Więcej niż 7 to fura: tracisz kostki z ogródka i z psów. Zaliczone psy są bezpieczne.
spots-lesson-walk = W swojej turze wybierasz jedną z sześciu sztuczek i robisz, co mówi. Weź Spacer, żółty kafelek: rzuć dwiema kostkami, a potem, jeśli chcesz, jeszcze jedną.
spots-lesson-walk-rather = Każda ma swoje pięć minut. Ale na początek dwie kostki są w sam raz: wybierz Spacer.
spots-lesson-treat = Czwórka i szóstka. Czwórka pasuje do Missy, ale szóstka nigdzie, a z nią w ogródku byłoby 8 oczek. Masz smakołyk: wydaj go i przerzuć wszystkie kostki tego rzutu.
spots-lesson-treat-rather = Z szóstką w ogródku byłoby 8 oczek, o jedno za dużo, i wszystko by przepadło. Wydaj smakołyk i przerzuć.
spots-lesson-settle = Lepiej! Połóż trójkę na Missy i zakop dwójkę. Stuknij kostkę, potem jej miejsce.
spots-lesson-settle-rather = Kostka w ogródku nikomu nie pomaga. Missy potrzebuje trójki: połóż ją tam i zakop dwójkę.
spots-lesson-more = Przy sztuczce Spacer możesz teraz rzucić jeszcze jedną kostką. W ogródku są 4 oczka: jedynka albo czwórka znajdzie łatkę, dwójka albo trójka zmieści się w ogródku, a zaszkodzi tylko piątka albo szóstka. Rzuć.
spots-lesson-more-rather = Skończyć jest ostrożniej. Ale cztery z sześciu liczb są dla ciebie dobre, a dwie z nich bardzo dobre: rzuć.
spots-lesson-fill = Czwórka! Więcej Missy nie trzeba. Połóż ją na niej.
spots-lesson-fill-rather = Zakopać ją to marnotrawstwo. Połóż czwórkę na Missy.
spots-lesson-bust = { $name } robi sztuczkę Biegnij i wyrzuca 5, 6 i 6, a nic z tego nie pasuje. W ogródku leży już 5 oczek, więc na żadną z tych kostek nie ma miejsca: fura. Kostki przepadają, ale zaliczone psy zostają. A przy okazji: zrobione sztuczki leżą zakryte.
spots-lesson-fetch = Missy jest wypełniona. Możesz ją teraz zaliczyć zamiast robić sztuczkę. Ale jeśli w środku sztuczki wypełnią się wszystkie twoje psy, zaliczasz je od razu, za darmo. Brakuje tylko jedynki Burta. W sztuczce Aport rzucasz ośmioma kostkami: spróbuj.
spots-lesson-fetch-rather = Tak też można. Ale przy sztuczce Aport rzucasz ośmioma kostkami i układasz jedną liczbę; jedynka prawie zawsze się trafi. Wybierz Aport.
spots-lesson-name = Wybierz liczbę: układasz wszystkie kostki, które ją pokazują, a reszta wraca do zapasu. Jedynka jest tylko jedna. Wybierz ją.
spots-lesson-name-rather = Takie kostki musiałyby iść do ogródka. Łatkę ma tylko jedynka: wybierz ją.
spots-lesson-burt = Połóż jedynkę na Burcie.
spots-lesson-burt-rather = Burt czeka właśnie na tę jedynkę. Połóż ją na nim.
spots-lesson-fast = Wszystkie twoje psy były wypełnione, więc oba są od razu zaliczone. Masz już pięć. Za każdego zaliczonego psa dobierasz nowego, ale nigdy nie więcej niż sześć kart razem: przychodzi Ursula i potrzebuje 1 i 5.
spots-lesson-beg = { $name } robi sztuczkę Proś i bierze smakołyk: tura bez kostek i bez ryzyka.
spots-lesson-howl = Odkryte są już tylko dwie sztuczki. Wyj daje nowego psa, jeśli masz mniej niż sześć kart, a potem rzut jedną kostką. Wybierz Wyj.
spots-lesson-howl-rather = Tę sztuczkę zostaw na później. Przy Wyj rzucasz tylko jedną kostką, a w ogródku jest miejsce. Wybierz Wyj.
spots-lesson-ursula = Piątka, jak na zamówienie. Połóż ją na Ursuli.
spots-lesson-ursula-rather = W ogródku byłaby to fura. Połóż piątkę na Ursuli.
spots-lesson-turned = Odkryta była już tylko jedna sztuczka. Trafił więc na nią smakołyk, a wszystkie kafelki są znów odkryte. { $name } robi sztuczkę Spacer, kładzie dwójkę na Jolene, zakopuje szóstkę i na tym kończy. Z 6 oczkami w ogródku to rozsądne.
spots-lesson-over = Smakołyk leży na kafelku Turlaj się i dostanie go, kto wybierze tę sztuczkę. Rzuca się w niej też jeszcze raz wszystkimi kostkami z ogródka: dobry sposób na porządki. Wybierz Turlaj się.
spots-lesson-over-rather = Może ci się poszczęści. Ale Turlaj się daje smakołyk i dwie szanse na jedynkę Ursuli, a do tego opróżnia ogródek. Wybierz tę sztuczkę.
spots-lesson-win = I jest jedynka! Połóż ją na Ursuli i zakop trójkę.
spots-lesson-win-rather = Jedynka na Ursuli wygrywa grę. Połóż ją tam i zakop trójkę.
spots-lesson-end = Ursula jest wypełniona i to twój szósty pies: wygrywasz! W prawdziwej grze każdy zaczyna z dwoma psami, jedną zakopaną kostką i smakołykiem, a sztuczek do odkrycia jest o wiele więcej.
