### The command line: everything it says.

version = ludoteca { $version } ({ $build ->
    [compiled] compiled
    [quick] compiled quickly
   *[interpreted] interpreted
}), Python { $python }

## Help

help = Brazilian table games, in the terminal.
help-deck = Decks of your own: begins one, checks a file, shows every card.
help-check = Reads a deck file card by card and says in which line what is wrong.
help-show = Shows every card of a deck with its sentence, to proofread: a file, or house, school, example.
help-option-show-deck = A deck file, or house (the house’s own), school (the school council’s), example (the small one).
help-option-show-language = The language of the cards: pt or en. Without this: that of the command line.
help-new = Writes a commented example, to the screen or to a new file.
help-games = Shows the games there are.
help-play = Plays in the terminal, against bots or with friends at the same keyboard.
help-replay = Goes through a saved game step by step.
help-serve = Serves the games in the browser.
help-simulate = Plays many games between bots and counts what came of them.
help-tournament = Lets bots play one another, each in every seat with the same cards, and ranks them.
help-lab = Writes the balance report of a game: length, wins by place, points, cards out of line.

help-print = Makes the sheets of a game on paper, to cut and play, as a PDF.

help-panel-arguments = What
help-panel-options = Options
help-panel-commands = Commands

help-option-version = Shows the version and whether it is compiled.
help-option-help = Shows this help.
help-option-game = The game: one of the names of “ludoteca games”.
help-option-file = The file of the saved game.
help-option-players = How many players.
help-option-seed = The seed of chance: the same seed gives the same cards.
help-option-bot = Against which bot ({ $bots }), or “none” to play all together at this keyboard. Without it: greedy.
help-option-bots = The bots, one for each seat, separated by commas ({ $bots }); one alone plays in all of them. Without it: random.
help-option-lang = The language: pt or en.
help-option-options = An option of the game, name=value; may be repeated.
help-option-resume = Goes on with a saved game.
help-option-save = The file in which the game is saved.
help-option-seat = Sees the game through the eyes of this player; 1 is the first. Without it, as a spectator.
help-option-deck = A deck file.
help-option-games = How many games.
help-option-jobs = How many processes.
help-option-host = The address to listen at. Otherwise: this computer only.
help-option-port = The port. Otherwise: 8000.
help-option-database = Where tables are kept: an SQLite file or a postgresql:// address. Otherwise: LUDOTECA_DATABASE, or a file in the data folder.
help-option-public_url = The address by which browsers come, if another server stands in front.
help-option-pace = The pace of bots: 2 is half the hurry, 0 is no waiting.
help-option-metrics = Serves counters for Prometheus at /metrics.
help-option-schema = Describes the REST part at /schema (OpenAPI).
help-option-json = Writes the result as JSON.
help-option-tournament-bots = The bots that play one another, separated by commas ({ $bots }). Without it: random,greedy.
help-option-tournament-games = How many games; rounded up so that everybody sits everywhere.
help-option-tournament-out = A folder for the page, the plot, the JSON and the finished games. Repeating the command goes on from there.
help-option-lab-bots = Which bot plays in all seats, or several that take turns ({ $bots }). Without it: greedy.
help-option-lab-games = How many games with each number of players.
help-option-lab-players = How many players, or several numbers separated by commas. Without it: all that the game allows.
help-option-against = Compares with these options of the game, name=value; may be repeated.
help-option-out = The file of the report. Without it: GAME-lab.html in this folder.
help-option-only = Only these parts, separated by commas; a name that is none shows which there are. Without this: everything.
help-option-language = The language of the sheets: pt or en. Without this: the command line’s.
help-option-paper = The paper: a4 or letter.
help-option-cards = The size of the cards, by the name of their sleeves: standard (63 × 88 mm), usa, euro, mini or tarot.
help-option-sides = On both sides, flipped on the long or the short edge, or fronts only (single).
help-option-ink = colour, or saving to use little ink, in black and white.
help-option-bleed = How many millimetres the colour goes beyond the cut, from 0 to 3.
help-option-print-players = For how many players. Without this: as many as the game allows.
help-option-print-out = The PDF file. Without this: GAME-PAPER-LANGUAGE.pdf in this folder.
help-option-cluster = Plays on the Dask cluster whose scheduler is at this address.

