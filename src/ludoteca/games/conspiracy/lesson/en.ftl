# The lesson of Conspiração: two sentences a step at most.

lesson-teacher = Old Hipo
lesson-chapter-first = The first turns
lesson-chapter-end = The end and the count
lesson-chapter-keys = Keys, territories and coalitions

lesson-welcome = Hail, { $you }! I am Old Hipo, seahorse and retired conspirator, and I shall tell you how one rules the deep sea.
lesson-goal = This is your chamber, filled from left to right and from top to bottom. Whoever has the most Influence Points, IP, wins.
lesson-crests = The crest lies on your best lord of each colour, and only its written IP count: 4 for the yellow and 2 for the red. The other 3 of your score come from another rule: wait and see.
lesson-recruit = On your turn, recruit: turn up 1 to 3 lords and keep one, or take a whole pile. What you do not want goes to the piles, and the others will thank you.
lesson-draw = Turn up three, to have a choice.
lesson-blue = That would be legal too, but a lonely blue has nobody to talk to in your chamber. Turn up three.
lesson-keep = Keep the red 4: it improves your crest and brings a pearl.
lesson-yellow = The yellow 6 is worth more IP, but the red 4 brings a pearl and stands beside the other reds. Trust an old fellow.
lesson-master = Two pearls, as many as Rosa: drawing level is enough, and you are the Pearl Master, worth 5 IP at the end. Now Rosa plays, with her eye on the pawn.
lesson-lost = Rosa got two pearls at once and took the pawn back. Whoever draws level with the Master or gets ahead takes that place.
lesson-pile = Look at the red pile: three lords for free! Take them all.
lesson-order = The order in which you place them is yours. Each uses its power as it enters.
lesson-powers = The number is what the lord is worth in IP, if it has a crest. The sign beside it is its power, which acts only once, as it enters.
lesson-key = Begin with the red 1, which brings a silver key.
lesson-keys = These two lords have a silver key. Two keys alike, or any three, open a territory at once: a card worth IP that stays in your chamber.
lesson-keys-which = What counts are the unspent keys of the lords in your chamber, wherever they stand. Once the territory is taken, all of them are spent.
lesson-territory = Choose the Golden Vault: it is worth 2 IP for each gold key in your chamber, spent or not.
lesson-spent = The Vault has covered the lord that had just come in, and all keys so far are spent. The next territory wants new keys.
lesson-two = That would be legal too, and would hinder Rosa. But the Vault brings more with every gold key you collect.
lesson-pearls = Now the red 3: two pearls, and the pawn comes back to you.
lesson-swap = The red 0 came in last and lets two lords swap places, except those with a key. It is fine as it is: do not swap.
lesson-coalition = Lords of one colour that touch, at the side, above or below, are a coalition; even one alone. Your largest is worth 3 IP for each lord, crest or not: look at all that red!
lesson-ending = When somebody places the 15th lord, each of the others plays once more, and it is over. The most IP wins: crests, territories, the largest coalition, and 5 for the Pearl Master.
lesson-so-far = You know how to play your turn. Next come the last turns and the count; after that, a real game.

lesson-end-welcome = Many tides later your chamber is nearly full, { $you }.
lesson-end-last = One place is left. When somebody places the 15th lord, each of the others plays just once more.
lesson-end-take = Take the red pile: a 3, with two pearls, and the chamber closes.
lesson-end-rosa = A full chamber! Rosa has her last turn.
lesson-end-count = What counts: lords with a crest, territories, 3 for each lord in the largest coalition and 5 for the Pearl Master. The winner is { $you }!
lesson-end-play = Now a real one, against two apprentices. Fair tides!

lesson-keys-welcome = Back again, { $you }? Then today we open doors and bring neighbours together.
lesson-keys-two = You have a gold key and a silver one. Two alike would open a territory; unlike ones need one more.
lesson-keys-third = The purple 1 brings the third key, and any three will do. Take the purple pile.
lesson-keys-not-blue = That would be legal too, and the blue one will help in a moment. But the key first: take the purple pile.
lesson-keys-ways = Now you must take a territory: one of those face up, or the best of up to three from the deck. What you refuse stays face up for the others.
lesson-keys-worth = The Pearl Grotto is worth 5 IP and gives a pearl at once. Take it.
lesson-keys-workshop = That would be legal too: with the Workshop any two keys are enough from now on. This time take the Grotto.
lesson-keys-covered = It covers the lord that has just come in, and all three keys are spent. The next count starts from zero.
lesson-keys-rosa = Rosa answers with two pearls and gets ahead. The Pearl Master’s pawn is hers, for now.
lesson-keys-coalition = You have blue lords, but far apart. Only the largest coalition counts: 3 IP for each lord of one colour, all neighbours.
lesson-keys-zero = The blue 0 is worth no IP, but it is blue and lets two lords change places. Take it.
lesson-keys-swap = Swap the red 3 with the blue 4: touch one and then the other. Lords with keys never move.
lesson-keys-do-swap = Without the swap the blue 4 stays alone over there. Swap the two that are lit.
lesson-keys-together = Three blue neighbours: 9 IP! Every place has neighbours beside, above and below.
lesson-keys-end = That is it, { $you }: keys give territories, neighbours give a coalition, and a 0 used well is worth double.
