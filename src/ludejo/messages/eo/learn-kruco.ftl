### La kurso de Kruco. Petra, maljuna masonisto, gvidas ĝin kaj parolas.
### $choice: la movo de la lernanto; $answer: tiu de la alia.

learn-kruco = Kruco
learn-kruco-lead = Petra konstruis pontojn, turojn kaj unu kurban budon. Nun ri montras al vi, kiel veni transen.
learn-kruco-master = Petra
learn-kruco-end = Nun vi scias ĉion, kion mi scias. Mi nur scias ĝin pli longe.
learn-kruco-game = Nun vera ludo, kontraŭ Lolo, mia metilernanto, kiu portas la kahelojn kaj lasas ilin fali. Mi rigardos trans vian ŝultron.

## Maltrafoj en multaj lecionoj

learn-kruco-miss-climbed = Via ludpeco iris supren, sur intersekcon. Belas tie, sed ĉi-foje gravas la fakoj.
learn-kruco-miss-slid = Via ludpeco ankoraŭ staras malsupre, sur fako. Ĉi-foje gravas la intersekcoj: montru angulon de ĝia fako.

## Movi sur fakoj

learn-kruco-step = Unu paŝo
learn-kruco-step-any = Bonan matenon! Mi estas Petra, kaj vi estas Nigro. Faru unu paŝon: movu vian ludpecon al malplena fako tuj apud ĝi.
learn-kruco-step-any-hint-1 = Elektu vian ludpecon, poste la fakon super ĝi, sub ĝi aŭ maldekstre de ĝi. Dekstre jam iu sidas.
learn-kruco-step-any-done = Jen. Antaŭen, malantaŭen aŭ flanken, neniam oblikve. Vi volas transen, al la horizontalo 8. Kaj sciu: Blanko volas ĉi tien.

learn-kruco-leap = Trans la proprajn
learn-kruco-leap-over = Viaj propraj ludpecoj neniam malhelpas vin. Ŝovu unu el ili rekte trans alian, per unu sola movo.
learn-kruco-leap-over-hint-1 = Provu la ludpecon sur b3: ĝi pasas super ambaŭ najbaroj kaj haltas sur e3.
learn-kruco-leap-over-step = Deca paŝo, sed neniun vi preterpasis. Ŝovu super propra ludpeco.
learn-kruco-leap-over-done = Huŝ! Ŝovo pasas super tiom da propraj, kiom staras sinsekve, ĝis la unua malplena fako post ili. Kie amaso, tie vojo.

learn-kruco-run = La gardata vojo
learn-kruco-run-far = Viaj ŝovoj pasas ankaŭ super malplenaj fakoj, kiujn vi gardas. Venigu ludpecon al g4, per unu sola movo.
learn-kruco-run-far-hint-1 = Sekvu la horizontalon 4: vi gardas b4 kaj c4, sur d4 staras via propra ludpeco, vi gardas e4 kaj f4. Simple kuru plu.
learn-kruco-run-far-short = Tie vi rajtas halti, kiel sur ĉiu malplena fako de la vojo. Sed la celo estas g4: kuru plu!
learn-kruco-run-far-back = La ĝusta vojo, sed en la alia direkto. g4 estas dekstre: turniĝu!
learn-kruco-run-far-guard-left = Nun tiu gardanto forlasis sian intersekcon, kaj la vojo havas truon. Lasu la du gardantojn, kie ili estas.
learn-kruco-run-far-aside = Tien oni forlasas la horizontalon 4, kaj la vojo iras laŭ ĝi.
learn-kruco-run-far-done = Kia kuro! Kaj sur g4 vi devis halti: ĝi estas la unua malplena fako, kiun vi ne gardas.

