### What the lab writes into its reports.

ordinal = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
players = { $players } players
list = { $first } and { $last }

## The balance report

lab-kicker = Balance report
lab-lead = { $games } games between bots, { $players }.
lab-players-all = with { $players } players
lab-title = { $title }: balance report
lab-one = First: { $options }
lab-other = Second: { $options }
lab-plain = as in the manual
lab-partial = Stopped early: { $games } of { $wanted } games were played. The figures are honest, but less sure.
lab-facts = How it was made
lab-bots = Bots
lab-seed = Seed
lab-options = Options
lab-against = Compared with
lab-rules = Rules version
lab-credits = The game is by
licence-mit-code-and-drawings = MIT (code and drawings)
licence-mit-code-drawings-and-deck = MIT (code, drawings and deck)
licence-the-game-belongs-to-its-authors-and-publishers = the game belongs to its authors and publishers
licence-the-game-belongs-to-its-author-and-publisher = the game belongs to its author and publisher
lab-command = Command

lab-findings = What stands out
lab-unequal = Different bots played. Whatever the weaker of them take looks weaker than it is, and what the stronger take looks stronger.
lab-compared = Between the two
find-in-one = First – { $said }
find-in-other = Second – { $said }
find-turn = With { $players } players, whoever plays { $place } wins { $share } ({ $bounds }); an equal part would be { $fair }.
find-seat = With { $players } players, seat { $place } wins { $share } ({ $bounds }); an equal part would be { $fair }.
find-no-seat = No place at the table has a clear advantage.
find-shared = With { $players } players { $share } of the games end with a shared win.
find-wins = { $thing }: those who take it win { $share } ({ $bounds }); usual would be { $expected }.
find-takes-more = { $thing }: taken in { $share } of the games in which it is seen, clearly more often than the rest.
find-takes-less = { $thing }: taken in only { $share } of the games in which it is seen, clearly less often than the rest.
find-never = Never taken: { $things }.
find-none = Nothing is out of line.
find-more = And { $count } more; see below.
find-length = With { $players } players the second is { $direction ->
    [longer] longer
   *[shorter] shorter
} by { $value } decisions (± { $margin }).
find-points = With { $players } players the second brings { $direction ->
    [more] { $value } more points
   *[fewer] { $value } fewer points
} for each player (± { $margin }).
find-change = { $thing }: those who take it win { $one } in the first and { $other } in the second.
find-same = Neither length nor points nor places differ clearly.
find-turn-change = With { $players } players, the { $place } to play wins { $one } in the first and { $other } in the second.
find-seat-change = With { $players } players, seat { $place } wins { $one } in the first and { $other } in the second.

lab-length = Length
lab-length-about = Decisions in a game, of all players together.
lab-quartiles = Half of the games take { $low } to { $high } decisions; the middle is { $middle }.
lab-seats = Wins by place
lab-seats-about = How often each wins, counted from who begins; where several begin at the same time, by seat. The dashed line is an equal part.
lab-turn = { $place } to play
lab-seat = seat { $place }
lab-shared = Shared wins: { $share }.
lab-scores = Points
lab-scores-about = Points at the end: of all players, and of the winners.
lab-all = all players
lab-winners = winners
trial-beside = Beside the house’s own ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
trial-length = Decisions per game (median): { $own }; with the house’s own { $house }.
trial-points = Points per player (median): { $own }; with the house’s own { $house }.
trial-first = Whoever begins wins { $own } of the games; with the house’s own { $house }. Even would be { $fair }.
trial-bounds = In brackets: where the true figure should be. A few games tell little.
lab-points-quartiles = Half of the players make { $low } to { $high } points; the middle is { $middle }.
lab-lead-quartiles = The winner is ahead by { $middle } points in the middle of the games.
lab-no-points = This game is not won by points.
lab-side-one = First
lab-side-other = Second

things-name = Name
things-seen = seen
things-taken = taken
things-won = won
things-plot = win rate of those who take it
things-up = stronger
things-down = weaker
things-more = sought
things-less = avoided
things-changed = changed
things-in-one = { $badge } in the first
things-in-other = { $badge } in the second
things-rest = { $count } in between
things-about-wins = The dashed line is what takers of such things win in general: { $average } times an equal part.
things-about-both = The dashed line is what takers of such things win in general: { $one } times an equal part in the first, { $other } times in the second. The first’s is drawn, or the second’s where only there the thing was taken.
things-none = None came up.

lab-reading = How to read this
lab-reading-sure = Brackets and lines are intervals of 95 %: of twenty such figures about one lies outside. “Out of line” is only what differs clearly even when all of its kind are judged at once, and by a tenth at least.
lab-reading-cause = That those who take a thing win more does not yet mean that it makes them win: who is ahead can also afford more.
lab-reading-bots = Bots played, not people. Other bots may value things differently.
lab-reading-again = The command above makes the same figures again, on any number of processes or on a cluster.

## Tournaments

tournament-kicker = Tournament
tournament-title = { $title }: tournament
tournament-lead = { $games } games of { $players } players, in { $deals } deals. In each deal the same cards are played with { $seatings } seatings, so that everybody has sat everywhere.
tournament-partial = Stopped early: of { $wanted } games { $games } are counted, those of whole deals.
tournament-ratings = Ratings
tournament-ratings-about = Bradley-Terry ratings on Elo’s scale, 1500 on average: 100 points more win 64 % of the comparisons, 400 points more 91 %. The lines are intervals of 95 %.
tournament-standings = Standings
tournament-bot = Bot
tournament-rating = Rating
tournament-games = Games
tournament-won = Wins
tournament-fair = × fair
tournament-place = Place
tournament-points = Points
tournament-duels = Who beats whom
tournament-duels-about = How often the bot of the row ends before the bot of the column; the same place is half a time.
tournament-facts = How it was made
tournament-reading = The intervals take into account that games of one deal resemble each other. A shared win counts as an equal part for each. × fair: how many times the equal part that chance would give. Place and points are means.
