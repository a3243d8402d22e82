#!/usr/bin/env python3
"""pre-commit runs the hooks of .pre-commit-hooks.yaml on a scratch repository, without a network."""

import os
import shutil

import workbench
from workbench import BROKEN, LEGAL, ROOT, run

workbench.needs("pre-commit", "git")

GIT = {
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@example.org",
    "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org",
}


class PreCommit(workbench.Scratch):
    def setUp(self):
        super().setUp()
        self.hooks = self.repository("hooks")
        shutil.copy(os.path.join(ROOT, ".pre-commit-hooks.yaml"), self.hooks)
        self.commit("hooks")
        self.repository("club")

    def git(self, name, *arguments):
        return run(["git", "-c", "init.defaultBranch=main", *arguments], os.path.join(self.folder, name), **GIT)

    def repository(self, name):
        folder = os.path.join(self.folder, name)
        os.makedirs(folder)
        self.git(name, "init", "--quiet")
        return folder

    def commit(self, name):
        self.git(name, "add", "--all")
        self.git(name, "commit", "--quiet", "--message", "A change")

    def hook(self, hook, expected):
        """Stages everything in the club and runs one hook on what is staged."""
        self.git("club", "add", "--all")
        ended = run(
            ["pre-commit", "try-repo", self.hooks, hook, "--color", "never", "--verbose"],
            os.path.join(self.folder, "club"),
            expected,
            PRE_COMMIT_HOME=os.path.join(self.folder, "cache"),
            HOME=self.folder,
            **GIT,
        )
        return ended.stdout

    def test_a_legal_army_passes(self):
        self.copy(LEGAL, "club/armies/french.army.json")
        out = self.hook("muster-check", 0)
        self.assertIn("Passed", out)
        self.assertIn("1 file checked", out)

    def test_a_broken_army_fails_with_its_line(self):
        self.copy(LEGAL, "club/armies/french.army.json")
        self.commit("club")
        self.copy(BROKEN, "club/armies/broken.army.json")
        out = self.hook("muster-check", 1)
        self.assertRegex(out, r"armies/broken\.army\.json:\d+:\d+: error \[ref/not-found\]")
        self.assertIn("1 file checked", out)

    def test_every_kind_of_file_is_checked_and_nothing_else(self):
        self.write("club/muster.json", '{ "format": 2 }\n')
        for kind in ("army", "list", "scenario", "house", "system"):
            self.write(f"club/a.{kind}.json", "{\n")
        for other in ("package.json", "army.json", "not-muster.json", "x.army.json.txt", "x.army.jsonl"):
            self.write(f"club/{other}", "{\n")
        out = self.hook("muster-check", 1)
        for kind in ("army", "list", "scenario", "house", "system"):
            self.assertIn(f"a.{kind}.json:", out)
        self.assertIn("muster.json:1:", out)
        self.assertIn("6 files checked", out)
        self.assertNotIn("not-muster", out)

    def test_other_files_start_no_hook(self):
        self.write("club/README.md", "A club\n")
        for hook in ("muster-check", "muster-check-project", "muster-format"):
            self.assertIn("(no files to check)Skipped", self.hook(hook, 0))

    def test_the_whole_project_is_checked_if_one_file_changes(self):
        self.copy(BROKEN, "club/armies/broken.army.json")
        self.commit("club")
        self.copy(LEGAL, "club/armies/french.army.json")
        out = self.hook("muster-check-project", 1)
        self.assertIn("broken.army.json:", out)
        self.assertIn("2 files checked", out)

    def test_formatting_changes_the_file_and_fails_once(self):
        path = self.copy(LEGAL, "club/french.army.json")
        canonical = self.text("club/french.army.json")
        with open(path, "w", encoding="utf-8") as out:
            out.write(canonical.replace("\n  ", "\n      "))
        self.assertIn("files were modified by this hook", self.hook("muster-format", 1))
        self.assertEqual(self.text("club/french.army.json"), canonical)
        self.assertIn("Passed", self.hook("muster-format", 0))

    def test_safe_fixes_are_applied_and_fail_once(self):
        path = self.copy(LEGAL, "club/french.army.json")
        text = self.text("club/french.army.json")
        accepted = '"accept": [{ "rule": "old-trousers/strength-total", "reason": "It was like that." }],'
        with open(path, "w", encoding="utf-8") as out:
            out.write(text.replace('"list"', accepted + '\n  "list"', 1))
        self.assertIn("files were modified by this hook", self.hook("muster-fix", 1))
        self.assertNotIn("It was like that.", self.text("club/french.army.json"))
        self.assertIn("Passed", self.hook("muster-fix", 0))

    def test_names_with_spaces(self):
        self.copy(BROKEN, "club/an army's $HOME.army.json")
        self.assertIn("an army's $HOME.army.json:", self.hook("muster-check", 1))


if __name__ == "__main__":
    workbench.main()
