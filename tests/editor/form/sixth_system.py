#!/usr/bin/env python3
"""sixth_system.py ROOT FOLDER: writes the system of docs/adding-a-system.md, as its reader would, into an empty
folder."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(sys.argv[1], "tests", "repository"))
import doc_examples  # noqa: E402
import doc_files  # noqa: E402

for step in doc_examples.steps(sys.argv[1], "docs/adding-a-system.md"):
    if isinstance(step, doc_files.FileStep) and step.name.endswith(".system.json"):
        wrong = doc_files.fault(step, sys.argv[2])
        if wrong:
            sys.exit(wrong)
