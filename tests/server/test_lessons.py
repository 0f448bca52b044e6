"""A lesson over the real socket: what is told, refused, kept by the page and brought back."""

from pathlib import Path
from typing import Any

from cenabum.kernel.language import LANGUAGES
from tests.server.servers import Player, Running, Zygote


def place(follower: str, space: str) -> dict[str, Any]:
    return {"kind": "place", "arguments": {"follower": follower, "space": space}}


def step(learner: Player) -> dict[str, Any]:
    return learner.until("lesson")


def read_on(learner: Player) -> dict[str, Any]:
    assert learner.ask("next")["type"] == "moved"
    return step(learner)


def test_lessons_are_listed_and_no_table_is(server: Running) -> None:
    first = server.get("/lessons")["lessons"][0]
    assert (first["game"], first["name"]) == ("orleans", "first")
    assert set(first["title"]) == set(first["about"]) == set(LANGUAGES)
    assert server.get("/lessons/orleans/first/printed")["game"] == "orleans"
    server.learn("orleans/first").close()
    assert server.get("/tables")["tables"] == []


def test_a_newcomer_takes_the_first_lesson_leaves_and_comes_back(server: Running) -> None:
    ana = server.learn("orleans/first")
    assert ana.welcome["table"]["seats"][0]["name"] == "Ana"
    assert step(ana)["reads"]
    for _ in range(3):
        told = read_on(ana)
    assert (told["number"], told["reads"]) == (3, False)
    wrong = ana.ask("play", move=place("own_farmer", "castle.farmer"))
    assert "Farm House" in wrong["why"]["en"]
    assert "Bauernhaus" in wrong["why"]["de"]
    assert ana.ask("play", move=place("own_trader", "farm_house.boatman"))["rule"] != ""
    assert ana.ask("try", move=place("own_farmer", "castle.farmer"))["type"] == "refused"
    moved = ana.ask("play", move=place("own_boatman", "farm_house.boatman"))
    assert (moved["private"], moved["entries"]) == (True, [])
    kept = step(ana)["done"]
    ana.close()
    again = server.learn("orleans/first", kept)
    assert step(again)["number"] == 3
    market = again.view["players"][0]["market"]
    assert "own_boatman" not in market
    again.send({"type": "back", "id": "back"})
    assert "own_boatman" in again.until("welcome")["view"]["players"][0]["market"]
    assert step(again)["done"] == [None, None, None]


def test_a_lesson_can_be_skipped_to_its_end(server: Running) -> None:
    ana = server.learn("orleans/first")
    told = step(ana)
    while not told["over"]:
        ana.ask("skip")
        told = step(ana)
    assert told["number"] == told["steps"]
    assert ana.view["round"] == 4
    assert "over" in ana.ask("play", move={"kind": "draw", "arguments": {"number": "1"}})["why"]["en"]


def test_what_was_kept_of_another_lesson_is_taken_as_far_as_it_goes(server: Running) -> None:
    done = [None, None, {"kind": "act", "arguments": {"place": "castle"}}, None]
    assert step(server.learn("orleans/first", done))["number"] == 2
    fly = [None, {"kind": "fly", "arguments": {}}]
    assert step(server.learn("orleans/first", fly))["number"] == 1


def test_there_is_no_such_lesson_and_no_other_greeting(server: Running) -> None:
    assert server.learn("orleans/frist").welcome["code"] == "setup"
    assert server.learn("chess/first").welcome["code"] == "setup"
    hello = Player(server.port, "orleans/first", None)
    assert hello.welcome["type"] == "refused"
    hello.close()
    server.get("/lessons/orleans/frist/printed", status=422)


def test_a_learner_who_is_called_like_a_rival_is_told_apart(server: Running) -> None:
    ana = Player(server.port, "orleans/first", None, hello={"type": "learn", "name": "Agnès", "done": []})
    names = [seat["name"] for seat in ana.welcome["table"]["seats"]]
    assert len(set(names)) == 2
    assert ana.ask("chat", text="hello")["code"] == "malformed"
    ana.close()


def test_a_learners_name_is_cleaned_like_any_other(server: Running) -> None:
    for name, told in (("A\u202en\na ", "Ana"), ("\u0000 ", "You")):
        ana = Player(server.port, "orleans/first", None, hello={"type": "learn", "name": name, "done": []})
        assert ana.welcome["table"]["seats"][0]["name"] == told
        ana.close()


def test_going_back_again_and_again_has_an_end(zygote: Zygote, tmp_path: Path) -> None:
    """Each time the lesson is played again from its beginning. Whoever reads does not go back four times a second."""
    running = Running(zygote, tmp_path, limits=True)
    ana = running.learn("cathedral/turn")
    told = {"type": "welcome"}
    for number in range(1, 1000):
        ana.send({"type": "back", "id": str(number)})
        told = ana.until("welcome", "refused")
        if told["type"] == "refused":
            break
    assert (told["type"], told.get("code")) == ("refused", "too-many")
    assert number > 240
    assert ana.ask("next")["type"] == "moved"
    running.close()
