# The lesson of Foto Perfeita: two sentences a step at most.

lesson-teacher = Gigi
lesson-chapter-first = The party
lesson-chapter-photo = The photo
lesson-chapter-auctions = Auctions
lesson-chapter-camera = The camera

lesson-welcome = Hi, { $you }, I am Gigi, the family’s photographer. Today everybody takes a photo of the party, and the one with the happiest guests wins.
lesson-envelopes = These envelopes are yours, each with the three wishes of a guest; the others’ you do not know yet. The star is your VIP card, the balloon counts your decorations: more of them later.
lesson-wishes = What you know stays in your notes. Dalva wants the second row from the camera, to be next to the table and beside Téo.
lesson-points = A guest in the photo with all three wishes met is worth 6 points; with two, 3; with one, 1. With none it costs 3: better left out!
lesson-floor = Here, behind your screen, you arrange everybody. The dots next to the camera are the table with your decorations: they may hide a face, and you move them as you like.
lesson-dalva = Tap Dalva and then the lit space next to the table.
lesson-not-done = Do not close yet: first let us put somebody in the photo.
lesson-teo = Téo wants the left side, nobody covering him and Dalva beside him: put him on the lit space. Beside means touching, in front and behind too, but never diagonally.
lesson-happy = Look at your notes: both are happy, three wishes each. That is 12 points already!
lesson-photo-soon = Here you see a rehearsal: the photo as it would come out now. Only the last one counts, and until then you can change everything.
lesson-done = Done for this round. Close the envelopes.
lesson-trade = Now a trade card is turned up, and it is Theft!
lesson-trades = Every round brings one of these, and the sentence says all that it does. This is how one finds out what the other guests want.
lesson-theft = Theft: take an envelope from your neighbour on the left, Bento. Farofa wants to be beside Kauê, so steal Kauê’s and find out what he wants.
lesson-why-kaue = That would be legal too, but Farofa pines for Kauê. Steal his envelope.
lesson-knows = Kauê wants the fourth row, the edge and, lo and behold, Farofa! A perfect match.
lesson-stolen = Dalva’s was stolen, but you have read it: your notes forget nothing. Any guest may be in your photo, with or without the envelope.
lesson-rounds = The second of six such rounds begins; after the sixth everybody takes one single photo and the game is over. Whoever’s guests in the photo bring the most points wins.
lesson-chapter-end = You know how to play a round. Next comes the great moment: the last photo, and the count of its points.

lesson-photo-welcome = Five rounds later, { $you }, and Dalva’s envelope has even come back to you. It is the last look: after the click nothing moves.
lesson-photo-kaue = Farofa wants the fourth row, Kauê beside him and no woman next to him. Kauê is missing: put him on the lit space.
lesson-photo-wait = Easy with that finger! Kauê is not in the photo yet.
lesson-photo-seen = Everybody in the photo must be seen at least a little. Whoever is in front covers those behind, and some ask for just that.
lesson-photo-camera = Here you move the camera, to the sides, up and back, the width of the picture and the aim. The photo may show nothing outside the set.
lesson-photo-vip = Once a game you may hide your VIP card in an envelope of yours. That guest counts double, for everybody, negative points included!
lesson-photo-shoot = Everybody smiling? Click!
lesson-photo-result = Now the envelopes are opened, and every wish is checked in the photos. Tap an envelope whenever you want to see what decided.
lesson-photo-scores = Yours has four guests over the moon, 6 points each: 24! Bento scored 3, and Rosa photographed people who wanted to be elsewhere.
lesson-photo-end = Now a real one, against two apprentices. Mind the angle!

lesson-auctions-welcome = People do business at this party too, { $you }. In the game with auctions, half of the trade cards are a sale.
lesson-auctions-purse = You pay with decorations, and you have ten. Every two you have left at the end are worth 1 point, so no splurging!
lesson-auctions-close = What Dalva, Téo and Farofa want is in your notes already. Close the envelopes and let us go to the sale.
lesson-auctions-open = Open Auction: everybody sells one envelope of theirs, and the highest bid takes it. Bento begins, and guess whom he puts up…
lesson-auctions-rosa = It is Kauê, whom your Farofa will not leave alone! Rosa has her eye on him too.
lesson-auctions-bid = She has offered 2. Go over it with 3: just confirm the bid.
lesson-auctions-not-pass = You could, but without Kauê’s envelope you do not know where he wants to be. Bid 3.
lesson-auctions-won = Sold to you, and Bento has your 3 decorations. The envelope stays sealed until the next look, and cannot be sold again this round.
lesson-auctions-pass = Now Rosa sells Renato’s. He goes with nobody of yours: pass and keep your decorations.
lesson-auctions-save = You could afford it, but every two decorations are a point. Leave Renato to Bento.
lesson-auctions-sell = Your turn to sell! Put up Dalva’s: you have noted what she wants, and nobody can buy that from you.
lesson-auctions-why-dalva = That would be allowed too, and it is the same idea: sell what you have read. But begin with Dalva.
lesson-auctions-hope = Bento offers 2, and Rosa feels her pocket. Whoever sells does not bid, only hopes.
lesson-auctions-sold = Sold for 4: you spent 3, got 4, and now you can read Kauê’s envelope. Dalva is still in your notes.
lesson-auctions-kinds = There are six kinds of auction, and the card that is turned up says which. In the unfair one even whoever loses pays half!
lesson-auctions-end = That is it: buy what goes with yours, sell what you know already, and never run out of decorations.

lesson-camera-welcome = A photographer’s secret, { $you }: it does not matter where people stand, but what the camera sees.
lesson-camera-wish = Téo wants to hide his face, and Dalva stands right in front of him. But from here his face can still be seen.
lesson-camera-across = Take the camera one step to the left, with the control “Camera: side”.
lesson-camera-wait = Easy with that finger! First hide Téo’s face: the camera goes one step to the left.
lesson-camera-hidden = His face is gone behind Dalva, and that makes three wishes: 6 points! A bit of Téo can still be seen, and must be.
lesson-camera-parts = Height, distance, width of the picture and aim are yours as well. You may not look over the screen or show what lies outside the set.
lesson-camera-table = The decorations on the table cover people too, and you set them up and clear them as you like. Take away the one that is lit.
lesson-camera-front = Whoever asks for “nobody in front” must be seen whole: no guest may cover even a bit of them.
lesson-camera-farofa = Farofa is missing: he wants the third row, Kauê beside him and no woman beside him. Put him on the space that is lit.
lesson-camera-count = Without Kauê he has two wishes, 3 points. Better than out of the photo, and Dalva still has nobody in front of her.
lesson-camera-shoot = Fifteen points in the frame. Click!
lesson-camera-end = Arrange, walk the camera around, look again: that is how a good photo becomes perfect. See you at the next party!
