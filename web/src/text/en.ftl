### The house: everything that is not of one game only.

ui-name = Ludoteca
ui-tagline = Table games published in Brazil, with people or bots. No account.
ui-skip = Skip to content
ui-home = Home
ui-settings = Settings
ui-close = Close
ui-language = Language
ui-loading = Loading…
ui-error = Something went wrong: { $message }
ui-offline = You are offline. Ludoteca is back as soon as there is a network; nothing you did is lost.
ui-offline-page = This page is not on this device yet. It opens by itself when the connection is back.
ui-nowhere = This page does not exist.
ui-nowhere-help = Go home to see the games and your tables.

## Home

ui-games = The games
ui-play-now = Play now
ui-new-table = Open a table
ui-new-table-named = Open a table of { $game }
ui-credit = A game by { $authors }
ui-credit-licence = A game by { $authors }, { $licence }
ui-read-rules = Rules
ui-soon = Coming soon
ui-facts = { $lowest }–{ $highest } players · { $minutes } min
ui-my-tables = Your tables
ui-finished = Finished games
ui-turn-of = { $names } to move for { $time }
ui-time-left = You have { $time }
ui-time-up = Your time is up
ui-stands-in-for-you = A bot plays in your place
ui-you-won = You won!
ui-ended-short = Ended without a result
ui-history = Your history
ui-history-results = Results by game
ui-history-all = The whole history
ui-history-game = Game
ui-history-played = Games
ui-history-won = Wins
ui-history-none = The games you play to their end appear here.
ui-span-days = { $count ->
    [1] 1 day
   *[other] { $count } days
}
ui-span-hours = { $count } h
ui-span-minutes = { $count } min
ui-span-moment = less than 1 min
ui-open-tables = Open tables
ui-no-open-tables = No open table now. Open one and send the invitation.
ui-your-turn = Your turn
ui-go-to-table = Go to the table
ui-sit-down = Sit down
ui-watch = Watch
ui-phase-gathering = Waiting for people
ui-phase-playing = Playing
ui-phase-over = Finished
ui-phase-ended = Ended
ui-seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
ui-upload = Open a saved game
ui-other-device = Continue on another device
ui-other-device-help = Open this link on the other device. It works once, for a short time.
ui-link-ask = With this link this device becomes that of whoever made it: their name, seats and tables. Use it only if the link is yours.
ui-link-known = You play on this device as somebody already. Afterwards there is a link back to that.
ui-link-take = Use it here
ui-link-done = Done: this device is the same player now.
ui-link-back = To go back to who you were here, keep this link to yourself and open it within thirty days; it works once. It also stays at “Your data”, in this browser.
ui-make-link = Make a link
ui-renew-link = Replace by a new link
ui-calls = Notices and holidays
ui-calls-help = A notice when it is your turn, when your answer is asked for, when you are invited and when a game is over, even with the page closed.
ui-calls-insecure = For this Ludoteca has to be opened over HTTPS.
ui-calls-install = On iPhone and iPad, first add Ludoteca to the Home Screen and open it from there.
ui-calls-not-here = This browser receives no notices.
ui-calls-denied = The browser did not allow it. Allow notifications for this page in its settings.
ui-calls-on = Notices are on for this device.
ui-calls-quiet = Quiet at night
ui-calls-from = from
ui-calls-until = until
ui-calls-turn-on = Tell me on this device
ui-calls-change = Change the hours
ui-calls-turn-off = Turn off
ui-calls-offer = Shall we tell you when it is your turn?
ui-calls-offer-there = Do you want a notice when it is your turn? Open “Table” and, there, “Notices and holidays”.
ui-calls-offer-not = Not now
ui-install-offer = Would you like Ludoteca among the apps of this device?
ui-install = Install
ui-calls-offered = Notices are on, quiet from { $from } h to { $until } h. Under “Table” you can change that.
ui-mail = E-mail
ui-mail-ask = Tell me by e-mail
ui-mail-stop = No more e-mails
ui-mail-asked = We have sent you an e-mail: open it and confirm. We write to one address twice a day at most.
ui-mail-on = E-mail notices are on.
ui-mail-confirm-title = E-mail notices
ui-mail-confirm-help = Do you want an e-mail when it is your turn?
ui-mail-confirm-press = Yes, please
ui-mail-confirm-done = Done: we shall tell you by e-mail.
ui-mail-stop-title = No more e-mails
ui-mail-stop-help = When you press the button, we stop writing to this address.
ui-mail-stop-press = Stop
ui-mail-stop-done = Done: we shall not write any more.
ui-holiday-help = Going away? In games over days your clock stops until you are back. You have { $left } days of holiday left this year.
ui-holiday-on = On holiday until { $day }.
ui-holiday-days = Days of holiday
ui-holiday-go = Go on holiday
ui-holiday-sure = { $days ->
    [1] Your clock stands for a day
   *[other] Your clock stands for { $days } days
} in all games over days, and the others wait. A holiday that has begun cannot be taken back.
ui-holiday-stay = Rather not
ui-blocks = People you have blocked
ui-blocks-none = Nobody. To block somebody, use the button in a table’s chat.
ui-block = Block { $name }
ui-block-sure = Block { $name }? You two will not meet again
ui-blocked = { $name } is blocked.
ui-unblock = Unblock
ui-absence = When somebody’s time is up
ui-absence-bot = A bot plays until they are back
ui-absence-ask = The others decide: wait, bot or win
ui-agreed-bot = If somebody’s time is up, a bot plays until they are back.
ui-agreed-ask = If somebody’s time is up, the others decide: wait, let a bot stand in or, if nobody else is left, take the win.
ui-tempo-days = { $count ->
    [1] A day for each move
   *[other] { $count } days for each move
}
ui-tempo-minutes = { $minutes } min each
ui-tempo-minutes-more = { $minutes } min each, plus { $increment } s a decision
ui-waits-there = At the table: { $names }
ui-awaits-answer = Still to answer: { $names }
ui-meet = With anybody, now
ui-strip-waits = Waiting for { $name } for { $time }.
ui-strip-remind = Remind
ui-strip-replace = A bot instead
ui-strip-gone = A bot plays for { $names }.
ui-strip-win = Take the win
ui-strip-win-sure = The game ends now with your win, and cannot be taken back.
ui-strip-win-not = Better not
ui-strip-came = Somebody has come: { $game }!
ui-strip-meeting = Looking for somebody for { $game }. We shall tell you here.
ui-strip-invited = An invitation to play again: { $game }.
ui-strip-turn = Your turn at another table: { $game }.
ui-strip-with = With { $names }.
ui-strip-later = Later
ui-strip-give-up = Give up
ui-strip-lots = Lots were drawn: { $name } begins.
ui-strip-more = { $count } more
ui-strip-less = Show less
ui-strip-stands-in = A bot plays in your place.
ui-strip-rests = { $name } is on holiday until { $day }.
ui-strip-reminded = Reminded: { $name } will see that the table waits.
ui-devices = Devices and links
ui-devices-none = None: this browser has not played here yet.
ui-device-this = this one
ui-device-unnamed = Device without a name
ui-device-made = since { $day }
ui-device-seen = last visit: { $day }
ui-device-remove = Remove
ui-device-remove-named = Remove: { $name }
ui-device-sure = On that device you will not be you any more. To come back it needs a new link.
ui-device-sure-this = Here you will not be you any more. Without another device or link there is no way back.
ui-device-yes = Yes, remove
ui-device-no = No, go back
ui-device-others = Remove all others
ui-device-others-sure = On all other devices you will not be you any more, and no open link is good any more.
ui-open-link = Link not used yet, good until { $hour }
ui-way-back = Back to who you were in this browser (until { $hour })
ui-way-back-named = Back to who you were in this browser: { $name } (until { $hour })
ui-way-back-forget = Forget this way
ui-withdraw-link = Withdraw link
ui-copy = Copy
ui-copied = Copied

