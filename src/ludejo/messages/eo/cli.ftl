### Kion diras la komando `ludejo`.

## Pecoj sur la tabulo, po unu litero

cli-letter-black = N
cli-letter-white = B
cli-legend-what-the-shell = { $black } nigra testudo, { $white } blanka testudo, (1) ovo, la plej malnova estas 1, [ ] lasta vico, * venka testudo
cli-legend-kruco = { $black } nigra, { $white } blanka, (…) ludpeco sur intersekco, [ ] lasta vico

## La helpo

cli-help = Ludejo por What the Shell kaj Kruco.

    Sen komando la ludejo malfermiĝas: paĝo en via retumilo, sur kiu du homoj ĉe unu ekrano, aŭ unu kontraŭ la komputilo, ludas ambaŭ ludojn.
cli-help-exit-codes = Elirkodoj: 0 ĉio en ordo, 1 io kontrolita estas malĝusta, 2 malĝusta uzo de la komando, 3 dosiero ne legeblas aŭ ne skribeblas aŭ la ludejo ne malfermeblas, 70 eraro en Ludejo, 130 finita per Ctrl-C, 141 la leganto de la eligo foriris.

    Medio: LUDEJO_LANG la lingvo (en, eo), LUDEJO_DATA la dosierujo por la ludoj de la ludejo, LUDEJO_NO_BROWSER la retumilo restas fermita, NO_COLOR neniuj koloroj.
cli-help-play = Ludi en la terminalo: du homoj ĉe unu ekrano, aŭ unu kontraŭ la komputilo.

    En What the Shell ambaŭ elektas sekrete: la unua tajpas nevideble kaj poste transdonas. Tajpu “helpo” dum la ludo por scii, kion oni povas tajpi tie.

    Ekzemploj: ludejo play kruco, ludejo play what-the-shell --against computer --level 3 --colour white
cli-help-play-short = Ludi en la terminalo.
cli-help-replay = Trairi registritajn ludojn per klavoj; en dukto, presi ĉiun tabulon.

    Elirkodo 1, se protokolo estas erara aŭ ne ekzistas tia ludo aŭ vico.
cli-help-replay-short = Trairi registritajn ludojn.
cli-help-check = Kontroli ĉiun protokolon de ĉiu dosiero laŭ la reguloj, kaj diri, kio malĝustas: dosiero, linio, kolumno, vico kaj kaŭzo.

    Elirkodo 1, se iu protokolo estas malĝusta, 3, se dosiero ne legeblas.
cli-help-check-short = Kontroli registritajn ludojn.
cli-help-rules = Montri la kompletajn regulojn de ludo, kun tio, kion ĉi tiu ludejo decidis, kie la fonto lasas ion nedecidita.
cli-help-rules-short = Montri la kompletajn regulojn de ludo.
cli-help-perft = Kalkuli la eblajn sinsekvojn de ekzakte tiom da movoj, por kompari kun la kalkulo de alia programo. Nur por Kruco, ĉar tie movas po unu ludanto.
cli-help-perft-short = Kalkuli sinsekvojn de movoj (Kruco).
cli-help-referee = Juĝi por programoj en ajna lingvo: po unu JSON-peto en linio ĉe la norma enigo, po unu JSON-respondo en linio ĉe la norma eligo, tuj.

    Petoj: {"{"}"do":"legal","position":P{"}"} · {"{"}"do":"play","position":P,"move":M{"}"}, aŭ "moves" kun listo por tuta ludo · por Kruco ankaŭ {"{"}"do":"children","position":P{"}"} kaj {"{"}"do":"perft","position":P,"depth":N{"}"}. P estas pozicio, aŭ "start". "id" revenas en la respondo. Eraro donas "error" kun "kind" kaj "message", kaj la sekva linio estas legata.
cli-help-referee-short = La juĝisto por programoj: JSON-linioj.
cli-help-engine = Pensi por programoj, kiuj parolas kiel ŝakprogramoj (UGI, UCI): po unu ordono en linio de la norma enigo, respondoj en la norma eligo.

    Ordonoj: ugi, isready, setoption name N value V (seed, threads, lines, level), position startpos moves …, go movetime MS / nodes N / depth D / infinite, stop, quit. En What the Shell, “go seat black” petas la elekton de unu flanko. La dokumentaro priskribas la tutan lingvon.
