### The course of What the Shell. Granny Shelda, an old turtle, leads it and speaks.
### $choice: the learner's place; $answer: hers.

learn-shell = What the Shell
learn-shell-lead = Granny Shelda has seen every pond there is. She shows you this one, turn by turn.
learn-shell-master = Granny Shelda
learn-shell-end = That was everything I know. The rest is luck, cunning and a warm stone to lie on.
learn-shell-game = Now a real game, against Momo the shrimp, who learned the rules this morning. I sit beside you and whisper.

## Misses that many lessons know

learn-shell-miss-collided = We both wanted { $choice }. Nobody lands, and an egg lies there now. Pick another place.
learn-shell-miss-blocked = We both wanted { $choice }, and an egg lies there. A fine defence, remember it! But here I want you to see something else.
learn-shell-miss-one = Only one turtle between yours. It shrugs and stays. There must be exactly two.
learn-shell-miss-three = Three in a row between yours are too many. Mine are laughing at us. There must be exactly two.
learn-shell-miss-nothing = Nothing is captured from { $choice }. Look along a line from there: first two to capture, then one of yours. No such line.
learn-shell-miss-defeated = Now I am ahead in winning turtles, and the game is over. Old age is no handicap here. Let us put it back.

## A turn

learn-shell-turn = Both at once
learn-shell-turn-land = You are Black. Put a turtle anywhere you like. I put mine at the very same moment.
learn-shell-turn-land-hint-1 = Any empty place will do. Really any.
learn-shell-turn-land-done = Splash! Yours on { $choice }, mine on { $answer }. Nobody ever moves first here, and a turtle never walks away again.
learn-shell-turn-again = Once more. I have chosen already, and I will not tell you what.
learn-shell-turn-again-hint-1 = Point at any empty place. Mine stays secret until yours is out.
learn-shell-turn-again-done = That is a whole turn: both choose in secret, both are shown at once. The rest is guessing what the other one is up to.

## Five in a line

learn-shell-five = Five in a line
learn-shell-five-row = This is what it is all about: five in a straight line. You have four. Make it five!
learn-shell-five-row-hint-1 = Your four lie on row 6. Which places lie at its ends?
learn-shell-five-row-open = From { $choice } there is no five. Your four are still four.
learn-shell-five-row-done = Five in a line, and you win. I could have blocked one end. But which?
learn-shell-five-gap = Slanting lines count as well, and there must be no gap. Close it!
learn-shell-five-gap-hint-1 = Your line goes up to the right, from C3 to G7. Where is the hole?
learn-shell-five-gap-end = Five turtles now, yes, but with a hole in the middle. A line must be unbroken.
learn-shell-five-gap-open = { $choice } does not lie in your slanting line. There is a hole in it, just the size of a turtle.
learn-shell-five-gap-done = Across, upwards or slanting, five is five. Six or seven would do, too.

## An egg

learn-shell-egg = A place for two
learn-shell-egg-same = At this hour I always go to E5, for the sun. Go there too!
learn-shell-egg-same-hint-1 = E5 is the place in the very middle.
learn-shell-egg-same-apart = I lie on E5, in the sun, and you on { $choice }. Two turtles, no egg. Try to get in my way!
learn-shell-egg-same-done = Bonk! Both wanted { $choice }, so neither lands, and an egg lies there. It belongs to nobody. Not yet.
learn-shell-egg-quiet = Two of mine lie beside your B5. On E5 you would shut them in, but I want E5 as well. Go there anyway.
learn-shell-egg-quiet-hint-1 = Go to E5, and watch what does not happen.
learn-shell-egg-quiet-three = Sly! But with me on E5 there are three of mine between yours, one too many, and there is no egg. To see it, come to E5.
learn-shell-egg-quiet-apart = I have E5, and you have { $choice }. To see the egg, come to E5.
learn-shell-egg-quiet-done = When we collide, nothing is captured that turn, whatever stands around. There is only the egg.

## Captures