learn-kruco-halt = Ĉi tie oni haltas
learn-kruco-halt-six = Tri vojoj, kaj nur unu sufiĉe longas. Ŝovu ludpecon ĝis la horizontalo 6, per unu sola movo.
learn-kruco-halt-six-hint-1 = Sur ĉiu vojo serĉu la unuan malplenan fakon, kiun vi ne gardas. Tie la ŝovo finiĝas.
learn-kruco-halt-six-hint-2 = En la vertikalo g vi gardas g4 kaj g5, do la ŝovo atingas g6.
learn-kruco-halt-six-open = Sur a4 ĝi devis halti: malplena fako, kiun neniu via ludpeco gardas.
learn-kruco-halt-six-enemy = Neniu ŝovas super kontraŭula ludpeco sur fako. Sur d4 staras Blanko, do ĉi tiu vojo finiĝas sur d3.
learn-kruco-halt-six-short = La ĝusta vojo, sed vi haltis tro frue. Iru plu ĝis la horizontalo 6.
learn-kruco-halt-six-guard-left = Tio estis unu el la gardantoj. Sen ĝi la vojo iĝas pli mallonga, ne pli longa.
learn-kruco-halt-six-aside = Tiu vojo ne kondukas al la horizontalo 6.
learn-kruco-halt-six-done = Ĝuste tiel. Du aferoj finas ŝovon: malplena fako, kiun vi ne gardas, kaj kontraŭula ludpeco sur fako.

## Intersekcoj kaj gardado

learn-kruco-climb = Supren!
learn-kruco-climb-up = Ĉu vi vidas la intersekcojn, kie renkontiĝas kvar fakoj? Iru supren: metu ludpecon sur intersekcon ĉe angulo de ĝia fako.
learn-kruco-climb-up-hint-1 = Elektu ludpecon, kaj montru unu el la kvar anguloj de ĝia fako.
learn-kruco-climb-up-done = Nu? Bela vidaĵo? Tie supre vi malhelpas neniun: ŝovoj pasas sube. Nur la rando de la tabulo ne havas intersekcojn.

learn-kruco-down = Denove malsupren
learn-kruco-down-five = Kiu supreniris, tiu devas ankaŭ malsupren. Iru de via intersekco en la horizontalon 5.
learn-kruco-down-five-hint-1 = De intersekco ludpeco iras en iun el ĝiaj kvar fakoj, kiu estas malplena. En la horizontalo 5 tia estas nur unu.
learn-kruco-down-five-four = Malsupren, jes, sed en la horizontalon 4. Antaŭen, mi petas: en la 5-an.
learn-kruco-down-five-other = Tio estis via alia ludpeco. Malsupreniru tiu sur la intersekco.
learn-kruco-down-five-done = Ambaŭ piedoj sur la tero. Sur okupita fako neniu surteriĝas. Kaj de intersekco al intersekco vojo ne ekzistas: supren, malsupren, supren, malsupren.

learn-kruco-guard = Garde
learn-kruco-guard-two = Ludpeco sur intersekco gardas la kvar fakojn ĉirkaŭ ĝi. Ekgardu kaj e5 kaj f5 per unu sola movo.
learn-kruco-guard-two-hint-1 = Kiuj intersekcoj tuŝas e5 kaj f5? Estas du: unu sub ili, unu super ili.
learn-kruco-guard-two-hint-2 = Iru de e4 sur e4+, aŭ de f6 sur e5+.
learn-kruco-guard-two-elsewhere = Bona observejo, sed de tie via ludpeco ne gardas e5 kaj f5 samtempe.
learn-kruco-guard-two-slid = Sur fako ludpeco gardas nenion. Iru supren!
learn-kruco-guard-two-done = Unu sidloko, kvar fakoj. Gardi utilas por du aferoj: al vi ĝi faras vojojn, al Blanko zorgojn. Unue la vojojn.

