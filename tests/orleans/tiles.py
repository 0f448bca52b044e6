"""Tables at which somebody owns a place tile: shared by the tests of the tiles."""

from cenabum.kernel.pool import ONE
from cenabum.orleans.moves import GOODS
from tests.orleans.scene import Scene, orleans

BUSY = "knight > scriptorium, scholar > scriptorium"
VILLAGE = "farmer > village, boatman > village, craftsman > village"
EDITIONS = ["2014", "2019"]

GOODS_TILES = [
    ("hayrick", "farmer", "grain"),
    ("cheese_factory", "farmer farmer", "cheese"),
    ("winery", "farmer trader", "wine"),
    ("wool_manufacturer", "boatman trader", "wool"),
    ("tailor_shop", "trader scholar", "brocade"),
]


def table(players: int = 3, **settings: str) -> Scene:
    """A table where Bruno has something to do, so that the round waits for him when Ana has acted."""
    return orleans(players, **settings).give("Bruno", place=BUSY).event_tile("income")


def at(tile: str, followers: str) -> str:
    return ", ".join(f"{follower} > {tile}" for follower in followers.split())


def owner(tile: str, followers: str = "", players: int = 3, **settings: str) -> Scene:
    """Ana owns a tile and has these followers on it."""
    scene = table(players, **settings).give("Ana", tiles=tile)
    return scene.give("Ana", place=at(tile, followers)) if followers else scene


def use_up(scene: Scene, good: str) -> None:
    """The goods market has none of a good left."""
    kind = GOODS.index(good)
    left = scene.goods_market(good)
    scene.state.goods_market -= ONE[kind] * left
    scene.state.gone_goods += ONE[kind] * left


def spaces_for(scene: Scene, name: str, follower: str) -> set[str]:
    """Where a market follower may be planned now, as full names of action spaces."""
    seat = scene.seat(name)
    moves = [scene.game.moves.move(code) for code in scene.state.legal(seat)]
    return {
        move.arguments["space"] for move in moves if move.kind == "place" and move.arguments["follower"] == follower
    }


def spaces_that_want(scene: Scene, name: str, *professions: str) -> set[str]:
    """The free action spaces of a player that show one of the professions (or "any"), the first of twins only."""
    layout = scene.printed.layout
    player = scene.player(name)
    names = layout.space_names()
    return {
        names[space]
        for space in range(len(names))
        if player.open >> space & 1 and names[space].split(".")[1] in professions and not names[space].endswith(".2")
    }
