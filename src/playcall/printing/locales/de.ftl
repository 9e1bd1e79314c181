### Was die Druckerei sagt, auf Deutsch.

print-language = de
print-contents = In dieser Datei
print-board = Spielpläne
print-cards = Karten
print-reference = Übersichtskarten
print-marker = Würfel und Marker
print-dice = { $count } Würfel zum Falten
print-cubes = { $count } blanke Würfel zum Falten
print-money = Geld
print-pad = Blöcke
print-rules = Regeln
print-rules-told = ein Heft auf Englisch: Bogen in der Mitte falten und klammern
print-box = In der Schachtel
print-kind = { $count } { $kind }
print-cards-told = { $count }: { $kinds }
print-size = Kartengröße
print-paper = Papier
print-version = Fassung
print-version-told = Regeln { $rules }, Kartensatz { $set }
print-foot = { $game } · { $section }

print-how = So wird gedruckt
print-note-size = Drucke in Originalgröße (100 %), nicht an die Seite angepasst.
print-note-check = Drucke erst ein Blatt und miss mit dem Lineal nach; dann den Rest.
print-note-sides = { $backs ->
    [true] Drucke beidseitig und wende das Papier an der langen Kante: So liegt jede Rückseite hinter ihrer Vorderseite.
   *[false] Drucke einseitig, auf Karton ab 200 g; oder stecke die Karten mit einer beliebigen Spielkarte dahinter in Hüllen.
  }
print-note-cut = Schneide von Marke zu Marke, erst die langen Linien, dann Stück für Stück. Falte Würfel an den gestrichelten Linien und klebe die Laschen.

print-check-title = Stimmt die Größe?
print-check-square = Dieses Quadrat ist 50 mm breit und 50 mm hoch.
print-check-card = So groß ist eine Karte. Lege eine von deinen darauf.
print-check-ruler = Lege ein Lineal an: Beide müssen übereinstimmen. Wenn nicht, stelle den Drucker auf 100 %.
print-check-register = Halte das Blatt gegen das Licht: Die Ringe in den Ecken beider Seiten müssen aufeinanderliegen.

print-credit = { $game }: gezeichnet und gesetzt von Playcall { $version }. Für den eigenen Tisch.
print-credit-type = Schriften: Barlow Condensed und Atkinson Hyperlegible Next, unter der SIL Open Font License.
