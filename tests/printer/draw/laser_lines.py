#!/usr/bin/env python3
"""Every line of every shipped sheet and map is one that a laser printer draws without gaps.

    laser_lines.py MUSTER_PRINT ARMYLISTS

A printer of 600 dots per inch has two inks: black and none. It sets a grey or a colour as a pattern of dots some 0.3 mm
apart, in which a thinner line falls apart. So thin lines must be black, and those in other inks thicker. The test reads
the lines from the PDF.
"""

import base64
import os
import re
import shutil
import subprocess
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "golden"), os.path.join(HERE, "pdf")]

import sheets  # noqa: E402  their folders are known only now
from tagged_pdf import Document  # noqa: E402

POINT = 25.4 / 72  # mm
THINNEST = 0.15  # mm
SCREENED = 0.3  # mm: from here on, a line may be grey or in a colour
BLACK, WHITE = 0.1, 0.9  # the lightest and the darkest part of an ink that needs no pattern of dots
TOKEN = re.compile(
    rb"\((?:[^()\\]|\\.)*\)"  # a text; those of the writer escape every parenthesis
    rb"|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|/[^\s()<>\[\]/]*|[^\s()<>\[\]/]+",
    re.DOTALL,
)


def product(first, then):
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


class Drawing:
    """Finds the lines of a content stream and of the drawings that it uses."""

    def __init__(self, document, resources):
        self.document = document
        found = resources if document is None else document.value(resources)
        self.objects = found.get("/XObject", {}) if document is None else document.value(found.get("/XObject", {}))
        self.lines = []  # (thickness in mm, ink as three parts from 0 to 1)

    def data(self, stream):
        return base64.b64decode(stream["data"])

    def run(self, content, placed=(1, 0, 0, 1, 0, 0)):
        state = {"placed": placed, "width": 1.0, "stroke": (0, 0, 0), "fill": (0, 0, 0)}
        kept, operands, boxes = [], [], []
        for token in TOKEN.findall(content):
            if token[:1] in b"(</[]>" or token[:1].isdigit() or token[:1] in b"-.+":
                operands.append(token)
                continue
            word = token.decode("ascii")
            numbers = [float(one) for one in operands if re.fullmatch(rb"[-+]?[\d.]+", one)]
            if word == "q":
                kept.append(dict(state))
            elif word == "Q":
                state = kept.pop()
            elif word == "cm":
                state["placed"] = product(numbers, state["placed"])
            elif word == "w":
                state["width"] = numbers[0]
            elif word in ("G", "RG", "g", "rg"):
                ink = tuple(numbers) if len(numbers) == 3 else (numbers[0],) * 3
                state["stroke" if word[0].isupper() else "fill"] = ink
            elif word == "re":
                boxes.append((abs(numbers[2]), abs(numbers[3])))
            elif word in ("S", "s", "f", "f*", "B", "B*", "b", "b*", "n"):
                self.paint(word, state, boxes)
                boxes = []
            elif word == "Do":
                drawing = self.document.value(self.objects[operands[-1].decode("ascii")])
                if drawing["dict"]["/Subtype"] == "/Form":
                    self.run(self.data(drawing), state["placed"])
            operands = []

    def paint(self, word, state, boxes):
        a, b, c, d = state["placed"][:4]
        scale = abs(a * d - b * c) ** 0.5 * POINT
        if word[0] in "SsBb":
            self.lines.append((state["width"] * scale, state["stroke"]))
        if word[0] in "fBb":  # a very flat area is a line as well
            self.lines += [(min(box) * scale, state["fill"]) for box in boxes if 0 < min(box) * scale < 0.5]


def lines_of(path):
    """The lines of each page."""
    document = Document(path)
    found = []
    for reference in document.pages():
        page = document.value(reference)
        drawing = Drawing(document, page["/Resources"])
        drawing.run(drawing.data(document.value(page["/Contents"])))
        found.append(drawing.lines)
    return found


def faults_of(path, is_map):
    """(page, thickness, ink) of each line that is too thin."""
    return [
        (page + 1, round(thickness, 3), tuple(round(part, 2) for part in ink))
        for page, lines in enumerate(lines_of(path))
        for thickness, ink in lines
        if thickness < THINNEST - 0.001 or (not is_map and thickness < SCREENED - 0.001 and BLACK < max(ink) < WHITE)
    ]


class LaserLinesTest(unittest.TestCase):
    def setUp(self):
        self.printer = sheets.Printer(PROGRAM, ARMYLISTS)
        self.addCleanup(self.printer.close)

    def pdf(self, *arguments):
        path = os.path.join(self.printer.folder, "-".join(map(os.path.basename, arguments)) + ".pdf")
        done = self.printer.run(*arguments, "-o", path)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        return path

    def sheets_of(self, system):
        army = self.printer.army(system)
        listed = re.findall(r"^  (\S+) ", self.printer.run("--list-sheets", army).stdout, re.MULTILINE)
        self.assertGreater(len(listed), 3)
        return [(army, "--sheet", sheet) for sheet in listed] + [
            ("--blank", system, "--sheet", sheet) for sheet in listed
        ]

    def test_lines_of_sheets_are_black_or_thick(self):
        prints = [words for system in self.printer.systems() for words in self.sheets_of(system)]
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda words: (words, faults_of(self.pdf(*words), False)), prints))
        self.assertEqual([one for one in found if one[1]], [])

    def test_lines_of_maps_are_not_too_thin(self):
        """Those of the ground are a texture, in its own inks."""
        scenarios = [path for path in sheets.shipped(ARMYLISTS) if path.endswith(".scenario.json")]
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda path: (path, faults_of(self.pdf(path), True)), scenarios))
        self.assertGreaterEqual(len(found), 17)
        self.assertEqual([one for one in found if one[1]], [])

    def test_reads_what_is_drawn(self):
        content = (
            b"2.834646 0 0 2.834646 0 0 cm\n.5 G\n.1 w\n0 0 m 9 0 l S\nq .5 0 0 .5 0 0 cm 1 0 0 rg 0 0 9 .4 re\nf\nQ\n"
        )
        drawing = Drawing(None, {})
        drawing.run(content + b"BT /F0 4 Tf 1 2 Td [(a\\)b) -3(w)]TJ ET\n2 w\n0 0 9 9 re\nB\n")
        expected = [(0.1, (0.5, 0.5, 0.5)), (0.2, (1, 0, 0)), (2, (0.5, 0.5, 0.5))]
        self.assertEqual([(round(thickness, 3), ink) for thickness, ink in drawing.lines], expected)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if not shutil.which("qpdf"):
        print("qpdf is not installed: skipped")
        sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