## New table

ui-new-title = New table
ui-who-plays = Who plays?
ui-with-friends = With friends
ui-with-friends-help = Each on a device of their own: you send the invitation.
ui-with-bots = Against bots
ui-with-bots-help = Just you and them, and it begins at once.
ui-with-screen = All at this screen
ui-with-screen-help = Several people, one device, from hand to hand.
ui-seat-to-bot = Bot
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-seat-you = You
ui-seat-human = Somebody at this screen
ui-seat-open = Free, for whoever comes
ui-seat-free = Free seat
ui-seat-bot = Bot
ui-level = Level
ui-level-random = Absent-minded
ui-level-greedy = Shrewd
ui-level-apprentice = Apprentice
ui-level-veteran = Veteran
ui-level-master = Master
ui-eased = { $level } for now
ui-eased-why = Legends have been kept busy in the last hour: for a while this one thinks less, and the game goes on.
ui-level-legend = Legend
ui-add-seat = One more seat
ui-remove-seat = Remove seat { $number }
ui-your-name = Your name
ui-player-name = Name
ui-options = Variants
ui-options-usual = the game as usual
ui-how = Pace and guests
ui-doors-open = open to everybody
ui-doors-closed = by invitation only
ui-public = Open to everybody
ui-public-help = Listed on the home page. Otherwise only those with the invitation come in.
ui-tempo = Pace
ui-tempo-live = Live
ui-tempo-live-help = Everybody at the table at the same time, without a clock.
ui-tempo-clock = Live, with a clock
ui-tempo-clock-help = Everybody has so many minutes. When they are over a bot plays until the person returns.
ui-tempo-slow = No hurry
ui-tempo-slow-help = Days for each move: everybody plays when they can, and is told when it is their turn if they like.
ui-clock-minutes = Minutes for the whole game
ui-clock-increment = Extra seconds per decision
ui-days = Days per move
ui-open-table = Open the table and invite
ui-start = Begin

