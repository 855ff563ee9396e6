### What the command `ludejo` says.

## Pieces on the board, one letter each

cli-letter-black = B
cli-letter-white = W
cli-legend-what-the-shell = { $black } black turtle, { $white } white turtle, (1) egg, the oldest is 1, [ ] last turn, * winning turtle
cli-legend-kruco = { $black } black, { $white } white, (…) a piece on a point, [ ] last turn

## The help

cli-help = A place to play What the Shell and Kruco.

    Without a command, the house opens: a page in your browser on which two people at one screen, or one against the computer, play both games.
cli-help-exit-codes = Exit codes: 0 all is well, 1 something checked is wrong, 2 wrong use of the command, 3 a file cannot be read or written or the house cannot be opened, 70 a fault in Ludejo, 130 ended by Ctrl-C, 141 whoever read the output has gone.

    Environment: LUDEJO_LANG the language (en, eo), LUDEJO_DATA the folder for the games of the house, LUDEJO_NO_BROWSER the browser stays closed, NO_COLOR no colours.
cli-help-play = Play in the terminal: two people at one screen, or one against the computer.

    In What the Shell both choose in secret: the first types unseen, then hands over. Type “help” in the game for what can be typed there.

    Examples: ludejo play kruco, ludejo play what-the-shell --against computer --level 3 --colour white
cli-help-play-short = Play a game in the terminal.
cli-help-replay = Step through recorded games with keys; in a pipe, print every board.

    Exit code 1 if a record is faulty or there is no such game or turn.
cli-help-replay-short = Step through recorded games.
cli-help-check = Check each record of each file by the rules, and say what is wrong: file, line, column, turn and cause.

    Exit code 1 if any record is wrong, 3 if a file cannot be read.
cli-help-check-short = Check recorded games.
cli-help-rules = Show the complete rules of a game, with what this house has decided where the source leaves something open.
cli-help-rules-short = Show the complete rules of a game.
cli-help-perft = Count the lines of play of exactly this many moves, to compare with another program’s count. Kruco only, since one player moves at a time there.
cli-help-perft-short = Count lines of play (Kruco).
cli-help-referee = Judge for programs in any language: one JSON request a line on standard input, one JSON answer a line on standard output, at once.

    Requests: {"{"}"do":"legal","position":P{"}"} · {"{"}"do":"play","position":P,"move":M{"}"}, or "moves" with a list for a whole game · for Kruco also {"{"}"do":"children","position":P{"}"} and {"{"}"do":"perft","position":P,"depth":N{"}"}. P is a position, or "start". An "id" comes back in the answer. A fault gives an "error" with "kind" and "message", and the next line is read.
cli-help-referee-short = The referee for programs: JSON lines in and out.
cli-help-engine = Think for programs that speak as chess programs do (UGI, UCI): a command a line on standard input, answers on standard output.

    Commands: ugi, isready, setoption name N value V (seed, threads, lines, level), position startpos moves …, go movetime MS / nodes N / depth D / infinite, stop, quit. In What the Shell, “go seat black” asks for one seat’s choice. The documentation has the whole protocol.
cli-help-engine-short = The engine for programs: commands in, moves out.
cli-help-analyse = Analyse a position: what it is worth to both players, and what to choose; in What the Shell how often each place, in Kruco the best moves.

    Without a limit it thinks for five seconds. Ctrl-C ends it and shows what is known.

    Examples: ludejo analyse kruco --moves "a2-a3 a7-a6" --depth 8, ludejo analyse what-the-shell --moves "E5:D4" --json
