"""No test goes unnoticed: `./check` lists those that a change took away without naming them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
TOOL = PROJECT / "tools" / "vanished.py"
NOBODY = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
WHO = {f"GIT_{role}_{what}": "a@example.org" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


class Repository:
    """A small project with tests, and what the guard says about it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith(("GIT_", "CHECK_"))}
        self.environment |= NOBODY | WHO
        (folder / "tests").mkdir(parents=True)

    def git(self, *arguments: str) -> None:
        subprocess.run(["git", *arguments], cwd=self.folder, env=self.environment, check=True, capture_output=True)

    def write(self, path: str, *tests: str) -> None:
        """A file with these tests and nothing else."""
        form = 'it("{}", () => {{}});\n' if path.endswith(".ts") else "def {}() -> None:\n    assert True\n\n\n"
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text("".join(form.format(name) for name in tests), encoding="utf-8")

    def commit(self, message: str) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", message)

    def guard(self, *arguments: str, **environment: str) -> tuple[int, str]:
        """Its exit code and what it says."""
        command = [sys.executable, str(TOOL), *arguments]
        told = {**self.environment, **environment}
        done = subprocess.run(command, cwd=self.folder, env=told, capture_output=True, encoding="utf-8", check=False)
        assert not done.stderr
        return done.returncode, done.stdout


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    """Three tests in two files, on main."""
    made = Repository(tmp_path / "project")
    made.git("init", "--quiet", "--initial-branch=main")
    made.write("tests/test_a.py", "test_one", "test_two")
    made.write("web/src/lib/b.test.ts", "counts the coins, all of them")
    made.commit("A beginning")
    return made


def test_nothing_vanished(repository: Repository) -> None:
    repository.write("tests/test_a.py", "test_one", "test_two", "test_three")
    repository.commit("One more")
    assert repository.guard() == (0, "No test vanished unnamed.\n")


def test_a_test_that_is_gone_from_the_newest_commit(repository: Repository) -> None:
    repository.write("tests/test_a.py", "test_one")
    repository.commit("Something else")
    code, said = repository.guard()
    assert code == 1
    assert "tests/test_a.py::test_two" in said
    assert "test_one" not in said


def test_a_test_may_go_when_the_commit_names_it(repository: Repository) -> None:
    repository.write("tests/test_a.py", "test_one")
    repository.commit("Less to hold\n\ntest_two went: the rule it held is no more.")
    assert repository.guard()[0] == 0


def test_a_longer_name_is_another_name(repository: Repository) -> None:
    repository.write("tests/test_a.py", "test_one", "test_two_and_more")
    repository.commit("A better name\n\ntest_two_and_more says it better.")
    code, said = repository.guard()
    assert code == 1
    assert "test_a.py::test_two " in said


def test_a_test_of_the_page(repository: Repository) -> None:
    (repository.folder / "web/src/lib/b.test.ts").unlink()
    repository.commit("Less")
    code, said = repository.guard()
    assert code == 1
    assert "web/src/lib/b.test.ts::counts the coins, all of them" in said


def test_a_test_that_moves_and_keeps_its_name(repository: Repository) -> None:
    repository.write("tests/test_a.py", "test_one")
    repository.write("tests/deep/down/test_c.py", "test_two")
    assert repository.guard()[0] == 0, "not committed, and in a file that git does not know yet"
    repository.commit("A place of its own")
    assert repository.guard()[0] == 0


def test_a_test_of_the_same_name_elsewhere_is_no_excuse(repository: Repository) -> None:
    repository.write("tests/test_c.py", "test_two")
    repository.commit("The same for something else")
    repository.write("tests/test_a.py", "test_one")
    repository.commit("Gone")
    assert repository.guard()[0] == 1


def test_changes_that_are_not_committed_yet(repository: Repository) -> None:
    repository.write("tests/test_a.py", "test_one")
    code, said = repository.guard()
    assert code == 1
    assert "test_two  (not committed)" in said
    message = repository.folder.parent / "message"
    message.write_text("Less\n\ntest_two is no longer needed.", encoding="utf-8")
    assert repository.guard("--message", str(message))[0] == 0
    assert repository.guard(CHECK_MESSAGE=str(message))[0] == 0
    repository.git("add", "--all")
    assert repository.guard()[0] == 1, "added to the index, it is not committed either"


def test_all_commits_of_a_push_are_looked_at(repository: Repository) -> None:
    """As it was once: one commit brought a test, the next but one was made from older files and undid it."""
    repository.git("tag", "pushed-before")
    repository.write("tests/test_a.py", "test_one", "test_two", "test_three")
    repository.commit("Three")
    repository.write("tests/test_a.py", "test_one", "test_two")
    repository.commit("Other things")
    repository.commit("The newest")
    assert repository.guard()[0] == 0
    code, said = repository.guard(CHECK_BASE="pushed-before")
    assert code == 1
    assert "test_three" in said
    repository.write("tests/test_a.py", "test_one", "test_two", "test_three")
    repository.commit("Back again")
    assert repository.guard(CHECK_BASE="pushed-before")[0] == 0
    code, said = repository.guard(CHECK_BASE="0" * 40)
    assert code == 0
    assert "is not known here" in said


def test_all_commits_of_a_branch_are_looked_at(repository: Repository) -> None:
    repository.git("switch", "--quiet", "--create", "topic")
    repository.write("tests/test_a.py", "test_one")
    repository.commit("Less")
    repository.commit("The newest")
    code, said = repository.guard()
    assert code == 1
    assert "test_two" in said


@pytest.mark.parametrize("lost", [True, False])
def test_a_merge_that_leaves_out_one_side(repository: Repository, lost: bool) -> None:
    repository.git("switch", "--quiet", "--create", "topic")
    repository.write("tests/test_a.py", "test_one", "test_two", "test_topic")
    repository.commit("On a branch")
    repository.git("switch", "--quiet", "main")
    repository.write("tests/test_a.py", "test_two")
    repository.commit("On main\n\ntest_one went on purpose.")
    repository.git("merge", "--quiet", "--no-ff", "--no-commit", "topic", *(["--strategy=ours"] if lost else []))
    repository.commit("Together")
    code, said = repository.guard()
    assert code == (1 if lost else 0)
    assert ("test_a.py::test_topic" in said) is lost
    assert "test_a.py::test_one" not in said


def test_a_shallow_clone_says_that_it_cannot_tell(repository: Repository, tmp_path: Path) -> None:
    repository.write("tests/test_a.py", "test_one")
    repository.commit("Less")
    repository.git("clone", "--quiet", "--depth=1", repository.folder.as_uri(), str(tmp_path / "shallow"))
    repository.folder = tmp_path / "shallow"
    code, said = repository.guard()
    assert code == 0
    assert "no commit before the newest one" in said


def test_without_git_nothing_can_be_told(tmp_path: Path) -> None:
    code, said = Repository(tmp_path / "unpacked").guard()
    assert code == 0
    assert "no git history" in said
