"""Why somebody is not let in, as a page in words: for a person whose browser asks for a page before ours is there.

It carries nothing that would have to be asked for. When waiting helps, it asks again by itself.
"""

from html import escape

from cenabum.kernel.language import Language
from cenabum.kernel.words import say
from cenabum.server.errors import FILES, Denied
from cenabum.server.preview import spoken

BODY = "font: 1.1rem/1.5 Georgia, serif; max-width: 32rem; margin: 20vh auto; padding: 0 1rem"


def sorry(denied: Denied, languages: str) -> str:
    """The page, in the first language of an `Accept-Language` header that is spoken here."""
    language, problem = spoken(languages), denied.problem
    told = [problem.hint[language]]
    again = ""
    if denied.after:
        again = f'<meta http-equiv="refresh" content="{denied.after}">\n'
        told = [Language(language).tell(say("asks-again", number=denied.after), FILES)]
    sentences = "\n".join(f"<p>{escape(each)}</p>" for each in told if each)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<meta name="color-scheme" content="light dark">\n'
        f"{again}<title>Cenabum</title>\n"
        f'<body style="{BODY}">\n<h1>{escape(problem.why[language])}</h1>\n{sentences}\n</body>\n</html>\n'
    )
