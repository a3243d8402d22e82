#!/usr/bin/env python3
"""scripts/install-dependencies installs what docs/decisions/0001-dependencies.md explains, and nothing else."""

import os
import re
import subprocess
import sys

import tree

PAGE = os.path.join("docs", "decisions", "0001-dependencies.md")
SCRIPT = os.path.join("scripts", "install-dependencies")


def faults(root):
    listed = subprocess.run(
        [
            os.path.join(root, SCRIPT),
            *("--with sanitizers --with bench --with analysis --with package --list".split()),
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    installed = set(listed.stdout.split())
    explained = set()
    for _, line in tree.lines(root, PAGE):
        row = re.match(r"^\|\s*`([^`]+)`", line)
        if row:
            explained.add(row.group(1))
    found = [f"{PAGE}: does not explain {name}, which {SCRIPT} installs" for name in sorted(installed - explained)]
    found += [f"{PAGE}: explains {name}, which {SCRIPT} does not install" for name in sorted(explained - installed)]
    if not installed:
        found.append(f"{SCRIPT} --list names no package")
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(sys.argv[1]), "every package has its reason"))