cli-help-engine-short = La motoro por programoj: ordonoj enen, movoj elen.
cli-help-analyse = Analizi pozicion: kiom ĝi valoras por ambaŭ ludantoj kaj kion elekti; en What the Shell kiom ofte ĉiun lokon, en Kruco la plej bonajn movojn.

    Sen limo ĝi pensas kvin sekundojn. Ctrl-C finas ĝin kaj montras, kio jam estas sciata.

    Ekzemploj: ludejo analyse kruco --moves "a2-a3 a7-a6" --depth 8, ludejo analyse what-the-shell --moves "E5:D4" --json
cli-help-analyse-short = Analizi pozicion aŭ protokolitan ludon.
cli-help-analyse-game = La ludo, kie neniu protokolo estas donita; unu el: { $games }.
cli-help-analyse-record = La dosiero kun la analizota ludo, kiel teksto aŭ kiel JSON; - por la norma enigo.
cli-help-analyse-number = Kiu ludo de la dosiero.
cli-help-analyse-turn = La tabulo post tiom da vicoj; la lasta, kie nenio estas dirita.
cli-help-moves = La movoj post la pozicio, kun spacetoj inter ili.
cli-help-seconds = Pensi tiom da sekundoj.
cli-help-nodes = Rigardi tiom da tabuloj.
cli-help-ahead = Rigardi tiom da vicoj antaŭen.
cli-help-endless = Pensi ĝis Ctrl-C.
cli-help-lines = Kiom da movoj de Kruco estas montrataj.
cli-help-threads = Kiom da fadenoj pensas, en Kruco.
cli-help-search-seed = Nombro, kiu faras la serĉon ĉiufoje sama, kun --nodes aŭ --depth kaj unu fadeno.
cli-help-match = Ludigi du ludantojn multfoje per ĉiuj procesoroj, kaj diri la poentaron, kun ĝia 95-procenta intervalo, kaj Elo.

    Ludanto estas nivelo de la ludejo (level:3), ĝia serĉo, kiom --seconds, --nodes aŭ --depth permesas (search), aŭ la komanda linio de programo, kiu parolas la lingvon de “ludejo engine”. La koloroj ŝanĝiĝas post ĉiu ludo, kaj po du ludoj komenciĝas per la samaj vicoj, lotitaj. Kiu kolapsas, malfruas aŭ respondas sensencaĵon, tiu malvenkas.

    Kun --to DOSIERO ĉiu ludo estas konservata, kaj la sama ordono daŭrigas interrompitan matĉon.

    Ekzemplo: ludejo match kruco level:3 level:2 --games 400 --to matĉo.jsonl
cli-help-match-short = Ludigi du programojn multfoje.
cli-help-player = level:1 ĝis level:10, search, aŭ la komanda linio de programo.
cli-help-games = Kiom da ludoj.
cli-help-to = La dosiero, al kiu la protokoloj de la ludoj estas aldonataj, po unu en linio (JSON Lines).
cli-help-match-seed = La nombro, per kiu la komencoj kaj la hazardo de la ludantoj estas lotataj.
cli-help-opening = Per kiom da lotitaj vicoj ĉiu ludo komenciĝas: 2 en What the Shell, 4 en Kruco, kie nenio estas dirita.
cli-help-longest = Post tiom da vicoj ludo restas senrezulta.
cli-help-grace = Kiom pli longe ol --seconds elekto rajtas daŭri; sen --seconds, kiom entute.
cli-help-at-once = Kiom da ludoj samtempe; po unu por ĉiu procesoro, kie nenio estas dirita.
cli-help-game = Unu el: { $games }.
cli-help-file = Dosiero de protokoloj, kiel teksto aŭ (.json, .jsonl) kiel JSON; - por la norma enigo.
cli-help-position = La teksto de la pozicio, de kiu komenci.
cli-help-json = Respondi en JSON, po unu objekto en linio.
cli-help-port = La pordo de la ludejo; se ĝi estas okupita, la sekva libera.
cli-help-host = La adreso, ĉe kiu la ludejo aŭskultas.
cli-help-no-browser = Ne malfermi la retumilon.
cli-help-version = Montri la version kaj fini.
cli-help-against = La kontraŭulo: { $opponents }. Hotseat estas du homoj ĉe unu ekrano; ĝi validas, kie nenio alia estas donita.
cli-help-level = La nivelo de la komputilo, de 1, por tiu, kiu ekde hodiaŭ scias la regulojn, ĝis 10, la tuta motoro. 2, kie neniu estas donita.
cli-help-colour = La koloro, kiun vi ludas kontraŭ la komputilo: black (nigra) aŭ white (blanka). Nigra, kie neniu estas donita.
cli-help-record = La dosiero, al kiu la ludo estas aldonata, kiam oni ĝin forlasas.
cli-help-seed = Nombro, kiu faras la hazardon de la komputilo ĉiufoje sama.
cli-help-game-number = Nur la ludo kun ĉi tiu numero en la dosiero.
cli-help-turn = Nur la tabulo post tiom da vicoj; 0 estas la komenco.
cli-help-language = La lingvo de la reguloj: { $languages }. Kie neniu estas donita, la lingvo de la medio.
cli-help-depth = Kiom da movoj profunde.
cli-help-divide = Montri ankaŭ la nombron por ĉiu unua movo.
cli-help-by-referee = Kalkuligu al la juĝisto: pli malrapida, kaj la aŭtoritato.
cli-help-help = Montri ĉi tiun helpon kaj fini.
cli-help-install-completion = Instali kompletigon por via ŝelo.
cli-help-show-completion = Montri kompletigon por via ŝelo, por kopii aŭ adapti ĝin.

