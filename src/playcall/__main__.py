"""`python -m playcall` is the command line."""

from playcall.cli import main

main()
