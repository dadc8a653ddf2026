# The lesson of Vossa Excelência: two sentences a step at most.

lesson-teacher = Doctor Dado
lesson-chapter-first = The first turn
lesson-chapter-elections = The Elections

lesson-welcome = Your Excellency { $you }, what an honour! I am Doctor Dado, adviser on random affairs, and today we set up your cabinet.
lesson-goal = In the Electoral Zone are the voters. Whoever has the most political capital at the Elections wins, and nearly all of it comes from here.
lesson-voters = The Market Closing-Time Sellers are worth 3 capital. They cost 2 populist influence and 4 more of any kind.
lesson-cabinet = This is your cabinet: the politician and the party. Its cards work for Your Excellency once a turn.
lesson-politician = To articulate is to put a card to work. Articulate Mrs Zulmira: she gives 2 populist influence.
lesson-too-soon = Ending already? Not even the coffee is here: articulate Mrs Zulmira first.
lesson-purse = Here is what Your Excellency can spend. Influence and power are gone at the end of the turn; money stays.
lesson-party = Now the party: 2 more. A turned card works again only next turn.
lesson-hand = There are three cards in your hand. Those that cost nothing enter play as soon as they are revealed.
lesson-free-card = Reveal the Food Parcel of Promises: it is free, and gives 3 more. The others draw a card each; that's politics.
lesson-dear-card = The Ward Canvasser costs 2 populist. Reveal him first, for all to see.
lesson-pay = Once revealed, the card waits to be paid for. Pay!
lesson-pay-first = You could do that already, but an unpaid Canvasser is discarded at the end of the turn. Pay for him first.
lesson-at-once = A new card may work at once. Articulate the Canvasser.
lesson-buy = The time has come: 6 populist influence, and the Sellers cost 6. Win them!
lesson-capital = That is 3 capital in the cabinet, and the Sellers brought a card as well. Every group of voters has its favour, or its whim.
lesson-stop = Enough for this turn. End your actions.
lesson-keep = Now Your Excellency discards what is not wanted and is back to three cards in hand. Keep what is left.
lesson-others = The opponents work too, or pretend to.
lesson-event = After everybody comes an event, and the calendar moves on a semester. After the last one: Elections!
lesson-so-far = You already govern better than most. Shall we go to the polls?

lesson-elections-welcome = The last semester, Excellency. After this turn come the event and the Elections.
lesson-elections-infamy = This is an infamy, a blunder that stayed in the cabinet. Infamies cost capital, and some generous cards bring them along.
lesson-elections-dear = The Organised Supporters are jealous: with them, other voters cost 4 more, and this time it is too much. Never mind.
lesson-elections-stop = End your actions and let the people decide.
lesson-elections-keep = Hands do not count at the Elections. You may keep the card.
lesson-elections-count = The polls are open: 3 from the Sellers, 8 from the Supporters, minus 1 for the blunder: 10 capital! Bento has 1 and Rosa 0: see you at the inauguration.
lesson-elections-end = Now a real term, a short one, against two apprentices. I shall carry your briefcase.
