#!/usr/bin/env python3
"""What files of a project name stays inside it: every kind of reference, in every form that leads out.

    references.py PROGRAMS        the folder of the programs

Each such reference is a finding, and the file outside is never opened, as strace shows. Without strace (or without the
right to trace), only what the programs print is checked; that is said.
"""

import json
import os
import subprocess
import sys
import tempfile

from sizes import toy_system
from tracing import opened, traced, why_not

SECRET = "hunter2"
SHEETS = [{"id": "s", "title": "S", "for": "army", "blocks": [{"block": "text", "text": "{self.name}"}]}]
ARMY = {"format": 1, "system": "toy", "name": "A", "units": [{"id": "u", "points": 1}]}
HOUSE = {"format": 1, "system": "toy", "name": "H"}
SCENARIO = {"format": 1, "system": "toy", "name": "S", "board": {"width": 24, "depth": 24}}
FOUND = ("ref/outside-root", "ref/not-found", "ref/broken", "schema/pattern", "scenario/army", "system/schema")


def forms(outside, name):
    """Ways to write a path to the file of that name outside the project."""
    path = f"{outside}/{name}"
    back = chr(92)
    return [
        f"../outside/{name}",
        f"./a/../../outside/{name}",
        f"armies/../../outside/{name}",
        path,
        f"//{path}",
        f"up/{name}",
        f"link-{name}",
        f"file://{path}",
        f"file://localhost{path}",
        f"http://127.0.0.1:9/{name}",
        f"C:{back}outside{back}{name}",
        f"..{back}outside{back}{name}",
        f"{back}{back}server{back}share{back}{name}",
        f"C:/outside/{name}",
        f"%2e%2e/outside/{name}",
        f"~/../outside/{name}",
        f"../outside/{name}\x00.house.json",
        f"/proc/self/cwd/../outside/{name}",
    ]


def scenario(side):
    return dict(SCENARIO, sides=[dict(id="a", **side)])


# Kind: (file that refers, file that is referred to, makes the content from the reference).
KINDS = {
    "house of an army": ("a.army.json", "x.house.json", lambda to: dict(ARMY, house=to)),
    "house of a scenario": ("s.scenario.json", "x.house.json", lambda to: dict(SCENARIO, house=to)),
    "army of a side": ("s.scenario.json", "x.army.json", lambda to: scenario({"army": to})),
    "extends of house rules": ("h.house.json", "x.house.json", lambda to: dict(HOUSE, extends=to)),
    "extends of settings": ("muster.json", "x.muster.json", lambda to: {"format": 1, "root": True, "extends": to}),
    "extends of settings, in a list": (
        "muster.json",
        "x.muster.json",
        lambda to: {"format": 1, "root": True, "extends": [to]},
    ),
    "house of settings": ("muster.json", "x.house.json", lambda to: {"format": 1, "root": True, "house": to}),
    "house of settings, for a game": (
        "muster.json",
        "x.house.json",
        lambda to: {"format": 1, "root": True, "house": {"toy": to}},
    ),
    "house of an override": (
        "muster.json",
        "x.house.json",
        lambda to: {"format": 1, "root": True, "overrides": [{"files": ["*"], "house": to}]},
    ),
    "list of an army": ("a.army.json", "x.list.json", lambda to: dict(ARMY, list=to.replace(".list.json", ""))),
    "system of an army": ("a.army.json", "x.system.json", lambda to: dict(ARMY, system=to.replace(".system.json", ""))),
    "system of a list": (
        "l.list.json",
        "x.system.json",
        lambda to: {"format": 1, "system": to.replace(".system.json", ""), "id": "l", "name": "L", "entries": []},
    ),
    "extends of a list": (
        "l.list.json",
        "x.list.json",
        lambda to: {
            "format": 1,
            "system": "toy",
            "id": "l",
            "name": "L",
            "entries": [],
            "extends": [to.replace(".list.json", "")],
        },
    ),
    "schema of a system": (
        "toy.system.json",
        "x.json",
        lambda to: json.loads(toy_system(army={"type": "object", "properties": {"a": {"$ref": to}}})),
    ),
}
OUTSIDE = {
    "x.house.json": dict(HOUSE, name=SECRET, budget=77),
    "x.army.json": dict(ARMY, name=SECRET),
    "x.muster.json": {"format": 1, "rules": {"toy/points-total": "off"}, "x-a": SECRET},
    "x.list.json": {"format": 1, "system": "toy", "id": "x", "name": SECRET, "entries": []},
    "x.system.json": dict(json.loads(toy_system()), id="x", name=SECRET),
    "x.json": {"type": "string", "title": SECRET},
}
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(content if isinstance(content, str) else json.dumps(content))


def club(top):
    """A project, with links out of it, and a folder outside."""
    inside, outside = f"{top}/club", f"{top}/outside"
    write(f"{inside}/muster.json", {"format": 1, "root": True})
    write(f"{inside}/toy.system.json", toy_system(lists="optional", sheets=SHEETS))
    write(f"{inside}/armies/b.army.json", ARMY)
    for name, content in OUTSIDE.items():
        write(f"{outside}/{name}", content)
        os.symlink(f"../outside/{name}", f"{inside}/link-{name}")
    write(f"{outside}/x.svg", PICTURE)
    os.symlink("../outside/x.svg", f"{inside}/link-x.svg")
    os.symlink("../outside", f"{inside}/up")
    return inside, outside


