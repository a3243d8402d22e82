#!/usr/bin/env python3
"""core/ and validator/ do not use Qt, so that the validator fits into a small image."""

import re
import sys

import tree

FOLDERS = ("core", "validator")
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"](Qt\w*/|Q[A-Z]\w*[>"]|q[a-z]+\.h[>"])')
LINK = re.compile(r"\bQt[56]?(::|\b)")


def faults(root):
    found = []
    for path in tree.files(root, FOLDERS):
        is_cmake = path.endswith(("CMakeLists.txt", ".cmake"))
        for number, line in tree.lines(root, path):
            if INCLUDE.search(line) or (is_cmake and LINK.search(line.split("#")[0])):
                found.append(f"{path}:{number}: Qt has no place here: {line.strip()}")
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(sys.argv[1]), "core/ and validator/ are free of Qt"))
