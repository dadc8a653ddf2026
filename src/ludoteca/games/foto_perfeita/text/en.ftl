### Foto Perfeita: everything a player reads.

title = Picture Perfect
tagline = Fourteen guests, forty-two whims, one click.
about = Find out from the envelopes what each guest wants, trade and auction secrets, arrange everybody behind your screen, and take the photo that pleases the most people.

setting-trades = Trades
    .help = In the plain game all six cards are trades. In the auction game three of them are auctions paid with decorations, and every two decorations are worth 1 point at the end.
setting-trades-plain = Plain
setting-trades-auction = With auctions
setting-bids = Open Auction
    .help = In live games, anybody may raise at any moment. In games over several days, one after another.
setting-bids-in_turn = One after another
setting-bids-free = Free

## Guests

guest-dalva = Dalva
    .character = Came in a yellow dress and has raised three toasts already.
guest-samira = Samira
    .character = Brought the sweets and knows who had two.
guest-jurema = Jurema
    .character = Dances even to the ice in a glass.
guest-ingrid = Ingrid
    .character = Has been practising this smile all week.
guest-odete = Dona Odete
    .short = Odete
    .character = Has known everybody since they were small, and tells all.
guest-iara = Iara
    .character = Arrived barefoot, and nobody was surprised.
guest-anselmo = Seu Anselmo
    .short = Anselmo
    .character = His moustache always arrives a little before him.
guest-joaquim = Grandpa Joaquim
    .short = Joaquim
    .character = Blinks exactly when somebody says “cheese”.
guest-tobias = Tobias
    .character = Birthday or not, the hat is his.
guest-kaue = Kauê
    .character = Hears his own music at every party.
guest-renato = Renato
    .character = Takes tight corners in his chair without spilling the juice.
guest-teo = Téo
    .character = Is six years old and has a crown, in that order.
guest-farofa = Farofa
    .character = Guard dog of the snacks.
guest-adao = Adão
    .character = A Swiss cheese plant that has never looked bad in a photo.

sex-man = man
sex-woman = woman
sex-neither = neither man nor woman

## Preferences

card-row1 = I want to be in row 1, the table row.
card-row2 = I want to be in row 2.
card-row3 = I want to be in row 3.
card-row4 = I want to be in row 4, along the screen.
card-column1 = I want to be at the left end.
card-column3 = I want to be in the middle column.
card-column5 = I want to be at the right end.
card-left = I want to be in the left half.
card-right = I want to be in the right half.
card-edge = I want to be on the edge of the floor.
card-middle = I want to be in the middle of the floor.
card-table = I want to be at the table.
card-beside = I want to be beside { $guest }.
card-no-men = I want no man beside me.
card-no-women = I want no woman beside me.
card-clear = I want nobody in front of me.
card-faceless = I want nobody to see my face.
card-hide = I want nobody to see { $guest }’s face (in that guest’s own envelope: nobody in front of me).

board-wish-hide = I want nobody to see { $guest }’s face.
board-wish-met = Met.
board-wish-missed = Not met.

## Trades

trade-dance = Dance
    .effect = Everybody keeps one envelope and puts the others in the centre. All are shuffled, and each gets back as many as they gave.
trade-partner = Choose your Partner
    .effect = In turn order, each takes two envelopes from the centre and returns two of their own.
trade-gifts = Gifts
    .effect = Everybody gives one envelope to each neighbour, all at once.
trade-revelations = Revelations
    .effect = Two envelopes from the centre are opened for all to see.
trade-rumours = Rumours
    .effect = Everybody may look into one envelope from the centre or somebody else’s.
trade-theft = Theft
    .effect = All at once, everybody takes one envelope from whoever sits to their left.
trade-open = Open Auction
    .effect = One of your envelopes is auctioned; the others bid until nobody wants to raise.
