"""What core/text reads in texts, by the program json_values; and the files of JSONTestSuite."""

import base64
import json
import os
import subprocess
import sys

SUITE = os.path.join("..", "shared", "json-test-suite", "tests.json")  # unless MUSTER_JSON_TESTS names another file


def readings(program, texts):
    """One reading {"value": ..., "faults": [...]} for each text of bytes."""
    lines = "".join(json.dumps(text.decode("latin-1")) + "\n" for text in texts)
    done = subprocess.run([program], input=lines.encode(), stdout=subprocess.PIPE, check=False)
    found = [json.loads(line) for line in done.stdout.decode().split("\n")[:-1]]
    if done.returncode or len(found) != len(texts):
        sys.exit(f"{program} ended with {done.returncode} after {len(found)} of {len(texts)} texts")
    return found


def suite(root):
    """The files of JSONTestSuite by name; none where it is absent. y_ must be read, n_ refused, i_ is open."""
    path = os.environ.get("MUSTER_JSON_TESTS", os.path.join(root, SUITE))
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return {name: base64.b64decode(text) for name, text in sorted(json.load(file).items())}
