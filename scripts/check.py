"""Runs everything that CI runs; `quick` leaves out what is slow, other arguments go to pytest."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
PYTHON = sys.executable
BIN = Path(PYTHON).parent
RULES = ("tests/contract", "tests/games")  # what the rules are tested by
SERVER = "tests/server"
BROWSER = "tests/e2e"
ENVIRONMENT_BUDGET = 3.0  # minutes: what `test` did before it came here

Command = tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """One line of the table: what is run, and how many minutes it may take."""

    name: str
    budget: float
    commands: tuple[Command, ...]
    variables: Mapping[str, str] = field(default_factory=dict[str, str])
    quick: bool = False  # also a step of `./test quick`
    needs: tuple[str, ...] = ()  # programs of the system, not of the environment
    report: Path | None = None  # the file in which pytest counts its tests


@dataclass
class Result:
    """What came of a step."""

    step: Step
    minutes: float
    passed: int
    failed: int
    skipped: Counter[str]  # reason -> tests


def program(name: str, *arguments: str) -> Command:
    """A command of the environment."""
    return (str(BIN / name), *arguments)


def pytest(name: str, folder: Path, *arguments: str, covered: bool = False) -> Command:
    """Pytest with its report in `folder`."""
    runner = ("-m", "coverage", "run", "-m", "pytest") if covered else ("-m", "pytest")
    return (PYTHON, *runner, "--quiet", f"--junit-xml={folder / name}.xml", *arguments)


def all_steps(folder: Path) -> list[Step]:
    """Every check, in the order of running; reports go into `folder`."""
    two = ("-n", "2", "--dist", "worksteal")
    apart = (f"--ignore={SERVER}", f"--ignore={BROWSER}")  # in steps of their own
    coverage = {"COVERAGE_FILE": str(folder / "coverage")}
    return [
        Step("no addresses", 0.1, ((PYTHON, "scripts/addresses.py"),), quick=True),
        Step("lint", 0.1, (program("ruff", "check"),), quick=True),
        Step("format", 0.1, (program("ruff", "format", "--check"),), quick=True),
        Step("types", 0.5, (program("pyright"),), quick=True),
        Step(
            "pages",
            0.5,
            (
                (PYTHON, "hatch_build.py"),
                (PYTHON, "hatch_build.py", "check"),
                (PYTHON, "hatch_build.py", "test"),
            ),
            quick=True,
        ),
        Step("compile the rules", 2.0, ((PYTHON, "-m", "paddock.lab.warm"),), quick=True),
        Step(
            "tests, compiled",
            2.5,
            (pytest("compiled", folder, *two, *apart),),
            report=folder / "compiled.xml",
        ),
        Step(
            "server and stores",
            5.0,
            (pytest("server", folder, *two, SERVER),),
            report=folder / "server.xml",
        ),
        Step(
            "pages in a browser",
            6.0,
            (pytest("browser", folder, BROWSER),),
            needs=("chromium",),
            report=folder / "browser.xml",
        ),
        Step(
            "tests, interpreted",
            5.0,
            (pytest("plain", folder, *two, *apart, "-m", "not compiled_only", covered=True),),
            {"NUMBA_DISABLE_JIT": "1", **coverage},
            report=folder / "plain.xml",
        ),
        Step(
            "every line of the rules is run",
            0.1,
            (
                (PYTHON, "-m", "coverage", "combine", "--quiet"),
                (PYTHON, "-m", "coverage", "report"),
            ),
            coverage,
        ),
        Step(
            "tests, bounds checked",
            1.5,
            (pytest("checked", folder, *two, "-m", "not compiled_only", *RULES),),
            {"NUMBA_BOUNDSCHECK": "1"},
            report=folder / "checked.xml",
        ),
    ]


def quick_steps(folder: Path) -> list[Step]:
    """The steps of a few minutes, with the quick tests in compiled mode."""
    tests = pytest("quick", folder, "-n", "2", "--dist", "worksteal", "-m", "not slow")
    quick = Step("tests, compiled, quick", 2.0, (tests,), report=folder / "quick.xml")
    return [*(step for step in all_steps(folder) if step.quick), quick]


def chosen_steps(folder: Path, arguments: Sequence[str]) -> list[Step]:
    """One run of pytest in compiled mode, with somebody's own arguments."""
    tests = pytest("chosen", folder, *arguments)
    return [Step("tests, compiled, chosen", 1.0, (tests,), report=folder / "chosen.xml")]


