#!/usr/bin/env python3
"""The completions of bash, fish and zsh offer what fits; each shell that is installed runs its own script."""

import os
import pty
import re
import select
import shutil
import subprocess
import time
import unittest

import workbench
from workbench import environment, run

SHELLS = [shell for shell in ("bash", "fish", "zsh") if shutil.which(shell)]

# A line, some of the words that must be offered, and some that must not.
CASES = [
    ("muster ", {"check", "print", "lists", "completion"}, {"--complete", "a.army.json"}),
    ("muster ch", {"check"}, {"print"}),
    ("muster check --max", {"--max-warnings", "--max-memory"}, {"--format"}),
    ("muster check --format ", {"text", "json"}, set()),
    ("muster check --trace old-trousers/cavalry-m", {"old-trousers/cavalry-minimum"}, {"otr-d6/leaders"}),
    ("muster explain ref/not", {"ref/not-found"}, {"json/duplicate-key"}),
    ("muster rules --system o", {"ohw-6plus", "old-trousers", "opend6-fantasy", "otr-d6"}, {"ancients-d6"}),
    ("muster lists anc", {"ancients-d6"}, {"otr-d6"}),
    ("muster new army --system old-trousers --list ", {"french", "prussian"}, {"republican-roman"}),
    ("muster new sc", {"scenario"}, {"army"}),
    ("muster print --pap", {"--paper"}, {"--format"}),
    ("muster print --paper l", {"letter", "legal"}, {"a4"}),
    ("muster-print --ink ", {"colour", "grey", "saving"}, set()),
    ("muster-print --blank opend6-fantasy --sheet squad-r", {"squad-record"}, set()),
    ("muster-print --format p", {"pdf", "png"}, {"svg"}),
    ("muster-editor --language ", {"en", "de"}, set()),
    ("muster completion ", {"bash", "fish", "zsh"}, set()),
    # Files: only those of a fitting kind, and folders.
    ("muster cost ", {"a.army.json", "b c.army.json", "folder/"}, {"a.list.json", "notes.txt"}),
    ("muster check a", {"a.army.json", "a.list.json"}, {"notes.txt"}),
    ("muster print n", set(), {"notes.txt"}),
    ("muster new army -o no", {"notes.txt"}, {"a.army.json"}),
    ("muster cost folder/d", {"folder/d.army.json"}, {"a.army.json"}),
    # The club's own list, whose name and file are no shell code.
    ("muster new army --system otr-d6 --list club", {"club"}, set()),
]


# Stands in for zsh's own functions, which work only while a person types.
ZSH_HARNESS = """
compdef() { : }
compadd() { print -rl -- ${(P)@[-1]} }
compset() { PREFIX=${PREFIX#*=} }
_files() {
    local name
    for name in $PREFIX*(N); do
        if [[ -d $name || $# == 0 || $name == ${~2%%\\(-.\\)} ]]; then print -r -- $name; fi
    done
}
source <(muster completion zsh)
PREFIX=$1
shift
words=("$@" "$PREFIX")
CURRENT=$#words
_muster
"""


