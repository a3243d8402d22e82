#!/usr/bin/env python3
"""Names that command their readers run through every output and come back as data, or escaped.

    names.py PROGRAMS        the folder of the programs

The names are in hostile_names.json. `tests/validator/reports/read_reports.py` runs the same names through every format
of `muster check`; this test runs them through all other outputs. An independent parser reads each one, where there is
one.
"""

import csv
import html.parser
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
import xml.etree.ElementTree

from sizes import toy_system

HERE = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(HERE, "hostile_names.json"), encoding="utf-8") as corpus:
    NAMES = json.load(corpus)["names"]

# What a terminal, or a reader of text from right to left, may take for a command; U+200D joins emoji and is left alone.
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
SHEETS = [
    {
        "id": "s",
        "title": "{self.name}",
        "for": "army",
        "blocks": [
            {"block": "heading", "text": "{self.name}"},
            {"block": "text", "text": "{self.name}"},
            {
                "block": "table",
                "rows": "self.units",
                "columns": [{"label": "Name", "value": "{item.name}"}, {"label": "Id", "value": "{item.id}"}],
            },
            {"block": "cards", "each": "self.units", "title": "{item.name}", "blocks": []},
            {"block": "findings"},
        ],
    }
]
faults = []


def expect(isTrue, message):
    if not isTrue:
        faults.append(message)


def file_name(name):
    """The name as part of a file name."""
    return name.replace("/", "-").replace("\0", "")[:120]


def tagged(number, name):
    """A name that begins with the hostile text, and contains a word by which it is found again."""
    return f"{name} N{number:02}"


def army(name, units):
    return {"format": 1, "system": "toy", "name": name, "player": name, "units": units}


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(content, file)


def club(folder, hostile):
    """An army with every name, and a file for every name; or the same with harmless names."""
    names = [tagged(i, name if hostile else "Guard") for i, name in enumerate(NAMES)]
    write(f"{folder}/muster.json", {"format": 1, "root": True})
    with open(f"{folder}/toy.system.json", "w", encoding="utf-8") as file:
        file.write(toy_system(lists="optional", sheets=SHEETS))
    units = [{"id": f"u{i}", "name": name, "points": 1, "notes": name} for i, name in enumerate(names)]
    write(f"{folder}/all.army.json", army("All", units))
    write(
        f"{folder}/l.list.json",
        {
            "format": 1,
            "system": "toy",
            "id": "l",
            "name": names[0],
            "entries": [{"id": f"e{i}", "name": name, "points": 1} for i, name in enumerate(names)],
        },
    )
    for i, name in enumerate(names):
        write(f"{folder}/files/{file_name(name)}.army.json", army(name, [{"id": "u", "name": name, "points": 20}]))
    return names


def harmless(what, text):
    """Nothing that a terminal or the log of a build server runs."""
    for at, c in enumerate(text):
        isControl = unicodedata.category(c) == "Cc" and c != "\n"
        if isControl or c in BIDI or c in "\u2028\u2029":
            return expect(False, f"{what}: the raw character U+{ord(c):04X} in {text[max(0, at - 40):at + 40]!r}")
    for line in text.split("\n"):
        if line.lstrip().startswith("::") or "##[" in line or "##vso[" in line or "\r" in line:
            return expect(False, f"{what}: a line that is a command of a build server: {line!r}")
    return None


