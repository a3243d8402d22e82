#!/usr/bin/env python3
"""A module includes headers only of the modules that are listed for it, and the list has no cycles.

A module is a folder with sources; its subfolders belong to it unless they are listed themselves."""

import os
import re
import sys

import tree

INCLUDE = re.compile(r'^\s*#\s*include\s*"((?:core|validator|printer|editor|fuzz)/[^"]+)"')
PAGE = "tests/repository/module_dependencies.py"
ROOTS = ("core", "validator", "printer", "editor", "fuzz")

# Lower modules first. Before adding to a line, ask whether the header belongs in a lower module.
LIST = """
core/diagnostics:
core/text: core/diagnostics
core/expr: core/text
core/geometry:
core/schema: core/text
core/wording: core/text
core/sheet: core/diagnostics core/text core/expr core/geometry core/wording
core/fix: core/diagnostics core/text
core/threads:
core/game: core/diagnostics core/text core/expr core/geometry core/schema core/sheet core/threads core/wording
core/files: core/text
core/settings: core/diagnostics core/text core/game core/files
core/library: core/diagnostics core/text core/expr core/threads core/game core/files core/settings
core/dependencies: core/diagnostics core/library core/files
core/acceptance: core/diagnostics core/text core/game core/library core/files
core/odds: core/text core/expr core/schema core/game
core/roster: core/text core/expr core/sheet core/game core/library core/wording
core/lint: core/diagnostics core/text core/expr core/game core/files core/settings core/library core/acceptance
    core/odds core/roster
core/army: core/text core/expr core/schema core/sheet core/game core/library core/acceptance core/roster core/lint
    core/wording
core/proposals: core/diagnostics core/text core/game core/files core/library core/roster core/lint core/army
core/scenario: core/text core/geometry core/sheet core/game core/library core/acceptance core/roster core/lint
    core/army
core/check: core/diagnostics core/text core/game core/library core/lint core/army core/scenario
core/expectation: core/diagnostics core/text core/expr core/sheet core/game core/files core/library core/roster
    core/army core/scenario core/check
core/inspection: core/diagnostics core/text core/expr core/game core/library core/roster core/army core/scenario
    core/check
core/command_line: core/diagnostics core/text core/game core/files core/library
validator/language_server: core/diagnostics core/text core/threads core/game core/files core/library
    core/acceptance core/roster core/lint core/army core/scenario core/check core/inspection core/fix
validator/cache: core/diagnostics core/threads core/files core/library core/dependencies
validator/git: core/diagnostics core/text core/files
validator: core/diagnostics core/text core/game core/files core/settings core/library core/lint core/army core/scenario
    core/command_line validator/git
validator/reporters: core/diagnostics core/text core/game core/files core/library core/command_line validator
validator/check: core/diagnostics core/text core/fix core/threads core/game core/files core/library core/dependencies
    core/lint core/army core/check validator/cache validator/git validator validator/reporters
validator/watch: core/text core/files validator/git validator validator/check
validator/evaluate: core/text core/expr core/game core/files core/inspection core/command_line validator
    validator/reporters
validator/test: core/text core/threads core/game core/files core/lint core/check core/expectation validator
    validator/reporters validator/check
validator/scaffold: core/diagnostics core/text core/game core/files core/library core/lint core/army core/scenario
    core/check core/expectation core/command_line validator validator/check
validator/packs: core/text core/schema core/threads core/game core/files core/lint core/check core/command_line
    validator
validator/versions: core/text core/schema core/game core/files core/library validator validator/git validator/packs
validator/pages: core/text core/expr core/game core/files core/library core/lint validator validator/reporters
validator/proposals: core/text core/game core/army core/proposals core/command_line validator validator/check
validator/odds: core/text core/wording core/game core/odds validator validator/reporters
validator/commands: core/text core/wording core/expr core/game core/files core/settings core/library core/odds
    core/roster core/army core/proposals core/scenario core/check core/command_line validator/language_server validator
    validator/reporters validator/check validator/watch validator/evaluate validator/scaffold validator/packs
    validator/versions validator/pages validator/proposals validator/test validator/odds
validator/program: core/text core/threads core/files core/command_line validator validator/reporters validator/packs
printer/style: core/sheet
printer/fonts: core/text printer/style
printer/map: core/text core/geometry core/sheet printer/style
printer/page: core/geometry core/sheet printer/style printer/fonts
printer/settings: core/text core/sheet printer/style
printer/play_link: core/sheet core/text
printer/layout: core/diagnostics core/text core/geometry core/threads core/wording printer/style printer/map
    printer/page printer/play_link printer/settings
printer/draw: printer/fonts printer/page printer/layout
printer/job: core/diagnostics core/text core/sheet core/threads core/game core/files core/library core/army
    core/scenario core/wording printer/style printer/settings
printer/emblem: core/files printer/job
printer/text_formats/play:
printer/text_formats: core/text core/geometry core/sheet printer/style printer/map printer/play_link printer/settings
    printer/text_formats/play
printer/command: core/diagnostics core/text core/sheet core/threads core/files core/library core/command_line
    printer/play_link printer/settings printer/layout printer/draw printer/emblem printer/job printer/text_formats
printer: core/text core/threads printer/command
editor/document: core/text core/geometry core/files core/roster core/scenario
editor/look: core/diagnostics core/sheet editor/document
editor/translations:
editor/live_check: core/diagnostics core/text core/expr core/geometry core/sheet core/threads core/game core/files
    core/library core/roster core/army core/scenario core/check editor/document
editor/form: core/diagnostics core/text core/expr core/game core/files core/library core/roster core/army
    editor/document editor/look editor/live_check
editor/source: core/diagnostics core/text editor/document editor/look editor/live_check
editor/page: core/diagnostics editor/document editor/look editor/live_check editor/source
editor/findings: core/text core/acceptance core/game core/files core/library core/army core/check editor/document
    editor/look editor/live_check editor/page
editor/army: core/game core/files core/library editor/document editor/look editor/live_check editor/form editor/page
    editor/findings
editor/army_files: core/text core/files core/library
editor/board/view: core/diagnostics core/text core/geometry core/sheet core/threads printer/fonts printer/map
    printer/layout editor/document editor/look editor/live_check
editor/board/stamps: core/text core/sheet core/scenario editor/document editor/live_check
    editor/board/view
editor/board/page: core/geometry printer/map editor/document editor/look editor/live_check editor/source editor/page
    editor/board/view editor/board/stamps
editor/board/tools: core/text core/geometry core/sheet core/scenario editor/document editor/look editor/live_check
    editor/form editor/board/view
editor/board/background: core/files printer/emblem editor/document editor/look editor/live_check
    editor/board/view editor/board/tools
editor/board/panels: core/text core/library core/scenario editor/document editor/look editor/live_check editor/form
    editor/army_files editor/board/view editor/board/page editor/board/tools editor/board/background
editor/compare: editor/look editor/live_check
editor/print: core/threads core/files core/library core/army printer/play_link printer/settings printer/layout
    printer/draw printer/emblem printer/job printer/text_formats editor/look editor/live_check
editor/scenario_wizard: core/diagnostics core/text core/sheet core/game core/files core/library core/scenario
    editor/document editor/look editor/live_check editor/page editor/army_files editor/board/view
editor/start: core/threads core/game core/files core/library core/army core/scenario core/check editor/document
    editor/look editor/live_check editor/page editor/army editor/board/view
editor/folder_table: editor/look editor/page editor/start
editor/window: core/text core/files printer/settings editor/document editor/look editor/source editor/page editor/army
    editor/army_files editor/board/page editor/board/panels editor/board/view editor/compare editor/findings
    editor/folder_table editor/live_check editor/print editor/scenario_wizard editor/start
editor: core/text core/threads core/files core/command_line editor/look editor/translations editor/window
fuzz: core/text core/expr core/geometry core/schema core/sheet core/game core/files core/library
    core/army core/scenario core/check validator/language_server validator/reporters printer/draw printer/layout
    printer/text_formats editor/document
"""


