#!/usr/bin/env python3
"""Lets calls of `new` fail in the programs: each failure must give a message and exit code 3, or change nothing.

usage: allocations.py ROOT PROGRAMS SHIM [--full] [--only TEXT]
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import subjects
from faults import Command, Verdicts, ending

MESSAGE = b"not enough memory"


def sample(count: int, first: int, last: int, growth: float) -> list:
    """Numbers of calls to fail: all of the first and the last ones, and between them ever fewer."""
    chosen = set(range(1, min(first, count) + 1)) | set(range(max(1, count - last + 1), count + 1))
    at = float(first)
    while at < count:
        chosen.add(int(at))
        at = max(at * growth, at + 1)
    return sorted(chosen)


class Trials:
    """Runs a command once with a plan of failures, and judges the end of each child."""

    def __init__(self, command: Command, shim: Path, folder: Path, verdicts: Verdicts):
        self.command, self.shim, self.verdicts = command, shim, verdicts
        self.plan, self.out = folder / "plan", folder / "out"

    def run(self, numbers: list, mode: str) -> int:
        """The number of calls of `new` that the command makes."""
        self.plan.write_text("".join(f"{number}\n" for number in numbers))
        ours, theirs = socket.socketpair()
        extra = {
            "LD_PRELOAD": str(self.shim),
            "MUSTER_FAULT_PLAN": str(self.plan),
            "MUSTER_FAULT_MODE": mode,
            "MUSTER_FAULT_CONTROL": str(theirs.fileno()),
            "MUSTER_FAULT_OUT": str(self.out),
        }
        command = self.command
        process = subprocess.Popen(
            [str(word) for word in command.words],
            cwd=command.place.folder,
            env={**command.environment, **extra},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            pass_fds=[theirs.fileno()],
        )
        theirs.close()
        calls = self.follow(ours, mode)
        output, errors = process.communicate()
        ours.close()
        if (process.returncode, output, errors) != (command.status, command.output, command.errors) or calls == 0:
            self.verdicts.wrong(command.name, "the run without a failure differs", errors.decode(errors="replace"))
        return calls

    def follow(self, ours: socket.socket, mode: str) -> int:
        place, at, before = self.command.place, 0, {}
        with ours.makefile("r") as lines:
            for line in lines:
                word, number = line.split()
                if word == "calls":
                    return int(number)
                if word == "at":
                    at, before = int(number), place.state()
                else:
                    self.judge(at, int(number), mode)
                    place.restore(before)
                ours.send(b"x")
        return 0

    def judge(self, number: int, status: int, mode: str):
        command = self.command
        end, text = ending(status), self.out.read_bytes()
        self.verdicts.count(command.name)
        damage = command.damage(command.place.state())
        example = f"call {number} of new, {mode}; exit: {end}\n{text[-600:].decode(errors='replace')}"
        if damage:
            self.verdicts.wrong(command.name, damage, example)
        if end == "3" and MESSAGE in text:
            return
        if end == str(command.status) and text in (command.output + command.errors, command.errors + command.output):
            return
        self.verdicts.wrong(command.name, f"exit {end} without the message about memory", example)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=Path)
    parser.add_argument("programs", type=Path)
    parser.add_argument("shim", type=Path)
    parser.add_argument("--full", action="store_true", help="thousands of failures for each command")
    parser.add_argument("--only", default="", help="commands whose name contains this text")
    options = parser.parse_args()
    verdicts = Verdicts()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(os.path.realpath(name))
        place = subjects.club(options.root, folder / "club")
        before = place.state()
        for command in subjects.commands(options.programs.resolve(), place, folder / "cache"):
            if options.only not in command.name:
                continue
            command.learn(before)
            trials = Trials(command, options.shim.resolve(), folder, verdicts)
            count = trials.run([], "once")
            place.restore(before)
            for mode in ("once", "onwards"):
                numbers = sample(count, 2000, 300, 1.01) if options.full else sample(count, 15, 15, 1.5)
                trials.run(numbers, mode)
                place.restore(before)
    verdicts.finish("failures of new")


if __name__ == "__main__":
    main()
