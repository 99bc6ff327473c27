# The rules in short: a picture and a sentence or two for each thing that matters.

short-goodboy-goal = Každý pejsek ukazuje, co chce a za kolik je bodů. Kdo mu dá všechno, získá ho.
short-goodboy-roll = Házej o odměny, kolikrát si troufneš. Leží před tebou.
short-goodboy-cat = První kočka v tahu jen otočí tvůj žeton. Druhá vezme všechno, co leží před tebou, a tah končí.
short-goodboy-any = Tahle strana je libovolná odměna: vezmi si jednu podle svého. V některých vydáních ji vybírá náhoda; je na to volba.
short-goodboy-lay = Přestaň házet, polož odměny do svých rohů a přivolej jednoho pejska, který má všechno, co chce. Odměny v rozích zůstávají na další tahy.
short-goodboy-rob = Když v banku došla odměna, která ti padla, vezmi si ji z rohu jiného hráče.
short-goodboy-end = Jakmile má někdo 20 bodů, kolo se dohraje. Pak vyhrává, kdo má nejvíc bodů.
