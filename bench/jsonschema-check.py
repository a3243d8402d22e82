#!/usr/bin/python3
"""Checks every *.army.json below the folders given against one schema with Debian's python3-jsonschema.

jsonschema-check.py SCHEMA FOLDER...      exit 0: all valid, 1: some are not
"""

import json
import os
import sys

from jsonschema import Draft7Validator


def main(schema, *folders):
    with open(schema, encoding="utf-8") as file:
        validator = Draft7Validator(json.load(file))
    files = bad = 0
    for folder in folders:
        for here, _, names in os.walk(folder):
            for name in names:
                if not name.endswith(".army.json"):
                    continue
                files += 1
                with open(os.path.join(here, name), encoding="utf-8") as file:
                    bad += any(True for _ in validator.iter_errors(json.load(file)))
    print(f"{files} files, {bad} invalid")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
