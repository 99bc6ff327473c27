# A first game of Good Boy, step by step. The learner reads these one at a time while the board lies there; the messages
# with -rather answer a move that is allowed but not the one that the lesson is about. { $name } is the other player.

goodboy-lesson-welcome = Trzy psy czekają na trzech podwórkach i każdy pokazuje, czego chce. Daj psu to wszystko, a przyjdzie do ciebie ze swoimi punktami. Dziś gramy do 5 punktów, prawdziwą grę do 20.
goodboy-lesson-roll = Fanty biorą się z kostek. Rzuć!
goodboy-lesson-again = Patyk, dwie gumowe kaczki i frisbee: wszystko leży przed tobą. Jack russell po lewej chce dwóch kaczek i przysmaku. Brakuje więc przysmaku. Rzucać możesz, ile chcesz. Rzuć jeszcze raz.
goodboy-lesson-again-rather = Skończyć jest bezpiecznie, ale żaden pies jeszcze nie przyjdzie. Jeden rzut więcej to małe ryzyko: póki twój żeton pokazuje psa, zaszkodzą tylko dwa koty naraz. Rzuć jeszcze raz.
goodboy-lesson-stop = Przysmak i kot! Pierwszy kot tylko odwraca twój żeton. Następny zabrałby wszystko, co leży przed tobą. Jack russell ma, czego chce: skończ rzucać.
goodboy-lesson-stop-rather = Co za odwaga! Ale jeszcze jeden kot i wszystkie pięć fantów przepadnie. Masz już, czego ci trzeba: skończ rzucać.
goodboy-lesson-lay = Teraz rozłóż fanty w swoich narożnikach. Stuknij jack russella, a dostanie dwie kaczki i przysmak. Patyk i frisbee zatrzymaj: czego nie położysz, zostaje u ciebie. Potem przywołaj.
goodboy-lesson-lay-rather = Fantów leżących w narożniku nie można już ruszyć. Daj jack russellowi tylko dwie kaczki i przysmak, a resztę zachowaj na potem.
goodboy-lesson-came = Dobry piesek! Jack russell jest twój, za 2 punkty. Wszystko z tego narożnika wróciło do puli, a na podwórko przybiegł następny pies.
goodboy-lesson-bust = { $name } wyrzuca dwie piłki i kość, chce więcej i trafia na dwa koty naraz. Pierwszy odwraca żeton, drugi zabiera wszystkie fanty, a tura kończy się bez przywołania. W narożnikach fanty byłyby przed kotem bezpieczne.
goodboy-lesson-second = Znów twoja kolej. Żeton znowu pokazuje psa, a patyk i frisbee nadal leżą przed tobą. Rzuć.
goodboy-lesson-any = Patyk i dowolny fant: weź z puli, co chcesz. Beagle pośrodku chce kości, dwóch patyków i kaczki. Weź kość.
goodboy-lesson-any-rather = Wybór należy do ciebie. Ale beagle chce kości, a jeszcze jej nie masz: weź kość.
goodboy-lesson-risk = Brakuje już tylko kaczki. Żeton pokazuje psa, więc jeden kot nie zaboli. Rzuć jeszcze raz.
goodboy-lesson-risk-rather = Możesz skończyć i poczekać turę. Ale póki na żetonie jest pies, zaszkodzą tylko dwa koty naraz. Rzuć jeszcze raz.
goodboy-lesson-enough = Jest kaczka, a z nią kot. Twój żeton pokazuje teraz kota: następny zabierze wszystko. Skończ rzucać.
goodboy-lesson-enough-rather = Właśnie tak traci się fanty! Beagle ma, czego chce: skończ rzucać.
goodboy-lesson-serve = Stuknij beagle'a, żeby położyć kość, dwa patyki i kaczkę, i przywołaj.
goodboy-lesson-serve-rather = Beagle chce kości, dwóch patyków i kaczki. Połóż tylko to, a resztę zachowaj.
goodboy-lesson-round = Z beagle'em masz 5 punktów i o to chodziło w tej krótkiej grze. Ale kolejkę gra się do końca, żeby wszyscy mieli tyle samo tur: { $name } ma jeszcze jedną.
goodboy-lesson-theirs = { $name } rzuca dwa razy, kończy w porę i kładzie przysmak i dwa frisbee: tego chciał maltańczyk. Przywołany pies od razu znika, choćby ktoś inny też kładł mu fanty. Tamte fanty zostają i liczą się dla następnego psa.
goodboy-lesson-corners = Jednego jeszcze tu nie było: gdy wyrzuconego fantu nie ma już w puli, bierze się go z narożnika innego gracza. W narożniku nic więc nie jest całkiem bezpieczne.
goodboy-lesson-end = 5 punktów do 2: wygrywasz! Teraz wiesz, kiedy rzucać dalej. A kiedy skończyć? Tego nikt tak naprawdę nigdy się nie nauczy.
