### The course of Kruco. Petra, an old mason, leads it and speaks.
### $choice: the learner's move; $answer: the other's.

learn-kruco = Kruco
learn-kruco-lead = Petra has built bridges, towers and one crooked shed. She shows you how to get across.
learn-kruco-master = Petra
learn-kruco-end = Now you know all that I know. I have only known it longer.
learn-kruco-game = Now a real game, against Lolo, my apprentice, who carries the tiles and drops them. I shall look over your shoulder.

## Misses that many lessons know

learn-kruco-miss-climbed = That was a climb: your piece is up on a crossing. Lovely up there, but here it is the squares that count.
learn-kruco-miss-slid = Your piece is still down on a square. Here it is the crossings that count: point at a corner of its square.

## Moving on squares

learn-kruco-step = One step
learn-kruco-step-any = Good morning! I am Petra, and you are Black. Take one step: move your piece to an empty square right beside it.
learn-kruco-step-any-hint-1 = Pick your piece, then the square above it, below it or to its left. To its right somebody sits already.
learn-kruco-step-any-done = There you go. Forwards, backwards or sideways, never slantwise. You want to get across, to row 8. White, mind you, wants to come here.

learn-kruco-leap = Over your own
learn-kruco-leap-over = Your own pieces are never in your way. Slide one of them straight over another, in a single move.
learn-kruco-leap-over-hint-1 = Try the piece on b3: it passes both its neighbours and lands on e3.
learn-kruco-leap-over-step = A decent step, but you have passed nobody. Slide over a piece of your own.
learn-kruco-leap-over-done = Whoosh! A slide goes over as many of your own as stand in line, to the first empty square behind them. A crowd is a road.

learn-kruco-run = The guarded road
learn-kruco-run-far = Your slides also pass over empty squares that you guard. Bring a piece to g4, in a single move.
learn-kruco-run-far-hint-1 = Follow row 4: you guard b4 and c4, your own piece stands on d4, you guard e4 and f4. Just keep running.
learn-kruco-run-far-short = You may stop there, as on any empty square along the way. But the goal is g4: run on!
learn-kruco-run-far-back = The right road, but the other way. g4 lies to the right: turn round!
learn-kruco-run-far-guard-left = Now that guard has left its crossing, and the road has a hole. Leave the two guards where they are.
learn-kruco-run-far-aside = That leads away from row 4, and the road runs along it.
learn-kruco-run-far-done = What a run! And on g4 you had to stop: it is the first empty square that you do not guard.

learn-kruco-halt = Here you stop
learn-kruco-halt-six = Three roads, and only one is long enough. Slide a piece up to row 6, in a single move.
learn-kruco-halt-six-hint-1 = On each road look for the first empty square that you do not guard. There the slide ends.
learn-kruco-halt-six-hint-2 = In column g you guard g4 and g5, so the slide goes on to g6.
learn-kruco-halt-six-open = On a4 it had to stop: an empty square, and none of yours guards it.
learn-kruco-halt-six-enemy = Nobody slides over an enemy piece on a square. White stands on d4, so this road ends on d3.
learn-kruco-halt-six-short = The right road, but you got off too early. Ride on to row 6.
learn-kruco-halt-six-guard-left = That was one of the guards. Without it the road gets shorter, not longer.
learn-kruco-halt-six-aside = That way does not lead up to row 6.
learn-kruco-halt-six-done = That is it. Two things end a slide: an empty square that you do not guard, and an enemy piece on a square.

## Crossings and guards

learn-kruco-climb = Up you go
learn-kruco-climb-up = See the crossings, where four squares meet? Climb: put a piece onto a crossing at a corner of its square.
learn-kruco-climb-up-hint-1 = Pick a piece, then point at one of the four corners of its square.
learn-kruco-climb-up-done = And? Nice view? Up there you are in nobody’s way: slides pass below. Only the rim of the board has no crossings.

