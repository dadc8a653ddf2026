### The press: what is written on the sheets, outside the cards.

side-front = front
side-back = back
side-one = front only
side-blank = blank back
sheet-label = { $title } · { $section } · sheet { $number } of { $count } ({ $side })
rules-label = { $title }: the rules
summary-label = { $title }: summary for each player
blank-label = { $title } · this page is blank

credits = { $others } and { $last }
note-unofficial = An unofficial implementation, made by people who like the game. { $title } is by { $credits } and belongs to its authors and publishers: if you like it, the box is worth buying. Texts and drawings on this sheet: Ludoteca, MIT licence.
note-shared = { $title }, by { $credits }, under the licence { $licence } (creativecommons.org/licenses/by-nc-sa/4.0). Adapted by Ludoteca, with drawings of our own, under the same licence: copy and change it for no profit, give credit and share alike.

cover-players = For { $fewest } to { $most } players, about { $minutes } minutes. These sheets are for { $players } players.
cover-contents = What is here
cover-section = Part
cover-parts = How many
cover-pages = Pages
cover-sides = Print
cover-rules = Rules booklet
cover-summary = Summary, one for each player
cover-how = How to print
cover-making = How to cut and put together
cover-needs = What else you need
print-long = both sides, long edge
print-short = both sides, short edge
print-single = one side
print-any = plain paper
hint-scale = Print at actual size (100 %, not fitted to the page).
hint-long = Print on both sides, flipped on the long edge: every back falls behind its front, and what has only a front gets a blank back. Either all at once, on one paper, or part by part by the pages of the table: then the parts of the game can go on paper of 180 to 250 g, rules and summaries on plain paper.
hint-short = Print on both sides, flipped on the short edge: every back falls behind its front, and what has only a front gets a blank back. Either all at once, on one paper, or part by part by the pages of the table: then the parts of the game can go on paper of 180 to 250 g, rules and summaries on plain paper.
hint-single = Everything on one side of the paper. The cards have no backs: use opaque sleeves, or glue the sheets onto card before you cut. Printed part by part, by the pages of the table, the parts of the game can go on paper of 180 to 250 g, rules and summaries on plain paper.
hint-colour = To save ink, there are these sheets in black and white too.
hint-saving = The saving style, in black and white: what the game tells by colours is told by symbols and patterns here.
hint-cut = Cut with a ruler from one mark to the other; what has no marks, along its outline, a solid line. Dashed lines are folds.
hint-sleeves = Sleeves for cards of { $width } × { $height } mm hide uneven cuts.
need-tools = For making it: scissors or a knife, a ruler and a glue stick.