learn-kruco-barred = La garda regulo
learn-kruco-barred-open = Ankaŭ Blanko gardas fakojn. Vi ne rajtas iri sur intersekcon, se Blanko gardas eĉ nur unu el ĝiaj kvar fakoj. Iru supren, kie vi ankoraŭ povas!
learn-kruco-barred-open-hint-1 = La du blankaj gardantoj gardas ok fakojn. Kiu angulo de d4 tuŝas neniun el ili?
learn-kruco-barred-open-hint-2 = Tiu maldekstre malsupre, c3+: Blanko gardas nek c3 nek d3, nek c4 nek d4.
learn-kruco-barred-open-slid = Fakoj estas liberaj por ĉiuj, gardataj aŭ ne. Baritaj estas intersekcoj. Iru supren!
learn-kruco-barred-open-done = Restis nur c3+. Blanko gardas e3, do d3+ estis barita; Blanko gardas d5, do same c4+ kaj d4+.
learn-kruco-barred-bar = Nun inverse. Blanko volas iri sur d5+, kaj tio kostus al vi la ludpecon sur e5. Baru tiun intersekcon.
learn-kruco-barred-bar-hint-1 = Gardu unu el ĝiaj kvar fakoj. Blanko jam gardas e5 kaj e6, do ĝi estu d5 aŭ d6.
learn-kruco-barred-bar-hint-2 = Iru sur c4+, c5+ aŭ c6+: ĉiu el ili gardas d5 aŭ d6.
learn-kruco-barred-bar-lifted = La intersekco restis libera. Blanko iras sur d5+, kaj via ludpeco estas forigita. Kiel tio funkcias, ni tuj vidos.
learn-kruco-barred-bar-up = Via ludpeco forkuris, bone do. Sed Blanko nun staras sur d5+. Prefere baru la intersekcon.
learn-kruco-barred-bar-done = Barita! Unu gardata fako, kaj la tuta intersekco estas fermita por Blanko.

## Kaptantaj formacioj

learn-kruco-square = Enfermita sur fako
learn-kruco-square-two = Nun la ludo iĝas serioza. Ludpeco sur fako estas enfermita, kiam kontraŭuloj tenas du el ĝiaj anguloj. Enfermu la blankan sur e5.
learn-kruco-square-two-hint-1 = Unu angulo de e5 jam estas via: d4+. Vi bezonas ankoraŭ unu.
learn-kruco-square-two-hint-2 = Iru de f4 sur e4+, aŭ de d6 sur d5+.
learn-kruco-square-two-left = Tiu ludpeco jam tenis angulon de e5. Lasu ĝin tie, kaj venigu duan.
learn-kruco-square-two-elsewhere = Belas tie supre, sed tiu intersekco ne estas angulo de e5.
learn-kruco-square-two-slid = De fakoj vi ne povas enfermi ĝin. Vi bezonas duan angulon de e5: iru supren.
learn-kruco-square-two-done = Kaptita! Sed rigardu: ankaŭ la du kaptintoj estas forigitaj. Formacio foriras tuta, kaj ĉiu ludpeco iras en la rezervon de sia posedanto.

learn-kruco-point = Enfermita sur intersekco
learn-kruco-point-two = Ankaŭ la inverso validas: ludpeco sur intersekco estas enfermita, kiam kontraŭuloj staras sur du el ĝiaj kvar fakoj. Enfermu tiun sur d4+.
learn-kruco-point-two-hint-1 = Sur d5 vi jam staras. Kiu alia atingas fakon ĉe d4+ per unu paŝo?
learn-kruco-point-two-hint-2 = Ŝovu de c4 al d4, aŭ de e3 al e4.
learn-kruco-point-two-left = La ludpeco sur d5 jam staris ĝuste. Lasu ĝin tie, kaj venigu duan.
learn-kruco-point-two-climbed = Iri supren ĉi tie ne helpas. Vi bezonas duan ludpecon sur la fakoj ĉirkaŭ d4+.
learn-kruco-point-two-elsewhere = Tiu fako ne tuŝas d4+.
learn-kruco-point-two-done = For, kaj viaj du kun ĝi. La blanka sur e5 restas: ĝi staris apud amiko, kaj amikoj enfermas neniun.

