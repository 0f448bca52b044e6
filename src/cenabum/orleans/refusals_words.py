"""The words of refusals: names, lists and counts, what a seat is asked for, whom the table waits for."""

from cenabum.bagbuilding.followers import NEUTRAL_KINDS, PROFESSION, PROFESSIONS
from cenabum.bagbuilding.layout import ANY
from cenabum.kernel.decision import kind_of, number_of
from cenabum.kernel.pool import count, counts, kinds
from cenabum.kernel.words import SILENCE, Several, Words, all_of, any_of, say
from cenabum.orleans.components import Components
from cenabum.orleans.decision import DECISIONS
from cenabum.orleans.moves import FOLLOWER_IN, GOODS, KIND_IN, PLAYER_NAMES, SPACE_IN
from cenabum.orleans.table import Player, Table


def _named(message: str, kind: int) -> Words:
    return say(message, profession=PROFESSIONS[PROFESSION[kind]], own="no" if kind < NEUTRAL_KINDS else "yes")


def follower(kind: int) -> Words:
    """A kind of follower: `knight`, `farmer of your colour`."""
    return _named("some-kind", kind)


def yours(kind: int) -> Words:
    """A follower that the player has: `your knight`, `your own farmer`."""
    return _named("some-yours", kind)


def professions(numbers: list[int]) -> Several:
    """Any of these professions: `a scholar or a monk`."""
    return any_of(say("some-one", profession=PROFESSIONS[number]) for number in numbers)


def followers(pool: int) -> list[Words]:
    """The followers of a pool, for a list: `2 farmers`, `a monk`, `your own trader`."""
    return [
        yours(kind)
        if kind >= NEUTRAL_KINDS
        else say("some-followers", number=count(pool, kind), profession=PROFESSIONS[kind])
        for kind in kinds(pool)
    ]


def goods(pool: int) -> Several:
    """The goods of a pool: `2 grain and 1 wool`."""
    return all_of(
        say("some-goods", number=number, good=GOODS[good])
        for good, number in enumerate(counts(pool, len(GOODS)))
        if number
    )


def coins(number: int) -> Words:
    """`1 coin`, `3 coins`."""
    return say("some-coins", number=number)


def place_name(printed: Components, place: int) -> str:
    """A place by its name in the data."""
    return printed.place_names[place]


def the_place(printed: Components, place: int, form: str = "the") -> Words:
    """A place in a list: as a target of the sentence ("the"), as where one goes ("to") or comes from ("from")."""
    return say("the-place", place=place_name(printed, place), form=form)


def places(printed: Components, numbers: list[int], form: str = "the") -> Several:
    """One of several places; of many only the first."""
    words = [the_place(printed, place, form) for place in numbers]
    return any_of([*words[:4], say("other-places", form=form)] if len(words) > 5 else words)


def town_name(printed: Components, town: int) -> str:
    """A town by its name in the data."""
    return printed.town_names[town]


def deed_name(printed: Components, deed: int) -> str:
    """A deed by its name in the data."""
    return printed.deed_names[deed]


def is_road(printed: Components, connection: int) -> bool:
    """Is the connection a road, not a waterway?"""
    return connection in printed.by_road[printed.ends[connection][0]]


def way_kind(printed: Components, connection: int) -> str:
    """`road` or `water`."""
    return "road" if is_road(printed, connection) else "water"


def way(printed: Components, connection: int) -> Words:
    """A connection: `the road between Blois and Vendôme`."""
    one, other = printed.ends[connection]
    return say(
        "the-way", way=way_kind(printed, connection), town=town_name(printed, one), town_2=town_name(printed, other)
    )


def space_name(printed: Components, space: int, form: str = "is") -> Words:
    """An action space: `the boatman space of the Farm House`; with the form "on" where something lies or stands."""
    layout = printed.layout
    wanted = layout.wants[space]
    profession = "any" if wanted == ANY else PROFESSIONS[wanted]
    return say("the-space", profession=profession, place=place_name(printed, layout.place_of[space]), form=form)


