# Good Boy's board

goodboy-page-yards = Podwórka
goodboy-page-pool = Pula
goodboy-page-pile = { $dogs ->
    [one] czeka jeszcze jeden pies
    [few] czekają jeszcze { $dogs } psy
    [many] czeka jeszcze { $dogs } psów
   *[other] czeka jeszcze { $dogs } psa
}
goodboy-page-yard = Podwórko { $yard }: { $dog-nom }, { $points }
goodboy-page-yard-empty = Podwórko { $yard } jest puste
goodboy-page-wants = chce: { $treats }
goodboy-page-there = ma od ciebie: { $treats }
goodboy-page-corner-of = Narożnik ({ $name }): { $treats }
goodboy-page-nothing = nic
goodboy-page-mine = Przed tobą
goodboy-page-at-risk = Może przepaść: { $count }
goodboy-page-safe = Jeszcze nic nie ryzykujesz
goodboy-page-roll-first = Rzuć
goodboy-page-roll = Rzuć jeszcze raz
goodboy-page-stop = Stop
goodboy-page-choose = Dowolny fant: wybierz jeden z puli
goodboy-page-rob = W puli już nie ma: zabierz z cudzego narożnika
goodboy-page-lay = Stuknij psa, by dać mu, czego chce, albo najpierw fant
goodboy-page-lay-here = Połóż tutaj
goodboy-page-call = Przywołaj!
goodboy-page-keep = Zachowaj i przywołaj
goodboy-page-again = Od nowa
goodboy-page-take = Który psiak idzie z tobą?
goodboy-page-wait = Niech poczekają
goodboy-page-take-this = Do mnie!
goodboy-page-back = Zabierz z powrotem: { $treat }
goodboy-page-treat = { $count } × { $treat }
goodboy-page-token-cat = Kot patrzy: następny zabiera wszystko
goodboy-page-token-dog = Cisza i spokój: pierwszy kot tylko ostrzega
goodboy-page-points = { $points } z { $goal }
goodboy-page-dogs-of = Psy ({ $name }): { $dogs }
goodboy-page-recap-cat = Największy łup kota: { $name } traci { $treats ->
    [one] { $treats } fant
    [few] { $treats } fanty
    [many] { $treats } fantów
   *[other] { $treats } fantu
}.
goodboy-page-recap-dog = Najcenniejszego psa ma { $name }: { $dog } za { $points }.
goodboy-page-held-of = { $name } ma przed sobą: { $treats }
