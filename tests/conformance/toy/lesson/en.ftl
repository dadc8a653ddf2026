lesson-teacher = Old Eight
lesson-chapter-first = The first game
lesson-welcome = Three cards are left.
lesson-mark = Mark the 12, which then counts twice, and play it.
lesson-small = The 8 is worth less.
lesson-last = Rosa has played. Play your last card.
lesson-end = You have won!
