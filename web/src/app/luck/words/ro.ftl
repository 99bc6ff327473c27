# Was it luck? The page

luck-working = Joc totul încă o dată: { $part }% gata. Imaginea se limpezește.
luck-waiting = Aștept o clipă liberă a boților…
luck-failed = N-a mers. Mai încearcă peste o clipă.
luck-again = Încearcă din nou
luck-chart = Șansele de victorie, de la prima mutare la ultima
luck-next = Greșeala următoare
luck-previous = Greșeala anterioară
luck-mark-mistake = Greșeală: { $name }, „{ $action }”. Șef de haită: „{ $better }”; costă { $share }% dintr-o victorie.
luck-mark-blunder = Gafă: { $name }, „{ $action }”. Șef de haită: „{ $better }”; costă { $share }% dintr-o victorie.
luck-mark-great = Mutare grozavă: { $name }, „{ $action }”. Câștigă { $share }% dintr-o victorie față de Câine bun.
luck-whom = Jucător
