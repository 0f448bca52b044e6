"""Messages are read one by one, when they are told, and say the same as if the whole file had been read."""

import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.messages import Messages, read_messages, written

TEXT = """# A comment
-house = Cenabum
coins = { $number ->
    [one] a coin
   *[other] { $number } coins
}
pays = { $seat } pays { coins }
    to { -house }.
    .choice = pay { coins }

## Another comment
coins = never told
broken = { $number ->
nothing
empty-handed = { gone }
"""


@pytest.fixture
def messages() -> Messages:
    return Messages("en", [TEXT, "pays = of another file\nother = of its own"])


def test_a_message_is_told_with_those_it_mentions(messages: Messages) -> None:
    pays = messages["pays"]
    assert messages.told(pays.value, {"seat": "Ana", "number": 2}) == ("Ana pays 2 coins\nto Cenabum.", [])
    assert messages.told(pays.attributes["choice"], {"number": 1}) == ("pay a coin", [])
    assert messages.told(messages["other"].value, {}) == ("of its own", [])


def test_what_is_broken_or_not_there_is_no_message(messages: Messages) -> None:
    assert "broken" not in messages
    assert "gone" not in messages
    assert "house" not in messages
    text, errors = messages.told(messages["empty-handed"].value, {})
    assert (text, len(errors)) == ("{gone}", 1)
    with pytest.raises(KeyError):
        messages["gone"]
    assert "coins" not in Messages("en", [""])


def test_several_threads_may_tell_at_once() -> None:
    text = "".join(f"pays-{number} = {{ coins-{number} }}\ncoins-{number} = {number} coins\n" for number in range(300))
    messages = Messages("en", [text])

    def tell(_: int) -> list[str]:
        return [messages.told(messages[f"pays-{number}"].value, {})[0] for number in range(300)]

    often = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            told = list(threads.map(tell, range(4)))
    finally:
        sys.setswitchinterval(often)
    assert told == [[f"{number} coins" for number in range(300)]] * 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["shared/words", "orleans/game", "stories/game", "cathedral/game", "bots/greedy"])
def test_one_by_one_they_are_the_same_as_at_once(language: str, file: str) -> None:
    text = read_messages(language, file)
    whole = FluentBundle([language], use_isolating=False)
    resource = FluentResource(text)
    whole.add_resource(resource)
    messages = Messages(language, [text])
    names = [entry.id.name for entry in resource.body if hasattr(entry, "id") and type(entry).__name__ == "Message"]
    assert [name for name in written(text) if not name.startswith("-")] == names
    values = {"number": 2, "count": 3, "seat": "Ana"}
    for name in names:
        for pattern, other in zip(forms(messages[name]), forms(whole.get_message(name)), strict=True):
            assert messages.told(pattern, values)[0] == str(whole.format_pattern(other, values)[0]), name


def forms(message: Any) -> list[object]:  # Fluent's own classes have no types
    return [each for each in (message.value, *message.attributes.values()) if each is not None]
