### Names that the page and the terminal share: the games, the colours, how a game ends.

## The language itself

language-name = English

## Games

game-what-the-shell = What the Shell
game-kruco = Kruco
game-learn = Learn
game-rules = Rules
game-all-rules = All the rules

## Colours

colour-black = Black
colour-white = White

## Outcomes
## $winner: the name of the winning colour, from colour-*
## $reason: why, from reason-*

outcome-won = { $winner } wins: { $reason }
outcome-draw = Draw: { $reason }

## Reasons, as they stand after the colon of an outcome

reason-lines = more winning turtles
reason-full-board = the board is full
reason-repetition = the same position for the third time
reason-goal = a piece has held out on the goal rank
reason-no-moves = the opponent has no legal move
reason-resignation = the opponent has resigned
reason-time = the opponent’s time has run out
reason-agreement = agreed by both
reason-abandonment = the game was abandoned
