#!/usr/bin/env python3
"""sixth_system.py ROOT FOLDER: writes the system of docs/adding-a-system.md, as the page shows it in the end, into a
folder."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(sys.argv[1], "tests", "repository"))
import doc_examples  # noqa: E402

NAME = "lantern-cove.system.json"
shown = [
    step.output
    for step in doc_examples.steps(sys.argv[1], "docs/adding-a-system.md")
    if isinstance(step, doc_examples.Example) and step.command == f"cat {NAME}"
]
if not shown:
    sys.exit(f"the page does not show {NAME}")
with open(os.path.join(sys.argv[2], NAME), "w", encoding="utf-8") as out:
    out.write("\n".join(shown[-1]) + "\n")
