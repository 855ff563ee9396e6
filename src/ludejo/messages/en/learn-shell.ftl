### The course of What the Shell. Granny Shelda, an old turtle, leads it and speaks.
### $choice: the learner's place; $answer: hers.

learn-shell = What the Shell
learn-shell-lead = Granny Shelda has seen every pond there is. She shows you this one, turn by turn.
learn-shell-master = Granny Shelda
learn-shell-end = That was everything I know. The rest is luck, cunning and a warm stone to lie on.
learn-shell-game = Now a real game, against Momo the shrimp, who learned the rules this morning. I sit beside you and whisper.

## Misses that many lessons know

learn-shell-miss-collided = We both wanted { $choice }. Nobody lands, and an egg lies there now. Pick another place.
learn-shell-miss-three = Three in a row are too many. My three on that line are laughing at us.

## A turn

learn-shell-turn = Both at once
learn-shell-turn-land = Put a turtle anywhere you like. I put mine at the very same moment.
learn-shell-turn-land-hint-1 = Any empty place will do. Really any.
learn-shell-turn-land-done = Splash! Yours on { $choice }, mine on { $answer }. Nobody ever moves first here, and a turtle never walks away again.
learn-shell-turn-again = Once more. I have chosen already, and I will not tell you what.
learn-shell-turn-again-hint-1 = Point at any empty place. Mine stays secret until yours is out.
learn-shell-turn-again-done = That is a whole turn: both choose in secret, both are shown at once. The rest is guessing what the other one is up to.

## An egg

learn-shell-egg = A place for two
learn-shell-egg-same = At this hour I always go to E5, for the sun. Go there too!
learn-shell-egg-same-hint-1 = E5 is the place in the very middle.
learn-shell-egg-same-apart = I lie on E5, in the sun, and you on { $choice }. Two turtles, no egg. Try to get in my way!
learn-shell-egg-same-done = Bonk! Both wanted { $choice }, so neither lands, and an egg lies there. It belongs to nobody, not yet.
learn-shell-egg-quiet = Look: on E5 you would shut in my two. But I want E5 again. Go there anyway.
learn-shell-egg-quiet-hint-1 = Go to E5, and watch what does not happen.
learn-shell-egg-quiet-apart = I have E5, and you have { $choice }. To see the egg, come to E5.
learn-shell-egg-quiet-done = When we collide, nothing is captured that turn, whatever stands around. There is only the egg.
