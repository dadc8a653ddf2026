# The lesson of Agência: two sentences a step at most.

lesson-teacher = Dona Utopia
lesson-chapter-first = The first match

lesson-welcome = Hi, I am Dona Utopia, a retired revolutionary. Here you are { $you }, and we shall change society with Rosa and Max.
lesson-goal = These are your cards. Whoever has none left in hand wins: here, less is more!
lesson-society = In front of everybody lies one card, that player's structure. The three together are the society, and all of them rule.
lesson-own = This one is yours: Libertarian Pedagogy. On your turn you do all that it says, no more and no less.
lesson-flow = Its first part has happened by itself: the flow has turned, and now Max is next. Follow the arrows.
lesson-structure = The second part is left: you and the next to play discard 1 card each. Tap Global Warming to be rid of it.
lesson-keep-natural = That would be legal too, but Leadership is a natural card and will win you the match. Keep it!
lesson-others = Max's turn: The Scapegoat makes him draw 1 card and hand 1 to the last to play. Guess who that is: you.
lesson-exactly = Rosa has Xenophobic Populism and hands 2 cards to somebody with exactly 5. Only you have 5, lucky you…
lesson-again = Your turn again, now with 7 cards, and the flow has turned once more. Discard Coup d'État.
lesson-natural-cards = These two are natural cards, printed the other way round. Once the structure is done you may use one, if its condition holds.
lesson-not-yet = Leadership wants you to have fewer cards than anybody: tap it and see the answer. Then end your turn.
lesson-later = New Generation would do now, but it will bring more in a little while. End your turn.
lesson-crisis = Crisis! Rosa needs somebody with exactly 5 cards, there is nobody, and all of her structure fails.
lesson-crisis-who = Whoever has the most cards, Rosa aside, changes the society: you! Pick Just War, which discards 2.
lesson-crisis-place = It may go to anybody's place: put it in your own. The card that lay there comes to your hand.
lesson-yours-first = That would be legal, but why give Max a card that discards 2? Put it in your own place.
lesson-revolt-why = You hold 6 cards and Rosa only 2. After a crisis, with more than 3 between them, whoever has most may revolt.
lesson-revolt = Whoever revolts goes first and proposes another change. Revolt!
lesson-revolt-card = Max's Scapegoat keeps pushing cards onto others. Swap it for Social Mobility.
lesson-revolt-place = Put it in Max's place.
lesson-support = A revolt needs the support of an opponent. Rosa is tired of the scapegoat too, and will support it.
lesson-obey = The revolt has won, and it is your turn with the structure you chose: discard 2. Libertarian Pedagogy first.
lesson-obey-more = Now Police Repression.
lesson-natural = New Generation wants an even total of cards in all hands: 4 + 2 + 6 is 12. Use it: it leaves your hand and alters a structure.
lesson-natural-card = Rosa has only 2 cards, danger! Pick Cyclical Time: whoever has it turns the flow and discards 1.
lesson-natural-place = Put it in Rosa's place. She discards, but the flow turns, and the turn comes back to you.
lesson-close = Rosa obeys: the flow turns, and she discards 1. She is one card short of winning, but you are next!
lesson-last = Just War says discard 2. Begin with Xenophobic Populism.
lesson-last-more = And now The Scapegoat.
lesson-win = Leadership is left, and now you have fewer cards than anybody. Use it!
lesson-won = An empty hand: you have won! Structures done to the letter, crises of those who can't, revolts of those left behind: that is it.
lesson-end = Now a real one, against two apprentices. I shall be cheering from here.
