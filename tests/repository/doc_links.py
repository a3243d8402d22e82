#!/usr/bin/env python3
"""Every relative link and picture in the Markdown pages refers to an existing file and heading."""

import os
import re
import sys

import tree

LINK = re.compile(r"!?\[[^\]]*\]\(\s*<?([^)\s>]+)>?[^)]*\)")
FENCE = re.compile(r"^\s*(```|~~~)")
REMOTE = re.compile(r"^[a-z][a-z0-9+.-]*:")


def prose(root, path):
    """Yields the numbered lines outside code blocks, with `code` removed."""
    inside = False
    for number, line in tree.lines(root, path):
        if FENCE.match(line):
            inside = not inside
        elif not inside:
            yield number, re.sub(r"`[^`]*`", "", line)


def anchors(root, path):
    """The anchors of the headings of a page."""
    names, inside = set(), False
    for _, line in tree.lines(root, path):
        if FENCE.match(line):
            inside = not inside
        heading = re.match(r"^#{1,6}\s+(.*?)\s*#*$", line)
        if heading and not inside:
            text = re.sub(r"[^\w\- ]", "", heading.group(1).lower())
            names.add(text.replace(" ", "-"))
    return names


def faults(root):
    found = []
    for path in tree.files(root, suffixes=[".md"]):
        for number, line in prose(root, path):
            for target in LINK.findall(line):
                if REMOTE.match(target):
                    continue
                file, _, anchor = target.partition("#")
                leads_to = os.path.normpath(os.path.join(os.path.dirname(path), file)) if file else path
                if not os.path.exists(os.path.join(root, leads_to)):
                    found.append(f"{path}:{number}: the link leads nowhere: {target}")
                elif anchor and leads_to.endswith(".md") and anchor not in anchors(root, leads_to):
                    found.append(f"{path}:{number}: no such heading: {target}")
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(sys.argv[1]), "every link leads somewhere"))
