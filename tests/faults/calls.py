#!/usr/bin/env python3
"""Lets calls of the operating system fail, do less than asked, or never return; files must stay the old or the new.

usage: calls.py ROOT PROGRAMS SHIM [--full] [--only TEXT] [--kind KIND]
"""

import argparse
import itertools
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import subjects
from faults import Command, Place, Verdicts

KILLS = ("kill", "tear")
ERRORS = {"full": "No space left on device"}
FAILING = ("full", "read", "write", "fsync", "open", "close", "rename", "truncate", "mkdir")
WHOLE = ("short", "interrupt")
# They read and write as others do, so that a sample needs none of them.
LIKE_OTHERS = ("muster check --write-baseline", "muster systems", "muster cost", "muster stats", "muster-print to PDF")
# What a killed program may leave behind until the next write of that file.
WAITING = re.compile(r"(^|/)\.[^/]*\.muster-new$")


def is_json(content) -> bool:
    try:
        return content is not None and json.loads(content) is not None
    except ValueError:
        return False


class Trial:
    """One fault in one run of a command."""

    def __init__(self, command: Command, folder: Path, shim: Path, fault: str, extra: dict):
        self.command, self.fault = command, fault
        self.kind = fault.split()[0]
        log = folder / "log"
        log.unlink(missing_ok=True)
        command.place.restore(command.before)
        if self.kind in ("shrink", *WHOLE):
            # Of the files that the program only reads, no other fault changes one.
            Place(folder / "data").restore(command.data)
        command.clear_cache()
        known = {"LD_PRELOAD": shim, "MUSTER_FAULT_ROOT": folder, "MUSTER_FAULT_LOG": log, "MUSTER_FAULT": fault}
        try:
            done = command.run({name: str(value) for name, value in {**known, **extra}.items()})
            self.status, self.output, self.errors = done.returncode, done.stdout, done.stderr.decode(errors="replace")
        except subprocess.TimeoutExpired:
            self.status, self.output, self.errors = None, b"", "it does not end"
        self.state = command.place.state()
        lines = log.read_bytes().splitlines() if log.exists() else []
        self.is_hit = b"fault" in lines or self.status == -signal.SIGKILL

    def is_as_without(self) -> bool:
        command = self.command
        return (self.status, self.output, self.state) == (command.status, command.output, command.after)

    def problem(self) -> str:
        """What is wrong; empty if nothing is."""
        if self.status is None or (self.status < 0 and self.kind not in KILLS):
            return f"ends with {self.status}"
        if self.kind in KILLS:
            return self.problem_after_kill()
        if self.kind in WHOLE:
            return "" if self.is_as_without() else f"exit {self.status}, or the result differs"
        if self.kind == "shrink":
            return self.problem_after_shrinking()
        if damage := self.command.damage(self.state):
            return damage
        if self.is_as_without():
            return ""
        reason = ERRORS.get(self.kind, "Input/output error")
        if self.status != 3:
            return f"exit {self.status}, although something failed"
        return "" if reason in self.errors + self.output.decode(errors="replace") else "the message lacks the reason"

    def problem_after_kill(self) -> str:
        left = {name: content for name, content in self.state.items() if not WAITING.search(name)}
        if damage := self.command.damage(left):
            return damage
        again = self.command.run()
        # A command that makes a new file may find that it has been made.
        if again.returncode not in (self.command.status, 3) or self.command.place.state() != self.command.after:
            return f"running it again does not finish the work: exit {again.returncode}"
        return ""

    def problem_after_shrinking(self) -> str:
        if self.status not in (0, 1, 3):
            return f"exit {self.status}"
        for name, content in self.state.items():
            whole = [state[name] for state in (self.command.before, self.command.after) if state.get(name)]
            # What depends on a file that was cut may be written anew.
            is_anew = name.endswith(".json") and is_json(content)
            is_cut = any(each.startswith(content or b"") for each in whole)
            if (
                content
                and content not in whole
                and not is_cut
                and not is_anew
                and not self.command.is_whole(name, content)
            ):
                return f"neither the old nor the new file, nor the cut one: {name}"
        return ""


def try_all(command: Command, folder: Path, shim: Path, options, verdicts: Verdicts):
    """Raises the number of the call that fails until none does."""
    kinds = [*KILLS, *FAILING, "shrink", *WHOLE]
    for kind in kinds if not options.kind else [options.kind]:
        if kind == "tear" and not command.writes:
            continue
        named = command.writes and (options.full or kind not in ("read", "open", "close", "shrink"))
        for extra in ({}, {"MUSTER_FAULT_NAMED": "1"}) if named else ({},):
            number, step = 1, 1
            while True:
                trial = Trial(command, folder, shim, f"{kind} {number}", extra)
                if not trial.is_hit:
                    break
                verdicts.count(f"{command.name}: {kind}")
                if problem := trial.problem():
                    example = f"{trial.fault} {extra or ''}; exit {trial.status}\n{trial.errors[-600:]}"
                    verdicts.wrong(command.name, f"{kind}: {problem}", example)
                if kind in WHOLE:
                    break
                # Reading is the same again and again; writing is at the end.
                step = 1 if options.full or kind not in ("kill", "read", "open", "close", "shrink") else 5
                number += step


def subject(root: Path, programs: Path, folder: Path, index: int):
    """The command of that number with a folder of its own; None if there is no such number."""
    place = subjects.club(root, folder / "club")
    subjects.data(root, folder / "data")
    found = subjects.commands(programs, place, folder / "cache")
    if index >= len(found):
        return None
    command = found[index]
    command.environment["MUSTER_DATA"] = str(folder / "data")
    command.data = Place(folder / "data").state()
    command.learn(place.state())
    return command


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=Path)
    parser.add_argument("programs", type=Path)
    parser.add_argument("shim", type=Path)
    parser.add_argument("--full", action="store_true", help="every call of every command")
    parser.add_argument("--only", default="", help="commands whose name contains this text")
    parser.add_argument("--kind", default="", help="only this kind of fault")
    options = parser.parse_args()
    verdicts = Verdicts()
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = []
        for index in itertools.count():
            folder = Path(os.path.realpath(name)) / str(index)
            command = subject(options.root, options.programs.resolve(), folder, index)
            if not command:
                break
            if options.only in command.name and (options.full or options.only or command.name not in LIKE_OTHERS):
                shim = options.shim.resolve()
                waiting.append(pool.submit(try_all, command, folder, shim, options, verdicts))
        for each in waiting:
            each.result()
    verdicts.finish("faults")


if __name__ == "__main__":
    main()
