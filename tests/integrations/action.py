#!/usr/bin/env python3
"""The steps of action.yml, run as GitHub runs them: with its variables, in a workspace."""

import os
import re
import shutil
import unittest

import workbench
import yaml
from workbench import BROKEN, LEGAL, PROGRAMS, ROOT, run

NAMES = ("version", "install", "check")
VERSION, INSTALL, CHECK = (os.path.join(ROOT, "integrations", "action", name) for name in NAMES)

# Writes down its arguments and writes a report to each file that it is told to.
STUB = """#!/usr/bin/env bash
printf '%s\\n' "$@" >"$STUB_ARGUMENTS"
pwd >>"$STUB_ARGUMENTS"
for argument; do
  case $argument in
    sarif:*) printf '{}' >"${argument#*:}" ;;
    markdown:*) printf '%b' "$STUB_SUMMARY" >"${argument#*:}" ;;
  esac
done
echo "the log"
exit "$STUB_EXIT"
"""


class Step(workbench.Scratch):
    def setUp(self):
        super().setUp()
        self.write("workspace/armies/.keep", "")
        self.write("temp/.keep", "")
        self.write("summary.md", "Earlier step\n")
        self.write("output", "")

    def step(self, script, expected, path, **inputs):
        """Runs a step with the variables that GitHub sets."""
        return run(
            [script],
            self.folder,
            expected,
            **{
                "PATH": path,
                "GITHUB_ACTIONS": "true",
                "GITHUB_WORKSPACE": os.path.join(self.folder, "workspace"),
                "GITHUB_STEP_SUMMARY": os.path.join(self.folder, "summary.md"),
                "GITHUB_OUTPUT": os.path.join(self.folder, "output"),
                "GITHUB_PATH": os.path.join(self.folder, "path"),
                "RUNNER_TEMP": os.path.join(self.folder, "temp"),
                "STUB_ARGUMENTS": os.path.join(self.folder, "arguments"),
                **inputs,
            },
        )

    def outputs(self):
        return dict(line.split("=", 1) for line in self.text("output").splitlines())

    def left_behind(self):
        return sorted(os.listdir(os.path.join(self.folder, "temp")))


