"""A real Chromium without a window, driven through its own protocol."""

import base64
import json
import os
import time
import shutil
import subprocess
import sys
import tempfile

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
except ImportError:
    sys.exit(f"play_mode: {sys.executable} has no selenium; scripts/install-dependencies installs python3-selenium")

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--disable-extensions",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
)
PHONE = (360, 740)
DESK = (1280, 900)


def program(*names):
    for name in names:
        found = shutil.which(name)
        if found:
            return found
    sys.exit(f"play_mode: there is no {names[0]} here; scripts/install-dependencies installs it")


class Browser:
    """One window. Its profile is a folder of its own, so that nothing of an earlier run is remembered."""

    def __init__(self):
        program("pdftotext")
        self.profile = tempfile.mkdtemp(prefix="muster-play-")
        options = Options()
        options.binary_location = program("chromium", "chromium-browser")
        for flag in (*FLAGS, f"--user-data-dir={self.profile}"):
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(service=Service(program("chromedriver")), options=options)
        self.driver.set_page_load_timeout(20)
        self.command("Page.enable")
        self.command("Network.enable")
        self.driver.get("about:blank")
        self.requests()  # those of the page a browser begins with

    def close(self):
        self.driver.quit()
        shutil.rmtree(self.profile, ignore_errors=True)

    def command(self, name, **arguments):
        return self.driver.execute_cdp_cmd(name, arguments)

    def open(self, path, size=DESK, scheme="light"):
        """Opens a file on a screen of that size; narrow ones are phones with fingers."""
        self.visit("file://" + os.path.abspath(path), size, scheme)

    def visit(self, address, size=DESK, scheme="light"):
        """Opens an address likewise."""
        phone = size[0] < 600
        self.command(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=phone
        )
        self.command("Emulation.setTouchEmulationEnabled", enabled=phone)
        self.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        kept = self.memory()
        before = self.run("return location.origin")
        self.driver.get(address)
        if self.run("return location.origin") == before:
            self.await_memory(kept)

    def reload(self):
        kept = self.memory()
        self.driver.refresh()
        self.await_memory(kept)

    def memory(self):
        """What the page at hand finds stored, or nothing where a page has no storage."""
        return self.run("try { return Object.entries(localStorage).sort(); } catch { return null; }")

    def await_memory(self, kept):
        """Loads the page again until it finds what the page before it left.

        What a page stores travels to the browser's own process by itself, and the next page may run in another one:
        on a busy machine it can be there first.
        """
        deadline = time.monotonic() + 20
        while kept is not None and self.memory() not in (kept, None):
            if time.monotonic() > deadline:
                raise AssertionError(f"the page before this one left {kept}, this one finds {self.memory()}")
            time.sleep(0.05)
            self.driver.refresh()

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def tap(self, target):
        """A real press on an element or a selector, as far up or down the page as it stands."""
        element = self.one(target) if isinstance(target, str) else target
        self.run("arguments[0].scrollIntoView({block: 'center'})", element)
        element.click()

    def complaints(self):
        """What the browser wrote to its console since it was asked last."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses that were asked for since it was asked last."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(message["params"]["request"]["url"])
        return found

    def names(self):
        """The accessibility tree: (role, name) of everything that a screen reader meets."""
        nodes = self.command("Accessibility.getFullAXTree")["nodes"]
        return [
            (node["role"]["value"], node.get("name", {}).get("value", ""))
            for node in nodes
            if not node.get("ignored") and "role" in node
        ]

    def paper(self, width=8.27, height=11.69):
        """The pages of the print view as lists of text, one a page, on paper of that many inches."""
        printed = self.command(
            "Page.printToPDF", paperWidth=width, paperHeight=height, printBackground=True, preferCSSPageSize=True
        )
        with tempfile.NamedTemporaryFile(suffix=".pdf") as file:
            file.write(base64.b64decode(printed["data"]))
            file.flush()
            text = subprocess.run(
                ["pdftotext", "-layout", file.name, "-"], capture_output=True, text=True, check=True
            ).stdout
        return text.split("\f")[:-1]
