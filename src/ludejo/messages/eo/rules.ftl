### La paĝoj kun ĉiuj reguloj: kio staras ĉirkaŭ la folioj el `rules/`, kaj iliaj ekzemploj.

rules-heading = La reguloj
rules-lead = Ĉiuj reguloj de ambaŭ ludoj, kun ekzemploj ludeblaj per tuŝo.
rules-by-playing = Lerni ludante
rules-description-what-the-shell = Ĉiuj reguloj de What the Shell, la ludo, en kiu ambaŭ ludantoj samtempe metas testudojn en lageton: kolizioj, kaptoj, elkoviĝo kaj Subita morto, kun ekzemploj ludeblaj.
rules-description-kruco = Ĉiuj reguloj de Kruco (Cross, de Justin Love), ludata sur fakoj kaj intersekcoj: movi, gardi, dividiĝi, kapti kaj atingi la celon, kun ekzemploj ludeblaj.
rules-ways = Alia lingvo, alia ludo
# $game: la nomo de ludo
rules-of = La reguloj de { $game }
rules-print = Presi
rules-contents = Enhavo
# $rule: la numero de regulo, W7
rules-link = { $rule }, ligilo al ĉi tiu regulo

# $black, $white: la lokoj de iliaj pecoj; $eggs: tiuj de la ovoj, la plej malnova unue, aŭ none
example-board =
    La tabulo antaŭe. Nigro: { $black }. Blanko: { $white }.{ $eggs ->
        [none] { "" }
       *[other] { " " }Ovoj, la plej malnova unue: { $eggs }.
    }
example-play = Montri
example-skip = Al la fino
example-go-on = Sekva
example-again = Denove
# $rule: la numero de regulo, W7
example-of = (la ekzemplon de { $rule })

## What the Shell: kion ekzemplo montras

example-w1-places = Kolumno E, horizontalo 5: la loko en la ringo estas E5, ĝuste en la mezo.
example-w2-pieces = Nigra testudo, ovo kaj blanka testudo. La numero diras, en kiu sinsekvo la ovoj aperis.
example-w4-secret = Nigro elektis E6, Blanko D3; neniu sciis pri la alia. Nun ambaŭ alteriĝas, en la sama momento.
example-w5-collision = Ambaŭ volis E5, do neniu ricevas ĝin. Tie kuŝas nun ovo.
example-w5-no-capture = Nigro sur F5 estus enferminta du. Sed ankaŭ Blanko volis F5: aperas ovo, kaj nenio estas kaptita.
example-w7-straight = Nigro alteriĝas sur E5. Du blankaj testudoj, poste la nigra sur H5: ambaŭ estas kaptitaj.
example-w7-diagonal = Diagonaloj same validas: de D3 tra E4 kaj F5 ĝis G6.
example-w7-egg = Ankaŭ testudo kaj ovo estas paro. La kaptita ovo foriras kaj ne elkoviĝas.
example-w7-three = Tri inter du: nenio okazas.
example-w7-one = Unu inter du: ankaŭ nun nenio okazas. Devas esti ekzakte du.
example-w8-anticipated = Blanko alteriĝas sur F5, kaj en la sama momento Nigro sur G5: enfermita, antaŭ ol ĝi povis ĉirkaŭrigardi.
example-w9-safe-landing = Blanko eniras la interspacon ĉe E5. Ambaŭ nigraj testudoj jam staris tie, do nenio okazas.
example-w9-safe-hatching = Nigro kaptas, kaj la ovo sur D3 elkoviĝas. Nun du nigraj testudoj kuŝas inter du blankaj, sed tiuj jam staris tie, do nenio okazas.
example-w10-mutual = Nigro kaptas C5 kaj D5, Blanko E5 kaj F5. La ĵus alteriĝintaj testudoj kaptas unu la alian, kaj ambaŭ kaptoj validas.
example-w10-end-captured = Nigro enfermas du kontraŭ H5, dum Blanko kaptas ĝuste tiun testudon sur H5. Ambaŭ kaptoj validas.
example-w10-shared-egg = La ovo sur D5 apartenas al ambaŭ kaptoj. Ĝi estas forigita unu fojon, kaj ambaŭ ricevas rajton je elkoviĝo, do la ovo sur B2 malaperas.
example-w11-two-directions = Unu testudo, du direktoj, du kaptoj: do elkoviĝas du ovoj.
example-w12-hatch = Nigro kaptas du en kolumno G. La ovo sur C3 elkoviĝas nigra.
example-w12-vanish = Nigro kaptis dufoje, Blanko unufoje. Ovo 1 malaperas, ovo 2 elkoviĝas nigra, kaj ovo 3 restas; nun ĝi estas la plej malnova.
example-w13-chain = Apenaŭ elkoviĝinte sur D4, la testudo enfermas du, kaj pro tio elkoviĝas la sekva ovo.
example-w13-egg-captured = La unua elkoviĝinta testudo kaptas la duan ovon, antaŭ ol venas ĝia vico. Do anstataŭe elkoviĝas la tria.
example-w14-nothing-saved = Nigro kaptas, sed ovo mankas: nenio elkoviĝas. La ovo de la sekva vico venas tro malfrue.
example-w15-line = Kvin nigraj testudoj de D7 ĝis H3, kaj Blanko ne havas linion. Nigro venkas.
example-w15-broken = Dum palpebrumo Nigro havas linion de kvin. Sed Blanko en la sama vico kaptas du el ili, do restas neniu linio por kalkuli.
example-w16-longer = Ses kontraŭ kvin, en la sama vico. Nigro venkas.
example-w16-ten-nine = La du apartaj linioj de Blanko enhavas dek testudojn, la kruco de Nigro naŭ, ĉar la meza kalkuliĝas unufoje. Blanko venkas.
example-w16-nine-eight = Seninterrompa linio de ok kontraŭ kruco kun naŭ. Nigro venkas.
example-w17-begins = Kvin kontraŭ kvin en la sama vico: Subita morto. La ludo daŭras.
example-w17-longer = Plilongigita linio: ses kontraŭ kvin. Nigro venkas.
example-w17-second-line = Dua linio, kiu kruciĝas kun la unua: naŭ kontraŭ kvin. Nigro venkas.
example-w17-broken = Nigro rompas la linion de Blanko kaj havas la solan restantan. Nigro venkas.
example-w17-both-broken = En la sama vico ĉiu rompas la linion de la alia. La ludo estas ree normala.
example-w18-full = Ambaŭ volas la lastan malplenan lokon, I9: tie aperas ovo, la tabulo estas plena, kaj neniu havas linion. Senrezulta ludo.
example-w19-repetition = Vico post vico la samo: du alteriĝas, poste ambaŭ kaptas. Kiam la tabulo estas sama la trian fojon, la ludo estas senrezulta.

