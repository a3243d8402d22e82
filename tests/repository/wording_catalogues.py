#!/usr/bin/env python3
"""Every text that the program says through Wording has a translation in each catalogue, and nothing else has one.

Texts are literals in calls of say(), sayCounted(), pattern() and marked(). Their translations are in core/wording/, one
file for each language, with the same names in braces."""

import json
import os
import re
import sys

import tree

CALL = re.compile(r"(?:\.|->)(say|sayCounted|pattern)\(|\bwording::(marked)\(")
LITERAL = re.compile(r'\s*"((?:[^"\\]|\\.)*)"')
NAME = re.compile(r"\{[^{}]*\}")


def literal(source, at):
    """A literal and those right behind it, which the compiler joins, with the place behind them."""
    text = None
    while match := LITERAL.match(source, at):
        text = (text or "") + json.loads('"' + match[1] + '"')
        at = match.end()
    return text, at


def said(source):
    """The texts of a source."""
    for call in CALL.finditer(source):
        at = call.end()
        if call[1] != "sayCounted":
            text, _ = literal(source, at)
            if text is not None:
                yield text
            continue
        # The number comes first, then one text for one thing and one for several.
        depth = 0
        while source[at] != "," or depth:
            depth += {"(": 1, ")": -1}.get(source[at], 0)
            at += 1
        one, at = literal(source, at + 1)
        several, _ = literal(source, at + 1)
        if one is None or several is None:
            raise ValueError(f"sayCounted() without two literals: {source[call.start():at][:80]!r}")
        yield from (one, several)


def texts_of(root, files):
    """Where each text is said."""
    texts = {}
    for path in files:
        with open(os.path.join(root, path), encoding="utf-8") as file:
            for text in said(file.read()):
                texts.setdefault(text, path)
    return texts


def faults_of(texts, name, catalogue):
    """What is wrong with the catalogue of a language."""
    translations = catalogue["texts"]
    for text, path in texts.items():
        if text not in translations:
            yield f"{name} has no translation of {text!r} ({path})"
    for text, translation in translations.items():
        if text not in texts:
            yield f"{name} translates {text!r}, which nothing says"
        elif sorted(NAME.findall(translation)) != sorted(NAME.findall(text)):
            yield f"{name}: {translation!r} has other names in braces than {text!r}"
        elif text[-1] in ".:;" and translation[-1:] != text[-1]:
            yield f"{name}: {translation!r} ends otherwise than {text!r}"


def main(root):
    texts = texts_of(root, tree.files(root, ("core", "validator", "printer", "editor"), (".cpp", ".hpp")))
    faults = [] if len(texts) > 100 else [f"only {len(texts)} texts: that cannot be all"]
    catalogues = tree.files(root, ("core/wording",), (".json",))
    if "core/wording/de.json" not in catalogues:
        faults.append("there is no German catalogue")
    for path in catalogues:
        with open(os.path.join(root, path), encoding="utf-8") as file:
            faults += faults_of(texts, path, json.load(file))
    return tree.report(faults, f"{len(texts)} texts are translated in {', '.join(catalogues)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
