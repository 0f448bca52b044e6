"""Whole games at a real server: two people, bots, watchers, plans, taking back."""

import json
import random
import re
from itertools import pairwise

import pytest

import cenabum
from tests.server.servers import Message, Player, Running, named, seated


def play_out(players: list[Player], chance: random.Random) -> None:
    """People play at random until the game is over; a plan is sometimes sent whole, sometimes piece by piece."""
    while True:
        for number, player in enumerate(players):
            if player.view["over"]:
                return
            if not player.moves:
                continue
            answer = player.ask("play", move=chance.choice(player.moves), moment=player.moment)
            assert answer["type"] == "moved", answer
            if not answer["private"]:
                for other in players:
                    if other is not player:
                        told = other.until("moved")
                        assert told["moment"] == answer["moment"]
                        assert told["seat"] == number
            break
        else:
            raise AssertionError("nobody can move")


def test_two_people_play_a_whole_game(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="7")
    with seated(server, table) as players, server.sit(table["table"]) as watcher:
        assert players[0].welcome["table"]["seed"] is None
        assert server.get(f"/tables/{table['table']}/luck", status=409)["code"] == "not-possible"
        play_out(players, random.Random(1))
        ended = players[0].until("ended")["table"]
        assert ended["seed"] == "7"
        assert sorted(player["name"] for player in players[0].view["players"]) == ["Ana", "Bruno"]
        assert watcher.until("ended")["table"]["result"] == ended["result"]
        assert watcher.view["seat"] is None
        for player in players:  # the seed is known now: nothing is taken back any more
            player.catch_up()
            assert not player.may_undo()
            assert player.ask("undo")["rule"] == "general.undo"
        assert server.get(f"/tables/{table['table']}")["over"]
    checked = server.post(f"/tables/{table['table']}/seed", {"nonce": ended["nonce"], "seed": ended["seed"]})
    assert checked["agrees"]
    record = server.http.get(f"/api/tables/{table['table']}/record").text
    replayed = cenabum.replay(cenabum.parse_record(record))
    assert list(replayed.scores.values()) == ended["result"]["scores"]
    assert 'seed "7"' in record
    ana, bruno = server.get(f"/tables/{table['table']}/luck")["seats"]
    for bag in (ana, bruno):
        assert sum(luck["drawn"] for luck in bag) == pytest.approx(sum(luck["expected"] for luck in bag))


def test_a_person_plays_bots(server: Running) -> None:
    table = server.table("Ana", "bot:random", "bot:greedy")
    chance = random.Random(2)
    with seated(server, table) as [ana]:
        while not ana.view["over"]:
            if ana.moves:
                assert ana.ask("play", move=chance.choice(ana.moves))["type"] == "moved"
            else:
                ana.until("moved")
        log = server.get(f"/tables/{table['table']}/log")["entries"]
    assert {entry["bot"] for entry in log} == {None, "bot:random", "bot:greedy"}


def test_bots_alone_play_to_the_end(server: Running) -> None:
    table = server.table("bot:random", "bot:random")
    with server.sit(table["table"]) as watcher:
        if not watcher.view["over"]:
            watcher.until("ended")
    assert server.get(f"/tables/{table['table']}")["over"]


def test_bots_keep_the_pace(server: Running) -> None:
    """By the clock of the server: from one bot's move to the next one's."""
    table = server.table("bot:random", "bot:random", pace=0.3)
    with server.sit(table["table"]) as watcher:
        for _ in range(4):
            watcher.until("moved")
    log = [(entry["seat"], entry["at"]) for entry in server.get(f"/tables/{table['table']}/log")["entries"]]
    waits = [at - before for (other, before), (seat, at) in pairwise(log) if seat != other]
    assert len(waits) >= 2
    assert min(waits) > 0.29
    table = server.table("Ana", "bot:random", pace=0.3)
    with seated(server, table) as [ana]:
        assert ana.ask("pace", seconds=11)["type"] == "refused"
        ana.send({"type": "pace", "id": "p", "seconds": 0})
        assert ana.until("seats")["pace"] == 0


