#!/usr/bin/env python3
"""The structure of every sheet of every shipped army and scenario, as a screen reader finds it in the PDF.

    tagged_pdf.py MUSTER_PRINT ARMYLISTS
"""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import unittest
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "golden"))

import sheets  # noqa: E402  its folder is known only now

PARENTS = {
    "/LI": {"/L"},
    "/Lbl": {"/LI"},
    "/LBody": {"/LI"},
    "/TR": {"/Table"},
    "/TH": {"/TR"},
    "/TD": {"/TR"},
    "/H1": {"/Sect"},
    "/H2": {"/Sect"},
    "/H3": {"/Sect"},
}
OTHERS = {"/Document", "/Sect", "/P", "/Table", "/L", "/Figure", "/Link"}
MARKED = re.compile(rb"/(\w+)(<</MCID (\d+)>>BDC| BMC|<</ActualText.*?BDC)|\bEMC\b|\bBT\b|\bDo\b")
CLAIMS = {
    "{http://www.aiim.org/pdfua/ns/id/}part": "1",
    "{http://www.aiim.org/pdfa/ns/id/}part": "2",
    "{http://www.aiim.org/pdfa/ns/id/}conformance": "U",
}


class Document:
    """A PDF as qpdf reads it."""

    def __init__(self, path):
        done = subprocess.run(
            ["qpdf", "--json=2", "--json-key=qpdf", "--json-stream-data=inline", "--decode-level=generalized", path],
            capture_output=True,
            check=True,
        )
        self.objects = json.loads(done.stdout)["qpdf"][1]
        self.root = self.value(self.value(self.objects["trailer"]["value"]["/Root"]))

    def value(self, reference):
        """What a reference stands for; other values stand for themselves."""
        while isinstance(reference, str) and re.fullmatch(r"\d+ 0 R", reference):
            entry = self.objects[f"obj:{reference}"]
            reference = entry["value"] if "value" in entry else entry["stream"]
        return reference

    def data(self, reference):
        return base64.b64decode(self.value(reference)["data"])

    def pages(self, node=None):
        """The references of the pages in order."""
        for kid in self.value(node or self.root["/Pages"])["/Kids"]:
            if self.value(kid)["/Type"] == "/Pages":
                yield from self.pages(kid)
            else:
                yield kid