class Completions(workbench.Scratch):
    def setUp(self):
        super().setUp()
        for name in ("a.army.json", "b c.army.json", "a.list.json", "notes.txt", "folder/d.army.json"):
            self.write(name, "{}")
        for name in ("club", "$(touch pwned)", "`touch pwned`", "a;touch pwned"):
            text = '{ "format": 1, "system": "otr-d6", "id": "%s", "name": "$(touch pwned)", "entries": [] }'
            self.write(f"{name}.list.json", text % name)
        self.write("muster.json", '{ "format": 1 }')

    def tearDown(self):
        self.assertFalse(os.path.exists(os.path.join(self.folder, "pwned")), "a name was run as a command")

    def check(self, offered):
        for line, fitting, others in CASES:
            with self.subTest(line=line):
                words = {word.removesuffix("/") for word in offered(line)}
                self.assertLessEqual({word.removesuffix("/") for word in fitting}, words)
                self.assertFalse(words & others)
                self.assertFalse([word for word in words if "touch" in word and not line.startswith("muster c")])

    @unittest.skipUnless("bash" in SHELLS, "bash is not installed")
    def test_bash(self):
        self.check(self.bash)

    @unittest.skipUnless("fish" in SHELLS, "fish is not installed")
    def test_fish(self):
        self.check(self.fish)

    @unittest.skipUnless("zsh" in SHELLS, "zsh is not installed")
    def test_zsh(self):
        self.check(self.zsh)

    def bash(self, line, before="", cursor=None):
        """Runs the completion that bash has for the program, with the variables that bash sets."""
        words = re.findall(r"[=:]|[^\s=:]+", line[:cursor]) + ([""] if line[:cursor].endswith(" ") else [])
        script = f"""
            source <(muster completion bash)
            {before}
            read -r -a made <<<"$(complete -p "$1")"
            [[ ${{made[1]}} == -F ]] || exit 9
            COMP_LINE=$2 COMP_POINT=$3 COMP_WORDS=("${{@:4}}") COMP_CWORD=$(($# - 4))
            "${{made[2]}}" "$1" "${{COMP_WORDS[COMP_CWORD]}}" "${{COMP_WORDS[COMP_CWORD - 1]}}"
            printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        point = len(line) if cursor is None else cursor
        command = ["bash", "--norc", "-c", script, "bash", words[0], line, str(point), *words]
        return [word for word in run(command, self.folder).stdout.splitlines() if word]

    def fish(self, line):
        script = "muster completion fish | source; complete -C $argv[1]"
        ended = run(["fish", "--no-config", "-c", script, line], self.folder, HOME=self.folder)
        return [each.split("\t")[0].replace("\\ ", " ") for each in ended.stdout.splitlines()]

    def zsh(self, line):
        """Runs the completion with zsh's variables; what it hands to zsh is printed."""
        *before, last = line.split(" ")
        ended = run(["zsh", "-f", "-c", ZSH_HARNESS, "zsh", last, *before], self.folder)
        return ended.stdout.splitlines()

    @unittest.skipUnless("bash" in SHELLS, "bash is not installed")
    def test_bash_at_equals_signs_and_colons(self):
        self.assertEqual(self.bash("muster rules --system=otr"), ["otr-d6"])
        self.assertEqual(self.bash("muster rules --system="), self.bash("muster rules --system "))
        self.assertEqual(self.bash("muster rules --system=otr", "COMP_WORDBREAKS=' '"), ["--system=otr-d6"])
        self.assertEqual(self.bash("muster cost --house=no"), [])
        self.assertEqual(self.bash("muster new army --output=no"), ["notes.txt"])

    @unittest.skipUnless("bash" in SHELLS, "bash is not installed")
    def test_bash_within_a_line(self):
        self.assertEqual(self.bash("muster rules --system anc --help", cursor=25), ["ancients-d6"])
        self.assertEqual(self.bash("muster ch a.army.json", cursor=9), ["check"])

    @unittest.skipUnless("bash" in SHELLS, "bash is not installed")
    def test_a_tab_runs_only_programs_of_the_path(self):
        self.write("muster", "#!/bin/sh\ntouch pwned\n", executable=True)
        self.assertIn("check", self.bash("./muster ch", before="complete -F _muster_complete ./muster"))

    @unittest.skipUnless("bash" in SHELLS, "bash is not installed")
    def test_a_bash_at_a_terminal(self):
        with Terminal(["bash", "--norc", "--noprofile", "-i"], self.folder) as bash:
            bash.enter("source <(muster completion bash)")
            self.assertIn(
                "= muster explain old-trousers/cavalry-minimum =",
                bash.completed("muster explain old-trousers/cavalry-mi"),
            )
            self.assertIn("= muster rules --system=otr-d6 =", bash.completed("muster rules --system=otr"))
            self.assertIn("= muster cost b c.army.json =", bash.completed("muster cost b"))

    @unittest.skipUnless("zsh" in SHELLS, "zsh is not installed")
    def test_a_zsh_at_a_terminal(self):
        with Terminal(["zsh", "-f", "-i"], self.folder) as zsh:
            zsh.enter("unsetopt zle_bracketed_paste prompt_sp; bindkey -e")
            zsh.enter("autoload -U compinit; compinit -u -D; source <(muster completion zsh)")
            for line, whole in [
                ("muster explain old-trousers/cavalry-mi", "muster explain old-trousers/cavalry-minimum"),
                ("muster rules --system=otr", "muster rules --system=otr-d6"),
                ("muster print --pap", "muster print --paper"),
                ("muster cost b", "muster cost b c.army.json"),
                ("muster cost fold", "muster cost folder"),
            ]:
                self.assertIn(f"= {whole} =", zsh.completed(line).replace("  ", " "))

    @unittest.skipUnless("zsh" in SHELLS, "zsh is not installed")
    def test_zsh_at_equals_signs(self):
        self.assertEqual(self.zsh("muster rules --system=otr"), ["otr-d6"])
        self.assertEqual(self.zsh("muster new army --output=no"), ["notes.txt"])

    @unittest.skipUnless("fish" in SHELLS, "fish is not installed")
    def test_fish_at_equals_signs(self):
        self.assertEqual(self.fish("muster rules --system=otr"), ["--system=otr-d6"])
        self.assertEqual(self.fish("muster new army --output=no"), ["--output=notes.txt"])

    def test_scripts_of_one_program(self):
        for shell in ("bash", "fish", "zsh"):
            script = run(["muster", "completion", shell, "muster-print"]).stdout
            self.assertIn("muster-print", script)
            self.assertNotIn("muster-editor", script)
            self.assertNotIn("PROGRAMS", script)
        self.assertEqual(run(["muster", "completion", "tcsh"], expected=2).stdout, "")

    @unittest.skipUnless(shutil.which("shellcheck"), "shellcheck is not installed")
    def test_the_script_of_bash_is_clean(self):
        path = self.write("completion.bash", run(["muster", "completion", "bash"]).stdout)
        run(["shellcheck", "--shell=bash", "--severity=style", path])


