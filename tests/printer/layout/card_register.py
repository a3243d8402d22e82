#!/usr/bin/env python3
"""The backs of OTR's activation cards lie exactly behind their fronts, once the paper is turned over.

    card_register.py MUSTER_PRINT ARMYLISTS
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

TOLERANCE = 0.2  # mm
LONGEST_MARK = 4  # mm
ARMY = "otr-d6/armies/reynolds-gettysburg-1863.army.json"  # seven divisions: the last row of cards is not full
DIVISIONS = 7

LINE = re.compile(rb"^(-?[\d.]+) (-?[\d.]+) m (-?[\d.]+) (-?[\d.]+) l S$", re.MULTILINE)


def run(*arguments, **options):
    return subprocess.run(arguments, capture_output=True, check=True, timeout=120, **options)


def pages_of(pdf):
    return int(run("qpdf", "--show-npages", pdf).stdout)


def lines_of(pdf, page):
    """The width of the page in mm, and all straight lines on it as ((x, y), (x, y)) in mm."""
    plain = pdf + ".plain"
    run("qpdf", "--qdf", "--object-streams=disable", pdf, "--pages", pdf, str(page), "--", plain)
    with open(plain, "rb") as file:
        content = file.read()
    box = [float(number) for number in re.search(rb"/MediaBox \[([^\]]+)\]", content).group(1).split()]
    lines = [tuple(map(float, found)) for found in LINE.findall(content)]
    return (box[2] - box[0]) * 25.4 / 72, [((x, y), (u, v)) for x, y, u, v in lines]


def corners(lines):
    """The points at which an upright crop mark meets a level one: the corners of cards."""
    marks = [line for line in lines if abs(line[0][0] - line[1][0]) + abs(line[0][1] - line[1][1]) < LONGEST_MARK]
    upright = {end for line in marks if line[0][0] == line[1][0] for end in line}
    level = {end for line in marks if line[0][1] == line[1][1] for end in line}
    return upright & level


def titles(lines):
    """For each card the middle of the rules that span it; a back's are shorter than a front's."""
    level = [line for line in lines if line[0][1] == line[1][1] and line[1][0] - line[0][0] > 40]
    return {(round((line[0][0] + line[1][0]) / 2, 3), 0) for line in level}


def turned(points, width):
    """What lies behind those points after the paper is turned over its upright edge."""
    return sorted((round(width - x, 3), round(y, 3)) for x, y in points)


class Register(unittest.TestCase):
    def near(self, one, other):
        self.assertEqual(len(one), len(other))
        for (x, y), (u, v) in zip(one, other):
            self.assertLessEqual(max(abs(x - u), abs(y - v)), TOLERANCE, f"{x, y} and {u, v}")

    def check(self, *options):
        with tempfile.TemporaryDirectory() as folder:
            pdf = os.path.join(folder, "cards.pdf")
            run(
                PROGRAM,
                os.path.join(ARMYLISTS, ARMY),
                "--sheet",
                "activation-cards",
                "-o",
                pdf,
                *options,
                env={**os.environ, "MUSTER_DATA": ARMYLISTS},
            )
            pages = pages_of(pdf)
            self.assertEqual(pages % 2, 0)
            cards = 0
            for front in range(1, pages, 2):
                width, lines = lines_of(pdf, front)
                behind, back = lines_of(pdf, front + 1)
                self.assertEqual(width, behind)
                self.assertGreaterEqual(len(corners(lines)), 4)
                self.near(turned(corners(lines), width), sorted(corners(back)))
                # One title behind each title, in every column of cards.
                self.near(turned(titles(lines), width), sorted(titles(back)))
                said = run("pdftotext", "-f", str(front + 1), "-l", str(front + 1), pdf, "-").stdout.decode()
                cards += len(re.findall(r"^Activation card$", said, re.MULTILINE))
            self.assertEqual(cards, DIVISIONS)

    def test_a4_portrait(self):
        self.check("--paper", "a4", "--orientation", "portrait")

    def test_a4_landscape(self):
        self.check("--paper", "a4", "--orientation", "landscape")

    def test_letter_portrait(self):
        self.check("--paper", "letter", "--orientation", "portrait")

    def test_letter_landscape(self):
        self.check("--paper", "letter", "--orientation", "landscape")


class OneDeck(unittest.TestCase):
    """Both sides shuffle their cards into one deck, so the backs must not tell whose card is next."""

    def back(self, army, *options):
        """How often each colour and each word is on the back of a card, of a page with one row of three."""
        with tempfile.TemporaryDirectory() as folder:
            pdf = os.path.join(folder, "cards.pdf")
            path = os.path.join(ARMYLISTS, "otr-d6", "armies", army + ".army.json")
            command = [PROGRAM, path, "--sheet", "activation-cards", "--header", "none", "--footer", "none", "-o", pdf]
            run(*command, *options, env={**os.environ, "MUSTER_DATA": ARMYLISTS})
            plain = pdf + ".plain"
            run("qpdf", "--qdf", "--object-streams=disable", pdf, "--pages", pdf, "2", "--", plain)
            with open(plain, "rb") as file:
                colours = set(re.findall(rb"^(?:[\d.]+ ){1,3}(?:rg|RG|g|G)$", file.read(), re.MULTILINE))
            said = run("pdftotext", "-f", "2", "-l", "2", pdf, "-").stdout.decode()
            return colours, set(said.split())

    def test_backs_of_both_sides_are_alike(self):
        for options in ((), ("--ink", "grey"), ("--ink", "saving")):
            with self.subTest(options):
                federal, words = self.back("mcdowell-first-bull-run-1861", *options)
                confederate, others = self.back("beauregard-first-manassas-1861", *options)
                self.assertEqual(federal, confederate)
                self.assertGreaterEqual(len(federal), 2)
                # The notice of the game, beside the cards, is that of both.
                self.assertEqual(words, others)


class Bites(unittest.TestCase):
    """The comparison notices a back that is a quarter of a millimetre off."""

    def test_a_shifted_back_is_noticed(self):
        front = {(10.0, 20.0), (73.5, 20.0)}
        back = {(210.0 - x + 0.25, y) for x, y in front}
        with self.assertRaises(AssertionError):
            Register().near(turned(front, 210.0), sorted(back))
        Register().near(turned(front, 210.0), sorted((210.0 - x + 0.15, y) for x, y in front))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if not shutil.which("qpdf") or not shutil.which("pdftotext"):
        print("qpdf and pdftotext are needed")
        sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
