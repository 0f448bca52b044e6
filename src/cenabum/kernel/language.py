"""Words for people: names, prompts and sentences in every language, from Fluent messages.

Each language has a line in `locale/languages.json` and a folder `locale/<language>`, with a folder for each game in it; games of
one package share a folder that is named after it (`stories`). `game.ftl` has the names, moves, decisions and facts of a game. The
names of its messages follow from the declarations of moves and facts, so the kernel knows no game's words:

- `move-<kind>` tells a move of `$seat`; its attribute `.choice` is the short form for a list of choices.
- `fact-<kind>` tells a fact. With the attributes `.item` and `.list`, a run of such facts of one seat is told in one sentence: `.item`
  tells each (`$count` of equal ones), `.list` all (`$list`). With `.before = <kind>` a fact is left out before one of that kind.
- `<domain>-<name>` is a name, such as `good-wine`. Its attributes are other forms of it. Messages get the name as `$good`, a form as
  `$good-one`, and what the engine calls it as `$good-id`.
  A name such as `5_coins` is told by `<domain>-coins` with the `$number`. Where the seats' names are known, `player_2` is told by
  `<domain>-seat` with the `$name`; without such a message every form of it is that name.
- `<domain>` says how names that have no message of their own are found: `.like = good` looks among the goods; `.parts = place follower`
  takes a name such as `castle.farmer` apart, and the message puts the parts together. A sentence learns from `$space-fits`
  ("yes" or "no") whether one of its other arguments (or what that is the `.same` as) is among the parts, or a part is `any`.
  The message itself learns from `$joint` which sign joins the parts.
- Refusals and what the server says are `Words` (`kernel/words.py`): a message of `<game>/refusals.ftl` and its values.
- A part of a reason may have an attribute `.topic`: what it is about, for who wants to know no more than that.
- `decision-<kind>`, `phase-<name>`, `source-<name>`, `setting-<name>`, `setting-<name>-<value>` are what they say.

Another package has its words in a folder of its own, `locale/<language>` beside its code, and names a file there by `<package>:<file>`:
`acme_chess:game` is `acme_chess/locale/<language>/game.ftl`. What it does not say in a language is told in English, and what it does
not say there either by the engine's own names: what is missing there is never an error here (`guest_words.py`).
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from importlib import resources
from typing import Any, Final

from cenabum.kernel.guest_words import GUESTS, guests_of, words_of
from cenabum.kernel.messages import Messages, read_messages, written
from cenabum.kernel.moves import Move
from cenabum.kernel.refusal import SetupError
from cenabum.kernel.register import GAMES, OURS, rules_of
from cenabum.kernel.words import Sentence, Several, Text, Words, messages_of, say

LANGUAGES: Final[Mapping[str, str]] = json.loads(
    resources.files("cenabum").joinpath("locale", "languages.json").read_text(encoding="utf-8")
)
"""Every language by its code, with the name it has for itself. The page reads the same file."""
JOINTS: Final = {".": "dot", "~": "wave", "-": "line"}
ANY: Final = "any"
_PARTS: Final = re.compile(r"([.~-])")
_NUMBERED: Final = re.compile(r"([1-9]\d*)_([a-z]\w*)")  # so many of something: 5_coins
_PLAYER: Final = re.compile(r"player_([1-9])")  # a seat as an argument of a move

Told = Mapping[str, Any]
"""A fact in names, as `Game.fact` gives it."""


class Language:
    """The words of one of the `LANGUAGES`; with a game's name `text` knows the messages of this game only."""

    def __init__(self, name: str = "en", game: str = "") -> None:
        if name not in LANGUAGES:
            raise SetupError(say("no-language", written=Text(name), names=Text(", ".join(LANGUAGES))))
        self.name = name
        self.game = game

    def text(self, message: str, /, **values: object) -> str:
        """A message, or with `message.attribute` one of its attributes. Raises `KeyError` when there is none of ours."""
        games = [self.game] if self.game else list(OURS)
        for game in games:
            bundle = _bundle(self.name, game)
            if message == "title" and not bundle.has_message(message) and bundle.guest:
                return rules_of(game).title
            if bundle.guest or bundle.has_message(message.partition(".")[0]):
                return bundle.text(message, values)
        return _bundle(self.name, games[-1]).text(message, values)

    def message(self, files: Sequence[str], message: str, /, **values: object) -> str:
        """A message of these files, or with `message.attribute` one of its attributes. Raises `KeyError` when there is none."""
        return _bundle(self.name, *files).text(message, values)

    def lacks(self, words: Sentence, files: Sequence[str]) -> list[str]:
        """The messages of these words that the files do not have."""
        bundle = _bundle(self.name, *files)
        return [message for message in messages_of(words) if not bundle.has(message)]

    def forgives(self, files: Sequence[str]) -> bool:
        """Do others have a part in these files? Then what is missing there is no error."""
        return _bundle(self.name, *files).forgiving

    def knows(self, game: str, message: str) -> bool:
        """Has a game this message, or with `message.attribute` this attribute?"""
        return _bundle(self.name, game).has(message)

    def name_of(self, game: str, domain: str, name: str) -> str:
        """What people call something: `name_of("orleans", "good", "wine")`."""
        return str(_bundle(self.name, game).words({domain: name})[domain])

    def moment(self, when: datetime) -> str:
        """A day and an hour: “16 November, 17:05”."""
        from babel.dates import format_datetime, format_skeleton

        day = format_skeleton("dMMMM", when, locale=_regional(self.name))
        return f"{day}, {format_datetime(when, 'HH:mm', locale=self.name)}"

    def listed(self, names: Sequence[str]) -> str:
        """Names with “and” before the last, as they are."""
        return _bundle(self.name).list(list(names))

    def either(self, game: str, names: Sequence[str]) -> str:
        """Names with “or” before the last, each by the id of its message, such as `good-wine` or `follower-farmer.plural`."""
        bundle = _bundle(self.name, game)
        told = []
        for each in names:
            name, _, form = each.partition(".")
            domain, _, thing = name.partition("-")
            told.append(str(bundle.words({domain: thing})[f"{domain}-{form}" if form else domain]))
        return bundle.list(told, "or")

    def move_sentence(self, game: str, move: Move, seat: str, decision: str = "", seats: Sequence[str] = ()) -> str:
        """What a seat does with a move. The kind of decision it answers makes “done” clearer.

        With the names of the `seats`, an argument such as `player_2` is told by its name.
        """
        return self._move(game, move, "", {"seat": seat, "decision": decision}, seats)

    def move_choice(self, game: str, move: Move, decision: str = "", seats: Sequence[str] = ()) -> str:
        """A move as it stands in a list of choices."""
        return self._move(game, move, ".choice", {"decision": decision}, seats)

    def _move(self, game: str, move: Move, form: str, values: dict[str, object], seats: Sequence[str]) -> str:
        bundle = _bundle(self.name, game)
        words = bundle.words(move.arguments, seats)
        message = f"move-{move.kind}{form}"
        if bundle.guest and not bundle.has(message):
            return " ".join([move.kind.replace("_", " "), *(str(words[key]) for key in move.arguments)])
        return bundle.text(message, {**values, **words})

    def decision_sentence(
        self, game: str, kind: str, number: int = 0, arguments: Mapping[str, str] | None = None
    ) -> str:
        """What is wanted of a player now."""
        bundle = _bundle(self.name, game)
        return bundle.text(f"decision-{kind}", {"number": number, **bundle.words(arguments or {})})

    def fact_sentence(self, game: str, fact: Told) -> str:
        """What happened."""
        bundle = _bundle(self.name, game)
        return bundle.text(f"fact-{fact['fact']}", _fact_values(bundle, fact))

    def story(self, game: str, facts: Iterable[Told]) -> list[str]:
        """What happened, one sentence for each fact or for each run of facts that belong together."""
        bundle = _bundle(self.name, game)
        runs: list[list[Told]] = []
        for fact in facts:
            last = runs[-1][-1] if runs else {}
            same = (last.get("fact"), last.get("seat")) == (fact["fact"], fact["seat"])
            if same and bundle.has(f"fact-{fact['fact']}.list"):
                runs[-1].append(fact)
            else:
                runs.append([fact])
        sentences: list[str] = []
        for number, run in enumerate(runs):
            kind, seat = run[0]["fact"], run[0]["seat"]
            if bundle.has(f"fact-{kind}.before") and number + 1 < len(runs):
                following = runs[number + 1][0]
                if following["fact"] == bundle.text(f"fact-{kind}.before", {}) and following["seat"] == seat:
                    continue
            sentences.append(self._told(bundle, run))
        return sentences

    def tell(self, words: Sentence, files: Sequence[str], seats: Sequence[str] = ()) -> str:
        """Words as one or more sentences, from the messages of these files; empty for silence.

        With the names of the `seats`, a player such as `player_2` is called by name.
        """
        text = self.phrase(words, files, seats)
        return text[:1].upper() + text[1:]

    def topics(self, words: Sentence, files: Sequence[str], seats: Sequence[str] = ()) -> str:
        """What words are about, as a list: the topics of their parts; empty where none has one."""
        bundle = _bundle(self.name, *files)
        return bundle.list([*dict.fromkeys(bundle.topics(words, seats))])

    def phrase(self, words: Sentence, files: Sequence[str], seats: Sequence[str] = ()) -> str:
        """The same as a part of something: it begins as its message does."""
        return _bundle(self.name, *files).tell(words, seats)

    def _told(self, bundle: "_Bundle", run: list[Told]) -> str:
        kind = f"fact-{run[0]['fact']}"
        if len(run) == 1:
            return bundle.text(kind, _fact_values(bundle, run[0]))
        equal: list[tuple[Told, int]] = []
        for fact in run:
            index = next((index for index, (other, _) in enumerate(equal) if other == fact), len(equal))
            equal[index : index + 1] = [(fact, equal[index][1] + 1 if index < len(equal) else 1)]
        items = [bundle.text(f"{kind}.item", {**_fact_values(bundle, fact), "count": count}) for fact, count in equal]
        values = {"list": bundle.list(items), "count": len(run)}
        return bundle.text(f"{kind}.list", {**_fact_values(bundle, run[0]), **values})


