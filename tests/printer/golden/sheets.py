"""Which sheets have golden pages, and how they are printed."""

import glob
import os
import re
import subprocess
import tempfile
from collections import namedtuple
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import picture

PAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "pages")
PAPERS = ("a4", "letter")
DPI = 40
MOST_PAGES = 2  # of a sheet; the others look the same
SCENARIO_SHEETS = ("scenario", "positions", "deployment")

# Of each system an army and a scenario that have a bit of everything.
Shipped = namedtuple("Shipped", "army scenario")
SHIPPED = {
    "ancients-d6": Shipped("scipio-zama-202", "zama"),
    "ohw-6plus": Shipped("allies-fontenoy-1745", "fontenoy"),
    "old-trousers": Shipped("french-waterloo-1815", "waterloo"),
    "opend6-fantasy": Shipped("north-wall", "gate-of-greypeak"),
    "otr-d6": Shipped("reynolds-gettysburg-1863", "gettysburg-first-day"),
}
BLANK = (("opend6-fantasy", "squad-record"),)


@dataclass(frozen=True)
class Print:
    """One sheet on one paper."""

    system: str
    name: str
    paper: str
    arguments: tuple

    def golden(self, page):
        return os.path.join(PAGES, self.system, f"{self.name}-{self.paper}-{page}.png")


class Printer:
    """Runs muster-print on the shipped files; what it makes stands in a folder of its own until close()."""

    def __init__(self, program, armylists):
        self.program = program
        self.armylists = armylists
        self._folder = tempfile.TemporaryDirectory(prefix="muster-golden-")
        self.folder = self._folder.name

    def close(self):
        self._folder.cleanup()

    def run(self, *arguments):
        # No day in the footer and none of the machine's own data.
        environment = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
        return subprocess.run(
            [self.program, *arguments],
            capture_output=True,
            text=True,
            timeout=120,
            env={**environment, "MUSTER_DATA": self.armylists},
        )

    def army(self, system):
        return os.path.join(self.armylists, system, "armies", SHIPPED[system].army + ".army.json")

    def scenario(self, system):
        return os.path.join(self.armylists, system, "scenarios", SHIPPED[system].scenario + ".scenario.json")

    def systems(self):
        return sorted(
            name
            for name in os.listdir(self.armylists)
            if os.path.exists(os.path.join(self.armylists, name, name + ".system.json"))
        )

    def prints(self):
        """Every sheet of every system, of its scenario and to be filled by hand, on every paper."""
        found = []
        for system in self.systems():
            listed = self.run("--list-sheets", self.army(system)).stdout
            sheets = re.findall(r"^  (\S+) ", listed, re.MULTILINE)
            if not sheets:
                raise RuntimeError(f"{system} lists no sheets:\n{listed}")
            for paper in PAPERS:
                found += [Print(system, sheet, paper, (self.army(system), "--sheet", sheet)) for sheet in sheets]
                found += [
                    Print(system, sheet, paper, (self.scenario(system), "--sheet", sheet)) for sheet in SCENARIO_SHEETS
                ]
                found += [
                    Print(system, "blank-" + sheet, paper, ("--blank", system, "--sheet", sheet))
                    for owner, sheet in BLANK
                    if owner == system
                ]
        return found

    def printed(self, sheet):
        """The PDF of one print."""
        path = os.path.join(self.folder, f"{sheet.system}-{sheet.name}-{sheet.paper}.pdf")
        done = self.run(*sheet.arguments, "--paper", sheet.paper, "-o", path)
        if done.returncode not in (0, 1) or not os.path.exists(path):  # 1 says that the army breaks a rule
            raise RuntimeError(f"{' '.join(sheet.arguments)} was not printed:\n{done.stderr}")
        return path

    def pictures(self, sheet):
        """(golden file, picture) of the first pages of one print."""
        path = self.printed(sheet)
        told = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True, timeout=60).stdout
        count = int(re.search(r"^Pages:\s+(\d+)", told, re.MULTILINE).group(1))
        return [
            (sheet.golden(page), picture.rendered(path, page, DPI)) for page in range(1, min(count, MOST_PAGES) + 1)
        ]

    def all_pictures(self):
        """What pictures() gives for every print, two at a time."""
        with ThreadPoolExecutor(2) as pool:
            return [page for pages in pool.map(self.pictures, self.prints()) for page in pages]


def shipped(armylists):
    """The paths of all shipped armies and scenarios."""
    kinds = ("armies/*.army.json", "scenarios/*.scenario.json")
    return [path for kind in kinds for path in sorted(glob.glob(os.path.join(armylists, "*", kind)))]


def approved():
    """The golden files that there are."""
    return {os.path.join(folder, name) for folder, _, names in os.walk(PAGES) for name in names}


def short(path):
    """A golden file as a person names it."""
    return os.path.relpath(path, PAGES)
