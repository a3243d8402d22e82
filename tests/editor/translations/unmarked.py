#!/usr/bin/env python3
"""unmarked.py ROOT: no word that the editor shows stands in its sources unmarked, where lupdate would not see it."""

import glob
import os
import re
import sys

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
NOT_CODE = re.compile(r"(?m)^\s*#include.*$|(?:^|(?<=\s))//.*$")
# What a reader would take for words: a capital, small letters, and then an end or another word.
WORDS = re.compile(r"^\s?&?[A-Z][a-z&]+(?:[ %.:].*|)$")
MARKED = re.compile(r'(?:\btr|translate|_NOOP)\(\s*(?:"[^"]*",\s*)?$')
# Names that are the same everywhere, and words that are compared and not shown.
NAMES = {"Muster", "Fusion"}
COMPARED = re.compile(r"[!=]= $")
# Its help is a command line's, which speaks English as muster and muster-print do.
COMMAND_LINE = os.path.join("editor", "main.cpp")


def faults(path, text):
    code = NOT_CODE.sub("", text)
    for literal in LITERAL.finditer(code):
        before = code[max(0, literal.start() - 160) : literal.start()]
        words = literal.group(1)
        if WORDS.match(words) and words not in NAMES and not MARKED.search(before) and not COMPARED.search(before):
            yield f"{path}: not marked for translation: {words!r}"


def main(root):
    assert list(faults("tent.cpp", 'show("Pitch %1");')) and list(faults("tent.cpp", 'show("Tent"); // tr("Tent")'))
    assert not list(faults("tent.cpp", 'show(tr("Pitch %1")); mark(QT_TRANSLATE_NOOP("Camp", "Pitch")); // "Tent"'))
    paths = sorted(glob.glob(os.path.join(root, "editor", "**", "*.[ch]pp"), recursive=True))
    if len(paths) < 100:
        return f"only {len(paths)} sources were found"
    wrong = []
    for path in paths:
        name = os.path.relpath(path, root)
        if name == COMMAND_LINE:
            continue
        with open(path, encoding="utf-8") as file:
            wrong += faults(name, file.read())
    return "\n".join(wrong) or 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
