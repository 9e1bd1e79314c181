# Mehrere an einem Gerät: der Vorhang zwischen ihnen.

sofa-curtain = Weitergeben
sofa-hand-over = Weitergeben an
sofa-how = Ab hier schaut nur { $name }. Was darüber liegt, dürfen alle sehen.
sofa-round-how = Das Gerät geht einmal reihum. Ab hier schaut nur { $name }.
sofa-take = Ich bin { $name }: meine Seite zeigen
sofa-undo = Letzte Wahl zurücknehmen
sofa-nothing = Nichts zu wählen für dich, { $name }
sofa-nothing-how = Jemand wird heimlich gefragt. Damit niemand merkt, wer es ist, geht das Gerät reihum: Schau kurz in deine Karten, dann gib es weiter.
sofa-pass = Weitergeben
sofa-concede = { $name } gibt auf
sofa-concede-sure = Ja, { $name } gibt diese Partie auf
sofa-stand-in = Einen Bot für { $name } spielen lassen
sofa-plays-again = { $name } spielt wieder selbst
