#!/usr/bin/env python3
"""Tests on small artificial trees that each check of this folder finds its fault, and nothing else."""

import os
import tempfile
import unittest

import doc_examples
import doc_links
import finding_data
import line_length
import module_dependencies
import no_qt
import own_tree_only
import packages_explained
import shell_scripts
import wording_catalogues


class Tree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="muster-tree-")
        self.addCleanup(folder.cleanup)
        self.root = folder.name

    def write(self, path, text, executable=False):
        whole = os.path.join(self.root, path)
        os.makedirs(os.path.dirname(whole), exist_ok=True)
        with open(whole, "w", encoding="utf-8") as out:
            out.write(text)
        os.chmod(whole, 0o755 if executable else 0o644)


class NoQt(Tree):
    def test_includes_and_links(self):
        self.write("core/text/a.cpp", "#include <QString>\n")
        self.write("core/text/b.cpp", '#  include "QtCore/qstring.h"\n')
        self.write("validator/c.cpp", "#include <qglobal.h>\n")
        self.write("validator/CMakeLists.txt", "target_link_libraries(muster PRIVATE Qt6::Core)\n")
        self.assertEqual(len(no_qt.faults(self.root)), 4)

    def test_clean(self):
        self.write("core/text/a.cpp", '#include <queue>\n#include "core/text/quote.hpp"\n// Qt is drawn elsewhere\n')
        self.write("core/CMakeLists.txt", "# no Qt here\nadd_library(core a.cpp)\n")
        self.write("printer/pdf.cpp", "#include <QPdfWriter>\n")
        self.assertEqual(no_qt.faults(self.root), [])


class ModuleDependencies(Tree):
    allowed = {"core/text": [], "core/expr": ["core/text"], "printer/draw": ["core/expr"]}

    def test_includes_of_other_modules(self):
        self.write("core/text/a.cpp", '#include "core/expr/b.hpp"\n')
        self.write("core/expr/b.hpp", '#include "core/text/c.hpp"\n#  include "printer/draw/d.hpp"\n')
        self.write("printer/draw/pdf/d.cpp", '#include "core/expr/b.hpp"\n#include "core/text/c.hpp"\n')
        self.assertEqual(len(module_dependencies.faults(self.root, self.allowed)), 3)

    def test_list(self):
        self.write("core/expr/b.hpp", '#include "core/text/c.hpp"\n')
        upward = {"core/text": ["core/expr"], "core/expr": ["core/text"]}
        self.assertEqual(len(module_dependencies.faults(self.root, upward)), 2)

    def test_clean(self):
        self.write("core/expr/b.hpp", '#include "core/text/c.hpp"\n#include <core/expr/other.hpp>\n')
        self.write("printer/draw/pdf/d.cpp", '#include "core/expr/b.hpp"\n#include "printer/draw/e.hpp"\n')
        self.assertEqual(module_dependencies.faults(self.root, self.allowed), [])