learn-shell-capture = The sandwich
learn-shell-capture-row = Two of mine lie beside yours. Put one of yours on the other side of them, and they are captured.
learn-shell-capture-row-hint-1 = Bread, filling, filling, bread. One slice is still missing.
learn-shell-capture-row-hint-2 = On row 5, just right of my two.
learn-shell-capture-row-done = Captured! Two of mine in a row between two of yours: off they go.
learn-shell-capture-column = It works up and down just as well. Capture my two in column E.
learn-shell-capture-column-hint-1 = Your E8 is the upper slice. Where does the lower one go?
learn-shell-capture-column-done = Neatly shut in. Mine go, yours stay.

learn-shell-slant = Aslant, and all at once
learn-shell-slant-rising = Captures go slanting, too. Find my two on a slope, and shut them in.
learn-shell-slant-rising-hint-1 = Begin at your C3 and go up to the right.
learn-shell-slant-rising-done = Uphill they never saw you coming.
learn-shell-slant-falling = And now downhill.
learn-shell-slant-falling-hint-1 = Begin at your C7 and go down to the right.
learn-shell-slant-falling-done = That is all eight directions: along, up and down, and both slopes, there and back.
learn-shell-slant-star = One turtle may capture in several directions at once. There is a place for three captures. Find it!
learn-shell-slant-star-hint-1 = Three lines of mine run towards the middle of the pond.
learn-shell-slant-star-fewer = One capture from { $choice }. Not bad, but somewhere three of them are waiting.
learn-shell-slant-star-done = Six of mine in one splash! Each direction is a capture of its own. I need to sit down.

learn-shell-two = Exactly two
learn-shell-two-one = What if there is only one of mine between yours? Try it out.
learn-shell-two-one-hint-1 = Shut in my C5 from the other side.
learn-shell-two-one-apart = From { $choice } you shut nobody in. It is my lonely C5 that I mean.
learn-shell-two-one-done = See? Nothing. One alone is never captured.
learn-shell-two-three = And three of mine? Go on, try it. They are lying on a slope.
learn-shell-two-three-hint-1 = Your C7 is above them. Which place comes right below the three?
learn-shell-two-three-apart = From { $choice } my three are not shut in. Follow the slope to its end.
learn-shell-two-three-done = Nothing again. Three hold on to each other. It must be exactly two.
learn-shell-two-two = One, two and three of mine, side by side. Only one of these lines can be captured.
learn-shell-two-two-hint-1 = Count first, then close.
learn-shell-two-two-done = Exactly two. You may forget all my other numbers, but keep this one.

learn-shell-eggs = Egg sandwich
learn-shell-eggs-mix = An egg can be a filling as well. Capture my turtle together with the egg.
learn-shell-eggs-mix-hint-1 = Turtle and egg lie side by side on row 4, and your B4 is one slice.
learn-shell-eggs-mix-done = A turtle and an egg make two. I could have taken the egg as well: it belongs to nobody.
learn-shell-eggs-pair = Now two eggs, on a slope.
learn-shell-eggs-pair-hint-1 = From your G7 go down to the left, past both eggs.
learn-shell-eggs-pair-done = Two eggs captured, and not a drop spilt. What good that is, you will see when they hatch.

learn-shell-safe = Into the lion’s mouth
learn-shell-safe-enter = Between my C5 and F5 there is one place left, beside your turtle. Dare to go in!
learn-shell-safe-enter-hint-1 = It is E5. It only looks dangerous.
learn-shell-safe-enter-outside = { $choice } is a safe place. The brave one is E5, between my two.
learn-shell-safe-enter-done = Nothing happens! Only a turtle that arrives shuts others in. Mine had been there all along.
learn-shell-safe-late = But look out: this turn I land on F3. Whoever goes to E3 now gets shut in with D3. Lose nothing!
learn-shell-safe-late-hint-1 = Anywhere, as long as it is not E3.
learn-shell-safe-late-caught = You were on E3 when I came to F3. Arriving, I shut in your two. Timing is everything.
learn-shell-safe-late-done = Well done. One alone on D3 is no sandwich, and nothing is lost.

