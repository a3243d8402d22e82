"""Packages of the npm registry that tests use; none of them is part of the project."""

import os
import shutil
import subprocess

LONGEST = 90  # seconds for one installation


def missing(packages, folder):
    """Installs packages such as "ajv@8.20.0" into a folder, unless they are there; why they are missing, or nothing."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return "npm or node is missing"
    wanted, note = "\n".join(packages), os.path.join(folder, "installed.txt")
    if os.path.exists(note):
        with open(note, encoding="utf-8") as file:
            if file.read() == wanted:
                return None
    os.makedirs(folder, exist_ok=True)
    options = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder]
    try:
        done = subprocess.run(
            [npm, "install", *options, *packages], capture_output=True, text=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return f"npm install took more than {LONGEST} seconds"
    if done.returncode:
        return "npm install failed: " + done.stderr.strip()[-200:]
    with open(note, "w", encoding="utf-8") as file:
        file.write(wanted)
    return None
