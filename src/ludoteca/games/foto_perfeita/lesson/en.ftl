# The lesson of Foto Perfeita: two sentences a step at most.

lesson-teacher = Gigi
lesson-chapter-first = The party
lesson-chapter-photo = The photo

lesson-welcome = Hi, { $you }! I am Gigi, the family's official photographer, and today you take the photo.
lesson-envelopes = These envelopes are yours: in each, the three wishes of a guest. What is in the others' you do not know yet.
lesson-wishes = What you know stays in the notebook. Dalva wants the second row, next to the table and beside Téo.
lesson-points = A guest in the photo with all three wishes met is worth 6 points; with two, 3; with one, 1. With none it costs 3: better left out!
lesson-floor = Here, behind your screen, you arrange everybody. Nobody peeks.
lesson-dalva = Tap Dalva and then the lit space next to the table.
lesson-not-done = Do not close yet: first let us put somebody in the photo.
lesson-teo = Téo wants the left side, Dalva beside him and nobody in front. Put him beside her.
lesson-happy = Look at the notebook: both are happy, three wishes each. That is 12 points already!
lesson-photo-soon = The real photo shows here while you arrange. You can change everything until the last click.
lesson-done = Done for this round. Close the envelopes.
lesson-trade = Now a trade card is turned up, and it is Theft! Every round has one: gifts, rumours, dances…
lesson-theft = Take one of your neighbour's envelopes. Farofa wants to be beside Kauê, so steal Kauê's and find out what he wants.
lesson-why-kaue = That would be legal too, but Farofa pines for Kauê. Steal his envelope.
lesson-knows = Kauê wants the fourth row, the edge and, lo and behold, Farofa! A perfect match.
lesson-stolen = Dalva's was stolen, but you have read it: the notebook forgets nothing. Any guest may be in your photo, with or without the envelope.
lesson-rounds = There are six such rounds, and one single photo at the end. The more happy guests, the more points.
lesson-chapter-end = The party is in full swing. On to the great moment: the photo!

lesson-photo-welcome = Last look, { $you }: after the click nothing moves. Farofa is waiting in the back already.
lesson-photo-kaue = Kauê is missing: put him beside Farofa, in the fourth row.
lesson-photo-wait = Easy with that finger! Kauê is not in the photo yet.
lesson-photo-seen = Everybody in the photo must be seen at least a little. Whoever is in front covers those behind, and some ask for just that.
lesson-photo-camera = Here you move the camera: side, height, distance, zoom. It may show nothing outside the set.
lesson-photo-vip = Once a game you may hide your VIP card in an envelope of yours. That guest counts double, for everybody, negative points too!
lesson-photo-shoot = Everybody smiling? Click!
lesson-photo-result = Four guests over the moon, 6 points each: 24! Bento made 3, and Rosa photographed people who wanted to be elsewhere.
lesson-photo-end = Now a real one, against two apprentices. Mind the angle!
