### The table in the terminal, in English.

## Line mode
term-opening = { $title }, seed { $seed }. You are { $who }; type ? for help.
term-help =
    { "  " }number or token   choose that option
    { "  " }?                 this help, and what each option does
    { "  " }table             the table again
    { "  " }card NAME         what is printed on a card, by its name or a part of it
    { "  " }rules             the rules behind what just happened, and the chapters
    { "  " }rules ID or WORD  a rule, a chapter, or every rule with that word
    { "  " }log               everything that has happened
    { "  " }hint              what the coach would do, and why
    { "  " }undo              take your last choice back
    { "  " }save [FILE]       save the game; resume it later with play --resume FILE
    { "  " }quit              leave
term-over-commands = The game is over: log, undo, save or quit.
term-try-help = { $problem } Type ? to see your options.
term-no-option = There is no option { $number }; they go from 1 to { $most }.
term-no-token = '{ $token }' is not an action of this game.
term-not-now = '{ $tried }' is not possible now; choose one of: { $tokens }.
term-card-which = Which card? Type card and its name, or a part of it.
term-chapters = Chapters (type rules and an id or a word for more):
term-nothing-to-undo = There is nothing to take back.
term-saved = Saved in { $file }.
term-save-first = Save first? Enter saves in { $file }, a name saves there, n saves nothing:

## People who share a terminal
term-opening-shared = { $title }, seed { $seed }. At this terminal: { $who }. Type ? for help.
term-hand-over = Hand over to { $name }.
term-hand-over-how = Press Enter once nobody else can see the screen.
term-lift = I am { $name }: show my cards
term-lift-how = Only what everybody may see is shown until then.

## The table
term-play-by-play = Play-by-play
term-over-keys = The game is over: l shows the log, u takes back, s saves, q leaves.
term-over = The game is over.
term-help-title = Help
term-keys =
    Pick an option with the key in front of it, with the arrows and Enter, or with the mouse.
    { "" }
    ?  this help                r  the rules, searchable
    c  the cards, searchable
    h  what the coach would do  u  take your last choice back
    l  everything that happened s  save the game
    q  leave                    Ctrl+T  light or dark
    { "" }
    Page Up and Page Down scroll the table. Tab moves between options, table and play-by-play.
term-coach-title = What the coach would do
term-key-help = Help
term-key-rules = Rules
term-key-cards = Cards
term-key-hint = Hint
term-key-undo = Undo
term-key-log = Log
term-key-save = Save
term-key-quit = Quit
term-table-title = { $title }, seed { $seed }
term-seed = (seed { $seed })

## Sheets
term-escape-closes = Escape closes
term-rules-of = Rules of { $title }
term-rules-search = a rule ({ $example }), a chapter or a word
term-cards-of = Cards of { $title }
term-cards-search = the name of a card, or a part of it
term-rules-behind = Behind what just happened
term-rules-all = All rules
term-save-in = Save in
term-save-keys = Enter saves, Escape does not
term-leave-title = Leave the table
term-leave-save = Save in { $file } and leave
term-leave-plain = Leave without saving
term-stay = Stay

## The coach
term-promise = { $chance } % to win
term-promise-ahead = { $chance } % to win, { $points } ahead
term-promise-behind = { $chance } % to win, { $points } behind

## Replay and review
join-against = { $a } against { $b }
join-against-last = { $a } against { $b }
term-record-fine = The record is in order: { $plies ->
    [one] one choice
   *[other] { $plies } choices
  }.
term-record-open = After { $plies } of { $all ->
    [one] one choice
   *[other] { $all } choices
  } the game is not over.
term-seat = { $who }, { $name }
term-no-chances = Nobody can tell the chances of this game.
term-chance = chance to win
term-of-which = of which
term-from-to = { $from } % to { $to } %
term-split = own choices { $own }, choices of the others { $others }, luck { $luck }
term-turning-points = Turning points
term-turn = choice { $ply }: { $from } % to { $to } %: { $split }
term-agreed = The coach agrees with { $agreed } of { $all ->
    [one] one choice
   *[other] { $all } choices
  }.
term-rather = choice { $ply }: { $better }, rather than { $chosen } ({ $cost }).

## Leagues and cups
league-matches = matches
league-forming = The league is not complete yet.
league-over = Season { $season } is over: { $team } are champions.
league-draft = Season { $season }, { $round ->
    [0] rosters
   *[other] draft, round { $round }
  }: { $team } to pick.
league-replace = Season { $season }: { $team } must fill a place of the roster.
league-to-play = Season { $season }, { $stage }: { $matches ->
    [one] one match
   *[other] { $matches } matches
  } to play.
league-stage = { $stage ->
    [preseason] Exhibition { $number }
    [regular] Week { $number }
    [playoff] Play-offs, round { $number }
   *[cup] Round { $number }
  }
league-pairing = { $home } against { $away }
league-decided = { $result } { $means ->
    [coin] { $team } won the coin toss.
    [shootout] { $team } won the shoot-out.
   *[other] { $team } go on.
  }
league-have = On the roster of { $team }: { $cards }.
league-pick-with = Pick with 'playcall league { $game } draft { $league } CARD'.
league-a-bots-team = { $team } belong to a bot: only persons make offers.
league-trade-off = { $team } and { $partner } do not trade: { $why }
league-trade-state = { $state ->
    [declined] the offer was declined.
    [rejected] the commissioner rejected it.
    [cancelled] all others voted against it.
    [review] it waits for the commissioner.
    [window] it can still be protested against.
   *[other] it is not done.
  }
league-table = Table
league-division = { $conference ->
    [0] { $division ->
        [north] North
       *[south] South
      }
   *[other] Conference { $conference }, { $division ->
        [north] North
       *[south] South
      }
  }
league-table-head = { $title }: won, tied, lost, points
league-head-place = place
league-head-team = team
league-head-won = won
league-head-tied = tied
league-head-lost = lost
league-head-score = score
league-head-decided = decided by
league-criterion = { $name ->
    [share] wins
    [division_share] division record
    [head_to_head_share] head to head
    [points] points
    [head_to_head_points] head to head
    [difference] difference
    [scored] scored
    [away_scored] scored away
    [touchdowns] touchdowns
    [shootout] shoot-out
    [lot] lot
   *[none] nothing
  }
