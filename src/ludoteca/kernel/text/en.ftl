### Words that every game shares.

player = Player { $number }

refusal-game_over = The game is over.
refusal-not_your_decision = It is not your decision now; wait for the others.
refusal-no_such_action = There is no such move in this game.

undo-nothing = You have not done anything that could be taken back.
undo-others = Somebody else has acted since. You can go back only if everybody agrees.
undo-chance = Cards or dice have decided something since. You can go back only if everybody agrees.
undo-shown = Something hidden has been seen since. You can go back only if everybody agrees.
undo-settled = There is no going back from here, even if everybody agrees: those are the rules of this game.
undo-rules = This game was begun under older rules: its moves cannot be taken back.

problem-game = There is no game called “{ $game }”. The games are: { $known }.
problem-players = { $game } is for { $lowest } to { $highest } players.
problem-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
problem-bot-count = There are { $players } players but { $bots } bots. Name a bot for each of them, or one for all.
problem-positive = “{ $name }” must be at least 1.
problem-setting = There is no option “{ $setting }”. Options: { $known }.
problem-setting-value = Option “{ $setting }” cannot be “{ $value }”. It can be: { $allowed }.
problem-setting-data = The value of “{ $setting }” cannot be used: { $detail }
problem-not-a-record = This file is not a saved game of Ludoteca.
problem-format = This saved game has format { $theirs }; this version reads format { $ours }.
problem-damaged = The saved game is damaged ({ $detail }).
problem-other-rules = This game of { $game } was played under rules version { $theirs }; this version plays { $ours }. Open it with the version that saved it.
problem-illegal-action = The saved game is damaged: move { $number } was never possible.
problem-options = Nothing to choose: seat { $seat } is not asked for anything now.
problem-notation = Cannot read “{ $notation }”.
problem-position = This is no position of { $game }: { $detail }
problem-no-record = This table was set up in a position: only a game from the first deal on has a record.

problem-bots-few = A tournament needs at least two bots.
problem-bots-none = Name at least one bot. The bots are: { $known }.
problem-bot-twice = The bot “{ $bot }” is named twice.
problem-against-same = There is nothing to compare: the options are the same on both sides.
problem-chunks-other = “{ $file }” holds the games of something else ({ $what }: { $theirs }, not { $ours }). Choose another folder, or delete it.
problem-chunks-damaged = “{ $file }” is damaged at line { $line }. Delete it to begin again.
problem-chunks-file = I cannot use “{ $file }”: { $detail }.
problem-no-dask = --cluster needs Dask: pip install 'ludoteca[dask]'
problem-cluster = No Dask cluster answers at “{ $address }”.
problem-cluster-empty = The cluster at “{ $address }” has no workers.
problem-cluster-lost = The cluster at “{ $address }” was lost on the way.
problem-cluster-version = The workers of the cluster at “{ $address }” have no Ludoteca, or another one than this computer: install the same there.
problem-lab-words = { $file }: { $detail }

problem-print-language = I do not print in “{ $value }”. It can be: { $known }.
problem-print-paper = I do not know the paper “{ $value }”. It can be: { $known }.
problem-print-cards = I do not know cards of the size “{ $value }”. It can be: { $known }.
problem-print-sides = I do not know how to print the sides “{ $value }”. It can be: { $known }.
problem-print-ink = I do not know the ink “{ $value }”. It can be: { $known }.
problem-print-only = This game has no part “{ $value }”. It can be: { $known }.
problem-print-bleed = The bleed goes from 0 to { $most } millimetres.
problem-print-game = “{ $game }” cannot be printed yet.
problem-print-undrawn = The drawings of “{ $game }” for printing are missing: make web
problem-print-stale = The drawings for printing are older than { $file }: make web
problem-print-room = A piece does not fit on “{ $paper }” paper.
problem-print-overflow = The text does not fit, not even in letters of 7 points: “{ $what }”. Choose larger cards.
problem-print-missing = The package typst is missing. To print: pip install 'ludoteca[press]'
