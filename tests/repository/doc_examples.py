#!/usr/bin/env python3
"""Runs the examples in the Markdown pages and compares their output.

    doc_examples.py ROOT BIN [--accept] [PAGE...]

In a ```console block, a line that begins with `$ ` is a command, and a `\\` at its end continues it. The lines after it
are its output; `...` matches any text, on a line of its own any lines. A line `# exit 1` states the exit code, which is
0 by default. If no output is shown, any output is valid. Commands run in a copy of the tree's data, one copy per page,
with BIN first in PATH; a page with the comment `<!-- The examples begin in an empty folder. -->` gets an empty folder.
Files that the page tells its reader to write are written, see doc_files.py. Blocks of any other kind (```sh for
example) are not run.

With --accept, output that differs is written into the page: review the difference before committing.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

import doc_files
import tree

EMPTY_FOLDER = "<!-- The examples begin in an empty folder. -->"
COPIED = ("armylists", "examples", "schemas", "muster.json")
PROGRAMS = {"muster", "muster-print", "cat", "cp", "echo", "head", "ls", "mkdir", "pdftotext", "printf", "sed", "tail"}
TIMEOUT_SECONDS = 120


@dataclass
class Example:
    page: str
    line: int
    command: str
    output: list = field(default_factory=list)
    exit_code: int = 0
    indent: str = ""
    shown: tuple = (
        0,
        0,
    )  # the output and exit code in the page: after the first of these lines, up to the second


def steps(root, page):
    """Reads the examples of one page, and the files that it tells its reader to write, in order."""
    found, fence, continued, lead = [], None, False, ""
    for number, line in tree.lines(root, page):
        if fence is None:
            opening = re.match(r"^(\s*)```(\S*)\s*$", line)
            if opening:
                fence = (opening.group(1), opening.group(2))
                current = None
                written = doc_files.begun(page, number, lead)
                if written:
                    found.append(written)
            elif line.strip():
                if doc_files.LEAD.match(lead):
                    raise ValueError(f"{page}:{number}: the line before says what to write; a block must follow it")
                lead = line
            continue
        indent, kind = fence
        text = line[len(indent) :] if line.startswith(indent) else line
        if line.strip() == "```":
            fence, lead = None, ""
        elif written:
            written.text.append(text.rstrip())
        elif kind == "console":
            if continued:
                current.command += "\n" + text
                current.shown = (number, number)
            elif text.startswith("$ "):
                current = Example(page, number, text[2:], indent=indent, shown=(number, number))
                found.append(current)
            elif current is None:
                raise ValueError(f"{page}:{number}: a console block begins with a command, `$ ...`")
            elif re.fullmatch(r"# exit \d+", text.strip()):
                current.exit_code = int(text.split()[-1])
            else:
                current.output.append(text.rstrip())
            if current.shown[1] < number:
                current.shown = (current.shown[0], number)
            continued = current is not None and not current.output and text.endswith("\\")
    return found


def line_matches(pattern, line):
    return re.fullmatch(".*".join(re.escape(part) for part in pattern.split("...")), line) is not None


def matches(patterns, lines):
    """True if the printed lines match the shown ones; a pattern line `...` matches any number of lines."""
    reachable = {0}
    for pattern in patterns:
        if pattern.strip() == "...":
            reachable = set(range(min(reachable), len(lines) + 1)) if reachable else set()
        else:
            reachable = {at + 1 for at in reachable if at < len(lines) and line_matches(pattern, lines[at])}
    return len(lines) in reachable


def trimmed(lines):
    lines = [line.rstrip() for line in lines]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def unknown_program(example):
    words = [word for word in example.command.split() if not re.match(r"^\w+=", word)]
    if words and words[0] in PROGRAMS:
        return None
    return (
        f"{example.page}:{example.line}: examples run only {', '.join(sorted(PROGRAMS))}; "
        f"use a ```sh block for what is not to be run: {example.command}"
    )


def ran(example, folder, programs):
    """Runs one example and returns its output lines and exit code."""
    environment = {
        key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "MUSTER_DATA")
    }
    environment.update(PATH=programs + os.pathsep + os.environ["PATH"], NO_COLOR="1", LC_ALL="C.UTF-8", COLUMNS="120")
    # What examples install is found by those of the same page only, and is not part of their project.
    environment["XDG_DATA_HOME"] = os.path.join(os.path.dirname(os.path.realpath(folder)), "data")
    ended = subprocess.run(
        ["bash", "-c", example.command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    return trimmed(ended.stdout.decode("utf-8", "replace").splitlines()), ended.returncode


def fault(example, folder, programs, accepted=None):
    """Runs one example and returns a fault or None; output that differs is appended to `accepted`, if given."""
    if unknown := unknown_program(example):
        return unknown
    where = f"{example.page}:{example.line}"
    try:
        printed, code = ran(example, folder, programs)
    except subprocess.TimeoutExpired:
        return f"{where}: does not end within {TIMEOUT_SECONDS} s: {example.command}"
    shown = trimmed(example.output)
    wrong = None
    if code != example.exit_code:
        wrong = f"{where}: ends with {code}, not {example.exit_code}: {example.command}\n" + "\n".join(
            "    | " + line for line in printed
        )
    elif shown and not matches(shown, printed):
        wrong = "\n".join(
            [
                f"{where}: prints something else: {example.command}",
                "  the page says:",
                *("    | " + line for line in shown),
                "  it prints:",
                *("    | " + line for line in printed),
            ]
        )
    if wrong and accepted is not None:
        accepted.append((example, printed + ([f"# exit {code}"] if code else [])))
        return None
    return wrong


def rewrite(root, page, accepted):
    """Writes the output of its examples into a page."""
    with open(os.path.join(root, page), encoding="utf-8") as source:
        lines = source.read().splitlines()
    for example, printed in reversed(accepted):
        begins, ends = example.shown
        lines[begins:ends] = [(example.indent + line).rstrip() for line in printed]
    with open(os.path.join(root, page), "w", encoding="utf-8") as out:
        out.write("\n".join(lines) + "\n")


def begin(root, page, folder):
    """Prepares the initial contents of the folder for the examples of a page."""
    if any(line.strip() == EMPTY_FOLDER for _, line in tree.lines(root, page)):
        return
    for part in COPIED:
        whole = os.path.join(root, part)
        if os.path.isdir(whole):
            shutil.copytree(whole, os.path.join(folder, part))
        elif os.path.exists(whole):
            shutil.copy(whole, folder)


def faults(root, programs, pages, accept=False):
    found, count = [], 0
    for page in pages:
        accepted = [] if accept else None
        with tempfile.TemporaryDirectory(prefix="muster-docs-") as around:
            folder = os.path.join(around, "work")
            os.mkdir(folder)
            begin(root, page, folder)
            try:
                for step in steps(root, page):
                    count += 1
                    wrong = (
                        doc_files.fault(step, folder)
                        if isinstance(step, doc_files.FileStep)
                        else fault(step, folder, programs, accepted)
                    )
                    if wrong:
                        found.append(wrong)
            except ValueError as unreadable:
                found.append(str(unreadable))
        if accepted:
            rewrite(root, page, accepted)
    if count == 0 and not found:
        found.append("no example was found in " + ", ".join(pages))
    return found, count


def main(arguments):
    accept = "--accept" in arguments
    root, programs, *pages = [argument for argument in arguments if argument != "--accept"]
    pages = pages or ["README.md", *tree.files(root, ["docs"], [".md"])]
    found, count = faults(root, os.path.abspath(programs), pages, accept)
    return tree.report(found, f"{count} examples do what the pages say")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
