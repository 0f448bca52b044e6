"""The recipes of CONTRIBUTING.md, followed to the letter in a copy of the tree: then the new things are played with and told."""

import json
import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.copies import PROJECT, copy_of_the_tree, run_in

TEXT = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^(?P<says>[^\n`#][^\n]*\n(?:`[^\n]*`:\n)?)```\w+\n(?P<block>.*?)^```$", re.MULTILINE | re.DOTALL)
NEW = re.compile(r"a new file,? `(?P<file>[^`]+)`:$")
INTO = re.compile(
    r"\b[Ii]n `(?P<file>[^`]+)`, (?P<how>at the end|after the line|instead of the line)(?:\s`(?P<line>[^`]+)`)?:$"
)


@dataclass(frozen=True)
class Step:
    """A block of a recipe and where it goes."""

    file: str
    how: str
    line: str
    block: str

    def take(self, tree: Path) -> None:
        """Do it."""
        path = tree / self.file
        if self.how == "new":
            assert not path.exists(), f"{self.file} is there already"
            path.parent.mkdir(exist_ok=True)
            path.write_text(self.block, encoding="utf-8")
            return
        there = path.read_text(encoding="utf-8")
        if self.how == "at the end":
            path.write_text(f"{there}\n{self.block}", encoding="utf-8")
            return
        line = f"\n{self.line}\n"
        assert there.count(line) == 1, f"{self.file} has not one line {self.line}"
        kept = line if self.how == "after the line" else "\n"
        path.write_text(there.replace(line, kept + self.block), encoding="utf-8")


def steps(chapter: str) -> list[Step]:
    """The blocks of a chapter that go into a file, in their order."""
    _, found, after = TEXT.partition(f"\n## {chapter}\n")
    assert found, f"CONTRIBUTING.md has no chapter “{chapter}”"
    made = []
    for block in BLOCK.finditer(after.partition("\n## ")[0]):
        says = block["says"].rstrip()
        if new := NEW.search(says):
            made.append(Step(new["file"], "new", "", block["block"]))
        elif into := INTO.search(says):
            made.append(Step(into["file"], into["how"], into["line"] or "", block["block"]))
    return made


RECIPES = {
    "a place tile": "Adding a place tile",
    "a place tile with a new effect and a choice": "Adding a decision",
    "an event with a choice": "Adding an event",
    "a module": "Adding a module to Orléans",
    "a game": "Adding a game",
    "a bot": "Adding a bot",
}

PLAYED = """
import json
import cenabum
from cenabum.bots import BOTS, bot_named, play_bots
from cenabum.bots.asking import decide, decision_seed
from cenabum.kernel.language import LANGUAGES, Language

WANTED = ("bakery", "market_hall", "storm")
USED = {*WANTED, "alms", "sells_good", "storm_takes"}
told = {language: set() for language in LANGUAGES}
asked, used = set(), set()
bot = bot_named("bot:greedy")()


def rich(game, seat):
    return next(len(player.goods) > 1 for player in game.view(seat).players if player.name == seat)


for seed in range(4, 24):
    game = cenabum.new("orleans", ["Ana", "Bruno"], seed=seed, alms="yes")
    speakers = {language: Language(language, "orleans") for language in LANGUAGES}
    facts = []
    while not game.over:
        seat = game.deciding[0]
        moves = game.legal(seat)
        decision = game.view(seat).decision
        if decision.kind in ("sell", "storm", "alms"):
            asked.add(decision.kind)
            for language, speaker in speakers.items():
                told[language].add(speaker.decision_sentence("orleans", decision.kind, decision.number))
                told[language].update(speaker.move_choice("orleans", move, decision.kind) for move in moves)
        likes = WANTED if rich(game, seat) else ("bakery", "expand market_hall")
        liked = [move.code for move in moves if any(name in move.notation for name in likes) or move.notation == "answer yes"]
        number = game.seats.index(seat)
        code = liked[0] if liked else decide(game.state, number, bot, decision_seed(str(seed), len(game.decisions)))
        game.play(seat, next(move for move in moves if move.code == code))
        facts += map(game.fact, game.events)
    used |= {value for fact in facts for value in fact.values() if value in USED}
    for language, speaker in speakers.items():
        told[language].update(speaker.story("orleans", facts))
        for effect, place in zip(game.components.effects, game.components.place_names):
            if place in WANTED:
                told[language].add(speaker.phrase(effect.text(), ("orleans",)))
        told[language].update(speaker.phrase(event.text(), ("orleans",)) for event in game.components.events)
    if used == USED and len(asked) == 3:
        break
hasty = cenabum.new("orleans", ["Ana=bot:hasty", "Bruno=bot:hasty"], seed=3, alms="yes")
play_bots(hasty)
print(json.dumps({
    "told": {language: sorted(lines) for language, lines in told.items()}, "asked": sorted(asked), "used": sorted(used),
    "hasty": [hasty.over, BOTS["bot:hasty"].description],
}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree after all recipes were followed."""
    tree = copy_of_the_tree(tmp_path_factory.mktemp("recipes"))
    for chapter in RECIPES.values():
        for step in steps(chapter):
            step.take(tree)
    take_in_the_mill_stream(tree / "src" / "cenabum")
    return tree


def take_in_the_mill_stream(package: Path) -> None:
    """What the recipe for a game says about folders: the example becomes one of the project's games."""
    example = PROJECT / "examples" / "cenabum-millstream" / "cenabum_millstream"
    shutil.copytree(example, package / "millstream", ignore=shutil.ignore_patterns("__pycache__"))
    for words in (package / "millstream" / "locale").iterdir():
        shutil.move(words, package / "locale" / words.name / "millstream")
    code = package / "millstream" / "game.py"
    code.write_text(
        code.read_text(encoding="utf-8").replace("cenabum_millstream", "cenabum.millstream"), encoding="utf-8"
    )


@pytest.fixture(scope="module")
def played(copy: Path) -> Any:
    """A game with all new things in it: what was used, what was asked, and how it was told."""
    return json.loads(run_in(copy, ["-c", PLAYED]))


def test_a_game_is_played_with_the_new_things(played: Any) -> None:
    assert set(played["used"]) == {"bakery", "market_hall", "sells_good", "storm", "storm_takes", "alms"}
    assert played["asked"] == ["alms", "sell", "storm"]
    assert played["hasty"] == [True, "makes the last move that it is offered"]


TOLD = {
    "en": (
        "3 coins", "sell a good for its points and 2 more in coins", "Which good do you sell?", " sells ",
        "Everybody loses a good of their choice.", "Storm: which good do you lose?", "The storm takes",
        "Do you give a coin to the poor?", "(Alms).", "place tile Bakery.",
    ),
    "de": (
        "3 Münzen", "Ware verkaufen, 2 Münzen über ihrem Wert", "Welche Ware verkaufst du?", " verkauft ",
        "Alle verlieren eine Ware ihrer Wahl.", "Unwetter: Welche Ware verlierst du?", "verliert im Unwetter",
        "Gibst du den Armen eine Münze?", "(Almosen).", "Ortskarte Bäckerei.",
    ),
    "fr": (
        "3 pièces", "vendre une marchandise, 2 pièces de plus que sa valeur", "Quelle marchandise vendez-vous ?",
        " vend d", "Chacun perd une marchandise de son choix.", "Orage : quelle marchandise perdez-vous ?",
        "dans l’orage.", "Donnez-vous une pièce aux pauvres ?", "(Aumônes).", "tuile Lieu Boulangerie.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", TOLD)
def test_they_are_told_in_every_language(played: Any, language: str) -> None:
    lines = played["told"][language]
    missing = [text for text in TOLD[language] if not any(text in line for line in lines)]
    assert not missing, lines
    assert not [line for line in lines if re.search(r"bakery|market_hall|[a-z]-(alms|sell|storm)|[{$}]", line)]


def test_the_terminal_explains_a_new_place(copy: Path) -> None:
    asked = ["play", "orleans", "--seats", "Ana,Bruno", "--seed", "1", "--language", "de"]
    told = run_in(copy, ["-m", "cenabum.cli.main", *asked], typed="? Markthalle\nquit\n")
    assert "Markthalle: braucht Händler" in told
    assert "Ware verkaufen, 2 Münzen über ihrem Wert" in told


def test_the_terminal_plays_a_new_game(copy: Path) -> None:
    asked = ["play", "millstream", "--seats", "Ana,bot:hasty", "--seed", "3", "--language", "fr"]
    told = run_in(copy, ["-m", "cenabum.cli.main", *asked], typed="1\n" * 60)
    assert "Au fil du moulin" in told
    assert "Ana engage un paysan." in told
    assert "farine restante" in told


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_touches_as_few_files_as_we_say(recipe: str) -> None:
    page = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
    [row] = [line for line in page.splitlines() if line.startswith(f"| {recipe} |")]
    files = {step.file for step in steps(RECIPES[recipe])}
    assert row.split("|")[3].split()[0] == str(len(files)), sorted(files)
