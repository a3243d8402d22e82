#!/usr/bin/env python3
"""Makes the golden pages anew: what has changed is written, what has gone is removed, what looks the same is left
alone.

    approve.py MUSTER_PRINT ARMYLISTS
"""

import os
import sys

import fingerprints
import picture
import sheets
from comparison import difference


def looks_the_same(path, printed):
    try:
        return difference(picture.read(path), printed).is_small
    except (OSError, ValueError):
        return False


def approve(printer):
    """Writes and removes golden pages; returns what was done, one line each."""
    pages = dict(printer.all_pictures())
    done = []
    for path, printed in sorted(pages.items()):
        if looks_the_same(path, printed):
            continue
        word = "changed" if os.path.exists(path) else "new"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        picture.write(printed, path)
        done.append(f"{word:8} {sheets.short(path)}")
    for path in sorted(sheets.approved() - pages.keys()):
        os.remove(path)
        done.append(f"removed  {sheets.short(path)}")
    return done


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    printer = sheets.Printer(*map(os.path.abspath, sys.argv[1:]))
    try:
        done = approve(printer) + fingerprints.approve(printer)
    finally:
        printer.close()
    print("\n".join(done) if done else "Every page looks as it did.")
