"""The decisions of Trade & Intrigue, one file each; `in_order.py` lists them."""