class CheckWithStub(Step):
    """The arguments and files of the check step; the reports themselves are tested in tests/validator."""

    def setUp(self):
        super().setUp()
        self.write("bin/muster", STUB, executable=True)
        self.path = os.path.join(self.folder, "bin") + os.pathsep + os.environ["PATH"]

    def check(self, expected=0, summary="All fine\\n", **inputs):
        return self.step(CHECK, expected, self.path, STUB_EXIT=str(expected), STUB_SUMMARY=summary, **inputs)

    def arguments(self):
        *arguments, folder = self.text("arguments").removesuffix("\n").split("\n")
        return arguments, os.path.relpath(folder, self.folder)

    def test_without_inputs_it_checks_the_workspace(self):
        ended = self.check()
        arguments, folder = self.arguments()
        summary = arguments.pop(6)
        self.assertEqual(arguments, ["check", "--format", "github", "--format", "sarif:muster.sarif", "--format", "--"])
        self.assertRegex(summary, "^markdown:/.*")
        self.assertEqual(folder, "workspace")
        self.assertEqual(self.outputs(), {"exit-code": "0", "sarif": "muster.sarif"})
        self.assertEqual(self.text("summary.md"), "Earlier step\nAll fine\n")
        self.assertEqual(ended.stdout, "the log\n")
        self.assertEqual(self.left_behind(), [".keep"])

    def test_inputs_are_one_a_line_and_no_shell_code(self):
        self.check(
            INPUT_PATHS="a b.army.json\r\n$(touch pwned)\n\n*\n",
            INPUT_ARGUMENTS="--max-warnings=0\n--house\nour rules.house.json",
            INPUT_FOLDER="armies",
            INPUT_SARIF="out 1.sarif",
        )
        arguments, folder = self.arguments()
        self.assertEqual(
            arguments[7:],
            ["--max-warnings=0", "--house", "our rules.house.json", "--", "a b.army.json", "$(touch pwned)", "*"],
        )
        self.assertEqual(folder, "workspace/armies")
        self.assertEqual(self.outputs()["sarif"], "armies/out 1.sarif")
        self.assertFalse(os.path.exists(os.path.join(self.folder, "workspace/armies/pwned")))

    def test_findings_fail_the_step_and_are_reported_all_the_same(self):
        for code in (1, 3):
            self.write("output", "")
            self.check(code, summary="An error\\n")
            self.assertEqual(self.outputs(), {"exit-code": str(code), "sarif": "muster.sarif"})
        self.assertEqual(self.text("summary.md"), "Earlier step\nAn error\nAn error\n")

    def test_a_sarif_file_of_an_earlier_run_is_not_handed_on(self):
        self.write("workspace/muster.sarif", "old")
        self.write("bin/muster", '#!/bin/sh\necho "usage" >&2\nexit 2\n', executable=True)
        ended = self.step(CHECK, 2, self.path)
        self.assertEqual(self.outputs(), {"exit-code": "2"})
        self.assertEqual(ended.stderr, "usage\n")

    def test_a_summary_above_the_limit_of_github_is_cut_at_a_line(self):
        self.check(1, summary="".join(f"| finding {number:90} |\\n" for number in range(1100)) + "x" * 10)
        self.assertLess(len(self.text("summary.md")), 130_000)
        self.write(
            "bin/muster", STUB.replace("printf '%b' \"$STUB_SUMMARY\"", "yes '| a finding |' | head -100000"), True
        )
        self.check(1)
        summary = self.text("summary.md")
        self.assertLess(len(summary.encode()), 1024 * 1024 + 130_000)
        self.assertTrue(summary.endswith("| a finding |\n\n\nThe list was cut here; the log has all findings.\n"))

    def test_wrong_inputs_are_errors_of_the_step(self):
        ended = self.step(CHECK, 3, self.path, INPUT_FOLDER="no\n::set-output name=a::b")
        self.assertEqual(len(ended.stdout.splitlines()), 1)
        self.assertRegex(ended.stdout, r'^::error title=Muster::the input "folder" is no folder.*%0A::set-output')
        ended = self.step(CHECK, 3, self.path, INPUT_SARIF="a\nexit-code=0")
        self.assertIn('the input "sarif"', ended.stdout)
        self.assertEqual(self.text("output"), "")

    def test_a_missing_program_is_named(self):
        os.remove(os.path.join(self.folder, "bin/muster"))
        self.assertIn("muster is not installed", self.step(CHECK, 3, "/usr/bin:/bin").stdout)


@unittest.skipUnless(workbench.has_format("sarif"), "muster check does not write SARIF yet")
class CheckForReal(Step):
    def check(self, expected, **inputs):
        return self.step(CHECK, expected, PROGRAMS + os.pathsep + os.environ["PATH"], **inputs)

    def test_a_broken_army_is_annotated_summarised_and_uploaded(self):
        self.copy(BROKEN, "workspace/armies/broken.army.json")
        self.copy(LEGAL, "workspace/armies/legal.army.json")
        ended = self.check(1)
        self.assertRegex(ended.stdout, r"(?m)^::error file=armies/broken\.army\.json,line=\d+,")
        self.assertRegex(ended.stdout, r"(?m)^armies/broken\.army\.json:\d+:\d+: error \[ref/not-found\]")
        self.assertIn("ref/not-found", self.text("summary.md"))
        self.assertEqual(self.outputs(), {"exit-code": "1", "sarif": "muster.sarif"})
        self.assertIn('"ref/not-found"', self.text("workspace/muster.sarif"))

    def test_annotations_of_a_folder_name_files_of_the_repository(self):
        self.copy(BROKEN, "workspace/armies/broken.army.json")
        self.assertIn("::error file=armies/broken.army.json,", self.check(1, INPUT_FOLDER="armies").stdout)

    def test_a_legal_army_passes(self):
        self.copy(LEGAL, "workspace/armies/legal.army.json")
        self.check(0, INPUT_PATHS="armies/legal.army.json")
        self.assertEqual(self.outputs(), {"exit-code": "0", "sarif": "muster.sarif"})