trade-shared = Shared Auction
    .effect = Everybody puts one envelope in the centre. On your turn, auction one of those: sell it to the highest bidder, or buy it at that price.
trade-single = Single-Bid Auction
    .effect = One of your envelopes is auctioned; everybody bids only once.
trade-fixed = Fixed-Price Auction
    .effect = Name a price: whoever pays it looks into the envelope right away, and you keep it.
trade-secret = Secret Auction
    .effect = Hidden bids, shown all at once; the highest wins.
trade-unfair = Unfair Secret Auction
    .effect = Hidden bids; whoever loses pays half their bid.

## Places

space = row { $row }, column { $column }
offset = { $depth ->
    [front] in front
    [back] at the back
   *[centre] in the centre
}, { $side ->
    [left] left
    [right] right
   *[middle] middle
}

## What is asked

prompt-looking = { $holds ->
    [no]
        Arrange the guests for the photo at the end, and go on.
        You have no envelopes to open.
   *[yes]
        Read your envelopes, arrange the guests, and close.
        Every wish met in the photo scores.{ $vip ->
        [yes] { " " }The VIP card makes one of them score once more.
       *[no] { "" }
    }
}
prompt-photo =
    A last look: arrange everything and take the photo.
    Meet as many wishes as you can with guests, table and camera: the photo is what scores.
prompt-picking =
    Who do you want to move?
    Every guest in the photo scores for the wishes met.
prompt-standing =
    Where should { $guest } go?
    The place decides which wishes are met.
prompt-at_table =
    Which place on the table do you want to set or clear?
    Decorations hide whoever is behind them.
prompt-at_camera =
    What do you want to change about the camera?
    Only what the photo shows counts.
prompt-keeping =
    Dance: choose the envelope that stays with you.
    The rest go to the centre, and you get as many back to read.
prompt-taking =
    Choose an envelope from the centre.
    That way you learn the wishes of one more guest.
prompt-returning =
    Return one of your envelopes to the centre.
    You still know what you have read.
prompt-giving_left =
    Gifts: choose the envelope for { $left }.
    You still know what you have read.
prompt-giving_right =
    Now choose the envelope for { $right }.
    Your neighbours give to you as well.
prompt-giving_side =
    Does your envelope go to { $left } or to { $right }?
    Left or right: it is the only one you have. You still know what you have read.
prompt-rumouring =
    Rumours: look into an envelope that is not yours, or into none.
    You read the wishes in it. It stays where it is.
prompt-stealing =
    Theft: take one of { $left }’s envelopes.
    That way you learn the wishes of one more guest.
prompt-sharing =
    Choose one of your envelopes for the centre.
    Shared Auction: then everybody auctions one from there.
prompt-offering =
    Choose the envelope to auction.
    You get the decorations, and you still know what you have read.
prompt-offering_shared =
    Choose an envelope from the centre to auction.
    Then sell it for the highest bid, or buy it at that price.
prompt-pricing =
    How many decorations does a look into { $lot }’s envelope cost?
    Whoever pays reads the wishes, and you keep it.
prompt-bidding = { $high ->
    [0]
        { $lot }’s envelope, no bid yet: bid or pass.
        Whoever gets it reads the wishes. { have-decorations }
   *[other]
        { $lot }’s envelope, bid { $high }: raise or pass.
        Whoever gets it reads the wishes. { have-decorations }
}
have-decorations = { $have ->
    [0] You have no decorations.
    [one] You have 1 decoration.
   *[other] You have { $have } decorations.
}
prompt-peeking =
    Read the wishes, keep them in mind, then close.
    They score in your photo.
prompt-secret_bidding = { $rebid ->
    [yes]
        A tie for { $lot }’s envelope! Bid again.
        Not below your first bid; whoever gets it reads the wishes. { have-decorations }
   *[no] { $unfair ->
        [yes]
            What do you offer for { $lot }’s envelope?
            In secret: whoever gets it reads the wishes, and whoever loses pays half. { have-decorations }
       *[no]
            What do you offer for { $lot }’s envelope?
            In secret: the highest bid takes it and reads the wishes. { have-decorations }
    }
}
prompt-paying =
    Do you pay { $high } to read { $lot }’s envelope?
    That is what { $owner } asks. { have-decorations }
