"""What the drivers of the fault tests share: a folder with files to work on, commands, and how failures are told."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SKIPPED = 77
# A program that does not end is a failure too.
SECONDS = 60


class Place:
    """A folder whose files can be compared and restored."""

    def __init__(self, folder: Path):
        self.folder = folder

    def state(self) -> dict:
        """The content of every file by its path; None for a folder."""
        found = {}
        for path in sorted(self.folder.rglob("*")):
            name = str(path.relative_to(self.folder))
            if path.is_symlink():
                found[name] = b"-> " + os.fsencode(os.readlink(path))
            else:
                found[name] = None if path.is_dir() else path.read_bytes()
        return found

    def restore(self, state: dict):
        """Makes the files those of the state, and leaves alone what is right already."""
        now = self.state()
        for name in sorted(now.keys() - state.keys(), reverse=True):
            path = self.folder / name
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink()
        for name, content in state.items():
            path = self.folder / name
            if content is None:
                path.mkdir(exist_ok=True)
            elif now.get(name) != content:
                path.write_bytes(content)


class Command:
    """A command line of Muster, what it does without a fault, and the files before and after it."""

    def __init__(self, name: str, words: list, place: Place, environment: dict, writes: bool):
        self.name, self.words, self.place, self.environment, self.writes = name, words, place, environment, writes
        self.outputs = {}
        self.caches = "--no-cache" not in words and "check" in words

    def run(self, extra: dict = None, **options) -> subprocess.CompletedProcess:
        return subprocess.run(
            [str(word) for word in self.words],
            cwd=self.place.folder,
            env={**self.environment, **(extra or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=SECONDS,
            **options,
        )

    def learn(self, before: dict):
        """Runs it without a fault, from the state `before`."""
        self.before = before
        self.place.restore(before)
        self.clear_cache()
        done = self.run()
        self.status, self.output, self.errors = done.returncode, done.stdout, done.stderr
        self.after = self.place.state()
        self.place.restore(before)
        if self.writes != (self.after != before):
            sys.exit(f"{self.name}: the command without a fault {'changes nothing' if self.writes else 'writes'}")
        if self.status not in (0, 1):
            sys.exit(f"{self.name}: the command without a fault exits with {self.status}: {self.errors.decode()}")

    def clear_cache(self):
        """Each run starts with an empty cache."""
        shutil.rmtree(self.environment["MUSTER_CACHE_DIR"], ignore_errors=True)

    def damage(self, now: dict) -> str:
        """What is wrong with files that must each be as before or as after; empty if nothing is."""
        wrong = []
        for name in sorted(now.keys() | self.before.keys() | self.after.keys()):
            absent = object()
            allowed = [self.before.get(name, absent), self.after.get(name, absent)]
            if now.get(name, absent) not in allowed and not self.is_whole(name, now.get(name)):
                wrong.append(name)
        return f"neither the old nor the new file: {', '.join(wrong)}" if wrong else ""

    def is_whole(self, name: str, content) -> bool:
        """True for an output that is complete, although it says something else: that a file could not be read."""
        end = self.outputs.get(Path(name).name)
        return content is not None and end is not None and content.endswith(end)


def ending(status: int) -> str:
    """How a process ended, from the status that waitpid returns."""
    if os.WIFSIGNALED(status):
        return f"signal {os.WTERMSIG(status)}"
    return str(os.WEXITSTATUS(status))


class Verdicts:
    """The defects found, each kind once, with an example; and how many faults were tried."""

    def __init__(self):
        self.kinds = {}
        self.tried = {}

    def count(self, what: str, number: int = 1):
        self.tried[what] = self.tried.get(what, 0) + number

    def wrong(self, what: str, kind: str, example: str):
        first, number = self.kinds.get((what, kind), (example, 0))
        self.kinds[(what, kind)] = (first, number + 1)

    def finish(self, unit: str):
        for what, number in self.tried.items():
            print(f"{what:44} {number:7} {unit}")
        for (what, kind), (example, number) in self.kinds.items():
            print(f"\nFAILED {what}: {kind} ({number} times), for example\n{example}", file=sys.stderr)
        print(f"{sum(self.tried.values())} {unit}, {len(self.kinds)} kinds of failures")
        sys.exit(1 if self.kinds else 0)
