"""Trade & Intrigue: modules that can be added to the base game, one file for each rule chapter."""
