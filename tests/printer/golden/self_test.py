#!/usr/bin/env python3
"""Shows on the approved pages that the comparison lets small differences pass and stops those that a reader would
see."""

import os
import shutil
import sys
import tempfile
import unittest

import picture
import sheets
from comparison import difference
from picture import Picture

WHITE = 15


class Changed:
    """A copy of a picture that can be drawn on."""

    def __init__(self, original):
        self.width, self.height = original.width, original.height
        self.rows = [bytearray(row) for row in original.rows]

    def picture(self):
        return Picture(self.width, self.height, b"".join(map(bytes, self.rows)))

    def fill(self, left, top, width, height, grey=WHITE):
        for row in self.rows[top : top + height]:
            row[left : left + width] = bytes([grey]) * width

    def move(self, left, top, width, height, right):
        for row in self.rows[top : top + height]:
            cut = row[left : left + width]
            row[left : left + width] = bytes([WHITE]) * width
            row[left + right : left + right + width] = cut


def runs(row, least, most, darkest):
    """(begin, length) of the stretches of one grey in a row, as lines leave them and letters do not."""
    x = 0
    while x < len(row):
        begin = x
        while x < len(row) and row[x] == row[begin]:
            x += 1
        if least <= x - begin <= most and row[begin] <= darkest:
            yield begin, x - begin


def lines(page):
    """(left, top, length, grey around it) of the horizontal lines of a page, down to the fine grey ones between
    rows."""
    for y in range(1, page.height - 1):
        for left, length in runs(page.rows[y], 20, page.width, 12):
            around = page.rows[y - 1][left : left + length] + page.rows[y + 1][left : left + length]
            if min(around) > page.rows[y][left]:
                yield left, y, length, max(around)


def boxes(page):
    """(left, top, width, height) of the small frames with nothing inside: boxes to tick."""
    for top in range(page.height - 12):
        for left, length in runs(page.rows[top], 6, 12, 4):
            for bottom in range(top + 5, top + 12):
                sides = {row[x] for row in page.rows[top : bottom + 1] for x in (left, left + length - 1)}
                inside = {dot for row in page.rows[top + 2 : bottom - 1] for dot in row[left + 2 : left + length - 2]}
                if (left, length) in runs(page.rows[bottom], 6, 12, 4) and max(sides) <= 4 and inside == {WHITE}:
                    yield left, top, length, bottom - top + 1
                    break