class Terminal:
    """A shell with a terminal, as a person has one."""

    def __init__(self, command, folder):
        self.command, self.folder, self.count = command, folder, 0

    def __enter__(self):
        self.end, other = pty.openpty()
        variables = environment(PS1="> ", TERM="dumb", HOME=self.folder, COLUMNS="200", LINES="50", INPUTRC="/dev/null")
        self.process = subprocess.Popen(
            self.command,
            cwd=self.folder,
            env=variables,
            stdin=other,
            stdout=other,
            stderr=other,
            start_new_session=True,
        )
        os.close(other)
        self.enter("stty -echo 2>/dev/null; stty cols 200 rows 50")
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.end)

    def until(self, mark):
        """Reads until the mark stands in the output, and returns all of it."""
        read, end = "", time.monotonic() + 30
        while mark not in read:
            if time.monotonic() > end:
                raise AssertionError(f"{self.command[0]} does not print {mark!r} but {read!r}")
            if select.select([self.end], [], [], 0.1)[0]:
                read += os.read(self.end, 65536).decode("utf-8", "replace").replace("\r", "")
        return read

    def send(self, text):
        os.write(self.end, text.encode())

    def enter(self, line):
        """Runs a command and returns what it printed."""
        self.count += 1
        self.send(f'{line}\necho "ended"-{self.count}\n')
        return self.until(f"ended-{self.count}\n")

    def completed(self, line):
        """The line after a Tab, as the shell then runs it."""
        # The shell handles the keys one after another, however long the completion takes.
        self.send(line + "\t")
        self.send("\x01echo = \x05 =\n")
        return self.enter("")


if __name__ == "__main__":
    workbench.main()
