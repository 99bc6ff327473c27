# The rules in short: a picture and a sentence or two for each thing that matters.

short-spots-goal = Kockákkal töltöd meg a kutyáid foltjait. Aki elsőként begyűjt hat kutyát, nyer.
short-spots-trick = A körödben válassz egy képpel felfelé fekvő trükköt, és tedd, amit mond. Utána képpel lefelé fordul.
short-spots-place = Minden dobott kocka a számával egyező szabad foltra kerül, vagy elásod a kertedben.
short-spots-bust = Ha 7-nél több pötty van a kertben, befuccsolsz: a kertedben és a kutyáidon lévő kockák elvesznek. A begyűjtött kutyák és a jutifalatok megmaradnak.
short-spots-treat = Egy jutifalatért a dobás összes kockáját újradobhatod.
short-spots-score = Trükk helyett begyűjtheted a teli kutyáidat. Ha egy trükk közben minden kutyád tele van, egyszerre begyűjtöd őket, és folytatod.
short-spots-tiles = Ha csak egy trükk marad képpel felfelé, jutifalat kerül rá, és mind visszafordul.
