"""Search: what a bot of a higher level does before it chooses. It sees imagined positions only."""