learn-kruco-cross = La kruco
learn-kruco-cross-five = La tria formacio donis al la ludo ĝian nomon: kvin ludpecoj sur fakoj, unu meze kaj kvar apude, kies ajn ili estas. Kompletigu krucon!
learn-kruco-cross-five-hint-1 = La mezo estas d4, kie Blanko afable jam staras. Mankas nur unu brako.
learn-kruco-cross-five-hint-2 = La mankanta brako estas d3. Ŝovu tien de d2, aŭ iru malsupren de c2+.
learn-kruco-cross-five-enclosed = Aj! Sur tiu intersekco via ludpeco estis enfermita de la du blankaj. Io estis forigita, sed tio ne estis kruco.
learn-kruco-cross-five-left = Tio estis brako de la kruco. Lasu ĝin tie, kaj plenigu la truon.
learn-kruco-cross-five-gap = Ĉe d3 ankoraŭ estas truo.
learn-kruco-cross-five-done = Kruco, kaj ĉiuj kvin estas forigitaj: tri viaj, du de Blanko. Kruco ne demandas, kiu estas kiu. Same kiel la gravito.

learn-kruco-bargain = Ankaŭ la viaj
learn-kruco-bargain-careful = Atentu, kien vi paŝas. Venigu ludpecon en la horizontalon 5 tiel, ke ĝi poste ankoraŭ staru tie.
learn-kruco-bargain-careful-hint-1 = Blanko tenas du angulojn de d5. Kiu paŝas tien, tiu estas enfermita. Ĉu ekzistas alia vojo?
learn-kruco-bargain-careful-lifted = Vi paŝis inter du kontraŭulojn, do via ludpeco estis enfermita: per via propra movo, sed tio ne ĝenas la regulojn.
learn-kruco-bargain-careful-elsewhere = Nenio perdita, sed tio ne estas fako de la horizontalo 5.
learn-kruco-bargain-careful-done = Ĝi restis sendifekta. Memoru: formacioj estas forigataj, kiu ajn faris ilin. Antaŭ ol paŝi, rigardu la angulojn.
learn-kruco-bargain-three = Sed foje tio estas bona negoco! Forigu tri blankajn kontraŭ unu via.
learn-kruco-bargain-three-hint-1 = Tri blankaj staras ĉirkaŭ unu fako. Kio okazus, se iu paŝus en la mezon?
learn-kruco-bargain-three-hint-2 = Ŝovu de d5 al d4.
learn-kruco-bargain-three-two = Du kontraŭ unu, tute ne malbone. Sed ie vi ricevas tri.
learn-kruco-bargain-three-none = Nenio estis forigita. Rigardu, kie la blankaj staras dense.
learn-kruco-bargain-three-done = Unu eniras, kvar eliras! Ĉiuj enfermantoj estas forigitaj, ĉu du, ĉu tri, ĉu kvar. Kaj la via ne perdiĝis: ĝi atendas en via rezervo.

## La rezervo

learn-kruco-reserve = La rezervo
learn-kruco-reserve-earn = Ĉio forigita atendas en la rezervo de sia posedanto. La via estas malplena, domaĝe. Venigu ludpecojn tien!
learn-kruco-reserve-earn-hint-1 = Kruco ne demandas, el kies ludpecoj ĝi konsistas. Kvar viaj preskaŭ faras ĝin.
learn-kruco-reserve-earn-hint-2 = Ŝovu de d2 al d3, kaj la kruco ĉirkaŭ d4 estas kompleta.
learn-kruco-reserve-earn-down = Tiun ludpecon ni bezonos tie supre. Rigardu la aliajn kvin.
learn-kruco-reserve-earn-none = Via rezervo ankoraŭ estas malplena. Io devas esti forigita, kaj viaj propraj taŭgas.
learn-kruco-reserve-earn-done = Kvin propraj, forigitaj intence! Ĉiu alia majstro sendus vin hejmen. Mi diras: kvin en la rezervo. Rigardu, por kio ili utilas.

