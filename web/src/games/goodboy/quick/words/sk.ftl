# The rules in short: a picture and a sentence or two for each thing that matters.

short-goodboy-goal = Každý psík ukazuje, čo chce a za koľko je bodov. Kto mu dá všetko, získa ho.
short-goodboy-roll = Hádž o ceny, koľkokrát sa odvážiš. Ležia pred tebou.
short-goodboy-cat = Prvá mačka v ťahu iba otočí tvoj žetón. Druhá zoberie všetko, čo leží pred tebou, a ťah sa končí.
short-goodboy-any = Táto strana je ľubovoľná cena: vezmi si, ktorú chceš. V niektorých vydaniach ju vyberá náhoda; dá sa to nastaviť.
short-goodboy-lay = Prestaň hádzať, polož ceny do svojich rohov a privolaj jedného psíka, ktorý má všetko, čo chce. Ceny v rohoch ostávajú na ďalšie ťahy.
short-goodboy-rob = Keď sa v banku minula cena, ktorá ti padla, vezmi si ju z rohu iného hráča.
short-goodboy-end = Len čo má niekto 20 bodov, kolo sa dohrá. Potom vyhráva, kto má najviac bodov.
