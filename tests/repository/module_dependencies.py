#!/usr/bin/env python3
"""A module includes headers only of the modules that are listed for it, and the list has no cycles.

A module is a folder with sources; its subfolders belong to it unless they are listed themselves."""

import os
import re
import sys

import tree

INCLUDE = re.compile(r'^\s*#\s*include\s*"((?:core|validator|printer|editor)/[^"]+)"')
ROOTS = ("core", "validator", "printer", "editor")

# Lower modules first. Add to a line only after asking whether the header belongs lower down instead.
ALLOWED = {
}


def module_of(path, modules=ALLOWED):
    folder = os.path.dirname(path)
    while folder and folder not in modules:
        folder = os.path.dirname(folder)
    return folder or os.path.dirname(path)


def includes(root):
    """Yields (path, line number, including module, included module) for each include of another module."""
    for path in tree.files(root, ROOTS, (".cpp", ".hpp")):
        module = module_of(path)
        for number, line in tree.lines(root, path):
            include = INCLUDE.match(line)
            if include and module_of(include.group(1)) != module:
                yield path, number, module, module_of(include.group(1))


def faults(root, allowed=None):
    allowed = ALLOWED if allowed is None else allowed
    found = []
    below = set()
    for module, others in allowed.items():
        found += [f"{module} lists {other}, which is not below it in the list" for other in others if other not in below]
        below.add(module)
    used = set()
    for path, number, module, other in includes(root):
        used.add((module, other))
        if other not in allowed.get(module, ()):
            found.append(f"{path}:{number}: {module} must not include {other}; see tests/repository/module_dependencies.py")
    for module, others in allowed.items():
        found += [f"{module} lists {other} and does not include it" for other in others if (module, other) not in used]
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(sys.argv[1]), "includes between modules are as listed"))
