# What the server says

server-over = Tento stôl je už zatvorený.
server-stale = Stôl je už pri verzii { $version }. Pozri sa znova a potom vyberaj.
server-taken-id = Identifikátor tohto príkazu už použil niekto iný.
server-no-seat = Miesto { $number } pri tomto stole nie je.
server-not-your-seat = Miesto { $number } nie je tvoje.
server-host-only = Toto smie iba hostiteľ stola.
server-players-only = Toto smú iba tí, čo pri stole hrajú.
server-started = Hra sa už začala.
server-not-started = Tu sa ešte nehrá.
server-not-over = Hra sa ešte neskončila.
server-paused = Hra má prestávku.
server-not-paused = Hra nemá prestávku.
server-bot-plays = Hrá za teba bot. Najprv si sadni späť na svoje miesto.
server-time-is-up = Tvoj čas na tento ťah vypršal: dohrá ho bot, potom je miesto zas tvoje.
server-no-undo = Toto sa späť vziať nedá: prehovorila náhoda, ukázalo sa tajomstvo, alebo to nebola tvoja posledná akcia.
server-other-offer = Už sa hlasuje o niečom inom.
server-no-offer = O ničom sa nehlasuje.
server-no-person-there = Na mieste { $number } nesedí nikto, koho by sa dalo požiadať.
server-not-away = Kto sedí na mieste { $number }, je tu, alebo nie je preč dosť dlho.
server-resigned = Kto sa vzdal, nemôže pokračovať.
server-who-are-you = Najprv poď ďalej: povedz, ako ťa volajú.
server-sent-away = Hostiteľ ťa od tohto stola poslal preč.
server-seat-taken = Miesto { $number } je obsadené.
server-seat-free = Miesto { $number } je ešte voľné. Niekoho pozvi, alebo tam posaď bota.
server-not-ready = Kto má miesto { $number }, ešte k stolu neprišiel.
server-no-such-bot = Bot „{ $bot }“ tu nie je. Boty sú: { $known }.
server-no-choice-of-first = Pri tejto hre sa nedá určiť, kto začína.
server-muted = Pri tomto stole teraz nemáš slovo.
server-failed = Toto sa nepodarilo uložiť. Nič sa nezmenilo, skús to znova.
server-no-table = Taký stôl tu nie je. Možno ho už niekto upratal.
server-no-frame = Túto hru z toho miesta alebo od toho ťahu sledovať nejde.
server-no-lesson = Pre túto hru lekcia nie je.
server-malformed = Tomuto sa nedá rozumieť: { $reason }.
server-bad-name = Meno potrebuje aspoň jedno písmeno alebo znak, ktorý vidno.
server-dead-link = Odkaz je už použitý alebo pristarý. Vytvor si nový.
server-too-fast = Nie tak rýchlo. Chvíľu počkaj.
server-too-large = Toto je priveľké: číta sa najviac { $kilobytes } kB.
server-foreign = Toto prišlo zo stránky iného webu.
server-bad-webhook = Webhook je adresa, ktorá sa začína na http:// alebo https://.
server-bad-email = Toto nie je e-mailová adresa.
server-your-turn = { $game }: teraz hráš ty.
server-no-help = Pri tomto stole sa hrá bez pomoci.

server-no-page = Stránka ešte nie je zostavená.
server-page-title = Barkade
server-page-about = Štyri psie stolové hry pri jednom stole. Účet netreba.
server-table-title = { $game } na Barkade
server-invited = { $name } ťa pozýva na hru { $game }.
server-invitation = Máš pozvánku na hru { $game }.

# Commands

cli-serve = otvorí dom: živé stoly pre prehliadače a programy
cli-backup = skopíruje súbor servera za chodu

cli-help-host = adresa, na ktorej sa počúva (inak 0.0.0.0: môže prísť každý z tej istej siete)
cli-help-port = port (inak 8000; 0 vezme voľný)
cli-help-data = súbor, v ktorom je všetko uložené
cli-help-database = ukladať všetko do PostgreSQL a zdieľať s ďalšími uzlami: postgresql://...
cli-help-public-url = ako sa na server dostanú ľudia odinakiaľ, napríklad https://dogs.example.org
cli-help-bot-pace = koľko sekúnd bot čaká, kým potiahne
cli-help-grace = koľko sekúnd smie byť niekto preč, kým zaňho môže hrať bot
cli-help-keep-days = koľko dní sa uchovávajú dohrané stoly
cli-help-smtp = host:port poštového servera pre tých, čo chcú vedieť, že sú na ťahu
cli-help-mail-from = odosielateľ týchto e-mailov
cli-help-private-webhooks = pustiť webhooky aj do vlastnej siete
cli-help-open = otvoriť stránku v prehliadači tohto počítača
cli-help-unlimited = bez obmedzenia rýchlosti: na meranie a testy
cli-help-log = kam písať štruktúrované logy (inak na štandardný chybový výstup)

server-open = Barkade má otvorené. Poď ďalej:
server-stop-with = Ctrl-C zatvorí; hry ostanú uložené.
server-closed = Barkade má zatvorené. Hry sú v súbore { $file }.
server-port-taken = Port { $port } sa tu nedá použiť: { $reason }.
server-file-locked = Súbor { $file } má otvorený iný server.
server-file-too-new = Súbor { $file } zapísalo novšie Barkade.
server-file-broken = Súbor { $file } sa nedá otvoriť: { $reason }.
server-bad-url = { $option } sa musí začínať na http:// alebo https://, nie „{ $value }“.
server-bad-database = --database sa musí začínať na postgresql://, nie „{ $value }“.
server-no-database = Databáza sa nedá použiť: { $reason }.
server-backed-up = Skopírované do { $file }.
server-backup-exists = Súbor { $file } už existuje.
server-missing-backup = Kam? „barkade backup FILE“.
