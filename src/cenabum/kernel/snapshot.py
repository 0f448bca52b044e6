"""A state as plain numbers, to be sent to another process: the same tuples, whatever build made them."""

from typing import Any

from cenabum.kernel.core import Core
from cenabum.kernel.rules import AnyRules

Snapshot = tuple[Any, ...]
"""Numbers, and tuples of such, in the order of `held`."""

LISTENING = ("log", "source", "tape")
ELSEWHERE = frozenset(("components", "decisions", *LISTENING))
"""What a state is given anew where it is restored."""
NOT_HELD = ELSEWHERE | {"__dict__"}  # which a compiled generic class names and does not have


_held: dict[type, tuple[str, ...]] = {}


def held(kind: type) -> tuple[str, ...]:
    """The names of all that objects of a kind hold. A compiled class has no slots and keeps the names elsewhere."""
    known = _held.get(kind)
    if known is not None:
        return known
    names: set[str] = set()
    for each in kind.__mro__:
        names.update(getattr(each, "__mypyc_attrs__", ()), vars(each).get("__slots__", ()))
    _held[kind] = tuple(sorted(names - NOT_HELD))
    return _held[kind]


def dump(state: object) -> Snapshot:
    """The state as numbers. The caller decides what it may say: `imagined` first, for anybody who may not know all."""
    if getattr(state, "__dict__", None):
        raise TypeError(f"{type(state).__name__} keeps {', '.join(vars(state))} outside its `__slots__`")
    return tuple([_numbers(getattr(state, name)) for name in held(type(state))])


def _numbers(value: Any) -> Any:
    if value is None or isinstance(value, int):
        return value
    if isinstance(value, list):
        return tuple([_numbers(each) for each in value])
    return dump(value)


def restore(rules: AnyRules, components: Any, data: Snapshot) -> Core:
    """The state of a game that `dump` made the numbers of, without listener, tape and source."""
    player = rules.player_type
    state: Core = rules.state_type()
    for name in LISTENING:
        setattr(state, name, None)
    state.components = components  # type: ignore[attr-defined]  # every game's table has its own
    state.decisions = rules.decisions  # type: ignore[attr-defined]  # likewise
    _fill(state, data, player)
    if hasattr(components, "memories"):  # of the modules in play
        blank = zip(components.memories(), state.memory, strict=True)  # type: ignore[attr-defined]  # the same game's
        state.memory = [_fill(each, numbers, player) for each, numbers in blank]  # type: ignore[attr-defined]  # likewise
    return state


def _fill(thing: object, data: Snapshot, player: type) -> object:
    for name, value in zip(held(type(thing)), data, strict=True):
        setattr(thing, name, _thing(name, value, player))
    return thing


def _thing(name: str, value: Any, player: type) -> Any:
    if name == "players":
        return [_fill(player(), each, player) for each in value]
    if name == "before" and value is not None:  # a player as the others see it while its plan is not finished
        return _fill(player(), value, player)
    return list(value) if isinstance(value, tuple) else value