class Runner:
    def __init__(self, programs, isTraced):
        self.programs, self.isTraced = programs, isTraced
        self.faults, self.runs = [], 0

    def run(self, what, words, folder, outside):
        """Runs a program, which must not open anything outside; its status and everything that it printed."""
        words = [os.path.join(self.programs, words[0]), *words[1:]]
        lines = []
        self.runs += 1
        if self.isTraced:
            lines, ran = traced(words, folder, "open,openat,openat2,execve", {"QT_QPA_PLATFORM": "offscreen"})
        else:
            ran = subprocess.run(words, cwd=folder, capture_output=True, check=False, stdin=subprocess.DEVNULL)
        for path in opened(lines):
            # Looking for muster.json goes up from the folder of a file; the folder itself may be listed.
            if path.startswith(outside):
                self.faults.append(f"{what}: {' '.join(words)} opened {path}")
        text = (ran.stdout + ran.stderr).decode("utf-8", "replace")
        if SECRET in text:
            self.faults.append(f"{what}: {' '.join(words)} printed what is outside")
        return ran.returncode, text

    def expect(self, isTrue, message):
        if not isTrue:
            self.faults.append(message)


def check_references(runner, inside, outside):
    for kind, (file, target, content) in KINDS.items():
        with open(f"{inside}/{file}", encoding="utf-8") if os.path.exists(f"{inside}/{file}") else open(
            os.devnull, encoding="utf-8"
        ) as old:
            before = old.read()
        for form in forms(outside, target):
            if target.endswith(".list.json") or target.endswith(".system.json"):
                form = form.split("\0")[0]
            what = f"{kind} = {form!r}"
            write(f"{inside}/{file}", content(form))
            status, text = runner.run(what, ["muster", "check", "--format", "json", file], inside, outside)
            rules = (
                [one["rule"] for one in json.loads(text[: text.rfind("}") + 1])["diagnostics"]] if "{" in text else []
            )
            runner.expect(status == 1, f"{what}: exit code {status}\n{text[:500]}")
            runner.expect(any(rule in FOUND for rule in rules), f"{what}: no finding about it, but {rules}")
        for words in (["cost", file], ["stats", file], ["upgrade", "--dry-run", file], ["settings", file]):
            if file == "a.army.json":
                runner.run(f"{kind}, {words[0]}", ["muster", *words], inside, outside)
        if before:
            write(f"{inside}/{file}", before)
        else:
            os.remove(f"{inside}/{file}")


def check_emblems(runner, inside, outside):
    if not os.path.exists(os.path.join(runner.programs, "muster-print")):
        return
    for form in forms(outside, "x.svg"):
        what = f"emblem = {form!r}"
        write(f"{inside}/e.army.json", dict(ARMY, emblem=form))
        for suffix in ("pdf", "html"):
            status, text = runner.run(
                what, ["muster-print", "e.army.json", "-o", f"{os.path.dirname(inside)}/e.{suffix}"], inside, outside
            )
            runner.expect(status in (0, 1), f"{what}: exit code {status}\n{text[:500]}")
            runner.expect("print/emblem" in text, f"{what}: no finding about it in\n{text[:500]}")
    os.remove(f"{inside}/e.army.json")


def check_links(runner, inside, outside):
    """Links to files outside are not read, wherever a search or a name meets them."""
    for words in (
        ["check", "."],
        ["check", "link-x.army.json"],
        ["check", "up"],
        ["check", "up/x.army.json"],
        ["check", "--format", "sarif"],
        ["fmt", "link-x.army.json"],
        ["cost", "up/x.army.json"],
        ["stats", "link-x.army.json"],
        ["upgrade", "."],
        ["lists", "toy"],
        ["systems"],
        ["rules"],
        ["verify", "link-x.army.json"],
    ):
        runner.run("links", ["muster", *words], inside, outside)
    for name in ("muster.json", "toy.system.json"):
        aside = f"{inside}/{name}.aside"
        os.rename(f"{inside}/{name}", aside)
        if name != "muster.json":  # without settings, the project would be the folder of the file all the same
            os.symlink(f"../outside/x.system.json", f"{inside}/{name}")
            runner.run(f"{name} is a link", ["muster", "check", "armies/b.army.json"], inside, outside)
            os.remove(f"{inside}/{name}")
        os.rename(aside, f"{inside}/{name}")


def check_schema_key(runner, inside, outside):
    """`$schema` is for text editors: it names nothing that Muster reads."""
    for form in forms(outside, "x.json"):
        write(f"{inside}/c.army.json", dict({"$schema": form}, **ARMY))
        status, text = runner.run("$schema", ["muster", "check", "c.army.json"], inside, outside)
        runner.expect(status == 0, f"$schema = {form!r}: exit code {status}\n{text[:500]}")
    os.remove(f"{inside}/c.army.json")


def main(programs):
    reason = why_not()
    runner = Runner(programs, not reason)
    with tempfile.TemporaryDirectory(prefix="muster-references-") as top:
        top = os.path.realpath(top)
        inside, outside = club(top)
        check_references(runner, inside, outside)
        check_emblems(runner, inside, outside)
        check_links(runner, inside, outside)
        check_schema_key(runner, inside, outside)
    for fault in runner.faults:
        print(fault)
    print(
        f"{runner.runs} runs, {len(runner.faults)} faults"
        + (f"; files opened are not checked: {reason}" if reason else "")
    )
    return 1 if runner.faults else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
