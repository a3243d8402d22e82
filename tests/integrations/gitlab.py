#!/usr/bin/env python3
"""The commands of integrations/gitlab/.gitlab-ci.yml, run as GitLab runs them: as lines of one shell script."""

import json
import os
import unittest

import workbench
import yaml
from workbench import BROKEN, LEGAL, ROOT, run

TEMPLATE = os.path.join(ROOT, "integrations", "gitlab", ".gitlab-ci.yml")
REPORT = "muster-code-quality.json"


class GitLab(workbench.Scratch):
    def setUp(self):
        super().setUp()
        with open(TEMPLATE, encoding="utf-8") as file:
            self.template = yaml.safe_load(file)
        self.job = self.template["muster"]

    def script(self, expected, **variables):
        variables = {**self.template["variables"], **variables}
        return run(["bash", "-e", "-c", "\n".join(self.job["script"])], self.folder, expected, **variables)

    def test_the_report_is_an_artifact_of_failed_jobs_too(self):
        self.assertEqual(self.job["artifacts"]["reports"], {"codequality": REPORT})
        self.assertEqual(self.job["artifacts"]["when"], "always")
        self.assertIn(f"gitlab:{REPORT} ", self.job["script"][-1])

    def test_arguments(self):
        stub = '#!/bin/bash\nprintf "%s\\n" "$@" >arguments\nexit 1\n'
        self.write("bin/muster", stub, executable=True)
        self.script(1, PATH=f"{self.folder}/bin:/usr/bin:/bin", MUSTER_PATHS="armies lists")
        self.assertEqual(
            self.text("arguments").split(),
            ["check", "--format", "text", "--format", f"gitlab:{REPORT}", "--", "armies", "lists"],
        )

    @unittest.skipUnless(workbench.has_format("gitlab"), "muster check does not write GitLab's report yet")
    def test_for_real(self):
        self.copy(LEGAL, "armies/legal.army.json")
        self.script(0)
        self.assertEqual(json.loads(self.text(REPORT)), [])
        self.copy(BROKEN, "armies/broken.army.json")
        ended = self.script(1)
        self.assertIn("armies/broken.army.json:8:33: error [ref/not-found]", ended.stdout)
        findings = json.loads(self.text(REPORT))
        self.assertIn(
            ("ref/not-found", "armies/broken.army.json"),
            [(finding["check_name"], finding["location"]["path"]) for finding in findings],
        )


if __name__ == "__main__":
    workbench.main()
