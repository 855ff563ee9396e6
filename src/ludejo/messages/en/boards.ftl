### What the drawn boards say: the places for screen readers, the film of a turn, how a move is chosen.

## The boards and their places
## $place: the name of a place
## $what: black, white, egg or empty
## $order: of an egg, 1 for the one that hatches next

board-shell = The pond of What the Shell, nine by nine places. Arrow keys move, Enter chooses.
board-kruco = The mosaic of Kruco, eight by eight squares and their crossings. Arrow keys move, the plus key goes from a square to the crossing named after it, d4 to d4+, and back, Page Down goes to the next place that can be chosen, Enter chooses, D divides, Escape goes back.

board-mini-shell = A small pond with turtles and eggs, a game of What the Shell
board-mini-kruco = A small mosaic with pieces, a game of Kruco

# $note: chosen, sent, winning, last or none
board-shell-place =
    { $place }: { $what ->
        [black] black turtle
        [white] white turtle
        [egg] egg, number { $order } to hatch
       *[empty] empty
    }{ $note ->
        [chosen] , your choice, not sent yet
        [sent] , your choice, sent
        [winning] , winning turtle
        [last] , last turn
       *[none] { "" }
    }

# $role: movable, picked, target, lifts (a target where pieces are lifted), fill, filled, formation, lifted, winning or none
# $guard: black, white or none
# $last: yes or no
board-kruco-place =
    { $place }: { $what ->
        [black] black piece
        [white] white piece
       *[empty] empty
    }{ $role ->
        [movable] , can move
        [picked] , picked
        [target] , can be moved to
        [lifts] , can be moved to, with captures
        [fill] , can be filled
        [filled] , to be filled
        [formation] , part of a formation
        [lifted] , to be lifted
        [winning] , winning piece
       *[none] { "" }
    }{ $guard ->
        [black] , guarded by Black
        [white] , guarded by White
       *[none] { "" }
    }{ $last ->
        [yes] , last turn
       *[no] { "" }
    }

# $colour: whose reserve; $count: how many pieces it holds
board-reserve =
    { $colour ->
        [black] Black’s reserve
       *[white] White’s reserve
    }: { $count }

## The film of a turn
## $by: who, black or white

board-film-land = Black lands on { $black }, White on { $white }.
board-film-collide = Both wanted { $place }.
board-film-egg = Neither lands: an egg lies on { $place }.
# $count: how many pairs; $places: the enclosed pairs
board-film-enclose =
    { $by ->
        [black] Black
       *[white] White
    } encloses { $places }.
board-film-lift =
    { $count ->
        [one] One piece is lifted.
       *[other] { $count } pieces are lifted.
    }
board-film-vanish = Both have a hatching due: the oldest egg, on { $place }, vanishes.
board-film-hatch =
    The egg on { $place } hatches: a { $by ->
        [black] black
       *[white] white
    } turtle.
# $black, $white: how many winning turtles each has
board-film-line = Winning turtles: Black { $black }, White { $white }.
board-film-slide =
    { $by ->
        [black] Black
       *[white] White
    } slides from { $from } to { $to }.
board-film-climb =
    { $by ->
        [black] Black
       *[white] White
    } climbs from { $from } to the crossing { $to }.
board-film-step-down =
    { $by ->
        [black] Black
       *[white] White
    } steps down from { $from } to { $to }.
board-film-divide =
    { $by ->
        [black] Black’s
       *[white] White’s
    } piece on { $from } divides: { $places }.
# $shape: cross or enclosed
board-film-form =
    { $shape ->
        [cross] A cross around { $place }.
       *[enclosed] The piece on { $place } is enclosed.
    }

## Choosing a move of Kruco

# $count: how many places the picked piece can go to
board-picked =
    { $place } picked: { $count ->
        [one] one place to go to
       *[other] { $count } places to go to
    }.
board-divide = Divide
board-fill =
    { $count ->
        [one] Point at the square to fill.
       *[other] Point at the { $count } squares to fill ({ $chosen } so far).
    }
board-order-first = What is lifted first?
board-order-next = What is lifted next?
# $shape: cross or enclosed; $count: how many pieces
board-formation =
    { $shape ->
        [cross] cross around { $place }
       *[enclosed] enclosed on { $place }
    } ({ $count ->
        [one] one piece
       *[other] { $count } pieces
    })
# $kind: slide, climb, step-down or divide; $to: where it goes, unless it divides
# $count: how many pieces are lifted; $whose: both (sides’), own or rest
# $own: how many of the mover’s, $rest: how many of the other’s; $by: who moves, black or white
board-ready =
    { $kind ->
        [slide] Slide to { $to }
        [climb] Climb to the crossing { $to }
        [step-down] Step down to { $to }
       *[divide] Divide
    }{ $count ->
        [0] .
       *[other] ; { $count } pieces are lifted: { $whose ->
            [own] all yours.
            [rest] all { $by ->
                [black] White’s
               *[white] Black’s
            }.
           *[both] { $own } yours, { $rest } { $by ->
                [black] White’s
               *[white] Black’s
            }.
        }
    }
## Why a place that was pointed at cannot be meant; each with the number of its rule
## $place: the place

board-refused-turtle = { $place } is taken. A turtle never moves: choose an empty place (W4).
board-refused-egg = An egg lies on { $place } and keeps everybody off (W2).
board-refused-first = Choose one of your pieces first, then where it goes.
board-refused-theirs = The piece on { $place } is not yours.
board-refused-stuck = The piece on { $place } cannot go anywhere just now.
board-refused-taken = On { $place } there is a piece already (K2).
board-refused-straight = To another square a piece slides straight, never askew (K6).
board-refused-stop = The slide does not end on { $place }: it never passes the other’s pieces, and stops at the first empty square that you do not guard (K6).
board-refused-corner = A piece climbs only to a corner of its own square (K7).
board-refused-guarded = The other guards a square at { $place }: no climbing there (K7).
board-refused-down = From a crossing a piece steps down to one of the four squares around it (K8).
board-refused-fill = Only the empty squares around the crossing can be filled (K9).

## The tray, once more

board-confirm = Play it
board-back = Back
board-cancel = Cancel
board-asking = One moment …
board-failed = The house did not answer.
board-retry = Try again