prompt-deciding =
    Do you sell { $lot }’s envelope for { $high }?
    That is the highest bid: get that, or pay the same and keep it.
prompt-voting =
    Tied on everything! Whose photo is the best?
    The vote decides the game.
prompt-over = The game is over.

## What can be done

option-done = Close the envelopes
option-on_table = Leave on the table
option-move_guest = Move a guest
option-decorate = Change the table
option-move_camera = Change the camera
option-shutter = Take the photo
option-step_out = Remove whoever cannot be seen
option-pass = Pass
option-buy = Pay
option-sell = Sell
option-to_left = Give it to the player on the left
option-to_right = Give it to the player on the right
option-away = Leave outside the set
option-vip = Put the VIP card in { $guest }’s envelope
option-keep = Keep { $guest }’s envelope
option-take = Take { $guest }’s envelope
option-give = Give { $guest }’s envelope
option-look = Look into { $guest }’s envelope
option-offer = Auction { $guest }’s envelope
option-offer_vip = Auction { $guest }’s envelope and reveal that it holds a VIP card
option-pick = { $guest }
option-stand = Put in { $space }
option-shift = Shift: { $offset }
option-slot = Place { $slot } on the table
option-camera_across = Camera, from left to right: point { $camera_across }
option-camera_height = Camera, from low to high: point { $camera_height }
option-camera_distance = Camera, from near to far: point { $camera_distance }
option-frame_width = Frame, from wide to narrow: point { $frame_width }
option-aim_across = Aim, from left to right: point { $aim_across }
option-aim_up = Aim, from low to high: point { $aim_up }
option-amount = { $amount ->
    [one] { $amount } decoration
   *[other] { $amount } decorations
}
option-vote = { $voted }’s photo

## What happened

event-round_begins = Round { $round }. { $seat } begins.
# What is inside is seen in the open envelope alone: the log remembers for nobody.
event-reads = You open { $guest }’s envelope in secret.
event-turns_up = { $seat } turns up the trade card: { $trade }.
event-lays_down = { $seat } puts { $guest }’s envelope in the centre.
event-is_dealt = { $seat } gets { $guest }’s envelope.
event-takes = { $seat } takes { $guest }’s envelope.
event-returns = { $seat } returns { $guest }’s envelope.
event-gives = { $seat } gives { $guest }’s envelope to { $other }.
event-reveals = { $guest }’s envelope is opened for all to see.
event-looks_at = { $seat } looks into { $guest }’s envelope.
event-looks_away = { $seat } does not look into any envelope.
event-steals = { $seat } takes { $guest }’s envelope from { $other }.
event-auction_begins = It is { $seat }’s turn to auction.
event-offers = { $seat } auctions { $guest }’s envelope.
event-says_vip = { $seat } reveals that { $guest }’s envelope holds a VIP card.
event-nothing_to_offer = { $seat } has nothing to auction.
event-house_bids = The house bids { $amount }.
event-bids = { $amount ->
    [0] { $seat } bids nothing.
   *[other] { $seat } bids { $amount }.
}
event-passes = { $seat } passes.
event-names_price = { $seat } asks { $amount } for a look.
event-pays = { $seat } pays { $amount } to { $other }.
event-house_pays = The house pays { $amount } to { $seat }.
event-pays_house = { $seat } pays { $amount } to the house.
event-wins = { $seat } wins { $guest }’s envelope, sealed until the next look.
event-house_wins = The house wins: { $guest }’s envelope ends up in the centre.
event-tied = A tie at { $amount }: those tied bid again.
event-still_tied = Tied again: { $guest }’s envelope stays with { $seat }.
event-no_bid = Nobody bids for { $guest }’s envelope.
event-no_price = Nobody else has any decorations: { $seat } cannot ask anything for { $guest }’s envelope.
event-relief = { $seat } gives a decoration to { $other }, who had nothing left.
event-last_look = No more trades. A last look into the envelopes, then the photo!
event-photos_shown = All photos on the table! The envelopes are opened.
event-scores = { $seat } scores { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}, { $placed ->
    [0] with nobody in the photo.
    [1] with 1 guest in the photo.
   *[other] with { $placed } guests in the photo.
}
event-vote_begins = Tied on points, guests and envelopes: everybody votes for the best photo.
event-votes = { $seat } votes for { $other }’s photo.
    .own = { $seat } votes for their own photo.