## Nomoj de tio, kion oni povas doni, majuskle

cli-options = OPCIOJ
cli-command = KOMANDO
cli-game = LUDO
cli-file = DOSIERO
cli-position = POZICIO
cli-number = NOMBRO
cli-address = ADRESO
cli-opponent = KONTRAŬULO
cli-colour = KOLORO
cli-language = LINGVO
cli-seconds = SEKUNDOJ
cli-moves = MOVOJ
cli-player-1 = LUDANTO1
cli-player-2 = LUDANTO2
cli-depth = PROFUNDO
cli-title-arguments = Argumentoj
cli-title-options = Opcioj
cli-title-commands = Komandoj
cli-default = normale
cli-environment = medio
cli-required = necesa

## Malĝusta uzo

cli-usage = Uzo:
cli-usage-help = “{ $command } --help” diras pli.
cli-usage-error = Eraro: { $error }
cli-usage-near = Ĉu vi celis { $names }?
cli-usage-missing = { $name } mankas.
cli-usage-bad = { $name }: { $why }
cli-usage-extra = Tro multe estis donita: { $extra }
cli-usage-no-command = Ne ekzistas komando “{ $name }”.
cli-usage-no-option = Ne ekzistas opcio “{ $name }”.
cli-usage-no-value = La opcio “{ $name }” ne estas kompleta aŭ ne prenas valoron.
cli-usage-no-game = Ne ekzistas ludo “{ $name }”; la ludoj estas { $games }.
cli-usage-no-number = “{ $text }” ne estas entjero de { $least } ĝis { $most }.
cli-usage-no-colour = “{ $text }” ne estas koloro; la koloroj estas { $colours }.
cli-usage-no-opponent = “{ $text }” ne estas kontraŭulo; la kontraŭuloj estas { $opponents }.
cli-usage-no-language = Nenio ekzistas en la lingvo “{ $text }”; la lingvoj estas { $languages }.
cli-usage-no-position = Tio ne estas pozicio. { $why }
cli-usage-computer-only = --level kaj --colour havas signifon nur kontraŭ la komputilo.
cli-usage-no-seconds = “{ $text }” ne estas tempo en sekundoj super 0 kaj ĝis { $most }.
cli-usage-endless = --endless iras kun neniu alia limo.
cli-usage-record-alone = Protokolo havas siajn proprajn ludon kaj pozicion: kun --record estas nek LUDO nek --position nek --moves.
cli-usage-no-player = Tio ne estas ludanto. { $why }
cli-usage-search-limits = La serĉo bezonas --seconds, --nodes aŭ --depth.
cli-usage-perft = perft kalkulas movojn de po unu ludanto; { $game } estas ludata de ambaŭ samtempe. Ĝi funkcias por kruco.

## Eraroj

cli-error-file = { $file }: { $why }
cli-error-system = La sistemo rifuzas: { $why }
cli-fault = Ludejo faris eraron, ne vi: { $why }
    Kun LUDEJO_TRACEBACK=1 la komando diras kie; bonvolu raporti tion.

## La ludejo

cli-house-open = La ludejo estas malfermita ĉe { $address }
cli-house-leave = Ctrl-C fermas ĝin; la ludoj restas konservitaj.
cli-house-port-taken = La pordo { $taken } estas okupita, do la ludejo estas ĉe { $port }.
cli-house-closed = La ludejo estas fermita.
cli-house-no-port = La ludejo ne malfermeblas ĉi tie: { $why }
cli-house-no-data = La ludejo ne malfermeblas, ĉar ĝiaj ludoj ne konserveblas: { $why }
cli-house-newer = La ludojn konservis pli nova Ludejo; ili restas tiaj, kiaj ili estas: { $why }