learn-kruco-divide = El unu multaj
learn-kruco-divide-enough = Ludpeco sur intersekco povas dividiĝi: ludpecoj el via rezervo plenigas la malplenajn fakojn ĉirkaŭ ĝi. Dividu ĝin!
learn-kruco-divide-enough-hint-1 = Elektu vian ludpecon sur la intersekco f5+, poste “Dividiĝi”.
learn-kruco-divide-enough-hint-2 = “Dividiĝi” staras sub la tabulo, kiam la ludpeco estas elektita; per klavaro ĝi estas la litero D.
learn-kruco-divide-enough-down = Ĝi iris malsupren, kaj unu restas unu. Divido faras el ĝi kvar.
learn-kruco-divide-enough-other = Tiu ludpeco staras sur fako. Dividiĝi povas tiu sur la intersekco.
learn-kruco-divide-enough-done = El unu iĝis kvar! Ili venis el via rezervo, kie restas unu. La ludpeco, kiu dividiĝis, forlasis la ludon por ĉiam.
learn-kruco-divide-few = Kvar malplenaj fakoj, sed nur du ludpecoj en via rezervo: nun vi elektas. Dividu, kaj plenigu la du fakojn en la horizontalo 6.
learn-kruco-divide-few-hint-1 = Elektu la ludpecon sur d5+ kaj dividu ĝin. Poste montru la du fakojn.
learn-kruco-divide-few-hint-2 = La du fakoj en la horizontalo 6 estas d6 kaj e6.
learn-kruco-divide-few-behind = Dividita, sed ne ambaŭ en la horizontalo 6, kie vi estas pli proksima al via celo.
learn-kruco-divide-few-down = Ĝi iris malsupren. Tio kostas nenion el la rezervo, sed unu restas unu. Dividu!
learn-kruco-divide-few-other = Tiu ludpeco staras sur fako. Prenu tiun sur d5+.
learn-kruco-divide-few-done = Bone elektite. Plenigataj estas tiom da fakoj, kiom eblas; kiuj, tion diras vi, se la rezervo ne sufiĉas. El malplena rezervo neniu dividiĝas.

## La ordo de la kaptoj

learn-kruco-order = Kio unue?
learn-kruco-order-one = Unu movo povas kompletigi du krucojn samtempe. Tiam vi diras, kiu estu forigita unue. Forigu du blankajn per unu movo!
learn-kruco-order-one-hint-1 = Ŝovu de b4 super c4 al d4. Tiam staras du krucoj, ĉirkaŭ d4 kaj ĉirkaŭ e4.
learn-kruco-order-one-hint-2 = En la kruco ĉirkaŭ d4 estas du blankaj, en la alia nur unu. Forigu unue tiun ĉirkaŭ d4.
learn-kruco-order-one-hole = Via ludpeco de c4 lasis truon tie, do kompleta estis nur la kruco ĉirkaŭ e4. Venu de pli malproksime.
learn-kruco-order-one-wrong = Vi elektis la krucon ĉirkaŭ e4: kvar viaj, kaj unu blanka. Tio rompis la alian, kaj ĝi restis.
learn-kruco-order-one-none = Ankoraŭ neniu kruco. Al ambaŭ mankas la sama fako: d4.
learn-kruco-order-one-done = Bone elektite: du blankaj. Tio rompis la krucon ĉirkaŭ e4, kaj rompita ne estas forigata.
learn-kruco-order-two = Kiam d4+ dividiĝos, tri krucoj staros samtempe! Laŭ la ĝusta ordo du el ili povas esti forigitaj. Forigu du!
learn-kruco-order-two-hint-1 = Dividu la ludpecon sur d4+. La meza kruco havas komunajn ludpecojn kun ambaŭ aliaj.
learn-kruco-order-two-hint-2 = Komencu per la kruco ĉirkaŭ c4 aŭ per tiu ĉirkaŭ f5, ne per tiu ĉirkaŭ d5.
learn-kruco-order-two-middle = Vi komencis en la mezo. Tio rompis la krucojn ambaŭflanke, do nur unu estis forigita.
learn-kruco-order-two-single = Unu kruco staris, kaj unu estis forigita. Dividu la ludpecon sur d4+, kaj vi ricevos tri.
learn-kruco-order-two-enclosed = Io estis forigita, sed neniu kruco. Dividu la ludpecon sur d4+.
learn-kruco-order-two-none = Nenio estis forigita. Dividu la ludpecon sur d4+, kaj rigardu, kio staras tiam.
learn-kruco-order-two-done = Du krucoj per unu movo! Kiam staras pluraj formacioj, pensu antaŭ ol forigi: la ordo estas parto de via movo.

