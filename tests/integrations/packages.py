#!/usr/bin/env python3
"""The Debian packages of a build are complete, and the programs in them run from wherever they are unpacked.

Run as packages.py ROOT PROGRAMS it packs the build that PROGRAMS belongs to; with PACKAGES=FOLDER in the environment it
tests the packages of that folder instead, as scripts/package does.
"""

import glob
import gzip
import os
import re
import shutil
import subprocess
import tempfile
import unittest

import workbench
from workbench import BROKEN, LEGAL, PROGRAMS, ROOT, environment, run

workbench.needs("cpack", package="cmake")
workbench.needs("dpkg-deb", "dpkg-shlibdeps", package="dpkg-dev")

BUILD = os.path.dirname(PROGRAMS)
NAMES = ("muster", "muster-editor")


class Packages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        made = tempfile.TemporaryDirectory(prefix="muster-packages-")
        cls.addClassCleanup(made.cleanup)
        cls.folder = os.path.realpath(made.name)
        given = os.environ.get("PACKAGES")
        if not given:
            run(["cpack", "--config", os.path.join(BUILD, "CPackConfig.cmake"), "-B", cls.folder])
        cls.files = {}
        for path in glob.glob(os.path.join(given or cls.folder, "*.deb")):
            cls.files[os.path.basename(path).split("_")[0]] = os.path.abspath(path)
        # All packages in one root, as an installation puts them together.
        cls.root = os.path.join(cls.folder, "root")
        for path in cls.files.values():
            run(["dpkg-deb", "-x", path, cls.root])

    def installed(self, *path):
        return os.path.join(self.root, "usr", *path)

    def field(self, package, name):
        return run(["dpkg-deb", "-f", self.files[package], name]).stdout.strip()

    def run_installed(self, *command, expected=0, army=None, **more):
        """Runs an installed program as on a machine that has nothing else of Muster, beside a copy of the army."""
        with tempfile.TemporaryDirectory(prefix="muster-installed-") as folder:
            if army:
                shutil.copy(army, os.path.join(folder, "a.army.json"))
            path = os.pathsep.join([self.installed("bin"), "/usr/bin", "/bin"])
            return run(list(command), folder, expected, PATH=path, HOME=folder, **more)

    def test_names_and_versions(self):
        self.assertEqual(set(self.files), set(NAMES))
        with open(os.path.join(ROOT, "CMakeLists.txt"), encoding="utf-8") as file:
            version = re.search(r"project\(muster VERSION (\S+)", file.read()).group(1)
        for package, path in self.files.items():
            self.assertEqual(self.field(package, "Version"), f"{version}-1")
            architecture = run(["dpkg", "--print-architecture"]).stdout.strip()
            self.assertEqual(os.path.basename(path), f"{package}_{version}-1_{architecture}.deb")
            log = gzip.decompress(self.document(package, "changelog.Debian.gz")).decode()
            self.assertTrue(log.startswith(f"{package} ({version}-1) "))
        self.assertIn(f" {version}\n", self.run_installed("muster", "--version").stdout)

    def document(self, package, name):
        with open(self.installed("share", "doc", package, name), "rb") as file:
            return file.read()

    def test_descriptions(self):
        for package in NAMES:
            summary, *text = self.field(package, "Description").splitlines()
            self.assertRegex(summary, "^(linter|editor) ")
            self.assertTrue(text and all(line.startswith(" ") and not line.startswith("  ") for line in text), text)

    def test_dependencies(self):
        command_line, editor = (self.field(package, "Depends") for package in NAMES)
        for library in ("libc6 ", "libre2-", "libqt6gui6 ", "libharfbuzz-subset0 ", "libqrencode4 "):
            self.assertIn(library, command_line)
        for fonts in ("fonts-roboto-unhinted", "fonts-dejavu-core"):
            self.assertIn(fonts, command_line)
        self.assertIn(f"muster (= {self.field('muster', 'Version')})", editor)
        self.assertIn("libqt6widgets6 ", editor)
        self.assertNotIn("libqt6widgets6", command_line)

    def test_the_data_is_found_beside_the_program(self):
        systems = self.run_installed("muster", "systems").stdout
        self.assertEqual(systems.count(self.installed("share/muster/armylists/")), 5)
        self.assertNotIn(ROOT, systems)
        checked = self.run_installed("muster", "check", "a.army.json", army=LEGAL).stdout
        self.assertIn("1 file checked: 0 errors", checked)
        checked = self.run_installed("muster", "check", "a.army.json", army=BROKEN, expected=1).stdout
        self.assertIn("[ref/not-found]", checked)

    def test_it_prints(self):
        text = self.run_installed("muster-print", "a.army.json", "-o", "-", "--format", "text", army=LEGAL).stdout
        self.assertIn("Armée du Nord", text)
        with tempfile.TemporaryDirectory(prefix="muster-print-") as folder:
            pdf = os.path.join(folder, "a.pdf")
            self.run_installed("muster", "print", "a.army.json", "-o", pdf, "--quiet", army=LEGAL)
            with open(pdf, "rb") as file:
                self.assertTrue(file.read().startswith(b"%PDF-"))

    def test_the_editor_opens_a_file(self):
        """It runs until it is stopped: a missing library or plugin would end it at once."""
        self.assertIn("--language", self.run_installed("muster-editor", "--help").stdout)
        with tempfile.TemporaryDirectory(prefix="muster-editor-") as folder:
            shutil.copy(LEGAL, os.path.join(folder, "a.army.json"))
            os.chmod(folder, 0o700)
            own = {f"XDG_{name}": folder for name in ("CONFIG_HOME", "DATA_HOME", "RUNTIME_DIR")}
            editor = subprocess.Popen(
                [self.installed("bin/muster-editor"), "a.army.json"],
                cwd=folder,
                env=environment(HOME=folder, QT_QPA_PLATFORM="offscreen", **own),
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            )
            try:
                out, _ = editor.communicate(timeout=4)
                self.fail(f"it ended with {editor.returncode}: {out}")
            except subprocess.TimeoutExpired:
                editor.kill()
            # Qt's platform without a screen says of itself that it lacks one function.
            said = editor.communicate()[0].replace("This plugin does not support propagateSizeHints()", "")
            self.assertEqual(said.replace("muster-editor:", "").split(), [])

    def test_documents(self):
        for package in NAMES:
            copyright_ = self.document(package, "copyright").decode()
            for name in ("LICENSE", "NOTICE"):
                with open(os.path.join(ROOT, name), encoding="utf-8") as file:
                    self.assertIn(file.read(), copyright_)
        for program in ("muster", "muster-print", "muster-editor"):
            with gzip.open(self.installed("share/man/man1", f"{program}.1.gz"), "rt", encoding="utf-8") as page:
                self.assertEqual(page.read().split()[1], program.upper().replace("-", "\\-"))
            for name in (f"bash-completion/completions/{program}", f"fish/vendor_completions.d/{program}.fish"):
                self.assertTrue(os.path.getsize(self.installed("share", name)) > 0)
            self.assertEqual(len(glob.glob(self.installed("share/zsh/*", f"_{program}"))), 1)

    @unittest.skipUnless(shutil.which("desktop-file-validate"), "desktop-file-utils is not installed")
    def test_desktop_entry(self):
        entry = self.installed("share/applications/muster-editor.desktop")
        self.assertEqual(run(["desktop-file-validate", entry]).stdout, "")
        with open(entry, encoding="utf-8") as file:
            types = re.search(r"(?m)^MimeType=(.*);$", file.read()).group(1).split(";")
        with open(self.installed("share/mime/packages/muster-editor.xml"), encoding="utf-8") as file:
            self.assertEqual(re.findall(r'mime-type type="([^"]+)"', file.read()), types)
        with open(glob.glob(self.installed("share/metainfo/*.xml"))[0], encoding="utf-8") as file:
            self.assertEqual(re.findall(r"<mediatype>([^<]+)<", file.read()), types)
        self.assertTrue(os.path.exists(self.installed("share/icons/hicolor/scalable/apps/muster-editor.svg")))

    @unittest.skipUnless(shutil.which("appstreamcli"), "appstream is not installed")
    def test_metainfo(self):
        (metainfo,) = glob.glob(self.installed("share/metainfo/*.metainfo.xml"))
        run(["appstreamcli", "validate", "--no-net", metainfo])
        with open(metainfo, encoding="utf-8") as file:
            release = re.search(r'<release version="([^"]+)" date="(\d{4}-\d\d-\d\d)"/>', file.read())
        self.assertEqual(release.group(1) + "-1", self.field("muster", "Version"))

    @unittest.skipUnless(shutil.which("lintian"), "lintian is not installed (install-dependencies --with package)")
    def test_lintian_finds_no_errors(self):
        found = run(["lintian", "--allow-root", "--fail-on", "error", *self.files.values()], expected=None)
        self.assertEqual(found.returncode, 0, found.stdout + found.stderr)
        print(found.stdout, end="")


if __name__ == "__main__":
    workbench.main()
