#!/usr/bin/env python3
"""Runs the examples in the Markdown pages, so that the pages stay true.

    doc_examples.py ROOT BIN [PAGE...]

In a ```console block, a line that begins with `$ ` is a command, and a `\\` at its end continues it. The lines after it are what it
prints; `...` stands for any text, on a line of its own for any lines. A line `# exit 1` says how it ends, otherwise it ends with 0.
Where no output is shown, any will do. Commands run in a copy of the tree's data, one copy a page, with BIN first in PATH.
Blocks of any other kind (```sh for example) are not run.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field

import tree

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


def examples(root, page):
    """Reads the examples of one page in their order."""
    found, fence, continued = [], None, False
    for number, line in tree.lines(root, page):
        if fence is None:
            opening = re.match(r"^(\s*)```(\S*)\s*$", line)
            if opening:
                fence = (opening.group(1), opening.group(2))
                current = None
            continue
        indent, kind = fence
        if line.strip() == "```":
            fence = None
        elif kind == "console":
            text = line[len(indent):] if line.startswith(indent) else line
            if continued:
                current.command += "\n" + text
            elif text.startswith("$ "):
                current = Example(page, number, text[2:])
                found.append(current)
            elif current is None:
                raise ValueError(f"{page}:{number}: a console block begins with a command, `$ ...`")
            elif re.fullmatch(r"# exit \d+", text.strip()):
                current.exit_code = int(text.split()[-1])
            else:
                current.output.append(text.rstrip())
            continued = current is not None and not current.output and text.endswith("\\")
    return found


def line_matches(pattern, line):
    return re.fullmatch(".*".join(re.escape(part) for part in pattern.split("...")), line) is not None


def matches(patterns, lines):
    """Whether the printed lines are the ones shown; a pattern line `...` takes any number of them."""
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


def fault(example, folder, programs):
    """Runs one example and says what is wrong with it, or nothing."""
    words = [word for word in example.command.split() if not re.match(r"^\w+=", word)]
    where = f"{example.page}:{example.line}"
    if not words or words[0] not in PROGRAMS:
        return f"{where}: examples run only {', '.join(sorted(PROGRAMS))}; use a ```sh block for what is not to be run: {example.command}"
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "MUSTER_DATA")}
    environment.update(PATH=programs + os.pathsep + os.environ["PATH"], NO_COLOR="1", LC_ALL="C.UTF-8", COLUMNS="120")
    try:
        ran = subprocess.run(["bash", "-c", example.command], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, timeout=TIMEOUT_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return f"{where}: does not end within {TIMEOUT_SECONDS} s: {example.command}"
    printed = trimmed(ran.stdout.decode("utf-8", "replace").splitlines())
    shown = trimmed(example.output)
    if ran.returncode != example.exit_code:
        return f"{where}: ends with {ran.returncode}, not {example.exit_code}: {example.command}\n" + "\n".join("    | " + line for line in printed)
    if shown and not matches(shown, printed):
        return "\n".join([f"{where}: prints something else: {example.command}", "  the page says:", *("    | " + line for line in shown),
                          "  it prints:", *("    | " + line for line in printed)])
    return None


def faults(root, programs, pages):
    found, count = [], 0
    for page in pages:
        with tempfile.TemporaryDirectory(prefix="muster-docs-") as folder:
            for part in COPIED:
                whole = os.path.join(root, part)
                if os.path.isdir(whole):
                    shutil.copytree(whole, os.path.join(folder, part))
                elif os.path.exists(whole):
                    shutil.copy(whole, folder)
            try:
                for example in examples(root, page):
                    count += 1
                    wrong = fault(example, folder, programs)
                    if wrong:
                        found.append(wrong)
            except ValueError as unreadable:
                found.append(str(unreadable))
    if count == 0 and not found:
        found.append("no example was found in " + ", ".join(pages))
    return found, count


def main(arguments):
    root, programs, *pages = arguments
    pages = pages or ["README.md", *tree.files(root, ["docs"], [".md"])]
    found, count = faults(root, os.path.abspath(programs), pages)
    return tree.report(found, f"{count} examples do what the pages say")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