class FindingData(Tree):
    def test_names_and_sentences(self):
        reads = (
            'if (finding.rule == "print/limit") return;',
            'return fault->rule != "system/schema";',
            'if ("ref/broken" == first->rule) return;',
            'const bool isText = name == "json/syntax";',
            'return finding.rule.starts_with("schema/");',
            'const auto at = finding.message.find("key");',
            "if (!message.starts_with(before)) return {};",
            'if (each.message == "missing") return;',
        )
        self.write("core/army/a.cpp", "\n".join(reads) + "\n")
        self.write(
            "editor/live_check/b.hpp", 'inline bool isOurs(const Finding& f) { return f.rule != "ref/cycle"; }\n'
        )
        self.assertEqual(len(finding_data.faults(self.root)), len(reads) + 1)

    def test_names_taken_apart(self):
        splits = (
            "const auto slash = rule.find('/');",
            "const auto id = name.substr(0, name.find('/'));",
            'const auto slash = name.rfind("/");',
            "rule.name = rule.id, rule.id.erase(0, rule.id.find('/') + 1);",
            "prefixes.insert(level.key().substr(0, level.key().find('/')));",
            "const auto prefix = text.substr(0, text.find('/'));",
            "if (systemName.contains('/')) return {};",
            "const auto at = std::find(name.begin(), name.end(), '/');",
            "if (name[rule.size()] == '/') return true;",
            "return name.starts_with(housePrefix) || name.starts_with(listPrefix);",
        )
        self.write("core/game/a.cpp", "\n".join(splits) + "\n")
        self.write("core/diagnostics/rule_id.cpp", "const auto slash = text.find('/');\n")
        self.assertEqual(len(finding_data.faults(self.root)), len(splits))

    def test_other_slashes(self):
        self.write(
            "core/game/a.cpp",
            "const auto token = pointer.substr(0, pointer.find('/'));\n"
            "const auto rule = diagnostics::ruleIdIn(text);  // not text.find('/')\n"
            "return folder.ends_with('/') ? folder : folder + '/';\n"
            "case '/': return Token::slash;\n"
            "if (rule.owner == listOwner) return path.rfind('/');\n",
        )
        self.assertEqual(finding_data.faults(self.root), [])

    def test_makers_and_other_names(self):
        self.write(
            "core/army/a.cpp",
            'findings.add("ref/broken", Level::error, node, "there is no list");\n'
            "if (rule.name == name) return &rule;\n"
            "return other.rule == finding.rule && other.message == finding.message;\n"
            '// before: finding.rule == "ref/broken"\n'
            'if (key == "rule") return shown(finding.message);\n',
        )
        self.write("tests/core/a.cpp", 'CHECK(finding.rule == "ref/cycle");\n')
        self.assertEqual(finding_data.faults(self.root), [])


class OwnTreeOnly(Tree):
    outside = ".." + "/shared"

    def test_reference(self):
        self.write("core/a.cpp", f"// see {self.outside}/notes.md\n")
        self.write("tests/core/expr/conformance.cpp", f'"{self.outside}/rules"\n')
        self.write("docs/a.md", "in /" + "work/main\n")
        self.assertEqual(len(own_tree_only.faults(self.root)), 3)

    def test_conformance_file_is_allowed(self):
        self.write("tests/core/expr/conformance.cpp", f'"{self.outside}/cel-conformance/tests.json"\n')
        self.write("docs/a.md", "a network/work/flow\n")
        self.assertEqual(own_tree_only.faults(self.root), [])


class DocLinks(Tree):
    def test_dead_links(self):
        self.write("README.md", "# Top\n[a](docs/none.md) [b](docs/page.md#nothing) ![c](picture.png)\n")
        self.write("docs/page.md", "# A page\n")
        self.assertEqual(len(doc_links.faults(self.root)), 3)

    def test_living_links(self):
        self.write(
            "README.md",
            "# Top\n[a](docs/page.md#what-it-is) [b](https://example.org/x) [c](#top)\n"
            "```\n[d](gone.md)\n```\n`[e](gone.md)`\n",
        )
        self.write("docs/page.md", "## What it is\n[up](../README.md)\n")
        self.assertEqual(doc_links.faults(self.root), [])


class LineLength(Tree):
    long = "word " * 25

    def test_long_lines(self):
        self.write("core/a.cpp", f"// {self.long}\n")
        self.write("scripts/run", f"#!/usr/bin/env bash\n# {self.long}\n")
        self.write("CMakeLists.txt", f"# {self.long}\n")
        self.write("docs/a.md", f"{self.long}\n- {self.long}\n")
        self.assertEqual(len(line_length.faults(self.root)), 5)

    def test_what_may_be_long(self):
        self.write(
            "docs/a.md",
            f"| {self.long} |\n```\n{self.long}\n```\n- [{self.long}](https://example.org)\n`{self.long}`\n",
        )
        self.write("docs/rules/a.md", f"{self.long}\n")
        self.write("core/a.cpp", "// " + "é" * 117 + "\n")
        self.write("armylists/a.json", f'"{self.long}"\n')
        self.assertEqual(line_length.faults(self.root), [])


