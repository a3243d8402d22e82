#!/usr/bin/env python3
"""Scans the QR codes of printed sheets, and opens their links in a real browser.

    play_link.py MUSTER_PRINT ARMYLISTS [TEST...]
"""

import contextlib
import functools
import glob
import hashlib
import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading
import unittest

import armies
from browser import PHONE, Browser, program

# One army of each game; the last one is the largest that is shipped.
SHIPPED = (
    ("ancients-d6", "scipio-zama-202"),
    ("ohw-6plus", "french-fontenoy-1745"),
    ("old-trousers", "french-waterloo-1815"),
    ("opend6-fantasy", "north-wall"),
    ("otr-d6", "mcclellan-antietam-1862"),
)


# In place of the phone's own dialog.
SHARE = """window.shared = null;
Object.defineProperty(navigator, 'share', {value: async it => { shared = it.url; }});"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(folder):
    """The address of a web server for a folder."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def scanned(document, dpi):
    """The texts of the QR codes on the pages of a PDF."""
    with tempfile.TemporaryDirectory(prefix="muster-scan-") as folder:
        subprocess.run(
            [program("pdftoppm"), "-r", str(dpi), "-gray", document, os.path.join(folder, "page")], check=True
        )
        pages = sorted(glob.glob(os.path.join(folder, "*.pgm")))
        done = subprocess.run(
            [program("zbarimg"), "-q", "--raw", "-Sdisable", "-Sqrcode.enable", *pages],
            capture_output=True,
            text=True,
            check=False,
        )
    return done.stdout.split()


