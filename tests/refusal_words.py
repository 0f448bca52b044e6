"""What every refusal must be, in every language: short plain sentences for a player, with names and without codes."""

import re
from functools import cache

from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.refusal import Refusal

SPOILT = re.compile(r"[_{}<>\[\]$]|\bNone\b|  | [.,;]|-\d|\(\)|“”|„“")


@cache
def check_words(refusal: Refusal) -> None:
    """A reason and perhaps a hint, told in every language, and not the same in all of them."""
    told = [refusal.told(language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES), told
    for why, hint in told:
        assert why
        for text in (why, hint):
            assert len(text) <= 300
            assert not SPOILT.search(text), text
            if text:
                assert text[0].isupper() or text[0] in "“„«" or text[0].isdigit(), text
                assert text.endswith("."), text
