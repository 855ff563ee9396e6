### La kurso de What the Shell. Avino Ŝelda, maljuna testudo, gvidas ĝin kaj parolas.
### $choice: la loko de la lernanto; $answer: ŝia loko.

learn-shell = What the Shell
learn-shell-lead = Avino Ŝelda jam konas ĉiun lageton. Ĉi tiun ŝi montras al vi, vicon post vico.
learn-shell-master = Avino Ŝelda
learn-shell-end = Jen ĉio, kion mi scias. La cetero estas bonŝanco, ruzo kaj varma ŝtono por kuŝi.
learn-shell-game = Nun vera ludo, kontraŭ Momo, la salikoko, kiu lernis la regulojn ĉi-matene. Mi sidos apud vi kaj flustros.

## Maltrafoj en multaj lecionoj

learn-shell-miss-collided = Ni ambaŭ volis { $choice }. Neniu alteriĝas, kaj nun tie kuŝas ovo. Elektu alian lokon.
learn-shell-miss-three = Tri en vico estas tro multaj. Miaj tri sur tiu linio priridas nin.

## Vico

learn-shell-turn = Ambaŭ samtempe
learn-shell-turn-land = Metu testudon ien ajn, kien vi volas. Mi metos mian en la sama momento.
learn-shell-turn-land-hint-1 = Taŭgas iu ajn malplena loko. Vere iu ajn.
learn-shell-turn-land-done = Plaŭ! La via sur { $choice }, la mia sur { $answer }. Ĉi tie neniu iam ajn ludas unue, kaj testudo neniam plu foriras.
learn-shell-turn-again = Ankoraŭfoje. Mi jam elektis, kaj mi ne diros al vi, kion.
learn-shell-turn-again-hint-1 = Montru iun ajn malplenan lokon. Mia restas sekreta, ĝis via estos elektita.
learn-shell-turn-again-done = Jen tuta vico: ambaŭ elektas sekrete, ambaŭ elektoj montriĝas samtempe. La cetero estas divenado, kion la alia celas.

## Ovo

learn-shell-egg = Unu loko por du
learn-shell-egg-same = Je ĉi tiu horo mi ĉiam iras al E5, pro la suno. Iru tien ankaŭ vi!
learn-shell-egg-same-hint-1 = E5 estas la loko ĝuste en la mezo.
learn-shell-egg-same-apart = Mi kuŝas sur E5, en la suno, kaj vi sur { $choice }. Du testudoj, neniu ovo. Provu malhelpi min!
learn-shell-egg-same-done = Bum! Ambaŭ volis { $choice }, do neniu alteriĝas, kaj tie kuŝas ovo. Ĝi apartenas al neniu, ankoraŭ ne.
learn-shell-egg-quiet = Rigardu: sur E5 vi enfermus miajn du. Sed mi denove volas E5. Iru tien malgraŭ tio.
learn-shell-egg-quiet-hint-1 = Iru al E5, kaj rigardu, kio ne okazas.
learn-shell-egg-quiet-apart = Mi havas E5, kaj vi { $choice }. Por vidi la ovon, venu al E5.
learn-shell-egg-quiet-done = Kiam ni kolizias, nenio estas kaptata en tiu vico, kio ajn staras ĉirkaŭe. Estas nur la ovo.
