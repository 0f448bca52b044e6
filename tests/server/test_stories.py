"""Both stories at a real server: whole games with bots, secret plans, odds, what is printed."""

import random

import pytest

from tests.server.servers import Player, Running, named, seated

STORIES = ("first-kingdom", "kings-favor")


def to_plan(*players: Player) -> None:
    """Choose starting villages and draw as many as possible, until everybody plans."""
    while not all(player.view["phase"] == "planning" for player in players):
        for player in players:
            if player.moves and player.view["phase"] != "planning":
                player.ask("play", move=player.moves[-1] if player.view["phase"] == "drawing" else player.moves[0])
                for other in players:
                    if other is not player:
                        other.catch_up()


@pytest.mark.parametrize("story", STORIES)
def test_a_person_plays_a_story_with_bots(server: Running, story: str) -> None:
    table = server.table("Ana", "bot:settler", "bot:random", game=story, seed="1")
    chance = random.Random(2)
    with seated(server, table) as [ana]:
        assert ana.view["game"] == "stories"
        assert ana.view["story"] == story
        printed = server.get(f"/tables/{table['table']}/printed")
        assert set(printed["areas"]) == {area["name"] for area in ana.view["areas"]}
        while not ana.view["over"]:
            if ana.moves:
                assert ana.ask("play", move=chance.choice(ana.moves))["type"] == "moved"
            else:
                ana.until("moved")
        log = server.get(f"/tables/{table['table']}/log")["entries"]
    assert {"bot:settler", "bot:random"} <= {entry["bot"] for entry in log}
    assert server.get(f"/tables/{table['table']}")["result"]["winners"] is not None


@pytest.mark.parametrize("story", STORIES)
def test_a_plan_is_secret_and_comes_whole(server: Running, story: str) -> None:
    table = server.table("Ana", "Bruno", game=story, seed="1")
    with seated(server, table) as [ana, bruno]:
        to_plan(ana, bruno)
        before, moment = bruno.view["players"], bruno.moment
        codes = [
            named(move) for move in ana.view["decision"]["moves"] if move["arguments"].get("parcel") in ("fish", "wood")
        ]
        assert len(codes) == 2
        assert ana.ask("play", move=codes[0])["private"]
        assert bruno.catch_up() == []
        assert server.sit(table["table"]).view["players"] == before
        odds = ana.ask("odds", placements=codes)
        assert odds["type"] == "odds"
        assert odds["number"] == 0, "in the first round all followers are on the green"
        done = ana.ask("plan", placements=codes)
        assert [entry["move"]["kind"] for entry in done["entries"]] == ["load", "load", "done"]
        assert bruno.until("moved")["moment"] == moment + 3
        assert not ana.may_undo()
