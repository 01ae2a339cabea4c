"""What `./test` prints at its end."""

from collections import Counter
from pathlib import Path

from scripts import check

REPORT = """<testsuites><testsuite>
<testcase name="a"/>
<testcase name="b"><failure message="x"/></testcase>
<testcase name="c"><error message="x"/></testcase>
<testcase name="d"><skipped message="needs chromium"/></testcase>
</testsuite></testsuites>"""


def step(report: Path | None = None, needs: tuple[str, ...] = ()) -> check.Step:
    return check.Step("a step", 1.0, (), needs=needs, report=report)


def test_tests_are_counted_from_the_report(tmp_path: Path) -> None:
    path = tmp_path / "report.xml"
    path.write_text(REPORT)
    assert check.count(step(path), good=False) == (1, 2, Counter({"needs chromium": 1}))


def test_a_crash_of_pytest_counts_as_a_failure(tmp_path: Path) -> None:
    path = tmp_path / "report.xml"
    assert check.count(step(path), good=False) == (0, 1, Counter())
    path.write_text('<testsuites><testcase name="a"/></testsuites>')
    assert check.count(step(path), good=False) == (1, 1, Counter())


def test_a_step_without_tests_counts_as_one() -> None:
    assert check.count(step(), good=True) == (1, 0, Counter())
    assert check.count(step(), good=False) == (0, 1, Counter())


def test_a_missing_program_is_named() -> None:
    assert check.missing(step(needs=("sh", "no-such-program"))) == ["no-such-program"]


def test_the_end_says_what_was_left_out_and_the_counts() -> None:
    skipped = Counter({"needs chromium": 2})
    results = [check.Result(step(), 2.0, 5, 1, skipped), check.Result(step(), 0.5, 3, 0, skipped)]
    lines = check.summary(results, {"browser": "needs chromium"}, 0.1).splitlines()
    assert lines[-1] == "8 passed, 1 failed"
    assert lines[-2] == "left out: browser (needs chromium); 4 tests (needs chromium)"
    assert lines[-5].split() == ["a", "step", "2.0", "1.0", "FAILED,", "over", "budget"]
    assert check.left_out({}, []) == "left out: none"


def test_every_step_of_quick_is_a_step_of_all() -> None:
    names = {step.name for step in check.all_steps(Path())}
    quick = [step.name for step in check.quick_steps(Path())]
    assert set(quick[:-1]) < names
    assert quick[-1] not in names
