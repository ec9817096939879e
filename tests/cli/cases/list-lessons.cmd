list lessons
