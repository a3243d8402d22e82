#!/usr/bin/env python3
"""What a player sees at once on the pages of every shipped army and scenario.

    page_quality.py MUSTER_PRINT ARMYLISTS

What players roll against is large and bold on the play sheets; no row of a table and no item of a list is alone on a
page; the notice of the game is whole; links lead to the unit that they name.
"""

import html
import json
import os
import re
import shutil
import subprocess
import sys
import unittest
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "golden"), os.path.join(HERE, "..", "draw", "pdf")]

import sheets  # noqa: E402  their folders are known only now
from fillable_pdf import Form  # noqa: E402
from tagged_pdf import Document  # noqa: E402

SMALLEST = 14  # points
POINT = 25.4 / 72  # mm
LINE = 1.172  # the height of a word's box for each point of its size, in Roboto

# By game: the play sheet, and the columns and fields of what is rolled against, measured or moved by.
ROLLED = {
    "ancients-d6": ("army-sheet", ("Strength", "Move", "Save")),
    "ohw-6plus": ("play", ("Move", "Range", "Inflicts")),
    "old-trousers": ("play", ("Strength", "1D6")),
    "opend6-fantasy": (
        "squad-sheet",
        ("Walk", "Run", "Strength", "Melee", "Fighting", "Command", "Sergeant", "Morale")
        + ("Damage", "Short", "Medium", "Long", "Skill and code"),
    ),
    "otr-d6": ("play", ("CV", "Morale", "With", 'Near 3"', "Range", "Hit", "Disrupt")),
}


def texts(*command):
    return subprocess.run(command, capture_output=True, check=True, timeout=120).stdout.decode("utf-8", "replace")


def words_of(pdf):
    """(page, top, points, word) of every word."""
    told = texts("pdftotext", "-bbox", pdf, "-")
    found = []
    for page, content in enumerate(re.findall(r"<page .*?>(.*?)</page>", told, re.DOTALL)):
        for top, bottom, word in re.findall(
            r'<word xMin="\S+" yMin="(\S+)" xMax="\S+" yMax="(\S+)">(.*?)</word>', content, re.DOTALL
        ):
            found.append((page, float(top), (float(bottom) - float(top)) / LINE, html.unescape(word)))
    return found


def bold_words(pdf):
    told = texts("pdftohtml", "-xml", "-i", "-stdout", pdf)
    bold = re.findall(r"<text[^>]*>(?:<a[^>]*>)?<b>(.*?)</b>", told)
    return Counter(word for text in bold for word in html.unescape(re.sub("<.*?>", "", text)).split())


def printed(value):
    """A value of Markdown as pages show it."""
    plain = re.sub(r"[*\\]", "", value)
    ranges = re.sub(r"(?<=\d)-(?=\d)", "–", plain.replace('"', "″"))
    return re.sub(r"(?<!\S)-(?=\d)", "−", ranges)


def rolled(markdown, labels):
    """The words of the columns and fields with those labels."""
    found = []
    columns = []
    for line in markdown.splitlines():
        if field := re.match(r"- (.*?): \*\*(.*)\*\*$", line):
            if field.group(1) in labels:
                found += printed(field.group(2)).split()
        if not line.startswith("|"):
            columns = []
            continue
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if not columns:
            columns = [cell in labels for cell in cells]
        elif not set(line) <= set("|-: "):
            found += [word for cell, ours in zip(cells, columns) if ours for word in printed(cell).split()]
    return Counter(found)


class Pages:
    """The pages that the rows of a table or the items of a list are on."""

    def __init__(self, document):
        self.document = document
        self.number = {reference: number for number, reference in enumerate(document.pages())}
        self.faults = []
        self.visit(document.value(document.root["/StructTreeRoot"])["/K"])

    def kids(self, element):
        kids = element.get("/K", [])
        return kids if isinstance(kids, list) else [kids]

    def page(self, reference):
        """The first page of an element; none if nothing of it is on a page."""
        element = self.document.value(reference)
        for kid in self.kids(element):
            if isinstance(kid, int):
                return self.number[element["/Pg"]]
            if isinstance(kid, dict):
                if "/MCID" in kid:
                    return self.number[kid["/Pg"]]
            elif (found := self.page(kid)) is not None:
                return found
        return None

    def is_body(self, reference):
        element = self.document.value(reference)
        return any(self.document.value(kid)["/S"] == "/TD" for kid in self.kids(element) if isinstance(kid, str))

    def visit(self, reference):
        element = self.document.value(reference)
        kids = [kid for kid in self.kids(element) if isinstance(kid, str)]
        if element["/S"] in ("/Table", "/L"):
            parts = [kid for kid in kids if element["/S"] == "/L" or self.is_body(kid)]
            pages = Counter(page for part in parts if (page := self.page(part)) is not None)
            if len(pages) > 1 and 1 in pages.values():
                self.faults.append((element["/S"], dict(pages)))
        for kid in kids:
            self.visit(kid)


