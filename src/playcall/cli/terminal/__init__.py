"""One person against bots in a terminal: the session, the line mode and the table."""
