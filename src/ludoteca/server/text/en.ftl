### What the server says.

## In the log of a table

table-joined = { $seat } sits down.
table-undone = { $seat } takes back a move.
table-proposed-undo = { $seat } asks to take back a move.
table-proposed-end = { $seat } offers to end the game.
table-agreed = { $seat } agrees.
table-declined = { $seat } does not agree.
table-withdrawn = { $seat } withdraws it.
table-ended-agreed = The game ended by agreement.
table-ended-abandoned = The game was not finished.
table-away-left = { $seat } has left; a bot plays on.
table-away-clock = { $seat } has run out of time; a bot plays on.
table-returned = { $seat } is back.
table-stood = For a while nobody could play, and no clock ran.
table-ruled = The rules of this game have been corrected (version { $rules }). It goes on under the new ones; earlier moves cannot be taken back.
table-rules-lost = The rules of this game have changed so much that it cannot go on. What was played stays here.

## Why not

refusal-stale = The game has moved on. Look again and choose anew.
refusal-unavailable = The move could not be saved. Please try again.
refusal-full = There is no room left on the server’s disk, so this was not saved. Please try again later.
refusal-closed = Closed for now: { $notice }
refusal-too_fast = Too fast. Wait a moment and try again.
refusal-press_busy = The press has many orders. Try again in a moment.
refusal-press_late = Printing took too long. Try again, or ask for fewer parts.
refusal-press_failed = The sheets could not be made. The problem has been noted.
refusal-not_seated = You have no seat at this table.
refusal-bad_message = The message was not understood.
refusal-too_long = That is too long: at most { $most } characters.
refusal-not_now = That is not possible now.
refusal-no_table = There is no such table. The link may be incomplete.

problem-origin = The request came from another page.
problem-host = The request names more than one server.
problem-banned = You cannot come in here.
problem-name-banned = Please choose another name.
problem-not-found = There is nothing here.
problem-method = This cannot be done here.
problem-size = That is too large.
problem-type = That is not of the expected kind.
problem-request = { $what ->
    [missing] “{ $field }” is missing in the request.
    [unknown] The request has “{ $field }”, which is not known here.
    [value] The value of “{ $field }” does not fit.
   *[unreadable] What came with the request could not be read.
}
problem-ours = Something went wrong on our side. It has been noted.
problem-push = This browser gave no address that takes notices.
problem-push-most = { $most } devices get notices already. Turn one off first.
call-turn = It is your turn.
call-consent = Your answer is asked for.
call-end = The game is over.
call-invitation = You are invited to play again.
call-begun = Somebody has come: the game has begun.
call-reminder = They are waiting for you: it is still your turn.
call-with = With { $names }{ $more ->
    [0] {""}
    [1] {" "}and 1 more
   *[other] {" "}and { $more } more
}.
call-and = { $first } and { $last }
call-days-left = You have { $days ->
    [1] 1 day
   *[other] { $days } days
} to play.
call-days-and-hours-left = You have { $days ->
    [1] 1 day
   *[other] { $days } days
} and { $hours } h to play.
call-hours-left = You have { $hours ->
    [1] 1 hour
   *[other] { $hours } hours
} to play.
problem-devices = You have { $most } devices and open links already. Remove one of them first.
problem-link = This link has been used already, or has expired. Ask for a new one.
problem-too-many-tables = You have { $most } unfinished tables. Finish or leave one first.
problem-forgotten = Somebody here has just deleted their data; nothing of this was kept.
problem-own-seats = Take one seat for yourself; several only if all play on one screen.
problem-days-or-clock = A game has either days for each move or a clock, not both.
problem-level = There is no bot “{ $level }”. There are: { $known }.
problem-hint-alone = Hints are for games against bots only.
problem-review-end = The review comes after the end of the game.
problem-name-blank = This name cannot be seen. Choose another.
problem-name-taken = Somebody at this table is called “{ $other }”, or nearly so. Choose another name.
problem-seated-already = You already have a seat at this table.
problem-seat-taken = This seat is not free any more.
problem-not-host = Only the host may do that.
problem-somebody-away = { $seat } is not at the table, and that cannot be agreed without them.
problem-not-begun = The game has not begun yet.
problem-replay-own = Until the game is over you can look back only from your own seat.
problem-record-end = The record can be saved when the game is over.
problem-record-size = A saved game has at most { $most } kB.
problem-option-size = An option is longer than { $most } letters.
problem-faulty = { $count ->
    [one] The file that was sent has 1 fault.
   *[other] The file that was sent has { $count } faults.
}
refusal-trials_busy = Too many decks are being tried just now. Try again in a minute.
refusal-reviews_busy = Too many games are being reviewed just now. Try again in a minute.
refusal-readings_busy = Too many files are being read just now. Try again in a moment.
problem-own-late = Reading this file takes too long. Make it shorter, or cut up what is very long in it.
problem-table-damaged = What was stored of this table is damaged and cannot be read. Whoever runs this server can look for it with “ludoteca admin check”.
problem-table-game = This table plays { $what }, a game that this server does not have any more.
problem-own-size = The file is longer than { $most } KiB.
problem-bulk-own = Your files take { $most } kB here already, and there is room for no more. What you share can be deleted at “Your data”.
problem-bulk-full = This server has no room left for files and saved games of one’s own. Games without them go on as ever.
problem-bulk-soon = A lot has just been brought from here. Try again later.
problem-own-change = The file is written in a way that cannot be changed here: change this part in the text.
problem-no-shared = This link leads nowhere: it was withdrawn, or a piece of it is missing.
hint-gains = For you, at once: { $what }.
hint-turn = By the end of your turn this usually brings: { $what }.
hint-turn-rival = By the end of your turn, for { $seat }: { $what }.
hint-list = { $first }, { $rest }
review-gains = At once: { $what }.
hint-costs = In return: { $what }.
hint-rival = For { $seat }: { $what }.
hint-then-own = Then it thinks of this: { $deed }.
hint-then = Then, most likely from { $seat }: { $deed }.
hint-keeps = This way { $seat } cannot do this: { $deed }.
hint-later = It brings nothing at once: the master counts on what comes in later turns.

## Letters

mail-confirm-subject = Ludoteca: confirm this address
mail-confirm =
    Hello!

    Somebody asked for a notice at this address when it is their turn to play at Ludoteca.
    If that was you, confirm it here within two days:

    { $link }

    If it was not, do nothing: without your yes we send no notices.

    So that nobody asks for this again with your address: { $stop }
mail-call-subject = { $title }: { $text }
mail-call =
    { $whole }

    { $title }
    { $link }

    No more of these notices? One click: { $stop }
problem-no-mail = This server sends no e-mails.
problem-mail-away = The message could not be sent. Try again later.
problem-mail-address = That is not an e-mail address.
problem-mail-link = This link is no good: it is too old, was used, or a piece of it is missing.

## Who does not come

table-away-replaced = A bot plays for { $seat } until they are back.
table-reminded = { $by } reminds { $seat } that it is their turn.
table-nearly-late = { $seat }’s time is running out.
table-rested = { $seat } is on holiday, and their clock stops for { $days ->
    [1] a day
   *[other] { $days } days
}.
table-ended-claimed = All others have gone: { $seat } wins.
problem-remind-later = They were reminded already, or it is too soon for that.
problem-invited = Not everybody has answered. After a day a bot can take the place of anybody who has not.
problem-wait-longer = It is too soon: wait for the time that was agreed.
problem-holiday = You are on holiday already, or these are too many days: { $left } are left this year.