## Games

games-name = Name
games-title = Game
games-players = Players
games-minutes = Minutes
games-hint = To play: ludoteca play { $game }

## Playing

play-bot = Bot { $number }
play-turn = { $name } to play
play-keys = ? why not · u undoes · l legend · h help · q saves and quits
play-undo-anyway = If the whole table agrees, “u!” goes back all the same.
play-fine = You may: { $option }. Write { $number } or “{ $notation }”.
play-nothing-refused = Nothing of what is asked now is forbidden.
play-no-legend = This game needs no legend.
play-saved = Game saved in { $file }
play-resume = To go on: { $command }
play-replay = To see it again: { $command }
play-won = { $names } wins!
play-shared = A shared win: { $names }.
play-over = The game is over
play-undo-fine = You may: write u.
play-more-alike = { $count ->
    [one] (And 1 more like it.)
   *[other] (And { $count } more like it.)
}
play-points = { $points ->
    [1] 1 point
    [-1] -1 point
   *[other] { $points } points
}
play-help =
    Write the number of an option, or the move in writing (the one shown in grey).
    ?            why something is not among the options
    ? 2          what option 2 is
    ? take_pile P   whether this move may be made and, if not, why
    u            takes back your last step, if chance has decided nothing since
    u!           takes it back all the same, if the whole table agrees
    v            shows the table again
    d            shows the diary of the whole game
    l            explains the symbols
    q            saves and quits; “q file” saves where you like
    h            this help

## Seeing again

replay-start = { $title }: { $players } players, { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}, { $over ->
    [yes] finished
   *[no] not finished yet
}
replay-step = Step { $step } of { $steps }
replay-setup = The beginning
replay-keys = Enter goes on · b goes back · a number goes to that step · f goes to the end · q quits

## Simulating

simulate-progress = games
simulate-games = games played
simulate-decisions = decisions made
simulate-seconds = seconds
simulate-decisions_per_s = decisions per second
simulate-games_per_s = games per second
simulate-compiled = compiled engine
simulate-length_quartiles = decisions in a game: ¼, half and ¾ of the games take at most
simulate-wins_by_seat = wins by seat; shared ones count in equal parts
simulate-score_quartiles = points at the end: ¼, half and ¾ of the players make at most
simulate-partial = Interrupted: partial result, { $games } of { $wanted } games.
simulate-yes = yes
simulate-no = no

## Tournaments and the lab

tournament-written = Page, plot and figures are in { $folder }
tournament-stopped = Interrupted: partial result of { $games } games.
tournament-again = Repeat the command to go on from here.
tournament-no-file = With --out FOLDER it could go on later from here.
lab-written = Report on { $games } games: { $file }
lab-nothing = Interrupted before any game was finished: there is no report.

## What did not work

