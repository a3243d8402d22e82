#!/usr/bin/env python3
"""Every shell script of the project passes shellcheck, stops at the first error and is executable."""

import os
import subprocess
import sys

import tree

SKIPPED = 77  # exit code that CTest treats as "skipped"


def scripts(root):
    for path in tree.files(root):
        with open(os.path.join(root, path), "rb") as source:
            first = source.readline(80)
        if first.startswith(b"#!") and (b"bash" in first or first.rstrip().endswith(b"/sh")):
            yield path


def faults(root):
    found = []
    paths = list(scripts(root))
    for path in paths:
        text = "\n".join(line for _, line in tree.lines(root, path))
        if "set -euo pipefail" not in text and "set -uo pipefail" not in text:
            found.append(f"{path}: does not say how it stops (set -euo pipefail)")
        if not os.access(os.path.join(root, path), os.X_OK):
            found.append(f"{path}: cannot be executed")
    checked = subprocess.run(
        ["shellcheck", "--format=gcc", *paths], cwd=root, capture_output=True, text=True, check=False
    )
    found += checked.stdout.splitlines()
    if checked.returncode > 1:
        found.append(f"shellcheck could not run: {checked.stderr.strip()}")
    if not paths:
        found.append("no shell script was found")
    return found


if __name__ == "__main__":
    try:
        sys.exit(tree.report(faults(sys.argv[1]), "the shell scripts are clean"))
    except FileNotFoundError:
        print("shellcheck is not installed")
        sys.exit(SKIPPED)