class PackagesExplained(Tree):
    def test_both_directions(self):
        self.write("scripts/install-dependencies", "#!/bin/sh\nprintf 'one\\ntwo\\n'\n", executable=True)
        self.write(
            "docs/decisions/0001-dependencies.md", "| package | why |\n| --- | --- |\n| `two` | x |\n| `three` | x |\n"
        )
        found = packages_explained.faults(self.root)
        self.assertEqual(len(found), 2)
        self.assertIn("one", found[0])
        self.assertIn("three", found[1])


class WordingCatalogues(Tree):
    texts = {"Page {page} of {pages}": "a.cpp", "1 error": "a.cpp", "{count} errors": "a.cpp"}

    def faults(self, **translations):
        whole = {"Page {page} of {pages}": "Seite {page} von {pages}", "1 error": "1 Fehler"}
        whole["{count} errors"] = "{count} Fehler"
        return list(wording_catalogues.faults_of(self.texts, "de.json", {"texts": {**whole, **translations}}))

    def test_texts_of_a_source(self):
        said = wording_catalogues.said(
            'wording.say("a {b}", {{"b", x("c")}}); w->sayCounted(f(1, 2), "1 d", "{count} "\n    "d"); say("no");\n'
            'x.pattern("e"); wording::marked("f \\"g\\""); node.text("title"); wording.say(name);'
        )
        self.assertEqual(list(said), ["a {b}", "1 d", "{count} d", "e", 'f "g"'])

    def test_faults(self):
        self.assertEqual(self.faults(), [])
        self.assertIn("nothing says", self.faults(gone="weg")[0])
        self.assertIn("other names", self.faults(**{"Page {page} of {pages}": "Seite {page}"})[0])
        self.assertIn("other names", self.faults(**{"{count} errors": "Fehler"})[0])
        found = wording_catalogues.faults_of({"new.": "a.cpp"}, "de.json", {"texts": {"new.": "neu"}})
        self.assertIn("ends otherwise", next(found))
        self.assertEqual(len(list(wording_catalogues.faults_of(self.texts, "de.json", {"texts": {}}))), 3)


class ShellScripts(Tree):
    def test_faults(self):
        self.write("scripts/bad", "#!/usr/bin/env bash\nrm $1/x\n")
        try:
            found = "\n".join(shell_scripts.faults(self.root))
        except FileNotFoundError:
            self.skipTest("shellcheck is not installed")
        for part in ("SC2086", "set -euo pipefail", "cannot be executed"):
            self.assertIn(part, found)


class DocExamples(Tree):
    def run_page(self, text):
        self.write("README.md", text)
        self.write(
            "bin/muster", '#!/bin/sh\necho "first $1"\necho second\necho third >&2\nexit ${2:-0}\n', executable=True
        )
        found, _ = doc_examples.faults(self.root, os.path.join(self.root, "bin"), ["README.md"])
        return found

    def test_true_pages(self):
        self.assertEqual(self.run_page("```console\n$ muster a\nfirst a\nsecond\nthird\n$ muster a\n```\n"), [])
        self.assertEqual(self.run_page("```console\n$ muster a 1\nfirst ...\n...\n# exit 1\n```\n"), [])
        self.assertEqual(
            self.run_page("- item\n  ```console\n  $ muster \\\n      b\n  ...\n  third\n  ```\n```sh\nfalse\n```\n"),
            [],
        )

    def test_untrue_pages(self):
        self.assertIn("ends with 1", self.run_page("```console\n$ muster a 1\n```\n")[0])
        self.assertIn("ends with 0", self.run_page("```console\n$ muster a\n# exit 1\n```\n")[0])
        self.assertIn("something else", self.run_page("```console\n$ muster a\nfirst b\n...\n```\n")[0])
        self.assertIn("something else", self.run_page("```console\n$ muster a\nfirst a\nthird\n```\n")[0])
        self.assertIn("something else", self.run_page("```console\n$ muster a\n...\nsecond\n```\n")[0])

    def test_what_is_not_run(self):
        self.assertIn("use a ```sh block", self.run_page("```console\n$ rm -r x\n```\n")[0])
        self.assertIn("begins with a command", self.run_page("```console\noutput\n```\n")[0])
        self.assertIn("no example", self.run_page("nothing\n")[0])

    def test_where_examples_begin(self):
        self.write("muster.json", "{}\n")
        shown = "```console\n$ ls\n"
        self.assertEqual(self.run_page(shown + "muster.json\n```\n"), [])
        self.assertIn(
            "something else", self.run_page(doc_examples.EMPTY_FOLDER + "\n" + shown + "muster.json\n```\n")[0]
        )

    def test_accepting(self):
        page = (
            "```console\n$ muster a\nold\n\n$ muster \\\n  b\nold\nolder\n# exit 3\n$ muster c 2\n"
            "$ muster d\n...\nthird\n```\n- item\n  ```console\n  $ muster e\n  old\n  ```\n"
        )
        self.assertEqual(len(self.run_page(page)), 4)
        found, _ = doc_examples.faults(self.root, os.path.join(self.root, "bin"), ["README.md"], accept=True)
        self.assertEqual(found, [])
        with open(os.path.join(self.root, "README.md"), encoding="utf-8") as source:
            self.assertEqual(
                source.read(),
                "```console\n$ muster a\nfirst a\nsecond\nthird\n$ muster \\\n  b\nfirst b\nsecond\nthird\n"
                "$ muster c 2\nfirst c\nsecond\n"
                "third\n# exit 2\n$ muster d\n...\nthird\n```\n"
                "- item\n  ```console\n  $ muster e\n  first e\n  second\n  third\n  ```\n",
            )


