### Kion diras la paĝo, krom la tabuloj.

## La domo

house-name = Ludejo
# $page: kion montras la paĝo
house-title = { $page } · Ludejo
house-description = What the Shell kaj Kruco: du tabulludoj lerneblaj kaj ludeblaj, sole aŭ kune, kie ajn vi estas.
house-skip = Salti al la enhavo
house-home = Ludejo, komenca paĝo
house-games = Miaj ludoj
house-language = Lingvo

## Agordoj

settings-heading = Agordoj
settings-theme = Koloroj
settings-theme-system = Laŭ via aparato
settings-theme-light = Tagaj
settings-theme-dark = Noktaj
settings-board = Tabuloj
settings-board-home = Lageto kaj mozaiko
settings-board-wood = Ligno
settings-board-clear = Klara, ankaŭ por kolorblindaj okuloj
settings-board-contrast = Forta kontrasto, sur la tuta paĝo
settings-pieces = Ludpecoj
settings-pieces-home = Testudoj kaj mozaikŝtonoj
settings-pieces-stone = Ŝtonoj
settings-pieces-signs = Kruco kaj ringo, ankaŭ por kolorblindaj okuloj
settings-pieces-contrast = Forta kontrasto
settings-ask = Demandi antaŭ ĉiu movo
settings-ask-why = Vi montras, rigardas, kaj nur poste konfirmas: per la butono, aŭ montrante denove.
settings-sound = Sonoj
settings-sound-why = Frapoj, plaŭdoj kaj tinteto, kiam estas via vico. Silento, dum la paĝo estas ekster la vido.
settings-volume = Laŭteco
settings-listen = Aŭskulti
settings-motion = Animacio
settings-motion-system = Laŭ via aparato
settings-motion-less = Malmulta

## La komenca paĝo

start-title = Ludejo, loko por ludi
start-heading = Loko por ludi
start-lead = Du ludoj por du. Invitu la homon apud vi, aŭ la komputilon, kaj komencu.
start-shell = Ĉiu el vi sekrete metas testudon en la lageton, ambaŭ samtempe. Enfermu du por kapti ilin, lasu ovojn elkoviĝi, faru linion de kvin.
start-kruco = Ŝovu, iru sur la intersekcojn, lasu viajn ludpecojn dividiĝi. Venigu unu al la kontraŭa flanko, kaj ĝi eltenu tie unu vicon.
start-play = Ludi
start-new = Ĉu nova ĉi tie? Lernu ludante!
start-continue-heading = Vi estis meze de ludo
start-all = Ĉiuj miaj ludoj

## Nova ludo

new-opponent = Kiu ludas?
new-hotseat = Ni du, ĉe ĉi tiu ekrano
new-computer = Mi, kontraŭ la komputilo
new-level = Kontraŭ kiu? La plej milda estas la unua.
new-colour = Kiu koloro estas via?
new-colour-random = La hazardo decidu
new-here = La ludejo estas neatingebla, do ĉi tiu ludo restas provizore en via aparato kaj aliĝos al viaj ceteraj poste.
new-begin = Komenci
new-close = Fermi
new-hotseat-shell = Vi transdonas la aparaton unu al la alia: ĉiu elektas nevidate de la alia, poste vi ambaŭ vidas, kio okazas.
new-hotseat-kruco = Nigro komencas, poste vi ludas alterne.

## Miaj ludoj

games-title = Miaj ludoj
games-unfinished = Ankoraŭ daŭras
games-finished = Finitaj
games-none = Bonvenon! La lageto kvietas, kaj neniu via ludo estas en ĝi. Komencu unu, aŭ lernu ludante.
games-none-unfinished = Nenio daŭras ĝuste nun.
games-none-finished = Ankoraŭ neniu ludo estas finita.
games-more = Montri pli
games-continue = Ludi plu
games-here = en ĉi tiu aparato
games-away = La ludejo estas neatingebla: jen la ludoj de ĉi tiu aparato kaj tiuj, kiujn vi laste malfermis en ĝi. La aliaj atendas tie.
games-refused = La ludejo ne akceptas ĉi tiun ludon, do ĝi restas en ĉi tiu aparato.
games-delete = Forigi
games-deleted = La ludo estas forigita.
games-restore = Restarigi ĝin
games-not-begun = ankoraŭ ne komencita
games-turns = { $count ->
    [1] { $count } vico
   *[other] { $count } vicoj
  }
games-record = Protokolo
games-record-text = Protokolo kiel teksto
games-record-json = Protokolo kiel JSON
# $name: la rolulo, kiel kiu la komputilo ludas, el character-*
games-against = Kontraŭ { $name }, nivelo { $level }
games-hotseat = Du homoj ĉe unu ekrano
games-won = { $winner } venkis
games-draw = Senrezulta ludo
games-you-won = Vi venkis
games-you-lost = { $name } venkis

