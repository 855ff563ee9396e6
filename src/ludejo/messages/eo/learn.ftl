### Lernado: kio staras ĉirkaŭ la lecionoj de ambaŭ kursoj.

learn-title = Lerni
learn-heading = Lerni ludante
learn-lead = Mallongaj lecionoj sur veraj tabuloj. Vi faras, vi vidas, vi scias.
# $game: la nomo de ludo
learn-course = Lerni: { $game }
learn-begin = Komenci
learn-go-on = Daŭrigi
learn-all-lessons = Ĉiuj lecionoj
# $done, $lessons: kiom da lecionoj estas faritaj, kaj kiom estas entute
learn-progress = { $done } el { $lessons } faritaj
learn-is-done = farita
learn-forget = Rekomenci la kurson
learn-forgotten = Ĉiuj markoj malaperis. Nova komenco!
learn-bring-back = Restarigi ilin

## Leciono

learn-paths = Lecionoj
learn-previous = Reen
learn-next = Antaŭen
learn-jump = Iri al leciono
learn-step = Paŝo { $step } el { $steps }
learn-hint = Helpeto
learn-hint-more = Plia helpeto
# $places: lokoj sur la tabulo, kun komoj inter ili
learn-marked = Markitaj sur la tabulo: { $places }.
learn-skip = Salti al la fino
learn-replay = Vidi denove
learn-again = Provi denove
learn-restart = Rekomenci ĉi tiun lecionon
learn-next-step = Daŭrigi
learn-next-lesson = Sekva leciono
learn-lesson-done = Leciono farita
# $count: kiom da reguloj sekvas
learn-rules = { $count ->
    [1] Regulo
   *[other] Reguloj
  }
learn-troubled = La reguloj ne ŝargeblas en ĉi tiu aparato. Ĉu vi estas rete? Ni provu denove.

## La unua ludo

learn-first-game = Via unua ludo
learn-first-game-begin = Ni ludu
learn-back = Reen al la lecionoj
