#!/usr/bin/env python3
"""Computes what a power failure may leave of a file that the editor changes: no change that was flushed is lost.

usage: editor_crashes.py ROOT PROGRAMS SHIM [--full]
"""

import argparse
import itertools
import os
import re
import shutil
import signal
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from crash_states import Disk, all_states
from faults import Place, Verdicts
from subjects import environment

FILE = "a.army.json"
SIZES = {1: 10, 2: 10, 3: 10, 4: 300_000, 5: 700_000, 6: 20, 7: 10, 8: 10, 9: 10}


def version(number: int) -> bytes:
    """The text that the program under test makes, too."""
    return f'{{ "version": {number}, "notes": "{chr(ord("a") + number) * SIZES[number]}" }}\n'.encode()


VERSIONS = {version(number): number for number in SIZES}


def texts(output: bytes) -> list:
    found = []
    while output:
        size, _, output = output.partition(b"\n")
        found.append(output[: int(size)])
        output = output[int(size) :]
    return found


def problem(state: dict, marks: list, recovered: list) -> str:
    """What is wrong with a state in which those texts can be recovered; empty if nothing is."""
    content = state.get(FILE)
    if VERSIONS.get(content) not in (1, 8):
        return "the file is neither the old nor the new one"
    if any(text not in VERSIONS for text in recovered):
        return "a text is recovered that never was"
    newest = max([VERSIONS[content], *(VERSIONS[text] for text in recovered)])
    if "saved 8" in marks and VERSIONS[content] != 8:
        return "the saved file is lost"
    for mark in marks:
        if mark.startswith("flushed") and newest < int(mark.split()[1]):
            return "a change that was flushed is lost"
    return ""


FAULTS = ("fsync", "write", "full", "rename", "open", "close", "truncate", "kill", "tear")


def try_fault(program: str, folder: Path, shim: Path, fault: str) -> tuple:
    """Runs the editor with one failing call; true if the fault happened, and what is wrong then."""
    (folder / "data").mkdir(parents=True)
    file, log = folder / FILE, folder / "log"
    file.write_bytes(version(1))
    known = environment(folder.parent / "cache")
    faults = {"LD_PRELOAD": shim, "MUSTER_FAULT_ROOT": folder, "MUSTER_FAULT": fault, "MUSTER_FAULT_LOG": log}
    words = [program, "edit", file, folder / "data"]
    env = {**known, **{name: str(value) for name, value in faults.items()}}
    done = subprocess.run(words, env=env, capture_output=True, timeout=120)
    is_killed = done.returncode == -signal.SIGKILL
    if not is_killed and b"fault" not in log.read_bytes().splitlines():
        return False, ""
    content, marks = file.read_bytes(), done.stdout
    left = subprocess.run([program, "recover", file, folder / "data"], env=known, capture_output=True, timeout=60)
    found = texts(left.stdout)
    if done.returncode not in (0, 4) and not is_killed and not (done.returncode == 3 and content == version(1)):
        return True, f"the editor ends with {done.returncode}"
    if VERSIONS.get(content) not in (1, 8) or (done.returncode == 0 and content != version(8)):
        return True, "the file is neither the old nor the new one"
    if b"saved" in marks and content != version(8):
        return True, "the saved file is lost"
    if any(text not in VERSIONS for text in found) or left.returncode != 0:
        return True, "a text is recovered that never was"
    newest = max([VERSIONS[content], *(VERSIONS[text] for text in found)])
    promised = max([1, *(int(number) for number in re.findall(rb"(?:flushed|saved) (\d)", marks))])
    if newest < promised and b"journal: " not in done.stderr:
        return True, "a change is lost, and the editor did not warn of it"
    return True, ""


def try_faults(program: str, folder: Path, shim: Path, kind: str, verdicts: Verdicts):
    for number in itertools.count(1):
        place = folder / kind / str(number)
        is_hit, wrong = try_fault(program, place, shim, f"{kind} {number}")
        if not is_hit:
            break
        verdicts.count(f"editor: {kind}")
        if wrong:
            verdicts.wrong(f"editor: {kind}", wrong, f"{kind} {number}")
        shutil.rmtree(place)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=Path)
    parser.add_argument("programs", type=Path)
    parser.add_argument("shim", type=Path)
    parser.add_argument("--full", action="store_true", help="every state, and every call that fails")
    options = parser.parse_args()
    program, verdicts = str(options.programs.resolve() / "fault_editor"), Verdicts()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(os.path.realpath(name)) / "disk"
        (folder / "data").mkdir(parents=True)
        (folder / FILE).write_bytes(version(1))
        before, place, log = Place(folder).state(), Place(folder), folder.parent / "log"
        known = environment(folder.parent / "cache")
        faults = {"LD_PRELOAD": str(options.shim.resolve()), "MUSTER_FAULT_ROOT": str(folder)}
        for extra in ({}, {"MUSTER_FAULT_NAMED": "1"}):
            place.restore(before)
            log.unlink(missing_ok=True)
            disk = Disk(folder)
            done = subprocess.run(
                [program, "edit", folder / FILE, folder / "data"],
                env={**known, **faults, "MUSTER_FAULT_LOG": str(log), **extra},
                capture_output=True,
                timeout=60,
            )
            if done.returncode != 0:
                raise SystemExit(f"the recorded run exits with {done.returncode}: {done.stderr.decode()}")
            found = list(all_states(disk, log.read_bytes().splitlines()))
            step = 1 if options.full else max(1, len(found) // 100)
            for state, marks in found[::step]:
                place.restore(state)
                recover = [program, "recover", folder / FILE, folder / "data"]
                done = subprocess.run(recover, env=known, capture_output=True, timeout=60)
                verdicts.count(f"editor{': named' if extra else ''}")
                wrong = problem(state, marks, texts(done.stdout))
                if done.returncode != 0:
                    wrong = f"recovering ends with {done.returncode}"
                if wrong:
                    shown = {path: content if content is None else content[:40] for path, content in state.items()}
                    verdicts.wrong("editor", wrong, f"after {marks}: {shown}\n{done.stderr.decode()}")
        if options.full:
            with ThreadPoolExecutor(len(FAULTS)) as pool:
                shim = options.shim.resolve()
                waiting = [
                    pool.submit(try_faults, program, folder.parent / "faults", shim, kind, verdicts) for kind in FAULTS
                ]
                for each in waiting:
                    each.result()
    verdicts.finish("states after a power failure")


if __name__ == "__main__":
    main()