learn-kruco-down = Down again
learn-kruco-down-five = Whoever climbs must get down again. Step down from your crossing into row 5.
learn-kruco-down-five-hint-1 = A piece on a crossing steps down to any of its four squares that is empty. In row 5 just one of them is.
learn-kruco-down-five-four = Down, yes, but into row 4. Forwards, please: row 5.
learn-kruco-down-five-other = That was your other piece. The one on the crossing should come down.
learn-kruco-down-five-done = Both feet on the ground. Taken squares are no use for landing. And there is no way from crossing to crossing: it is up, down, up, down.

learn-kruco-guard = On guard
learn-kruco-guard-two = A piece on a crossing guards the four squares around it. Guard both e5 and f5 with one climb.
learn-kruco-guard-two-hint-1 = Which crossings touch e5 and f5? There are two: one below them, one above.
learn-kruco-guard-two-hint-2 = From e4 climb to e4+, or from f6 to e5+.
learn-kruco-guard-two-elsewhere = A fine lookout, but from there your piece does not guard both e5 and f5.
learn-kruco-guard-two-slid = On a square a piece guards nothing at all. Climb!
learn-kruco-guard-two-done = One perch, four squares. Guarding is good for two things: it makes roads for you, and trouble for White. First the roads.

learn-kruco-barred = The guard rule
learn-kruco-barred-open = White guards squares too. You may not climb to a crossing if White guards even one of its four squares. Climb where you still can!
learn-kruco-barred-open-hint-1 = White’s two lookouts guard eight squares. Which corner of d4 touches none of them?
learn-kruco-barred-open-hint-2 = The lower left one, c3+: White guards neither c3 nor d3, c4 or d4.
learn-kruco-barred-open-slid = Squares are open to everybody, guarded or not. It is crossings that are barred. Climb!
learn-kruco-barred-open-done = c3+ was the only one left. White guards e3, so d3+ was barred; White guards d5, so were c4+ and d4+.
learn-kruco-barred-bar = Now the other way round. White wants to climb to d5+, which would cost you the piece on e5. Bar that crossing.
learn-kruco-barred-bar-hint-1 = Guard one of its four squares. White guards e5 and e6 already, so it has to be d5 or d6.
learn-kruco-barred-bar-hint-2 = Climb to c4+, c5+ or c6+: each of them guards d5 or d6.
learn-kruco-barred-bar-lifted = The crossing was still open. White climbs to d5+, and your piece is lifted. How that works we shall see in a moment.
learn-kruco-barred-bar-up = Your piece has run away, fair enough. But White is up on d5+ now. Bar the crossing instead.
learn-kruco-barred-bar-done = Barred! One guarded square, and the whole crossing is closed to White.

## Formations

learn-kruco-square = Enclosed on a square
learn-kruco-square-two = Now it gets serious. A piece on a square is enclosed when enemies hold two of its corners. Enclose White’s piece on e5.
learn-kruco-square-two-hint-1 = One corner of e5 is yours already: d4+. You need one more.
learn-kruco-square-two-hint-2 = From f4 climb to e4+, or from d6 to d5+.
learn-kruco-square-two-left = That piece held a corner of e5 already. Leave it there and bring a second one.
learn-kruco-square-two-elsewhere = A fine climb, but that crossing is no corner of e5.
learn-kruco-square-two-slid = On squares you cannot enclose it. You need a second corner of e5: climb.
learn-kruco-square-two-done = Caught! But look: the two that caught it are lifted as well. A formation goes as a whole, and each piece into its owner’s reserve.

learn-kruco-point = Enclosed on a crossing
learn-kruco-point-two = It works the other way round, too: a piece on a crossing is enclosed when enemies stand on two of its four squares. Enclose the one on d4+.
learn-kruco-point-two-hint-1 = On d5 you stand already. Who else can reach a square around d4+ in one step?
learn-kruco-point-two-hint-2 = Slide from c4 to d4, or from e3 to e4.
learn-kruco-point-two-left = The piece on d5 stood right already. Leave it there and bring a second one.
learn-kruco-point-two-climbed = Climbing does not help here. You need a second piece on the squares around d4+.
learn-kruco-point-two-elsewhere = That square does not touch d4+.
learn-kruco-point-two-done = Gone, and your two with it. White’s piece on e5 stays: it stood beside a friend, and friends enclose nobody.

