"""Which tests can notice a change of a file: those of the folder that mirrors its own, then those further away."""

import dataclasses
import os
import re

# After the tests of a module come those that use all of it.
LATER = {"core": ["tests/rules", "tests/validator"]}
SLOW = 5  # seconds; as in cmake/MusterTargets.cmake
SKIPPED = 77


@dataclasses.dataclass(frozen=True)
class Test:
    """An entry of CTest."""

    name: str
    command: tuple
    cost: float
    folder: str

    @property
    def is_program(self):
        """True for a Catch2 program; others are scripts or run muster itself."""
        return os.path.basename(self.command[0]).startswith("test_")


def read_tests(build):
    """The entries that CMake has written into a build folder."""
    found = []
    for here, _, names in os.walk(os.path.join(build, "tests")):
        if "CTestTestfile.cmake" not in names:
            continue
        with open(os.path.join(here, "CTestTestfile.cmake"), encoding="utf-8") as file:
            text = file.read()
        entry = r'^add_test\(\[=\[(.*?)\]=\] (.*)\)\n(?:set_tests_properties\(.*?\bCOST "([\d.]+)")?'
        for name, command, cost in re.findall(entry, text, re.MULTILINE):
            words = tuple(re.sub(r"\\(.)", r"\1", word) for word in re.findall(r'"((?:\\.|[^"\\])*)"', command))
            found.append(Test(name, words, float(cost or 1), os.path.relpath(here, build)))
    return found


def folders(file):
    """The folders of tests for a source file: the one that mirrors its own, those above it, then the later ones."""
    folder, found = os.path.dirname(file), []
    while folder:
        found.append(f"tests/{folder}")
        folder = os.path.dirname(folder)
    return found + LATER.get(file.split("/", maxsplit=1)[0], [])


def tests_for(file, tests, longest):
    """The tests of a source file, the nearest and cheapest first. Of those that take more than `longest` seconds, only
    programs in the nearest folder."""
    found, nearest = [], None
    for folder in folders(file):
        here = sorted((test for test in tests if test.folder == folder), key=lambda test: (test.cost, test.name))
        nearest = nearest or (folder if here else None)
        found += [test for test in here if test.cost <= longest or (test.is_program and folder == nearest)]
    return found


def likely_cases(file, test, root):
    """Arguments that choose the cases most likely to notice a change, where running all of them takes long."""
    if not test.is_program or test.cost <= SLOW:
        return None
    stem = os.path.splitext(os.path.basename(file))[0]
    mirror, names = os.path.join("tests", os.path.dirname(file)), set()
    for here, _, files in os.walk(os.path.join(root, test.folder)):
        nearer = mirror != test.folder and here == os.path.join(root, mirror)
        names |= {name for name in files if name == f"{stem}_test.cpp" or (nearer and name.endswith("_test.cpp"))}
    return ["-#", ",".join(f"[#{name.removesuffix('.cpp')}]" for name in sorted(names))] if names else None