learn-shell-foresee = Who is not there yet
learn-shell-foresee-told = A secret: this turn I go to D5. Catch me in the moment I land, together with C5!
learn-shell-foresee-told-hint-1 = We land together first, and only then captures are looked for.
learn-shell-foresee-told-hint-2 = Pretend that I am on D5 already. Then B5, C5, D5, and…?
learn-shell-foresee-told-done = Shut in before I was dry! Turtles land first, captures come after. So it pays to guess.
learn-shell-foresee-guess = No secret this time. But look at my C4 and your two beside it: where do I want to go? Catch me there!
learn-shell-foresee-guess-hint-1 = I want to shut in your D4 and E4. So I will land on F4.
learn-shell-foresee-guess-hint-2 = Above F4 stands my F5, and above that your F6. Now close it from below.
learn-shell-foresee-guess-hers = I went to F4 and shut in your two. You could have known. And you could have been waiting for me.
learn-shell-foresee-guess-done = You saw me coming. I got your two, you got me and my neighbour. That is how the wise play.

learn-shell-mutual = Tit for tat
learn-shell-mutual-end = I am about to land on H7 and capture your H6 and H5. Quick, take something yourself, in the same turn!
learn-shell-mutual-end-hint-1 = Your H5 can still serve as a slice, even while it is being captured.
learn-shell-mutual-end-hers = I took your two on column H, and you got nothing for them. You could have.
learn-shell-mutual-end-done = All captures are found first, and lifted together afterwards. So a turtle that is being captured still bites.
learn-shell-mutual-fresh = I go to C5. Shut my newcomer in the moment she lands, even if yours is shut in, too!
learn-shell-mutual-fresh-hint-1 = With me on C5, your A5 needs a partner on the other side of B5 and C5.
learn-shell-mutual-fresh-apart = I landed on C5 and nobody shut me in. With me there, A5, B5 and C5 were three quarters of a sandwich.
learn-shell-mutual-fresh-done = You caught mine, I caught yours, at the same moment. Nobody was first. Nobody ever is.

## Hatching

learn-shell-hatch = It hatches!
learn-shell-hatch-one = A capture lets an egg hatch. Capture two of mine, and keep an eye on the egg.
learn-shell-hatch-one-hint-1 = My two are in column G, below your G8.
learn-shell-hatch-one-done = Each capture hatches one egg, and what comes out is yours. Congratulations, it is a turtle.
learn-shell-hatch-two = Two eggs. Let both of them hatch, in one turn.
learn-shell-hatch-two-hint-1 = Two captures at once. Where do two of my lines meet?
learn-shell-hatch-two-half = One capture, one turtle. The second egg is still waiting, and it is getting cold.
learn-shell-hatch-two-done = Two captures, two hatchlings. Twins! They have your eyes.

learn-shell-order = First laid, first out
learn-shell-order-first = The eggs are numbered: the oldest hatches first, wherever it lies. Make a capture and see.
learn-shell-order-first-hint-1 = My two are on row 8, right of your D8.
learn-shell-order-first-done = Number 1 hatched, and number 2 has moved up. Eggs queue better than we do.
learn-shell-order-second = Now let the egg on G3 hatch, number 2. Something has to happen to number 1.
learn-shell-order-second-hint-1 = An egg that is captured cannot hatch any more.
learn-shell-order-second-hint-2 = Number 1 lies beside my turtle on row 6, and your A6 is close by.
learn-shell-order-second-first = A fair capture, but the oldest egg hatched, on C6. I asked for the one on G3.
learn-shell-order-second-done = You captured number 1, and so number 2 was the oldest. Sly! I did not teach you that.

