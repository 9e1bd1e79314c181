"""The server in tests: a package, so that what it adds to the games is gone when its tests are over."""
