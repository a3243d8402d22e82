#!/usr/bin/env python3
"""example_game.py ROOT PROGRAMS GAME: a game in examples/ is what its README says. Its files have no findings, its
tests pass and leave no rule untested, and every file is in canonical form."""

import os
import subprocess
import sys


def run(muster, folder, *arguments):
    """What the program says; ends the test if it does not succeed."""
    made = subprocess.run([muster, *arguments], cwd=folder, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        sys.exit(f"muster {' '.join(arguments)}: exit code {made.returncode}\n{made.stdout[-4000:]}{made.stderr}")
    return made.stdout


def main(root, programs, game):
    muster = os.path.join(programs, "muster")
    folder = os.path.join(root, "examples", game)
    checked = run(muster, folder, "check", "--no-cache", "--max-warnings", "0", ".")
    if " 0 errors, 0 warnings, 0 notes" not in checked:
        sys.exit(f"muster check finds something in {game}:\n{checked}")
    tested = run(
        muster, folder, "test", ".", "--coverage", "--threshold", "95", "--fail-on-untested", "--fail-on-empty"
    )
    tests = next(line for line in tested.splitlines() if " tests: " in line)
    if int(tests.split()[0]) < 50:
        sys.exit(f"muster test does not find the tests of {game}: {tests}")
    run(muster, folder, "fmt", "--check", ".")


if __name__ == "__main__":
    main(*sys.argv[1:])
