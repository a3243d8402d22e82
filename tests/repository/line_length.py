#!/usr/bin/env python3
"""No line of C++, Python, CMake, shell or Markdown is longer than 120 characters, unless it cannot be broken."""

import re
import sys

import tree

MOST = 120
SUFFIXES = (".cpp", ".hpp", ".py", ".cmake", "CMakeLists.txt", ".md", ".sh", ".mjs", ".lua")
GENERATED = "docs/rules/"  # by scripts/make-rule-pages, with expressions and messages quoted from the systems
SCRIPT = re.compile(r"#!.*\b(bash|sh|python3)\b")


def is_checked(root, path):
    if path.startswith(GENERATED) or path.startswith("tests/rules/"):
        return False
    if path.endswith(SUFFIXES):
        return True
    name = path.rsplit("/", 1)[-1]
    return "." not in name and any(SCRIPT.match(line) for number, line in tree.lines(root, path) if number == 1)


def may_be_long(line):
    """True for Markdown that cannot be broken: a table row, or a single link or piece of code on its line."""
    rest = re.sub(r"^[\s>*\-\d.]*", "", line)
    return rest.startswith("|") or " " not in re.sub(r"\[[^\]]*\]\([^)]*\)|`[^`]*`", "x", rest).strip()


def faults(root):
    found = []
    for path in tree.files(root):
        if not is_checked(root, path):
            continue
        example = False
        for number, line in tree.lines(root, path):
            if path.endswith(".md"):
                if line.lstrip().startswith("```"):
                    example = not example
                # Examples quote program output unchanged.
                if example or may_be_long(line):
                    continue
            if len(line) > MOST:
                found.append(f"{path}:{number}: {len(line)} characters, at most {MOST}")
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(sys.argv[1]), f"no line is over {MOST} characters"))
