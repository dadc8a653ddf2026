# The lesson of Quissama: two sentences a step at most.

lesson-teacher = Tia Zefa
lesson-chapter-first = The first turns
lesson-chapter-win = Win a character, and the game

lesson-welcome = Anybody home? I am Tia Zefa, I sell sweets, and you are { $you }: today I show you Rio in 1868.
lesson-goal = Whoever wins one of these characters and meets their goal wins the game. There are eight, and everybody wants the same ones.
lesson-character = Look at José de Alencar: markers on him are paid in Crowns, and he asks for two ministers and two full businesses. He is the one we are going to win with.
lesson-hand = Everything is paid with the icons of these cards, and they add up. Only you see your hand.
lesson-squares = These are the squares of the Nagoas; across the town lie those of the Guaiamuns. The free capoeiras are on them.
lesson-free = Freeing a capoeira costs one Liberty card and one capoeira card of that malta. Tap Largo da Lapa and free one.
lesson-other-square = That would be legal too, and he would come to the other square. But your Apothecary lies on the road from Lapa: bring him there.
lesson-freed = One more has come to the square! The Liberty card and the Nagoa card went to the discards.
lesson-business = This is your Apothecary: your piece is the owner, and one capoeira works there. One more and it is full.
lesson-employ = Employing costs two Coins and a capoeira card of the malta; whoever comes to work leaves the square along the road. Tap the Apothecary and employ.
lesson-full = A full business gives a coin token every turn, from the next one on. And Alencar asks for two of them.
lesson-market = A Guaiamum card is left that is no help. Once a turn you swap a card of your hand for one of the Market.
lesson-exchange = Alencar likes Crowns, and there is one in the Market. Tap it and swap.
lesson-end-turn = That is all for now. End your turn.
lesson-refill = Here you discard what you do not want and fill your hand to five cards. The Crown stays: draw.
lesson-attack = Bento's turn, and he looks like trouble. Three Guaiamuns remove a Nagoa from the square.
lesson-gone = One fewer at Lapa: back to the Senzala, and nobody gained anything but the nuisance. Now Rosa plays.
lesson-ministry = This is the Ministry. A minister costs Burgher, Crown and Coin, and the coin may be your Apothecary's token!
lesson-minister = Tap space 1 and place your minister.
lesson-minister-gives = He enters at space 1 and pushes whoever is in the way. As long as he lasts he brings you one more card every turn.
lesson-chapter-end = You know your way about town! The best part is left: winning a character, and the game.
lesson-chapter-people = Each character

lesson-win-welcome = A few turns have passed, and you were not idle. You can win now, shall we see?
lesson-win-goal = Alencar's goal: two ministers and two full businesses. One marker of yours is on him already.
lesson-win-have = Apothecary and Bakery are full, but you have only one minister. One is missing.
lesson-win-minister = Place the second minister, paying with Burgher, Crown and a token.
lesson-win-marker = Whoever first has two markers on a character wins it over. Everybody's markers then go home.
lesson-win-influence = Two Crowns pay the second marker. Tap Alencar and place it.
lesson-win-not-yet = End now? The win is one tap away!
lesson-win-won = He is yours, and the goal was met already: you win at once! If a rival puts a marker on your character, it is blocked until you pay the marker off.
lesson-win-end = Now a real one, against two apprentices. Take a sweet for luck.

lesson-people-welcome = A full house today, { $you }: I have lent you five characters, so that you get to know each of them.
lesson-people-when = The ability of a character in your area can be used once a turn. All of them come before the first combination or exchange of the turn.
lesson-people-quissama = Quissama keeps the top card of the deck face up under him; in another turn he brings them all back. Touch him and store one.
lesson-people-alemao = Alemão steals a card unseen for each Guaiamum in the Cabeça de Porco, always from whoever was robbed least. Touch him and rob Bento.
lesson-people-araujo = With Araújo each full business of yours gives two Coins instead of one. Nothing has to be done.
lesson-people-princesa = The Princess frees with the Liberty card alone, or the capoeira card alone. Touch the Largo da Lapa and free that way.
lesson-people-alencar = With Alencar a minister costs only two of the three items. Touch space 1 and place one without the Coin.
lesson-people-ministry = Each minister brings you a card when your turn begins. Whoever comes in takes space 1 and pushes the others along; whoever is pushed past the last one leaves.
lesson-people-woodruff = Woodruff sees a rival's hand and may swap a card. His goal is the same as Quissama's: to bring Bernardina home.
lesson-people-imperador = The Emperor puts a piece of yours in the place of a rival's: in a business, in the Ministry or on a character.
lesson-people-bernardina = Bernardina has no ability, and each marker on her costs three identical cards. Two stories of Rio end with her.
lesson-people-variants = When you open a table there are variants to choose from; the rules page explains each one.
lesson-people-end = Choose early the character that suits your hand, and keep an eye on everybody else's. Good luck!
