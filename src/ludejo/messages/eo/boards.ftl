### Kion diras la desegnitaj tabuloj: la lokoj por ekranlegiloj, la filmo de vico, la elekto de movo.

## La tabuloj kaj iliaj lokoj
## $place: la nomo de loko
## $what: black, white, egg aŭ empty
## $order: ĉe ovo, 1 por tiu, kiu elkoviĝos sekve

board-shell = La lageto de What the Shell, naŭ oble naŭ lokoj. Sagoklavoj movas, Eniga klavo elektas.
board-kruco = La mozaiko de Kruco, ok oble ok fakoj kaj iliaj intersekcoj. Sagoklavoj movas, la plusa klavo iras de fako al la samnoma intersekco, de d4 al d4+, kaj reen, Paĝo-suben iras al la sekva elektebla loko, Eniga klavo elektas, D dividigas, Eskapa klavo iras reen.

board-mini-shell = Malgranda lageto kun testudoj kaj ovoj, ludo de What the Shell
board-mini-kruco = Malgranda mozaiko kun ludpecoj, ludo de Kruco

# $note: chosen, sent, winning, last aŭ none
board-shell-place =
    { $place }: { $what ->
        [black] nigra testudo
        [white] blanka testudo
        [egg] ovo, elkoviĝos kiel numero { $order }
       *[empty] malplena
    }{ $note ->
        [chosen] , via elekto, ankoraŭ ne sendita
        [sent] , via elekto, sendita
        [winning] , venka testudo
        [last] , lasta vico
       *[none] { "" }
    }

# $role: movable, picked, target, lifts (celo, kie oni kaptas), fill, filled, formation, lifted, winning aŭ none
# $guard: black, white aŭ none
# $last: yes aŭ no
board-kruco-place =
    { $place }: { $what ->
        [black] nigra ludpeco
        [white] blanka ludpeco
       *[empty] malplena
    }{ $role ->
        [movable] , movebla
        [picked] , elektita
        [target] , ebla celo
        [lifts] , ebla celo, kun kaptoj
        [fill] , plenigebla
        [filled] , plenigota
        [formation] , parto de kaptanta formacio
        [lifted] , forigota
        [winning] , venka ludpeco
       *[none] { "" }
    }{ $guard ->
        [black] , gardata de Nigro
        [white] , gardata de Blanko
       *[none] { "" }
    }{ $last ->
        [yes] , lasta vico
       *[no] { "" }
    }

# $colour: kies rezervo; $count: kiom da ludpecoj ĝi enhavas
board-reserve =
    { $colour ->
        [black] Rezervo de Nigro
       *[white] Rezervo de Blanko
    }: { $count }

## La filmo de vico
## $by: kiu, black aŭ white

board-film-land = Nigro metas testudon sur { $black }, Blanko sur { $white }.
board-film-collide = Ambaŭ volis { $place }.
board-film-egg = Nenies testudo restas: ovo kuŝas sur { $place }.
# $count: kiom da paroj; $places: la enfermitaj paroj
board-film-enclose =
    { $by ->
        [black] Nigro
       *[white] Blanko
    } enfermas { $places }.
board-film-lift =
    { $count ->
        [one] Unu ludpeco estas forigita.
       *[other] { $count } ludpecoj estas forigitaj.
    }
board-film-vanish = Ambaŭ rajtas elkovigi ovon: la plej malnova ovo, sur { $place }, malaperas.
board-film-hatch =
    El la ovo sur { $place } elkoviĝas { $by ->
        [black] nigra
       *[white] blanka
    } testudo.
# $black, $white: kiom da venkaj testudoj ĉiu havas
board-film-line = Venkaj testudoj: Nigro { $black }, Blanko { $white }.
board-film-slide =
    { $by ->
        [black] Nigro
       *[white] Blanko
    } ŝovas ludpecon de { $from } al { $to }.
board-film-climb =
    { $by ->
        [black] Nigro
       *[white] Blanko
    } iras de { $from } sur la intersekcon { $to }.