class Comparison(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        names = sorted(sheets.approved())
        cls.pages = [picture.read(name) for name in names[::4]]

    def assertStopped(self, page, changed, what):
        self.assertFalse(difference(page, changed.picture()).is_small, f"{what}: {difference(page, changed.picture())}")

    def test_nothing_changed(self):
        for page in self.pages:
            self.assertTrue(difference(page, Changed(page).picture()).is_small)

    def test_one_grey_more_or_less_passes(self):
        for page in self.pages[:8]:
            noisy = bytes(
                min(WHITE, max(0, dot + (x * 7919 + dot) % 3 - 1)) if 0 < dot < WHITE else dot
                for x, dot in enumerate(page.dots)
            )
            self.assertTrue(difference(page, Picture(page.width, page.height, noisy)).is_small)

    def test_a_missing_line_is_stopped(self):
        tried = 0
        for page in self.pages:
            for left, top, length, ground in list(lines(page))[::7]:
                changed = Changed(page)
                changed.fill(left, top, length, 1, ground)
                self.assertStopped(page, changed, f"line of {length} at {left}, {top}")
                tried += 1
        self.assertGreater(tried, 100)

    def test_a_missing_or_moved_box_is_stopped(self):
        tried = 0
        for page in self.pages:
            for left, top, width, height in list(boxes(page)):
                gone, moved = Changed(page), Changed(page)
                gone.fill(left, top, width, height)
                self.assertStopped(page, gone, f"box at {left}, {top}")
                moved.move(left, top, width, height, 1)
                self.assertStopped(page, moved, f"moved box at {left}, {top}")
                tried += 1
        self.assertGreater(tried, 40)

    def test_a_page_that_moved_is_stopped(self):
        for page in self.pages[::4]:
            for right, down in ((1, 0), (0, 1)):
                rows = [bytes([WHITE]) * page.width] * down + page.rows[: page.height - down]
                moved = b"".join(bytes([WHITE]) * right + row[: page.width - right] for row in rows)
                self.assertFalse(difference(page, Picture(page.width, page.height, moved)).is_small)

    def test_a_shade_that_changed_is_stopped(self):
        for page in self.pages:
            shaded = Changed(page)
            shaded.fill(40, 40, 60, 20, 13)
            self.assertStopped(page, shaded, "a light grey field")

    def test_sizes_must_be_equal(self):
        with self.assertRaisesRegex(ValueError, "3 x 2 dots instead of 2 x 3"):
            difference(Picture(2, 3, bytes(6)), Picture(3, 2, bytes(6)))


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="muster-picture-")
        self.addCleanup(folder.cleanup)
        self.path = os.path.join(folder.name, "page.png")

    def test_what_is_written_is_read(self):
        for width in (1, 2, 5, 16):
            page = Picture(width, 3, bytes(i % 16 for i in range(width * 3)))
            picture.write(page, self.path)
            self.assertEqual(picture.read(self.path), page)

    def test_other_files_are_refused(self):
        picture.write(Picture(4, 2, bytes(8)), self.path)
        with open(self.path, "rb") as file:
            whole = file.read()
        for content in (b"", b"not a picture", whole[:30], whole[:45], whole.replace(b"\x04\0\0\0\0", b"\x08\0\0\0\0")):
            with open(self.path, "wb") as file:
                file.write(content)
            with self.assertRaisesRegex(ValueError, "approve-pages"):
                picture.read(self.path)

    def test_a_difference_is_shown_as_three_panes(self):
        three = picture.beside(Picture(2, 1, bytes([15, 0])), Picture(2, 2, bytes([15, 15, 15, 15])))
        self.assertEqual((three.width, three.height), (8, 2))
        self.assertEqual(three.rows[0], bytes([15, 0, 0, 15, 15, 0, 15, 0]))


class Renderings(unittest.TestCase):
    """An eighth of a dot to the right and down, made from a page of eight times the size."""

    FINE = 8

    def moved(self, dots, size, by):
        width, height = size[0] // self.FINE - 1, size[1] // self.FINE - 1
        greys = bytearray()
        for y in range(height):
            rows = [dots[(y * self.FINE + by + j) * size[0] :][: size[0]] for j in range(self.FINE)]
            for x in range(by, width * self.FINE + by, self.FINE):
                greys.append(sum(sum(row[x : x + self.FINE]) for row in rows) // self.FINE**2)
        return Picture(width, height, bytes(greys))

    def test_an_eighth_of_a_dot_passes_and_a_half_does_not(self):
        printed = next(one for one in PRINTS if (one.name, one.paper) == ("squad-record", "a4"))
        fine = picture.rendered(PRINTER.printed(printed), 1, sheets.DPI * self.FINE)
        still, eighth, half = (self.moved(fine.dots, (fine.width, fine.height), by) for by in (0, 1, 4))
        self.assertTrue(difference(still, eighth).is_small, difference(still, eighth))
        self.assertFalse(difference(still, half).is_small)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("self_test.py MUSTER_PRINT ARMYLISTS")
    if not shutil.which("pdftoppm"):
        print("skipped: poppler-utils is not installed")
        sys.exit(77)
    PRINTER = sheets.Printer(*map(os.path.abspath, sys.argv[1:3]))
    try:
        PRINTS = PRINTER.prints()
        unittest.main(argv=sys.argv[:1], exit=False).result.wasSuccessful() or sys.exit(1)
    finally:
        PRINTER.close()
