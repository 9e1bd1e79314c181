# Collections: packs to open, what is owned. What a game calls its packs and cards is in collection.<game>.en.ftl.

collection-own = Your collection: { $game }
collection-shared = A collection: { $game }
collection-to-own = To your own collection
collection-build = Build a deck from it
collection-hand-on = Share and import

# Packs

collection-packs = Open a pack
collection-open = Open:
collection-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
collection-kind = { $kind }: { $count } to choose from, { $cards } cards each
collection-pack-cards = The cards of the pack
collection-face-down = Card { $number }, face down: turn it over
collection-face-down-all = { $count } cards lie face down.
collection-zoom = { $card }: enlarge
collection-turned = { $rarity }: { $card }.
collection-turned-new = { $rarity }: { $card }. New!
collection-new = New
collection-left = { $count ->
    [one] 1 card is still face down.
   *[other] { $count } cards are still face down.
}
collection-turn-next = Turn the next one
collection-turn-all = Turn all
collection-another = Open another one
collection-done = Done
collection-summary = { $fresh ->
    [0] None of the { $count } cards is new.
    [one] 1 of { $count } cards is new.
   *[other] { $fresh } of { $count } cards are new.
} The rarest: { $best }.

# What is owned

collection-owned = What you own
collection-theirs = What is in it
collection-of = of { $all } different cards
collection-copies = { $count ->
    [one] 1 card
   *[other] { $count } cards
} from { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
}
collection-have = { $have } of { $all }
collection-cards-title = The cards
collection-search = Search every word on them
collection-show = Show
collection-show-all = All
collection-show-owned = Owned
collection-show-missing = Missing
collection-show-spare = Twice or more
collection-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
collection-clear = Clear
collection-none = There is no card like that.
collection-retire = One copy leaves…
collection-retire-sure = One copy leaves the collection for good, as a card does that was retired at the table. Sure?
collection-retire-yes = Yes, it leaves
collection-cancel = Cancel

# Handing it on

collection-link = By link
collection-link-make = Make a link
collection-link-hint = Whoever opens it sees your collection as it is at that time, and can change nothing.
collection-text = As text
collection-file = Download
collection-text-hint = The packs you have opened; the cards follow from them. The command line reads it:
collection-import = Add from text
collection-import-file = Or from a file:
collection-import-hint = What “playcall collection export” or this page has written. Packs that you have already count once.
collection-import-take = Add
collection-added = { $count ->
    [0] You have all of these packs already.
    [one] 1 pack has been added.
   *[other] { $count } packs have been added.
}
collection-anew = Begin anew
collection-anew-go = Give everything away…
collection-anew-sure = { $count ->
    [one] The pack you have opened and its cards are
   *[other] The { $count } packs you have opened and their cards are
} gone then. Decks stay. Sure?
collection-anew-yes = Yes, give everything away
collection-anew-done = Your collection is empty.
