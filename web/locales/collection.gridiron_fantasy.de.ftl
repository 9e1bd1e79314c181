# Gridiron Fantasy Football: Packungen und Sorten von Karten. Namen von Karten und Franchises bleiben englisch.

gridiron_fantasy-collection-note = Du brauchst ein Starter Deck oder ebenso viele Karten. Wie viele Packungen du öffnest, ist deine Sache.
gridiron_fantasy-collection-tally-type = Art
gridiron_fantasy-collection-tally-rarity = Seltenheit
gridiron_fantasy-collection-tally-franchise = Franchise
gridiron_fantasy-collection-sort-type-tm = Teamkarten
gridiron_fantasy-collection-sort-type-op = Angriffsspielzüge
gridiron_fantasy-collection-sort-type-dp = Abwehrspielzüge
gridiron_fantasy-collection-sort-type-oa = Angriffsaktionen
gridiron_fantasy-collection-sort-type-da = Abwehraktionen
gridiron_fantasy-collection-sort-rarity-C = Häufig
gridiron_fantasy-collection-sort-rarity-U = Ungewöhnlich
gridiron_fantasy-collection-sort-rarity-R = Selten
gridiron_fantasy-collection-sort-rarity-V = Sehr selten
gridiron_fantasy-collection-kind-Starter-Deck = Starter Deck
gridiron_fantasy-collection-kind-Booster-Pack = Booster Pack
gridiron_fantasy-collection-kind-Franchise-deck = Franchise-Deck
gridiron_fantasy-collection-product-starter-retail = Starter Deck, Retail-Ausgabe
gridiron_fantasy-collection-product-starter-hobby = Starter Deck, Hobby-Ausgabe
gridiron_fantasy-collection-product-booster-retail = Booster Pack, Retail-Ausgabe
gridiron_fantasy-collection-product-booster-hobby = Booster Pack, Hobby-Ausgabe
gridiron_fantasy-collection-note-starter-retail = Spielbar, wie es ist.
gridiron_fantasy-collection-note-starter-hobby = Spielbar, wie es ist.
gridiron_fantasy-collection-note-booster-retail = Sieben häufige, vier ungewöhnliche, eine seltene.
gridiron_fantasy-collection-note-booster-hobby = Sieben häufige, vier ungewöhnliche, eine seltene.
