"""The simulator finds mistakes: servers with one each are found out within a few evenings."""

import pytest

from tests.effort import few
from tests.simulated.evening import Evening
from tests.simulated.mutants import MUTANTS, Mutant, StaleMutantError

MOST_EVENINGS = 60
"""Less than a minute of a processor."""


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_mutant_fits_the_source(mutant: Mutant) -> None:
    assert mutant.source()


def test_a_mutant_of_another_source_is_no_mutant() -> None:
    mutant = MUTANTS[0]
    stale = Mutant(mutant.name, mutant.owner, mutant.method, (("await self.write_down(", ""),))
    with pytest.raises(
        StaleMutantError, match=r"told-before-written: Room._happen has “await self.write_down\(” 0 times"
    ):
        stale.source()


@pytest.mark.slow
@pytest.mark.parametrize("mutant", few(MUTANTS, 5), ids=lambda mutant: mutant.name)
def test_a_server_with_a_mistake_is_found_out(mutant: Mutant) -> None:
    with mutant.alive():
        assert any(Evening(seed).run().faults for seed in range(1, MOST_EVENINGS)), f"{mutant.name} was not found"
