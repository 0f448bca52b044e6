"""What has changed between two views, so that only that is told.

A change is `[value]` where something else stands now, or an object of the changes inside: by the names of fields, or by the numbers of
what stands in a list. What is left out is as it was. Where names come or go, or a list has another length, all of it is told anew, so
that everything keeps its order. The page puts changes together in web/src/lib/changes.ts as `changed` does here.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

Made = dict[tuple[int, int], tuple[Any, Any, msgspec.Raw]]
"""Changes that were worked out, by the two things themselves; it keeps these, so that nothing else takes their numbers."""

NOTHING = msgspec.Raw(b"{}")
PLAIN = (int, str, bool, float, type(None))
_encode = msgspec.json.Encoder().encode


def change(before: Any, now: Any, made: Made) -> msgspec.Raw:
    """What makes `before` into `now`, as JSON. What two pairs of views have in common is worked out once."""
    return _different(before, now, made) if before != now else NOTHING


def _different(before: Any, now: Any, made: Made) -> msgspec.Raw:
    known = made.get((id(before), id(now)))
    if known is None:
        names = _names(before, now) if type(before) is type(now) else None
        told: Any = (now,)
        if names is not None:
            parts = zip(names, _values(before), _values(now), strict=True)
            told = {
                name: (value,) if type(value) in PLAIN else _different(was, value, made)
                for name, was, value in parts
                if was is not value and was != value
            }
        known = made[id(before), id(now)] = before, now, msgspec.Raw(_encode(told))
    return known[2]


def _names(before: Any, now: Any) -> Iterable[str | int] | None:
    """What the parts of two things of a kind are called; None where they cannot be told part by part."""
    if isinstance(now, msgspec.Struct):
        return None if now.__struct_config__.omit_defaults else now.__struct_encode_fields__
    if isinstance(now, dict):
        return now if list(before) == list(now) else None
    if isinstance(now, list | tuple) and len(before) == len(now) and isinstance(now[0], msgspec.Struct | dict):
        return range(len(now))
    return None


def _values(thing: Any) -> Iterable[Any]:
    if isinstance(thing, msgspec.Struct):
        return msgspec.structs.astuple(thing)
    return thing.values() if isinstance(thing, dict) else thing


def changed(before: Any, told: Any) -> Any:
    """The other way, as a page does it: what `before` has become by a change. Both are JSON that was read; neither is altered."""
    if isinstance(told, list):
        return told[0]
    assert isinstance(told, Mapping)
    parts = dict(enumerate(before)) if isinstance(before, list) else dict(before)
    for name, inside in told.items():
        part = int(name) if isinstance(before, list) else name
        parts[part] = changed(parts[part], inside)
    return list(parts.values()) if isinstance(before, list) else parts