learn-shell-vanish = Neither yours nor mine
learn-shell-vanish-spoil = I land on E8, capture two and hatch the egg. Spoil it for me: capture something as well!
learn-shell-vanish-spoil-hint-1 = My two on row 2 are within your reach.
learn-shell-vanish-spoil-hers = I captured, and the egg hatched for me. Such a sweet little one. You were to stop that.
learn-shell-vanish-spoil-done = We both captured, so both wanted the oldest egg. Then nobody gets it: it vanishes.
learn-shell-vanish-surplus = I land on E8 again. Now there are two eggs. See to it that one hatches for you!
learn-shell-vanish-surplus-hint-1 = One capture against one of mine: an egg vanishes, and that was that. You need more than I do.
learn-shell-vanish-surplus-hint-2 = Two captures with one turtle. Look for the corner of your E4 and B7.
learn-shell-vanish-surplus-hers = I captured, you did not, so the first egg hatched for me. That way none hatches for you.
learn-shell-vanish-surplus-even = One capture each: the oldest egg vanished, and nobody had any hatchings left. You need one capture more than I have.
learn-shell-vanish-surplus-done = Two against one. The first egg vanished, the second one hatched for you. Counting pays, dear.

learn-shell-chain = One leads to another
learn-shell-chain-roll = A hatchling captures at once, like any turtle that arrives. Then the next egg hatches. Start it rolling!
learn-shell-chain-roll-hint-1 = Close column G below my two. Then only watch.
learn-shell-chain-roll-done = A capture, an egg, a capture, an egg. That is a chain. I usually take a nap after it.
learn-shell-chain-link = Two captures are to be had, but only one of them starts a chain. Which?
learn-shell-chain-link-hint-1 = The egg on D4 hatches first. What does it lack in order to capture E4 and F4?
learn-shell-chain-link-hint-2 = A partner on G4. Can you capture something from there?
learn-shell-chain-link-short = The egg on D4 hatched, looked around, and found no partner behind my E4 and F4. Chain over.
learn-shell-chain-link-done = Your turtle captured and was the partner as well. One stone, four birds. Sorry, Hugo.

learn-shell-lapse = No saving up
learn-shell-lapse-lost = And if there is no egg at all? Capture my two, and see.
learn-shell-lapse-lost-hint-1 = My two are on row 6, right of your C6.
learn-shell-lapse-lost-done = You were due a hatching, but there was no egg. What is not used in the same turn is gone.
learn-shell-lapse-later = You do not believe me? Meet me on H8, then there is an egg.
learn-shell-lapse-later-hint-1 = Go to H8. I will be there.
learn-shell-lapse-later-apart = I waited on H8, and you were on { $choice }. No egg, no proof. Come to H8!
learn-shell-lapse-later-done = There lies an egg, and it stays an egg. The hatching from before is long forgotten. I do forget things, but not that.

## The end

learn-shell-broken = Five for a moment
learn-shell-broken-hers = I complete my five on E5. Let me land, and do not lose!
learn-shell-broken-hers-hint-1 = First come captures, and only then lines are counted.
learn-shell-broken-hers-hint-2 = My C5 is standing on my C4, and below it your C3. What is missing above?
learn-shell-broken-hers-done = Five, and broken in the same turn! Lines are looked at only when everything has calmed down. It was nice while it lasted.
learn-shell-broken-yours = It works the other way round, too. Complete your five on row 3. I have a little surprise.
learn-shell-broken-yours-hint-1 = Go to E3. Only to see it happen.
learn-shell-broken-yours-bitten = That was the surprise: D3 and D4 are gone, and you never even had your five. Once more, and complete it. Granny only bites a little.
learn-shell-broken-yours-done = I shut in D3 and D4, and your five had a hole again. Never cheer before the water is calm.

learn-shell-sudden = Sudden death
learn-shell-sudden-meet = I complete my five on E8. You can do that too. Do it in the same turn!
learn-shell-sudden-meet-hint-1 = Your four are on row 2.
learn-shell-sudden-meet-done = Five against five, and nobody is ahead. This is sudden death: we play on, and whoever gets ahead wins.
learn-shell-sudden-longer = Every turn is counted anew now. One winning turtle more is enough. Make your line longer!
learn-shell-sudden-longer-hint-1 = Row 2 goes on to the right.
learn-shell-sudden-longer-even = Still five against five. Sudden death goes on, and my heart can hardly take it.
learn-shell-sudden-longer-done = Six against five! In sudden death one turtle decides.