## Kiel ludo finiĝas

learn-kruco-arrive = Transe, kaj ankoraŭ tie
learn-kruco-arrive-stay = Vi venkas per ludpeco en la horizontalo 8, kiu ankoraŭ staras tie post la sekva vico de Blanko. Iru tien, kaj restu!
learn-kruco-arrive-stay-hint-1 = Du viaj ludpecoj estas unu paŝon for. Unu el ili estus tuj forigita. Kiu?
learn-kruco-arrive-stay-hint-2 = Blanko tenas angulon de b8 kaj povas iri sur la alian. Apud g8 estas neniu.
learn-kruco-arrive-stay-lifted = Vi jam estis tie! Tiam Blanko iris sur b7+, kaj via ludpeco estis enfermita. Alveni estas duono; la alia duono estas elteni unu vicon.
learn-kruco-arrive-stay-short = Tio ne estas la horizontalo 8, kaj Blanko trankvile daŭrigas. Unu via ludpeco estas nur unu paŝon for de ĝi.
learn-kruco-arrive-stay-done = Blanko nenion povis fari kontraŭ tio: vi venkis! Same venkas Blanko, en la horizontalo 1. Validas ankaŭ ludpeco, kiu alvenas per divido.
learn-kruco-arrive-road = Kaj nun ĉio kune: ĝis la horizontalo 8 per unu sola movo!
learn-kruco-arrive-road-hint-1 = Rigardu laŭ la vertikalo d. Kiujn fakojn vi gardas, kaj kiu staras tie?
learn-kruco-arrive-road-hint-2 = De d3 aŭ d5 la vojo estas libera ĝis d8. Ŝovu tien.
learn-kruco-arrive-road-guard-left = Tio estis unu el la du, kiuj gardas la vojon. Lasu ilin tie supre.
learn-kruco-arrive-road-short = La ĝusta vertikalo, sed ne ĝia fino. Prenu la tutan vojon!
learn-kruco-arrive-road-aside = Tio ne estas la vojo. Ĝi iras laŭ la vertikalo d.
learn-kruco-arrive-road-done = Tra la tuta tabulo, kaj neniu povis ion fari kontraŭ tio. Por tio oni konstruas vojojn!

learn-kruco-defend = Elĵetu la gaston
learn-kruco-defend-out = Blanko staras sur c1, en la horizontalo 1! Se tiu ludpeco post via vico ankoraŭ staros tie, vi malvenkos. Forigu ĝin!
learn-kruco-defend-out-hint-1 = Estas du manieroj: unu angulon de c1 vi jam tenas, kaj ĉirkaŭ c2 kruco estas preskaŭ kompleta.
learn-kruco-defend-out-hint-2 = Iru de d2 sur c1+, aŭ malsupren de b1+ al c2.
learn-kruco-defend-out-near = Bona ludpeco por tio, sed ne tien. Blanko ankoraŭ staras sur c1, kaj venkis.
learn-kruco-defend-out-lost = Blanko ankoraŭ staras sur c1, kaj venkis. Vi havis nur ĉi tiun vicon.
learn-kruco-defend-out-done = For kun ĝi! Nenio estas perdita, dum vi povas forigi ĝin en via tuj sekva vico.

learn-kruco-stuck = Nenien plu
learn-kruco-stuck-wall = Kiu ne povas movi, kiam estas ria vico, tiu malvenkas. Jen la lasta ludpeco de Blanko. Enmurigu ĝin!
learn-kruco-stuck-wall-hint-1 = Neniu apuda fako estas libera. Sed ĝi ankoraŭ povas iri supren, sur a3+ aŭ a4+. Baru ambaŭ samtempe.
learn-kruco-stuck-wall-hint-2 = Iru de c3 sur b3+, aŭ de c5 sur b4+: de ambaŭ vi gardas b4.
learn-kruco-stuck-wall-square = Vi malfermis la muron, kaj Blanko elglitas. Lasu a3, a5 kaj b4 en iliaj lokoj.
learn-kruco-stuck-wall-crossing = Blanko grimpas trans la muron. Baru ambaŭ intersekcojn: a3+ kaj a4+.
learn-kruco-stuck-wall-done = Neniu fako, neniu intersekco, neniu movo: Blanko malvenkis. Solida laboro!

