#!/usr/bin/env python3
"""Runs core/schema on the official test suite of JSON Schema, and compares what it refuses with the table in
docs/json-schema-subset.md.

  schema_suite.py VERDICTS ROOT           VERDICTS is the program schema_verdicts
  schema_suite.py VERDICTS ROOT --write   writes the table

Exit code 77: skipped, because the Debian package json-schema-test-suite is not installed.
"""

import json
import os
import subprocess
import sys

import table_in_page

PAGE = os.path.join("docs", "json-schema-subset.md")
SUITE = "/usr/share/json-schema-test-suite/tests/draft7"
LARGEST = 2**64

# Features that schemas are refused for, and why.
FEATURES = {
    "`format` of other names: {}": "their rules are long (`idn-...`, `iri`), a language of their own (`uri-template`), "
    "or patterns that Muster cannot compile (`regex`)",
    "`contentEncoding`, `contentMediaType`": "nothing in a game file is encoded, and draft 7 leaves checking open",
    "`$id` below the root": "it changes what references mean; Muster has one meaning for `#/...`",
    "a reference to another file or an address": "a check reads only files of the project, and never the network",
    "schemas kept under keys that are no keywords": "they look like misspelt keywords; `definitions` is for them",
    "integers beyond 64 bits": "the parser refuses them in every file",
}
FORMATS, CONTENT, NESTED, REMOTE, ODD_KEYS, LARGE = FEATURES


def cases():
    """Each file's name, schema and tests."""
    found = []
    for here, folders, names in os.walk(SUITE):
        folders.sort()
        for name in sorted(names):
            if name.endswith(".json"):
                with open(os.path.join(here, name), encoding="utf-8") as file:
                    found += [(one["schema"], one["tests"]) for one in json.load(file)]
    return found


def has_large_integer(value):
    if isinstance(value, dict):
        return any(map(has_large_integer, value.values()))
    if isinstance(value, list):
        return any(map(has_large_integer, value))
    return type(value) is int and not -LARGEST // 2 <= value < LARGEST


def has_nested_id(schema, is_root=True):
    if isinstance(schema, list):
        return any(has_nested_id(item, False) for item in schema)
    if not isinstance(schema, dict):
        return False
    return (not is_root and isinstance(schema.get("$id"), str)) or any(
        has_nested_id(item, False) for key, item in schema.items() if key not in ("enum", "const", "properties")
    )


def feature(schema, message):
    if message.startswith("the format "):
        return FORMATS
    if '"content' in message:
        return CONTENT
    if has_nested_id(schema):
        return NESTED
    if message.startswith("the reference "):
        return REMOTE
    if message.startswith("unknown keyword "):
        return ODD_KEYS
    return None


def main(program, root, *options):
    if not os.path.isdir(SUITE):
        print("skipped: the Debian package json-schema-test-suite is not installed")
        return 77
    all_cases = cases()
    counts, formats, right, wrong = dict.fromkeys(FEATURES, 0), set(), 0, []
    readable = []
    for schema, tests in all_cases:
        if has_large_integer(schema) or has_large_integer([test["data"] for test in tests]):
            counts[LARGE] += len(tests)
        else:
            readable.append((schema, tests))
    lines = "".join(
        json.dumps({"schema": schema, "instances": [test["data"] for test in tests]}) + "\n"
        for schema, tests in readable
    )
    done = subprocess.run([program], input=lines.encode(), stdout=subprocess.PIPE, check=True)
    for (schema, tests), line in zip(readable, done.stdout.decode().split("\n")[:-1], strict=True):
        answer = json.loads(line)
        if "refused" in answer:
            why = feature(schema, answer["message"])
            if why is None:
                wrong.append(f"refused without a reason in the table: {answer['message']}")
                continue
            counts[why] += len(tests)
            if why == FORMATS:
                formats.add(f"`{schema['format']}`")
            continue
        for test, valid in zip(tests, answer["valid"], strict=True):
            right += valid == test["valid"]
            if valid != test["valid"]:
                wrong.append(f"{test['description']}: {valid}")
    table = [
        f"Of its {sum(len(tests) for _, tests in all_cases)} tests for draft 7, {right} give the expected verdict and "
        f"{len(wrong)} another one. The schemas of the other {sum(counts.values())} are refused:",
        "",
        "| Feature | Tests | Why it is refused |",
        "| --- | --: | --- |",
    ]
    for name, why in FEATURES.items():
        table.append(f"| {name.format(', '.join(sorted(formats)))} | {counts[name]} | {why} |")
    for one in wrong:
        print(one)
    print(f"{right} right, {len(wrong)} wrong, {sum(counts.values())} refused")
    same = table_in_page.updated(os.path.join(root, PAGE), "schema-suite", table, "--write" in options)
    return 1 if wrong or not same else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) > 2 else __doc__)
