#!/usr/bin/env python3
"""Nothing in the project depends on a folder outside it, except the test that reads the CEL conformance file if
there is one."""

import re
import sys

import tree

# Concatenated, so that this file does not match itself.
OUTSIDE = re.compile(r"\.\./" + r"shared\b|(?<![\w.])/" + r"work/")
ALLOWED = re.compile(r"^tests/core/expr/")
ALLOWED_TEXT = re.compile(r"\.\./" + r"shared/cel-conformance\b")


def faults(root):
    found = []
    for path in tree.files(root):
        for number, line in tree.lines(root, path):
            rest = ALLOWED_TEXT.sub("", line) if ALLOWED.match(path) else line
            if OUTSIDE.search(rest):
                found.append(f"{path}:{number}: refers to a folder outside the project: {line.strip()[:120]}")
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(sys.argv[1]), "the tree refers to nothing outside itself"))