class Checker:
    """Collects what is wrong with the structure of a document."""

    def __init__(self, path):
        self.document = Document(path)
        self.faults = []
        self.seen = {}  # content by page and number: its element
        self.level = 0
        self.kinds = set()

    def fault(self, text):
        self.faults.append(text)

    def check(self):
        root = self.document.root
        if self.document.value(root.get("/MarkInfo", {})).get("/Marked") is not True:
            self.fault("not marked")
        if root.get("/Lang") != "u:en":
            self.fault("no language")
        if "/PageLabels" not in root or "/OutputIntents" not in root:
            self.fault("no page labels or no output intent")
        self.metadata()
        tree = self.document.value(root["/StructTreeRoot"])
        self.element(tree["/K"], None)
        numbers = self.document.value(tree["/ParentTree"])["/Nums"]
        parents = dict(zip(numbers[::2], numbers[1::2]))
        for page in self.document.pages():
            self.page(page, parents)
        return self.faults

    def metadata(self):
        tree = ElementTree.fromstring(self.document.data(self.document.root["/Metadata"]))
        for tag, text in CLAIMS.items():
            if tree.findtext(f".//{tag}") != text:
                self.fault(f"{tag} is not {text}")
        title = tree.findtext(".//{http://purl.org/dc/elements/1.1/}title//{*}li")
        info = self.document.value(self.document.objects["trailer"]["value"]["/Info"])
        if not title or info["/Title"] != f"u:{title}":
            self.fault("the titles differ")

    def element(self, reference, parent):
        element = self.document.value(reference)
        kind = element["/S"]
        self.kinds.add(kind)
        if kind not in PARENTS and kind not in OTHERS:
            self.fault(f"{kind}, which PDF does not know or sheets do not have")
        if kind in PARENTS and parent not in PARENTS[kind]:
            self.fault(f"{kind} in {parent}")
        if parent == "/Document":
            self.level = 0  # another sheet, with its title
        if re.fullmatch(r"/H\d", kind):
            if int(kind[2:]) > self.level + 1:
                self.fault(f"{kind} after level {self.level}")
            self.level = int(kind[2:])
        if kind == "/Figure" and len(element.get("/Alt", "")) <= 2:
            self.fault("a figure without words")
        if kind == "/TH" and "/Scope" not in element["/A"]:
            self.fault("a head of nothing")
        kids = element.get("/K", [])
        kids = kids if isinstance(kids, list) else [kids]
        if not kids and kind != "/TD":
            self.fault(f"an empty {kind}")
        for kid in kids:
            if isinstance(kid, int):
                self.content(element["/Pg"], kid, reference)
            elif isinstance(kid, dict):
                if "/MCID" in kid:
                    self.content(kid["/Pg"], kid["/MCID"], reference)
            else:
                if self.document.value(kid)["/P"] != reference:
                    self.fault(f"a {kind} is not the parent of its part")
                self.element(kid, kind)
        if kind == "/Table":
            self.table(kids)

    def table(self, rows):
        widths = set()
        for row in rows:
            cells = self.document.value(row)["/K"]
            cells = cells if isinstance(cells, list) else [cells]
            widths.add(sum(self.document.value(cell).get("/A", {}).get("/ColSpan", 1) for cell in cells))
        if len(widths) != 1:
            self.fault(f"a table with rows of {sorted(widths)} columns")

    def content(self, page, number, element):
        if self.seen.setdefault((page, number), element) != element:
            self.fault("content of two elements")

    def page(self, reference, parents):
        page = self.document.value(reference)
        if page.get("/Tabs") != "/S":
            self.fault("no tab order")
        listed = self.document.value(parents[page["/StructParents"]])
        open_marks = []
        numbers = []
        for mark in MARKED.finditer(self.document.data(page["/Contents"])):
            if mark.group(0) == b"EMC":
                open_marks.pop()
            elif mark.group(0) in (b"BT", b"Do"):
                if not open_marks:
                    self.fault("something drawn that is neither content nor decoration")
            else:
                open_marks.append(mark.group(1))
                if mark.group(3):
                    numbers.append(int(mark.group(3)))
        if open_marks or numbers != list(range(len(numbers))) or len(listed) != len(numbers):
            self.fault("marks that do not match")
        for number in numbers:
            if self.seen.get((reference, number)) != listed[number]:
                self.fault("content without an element, or with another one")


class TaggedPdf(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.printer = sheets.Printer(PROGRAM, ARMYLISTS)
        cls.addClassCleanup(cls.printer.close)

    def faults(self, path):
        """What is wrong in the print of all sheets, and the kinds of elements in it."""
        chosen = []
        if path.endswith(".army.json"):
            listed = re.findall(r"^  (\S+) ", self.printer.run("--list-sheets", path).stdout, re.MULTILINE)
            chosen = [word for sheet in listed for word in ("--sheet", sheet)]
        pdf = os.path.join(self.printer.folder, os.path.basename(path) + ".pdf")
        self.printer.run(path, *chosen, "-o", pdf)
        checker = Checker(pdf)
        found = {(os.path.basename(path), fault) for fault in checker.check()}
        os.remove(pdf)
        return found, checker.kinds

    def test_every_shipped_sheet_is_well_tagged(self):
        paths = sheets.shipped(ARMYLISTS)
        self.assertGreater(len(paths), 80)
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(self.faults, paths))
        self.assertEqual(sorted(set().union(*(faults for faults, _ in results))), [])
        kinds = set().union(*(kinds for _, kinds in results))
        self.assertLessEqual({"/H1", "/H2", "/H3", "/Table", "/TH", "/LI", "/Lbl", "/Figure"}, kinds)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if shutil.which("qpdf") is None:
        print("qpdf is not installed: skipped")
        sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
