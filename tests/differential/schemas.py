#!/usr/bin/env python3
"""Compares core/schema with ajv on random schemas and documents.

  schemas.py VERDICTS FOLDER [--pairs N] [--seed N]

VERDICTS is the program schema_verdicts, FOLDER takes ajv from the npm registry. Exit code 0: no difference is
unexplained, 1: one is, 77: skipped, because npm or the network is missing.

A difference is explained only by an experiment: the pair is changed so that one known weakness of ajv cannot show, and
both then have to agree.
"""

import argparse
import collections
import json
import os
import random
import sys

import two_sides
from random_schemas import Number, Pairs, written

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import npm_packages

PACKAGE = "ajv@8.20.0"
DOCUMENTS = 5  # for each schema
SHOWN = 5
# Every object of JavaScript inherits keys with these names, and ajv compares some objects without regard to that.
INHERITED = {"__proto__": "__protO__", "constructor": "constructoR", "toString": "toStrinG"}


def same(text):
    return text


def other_names(text):
    for name, other in INHERITED.items():
        text = text.replace(f'"{name}"', f'"{other}"')
    return text


def as_doubles(text):
    """Every number as the double nearest to it."""
    return json.dumps(json.loads(text, parse_int=float), ensure_ascii=False)


def spelled(text):
    """A text as values, with the numbers as they are written."""
    return json.loads(text, parse_int=Number, parse_float=Number)


def with_names(text):
    """Every key and text has a letter."""

    def named(value):
        if isinstance(value, list):
            return [named(item) for item in value]
        if isinstance(value, dict):
            return {key or "nameless": named(item) for key, item in value.items()}
        return "nameless" if value == "" else value

    return written(named(spelled(text)))


def without_contains(text):
    """`contains` said otherwise: not all items of the list are other ones."""

    def said_otherwise(value):
        if isinstance(value, list):
            return [said_otherwise(item) for item in value]
        if not isinstance(value, dict):
            return value
        made = {key: said_otherwise(item) for key, item in value.items()}
        if isinstance(made.get("contains"), (dict, bool)):
            some = {"not": {"items": {"not": made.pop("contains")}}}
            made["allOf"] = made.get("allOf", []) + [{"anyOf": [{"not": {"type": "array"}}, some]}]
        return made

    return written(said_otherwise(spelled(text)))


LENIENT = {"options": {"validateSchema": False}}
EXACT = {"exact": True}
# What changes the texts of a pair, and what ajv is told besides.
EXPLANATIONS = {
    "ajv refuses repeated values in enum, which draft 7 only advises against": (same, LENIENT),
    "ajv divides in binary floating point": (same, EXACT),
    "ajv reads numbers as doubles": (as_doubles, {}),
    "ajv reads numbers as doubles and divides them": (as_doubles, EXACT),
    "ajv confuses keys with those that objects inherit": (other_names, {}),
    "ajv judges contains for an empty list by the list before": (without_contains, {}),
    'ajv overlooks that the key "" is missing': (with_names, {}),
    "several of these": (
        lambda text: without_contains(with_names(other_names(as_doubles(text)))),
        {**LENIENT, **EXACT},
    ),
}


def line(schema, documents, told=None):
    more = f", {json.dumps(told)[1:-1]}" if told else ""
    return f'{{"schema": {schema}, "instances": [{", ".join(documents)}]{more}}}'


def generated(seed, pairs):
    made = []
    for number in range(pairs // DOCUMENTS):
        schema, documents = Pairs(random.Random(f"{seed} {number}")).make(DOCUMENTS)
        made.append((written(schema), [written(document) for document in documents]))
    return made


def differences(cases, answers):
    for (schema, documents), (ours, theirs) in zip(cases, answers, strict=True):
        if "refused" in ours or "refused" in theirs:
            yield schema, documents[0], f"{ours.get('message', 'taken')} / {theirs.get('refused', 'taken')}"
            continue
        for document, mine, other in zip(documents, ours["valid"], theirs["valid"], strict=True):
            if mine != other:
                yield schema, document, f"{mine} / {other}"


def explained(commands, found):
    """Names the first explanation of each difference that its experiment confirms."""
    causes = [None] * len(found)
    for cause, (change, told) in EXPLANATIONS.items():
        open_ones = [at for at, known in enumerate(causes) if known is None]
        lines = [line(change(found[at][0]), [change(found[at][1])], told) for at in open_ones]
        for at, (ours, theirs) in zip(open_ones, two_sides.answers(commands, lines), strict=True):
            if "valid" in ours and ours == theirs:
                causes[at] = cause
    return causes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("verdicts")
    parser.add_argument("folder")
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    missing = npm_packages.missing([PACKAGE], arguments.folder)
    if missing:
        print(f"skipped: {missing}")
        return 77
    commands = [[arguments.verdicts], ["node", os.path.join(HERE, "ajv_verdicts.mjs"), arguments.folder]]
    cases = generated(arguments.seed, arguments.pairs)
    answers = two_sides.answers(commands, [line(*case) for case in cases])
    verdicts = collections.Counter(one for ours, _ in answers for one in ours.get("valid", []))
    found = list(differences(cases, answers))
    causes = explained(commands, found)
    print(f"{sum(verdicts.values())} pairs, {verdicts[True]} valid, {len(found)} differences")
    for cause, count in collections.Counter(cause for cause in causes if cause).most_common():
        print(f"  {count} explained: {cause}")
    unexplained = [one for one, cause in zip(found, causes, strict=True) if cause is None]
    for schema, document, what in unexplained[:SHOWN]:
        print(f"  Muster / ajv: {what}\n    schema   {schema}\n    document {document}")
    print(f"{len(unexplained)} unexplained")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
