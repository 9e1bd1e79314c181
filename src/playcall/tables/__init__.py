"""The host: authority over tables. Who may choose, who sees what, clocks, undo; no HTTP and no database."""
