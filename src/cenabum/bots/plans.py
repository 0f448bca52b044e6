"""How two plans are told apart (`locale/<language>/bots/master.ftl`)."""

from cenabum.kernel.words import Words, all_of, say


def instead(ours: list[Words], theirs: list[Words]) -> Words:
    """In what another plan differs from ours."""
    more = [each for each in theirs if each not in ours]
    fewer = [each for each in ours if each not in theirs]
    if not more:
        return say("other-without", places=all_of(fewer))
    return say("other-instead", places=all_of(more)) if fewer else say("other-besides", places=all_of(more))
