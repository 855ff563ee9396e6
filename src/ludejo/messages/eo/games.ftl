### Nomoj komunaj al la paĝo kaj la terminalo: la ludoj, la koloroj, la finoj de ludo.

## La lingvo mem

language-name = Esperanto

## Ludoj

game-what-the-shell = What the Shell
game-kruco = Kruco
game-learn = Lerni
game-rules = Reguloj
game-all-rules = Ĉiuj reguloj

## Koloroj

colour-black = Nigro
colour-white = Blanko

## Rezultoj
## $winner: la nomo de la venkinta koloro, el colour-*
## $reason: kial, el reason-*

outcome-won = { $winner } venkas: { $reason }
outcome-draw = Senrezulta ludo: { $reason }

## Kialoj, kiel ili staras post la dupunkto de rezulto

reason-lines = pli da venkaj testudoj
reason-full-board = la tabulo estas plena
reason-repetition = la sama pozicio la trian fojon
reason-goal = ludpeco eltenis sur la plej malproksima horizontalo
reason-no-moves = la kontraŭulo havas neniun eblan movon
reason-resignation = la kontraŭulo rezignis
reason-time = la tempo de la kontraŭulo elĉerpiĝis
reason-agreement = interkonsento de ambaŭ
reason-abandonment = la ludo estis forlasita
