### The pages with all the rules: what stands around the sheets of `rules/`, and their examples.

rules-heading = The rules
rules-lead = Every rule of both games, with examples that you can play when you touch them.
rules-by-playing = Learn by playing
rules-description-what-the-shell = All the rules of What the Shell, the game in which both players drop turtles into a pond at the same moment: collisions, captures, hatching and sudden death, with examples that you can play.
rules-description-kruco = All the rules of Kruco (Cross, by Justin Love), played on squares and crossings: moving, guarding, dividing, capturing and the goal, with examples that you can play.
rules-ways = Other language, other game
# $game: the name of a game
rules-of = The rules of { $game }
rules-print = Print
rules-contents = Contents
# $rule: the number of a rule, W7
rules-link = { $rule }, link to this rule

# $black, $white: the places of their pieces; $eggs: those of the eggs, oldest first, or none
example-board =
    The board before. Black: { $black }. White: { $white }.{ $eggs ->
        [none] { "" }
       *[other] { " " }Eggs, oldest first: { $eggs }.
    }
example-play = Play
example-skip = Skip to the end
example-go-on = Next
example-again = Play again
# $rule: the number of a rule, W7
example-of = (the example of { $rule })

## What the Shell: what an example shows

example-w1-places = Column E, row 5: the ringed place is E5, the very middle.
example-w2-pieces = A black turtle, an egg, and a white turtle. The number tells in which order the eggs came.
example-w4-secret = Black has picked E6, White D3; neither knew. Now both land, at the same moment.
example-w5-collision = Both wanted E5, so nobody gets it. An egg lies there.
example-w5-no-capture = Black at F5 would have enclosed two. But White wanted F5 too: an egg, and nothing is captured.
example-w7-straight = Black lands on E5. Two white turtles, then the black one on H5: both are captured.
example-w7-diagonal = Diagonals count just the same: from D3 over E4 and F5 to G6.
example-w7-egg = A turtle and an egg are a pair too. The captured egg is gone, and does not hatch.
example-w7-three = Three between two: nothing happens.
example-w7-one = One between two: nothing happens either. It must be exactly two.
example-w8-anticipated = White lands on F5, and in that same moment Black on G5: enclosed before it has looked around.
example-w9-safe-landing = White steps into the gap at E5. Both black turtles were there before, so nothing happens.
example-w9-safe-hatching = Black captures, and the egg on D3 hatches. Two black turtles now lie between two white ones, but those were there before, so nothing happens.
example-w10-mutual = Black captures C5 and D5, White E5 and F5. The turtles that have just landed capture each other, and both captures count.
example-w10-end-captured = Black encloses two against H5, while White captures that very turtle on H5. Both captures count.
example-w10-shared-egg = The egg on D5 belongs to both captures. It is lifted once, and both have a hatching due, so the egg on B2 vanishes.
example-w11-two-directions = One turtle, two directions, two captures: so two eggs hatch.
example-w12-hatch = Black captures two on column G. The egg on C3 hatches black.
example-w12-vanish = Black has captured twice, White once. Egg 1 vanishes, egg 2 hatches black, and egg 3 stays; it is the oldest now.
example-w13-chain = The turtle from D4 encloses two as soon as it is out, and that lets the next egg hatch.
example-w13-egg-captured = The first turtle to hatch captures the second egg before its turn comes. So the third hatches instead.
example-w14-nothing-saved = Black captures, but there is no egg: nothing hatches. The egg of the next turn comes too late.
example-w15-line = Five black turtles from D7 to H3, and White has no line. Black wins.
example-w15-broken = Black has five in a line for the blink of an eye. White captures two of them in the same turn, so there is no line to count.
example-w16-longer = Six against five, in the same turn. Black wins.
example-w16-ten-nine = White’s two lines apart hold ten turtles; Black’s cross holds nine, for the one in the middle counts once. White wins.
example-w16-nine-eight = White’s unbroken eight against Black’s cross of nine. Black wins.
example-w17-begins = Five against five in the same turn: sudden death. The game goes on.
example-w17-longer = A line made longer: six against five. Black wins.
example-w17-second-line = A second line, crossing the first: nine against five. Black wins.
example-w17-broken = Black breaks White’s line and has the only one left. Black wins.
example-w17-both-broken = Each breaks the other’s line in the same turn. The game is an ordinary one again.
example-w18-full = Both want the last empty place, I9: an egg lies there, the board is full, and nobody has a line. A draw.
example-w19-repetition = Turn for turn the same: two land, and then both capture. When the board is the same for the third time, the game is a draw.

## Kruco: what an example shows

example-k1-points = The ringed point, d4+, lies between d4, e4, d5 and e5.
example-k2-places = A black piece on a square, and a white one on a point.
example-k3-start = This is how a game begins.
example-k4-guard = The hatched squares are guarded: four by the black piece on c4+, four by the white one on f6+.
example-k5-reserve = One white and two black pieces are lifted. Each goes to its owner’s reserve.
example-k6-step = Nothing is guarded here, so b3 can go one square each way, and no further.
example-k6-stop = Over its own piece on c3 to d3. That is empty and not guarded by Black, so there it must stop.
example-k6-far = From h4 over own pieces and guarded squares all the way to a4. It could have stopped at g4, d4 or b4.
example-k6-enemy = c3 is guarded, so the piece could go on, if White did not stand on d3. Nobody slides over an enemy.
example-k7-climb = From d4 to any of the four points at its corners.
example-k7-refused = White guards d5 and e5 among others. Both upper points touch a square of White’s, so only the lower ones are left.
example-k8-step-down = Down from d4+ to one of the three squares that are empty.
example-k9-enough = Five in the reserve: all four squares are filled, and the piece that divided leaves the game.
example-k9-too-few = Two in the reserve for three empty squares: Black chooses d4 and e4.
example-k9-none = Nothing in the reserve: this piece cannot divide, only step down.
example-k10-square = The white piece on e4 has black pieces on two of its corners: it is enclosed. All three are lifted.
example-k10-point = The white piece on d4+ has black pieces on two of its squares: it is enclosed. All three are lifted.
example-k10-cross = Five pieces in the shape of a cross, black and white together. All five are lifted.
example-k11-stays = The white piece on d4+ and three black ones are lifted. White’s on e5 only stood beside them, and stays.
example-k11-captors = White slides in among three black pieces, and takes all three along.
example-k12-one-way = Two crosses at once, around d4 and around d5. Black has the lower one lifted first; the upper one is broken then, and what is left of it stays.
example-k12-other-way = The same move, the other order: the upper cross is lifted, and what is left of the lower one stays.
example-k13-held = Black reaches c8. White can do nothing about it: Black’s piece is still there, and Black wins.
example-k13-caught = Black reaches c8, but White climbs to c7+ and encloses it. The game goes on.
example-k13-own-cross = Black reaches c8, and so completes a cross of Black’s own. It is lifted in the same turn.
example-k13-divided = Black divides on b7+. Two of the new pieces stand on the goal, White cannot lift them, and Black wins.
example-k14-no-moves = After Black’s move White’s only piece can go nowhere: black pieces stand around it, and the points it could climb to touch guarded squares. White loses.
example-k15-repetition = To and fro, to and fro. The third time the same position comes up, the game is a draw.