class PlayLink(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        stack = contextlib.ExitStack()
        cls.addClassCleanup(stack.close)
        cls.folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="muster-link-"))
        cls.print = armies.Printer(PROGRAM, ARMYLISTS, cls.folder)
        cls.site = stack.enter_context(served(cls.folder))
        cls.address = cls.site + "/play.html"
        cls.print.page("play", cls.print.guard)

    def setUp(self):
        self.browser = Browser()
        self.addCleanup(self.browser.close)

    def document(self, name, *arguments):
        path = os.path.join(self.folder, name)
        done = subprocess.run(
            [PROGRAM, *arguments, "-o", path],
            capture_output=True,
            text=True,
            env={**os.environ, "MUSTER_DATA": ARMYLISTS},
            check=False,
            timeout=60,
        )
        self.assertIn(done.returncode, (0, 1), done.stderr)
        return path, done.stderr

    def link_of(self, army, *arguments, dpi=150):
        document, _ = self.document("sheet.pdf", army, "--play-url", self.address, *arguments)
        found = scanned(document, dpi)
        self.assertEqual(len(found), 1, (army, found))
        return found[0]

    def units(self):
        return [one.text for one in self.browser.all(".unit b")]

    def test_codes_of_all_games_open_their_armies(self):
        for game, name in SHIPPED:
            army = self.print.shipped(game, name)
            link = self.link_of(army)
            self.assertTrue(link.startswith(self.address + "#army=1"), link)
            self.browser.visit(link, PHONE)
            with open(army, encoding="utf-8") as file:
                content = json.load(file)
            shown = self.browser.one("h1").text
            self.assertEqual(armies.plain(shown), content["name"])
            self.assertEqual(self.browser.run("return document.title"), shown)
            self.assertNotIn("River Guard", self.browser.one("body").text)
            units = [armies.plain(one) for one in self.units()]
            for unit in content["units"] if "units" in content else ():
                if "name" in unit:
                    self.assertTrue(any(one.startswith(unit["name"]) for one in units), unit["name"])
            self.assertGreaterEqual(len(units), 4, game)
            self.assertEqual(self.browser.complaints(), [])
            self.browser.tap(".unit [data-step='1'], .unit .toggle")
            self.browser.reload()
            self.assertEqual(self.browser.one("h1").text, shown)
            self.assertEqual(self.browser.run("return JSON.parse(localStorage[localStorage.key(0)]).done"), 1)
            self.browser.run("localStorage.clear()")

    def test_other_formats_have_the_same_code(self):
        link = self.link_of(self.print.guard)
        images = os.path.join(self.folder, "images")
        os.makedirs(images)
        self.document("images/sheet.png", self.print.guard, "--play-url", self.address, "--dpi", "200")
        done = subprocess.run(
            [program("zbarimg"), "-q", "--raw", *glob.glob(os.path.join(images, "*.png"))],
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual(done.stdout.split(), [link])
        self.assertEqual(self.link_of(self.print.guard, "--booklet", dpi=250), link)
        self.assertEqual(self.link_of(self.print.guard, "--ink", "saving"), link)

    def test_the_code_is_a_link_with_words(self):
        path, _ = self.document("linked.pdf", self.print.guard, "--play-url", self.address)
        done = subprocess.run([program("qpdf"), "--qdf", "--object-streams=disable", path, "-"], capture_output=True)
        text = done.stdout.decode("latin-1")
        self.assertEqual(text.count("/S /URI"), 1)
        self.assertIn(f"({self.address}#army=1", text)
        self.assertIn("(QR code: opens The River Guard in play mode)", text)

    def test_a_page_that_has_the_army_shows_its_sheets(self):
        code = self.link_of(self.print.guard).split("#")[1]
        self.browser.visit(self.address + "#" + code, PHONE)
        self.assertGreater(len(self.browser.all("main .card")), 3)
        other = self.print.changed("other", armies.renamed)
        self.print.page("both", other, self.print.guard)
        self.browser.visit(self.site + "/both.html#" + code, PHONE)
        self.assertEqual([one.text for one in self.browser.all("main h1")], ["The River Guard"])
        self.assertGreater(len(self.browser.all("main .card")), 3)
        for link in self.browser.all(".contents a"):
            target = link.get_attribute("href").split("#")[1]
            self.assertEqual(len(self.browser.all("#" + target)), 1, target)

    def test_references_of_the_page_stay(self):
        self.document("reference.html", "--blank", "ancients-d6", "--sheet", "play-aid")
        code = self.link_of(self.print.shipped("ancients-d6", "scipio-zama-202")).split("#")[1]
        self.browser.visit(self.site + "/reference.html#" + code, PHONE)
        self.assertIn("Velites", self.units())
        self.assertGreater(len(self.browser.all("main details")), 5)

    def test_a_damaged_link_says_so(self):
        code = self.link_of(self.print.guard).split("=")[1]
        other = self.link_of(self.print.shipped("ohw-6plus", "french-fontenoy-1745")).split("=")[1]
        for bad in (other[:-7], "2" + other[1:], "1", "", "1<b>", other[:40] + "A" + other[41:], "1" + "Z" * 9000):
            self.browser.visit("about:blank")
            self.browser.visit(self.address + "#army=" + bad, PHONE)
            self.assertIn("cannot be read", self.browser.one("[data-show=link]").text, bad)
            self.assertIn("River Guard", self.browser.one("body").text)
        self.browser.visit("about:blank")
        self.browser.visit(self.address + "#army=" + code, PHONE)
        self.assertFalse(self.browser.one("[data-show=link]").is_displayed())

    def test_hostile_names_are_only_names(self):
        link = self.link_of(self.print.changed("hostile", armies.hostile))
        self.browser.visit(link, PHONE)
        self.assertIsNone(self.browser.run("return window.hacked ?? null"))
        self.assertEqual(armies.plain(self.browser.one("h1").text), armies.HOSTILE["name"])
        self.assertEqual(len(self.browser.all("main img, main script, main b b")), 0)

    def test_a_game_goes_from_the_sheets_to_the_page(self):
        army = self.print.shipped("ohw-6plus", "french-fontenoy-1745")
        path, _ = self.document("own.html", army, "--play-url", self.address)
        self.browser.open(path)
        for _ in range(3):
            self.browser.tap(".unit [data-step='1']")
        self.browser.tap("[data-do=turn-on]")
        self.browser.run(SHARE)
        self.browser.tap(".bar [data-do=summary]")
        self.browser.tap("[data-do=share]")
        link = self.browser.run("return window.shared")
        self.assertTrue(link.startswith(self.address + "#army=1"), link)
        self.browser.visit(link, PHONE)
        self.assertEqual(self.browser.one(".unit output").text, "3/12")
        self.assertEqual(self.browser.one("[data-show=turn]").text, "2")
        self.assertRegex(self.browser.run("return location.hash"), r"^#army=1[^&]+$")
        # And back: the page's own boxes are ticked.
        self.browser.run(SHARE)
        self.browser.tap(".unit [data-step='1']")
        self.browser.tap(".bar [data-do=summary]")
        self.browser.tap("[data-do=share]")
        back = self.browser.run("return window.shared").split("#")[1]
        self.browser.open(path)
        self.browser.run("location.hash = arguments[0]", back)
        self.assertEqual(self.browser.one(".unit output").text, "4/12")
        self.assertEqual(len(self.browser.all("article:first-of-type .boxes input:checked")), 4)

    def test_what_is_no_address_is_refused(self):
        done = subprocess.run(
            [PROGRAM, self.print.guard, "-o", "x.pdf", "--play-url", "javascript:alert(1)"],
            capture_output=True,
            text=True,
            check=False,
            cwd=self.folder,
        )
        self.assertEqual(done.returncode, 2)
        self.assertIn("starts with https://", done.stderr)
        self.assertFalse(os.path.exists(os.path.join(self.folder, "x.pdf")))

    def test_what_does_not_fit_is_reported(self):
        def crowded(army):
            army["units"] = [
                {**army["units"][i % 3], "id": f"u{i}", "name": hashlib.sha256(str(i).encode()).hexdigest()[:30]}
                for i in range(300)
            ]

        path, said = self.document("crowded.pdf", self.print.changed("crowded", crowded), "--play-url", self.address)
        self.assertIn("print/play-url", said)
        self.assertEqual(scanned(path, 100), [])


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    PROGRAM, ARMYLISTS = (os.path.abspath(argument) for argument in sys.argv[1:3])
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
