#!/usr/bin/env python3
"""The manual pages say the same as --help, and are well-formed."""

import re
import shutil
import tempfile
import unittest

import workbench
from workbench import run

PROGRAMS = ("muster", "muster-print", "muster-editor")


def plain(roff):
    """A line of a page without fonts and escapes."""
    return re.sub(r"\\f[BIR]", "", roff).replace("\\-", "-").replace("\\&", "")


class Page:
    """What a manual page describes: for each command ("" for the program itself) its options and positionals."""

    def __init__(self, text, program):
        self.described, self.commands = {"": set()}, []
        command, lines = "", text.splitlines()
        for number, line in enumerate(lines):
            if line.startswith(".SS ") and plain(line[4:]).startswith(program + " "):
                command = plain(line[4:]).removeprefix(program + " ")
                self.commands.append(command)
                self.described[command] = set()
            elif line.startswith(".SH "):
                section, command = line[4:], ""
            elif line == ".TP" and section in ("OPTIONS", "COMMANDS"):
                for name in plain(lines[number + 1]).split(", "):
                    self.described[command].add(name.split(" ")[0])


def of_help(text):
    """The commands, options and positionals in the output of --help."""
    commands, described, part = [], set(), ""
    for line in text.splitlines():
        if heading := re.match(r"^(\w+):$", line):
            part = heading.group(1)
        elif entry := re.match(r"^  (\S+)", line):
            if part == "Subcommands":
                commands.append(entry.group(1))
            elif part == "Positionals":
                described.add(entry.group(1))
            elif part not in ("Formats", "Examples", "Example"):
                described.update(entry.group(1).split(","))
    return commands, described


class Manuals(unittest.TestCase):
    def page(self, program):
        return run([program, "--manual", "2026-11-22"]).stdout

    def test_pages_and_help_agree(self):
        for program in PROGRAMS:
            with self.subTest(program=program):
                page = Page(self.page(program), program)
                commands, described = of_help(run([program, "--help"]).stdout)
                self.assertGreater(len(described), 1)
                self.assertEqual(page.described[""], described)
                self.assertEqual(page.commands, commands)

    def test_commands_and_their_help_agree(self):
        page = Page(self.page("muster"), "muster")
        self.assertGreater(len(page.commands), 10)
        for command in page.commands:
            if command == "print":  # hands its arguments over, as the page says
                self.assertEqual(page.described[command], set())
                continue
            with self.subTest(command=command):
                _, described = of_help(run(["muster", command, "--help"]).stdout)
                self.assertIn("--help", described)
                self.assertEqual(page.described[command], described)

    def test_descriptions_are_whole(self):
        """Every description of the help stands in the page with all its words."""
        commands = Page(self.page("muster"), "muster").commands
        helps = [[program] for program in PROGRAMS]
        helps += [["muster", command] for command in commands if command != "print"]
        for command in helps:
            page = " ".join(plain(self.page(command[0])).replace("\\(aq", "'").split())
            seen = 0
            for line in run([*command, "--help"]).stdout.splitlines():
                entry = re.match(r"^ {28,}(\S.*)$|^  -?\S+(?: [A-Z]\S*)*(?: \.\.\.)? {2,}(\S.*)$", line)
                if entry and not line.startswith("  muster"):
                    seen += 1
                    self.assertIn((entry.group(1) or entry.group(2)).removesuffix("."), page)
            self.assertGreater(seen, 0, command)

    @unittest.skipUnless(shutil.which("mandoc"), "mandoc is not installed")
    def test_mandoc_finds_nothing(self):
        for program in PROGRAMS:
            with tempfile.NamedTemporaryFile("w", suffix=".1", encoding="utf-8") as page:
                page.write(self.page(program))
                page.flush()
                # Pages of other programs of the set may not be installed.
                ended = run(["mandoc", "-T", "lint", "-W", "style", page.name], expected=None)
                found = [line for line in ended.stdout.splitlines() if "referenced manual not found" not in line]
                self.assertEqual(found, [])

    @unittest.skipUnless(shutil.which("mandoc"), "mandoc is not installed")
    def test_a_reader_sees_the_options(self):
        with tempfile.NamedTemporaryFile("w", suffix=".1", encoding="utf-8") as page:
            page.write(self.page("muster"))
            page.flush()
            # Bold letters are printed twice, with a backspace between them.
            shown = re.sub(r".\x08", "", run(["mandoc", "-T", "ascii", page.name]).stdout)
        self.assertIn("muster check --max-warnings 0 .  ", shown)
        self.assertIn("SEE ALSO\n       muster-print(1), muster-editor(1)\n", shown)


if __name__ == "__main__":
    workbench.main()
