"""What the tests of the integrations share. Each is run as TEST.py ROOT PROGRAMS [unittest's arguments]."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT, PROGRAMS = (os.path.abspath(folder) for folder in sys.argv[1:3])
SKIPPED = 77

BROKEN = os.path.join(ROOT, "examples", "broken.army.json")
LEGAL = os.path.join(ROOT, "armylists", "old-trousers", "armies", "french-waterloo-1815.army.json")


def needs(*commands, package=None):
    """Ends the test as skipped, with a message, if a command is not installed."""
    missing = [command for command in commands if not shutil.which(command)]
    if missing:
        print(f"not installed: {', '.join(missing)}; scripts/install-dependencies gets {package or missing[0]}")
        sys.exit(SKIPPED)


def environment(**more):
    """The variables of this process without those that change what the programs do, and PROGRAMS first on the PATH."""
    left_out = ("MUSTER_DATA", "GITHUB_", "INPUT_", "CI_", "GIT_", "RUNNER_", "NO_COLOR", "FORCE_COLOR")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(left_out)}
    path = PROGRAMS + os.pathsep + os.environ["PATH"]
    return {**kept, "PATH": path, "LC_ALL": "C.UTF-8", **more}


def run(command, folder=ROOT, expected=0, **more):
    """Runs a command, checks its exit code unless `expected` is None, and returns the ended process."""
    ended = subprocess.run(
        command,
        cwd=folder,
        env=environment(**more),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if expected is not None and ended.returncode != expected:
        raise AssertionError(
            f"{command} ended with {ended.returncode}, not {expected}\n{ended.stdout[-4000:]}\n{ended.stderr[-4000:]}"
        )
    return ended


def has_format(name):
    """True if muster check writes reports in that format."""
    return name in run(["muster", "check", "--help"]).stdout


class Scratch(unittest.TestCase):
    """A test with a folder of its own."""

    def setUp(self):
        made = tempfile.TemporaryDirectory(prefix="muster-integrations-")
        self.addCleanup(made.cleanup)
        self.folder = os.path.realpath(made.name)

    def write(self, name, text, executable=False):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        os.chmod(path, 0o755 if executable else 0o644)
        return path

    def copy(self, source, name):
        with open(source, encoding="utf-8") as file:
            return self.write(name, file.read())

    def text(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8", newline="") as file:
            return file.read()


def main():
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