learn-kruco-cross = The cross
learn-kruco-cross-five = The third formation has given the game its name: five pieces on squares, one in the middle and four beside it, no matter whose. Complete a cross!
learn-kruco-cross-five-hint-1 = The middle is d4, where White kindly stands already. Just one arm is missing.
learn-kruco-cross-five-hint-2 = The missing arm is d3. Slide there from d2, or step down from c2+.
learn-kruco-cross-five-enclosed = Ouch! On that crossing your piece was enclosed by White’s two. Something was lifted, but it was no cross.
learn-kruco-cross-five-left = That was an arm of the cross. Leave it there and fill the gap.
learn-kruco-cross-five-gap = There is still a gap at d3.
learn-kruco-cross-five-done = A cross, and all five are lifted: three yours, two White’s. A cross does not ask who is who. Neither does gravity.

learn-kruco-bargain = Yours go, too
learn-kruco-bargain-careful = Watch your step. Bring a piece to row 5 so that it is still there afterwards.
learn-kruco-bargain-careful-hint-1 = White holds two corners of d5. Whoever steps in there is enclosed. Is there another way?
learn-kruco-bargain-careful-lifted = You have stepped between two enemies, so your piece was enclosed: by your own move, but the rules do not mind.
learn-kruco-bargain-careful-elsewhere = Nothing lost, but that is no square in row 5.
learn-kruco-bargain-careful-done = Safe and sound. Remember: formations are lifted whoever made them. Before you step, look up at the corners.
learn-kruco-bargain-three = But sometimes it is good business! Lift three of White’s for one of yours.
learn-kruco-bargain-three-hint-1 = Three white pieces stand around one square. What if somebody stepped into the middle?
learn-kruco-bargain-three-hint-2 = Slide from d5 to d4.
learn-kruco-bargain-three-two = Two for one, not bad at all. But there is a place that gives you three.
learn-kruco-bargain-three-none = Nothing was lifted. Look where White’s pieces stand close together.
learn-kruco-bargain-three-done = One goes in, four come out! All who enclose are lifted, be it two, three or four. And your own is not lost: it waits in your reserve.

## The reserve

learn-kruco-reserve = The reserve
learn-kruco-reserve-earn = Whatever is lifted waits in its owner’s reserve. Yours is empty, and that is a pity. Get some pieces into it!
learn-kruco-reserve-earn-hint-1 = A cross does not ask whose pieces it is made of. Four of yours are nearly one.
learn-kruco-reserve-earn-hint-2 = Slide from d2 to d3, and the cross around d4 is complete.
learn-kruco-reserve-earn-down = We shall need that piece up there. Look at the other five.
learn-kruco-reserve-earn-none = Your reserve is still empty. Something must be lifted, and your own will do.
learn-kruco-reserve-earn-done = Five of your own, lifted on purpose! Any other master would send you home. I say: five in the reserve. Watch what they are good for.

learn-kruco-divide = One becomes many
learn-kruco-divide-enough = A piece on a crossing can divide: pieces of your reserve fill the empty squares around it. Divide!
learn-kruco-divide-enough-hint-1 = Pick your piece on the crossing f5+, then “Divide”.
learn-kruco-divide-enough-hint-2 = “Divide” stands below the board once the piece is picked; on a keyboard it is the letter D.
learn-kruco-divide-enough-down = It stepped down, and one remains one. Dividing makes four of it.
learn-kruco-divide-enough-other = That piece stands on a square. It is the one on the crossing that can divide.
learn-kruco-divide-enough-done = One made four! They came from your reserve, where one is left. The piece that divided has left the game for good.
learn-kruco-divide-few = Four empty squares, but only two pieces in your reserve: now you choose. Divide, and fill the two squares in row 6.
learn-kruco-divide-few-hint-1 = Pick the piece on d5+ and divide it. Then point at the two squares.
learn-kruco-divide-few-hint-2 = The two squares in row 6 are d6 and e6.
learn-kruco-divide-few-behind = Divided, but not both into row 6, where you are closer to your goal.
learn-kruco-divide-few-down = It stepped down. That costs nothing from the reserve, but one remains one. Divide!
learn-kruco-divide-few-other = That piece stands on a square. Take the one on d5+.
learn-kruco-divide-few-done = Well chosen. As many squares are filled as can be; which, is yours to say when the reserve is short. From an empty reserve nobody divides.