cli-help-analyse-short = Analyse a position or a recorded game.
cli-help-analyse-game = The game, where no record is given; one of: { $games }.
cli-help-analyse-record = The file with the game to analyse, as text or as JSON; - for standard input.
cli-help-analyse-number = Which game of the file.
cli-help-analyse-turn = The board after so many turns; the last one where nothing is said.
cli-help-moves = The moves after the position, with spaces between them.
cli-help-seconds = Think so many seconds.
cli-help-nodes = Look into so many boards.
cli-help-ahead = Look so many turns ahead.
cli-help-endless = Think until Ctrl-C.
cli-help-lines = How many moves of Kruco are shown.
cli-help-threads = How many threads think, in Kruco.
cli-help-search-seed = A number that makes the search the same each time, with --nodes or --depth and one thread.
cli-help-match = Let two players play many games on all processors, and tell the score, with its 95 % interval, and Elo.

    A player is a level of the house (level:3), its search as far as --seconds, --nodes or --depth let it (search), or the command line of a program that speaks the protocol of “ludejo engine”. Colours change after each game, and each two games begin from the same turns, drawn by lot. Who crashes, is too late or answers nonsense loses the game.

    With --to FILE each game is kept, and the same command goes on where an interrupted match stopped.

    Example: ludejo match kruco level:3 level:2 --games 400 --to match.jsonl
cli-help-match-short = Let two programs play many games.
cli-help-player = level:1 to level:10, search, or the command line of a program.
cli-help-games = How many games.
cli-help-to = The file of records that the games are added to, one on each line (JSON Lines).
cli-help-match-seed = The number that the openings and the players’ chance are drawn by.
cli-help-opening = How many turns each game begins with by lot: 2 in What the Shell, 4 in Kruco, where nothing is said.
cli-help-longest = After so many turns a game is drawn.
cli-help-grace = How much longer than --seconds a choice may take; without --seconds, how long in all.
cli-help-at-once = How many games at the same time; one for each processor where nothing is said.
cli-help-game = One of: { $games }.
cli-help-file = A file of records, as text or (.json, .jsonl) as JSON; - for standard input.
cli-help-position = The text of the position to begin from.
cli-help-json = Answer in JSON, one object a line.
cli-help-port = The port of the house; if it is taken, the next free one.
cli-help-host = The address that the house listens on.
cli-help-no-browser = Do not open the browser.
cli-help-version = Show the version and leave.
cli-help-against = The opponent: { $opponents }. Hotseat is two people at one screen, and is meant where nothing else is given.
cli-help-level = The computer’s level, from 1, for someone who learned the rules today, to 10, the full engine. 2 where none is given.
cli-help-colour = The colour you play against the computer: black or white. Black where none is given.
cli-help-record = The file to which the game is added when it is left.
cli-help-seed = A number that makes the computer’s chance the same each time.
cli-help-game-number = Only the game with this number in the file.
cli-help-turn = Only the board after so many turns; 0 is the start.
cli-help-language = The language of the rules: { $languages }. Where none is given, the language of the environment.
cli-help-depth = How many moves deep.
cli-help-divide = Show the count for each first move too.
cli-help-by-referee = Let the referee count: slower, and the authority.
cli-help-help = Show this help and leave.
cli-help-install-completion = Install completion for your shell.
cli-help-show-completion = Show completion for your shell, to copy it or to adapt it.

## Names of what can be given, in capitals

cli-options = OPTIONS
cli-command = COMMAND
cli-game = GAME
cli-file = FILE
cli-position = POSITION
cli-number = NUMBER
cli-address = ADDRESS
cli-opponent = OPPONENT
cli-colour = COLOUR
cli-language = LANGUAGE
cli-seconds = SECONDS
cli-moves = MOVES
cli-player-1 = PLAYER1
cli-player-2 = PLAYER2
cli-depth = DEPTH
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-commands = Commands
cli-default = default
cli-environment = environment
cli-required = required

## Wrong use