def test_why_not_is_asked_without_a_move(server: Running) -> None:
    """A page asks why something does not go: the rule answers, nothing happens; of a move that goes there is nothing to say."""
    table = server.table("Ana", "Bruno")
    with seated(server, table) as [ana, _]:
        before = ana.view
        refused = ana.ask(
            "try", move={"kind": "place", "arguments": {"follower": "own_farmer", "space": "farm_house.boatman"}}
        )
        assert (refused["type"], refused["code"], refused["rule"]) == ("refused", "refused", "planning.matching-space")
        assert refused["why"]["de"] != refused["why"]["en"]
        unknown = ana.ask("try", move={"kind": "place", "arguments": {"follower": "dragon", "space": "moon"}})
        assert (unknown["type"], unknown["rule"]) == ("refused", "general.not-offered")
        ana.send(
            {
                "type": "try",
                "id": "may",
                "move": {"kind": "place", "arguments": {"follower": "own_farmer", "space": "castle.farmer"}},
            }
        )
        assert ana.ask("try", id="pass", move={"kind": "pass"})["rule"] == "planning.together"
        assert not [message for message in ana.received if message.get("id") == "may"]
        assert ana.moment == 0
        assert ana.view == before
    with server.sit(table["table"]) as watcher:
        assert watcher.ask("try", move={"kind": "pass"})["code"] == "not-allowed"


def test_a_bot_says_why(server: Running) -> None:
    table = server.table("Ana", "bot:greedy")
    with seated(server, table) as [ana]:
        ana.ask("plan", placements=[])
        entries: list[Message] = []
        while not entries:
            entries = [entry for entry in server.get(f"/tables/{table['table']}/log")["entries"] if entry["bot"]]
        because = ana.ask("why", moment=entries[0]["moment"])
        assert because["why"]["en"].endswith(".")
        assert because["why"]["de"].endswith(".")
        assert because["why"]["de"] != because["why"]["en"]
        assert ana.ask("why", moment=0)["why"] == {}


def test_a_bot_advises_who_plays_alone(server: Running) -> None:
    """What a bot would do: while planning a whole plan, which can be made like this."""
    table = server.table("Ana", "bot:greedy")
    with seated(server, table) as [ana]:
        advice = ana.ask("advise")
        assert advice["type"] == "advice"
        assert advice["move"] == advice["plan"][0]
        assert advice["why"]["de"] != advice["why"]["en"]
        placed = [named(move) for move in advice["plan"] if move["kind"] == "place"]
        assert placed
        assert ana.ask("plan", placements=placed)["type"] == "moved"


def test_no_bot_advises_among_people(server: Running) -> None:
    table = server.table("Ana", "Bruno")
    with seated(server, table) as [ana, _]:
        refused = ana.ask("advise")
        assert (refused["type"], refused["code"]) == ("refused", "not-allowed")
    cathedral = server.table("Ana", "Bruno", game="cathedral")
    with seated(server, cathedral) as [ana, _]:
        assert ana.ask("advise")["move"]["kind"] == "draw"  # all win together


# ---- planning


def first_plan(player: Player, most: int = 2) -> list[Message]:
    """A plan that is not everything: two placements on different spaces."""
    codes: list[Message] = []
    spaces: set[str] = set()
    for move in player.view["decision"]["moves"]:
        follower, space = move["arguments"].get("follower"), move["arguments"].get("space")
        if space and space not in spaces and follower not in spaces and len(codes) < most:
            codes.append(named(move))
            spaces |= {space, follower}
    return codes


def test_a_plan_is_all_or_nothing(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, bruno]:
        before = ana.view
        codes = first_plan(ana)
        refused = ana.ask("plan", placements=[*codes, codes[0]])
        assert refused["type"] == "refused"
        assert refused["code"] == "refused"
        assert refused["rule"]
        assert ana.catch_up() == []
        assert server.sit(ana.welcome["table"]["table"]).view["players"] == bruno.view["players"]
        answer = ana.ask("plan", placements=codes)
        assert [named(entry["move"]) for entry in answer["entries"]][:2] == codes
        assert answer["moment"] == len(answer["entries"]) == 3
        assert ana.view != before
        told = bruno.until("moved")
        assert told["entries"] == answer["entries"]