event-game_ends = The game is over.
event-puts_vip = You hide your VIP card in { $guest }’s envelope.

## Why not

refusal-not_now = Not now. { $asked }
refusal-not_yours = You do not hold { $guest }’s envelope.
refusal-vip_used = Your VIP card is already in an envelope, and never comes out.
refusal-not_in_centre = { $guest }’s envelope is not in the centre.
refusal-own_envelope = { $guest }’s envelope is yours: look into one from the centre or somebody else’s.
refusal-not_neighbours = { $left }, on your left, does not hold { $guest }’s envelope.
refusal-already_given = { $guest }’s envelope is already going to { $left }. Choose another.
refusal-just_won = { $guest }’s envelope was won this round: for now it stays sealed and cannot be auctioned.
refusal-no_vip_known = You have seen no VIP card in { $guest }’s envelope: you may only say what is true.
refusal-too_poor = { $have ->
    [0] You have no decorations.
    [1] You have only 1 decoration.
   *[other] You have only { $have } decorations.
}
refusal-too_low = { $high ->
    [0] Too little: the minimum is 1.
   *[other] Too little: it must be more than { $high }.
}
refusal-below_first_bid = The second bid cannot be below the first, { $first }.
refusal-nobody_can_pay = Nobody has that much: ask less.
refusal-space_taken = { $there } is already there. Choose a free space.
refusal-not_placed = This figure is not on the floor yet: choose a space first.
refusal-no_decoration_left = { $have ->
    [0] You have no decorations left for the table.
    [1] Your only decoration is on the table: clear its place first.
   *[other] Your { $have } decorations are all on the table: clear another place.
}
refusal-camera_too_high = The camera would be above the screen. Lower it.
refusal-sees_over_screen = The photo shows what is above the screen. Aim lower, narrow the frame, or raise the camera.
refusal-sees_beside_left = The photo reaches beyond the left edge of the floor. Aim more to the right, or narrow the frame.
refusal-sees_beside_right = The photo reaches beyond the right edge of the floor. Aim more to the left, or narrow the frame.
refusal-sees_in_front = The photo shows what lies in front of the floor. Aim higher, or narrow the frame.
refusal-guest_not_visible = { $unseen } cannot be seen at all, and everybody on the floor must be visible. Change the place or the camera, or take the figure off.
refusal-all_visible = Everybody on the floor can be seen: nobody has to leave.
refusal-not_tied = You can vote only for those tied for first place.

## On the table in the browser