problem-language = I do not speak “{ $language }”. I speak: { $known }.
problem-command = There is no command “{ $name }”. The commands are: { $known }.
problem-option = There is no option { $name }. See --help.
problem-value = The value given for { $name } does not fit. See --help.
problem-extra = This is too much: { $name }. See --help.
problem-usage = I did not understand what was asked ({ $detail }). See --help.
problem-number = { $count ->
    [one] There is only option 1.
   *[other] There are only options 1 to { $count }.
}
problem-no-game = Say which game: { $known }.
problem-no-file = Say which file: ludoteca replay FILE
problem-setting-form = Options of the game are written name=value, not “{ $given }”.
problem-seed = --seed needs a seed. Without --seed one is drawn.
problem-resume-alone = { $option } does not go with --resume: the saved game says that already.
problem-resume-game = That saved game is one of { $theirs }, not of { $ours }.
problem-resume-over = That game is over. To see it again: { $command }
problem-seat = Players go from 1 to { $players }; there is no { $seat }.
problem-file-missing = There is no file “{ $file }”.
problem-file-nowhere = There is no folder to save “{ $file }” in.
problem-file-folder = “{ $file }” is a folder, not a file.
problem-file-denied = I am not allowed to use “{ $file }”.
problem-file-full = There is no room left on the disk for “{ $file }”.
problem-file-other = I could not use “{ $file }”: { $detail }.
serve-others = For others, on a phone too: { $url }
serve-address = Open { $url } in a browser. Ctrl-C to stop.
problem-extra-missing = The package { $needs } is missing. This needs more: pip install 'ludoteca[{ $extra }]'
problem-port = Cannot listen at { $host }, port { $port }: another program may be there already. Try another with --port.
problem-database = The database “{ $name }” cannot be used: { $why }
problem-database-busy = Another server is already using “{ $name }”. An SQLite file is for one process; several need PostgreSQL.
problem-database-empty = There is nothing of Ludoteca in “{ $name }”, and nothing was made there. Is it the right database?
problem-database-older = A server of an older version is running on “{ $name }”. Restart it with the new version first; until then only a backup can be made.
problem-database-foreign = “{ $name }” is the database of another program; nothing in it was changed. Give another file.
problem-database-kind = I do not know databases of the kind { $name }. Give a file or an address postgresql://...
problem-newer-database = The database is of version { $theirs }, made by a newer Ludoteca; this one knows up to { $ours }. Update Ludoteca, or use the backup made before.

## Decks

deck-fine = { $file }: nothing wrong.
deck-faults = { $count ->
    [one] 1 fault.
   *[other] { $count } faults.
}
deck-such-as = Example: { $example }
deck-counted = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
deck-written = An example deck was written to { $file }
problem-deck = { $count ->
    [one] The deck “{ $file }” has 1 fault. To see it: { $command }
   *[other] The deck “{ $file }” has { $count } faults. To see them: { $command }
}
problem-uncompiled = What is still being written does not run beside what is compiled. Run all of it interpreted: LUDOTECA_PURE=1 ludoteca …
problem-no-deck-file = Say which file: ludoteca deck check FILE
problem-no-deck = Say which deck: ludoteca deck show FILE, or house, school or example instead of the file.
problem-no-workshop = The decks of { $game } are not shown card by card.
problem-no-decks = { $game } takes no decks of your own. These do: { $known }.
problem-file-exists = “{ $file }” is there already; choose another name.
problem-file-not-text = “{ $file }” is no text file in UTF-8.

## For whoever runs a server

help-admin = For whoever runs a server: copies, checks, deleting, closing for a while.
help-admin-backup = Copies the database to a new file while the server runs.
help-admin-restore = Puts a copy back; the server has to be stopped. What was there stays beside it.
help-admin-check = Opens every table and replays every game to where it stands.
help-admin-stats = Says how many tables, guests and entries there are.
help-admin-delete = Deletes a table and all that was played there.
help-admin-forget = Deletes a guest; in games that others played too only their name and chat.
help-admin-ban = Lets nobody in from an address, or nobody be called by a name.
help-admin-unban = Takes a ban back.
help-admin-bans = Lists all bans, as ban and unban take them.
help-admin-close = Closes for a while: players read the notice, and nobody plays on.
help-admin-open = Opens again.
help-admin-tidy = Deletes what is older than the months given, and packs finished games.
help-admin-vacuum = Gives unused space of an SQLite file back; the server has to be stopped.
help-option-backup-file = The new file.
help-option-restore-file = The copy.
help-option-table = The table: the last part of its address.
help-option-guest = The guest: the id that their page of data shows, or a name that only they have.
help-option-address = An address, as 192.0.2.7.
help-option-name = A name; small and capital letters are the same.
help-option-notice = What players read.
help-option-finished = Months after which finished games are deleted.
help-option-abandoned = Months after which tables without a move are deleted.
help-option-guests = Months after which guests without a table are forgotten.
help-option-dry_run = Only says what would be deleted.
help-option-proxies = Addresses, with commas, of servers in front whose X-Forwarded-For is believed (10.0.0.5 or 10.0.0.0/8). Otherwise: nobody’s.
help-option-mail = The server for outgoing e-mail, smtp://user:password@host:587 or smtps://…; also LUDOTECA_MAIL. Needs --public-url.
help-option-mail_from = The address that e-mails come from.
help-option-retention = What is deleted after how many months: finished=24,abandoned=6,guests=12. Otherwise: nothing.

