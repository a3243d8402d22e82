#!/usr/bin/env python3
"""Runs commands on a file system that is really full: each says so, exits with 3, and leaves the old files.

usage: full_disk.py ROOT PROGRAMS SHIM; exit code 77 if no file system can be mounted here
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import subjects
from faults import SKIPPED, Verdicts

PAGE = 4096
MESSAGE = "No space left on device"


def mounted(folder: Path) -> bool:
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "muster-test", folder], capture_output=True)
    return done.returncode == 0


def fill(folder: Path, free: int) -> Path:
    """Fills the file system except for that many pages."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * PAGE)
        except OSError:
            pass
        file.truncate(max(0, file.tell() - free * PAGE))
    return filler


def main():
    root, programs = (Path(name).resolve() for name in sys.argv[1:3])
    if "MUSTER_TEST_OWN_MOUNTS" not in os.environ:
        # In a namespace of its own, so that nothing stays mounted.
        unshare = ["unshare", "--map-root-user", "--mount"]
        if not shutil.which("unshare") or subprocess.run([*unshare, "true"], check=False).returncode != 0:
            print("skipped: no namespace for a file system of its own can be made here")
            sys.exit(SKIPPED)
        again = [*unshare, sys.executable, "-B", *sys.argv]
        sys.exit(subprocess.run(again, env={**os.environ, "MUSTER_TEST_OWN_MOUNTS": "1"}, check=False).returncode)
    verdicts = Verdicts()
    with tempfile.TemporaryDirectory() as name:
        disk = Path(os.path.realpath(name)) / "disk"
        disk.mkdir()
        if not mounted(disk):
            print("skipped: no file system can be mounted here")
            sys.exit(SKIPPED)
        place = subjects.club(root, disk / "club")
        before = place.state()
        full = 0
        for command in subjects.commands(programs, place, Path(name) / "cache"):
            if not command.writes:
                continue
            command.learn(before)
            for free in range(4):
                filler = fill(disk, free)
                done = command.run()
                state = place.state()
                filler.unlink()
                verdicts.count(command.name)
                said = done.stderr.decode(errors="replace")
                if damage := command.damage(state):
                    verdicts.wrong(command.name, damage, f"{free} pages free\n{said}")
                is_usual = done.returncode == command.status and state == command.after
                full += not is_usual
                if not is_usual and (done.returncode != 3 or MESSAGE not in said):
                    verdicts.wrong(command.name, f"exit {done.returncode}, or no reason", f"{free} pages free\n{said}")
                place.restore(before)
        subprocess.run(["umount", disk], check=True)
        if full == 0:
            verdicts.wrong("all commands", "none met a full disk", "")
    verdicts.finish("runs on a full disk")


if __name__ == "__main__":
    main()