party-course = Course of the game
party-round = Round { $round }
party-photo = Photo
party-step-look = Round { $round }: look and arrange.
party-step-trade = Round { $round }:
party-step-photo = The photo!
party-step-voting = The vote
party-step-over = The party is over
party-others = The others
party-seat = { $seat }’s place
party-starter = begins the round
party-starts = starts
party-thinks = thinking…
party-decorations = { $count ->
    [one] 1 decoration
   *[other] { $count } decorations
}
party-no-envelopes = No envelope.
party-give-to = Give it to { $seat }
party-centre = Centre of the table
party-centre-empty = No envelope in the centre.
party-own = Your envelopes
party-views = What you see of the party
party-view-set = Set
party-view-own = Envelopes
party-view-table = Table
party-save = Save the photo
party-share = Picture Perfect: { $seat }’s photo
party-view-asked = this is where you decide
party-plan-of = { $points ->
    [1] Arrangement: 1 point
    [-1] Arrangement: -1 point
   *[other] Arrangement: { $points } points
}
party-plan-do = Arrange it like this
party-plan-away = Put it away
party-plan-here = the master would put { $guest } here: { $points ->
    [0] to help another guest
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}
party-open-hint = Tap an envelope to open it.
party-look-away = Do not look into any envelope
party-close = { $count ->
    [1] Close the envelope
   *[other] Close the envelopes
}
party-on-the-table = On the table
party-house = The house
party-envelope = { $guest }’s envelope
party-is-open = open
party-why-open = { $trade }: this envelope opens for you. The next question comes when you close it.
party-is-closed = It is closed.
party-is-fresh = just won, still sealed
party-is-announced = VIP card revealed
party-is-noted = in your notes
party-is-known = known to you
party-in-centre = in the centre of the table
party-held-by = with { $seat }
party-tell-vip = Auction and reveal the VIP
party-vips = { $count ->
    [one] 1 VIP card
   *[other] { $count } VIP cards
}
party-vip-left = ★ You still have your VIP card.
party-vip-in = ★ Your VIP card: { $guest }
party-your-vip = your VIP
party-put-vip = Put my VIP card in here
party-chosen-keeping = stays
party-chosen-giving_left = goes to { $left }
party-chosen-giving_right = goes to { $right }
party-chosen-stealing = you take it
party-chosen-sharing = goes to the centre
party-chosen-rumouring = you look

party-auction = Auction
party-no-bid = No bid yet.
party-high = { $count } so far
party-high-by = { $count } from { $seat }
party-high-house = { $count } from the house
party-price = Price: { $count }
party-secret = Hidden bids
party-secret-again = A tie! One more hidden bid
party-said-sells = auctioning
party-said-leads = leading
party-said-passed = out
party-said-bid = bid { $count }
party-said-thinks = thinking…
party-said-ready = has decided
party-said-none = waiting
party-your-bid = Your bid (you have { $have })
party-your-price = Your price
party-less = Less
party-more = More
party-bid = Bid { $count }
party-ask-price = Ask { $count }
party-do-buy = Buy for { $count }
party-do-sell = Sell for { $count }
party-vote = The best photo

party-studio = Your set
party-fold = Put away
party-unfold = See your set
party-plan = The floor from above
party-set-table = The table
party-slot = Place { $slot } on the table: { $shape ->
    [balloons] balloons
    [bottle] bottle
   *[cake] cake
}
party-space-free = { $space }: free
party-space-put = Put { $guest } in { $space }
party-space-has = { $space }: { $guest }
party-met = { $met } of { $count } wishes
party-unseen = not seen in the photo
party-tray = Outside the set
party-tray-empty = Everybody is on the set. Drag somebody here to take them off.
party-chosen = tap a free space.
party-chosen-placed = tap another space, or adjust here.
party-offset = Where { $guest } stands in the space
party-take-off = Remove
party-look-at = Envelope
party-view = The photo shows: { $guests }
party-view-empty = The photo shows nobody yet.
party-rehearsal = A rehearsal: the photo comes at the end.
party-photo-taken = Click! Your photo is taken.
party-go-on = Go on
party-waits = Done! Now wait for the others.
party-photo-fine = { $count ->
    [0] Nobody in the photo yet.
    [one] 1 guest, and the photo is valid.
   *[other] { $count } guests, and the photo is valid.
}
party-on-table = { $have ->
    [0] You have no decorations for the table.
    [1] { $count } of 1 decoration on the table: tap its places to change it.
   *[other] { $count } of { $have } decorations on the table: tap its places to change them.
}
party-camera_across = Camera: side
party-camera_height = Camera: height
party-camera_distance = Camera: distance
party-frame_width = Frame: width
party-aim_across = Aim: side
party-aim_up = Aim: height
party-point = { $point } of { $count }

