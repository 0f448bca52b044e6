"""What can be played here, by which rules, with which figures: the same for everybody, so it is made once."""

from functools import cache

import cenabum
from cenabum.bots import BOTS, usual_bot
from cenabum.bots.rated import known
from cenabum.kernel.figures import load_figures
from cenabum.kernel.guest_words import guests_of, words_of
from cenabum.kernel.language import LANGUAGES
from cenabum.kernel.register import OURS, minutes_of, rules_of, working_games
from cenabum.kernel.rulebook import whole_rulebook
from cenabum.kernel.words import Text, say
from cenabum.server.calls import (
    BotInfo,
    ChapterInfo,
    FiguresInfo,
    GameInfo,
    Games,
    RatingInfo,
    RulebookInfo,
    RuleInfo,
    SettingInfo,
    WordsInfo,
)
from cenabum.server.errors import Denied
from cenabum.server.values import COLOURS


@cache
def games() -> Games:
    """Games, settings, bots, colours, languages."""
    return Games([_game(name) for name in working_games()[0]], list(COLOURS), list(LANGUAGES), cenabum.__version__)


def _game(name: str) -> GameInfo:
    rules = rules_of(name)
    usual = usual_bot(name)
    bots = [
        BotInfo(bot, entry.at(name).about("en"), entry.at(name).told_as, bot == usual, _rating(name, bot))
        for bot, entry in BOTS.items()
        if entry.plays(name)
    ]
    settings = [
        SettingInfo(
            setting.name,
            list(setting.values),
            setting.help,
            setting.needs,
            setting.optional,
            setting.expansion,
            list(setting.instead or ()),
        )
        for setting in rules.settings
    ]
    return GameInfo(name, rules.title, list(rules.players), settings, bots, list(rules.sources), minutes_of(rules))


def _rating(game: str, bot: str) -> RatingInfo | None:
    rated = known().get(game, {}).get(bot)
    return RatingInfo(rated.rating, rated.error, rated.wins, rated.games) if rated is not None else None


@cache
def rulebook(game: str, language: str) -> RulebookInfo:
    """The rule texts of a game in a language."""
    _known(language)
    book = whole_rulebook(rules_of(game).package)
    chapters = [ChapterInfo(chapter.id, chapter.told(language)) for chapter in book.chapters]
    rules = [RuleInfo(rule.id, rule.kind, rule.chapter, list(rule.editions), *rule.told(language)) for rule in book]
    return RulebookInfo(game, language, chapters, rules)


@cache
def words(game: str, language: str) -> WordsInfo:
    """The words that packages from outside bring to a game: its modules, and the one that brings the game itself."""
    _known(language)
    package = rules_of(game).package  # its modules have brought their words then
    packages = [*([] if game in OURS else [package]), *guests_of(game)]
    return WordsInfo(game, language, "\n".join(words_of(each, language) for each in packages))


def _known(language: str) -> None:
    """Is it one of ours?"""
    if language not in LANGUAGES:
        unknown = say("unknown-language", language=Text(language))
        raise Denied("unknown-language", unknown, say("languages", languages=Text(", ".join(LANGUAGES))), status=404)


@cache
def figures(game: str) -> FiguresInfo:
    """What is printed on the components of a game, and what we are not certain of."""
    found = load_figures(f"{rules_of(game).package}.data")
    uncertain = {figure.path: figure.confidence for figure in found.listing() if figure.confidence != "certain"}
    return FiguresInfo(game, found.tree, uncertain)
