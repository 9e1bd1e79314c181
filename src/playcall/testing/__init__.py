"""The conformance kit every game is plugged into."""
