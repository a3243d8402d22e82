#!/usr/bin/env python3
"""The submission to SchemaStore is complete, and its schemas accept and refuse its test files."""

import fnmatch
import glob
import json
import os
import sys

import workbench
from workbench import ROOT, run

try:
    from jsonschema import Draft7Validator
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(workbench.SKIPPED)

FOLDER = os.path.join(ROOT, "integrations", "schemastore")
KEYS = {"name", "description", "fileMatch", "url"}


def loaded(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


class SchemaStore(workbench.Scratch):
    def setUp(self):
        super().setUp()
        self.printed = run([os.path.join(FOLDER, "assemble"), self.folder]).stdout
        self.entries = loaded(os.path.join(FOLDER, "catalog.json"))["schemas"]

    def schema(self, entry):
        name = entry["url"].rsplit("/", 1)[1].removesuffix(".json")
        return name, loaded(os.path.join(self.folder, "src/schemas/json", name + ".json"))

    def cases(self, folder, name):
        return sorted(glob.glob(os.path.join(self.folder, "src", folder, name, "*.json")))

    def test_each_entry_has_its_schema_and_its_tests(self):
        for entry in self.entries:
            self.assertEqual(set(entry), KEYS)
            name, schema = self.schema(entry)
            self.assertEqual(schema["$id"], entry["url"])
            self.assertTrue(self.cases("test", name) and self.cases("negative_test", name), name)
        written = os.listdir(os.path.join(self.folder, "src/schemas/json"))
        self.assertEqual(len(written), len(self.entries))

    def test_the_schemas_are_those_of_the_tree(self):
        for entry in self.entries:
            name, schema = self.schema(entry)
            del schema["$id"]
            kind = name.removeprefix("muster-")
            self.assertEqual(schema, loaded(os.path.join(ROOT, "schemas", f"{kind}.schema.json")))

    def test_test_files(self):
        for entry in self.entries:
            name, schema = self.schema(entry)
            Draft7Validator.check_schema(schema)
            validator = Draft7Validator(schema)
            for path in self.cases("test", name):
                self.assertEqual([fault.message for fault in validator.iter_errors(loaded(path))], [], path)
            for path in self.cases("negative_test", name):
                self.assertEqual(len(list(validator.iter_errors(loaded(path)))), 1, path)

    def test_every_kind_of_file_of_the_tree_has_one_entry(self):
        """SchemaStore refuses patterns that files of other programs match."""
        shared = os.path.join(ROOT, "armylists", "symbols.json")  # part of the programs, no file of a user
        paths = glob.glob(os.path.join(ROOT, "armylists", "**", "*.json"), recursive=True)
        for path in (one for one in paths if one != shared):
            matching = [
                entry["url"]
                for entry in self.entries
                if any(fnmatch.fnmatch(os.path.basename(path), pattern) for pattern in entry["fileMatch"])
            ]
            self.assertEqual(len(matching), 1, path)
        patterns = [pattern for entry in self.entries for pattern in entry["fileMatch"]]
        for name in ("package.json", "data.json", "list.json", "army.json", "config.json"):
            self.assertFalse(any(fnmatch.fnmatch(name, pattern) for pattern in patterns), name)

    def test_the_entries_are_printed_as_the_catalog_needs_them(self):
        self.assertEqual(json.loads("[" + self.printed.rstrip().removesuffix(",") + "]"), self.entries)
        names = [entry["name"] for entry in self.entries]
        self.assertEqual(names, sorted(names, key=str.lower))


if __name__ == "__main__":
    workbench.main()
