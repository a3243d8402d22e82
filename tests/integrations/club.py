"""A club's repository with sixty armies and ten scenarios, and a pull request that breaks its list."""

import json
import os
import shutil

import workbench
from workbench import ROOT, run

workbench.needs("git")
BROKEN = [f"armies/legions-{number}.army.json" for number in range(1, 10)]


class Club(workbench.Scratch):
    def setUp(self):
        super().setUp()
        self.club = os.path.join(self.folder, "club")
        run([os.path.join(ROOT, "bench", "make-club"), self.club])

    def git(self, *words):
        run(["git", "-c", "advice.detachedHead=false", *words], self.club)

    def report(self, *arguments, expected):
        cache = os.path.join(self.folder, "cache")
        command = ["muster", "check", "--format", "json", "--cache-dir", cache, *arguments]
        return json.loads(run(command, self.club, expected, MUSTER_DATA=os.path.join(ROOT, "armylists")).stdout)

    def findings(self, report):
        return [(o["file"], o["rule"], o["line"], o["message"]) for o in report["diagnostics"]]

    def test_the_club_is_legal(self):
        self.git("checkout", "main")
        report = self.report("--max-warnings", "0", "--level", "warning", expected=0)
        self.assertEqual(report["diagnostics"], [])
        self.assertEqual(report["summary"]["files"], 60 + 10 + 1 + 1 + 1)  # a list, house rules, settings

    def test_the_pull_request_breaks_every_army_of_the_list(self):
        report = self.report("--level", "warning", expected=1)
        found = self.findings(report)
        self.assertEqual(sorted({file for file, *_ in found}), BROKEN)
        self.assertEqual(len(found), 18)
        self.assertEqual({rule for _, rule, *_ in found}, {"ref/not-found", "list/maximum"})

        # Only what depends on the change is checked, with the same result.
        changed = self.report("--level", "warning", "--changed=main", expected=1)
        self.assertEqual(self.findings(changed), found)
        # The list, nine armies, and the settings, whose patterns may match other files now.
        self.assertEqual(changed["summary"]["files"], 11)

    def test_the_same_is_found_before_the_commit(self):
        found = self.findings(self.report("--level", "warning", expected=1))
        self.git("reset", "--soft", "main")
        # The working tree is legal again; what is staged is not.
        for name in ("lists/club-legions.list.json", *BROKEN):
            path = os.path.join(self.club, name)
            if name == BROKEN[-1]:
                os.remove(path)
            else:
                shown = run(["git", "show", f"main:{name}"], self.club).stdout
                with open(path, "w", encoding="utf-8") as file:
                    file.write(shown)
        staged = self.report("--level", "warning", "--staged", expected=1)
        self.assertEqual(self.findings(staged), found)
        self.assertEqual(self.findings(self.report("--level", "warning", expected=0)), [])

    def test_a_second_check_says_the_same(self):
        first = self.report(expected=1)
        self.assertEqual(self.report(expected=1), first)
        self.assertEqual(self.report("--no-cache", expected=1), first)
        shutil.rmtree(os.path.join(self.folder, "cache"))
        self.assertEqual(self.report(expected=1), first)

    def test_the_summary_has_a_line_for_each_army(self):
        shown = run(["muster", "check", "--summary"], self.club, 1, MUSTER_DATA=os.path.join(ROOT, "armylists")).stdout
        lines = [line for line in shown.splitlines() if ".army.json" in line]
        self.assertEqual(len(lines), 61)
        self.assertEqual(sum("2 errors" in line for line in lines), 9)


workbench.main()
