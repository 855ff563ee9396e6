### What the page says, apart from the boards.

## The house

house-name = Ludejo
# $page: what the page shows
house-title = { $page } · Ludejo
house-description = What the Shell and Kruco: two board games to learn and to play, alone or together, wherever you are.
house-skip = Skip to the content
house-home = Ludejo, start page
house-games = My games
house-language = Language

## Settings

settings-heading = Settings
settings-theme = Colours
settings-theme-system = As on your device
settings-theme-light = By day
settings-theme-dark = By night
settings-board = Boards
settings-board-home = Pond and mosaic
settings-board-wood = Wood
settings-board-clear = Clear, for colour-blind eyes too
settings-board-contrast = Strong contrast, on the whole page
settings-pieces = Pieces
settings-pieces-home = Turtles and tesserae
settings-pieces-stone = Stones
settings-pieces-signs = Cross and ring, for colour-blind eyes too
settings-pieces-contrast = Strong contrast
settings-ask = Ask before each move
settings-ask-why = You point, have a look, and only then confirm: by the button, or by pointing once more.
settings-sound = Sounds
settings-sound-why = Knocks, splashes and a little ring when it is your turn. Silent while the page is out of sight.
settings-volume = How loud
settings-listen = Have a listen
settings-motion = Animation
settings-motion-system = As on your device
settings-motion-less = Little

## The start page

start-title = Ludejo, a place to play
start-heading = A place to play
start-lead = Two games for two. Invite the person beside you, or the computer, and begin.
start-shell = Each of you secretly puts a turtle into the pond, both at once. Enclose two to capture them, let eggs hatch, line up five.
start-kruco = Slide, climb onto the crossings, let your pieces divide. Get one to the far side, and let it hold out there for a turn.
start-play = Play
start-new = New here? Learn by playing!
start-continue-heading = You were in the middle of a game
start-all = All my games

## A new game

new-opponent = Who plays?
new-hotseat = Two of us, at this screen
new-computer = I, against the computer
new-level = Against whom? The gentlest comes first.
new-colour = Which colour is yours?
new-colour-random = Let chance decide
new-here = The house cannot be reached, so this game stays on your device for now, and joins your others later.
new-begin = Begin
new-close = Close
new-hotseat-shell = You pass the device to each other: each chooses out of the other’s sight, then you both see what happens.
new-hotseat-kruco = Black begins, then you take turns.

## My games

games-title = My games
games-unfinished = Still going on
games-finished = Finished
games-none = Welcome! The pond is calm, and no game of yours is in it. Begin one, or learn by playing.
games-none-unfinished = Nothing is going on just now.
games-none-finished = No game has been finished yet.
games-more = Show more
games-continue = Continue
games-here = on this device
games-away = The house cannot be reached: here are the games of this device and those you opened on it last. The others are waiting there.
games-refused = The house does not take this game, so it stays on this device.
games-delete = Delete
games-deleted = The game is deleted.
games-restore = Bring it back
games-not-begun = not begun yet
games-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  }
games-record = Record
games-record-text = Record as text
games-record-json = Record as JSON
# $name: the character as whom the computer plays, from character-*
games-against = Against { $name }, level { $level }
games-hotseat = Two people at one screen
games-won = { $winner } won
games-draw = Draw
games-you-won = You won
games-you-lost = { $name } won

## The table

table-you = You
table-due = chooses
table-due-you = your turn
table-to-move = to move
table-thinking = is thinking
table-staged = has chosen
table-reserve = { $count ->
    [0] Reserve: none
   *[other] Reserve: { $count }
  }
table-winner = wins
table-winner-you = win

status-choose-place = { $colour }, choose a place
status-choose-move = { $colour }, choose a piece: you will see where it can go
status-choose-place-you = Choose a place for your turtle
status-choose-move-you = Choose a piece: you will see where it can go
status-thinking = { $name } is thinking
status-troubled = { $name } has stumbled
status-picked = { $choice }: chosen, not sent yet
status-unsent = { $choice } will be sent as soon as Ludejo can be reached
status-sending = Sending
status-staged = { $colour } has chosen. { $other }, it is your choice now
status-looking-start = You are looking at the start
status-looking = You are looking at turn { $turn } of { $turns }
status-sudden-death = Sudden death
status-sudden-death-why = Both have the same number of winning turtles. Whoever gets ahead wins.
status-connecting = Setting the table
status-lost = Ludejo cannot be reached. Trying again.
status-lost-other = The other player cannot be reached from here either. The game waits for you both.

choice-place = Place on { $place }
choice-kept = Your choice is kept. It will be sent when you come back to this game.
choice-drop = Think again
choice-send-again = Send again

curtain-heading = { $colour } has chosen
curtain-lead = Hand over to { $other }.
curtain-keep-secret = The choice is safe: nobody sees it until { $other } has chosen too.
curtain-take = I am { $other }
curtain-undo = { $colour } wants to choose again

