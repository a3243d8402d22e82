"""How far a printed page is from the approved one, and how far it may be.

The limits let an eighth of a dot pass everywhere on a page, which is what another release of the renderer or of the
font may come to. They stop what a reader would see: a line or a box that is gone or stands elsewhere, a shade that
changed, another word. self_test.py shows both.
"""

from dataclasses import dataclass

STEP = 17  # of 255: from one of the sixteen greys to the next
CLEAR = 64  # of 255: a dot that the eye sees to be different
# Dots, 5 mm of paper; a tile is two by two cells, and tiles overlap: what is no larger than a cell lies whole in one.
CELL = 8
TILE = 2 * CELL  # a box that is gone is much of a tile and little of a page

# The most that is taken for the same page.
MEAN = 4.5  # of 255, over the page
SHARE = 0.001  # of the page's dots clearly different
IN_TILE = 8  # dots of one tile clearly different
INK = 5.0  # of 255: how much darker or lighter a tile is as a whole; a shift moves ink and adds none


@dataclass(frozen=True)
class Difference:
    mean: float
    share: float
    in_tile: int
    ink: float

    @property
    def is_small(self):
        return self.mean <= MEAN and self.share <= SHARE and self.in_tile <= IN_TILE and self.ink <= INK

    def __str__(self):
        return (
            f"mean {self.mean:.2f} of 255 (at most {MEAN}), "
            f"{100 * self.share:.2f} % of the dots clearly different (at most {100 * SHARE:.2f} %), "
            f"{self.in_tile} in one tile (at most {IN_TILE}), "
            f"a tile {self.ink:.1f} of 255 darker or lighter (at most {INK})"
        )


NONE = Difference(0.0, 0.0, 0, 0.0)


def difference(approved, printed):
    """What lies between two pictures of one size; pictures of two sizes have no difference to be measured
    (ValueError)."""
    if (approved.width, approved.height) != (printed.width, printed.height):
        raise ValueError(f"{printed.width} x {printed.height} dots instead of {approved.width} x {approved.height}")
    if approved.dots == printed.dots:
        return NONE
    total = 0
    clear, ink = {}, {}
    for y, (old, new) in enumerate(zip(approved.rows, printed.rows)):
        if old == new:
            continue
        for x, (before, after) in enumerate(zip(old, new)):
            if before == after:
                continue
            cell = (x // CELL, y // CELL)
            apart = (after - before) * STEP
            total += abs(apart)
            ink[cell] = ink.get(cell, 0) + apart
            clear[cell] = clear.get(cell, 0) + (abs(apart) > CLEAR)
    dots = approved.width * approved.height
    return Difference(
        total / dots, sum(clear.values()) / dots, max(_tiles(clear)), max(map(abs, _tiles(ink))) / (TILE * TILE)
    )


def _tiles(cells):
    """The sums of two by two cells, for every tile that holds one of the cells."""
    corners = {(x - right, y - down) for x, y in cells for right in (0, 1) for down in (0, 1)}
    return [sum(cells.get((x + right, y + down), 0) for right in (0, 1) for down in (0, 1)) for x, y in corners]
