"""The terminal draws, labels and explains every decision of the modules."""

from collections import Counter
from pathlib import Path

import cenabum
from cenabum.cli.choices import Choices
from cenabum.cli.explaining import about
from cenabum.cli.orleans_drawing import OrleansDrawing
from cenabum.kernel.rulebook import whole_rulebook
from cenabum.orleans.decision import deciding
from cenabum.orleans.state import State
from tests.cli.test_drawing import draw_all, paper, tell, text_of
from tests.effort import many
from tests.trade_intrigue.mixes import BROUGHT
from tests.trade_intrigue.table import modules

GAMES = sorted((Path(__file__).resolve().parents[1] / "games" / "trade_intrigue").glob("*.cenabum"))


def test_every_decision_of_the_modules_is_drawn() -> None:
    seen: set[str] = set()
    told: Counter[str] = Counter()
    out = paper()
    for number, path in enumerate(GAMES):
        record = cenabum.parse_record(path.read_text(encoding="utf-8"))
        game = cenabum.Game(record.setup)
        table = OrleansDrawing(game)
        for entry in [each for each in record.entries if not each.refused]:
            assert isinstance(game.state, State)
            kind = deciding(game.state, game.seat(entry.seat))
            if kind not in seen:
                seen.add(kind)
                draw_all(table, entry.seat, out)
            game.play(entry.seat, entry.notation)
            if number % many(3, 1) == 0:
                tell(game, told, out)
        table.overview(game.seats[0], out)
    assert BROUGHT - seen == {"wait"}
    assert "Orders" in text_of(out)


def test_the_question_mark_explains_every_decision_of_the_modules() -> None:
    """At each of them, whatever it is about, `?` shows at least one rule of the modules, and each choice has a rule too."""
    book = whole_rulebook("cenabum.orleans")
    explained: set[str] = set()
    for path in GAMES:
        record = cenabum.load(path)
        game = cenabum.Game(record.setup)
        table = OrleansDrawing(game)
        for entry in record.decisions:
            state = game.state
            assert isinstance(state, State)
            kind = deciding(state, game.seat(entry.seat))
            if kind in BROUGHT or (kind == "protect" and game.setup.settings.get("new_places") == "yes"):
                view = table.view(entry.seat)
                assert view.decision is not None
                subject = " ".join((view.decision.kind, *view.decision.arguments.values()))
                if subject not in explained:
                    explained.add(subject)
                    known = [rule for rule in about(view) if rule in book]
                    assert any(rule.startswith(("orders.", "new", "intrigue.")) for rule in known), subject
                    out = paper()
                    table.explain(entry.seat, "", Choices(game, entry.seat, table), out)
                    assert book[known[0]].title in text_of(out), subject
            game.play(entry.seat, entry.code)
    kinds = {subject.partition(" ")[0] for subject in explained}
    assert kinds == {*BROUGHT, "protect"} - {"wait"}
    assert {f"target {name}" for name in ("kidnapper", "hangman", "saboteur", "traitor", "fraud")} <= explained


def test_moves_of_the_modules_are_explained_by_their_number() -> None:
    scene = modules("intrigue", players=4).give("Bruno", town="tours").give("Chloé", town="blois").busy("Bruno")
    scene.give("Ana", place="boatman > town_hall").actions("Ana").play("Ana", "act town_hall")
    table = OrleansDrawing(scene.game)
    out = paper()
    choices = Choices(scene.game, "Ana", table)
    for number in range(1, len(choices.moves) + 1):
        table.explain("Ana", str(number), choices, out)
    for character in ("kidnapper", "saboteur", "traitor"):
        assert f"intrigue.{character}" in text_of(out)


def test_a_choice_without_a_rule_of_its_own_is_told_by_the_decision() -> None:
    """A move of any kind: not a word of torture where nobody is tortured."""
    scene = modules("new-deeds").fill("lay_assessors", "any").send("Ana", "farmer", "lay_assessors")
    table, out = OrleansDrawing(scene.game), paper()
    choices = Choices(scene.game, "Ana", table)
    done = next(number for number, move in enumerate(choices.moves, 1) if move.kind == "done")
    table.explain("Ana", str(done), choices, out)
    assert "newdeeds.court" in text_of(out)
    assert "planning" not in text_of(out)
    assert "torture" not in text_of(out)
