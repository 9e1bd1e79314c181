# The table, and what all pages share.

theme-to-light = Change to the light theme
theme-to-dark = Change to the dark theme

connection-lost = The server does not answer. Nothing is lost; the page connects again by itself.
problem-no-connection = The server does not answer just now. Try again in a moment.
problem-server = The server made a mistake. Try again; if that does not help, report it.
problem-unknown = Something went wrong on this page. Load it again; your game is safe on the server.

page-failed-title = This page did not load
page-failed = Either the connection is lost, or Playcall was renewed in the meantime. Load it again; nothing is lost.
page-reload = Load again

table-title = Table
