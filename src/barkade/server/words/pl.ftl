# What the server says

server-over = Ten stół jest zamknięty.
server-stale = Przy stole coś się już zmieniło (wersja { $version }). Spójrz jeszcze raz i wybierz.
server-taken-id = Tego identyfikatora polecenia użył już ktoś inny.
server-no-seat = Przy tym stole nie ma miejsca { $number }.
server-not-your-seat = Miejsce { $number } nie jest twoje.
server-host-only = To może zrobić tylko gospodarz stołu.
server-players-only = To mogą zrobić tylko grający przy tym stole.
server-started = Gra już się zaczęła.
server-not-started = Tu jeszcze nikt nie gra.
server-not-over = Gra jeszcze trwa.
server-paused = Gra jest wstrzymana.
server-not-paused = Gra nie jest wstrzymana.
server-bot-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
server-time-is-up = Twój czas na tę turę minął: bot ją dokończy, a potem miejsce znów będzie twoje.
server-no-undo = Tego nie da się cofnąć: los albo tajemnica wyszły na jaw, albo to nie była twoja ostatnia akcja.
server-other-offer = Jest już inne pytanie do stołu.
server-no-offer = Nie ma żadnego pytania do stołu.
server-no-person-there = Na miejscu { $number } nie siedzi nikt, kogo można zapytać.
server-not-away = Osoba z miejsca { $number } tu jest albo nie ma jej dopiero od chwili.
server-resigned = Kto się poddał, nie gra dalej.
server-who-are-you = Najpierw wejdź: podaj imię.
server-sent-away = Gospodarz odesłał cię od tego stołu.
server-seat-taken = Miejsce { $number } jest zajęte.
server-seat-free = Miejsce { $number } jest jeszcze wolne. Zaproś kogoś albo posadź tam bota.
server-not-ready = Osoby z miejsca { $number } jeszcze nie ma przy stole.
server-no-such-bot = Nie ma bota „{ $bot }”. Boty to: { $known }.
server-no-choice-of-first = W tej grze nie wybiera się, kto zaczyna.
server-muted = Przy tym stole nie możesz się odzywać.
server-failed = Nie udało się tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
server-no-table = Nie ma takiego stołu. Może już go sprzątnięto.
server-no-frame = Tej gry nie da się oglądać z tego miejsca albo od tego ruchu.
server-no-lesson = Do tej gry nie ma samouczka.
server-malformed = Nie da się tego zrozumieć: { $reason }.
server-bad-name = Imię musi mieć choć jedną literę albo znak, który widać.
server-dead-link = Ten link jest już zużyty albo za stary. Zrób nowy.
server-too-fast = Spokojnie, piesku. Chwilę odczekaj.
server-too-large = To za duże: czytamy najwyżej { $kilobytes } kB.
server-foreign = To przyszło z innej witryny.
server-bad-webhook = Webhook to adres, który zaczyna się od http:// albo https://.
server-bad-email = To nie jest adres e-mail.
server-your-turn = Twoja kolej. Gra: { $game }.
server-no-help = Przy tym stole gra się bez pomocy.

server-no-page = Strona nie została jeszcze zbudowana.
server-page-title = Barkade
server-page-about = Cztery psie planszówki przy jednym stole. Bez zakładania konta.
server-table-title = { $game } w Barkade
server-invited = { $name } zaprasza cię do gry: { $game }.
server-invitation = Masz zaproszenie do gry: { $game }.

# Commands

cli-serve = uruchom serwer: stoły na żywo dla przeglądarek i programów
cli-backup = skopiuj plik serwera, nawet gdy serwer działa

cli-help-host = adres, na którym serwer słucha (domyślnie 0.0.0.0: wejdzie każdy z tej samej sieci)
cli-help-port = port (domyślnie 8000; 0 bierze pierwszy wolny)
cli-help-data = plik, w którym trzymane jest wszystko
cli-help-database = trzymaj wszystko w PostgreSQL, wspólnie z innymi węzłami: postgresql://...
cli-help-public-url = jak trafić do tego serwera z zewnątrz, np. https://dogs.example.org
cli-help-bot-pace = ile sekund bot czeka przed ruchem
cli-help-grace = po ilu sekundach nieobecności może zagrać bot
cli-help-keep-days = ile dni trzymać skończone stoły
cli-help-smtp = host:port serwera poczty, dla tych, którzy chcą wiedzieć, że ich kolej
cli-help-mail-from = nadawca tej poczty
cli-help-private-webhooks = pozwól webhookom sięgać do własnej sieci
cli-help-open = otwórz stronę w przeglądarce na tym komputerze
cli-help-unlimited = bez limitów tempa: do pomiarów i testów
cli-help-log = gdzie pisać dziennik (domyślnie standardowe wyjście błędów)

server-open = Barkade otwarte. Zapraszamy:
server-stop-with = Ctrl-C zamyka; gry zostają zapisane.
server-closed = Barkade zamknięte. Gry są zapisane w { $file }.
server-port-taken = Portu { $port } nie da się tu użyć: { $reason }.
server-file-locked = Plik { $file } ma otwarty inny serwer.
server-file-too-new = Plik { $file } zapisało nowsze Barkade.
server-file-broken = Nie da się otworzyć { $file }: { $reason }.
server-bad-url = { $option } musi zaczynać się od http:// albo https://, a nie „{ $value }”.
server-bad-database = --database musi zaczynać się od postgresql://, a nie „{ $value }”.
server-no-database = Nie da się użyć bazy danych: { $reason }.
server-backed-up = Skopiowano do { $file }.
server-backup-exists = Plik { $file } już istnieje.
server-missing-backup = Dokąd? „barkade backup FILE”.
