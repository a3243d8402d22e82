#!/usr/bin/env python3
"""Prints armies that no shipped one is like: 200 units, 30 weapons, long names, any script, nobody at all.

    edge_armies.py MUSTER_PRINT ARMYLISTS

Every sheet of every system, A4 and Letter, through the real program: it ends well, every name can be read, and nothing
stands beyond the paper.
"""

import copy
import html
import json
import os
import re
import shutil
import subprocess
import sys
import unittest

import sheets

INCHES = {"a4": (210 / 25.4, 297 / 25.4), "letter": (8.5, 11)}
LONGEST = 150  # letters without a space
NAMES = (
    "Привислинский батальон",
    "Ἀργυράσπιδες",
    "Zażółć gęślą jaźń",
    "Łucznicy spod Wąwozu Nieprzebytych Lasów Królewskich i Zamkowych",
)


def unit_lists(army):
    """The lists of units of an army, in its groups and outside."""
    own = [army["units"]] if army.get("units") else []
    return own + [units for group in army.get("groups", []) for units in unit_lists(group)]


class EdgeArmies(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.printer = sheets.Printer(PROGRAM, ARMYLISTS)
        cls.addClassCleanup(cls.printer.close)

    def shipped(self, system):
        with open(self.printer.army(system), encoding="utf-8") as file:
            return json.load(file)

    def pages(self, system, army, paper):
        """(width, height, words with their place) of each page of all sheets of an army."""
        path = os.path.join(self.printer.folder, "edge.army.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(army, file, ensure_ascii=False)
        listed = re.findall(r"^  (\S+) ", self.printer.run("--list-sheets", path).stdout, re.MULTILINE)
        self.assertGreater(len(listed), 3)
        pdf = os.path.join(self.printer.folder, "edge.pdf")
        chosen = [word for sheet in listed for word in ("--sheet", sheet)]
        done = self.printer.run(path, *chosen, "--paper", paper, "-o", pdf)
        self.assertIn(done.returncode, (0, 1), done.stderr[-2000:])
        for line in done.stderr.splitlines():
            # Only what has a size of its own may shorten a text, and it has to say so.
            if "was shortened" in line:
                self.assertRegex(
                    line, "too long for the header or footer of a page|does not fit on a piece of [0-9.]+ x [0-9.]+ mm"
                )
        told = subprocess.run(
            ["pdftotext", "-bbox", pdf, "-"], capture_output=True, check=True, timeout=120
        ).stdout.decode("utf-8", "replace")
        found = []
        for width, height, content in re.findall(
            r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>', told, re.DOTALL
        ):
            words = re.findall(
                r'<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">(.*?)</word>', content, re.DOTALL
            )
            found.append(
                (float(width), float(height), [(*map(float, word[:4]), html.unescape(word[4])) for word in words])
            )
        self.assertTrue(found)
        return found

    def words(self, system, army):
        """All words of an army's sheets on both papers, after a look at where they stand."""
        said = {}
        for paper, inches in INCHES.items():
            said[paper] = []
            for width, height, words in self.pages(system, army, paper):
                for got, wanted in zip(sorted((width, height)), inches):
                    self.assertAlmostEqual(got, 72 * wanted, delta=0.6)
                for left, top, right, bottom, word in words:
                    # Letters may stand a little higher than their line.
                    self.assertTrue(
                        left >= 0 and top >= -1 and right <= width + 0.1 and bottom <= height + 1,
                        f"{system}, {paper}: {word} is beyond the paper",
                    )
                said[paper] += [word for *_, word in words]
        return said

    def test_200_units(self):
        for system in sheets.SHIPPED:
            with self.subTest(system):
                army = self.shipped(system)
                lists = unit_lists(army)
                model = next((unit for unit in lists[0] if unit.get("type") != "general"), lists[0][0])
                lists[0] += [{**copy.deepcopy(model), "id": f"extra-{i}", "name": f"Nr{1000 + i}"} for i in range(200)]
                for paper, said in self.words(system, army).items():
                    lost = {f"Nr{1000 + i}" for i in range(200)} - {
                        part for word in said for part in re.findall(r"Nr\d{4}", word)
                    }
                    self.assertEqual(lost, set(), paper)

    def test_30_weapons(self):
        army = self.shipped("opend6-fantasy")
        with open(os.path.join(ARMYLISTS, "opend6-fantasy", "opend6-fantasy.system.json"), encoding="utf-8") as file:
            weapons = json.load(file)["tables"]["weapons"]
        self.assertGreater(len(weapons), 20)  # as many as a squad may carry
        ids = [weapon["id"] for weapon in weapons]
        squad = army["units"][0]
        army["units"] = [squad]
        squad["weapons"] = ids[:20]
        squad["champions"] = [{"weapons": ids[20:25]}, {"weapons": ids[: 30 - len(ids[:25])]}]
        for paper, said in self.words("opend6-fantasy", army).items():
            for weapon in weapons[:25]:
                for word in weapon["label"].split():
                    self.assertIn(word, said, f"{paper}: {weapon['label']}")

    def test_long_names(self):
        for system in sheets.SHIPPED:
            with self.subTest(system):
                army = self.shipped(system)
                units = [unit for units in unit_lists(army) for unit in units]
                army["name"] = "Ω" * LONGEST
                for unit, name in zip(units, ("Ж" * LONGEST, *NAMES)):
                    unit["name"] = name
                shown = NAMES[: len(units) - 1]
                for paper, said in self.words(system, army).items():
                    text = " ".join(said)
                    for letter in "ΩЖ":
                        self.assertGreaterEqual(text.count(letter), LONGEST, f"{paper}: {letter}")
                    for word in " ".join(shown).split():
                        self.assertIn(word, text, paper)

    def test_names_in_every_script(self):
        names = ("الحرس الإمبراطوري", "משמר המלך", "近衛歩兵第一連隊", "왕실 근위대", "Guard 🐉 Dragons")
        for system in sheets.SHIPPED:
            with self.subTest(system):
                army = self.shipped(system)
                for unit, name in zip([unit for units in unit_lists(army) for unit in units], names):
                    unit["name"] = name
                for paper, said in self.words(system, army).items():
                    # Words that are read from right to left are listed in the order of their letters on the page.
                    whole = " ".join(said)
                    letters = {"".join(sorted(word.rstrip(":"))) for word in said}
                    for word in " ".join(names[: sum(map(len, unit_lists(army)))]).split():
                        self.assertTrue(word in whole or "".join(sorted(word)) in letters, f"{paper}: {word}")

    def test_what_is_missing_is_on_a_page_of_its_own(self):
        for system in sheets.SHIPPED:
            with self.subTest(system):
                army = self.shipped(system)
                unit_lists(army)[0].append({"id": "new-unit", "name": "Newcomers"})
                said = " ".join(self.words(system, army)["a4"])
                self.assertIn("Not legal", said)
                page = said.split("What to put right", 1)[1]
                self.assertIn("Newcomers", page)
                self.assertNotRegex(page, r"\.json|(?<!list )[\"“][a-z]\w*[\"”]|/")

    def test_nobody(self):
        for system in sheets.SHIPPED:
            with self.subTest(system):
                army = {
                    key: value
                    for key, value in self.shipped(system).items()
                    if key in ("format", "system", "systemVersion", "list", "budget")
                }
                army |= {"name": "Nobody", "units": []}
                for paper, said in self.words(system, army).items():
                    self.assertIn("Nobody", said, paper)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    if not shutil.which("pdftotext"):
        print("skipped: poppler-utils is not installed")
        sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
