"""The decisions of the base game, one file each; `in_order.py` lists them."""
