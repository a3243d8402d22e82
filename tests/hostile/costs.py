#!/usr/bin/env python3
"""No file under 4 MB keeps `muster check` or `muster-print` busy for long, or fills the memory.

    costs.py PROGRAMS [--all] [KIND...]     the folder of the programs; by default, one case in four of each kind

For each kind of file, dozens of hostile files of just under 4 MB are checked. A check takes at most two seconds of
processor time, as the reference machine counts them, and 512 MB; a print of the same army or scenario, ten seconds and
1 GB, and ends with a verdict.
"""

import os
import sys
import tempfile

import army_files
import game_files
import scenario_files
import settings_files
from measured import machine_factor, measure

KINDS = {
    "army": army_files.army_files,
    "system": game_files.system_files,
    "list": game_files.list_files,
    "house": game_files.house_files,
    "scenario": scenario_files.scenario_files,
    "settings": settings_files.settings_files,
}
# Files that took longer, or more memory, before something was limited for them: always checked.
ONCE_TOO_MUCH = {
    "many empty units",
    "a long reference",
    "many sides",
    "many extended settings",
    "settings that extend themselves",
    "a long path of settings",
    "a long house of settings",
    "many houses",
    "a long extends",
    "a long choice",
    "many pattern properties",
    "tables of many columns",
    "wrong keys",
}
SECONDS, MEGABYTES = 2, 512
SANITIZED = os.environ.get("MUSTER_SANITIZED") == "1"


def write_all(folder, files):
    for name, text in files.items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    if "muster.json" not in files:
        with open(os.path.join(folder, "muster.json"), "w", encoding="utf-8") as file:
            file.write('{"format": 1}')


def fault_of(words, folder, factor, seconds, megabytes):
    """What is wrong with a run; nothing if it is cheap and ends by itself. The limit of memory saves the machine.

    A machine that other programs use changes its speed from second to second. So a run that took too long counts only
    if it does so three times, each beside a new measurement of the machine.
    """
    use, fault = fault_of_run(words, folder, factor, seconds, megabytes)
    for _ in range(2):
        if use.seconds <= seconds:
            break
        use, fault = fault_of_run(words, folder, machine_factor(os.path.dirname(words[0])), seconds, megabytes)
    return use, fault


def fault_of_run(words, folder, factor, seconds, megabytes):
    """What is wrong with one run, as fault_of() says it."""
    guard = [] if SANITIZED else ["prlimit", "--as=3000000000"]
    use = measure([*guard, *words], folder, factor, longest=30 * factor)
    if not 0 <= use.status <= 3 or (use.status == 3 and words[1] == "check"):
        return use, f"ended with {use.status}: {use.err[:200]!r}"
    if use.seconds > seconds:
        return use, f"took {use.seconds:.1f} s; {seconds} s are allowed"
    if use.megabytes > megabytes * (5 if SANITIZED else 1):
        return use, f"took {use.megabytes:.0f} MB; {megabytes} MB are allowed"
    return use, ""


def main(programs, arguments):
    factor = machine_factor(programs)
    isAll = "--all" in arguments
    kinds = [each for each in arguments if each in KINDS] or list(KINDS)
    faults, runs, most = 0, 0, {}
    for kind in kinds:
        for number, (name, files) in enumerate(KINDS[kind]()):
            if not isAll and number % 4 and name not in ONCE_TOO_MUCH:
                continue
            with tempfile.TemporaryDirectory(prefix="muster-costs-") as folder:
                write_all(folder, files)
                del files
                commands = [([os.path.join(programs, "muster"), "check", "."], SECONDS, MEGABYTES)]
                if isAll and kind in ("army", "scenario", "system") and os.path.exists(f"{programs}/muster-print"):
                    file = "s.scenario.json" if kind == "scenario" else "a.army.json"
                    commands.append(([os.path.join(programs, "muster-print"), file, "-o", "out.pdf"], 10, 1024))
                for words, seconds, megabytes in commands:
                    use, fault = fault_of(words, folder, factor, seconds, megabytes)
                    runs += 1
                    most[kind] = max(most.get(kind, (0, "")), (use.seconds, name))
                    if fault:
                        faults += 1
                        print(f"{os.path.basename(words[0])}, {kind}, {name}: {fault}", flush=True)
    for kind, (seconds, name) in most.items():
        print(f"{kind}: at most {seconds:.2f} s ({name})")
    print(f"{runs} runs, {faults} faults; this machine takes {factor:.2f} times as long as the reference machine")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1]), sys.argv[2:]))
