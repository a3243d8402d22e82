"""Builds a mutant and runs the tests until one fails."""

import dataclasses
import hashlib
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import tempfile
import time

import module_tests

PRESET = "mutate"
GIGABYTE = 1 << 30
SPARE = 20  # seconds of processor time that a test may take beyond three times its usual one
KILLED, SURVIVED = "killed", "survived"
# These are not counted: nobody can write a test that kills them.
SAME_CODE, REFUSED, EQUIVALENT = "same code", "does not compile", "equivalent"


@dataclasses.dataclass
class Verdict:
    """What became of a mutant, and through which test."""

    verdict: str
    test: str = ""
    seconds: float = 0


class Stop(Exception):
    """A trial makes no sense: something fails without a mutant."""


class Trials:
    """Tries mutants in a copy of the tree, one after another."""

    def __init__(self, copy, folder, content, longest):
        self.copy, self.folder, self.longest = copy, folder, longest
        self.build = os.path.join(copy.copy, "build", PRESET)
        self.baseline_file = os.path.join(folder, "baseline.json")
        self.baseline = self._kept_baseline(content)
        self.content = content
        self.tests, self.objects = [], {}

    def prepare(self):
        """Configures the copy and learns its tests and the object of each source file."""
        done = subprocess.run(
            ["cmake", "--preset", PRESET, "--log-level=WARNING"],
            cwd=self.copy.copy,
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            raise Stop(f"cmake --preset {PRESET} fails:\n{done.stdout.decode('utf-8', 'replace')}")
        self.tests = module_tests.read_tests(self.build)
        with open(os.path.join(self.build, "compile_commands.json"), encoding="utf-8") as commands:
            for unit in json.load(commands):
                made = re.search(r" -o (\S+)", unit["command"])
                self.objects.setdefault(os.path.relpath(unit["file"], self.copy.copy), made.group(1))

    def attempt(self, mutant):
        start = time.monotonic()
        verdict = self._attempt(mutant)
        self.copy.restore()
        verdict.seconds = round(time.monotonic() - start, 1)
        return verdict

    def _attempt(self, mutant):
        made = self.objects.get(mutant.file)
        if made is None:
            return Verdict(REFUSED, "no target compiles it")
        original = self._object_of_original(made)
        self.copy.apply(mutant)
        if self._ninja(made)[0]:
            return Verdict(REFUSED)
        if self._hash(made) == original:
            return Verdict(SAME_CODE)
        for test in module_tests.tests_for(mutant.file, self.tests, self.longest):
            if self._measured(test, mutant) == module_tests.SKIPPED:
                continue
            failed, output = self._ninja(*self._programs(test))
            if failed:
                # A test file may include the mutated one, and warnings are errors there.
                return Verdict(REFUSED if re.search(r"^FAILED: \S+\.o\b", output, re.M) else KILLED, "the build")
            likely = module_tests.likely_cases(mutant.file, test, self.copy.copy)
            for arguments in [likely, []] if likely else [[]]:
                how = self._run(test, arguments)
                if how:
                    return Verdict(KILLED, f"{test.name}{how}")
        return Verdict(SURVIVED)

    def _object_of_original(self, made):
        self.copy.restore()
        failed, output = self._ninja(made)
        if failed:
            raise Stop(f"{made} cannot be built without a mutant:\n{output[-3000:]}")
        return self._hash(made)

    def _measured(self, test, mutant):
        """How a test ends without a mutant, which is found out when it is needed first; it has to pass."""
        if test.name not in self.baseline:
            self.copy.restore()
            failed, output = self._ninja(*self._programs(test))
            if failed:
                raise Stop(f"{test.name} cannot be built without a mutant:\n{output[-3000:]}")
            start, cpu = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
            code, output = self._call(test, [], cpu_limit=3600, wall_limit=3600)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            if code not in (0, module_tests.SKIPPED):
                raise Stop(f"{test.name} fails without a mutant:\n{output[-3000:]}")
            used = after.ru_utime + after.ru_stime - cpu.ru_utime - cpu.ru_stime
            self.baseline[test.name] = {"code": code, "cpu": used, "wall": time.monotonic() - start}
            with open(self.baseline_file, "w", encoding="utf-8") as file:
                json.dump({"content": self.content, "tests": self.baseline}, file)
            self.copy.apply(mutant)
        return self.baseline[test.name]["code"]

    def _kept_baseline(self, content):
        try:
            with open(self.baseline_file, encoding="utf-8") as file:
                kept = json.load(file)
        except (OSError, ValueError):
            return {}
        return kept["tests"] if kept.get("content") == content else {}

    def _run(self, test, arguments):
        """Empty if a test passes, otherwise how it fails."""
        usual = self.baseline[test.name]
        code, output = self._call(test, arguments, SPARE + 3 * usual["cpu"], 120 + 20 * usual["wall"])
        if code in (0, module_tests.SKIPPED):
            return ""
        if code in (-signal.SIGXCPU, None):
            return ": does not end"
        place = re.search(r"^\S*?([\w.]+:\d+): (?:failed|FAILED)", output, re.MULTILINE)
        return f": {place.group(1)}" if place else f": ends with {code}"

    def _call(self, test, arguments, cpu_limit, wall_limit):
        """The exit code of a test, None if it does not end, and its output."""
        scratch = tempfile.mkdtemp(prefix="muster-mutant-")
        os.mkdir(os.path.join(scratch, "home"))
        command = [*test.command, *(["--abort", "-r", "compact"] if test.is_program else []), *arguments]

        def limits():
            os.setpgid(0, 0)
            resource.setrlimit(resource.RLIMIT_CPU, (int(cpu_limit), int(cpu_limit) + 5))
            resource.setrlimit(resource.RLIMIT_AS, (6 * GIGABYTE, 6 * GIGABYTE))
            resource.setrlimit(resource.RLIMIT_FSIZE, (GIGABYTE, GIGABYTE))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        log = os.path.join(self.folder, "test.log")
        with open(log, "wb") as output:
            running = subprocess.Popen(
                command,
                cwd=os.path.join(self.build, test.folder),
                env=self._environment(scratch),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                preexec_fn=limits,
            )
            try:
                code = running.wait(wall_limit)
            except subprocess.TimeoutExpired:
                code = None
            finally:
                # Also what the test has started and left behind.
                try:
                    os.killpg(running.pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
                running.wait()
                shutil.rmtree(scratch, ignore_errors=True)
        with open(log, "rb") as output:
            output.seek(max(0, os.path.getsize(log) - 100_000))
            return code, output.read().decode("utf-8", "replace")

    def _environment(self, scratch=None):
        # A mutant may write and delete elsewhere than the original.
        own = {"HOME": os.path.join(scratch, "home"), "TMPDIR": scratch} if scratch else {}
        for name in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME") if scratch else ():
            own[name] = os.path.join(scratch, "home", name.lower())
        cache = {"CCACHE_BASEDIR": self.copy.copy, "CCACHE_NOHASHDIR": "1"}
        fewer = {"MUSTER_TEST_SEEDS": "100"}  # of random terrain; the other seeds search for rare illegal tables
        return dict(os.environ, QT_QPA_PLATFORM="offscreen", **cache, **own, **fewer)

    def _programs(self, test):
        """The targets that a test runs: those of its command, and those that CMake builds before them."""
        bin_folder = os.path.join(self.build, "bin")
        return [os.path.basename(word) for word in test.command if os.path.dirname(word) == bin_folder]

    def _ninja(self, *targets):
        """Whether building fails, and the output."""
        done = subprocess.run(
            ["ninja", "-C", self.build, "-j", str(os.cpu_count() or 1), *targets],
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        return done.returncode != 0, done.stdout.decode("utf-8", "replace")

    def _hash(self, made):
        with open(os.path.join(self.build, made), "rb") as file:
            return hashlib.sha256(file.read()).digest()
