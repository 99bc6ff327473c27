"""The set-up script: it has to be right on machines where nothing else of ours runs yet."""

import ast
import importlib.machinery
import importlib.util
import json
import os
import re
import shutil
import stat
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

OFFLINE = "the package registry can't be reached (is this machine online?)"
GO = Path(__file__).resolve().parents[1] / "go"

# Stands in for uv: puts src on .venv's path, as an editable install does, and notes how it was called.
FAKE_UV = """\
import os, sys
from pathlib import Path
Path("uv-calls.txt").open("a").write(" ".join(sys.argv[1:]) + "\\n")
if os.environ.get("FAKE_UV_FAILS"):
    sys.exit("error: no such luck")
venv = Path(sys.argv[sys.argv.index("--python") + 1]).parents[1]
site = next(venv.glob("[Ll]ib/**/site-packages"))
(site / "barkade.pth").write_text(str(Path("src").resolve()))
"""

# Stands in for the builder of the page: it needs building until it was built, and this machine has Node or has not.
FAKE_BUILDER = """\
from pathlib import Path
NODE_WHEEL = "node-from-pypi"
built = Path(__file__).with_name("built.txt")
is_current = built.exists
npm = Path(__file__).with_name("npm").exists
if __name__ == "__main__":
    import sys
    built.write_text("yes")
    print("builder:", *sys.argv[1:])
    sys.exit("test" in sys.argv)
"""


