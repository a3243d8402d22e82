#!/usr/bin/env python3
"""game_texts.py ROOT: whatever the editor shows of the games and lists below armylists/ has a translation in each
language of the editor."""

import glob
import json
import os
import re
import sys

# What people read of a thing of any kind, wherever it stands.
TEXTS = ("title", "description", "label", "short", "describes", "note", "summary", "book", "period", "timesLabel")
FORM_TEXTS = ("group", "unit", "other")
# These stay as they are written, in every language: what is printed, and where it comes from. Rules are looked at by
# themselves.
UNTRANSLATED = ("translations", "rules", "sheets", "reference", "source", "sources", "notice", "x-notice")
NAMED = ("entries", "leaders", "options", "sides")
WORD = re.compile(r"[^\W\d_]{2,}")
EXPRESSION = re.compile(r"\{[^{}]*\}")


def labelled(system, table):
    """The ids of a table whose rows have a label to be shown in their stead."""
    name = table.get("name") if isinstance(table, dict) else table
    rows = system.get("tables", {}).get(name, [])
    return {row.get("id") for row in rows if "label" in row}


def texts(system, node, parent=""):
    """The texts below a node that the editor shows."""
    if isinstance(node, list):
        for item in node:
            yield from texts(system, item, parent)
    if not isinstance(node, dict):
        return
    for key, value in node.items():
        if key in UNTRANSLATED:
            continue
        if isinstance(value, str):
            if parent == "derived":
                continue  # a formula
            named = key == "name" and parent in NAMED
            if (
                key in TEXTS
                or named
                or (parent == "form" and key in FORM_TEXTS)
                or (parent == "steps" and key == "text")
            ):
                yield value
        elif key == "enum":
            known = labelled(system, node.get("form", {}).get("table") or node.get("table"))
            yield from (word for word in value if isinstance(word, str) and word not in known)
        else:
            # Below the kinds of things that "derived" names, keys are names and texts are formulas.
            yield from texts(
                system, value, "derived" if parent == "formulas" else "formulas" if key == "derived" else key
            )


def texts_of_rules(system):
    """The texts of the rules of a system: titles, and all that findings say."""
    for rule in system.get("rules", []):
        yield rule["title"]
        yield from (rule[key] for key in ("message", "help", "fileHelp") if key in rule)
        if "contributes" in rule:
            yield rule["contributes"]["message"]


def untranslated(system, file, language):
    """The texts of a system or list that nobody has translated."""
    known = dict(system.get("translations", {}).get(language, {}))
    known.update(file.get("translations", {}).get(language, {}))
    wanted = list(texts(system, file))
    if file is not system:
        wanted.append(file["name"])
    missing = {text for text in wanted if text not in known and WORD.search(EXPRESSION.sub("", text))}
    if file is system:
        # Words of these are in their expressions too.
        missing.update(text for text in texts_of_rules(system) if text not in known)
    return sorted(missing)


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main(root):
    languages = sorted(
        re.search(r"muster_(\w+)\.ts$", path).group(1)
        for path in glob.glob(os.path.join(root, "editor", "translations", "muster_*.ts"))
    )
    found, count = [], 0
    for path in sorted(glob.glob(os.path.join(root, "armylists", "*", "*.system.json"))):
        system = read(path)
        for each in [path] + sorted(glob.glob(os.path.join(os.path.dirname(path), "lists", "*.list.json"))):
            count += 1
            file = system if each == path else read(each)
            for language in languages:
                if language != "en":
                    found += [
                        f"{os.path.relpath(each, root)}: not in {language}: {text!r}"
                        for text in untranslated(system, file, language)
                    ]
    if count < 40 or "de" not in languages:
        return f"{count} files and the languages {languages}: that cannot be all"
    if found:
        return "\n".join(found + ['write them under "translations" of their file'])
    print(f"the texts of {count} systems and lists are translated")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
