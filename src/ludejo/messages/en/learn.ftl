### Learning: what stands around the lessons of both courses.

learn-title = Learn
learn-heading = Learn by playing
learn-lead = Short lessons on real boards. You do it, you see it, you know it.
# $game: the name of a game
learn-course = Learn { $game }
learn-begin = Begin
learn-go-on = Go on
learn-all-lessons = All lessons
# $done, $lessons: how many lessons are done, and how many there are
learn-progress = { $done } of { $lessons } done
learn-is-done = done
learn-forget = Begin the course anew
learn-forgotten = All ticks are gone. A fresh start!
learn-bring-back = Bring them back

## A lesson

learn-paths = Lessons
learn-previous = Back
learn-next = On
learn-jump = Go to a lesson
learn-step = Step { $step } of { $steps }
learn-hint = A hint
learn-hint-more = Another hint
# $places: places on the board, with commas between them
learn-marked = Marked on the board: { $places }.
learn-skip = Skip to the end
learn-replay = See it again
learn-again = Try again
learn-restart = Begin this lesson again
learn-next-step = Go on
learn-next-lesson = Next lesson
learn-lesson-done = Lesson done
# $count: how many rules follow
learn-rules = { $count ->
    [one] Rule
   *[other] Rules
  }
learn-troubled = The rules could not be loaded on this device. Are you online? Let us try again.

## The first game

learn-first-game = Your first game
learn-first-game-begin = Let us play
learn-back = Back to the lessons
