### La dek roluloj, kiel kiuj la komputilo ludas ĉiun ludon, la plej milda unue: nomo, kio ĝi estas, kion ĝi diras.

character-named = { $name }, { $kind }
character-level = nivelo { $level }

## What the Shell: de la plaĝo ĝis la profundo

character-what-the-shell-1 = Momo
character-what-the-shell-1-kind = salikoko
character-what-the-shell-1-says = Mi lernis la regulojn ĉi-matene! Plaŭ!

character-what-the-shell-2 = Presto
character-what-the-shell-2-kind = heliko
character-what-the-shell-2-says = Atendu min! Mi havis planon, kaj nun mi perdis ĝin.

character-what-the-shell-3 = Stelo
character-what-the-shell-3-kind = marstelo
character-what-the-shell-3-says = Kvin en linio? Mi kalkulas ilin per miaj brakoj.

character-what-the-shell-4 = Fluo
character-what-the-shell-4-kind = meduzo
character-what-the-shell-4-says = Mi nur drivas. Sed gardu vin kontraŭ miaj tentakloj.

character-what-the-shell-5 = Tango
character-what-the-shell-5-kind = krabo
character-what-the-shell-5-says = Antaŭen iras la aliaj. Mi venas de flanke.

character-what-the-shell-6 = Galopo
character-what-the-shell-6-kind = hipokampo
character-what-the-shell-6-says = Unue mi rigardas, kion vi celas. Poste mi galopas.

character-what-the-shell-7 = Pufo
character-what-the-shell-7-kind = balonfiŝo
character-what-the-shell-7-says = Ne provu timigi min. Timigi estas mia tasko.

character-what-the-shell-8 = Hugo
character-what-the-shell-8-kind = mevo
character-what-the-shell-8-says = De ĉi tie supre mi vidas ĉion. Ankaŭ viajn ovojn.

character-what-the-shell-9 = Okto
character-what-the-shell-9-kind = polpo
character-what-the-shell-9-says = Ok brakoj, ok planoj. Divenu, kiun mi sekvas.

character-what-the-shell-10 = Profundo
character-what-the-shell-10-kind = baleno
character-what-the-shell-10-says = Mi pensas pri ĉi tiu ludo jam ducent jarojn.

## Kruco: tiuj, kiuj konstruas

character-kruco-1 = Lolo
character-kruco-1-kind = metilernanto
character-kruco-1-says = Mi portas la kahelojn. Hodiaŭ mi rajtas ludi per ili!

character-kruco-2 = Miko
character-kruco-2-kind = stukisto
character-kruco-2-says = Ho ve. Tio devis iri aliloken.

character-kruco-3 = Rulo
character-kruco-3-kind = farbisto
character-kruco-3-says = Ĝi ne devas esti forta, se nur ĝi estas bela.

character-kruco-4 = Bruno
character-kruco-4-kind = masonisto
character-kruco-4-says = Briko post briko, kaj iam mi estos transe.

character-kruco-5 = Mozo
character-kruco-5-kind = kahelisto
character-kruco-5-says = Kie ajn vi lasas truon, mi havas kahelon por ĝi.

character-kruco-6 = Alno
character-kruco-6-kind = ĉarpentisto
character-kruco-6-says = Dufoje mezuru, unufoje movu.

character-kruco-7 = Fero
character-kruco-7-kind = forĝisto
character-kruco-7-says = Forĝu, dum la fero varmas. Ĉe mi ĝi varmas ĉiam.

character-kruco-8 = Ponto
character-kruco-8-kind = pontkonstruisto
character-kruco-8-says = Ĉiam estas vojo transen. Mi jam trovis ĝin.

character-kruco-9 = Arko
character-kruco-9-kind = arkitekto
character-kruco-9-says = Bela muro, la via. Sur mia plano ĝi jam falis.

character-kruco-10 = Granito
character-kruco-10-kind = konstrumajstro
character-kruco-10-says = Kion mi konstruas, tio staras mil jarojn. Provu.
