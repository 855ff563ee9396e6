### La kurso de What the Shell. Avino Ŝelda, maljuna testudo, gvidas ĝin kaj parolas.
### $choice: la loko de la lernanto; $answer: ŝia loko.

learn-shell = What the Shell
learn-shell-lead = Avino Ŝelda jam konas ĉiun lageton. Ĉi tiun ŝi montras al vi, vicon post vico.
learn-shell-master = Avino Ŝelda
learn-shell-end = Jen ĉio, kion mi scias. La cetero estas bonŝanco, ruzo kaj varma ŝtono por kuŝi.
learn-shell-game = Nun vera ludo, kontraŭ Momo, la salikoko, kiu lernis la regulojn ĉi-matene. Mi sidos apud vi kaj flustros.

## Maltrafoj en multaj lecionoj

learn-shell-miss-collided = Ni ambaŭ volis { $choice }. Neniu alteriĝas, kaj nun tie kuŝas ovo. Elektu alian lokon.
learn-shell-miss-blocked = Ni ambaŭ volis { $choice }, kaj tie kuŝas ovo. Bela defendo, memoru ĝin! Sed ĉi tie mi volas montri al vi ion alian.
learn-shell-miss-one = Nur unu testudo inter viaj. Ĝi levas la ŝultrojn kaj restas. Devas esti ekzakte du.
learn-shell-miss-three = Tri sinsekve inter viaj estas tro multaj. La miaj priridas nin. Devas esti ekzakte du.
learn-shell-miss-nothing = De { $choice } nenio estas kaptita. Rigardu de tie laŭ iu linio: unue du kapteblaj, poste unu via. Tia linio ne estas.
learn-shell-miss-defeated = Nun mi havas pli da venkaj testudoj, kaj la ludo finiĝis. Maljuneco ĉi tie ne malhelpas. Ni remetu ĉion.

## Vico

learn-shell-turn = Ambaŭ samtempe
learn-shell-turn-land = Vi estas Nigro. Metu testudon ien ajn, kien vi volas. Mi metos mian en la sama momento.
learn-shell-turn-land-hint-1 = Taŭgas iu ajn malplena loko. Vere iu ajn.
learn-shell-turn-land-done = Plaŭ! La via sur { $choice }, la mia sur { $answer }. Ĉi tie neniu iam ajn ludas unue, kaj testudo neniam plu foriras.
learn-shell-turn-again = Ankoraŭfoje. Mi jam elektis, kaj mi ne diros al vi, kion.
learn-shell-turn-again-hint-1 = Montru iun ajn malplenan lokon. La mia restas sekreta, ĝis la via estos elektita.
learn-shell-turn-again-done = Jen tuta vico: ambaŭ elektas sekrete, ambaŭ elektoj montriĝas samtempe. La cetero estas diveni, kion la alia celas.

## Kvin en linio

learn-shell-five = Kvin en linio
learn-shell-five-row = Jen pri kio temas: kvin en rekta linio. Vi havas kvar. Faru kvin!
learn-shell-five-row-hint-1 = Viaj kvar kuŝas sur horizontalo 6. Kiuj lokoj estas ĉe ĝiaj finoj?
learn-shell-five-row-open = De { $choice } ne fariĝas kvin. Viaj kvar daŭre estas kvar.
learn-shell-five-row-done = Kvin en linio, kaj vi venkas. Mi povus bloki unu finon. Sed kiun?
learn-shell-five-gap = Ankaŭ oblikvaj linioj validas, kaj truo ne estu en ili. Fermu ĝin!
learn-shell-five-gap-hint-1 = Via linio iras dekstren supren, de C3 ĝis G7. Kie estas la truo?
learn-shell-five-gap-end = Nun estas kvin testudoj, jes, sed kun truo en la mezo. Linio devas esti seninterrompa.
learn-shell-five-gap-open = { $choice } ne kuŝas en via oblikva linio. En ĝi estas truo, ĝuste tiel granda kiel testudo.
learn-shell-five-gap-done = Horizontale, vertikale aŭ oblikve, kvin estas kvin. Ankaŭ ses aŭ sep taŭgus.

