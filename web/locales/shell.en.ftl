# The pages around the table.

nav-label = Pages
nav-games = Games
nav-lobby = Open tables
nav-help = Help
nav-settings = Settings
nav-guest = Guest

home-title = Pick a box and play
lobby-title = Open tables
join-title = An invitation
report-title = Report
replay-title = Replay
game-title = The game
cards-title = Cards
rules-title = Rules
profile-title = You
settings-title = Settings
help-title = Help
credits-title = Credits

missing-title = There is nothing here
missing-text = The address { $path } leads nowhere, or what was there is gone.
missing-home = To the games