## At the table

ui-table-of = A table of { $game }
ui-board = Board
ui-question = What to do
ui-waiting-for = Waiting for { $names }
ui-you-are-watching = You are watching.
ui-you-are-seat = You are { $name }.
ui-whole-question = Read it all
ui-all-options = All options
ui-option-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-hint = Hint
ui-hint-help = What a master would do in your place
ui-hint-thinking = The master is thinking…
ui-hint-choice = The master would do this:
ui-hint-reasons = What else?
ui-hint-chance = chance { $before } → { $after }
ui-hint-chance-kept = chance { $after }
ui-hint-why-kept = By its reckoning your chance to win stays at { $after }.
ui-hint-why = By its reckoning your chance to win would go from { $before } to { $after }.
ui-hint-others = It also thought of:
ui-hint-nothing = This time even the master does not know.
ui-tally-open = See where the points come from
ui-tally-nothing = Nothing yet.
ui-tally-total = Total
ui-thinks = thinking…
ui-log = Log
ui-log-earlier = Show what came before
ui-chat = Chat
ui-rules = Rules
ui-table-menu = Table
ui-side = Log, chat and rules
ui-side-tabs = What to show beside
ui-say = Send
ui-message = Message
ui-chat-empty = Nobody has said anything yet.
ui-chat-name = To join the talk, say your name.
ui-chat-phrases = Quick phrases
ui-chat-phrase-1 = Hi!
ui-chat-phrase-2 = Nice move!
ui-chat-phrase-3 = One moment…
ui-chat-phrase-4 = Your turn!
ui-chat-phrase-5 = Thanks for the game!
ui-mute = Mute { $name }
ui-muted = You do not read { $name }.
ui-unmute = Read { $name } again
ui-unmute-short = Read again
ui-present = at the table
ui-away = away
ui-bot = bot
ui-stands-in = a bot stands in
ui-hurried = Whoever does not answer in time passes.
ui-time-out = out of time
ui-come-back = Play again yourself
ui-lost = Connection lost. Trying again… Nothing you did is lost.
ui-connecting = Coming to the table…
ui-dismissed = This device was removed on another one of yours, or you have deleted your data: here you are not the same player any more. If it was removed, open here a new link made on the other device to come back.
ui-gone = This table does not exist, or is not for this browser.
ui-why = Why not: read the rule
ui-invite = Invite
ui-invite-help = Send this link to whoever is going to play.
ui-invite-watch = Whoever has this link can watch.
ui-invite-text = { $name } invites you to play { $game }:
ui-invite-text-nameless = Come and play { $game } with me:
ui-share-system = Share
ui-share-whatsapp = WhatsApp
ui-qr = Point the camera of another phone here
ui-gathering = Call the others
ui-invited-by = { $name } invites you to { $game }
ui-invited = A seat for you at { $game }
ui-gathering-asked = The others have been asked
ui-gathering-seated = You are at the table
ui-begins-when = { $free ->
    [1] The game begins when the last seat is taken.
   *[other] The game begins when the { $free } free seats are taken.
}
ui-table-full = All seats are taken. You can watch.
ui-take-seat = Join the game
ui-take-seat-nameless = Join without a name
ui-nameless-others = Without a name, the others see “{ $name }”. What shall we call you?
ui-nameless-you = Player { $number }
ui-name-ask = Which name goes on the score sheet next time?
ui-name-keep = Keep it
ui-name-not-now = Not now
ui-name-kept = Nice to meet you, { $name }!
ui-begin-with-bots = Begin now, with bots in the free seats
ui-leave = Leave the table
ui-leave-sure = Leave the game? A bot plays in your place; you can come back.
ui-offer-end = Offer to end
ui-proposal-undo = { $name } wants to take a move back.
ui-proposal-end = { $name } offers to end the game without a result.
ui-proposal-waits = Waiting for the others to answer.
ui-proposal-withdraw = Withdraw
ui-agree = I agree
ui-decline = No
ui-look-as = See as { $name }
ui-pass-device = Pass the device to { $name }
ui-ready = It is me, show it
ui-rematch = Play again
ui-seat-kept = has not answered yet
ui-answer = Answer
ui-rematch-invited = Invitation: play again?
ui-rematch-by = { $names } { $count ->
    [1] wants
   *[other] want
} to play again.
ui-rematch-awaits = Still to answer: { $names }. The game begins only when all have said yes.
ui-rematch-by-you = You want to play again.
ui-rematch-awaits-you = { $count ->
    [0] Only your answer is missing.
   *[other] You and { $names } still have to answer.
} The game begins only when all have said yes.
ui-rematch-yes = Accept
ui-rematch-no = Not now
ui-rematch-declined = You said no. Somebody else may take the seat.
ui-rematch-on = The new game has begun.
ui-replay = Watch the replay
ui-download = Download the game
ui-fairness = Chance you can check
ui-fairness-help = At the start we publish the seal of the seed of chance; at the end the seed itself. Anybody can check that nothing changed in between.
ui-commitment = Seal
ui-seed = Seed
ui-counting = Counting the points
ui-won = { $names } wins!
ui-won-shared = { $names } share the win!
ui-uploaded = Brought as a file
ui-uploaded-help = Somebody sent this game; nobody vouches that it was played here, or by these people.
ui-ended = The game was ended without a result.
ui-claimed = The others did not come back to the table.
ui-place = Place { $place }
ui-points = { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}
ui-shortcuts = Shortcuts
ui-shortcuts-help = Numbers choose an option; U undoes; L, C and R open log, chat and rules.
ui-title-turn = Your turn! { $game }
ui-notification = It is your turn in { $game }.

