# The end of a first game of Spots, step by step. The learner reads these one at a time while the board lies there; the
# messages with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other
# player. Missy, Burt, Ursula and Jolene are dogs; tricks are called as in the game's words.

spots-lesson-welcome = Dołączamy do gry, która prawie się kończy. Psy mają liczby na łatkach, a kostki je wypełniają. Kto pierwszy ukończy sześć psów, wygrywa. Masz już trzy. Missy brakuje 3 i 4, a Burtowi tylko 1.
spots-lesson-yard = Kostka, która nie trafia na psa, zostaje zakopana w ogródku. Zmieści się w nim 7 oczek, a 2 już leżą. Więcej niż 7 to fura: tracisz kostki z ogródka i z psów. Ukończone psy są bezpieczne.
spots-lesson-walk = W swojej turze wybierasz jedną z sześciu sztuczek i robisz, co mówi. Weź Spacer, żółty kafelek: rzuć dwiema kostkami, a potem, jeśli chcesz, jeszcze jedną.
spots-lesson-walk-rather = Każda ma swoje pięć minut. Ale na początek dwie kostki są w sam raz: wybierz Spacer.
spots-lesson-treat = Czwórka i szóstka. Czwórka pasuje do Missy, ale szóstka nigdzie, a z nią w ogródku byłoby 8 oczek. Masz smakołyk: wydaj go i przerzuć wszystkie kostki tego rzutu.
spots-lesson-treat-rather = Z szóstką w ogródku byłoby 8 oczek, o jedno za dużo, i wszystko przepadnie. Wydaj smakołyk i rzuć jeszcze raz.
spots-lesson-settle = Lepiej! Połóż trójkę na Missy i zakop dwójkę. Stuknij kostkę, potem jej miejsce.
spots-lesson-settle-rather = Kostka w ogródku nikomu nie pomaga. Missy potrzebuje trójki: połóż ją tam i zakop dwójkę.
spots-lesson-more = Teraz Spacer proponuje jeszcze jedną kostkę. W ogródku są 4 oczka: jedynka albo czwórka znajdzie łatkę, dwójka albo trójka zmieści się w ogródku, a zaszkodzi tylko piątka albo szóstka. Rzuć.
spots-lesson-more-rather = Skończyć jest ostrożnie. Ale cztery z sześciu liczb są dla ciebie dobre, a dwie z nich bardzo dobre: rzuć.
spots-lesson-fill = Czwórka! Missy niczego więcej nie trzeba. Połóż ją na niej.
spots-lesson-fill-rather = Zakopać ją to marnotrawstwo. Połóż czwórkę na Missy.
spots-lesson-bust = { $name } robi sztuczkę Biegnij, wyrzuca 5, 6 i 6, a nic z tego nie pasuje. W ogródku jest 5 oczek i na żadną nie ma miejsca: fura. Kostki przepadają, ale ukończone psy zostają. A przy okazji: zrobione sztuczki leżą zakryte.
spots-lesson-fetch = Missy jest wypełniona. Możesz ją teraz zaliczyć zamiast robić sztuczkę. Ale jeśli w środku sztuczki wypełnią się wszystkie twoje psy, zaliczą się od razu, za darmo. Brakuje tylko jedynki Burta. Aport rzuca ośmioma kostkami: spróbuj.
spots-lesson-fetch-rather = Tak też można. Ale z Aport rzucasz ośmioma kostkami i zatrzymujesz jedną liczbę; jedynka prawie zawsze się trafi. Wybierz Aport.
spots-lesson-name = Wybierz liczbę: układasz wszystkie kostki, które ją pokazują, a pozostałe wracają. Jedynka jest dokładnie jedna. Wybierz ją.
spots-lesson-name-rather = Te kostki musiałyby iść do ogródka. Łatkę znajdzie jedynka: wybierz ją.
spots-lesson-burt = Połóż jedynkę na Burcie.
spots-lesson-burt-rather = Burt czekał na tę jedynkę. Połóż ją na nim.
spots-lesson-fast = Wszystkie twoje psy były wypełnione, więc oba są od razu zaliczone. Masz już pięć. Za każdego zaliczonego psa dobierasz nowego, ale nigdy nie więcej niż sześć kart razem: przychodzi Ursula i potrzebuje 1 i 5.
spots-lesson-beg = { $name } robi sztuczkę Proś i bierze smakołyk: tura bez kostek i bez ryzyka.
spots-lesson-howl = Odkryte są już tylko dwie sztuczki. Wyj daje nowego psa, jeśli masz mniej niż sześć kart, a potem rzuca jedną kostką. Zrób to.
spots-lesson-howl-rather = Tę zostaw na później. Wyj rzuca tylko jedną kostką, a w ogródku jest miejsce: wybierz Wyj.
spots-lesson-ursula = Piątka, jak na zamówienie. Połóż ją na Ursuli.
spots-lesson-ursula-rather = W ogródku byłaby z niej fura. Połóż piątkę na Ursuli.
spots-lesson-turned = Odkryta była już tylko jedna sztuczka. Trafił więc na nią smakołyk, a wszystkie kafelki są znów odkryte. { $name } robi Spacer, kładzie dwójkę na Jolene, zakopuje szóstkę i na tym kończy. Mądrze, z 6 oczkami w ogródku.
spots-lesson-over = Smakołyk leży na kafelku Turlaj się i dostanie go, kto go wybierze. Ta sztuczka rzuca też na nowo wszystkimi kostkami z ogródka: dobry sposób na porządki. Wybierz Turlaj się.
spots-lesson-over-rather = Może ci się poszczęści. Ale Turlaj się daje smakołyk, opróżnia ogródek i dwa razy próbuje trafić jedynkę Ursuli. Wybierz tę sztuczkę.
spots-lesson-win = I jest jedynka! Połóż ją na Ursuli i zakop trójkę.
spots-lesson-win-rather = Jedynka na Ursuli wygrywa grę. Połóż ją tam i zakop trójkę.
spots-lesson-end = Ursula jest wypełniona i to twój szósty pies: wygrywasz! W prawdziwej grze każdy zaczyna z dwoma psami, jedną zakopaną kostką i smakołykiem, a sztuczek do odkrycia jest o wiele więcej.
