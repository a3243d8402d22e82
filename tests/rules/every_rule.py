#!/usr/bin/env python3
"""Every rule has a file that keeps it and one that breaks it, below tests/rules/: `ok-*` does not expect a finding of
the rule that its folder is named after, and `err-*` does. `muster test` compares them with what they really give."""

import glob
import json
import os
import subprocess
import sys

# Unreadable and misnamed files, timeouts, baselines, files with a thousand faults, files named like a shipped one, and
# expect files have tests of their own.
ELSEWHERE = {
    "check/failed",
    "check/unreadable",
    "check/misnamed",
    "check/too-many",
    "check/stale-baseline",
    "ref/shadows",
    "ref/expect-file",
}


def rules(muster, root):
    """The full names of all rules, without those whose name stands for several."""
    printed = subprocess.run(
        [muster, "rules", "--format", "json"],
        capture_output=True,
        text=True,
        cwd=os.path.join(root, "armylists"),
        check=True,
    )
    return {rule["rule"] for rule in json.loads(printed.stdout)["rules"] if "<" not in rule["rule"]} - ELSEWHERE


def fixtures(folder):
    """Yields path and rule of every fixture. The folder `shared` groups the rules of all games."""
    for path in sorted(glob.glob(os.path.join(folder, "**", "*.json"), recursive=True)):
        name = os.path.basename(path)
        if not name.startswith(("ok-", "err-")) or name.endswith(".expect.json"):
            continue
        parts = os.path.relpath(path, folder).split(os.sep)[:-1]
        if len(parts) > 2 and parts[0] == "shared":
            parts = parts[1:]
        if len(parts) > 1:
            yield path, "/".join(parts[:2])


def expected(path):
    """The rules that a file expects."""
    apart = path[: path.rindex(".", 0, -len(".json"))] + ".expect.json"
    try:
        with open(apart if os.path.exists(apart) else path, encoding="utf-8") as file:
            content = json.load(file)
    except ValueError:
        return set()
    items = content.get("expect", []) if isinstance(content, dict) else []
    return {item["rule"] for item in items if isinstance(item, dict) and "rule" in item}


def faults(muster, root):
    folder = os.path.join(root, "tests", "rules")
    known, kept, broken, found = rules(muster, root), set(), set(), []
    for path, rule in fixtures(folder):
        is_broken = os.path.basename(path).startswith("err-")
        (broken if is_broken else kept).add(rule)
        if (rule in expected(path)) != is_broken:
            found.append(f"{os.path.relpath(path, root)}: {'does not expect' if is_broken else 'expects'} {rule}")
    found += [f"{rule} has no ok-* file" for rule in sorted(known - kept)]
    found += [f"{rule} has no err-* file" for rule in sorted(known - broken)]
    found += [f"{rule} is no rule" for rule in sorted(broken - known) if not rule.startswith("schema/")]
    return found


if __name__ == "__main__":
    all_faults = faults(*sys.argv[1:3])
    print("\n".join(all_faults) or "every rule is kept by a file and broken by another one")
    sys.exit(1 if all_faults else 0)