def test_nobody_sees_an_unfinished_plan(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, bruno]:
        placed = ana.ask("play", move=first_plan(ana)[0])
        assert placed["private"]
        assert placed["moment"] == 0
        assert ana.view["players"][0]["planned"]
        ana.send({"type": "sketch", "placements": first_plan(ana)})
        ana.catch_up()
        assert bruno.catch_up() == []
        watched = server.sit(ana.welcome["table"]["table"])
        assert not watched.view["players"][0]["planned"]
        assert watched.welcome["moment"] == 0
        assert watched.view["players"] == bruno.view["players"]


def test_others_moving_refuses_nothing(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, bruno]:
        codes = first_plan(ana)
        ana.ask("play", move=codes[0])
        assert bruno.ask("plan", placements=first_plan(bruno))["type"] == "moved"
        assert ana.ask("play", move=codes[1], moment=0)["type"] == "moved"


def test_sketch_and_plan_come_back_on_another_device(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="1")
    with seated(server, table) as [ana, _]:
        codes = first_plan(ana)
        ana.ask("play", move=codes[0])
        ana.send({"type": "sketch", "placements": codes})
        ana.catch_up()
        with server.sit(table["table"], table["tokens"]["0"]) as phone:
            assert phone.welcome["sketch"] == codes
            assert phone.welcome["plan"] == codes[:1]
            assert phone.view == ana.view
            phone.send({"type": "sketch", "placements": []})
            assert ana.until("sketched")["placements"] == []


def test_the_numbers_of_moves_stay_inside_the_engine(server: Running) -> None:
    """Every move is told by its kind and arguments, and by the thing that it is about."""
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, _]:
        offered = ana.view["decision"]["moves"]
        ana.ask("play", move=named(offered[0]))
        ana.ask("advise")
        assert all(set(move) == {"kind", "arguments", "notation", "about"} for move in offered)
        assert {move["about"] for move in offered if move["kind"] == "place"} >= {"space:castle.farmer"}
        assert not re.search(r'"code": *[0-9]', json.dumps(ana.received))


def test_what_things_would_do_is_said_by_the_rules(server: Running) -> None:
    """For every seat by the things' names, in words that the page tells; who watches may ask, too."""
    table = server.table("Ana", "Bruno", seed="1")
    with seated(server, table) as [ana, bruno], server.sit(table["table"]) as watching:
        asked = ana.ask("foresee", moment=0)
        assert asked["type"] == "foreseen"
        mine, theirs = asked["things"]
        assert mine["place:farm_house"]["now"][0]["message"] == "help-next-farmer"
        assert set(theirs) < set(mine)  # who asks hears about the tiles in the supply and the deeds as well
        assert watching.ask("foresee", moment=0)["things"][1] == theirs
        assert bruno.catch_up() == []


def test_odds_of_the_sketched_plan(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, bruno]:
        odds = ana.ask("odds", placements=first_plan(ana))
        assert odds["type"] == "odds"
        assert odds["places"]
        assert ana.ask("odds", placements=[{"kind": "fly"}])["type"] == "refused"
        assert bruno.catch_up() == []


def test_forecast(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, _]:
        forecast = ana.ask("forecast")
        assert forecast["type"] == "forecast", forecast
        assert len(forecast["points"]) == 2
        assert abs(sum(forecast["wins"]) - 1) < 0.001


# ---- taking back


def test_a_placement_can_be_taken_back(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, bruno]:
        before = ana.view
        assert not ana.may_undo()
        ana.ask("play", move=first_plan(ana)[0])
        assert ana.may_undo()
        undone = ana.ask("undo")
        assert undone["type"] == "undone"
        assert undone["taken_back"] is None
        assert ana.view == before
        assert bruno.catch_up() == []
        refused = ana.ask("undo")
        assert (refused["code"], refused["rule"]) == ("refused", "general.undo")


def test_a_finished_plan_cannot_be_taken_back(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="1")) as [ana, _]:
        ana.ask("plan", placements=first_plan(ana))
        assert not ana.may_undo()
        assert ana.ask("undo")["rule"] == "general.undo"