class PageQuality(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.printer = sheets.Printer(PROGRAM, ARMYLISTS)
        cls.addClassCleanup(cls.printer.close)

    def armies(self):
        return [path for path in sheets.shipped(ARMYLISTS) if path.endswith(".army.json")]

    def pdf(self, path, *options):
        name = os.path.basename(path).split(".")[0]
        pdf = os.path.join(self.printer.folder, f"{name}{'-'.join(('', *options)).replace('/', '')}.pdf")
        self.printer.run(path, *options, "-o", pdf)
        return pdf

    def small(self, path):
        """What is rolled against, but not set large and bold."""
        sheet, labels = ROLLED[path.split(os.sep)[-3]]
        wanted = rolled(self.printer.run(path, "--sheet", sheet, "--format", "markdown", "-o", "-").stdout, labels)
        faults = [] if len(wanted) > 2 else [f"{path}: only {wanted}"]
        for paper in sheets.PAPERS:
            pdf = self.pdf(path, "--sheet", sheet, "--paper", paper)
            large = Counter(word for _, _, points, word in words_of(pdf) if points >= SMALLEST - 0.05)
            bold = bold_words(pdf)
            for word, count in wanted.items():
                if large[word] < count or bold[word] < count:
                    faults.append(f"{path}, {paper}: {word} {count} times, {large[word]} large, {bold[word]} bold")
        return faults

    def test_sheets_have_the_labels_of_what_is_rolled_against(self):
        for system, (sheet, labels) in ROLLED.items():
            path = self.printer.army(system)
            markdown = self.printer.run(path, "--sheet", sheet, "--format", "markdown", "-o", "-").stdout
            with self.subTest(system):
                self.assertEqual([label for label in labels if not rolled(markdown, (label,))], [])

    def test_what_is_rolled_against_is_large_and_bold(self):
        with ThreadPoolExecutor(2) as pool:
            faults = [fault for some in pool.map(self.small, self.armies()) for fault in some]
        self.assertEqual(faults, [])

    def lone(self, path):
        options = []
        if path.endswith(".army.json"):
            listed = re.findall(r"^  (\S+) ", self.printer.run("--list-sheets", path).stdout, re.MULTILINE)
            options = [word for sheet in listed for word in ("--sheet", sheet)]
        return [
            (os.path.basename(path), paper, *fault)
            for paper in sheets.PAPERS
            for fault in Pages(Document(self.pdf(path, *options, "--paper", paper))).faults
        ]

    def test_play_sheets_of_otr_have_boxes_of_5_mm_on_two_sides(self):
        """Of the shipped armies only McClellan's, 57 brigades and 32 generals, needs a third side."""
        armies = [path for path in self.armies() if "otr-d6" in path]
        self.assertGreaterEqual(len(armies), 8)
        for path in armies:
            for paper in sheets.PAPERS:
                pdf = self.pdf(path, "--sheet", "play", "--paper", paper, "--fillable")
                with self.subTest(army=os.path.basename(path), paper=paper):
                    self.assertLessEqual(len(list(Document(pdf).pages())), 3 if "mcclellan" in path else 2)
                    sides = [
                        min(right - left, high - low) * POINT
                        for left, low, right, high in (field["/Rect"] for field in Form(pdf).ticks)
                    ]
                    self.assertGreater(len(sides), 100)
                    self.assertGreaterEqual(min(sides), 4.99)

    def test_no_row_and_no_item_is_alone_on_a_page(self):
        with ThreadPoolExecutor(2) as pool:
            faults = [fault for some in pool.map(self.lone, sheets.shipped(ARMYLISTS)) for fault in some]
        self.assertEqual(faults, [])

    def test_the_notice_is_whole_on_the_last_page(self):
        for system, (sheet, _) in ROLLED.items():
            path = self.printer.army(system)
            with open(os.path.join(ARMYLISTS, system, f"{system}.system.json"), encoding="utf-8") as file:
                notice = Counter(printed(json.load(file)["notice"].replace("'", "’")).split())
            for options in (
                ("--sheet", sheet),
                ("--sheet", sheet, "--paper", "a5"),
                ("--sheet", "unit-cards", "--cards", "poker"),
                ("--sheet", "unit-cards", "--cards", "tarot", "--paper", "letter"),
                ("--sheet", sheet, "--sheet", "markers"),
            ):
                if "unit-cards" in options and system == "old-trousers":
                    continue  # it has none
                with self.subTest(system, options=options):
                    words = words_of(self.pdf(path, *options))
                    last = Counter(word for page, _, _, word in words if page == words[-1][0])
                    self.assertEqual(notice - last, Counter())

    def targets(self, pdf):
        """(name, page, top) of each link, as a reader is led by it, and the words of all pages."""
        document = Document(pdf)
        numbers = {reference: number for number, reference in enumerate(document.pages())}
        heights = [document.value(page)["/MediaBox"][3] for page in document.pages()]
        words = words_of(pdf)

        def place(destination):
            page = numbers[destination[0]]
            top = destination[3] if destination[1] == "/XYZ" else None
            return page, 0 if top is None else heights[page] - top

        found = []
        for page, reference in enumerate(document.pages()):
            for annotation in document.value(document.value(reference).get("/Annots", [])):
                entry = document.value(annotation)
                if entry["/Subtype"] != "/Link":
                    continue
                left, bottom, right, top = entry["/Rect"]
                self.assertTrue(0 <= left < right and 0 <= bottom < top <= heights[page], entry["/Rect"])
                destination = entry.get("/Dest") or document.value(entry["/A"])["/D"]
                found.append((entry["/Contents"].removeprefix("u:"), *place(document.value(destination))))
        return found, words

    def test_links_lead_to_the_card_of_the_unit(self):
        path = self.printer.army("ancients-d6")
        for options in ((), ("--booklet",), ("--duplex",), ("--paper", "letter")):
            with self.subTest(options):
                pdf = self.pdf(path, "--sheet", "army-sheet", "--sheet", "unit-cards", *options)
                links, words = self.targets(pdf)
                self.assertGreaterEqual(len({name for name, *_ in links}), 7)
                for name, page, top in links:
                    # The card's title begins at the place, or a little below it.
                    near = [word for at, y, _, word in words if at == page and top - 2 <= y <= top + 45]
                    for word in name.split():
                        self.assertIn(word, near, f"{name} on page {page + 1} at {top:.0f} pt")

    def test_the_cover_of_a_pack_leads_to_what_is_in_it(self):
        armies = os.path.join(ARMYLISTS, "ancients-d6", "armies")
        names = ("hannibal-cannae-216", "varro-cannae-216", "scipio-zama-202")
        inputs = [os.path.join(armies, f"{name}.army.json") for name in names]
        inputs.append(os.path.join(ARMYLISTS, "ancients-d6", "scenarios", "cannae.scenario.json"))
        for options in ((), ("--duplex",), ("--paper", "letter")):
            with self.subTest(options):
                pdf = os.path.join(self.printer.folder, "pack.pdf")
                self.printer.run(*inputs, "--pack", "-o", pdf, *options)
                links, words = self.targets(pdf)
                pages = 1 + max(page for page, *_ in words)
                on = [[word for at, _, _, word in words if at == page] for page in range(pages)]
                contents = " ".join(on[0]).split(" Contents ", 1)[1]
                targets = {name: page for name, page, _ in links if name in contents}
                self.assertEqual(len(targets), 5, targets)  # three armies, the reference, the battle
                for name, page in targets.items():
                    for word in name.split():
                        self.assertIn(word, on[page], f"{name} on page {page + 1}")
                    row = re.search(re.escape(name) + r" \D*?(\d+)(?= |$)", contents)
                    self.assertEqual(int(row.group(1)), page + 1, f"{name}: {contents}")
                    self.assertIn(f"Page {page + 1} of {pages}", " ".join(on[page]))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if not all(shutil.which(program) for program in ("qpdf", "pdftotext", "pdftohtml")):
        print("qpdf or poppler-utils is not installed: skipped")
        sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