## The order of captures

learn-kruco-order = What goes first?
learn-kruco-order-one = One move can complete two crosses at once. Then you say which is lifted first. Lift two white pieces with one move!
learn-kruco-order-one-hint-1 = Slide from b4 over c4 to d4. Then two crosses stand, around d4 and around e4.
learn-kruco-order-one-hint-2 = The cross around d4 has two white pieces in it, the other only one. Lift the one around d4 first.
learn-kruco-order-one-hole = Your piece from c4 has left a hole there, so only the cross around e4 was complete. Come from further away.
learn-kruco-order-one-wrong = You chose the cross around e4: four of yours, and one white piece. The other was broken by that, and stayed.
learn-kruco-order-one-none = No cross yet. One square is missing to both of them: d4.
learn-kruco-order-one-done = Well chosen: two white pieces. The cross around e4 was broken by that, and a broken one is not lifted.
learn-kruco-order-two = When d4+ divides, three crosses stand at once! In the right order two of them can be lifted. Lift two!
learn-kruco-order-two-hint-1 = Divide the piece on d4+. The cross in the middle shares pieces with both the others.
learn-kruco-order-two-hint-2 = Begin with the cross around c4 or the one around f5, not with the one around d5.
learn-kruco-order-two-middle = You began in the middle. That broke the crosses on both sides, so only one was lifted.
learn-kruco-order-two-single = One cross stood, and one was lifted. Divide the piece on d4+, and you get three.
learn-kruco-order-two-enclosed = Something was lifted, but no cross. Divide the piece on d4+.
learn-kruco-order-two-none = Nothing was lifted. Divide the piece on d4+ and see what stands.
learn-kruco-order-two-done = Two crosses with one move! When many formations stand, think before you lift: the order is a part of your move.

## How a game ends

learn-kruco-arrive = Across, and still there
learn-kruco-arrive-stay = You win with a piece in row 8 that is still there after White’s next turn. Go to row 8, and stay there!
learn-kruco-arrive-stay-hint-1 = Two of your pieces are one step away. One of them would be lifted at once. Which one?
learn-kruco-arrive-stay-hint-2 = White holds a corner of b8 and can climb to the other. Near g8 there is nobody.
learn-kruco-arrive-stay-lifted = You were there! Then White climbed to b7+, and your piece was enclosed. Arriving is half of it; the other half is to outlast one turn.
learn-kruco-arrive-stay-short = That is not row 8, and White goes on in peace. One of your pieces is a single step away from it.
learn-kruco-arrive-stay-done = White could do nothing about it: you have won! White wins just like that, in row 1. A piece that arrives by dividing counts as well.
learn-kruco-arrive-road = And now everything together: to row 8 in a single move!
learn-kruco-arrive-road-hint-1 = Look up column d. Which squares do you guard, and who stands there?
learn-kruco-arrive-road-hint-2 = From d3 or d5 the road is free as far as d8. Slide there.
learn-kruco-arrive-road-guard-left = That was one of the two who guard the road. Leave them up there.
learn-kruco-arrive-road-short = The right column, but not the end of it. Take the whole road!
learn-kruco-arrive-road-aside = That is not the road. It runs up column d.
learn-kruco-arrive-road-done = Right across the board, and nobody could do anything about it. That is what roads are built for!