class Copy:
    """A copy of `go` in a project of its own, whose barkade only says how it was started."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.path = root / "a bin"
        self.stamp = root / ".venv" / "go-stamp.json"
        self.path.mkdir()
        shutil.copy(GO, root / "go")
        (root / "pyproject.toml").write_text('[build-system]\nrequires = ["a-builder>=1"]\n')
        (root / "requirements.lock").write_text("a-builder==1.5\n")
        (root / "src" / "barkade").mkdir(parents=True)
        (root / "src" / "barkade" / "__main__.py").write_text("import sys; print('playing', *sys.argv[1:])\n")

    def add_uv(self) -> None:
        script = self.path / "fake_uv.py"
        script.write_text(FAKE_UV)
        if os.name == "nt":
            (self.path / "uv.bat").write_text(f'@"{sys.executable}" "{script}" %*\n')
        else:
            uv = self.path / "uv"
            uv.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{script}" "$@"\n')
            uv.chmod(uv.stat().st_mode | stat.S_IXUSR)

    def add_page(self, node: bool) -> None:
        web = self.root / "web"
        web.mkdir()
        (web / "build.py").write_text(FAKE_BUILDER)
        if node:
            (web / "npm").touch()

    def uv_calls(self) -> list[str]:
        calls = self.root / "uv-calls.txt"
        return calls.read_text().splitlines() if calls.exists() else []

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        env = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
        # Whatever asks a registry is refused at once.
        offline = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "1", "PIP_CONFIG_FILE": os.devnull}
        env |= offline | {"PATH": str(self.path)} | environment
        command = [sys.executable, str(self.root / "go"), *arguments]
        return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


@pytest.fixture
def go(copy: Copy) -> ModuleType:
    """The copied script as a module, for a look at its parts."""
    loader = importlib.machinery.SourceFileLoader("go_copy", str(copy.root / "go"))
    spec = importlib.util.spec_from_loader("go_copy", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def old_pythons() -> list[Path]:
    """Whatever too old a Python this machine has."""
    names = ["python2.7", *(f"python3.{minor}" for minor in range(5, 11))]
    folders = [Path(folder) for folder in os.get_exec_path()]
    folders += Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")).glob("versions/*/bin")
    found = {path.resolve() for folder in folders for name in names if (path := folder / name).exists()}
    # A shim of a version manager stands there too, and starts nothing.
    return sorted(path for path in found if subprocess.run([path, "-c", ""], capture_output=True).returncode == 0)


def test_old_pythons_get_a_sentence() -> None:
    for python in old_pythons():
        done = subprocess.run([python, GO], capture_output=True, text=True, check=False)
        assert done.returncode == 1, python
        assert done.stdout == ""
        assert done.stderr.startswith("Barkade needs Python 3.11 or newer, and this is Python ")
        assert len(done.stderr.splitlines()) == 1


def test_the_script_keeps_to_old_syntax() -> None:
    """The same promise, for machines without an old Python to try it on."""
    source = GO.read_bytes().decode("ascii")
    tree = ast.parse(source)
    modern = ast.JoinedStr | ast.AnnAssign | ast.NamedExpr | ast.Nonlocal | ast.YieldFrom | ast.Match
    for node in ast.walk(tree):
        assert not isinstance(node, modern), ast.dump(node)
        if isinstance(node, ast.FunctionDef):
            arguments = node.args
            assert not (arguments.kwonlyargs or arguments.posonlyargs or node.returns), node.name
            assert not any(argument.annotation for argument in arguments.args), node.name
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            assert not any(isinstance(item, ast.Starred) for item in node.elts), ast.dump(node)
    assert not re.search(r"\*\w+,\s*\)", source), "a comma after *arguments"

    guard = next(i for i, node in enumerate(tree.body) if isinstance(node, ast.If))
    imported = [node for node in tree.body[:guard] if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in imported] == [
        "from __future__ import print_function",
        "import sys",
    ]


def test_first_run_sets_up_and_plays_and_the_second_only_plays(copy: Copy) -> None:
    copy.add_uv()
    first = copy.run("play", "dig", "--players", "3")
    assert first.returncode == 0, first.stderr
    assert first.stdout == "playing play dig --players 3\n"
    assert "Making .venv" in first.stderr
    assert "with uv" in first.stderr
    assert len(copy.uv_calls()) == 2

    second = copy.run()
    assert (second.returncode, second.stdout, second.stderr) == (0, "playing serve --open\n", "")
    assert len(copy.uv_calls()) == 2


def test_what_is_installed_has_the_versions_of_the_lock_and_so_has_what_builds_it(copy: Copy) -> None:
    copy.add_uv()
    copy.run()
    tools, barkade = copy.uv_calls()
    assert tools.endswith(" a-builder>=1")
    assert barkade.endswith(" --no-build-isolation --editable .")
    for call in (tools, barkade):
        assert f" --constraint {copy.root / 'requirements.lock'} " in call


@pytest.mark.parametrize("changed", ["pyproject.toml", "requirements.lock"])
def test_a_changed_project_is_installed_again_in_the_same_venv(copy: Copy, changed: str) -> None:
    copy.add_uv()
    copy.run()
    with (copy.root / changed).open("a") as project:
        project.write("# changed\n")
    again = copy.run()
    assert "Making .venv" not in again.stderr
    assert again.stdout == "playing serve --open\n"
    assert len(copy.uv_calls()) == 4


def test_a_moved_project_gets_a_new_venv(copy: Copy, tmp_path_factory: pytest.TempPathFactory) -> None:
    copy.add_uv()
    copy.run()
    moved = tmp_path_factory.mktemp("moved") / "here"
    shutil.copytree(copy.root, moved, symlinks=True)
    copy.root = moved
    assert "Making .venv" in copy.run().stderr


def test_the_page_is_built_when_its_sources_changed(copy: Copy) -> None:
    copy.add_uv()
    copy.add_page(node=True)
    first, second = copy.run(), copy.run()
    assert "Building the page" in first.stderr
    assert (second.stdout, second.stderr) == ("playing serve --open\n", "")

    (copy.root / "web" / "built.txt").unlink()  # as a builder sees it whose sources changed
    again = copy.run()
    assert again.stderr == "Building the page ...\n"
    assert len(copy.uv_calls()) == 2


def test_node_is_fetched_where_the_machine_has_none(copy: Copy) -> None:
    copy.add_uv()
    copy.add_page(node=False)
    assert copy.run().returncode == 0
    assert copy.uv_calls()[0].endswith(" a-builder>=1 node-from-pypi")


@pytest.mark.parametrize(
    ("words", "choice", "page"),
    [(["lock"], [], False), (["update"], ["--upgrade"], True), (["update", "numba", "rich"], ["numba", "rich"], False)],
)
def test_newer_versions_are_taken_when_they_are_asked_for(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, words: list[str], choice: list[str], page: bool
) -> None:
    steps: dict[str, list[object]] = {}

    def step(title: str, *command: object) -> bool:
        steps[title] = list(command[1:])
        return True

    monkeypatch.setattr(go, "set_up", lambda extras: None)
    monkeypatch.setattr(go.shutil, "which", lambda name: name)
    monkeypatch.setattr(go, "step", step)
    assert go.main(words) == 0
    wanted: dict[str, list[object]] = {"requirements.lock": list(choice)}
    if page:
        wanted["web/package-lock.json"] = ["npm", "update", "--ignore-scripts"]
    assert steps == wanted


def test_a_page_that_can_not_be_built_is_one_sentence(copy: Copy) -> None:
    copy.add_uv()
    copy.add_page(node=True)
    (copy.root / "web" / "build.py").write_text(FAKE_BUILDER.replace("built.write_text", "raise SystemExit"))
    done = copy.run()
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[-1] == "go: the page could not be built; see .go.log."


@pytest.mark.parametrize("damage", ["", "[]", "{}", "not json", '{"home": 1}'])
def test_a_damaged_stamp_means_a_new_venv(copy: Copy, go: ModuleType, damage: str) -> None:
    copy.stamp.parent.mkdir()
    copy.stamp.write_text(damage)
    assert go.read_stamp() == {}


def test_another_python_means_a_new_venv(copy: Copy, go: ModuleType) -> None:
    go.PYTHON.parent.mkdir(parents=True)
    go.PYTHON.touch()
    go.write_stamp({"test"})
    assert go.read_stamp() == {"project": go.project(), "extras": {"test"}}

    stamp = json.loads(copy.stamp.read_text())
    stamp["home"]["python"] = "3.10.0"
    copy.stamp.write_text(json.dumps(stamp))
    assert go.read_stamp() == {}


def test_what_was_installed_for_the_tests_is_enough_to_play(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[set[str]] = []
    monkeypatch.setattr(go, "make_venv", lambda: go.PYTHON.parent.mkdir(parents=True) or go.PYTHON.touch())
    monkeypatch.setattr(go, "install", installed.append)
    go.set_up(set())
    go.set_up({"test"})
    go.set_up(set())
    assert installed == [set(), {"test"}]


def test_without_a_registry_there_is_one_sentence(copy: Copy) -> None:
    copy.add_uv()
    done = copy.run(FAKE_UV_FAILS="1")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == (f"go: what Barkade needs could not be installed: {OFFLINE}; see .go.log.")
    log = (copy.root / ".go.log").read_text()
    assert "no such luck" in log
    assert "Traceback" not in done.stderr
    assert not copy.stamp.exists()


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        (
            "WARNING: Retrying (Retry(total=4",
            OFFLINE,
        ),
        ("  ERROR: a\n  ERROR: No such wheel.\nerror: step failed\n", "the installer says 'No such wheel'"),
        ("error: No such wheel\n", "the installer says 'No such wheel'"),
        ("", "the installer gave up"),
    ],
)
def test_the_reason_is_read_from_what_the_installer_said(go: ModuleType, said: str, reason: str) -> None:
    assert go.reason(said) == reason


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_its_modules_gets_a_hint(
    go: ModuleType, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    def logged(*command: object) -> tuple[bool, str]:
        return (False, f"No module named {missing}") if missing in command or "pip" in command else (True, "")

    monkeypatch.setattr(go, "logged", logged)
    monkeypatch.setattr(go.shutil, "which", lambda name: None)
    with pytest.raises(SystemExit) as stop:
        go.set_up(set())
    assert str(stop.value).startswith(f"go: this Python lacks its module {missing}; install it (on Debian")


def test_bench_without_a_benchmark_is_one_sentence(copy: Copy) -> None:
    done = copy.run("bench")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "go: there is no bench/engine.py here.\n"


def test_coverage_is_not_fooled_by_a_game_without_rules(
    copy: Copy, go: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []

    def step(title: str, *command: object) -> bool:
        steps.append(title)
        return True

    monkeypatch.setattr(go, "step", step)
    assert go.check_coverage()  # no game yet
    games = copy.root / "src" / "barkade" / "games"
    for name in ("one", "two"):
        (games / name).mkdir(parents=True)
        (games / name / "__init__.py").touch()
    (games / "one" / "rules.py").touch()
    assert not go.check_coverage()
    assert steps == []

    (games / "two" / "rules").mkdir()
    assert go.check_coverage()
    assert len(steps) == 1


def stub(copy: Copy, go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[object, ...]]:
    """Have checks that only say their name, of which mypy fails; the steps by title are filled in as they run."""
    commands: dict[str, tuple[object, ...]] = {}

    def status_of(title: str, *command: object) -> int:
        commands[title] = command
        return 0

    def in_venv(command: tuple[object, ...]) -> list[str]:
        return [sys.executable, "-c", f"import sys; print({str(command[-1])!r}); sys.exit({'mypy' in command})"]

    monkeypatch.setattr(go, "install_what_is_missing", lambda wanted: None)
    monkeypatch.setattr(go, "status_of", status_of)
    monkeypatch.setattr(go, "in_venv", in_venv)
    (copy.root / "tests").mkdir()
    return commands


def test_arguments_reach_pytest_and_the_summary_names_what_failed(
    copy: Copy, go: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    commands = stub(copy, go, monkeypatch)
    assert go.test([]) == 1
    assert "long or not long" not in commands["pytest"]
    assert "--cov" in commands["pytest"]
    said = capfd.readouterr().out
    assert re.findall("=== (.*) ===", said)[-3:] == ["ruff check", "ruff format", "mypy"]
    assert "Failed: mypy after" in said

    go.test(["--all", "-k", "bone"])
    assert commands["pytest"][-2:] == ("-k", "bone")
    assert "long or not long" in commands["pytest"]
    assert "--cov" not in commands["pytest"]


@pytest.mark.parametrize("node", [True, False])
def test_the_page_is_built_once_and_checked_while_the_rest_is_installed(
    copy: Copy, go: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], node: bool
) -> None:
    commands = stub(copy, go, monkeypatch)
    copy.add_page(node)
    built = copy.root / "web" / "built.txt"

    def install(wanted: set[str]) -> None:
        deadline = time.monotonic() + 60
        while node and not built.exists():  # where the machine has Node, nobody waits for the installer
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert built.exists() == node

    monkeypatch.setattr(go, "install_what_is_missing", install)
    monkeypatch.setattr(go, "add_node", lambda builder: None)
    monkeypatch.setattr(go, "PYTHON", sys.executable)
    assert go.test([]) == 1
    assert commands["pytest"]
    said = capfd.readouterr().out
    for script in ("lint", "check", "test"):
        assert f"builder: npm run --silent {script}" in said.splitlines()
    assert "Failed: mypy, vitest after" in said


def test_without_a_page_no_test_runs(
    copy: Copy, go: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    commands = stub(copy, go, monkeypatch)
    copy.add_page(node=True)
    (copy.root / "web" / "build.py").write_text("raise SystemExit('no such luck')")
    monkeypatch.setattr(go, "page_builder", lambda: SimpleNamespace(npm=lambda: ["npm"]))
    with pytest.raises(SystemExit, match=r"go: the page could not be built\."):
        go.test([])
    assert "no such luck" in capfd.readouterr().out
    assert not commands


def test_steps_beside_each_other_are_told_apart(go: ModuleType, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    # The first ends only after the second has said something: they run at the same time.
    wait = "import time; from pathlib import Path\nwhile not Path('said').exists(): time.sleep(0.01)\nprint('barked')"
    say = "import sys; from pathlib import Path; print('growled', file=sys.stderr); Path('said').touch(); sys.exit(3)"
    one = go.Step("one", [sys.executable, "-c", wait])
    two = go.Step("two", [sys.executable, "-c", say])
    three = go.Step("three", [sys.executable, "-c", "print('slept')"], after=one)
    four = go.Step("four", [sys.executable, "-c", "print('purred')"], terse=True)
    five = go.Step("five", [sys.executable, "-c", "print('yelped'); raise SystemExit(1)"], terse=True)
    assert [step.tell() for step in (one, two, three, four, five)] == [True, False, True, True, False]
    said = capfdbinary.readouterr().out.decode()
    told = {"one": "barked", "two": "growled", "three": "slept", "five": "yelped"}
    assert said == "".join(f"\n=== {title} ===\n{words}\n" for title, words in told.items())


# Stands in for what the project tests: one test fails in its first run only, as a race does that others bring about.
FLAKY = """\
from pathlib import Path
import os, pytest

