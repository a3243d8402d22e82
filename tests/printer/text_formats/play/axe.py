"""axe-core, the checker of accessibility, from the npm registry; its licence (MPL-2.0) keeps it out of the project."""

import functools
import os
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".."))

import npm_packages

VERSION = "4.10.3"
RUN = """const done = arguments[0];
axe.run({resultTypes: ["violations"]}).then(found => done(found.violations.map(one =>
  one.id + ": " + one.nodes.slice(0, 2).map(node => node.html.slice(0, 160)).join(" | "))));"""


@functools.cache
def script():
    """The text of axe-core, or nothing where npm or the network is missing."""
    with tempfile.TemporaryDirectory(prefix="muster-axe-") as folder:
        if npm_packages.missing([f"axe-core@{VERSION}"], folder):
            return None
        with open(os.path.join(folder, "node_modules", "axe-core", "axe.min.js"), encoding="utf-8") as file:
            return file.read()


def violations(browser, text):
    """What axe-core finds on the page at hand, one line a rule."""
    browser.run(text)
    return browser.driver.execute_async_script(RUN)
