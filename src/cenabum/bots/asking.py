"""How a bot is asked: always with a state in which everything its seat cannot know has been made up anew."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol

from cenabum.kernel.at_once import AtOnce, asked_with
from cenabum.kernel.game import Game
from cenabum.kernel.language import LANGUAGES, Language
from cenabum.kernel.sources import Recorded
from cenabum.kernel.words import Sentence, say

COMMON: Final = ("bots/common",)


class Bot(Protocol):
    """A player. It may keep what it has worked out, but its choice depends on nothing but the state it is given.

    `words` are the files of messages below `locale/<language>` in which it gives its reasons. Its class may say `games`, those it can
    play (not said: every game), `description`, a few words on how it plays, and `level`, from 0 (by chance) to 5 (`register.py`).
    """

    words: tuple[str, ...] = ()

    def choose(self, state: Any, seat: int) -> int:
        """The code of a legal move for `seat`. The state is the bot's own copy, to play around with as it likes."""

    def why(self, state: Any, seat: int) -> Sentence:
        """One short sentence: what it would choose in this state, and why."""
        return say("no-reason")


def decision_seed(seed: str, number: int) -> int:
    """The seed of what a bot imagines at the decision of this number in the game of this seed."""
    digest = hashlib.blake2b(f"{seed}\nbots\n{number}".encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")


def decide(state: Any, seat: int, bot: Bot, seed: int) -> int:
    """The bot's move for a seat. It sees neither the future of a bag nor the unfinished plans of others."""
    return bot.choose(state.imagined(seat, seed), seat)


def play_out(state: Any, bots: Sequence[Bot], seed: str) -> None:
    """Let a bot for each seat play to the end: none sees more than its seat may, or what others decide at the same time."""
    course = AtOnce(state)
    made = 0
    while course.asked >= 0:
        course.apply(decide(course.seen, course.asked, bots[course.asked], decision_seed(seed, made)))
        made += 1


def reason_of(bot: Bot, state: Any, seat: int, seats: Sequence[str] = (), language: str = "en") -> str:
    """Why the bot would choose as it does in this state, told in a language, with the players called by the names of their `seats`."""
    return reasons_of(bot, state, seat, seats, [language])[language]


def reasons_of(
    bot: Bot, state: Any, seat: int, seats: Sequence[str] = (), languages: Iterable[str] = LANGUAGES
) -> dict[str, str]:
    """The same in several languages; the bot is asked once, for a strong one thinks about it."""
    why, files = bot.why(state, seat), (*bot.words, *COMMON)
    return {language: Language(language).tell(why, files, seats) for language in languages}


def hint_of(bot: Bot, state: Any, seat: int, seats: Sequence[str] = ()) -> tuple[dict[str, str], dict[str, str]]:
    """The same in every language, and what the reason is about, without the choice itself; empty where it names no topics."""
    why, files = bot.why(state, seat), (*bot.words, *COMMON)
    told = {language: Language(language).tell(why, files, seats) for language in LANGUAGES}
    return told, {language: Language(language).topics(why, files, seats) for language in LANGUAGES}


def play_bots(game: Game, bots: dict[int, Bot] | None = None) -> int:
    """Play the bot seats until only people decide or the game is over; the number of moves made.

    The moves depend on the game's seed and its number of decisions alone, and seats that decide at the same time learn nothing of each
    other by being asked later. `bots` keeps the bots from one call to the next; without it they are made anew, which costs time and
    changes nothing.
    """
    from cenabum.bots.register import bot_named

    seated = {} if bots is None else bots
    for number, seat in enumerate(game.setup.seats):
        if seat.player != "person" and number not in seated:
            seated[number] = bot_named(seat.player, game.setup.game)()
    # A game without a seed of its own is decided by draws that somebody types: its bots imagine from the names of the seats.
    seed = game.setup.seed if game.setup.seed is not None else ",".join(game.seats)
    before = len(game.decisions)
    moves = 0
    # What each seat is asked with: the table as it was when it was first asked, with its own moves alone (`kernel/at_once.py`).
    known = {number: asked_with(game.journal, number) for number in game.state.deciding_seats()}
    while not game.over:
        seat_number = next((number for number in known if number in seated), -1)
        if seat_number < 0:
            break
        own = known[seat_number]
        code = decide(own, seat_number, seated[seat_number], decision_seed(seed, before + moves))
        game.play(seat_number, code)
        moves += 1
        own.source = Recorded(game.journal.steps[-1].chance)
        own.apply(seat_number, code)
        if not own.deciding >> seat_number & 1:
            del known[seat_number]  # it has decided; what it may be asked next rests on the table as it is
        known = {number: known.get(number) or game.state.copy() for number in game.state.deciding_seats()}
    return moves