def stand_ins(printed: Components, player: Player, space: int) -> list[int]:
    """The professions that may stand on a space besides the one it shows."""
    layout = printed.layout
    fits = layout.fits[player.privileges]
    wanted = layout.wants[space]
    return [kind for kind in range(NEUTRAL_KINDS) if kind != wanted and fits[kind] & layout.bit[space]]


def missing(printed: Components, player: Player, place: int) -> Words:
    """Who is still missing at a place: `It needs 1 more boatman; a monk would do.`"""
    layout = printed.layout
    needed: dict[int, int] = {}
    helped: list[int] = []
    helpers: list[int] = []
    for space in layout.spaces[place]:
        if player.open & layout.bit[space]:
            wanted = layout.wants[space]
            needed[wanted] = needed.get(wanted, 0) + 1
            others = stand_ins(printed, player, space)
            if wanted != ANY and others:
                helped.append(wanted)
                helpers += [kind for kind in others if kind not in helpers]
    lacking = all_of(
        say("more-of-any", number=number)
        if wanted == ANY
        else say("more-of", number=number, profession=PROFESSIONS[wanted])
        for wanted, number in needed.items()
    )
    helpers.sort()
    if not helped:
        return say("try-missing", needed=lacking)
    if len(helped) > 1:
        plural = any_of(say("some-many", profession=PROFESSIONS[kind]) for kind in helpers)
        return say("try-missing-several", needed=lacking, helpers=plural)
    if len(needed) > 1:
        return say("try-missing-for", needed=lacking, helpers=professions(helpers), profession=PROFESSIONS[helped[0]])
    return say("try-missing-one", needed=lacking, helpers=professions(helpers))


def event_name(printed: Components, event: int) -> str:
    """An event by its name in the data."""
    return printed.event_names[event]


def player_name(seat: int) -> str:
    """A player by the number of the seat: the state knows no names."""
    return PLAYER_NAMES[seat]


def has_place(printed: Components, player: Player, place: int) -> bool:
    """Is the place printed on the board, or a tile that the player has?"""
    return printed.category[place] == 0 or player.tiles >> place & 1 == 1


def homes(table: Table, seat: int, kind: int, first: int) -> Words:
    """Where a follower may go by the legal moves: `Your knight may go to the Ship.` Silent when it may go nowhere."""
    layout = table.components.layout
    found: list[int] = []
    for code in table.players[seat].options:
        if KIND_IN[code] == KIND_IN[first] and FOLLOWER_IN[code] == kind:
            place = layout.place_of[SPACE_IN[code]]
            if place not in found:
                found.append(place)
    if not found:
        return SILENCE
    return say("try-homes", who=yours(kind), places=places(table.components, found, "to"))


def waiting(table: Table, seat: int) -> Words:
    """Whom the table waits for: `Player 2 is planning.`"""
    doing: dict[str, list[int]] = {}
    for other in range(len(table.players)):
        if other != seat and table.players[other].pending:
            busy = DECISIONS[kind_of(table.players[other].pending[-1])].busy
            doing.setdefault(busy, []).append(other)
    if not doing:
        return SILENCE
    return say("try-waiting", list=all_of(
        say("busy", doing=busy, number=len(seats), list=all_of(say("some-player", player=player_name(n)) for n in seats))
        for busy, seats in doing.items()
    ))  # fmt: skip


def asked(table: Table, seat: int) -> Words:
    """What a seat is asked for, in a sentence; silence for one that has nothing to decide."""
    if not table.players[seat].pending:
        return SILENCE
    frame = table.players[seat].pending[-1]
    return DECISIONS[kind_of(frame)].ask(table, seat, number_of(frame))


def situation(table: Table, seat: int) -> Words:
    """What the seat is asked for, or else whom it waits for."""
    return asked(table, seat) if table.players[seat].pending else waiting(table, seat)
