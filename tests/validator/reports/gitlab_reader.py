"""Reads a code quality report of GitLab."""

import json
import os

from jsonschema import Draft7Validator

HERE = os.path.dirname(os.path.abspath(__file__))


def read(path):
    """(rule, file, line, fingerprint) of each finding."""
    with open(path, "rb") as file:
        content = file.read()
    assert not content.startswith(b"\xef\xbb\xbf"), "GitLab reads no byte-order mark"
    report = json.loads(content.decode("utf-8"))
    with open(os.path.join(HERE, "schemas", "gitlab-code-quality.schema.json"), encoding="utf-8") as file:
        faults = list(Draft7Validator(json.load(file)).iter_errors(report))
    assert not faults, [f"{list(fault.absolute_path)}: {fault.message[:200]}" for fault in faults[:5]]
    prints = [one["fingerprint"] for one in report]
    assert len(set(prints)) == len(prints), "GitLab shows only one of two findings with the same fingerprint"
    return [
        (one["check_name"], one["location"]["path"], one["location"]["lines"]["begin"], one["fingerprint"])
        for one in report
    ]
