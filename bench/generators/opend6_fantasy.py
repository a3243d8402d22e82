"""Armies of OpenD6 Fantasy: small squads with everything a squad record can hold, each with its cost written down."""

import json
import os

from .lists import read_lists
from .text import officer, remark, unit_name

BUDGET = 2000
SQUADS = 14
MOST_FIGURES = 60
FULL_BYTES = 4700


class Maker:
    def __init__(self, folder):
        lists = {found["id"]: found for found in read_lists(folder)}
        self.lists = [(found, entries_of(found, lists)) for found in lists.values()]
        with open(os.path.join(folder, "opend6-fantasy.system.json"), encoding="utf-8") as source:
            tables = json.load(source)["tables"]
        self.skills = {row["id"]: row["attribute"] for row in tables["skills"]}
        self.common = sorted(row["id"] for row in tables["weapons"])  # what "any" may have, whatever the list
        own = [row for found in lists.values() for row in found.get("tables", {}).get("weapons", [])]
        self.weapons = {row["id"]: row for row in [*tables["weapons"], *own]}
        self.armors = {row["id"]: row for row in tables["armors"]}
        self.qualities = {row["id"]: row["cost"] for row in tables["qualities"]}

    def army(self, dice, number):
        chosen, entries = dice.choice(self.lists)
        units, spent, size, figures = [], 0, 0, 0
        for at in range(SQUADS):
            squad = self.squad(dice, dice.choice(entries), at + 1)
            size += len(json.dumps(squad, ensure_ascii=False).encode())
            figures += squad["size"]
            if spent + squad["sgp"] > BUDGET or size > FULL_BYTES or figures > MOST_FIGURES:
                break
            units.append(squad)
            spent += squad["sgp"]
        return {
            "format": 1,
            "system": "opend6-fantasy",
            "systemVersion": chosen["systemVersion"],
            "list": chosen["id"],
            "name": f"Warband {number} of {officer(dice)}",
            "budget": BUDGET,
            "units": units,
        }

    def squad(self, dice, entry, number):
        training = {
            skill: dice.randint(1, entry["skillLevel"])
            for skill in self.some(dice, entry["skills"], 3)
            if entry["skillLevel"]
        }
        squad = {
            "id": f"{entry['id']}-{number}",
            "entry": entry["id"],
            "name": unit_name(dice, entry["name"]),
            "size": dice.randint(entry["sizeMin"], min(entry["sizeMin"] + 1, entry["sizeMax"])),
            "training": training,
            "weapons": self.arms(dice, entry),
        }
        if "armorFree" not in entry and entry["armorAllowed"]:
            squad["armor"] = dice.choice(
                sorted(self.armors) if "any" in entry["armorAllowed"] else entry["armorAllowed"]
            )
        raise_room = entry["sergeantLevel"] - training.get("command", 0)
        if raise_room > 0:
            squad["sergeant"] = {"command": dice.randint(1, raise_room), "figure": remark(dice)}
        if entry["championLevel"] and squad["size"] > 2:
            squad["champions"] = [self.champion(dice, entry, training)]
        squad["sgp"] = self.cost(entry, squad)
        return squad

    def champion(self, dice, entry, training):
        raised = {}
        for skill in self.some(dice, entry["championSkills"], 2):
            room = entry["championLevel"] - training.get(skill, 0)
            if room > 0:
                raised[skill] = dice.randint(1, room)
        return {"figure": remark(dice), "training": raised, "weapons": self.arms(dice, entry)[:1]}

    def some(self, dice, allowed, most):
        """A few of the skills that a troop type may train; it names skills, specializations, attributes or "any"."""
        names = set()
        for name in allowed:
            under = [skill for skill, attribute in self.skills.items() if name in ("any", attribute)]
            names.update(under or [name])
        return sorted(dice.sample(sorted(names), min(most, len(names))))

    def arms(self, dice, entry):
        """One or two weapons that need no crew."""
        allowed = self.common if "any" in entry["weaponsAllowed"] else entry["weaponsAllowed"]
        offered = [weapon for weapon in allowed if "crew" not in self.weapons[weapon]]
        return dice.sample(offered, min(2, len(offered)))

    def cost(self, entry, squad):
        """The squad's cost by the book, so that the sum written down is not muster's own."""

        def raised(training):
            return sum(training.values())

        def armed(weapons):
            return sum(self.weapons[weapon]["cost"] for weapon in weapons)

        soldier = (
            self.qualities[entry["quality"]]
            + entry["move"]
            + sum(entry["attributes"].values())
            + raised(squad["training"])
        )
        soldier += armed(squad["weapons"]) + (self.armors[squad["armor"]]["cost"] if "armor" in squad else 0)
        extras = sum(
            raised(champion["training"]) + armed(champion["weapons"]) for champion in squad.get("champions", [])
        )
        return soldier * squad["size"] + squad.get("sergeant", {}).get("command", 0) + extras


def entries_of(chosen, lists):
    """The list's own entries and those of the lists it extends."""
    entries = list(chosen.get("entries", []))
    for name in chosen.get("extends", []):
        entries += entries_of(lists[name], lists)
    return entries
