"""A bribe that is being put together is its maker's secret, like an unfinished plan; offered, it comes whole."""

from collections.abc import Iterator

import pytest

from cenabum.server.store.care import examine
from tests.server.servers import Message, Player, Running, named
from tests.web.module_games import module_game


class Bargain:
    """A table at which somebody may offer coins and goods; everybody sits there, and somebody watches."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.maker = -1
        game, self.maker = module_game(
            lambda view: view.decision is not None and view.decision.kind == "bribe" and _can_offer(view),
            board="intrigue",
        )
        seats = [{"who": "me", "name": name} for name in game.seats]
        self.made: Message = server.post("/records", {"record": game.record().text(), "seats": seats, "pace": 0})
        self.players = [server.sit(self.made["table"], self.made["tokens"][str(seat)]) for seat in range(len(seats))]
        self.watcher = server.sit(self.made["table"])
        for player in [*self.players, self.watcher]:
            player.catch_up()  # with who came in after it

    @property
    def path(self) -> str:
        return f"/tables/{self.made['table']}"

    @property
    def target(self) -> Player:
        return self.players[self.maker]

    @property
    def others(self) -> list[Player]:
        return [*(player for seat, player in enumerate(self.players) if seat != self.maker), self.watcher]

    def move(self, kind: str) -> Message:
        moves = self.target.view["decision"]["moves"]
        return next(named(move) for move in moves if move["kind"] == kind)


def _can_offer(view: object) -> bool:
    kinds = {move.kind for move in view.decision.moves}  # type: ignore[attr-defined]  # a view of Orléans
    (own,) = [player for player in view.players if player.name == view.seat]  # type: ignore[attr-defined]  # the same
    more = sum(own.goods.values()) > 1  # after one good there is more to put in
    return more and {"bribe_coins", "bribe_good"} <= kinds


@pytest.fixture
def bargain(own_server: Running) -> Iterator[Bargain]:
    found = Bargain(own_server)
    yield found
    for player in [*found.players, found.watcher]:
        player.close()


def test_nobody_hears_of_an_offer_before_it_is_made(bargain: Bargain) -> None:
    before = [player.view for player in bargain.others]
    moment = bargain.server.get(bargain.path)["moment"]
    log = bargain.server.get(f"{bargain.path}/log")
    for kind in ("bribe_coins", "bribe_good"):
        answer = bargain.target.ask("play", move=bargain.move(kind))
        assert (answer["private"], answer["entries"], answer["moment"]) == (True, [], moment)
    assert bargain.target.view["bribe"]["coins"]
    assert bargain.target.view["bribe"]["goods"]
    for player, seen in zip(bargain.others, before, strict=True):
        assert player.catch_up() == []
        assert player.view == seen
    assert bargain.server.get(f"{bargain.path}/log") == log
    assert bargain.server.get(bargain.path)["moment"] == moment
    done = bargain.target.ask("play", move=bargain.move("done"))
    assert [entry["move"]["kind"] for entry in done["entries"]] == ["bribe_coins", "bribe_good", "done"]
    for player in bargain.others:
        told = player.until("moved")
        assert told["entries"] == done["entries"]
        assert player.view["bribe"]["coins"] == bargain.target.view["bribe"]["coins"] > 0
    assert not bargain.target.may_undo()  # others have seen it


def test_an_offer_can_be_taken_apart_and_survives_a_kill(bargain: Bargain) -> None:
    before = bargain.target.view
    bargain.target.ask("play", move=bargain.move("bribe_coins"))
    assert bargain.target.ask("undo")["taken_back"] is None
    assert bargain.target.view == before
    coins = bargain.move("bribe_coins")
    bargain.target.ask("play", move=coins)
    bargain.server.kill()
    bargain.server.start()
    with bargain.server.sit(bargain.made["table"], bargain.made["tokens"][str(bargain.maker)]) as again:
        assert again.welcome["plan"] == [coins]
        assert again.view["bribe"]["coins"]
        done = next(named(move) for move in again.view["decision"]["moves"] if move["kind"] == "done")
        assert [entry["move"]["kind"] for entry in again.ask("play", move=done)["entries"]] == ["bribe_coins", "done"]
    bargain.server.kill()
    assert examine(bargain.server.file).complaints == []


def test_a_bot_makes_its_offer_whole(bargain: Bargain) -> None:
    token = bargain.made["tokens"][str(bargain.maker)]
    moment = bargain.server.get(bargain.path)["moment"]
    bargain.target.ask("play", move=bargain.move("bribe_coins"))
    bargain.server.post(f"{bargain.path}/seats/{bargain.maker}/bot", {"bot": "bot:random"}, token)
    told = bargain.watcher.until("moved")
    kinds = [entry["move"]["kind"] for entry in told["entries"]]
    assert (kinds[0], len(kinds)) == ("bribe_coins", told["moment"] - moment)
    assert set(kinds[1:]) <= {"bribe_good", "done"}
    assert {entry["bot"] for entry in told["entries"]} == {"bot:random"}
