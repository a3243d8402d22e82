"""Runs programs under strace, where the machine has it and allows it."""

import os
import re
import shutil
import subprocess
import tempfile


def why_not():
    """The reason why no program can be traced here, or nothing."""
    strace = shutil.which("strace")
    if not strace:
        return "strace is not installed"
    ran = subprocess.run([strace, "-f", "-o", "/dev/null", "true"], capture_output=True, text=True, check=False)
    return "" if ran.returncode == 0 else "strace may not trace: " + ran.stderr.strip()


def traced(words, folder, calls, environment=None, longest=None):
    """Runs a command; the system calls of it and its children, a line each, and how it ended."""
    with tempfile.NamedTemporaryFile(prefix="muster-trace-") as log:
        command = ["strace", "-f", "-y", "-s", "4096", "-e", "trace=" + calls, "-o", log.name]
        if longest:
            command += ["timeout", str(longest)]
        ran = subprocess.run(
            command + words,
            cwd=folder,
            capture_output=True,
            check=False,
            stdin=subprocess.DEVNULL,
            env={"PATH": os.environ["PATH"], "HOME": folder, **(environment or {})},
        )
        with open(log.name, encoding="utf-8", errors="replace") as file:
            return file.read().splitlines(), ran


OPENED = re.compile(r"\) += \d+<(.*)>$")


def opened(lines):
    """The files that were opened, with links resolved."""
    return {match[1] for line in lines for match in [OPENED.search(line)] if match}
