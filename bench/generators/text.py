"""Names and notes for generated armies, and their JSON text."""

import json

OFFICERS = (
    "Almond",
    "Beaufort",
    "Castañer",
    "Dürnfeld",
    "Estève",
    "Fairbairn",
    "Grünwald",
    "Hallam",
    "Iordanescu",
    "Jelačić",
    "Kuropatkin",
    "Larsen",
    "Mészáros",
    "Nordquist",
    "O'Hara",
    "Pérignon",
    "Quint",
    "Rzewuski",
    "Salvatierra",
    "Thornton",
    "Urquijo",
    "Väisänen",
    "Weir",
    "Zieten",
)
PLACES = (
    "the mill",
    "the sunken road",
    "the north wood",
    "Aldern bridge",
    "the brickworks",
    "the orchard",
    "the chapel",
    "Long Ridge",
    "the ford",
    "the walled farm",
    "the quarry",
    "Hollow Lane",
)
REMARKS = (
    "Painted in the spring, still to be varnished.",
    "Held in reserve until the third turn.",
    "Screens the guns on the left.",
    "On loan from the club.",
    "Has never yet rolled above a two.",
    "Goes in first, whatever the plan says.",
    "Keeps the road open.",
    "Needs a new flag before the autumn show.",
    "Follows up behind the first line.",
    "Watches the open flank.",
)


def officer(dice):
    return dice.choice(OFFICERS)


def unit_name(dice, kind):
    return f"{officer(dice)}'s {kind} at {dice.choice(PLACES)}"


def remark(dice):
    return dice.choice(REMARKS)


def inline(value):
    """One line of JSON with spaces inside the brackets, as in files written by hand."""
    if isinstance(value, dict) and value:
        return "{ " + ", ".join(f"{json.dumps(key)}: {inline(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def document(army):
    lines = []
    for key, value in army.items():
        if isinstance(value, list) and value:
            rows = ",\n".join("    " + inline(row) for row in value)
            lines.append(f"  {json.dumps(key)}: [\n{rows}\n  ]")
        else:
            lines.append(f"  {json.dumps(key)}: {inline(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written(army, dice, target):
    """The army's text, its units and notes filled up with remarks until it is about `target` bytes long."""
    units = list(army["units"])
    dice.shuffle(units)
    size = len(document(army).encode())
    for unit in units:
        if size >= target:
            break
        unit["notes"] = remark(dice)
        size += len(inline({"notes": unit["notes"]})) - 2
    while size < target:
        sentence = remark(dice)
        army["notes"] = (army["notes"] + " " + sentence) if "notes" in army else sentence
        size += len(sentence) + 1
    return document(army)
