# The deck builder. What a game calls its cards and rules is in decks.<game>.en.ftl.

decks-building = Deck builder: { $name }
decks-name = Name of the deck
decks-new-name = New deck
decks-nameless = Nameless deck
decks-views = Parts of the deck builder
decks-view-cards = Cards
decks-view-deck = Deck
decks-view-check = Check

# Cards to choose from

decks-pool = Cards to choose from
decks-search = Search { $count } cards
decks-kind = Kind
decks-any = { $what }: all
decks-order = Order
decks-by = By { $what }
decks-by-price = Dearest first
decks-by-low-price = Cheapest first
decks-by-name = By name
decks-by-number = By number
decks-fitting = Fits the deck
decks-owned = Only my cards
decks-copies-of = { $copies } of { $owned }
decks-owned-none = You own no cards yet.
decks-owned-go = Open a pack
decks-price = Price
decks-price-from = Price from
decks-price-to = Price to
decks-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
decks-none-found = There is no card like that.
decks-clear = Clear
decks-more = Show more
decks-add = Add { $card }
decks-remove = Remove { $card }
decks-copies = Copies in the deck:
decks-added = { $card } added.
decks-removed = { $card } removed.
decks-add-it = Add to the deck
decks-add-another = Add another
decks-remove-it = Remove
decks-others = Others like it
decks-in-deck = { $copies ->
    [one] In the deck.
   *[other] { $copies } times in the deck.
}
decks-not-in-deck = Not in the deck.

# The deck

decks-deck = The deck
decks-roster = Roster
decks-tally = { $area } { $have } of { $need }
decks-shelf-tally = { $have ->
    [one] 1 card
   *[other] { $have } cards
}, { $need } at least
decks-shelf-add = Add cards
decks-slot-free = Empty
decks-slot-empty = { $place }: empty place. Show cards for it
decks-beyond = No place for:

# What is right and wrong

decks-check = Check of the deck
decks-broken = Broken rules
decks-broken-count = { $count ->
    [one] 1 rule broken
   *[other] { $count } rules broken
}
decks-kept = { $kept } of { $checks } checks are in order.
decks-legal = All in order: this deck can be played.
decks-legal-short = All in order
decks-chapter = The rules on decks
decks-rule-opens = (opens the rules)
decks-show-wanted = Show cards
decks-meter-most = { $most } at most

# What can be done

decks-act-suggest = Suggest
decks-act-import = Import
decks-act-share = Share
decks-act-play = Play
decks-act-rules = House rules
decks-act-more = More
decks-house-rules = house rules
decks-rules-title = House rules
decks-rules-lead = The deck is checked, suggested and played by these; a table with other rules may refuse it.
decks-undo = Undo
decks-undone = Undone.
decks-save = Save
decks-is-saved = Saved
decks-saved = { $name } is saved.
decks-empty = Take all cards out
decks-emptied = The deck is empty.
decks-to-list = My decks
decks-draft-back = Your unsaved changes are back.
decks-shared-copy = Somebody shared this deck with you. Saving keeps a copy of your own.

decks-import-title = A deck from text
decks-import-text = Text of the deck
decks-import-hint = The text that “Share” and “playcall deck show” write: a card on each line, by its number or name. A deck in one word will do too.
decks-import-file = Or from a file:
decks-import-take = Take over
decks-import-nothing = This text names no card.
decks-imported = { $name } is on the bench.

decks-share-title = Share { $name }
decks-share-link = By link
decks-share-link-hint = Whoever opens it sees this deck as you last saved it, and may keep a copy.
decks-share-saves = The deck is saved first; then everybody with the link can read it.
decks-share-make = Make a link
decks-share-text = As text
decks-share-text-hint = “Import” and “playcall deck” read it.
decks-share-file = Download
decks-share-code = In one word

decks-suggest-title = Suggest a deck
decks-suggest-lead = The best cards that the rules and the budget allow, as the game reckons them.
decks-suggest-owned = The best of the cards you own that make a legal deck.
decks-suggest-lean = Style
decks-suggest-keep = Keep my cards
decks-suggest-keep-hint = What is in the deck stays as far as the rules allow; the rest is filled in.
decks-suggest = Suggest
decks-suggesting = Working it out…
decks-suggested = A suggested deck is on the bench.
decks-suggested-new = A suggested deck
decks-suggested-name = Suggested deck

decks-play-title = Play with { $name }
decks-play-illegal = This deck breaks rules, so it cannot be played yet:
decks-play-bot = Opponent
decks-play-theirs = The opponent's deck
decks-play-now = Play
decks-play-setup = Set up a table…

# One's decks

decks-own = My decks
decks-built = Built decks
decks-stock = Stock teams
decks-none = You have not saved a deck yet.
decks-none-begin = Begin with one of these, and make it yours:
decks-draft = There is a deck you have not saved; beginning another one replaces it.
decks-draft-go = Go on with it
decks-which = Which?
decks-is-shared = shared
decks-edit = Open
decks-rename = Rename
decks-rename-it = Rename { $name }
decks-delete = Delete
decks-delete-it = Delete { $name }
decks-delete-sure = Delete { $name }? Its link will lead nowhere.
decks-delete-yes = Yes, delete
decks-cancel = Cancel
decks-begin = A new deck
decks-begin-lead = Begin with nothing, with a deck that somebody built, or with a team; everything can be changed, and “Suggest” fills in the rest.
decks-begin-from = Begin with
decks-begin-blank = An empty deck
decks-begin-go = Begin
decks-begin-owned = Begin with the cards of my collection

# Choosing a deck for a table

decks-pick = Chosen at the table
decks-mend = Mend it in the deck builder