## Replay

ui-review = Review
ui-review-open = Review it
ui-review-whose = Review the game of
ui-review-working = The master goes through the game…
ui-review-failed = This time the master could not review the game. Try again later.
ui-review-curve = Chance to win
ui-review-curve-said = { $name }’s chance to win along the game: { $first } at the beginning, { $low } at the lowest, { $high } at the highest.
ui-review-help = By the master’s reckoning, with no more than { $name } could know at each moment.
ui-review-no-curve = In this game nobody knows who is ahead before the end: the master only compares moves.
ui-review-hope = Points to hope for (up to { $most })
ui-review-hope-end = Got { $points }
ui-review-hope-said = The points that { $name } could hope for along the game: { $first } at the beginning, { $last } at the last decision; got { $end }, and the best of the others { $rival }.
ui-review-hope-help = What the best photo that the master finds would bring, with no more than { $name } had seen at each moment; at the end, what the photo brought. The dashed line is the best of the others: before the end nobody knows who is ahead.
ui-review-turnings = What cost most
ui-review-played = { $name } did this
ui-review-master = The master would have done this
ui-review-best = The best decision
ui-review-best-other = With the second best choice
ui-review-same = Nothing that cost much: the master would have done nearly all of it alike.
ui-review-at = Step { $step }: show on the board
ui-review-end-won = Won
ui-review-end-lost = Did not win
ui-review-begin = Beginning
ui-review-end = End
ui-replay-of = Replay of { $game }
ui-step = Step { $step } of { $steps }
ui-first = Start
ui-previous = Back
ui-next = Next
ui-last = End
ui-play = Play
ui-pause = Pause
ui-seen-by = Seen by
ui-seen-spectator = a spectator
ui-seen-all = All open
ui-share = Link to this moment
ui-turn-number = Turn { $turn } of { $turns }
ui-turn-before = Back one turn
ui-turn-after = Forward one turn
ui-jump = Go to…
ui-jump-keys = Moments
ui-jump-turns = Turns
ui-speed = Speed
ui-controls = Playback
ui-more-controls = More controls
ui-set-up = The table ready, before the first move.
ui-open-hands = The others’ hands

