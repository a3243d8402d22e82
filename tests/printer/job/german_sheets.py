#!/usr/bin/env python3
"""Sheets and maps in German: what the program and the games say on them is German, and what players wrote stays.

    german_sheets.py MUSTER_PRINT ARMYLISTS
"""

import glob
import json
import os
import re
import subprocess
import sys
import unittest

# Labels, captions and footers.
ENGLISH = re.compile(
    r"\b(Page|Legal|checked with|points|Board|Places are|Rally point|facing|Findings|Player|Casualties|Weapons?|Sides"
    r"|Turns?|Reinforcements|Battlefield|Quality|Notes|Victory|Deploys|Squares)\b"
)
# Keys of what players write.
OWN = ("name", "notes", "text", "summary", "place")
GAMES = ("ancients-d6", "ohw-6plus", "old-trousers", "opend6-fantasy", "otr-d6")


def printed(*arguments, language="de", form="text", reference="none"):
    done = subprocess.run(
        [PROGRAM, *arguments, "-q", "-o", "-", "--format", form, "--language", language, "--reference", reference],
        env={**os.environ, "MUSTER_DATA": ARMYLISTS},
        capture_output=True,
        text=True,
        timeout=120,
    )
    if done.returncode not in (0, 1):
        raise AssertionError(done.stderr)
    return done.stdout


def first(game, kind):
    return sorted(glob.glob(os.path.join(ARMYLISTS, game, "*", f"*.{kind}.json")))[0]


class GermanSheets(unittest.TestCase):
    def test_last_line_of_every_army(self):
        for game in GAMES:
            with self.subTest(game):
                army = first(game, "army")
                self.assertRegex(printed(army), r"(?m)^Regelkonform")
                self.assertNotRegex(printed(army), r"(?m)^Legal")
                self.assertRegex(printed(army, language="en"), r"(?m)^Legal")

    def test_labels_of_sheets(self):
        labels = {
            "ancients-d6": "Rettung",
            "ohw-6plus": "Treffer",
            "old-trousers": "Spielbogen",
            "opend6-fantasy": "Gehen",
            "otr-d6": "Spielbogen",
        }
        for game, label in labels.items():
            with self.subTest(game):
                army = first(game, "army")
                self.assertIn(label, printed(army))
                self.assertNotIn(label, printed(army, language="en"))

    def test_no_english_label(self):
        for game in GAMES:
            for kind in ("army", "scenario"):
                file = first(game, kind)
                with open(file, encoding="utf-8") as source:
                    own = [" ".join(text.split()) for text in own_texts(json.load(source))]
                for line in printed(file).splitlines():
                    words = " ".join(line.split())
                    if words and not any(text in words or words in text for text in own):
                        self.assertIsNone(ENGLISH.search(line), f"{file}: {line}")

    def test_quick_references_stay(self):
        for game in GAMES:
            with self.subTest(game):
                with open(os.path.join(ARMYLISTS, game, f"{game}.system.json"), encoding="utf-8") as file:
                    items = [item for part in json.load(file)["reference"] for item in part.get("items", [])]
                english, german = (
                    " ".join(printed(first(game, "army"), language=language, reference="after").split())
                    for language in ("en", "de")
                )
                items = [item for item in (" ".join(item.split()) for item in items) if item in english]
                self.assertGreater(len(items), 10)
                for item in items:
                    self.assertIn(item, german)

    def test_units_of_sizes(self):
        sheet = printed(os.path.join(ARMYLISTS, "ancients-d6", "scenarios", "cannae.scenario.json"))
        self.assertRegex(sheet, r"18.×.6 Zoll")
        self.assertRegex(sheet, r"0.8.breit")
        self.assertNotRegex(sheet, r"[0-9].(in|wide|points)\b")

    def test_marks_of_boxes(self):
        shown = printed(first("opend6-fantasy", "army"))
        self.assertIn("[ ]Bw[ ]+1[ ]KF[ ]St", shown)
        self.assertNotIn("[ ]Mv", shown)

    def test_parts_of_lists(self):
        self.assertRegex(printed(first("otr-d6", "army")), r"\d+ Elemente, \d+ Mann, \d+ Geschütze")

    def test_names_of_players_stay(self):
        for game in GAMES:
            army = first(game, "army")
            with open(army, encoding="utf-8") as file:
                name = json.load(file)["name"]
            self.assertIn(name, printed(army), army)

    def test_page_in_html(self):
        page = printed(first("ancients-d6", "army"), form="html")
        self.assertIn('<html lang="de">', page)
        self.assertIn("Seite", page)
        self.assertIn('<html lang="en">', printed(first("ancients-d6", "army"), language="en", form="html"))

    def test_no_language_is_english(self):
        army = first("old-trousers", "army")
        done = subprocess.run(
            [PROGRAM, army, "-q", "-o", "-", "--format", "text", "--reference", "none"],
            env={**os.environ, "MUSTER_DATA": ARMYLISTS, "LANG": "de_DE.UTF-8"},
            capture_output=True,
            text=True,
            timeout=120,
        )
        self.assertEqual(done.stdout, printed(army, language="en"))


def own_texts(node):
    """What the author of a file wrote for people to read."""
    if isinstance(node, list):
        return [text for each in node for text in own_texts(each)]
    if not isinstance(node, dict):
        return []
    own = [value for key, value in node.items() if key in OWN and isinstance(value, str)]
    return own + [text for value in node.values() for text in own_texts(value)]


if __name__ == "__main__":
    PROGRAM, ARMYLISTS = sys.argv[1:3]
    del sys.argv[1:3]
    unittest.main()
