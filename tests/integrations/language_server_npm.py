#!/usr/bin/env python3
"""`muster lsp` with a client that others wrote: vscode-languageserver-protocol, under node.

  language_server_npm.py ROOT PROGRAMS [--edits N] [--seed N]

Uses each capability once on shipped files, and makes random edits to armies: the last diagnostics must be the findings
of `muster check`. Exit code 77: skipped, because npm or the network is missing.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import npm_packages

PACKAGES = ["vscode-languageserver-protocol@3.17.5"]
LONGEST = 1800  # seconds


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root")
    parser.add_argument("programs")
    parser.add_argument("--edits", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    packages = os.path.join(os.path.dirname(os.path.abspath(options.programs)), "npm", "lsp")
    if reason := npm_packages.missing(PACKAGES, packages):
        print(f"skipped: {reason}")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        club = os.path.join(folder, "club")
        # The games belong to the project, so that their ids can be renamed.
        shutil.copytree(os.path.join(options.root, "armylists"), club)
        with open(os.path.join(club, "muster.json"), "w", encoding="utf-8") as file:
            file.write('{ "format": 1, "root": true, "acceptErrors": true }\n')
        done = subprocess.run(
            [
                "node",
                os.path.join(HERE, "language_server_npm.mjs"),
                packages,
                os.path.join(os.path.abspath(options.programs), "muster"),
                club,
                str(options.edits),
                str(options.seed),
            ],
            timeout=LONGEST,
            check=False,
        )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
