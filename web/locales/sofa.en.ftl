# Several people at one device: the curtain between them.

sofa-curtain = Hand over
sofa-hand-over = Hand over to
sofa-how = Only { $name } looks from here on. What is above may be seen by all.
sofa-round-how = The device goes once round all of you. Only { $name } looks from here on.
sofa-take = I am { $name }: show my side
sofa-undo = Take back the last choice
sofa-nothing = Nothing for you to choose, { $name }
sofa-nothing-how = Somebody is asked in secret. The device goes round so that nobody can tell who it is: look at your cards for a moment, then hand it on.
sofa-pass = Hand it on
sofa-concede = { $name } concedes
sofa-concede-sure = Yes, { $name } concedes this game
sofa-stand-in = Let a bot play for { $name }
sofa-plays-again = { $name } plays again
