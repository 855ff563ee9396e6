### Learning: what stands around the lessons of both courses.

learn-title = Learn
