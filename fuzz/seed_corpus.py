#!/usr/bin/env python3
"""The seeds of the fuzz targets: made from the files of the tree, and the few handmade ones below seeds/.

  fuzz/seed_corpus.py TARGET FOLDER   writes the seeds of a target into a folder
"""

import hashlib
import json
import os
import random
import sys

FUZZ = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(FUZZ)
SYSTEMS = ["old-trousers", "ohw-6plus", "ancients-d6", "opend6-fantasy", "otr-d6"]  # in the order of library_pool.cpp
MOST = 120  # seeds of a kind; more of them take longer and find nothing else
RANDOM_SEEDS = 24
EDIT_CHOICES = 40
USING_FONTS = {"sheet_pages"}


def content(path):
    with open(path, "rb") as file:
        return file.read()


def spread(items, most=MOST):
    """At most that many items, evenly spread over all."""
    if len(items) <= most:
        return items
    return [items[i * len(items) // most] for i in range(most)]


def tree_files(suffix, largest=300_000):
    """The shipped files, the examples and the fixtures of the tests with that suffix: the first line of each is its
    path."""
    found = []
    for top in ("armylists", "examples", "tests"):
        for here, folders, names in os.walk(os.path.join(ROOT, top)):
            folders.sort()
            found += [os.path.join(here, name) for name in sorted(names) if name.endswith(suffix)]
    return [path for path in found if os.path.isfile(path) and os.path.getsize(path) <= largest]


def system_byte(text):
    """The byte that selects the system that a file names."""
    try:
        system = json.loads(text).get("system")
    except (ValueError, AttributeError):
        system = None
    return bytes([SYSTEMS.index(system) if system in SYSTEMS else 0])


def random_bytes(name, size):
    return random.Random(name).randbytes(size)


def random_seeds(target):
    return [random_bytes(f"{target} {i}", 30 + i * i * 6) for i in range(RANDOM_SEEDS)]


def with_choices(target, texts):
    return [random_bytes(f"{target} {i}", EDIT_CHOICES) + text for i, text in enumerate(texts)]


def texts_of(value, found):
    if isinstance(value, str):
        found.append(value)
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        texts_of(child, found)


def expressions():
    found = []
    for path in tree_files(".system.json"):
        try:
            system = json.loads(content(path))
        except ValueError:
            continue
        for part in ("rules", "derived", "cost", "statistics", "sheets", "measuring", "setup"):
            texts_of(system.get(part), found) if isinstance(system, dict) else None
    rules = spread(sorted({text for text in found if any(c in text for c in "(.=+{")}), 200)
    cases = []
    for here, _, names in os.walk(os.path.join(ROOT, "tests", "core", "expr", "conformance")):
        for name in sorted(names):
            if name.endswith(".json"):
                cases += [case["expr"] for case in json.loads(content(os.path.join(here, name))) if "expr" in case]
    return [text.encode() for text in rules + spread(cases, 200)]


def schema_pairs():
    """Each schema of the tree with a file of its kind."""
    made = []
    for kind in ("army", "list", "house", "scenario", "system"):
        schema = content(os.path.join(ROOT, "schemas", f"{kind}.schema.json"))
        for path in tree_files(f".{kind}.json", 12_000)[:3]:
            made.append(b'{"schema": ' + schema + b', "instance": ' + content(path) + b"}")
    return made


def sessions():
    """Each kind of request about a shipped army, on lines of their own."""
    path = os.path.join(ROOT, "armylists/old-trousers/armies/fuzz.army.json")
    document = {"uri": "file://" + path}
    made = []
    for file in tree_files(".army.json", 4_000)[:6]:
        text = " ".join(content(file).decode().split())
        lines = [text]
        places = [{"line": 0, "character": at} for at in range(20, len(text), 97)]
        for number, place in enumerate(places):
            at = {"start": place, "end": {"line": 0, "character": place["character"] + 5}}
            for kind in ("hover", "completion", "definition", "codeAction", "inlayHint", "rename", "references"):
                parameters = {"textDocument": document, "position": place, "range": at, "newName": "new-name"}
                message = {"id": f"{kind}-{number}", "method": f"textDocument/{kind}", "params": parameters}
                lines.append(json.dumps({"jsonrpc": "2.0", **message}, separators=(",", ":")))
            change = {"textDocument": {**document, "version": number}, "contentChanges": [{"range": at, "text": '"x'}]}
            message = {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": change}
            lines.append(json.dumps(message, separators=(",", ":")))
        made.append("\n".join(lines[:60]).encode())
    return made


def generated(target):
    armies = [content(path) for path in spread(tree_files(".army.json", 60_000))]
    if target == "json_text":
        return [content(path) for path in spread(tree_files(".json", 20_000), 60)]
    if target in ("json_edits", "army_edits"):
        return with_choices(target, armies)
    if target == "scenario_edits":
        return with_choices(target, [content(path) for path in spread(tree_files(".scenario.json", 60_000))])
    if target == "schema":
        return schema_pairs()
    if target == "cel_source":
        return expressions()
    if target == "army":
        return [system_byte(text) + text for text in armies]
    if target == "scenario":
        texts = [content(path) for path in spread(tree_files(".scenario.json", 60_000))]
        return [system_byte(text) + text for text in texts]
    if target == "system_file":
        return [content(path) for path in spread(tree_files(".system.json"), 60)]
    if target == "list_file":
        return [content(path) for path in spread(tree_files(".list.json"))]
    if target == "house_file":
        return [content(path) for path in spread(tree_files(".house.json"))]
    if target == "lsp_messages":
        return sessions()
    if target in ("cel_program", "geometry", "sarif", "sheet_pages", "sheet_texts"):
        return random_seeds(target)
    return []


def handmade(target):
    folder = os.path.join(FUZZ, "seeds", target)
    if not os.path.isdir(folder):
        return []
    return [content(os.path.join(folder, name)) for name in sorted(os.listdir(folder))]


def write(target, folder):
    """Writes all seeds of the target; their names are those of their content, as libFuzzer names files."""
    os.makedirs(folder, exist_ok=True)
    names = set()
    for seed in generated(target) + handmade(target):
        name = hashlib.sha1(seed).hexdigest()
        names.add(name)
        with open(os.path.join(folder, name), "wb") as file:
            file.write(seed)
    for name in set(os.listdir(folder)) - names:
        os.remove(os.path.join(folder, name))
    return len(names)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(0 if write(sys.argv[1], sys.argv[2]) else f"no seeds for {sys.argv[1]}")