## Ovo

learn-shell-egg = Unu loko por du
learn-shell-egg-same = Je ĉi tiu horo mi ĉiam iras al E5, pro la suno. Iru tien ankaŭ vi!
learn-shell-egg-same-hint-1 = E5 estas la loko ĝuste en la mezo.
learn-shell-egg-same-apart = Mi kuŝas sur E5, en la suno, kaj vi sur { $choice }. Du testudoj, neniu ovo. Provu malhelpi min!
learn-shell-egg-same-done = Bum! Ambaŭ volis { $choice }, do neniu alteriĝas, kaj tie kuŝas ovo. Ĝi apartenas al neniu. Ankoraŭ ne.
learn-shell-egg-quiet = Du miaj kuŝas apud via B5. Sur E5 vi enfermus ilin, sed ankaŭ mi volas E5. Tamen iru tien.
learn-shell-egg-quiet-hint-1 = Iru al E5, kaj rigardu, kio ne okazas.
learn-shell-egg-quiet-three = Ruze! Sed kun mi sur E5 nun estas tri miaj inter viaj, unu tro, kaj ovo ne estas. Por vidi ĝin, venu al E5.
learn-shell-egg-quiet-apart = Mi havas E5, kaj vi { $choice }. Por vidi la ovon, venu al E5.
learn-shell-egg-quiet-done = Kiam ni kolizias, nenio estas kaptata en tiu vico, kio ajn staras ĉirkaŭe. Estas nur la ovo.

## Kaptoj

learn-shell-capture = La sandviĉo
learn-shell-capture-row = Du miaj kuŝas apud via. Metu unu plian ĉe ilia alia flanko, kaj ili estos kaptitaj.
learn-shell-capture-row-hint-1 = Pano, farĉo, farĉo, pano. Unu tranĉaĵo ankoraŭ mankas.
learn-shell-capture-row-hint-2 = Sur horizontalo 5, tuj dekstre de miaj du.
learn-shell-capture-row-done = Kaptitaj! Du miaj sinsekve inter du viaj: for ili iras.
learn-shell-capture-column = Supren kaj malsupren tio funkcias same bone. Kaptu miajn du en kolumno E.
learn-shell-capture-column-hint-1 = Via E8 estas la supra tranĉaĵo. Kien iru la malsupra?
learn-shell-capture-column-done = Bele enfermitaj. La miaj foriras, la viaj restas.

learn-shell-slant = Oblikve, kaj ĉio kune
learn-shell-slant-rising = Eblas kapti ankaŭ oblikve. Trovu miajn du sur deklivo, kaj enfermu ilin.
learn-shell-slant-rising-hint-1 = Komencu ĉe via C3 kaj iru dekstren supren.
learn-shell-slant-rising-done = Vi venis de malsupre, kaj ili eĉ ne rimarkis vin.
learn-shell-slant-falling = Kaj nun laŭ la alia deklivo.
learn-shell-slant-falling-hint-1 = Komencu ĉe via C7 kaj iru dekstren malsupren.
learn-shell-slant-falling-done = Jen ĉiuj ok direktoj: flanken, supren kaj malsupren, kaj ambaŭ deklivoj, tien kaj reen.
learn-shell-slant-star = Unu testudo povas kapti en pluraj direktoj samtempe. Ie eblas tri kaptoj per unu testudo. Trovu la lokon!
learn-shell-slant-star-hint-1 = Tri linioj de miaj iras al la mezo de la lageto.
learn-shell-slant-star-fewer = Unu kapto de { $choice }. Ne malbone, sed ie atendas tri.
learn-shell-slant-star-done = Ses miaj per unu plaŭdo! Ĉiu direkto estas aparta kapto. Mi devas eksidi.