class Install(Step):
    def test_a_program_on_the_path_is_kept(self):
        ended = self.step(INSTALL, 0, PROGRAMS + os.pathsep + os.environ["PATH"])
        self.assertRegex(ended.stdout, r"^Using .*/muster: muster \d+\.\d+\.\d+\n$")
        self.assertFalse(os.path.exists(os.path.join(self.folder, "path")))

    def test_the_command_line_is_built_once(self):
        """With programs that only say what they were told: a build takes minutes."""
        told = os.path.join(self.folder, "told")
        tell = f'#!/bin/bash\necho "${{0##*/}} $*" >>"{told}"\n'
        self.write("bin/cmake", tell + self.installing(), executable=True)
        # The packages are not installed by a test.
        for package_tool in ("dpkg-query", "apt-get"):
            self.write(f"bin/{package_tool}", "#!/bin/sh\nprintf installed\n", executable=True)
        path = os.path.join(self.folder, "bin") + ":/usr/bin:/bin"
        ended = self.step(INSTALL, 0, path)
        steps = self.text("told").splitlines()
        self.assertEqual(len(steps), 3)
        self.assertIn(f"-S {ROOT} ", steps[0])
        for part in ("PRINTER", "EDITOR", "TESTS"):
            self.assertIn(f"-DMUSTER_{part}=OFF", steps[0])
        self.assertTrue(ended.stdout.endswith("built muster\n"))
        self.step(INSTALL, 0, path)
        self.assertEqual(len(self.text("told").splitlines()), 3)
        self.assertEqual(self.text("path"), f"{self.folder}/temp/muster/bin\n" * 2)

    def installing(self):
        program = os.path.join(self.folder, "temp/muster/bin/muster")
        return (
            f'if [[ $1 == --install ]]; then mkdir -p "{os.path.dirname(program)}"; '
            f'printf \'#!/bin/sh\\necho built muster\\n\' >"{program}"; chmod +x "{program}"; fi\n'
        )


class Version(Step):
    def key(self, root):
        self.write("output", "")
        self.step(os.path.join(root, "integrations/action/version"), 0, "/usr/bin:/bin")
        return self.outputs()["key"]

    def test_the_key_changes_with_the_sources_and_only_then(self):
        copy = os.path.join(self.folder, "muster")
        for part in ("armylists", "cmake", "core", "integrations", "schemas", "validator"):
            shutil.copytree(os.path.join(ROOT, part), os.path.join(copy, part))
        for part in ("CMakeLists.txt", "CHANGELOG.md"):
            shutil.copy(os.path.join(ROOT, part), copy)
        before = self.key(copy)
        self.assertRegex(before, "^[0-9a-f]{64}$")
        self.assertEqual(self.key(copy), self.key(ROOT))
        self.write("muster/README.md", "Not built")
        self.assertEqual(self.key(copy), before)
        self.write("muster/core/text/another.cpp", "int one;")
        self.assertNotEqual(self.key(copy), before)


class Description(unittest.TestCase):
    """action.yml hands every input on, and takes every output from the script."""

    def setUp(self):
        with open(os.path.join(ROOT, "action.yml"), encoding="utf-8") as file:
            self.action = yaml.safe_load(file)
        with open(CHECK, encoding="utf-8") as file:
            self.script = file.read()

    def test_inputs_and_outputs(self):
        steps = self.action["runs"]["steps"]
        handed = steps[-1]["env"]
        self.assertEqual(
            handed, {f"INPUT_{name.upper()}": f"${{{{ inputs.{name} }}}}" for name in self.action["inputs"]}
        )
        self.assertEqual(set(handed), set(re.findall(r"\$\{(INPUT_[A-Z]+)", self.script)))
        for name, output in self.action["outputs"].items():
            self.assertEqual(output["value"], f"${{{{ steps.{steps[-1]['id']}.outputs.{name} }}}}")
            self.assertIn(f'echo "{name}=', self.script)

    def test_the_steps_run_the_scripts_and_no_expressions(self):
        """An expression within a script would be text of the workflow that the shell runs."""
        runs = [step["run"] for step in self.action["runs"]["steps"] if "run" in step]
        self.assertEqual(runs, [f'"$GITHUB_ACTION_PATH/integrations/action/{name}"' for name in NAMES])
        for script in (VERSION, INSTALL, CHECK):
            self.assertTrue(os.access(script, os.X_OK))


if __name__ == "__main__":
    workbench.main()
