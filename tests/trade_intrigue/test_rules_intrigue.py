"""The board of Intrigue, what it brings, and bribes."""

import pytest

from tests.trade_intrigue.table import intrigue, kidnapping, modules


def spaces(players: int) -> dict[str, int]:
    return {each.name: sum(each.spaces.values()) for each in modules("intrigue", players=players).game.view(None).deeds}


@pytest.mark.rule("intrigue.board")
def test_nine_characters_take_neutral_followers_of_their_kinds() -> None:
    scene = intrigue().give("Ana", place="monk > town_hall")
    scene.actions("Ana")
    scene.play("Ana", "act town_hall")
    assert {move.split()[-1] for move in scene.legal("Ana")} == {"torturer", "hangman", "tax_collector"}
    assert scene.refused("Ana", "send monk spy") == "deeds.monks"
    assert scene.refused("Ana", "send own_trader fraud") == "deeds.own-followers"
    assert scene.refused("Ana", "target player_2") == "intrigue.board"


@pytest.mark.rule("intrigue.covers")
def test_covers_and_closed_characters() -> None:
    assert [sum(spaces(players).values()) for players in (4, 3, 2)] == [34, 25, 21]
    assert [name for name, number in spaces(2).items() if not number] == ["arsonist", "spy"]
    scene = modules("intrigue", players=2).give("Ana", place="scholar > town_hall, farmer > town_hall")
    scene.actions("Ana").play("Ana", "act town_hall")
    assert scene.refused("Ana", "send scholar spy") == "intrigue.covers"


@pytest.mark.rule("intrigue.any-order")
def test_spaces_are_filled_in_any_order() -> None:
    scene = intrigue().send("Ana", "monk", "torturer")  # the last space first
    assert scene.free("torturer") == {"farmer": 1, "craftsman": 1, "knight": 1}


@pytest.mark.rule("intrigue.no-use")
def test_a_character_without_effect_still_pays() -> None:
    scene = intrigue().fill("kidnapper", "boatman").send("Ana", "boatman", "kidnapper")
    assert scene.told("no_use")
    assert scene.coins("Ana") == 1
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("intrigue.may-decline")
def test_only_the_arsonist_may_let_it_be() -> None:
    scene = intrigue().give("Bruno", town="tours").give("Chloé", town="blois").send("Ana", "boatman", "kidnapper")
    assert scene.legal("Ana") == {"target player_2", "target player_3"}
    assert scene.refused("Ana", "done") == "intrigue.may-decline"
    scene = intrigue().give("Ana", town="blois").give("Bruno", stations="blois").send("Ana", "farmer", "arsonist")
    scene.play("Ana", "done")
    assert scene.player("Bruno").stations


@pytest.mark.rule("intrigue.may-decline")
def test_with_one_target_it_is_hit_at_once() -> None:
    scene = intrigue().give("Bruno", town="tours").send("Ana", "boatman", "kidnapper")
    assert scene.player("Bruno").town == 0


@pytest.mark.rule("intrigue.completion")
@pytest.mark.parametrize(
    ("character", "last"),
    [
        ("kidnapper", "knight"),
        ("torturer", "craftsman"),
        ("hangman", "monk"),
        ("saboteur", "farmer"),
        ("traitor", "farmer"),
    ],
)
def test_five_characters_bring_a_citizen(character: str, last: str) -> None:
    scene = intrigue(2).fill(character, last if last != "knight" else "farmer")
    scene.send("Ana", last if last != "knight" else "farmer", character)
    if character == "traitor":
        scene.play("Ana", "betray knight nobody")
    assert scene.player("Ana").citizens == 1


@pytest.mark.rule("intrigue.completion", "intrigue.completion-after")
def test_the_other_bonuses() -> None:
    scene = intrigue().fill("fraud", "farmer").send("Ana", "farmer", "fraud")
    scene.play("Ana", "take brocade")
    assert scene.goods("Ana") == {"brocade": 1}
    scene = intrigue().fill("spy", "trader").send("Ana", "trader", "spy")
    assert scene.player("Ana").technology_first == 1
    scene = intrigue().fill("tax_collector", "monk").send("Ana", "monk", "tax_collector")
    assert scene.coins("Ana") == 2
    scene = intrigue().give("Ana", town="blois").give("Bruno", stations="blois").fill("arsonist", "farmer")
    scene.send("Ana", "farmer", "arsonist")
    scene.play("Ana", "target player_2", "answer yes")
    assert scene.player("Ana").stations == scene.state.towns_taken == 1 << scene.printed.town_names.index("blois")


