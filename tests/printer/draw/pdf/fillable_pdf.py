#!/usr/bin/env python3
"""The form fields of every fillable sheet, blank or of an army: as qpdf and poppler read them, and filled in.

    fillable_pdf.py MUSTER_PRINT ARMYLISTS
"""

import json
import os
import re
import shutil
import subprocess
import sys
import unittest
import xml.etree.ElementTree as ElementTree
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "golden"))

import picture  # noqa: E402  its folder is known only now
import sheets  # noqa: E402
from tagged_pdf import Document  # noqa: E402

BOXES = re.compile(r"u:(\d+) box(?:es)?$")
TRACK = re.compile(r"u:Boxes numbered from (-?\d+) to (-?\d+)(?:, starting at (-?\d+))?$")
ARCHIVAL = "{http://www.aiim.org/pdfa/ns/id/}part"
ACCESSIBLE = "{http://www.aiim.org/pdfua/ns/id/}part"
PRINTED = 4  # the flag of an annotation


def elements(document, reference):
    """Every element of a structure."""
    element = document.value(reference)
    yield reference, element
    kids = element.get("/K", [])
    for kid in kids if isinstance(kids, list) else [kids]:
        if isinstance(kid, str):
            yield from elements(document, kid)


def structure(document):
    return list(elements(document, document.value(document.root["/StructTreeRoot"])["/K"]))


def drawn_boxes(document):
    """How many boxes to tick are described in a print without fields: drawn ones, but none struck out."""
    count = 0
    for _, element in structure(document):
        words = element.get("/Alt", "")
        if found := BOXES.match(words):
            count += int(found.group(1))
        elif found := TRACK.match(words):
            first, last = int(found.group(1)), int(found.group(2))
            start = int(found.group(3)) if found.group(3) else max(first, last)
            count += sum(number <= start for number in range(min(first, last), max(first, last) + 1))
    return count


def claims(document):
    tree = ElementTree.fromstring(document.data(document.root["/Metadata"]))
    return {name for name in (ARCHIVAL, ACCESSIBLE) if tree.find(f".//{name}") is not None}


class Form:
    """The form of a document."""

    def __init__(self, path):
        self.path = path
        self.document = Document(path)
        self.form = self.document.value(self.document.root.get("/AcroForm", {}))
        self.fields = [self.document.value(field) for field in self.form.get("/Fields", [])]
        self.ticks = [field for field in self.fields if field["/FT"] == "/Btn"]
        self.texts = [field for field in self.fields if field["/FT"] == "/Tx"]
        self.faults = []

    def expect(self, condition, text):
        if not condition:
            self.faults.append(text)

    def check(self):
        names = [field["/T"] for field in self.fields]
        self.expect(len(set(names)) == len(names), "two fields have one name")
        self.expect(not any("." in name for name in names), "a name divided by a full stop")
        self.expect(not self.form.get("/NeedAppearances"), "viewers must draw the fields")
        font = self.document.value(self.form["/DR"])["/Font"]["/Fill"]
        self.expect("/FontFile2" in self.document.value(self.document.value(font)["/FontDescriptor"]), "no font")
        self.on_pages()
        self.in_structure()
        self.calculated()
        for field in self.fields:
            self.field(field)
        return self.faults

    def on_pages(self):
        found = []
        for page in self.document.pages():
            box = self.document.value(page)["/MediaBox"]
            for annotation in self.document.value(page).get("/Annots", []):
                body = self.document.value(annotation)
                if body["/Subtype"] != "/Widget":
                    continue
                found.append(annotation)
                left, low, right, high = body["/Rect"]
                self.expect(body["/P"] == page, "a field of another page")
                self.expect(0 <= left < right <= box[2] and 0 <= low < high <= box[3], "a field beside the page")
        self.expect(sorted(found) == sorted(self.form["/Fields"]), "fields that are on no page, or twice")

    def in_structure(self):
        numbers = self.document.value(self.document.value(self.document.root["/StructTreeRoot"])["/ParentTree"])
        parents = dict(zip(numbers["/Nums"][::2], numbers["/Nums"][1::2]))
        forms = {reference: body for reference, body in structure(self.document) if body["/S"] == "/Form"}
        self.expect(len(forms) == len(self.fields), "not every field is an element")
        for reference in self.form["/Fields"]:
            body = forms.get(parents.get(self.document.value(reference)["/StructParent"]))
            kids = body["/K"] if body else []
            self.expect(len(kids) == 1 and kids[0].get("/Obj") == reference, "an element without its field")

    def field(self, field):
        self.expect(field["/F"] == PRINTED, "a field that is not printed")
        self.expect(len(field.get("/TU", "")) > 3, "a field without a description")
        look = field["/AP"]["/N"]
        if field["/FT"] == "/Btn":
            self.expect(
                sorted(look) == ["/Off", "/On"] and field["/AS"] == field["/V"] == "/Off", "a box without looks"
            )
            self.expect(self.document.data(look["/On"]).count(b" l") == 2, "a tick that shows nothing")
            look = look["/Off"]
        # What is printed for a field to fill in by hand stays as it is.
        self.expect(self.document.data(look) in (b"", b"/Tx BMC EMC"), "an empty field that shows something")

    def calculated(self):
        totals = [field for field in self.fields if "/AA" in field]
        self.expect(len(totals) == len(self.form.get("/CO", [])), "totals without an order")
        self.expect((ARCHIVAL in claims(self.document)) == (not totals), "PDF/A is claimed wrongly")
        self.expect(ACCESSIBLE in claims(self.document), "PDF/UA is not claimed")
        names = {field["/T"].removeprefix("u:") for field in self.texts}
        for total in totals:
            action = self.document.value(total["/AA"]["/C"])["/JS"].removeprefix("u:")
            added = json.loads("[" + re.fullmatch(r'AFSimple_Calculate\("SUM",new Array\((.*)\)\);', action)[1] + "]")
            self.expect(len(added) > 1 and set(added) <= names, "a total of fields that do not exist")


