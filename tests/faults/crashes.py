#!/usr/bin/env python3
"""Computes what a power failure during a command may leave: each file is the old or the new, and can be checked.

usage: crashes.py ROOT PROGRAMS SHIM [--full] [--only TEXT]
"""

import argparse
import os
import re
import subprocess
import tempfile
from pathlib import Path

import subjects
from crash_states import Disk, all_states
from faults import Command, Place, Verdicts

# The temporary name of a file until it is complete; the next write removes what is left.
WAITING = re.compile(r"(^|/)\.[^/]*\.muster-new$")
DAMAGED = b"damaged"
DONE = b"tell\t0\t0\t" + b"done".hex().encode()


def recorded(command: Command, folder: Path, shim: Path, extra: dict) -> tuple:
    """The disk before the command, and the record of its calls."""
    log = folder.parent / "log"
    log.unlink(missing_ok=True)
    disk = Disk(folder)
    known = {"LD_PRELOAD": str(shim), "MUSTER_FAULT_ROOT": str(folder), "MUSTER_FAULT_LOG": str(log)}
    done = command.run({**known, **extra})
    if done.returncode != command.status:
        raise SystemExit(f"{command.name}: the recorded run exits with {done.returncode}: {done.stderr.decode()}")
    return disk, log.read_bytes().splitlines()


class Judge:
    """Judges states of the club and of the cache beside it."""

    def __init__(self, command: Command, programs: Path, folder: Path, verdicts: Verdicts):
        self.command, self.folder, self.verdicts = command, Place(folder), verdicts
        self.check = [programs / "muster", "check", "--threads", "1", "."]
        self.known, self.usual = {}, {}

    def club(self, state: dict) -> dict:
        return {name[5:]: content for name, content in state.items() if name.startswith("club/")}

    def run(self, state: dict, *options: str) -> subprocess.CompletedProcess:
        self.folder.restore(state)
        words = [str(word) for word in (*self.check, *options)]
        return subprocess.run(
            words, cwd=self.command.place.folder, env=self.command.environment, capture_output=True, timeout=60
        )

    def opened(self, state: dict) -> tuple:
        """What a check without a cache says about the club in that state."""
        key = tuple(sorted(self.club(state).items()))
        if key not in self.known:
            done = self.run(state, "--no-cache")
            self.known[key] = (done.returncode, done.stdout, done.stderr)
        return self.known[key]

    def judge(self, state: dict, is_done: bool):
        command, club = self.command, self.club(state)
        left = {name: content for name, content in club.items() if not WAITING.search(name)}
        shown = {name: content if content is None else content[:60] for name, content in state.items()}
        if damage := command.damage(left):
            self.verdicts.wrong(command.name, damage, str(shown))
        if is_done and left != command.after:
            self.verdicts.wrong(command.name, "the command had ended, and its result is lost", str(shown))
        status, output, errors = self.opened(state)
        clean = self.opened({name: content for name, content in state.items() if not WAITING.search(name)})
        if (status, output, errors) != clean:
            self.verdicts.wrong(command.name, "a temporary file is read", errors.decode())
        if any(name.startswith("cache/") for name in state):
            done = self.run(state)
            notes = [line for line in done.stderr.splitlines() if DAMAGED not in line]
            if (done.returncode, done.stdout) != (status, output) or notes:
                self.verdicts.wrong(command.name, "a damaged cache changes the result", done.stderr.decode())


def check_model(command: Command, folder: Path, shim: Path, programs: Path):
    """Had the command synchronized nothing, the model would have to find damage."""
    disk, record = recorded(command, folder, shim, {})
    careless, verdicts = [line for line in record if not line.startswith(b"fsync")], Verdicts()
    judge = Judge(command, programs, folder, verdicts)
    for state, marks in all_states(disk, [*careless, DONE]):
        judge.judge(state, "done" in marks)
    if not any("neither the old nor the new" in kind for _, kind in verdicts.kinds):
        raise SystemExit("the model finds no damage even if nothing is synchronized")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=Path)
    parser.add_argument("programs", type=Path)
    parser.add_argument("shim", type=Path)
    parser.add_argument("--full", action="store_true", help="all states of the cache too")
    parser.add_argument("--only", default="", help="commands whose name contains this text")
    options = parser.parse_args()
    programs, shim, verdicts = options.programs.resolve(), options.shim.resolve(), Verdicts()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(os.path.realpath(name)) / "disk"
        place = subjects.club(options.root, folder / "club")
        before = place.state()
        commands = [each for each in subjects.commands(programs, place, folder / "cache") if each.writes or each.caches]
        for command in commands:
            if options.only not in command.name:
                continue
            for extra in ({}, {"MUSTER_FAULT_NAMED": "1"}) if command.writes else ({},):
                command.learn(before)
                command.clear_cache()
                disk, record = recorded(command, folder, shim, extra)
                judge = Judge(command, programs, folder, verdicts)
                found = list(all_states(disk, [*record, DONE]))
                step = 1 if options.full else max(1, len(found) // 30)
                for state, marks in [*found[:-10:step], *found[-10:]]:
                    verdicts.count(f"{command.name}{': named' if extra else ''}")
                    judge.judge(state, "done" in marks)
                command.place.restore(before)
            if command.name == "muster fmt":
                check_model(command, folder, shim, programs)
                command.place.restore(before)
    verdicts.finish("states after a power failure")


if __name__ == "__main__":
    main()
