### Why the server refuses a request, in English. The id is `no-` and the code of the refusal; codes with several sentences have others.

## Who asks
no-auth-needed = Sign in first: start as a guest with POST /api/guests, or log in.
no-auth-owner = Open the address that was printed when the server started, or an invite link.
no-auth-wrong = Wrong username or password.
no-auth-wrong-password = That is not your password.
no-session-unknown = That browser is not signed in any more.
no-account-none = You play as a guest: claim an account first.
no-account-claimed = You already have an account: '{ $name }'.
no-account-taken = The username '{ $name }' is taken. Choose another.
no-calls-off = The host of this server does not offer that.
no-calls-no-mail = The mail server did not take the letter. Check the address, or try again later.
no-calls-wrong-code = That is not the code from the letter. Check it, or enter the address again for a new one.
no-rating = This person has not played a rated game of this title.

## How it is asked
no-path-unknown = Nothing here. /api/docs lists every address.
no-method-refused = This address does not support that method.
no-host-refused = This server does not answer to that host name. PLAYCALL_ORIGINS can allow it.
no-origin-refused = Only pages of this server may open a socket.
no-csrf-refused = This request came from another site. Programs must send the header X-Playcall: 1.
no-rate-limit = That is too often; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
no-body-too-large = A request body may have at most { $most } bytes.
no-body-too-slow = The request did not arrive within { $seconds } seconds. Please try again.
no-request = The request cannot be read: { $why }.
no-message-bad = This message cannot be read: { $why }.
no-message-bytes = Messages are text, not bytes.
no-message-too-long = A message may have at most { $most } bytes.
no-input-bad = '{ $field }' is not valid: { $why }.
no-input-missing = it is missing
no-input-too-short = it needs at least { $min_length ->
    [one] one character
   *[other] { $min_length } characters
  }
no-input-too-long = it can have { $max_length ->
    [one] one character
   *[other] { $max_length } characters
  } at most
no-input-signs = it has characters that are not allowed here
no-input-too-small = it must be at least { $ge }
no-input-too-large = it must be at most { $le }
no-input-number = it must be a whole number

## Tables
no-table-taken = Somebody else was faster. Reload and try again.
no-invite-unknown = This invite is no longer valid. Ask for a new one.
no-invite-needed = You need an invite link to join this table.
no-share-unknown = This key does not open a seat at this table.
no-spectator-silent = Spectators can only watch. Take a seat to play.
no-guide-none = { $game } has no guided first game.
no-rated-guide = The guided first game is never rated.
no-rule-unknown = { $game } has no rule '{ $rule }'.
no-record-yet = The record can be read once the game is over.
no-report-yet = The report is available once the game is over.
no-review-yet = The coach reviews the game once it is over.
no-seat = This table has no seat { $seat }.
no-chat-not-seated = Only players at the table can chat.
no-chat-phrase = There is no phrase '{ $phrase }'; /api/phrases lists them.
no-chat-empty = Say something: choose a phrase or write a message.
no-chat-phrases-only = This table allows preset phrases only.
no-chat-line = A chat message is one line of at most { $most } characters.

## Decks and collections
no-deck-none = { $game } has no decks to build.
no-deck-unknown = You have no deck with this id.
no-deck-behind-link = There is no deck behind this link.
no-deck-too-many = You already have { $most } decks. Delete one first.
no-set-unknown = There is no card set '{ $hash }' in your library.
no-set-behind-link = There is no card set behind this link.
no-set-too-many = You already have { $most } card sets. Delete one first.
no-deck-other-game = This deck is for { $game }. Save the other one as a new deck.
no-collection-unknown = There is no collection behind this link.
no-collection-busy = Your collection is being changed somewhere else. Try again.

## Competitions
no-league-behind-link = There is nothing behind this link any more.
no-league-no-season = This season is not over, or there was none.
no-league-no-team = There is no such team.
no-team-of-yours = This is not a team of yours.
no-trade-yet = There is nothing to trade before the first season.

## The server itself
no-server-database = The database cannot be reached right now. Try again in a moment.
no-server-full = The disk of the server is full: nothing can be kept until there is room again.
no-server-error = Something went wrong on the server; it has been logged. Try again, and report it if it keeps happening.

## Telling people of their turn
call-subject = Your turn: { $game }
call-text =
    Hello { $name },

    your table of { $game } with { $others } waits for your choice:
    { $link }

    You get one letter for each turn, and none while you are at the table. To get none at all: { $home }/me
call-line = { $name }, it is your turn: { $game }
call-code-subject = Your Playcall code
call-code-text =
    Your code: { $code }

    Enter it in your profile, and Playcall tells you here when it is your turn. If you did not ask for it, do nothing.