learn-kruco-again = Trifoje la samo
learn-kruco-again-third = Blanko estas multe pli forta, sed hezitadis, kaj ankaŭ vi. Kiam la sama pozicio aperas la trian fojon, la ludo estas senrezulta. Faru tion!
learn-kruco-again-third-hint-1 = Via maldekstra ludpeco iradis tien kaj reen inter b2 kaj b3, kaj blanka inter d7 kaj d8. Ankoraŭ unu fojon!
learn-kruco-again-third-hint-2 = Ŝovu de b3 reen al b2.
learn-kruco-again-third-other = Tio estas nova pozicio, kiu neniam estis tie. Movu la ludpecon, kiu iradis tien kaj reen.
learn-kruco-again-third-new = Tie ĝi neniam staris, do la pozicio estas nova. Blanko ne hezitados por ĉiam.
learn-kruco-again-third-done = Senrezulte, du kontraŭ ses! Por tio ĉio devas esti sama: fakoj, intersekcoj, ambaŭ rezervoj, kaj kies vico estas.

learn-kruco-start = La tuta muro
learn-kruco-start-begin = Tiel komenciĝas vera ludo: po dek ses ludpecoj, kaj Nigro movas unue. Ŝovu ludpecon el via malantaŭa horizontalo!
learn-kruco-start-begin-hint-1 = La propraj ne malhelpas: el la horizontalo 1 ludpeco ŝoviĝas super la 2-a en la 3-an.
learn-kruco-start-begin-front = Bona komenco, sed tiu staris antaŭe. Ĉi-foje iu el la plej malantaŭaj.
learn-kruco-start-begin-done = Trans la proprajn, kiel vi lernis. Nun la tabulo estas via.

## Apud la unua ludo

learn-kruco-tip-begin = Ankaŭ Lolo estas komencanto, do ne hastu. Komencu per iu ajn ludpeco, kaj rigardu, kien ĝi rajtas iri.
learn-kruco-tip-pairs = Pensu pare: du viaj ĉirkaŭ unu de Lolo faras formacion. Kaj eble ankaŭ Lolo pensas tion.
learn-kruco-tip-road = Ludpecoj sur intersekcoj konstruas vojojn. Starigu unu survoje, kaj ŝovu super ĝiaj fakoj.
learn-kruco-tip-barred = Lolo nun staras sur intersekco kaj gardas kvar fakojn. Intersekcoj, kiuj tuŝas ilin, estas baritaj al vi.
learn-kruco-tip-lifted = Io estis forigita. Rigardu la rezervojn: tiuj ludpecoj povas reveni per divido.
learn-kruco-tip-divide = Vi havas ludpecojn en via rezervo, kaj iun sur intersekco. Vi povus dividi.
learn-kruco-tip-danger = Atentu, ludpeco de Lolo estas unu paŝon for de via malantaŭa horizontalo!
learn-kruco-tip-near = Vi estas unu paŝon for de la alia flanko! Antaŭ ol fari ĝin, pripensu, kiu povus enfermi vin tie.
learn-kruco-tip-intruder = Lolo atingis vian malantaŭan horizontalon! Forigu tiun ludpecon nun, per kia ajn formacio, alie la ludo finiĝos.
learn-kruco-tip-won = Vi estas transe! Mi sciis, ke vi povas, kaj Lolo ankoraŭ lernos. Venontfoje prenu iun pli fortan.
learn-kruco-tip-lost = Ne gravas. Ankaŭ mia unua muro falis. Rigardu la lastajn vicojn ankoraŭfoje, kaj konstruu denove.
learn-kruco-tip-drawn = Senrezulte! Neniu venis transen, kaj neniu malsekiĝis. Ĉu ankoraŭfoje?