party-notebook = Your notes
party-notebook-empty = Open an envelope and note what it asks: it stays in this browser only.
party-known-points = { $points ->
    [1] 1 point from what you know
    [-1] -1 point from what you know
   *[other] { $points } points from what you know
}
party-points = { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}
party-out = out of the photo
party-worth = { $points ->
    [1] Like this: 1 point.
    [-1] Like this: -1 point.
   *[other] Like this: { $points } points.
}
party-not-placed = Out of the photo, worth 0.
party-note = Note it
party-note-auto = Note what I see
party-note-all = Note them all
party-noted = Noted ✓
party-strike = Erase the note
party-from-notes = From your notes:
party-own-words = Your own words
party-before = Previous
party-after = Next

## The gallery at the end

board-gallery = Gallery
board-photo-of = { $seat }’s photo
board-photo-holds = { $placed ->
    [0] Nobody in the photo
    [one] 1 guest in the photo
   *[other] { $placed } guests in the photo
}, { $envelopes ->
    [0] no envelopes in hand.
    [one] 1 envelope in hand.
   *[other] { $envelopes } envelopes in hand.
}
board-envelope-of = { $guest }’s envelope
board-vips = { $count ->
    [one] 1 VIP card: counts twice.
   *[other] { $count } VIP cards: counts { $times } times.
}
board-not-placed = Not in this photo: no points.
board-nobody-placed = Nobody put { $guest } in the photo.
board-counted = { $met ->
    [0] No wish met: { $points } points.
    [one] 1 wish met: { $points } point.
   *[other] { $met } wishes met: { $points } points.
}
board-counted-vip = { $met ->
    [0] No wish met
    [one] 1 wish met
   *[other] { $met } wishes met
}: { $each } × { $times } = { $points } points, { $vips ->
    [one] thanks to the VIP card.
   *[other] thanks to { $vips } VIP cards.
}
board-decorations = Decorations
board-decorations-worth = Every two decorations are worth 1 point.
board-decorations-counted = { $count ->
    [one] 1 decoration
   *[other] { $count } decorations
}: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
board-score = Points
board-score-player = Player
board-score-photo = Photo
board-score-placed = Guests in the photo
board-score-envelopes = Envelopes held
board-score-votes = Votes
board-score-total = Total
board-score-skip = Skip the count
board-score-resume = Go on counting
board-score-again = Count again
board-score-pick = Tap an envelope to see in the photo what decided it.
board-score-whole = The whole count, guest by guest
board-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
board-points = { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}
board-wins = { $points ->
    [1] { $seat } wins with 1 point!
    [-1] { $seat } wins with -1 point!
   *[other] { $seat } wins with { $points } points!
}
board-wins-by-placed = Tied at { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}: { $seat } wins with more guests in the photo, { $most } to { $next }.
board-wins-by-envelopes = Tied at { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}, and on guests too: { $seat } wins with more envelopes, { $most } to { $next }.
board-wins-by-votes = Tied on everything: { $seat }’s photo wins the vote, { $most } to { $next }.
board-shared = { $seats } share the win: { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}, and tied on everything, even the vote.
board-and = { $first } and { $second }
board-list = { $first }, { $second }
board-player = { $seat }

## What decided it

