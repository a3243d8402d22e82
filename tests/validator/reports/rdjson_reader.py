"""Reads the Reviewdog Diagnostic Format, whose columns count bytes of UTF-8."""

import json
import os

from jsonschema import Draft7Validator

HERE = os.path.dirname(os.path.abspath(__file__))


def offset(content, position):
    lines = content.split(b"\n")
    assert position["column"] <= len(lines[position["line"] - 1]) + 1
    return sum(len(line) + 1 for line in lines[: position["line"] - 1]) + position["column"] - 1


def read(path, folder, fixes):
    """(rule, file, line) of each diagnostic; adds the text of every fixed file to `fixes`."""
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    with open(os.path.join(HERE, "schemas", "rdjson.schema.json"), encoding="utf-8") as file:
        faults = list(Draft7Validator(json.load(file)).iter_errors(report))
    assert not faults, [f"{list(fault.absolute_path)}: {fault.message[:200]}" for fault in faults[:5]]
    found = []
    for one in report["diagnostics"]:
        location = one["location"]
        found.append(
            (one["code"]["value"], location["path"], location.get("range", {"start": {"line": 0}})["start"]["line"])
        )
        for suggestion in one.get("suggestions", []):
            with open(os.path.join(folder, location["path"]), "rb") as file:
                content = file.read()
            begin, end = (offset(content, suggestion["range"][key]) for key in ("start", "end"))
            text = content[:begin] + suggestion["text"].encode("utf-8") + content[end:]
            fixes.append((one["code"]["value"], location["path"], text.decode("utf-8")))
    return found
