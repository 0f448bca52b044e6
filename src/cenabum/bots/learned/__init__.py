"""What was learned by playing, for any bot that plans: corrections of what it believes, by situation.

`weights.py` holds the weights, `situation.py` says what a situation of Orléans is in numbers, and `opinion.py` is what a bot asks.
Without weights an opinion leaves everything as it is.
"""
