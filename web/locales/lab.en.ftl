# The balance lab
lab-lead = Play thousands of games between bots and see what the cards do.
lab-to-cards = Cards and decks
lab-experiment = New run
lab-game = Game
lab-sets = Your card sets
lab-mode = Way to play
lab-mode-all = So that all cards are seen
lab-bot = Bot on every side
lab-level-starter = Starter
lab-level-rookie = Rookie
lab-level-random = Random
lab-games = Games
lab-seed = Seed
lab-reach = After { $games } games a share is known to ±{ $reach } points. The same seed deals the same cards, so two runs can be compared game by game.
lab-start = Start the run
lab-runs = Runs
lab-kept = { $count ->
    [one] one kept
   *[other] { $count } kept
  }
lab-none = Nothing has been played yet.
lab-printed = printed cards
lab-of-games = { $games } games
lab-forget = Delete the run of { $name }
lab-done = done
lab-going = playing
lab-stopped = stopped
lab-failed = failed
lab-run = This run
lab-progress = Games played
lab-played = { $played } of { $games } games
lab-is-going = Being played on the server. You may leave this page.
lab-is-done = Done.
lab-is-stopped = Stopped. What was played is kept.
lab-is-failed = The server could not play on. What was played is kept.
lab-pace = { $pace } games a second, { $minutes ->
    [0] { $seconds } s left
   *[other] { $minutes } min { $seconds } s left
  }. You may leave this page.
lab-stop = Stop here
lab-resume = Play on
lab-download = Download
lab-file-cards = Cards
lab-file-matchups = Match-ups
lab-file-games = All games
lab-so-far = So far:
lab-result = Result:
lab-best-worst = Most wins: { $best }, { $high } %; fewest: { $worst }, { $low } %.
lab-off = { $count ->
    [0] No card is clearly too strong or too weak.
    [one] One card is clearly too strong or too weak.
   *[other] { $count } cards are clearly too strong or too weak.
  }
lab-old = Cards or rules have changed since: this run cannot be played on.
lab-empty-title = No games yet
lab-empty = Choose a game and start a run. The figures come while it is played.
lab-first-games = The first games are being played.
lab-cards = Win share with a card
lab-intervals = %, with 95 % intervals
lab-cards-when = When the card is
lab-when-deck = in the deck
lab-when-drawn = drawn
lab-when-played = played
lab-find-card = Find a card
lab-no-cards = No card fits.
lab-strong = too strong
lab-weak = too weak
lab-aim = the aim
lab-all-cards = Show all { $count } cards
lab-fewer-cards = Show the strongest and the weakest
lab-matrix = Who beats whom
lab-row-beats = row beats column, %
lab-all = All
lab-far = off by more than { $points }, and surely not even
lab-games-each = about { $games } games each
lab-spreads = How the games went
lab-ties = { $share } % ties
lab-spread-points = Points of a side
lab-spread-margins = Margin
lab-spread-lengths = Decisions a game
lab-spread-changes = Lead changes
lab-deviation = ±{ $by }
lab-spread-said = From { $from } to { $to }, { $mean } on average
lab-change = Before and after
lab-compare-with = Compare with an earlier run
lab-compare-lead = Choose an earlier run: what has changed since is shown game by game.
lab-nothing-to-compare = Start a second run of this game with other card sets and seed { $seed }: then both can be compared game by game.
lab-pairs = { $pairs } pairs of games with the same deal, { $same } of them exactly alike. An interval belongs to the difference.
lab-becomes = becomes
lab-no-change = no change shown
lab-figure-points = Points, both sides
lab-figure-margin = Margin
lab-figure-decisions = Decisions a game
lab-figure-changes = Lead changes
lab-figure-ties = Ties
lab-figure-first = First seat wins
lab-new-cards = { $count ->
    [one] New:
   *[other] New cards:
  } { $cards }