cli-usage = Usage:
cli-usage-help = “{ $command } --help” tells more.
cli-usage-error = Error: { $error }
cli-usage-near = Did you mean { $names }?
cli-usage-missing = { $name } is missing.
cli-usage-bad = { $name }: { $why }
cli-usage-extra = Too much was given: { $extra }
cli-usage-no-command = There is no command “{ $name }”.
cli-usage-no-option = There is no option “{ $name }”.
cli-usage-no-value = The option “{ $name }” is not complete or takes no value.
cli-usage-no-game = There is no game “{ $name }”; the games are { $games }.
cli-usage-no-number = “{ $text }” is not a whole number from { $least } to { $most }.
cli-usage-no-colour = “{ $text }” is not a colour; the colours are { $colours }.
cli-usage-no-opponent = “{ $text }” is no opponent; the opponents are { $opponents }.
cli-usage-no-language = There is nothing in the language “{ $text }”; the languages are { $languages }.
cli-usage-no-position = This is not a position. { $why }
cli-usage-computer-only = --level and --colour mean something only against the computer.
cli-usage-no-seconds = “{ $text }” is not a time in seconds above 0 and up to { $most }.
cli-usage-endless = --endless goes with no other limit.
cli-usage-record-alone = A record has its own game and position: with --record there is no GAME, no --position and no --moves.
cli-usage-no-player = This is no player. { $why }
cli-usage-search-limits = The search needs --seconds, --nodes or --depth.
cli-usage-perft = perft counts moves of one player at a time; { $game } is played by both at once. It works for kruco.

## Faults

cli-error-file = { $file }: { $why }
cli-error-system = The system refuses: { $why }
cli-fault = Ludejo has made a mistake, and you have not: { $why }
    With LUDEJO_TRACEBACK=1 set, the command tells where; please report it.

## The house

cli-house-open = The house is open at { $address }
cli-house-leave = Ctrl-C closes it; the games are kept.
cli-house-port-taken = Port { $taken } is taken, so the house is at { $port }.
cli-house-closed = The house is closed.
cli-house-no-port = The house cannot be opened here: { $why }
cli-house-no-data = The house cannot be opened, for its games cannot be kept: { $why }
cli-house-newer = The games were kept by a newer Ludejo; they are left as they are: { $why }

## Playing: what is asked

cli-play-ask-hidden = { $player }, choose in secret (what you type stays unseen): { "" }
cli-play-ask-what-the-shell = { $player }, your place: { "" }
cli-play-ask-kruco = { $player }, your move: { "" }
cli-play-ask-over = The game is over. Enter to leave, “{ $undo }” to take back: { "" }
cli-play-ask-resign = { $player } resigns? (y/n) { "" }
cli-play-ask-save = File to add the record to (Enter: do not save): { "" }
cli-yes = yes

## Playing: what is said

cli-play-hint = “{ $help }” tells what can be typed.
cli-play-chosen = { $player } has chosen. Hand over to { $next }.
cli-play-thinking = The computer is thinking …
cli-play-which = That could be any of { $commands }.
cli-play-no-moves = There is nothing of the kind to choose.
cli-play-nothing-to-undo = There is nothing to take back.
cli-play-withdrawn = The choice is withdrawn; both choose anew.
cli-play-taken-back = Taken back: { $move }
cli-play-is-over = The game is over.
cli-play-saved = The record has been added to { $file }.
cli-play-help-what-the-shell = Type a place, such as E5 or e5: column, then row. Both of you choose at once; the same place gives an egg.
cli-play-help-kruco = Type a move; small and capital letters, spaces and dashes are all the same:
    a2-a3 slides, a2-a2+ climbs to the point a2+, a2+-b3 steps down, d4+=d4,e5 divides and fills d4 and e5.
    If the order of captures matters, it follows the move: xd4 lifts the piece enclosed on d4, xd4+ that on the point d4+, *d4 the cross around d4.
cli-command-help = help
cli-command-help-help = this help
cli-command-moves = moves
cli-command-moves-help = what can be chosen; with a beginning, such as “moves d”, only that
cli-command-board = board
cli-command-board-help = the board once more
cli-command-guards = guards
cli-command-guards-help = the board with the guarded empty squares marked by small letters
cli-command-undo = undo
cli-command-undo-help = take back: a choice that is not revealed yet, else the last turn
cli-command-resign = resign
cli-command-resign-help = give up the game
cli-command-quit = quit
cli-command-quit-help = leave; the record can be saved first
cli-person = person
cli-computer = { $name } (the computer, level { $level })

