#!/usr/bin/env python3
"""An independent validator accepts everything that commands print as JSON with the schema that `muster schema --output`
publishes for it. A command whose --format has json, but whose output has no schema, is a fault."""

import copy
import csv
import glob
import io
import json
import os
import subprocess
import sys
import tempfile

try:
    from jsonschema import Draft7Validator
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

# The schema of each JSON format of each command.
SCHEMAS = {
    ("check", "json"): "check",
    ("check", "jsonl"): "check-jsonl",
    ("complete", "json"): "complete",
    ("cost", "json"): "cost",
    ("eval", "json"): "eval",
    ("explain", "json"): "explain",
    ("lists", "json"): "lists",
    ("mutate", "json"): "mutate",
    ("odds", "json"): "odds",
    ("rules", "json"): "rules",
    ("settings", "json"): "settings",
    ("stats", "json"): "stats",
    ("systems", "json"): "systems",
    ("test", "json"): "test",
    ("upgrade", "json"): "upgrade",
    ("verify", "json"): "verify",
}
# Others have published schemas of their own, with which read_reports.py checks them.
OTHERS = {("check", "sarif"), ("check", "gitlab"), ("check", "rdjson")}
WRONG_USAGE = 2

SYSTEM = """{ "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "measure": "in",
  "budget": { "label": "points", "default": 10 },
  "unit": { "type": "object", "properties": { "points": { "type": "integer", "minimum": 1, "maximum": 9 } },
            "required": ["points"] },
  "cost": { "unit": { "times": { "label": "bases", "value": "self.count" },
                      "each": [{ "label": "points", "value": "self.points / (self.points - 3)" }] } },
  "rules": [{ "id": "few", "level": "warning", "scope": "army", "at": "/units", "require": "self.units.size() > 5",
              "message": "Few.", "fix": [{ "op": "add", "path": "/notes", "value": "few" }] }] }"""
ARMY = """{ "format": 1, "system": "toy", "name": "T\\u001b\\u202eoy", "units": [{ "id": "a", "points": %s }] }"""


class Reader:
    def __init__(self, muster, root):
        self.muster, self.root, self.found, self.read = muster, root, [], {}

    def run(self, *arguments, cwd=None):
        where = cwd or os.path.join(self.root, "armylists")
        return subprocess.run([self.muster, *arguments], capture_output=True, text=True, cwd=where, check=False)

    def schema(self, name):
        if name not in self.read:
            printed = json.loads(self.run("schema", "--output", name).stdout)
            Draft7Validator.check_schema(printed)
            self.read[name] = Draft7Validator(printed)
        return self.read[name]

    def validate(self, name, value, what):
        for fault in self.schema(name).iter_errors(value):
            self.found.append(f"{what}: {list(fault.absolute_path)}: {fault.message[:200]}")
        odd = copy.deepcopy(value)
        odd["unheardOf"] = 1
        if self.schema(name).is_valid(odd):
            self.found.append(f"{what}: the schema {name} allows a key that it does not know")

    def output(self, schema, *arguments, cwd=None):
        printed = self.run(*arguments, cwd=cwd)
        what = " ".join(arguments)
        if printed.returncode == WRONG_USAGE or not printed.stdout:
            self.found.append(f"{what}: {printed.stderr}")
            return
        if any(ord(each) < 32 and each != "\n" or ord(each) == 0x202E for each in printed.stdout):
            self.found.append(f"{what}: prints characters that a terminal interprets")
        texts = printed.stdout.splitlines() if schema == "check-jsonl" else [printed.stdout]
        for text in texts:
            self.validate(schema, json.loads(text), what)


def offered(reader):
    """(command, format) for each format with JSON in its name that a command offers."""

    def words(*typed):
        lines = reader.run("--complete", *typed).stdout.splitlines()
        return [line.split("\t")[0] for line in lines if not line.startswith(":")]

    commands = words("")
    assert "check" in commands, commands
    found = {(command, each) for command in commands for each in words(command, "--format", "")}
    return {(command, each) for command, each in found if "json" in each} - OTHERS


