"""What can happen, declared once: each kind of fact and the domains of its numbers.

The domains are those of the moves, "amount" for a plain number, and "player" for a seat. Sentences are Fluent messages `fact-<kind>`.
"""

from typing import Final

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "lays_workshop": ("workshop", "place"),
    "lays_rosette": ("route",),
    "lays_goods": ("amount",),
    "goods_short": ("amount",),
    "starts_with": ("item",),
    "round_begins": ("amount", "hour_glass"),
    "draws": ("follower", "bag"),
    "places": ("follower", "space"),
    "refrains": (),
    "moves": ("route", "place"),
    "takes": ("item",),
    "leaves": ("item",),
    "swaps": ("item", "item"),
    "casts": (),
    "delivers": ("item", "target"),
    "hands": ("item", "player"),
    "makes_room": ("item",),
    "completes_workshop": ("workshop", "place"),
    "completes_hour_glass": ("hour_glass",),
    "paints": (),
    "gift": ("event",),
    "order": ("event", "place"),
    "order_replaced": ("event", "place"),
    "fulfils_order": ("event", "place"),
    "no_event": (),
    "builds": ("amount",),
    "blueprint": ("reward",),
    "no_blueprint": (),
    "keeps_rosette": (),
    "gives_rosette": ("player",),
    "no_rosette": (),
    "sends_monk": ("bag",),
    "no_monk": (),
    "rests": (),
    "leaves_game": ("follower",),
    "returns": ("follower", "bag", "amount"),
    "hour_glass_lost": ("hour_glass",),
    "won": ("amount",),
    "lost": ("amount",),
}