## Ludado: kio estas demandata

cli-play-ask-hidden = { $player }, elektu sekrete (kion vi tajpas, tio restas nevidebla): { "" }
cli-play-ask-what-the-shell = { $player }, via loko: { "" }
cli-play-ask-kruco = { $player }, via movo: { "" }
cli-play-ask-over = La ludo finiĝis. Enigklavo por foriri, “{ $undo }” por repreni: { "" }
cli-play-ask-resign = Ĉu { $player } rezignas? (j/n) { "" }
cli-play-ask-save = Dosiero, al kiu aldoni la protokolon (enigklavo: ne konservi): { "" }
cli-yes = jes

## Ludado: kio estas dirata

cli-play-hint = “{ $help }” diras, kion oni povas tajpi.
cli-play-chosen = { $player } elektis. Transdonu al { $next }.
cli-play-thinking = La komputilo pensas …
cli-play-which = Tio povus esti iu el { $commands }.
cli-play-no-moves = Nenio tia estas elektebla.
cli-play-nothing-to-undo = Estas nenio por repreni.
cli-play-withdrawn = La elekto estas reprenita; ambaŭ elektas denove.
cli-play-taken-back = Reprenita: { $move }
cli-play-is-over = La ludo finiĝis.
cli-play-saved = La protokolo estas aldonita al { $file }.
cli-play-help-what-the-shell = Tajpu lokon, ekzemple E5 aŭ e5: kolumno, poste horizontalo. Vi ambaŭ elektas samtempe; la sama loko donas ovon.
cli-play-help-kruco = Tajpu movon; minuskloj kaj majuskloj, spacoj kaj strekoj estas egalaj:
    a2-a3 ŝovas, a2-a2+ iras sur la intersekcon a2+, a2+-b3 iras en fakon, d4+=d4,e5 dividas kaj plenigas d4 kaj e5.
    Se la ordo de la kaptoj gravas, ĝi sekvas la movon: xd4 forigas la ludpecon enfermitan sur d4, xd4+ tiun sur la intersekco d4+, *d4 la krucon ĉirkaŭ d4.
cli-command-help = helpo
cli-command-help-help = ĉi tiu helpo
cli-command-moves = movoj
cli-command-moves-help = kion oni povas elekti; kun komenco, ekzemple “movoj d”, nur tion
cli-command-board = tabulo
cli-command-board-help = la tabulo ankoraŭ unu fojon
cli-command-guards = gardoj
cli-command-guards-help = la tabulo kun la gardataj malplenaj fakoj markitaj per minuskloj
cli-command-undo = repreni
cli-command-undo-help = repreni: elekton ankoraŭ ne malkaŝitan, alie la lastan vicon
cli-command-resign = rezigni
cli-command-resign-help = fordoni la ludon
cli-command-quit = foriri
cli-command-quit-help = forlasi la ludon; antaŭe oni povas konservi la protokolon
cli-person = homo
cli-computer = { $name } (la komputilo, nivelo { $level })

## Kio malĝustas pri elekto

cli-error-unread-what-the-shell = “{ $text }” ne estas loko. Loko estas litero A ĝis I kaj cifero 1 ĝis 9, ekzemple E5; “helpo” diras, kion alian oni povas tajpi.
cli-error-unread-kruco = “{ $text }” ne estas movo. Movon oni skribas a2-a3, a2-a2+, a2+-b3 aŭ d4+=d4,e5; “helpo” diras pli.
cli-error-taken = { $place } estas okupita: { $piece ->
        [b] tie staras nigra testudo
        [w] tie staras blanka testudo
       *[e] tie kuŝas ovo
    }. Elektu malplenan lokon (W4).