learn-shell-two = Ekzakte du
learn-shell-two-one = Kaj se nur unu mia estas inter viaj? Provu tion.
learn-shell-two-one-hint-1 = Enfermu mian C5 de la alia flanko.
learn-shell-two-one-apart = De { $choice } vi enfermas neniun. Mi celas mian solan C5.
learn-shell-two-one-done = Ĉu vi vidas? Nenio. Unuopulo neniam estas kaptita.
learn-shell-two-three = Kaj tri miaj? Nu, provu. Ili kuŝas sur deklivo.
learn-shell-two-three-hint-1 = Via C7 estas super ili. Kiu loko venas tuj sub la tri?
learn-shell-two-three-apart = De { $choice } miaj tri ne estas enfermitaj. Sekvu la deklivon ĝis ĝia fino.
learn-shell-two-three-done = Denove nenio. Tri tenas sin kune. Devas esti ekzakte du.
learn-shell-two-two = Unu, du kaj tri miaj, ĉiuj sur unu tabulo. Nur unu el ĉi tiuj linioj estas kaptebla.
learn-shell-two-two-hint-1 = Unue kalkulu, poste fermu.
learn-shell-two-two-done = Ekzakte du. Forgesu ĉiujn aliajn nombrojn, sed konservu ĉi tiun.

learn-shell-eggs = Sandviĉo kun ovo
learn-shell-eggs-mix = Ankaŭ ovo povas esti farĉo. Kaptu mian testudon kune kun la ovo.
learn-shell-eggs-mix-hint-1 = Testudo kaj ovo kuŝas unu apud la alia sur horizontalo 4, kaj via B4 estas unu tranĉaĵo.
learn-shell-eggs-mix-done = Testudo kaj ovo kune estas du. Ankaŭ mi povus preni la ovon: ĝi apartenas al neniu.
learn-shell-eggs-pair = Nun du ovoj, sur deklivo.
learn-shell-eggs-pair-hint-1 = De via G7 iru maldekstren malsupren, preter ambaŭ ovoj.
learn-shell-eggs-pair-done = Du ovoj kaptitaj, kaj neniu guto verŝiĝis. Por kio ili utilas, vi vidos, kiam ili elkoviĝos.

learn-shell-safe = En la buŝon de la leono
learn-shell-safe-enter = Inter miaj C5 kaj F5 restas unu loko, apud via testudo. Kuraĝu eniri!
learn-shell-safe-enter-hint-1 = Ĝi estas E5. Ĝi nur ŝajnas danĝera.
learn-shell-safe-enter-outside = { $choice } estas sekura loko. La kuraĝa estas E5, inter miaj du.
learn-shell-safe-enter-done = Nenio okazas! Nur testudo, kiu ĵus alvenas, enfermas aliajn. La miaj staris tie jam antaŭe.
learn-shell-safe-late = Sed atentu: en ĉi tiu vico mi alvenos sur F3. Kiu nun iras al E3, tiu estos enfermita kune kun D3. Perdu nenion!
learn-shell-safe-late-hint-1 = Ien ajn, se nur ne al E3.
learn-shell-safe-late-caught = Vi estis sur E3, kiam mi venis al F3. Alvenante mi enfermis viajn du. Ĉio dependas de la ĝusta momento.
learn-shell-safe-late-done = Bone farite. Unuopulo sur D3 ne estas sandviĉo, kaj nenio perdiĝis.

learn-shell-foresee = Kiu ankoraŭ ne estas tie
learn-shell-foresee-told = Sekreto: en ĉi tiu vico mi iros al D5. Kaptu min tuj, kiam mi alteriĝos, kune kun C5!
learn-shell-foresee-told-hint-1 = Unue ni ambaŭ alteriĝas, nur poste oni serĉas kaptojn.
learn-shell-foresee-told-hint-2 = Imagu, ke mi jam estas sur D5. Do B5, C5, D5, kaj…?
learn-shell-foresee-told-done = Enfermita, antaŭ ol mi sekiĝis! Unue testudoj alteriĝas, poste venas kaptoj. Do indas diveni.
learn-shell-foresee-guess = Nun mi diras nenion. Sed rigardu mian C4 kaj viajn du apud ĝi: kien mi volas iri? Kaptu min tie!
learn-shell-foresee-guess-hint-1 = Mi volas enfermi viajn D4 kaj E4. Do mi iros al F4.
learn-shell-foresee-guess-hint-2 = Super F4 staras mia F5, kaj super ĝi via F6. Fermu de malsupre.
learn-shell-foresee-guess-hers = Mi iris al F4 kaj enfermis viajn du. Vi povis tion scii. Kaj vi povis atendi min.
learn-shell-foresee-guess-done = Vi vidis min veni. Mi ricevis viajn du, vi min kaj mian najbarinon. Tiel ludas saĝuloj.

