#!/usr/bin/env python3
"""Compares everything that is printed of some shipped files, byte for byte, with what was approved.

    fingerprints.py MUSTER_PRINT ARMYLISTS

The pictures of golden_pages.py are small, so a wrong digit or a line that is moved by half a millimetre may not show
there. It shows here, as another fingerprint of the print. Fonts and some libraries change prints too: with other
versions of them than those of the approved prints, nothing is compared.
"""

import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

import sheets

APPROVED = os.path.join(os.path.dirname(os.path.abspath(__file__)), "fingerprints.json")
FORMATS = ("pdf", "svg", "html", "text", "markdown")
# Debian's packages whose upstream version decides how things are printed.
PACKAGES = ("fonts-roboto-unhinted", "fonts-dejavu-core", "libharfbuzz0b", "libqt6gui6", "libqt6svg6", "libqrencode4")
PACKAGES += ("zlib1g",)
# Options for the army of each system, so that each is used once.
OPTIONS = {
    "ancients-d6": (
        "--booklet",
        "--fillable --paper letter",
        "--sheet unit-cards --cards tarot --duplex",
        "--symbols nato --order name",
    ),
    "ohw-6plus": ("--tri-fold --reference after", "--ink saving --merge", "--symbols none --margin 12,15,20,15"),
    "old-trousers": (
        "--ink saving --order cost",
        "--paper a5 --reference beside",
        "--sheet setup --sheet markers",
        "--header none --date 2026-01-02",
    ),
    "opend6-fantasy": (
        "--fillable",
        "--symbols plain --orientation landscape",
        "--header {name} --footer {page}/{pages}",
    ),
    "otr-d6": ("--play-url https://club.example/play.html", "--findings list --paper a3", "--order kind --merge"),
}
MAP_OPTIONS = ("--map-scale alone", "--map-scale true", "--ink saving --paper letter")
APPROVE = "If these prints are as they should be, run scripts/approve-pages and commit what it writes."


def versions():
    """The upstream versions of the packages; None for one that is not installed from Debian."""
    try:
        shown = subprocess.run(
            ["dpkg-query", "-W", "-f", "${Package} ${Version}\n", *PACKAGES],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=False,
        ).stdout
    except OSError:
        shown = ""
    return dict.fromkeys(PACKAGES) | {
        name: re.sub(r"^\d+:|-[^-]*$", "", version) for name, version in map(str.split, shown.splitlines())
    }


def prints(printer):
    """The arguments of every print, by its name."""
    found = {}
    for system in sorted(sheets.SHIPPED):
        army, scenario = printer.army(system), printer.scenario(system)
        for made in FORMATS:
            found[f"{system} army {made}"] = [army, "--format", made]
            found[f"{system} scenario {made}"] = [scenario, "--format", made]
        for options in OPTIONS[system]:
            found[f"{system} army {options}"] = [army, "--format", "pdf", *options.split()]
        found[f"{system} blank"] = ["--blank", system, "--format", "svg"]
        for options in MAP_OPTIONS:
            found[f"{system} scenario {options}"] = [scenario, "--format", "svg", *options.split()]
    return found


def fingerprint(printer, arguments):
    """A hash of the files that a print consists of, and of what is said about it."""
    content = hashlib.sha256()
    with tempfile.TemporaryDirectory(prefix="print-", dir=printer.folder) as folder:
        done = printer.run(*arguments, "--quiet", "-o", folder + os.sep)
        content.update(f"{done.returncode} {done.stderr}".replace(folder, "").encode())
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), "rb") as file:
                content.update(name.encode() + b"\0" + file.read())
        if not os.listdir(folder):
            raise RuntimeError(f"{' '.join(arguments)} prints nothing:\n{done.stderr}")
    return content.hexdigest()[:16]


def approve(printer):
    """Writes the fingerprints; returns what was done, one line each."""
    before = approved()["prints"] if os.path.exists(APPROVED) else {}
    made = {name: fingerprint(printer, arguments) for name, arguments in prints(printer).items()}
    with open(APPROVED, "w", encoding="utf-8") as file:
        json.dump({"packages": versions(), "prints": made}, file, indent=2)
        file.write("\n")
    return [f"print    {name}" for name in sorted(made.keys() | before.keys()) if made.get(name) != before.get(name)]


def approved():
    with open(APPROVED, encoding="utf-8") as file:
        return json.load(file)


class Fingerprints(unittest.TestCase):
    def test_every_print_is_as_approved(self):
        expected = approved()["prints"]
        with_printer = sheets.Printer(PROGRAM, ARMYLISTS)
        self.addCleanup(with_printer.close)
        wanted = prints(with_printer)
        self.assertEqual(sorted(wanted), sorted(expected), APPROVE)
        different = [name for name in wanted if fingerprint(with_printer, wanted[name]) != expected[name]]
        self.assertEqual(different, [], "These are printed differently. " + APPROVE)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if versions() != approved()["packages"]:
        print(f"skipped: approved with {approved()['packages']}; this machine has {versions()}")
        sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:3])
    unittest.main(argv=sys.argv[:1])