cli-error-taken-unseen = Tiu loko estas okupita. Elektu malplenan lokon (W4).
cli-error-nobody = Sur { $place } staras neniu ludpeco.
cli-error-not-yours = La ludpeco sur { $place } apartenas al { $owner }.
cli-error-held = { $place } jam estas okupita.
cli-error-slide = Neniu ŝovo kondukas de { $start } al { $end }: ludpeco iras rekte, super propraj ludpecoj kaj super malplenaj fakoj gardataj de la propra flanko, ĝis la unua malplena fako, kiun tiu ne gardas (K6).
cli-error-corner = La intersekco { $end } ne estas ĉe angulo de { $start } (K7).
cli-error-guarded = La kontraŭulo gardas { $squares }, do tiu intersekco estas fermita (K7).
cli-error-step-down = { $end } ne estas unu el la kvar fakoj ĉirkaŭ { $start } (K8).
cli-error-divide = Dividiĝo de { $place } plenigas { $count ->
        [one] ekzakte unu
       *[other] ekzakte { $count }
    } el { $squares } (K9).
cli-error-divide-full = Neniu fako ĉirkaŭ { $place } estas malplena, do ĝi ne povas dividiĝi (K9).
cli-error-divide-reserve = La rezervo estas malplena, do { $place } ne povas dividiĝi (K9).
cli-error-order-open = La ordo de la kaptoj ŝanĝas la rezulton, do elektu unu (K12):{ $moves }
cli-error-order-impossible = { $formation } ne estas formacio en tiu momento; tiam staras: { $standing } (K12).
cli-error-order-short = La ordo de la kaptoj ne estas kompleta: ankoraŭ staras { $standing } (K12).

## Vico en vortoj

cli-turn = Vico { $number }: { $move }
cli-event-place = Testudo de { $player } alteriĝas sur { $place }.
cli-event-egg = Ambaŭ elektis { $place }: nun tie kuŝas ovo.
cli-event-capture = { $player } kaptas { $first } kaj { $second }.
cli-event-vanish = Ambaŭ havas rajton je elkoviĝo: la ovo sur { $place } malaperas.
cli-event-hatch = La ovo sur { $place } elkoviĝas kiel testudo de { $player }.
cli-event-slide = { $player } ŝovas ludpecon de { $start } al { $end }.
cli-event-climb = Ludpeco de { $player } iras de { $start } sur la intersekcon { $end }.
cli-event-step-down = Ludpeco de { $player } iras de la intersekco { $start } en la fakon { $end }.
cli-event-divide = { $player } dividas la ludpecon sur { $start } kaj plenigas { $filled }.
cli-event-enclosed = La ludpeco sur { $place } estas enfermita; forigitaj: { $lifted }.
cli-event-cross = Estas kruco ĉirkaŭ { $place }; forigitaj: { $lifted }.
cli-reserve = { $player }: { $reserve } en rezervo, { $gone } ekster la ludo
cli-formations = Starantaj formacioj: { $formations }
cli-winning = Venkaj testudoj: Nigro { $black }, Blanko { $white }
cli-sudden-death = Subita morto: la pli alta nombro venkas (W17).
cli-eggs = Ovoj, la plej malnova unue: { $places }

## Trairado

cli-replay-start = La komenco
cli-replay-open = La ludo ne estis finita.
cli-replay-nameless = Ludo, kiu ne legeblas
cli-replay-variation = Anstataŭ tio: { $moves }
cli-replay-no-game = { $file }: ne estas tia ludo; { $count ->
        [0] ĝi enhavas neniun
        [one] ĝi enhavas unu
       *[other] ĝi enhavas { $count }
    }.
cli-replay-no-turn = La ludo { $game } ne havas tian vicon; ĝi havas { $count }.
cli-replay-keys = { $step }/{ $last } · sagoj aŭ spaco: paŝi · q: foriri · ?: ĉiuj klavoj
cli-replay-keys-next = → ↓ n Spaco
cli-replay-keys-back = ← ↑ p
cli-replay-keys-start = Home g
cli-replay-keys-end = End G
cli-replay-keys-game = [ ]
cli-replay-keys-leave = q Esc
cli-replay-key-next = la sekva vico
cli-replay-key-back = unu vicon reen
cli-replay-key-start = la komenco
cli-replay-key-end = la fino
cli-replay-key-game = la antaŭa ludo, la sekva ludo
cli-replay-key-leave = foriri

## Kontrolado kaj kalkulado

cli-check-count = { $file }: { $count ->
        [0] neniu protokolo
        [one] unu protokolo
       *[other] { $count } protokoloj
    }, { $wrong ->
        [0] ĉio en ordo
        [one] unu malĝusta
       *[other] { $wrong } malĝustaj
    }
cli-check-turn = vico { $number }
cli-check-cause = { $fault }: { $cause }
cli-referee-waiting = JSON-petoj estas atendataj, po unu en linio; Ctrl-D finas. “ludejo referee --help” diras, kion oni povas peti.
cli-engine-waiting = Ordonoj estas atendataj, po unu en linio: ugi, position startpos, go nodes 1000, quit. “ludejo engine --help” diras pli.
cli-perft-counting = Kalkulado …