def parsed(listing):
    allowed = {}
    for row in listing.replace("\n    ", " ").strip().splitlines():
        module, others = row.split(":")
        allowed[module] = others.split()
    return allowed


ALLOWED = parsed(LIST)


def module_of(path, modules):
    folder = os.path.dirname(path)
    while folder and folder not in modules:
        folder = os.path.dirname(folder)
    return folder or os.path.dirname(path)


def includes(root, modules):
    """Yields (path, line number, including module, included module) for each include of another module."""
    for path in tree.files(root, ROOTS, (".cpp", ".hpp")):
        module = module_of(path, modules)
        for number, line in tree.lines(root, path):
            include = INCLUDE.match(line)
            if include and module_of(include.group(1), modules) != module:
                yield path, number, module, module_of(include.group(1), modules)


def faults(root, allowed=ALLOWED):
    found = []
    below = set()
    for module, others in allowed.items():
        for other in others:
            if other not in below:
                found.append(f"{module} lists {other}, which is not below it in the list")
        below.add(module)
    used = set()
    for path, number, module, other in includes(root, allowed):
        used.add((module, other))
        if other not in allowed.get(module, ()):
            found.append(f"{path}:{number}: {module} must not include {other}; see {PAGE}")
    for module, others in allowed.items():
        found += [f"{module} lists {other} and does not include it" for other in others if (module, other) not in used]
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(sys.argv[1]), "includes between modules are as listed"))