## Settings

ui-theme = Colours
ui-theme-system = As on the device
ui-theme-light = Light
ui-theme-dark = Dark
ui-contrast = Contrast
ui-contrast-system = As on the device
ui-contrast-normal = Normal
ui-contrast-high = High
ui-motion = Motion
ui-motion-system = As on the device
ui-motion-reduced = None
ui-pace = Pace of what happens
ui-pace-slow = Slow
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-once = All at once
ui-skip-telling = Skip
ui-text = Text size
ui-text-normal = Normal
ui-text-large = Large
ui-sound = Sounds
ui-sound-off = Off
ui-sound-on = On
ui-notify = Browser notification on your turn
ui-notify-off = Off
ui-notify-on = On

## Lesson

ui-learn = Learn by playing
ui-rules-contents = On this page
ui-lesson-of = Learn { $game } by playing
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-next = Go on
ui-lesson-back = Back a step
ui-lesson-other = That would be legal too! Here, do what is lit.
ui-lesson-do = Do this:
ui-lesson-ending = How the game ended
ui-lesson-play = Play a real one now
ui-lesson-again = Once more
ui-lesson-for-me = Do it for me
ui-lesson-returned = This is where you left off.
ui-lesson-restart = Start over
ui-lesson-leave = Leave the lesson
ui-lesson-chapter = Chapter
ui-lesson-chapter-next = Next: { $chapter }
ui-skip-ahead = Skip ahead

## A file of one's own

ui-file = File
ui-file-help = A text file of at most { $most } KiB. Only data is read, never code.
ui-file-too-large = The file is larger than { $most } KiB.
ui-file-not-text = is not a text file in UTF-8.
ui-file-missing = Choose the file.
ui-file-example = Download a commented example
ui-file-line = line { $line }

## The data of whoever plays

ui-docs = Documentation
ui-data = Your data
ui-data-about = What we store, and for how long
ui-data-what = There are no accounts. We store a code that your browser was given in a cookie, the name you chose, your language, the day of your last visit, the kind and last day of each device, the tables at which you have a seat, with the moves, what you wrote in the chat, also where you only watched, and, where you turned notices on, the address of that browser for notices, the e-mail address you gave for them, your quiet hours and the notices we are still to give or have just given; also your holidays and whom you have blocked. We store neither a telephone number nor the IP address of your connection.
ui-data-who = Those at a table see your name, your moves and what you write. Only you have the code.
ui-data-for-ever = Nothing is deleted by itself.
ui-data-finished = Finished games are deleted after { $months ->
    [1] 1 month
   *[other] { $months } months
}.
ui-data-abandoned = Tables without a move are deleted after { $months ->
    [1] 1 month
   *[other] { $months } months
}.
ui-data-guests = Whoever has no table and does not come back is forgotten after { $months ->
    [1] 1 month
   *[other] { $months } months
}.
ui-data-asked = Once we have asked an e-mail address whether it wants notices, we keep only a mark, from which the address cannot be read, so that it is not asked again and again: for a month, or for a year if the answer was no.
ui-data-yours = What is stored about you
ui-data-nothing = Nothing: this browser has not played here yet.
ui-data-code = Your code
ui-data-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
ui-data-lines = { $count ->
    [one] 1 message
   *[other] { $count } messages
}
ui-data-download = Download everything
ui-data-delete = Delete everything
ui-data-delete-sure = This deletes you, your tables without other people and, in games with other people, your name and what you wrote; the moves stay. There is no way back.
ui-data-delete-yes = Yes, delete
ui-data-delete-no = No, go back
ui-data-deleted = Deleted.