class DocFiles(Tree):
    new = '**New file `a.json`**\n\n```json\n{\n  "one": 1,\n  "rows": [\n    { "id": "x" }\n  ]\n}\n```\n'

    def run_page(self, text):
        self.write("README.md", doc_examples.EMPTY_FOLDER + "\n" + text)
        found, _ = doc_examples.faults(self.root, self.root, ["README.md"])
        return found

    def edited(self, lead, block, shown):
        return self.run_page(f"{self.new}{lead}\n```json\n{block}\n```\n```console\n$ cat a.json\n{shown}\n```\n")

    def test_files_are_written_as_shown(self):
        self.assertEqual(self.run_page(self.new + '```console\n$ head -n 2 a.json\n{\n  "one": 1,\n```\n'), [])
        self.assertEqual(self.edited("**Add to `a.json`**, at the end:", '  "two": 2', '...\n  ],\n  "two": 2\n}'), [])
        self.assertEqual(
            self.edited(
                "**Add to `rows` in `a.json`**",
                '    {\n      "id": "y"\n    }',
                '...\n    { "id": "x" },\n    {\n      "id": "y"\n    }\n  ]\n}',
            ),
            [],
        )
        self.assertEqual(
            self.edited(
                "**Change in `a.json`**",
                '  "one": {\n    "a": 1\n  }',
                '{\n  "one": {\n    "a": 1\n  },\n  "rows": [\n...',
            ),
            [],
        )

        self.assertEqual(
            self.edited(
                "**Change `x` in `rows` in `a.json`**",
                '    { "id": "y" }',
                '...\n  "rows": [\n    { "id": "y" }\n  ]\n}',
            ),
            [],
        )

    def test_edits_that_cannot_be_made(self):
        again = self.new + self.new
        self.assertIn("File exists", self.run_page(again)[0])
        for lead, block, said in (
            ("**Add to `b.json`**", '  "two": 2', "No such file"),
            ("**Add to `a.json`**", '  "one": 2', "has the key one already"),
            ("**Add to `one` in `a.json`**", "    2", "no list `one`"),
            ("**Change in `a.json`**", '  "two": 2', "shows one key"),
            ("**Change `z` in `rows` in `a.json`**", "    1", "`rows` of a.json has no `z`"),
            ("**Add to `a.json`**", '"two": 2', "does not begin with 2 spaces"),
            ("**New file `rows` in `a.json`**", "1", "a new file is not"),
        ):
            self.assertIn(said, self.edited(lead, block, "...")[0])
        self.assertIn("a block must follow", self.run_page("**Add to `a.json`**\nas follows\n")[0])
        self.assertIn("something else", self.edited("**Add `a.json`**", '  "two": 2', '...\n  "two": 2\n}')[0])


if __name__ == "__main__":
    unittest.main()
