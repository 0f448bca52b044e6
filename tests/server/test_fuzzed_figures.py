"""Corrections and records from anywhere: each is taken, or refused with a sentence; no mistake of ours comes to light."""

import json
import random
from typing import Any

import msgspec
import pytest

from cenabum.kernel.figures import FiguresError, load_figures
from cenabum.kernel.register import rules_of
from cenabum.kernel.seating import check_settings
from cenabum.server.loading import begun
from tests.server.servers import Running

GAMES = ("orleans", "cathedral", "first-kingdom", "kings-favor")
STRANGE: list[Any] = [
    None, True, 0, 1, -1, 31, 32, 64, 1_000_000, 10**30, 0.5, -1.0, 1e308, "", "x", "\u0000", "a" * 200,
    [], [1], [[]], [[1]], {}, {"a": 1}, {"value": 1}, {"value": {"value": 1}}, {"value": 1, "confidence": "x"},
]  # fmt: skip


def changed(value: Any, chance: random.Random, words: list[str]) -> Any:
    """Almost a figure: another number, another word, one entry more or less, or something else altogether."""
    if chance.random() < 0.2:
        return chance.choice(STRANGE)
    match value:
        case bool():
            return not value
        case int():
            return chance.choice(
                [0, 1, value + 1, value - 1, value * 10, 31, 32, 63, 64, 1000, 1_000_000, float(value)]
            )
        case float():
            return chance.choice([0.0, -value, value * 1000, int(value)])
        case str():
            return chance.choice(["", f"{value}x", value.upper(), chance.choice(words)])
        case list() if value and chance.random() < 0.5:
            number = chance.randrange(len(value))
            return [*value[:number], changed(value[number], chance, words), *value[number + 1 :]]
        case list():
            return chance.choice([value[1:], value[:1] + value, value * 10, [*reversed(value)]])
        case dict() if value and chance.random() < 0.6:
            key = chance.choice([*value])
            return {**value, key: changed(value[key], chance, words)}
        case dict():
            return chance.choice([{}, {**value, "zzz": 1}, dict([*value.items()][1:])])
    return chance.choice(STRANGE)


def corrections(game: str, chance: random.Random) -> dict[str, Any]:
    figures = load_figures(f"{rules_of(game).package}.data").listing()
    words = [figure.path.rpartition(".")[2] for figure in figures]
    wrong = chance.sample(figures, chance.choice([1, 1, 2]))
    return {figure.path: changed(figure.value, chance, words) for figure in wrong}


@pytest.mark.parametrize("game", GAMES)
def test_corrections_are_refused_with_their_path_or_can_be_played_with(game: str) -> None:
    rules, chance = rules_of(game), random.Random(game)
    names = ["Ana", "Bruno"]
    played = 0
    refused: list[FiguresError] = []
    for _ in range(60):
        try:
            match = begun(game, check_settings(rules, {}), corrections(game, chance), 2, "1")
        except FiguresError as error:
            refused.append(error)
            continue
        msgspec.json.encode(match.rules.printed(match.components))
        for _ in range(20):
            if match.over:
                break
            seat = chance.choice(match.deciding())
            match.accept(match.tried(seat, [chance.choice(match.own(seat).legal(seat))], 0.0))
        for seat in range(-1, 2):
            msgspec.json.encode(match.view(seat, names))
        played += 1
    assert played > 5
    assert len(refused) > 5
    assert all(error.key for error in refused)


WRONG: dict[str, list[tuple[str, Any]]] = {
    "first-kingdom": [
        ("places.mill.category", "harbor"),
        ("first_kingdom.market.II.wool", []),
        ("deeds.barter.coins", []),
        ("deeds.right_of_succession.fame", [0, 0, 0]),
        ("counts.areas.hills.2", 1_000_000),
    ],
    "orleans": [
        ("tracks.development.citizens", [3, 18, 28, 3]),
        ("tracks.development.coins", {"9" * 5000: 1}),
        ("tracks.development.coins", {"\u0663": 1}),
    ],
}


@pytest.mark.parametrize(
    ("game", "path", "value"), [(game, path, value) for game, wrong in WRONG.items() for path, value in wrong]
)
def test_a_figure_that_does_not_fit_is_named(server: Running, game: str, path: str, value: Any) -> None:
    body = {"game": game, "seats": [{"who": "open"}, {"who": "open"}], "corrections": {path: value}}
    problem = server.post("/tables", body, status=422)
    assert problem["code"] == "setup"
    assert path.rpartition(".")[0] in problem["detail"]
    assert problem["why"]["de"] == "Diese Angaben zum Spielmaterial lassen sich nicht verwenden."


# ---- records


def test_a_record_with_endless_or_half_written_lines_is_refused(server: Running) -> None:
    record = server.http.get(f"/api/tables/{server.table('Ana', 'Bruno', seed='1')['table']}/record").text
    endless = "x" * 380_000
    half = json.dumps("\ud800")
    wrong = [
        f"{record}Ana: {endless}\n",
        f"{record}{endless}: done\n",
        f"{record}! Ana: done [{endless}]\n",
        f"{record}~ {endless}: farmer\n",
        f"{record}~ bag.Ana: {endless}\n",
        f"{record}= {endless} 3\n",
        record.replace("game orleans", f"game {endless}"),
        record.replace("edition 2019", f"edition {endless}"),
        record.replace("edition 2019", f"{endless} yes"),
        record.replace("edition 2019", f"modules {endless}"),
        record.replace("seat Ana", f"seat {endless}"),
        record.replace("seat Ana", f"seat Ana = {endless}"),
        record.replace("seat Ana", f"figure {endless} 1\nseat Ana"),
        record.replace("seat Ana", f"figure places.hayrick.name {half}\nseat Ana"),
        record.replace("seat Ana", f"figure counts.goods {{{half}: 1}}\nseat Ana"),
        record.replace("seat Ana", f"figure counts.start_coins {'[' * 100_000}\nseat Ana"),
        record.replace("seat Ana", "figure counts.start_coins NaN\nseat Ana"),
        record.replace("seat Ana", f"seed {'9' * 5000}\nseat Ana"),
    ]
    for text in wrong:
        problem = server.post("/records", {"record": text}, status=422)
        assert problem["code"] in {"record", "setup"}, problem
        assert problem["why"]["en"] != problem["why"]["de"]
        assert len(json.dumps(problem)) < 10_000
    half_a_record = server.http.post("/api/records", content=b'{"record":"cenabum 1\\n\\ud800"}')
    assert (half_a_record.status_code, half_a_record.json()["code"]) == (422, "malformed")
