"""Cuts the fonts of the page out of the @fontsource packages in web/node_modules: python tools/fonts.py

Needs fonttools and brotli (`pip install fonttools brotli`), which nothing else here needs: the cut fonts are kept in web/src/fonts.
What is kept: the letters of English, German and French, kerned in headings; of the figures only the lining, tabular ones, which are the
only ones the page shows.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter  # type: ignore[import-not-found]  # not among the project's packages
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]  # nor is this

WEB = Path(__file__).resolve().parent.parent / "web"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜßàâäæçèéêëîïôöùûüŒœ"
SIGNS = " !\"%&'()+,-./0123456789:;?\u00a0©«·»×–—‘’‚“”„…"
MORE = "#*<=>@[]_|~"
"""Signs of running text that no heading has."""
FONTS = {"alegreya": [(700, "")], "alegreya-sans": [(400, MORE), (700, MORE)]}
FIGURES = ("lnum", "tnum")
KERNED = ""
"""Headings are kerned. At the size of running text nobody sees it, and it would be a fifth of the font."""


def figures(font: TTFont) -> None:
    """Let the characters 0 to 9 be the lining, tabular figures."""
    rules = font["GSUB"].table
    for feature in FIGURES:
        found = {
            index
            for each in rules.FeatureList.FeatureRecord
            if each.FeatureTag == feature
            for index in each.Feature.LookupListIndex
        }
        for index in sorted(found):
            for rule in rules.LookupList.Lookup[index].SubTable:
                turned = getattr(rule, "ExtSubTable", rule).mapping
                for table in font["cmap"].tables:
                    for code in range(ord("0"), ord("9") + 1):
                        if table.cmap.get(code) in turned:
                            table.cmap[code] = turned[table.cmap[code]]


def cut(family: str, weight: int, more: str) -> int:
    """One font; its size in bytes."""
    font = TTFont(WEB / "node_modules" / "@fontsource" / family / "files" / f"{family}-latin-{weight}-normal.woff2")
    figures(font)
    options = Options()
    options.layout_features = ["kern"] if family == KERNED else []
    options.flavor = "woff2"
    options.name_IDs = [0, 1, 2, 13, 14]
    options.drop_tables += ["STAT", "gasp"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(text=LETTERS + SIGNS + more)
    subsetter.subset(font)
    target = WEB / "src" / "fonts" / f"{family}-{weight}.woff2"
    font.flavor = "woff2"
    font.save(target)
    return target.stat().st_size


if __name__ == "__main__":
    for name, weights in FONTS.items():
        for number, signs in weights:
            print(f"{name} {number}: {cut(name, number, signs)} bytes")