## What is wrong with a choice

cli-error-unread-what-the-shell = “{ $text }” is not a place. A place is a letter A to I and a digit 1 to 9, such as E5; “help” tells what else can be typed.
cli-error-unread-kruco = “{ $text }” is not a move. A move is written a2-a3, a2-a2+, a2+-b3 or d4+=d4,e5; “help” tells more.
cli-error-taken = { $place } is taken: { $piece ->
        [b] a black turtle stands there
        [w] a white turtle stands there
       *[e] an egg lies there
    }. Choose an empty place (W4).
cli-error-taken-unseen = That place is taken. Choose an empty place (W4).
cli-error-nobody = No piece stands on { $place }.
cli-error-not-yours = The piece on { $place } is { $owner }’s.
cli-error-held = { $place } is held already.
cli-error-slide = No slide leads from { $start } to { $end }: a piece goes straight, over its own pieces and over empty squares its own side guards, as far as the first empty square it does not guard (K6).
cli-error-corner = The point { $end } is not at a corner of { $start } (K7).
cli-error-guarded = The opponent guards { $squares }, so that point is closed (K7).
cli-error-step-down = { $end } is not one of the four squares around { $start } (K8).
cli-error-divide = Dividing { $place } fills { $count ->
        [one] exactly one
       *[other] exactly { $count }
    } of { $squares } (K9).
cli-error-divide-full = No square around { $place } is empty, so it cannot divide (K9).
cli-error-divide-reserve = The reserve is empty, so { $place } cannot divide (K9).
cli-error-order-open = The order of captures changes the result, so choose one (K12):{ $moves }
cli-error-order-impossible = { $formation } is no formation at that moment; those that stand then: { $standing } (K12).
cli-error-order-short = The order of captures is not complete: { $standing } still stands (K12).

## A turn in words

cli-turn = Turn { $number }: { $move }
cli-event-place = { $player }’s turtle lands on { $place }.
cli-event-egg = Both chose { $place }: an egg lies there now.
cli-event-capture = { $player } captures { $first } and { $second }.
cli-event-vanish = Both have a hatching due: the egg on { $place } vanishes.
cli-event-hatch = The egg on { $place } hatches as { $player }’s turtle.
cli-event-slide = { $player } slides from { $start } to { $end }.
cli-event-climb = { $player } climbs from { $start } to the point { $end }.
cli-event-step-down = { $player } steps down from the point { $start } to { $end }.
cli-event-divide = { $player } divides the piece on { $start } and fills { $filled }.
cli-event-enclosed = The piece on { $place } is enclosed; lifted: { $lifted }.
cli-event-cross = There is a cross around { $place }; lifted: { $lifted }.
cli-reserve = { $player }: { $reserve } in reserve, { $gone } out of the game
cli-formations = Formations that stand: { $formations }
cli-winning = Winning turtles: Black { $black }, White { $white }
cli-sudden-death = Sudden death: the higher number wins (W17).
cli-eggs = Eggs, oldest first: { $places }

## Replaying

cli-replay-start = The start
cli-replay-open = The game was not finished.
cli-replay-nameless = A game that cannot be read
cli-replay-variation = Instead of this: { $moves }
cli-replay-no-game = { $file }: there is no such game; { $count ->
        [0] it holds none
        [one] it holds one
       *[other] it holds { $count }
    }.
cli-replay-no-turn = Game { $game } has no such turn; it has { $count }.
cli-replay-keys = { $step }/{ $last } · arrows or space: step · q: leave · ?: all keys
cli-replay-keys-next = → ↓ n Space
cli-replay-keys-back = ← ↑ p
cli-replay-keys-start = Home g
cli-replay-keys-end = End G
cli-replay-keys-game = [ ]
cli-replay-keys-leave = q Esc
cli-replay-key-next = the next turn
cli-replay-key-back = one turn back
cli-replay-key-start = the start
cli-replay-key-end = the end
cli-replay-key-game = the game before, the next game
cli-replay-key-leave = leave

