"""How far the places of the map are from each other."""

from cenabum.cathedral.components import Components


def distances(printed: Components) -> list[list[int]]:
    """The steps between all places."""
    near = [[99] * len(printed.place_names) for _ in printed.place_names]
    for place in range(len(near)):
        near[place][place] = 0
    for one, other in printed.ends:
        near[one][other] = near[other][one] = 1
    for middle in range(len(near)):
        for one in range(len(near)):
            for other in range(len(near)):
                near[one][other] = min(near[one][other], near[one][middle] + near[middle][other])
    return near
