#!/usr/bin/env python3
"""Every format of `muster check --format` is read by an independent reader, which finds what the JSON report has.

    read_reports.py MUSTER        the program; exit code 77 if a reader's tool is missing
"""

import copy
import json
import os
import shutil
import subprocess
import sys
import tempfile

try:
    import jsonschema  # noqa: F401  the readers need it
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)
for tool in ("xmllint", "perl"):
    if not shutil.which(tool):
        print(f"{tool} is not installed")
        sys.exit(77)

import checkstyle_reader
import github_reader
import gitlab_reader
import junit_reader
import other_readers
import rdjson_reader
import sarif_reader

HERE = os.path.dirname(os.path.abspath(__file__))
FORMATS = "text concise json jsonl sarif github gitlab junit checkstyle tap rdjson markdown".split()

HOSTILE = (
    "x\n::error file=x,line=1::pwned\n##[error]y \x1b]0;t\x07 \u202e <b>&amp;]]> | `c` [l](http://e.test) "
    "@club #1 {0} %0A ok é😀"
)
with open(os.path.join(HERE, "..", "..", "hostile", "hostile_names.json"), encoding="utf-8") as corpus:
    CORPUS = json.load(corpus)["names"]
NAMES = [
    "armies/größe & co, 100%.army.json",
    "a:b/first.army.json",
    "armies/::error file=x::y.army.json",
    "armies/##[error]z|`<b>_i_.army.json",
    "armies/line\nfeed\x1b[31m.army.json",
    "bad # TODO ]]> @club \\.army.json",
]


def rule(name, scope, require, level, **more):
    message = more.pop("message", "It does not hold.")
    return dict({"id": name, "level": level, "scope": scope, "require": require, "message": message}, **more)


SYSTEM = {
    "format": 1,
    "id": "toy",
    "version": "1.0.0",
    "name": "Toy",
    "lists": "none",
    "budget": {"label": "points", "default": 10},
    "unit": {
        "type": "object",
        "properties": {"points": {"type": "integer", "title": "Points"}, "label": {"type": "string", "title": "Label"}},
        "required": ["points"],
    },
    "rules": [
        rule("label", "unit", "!has(self.label)", "error", message="Label {self.label}.", help="Drop {self.label}."),
        rule(
            "few-points",
            "unit",
            "self.points <= 5",
            "warning",
            title="Few [points](http://e.test) | `x`",
            help="Lower the points of {self.name}.",
            at="/points",
            fix=[{"op": "replace", "path": "/points", "value": 5}],
        ),
        rule(
            "two-places",
            "unit",
            "self.points <= 8",
            "warning",
            fix=[{"op": "replace", "path": "/points", "value": 8}, {"op": "replace", "path": "/name", "value": "Ä|<"}],
        ),
        rule("remark", "army", "false", "info", at="/name"),
    ],
}


def army(**more):
    units = [
        {"id": "bears", "name": "Bären 🐻", "count": 1, "points": 9},
        {"id": "twice", "name": "A", "points": 1},
        {"id": "twice", "name": "B", "points": 1},
        {"id": "hostile", "name": HOSTILE, "points": 1, "label": HOSTILE},
        *({"id": f"n{i}", "name": name, "points": 1, "label": name} for i, name in enumerate(CORPUS)),
    ]
    return dict({"format": 1, "system": "toy", "name": HOSTILE, "units": units}, **more)


def write(folder, name, content):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(content, file, ensure_ascii=False, indent=2)


def club(folder):
    write(folder, "toy.system.json", SYSTEM)
    for name in NAMES:
        write(folder, name, army())
    write(folder, "armies/good.army.json", dict(army(), units=[{"id": "a", "name": "A", "points": 1}]))
    rules = os.path.join(HERE, "..", "..", "rules", "old-trousers")
    for name in ("artillery-minimum/err-none.army.json", "strength-total/err-one-over.army.json"):
        shutil.copy(os.path.join(rules, name), os.path.join(folder, "armies"))


def run(muster, folder, out, arguments, formats, environment=None):
    """Runs one check with all formats in files, and standard output for none."""
    os.makedirs(out, exist_ok=True)
    words = [muster, "check", "--level", "info", *arguments]
    for name in formats:
        words += ["--format", f"{name}:{os.path.join(out, name)}"]
    ran = subprocess.run(
        words, cwd=folder, capture_output=True, check=False, env=dict(environment or {}, PATH=os.environ["PATH"])
    )
    assert ran.stdout == b"", ran.stdout
    return ran.returncode


def shown(name, line_feeds=True):
    """A name with the escapes of control characters."""
    return "".join(c if c.isprintable() or (c == "\n" and not line_feeds) else f"\\x{ord(c):02x}" for c in name)


def in_log(name, line_feeds=True):
    return shown(name, line_feeds).replace("##", "#\\x23")


def same(kind, found, expected):
    found, expected = sorted(found), sorted(expected)
    assert found == expected, f"{kind}: differs\nonly here: {[x for x in found if x not in expected][:5]}\n" + (
        f"missing: {[x for x in expected if x not in found][:5]}"
    )


def patched(document, patch):
    """A document with a JSON Patch of the operation replace."""
    document = copy.deepcopy(document)
    for operation in patch:
        assert operation["op"] == "replace"
        *path, last = operation["path"].split("/")[1:]
        place = document
        for token in path:
            place = place[int(token) if isinstance(place, list) else token]
        place[last] = operation["value"]
    return document


