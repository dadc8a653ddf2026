### The press: what is written on the sheets, outside the cards.

side-front = front
side-back = back
side-one = front only
sheet-label = { $title } · { $section } · sheet { $number } of { $count } ({ $side })
rules-label = { $title }: the rules
summary-label = { $title }: summary for each player

note-unofficial = An unofficial implementation, made by people who like the game. { $title } is by { $credits } and belongs to its authors and publishers: if you like it, the box is worth buying. Texts and drawings on this sheet: Ludoteca, MIT licence.
note-shared = { $title }, by { $credits }, under the licence { $licence } (creativecommons.org/licenses/by-nc-sa/4.0). Adapted by Ludoteca, with drawings of our own, under the same licence: copy and change it for no profit, give credit and share alike.

cover-contents = What is here
cover-section = Part
cover-parts = Pieces
cover-pages = Pages
cover-how = How to print and cut
cover-needs = What else you need
hint-scale = Print at actual size (100 %, not fitted to the page), if possible on paper of 180 to 250 g.
hint-long = Print on both sides, flipped on the long edge: every back falls behind its front.
hint-short = Print on both sides, flipped on the short edge: every back falls behind its front.
hint-single = Fronts only: use opaque sleeves, or glue the sheets onto card.
hint-cut = Cut with a ruler from one mark to the other. Dashed lines are folds.
hint-sleeves = Sleeves of the cards' size hide uneven cuts.