learn-shell-mutual = Dento pro dento
learn-shell-mutual-end = Mi tuj alteriĝos sur H7 kaj kaptos viajn H6 kaj H5. Rapide kaptu ion ankaŭ vi, en la sama vico!
learn-shell-mutual-end-hint-1 = Via H5 povas esti tranĉaĵo, eĉ dum ĝi mem estas kaptata.
learn-shell-mutual-end-hers = Mi prenis viajn du en kolumno H, kaj vi ricevis nenion. Sed vi povis.
learn-shell-mutual-end-done = Unue oni trovas ĉiujn kaptojn, poste forigas ĉion kune. Do kaptata testudo tamen mordas.
learn-shell-mutual-fresh = Mi iros al C5. Enfermu mian novulinon tuj, kiam ŝi alteriĝos, eĉ se ankaŭ la via estos enfermita!
learn-shell-mutual-fresh-hint-1 = Se mi estos sur C5, via A5 bezonos kunulon ĉe la alia flanko de B5 kaj C5.
learn-shell-mutual-fresh-apart = Mi alteriĝis sur C5, kaj neniu enfermis min. Kun mi tie, A5, B5 kaj C5 estis tri kvaronoj de sandviĉo.
learn-shell-mutual-fresh-done = Vi kaptis la mian, mi la vian, en la sama momento. Neniu estis unua. Neniu iam estas.

## Elkoviĝo

learn-shell-hatch = Ĝi elkoviĝas!
learn-shell-hatch-one = Kapto elkovigas ovon. Kaptu du miajn, kaj atentu la ovon.
learn-shell-hatch-one-hint-1 = Miaj du estas en kolumno G, sub via G8.
learn-shell-hatch-one-done = Ĉiu kapto elkovigas unu ovon, kaj kio eliras, tio estas via. Gratulon, estas testudo.
learn-shell-hatch-two = Du ovoj. Elkovigu ambaŭ en unu vico.
learn-shell-hatch-two-hint-1 = Du kaptoj samtempe. Kie renkontiĝas du miaj linioj?
learn-shell-hatch-two-half = Unu kapto, unu testudo. La dua ovo ankoraŭ atendas, kaj ĝi malvarmiĝas.
learn-shell-hatch-two-done = Du kaptoj, du idoj. Ĝemeloj! Ili havas viajn okulojn.

learn-shell-order = La plej malnova unue
learn-shell-order-first = La ovoj havas numerojn: la plej malnova elkoviĝas unue, kie ajn ĝi kuŝas. Kaptu, kaj vidu.
learn-shell-order-first-hint-1 = Miaj du estas sur horizontalo 8, dekstre de via D8.
learn-shell-order-first-done = Numero 1 elkoviĝis, kaj numero 2 antaŭeniris. Ovoj atendas sian vicon pli pacience ol ni.
learn-shell-order-second = Nun elkovigu la ovon sur G3, numeron 2. Do io devas okazi al numero 1.
learn-shell-order-second-hint-1 = Kaptita ovo ne plu povas elkoviĝi.
learn-shell-order-second-hint-2 = Numero 1 kuŝas apud mia testudo sur horizontalo 6, kaj via A6 estas proksima.
learn-shell-order-second-first = Bona kapto, sed elkoviĝis la plej malnova ovo, sur C6. Mi petis tiun sur G3.
learn-shell-order-second-done = Vi kaptis numeron 1, do numero 2 estis la plej malnova. Ruze! Tion mi ne instruis al vi.