action-undo = Undo
action-undo-choice = Take the choice back
action-flip = Turn the board
action-mute = Sounds off
action-unmute = Sounds on
action-guarded = Show guarded squares
guarded-none = No square is guarded just now: only pieces on crossings guard.
action-take-along = Play on on this device
action-think-again = Try again
action-resign = Resign
action-again = New game like this
action-more = More

turns-heading = Turns
turns-start = Start
turns-first = To the start
turns-back = One turn back
turns-step-back = One event back
turns-play = Replay the turn
turns-skip = Skip to the end of the turn
turns-step = One event on
turns-forward = One turn on
turns-last = Back to the game
turns-keys = Keys: ← → turns, Shift ← → events, Home start, End the game as it is, R replay.

## How it goes, in a few lines: until the first turn is played, and where more is found

hint-heading = How it goes
hint-shell-line = Whoever gets five turtles in a straight line wins.
hint-shell-capture = Two of the other player’s turtles (or eggs) in a row between two of yours are captured, and an egg hatches for you.
hint-shell-egg = If you both want the same place, an egg appears there instead.
hint-kruco-goal = Get a piece to the far side of the board. If it is still there after the other’s turn, you win.
hint-kruco-move = A piece slides straight on to the next empty square, past your own pieces too, or climbs to a corner of its square.
hint-kruco-guard = A piece on a crossing guards the four squares around it. It can step down, or divide into pieces from your reserve.
hint-kruco-capture = A piece enclosed by two is lifted together with its captors. So are five in a cross.

## Giving up

resign-heading = Give up the game?
resign-lead = The other player wins then. You can still undo it afterwards.
resign-you = I resign
resign-colour = { $colour } resigns
resign-not = Play on

result-won = { $colour } wins!
result-you-won = You win!
result-you-lost = { $name } wins
result-draw = A draw
result-again = Play again
result-look = Look at it again
result-lines = { $own } winning turtles in lines of five or more, against { $other }.
result-full-board = The board is full, and neither is ahead.
result-repetition = The same position has come up for the third time.
result-goal = { $winner } had a piece on the far side, and it is still there.
result-no-moves = { $loser } had no move left.
result-resignation = { $loser } has resigned.
result-resignation-you = You have resigned.
result-time = { $loser } ran out of time.
result-agreement = You agreed on it.
result-abandonment = The game was abandoned.

## Trouble

trouble-bad-move = That cannot be read as a move.
trouble-bad-request = The page and the house did not understand each other. Please load the page again.
trouble-forbidden = The house does not take this from here.
trouble-game-over = This game is over.
trouble-illegal-move = That is not possible here.
trouble-internal = Something broke in the house. Nothing of your game is lost.
trouble-no-engine = The rules of the game could not be loaded on this device. Please try again with the network on.
trouble-no-storage = This browser keeps nothing, so games here need the house.
trouble-not-due = It is not this side’s choice now.
trouble-not-found = There is no such game here.
trouble-nothing-to-undo = There is nothing to undo.
trouble-offline = Ludejo cannot be reached. Is it still running?
trouble-stale = The game had already moved on; this is how it stands.
trouble-stranger = This browser takes no cookies, so the house cannot know whose games these are.
trouble-taken = This game belongs to somebody else in the house.
trouble-unavailable = The house is busy. Please try again.
trouble-unexpected = Something unexpected happened. Please try again.
trouble-page = This page does not exist
trouble-page-lead = Perhaps it sank in the pond.
trouble-part = This part is not here yet
trouble-part-lead = It could not be fetched. Perhaps the network is asleep.
trouble-part-again = Try again
trouble-game = This game is not here
trouble-game-lead = It was deleted, or it belongs to somebody else.
trouble-scripts = To play and to learn here, Ludejo needs scripts, and your browser runs none.
trouble-scripts-rules = You can read the rules of both games without.
trouble-home = To the start page
trouble-close = Close

## Games that are kept on this device

away-taken = You play on on this device. The game goes back to the house once it can be reached.
away-both = One of your games had gone on in the house too, but otherwise. You now have both.
# $why: one of away-refused-why
away-refused = The house has not taken a game of this device. { $why } Here you can go on playing it.
# $kind: why the house refused it, in its own word
away-refused-why = { $kind ->
    [illegal_move] By its rules, a move in it was not possible.
    [bad_move] A move in it cannot be read there.
    [bad_request] The page and the house seem to be of different versions; after loading the page again it is tried once more.
    [forbidden] The house takes nothing that comes from this address.
    [not_found] You have put it away there.
    [stranger] This browser takes no cookies, so the house cannot know whose game it is.
   *[other] It did not say why; after loading the page again it is tried once more.
  }

## A new version

renewal-ready = There is a new version of Ludejo.
renewal-take = Use it now