def _fact_values(bundle: "_Bundle", fact: Told) -> dict[str, object]:
    arguments = {key: value for key, value in fact.items() if key not in ("fact", "seat")}
    return {"seat": fact["seat"] or "", **bundle.words(arguments)}


class _Bundle:
    """The messages of the kernel and of some files, such as those of one game, in one language."""

    def __init__(self, language: str, *files: str) -> None:
        named = ("shared/words", *(each for name in files for each in files_of(name)))
        ours = [read_messages(language, file) for file in named]
        guests = [words_of(package, language) for package in guests_of(*named)]
        self._messages = Messages(language, [*ours, *guests])
        self._usual = _usual_forms(ours, guests) if guests else {}
        self.guest = any(":" in each for each in named)
        self.forgiving = self.guest or bool(guests)
        self._words: dict[tuple[str, str], dict[str, object]] = {}

    def has_message(self, message: str) -> bool:
        return message in self._messages

    def has(self, message: str) -> bool:
        """Is there this message, or with `message.attribute` this attribute?"""
        return self._pattern(message) is not None

    def _pattern(self, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if name not in self._messages:
            return None
        found = self._messages[name]
        return found.attributes.get(attribute) if attribute else found.value

    def text(self, message: str, values: Mapping[str, object]) -> str:
        pattern = self._pattern(message)
        if pattern is None and self.forgiving:
            return _readable(message)
        if pattern is None:
            raise KeyError(f"no message {message!r} in {self._messages.language}")
        text, errors = self._messages.told(pattern, values)
        if errors and not self.forgiving:
            raise ValueError(f"the message {message!r} cannot be told: {errors[0]}")
        return text

    def list(self, items: list[str], joint: str = "and") -> str:
        """Items as people list them: “one, two and three”."""
        text = items[0] if items else ""
        for item in items[1:-1]:
            text = self.text("list-comma", {"before": text, "next": item})
        return self.text(f"list-{joint}", {"before": text, "last": items[-1]}) if len(items) > 1 else text

    def tell(self, words: Sentence, seats: Sequence[str]) -> str:
        """Words with all words within them."""
        if isinstance(words, Several):
            told = [self.tell(part, seats) for part in words.parts]
            if words.joint == "then":
                return " ".join(f"{text[:1].upper()}{text[1:]}" for text in told)
            return self.list(told, words.joint)
        if not words.message:
            return ""
        return self.text(words.message, self._values(words, seats))

    def topics(self, words: Sentence, seats: Sequence[str]) -> Sequence[str]:
        """The topics of words and of all words within them."""
        if isinstance(words, Words) and self.has(f"{words.message}.topic"):
            return [self.text(f"{words.message}.topic", self._values(words, seats))]
        inner = words.parts if isinstance(words, Several) else [value for _, value in words.values]
        return [topic for part in inner if isinstance(part, Words | Several) for topic in self.topics(part, seats)]

    def _values(self, words: Words, seats: Sequence[str]) -> dict[str, object]:
        names: dict[str, object] = {}
        values: dict[str, object] = {}
        for key, value in words.values:
            if isinstance(value, Words | Several):
                values[key] = self.tell(value, seats)
            elif isinstance(value, Text):
                values[key] = str(value)
            else:
                names[key] = value
        return {**self.words(names, seats), **values}

    def words(self, arguments: Mapping[str, object], seats: Sequence[str] = ()) -> dict[str, object]:
        """The values that a message gets for arguments in the engine's names. A second one of a domain is `<domain>_2`."""
        values: dict[str, object] = {}
        plain = [self._known(_domain(key), name) for key, name in arguments.items() if isinstance(name, str)]
        meant = {ANY, *(str(words.get("same", words["id"])) for words in plain if "parts" not in words)}
        for key, name in arguments.items():
            if _domain(key) == "player" and not _PLAYER.fullmatch(str(name)):
                values[key] = name  # somebody's own name
                continue
            if not isinstance(name, str) or name.isdecimal():
                values[key] = int(str(name))
                continue
            known = _PLAYER.fullmatch(name)
            seated = known is not None and int(known[1]) <= len(seats)
            forms = self._seated(_domain(key), name, seats) if seated else self._known(_domain(key), name)
            for form, word in forms.items():
                values[key if form == "" else f"{key}-{form}"] = word
                if form == "parts":
                    values[f"{key}-fits"] = "yes" if meant & set(str(word).split()) else "no"
        return values

    def _known(self, domain: str, name: str) -> dict[str, object]:
        """A name in all its forms: the plain one under "", the engine's under "id"."""
        known = self._words.get((domain, name))
        if known is None:
            found = self._look_up(domain, name)
            plain = dict.fromkeys(self._usual.get(f"{domain}-{name}", ()), found[""])
            known = self._words[domain, name] = {**plain, **found, "id": name}
        return known

    def _seated(self, domain: str, name: str, seats: Sequence[str]) -> dict[str, object]:
        """A player's own name in all forms that the domain has for it."""
        own, seat = f"{domain}-seat", seats[int(name.removeprefix("player_")) - 1]
        if self.has(own):
            return {**self._forms(own, {"name": seat}), "id": name}
        if self.has(f"{domain}.like"):
            return self._seated(self.text(f"{domain}.like", {}), name, seats)
        return {**dict.fromkeys(self._known(domain, name), seat), "id": name}

    def _look_up(self, domain: str, name: str) -> dict[str, object]:
        own = f"{domain}-{name}"
        if re.fullmatch(r"[\w-]+", own) and self.has(own):
            return self._forms(own, {})
        if (several := _NUMBERED.fullmatch(name)) and self.has(f"{domain}-{several[2]}"):
            return self._forms(f"{domain}-{several[2]}", {"number": int(several[1])})
        if self.has(f"{domain}.like"):
            return self._look_up(self.text(f"{domain}.like", {}), name)
        if not self.has(f"{domain}.parts"):
            return {"": name.replace("_", " ")}
        split = _PARTS.split(name)
        parts: dict[str, str] = {}
        for part_domain, part in zip(self.text(f"{domain}.parts", {}).split(), split[::2], strict=False):
            if not self.has(f"{part_domain}-{part}"):
                return {"": name}
            parts[part_domain if part_domain not in parts else f"{part_domain}_2"] = part
        joint = JOINTS[split[1]] if len(split) > 1 else ""
        forms = self._forms(domain, {**self.words(parts), "joint": joint})
        return {**forms, "parts": " ".join(parts.values())}

    def _forms(self, message: str, values: Mapping[str, object]) -> dict[str, object]:
        attributes = self._messages[message].attributes
        forms: dict[str, object] = {form: self.text(f"{message}.{form}", values) for form in attributes}
        return {"": self.text(message, values), **forms}


def _usual_forms(ours: Sequence[str], guests: Sequence[str]) -> dict[str, set[str]]:
    """The forms that a guest's name should have, since ours of that domain have them: one that it lacks is the plain name."""
    from fluent.runtime import FluentResource

    forms: dict[str, set[str]] = {}
    entries: list[Any] = [entry for text in ours for entry in FluentResource(text).body]
    for entry in [entry for entry in entries if getattr(entry, "attributes", None)]:
        domain, _, name = entry.id.name.partition("-")
        if name:
            forms.setdefault(domain, set()).update(form.id.name for form in entry.attributes if form.id.name != "same")
    names = [name for text in guests for name in written(text)]
    return {name: forms.get(name.partition("-")[0], set()) for name in names}


def _regional(language: str) -> str:
    """English is British here: the day comes before the month."""
    return "en_GB" if language == "en" else language


def _domain(key: str) -> str:
    return key.removesuffix("_2")


@cache
def _bundle(language: str, *files: str) -> _Bundle:
    return _Bundle(language, *files)


def lacking(language: str, files: Sequence[str], messages: Iterable[str]) -> list[str]:
    """Those of the messages, or with `message.attribute` of the attributes, that these files do not have."""
    bundle = _bundle(language, *files)
    return [message for message in messages if message and not bundle.has(message)]


def bring_words(game: str, packages: Sequence[str]) -> None:
    """From now on the words of these packages, those of the modules from outside, are words of the game."""
    GUESTS[game] = tuple(packages)
    _bundle.cache_clear()


def files_of(name: str) -> tuple[str, ...]:
    """The files of a game's words: what it shares with its family, if there is one, and its own; any other name is a file's."""
    if name in OURS:
        return tuple(f"{folder}/game" for folder in dict.fromkeys((OURS[name].split(".")[1], name)))
    return (f"{rules_of(name).package}:game",) if name in GAMES else (name,)


def _readable(message: str) -> str:
    """What a message that is not there may have been about: `decision-draw_one` is “draw one”."""
    name = message.partition(".")[0]
    return (name.partition("-")[2] or name).replace("_", " ").replace("-", " ")
