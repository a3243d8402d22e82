#!/usr/bin/env python3
"""`muster schema` prints valid draft 7 schemas, with which an independent validator accepts every shipped file."""

import glob
import json
import os
import subprocess
import sys

import tree

try:
    from jsonschema import Draft7Validator
    from jsonschema.exceptions import SchemaError
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

KINDS = ["army", "list", "scenario", "system", "house", "config", "expect"]
OF_A_SYSTEM = ["army", "list", "scenario"]


def shipped(root, kind):
    """Yields path and content of the shipped files of a kind."""
    name = "muster.json" if kind == "config" else f"*.{kind}.json"
    for path in sorted(glob.glob(os.path.join(root, "armylists", "**", name), recursive=True)):
        with open(path, encoding="utf-8") as file:
            yield os.path.relpath(path, root), json.load(file)


def schema(root, muster, *arguments):
    """A validator for the schema that `muster schema ARGUMENTS` prints."""
    folder = os.path.join(root, "armylists")
    printed = subprocess.run([muster, "schema", *arguments], capture_output=True, text=True, cwd=folder, check=True)
    parsed = json.loads(printed.stdout)
    Draft7Validator.check_schema(parsed)
    return Draft7Validator(parsed)


def refusals(validator, path, content):
    return [f"{path}: {list(fault.absolute_path)}: {fault.message[:200]}" for fault in validator.iter_errors(content)]


def unlike(accepts):
    """All kinds of files accept findings in the same way: with a rule and a reason."""
    accepts = {kind: accept for kind, accept in accepts.items() if kind != "expect"}
    if any(accept != accepts["army"] for accept in accepts.values()):
        return [f"the definitions of accept in the schemas of {', '.join(accepts)} differ"]
    item, validator = {"rule": "army/empty", "reason": "Ours."}, Draft7Validator(accepts["army"])
    wrong = [{"reason": " "}, {"reason": ""}, {"until": "2027-13-01"}, {"until": "soon"}, {"rules": []}, {"rule": 1}]
    found = [] if validator.is_valid([item, dict(item, until="2027-01-31")]) else [f"accept refuses {item}"]
    return found + [f"accept allows {each}" for each in wrong if validator.is_valid([dict(item, **each)])]


def unlike_expectations(schemas):
    """All kinds of files state what is expected of them in the same way."""

    def parts(schema):
        return [schema["definitions"].get(key) for key in ("expect", "expectation")]

    first = parts(schemas["expect"])
    found = [
        f"the definition of expect in the schema {kind} differs" for kind in schemas if parts(schemas[kind]) != first
    ]
    validator = Draft7Validator(schemas["expect"])
    right = [{"rule": "a/b", "at": "/x", "values": {"n": 1}}, {"values": {"cost": 1}}, {"sheet": "s", "texts": ["t"]}]
    wrong = [
        {},
        {"at": "/x"},
        {"rule": "a/b", "at": "x"},
        {"sheet": "s"},
        {"texts": ["t"]},
        {"rules": "a/b"},
        {"values": {}},
    ]
    for item in right + wrong:
        if validator.is_valid({"format": 1, "expect": [item]}) != (item in right):
            found.append(f"expect {'refuses' if item in right else 'allows'} {item}")
    return found


def pack_refusals(root, muster, system):
    """What the schema of packs refuses in the pack of a shipped system, and what it should."""
    folder = os.path.join(root, "armylists")
    packed = subprocess.run([muster, "pack", system, "-o", "-"], capture_output=True, text=True, cwd=folder, check=True)
    pack, validator = json.loads(packed.stdout), schema(root, muster, "pack")
    wrong = [dict(pack, format=2), dict(pack, id="../x"), dict(pack, files=[]), dict(pack, sha256="0")]
    found = [
        f"the schema of packs allows another {key}"
        for key, each in zip(("format", "id", "files", "sha256"), wrong)
        if validator.is_valid(each)
    ]
    return found + refusals(validator, f"the pack of {system}", pack)


def faults(root, folder):
    muster, found = os.path.join(folder, "muster"), []
    systems = [content["id"] for _, content in shipped(root, "system")]
    if not systems:
        return ["no system is shipped below armylists/"]
    try:
        accepts, schemas = {}, {}
        for kind in KINDS:
            validator = schema(root, muster, kind)
            schemas[kind] = validator.schema
            accepts[kind] = validator.schema["definitions"].get("accept")
            for path, content in shipped(root, kind):
                found += refusals(validator, path, content)
        found += unlike(accepts) + unlike_expectations(schemas)
        for system in systems:
            found += pack_refusals(root, muster, system)
            for kind in OF_A_SYSTEM:
                validator = schema(root, muster, kind, "--system", system)
                for path, content in shipped(root, kind):
                    if content["system"] != system:
                        continue
                    found += refusals(validator, path, content)
                    if not refusals(validator, path, dict(content, nonsense=1)):
                        found.append(f"{path}: the schema of {kind} files of {system} lets an unknown key through")
    except subprocess.CalledProcessError as error:
        found.append(f"{' '.join(error.cmd)} failed: {error.stderr}")
    except SchemaError as error:
        found.append(f"a published schema is not draft 7: {error.message}")
    return found


if __name__ == "__main__":
    sys.exit(tree.report(faults(*sys.argv[1:3]), "the published schemas accept every shipped file"))
