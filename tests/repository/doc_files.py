"""The files that a page tells its reader to write: a bold line is the instruction, the block below it the text.

    **New file `NAME`**              the block is the whole file, which must not exist yet
    **Add to `NAME`**                adds the block's keys after the last key of the file
    **Add to `KEY` in `NAME`**       adds the block's items after the last item of the list KEY
    **Change in `NAME`**             the block's single key exists already and gets this value
    **Change `ID` in `KEY` in `NAME`**   the item of the list KEY with that id becomes the block

Text may follow the bold part. Files are edited as a reader would edit them, as text in canonical form and with commas
where needed, so that the lines and columns in a page are the ones that a reader sees.
"""

import os
import re
from dataclasses import dataclass, field

LEAD = re.compile(
    r"^\*\*(New file|Add to|Change in|Change(?: `([a-z0-9-]+)` in))(?: `(\w+)` in)?"
    r" `([a-z0-9-]+(?:/[a-z0-9-]+)*(?:\.[a-z]+)+)`\*\*"
)


@dataclass
class FileStep:
    page: str
    line: int
    action: str
    key: str
    name: str
    item: str = None
    text: list = field(default_factory=list)


def begun(page, number, lead):
    """The step described by the line before a block, or None."""
    said = LEAD.match(lead)
    return FileStep(page, number, said.group(1), said.group(3), said.group(4), said.group(2)) if said else None


def parts(lines, indent):
    """Splits the inner lines of an object or list in canonical form into its members, which begin at this indent."""
    found = []
    for line in lines:
        begins = line.startswith(indent) and line[len(indent) : len(indent) + 1] not in ("", " ", "]", "}")
        if begins:
            found.append([line])
        elif found:
            found[-1].append(line)
        else:
            raise ValueError(f"does not begin with {len(indent)} spaces: {line}")
    return found


def key_of(member):
    said = re.match(r'\s*"([^"]*)":', member[0])
    return said.group(1) if said else None


def id_of(member):
    said = re.search(r'"id": "([^"]*)"', "\n".join(member))
    return said.group(1) if said else None


def without_comma(member):
    return [*member[:-1], member[-1].rstrip().removesuffix(",")]


def joined(members):
    """The members' lines with a comma after all but the last."""
    members = [without_comma(member) for member in members]
    return [line for member in members[:-1] for line in [*member[:-1], member[-1] + ","]] + (
        members[-1] if members else []
    )


def edited(lines, step):
    """The lines of the file after this step."""
    if len(lines) < 2:
        raise ValueError(f"{step.name} does not stand on several lines")
    opening, inner, closing = lines[0], parts(lines[1:-1], "  "), lines[-1]
    keys = [key_of(member) for member in inner]
    if step.key:
        if step.key not in keys or not inner[keys.index(step.key)][0].endswith("["):
            raise ValueError(f"{step.name} has no list `{step.key}` over several lines")
        member = without_comma(inner[keys.index(step.key)])
        items, shown = parts(member[1:-1], "    "), parts(step.text, "    ")
        if step.item:
            ids = [id_of(item) for item in items]
            if step.item not in ids or len(shown) != 1:
                raise ValueError(f"a change shows one item, and `{step.key}` of {step.name} has no `{step.item}`")
            items[ids.index(step.item)] = shown[0]
        else:
            items += shown
        inner[keys.index(step.key)] = [member[0], *joined(items), member[-1]]
    elif step.action == "Add to":
        shown = parts(step.text, "  ")
        if twice := {key_of(member) for member in shown} & set(keys):
            raise ValueError(f"{step.name} has the key {', '.join(sorted(twice))} already")
        inner += shown
    else:
        shown = parts(step.text, "  ")
        if len(shown) != 1 or key_of(shown[0]) not in keys:
            raise ValueError(f"a change shows one key that {step.name} has")
        inner[keys.index(key_of(shown[0]))] = shown[0]
    return [opening, *joined(inner), closing]


def fault(step, folder):
    """Applies one step in the folder and returns a fault or None."""
    whole = os.path.join(folder, step.name)
    where = f"{step.page}:{step.line}"
    try:
        if step.action == "New file":
            if step.key:
                raise ValueError(f"a new file is not `{step.key}` in something")
            with open(whole, "x", encoding="utf-8") as out:
                out.write("\n".join(step.text) + "\n")
            return None
        with open(whole, encoding="utf-8") as source:
            lines = source.read().splitlines()
        changed = edited(lines, step)
        with open(whole, "w", encoding="utf-8") as out:
            out.write("\n".join(changed) + "\n")
    except (OSError, ValueError) as wrong:
        return f"{where}: {wrong}"
    return None
