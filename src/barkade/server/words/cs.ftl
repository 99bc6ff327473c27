# What the server says

server-over = Tenhle stůl už je zavřený.
server-stale = Stůl už je u verze { $version }. Podívej se znovu a pak vybírej.
server-taken-id = Identifikátor tohoto příkazu už použil někdo jiný.
server-no-seat = Místo { $number } u tohoto stolu není.
server-not-your-seat = Místo { $number } není tvoje.
server-host-only = Tohle smí jen hostitel stolu.
server-players-only = Tohle smí jen ti, kdo u stolu hrají.
server-started = Hra už začala.
server-not-started = Tady se ještě nehraje.
server-not-over = Hra ještě neskončila.
server-paused = Hra má přestávku.
server-not-paused = Hra nemá přestávku.
server-bot-plays = Hraje za tebe bot. Nejdřív si sedni zpátky na své místo.
server-time-is-up = Tvůj čas na tento tah vypršel: dohraje ho bot, pak je místo zase tvoje.
server-no-undo = Tohle zpět vzít nejde: promluvila náhoda, ukázalo se tajemství, nebo to nebyla tvoje poslední akce.
server-other-offer = Už se hlasuje o něčem jiném.
server-no-offer = O ničem se nehlasuje.
server-no-person-there = Na místě { $number } nesedí nikdo, koho by šlo požádat.
server-not-away = Kdo sedí na místě { $number }, je tu, nebo není pryč dost dlouho.
server-resigned = Kdo hru vzdal, nemůže pokračovat.
server-who-are-you = Nejdřív pojď dál: řekni, jak ti říkají.
server-sent-away = Hostitel tě od tohoto stolu poslal pryč.
server-seat-taken = Místo { $number } je obsazené.
server-seat-free = Místo { $number } je pořád volné. Někoho pozvi, nebo tam posaď bota.
server-not-ready = Kdo má místo { $number }, ještě ke stolu nedorazil.
server-no-such-bot = Bot „{ $bot }“ tu není. Boti jsou: { $known }.
server-no-choice-of-first = U této hry se nedá určit, kdo začíná.
server-muted = U tohoto stolu teď nemáš slovo.
server-failed = Tohle se nepodařilo uložit. Nic se nezměnilo, zkus to znovu.
server-no-table = Takový stůl tu není. Možná už ho někdo uklidil.
server-no-frame = Tuhle hru z toho místa nebo od toho tahu sledovat nejde.
server-no-lesson = Pro tuto hru žádná lekce není.
server-malformed = Tomuhle nejde rozumět: { $reason }.
server-bad-name = Jméno potřebuje aspoň jedno písmeno nebo znak, který je vidět.
server-dead-link = Odkaz už byl použitý, nebo je moc starý. Vytvoř si nový.
server-too-fast = Ne tak rychle. Chvilku počkej.
server-too-large = Tohle je moc velké: čte se nejvýš { $kilobytes } kB.
server-foreign = Tohle přišlo ze stránky jiného webu.
server-bad-webhook = Webhook je adresa, která začíná http:// nebo https://.
server-bad-email = Tohle není e-mailová adresa.
server-your-turn = { $game }: teď hraješ ty.
server-no-help = U tohoto stolu se hraje bez pomoci.

server-no-page = Stránka ještě není sestavená.
server-page-title = Barkade
server-page-about = Čtyři psí deskovky u jednoho stolu. Účet není potřeba.
server-table-title = { $game } na Barkade
server-invited = { $name } tě zve ke hře { $game }.
server-invitation = Máš pozvánku ke hře { $game }.

# Commands

cli-serve = otevře dům: živé stoly pro prohlížeče a programy
cli-backup = zkopíruje soubor serveru za chodu

cli-help-host = adresa, na které se poslouchá (jinak 0.0.0.0: může přijít každý ze stejné sítě)
cli-help-port = port (jinak 8000; 0 vezme volný)
cli-help-data = soubor, ve kterém je všechno uložené
cli-help-database = ukládat všechno do PostgreSQL a sdílet s dalšími uzly: postgresql://...
cli-help-public-url = jak se na server dostanou lidé odjinud, třeba https://dogs.example.org
cli-help-bot-pace = kolik sekund bot čeká, než táhne
cli-help-grace = kolik sekund smí být někdo pryč, než za něj může hrát bot
cli-help-keep-days = kolik dní se drží dohrané stoly
cli-help-smtp = host:port poštovního serveru pro ty, kdo chtějí vědět, že jsou na tahu
cli-help-mail-from = odesílatel těchto e-mailů
cli-help-private-webhooks = pustit webhooky i do vlastní sítě
cli-help-open = otevřít stránku v prohlížeči tohoto počítače
cli-help-unlimited = bez omezení rychlosti: na měření a testy
cli-help-log = kam psát strukturované logy (jinak na standardní chybový výstup)

server-open = Barkade má otevřeno. Pojď dál:
server-stop-with = Ctrl-C zavře; hry zůstanou uložené.
server-closed = Barkade má zavřeno. Hry jsou v souboru { $file }.
server-port-taken = Port { $port } tady použít nejde: { $reason }.
server-file-locked = Soubor { $file } má otevřený jiný server.
server-file-too-new = Soubor { $file } zapsalo novější Barkade.
server-file-broken = Soubor { $file } nejde otevřít: { $reason }.
server-bad-url = { $option } musí začínat http:// nebo https://, ne „{ $value }“.
server-bad-database = --database musí začínat postgresql://, ne „{ $value }“.
server-no-database = Databázi nejde použít: { $reason }.
server-backed-up = Zkopírováno do { $file }.
server-backup-exists = Soubor { $file } už existuje.
server-missing-backup = Kam? „barkade backup FILE“.