def run(words, folder):
    ran = subprocess.run(
        words, cwd=folder, capture_output=True, check=False, stdin=subprocess.DEVNULL,
        env={"PATH": os.environ["PATH"], "HOME": folder, "QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip
    expect(0 <= ran.returncode <= 3, f"{words[1:]}: exit code {ran.returncode}")
    return ran.stdout, ran.stderr.decode("utf-8", "strict")


def check_terminal(muster, folder, names):
    """Every command of muster that prints names, of values and of files."""
    files = [f"files/{file_name(name)}.army.json" for name in names]
    commands = [
        ["check", "."],
        ["check", "--trace", "toy/points-total", "all.army.json"],
        ["cost", "all.army.json"],
        ["stats", "."],
        ["stats", *(f"./{name}" for name in files)],
        ["lists", "toy"],
        ["lists", "toy", "l"],
        ["systems"],
        ["settings", "all.army.json"],
        ["upgrade", "--dry-run", "."],
        ["verify", "all.army.json"],
        ["fmt", "--check", "."],
        ["fmt", "--diff", "."],
    ]
    for name in names:
        file = f"./files/{file_name(name)}.army.json"
        commands += [["cost", file], ["check", file + "x"], ["explain", name], ["lists", name], ["settings", file]]
        commands += [["check", "--" + name], ["new", "army", "--system", name], ["--complete", "cost", file[:12]]]
    for words in commands:
        out, err = run([muster, *words], folder)
        what = "muster " + " ".join(words)[:100]
        harmless(what, err)
        if words[0] != "--complete":
            harmless(what, out.decode("utf-8", "strict"))


def check_json(muster, folder, names):
    for words in (
        ["check", "--format", "json", "."],
        ["cost", "--format", "json", "all.army.json"],
        ["stats", "--format", "json", "."],
        ["lists", "toy", "l", "--format", "json"],
    ):
        out, _ = run([muster, *words], folder)
        texts = []

        def collect(value):
            if isinstance(value, str):
                texts.append(value)
            for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
                collect(inner)

        collect(json.loads(out))
        if words[0] in ("cost", "lists"):
            missing = [name for name in names if name not in texts]
            expect(not missing, f"{words}: these names did not come back: {missing[:3]}")


def check_csv(muster, folder, names):
    out, _ = run([muster, "stats", "--format", "csv", "all.army.json", "files"], folder)
    text = out.decode("utf-8")
    rows = list(csv.reader(io.StringIO(text)))
    expect(len({len(row) for row in rows}) == 1, f"csv: rows of {sorted({len(row) for row in rows})} cells")
    isNumber = re.compile(r"-?[0-9.]+")
    for cell in (cell for row in rows for cell in row):
        expect(
            isNumber.fullmatch(cell) or cell.lstrip(" \t\"'")[:1] not in ("=", "+", "-", "@") or cell[:1] == "'",
            f"csv: a formula {cell!r}",
        )
    # Data for programs, like JSON: "##[" at the start of a cell stays what it is.
    harmless("csv", text.replace("\r\n", "\n").replace("##[", "").replace("##vso[", ""))
    for i in range(len(names)):
        expect(f"N{i:02}" in text, f"csv: the name {i} is lost")


class Structure(html.parser.HTMLParser):
    """The elements of a page with the names of their attributes; and its text."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.elements, self.text, self.inside = [], [], []

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, tuple(sorted(name for name, _ in attrs))))
        self.inside.append(tag)
        for name, value in attrs:
            expect(not name.startswith("on"), f"html: {tag} has {name}")
            if name in ("href", "src"):
                expect(not (value or "").lower().lstrip().startswith(("javascript:", "http:")), f"html: {name}={value}")

    def handle_endtag(self, tag):
        if tag in self.inside:
            while self.inside.pop() != tag:
                pass

    def handle_data(self, data):
        if not {"script", "style"} & set(self.inside):
            self.text.append(data)


def structure_of(text):
    page = Structure()
    page.feed(text)
    page.close()
    return page


def check_print(muster_print, hostile, plain, names):
    outputs = {}
    for folder in (hostile, plain):
        for suffix in ("html", "md", "txt", "pdf"):
            _, err = run([muster_print, "all.army.json", "-o", f"out.{suffix}"], folder)
            harmless(f"muster-print to {suffix}", err)
            with open(f"{folder}/out.{suffix}", "rb") as file:
                outputs[folder, suffix] = file.read()
    text = outputs[hostile, "html"].decode("utf-8")
    page, same = structure_of(text), structure_of(outputs[plain, "html"].decode("utf-8"))
    tags = lambda page: [tag for tag, _ in page.elements if tag not in ("br", "wbr")]  # a name may have several lines
    expect(tags(page) == tags(same), "html: names change the elements of the page")
    attributes = lambda page: {(tag, name) for tag, names in page.elements for name in names} - {("td", "class")}
    expect(attributes(page) <= attributes(same), f"html: names add {attributes(page) - attributes(same)}")
    shown = "".join(page.text)
    for i, name in enumerate(names):
        expect(shown.count(f"N{i:02}") >= 2, f"html: the name {name!r} is lost")
    for suffix in ("txt", "md"):
        harmless(suffix, outputs[hostile, suffix].decode("utf-8"))
        for i, name in enumerate(names):
            expect(f"N{i:02}" in outputs[hostile, suffix].decode("utf-8"), f"{suffix}: the name {name!r} is lost")
    markdown = outputs[hostile, "md"].decode("utf-8")
    for line in markdown.split("\n"):
        bare = re.sub(r"\\.", "", line)
        expect(not re.search(r"<\s*/?\s*[a-zA-Z!]", bare.replace("<br>", "")), f"markdown: HTML in {line!r}")
        expect(not re.search(r"\]\s*\(", bare), f"markdown: a link in {line!r}")
    rows = lambda data: [re.sub(r"\\.", "", l).count("|") for l in data.decode().split("\n") if l.startswith("|")]
    expect(rows(outputs[hostile, "md"]) == rows(outputs[plain, "md"]), "markdown: names change the cells of tables")
    check_pdf(hostile, names)
    check_svg(muster_print, hostile)
    for name in names:
        out, err = run([muster_print, f"./files/{file_name(name)}.army.json", "-o", "-", "--format", "text"], hostile)
        harmless(f"muster-print {name!r}", err)
        harmless(f"muster-print {name!r} to a terminal", out.decode("utf-8"))


def check_pdf(folder, names):
    if not shutil.which("qpdf") or not shutil.which("pdftotext"):
        print("the PDF is not read: qpdf or pdftotext is not installed")
        return
    ran = subprocess.run(["qpdf", "--check", "out.pdf"], cwd=folder, capture_output=True, check=False)
    expect(ran.returncode == 0, f"pdf: {ran.stdout[-300:]}{ran.stderr[-300:]}")
    out, _ = run(["qpdf", "--json=1", "out.pdf"], folder)
    # Keys and names of objects, not the strings in them.
    actions = re.findall(rb'"/(?:S|JS|URI|JavaScript|Launch|OpenAction|AA)": "?(/JavaScript|/URI|/Launch|[^"]*)', out)
    bad = [a for a in actions if a in (b"/JavaScript", b"/URI", b"/Launch")]
    expect(not bad, f"pdf: names make actions: {bad[:3]}")
    text, _ = run(["pdftotext", "-layout", "out.pdf", "-"], folder)
    for i, name in enumerate(names):
        expect(f"N{i:02}" in text.decode("utf-8", "replace"), f"pdf: the name {name!r} is lost")


def check_svg(muster_print, folder):
    os.makedirs(f"{folder}/svg", exist_ok=True)
    _, err = run([muster_print, "all.army.json", "-o", "svg/", "--format", "svg"], folder)
    harmless("muster-print to svg", err)
    for name in os.listdir(f"{folder}/svg"):
        tree = xml.etree.ElementTree.parse(f"{folder}/svg/{name}")
        for element in tree.iter():
            tag = element.tag.rpartition("}")[2]
            expect(tag not in ("script", "foreignObject", "a", "image"), f"svg: an element {tag}")
            expect(not any(key.lower().startswith("on") for key in element.attrib), f"svg: a handler in {tag}")


def main(programs):
    muster, muster_print = (os.path.join(programs, name) for name in ("muster", "muster-print"))
    with tempfile.TemporaryDirectory(prefix="muster-names-") as top:
        names = club(f"{top}/hostile", True)
        club(f"{top}/plain", False)
        check_terminal(muster, f"{top}/hostile", names)
        check_json(muster, f"{top}/hostile", names)
        check_csv(muster, f"{top}/hostile", names)
        if os.path.exists(muster_print):
            check_print(muster_print, f"{top}/hostile", f"{top}/plain", names)
    for fault in faults:
        print(fault)
    print(f"{len(NAMES)} names, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