learn-shell-outgrow = Three ways out
learn-shell-outgrow-second = Your line is blocked, and I make mine six, on F8. You need a second line, right now!
learn-shell-outgrow-second-hint-1 = There are four of yours in column H.
learn-shell-outgrow-second-hint-2 = Or cross your own line: column E belongs to you as well.
learn-shell-outgrow-second-done = You have a second line and far more winning turtles than my six. A turtle in both lines counts once.
learn-shell-outgrow-break = You cannot grow here. But you could make mine shorter.
learn-shell-outgrow-break-hint-1 = My C8 stands on C7, and C7 on your C6.
learn-shell-outgrow-break-even = Still five against five. My line lies there in one piece and grins at you.
learn-shell-outgrow-break-done = My line is broken: five against none. That is the third way out of sudden death.
learn-shell-outgrow-peace = I break your line from B6 this turn. Do not be left with nothing against my five!
learn-shell-outgrow-peace-hint-1 = If your line falls, mine has to fall too. Look at column C.
learn-shell-outgrow-peace-done = Both lines broken: none against none. No sudden death any more. We simply play on as before.

learn-shell-count = Ten, nine, eight
learn-shell-count-ten = I go to I5 and get a cross: two lines of five, with one turtle in both. That makes nine. Beat nine!
learn-shell-count-ten-hint-1 = Two lines of five that do not cross are ten.
learn-shell-count-ten-hint-2 = One of your lines is complete, the other lacks E9.
learn-shell-count-ten-done = Ten against nine. Every winning turtle counts once, wherever it lies.
learn-shell-count-nine = Now I get an unbroken line of eight, on row 9. And you are the one with the cross.
learn-shell-count-nine-hint-1 = A cross of two fives has nine turtles.
learn-shell-count-nine-hint-2 = Your row 4 has four of the five, and both ends are free.
learn-shell-count-nine-done = Nine against eight! Long is good, many is better.

learn-shell-draw = Nobody wins
learn-shell-draw-full = Look how crowded it is! Two places are free, and I go to E1. Fill up the pond.
learn-shell-draw-full-hint-1 = If I go to E1, only one place is left.
learn-shell-draw-full-egg = We both squeezed onto E1, and now there is an egg. One place is still free, so the game goes on.
learn-shell-draw-full-done = The pond is full and nobody is ahead: a draw. Everybody out, the water is all used up.
learn-shell-draw-thrice = We have been going round in circles, and this board was here before. I go to B5 again. You to E5, as always?
learn-shell-draw-thrice-hint-1 = Go to E5, and the board of the beginning is there for the third time.
learn-shell-draw-thrice-new = A new board, so the game goes on. If you want to see how circles end, go to E5.
learn-shell-draw-thrice-done = The same board for the third time: a draw. Otherwise we might still be here in a hundred years. I have tried it.

## Beside the first game

learn-shell-tip-begin = Just begin anywhere. The middle is lively, the edge is quiet.
learn-shell-tip-again = Now look: where does Momo want to go? You choose at the same moment.
learn-shell-tip-egg = An egg! Whoever captures next gets it.
learn-shell-tip-capture = Psst: there are two that you could shut in. Look for a sandwich that lacks one slice.
learn-shell-tip-threat = Careful, two of yours are half shut in. Block the open end, or strike back.
learn-shell-tip-hatch = Something has hatched. Captures make turtles, and turtles make lines.
learn-shell-tip-vanish = You both captured, and the egg was gone. It was so young.
learn-shell-tip-four = You have four that could become five! But Momo sees that too. Can you make two chances at once?
learn-shell-tip-danger = Momo has four! Go where the fifth would land, or break the line.
learn-shell-tip-guess = Do not look for the best place. Look for the place where Momo does not expect you.
learn-shell-tip-won = You have won! And I have hardly whispered. Next there is Presto the snail.
learn-shell-tip-lost = Momo was lucky, or awake. Look at the last turns once more, and then ask for another game.
learn-shell-tip-drawn = A draw. Nobody has to cry, and nobody has to tidy up.
