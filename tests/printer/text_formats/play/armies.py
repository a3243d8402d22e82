"""Armies for the tests, printed by the program under test."""

import glob
import json
import os
import shutil
import subprocess

# A game made up for these tests, with every kind of block, so that they do not hang on the sheets of a shipped one.
DATA = os.path.join(os.path.dirname(os.path.abspath(__file__)), "data")

HOSTILE = {
    "name": "</title></script><script>window.hacked='name'</script>",
    "units": [
        '"><img src=x onerror="window.hacked=\'image\'">',
        "' onfocus='window.hacked=1' autofocus='",
        "</style><style>body{display:none}</style>",
        "<svg onload=window.hacked=1>",
        "👑🐘 Elefánt <b>",
        "\u202eevil \u05e9\u05dc\u05d5\u05dd",
        "javascript:alert(1) {{7*7}} ${1} \\u003c",
    ],
}


class Printer:
    """Prints armies into a folder, which is a project with the game of the tests."""

    def __init__(self, program, armylists, folder):
        self.program = program
        self.armylists = armylists
        self.folder = folder
        shutil.copytree(DATA, folder, dirs_exist_ok=True)
        self.guard = os.path.join(folder, "river-guard.army.json")

    def shipped(self, system, name):
        return os.path.join(self.armylists, system, "armies", name + ".army.json")

    def scenarios(self):
        """One shipped battlefield of each game."""
        games = sorted(os.listdir(self.armylists))
        found = [
            sorted(glob.glob(os.path.join(self.armylists, game, "scenarios", "*.scenario.json"))) for game in games
        ]
        return [files[0] for files in found if files]

    def changed(self, name, change):
        """The River Guard after `change(army)`, as a file of its own."""
        with open(self.guard, encoding="utf-8") as file:
            army = json.load(file)
        change(army)
        path = os.path.join(self.folder, name + ".army.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(army, file, ensure_ascii=False)
        return path

    def page(self, name, *armies):
        """Prints armies into one HTML page; findings are no matter here."""
        path = os.path.join(self.folder, name + ".html")
        done = subprocess.run(
            [self.program, *armies, "-o", path],
            capture_output=True,
            text=True,
            env={**os.environ, "MUSTER_DATA": self.armylists},
            timeout=60,
        )
        if done.returncode not in (0, 1) or not os.path.exists(path):
            raise RuntimeError(f"{self.program} did not print {armies}: {done.stderr}")
        return path


def plain(text):
    """The text with the quotation marks of a keyboard, as in the files of armies."""
    return text.translate({ord(sign): '"' for sign in "“”″"} | {ord(sign): "'" for sign in "‘’′"})


def hostile(army):
    army["name"] = HOSTILE["name"]
    for unit, name in zip(army["units"], HOSTILE["units"]):
        unit["name"] = name
        unit["text"] = name


def renamed(army):
    army["name"] = "The Other Bank"
