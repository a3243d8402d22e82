#!/usr/bin/env python3
"""`muster lsp` with Neovim's client, set up as docs/editors.md says.

  language_server_neovim.py ROOT PROGRAMS

Exit code 77: skipped, because Neovim is missing.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
LONGEST = 120  # seconds
CAMILLUS = "ancients-d6/armies/fabius-sentinum-295.army.json"


def settings_in(page):
    """The Lua code of the page."""
    with open(page, encoding="utf-8") as file:
        return re.search(r"```lua\n(.*?)```", file.read(), re.DOTALL).group(1)


def main():
    root, programs = (os.path.abspath(path) for path in sys.argv[1:3])
    if shutil.which("nvim") is None:
        print("skipped: nvim is missing")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        club = os.path.join(folder, "club")
        shutil.copytree(os.path.join(root, "armylists"), club)
        with open(os.path.join(club, "muster.json"), "w", encoding="utf-8") as file:
            file.write('{ "format": 1, "root": true }\n')
        init = os.path.join(folder, "init.lua")
        with open(init, "w", encoding="utf-8") as file:
            file.write(settings_in(os.path.join(root, "docs/editors.md")))
        environment = dict(os.environ, PATH=programs + os.pathsep + os.environ["PATH"], HOME=folder)
        done = subprocess.run(
            [
                "nvim",
                "--headless",
                "-u",
                init,
                "-n",
                os.path.join(club, CAMILLUS),
                "-c",
                f"luafile {os.path.join(HERE, 'language_server_neovim.lua')}",
            ],
            cwd=club,
            env=environment,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
        print(done.stdout + done.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
