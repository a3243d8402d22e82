#!/usr/bin/env python3
"""The regular expression of integrations/problem-matcher.json reads what muster check prints."""

import json
import os
import re

import workbench
from workbench import BROKEN, ROOT, run

FORMATS = ["text"] + [name for name in ("concise",) if workbench.has_format(name)]


class ProblemMatcher(workbench.Scratch):
    def setUp(self):
        super().setUp()
        with open(os.path.join(ROOT, "integrations", "problem-matcher.json"), encoding="utf-8") as file:
            self.pattern = json.load(file)["problemMatcher"][0]["pattern"][0]

    def read(self, text):
        """The findings that GitHub would see in these lines of a log."""
        found = []
        for line in text.splitlines():
            if match := re.match(self.pattern["regexp"], line):
                part = {key: match.group(index) for key, index in self.pattern.items() if key != "regexp"}
                found.append(
                    (part["file"], part["line"], part["column"], part["severity"], part["code"], part["message"])
                )
        return sorted(found, key=str)

    def expected(self):
        """The same findings, as the report for scripts has them."""
        report = json.loads(run(["muster", "check", "--format", "json", "."], self.folder, None).stdout)
        found = []
        for each in report["diagnostics"]:
            place = [str(each[key]) if each.get("line") else None for key in ("line", "column")]
            found.append((each["file"], *place, each["level"], each["rule"], each["message"]))
        return sorted(found, key=str)

    def test_every_finding_is_read_and_nothing_else(self):
        self.copy(BROKEN, "a b/broken.army.json")
        self.write("a:1:2: error/x.army.json", "{")
        self.write("form.army.json", '{ "format": 1, "system": "old-trousers", "name": "", "unknown": 1 }\n')
        self.write("empty.army.json", "")
        expected = self.expected()
        self.assertGreater(len({code for *_, code, _ in expected}), 4)
        for name in FORMATS:
            with self.subTest(format=name):
                printed = run(["muster", "check", "--format", name, "."], self.folder, 1).stdout
                found = [each for each in self.read(printed) if each[3] != "info"]
                self.assertEqual(found, [each for each in expected if each[3] != "info"])

    def test_every_level(self):
        for level in ("error", "warning", "info"):
            found = self.read(f"a/b.army.json:12:3: {level} [otr-d6/a-rule] A message [with brackets]: 5.")
            message = "A message [with brackets]: 5."
            self.assertEqual(found, [("a/b.army.json", "12", "3", level, "otr-d6/a-rule", message)])

    def test_finding_without_a_line(self):
        self.assertEqual(
            self.read("a.army.json: error [check/failed] this file was not checked\n1 file checked: 1 error\n"),
            [("a.army.json", None, None, "error", "check/failed", "this file was not checked")],
        )


if __name__ == "__main__":
    workbench.main()
