#!/usr/bin/env python3
"""What the sheets of the shipped armies say: pieces have the same names on sheets and on labels, each ability is
explained once, each game has a turn track, blank forms have what is filled in during a game, and squads have boxes.

    sheet_contents.py MUSTER_PRINT ARMYLISTS
"""

import glob
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest

# The play sheet of each game, the column that names what has a label, and the column with a box for each piece.
GAMES = {
    "ancients-d6": ("army-sheet", "Unit", "Casualties of each stand"),
    "old-trousers": ("play", "Base", "Eliminated"),
    "ohw-6plus": ("play", "Unit", None),
}


def printed(*arguments):
    done = subprocess.run(
        [PROGRAM, *arguments, "-q", "-o", "-", "--format", "markdown"],
        env={**os.environ, "MUSTER_DATA": ARMYLISTS},
        capture_output=True,
        text=True,
        timeout=120,
    )
    if done.returncode not in (0, 1):
        raise AssertionError(done.stderr)
    return re.sub(r"\\(.)", r"\1", done.stdout)


def armies(game):
    found = sorted(glob.glob(os.path.join(ARMYLISTS, game, "armies", "*.army.json")))
    assert found, game
    return found


def table(text, heading):
    """The rows of the first table with that column, as dictionaries."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        heads = [cell.strip() for cell in line.strip("|").split("|")]
        if heading in heads:
            rows = []
            for row in lines[number + 2 :]:
                if not row.startswith("|"):
                    break
                rows.append(dict(zip(heads, (cell.strip() for cell in row.strip("|").split("|")))))
            return rows
    raise AssertionError(f"no table has a column {heading}")


def names_of(row, name, boxes):
    """The names of the pieces of a row: its name, and with several pieces the number of each."""
    lead = re.match(r"\*\*(.+?)\*\* ", row[name])  # A small line follows: how its stand is based.
    first = lead.group(1) if lead else row[name]
    numbers = re.findall(r"(\d+):", row[boxes]) if boxes else []
    return [f"{first} {number}" for number in numbers] or [first]


class SheetContents(unittest.TestCase):
    def test_a_piece_has_the_same_name_on_its_label_and_on_the_sheet(self):
        for game, (sheet, name, boxes) in GAMES.items():
            for army in armies(game):
                with self.subTest(army=os.path.basename(army)):
                    rows = table(printed(army, "--sheet", sheet), name)
                    expected = sorted(piece for row in rows for piece in names_of(row, name, boxes))
                    self.assertEqual(len(set(expected)), len(expected), "two pieces have one name")
                    labels = printed(army, "--sheet", "base-labels")
                    pieces = re.findall(r"^- (\d+) of [^:]*: [^,]*, (.*)$", labels, re.MULTILINE)
                    self.assertEqual({count for count, _ in pieces}, {"1"})
                    leaders = {leader["name"] for leader in self.file(army).get("leaders", [])}
                    labelled = sorted(self.named(piece, expected) for _, piece in pieces if piece not in leaders)
                    self.assertEqual(labelled, expected)

    @staticmethod
    def named(piece, expected):
        """The longest of the names that the text of a label starts with, or the text."""
        return max((name for name in expected if (piece + ",").startswith(name + ",")), key=len, default=piece)

    @staticmethod
    def file(path):
        with open(path, encoding="utf-8") as text:
            return json.load(text)

    def test_each_ability_of_an_army_is_explained_once_on_each_sheet(self):
        system = self.file(os.path.join(ARMYLISTS, "ancients-d6", "ancients-d6.system.json"))
        abilities = {ability["label"]: ability["short"] for ability in system["tables"]["abilities"]}
        for army in armies("ancients-d6"):
            for sheet in ("army-sheet", "roster", "unit-cards"):
                with self.subTest(army=os.path.basename(army), sheet=sheet):
                    text = printed(army, "--sheet", sheet)
                    explained = sorted(
                        label for label in abilities for _ in range(text.count(f"| {label} | {abilities[label]} |"))
                    )
                    self.assertTrue(explained)
                    self.assertEqual(len(set(explained)), len(explained), "explained more than once")
                    for label in abilities:
                        on_units = re.search(rf"(?:^|[|,;] ){label}(?:$|,| \| [☐1])", text, re.MULTILINE)
                        self.assertEqual(label in explained, bool(on_units), label)

    def test_each_game_has_one_turn_track(self):
        for game, (sheet, _, _) in GAMES.items():
            for source in ([armies(game)[0]], ["--blank", game]):
                with self.subTest(source=source):
                    text = printed(*source, "--sheet", sheet)
                    self.assertEqual(len(re.findall(r"^\*\*Turn\b[^*]*\*\* ☐ 1 ☐ 2 ", text, re.MULTILINE)), 1)

    def test_army_and_reference_take_two_sides_of_paper(self):
        for game in GAMES:
            for army in armies(game):
                for paper in ("a4", "letter"):
                    with self.subTest(army=os.path.basename(army), paper=paper):
                        pdf = subprocess.run(
                            [PROGRAM, army, "-q", "-o", "-", "--format", "pdf", "--paper", paper],
                            capture_output=True,
                            timeout=120,
                        ).stdout
                        pages = subprocess.run(["pdfinfo", "-"], input=pdf, capture_output=True, timeout=60).stdout
                        self.assertEqual(re.search(rb"Pages:\s+(\d+)", pages).group(1), b"2")

    def test_an_unfinished_army_is_printed_whole_with_one_plain_finding(self):
        """Units without what the game needs, and one with a word for a number."""
        for game, (sheet, name, _) in GAMES.items():
            army = self.file(armies(game)[0])
            for unit in army["units"][:2]:
                unit["name"] = f"Unfinished {unit['id']}"
                for key in ("entry", "arm", "strength", "type"):
                    unit.pop(key, None)
            army["units"][2]["count"] = "many"
            with self.subTest(game=game), tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "unfinished.army.json")
                with open(path, "w", encoding="utf-8") as text:
                    json.dump(army, text)
                done = subprocess.run(
                    [PROGRAM, path, "--sheet", sheet, "-o", os.path.join(folder, "x.pdf")],
                    env={**os.environ, "MUSTER_DATA": ARMYLISTS},
                    capture_output=True,
                    text=True,
                    timeout=120,
                )
                self.assertEqual(done.returncode, 1, done.stderr)
                faults = [line for line in done.stderr.splitlines() if "[print/" in line]
                self.assertEqual(len(faults), 1, done.stderr)
                self.assertNotIn(".system.json", faults[0])
                self.assertRegex(faults[0], r"print/expression\] \d+ parts of the sheets cannot be evaluated")
                rows = table(printed(path, "--sheet", sheet), name)
                self.assertGreaterEqual(len(rows), len(army["units"]))
                self.assertEqual(len([row for row in rows if row[name].strip("*").startswith("Unfinished ")]), 2)

    def test_blank_forms_have_what_is_filled_in(self):
        ancients = printed("--blank", "ancients-d6", "--sheet", "army-sheet")
        self.assertGreaterEqual(len(table(ancients, "Casualties of each stand")), 8)
        for field in ("Ability", "Notes", "Army list", "Player", "Orders"):
            self.assertIn(field, ancients)
        ohw = printed("--blank", "ohw-6plus", "--sheet", "play", "--sheet", "unit-cards")
        for row in table(ohw, "Loaded"):
            self.assertEqual((row["Loaded"], row["Hits: gone at 12"]), ("☐", "☐☐☐☐☐☐ ☐☐☐☐☐☐"))
        self.assertEqual(len(table(ohw, "Option")), 6)
        cards = ohw.split("Unit cards", 1)[1]
        for field in ("Loaded: ☐", "Rally used: ☐", "Hits: gone at 12: ☐☐☐☐☐☐ ☐☐☐☐☐☐", "Type"):
            self.assertGreaterEqual(cards.count(field), 6, field)
        old_trousers = printed("--blank", "old-trousers", "--sheet", "play")
        for field in ("Saving throw used", "General eliminated", "Squares I lost", "Score", "Notes"):
            self.assertIn(field, old_trousers)

    def test_every_squad_has_boxes_of_its_own(self):
        for army in armies("opend6-fantasy"):
            with self.subTest(army=os.path.basename(army)):
                squads = sum(unit.get("count", 1) for unit in self.file(army)["units"])
                text = printed(army, "--sheet", "squad-sheet")
                for boxes in ("Wounds: W wounded, X incapacitated", "Casualties this turn", "Morale: 4 and up steady"):
                    self.assertEqual(text.count(boxes), squads, boxes)

    def test_a_weapon_is_rolled_with_the_training_in_its_specialization(self):
        """Both start at the attribute, 3: the skill with 1 level, its specializations with 2, the champion's with 3."""
        army = self.file(os.path.join(ARMYLISTS, "opend6-fantasy", "armies", "ice-rangers.army.json"))
        unit = army["units"][0]
        unit["weapons"] = ["longbow", "medium-crossbow", "javelin"]
        unit["attributes"] = {"agi": 3, "int": 2, "cor": 3, "acu": 2, "phy": 3, "cha": 2}
        unit["training"] = {"marksmanship": 1, "marksmanship:longbow": 2, "throwing:spears": 2}
        unit["champions"] = [{"training": {"marksmanship:crossbows": 3}, "weapons": ["heavy-crossbow"]}]
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "specialists.army.json")
            with open(path, "w", encoding="utf-8") as text:
                json.dump(army, text)
            rows = table(printed(path, "--sheet", "squad-sheet"), "Skill rolled")
        codes = {re.sub(r"\*\*(.+?)\*\*.*", r"\1", row["Weapon"]): row["Code"].strip("*") for row in rows}
        self.assertEqual(codes["Longbow"], "5")
        self.assertEqual(codes["Medium crossbow"], "4")
        self.assertEqual(codes["Medium crossbow (Champion 1)"], "6")
        self.assertEqual(codes["Heavy crossbow (Champion 1)"], "6")
        self.assertEqual(codes["Javelins"], "3")
        self.assertNotIn("Longbow (Champion 1)", codes)

    def test_a_melee_code_has_the_bonus_of_the_weapon(self):
        """Ice Rangers: melee combat 5, and 2 for a magical weapon; shooting codes have no bonus."""
        army = os.path.join(ARMYLISTS, "opend6-fantasy", "armies", "ice-rangers.army.json")
        rows = table(printed(army, "--sheet", "army-summary"), "Skill rolled")
        codes = {row["Weapon"].split(" opportunity")[0]: row["Code"].strip("*") for row in rows}
        self.assertEqual(codes["Magical melee weapon"], "7")
        self.assertEqual(codes["Medium crossbow"], "4")
        self.assertEqual(codes["Medium crossbow (Champion 1)"], "5")
        self.assertEqual(codes["Heavy crossbow (Champion 1)"], "5")


if __name__ == "__main__":
    PROGRAM, ARMYLISTS = sys.argv[1:3]
    sys.argv[1:3] = []
    unittest.main()