## Nombroj kun frakcio, kaj kun sia signo

cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-thousandths = { $sign }{ NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## La analizo

cli-analyse-head = { $seconds } s, { $nodes ->
        [one] unu tabulo
       *[other] { $nodes } tabuloj
    }, { $depth ->
        [one] unu vicon
       *[other] { $depth } vicojn
    } antaŭen
cli-analyse-exact = Nigro { $black }, Blanko { $white }, pruvite (± { $error })
cli-analyse-about = Nigro { $black }, Blanko { $white }, proksimume ± { $error }
cli-analyse-line = Verŝajne: { $moves }
cli-analyse-win = { $player } venkas post { $plies }

## Matĉoj

cli-match-goes-on = { $count ->
        [one] Unu ludo jam estas en la dosiero; la matĉo daŭras.
       *[other] { $count } ludoj jam estas en la dosiero; la matĉo daŭras.
    }
cli-match-counts = { $first } – { $second }, { $games ->
        [one] unu ludo
       *[other] { $games } ludoj
    }: { $wins ->
        [one] unu venkita
       *[other] { $wins } venkitaj
    }, { $draws ->
        [one] unu senrezulta
       *[other] { $draws } senrezultaj
    }, { $losses ->
        [one] unu malvenkita
       *[other] { $losses } malvenkitaj
    }
cli-match-score = { $share } el 100 ({ $low } ĝis { $high })
cli-match-elo = Elo { $elo } ({ $low } ĝis { $high })
cli-match-fault = Ludo { $game }, { $player }: { $why }
cli-match-faults = { $count ->
        [one] { $player } malvenkis unu ludon pro propra eraro.
       *[other] { $player } malvenkis { $count } ludojn pro propraj eraroj.
    }
cli-match-kept = La sama ordono daŭrigos de ĉi tie.
cli-match-not-kept = La ludoj ne estas konservitaj; kun --to DOSIERO la matĉo povus daŭri.
cli-match-no-file = { $file } ne estas dosiero, en kiun eblus skribi ludojn.
cli-match-no-record = { $file }: linio { $line } ne estas ludo de matĉo, do la dosiero restas senŝanĝa. Por nova matĉo nomu dosieron, kiu ankoraŭ ne ekzistas.
cli-match-busy = { $file }: alia procezo jam ludas ĉi tiun matĉon.
cli-match-differs = { $file } estas de alia matĉo, kies agordoj malsamas: { $differences }
cli-match-no-player = Ludanto ne povas esti lanĉita: { $why }

## Eraroj de protokoloj, laŭ siaj kodoj; poste sekvas, kio precize malĝustas

cli-fault-text = neniu teksto povas enhavi tion
cli-fault-escape = ne eskapsigno
cli-fault-tag = nekompleta etikedo
cli-fault-tag-name = ne nomo de etikedo
cli-fault-tag-reserved = ĉi tiu etikedo havas propran lokon
cli-fault-tag-missing = etikedo mankas
cli-fault-tag-twice = etikedo staras dufoje
cli-fault-game-unknown = neniu ludo kun tia nomo
cli-fault-position = ne pozicio
cli-fault-result-unknown = ne rezulto
cli-fault-termination-unknown = ne kialo
cli-fault-stray = tio apartenas al nenio
cli-fault-glyph = ne taksosigno
cli-fault-clock = ne horloĝo
cli-fault-comment-open = komento sen fino
cli-fault-comment = malplena komento
cli-fault-variation = neebla varianto
cli-fault-variation-open = varianto sen fino
cli-fault-number = malĝusta numero
cli-fault-turn-unreadable = ne movo
cli-fault-turn-illegal = la reguloj malpermesas ĉi tiun movon
cli-fault-turn-after-end = la ludo finiĝis antaŭ ĉi tio
cli-fault-result-missing = la rezulto mankas
cli-fault-result-differs = du rezultoj
cli-fault-result-wrong = malĝusta rezulto
cli-fault-termination-missing = la kialo mankas
cli-fault-termination-wrong = malĝusta kialo
cli-fault-limit = pli granda ol permesite
cli-fault-json = ne JSON
cli-fault-shape = ne la formo de protokolo
cli-fault-count = ne unu protokolo
cli-fault-fault = erara protokolo