board-film-step-down =
    { $by ->
        [black] Nigro
       *[white] Blanko
    } iras de { $from } en la fakon { $to }.
board-film-divide =
    { $by ->
        [black] La nigra
       *[white] La blanka
    } ludpeco sur { $from } dividiĝas: { $places }.
# $shape: cross aŭ enclosed
board-film-form =
    { $shape ->
        [cross] Kruco ĉirkaŭ { $place }.
       *[enclosed] La ludpeco sur { $place } estas enfermita.
    }

## Elekti movon de Kruco

# $count: kien la elektita ludpeco povas iri
board-picked =
    { $place } elektita: { $count ->
        [one] unu ebla celo
       *[other] { $count } eblaj celoj
    }.
board-divide = Dividiĝi
board-fill =
    { $count ->
        [one] Montru la plenigotan fakon.
       *[other] Montru la { $count } plenigotajn fakojn (ĝis nun { $chosen }).
    }
board-order-first = Kio estu forigita unue?
board-order-next = Kio estu forigita sekve?
# $shape: cross aŭ enclosed; $count: kiom da ludpecoj
board-formation =
    { $shape ->
        [cross] kruco ĉirkaŭ { $place }
       *[enclosed] enfermo ĉe { $place }
    } ({ $count ->
        [one] unu ludpeco
       *[other] { $count } ludpecoj
    })
# $kind: slide, climb, step-down aŭ divide; $to: kien ĝi iras, se ĝi ne dividiĝas
# $count: kiom da ludpecoj estas forigitaj; $whose: both (de ambaŭ), own aŭ rest
# $own: kiom da propraj, $rest: kiom de la alia; $by: kiu movas, black aŭ white
board-ready =
    { $kind ->
        [slide] Ŝovo al { $to }
        [climb] Paŝo sur la intersekcon { $to }
        [step-down] Paŝo en la fakon { $to }
       *[divide] Divido
    }{ $count ->
        [0] .
       *[other] ; { $count } ludpecoj estas forigataj: { $whose ->
            [own] ĉiuj estas viaj.
            [rest] ĉiuj estas de { $by ->
                [black] Blanko
               *[white] Nigro
            }.
           *[both] { $own } { $own ->
                [one] via
               *[other] viaj
            }, { $rest } de { $by ->
                [black] Blanko
               *[white] Nigro
            }.
        }
    }
## Kial montrita loko ne eblas; ĉiufoje kun la numero de la regulo
## $place: la loko

board-refused-turtle = { $place } estas okupita. Testudo neniam moviĝas: elektu malplenan lokon (W4).
board-refused-egg = Sur { $place } kuŝas ovo, kaj ĝi baras la lokon (W2).
board-refused-first = Unue elektu vian ludpecon, poste kien ĝi iru.
board-refused-theirs = La ludpeco sur { $place } ne estas via.
board-refused-stuck = La ludpeco sur { $place } nun povas iri nenien.
board-refused-taken = Sur { $place } jam staras ludpeco (K2).
board-refused-straight = Al alia fako ludpeco ŝoviĝas rekte, neniam oblikve (K6).
board-refused-stop = La ŝovo ne finiĝas sur { $place }: ĝi neniam preterpasas ludpecojn de la alia, kaj haltas sur la unua malplena fako, kiun vi ne gardas (K6).
board-refused-corner = Ludpeco iras nur sur angulon de sia propra fako (K7).
board-refused-guarded = La alia gardas fakon ĉe { $place }: tien vi ne povas iri (K7).
board-refused-down = De intersekco ludpeco iras en unu el la kvar fakoj ĉirkaŭ ĝi (K8).
board-refused-fill = Plenigeblas nur la malplenaj fakoj ĉirkaŭ la intersekco (K9).

## Ankoraŭ pri la elekto

board-confirm = Ludi
board-back = Reen
board-cancel = Nuligi
board-asking = Momenton …
board-failed = La ludejo ne respondis.
board-retry = Reprovi