## La ludtablo

table-you = Vi
table-due = elektas
table-due-you = via vico
table-to-move = ludas
table-thinking = pensas
table-staged = jam elektis
table-reserve = { $count ->
    [0] Rezervo: neniu
   *[other] Rezervo: { $count }
  }
table-winner = venkas
table-winner-you = venkas

status-choose-place = { $colour }, elektu lokon
status-choose-move = { $colour }, elektu ludpecon: vi vidos, kien ĝi povas iri
status-choose-place-you = Elektu lokon por via testudo
status-choose-move-you = Elektu ludpecon: vi vidos, kien ĝi povas iri
status-thinking = { $name } pensas
status-troubled = { $name } stumblis
status-picked = { $choice }: elektita, ankoraŭ ne sendita
status-unsent = { $choice } foriros, tuj kiam la ludejo estos atingebla
status-sending = Sendado
status-staged = { $colour } jam elektis. { $other }, nun elektu vi
status-looking-start = Vi rigardas la komencon
status-looking = Vi rigardas vicon { $turn } el { $turns }
status-sudden-death = Subita morto
status-sudden-death-why = Ambaŭ havas egale multe da venkaj testudoj. Kiu ekhavos pli, tiu venkos.
status-connecting = La ludtablo estas pretigata
status-lost = La ludejo estas neatingebla. Plia provo sekvas.
status-lost-other = Ankaŭ la alia ludanto ne estas atingebla de ĉi tie. La ludo atendas vin ambaŭ.

choice-place = Meti sur { $place }
choice-kept = Via elekto konserviĝas. Ĝi estos sendita, kiam vi revenos al ĉi tiu ludo.
choice-drop = Repripensi
choice-send-again = Sendi denove

curtain-heading = { $colour } elektis
curtain-lead = Transdonu la aparaton al { $other }.
curtain-keep-secret = La elekto estas sekura: neniu vidas ĝin, antaŭ ol ankaŭ { $other } elektos.
curtain-take = Mi estas { $other }
curtain-undo = { $colour } volas elekti denove

action-undo = Repreni
action-undo-choice = Repreni la elekton
action-flip = Turni la tabulon
action-mute = Sen sonoj
action-unmute = Kun sonoj
action-guarded = Montri la gardatajn fakojn
guarded-none = Nun neniu fako estas gardata: gardas nur ludpecoj sur intersekcoj.
action-take-along = Pluludi en ĉi tiu aparato
action-think-again = Provi denove
action-resign = Rezigni
action-again = Nova ludo same agordita
action-more = Pli

turns-heading = Vicoj
turns-start = Komenco
turns-first = Al la komenco
turns-back = Unu vicon reen
turns-step-back = Unu okazon reen
turns-play = Reludi la vicon
turns-skip = Salti al la fino de la vico
turns-step = Unu okazon antaŭen
turns-forward = Unu vicon antaŭen
turns-last = Reen al la ludo
turns-keys = Klavoj: ← → vicoj, Shift ← → okazoj, Home la komenco, End la nuna stato, R reludi.

## Kiel oni ludas, en kelkaj linioj: ĝis la unua vico estas ludita, kaj malantaŭ "Pli"

hint-heading = Kiel oni ludas
hint-shell-line = Kiu havas kvin testudojn en rekta linio, tiu venkas.
hint-shell-capture = Se du sinsekvaj testudoj de la alia (aŭ ovoj) staras inter du viaj, vi kaptas ilin, kaj ovo elkoviĝas por vi.
hint-shell-egg = Se vi ambaŭ volas la saman lokon, tie anstataŭe aperas ovo.
hint-kruco-goal = Venigu ludpecon al la kontraŭa flanko de la tabulo. Se ĝi post la vico de la alia ankoraŭ staras tie, vi venkas.
hint-kruco-move = Ludpeco ŝoviĝas rekte al la sekva malplena fako, ankaŭ preter viaj propraj, aŭ iras sur angulon de sia fako.
hint-kruco-guard = Ludpeco sur intersekco gardas la kvar fakojn ĉirkaŭ si. Ĝi povas iri en fakon aŭ dividiĝi en ludpecojn el via rezervo.
hint-kruco-capture = Se du ludpecoj enfermas alian, ĉiuj tri estas forigitaj. Same kvin, kiuj staras kruce.

## Rezigni

resign-heading = Ĉu rezigni pri la ludo?
resign-lead = Tiam la alia ludanto venkas. Poste vi tamen povos repreni tion.
resign-you = Mi rezignas
resign-colour = { $colour } rezignas
resign-not = Ludi plu