## Kruco: kion ekzemplo montras

example-k1-points = La intersekco en la ringo, d4+, kuŝas inter d4, e4, d5 kaj e5.
example-k2-places = Nigra ludpeco sur fako, kaj blanka sur intersekco.
example-k3-start = Tiel komenciĝas ludo.
example-k4-guard = La strekitaj fakoj estas gardataj: kvar de la nigra ludpeco sur c4+, kvar de la blanka sur f6+.
example-k5-reserve = Unu blanka kaj du nigraj ludpecoj estas forigitaj. Ĉiu iras en la rezervon de sia posedanto.
example-k6-step = Nenio estas gardata ĉi tie, do b3 povas iri unu fakon en ĉiu direkto, ne pli.
example-k6-stop = Super propra ludpeco sur c3 al d3. Tiu estas malplena kaj ne gardata de Nigro, do tie necesas halti.
example-k6-far = De h4 super propraj ludpecoj kaj gardataj fakoj tute ĝis a4. Eblus halti ankaŭ sur g4, d4 aŭ b4.
example-k6-enemy = c3 estas gardata, do la ludpeco povus iri plu, se Blanko ne starus sur d3. Neniu ŝoviĝas trans kontraŭulon.
example-k7-climb = De d4 al iu ajn el la kvar intersekcoj ĉe ĝiaj anguloj.
example-k7-refused = Blanko gardas interalie d5 kaj e5. Ambaŭ supraj intersekcoj tuŝas fakon gardatan de Blanko, do restas nur la subaj.
example-k8-step-down = De d4+ en unu el la tri malplenaj fakoj.
example-k9-enough = Kvin en la rezervo: ĉiuj kvar fakoj pleniĝas, kaj la dividiĝinta ludpeco forlasas la ludon.
example-k9-too-few = Du en la rezervo por tri malplenaj fakoj: Nigro elektas d4 kaj e4.
example-k9-none = Nenio en la rezervo: ĉi tiu ludpeco ne povas dividiĝi, nur iri en fakon.
example-k10-square = La blanka ludpeco sur e4 havas nigrajn ludpecojn ĉe du el siaj anguloj: ĝi estas enfermita. Ĉiuj tri estas forigataj.
example-k10-point = La blanka ludpeco sur d4+ havas nigrajn ludpecojn sur du el siaj fakoj: ĝi estas enfermita. Ĉiuj tri estas forigataj.
example-k10-cross = Kvin ludpecoj en formo de kruco, nigraj kaj blankaj kune. Ĉiuj kvin estas forigataj.
example-k11-stays = La blanka ludpeco sur d4+ kaj tri nigraj estas forigataj. La blanka sur e5 nur staris apude, kaj restas.
example-k11-captors = Blanko ŝovas sian ludpecon inter tri nigrajn, kaj kunprenas ĉiujn tri.
example-k12-one-way = Du krucoj samtempe, ĉirkaŭ d4 kaj ĉirkaŭ d5. Nigro forigas unue la suban; tiam la supra estas rompita, kaj ĝiaj ceteraj ludpecoj restas.
example-k12-other-way = La sama movo, la alia ordo: la supra kruco estas forigata, kaj la cetero de la suba restas.
example-k13-held = Nigro atingas c8. Blanko nenion povas fari kontraŭ tio: la ludpeco plu staras tie, kaj Nigro venkas.
example-k13-caught = Nigro atingas c8, sed Blanko iras sur c7+ kaj enfermas la ludpecon. La ludo daŭras.
example-k13-own-cross = Nigro atingas c8 kaj tiel kompletigas propran krucon. Ĝi estas forigata en la sama vico.
example-k13-divided = La nigra ludpeco sur b7+ dividiĝas. Du el la novaj staras sur la celo, Blanko ne povas forigi ilin, kaj Nigro venkas.
example-k14-no-moves = Post la movo de Nigro la sola ludpeco de Blanko nenien povas iri: ĉirkaŭe staras nigraj, kaj la intersekcoj ĉe ĝi tuŝas gardatajn fakojn. Blanko malvenkas.
example-k15-repetition = Tien kaj reen, tien kaj reen. Kiam la sama pozicio aperas la trian fojon, la ludo estas senrezulta.
