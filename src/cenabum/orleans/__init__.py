"""Orléans, the base game, in its editions of 2014 and 2019."""