result-won = { $colour } venkas!
result-you-won = Vi venkas!
result-you-lost = { $name } venkas
result-draw = Senrezulta ludo
result-again = Ludi denove
result-look = Rigardi denove
result-lines = { $own } venkaj testudoj en linioj de kvin aŭ pli, kontraŭ { $other }.
result-full-board = La tabulo estas plena, kaj neniu havas pli.
result-repetition = La sama pozicio aperis la trian fojon.
result-goal = { $winner } havis ludpecon ĉe la kontraŭa flanko, kaj ĝi ankoraŭ staras tie.
result-no-moves = { $loser } havis neniun movon plu.
result-resignation = { $loser } rezignis.
result-resignation-you = Vi rezignis.
result-time = La tempo de { $loser } elĉerpiĝis.
result-agreement = Vi interkonsentis pri tio.
result-abandonment = La ludo estis forlasita.

## Problemoj

trouble-bad-move = Tio ne estas legebla kiel movo.
trouble-bad-request = La paĝo kaj la ludejo ne komprenis unu la alian. Bonvolu reŝargi la paĝon.
trouble-forbidden = La ludejo ne akceptas tion de ĉi tie.
trouble-game-over = Ĉi tiu ludo estas finita.
trouble-illegal-move = Tio ne eblas ĉi tie.
trouble-internal = Io rompiĝis en la ludejo. Nenio de via ludo perdiĝis.
trouble-no-engine = La reguloj ne ŝargiĝis en via aparato. Bonvolu provi denove kun reto.
trouble-no-storage = Ĉi tiu retumilo nenion konservas, do por ludi necesas atingi la ludejon.
trouble-not-due = Nun ne elektas ĉi tiu flanko.
trouble-not-found = Tia ludo ne estas ĉi tie.
trouble-nothing-to-undo = Estas nenio por repreni.
trouble-offline = La ludejo estas neatingebla. Ĉu ĝi ankoraŭ funkcias?
trouble-stale = La ludo jam iris plu; jen kiel ĝi nun statas.
trouble-stranger = Ĉi tiu retumilo rifuzas kuketojn, do la ludejo ne povas scii, kies estas la ludoj.
trouble-taken = Ĉi tiu ludo apartenas al iu alia en la ludejo.
trouble-unavailable = La ludejo estas okupata. Bonvolu provi denove.
trouble-unexpected = Okazis io neatendita. Bonvolu provi denove.
trouble-page = Ĉi tiu paĝo ne ekzistas
trouble-page-lead = Eble ĝi sinkis en la lageton.
trouble-part = Ĉi tiu parto ankoraŭ mankas
trouble-part-lead = Ne eblis venigi ĝin. Eble la reto dormas.
trouble-part-again = Provi denove
trouble-game = Ĉi tiu ludo ne estas ĉi tie
trouble-game-lead = Ĝi estis forigita, aŭ ĝi apartenas al iu alia.
trouble-scripts = Por ludi kaj lerni ĉi tie necesas skriptoj, kaj via retumilo rulas neniujn.
trouble-scripts-rules = La regulojn de ambaŭ ludoj vi povas legi ankaŭ sen ili.
trouble-home = Al la komenca paĝo
trouble-close = Fermi

## Ludoj konservataj en ĉi tiu aparato

away-taken = Vi pluludas en ĉi tiu aparato. La ludo reiros al la ludejo, kiam ĝi estos atingebla.
away-both = Unu el viaj ludoj dume daŭris ankaŭ en la ludejo, sed alimaniere. Nun vi havas ambaŭ.
# $why: unu el away-refused-why
away-refused = La ludejo ne akceptis unu ludon de ĉi tiu aparato. { $why } Ĉi tie vi povas pluludi ĝin.
# $kind: kial la ludejo ne akceptis ĝin, per ĝia propra vorto
away-refused-why = { $kind ->
    [illegal_move] Laŭ ĝiaj reguloj unu el la movoj ne eblis.
    [bad_move] Unu el la movoj tie ne estas legebla.
    [bad_request] La paĝo kaj la ludejo ŝajne estas de malsamaj versioj; kiam vi reŝargos la paĝon, sekvos plia provo.
    [forbidden] La ludejo akceptas nenion de ĉi tiu adreso.
    [not_found] Vi jam forigis ĝin tie.
    [stranger] Ĉi tiu retumilo ne akceptas kuketojn, do la ludejo ne povas scii, kies ludo ĝi estas.
   *[other] Ĝi ne diris kial; kiam vi reŝargos la paĝon, sekvos plia provo.
  }

## Nova versio

renewal-ready = Estas nova versio de Ludejo.
renewal-take = Uzi ĝin tuj