def filled(path, made, kind, changes, needs_looks):
    """Writes a copy of a form with changed fields of one kind; viewers are told to draw them if they have to."""
    output = subprocess.run(["qpdf", path, "--json-output", "-"], capture_output=True, check=True).stdout
    content = json.loads(output)
    for entry in content["qpdf"][1].values():
        value = entry.get("value")
        if isinstance(value, dict) and value.get("/FT") == kind:
            value.update(changes)
        elif isinstance(value, dict) and "/Fields" in value and needs_looks:
            value["/NeedAppearances"] = True
    with open(made + ".json", "w") as file:
        json.dump(content, file)
    subprocess.run(["qpdf", "--json-input", made + ".json", made], check=True)
    return Form(path)


class Pages:
    """The pages of a document as poppler draws them, one dot a point."""

    def __init__(self, document, path):
        self.numbers = {page: number for number, page in enumerate(document.pages(), 1)}
        self.pictures = {page: picture.rendered(path, number, 72) for page, number in self.numbers.items()}

    def ink(self, field):
        """How dark a field is."""
        drawn = self.pictures[field["/P"]]
        left, low, right, high = (round(edge) for edge in field["/Rect"])
        rows = drawn.rows[drawn.height - high : drawn.height - low]
        return sum(15 - dot for row in rows for dot in row[left:right])


class FillablePdf(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.printer = sheets.Printer(PROGRAM, ARMYLISTS)
        cls.addClassCleanup(cls.printer.close)

    def path(self, name):
        return os.path.join(self.printer.folder, name)

    def print(self, *arguments):
        done = self.printer.run(*arguments)
        self.assertIn(done.returncode, (0, 1), done.stderr)

    def prints(self):
        """Every system's name, what is printed, and its sheets: blank ones and those of an army."""
        for system in self.printer.systems():
            for name, what in ((system + "-blank", ["--blank", system]), (system, [self.printer.army(system)])):
                listed = re.findall(r"^  (\S+) ", self.printer.run("--list-sheets", *what).stdout, re.MULTILINE)
                yield name, [*what, *(word for sheet in listed for word in ("--sheet", sheet))]

    def both(self, name, arguments):
        """Prints with and without fields."""
        self.print(*arguments, "-o", self.path(name + ".pdf"))
        self.print(*arguments, "--fillable", "-o", self.path(name + "-form.pdf"))
        return self.path(name + ".pdf"), self.path(name + "-form.pdf")

    def counts(self, printed):
        name, arguments = printed
        plain, fillable = self.both(name, arguments)
        form = Form(fillable)
        faults = [(name, fault) for fault in form.check()]
        return faults, (name, len(form.ticks)), (name, drawn_boxes(Document(plain))), form

    def test_every_box_and_line_is_a_field(self):
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(self.counts, self.prints()))
        self.assertEqual([fault for faults, *_ in results for fault in faults], [])
        self.assertEqual([ticks for _, ticks, _, _ in results], [boxes for _, _, boxes, _ in results])
        self.assertGreaterEqual(len(results), 10)
        for _, (name, ticks), _, form in results:
            with self.subTest(name):
                self.assertGreater(ticks, 20)
                self.assertGreaterEqual(len(form.texts), 1)
        self.assertTrue(any("/AA" in field for *_, form in results for field in form.fields))

    def test_prints_unfilled_as_without_fields(self):
        for system in self.printer.systems():
            with self.subTest(system):
                plain, fillable = self.both("unfilled-" + system, ["--blank", system])
                document = Document(fillable)
                for number, _ in enumerate(document.pages(), 1):
                    self.assertEqual(picture.rendered(plain, number, 72), picture.rendered(fillable, number, 72))

    def test_shows_what_is_filled_in(self):
        for system in self.printer.systems():
            _, fillable = self.both("filled-" + system, ["--blank", system])
            for kind, changes, needs_looks in (
                ("/Btn", {"/V": "/On", "/AS": "/On"}, False),
                ("/Tx", {"/V": "u:ÄÖß8"}, True),
            ):
                made = self.path(f"filled-{system}-{kind[1:]}.pdf")
                form = filled(fillable, made, kind, changes, needs_looks)
                before = Pages(form.document, fillable)
                after = Pages(form.document, made)
                changed = form.ticks if kind == "/Btn" else form.texts
                unseen = [field["/T"] for field in changed if after.ink(field) <= before.ink(field) + 15]
                with self.subTest(system, kind=kind):
                    self.assertGreater(len(changed), 5)
                    self.assertEqual(unseen, [])
                    said = subprocess.run(["pdfinfo", made], capture_output=True, text=True, check=True)
                    self.assertIn("AcroForm", said.stdout)
                    self.assertEqual(said.stderr, "")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    for tool in ("qpdf", "pdftoppm", "pdfinfo"):
        if shutil.which(tool) is None:
            print(f"{tool} is not installed: skipped")
            sys.exit(77)
    PROGRAM, ARMYLISTS = map(os.path.abspath, sys.argv[1:])
    unittest.main(argv=sys.argv[:1])
