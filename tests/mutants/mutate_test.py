#!/usr/bin/env python3
"""Tests of scripts/mutate: what it changes, and its verdicts on a small tree that is built for them."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))

import cpp_mutants
import module_tests
import mutated_copy
import trial


def changes(code):
    """The mutants of a line as (old, new)."""
    return [(mutant.old, mutant.new) for site in cpp_mutants.sites("a.cpp", code) for mutant in site]


class Mutants(unittest.TestCase):
    def test_tokens_that_change(self):
        self.assertEqual(changes("return a < b;"), [("<", "<="), ("<", ">=")])
        self.assertEqual(changes("if (a == b && !c) f();"), [("==", "!="), ("&&", "||"), ("!", "")])
        self.assertEqual(changes("x = true;"), [("true", "false")])
        self.assertEqual(changes("x = -y - z;"), [("-", "")])
        self.assertEqual(
            changes("f(0, 1u, 0x7F, 0.5);"),
            [("0", "1"), ("1u", "2u"), ("1u", "0u")] + [("0x7F", "0x80"), ("0x7F", "0x7e"), ("0.5", "1.5")],
        )
        self.assertEqual(changes("limit = 60'000;"), [("60'000", "120000"), ("60'000", "30000")])

    def test_what_is_no_code(self):
        for code in (
            "// a < b && true",
            "/* a < b\n && 1 */",
            'f("a < b && 1");',
            "f('1', '\\'', '<');",
            'f(R"(1 < 2)", R"x(1)" && 2)x");',
            "#if A < 1 && \\\n 2\n#include <b>",
            "static_assert(a < 1 && true);",
        ):
            self.assertEqual(changes(code), [], code)

    def test_brackets_and_declarations(self):
        for code in (
            "std::vector<std::pair<A, B>> v;",
            "template <class T> void f(T&& t, auto&& u);",
            "bool operator<(A a, A b);",
            "bool operator==(A a, A b);",
            "bool operator!() const;",
            "auto x = a - b;",
            "p->f();",
        ):
            self.assertEqual(changes(code), [], code)

    def test_applied(self):
        text = "int a;\nbool f() { return 1 < 2; }\n"
        ((less, _),) = [site for site in cpp_mutants.sites("a.cpp", text) if site[0].old == "<"]
        self.assertEqual(less.applied(text), "int a;\nbool f() { return 1 <= 2; }\n")
        self.assertEqual((less.line, less.code), (2, "bool f() { return 1 < 2; }"))
        self.assertEqual(less.mutated, "bool f() { return 1 <= 2; }")

    def test_whole_tree(self):
        # Every mutant changes exactly the one token, wherever it is.
        with open(os.path.join(ROOT, "core", "text", "utf8.cpp"), encoding="utf-8") as file:
            text = file.read()
        sites = cpp_mutants.sites("core/text/utf8.cpp", text)
        self.assertGreater(len(sites), 50)
        for mutant in (one for site in sites for one in site):
            self.assertEqual(text[mutant.offset :][: len(mutant.old)], mutant.old)
            before, after = text.splitlines(), mutant.applied(text).splitlines()
            self.assertEqual([i for i, (a, b) in enumerate(zip(before, after), 1) if a != b], [mutant.line])


class Order(unittest.TestCase):
    def test_nearest_and_cheapest_first(self):
        def test(name, folder, cost, command="/bin/test_t"):
            return module_tests.Test(name, (command,), cost, folder)

        tests = [
            test("rules", "tests/rules", 1),
            test("engine", "tests/core", 8),
            test("terrain", "tests/core", 3),
            test("text", "tests/core/text", 2),
            test("expr", "tests/core/expr", 1),
            test("validator", "tests/validator", 74),
            test("reports", "tests/validator", 2, "/usr/bin/python3"),
            test("pages", "tests/validator", 60, "/usr/bin/python3"),
        ]
        names = [one.name for one in module_tests.tests_for("core/text/a.cpp", tests, 30)]
        self.assertEqual(names, ["text", "terrain", "engine", "rules", "reports"])
        names = [one.name for one in module_tests.tests_for("core/text/a.cpp", tests, 1)]
        self.assertEqual(names, ["text", "rules"])
        names = [one.name for one in module_tests.tests_for("core/lint/a.cpp", tests, 1)]
        self.assertEqual(names, ["terrain", "engine", "rules"])
        names = [one.name for one in module_tests.tests_for("validator/check/run.cpp", tests, 60)]
        self.assertEqual(names, ["reports", "pages", "validator"])

    def test_likely_cases(self):
        slow = module_tests.Test("test_validator", ("/bin/test_validator",), 74, "tests/validator")
        self.assertEqual(
            module_tests.likely_cases("validator/check/baseline.cpp", slow, ROOT), ["-#", "[#baseline_test]"]
        )
        self.assertIsNone(module_tests.likely_cases("validator/terminal.cpp", slow, ROOT))


class Equivalents(unittest.TestCase):
    def test_each_is_a_mutant_of_the_tree_with_a_reason(self):
        with open(os.path.join(HERE, "equivalent.json"), encoding="utf-8") as file:
            equivalents = json.load(file)
        for one in equivalents:
            with open(os.path.join(ROOT, one["file"]), encoding="utf-8") as file:
                sites = cpp_mutants.sites(one["file"], file.read())
            mutants = {(mutant.code, mutant.mutated) for site in sites for mutant in site}
            self.assertIn(
                (one["code"], one["mutant"]), mutants, f"{one['file']} has changed: remove or correct this entry"
            )
            self.assertGreater(len(one["reason"]), 20, one)


CODE = """\
#include "core/text/small.hpp"
int least(int a, int b) { if (a >= b) return b; return a; }
bool untested(int a) { return a == 3; }
int same(int a) { return a == a ? a : 7; }
int last() { static const int all[2] = {1, 2}; return all[1]; }
int counted(int n) { volatile int i = 0; while (i < n) i = i + 1; return i; }
"""
FILES = {
    "core/text/small.cpp": CODE,
    "core/text/small.hpp": "int least(int, int); bool untested(int); int same(int); int last(); int counted(int);\n",
    "tests/core/text/small_test.cpp": '#include "core/text/small.hpp"\n'
    "int main() { return least(1, 2) == 1 && least(2, 1) == 1 && last() == 2 && counted(3) == 3 ? 0 : 1; }\n",
    "tests/core/text/CMakeLists.txt": "add_executable(small_test small_test.cpp)\n"
    "target_link_libraries(small_test small)\nadd_test(NAME small_test COMMAND small_test)\n"
    "set_tests_properties(small_test PROPERTIES COST 1)\n",
    "CMakeLists.txt": "cmake_minimum_required(VERSION 3.25)\nproject(small LANGUAGES CXX)\nenable_testing()\n"
    "set(CMAKE_EXPORT_COMPILE_COMMANDS ON)\nset(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)\n"
    "add_library(small STATIC core/text/small.cpp)\ntarget_include_directories(small PUBLIC ${PROJECT_SOURCE_DIR})\n"
    "add_subdirectory(tests/core/text)\n",
    "CMakePresets.json": json.dumps(
        {
            "version": 6,
            "configurePresets": [
                {
                    "name": "mutate",
                    "generator": "Ninja",
                    "binaryDir": "${sourceDir}/build/mutate",
                    "cacheVariables": {"CMAKE_CXX_FLAGS": "-O2"},
                }
            ],
        }
    ),
    ".gitignore": "build/\n",
}


class SmallTree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="muster-mutate-")
        self.addCleanup(folder.cleanup)
        self.root = os.path.join(folder.name, "tree")
        for name, text in FILES.items():
            path = os.path.join(self.root, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        subprocess.run(["git", "init", "--quiet", self.root], check=True)

    def mutants(self, old, new, line):
        sites = cpp_mutants.sites("core/text/small.cpp", CODE)
        return [m for site in sites for m in site if (m.old, m.new, m.line) == (old, new, line)]

    def read(self, folder, name="core/text/small.cpp"):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            return file.read()


class Copy(SmallTree):
    def test_only_the_copy_changes_and_the_next_run_restores_it(self):
        target = os.path.join(self.root, "build", "mutate", "tree")
        copy = mutated_copy.MutatedCopy(self.root, target)
        first = copy.update()
        copy.apply(self.mutants("==", "!=", 3)[0])
        self.assertIn("a != 3", self.read(target))
        self.assertEqual(self.read(self.root), CODE)
        # As after a kill: another run finds the mutant in the copy.
        self.assertEqual(mutated_copy.MutatedCopy(self.root, target).update(), first)
        self.assertEqual(self.read(target), CODE)

    def test_removed_files_leave_the_copy(self):
        target = os.path.join(self.root, "build", "mutate", "tree")
        copy = mutated_copy.MutatedCopy(self.root, target)
        first = copy.update()
        os.makedirs(os.path.join(target, "build"))
        shutil.copy(os.path.join(target, "CMakeLists.txt"), os.path.join(target, "build", "kept"))
        os.remove(os.path.join(self.root, "core/text/small.hpp"))
        self.assertNotEqual(copy.update(), first)
        self.assertFalse(os.path.exists(os.path.join(target, "core/text/small.hpp")))
        self.assertTrue(os.path.exists(os.path.join(target, "build", "kept")))


class Verdicts(SmallTree):
    def test_verdicts(self):
        folder = os.path.join(self.root, "build", "mutate")
        copy = mutated_copy.MutatedCopy(self.root, os.path.join(folder, "tree"))
        content = copy.update()
        self.addCleanup(setattr, trial, "SPARE", trial.SPARE)
        trial.SPARE = 1
        trials = trial.Trials(copy, folder, content, 30)
        trials.prepare()
        for old, new, line, verdict, test in (
            (">=", "<", 2, trial.KILLED, "small_test: ends with 1"),
            ("==", "!=", 3, trial.SURVIVED, ""),
            ("7", "8", 4, trial.SAME_CODE, ""),
            ("2", "1", 5, trial.REFUSED, ""),
            ("1", "0", 6, trial.KILLED, "small_test: does not end"),
        ):
            made = trials.attempt(self.mutants(old, new, line)[0])
            self.assertEqual((made.verdict, made.test), (verdict, test), f"{old} -> {new} in line {line}")
        self.assertEqual(self.read(self.root), CODE)
        self.assertEqual(self.read(copy.copy), CODE)

    def test_a_test_that_fails_anyway(self):
        with open(os.path.join(self.root, "tests/core/text/small_test.cpp"), "w", encoding="utf-8") as file:
            file.write("int main() { return 1; }\n")
        folder = os.path.join(self.root, "build", "mutate")
        copy = mutated_copy.MutatedCopy(self.root, os.path.join(folder, "tree"))
        trials = trial.Trials(copy, folder, copy.update(), 30)
        trials.prepare()
        with self.assertRaisesRegex(trial.Stop, "small_test fails without a mutant"):
            trials.attempt(self.mutants("==", "!=", 3)[0])


class Sample(unittest.TestCase):
    def listed(self, *arguments):
        command = [sys.executable, os.path.join(ROOT, "scripts", "mutate"), "--list", *arguments]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        return done.returncode, done.stdout.decode().splitlines(), done.stderr.decode()

    def test_the_seed_decides(self):
        first = self.listed("--seed", "5", "--count", "25")[1]
        self.assertEqual(len(first), 25)
        self.assertEqual(self.listed("--seed", "5", "--count", "25")[1], first)
        self.assertEqual(self.listed("--seed", "5", "--count", "10")[1], first[:10])
        self.assertNotEqual(self.listed("--seed", "6", "--count", "25")[1], first)

    def test_paths(self):
        for line in self.listed("--count", "20", os.path.join(ROOT, "core", "text"))[1]:
            self.assertTrue(line.startswith("core/text/"), line)

    def test_messages(self):
        self.assertIn("there is no file or folder", self.listed(os.path.join(ROOT, "nowhere"))[2])
        self.assertIn("has nothing to change", self.listed(os.path.join(ROOT, "core/text/utf8.cpp:1"))[2])


if __name__ == "__main__":
    unittest.main()