learn-kruco-defend = Throw the guest out
learn-kruco-defend-out = White stands on c1, in row 1! If that piece is still there after your turn, you have lost. Lift it!
learn-kruco-defend-out-hint-1 = There are two ways: you hold one corner of c1 already, and around c2 a cross is nearly complete.
learn-kruco-defend-out-hint-2 = Climb from d2 to c1+, or step down from b1+ to c2.
learn-kruco-defend-out-near = A good piece for it, but not there. White is still on c1, and has won.
learn-kruco-defend-out-lost = White is still on c1, and has won. You had this one turn.
learn-kruco-defend-out-done = Out with it! Nothing is lost as long as you can lift it in your very next turn.

learn-kruco-stuck = No way to move
learn-kruco-stuck-wall = Whoever cannot move when it is their turn has lost. This is White’s last piece. Wall it in!
learn-kruco-stuck-wall-hint-1 = No square beside it is free. But it can still climb, to a3+ or a4+. Bar both at once.
learn-kruco-stuck-wall-hint-2 = Climb from c3 to b3+, or from c5 to b4+: both guard b4.
learn-kruco-stuck-wall-square = You have opened the wall, and White slips through. Leave a3, a5 and b4 in their places.
learn-kruco-stuck-wall-crossing = White climbs over the wall. Bar both crossings: a3+ and a4+.
learn-kruco-stuck-wall-done = No square, no crossing, no move: White has lost. Solid work!

learn-kruco-again = Three times the same
learn-kruco-again-third = White is far stronger, but has dithered, and so have you. The third time the same position comes up, the game is a draw. Make it so!
learn-kruco-again-third-hint-1 = Your left piece has gone to and fro between b2 and b3, and White’s between d7 and d8. Once more!
learn-kruco-again-third-hint-2 = Slide from b3 back to b2.
learn-kruco-again-third-other = That makes a new position, one that has never been there before. Move the piece that has gone to and fro.
learn-kruco-again-third-new = It has never stood there before, so this is a new position. White will not dither for ever.
learn-kruco-again-third-done = A draw, two against six! Everything must be the same for that: squares, crossings, both reserves, and whose turn it is.

learn-kruco-start = The whole wall
learn-kruco-start-begin = This is how a real game begins: sixteen each, and Black moves first. Slide a piece out of your back row!
learn-kruco-start-begin-hint-1 = Your own are no hurdle: from row 1 a piece slides over row 2 into row 3.
learn-kruco-start-begin-front = A good start, but that one stood in the front row. This time somebody from the very back.
learn-kruco-start-begin-done = Over your own, as you learned it. Now the board is yours.

## Beside the first game

learn-kruco-tip-begin = Lolo is new, too, so do not hurry. Start with any piece you like, and look where it may go.
learn-kruco-tip-pairs = Think in pairs: two of yours around one of Lolo’s make a formation. And Lolo may think so, too.
learn-kruco-tip-road = Pieces on crossings build roads. Put one halfway up, and slide over its squares.
learn-kruco-tip-barred = Lolo is on a crossing now and guards four squares. Crossings that touch them are barred to you.
learn-kruco-tip-lifted = Something was lifted. Look at the reserves: those pieces can come back by dividing.
learn-kruco-tip-divide = You have pieces in your reserve, and somebody on a crossing. You could divide.
learn-kruco-tip-danger = Careful, a piece of Lolo’s is one step away from your back row!
learn-kruco-tip-near = You are one step away from the other side! Before you take it, ask yourself who could enclose you there.
learn-kruco-tip-intruder = Lolo has arrived in your back row! Lift that piece now, with whatever formation you can, or the game is over.
learn-kruco-tip-won = You are across! I knew you could, and Lolo will learn yet. Next time take somebody stronger.
learn-kruco-tip-lost = Never mind. My first wall fell over, too. Look at the last turns once more, and build again.
learn-kruco-tip-drawn = A draw! Nobody got across, and nobody got wet. Once more?