board-why-area = Stands in { $space }.
board-why-self = The wish names this very guest: being in the photo is enough.
board-why-absent = { $guest } is not in the photo.
board-why-beside = { $guest } is right beside them.
board-why-apart = { $guest } is in the photo, but not beside them.
board-why-neighbour = { $more ->
    [0] Right beside them: { $guest }.
   *[other] Right beside them: { $guest } and { $more } more.
}
board-why-no-neighbour = { $sex ->
    [man] No man beside them.
   *[woman] No woman beside them.
}
board-why-covered = { $size ->
    [bit] In front, by a whisker: { $guest }.
   *[part] In front: { $guest }.
}
board-why-clear = Nobody in front.
board-why-no-face = A plant has no face: wish granted.
board-why-out-of-frame = The face is out of the photo.
board-why-face-seen = { $size ->
    [bit] A tiny bit of the face can still be seen.
   *[part] Part of the face can still be seen.
}
board-why-face-hidden = Nothing of the face can be seen.
board-why-their-face-seen = { $size ->
    [bit] A tiny bit of { $guest }’s face can still be seen.
   *[part] Part of { $guest }’s face can still be seen.
}
board-why-hidden-by-me = { $guest }’s face cannot be seen, and it is this figure that hides it.
board-why-hidden-not-by-me = { $guest }’s face cannot be seen, but it is not this figure that hides it.

## In the terminal

terminal-round = Round { $round } · { $trade }
terminal-auction = { $guest }: { $high ->
    [0] no bid
   *[other] { $high }
}
terminal-decorations = decorations: { $count }
terminal-centre = Centre of the table
terminal-floor = Your floor (row 4 on top)
terminal-score = { $total ->
    [1] 1 point
    [-1] -1 point
   *[other] { $total } points
}
terminal-score-parts = { terminal-score } (photo { $photo }, decorations { $decorations })
terminal-fault = This photo is not valid yet.

## On paper

paper-preferences = Preferences
paper-trades = Trades and auctions
paper-vip = VIP cards and reference card
paper-envelopes = Envelopes
    .hint = Envelopes: cut along the outline, fold the back behind the front and glue the two flaps to it. They stay open at the top, where the cards go in.
paper-guests = Guests
    .hint = Guests: each player’s figures have that player’s symbol on the foot. Cut out the rectangle, fold along the middle line, glue front to back and spread the feet. Cut around the head if you like.
paper-decorations = Decorations
    .hint = Decorations: like the guests; with its feet spread, each fits one place on the table.
paper-floors = Floors, tables and screens
    .hint = The set, one for each player: fold the table along the dashed lines and stand it in its place; join the three parts of the screen with tape, the back in the middle, with the writing on the outside, so that it does not show in the photo; the word in brackets names the symbol on the feet of your figures. If the paper is thin, glue it onto card.
paper-back-preference = Picture Perfect: preference
paper-back-trade = Picture Perfect: trade
paper-back-starter = Picture Perfect: who begins
paper-trade = trade
paper-auction = auction
paper-players = { $lowest } to { $highest } players
paper-vip-card = VIP
    .effect = Once a game, hide it in an envelope you hold: its guest scores one more time, for everybody, negative points included.
paper-starter = Reference card
    .effect = Whoever has it begins the round and turns up the trade card. At the end of the round it goes to the left.
paper-envelope = { $guest }’s envelope
paper-balloons = Balloon
paper-bottle = Bottle
paper-cake = Cake
paper-floor = Player { $number }’s floor
paper-table = Player { $number }’s table
paper-table-here = Table. The camera is on this side.
paper-space = row { $row }, column { $column }
paper-mark = { $number ->
    [1] circle
    [2] square
    [3] triangle
    [4] diamond
    [5] star
   *[6] cross
}
paper-screen-back = Player { $number }’s screen ({ paper-mark }): back
paper-screen-left = Player { $number }’s screen ({ paper-mark }): left side
paper-screen-right = Player { $number }’s screen ({ paper-mark }): right side
paper-need-camera = A phone with a camera: one is enough, and everybody takes their photo in turn.
paper-need-pencil = Pencil and paper, for points and notes.
paper-need-glue = Tape, and card if the paper is thin.

