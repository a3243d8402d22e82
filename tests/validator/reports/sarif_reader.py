"""Reads SARIF 2.1.0: its schema, and what GitHub requires beyond it."""

import json
import os
import re
from urllib.parse import unquote, urlsplit

from jsonschema import Draft4Validator

HERE = os.path.dirname(os.path.abspath(__file__))
RELATIVE = re.compile(r"(?:[A-Za-z0-9._~!$&'()*+,;=@:/-]|%[0-9A-F]{2})+")


def path_of(location):
    uri = location["artifactLocation"]["uri"]
    parts = urlsplit(uri)
    assert not parts.scheme and not parts.netloc, f"not a relative path: {uri}"
    assert RELATIVE.fullmatch(uri), f"not percent-encoded: {uri}"
    return os.path.normpath(unquote(uri, errors="surrogateescape"))


def offset(text, line, column):
    """Offset of a place in code points, as columnKind says."""
    lines = text.split("\n")
    assert 1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 1, (line, column)
    return sum(len(each) + 1 for each in lines[: line - 1]) + column - 1


def fixed(folder, change):
    """The text of a file with the replacements of one change."""
    with open(os.path.join(folder, path_of(change)), encoding="utf-8", newline="") as file:
        text = file.read()
    edits = []
    for replacement in change["replacements"]:
        region = replacement["deletedRegion"]
        begin = offset(text, region["startLine"], region["startColumn"])
        end = offset(text, region["endLine"], region["endColumn"])
        edits.append((begin, end, replacement["insertedContent"]["text"]))
    for begin, end, new in sorted(edits, reverse=True):
        text = text[:begin] + new + text[end:]
    return text


def read(path, folder, fixes=None):
    """(rule, file, line, fingerprint) of each result; adds the text of every fixed file to `fixes`."""
    with open(path, encoding="utf-8") as file:
        log = json.load(file)
    with open(os.path.join(HERE, "schemas", "sarif-2.1.0.schema.json"), encoding="utf-8") as file:
        faults = list(Draft4Validator(json.load(file)).iter_errors(log))
    assert not faults, [f"{list(fault.absolute_path)}: {fault.message[:200]}" for fault in faults[:5]]
    assert len(log["runs"]) == 1
    run = log["runs"][0]
    assert run["columnKind"] == "unicodeCodePoints"
    assert isinstance(run["results"], list), "results is missing"
    assert run["invocations"][0]["executionSuccessful"] in (True, False)
    rules = run["tool"]["driver"]["rules"]
    for rule in rules:
        for key in ("shortDescription", "fullDescription", "help"):
            assert rule[key]["text"], (rule["id"], key)
        assert rule["help"]["markdown"], rule["id"]
        if "helpUri" in rule:
            assert urlsplit(rule["helpUri"]).scheme == "https", rule["helpUri"]
    found, prints = [], set()
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert "suppressions" not in result
        assert len(result["locations"]) == 1
        physical = result["locations"][0]["physicalLocation"]
        region = physical["region"]
        assert region["startLine"] >= 1 and region["startColumn"] >= 1
        fingerprint = result["partialFingerprints"]["primaryLocationLineHash"]
        assert fingerprint not in prints, f"twice: {fingerprint}"
        prints.add(fingerprint)
        ids = [location["id"] for location in result.get("relatedLocations", [])]
        assert ids == list(range(1, len(ids) + 1))
        for location in result.get("relatedLocations", []):
            assert location["message"]["text"]
            path_of(location["physicalLocation"])
        for fix in result.get("fixes", []):
            for change in fix["artifactChanges"]:
                if fixes is not None:
                    fixes.append((result["ruleId"], path_of(change), fixed(folder, change)))
        found.append((result["ruleId"], path_of(physical), region["startLine"], fingerprint))
    return found, {rule["id"]: rule for rule in rules}