admin-backup = Copied to { $file }
admin-backup-postgres = Nothing was copied. For PostgreSQL, run: pg_dump --format=custom --file={ $file } "$LUDOTECA_DATABASE"
admin-restore = Restored from { $file }
admin-restore-former = What was there is now { $file }
admin-restore-postgres = Nothing was put back. For PostgreSQL, stop the servers and run: pg_restore --clean --if-exists --single-transaction --dbname="$LUDOTECA_DATABASE" { $file }
admin-check-fault = { $table }: { $fault }
admin-check = Tables opened: { $tables }; replayed to where they stand: { $replayed }; with a fault: { $faults }.
admin-phase-gathering = gathering
admin-phase-playing = playing
admin-phase-over = finished
admin-phase-ended = ended early
admin-phase-uploaded = brought
admin-stats-tables = Tables
admin-stats-uploads = Records brought as files
admin-stats-guests = Guests
admin-stats-entries = Entries not packed
admin-stats-size = Size in MB
admin-delete = Deleted: { $table }
admin-forget = Forgotten, at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}.
admin-ban-address = Nobody comes in from { $value } any more.
admin-ban-name = Nobody may be called “{ $value }” any more.
admin-unban = Welcome again: { $value }
admin-close-notice = We are doing maintenance and will be back soon.
admin-close = Closed. Players read: { $notice }
admin-open = Open again.
admin-tidy = Finished tables deleted: { $finished }; abandoned ones: { $abandoned }; guests: { $guests }. Games packed: { $packed }.
admin-tidy-dry = Would be deleted: finished tables, { $finished }; abandoned tables, { $abandoned }; guests, { $guests }.
admin-vacuum = { $before } MB before, { $after } MB now.
admin-vacuum-postgres = PostgreSQL does that by itself (autovacuum); to do it now: psql "$LUDOTECA_DATABASE" -c VACUUM
problem-database-away = The database does not answer: { $why }
problem-no-backup-file = Say which file: { $command } FILE
problem-no-database = There is no database at “{ $file }”. Say which with --database, or begin one with ludoteca serve.
problem-no-table = Say which table: ludoteca admin delete TABLE
problem-table-missing = There is no table “{ $table }”.
problem-no-guest = Say which guest: ludoteca admin forget GUEST
problem-guest-missing = There is no guest “{ $guest }”.
problem-guest-many = Several guests are called “{ $guest }”. Say which by id: { $ids }
problem-ban-address = “{ $value }” is no IP address.
problem-ban-missing = There is no ban of “{ $value }”.
problem-ban-what = Say what: either --address IP or --name NAME.
problem-proxies = Servers in front are written as addresses or networks, with commas (127.0.0.1,10.0.0.0/8), not “{ $given }”.
problem-public-url = The address for browsers is written https://example.org, not “{ $given }”.
problem-mail = To send e-mails takes --mail (smtp://user:password@host:587 or smtps://…), --public-url and an address that they come from.
problem-retention = Retention is written finished=24,abandoned=6,guests=12 (months), not “{ $given }”.

## Printing

print-progress = Printing
print-written = { $file }: { $pages ->
    [1] 1 page
   *[other] { $pages } pages
}.