def read_shipped(reader):
    for system in [
        os.path.basename(each).split(".")[0] for each in glob.glob(f"{reader.root}/armylists/*/*.system.json")
    ]:
        reader.output("lists", "lists", system, "--format", "json")
        reader.output("vocabulary", "explain", system, "--vocabulary", "--format", "json")
        reader.output("rules", "rules", "--system", system, "--format", "json")
        for path in glob.glob(f"{reader.root}/armylists/{system}/lists/*.list.json"):
            name = os.path.basename(path).split(".")[0]
            reader.output("list", "lists", system, name, "--format", "json")
    armies = sorted(glob.glob(f"{reader.root}/armylists/*/armies/*.army.json"))
    assert armies
    for army in armies:
        reader.output("cost", "cost", army, "--format", "json")
        reader.output("eval", "eval", "self", army, "--trace", "--format", "json")
        reader.output("eval", "eval", "self.units[99999].id + 1", army, "--format", "json")
    reader.output("stats", "stats", *armies, "--format", "json")
    for army in armies:
        with open(army, encoding="utf-8") as file:
            content = json.load(file)
        units = content.get("units", []) + [unit for group in content.get("groups", []) for unit in group["units"]]
        reader.output("odds", "odds", army, units[0]["id"], units[-1]["id"], "--format", "json")
    for army in armies[::6]:
        reader.output(
            "complete", "complete", army, "--replace", "--proposals", "2", "--checks", "200", "--format", "json"
        )
        reader.output("complete", "complete", army, "--budget", "9", "--checks", "200", "--format", "json")
    reader.output("verify", "verify", *armies, "--format", "json")
    reader.output("verify", "verify", "7KQ2-M9XA-4R1T", *armies, "--format", "json")
    reader.output("upgrade", "upgrade", "--dry-run", ".", "--format", "json")
    reader.output("rules", "rules", "--format", "json")
    reader.output("systems", "systems", "--format", "json")
    reader.output("explain", "explain", "old-trousers/strength-total", "--format", "json")
    reader.output("explain", "explain", "json/syntax", "--format", "json")
    club = os.path.join(reader.root, "examples", "club")
    reader.output("settings", "settings", os.path.join(club, "armies", "anna.army.json"), "--format", "json")
    reader.output("settings", "settings", club, "--format", "json")
    reader.output("rules", "rules", "--format", "json", cwd=club)
    reader.output("explain", "explain", "old-trousers/weak-minimum", "--format", "json", cwd=club)
    rules = os.path.join(reader.root, "tests", "rules")
    reader.output("check", "check", rules, "--format", "json", "--show-accepted")
    reader.output("check-jsonl", "check", rules, "--format", "jsonl")
    reader.output("profile", "check", rules, "--profile=json")
    reader.output("test", "test", os.path.join(rules, "old-trousers"), "--format", "json")
    reader.output("coverage", "test", os.path.join(rules, "old-trousers"), "--coverage=json")


def read_faulty(reader):
    """Outputs of files with faults, in which values are missing."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in {
            "toy.system.json": SYSTEM,
            "broken.system.json": "{",
            "a.army.json": ARMY % 3,
            "b.army.json": ARMY % 4,
        }.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        for name in ("a", "b"):
            reader.output("cost", "cost", f"{name}.army.json", "--format", "json", cwd=folder)
        reader.output("stats", "stats", "a.army.json", "b.army.json", "--format", "json", cwd=folder)
        reader.output("verify", "verify", "a.army.json", "b.army.json", "--format", "json", cwd=folder)
        reader.output("systems", "systems", "--format", "json", cwd=folder)
        reader.output("test", "test", "--format", "json", cwd=folder)
        with open(os.path.join(folder, "c.army.json"), "w", encoding="utf-8") as file:
            expected = '"expect": [{ "rule": "toy/few" }], "units"'
            file.write(ARMY.replace('"units"', expected) % 4)
        reader.output("mutate", "mutate", "toy", "c.army.json", "--format", "json", cwd=folder)
        reader.output("explain", "explain", "toy/few", "--format", "json", cwd=folder)
        reader.output("lists", "lists", "toy", "--format", "json", cwd=folder)
        reader.output("check", "check", ".", "gone.army.json", "--format", "json", cwd=folder)
        reader.output("check-jsonl", "check", ".", "gone.army.json", "--format", "jsonl", cwd=folder)


def read_csv(reader):
    """Python's reader of CSV finds the same numbers in both directions."""
    armies = sorted(glob.glob(f"{reader.root}/armylists/old-trousers/armies/*.army.json"))
    read = lambda *more: list(csv.reader(io.StringIO(reader.run("stats", *armies, "--format", "csv", *more).stdout)))
    columns, rows = read(), read("--transpose")
    assert len(rows) == len(armies) + 1 and len(columns[0]) == len(armies) + 2
    assert len({len(each) for each in columns}) == len({len(each) for each in rows}) == 1
    for number, line in enumerate(columns[1:], 1):
        if [row[number] for row in rows[1:]] != line[2:]:
            reader.found.append(f"the line {line[:2]} of the CSV differs from its column")


def faults(muster, root):
    reader = Reader(os.path.abspath(muster), os.path.abspath(root))
    for command, each in sorted(offered(reader) - set(SCHEMAS)):
        reader.found.append(f"muster {command} --format {each} has no schema: add one below schemas/output/")
    for command, each in sorted(set(SCHEMAS) - offered(reader)):
        reader.found.append(f"muster {command} has no --format {each} any more")
    read_shipped(reader)
    read_faulty(reader)
    read_csv(reader)
    unread = set(SCHEMAS.values()) - set(reader.read)
    return reader.found + [f"no output was checked with the schema {each}" for each in sorted(unread)]


if __name__ == "__main__":
    found = faults(*sys.argv[1:3])
    print("\n".join(found[:50]) or "every JSON output has a schema that accepts it")
    sys.exit(1 if found else 0)