## Checking and counting

cli-check-count = { $file }: { $count ->
        [0] no record
        [one] one record
       *[other] { $count } records
    }, { $wrong ->
        [0] all in order
        [one] one wrong
       *[other] { $wrong } wrong
    }
cli-check-turn = turn { $number }
cli-check-cause = { $fault }: { $cause }
cli-referee-waiting = JSON requests are awaited, one a line; Ctrl-D ends. “ludejo referee --help” tells what can be asked.
cli-engine-waiting = Commands are awaited, one a line: ugi, position startpos, go nodes 1000, quit. “ludejo engine --help” tells more.
cli-perft-counting = Counting …

## Numbers with a fraction, and with their sign

cli-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-thousandths = { $sign }{ NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## The analysis

cli-analyse-head = { $seconds } s, { $nodes ->
        [one] one board
       *[other] { $nodes } boards
    }, { $depth ->
        [one] one turn
       *[other] { $depth } turns
    } ahead
cli-analyse-exact = Black { $black }, White { $white }, proved (± { $error })
cli-analyse-about = Black { $black }, White { $white }, about ± { $error }
cli-analyse-line = Likely: { $moves }
cli-analyse-win = { $player } wins in { $plies }

## Matches

cli-match-goes-on = { $count ->
        [one] One game is in the file already; the match goes on.
       *[other] { $count } games are in the file already; the match goes on.
    }
cli-match-counts = { $first } – { $second }, { $games ->
        [one] one game
       *[other] { $games } games
    }: { $wins } won, { $draws } drawn, { $losses } lost
cli-match-score = { $share } of 100 ({ $low } to { $high })
cli-match-elo = Elo { $elo } ({ $low } to { $high })
cli-match-fault = Game { $game }, { $player }: { $why }
cli-match-faults = { $count ->
        [one] { $player } lost one game by a fault of its own.
       *[other] { $player } lost { $count } games by faults of its own.
    }
cli-match-kept = The same command goes on from here.
cli-match-not-kept = The games are not kept; with --to FILE the match could go on.
cli-match-no-file = { $file } is no file that games could be written to.
cli-match-no-record = { $file }: line { $line } is no game of a match, so the file stays as it is. For a new match name a file that does not exist yet.
cli-match-busy = { $file }: another process is playing this match.
cli-match-differs = { $file } is of another match, whose settings differ: { $differences }
cli-match-no-player = A player cannot be started: { $why }

## Faults of records, by their codes; what is wrong in particular follows

cli-fault-text = no text can hold this
cli-fault-escape = not an escape
cli-fault-tag = an incomplete tag
cli-fault-tag-name = not a tag’s name
cli-fault-tag-reserved = this tag has a place of its own
cli-fault-tag-missing = a tag is missing
cli-fault-tag-twice = a tag stands twice
cli-fault-game-unknown = no game of this name
cli-fault-position = not a position
cli-fault-result-unknown = not a result
cli-fault-termination-unknown = not a reason
cli-fault-stray = this belongs to nothing
cli-fault-glyph = not a glyph
cli-fault-clock = not a clock
cli-fault-comment-open = a comment without an end
cli-fault-comment = an empty comment
cli-fault-variation = a variation that cannot be
cli-fault-variation-open = a variation without an end
cli-fault-number = a wrong number
cli-fault-turn-unreadable = not a move
cli-fault-turn-illegal = the rules refuse this move
cli-fault-turn-after-end = the game is over before this
cli-fault-result-missing = the result is missing
cli-fault-result-differs = two results
cli-fault-result-wrong = a wrong result
cli-fault-termination-missing = the reason is missing
cli-fault-termination-wrong = a wrong reason
cli-fault-limit = larger than allowed
cli-fault-json = not JSON
cli-fault-shape = not the form of a record
cli-fault-count = not one record
cli-fault-fault = a faulty record