def same_fixes(kind, folder, fixes, findings, most):
    """Each fixed text is what the JSON Patch of the finding makes of the file."""
    expected = []
    for one in findings:
        if "fix" in one and len(one["fix"]) <= most:
            with open(os.path.join(folder, one["file"]), encoding="utf-8") as file:
                expected.append((one["rule"], one["file"], patched(json.load(file), one["fix"])))
    assert len(expected) >= len(NAMES), "the club has no fixes"
    key = lambda each: (each[0], each[1], json.dumps(each[2]))
    assert sorted(expected, key=key) == sorted([(r, f, json.loads(t)) for r, f, t in fixes], key=key), kind


def read_all(folder, out, findings, summary):
    at = lambda name: os.path.join(out, name)
    normal = lambda one: os.path.normpath(one["file"])
    lines, numbers = other_readers.read_jsonl(at("jsonl"))
    assert lines == findings and numbers == summary, "jsonl differs from json"

    fixes = []
    found, rules = sarif_reader.read(at("sarif"), folder, fixes)
    same("sarif", found, [(o["rule"], normal(o), max(1, o["line"]), o["fingerprint"]) for o in findings])
    if findings:
        same_fixes("sarif", folder, fixes, findings, 2)
        assert rules["old-trousers/artillery-minimum"]["helpUri"].endswith(
            "/docs/rules/old-trousers.md#artillery-minimum"
        )
        assert rules["check/unreadable"]["helpUri"].endswith("/docs/rules/shared.md#checkunreadable")
        assert "helpUri" not in rules["toy/remark"], "a game of the club has no page"

    same(
        "gitlab",
        gitlab_reader.read(at("gitlab")),
        [(o["rule"], normal(o), max(1, o["line"]), o["fingerprint"]) for o in findings],
    )

    found, passed = junit_reader.read(at("junit"))
    failures = [o for o in findings if o["level"] != "info"]
    same("junit", found, [(o["rule"], shown(normal(o), False), o["line"]) for o in failures])
    assert len(set(passed) | {file for _, file, _ in found}) == summary["files"] + (1 if findings else 0)

    same(
        "checkstyle",
        checkstyle_reader.read(at("checkstyle")),
        [(o["rule"], shown(normal(o), False), max(1, o["line"])) for o in findings],
    )

    ran = subprocess.run(
        ["perl", os.path.join(HERE, "tap_reader.pl"), at("tap")], capture_output=True, encoding="utf-8", check=False
    )
    assert ran.returncode == 0 and not ran.stderr, ran.stderr
    *rows, last = ran.stdout.splitlines()
    found = [(rule, file, int(line)) for rule, file, line in (row.split("\t") for row in rows)]
    # The parser of YAML leaves the escape of a backslash in quotes as it is.
    in_tap = lambda name: in_log(name, False).replace("\n", "\\n")
    same(
        "tap",
        [(r, f.replace("\\\\", "\\"), l) for r, f, l in found],
        [(o["rule"], in_tap(normal(o)), o["line"]) for o in failures],
    )
    clean = summary["files"] - len({o["file"] for o in failures} - {"gone.army.json"})
    assert last == f"passed\t{clean + sum(o['level'] == 'info' for o in findings)}", last

    fixes = []
    same(
        "rdjson", rdjson_reader.read(at("rdjson"), folder, fixes), [(o["rule"], normal(o), o["line"]) for o in findings]
    )
    if findings:
        same_fixes("rdjson", folder, fixes, findings, 1)

    found, plain = github_reader.read(at("github"))
    same("github", found, [(o["rule"], in_log(normal(o), False), o["line"]) for o in findings])
    with open(at("text"), encoding="utf-8") as file:
        assert "\n".join(plain) == file.read(), "the log has no text report"

    same(
        "concise",
        other_readers.read_concise(at("concise")),
        [(o["rule"], in_log(o["file"]), o["line"]) for o in findings],
    )
    same(
        "markdown",
        other_readers.read_markdown(at("markdown")),
        [(o["rule"], in_log(normal(o)), o["line"]) for o in findings],
    )


def main(muster):
    with tempfile.TemporaryDirectory(prefix="muster-reports-") as top:
        folder, out, summary = (os.path.join(top, name) for name in ("club", "out", "summary.md"))
        club(folder)
        with open(summary, "w", encoding="utf-8") as file:
            file.write("# before\n")
        code = run(muster, folder, out, [".", "gone.army.json"], FORMATS, {"GITHUB_STEP_SUMMARY": summary})
        assert code == 3, code
        findings, numbers = other_readers.read_json(os.path.join(out, "json"))
        assert {o["level"] for o in findings} == {"error", "warning", "info"} and any(o["related"] for o in findings)
        assert [o["file"] for o in findings if o["rule"] == "check/unreadable"] == ["gone.army.json"]
        read_all(folder, out, findings, numbers)
        with open(summary, encoding="utf-8") as file, open(
            os.path.join(out, "markdown"), encoding="utf-8"
        ) as same_text:
            assert file.read() == "# before\n" + same_text.read(), "the job summary differs"

        clean = os.path.join(top, "clean")
        write(clean, "toy.system.json", dict(SYSTEM, rules=[]))
        assert run(muster, clean, out, [], FORMATS) == 0
        findings, numbers = other_readers.read_json(os.path.join(out, "json"))
        assert not findings and numbers["files"] == 1
        read_all(clean, out, findings, numbers)
    print(f"{len(FORMATS)} formats were read")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]))