## Printing

ui-print = Print
ui-print-title = { $title } on paper
ui-print-about = Sheets to cut and play: cards with backs, boards, pieces, the rules and a summary for each person. Print at actual size, if possible on thick paper.
ui-print-not-here = This server does not print this game.
ui-print-players = How many play
ui-print-paper = Paper
ui-print-paper-a4 = A4
ui-print-paper-letter = Letter
ui-print-sides = Sides
ui-print-sides-long = Both sides, flipped on the long edge
ui-print-sides-short = Both sides, flipped on the short edge
ui-print-sides-single = Fronts only
ui-print-ink = Ink
ui-print-ink-colour = Colour
ui-print-ink-saving = Ink-saving, in black and white
ui-print-cards = Size of the cards
ui-print-cards-standard = Standard, 63 × 88 mm
ui-print-cards-usa = USA, 56 × 87 mm
ui-print-cards-euro = Euro, 59 × 92 mm
ui-print-cards-mini = Mini, 44 × 67 mm
ui-print-cards-tarot = Tarot, 70 × 120 mm
ui-print-language = Language
ui-print-language-pt = Portuguese
ui-print-language-en = English
ui-print-parts = What to print
ui-print-rules = Rules
ui-print-summary = Summaries
ui-print-making = Preparing the sheets… it may take some seconds.
ui-print-done = Done: the file has been downloaded.

## The workshop
ui-atelier = Make a deck
ui-atelier-title = Workshop: { $title }
ui-atelier-about = Make your own cards, read each one as players will read it, try them out with bots, invite people and print. Everything is kept in this browser.
ui-atelier-guide = How to make a deck in an afternoon
ui-atelier-begin = Start with
ui-atelier-empty = An empty deck
ui-atelier-example = A small example
ui-atelier-school = The school council
ui-atelier-house = The house deck
ui-atelier-before = What I had: { $title }
ui-atelier-import = A file…
ui-atelier-name = Title of the deck
ui-atelier-undo = Undo
ui-atelier-redo = Redo
ui-atelier-export = Download the file
ui-atelier-text = See the text
ui-atelier-busy = Checking…
ui-atelier-saved = Kept in this browser
ui-atelier-unsaved = This browser keeps nothing: download the file before you leave
ui-atelier-faults = { $count ->
    [one] 1 thing is still to be put right
   *[other] { $count } things are still to be put right
}
ui-atelier-use = Use the deck
ui-atelier-try = Try it out
ui-atelier-trying = Bots are playing with your deck…
ui-atelier-tried = { $played ->
    [one] One game between bots has shown:
   *[other] { $played } games between bots have shown:
}
ui-atelier-failed = The trial was not finished. Try again in a moment.
ui-atelier-play = Open a table with it
ui-atelier-share = Share
ui-atelier-link = Whoever has this link can read the deck and make it their own
ui-atelier-not-yet = You can try it out, play, share and print once nothing is wrong any more.
ui-atelier-made = From the workshop: { $title }
ui-atelier-go = Change it in the workshop
ui-print-deck = Deck
ui-data-shared = Decks that you share

# The box of a game
ui-box = Cards and pieces
ui-box-of = { $game }: cards and pieces
ui-box-all = All
ui-box-groups = Which cards and pieces
ui-box-search = Search by name or effect
ui-box-found = { $count ->
    [0] Nothing found.
    [1] 1 found.
   *[other] { $count } found.
}
ui-box-copies = { $count ->
    [1] only one in the box
   *[other] { $count } in the box
}
ui-box-none = This game does not show yet what is in its box.

# The game at a glance
ui-primer = Before you begin
ui-primer-goal = What for:
ui-primer-end = The end:
ui-primer-begin = Got it, let’s play
ui-primer-learn = I’d rather learn by playing, in a few minutes
ui-primer-later = Whenever you want to see this again, it is on top of the rules.
ui-rules-example = An example, counted by the rules: how the lesson’s game ended.
ui-rules-box = All cards and pieces, one by one
ui-rules-search = Search the rules
ui-rules-nothing = Nothing in these rules speaks of it.