def missing(step: Step) -> list[str]:
    """The system's programs that the step needs and the machine lacks."""
    return [name for name in step.needs if shutil.which(name) is None]


def run(step: Step) -> Result:
    """Run the step's commands until one fails, and count."""
    print(f"\n=== {step.name}", flush=True)
    began = time.monotonic()
    environment = {**os.environ, **step.variables}
    good = all(
        subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode == 0
        for command in step.commands
    )
    passed, failed, skipped = count(step, good)
    return Result(step, (time.monotonic() - began) / 60, passed, failed, skipped)


def count(step: Step, good: bool) -> tuple[int, int, Counter[str]]:
    """Passed, failed and skipped: a step without a report counts as one test."""
    if step.report is None:
        return int(good), int(not good), Counter()
    passed, failed, skipped = read_report(step.report)
    # Pytest itself can fail without a failing test: a crash, a wrong option, nothing to run.
    return passed, failed or int(not good), skipped


def read_report(path: Path) -> tuple[int, int, Counter[str]]:
    """The counts in one of pytest's reports; none at all when it has not been written."""
    if not path.is_file():
        return 0, 0, Counter()
    passed = failed = 0
    skipped: Counter[str] = Counter()
    for case in ElementTree.parse(path).iter("testcase"):
        skip = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif skip is not None:
            skipped[skip.get("message", "")] += 1
        else:
            passed += 1
    return passed, failed, skipped


def table(rows: Iterable[tuple[str, float, float, str]]) -> str:
    """Steps with minutes, budget and a remark."""
    lines = [f"{'step':<32}{'minutes':>8}{'budget':>8}"]
    for name, minutes, budget, remark in rows:
        late = "over budget" if minutes > budget else ""
        remarks = ", ".join(filter(None, (remark, late)))
        lines.append(f"{name:<32}{minutes:>8.1f}{budget:>8.1f}  {remarks}".rstrip())
    return "\n".join(lines)


def left_out(not_run: Mapping[str, str], results: Iterable[Result]) -> str:
    """One line: the steps and tests that were not run, and why."""
    parts = [f"{name} ({why})" for name, why in not_run.items()]
    skipped: Counter[str] = Counter()
    for result in results:
        skipped.update(result.skipped)
    parts += [f"{number} tests ({why})" for why, number in sorted(skipped.items())]
    return "left out: " + ("; ".join(parts) or "none")


def summary(results: Sequence[Result], not_run: Mapping[str, str], environment: float) -> str:
    """All that is printed at the end."""
    rows = [("environment", environment, ENVIRONMENT_BUDGET, "")]
    rows += [(r.step.name, r.minutes, r.step.budget, "FAILED" if r.failed else "") for r in results]
    rows.append(("all", sum(row[1] for row in rows), sum(row[2] for row in rows), ""))
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    counts = f"{passed} passed, {failed} failed"
    return "\n".join(["", table(rows), left_out(not_run, results), counts])


def main(arguments: Sequence[str]) -> int:
    """Run what the arguments ask for; 0 when all of it passed."""
    began = float(os.environ.pop("PADDOCK_TEST_BEGAN", "0")) or time.time()
    environment = (time.time() - began) / 60
    not_run: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="paddock-test-") as name:
        folder = Path(name)
        if list(arguments) == ["quick"]:
            steps = quick_steps(folder)
            not_run["slow tests, interpreted and bounds-checked runs"] = "quick"
        elif arguments:
            steps = chosen_steps(folder, arguments)
            not_run["everything else"] = "only what was named"
        else:
            steps = all_steps(folder)
        lacking = {step.name: missing(step) for step in steps}
        not_run |= {step: f"needs {', '.join(names)}" for step, names in lacking.items() if names}
        results = [run(step) for step in steps if not lacking[step.name]]
    print(summary(results, not_run, environment), flush=True)
    return int(any(result.failed for result in results))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