# What is in the box, on its page
box-guests = Guests
box-envelopes = Envelopes and VIP cards
box-envelope = A guest’s envelope, open
box-vip = VIP card, the star on an envelope
box-wishes = Preferences
box-trades = Trade cards
box-party = Decorations
    .about = Money in the game with auctions; on the table, they can hide faces in the photo.
box-balloons = Balloons
box-bottle = Bottle
box-cake = Cake

# The game at a glance: before the first game and on top of the rules
primer-goal = To take the photo that grants your guests the most wishes.
primer-1 = Look into your envelopes: each holds the three wishes of one guest.
primer-2 = Arrange the set: beside whom, in which place, in sight or hidden.
primer-3 = A trade card makes envelopes change hands, or lets you look into others.
primer-end = After six rounds everybody takes their photo. For each guest: no wish met −3, one 1, two 3, three 6.

# What counts, in hints
part-doubled = { $count ->
   *[other] a guest who counts double
}
    .less = { $count ->
       *[other] no guest who counts double
    }
part-envelopes = { $count ->
    [1] one more envelope
   *[other] { $count } more envelopes
}
    .less = { $count ->
        [1] one fewer envelope
       *[other] { $count } fewer envelopes
    }
part-decorations = { $count ->
    [1] one more decoration
   *[other] { $count } more decorations
}
    .less = { $count ->
        [1] one fewer decoration
       *[other] { $count } fewer decorations
    }
hint-reads = This way you read the wishes of { $guest }, which you do not know yet.
    .named = This way you read the wishes of { $guest }. The name stands in those of { $named }.
hint-keep = The others you have read and noted: those that come back may bring new wishes.
hint-known = You have read the wishes of { $guest }, and they stay in your notes without the envelope.
hint-arrangement = { $points ->
    [1] An arrangement worth 1 point by what you have seen, drawn on the set: { $why }.
    [-1] An arrangement worth −1 point by what you have seen, drawn on the set: { $why }.
   *[other] An arrangement worth { $points } points by what you have seen, drawn on the set: { $why }.
}
hint-met = { $met ->
    [1] one wish for { $guests }
    [2] two wishes for { $guests }
   *[other] three wishes for { $guests }
}
hint-helper = { $guest } is there for { $helped }
hint-and = { $first } and { $rest }
hint-comma = { $first }, { $rest }
hint-placings = Where everybody stands: { $places }.
hint-place = { $guest } in { $space }
hint-places = { $first }; { $rest }

## Words of the game that are touched for their meaning: their forms, and what they mean.

glossary = envelope wish guest vip trade decoration screen auction beside row face
word-envelope = envelope|envelopes
    .means = It holds the three wishes of a guest, and maybe VIP cards. Everybody sees who holds it; only its holder looks inside, or somebody a trade card allows.
word-wish = wish|wishes|preference|preferences
    .means = What a guest wants in the photo. Three met are worth 6 points, two 3, one 1, none −3.
word-guest = guest|guests
    .means = Somebody at the party. Anyone may be in your photo, with or without their envelope.
word-vip = VIP card|VIP cards|VIP
    .means = Hidden in an envelope once a game: that guest scores one more time, for everybody.
word-trade = trade card|trade cards
    .means = Turned up every round: envelopes change hands, are looked into, or are auctioned.
word-decoration = decoration|decorations
    .means = It stands on the table and may hide faces; in auctions it is the money.
word-screen = screen
    .means = Behind it you arrange your photo unseen.
word-auction = auction|auctions
    .means = A trade card: one pays decorations for an envelope, or only to see what is in it.
word-beside = beside
    .means = Touching: at the side, in front or behind, never diagonally.
word-row = row|rows
    .means = They count from the camera to the back: row 1 is the table row, row 4 is along the screen.
word-face = face|faces
    .means = It is hidden when nothing of it shows in the photo: behind somebody, the table or decorations, or outside the frame.
