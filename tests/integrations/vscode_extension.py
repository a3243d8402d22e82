#!/usr/bin/env python3
"""The extension of VS Code is built into a .vsix that has all it needs.

  vscode_extension.py ROOT PROGRAMS

Exit code 77: skipped, because npm or the network is missing.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))

import npm_packages

# Loads the program of the extension with a module "vscode" that has everything, and says what it offers.
LOADER = """
const Module = require("node:module");
const anything = () => new Proxy(class {}, {
  get: (target, key) => key in target ? target[key] : key === Symbol.toPrimitive ? () => 0 : anything(),
});
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? anything() : load(name, ...rest));
console.log(Object.keys(require(process.argv[1])).join(" "));
"""


def run(*command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
    return done.stdout


def main():
    root, programs = (os.path.abspath(path) for path in sys.argv[1:3])
    source = os.path.join(root, "integrations/vscode")
    with open(os.path.join(source, "package.json"), encoding="utf-8") as file:
        package = json.load(file)
    with open(os.path.join(root, "CMakeLists.txt"), encoding="utf-8") as file:
        version = re.search(r"project\(\w+\s+VERSION ([0-9.]+)", file.read(), re.IGNORECASE).group(1)
    assert package["version"] == version, f"the extension has version {package['version']}, Muster {version}"
    installed = os.path.join(os.path.dirname(programs), "npm", "vscode")
    wanted = [f"{name}@{version}" for name, version in package["devDependencies"].items()]
    if reason := npm_packages.missing(wanted, installed):
        print(f"skipped: {reason}")
        return 77
    with tempfile.TemporaryDirectory() as folder:
        # The same places relative to each other as in the tree.
        place = os.path.join(folder, "integrations/vscode")
        shutil.copytree(source, place, ignore=shutil.ignore_patterns("node_modules", "out", "*.vsix"))
        shutil.copy(os.path.join(root, "LICENSE"), folder)
        os.symlink(os.path.join(installed, "node_modules"), os.path.join(place, "node_modules"))
        run("npm", "run", "package", folder=place)
        with zipfile.ZipFile(os.path.join(place, "muster.vsix")) as vsix:
            names = vsix.namelist()
            assert sorted(name for name in names if name.startswith("extension/")) == [
                "extension/LICENSE.txt",
                "extension/out/extension.js",
                "extension/package.json",
                "extension/readme.md",
            ], names
            shipped = json.loads(vsix.read("extension/package.json"))
            vsix.extract("extension/out/extension.js", folder)
        assert shipped["main"] == "./out/extension.js"
        offers = run("node", "-e", LOADER, os.path.join(folder, "extension/out/extension.js"), folder=folder)
        assert offers.split() == ["activate", "deactivate"], offers
    print("muster.vsix has all it needs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