@pytest.mark.rule("intrigue.bribe")
def test_a_target_may_offer_coins_and_goods() -> None:
    scene = kidnapping(coins=3, goods="grain*2")
    assert scene.game.deciding == ["Bruno"]
    assert scene.game.view("Ana").decision is None
    assert scene.refused("Ana", "pass") == "general.not-now"
    assert scene.refused("Chloé", "bribe coins 1") == "intrigue.bribe-one-by-one"
    assert scene.legal("Bruno") == {"bribe coins 1", "bribe coins 2", "bribe coins 3", "bribe good grain", "done"}
    assert scene.refused("Bruno", "bribe coins 4") == "intrigue.bribe"
    scene.play("Bruno", "bribe coins 2", "bribe good grain")
    assert scene.refused("Bruno", "bribe coins 1") == "intrigue.bribe"
    seen = scene.game.view("Bruno").bribe
    assert (seen.character, seen.by, seen.target, seen.coins, seen.goods) == (
        "kidnapper",
        "Ana",
        "Bruno",
        2,
        {"grain": 1},
    )
    assert scene.game.view("Ana").bribe.coins == 0  # not offered yet
    scene.play("Bruno", "done")
    assert scene.game.view("Chloé").bribe.answer
    assert scene.legal("Ana") == {"answer yes", "answer no"}


@pytest.mark.rule("intrigue.bribe")
def test_a_bribe_has_no_limit_but_the_purse() -> None:
    scene = kidnapping(coins=75)
    assert scene.refused("Bruno", "bribe coins 0") == "intrigue.bribe"
    scene.play("Bruno", "bribe coins 30", "bribe coins 30")
    assert scene.refused("Bruno", "bribe coins 16") == "intrigue.bribe"
    scene.play("Bruno", "bribe coins 15")  # that is all he has, so the offer is made
    assert scene.game.view("Ana").bribe.coins == 75
    scene.play("Ana", "answer yes")
    assert (scene.coins("Ana"), scene.coins("Bruno")) == (1 + 75, 0)


@pytest.mark.rule("intrigue.bribe-accepted")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_bribe_is_taken_or_refused(answer: str) -> None:
    scene = kidnapping(coins=3, goods="grain*2")
    scene.play("Bruno", "bribe coins 2", "bribe good grain", "done")
    scene.play("Ana", f"answer {answer}")
    if answer == "yes":
        assert (scene.coins("Ana"), scene.goods("Ana")) == (3, {"grain": 1})
        assert (scene.coins("Bruno"), scene.goods("Bruno")) == (1, {"grain": 1})
        assert scene.printed.town_names[scene.player("Bruno").town] == "tours"
    else:
        assert (scene.coins("Ana"), scene.goods("Ana")) == (1, {})
        assert (scene.coins("Bruno"), scene.goods("Bruno")) == (3, {"grain": 2})
        assert scene.player("Bruno").town == 0
    assert scene.game.view(None).bribe is None


@pytest.mark.rule("intrigue.bribe-accepted")
def test_no_offer_means_the_blow() -> None:
    scene = kidnapping(coins=3)
    scene.play("Bruno", "done")
    assert scene.player("Bruno").town == 0
    assert kidnapping().player("Bruno").town == 0  # nothing to offer: not even asked


@pytest.mark.rule("intrigue.bribe-one-by-one")
def test_several_targets_bargain_one_by_one() -> None:
    scene = intrigue()
    for name in ("Bruno", "Chloé", "Denis"):
        scene.give(name, coins=5, goods="wine")
    scene.send("Chloé", "monk", "torturer")
    assert scene.game.deciding == ["Denis"]
    scene.play("Denis", "bribe coins 1", "done")
    assert scene.game.deciding == ["Chloé"]
    scene.play("Chloé", "answer no")
    assert scene.game.deciding == ["Denis"]
    scene.play("Denis", "forfeit good wine")
    # Ana has neither coins nor goods and gives up an unbuilt station, the only thing she has besides followers.
    assert scene.player("Ana").stations_left == 9
    assert scene.game.deciding == ["Bruno"]
    scene.play("Bruno", "bribe coins 2", "done")
    scene.play("Chloé", "answer yes")
    assert scene.coins("Chloé") == 5 + 1 + 2
    assert scene.goods("Bruno") == {"wine": 1}
    assert scene.goods("Denis") == {}


@pytest.mark.rule("intrigue.bribe-keeps")
def test_a_bribe_changes_nothing_else() -> None:
    scene = intrigue().give("Bruno", tracks="knight*2", coins=4).fill("traitor", "farmer")
    scene.send("Ana", "farmer", "traitor")
    scene.play("Ana", "betray knight player_2")
    scene.play("Bruno", "bribe coins 1")  # nothing else to add: the offer is made
    scene.play("Ana", "answer yes")
    assert scene.track("Ana", "knight") == 1
    assert scene.track("Bruno", "knight") == 2
    assert scene.player("Ana").citizens == 1
    assert scene.free("traitor") == {}
