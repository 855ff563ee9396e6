### The course of Kruco. A mason leads it and speaks.
### $choice: the learner's move; $answer: the other's.

learn-kruco = Kruco
learn-kruco-lead = Slide, climb, divide, and get across: stone by stone.
learn-kruco-master = The mason
learn-kruco-end = That was everything. Now build!