def test_taking_back_is_appended_and_moments_stay(server: Running) -> None:
    """Somebody acts, takes it back and does something else: all of it is in the journal, none of it in the record."""
    table = server.table("Ana", "Bruno", seed="3")
    chance = random.Random(5)
    with seated(server, table) as players:
        taken = None
        while taken is None:
            player = next(player for player in players if player.moves)
            answer = player.ask("play", move=chance.choice(player.moves))
            others = [other for other in players if other is not player]
            if not answer["private"]:
                others[0].until("moved")
                if answer["undo"]:
                    before = server.get(f"/tables/{table['table']}/moments/{answer['moment'] - 1}")
                    taken = player.ask("undo")
        told = others[0].until("undone")
        assert told["taken_back"] == taken["taken_back"] == answer["moment"]
        assert taken["moment"] == answer["moment"] + 1
        now = server.get(f"/tables/{table['table']}/moments/{taken['moment']}")
        assert now["view"] == before["view"]
        log = server.get(f"/tables/{table['table']}/log")["entries"]
        assert log[answer["moment"]]["undone"]
        assert log[taken["moment"]]["taken_back"] == answer["moment"]
        play_out(players, chance)
    record = server.http.get(f"/api/tables/{table['table']}/record").text
    assert cenabum.replay(cenabum.parse_record(record)).over


def test_what_a_draw_revealed_cannot_be_taken_back(server: Running) -> None:
    with seated(server, server.table("Ana", "Bruno", seed="3")) as players:
        chance = random.Random(6)
        for _ in range(60):
            player = next(player for player in players if player.moves)
            answer = player.ask("play", move=chance.choice(player.moves))
            if answer["private"]:
                continue
            next(other for other in players if other is not player).until("moved")
            drawn = [
                fact
                for entry in answer["entries"]
                for fact in entry["facts"]
                if fact["kind"] in {"draws", "round_begins"}
            ]
            if drawn:
                assert not answer["undo"]
                assert player.ask("undo")["type"] == "refused"
    assert json.dumps(answer)


def test_what_anothers_move_rests_on_cannot_be_taken_back(server: Running) -> None:
    """Once somebody else has moved, a move can be taken back only if theirs stays as it was; mostly it would not."""
    table = server.table("Ana", "Bruno", seed="3")
    with seated(server, table) as players:
        chance = random.Random(5)
        answers: list[str] = []
        mine: Player | None = None
        while not {"undone", "refused"} <= set(answers):
            player = next(player for player in players if player.moves)
            other = players[1 - players.index(player)]
            answer = player.ask("play", move=chance.choice(player.moves))
            if answer["private"]:
                continue
            other.until("moved")
            if mine is other and (not mine.may_undo() or not answers):  # until now it could be taken back
                may = mine.may_undo()
                undone = mine.ask("undo")
                answers.append(undone["type"])
                assert undone["type"] == ("undone" if may else "refused")
                if may:
                    assert player.until("undone")["taken_back"] == undone["taken_back"] < answer["moment"]
                else:
                    assert (undone["rule"], player.catch_up()) == ("general.undo", [])
                log = server.get(f"/tables/{table['table']}/log")["entries"]
                assert not log[answer["moment"]]["undone"]
            mine = player if answer["undo"] else None


# ---- history


def test_every_moment_can_be_seen_again(server: Running) -> None:
    table = server.table("Ana", "Bruno", seed="11")
    token = table["tokens"]["0"]
    with seated(server, table) as players:
        seen: dict[int, Message] = {0: players[0].view}
        chance = random.Random(3)
        while not players[0].view["over"]:
            player = next(player for player in players if player.moves)
            answer = player.ask("play", move=chance.choice(player.moves))
            if not answer["private"]:
                other = players[1] if player is players[0] else players[0]
                other.until("moved")
                seen[answer["moment"]] = players[0].view
    for moment in random.Random(1).sample(sorted(seen), 30):
        found = server.get(f"/tables/{table['table']}/moments/{moment}", token)
        # An unfinished plan of one's own is seen now, not in history.
        if not seen[moment]["players"][0]["planned"]:
            assert found["view"] == seen[moment]
        assert found["entry"]["moment"] == moment
    assert server.get(f"/tables/{table['table']}/moments/{found['last'] + 1}", status=404)["code"] == "unknown-moment"
