"""Write web/src/generated/messages.ts from the structs of the server.

Start it as `python tools/typescript.py`; `--check` only compares.
"""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect

from cenabum.server.calls import ANSWERS, BODIES
from cenabum.server.door_messages import AtDoor
from cenabum.server.lesson_messages import FromLearner, LessonIs
from cenabum.server.messages import FromPage, FromServer

PAGE = Path(__file__).resolve().parents[1] / "web" / "src" / "generated" / "messages.ts"
TOP = """\
// What server and page say to each other. Made by `python tools/typescript.py` from src/cenabum/server; not to be changed by hand.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def kind(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(kind(each) for each in schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(kind(each) for each in schema['prefixItems'])}]"
        case "array":
            inside = kind(schema.get("items", {}))
            return f"({inside})[]" if " " in inside else f"{inside}[]"
        case "object":
            return f"Record<string, {kind(schema.get('additionalProperties', {}))}>"
        case str(plain):
            return PLAIN[plain]
    return "unknown"


def comment(text: str, margin: str = "") -> str:
    """A description as a comment."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{margin}/** {lines[0]} */\n"
    return f"{margin}/**\n" + "".join(f"{margin} * {line}".rstrip() + "\n" for line in lines) + f"{margin} */\n"


def interface(name: str, schema: Schema, sent: bool) -> str:
    """A struct as an interface. What we send is always complete; what the page sends may leave defaults out."""
    fields = []
    for field, inside in schema["properties"].items():
        optional = sent or field in schema.get("required", [])
        fields.append(f"  {field}{'' if optional else '?'}: {kind(inside)};\n")
    return comment(schema.get("description", "")) + f"export interface {name} {{\n{''.join(fields)}}}\n"


def reachable(start: Any, components: dict[str, Schema]) -> set[str]:
    """The names of the structs that a schema leads to."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in re.findall(r'"\$ref":"[^"]*/(\w+)"', msgspec.json.encode(waiting.pop()).decode()):
            if name not in found:
                found.add(name)
                waiting.append(components[name])
    return found


def called(roots: list[Any]) -> dict[str, str]:
    """What the structs of the games are called on the page: those of Orléans as they are, others with their game before."""
    names: dict[str, str] = {}
    known: set[type] = set()
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(roots))
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, msgspec.inspect.StructType):
            if kind.cls in known:
                continue
            known.add(kind.cls)
            name, package = kind.cls.__name__, kind.cls.__module__.split(".")[1]
            short = name if package in ("orleans", "server", "kernel") else f"{package.title()}{name}"
            names[f"{kind.cls.__module__}.{name}"] = names[name] = short
            waiting += [field.type for field in kind.fields]
        elif isinstance(kind, msgspec.inspect.Type):
            parts = [getattr(kind, part) for part in kind.__struct_fields__]
            waiting += [each for part in parts for each in (part if isinstance(part, tuple) else [part])]
    return names


def renamed(tree: Any, names: dict[str, str]) -> Any:
    """The same schemas with the page's names."""
    if isinstance(tree, dict):
        return {
            names.get(key, key): f"#/{names.get(value[2:], value[2:])}" if key == "$ref" else renamed(value, names)
            for key, value in tree.items()
        }
    return [renamed(each, names) for each in tree] if isinstance(tree, list) else tree


def text() -> str:
    """The whole file."""
    roots = [FromPage | FromLearner, FromServer | AtDoor | LessonIs, *ANSWERS, *BODIES]
    made = msgspec.json.schema_components(roots, ref_template="#/{name}")
    schemas, components = (renamed(part, called(roots)) for part in (list(made[0]), made[1]))
    sent = reachable(list(schemas[1 : 2 + len(ANSWERS)]), components)
    parts = [TOP]
    parts += [interface(name, components[name], name in sent) for name in components]
    for name, schema in zip(("FromPage", "FromServer"), schemas, strict=False):
        parts.append(f"export type {name} =" + "".join(f"\n  | {part}" for part in kind(schema).split(" | ")) + ";\n")
    return "\n".join(parts)


def main() -> int:
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text():
            print("web/src/generated/messages.ts is stale; run python tools/typescript.py", file=sys.stderr)
            return 1
        return 0
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
