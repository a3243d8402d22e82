"""The commands that the fault tests run, in a folder with two armies."""

import os
import shutil
from pathlib import Path

from faults import Command, Place

# An army of a system whose sums have safe fixes.
ARMY = "armylists/opend6-fantasy/armies/north-wall.army.json"
SYSTEM = "opend6-fantasy"


def club(root: Path, folder: Path) -> Place:
    """A folder with settings, a legal army, and one with a wrong sum that is not in canonical form."""
    folder.mkdir(parents=True)
    text = (root / ARMY).read_text()
    wrong = text.replace('"sgp": 720', '"sgp":   719', 1)
    if wrong == text:
        raise SystemExit(f"{ARMY} has no sum to falsify")
    (folder / "muster.json").write_text('{ "format": 1, "root": true }\n')
    (folder / "legal.army.json").write_text(text)
    (folder / "wrong.army.json").write_text(wrong)
    return Place(folder)


def data(root: Path, folder: Path):
    """A folder of installed data with just that system, so that reading it can fail."""
    for part in (f"{SYSTEM}.system.json", "lists"):
        source, target = root / "armylists" / SYSTEM / part, folder / SYSTEM / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copy(source, target)


def environment(cache: Path) -> dict:
    """An environment without a display, with a cache of its own."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}
    quiet = {"QT_QPA_PLATFORM": "offscreen", "SOURCE_DATE_EPOCH": "0", "TERM": "dumb"}
    return {**kept, **quiet, "MUSTER_CACHE_DIR": str(cache)}


def commands(programs: Path, place: Place, cache: Path) -> list:
    """Commands that write and commands that only read; each works on one thread, so that its calls are in order."""
    muster, printer = programs / "muster", programs / "muster-print"
    known = environment(cache)

    def command(name: str, words: list, writes: bool = False) -> Command:
        made = Command(name, words, place, known, writes)
        # How the files end that a command makes and that may report a fault themselves.
        made.outputs = {
            "report.json": b"}\n",
            "known.json": b"}\n",
            "sheet.html": b"</html>\n",
            "sheet.pdf": b"%%EOF\n",
        }
        return made

    check = [muster, "check", "--threads", "1"]
    found = [
        command("muster check", [*check, "--no-cache", "."]),
        command("muster check --fix", [*check, "--no-cache", "--fix", "."], True),
        command("muster check --write-baseline", [*check, "--no-cache", "--write-baseline", "known.json", "."], True),
        command("muster check --format json:FILE", [*check, "--no-cache", "--format", "json:report.json", "."], True),
        command("muster upgrade", [muster, "upgrade", "legal.army.json", "wrong.army.json"], True),
        command("muster fmt", [muster, "fmt", "."], True),
        command("muster new", [muster, "new", "list", "--system", SYSTEM, "-o", "new.list.json"], True),
        cached(programs, place, cache),
        command("muster lists", [muster, "lists", SYSTEM]),
        command("muster systems", [muster, "systems"]),
        command("muster cost", [muster, "cost", "legal.army.json"]),
        command("muster stats", [muster, "stats", "legal.army.json"]),
    ]
    if printer.exists():
        for suffix in ("pdf", "html"):
            words = [printer, "--jobs", "1", "legal.army.json", "-o", f"sheet.{suffix}"]
            found.append(command(f"muster-print to {suffix.upper()}", words, True))
    return found


def cached(programs: Path, place: Place, cache: Path) -> Command:
    """A check that fills its cache; it writes nothing else."""
    words = [programs / "muster", "check", "--threads", "1", "."]
    return Command("muster check with a cache", words, place, environment(cache), False)