learn-shell-vanish = Nek via nek mia
learn-shell-vanish-spoil = Mi alteriĝos sur E8, kaptos du kaj elkovigos la ovon. Malhelpu tion: kaptu ion ankaŭ vi!
learn-shell-vanish-spoil-hint-1 = Miaj du sur horizontalo 2 estas kapteblaj.
learn-shell-vanish-spoil-hers = Mi kaptis, kaj la ovo elkoviĝis por mi. Kia dolĉa etulo. Vi devis malhelpi tion.
learn-shell-vanish-spoil-done = Ni ambaŭ kaptis, do ambaŭ volis la plej malnovan ovon. Tiam neniu ricevas ĝin: ĝi malaperas.
learn-shell-vanish-surplus = Mi denove alteriĝos sur E8. Nun estas du ovoj. Zorgu, ke unu elkoviĝu por vi!
learn-shell-vanish-surplus-hint-1 = Unu kapto kontraŭ unu mia: ovo malaperas, kaj jen ĉio. Vi bezonas pli ol mi.
learn-shell-vanish-surplus-hint-2 = Du kaptoj per unu testudo. Serĉu la angulon inter viaj E4 kaj B7.
learn-shell-vanish-surplus-hers = Mi kaptis, vi ne, do la unua ovo elkoviĝis por mi. Tiel neniu elkoviĝas por vi.
learn-shell-vanish-surplus-even = Po unu kapto: la plej malnova ovo malaperis, kaj neniu plu rajtis elkovigi. Vi bezonas unu kapton pli ol mi.
learn-shell-vanish-surplus-done = Du kontraŭ unu. La unua ovo malaperis, la dua elkoviĝis por vi. Kalkuli indas, kara.

learn-shell-chain = Unu afero sekvigas alian
learn-shell-chain-roll = Elkoviĝinta testudo tuj kaptas, kiel ĉiu alvenanta. Tiam elkoviĝas la sekva ovo. Ekrulu tion!
learn-shell-chain-roll-hint-1 = Fermu kolumnon G sub miaj du. Poste nur rigardu.
learn-shell-chain-roll-done = Kapto, ovo, kapto, ovo. Tio estas ĉeno. Post ĝi mi kutime dormetas.
learn-shell-chain-link = Du kaptoj eblas, sed nur unu el ili ekigas ĉenon. Kiu?
learn-shell-chain-link-hint-1 = La ovo sur D4 elkoviĝos unue. Kio mankas al ĝi por kapti E4 kaj F4?
learn-shell-chain-link-hint-2 = Kunulo sur G4. Ĉu vi povas kapti ion de tie?
learn-shell-chain-link-short = La ovo sur D4 elkoviĝis, rigardis ĉirkaŭen, kaj trovis neniun kunulon malantaŭ miaj E4 kaj F4. La ĉeno finiĝis.
learn-shell-chain-link-done = Via testudo kaptis kaj krome estis la kunulo. Unu ŝtono, kvar birdoj. Pardonu, Hugo.

learn-shell-lapse = Ŝpari ne eblas
learn-shell-lapse-lost = Kaj se tute ne estas ovo? Kaptu miajn du, kaj vidu.
learn-shell-lapse-lost-hint-1 = Miaj du estas sur horizontalo 6, dekstre de via C6.
learn-shell-lapse-lost-done = Vi rajtis elkovigi, sed mankis ovo. Kio ne estas uzata en la sama vico, tio perdiĝas.
learn-shell-lapse-later = Ĉu vi ne kredas min? Renkontu min sur H8, tiam estos ovo.
learn-shell-lapse-later-hint-1 = Iru al H8. Mi estos tie.
learn-shell-lapse-later-apart = Mi atendis sur H8, kaj vi estis sur { $choice }. Sen ovo ne estas pruvo. Venu al H8!
learn-shell-lapse-later-done = Jen kuŝas ovo, kaj ĝi restas ovo. La antaŭa rajto estas delonge forgesita. Mi ja forgesas multon, sed tion ne.

## La fino