def test_steady():
    pass

@pytest.mark.parametrize("name", ["a [race]"])
def test_flaky(name):
    tries = Path("tries.txt")
    tries.open("a").write("x")
    assert len(tries.read_text()) > 1

def test_wrong():
    assert not Path("wrong").exists()

def test_crashes():
    if Path("crashing").exists():
        os._exit(7)
"""


@pytest.mark.parametrize(
    ("trouble", "tries", "says"),
    [
        ("", 2, "All green"),
        ("wrong", 2, "Failed: pytest"),
        # Neither is a test that failed: there is no second try.
        ("crashing", 1, "Failed: pytest"),
        ("unreadable", 1, "Failed: pytest"),
    ],
)
def test_what_fails_beside_others_is_tried_again_alone(
    copy: Copy,
    go: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    trouble: str,
    tries: int,
    says: str,
) -> None:
    tests = copy.root / "tests"
    (tests / "games").mkdir(parents=True)  # where tests are traced
    shutil.copy(GO.with_name("tests") / "conftest.py", tests)
    (tests / "games" / "test_it.py").write_text(FLAKY)
    if trouble == "unreadable":
        (tests / "test_more.py").write_text("import nothing_of_that_name\n")
    elif trouble:
        (copy.root / trouble).touch()
    settings = '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n[tool.coverage.run]\nsource = ["tests"]\n'
    (copy.root / "pyproject.toml").write_text(settings)
    monkeypatch.setattr(go, "PYTHON", sys.executable)
    monkeypatch.setattr(go, "cores", lambda: 1)
    monkeypatch.setattr(go, "set_up_and_check", lambda everything, chosen: [])

    status = go.test([])
    said = capfd.readouterr().out
    tried = copy.root / "tries.txt"
    assert len(tried.read_text()) == tries, said
    assert says in said.splitlines()[-1]
    assert status == (0 if says == "All green" else 1)
    assert ("UNSTEADY" in said) == (tries == 2)
    if tries == 2:
        named = said[said.index("UNSTEADY") :].splitlines()[2:]
        assert named[:2] == ["  tests/games/test_it.py::test_flaky[a [race]]", ""]  # and not the one that is wrong
    if not trouble:
        traced = subprocess.run(
            [sys.executable, "-m", "coverage", "report", "--format", "total", "--include", "tests/games/test_it.py"],
            cwd=copy.root,
            capture_output=True,
            text=True,
            check=False,
        ).stdout
        # What tests do, all but the crash (the second run adds to the first); their imports are not traced.
        assert traced.strip() == "43", traced


def test_many_failures_are_not_tried_again(go: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    titles: list[str] = []

    def status_of(title: str, *command: object) -> int:
        titles.append(title)
        go.LAST_FAILED.parent.mkdir(parents=True, exist_ok=True)
        go.LAST_FAILED.write_text(json.dumps({f"tests/test_it.py::test_{number}": True for number in range(6)}))
        return 1

    monkeypatch.setattr(go, "status_of", status_of)
    assert go.run_all_tests([]) == (False, [])
    assert titles == ["pytest"]
