"""`cenabum train`: a game that no bot learns is refused in a sentence."""

from tests.cli.terminal import Home


def test_a_game_that_no_bot_learns_is_refused(home: Home) -> None:
    told = home.run("train", "folder", "--game", "chess")
    assert told.returncode == 2
    assert (
        "No bot learns “chess”; write --game orleans or --game cathedral or --game first-kingdom or --game kings-favor."
        in " ".join(told.stderr.split())
    )
