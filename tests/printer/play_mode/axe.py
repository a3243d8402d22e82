"""axe-core, the checker of accessibility, from the npm registry; its licence (MPL-2.0) keeps it out of the project."""

import functools
import os
import shutil
import subprocess
import tempfile

VERSION = "4.10.3"
RUN = """const done = arguments[0];
axe.run().then(found => done(found.violations.map(one =>
  one.id + ": " + one.nodes.slice(0, 2).map(node => node.html.slice(0, 160)).join(" | "))));"""


@functools.cache
def script():
    """The text of axe-core, or nothing where npm or the network is missing."""
    npm = shutil.which("npm")
    if npm is None:
        return None
    with tempfile.TemporaryDirectory(prefix="muster-axe-") as folder:
        command = [
            npm,
            "install",
            "--no-package-lock",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--prefix",
            folder,
        ]
        try:
            done = subprocess.run([*command, f"axe-core@{VERSION}"], capture_output=True, timeout=90, check=False)
        except subprocess.TimeoutExpired:
            return None
        path = os.path.join(folder, "node_modules", "axe-core", "axe.min.js")
        if done.returncode or not os.path.exists(path):
            return None
        with open(path, encoding="utf-8") as file:
            return file.read()


def violations(browser, text):
    """What axe-core finds on the page at hand, one line a rule."""
    browser.run(text)
    return browser.driver.execute_async_script(RUN)