learn-shell-broken = Kvin por momento
learn-shell-broken-hers = Mi kompletigos mian linion de kvin sur E5. Lasu min alteriĝi, kaj tamen ne malvenku!
learn-shell-broken-hers-hint-1 = Unue venas kaptoj, nur poste oni kalkulas liniojn.
learn-shell-broken-hers-hint-2 = Mia C5 staras super mia C4, kaj sub tiu via C3. Kio mankas supre?
learn-shell-broken-hers-done = Kvin, kaj rompitaj en la sama vico! Liniojn oni rigardas nur, kiam ĉio trankviliĝis. Estis bele, dum ĝi daŭris.
learn-shell-broken-yours = Ankaŭ inverse tio okazas. Kompletigu vian linion sur horizontalo 3. Mi havas surprizeton.
learn-shell-broken-yours-hint-1 = Iru al E3. Nur por vidi, kio okazas.
learn-shell-broken-yours-bitten = Jen la surprizeto: D3 kaj D4 estas for, kaj vi eĉ ne havis vian linion de kvin. Ankoraŭfoje, kaj kompletigu ĝin. Avino mordas nur iomete.
learn-shell-broken-yours-done = Mi enfermis D3 kaj D4, kaj via linio denove havis truon. Neniam jubilu, antaŭ ol la akvo kvietiĝis.

learn-shell-sudden = Subita morto
learn-shell-sudden-meet = Mi kompletigos mian linion de kvin sur E8. Tion povas ankaŭ vi. Faru tion en la sama vico!
learn-shell-sudden-meet-hint-1 = Viaj kvar estas sur horizontalo 2.
learn-shell-sudden-meet-done = Kvin kontraŭ kvin, kaj neniu havas pli. Jen Subita morto: ni ludas plu, kaj kiu ekhavos pli, tiu venkos.
learn-shell-sudden-longer = Nun post ĉiu vico oni kalkulas denove. Unu venka testudo pli sufiĉas. Plilongigu vian linion!
learn-shell-sudden-longer-hint-1 = Horizontalo 2 daŭras dekstren.
learn-shell-sudden-longer-even = Ankoraŭ kvin kontraŭ kvin. Subita morto daŭras, kaj mia koro apenaŭ eltenas.
learn-shell-sudden-longer-done = Ses kontraŭ kvin! En Subita morto decidas unu testudo.

learn-shell-outgrow = Tri elirejoj
learn-shell-outgrow-second = Via linio estas blokita, kaj mi plilongigas la mian ĝis ses, sur F8. Vi bezonas duan linion, tuj!
learn-shell-outgrow-second-hint-1 = En kolumno H estas kvar viaj.
learn-shell-outgrow-second-hint-2 = Aŭ krucu vian propran linion: ankaŭ kolumno E estas via.
learn-shell-outgrow-second-done = Vi havas duan linion kaj multe pli da venkaj testudoj ol miaj ses. Testudo en ambaŭ linioj kalkuliĝas unufoje.
learn-shell-outgrow-break = Kreski vi ĉi tie ne povas. Sed vi povus mallongigi la mian.
learn-shell-outgrow-break-hint-1 = Mia C8 staras super C7, kaj C7 super via C6.
learn-shell-outgrow-break-even = Ankoraŭ kvin kontraŭ kvin. Mia linio kuŝas tie tute sendifekta kaj rikanas al vi.
learn-shell-outgrow-break-done = Mia linio rompiĝis: kvin kontraŭ neniu. Jen la tria elirejo el Subita morto.
learn-shell-outgrow-peace = En ĉi tiu vico mi rompos vian linion de B6. Ne restu kun nenio kontraŭ miaj kvin!
learn-shell-outgrow-peace-hint-1 = Se via linio falos, ankaŭ la mia devos fali. Rigardu kolumnon C.
learn-shell-outgrow-peace-done = Ambaŭ linioj rompitaj: neniu kontraŭ neniu. Subita morto ĉesis. Ni simple ludas plu kiel antaŭe.

