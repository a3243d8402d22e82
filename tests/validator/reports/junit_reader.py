"""Reads JUnit XML: the schema of Jenkins, and numbers that add up."""

import os
import re
import subprocess
import xml.etree.ElementTree as ElementTree

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = re.compile(r"(\S+)(?: (\d+):(\d+))?")


def read(path):
    """(rule, file, line) of each failure and error, and the files without any."""
    schema = os.path.join(HERE, "schemas", "junit.xsd")
    linted = subprocess.run(
        ["xmllint", "--nonet", "--noout", "--schema", schema, path], capture_output=True, text=True, check=False
    )
    assert linted.returncode == 0, linted.stderr
    root = ElementTree.parse(path).getroot()
    found, passed, sums = [], [], {"tests": 0, "failures": 0, "errors": 0}
    for suite in root:
        cases = suite.findall("testcase")
        counts = {
            "tests": len(cases),
            "failures": len(suite.findall("testcase/failure")),
            "errors": len(suite.findall("testcase/error")),
        }
        for key, count in counts.items():
            assert int(suite.get(key)) == count, (suite.get("name"), key)
            sums[key] += count
        for case in cases:
            assert case.get("classname") == suite.get("name")
            problems = case.findall("failure") + case.findall("error")
            assert len(problems) <= 1
            if not problems:
                passed.append(suite.get("name"))
                continue
            assert problems[0].get("type") in ("error", "warning")
            assert problems[0].get("message") and problems[0].get("message").strip() in problems[0].text
            name = NAME.fullmatch(case.get("name"))
            found.append((name[1], suite.get("name"), int(name[2] or 0)))
    for key, count in sums.items():
        assert int(root.get(key)) == count, key
    return found, passed