learn-shell-count = Dek, naŭ, ok
learn-shell-count-ten = Mi iros al I5 kaj havos krucon: du liniojn de kvin kun unu testudo en ambaŭ. Tio estas naŭ. Superu naŭ!
learn-shell-count-ten-hint-1 = Du linioj de kvin, kiuj ne kruciĝas, estas dek.
learn-shell-count-ten-hint-2 = Unu el viaj linioj estas kompleta, al la alia mankas E9.
learn-shell-count-ten-done = Dek kontraŭ naŭ. Ĉiu venka testudo kalkuliĝas unufoje, kie ajn ĝi kuŝas.
learn-shell-count-nine = Nun mi havos seninterrompan linion de ok, sur horizontalo 9. Kaj la krucon havas vi.
learn-shell-count-nine-hint-1 = Kruco el du linioj de kvin havas naŭ testudojn.
learn-shell-count-nine-hint-2 = Via horizontalo 4 havas kvar el la kvin, kaj ambaŭ finoj estas liberaj.
learn-shell-count-nine-done = Naŭ kontraŭ ok! Longe estas bone, multe estas pli bone.

learn-shell-draw = Neniu venkas
learn-shell-draw-full = Rigardu, kia amaso! Du lokoj estas liberaj, kaj mi iros al E1. Plenigu la lageton.
learn-shell-draw-full-hint-1 = Se mi iros al E1, restos nur unu loko.
learn-shell-draw-full-egg = Ni ambaŭ premis nin sur E1, kaj nun tie estas ovo. Unu loko ankoraŭ liberas, do la ludo daŭras.
learn-shell-draw-full-done = La lageto estas plena, kaj neniu havas pli: senrezulta ludo. Ĉiuj eliru, la akvo estas eluzita.
learn-shell-draw-thrice = Ni iras rondon post rondo, kaj ĉi tiu tabulo jam estis. Mi denove iros al B5. Ĉu vi al E5, kiel ĉiam?
learn-shell-draw-thrice-hint-1 = Iru al E5, kaj la komenca tabulo aperos la trian fojon.
learn-shell-draw-thrice-new = Nova tabulo, do la ludo daŭras. Se vi volas vidi, kiel rondoj finiĝas, iru al E5.
learn-shell-draw-thrice-done = La sama tabulo la trian fojon: senrezulta ludo. Alie ni eble estus ĉi tie ankoraŭ post cent jaroj. Mi provis.

## Apud la unua ludo

learn-shell-tip-begin = Simple komencu ie ajn. En la mezo estas vigle, ĉe la rando kviete.
learn-shell-tip-again = Nun rigardu: kien Momo volas iri? Vi elektas en la sama momento.
learn-shell-tip-egg = Ovo! Kiu kaptos la unua, tiu ricevos ĝin.
learn-shell-tip-capture = Ŝŝ: estas du, kiujn vi povus enfermi. Serĉu sandviĉon, al kiu mankas unu tranĉaĵo.
learn-shell-tip-threat = Atentu, du viaj estas duone enfermitaj. Bloku la liberan finon, aŭ rebatu.
learn-shell-tip-hatch = Io elkoviĝis. Kaptoj faras testudojn, kaj testudoj faras liniojn.
learn-shell-tip-vanish = Vi ambaŭ kaptis, kaj la ovo malaperis. Ĝi estis tiel juna.
learn-shell-tip-four = Vi havas kvar, kiuj povus fariĝi kvin! Sed ankaŭ Momo vidas tion. Ĉu vi povas fari du ŝancojn samtempe?
learn-shell-tip-danger = Momo havas kvar! Iru tien, kien venus la kvina, aŭ rompu la linion.
learn-shell-tip-guess = Ne serĉu la plej bonan lokon. Serĉu la lokon, kie Momo ne atendas vin.
learn-shell-tip-won = Vi venkis! Kaj mi apenaŭ flustris. Nun atendas vin Presto, la heliko.
learn-shell-tip-lost = Momo havis bonŝancon, aŭ estis tre vigla. Rigardu la lastajn vicojn denove, kaj poste ludu ankoraŭfoje.
learn-shell-tip-drawn = Senrezulta ludo. Neniu devas plori, kaj neniu devas ordigi.
