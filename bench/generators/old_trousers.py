"""Armies of Old Trousers for large games, of exactly as many strength points as their house rules agree on."""

import json
import os

from .lists import Basket, read_lists
from .text import officer, unit_name

STANDARD = 32
BUDGET = 80
NEEDED = {"infantry": 4, "cavalry": 1, "artillery": 1}


class Maker:
    def __init__(self, folder):
        self.lists = read_lists(folder)

    def project(self, folder):
        """House rules with a larger budget than the usual one, and the settings that put them in force."""
        house = {
            "format": 1,
            "system": "old-trousers",
            "systemVersion": self.lists[0]["systemVersion"],
            "name": f"Large games: {BUDGET} strength points",
            "budget": BUDGET,
        }
        for name, content in (
            ("large-games.house.json", house),
            ("muster.json", {"format": 1, "root": True, "house": "large-games.house.json"}),
        ):
            with open(os.path.join(folder, name), "w", encoding="utf-8") as out:
                json.dump(content, out, indent=2)
                out.write("\n")

    def army(self, dice, number):
        chosen = dice.choice(self.lists)
        entries = chosen["entries"]
        basket = self.basket(dice, entries)
        units = []
        for entry in entries:
            for _ in range(basket.counts.get(entry["id"], 0)):
                units.append(
                    {
                        "id": f"{entry['id']}-{len(units) + 1}",
                        "entry": entry["id"],
                        "name": unit_name(dice, entry["name"]),
                    }
                )
        general = dice.choice(chosen["leaders"])
        return {
            "format": 1,
            "system": "old-trousers",
            "systemVersion": chosen["systemVersion"],
            "list": chosen["id"],
            "name": f"Army {number} of {officer(dice)}",
            "budget": BUDGET,
            "leaders": [{"id": "general", "entry": general["id"], "name": officer(dice)}],
            "units": units,
        }

    def basket(self, dice, entries):
        while True:
            basket = Basket(entries, BUDGET, STANDARD, lambda entry: entry["strength"])
            for entry in entries:
                if entry.get("min"):
                    basket.take(entry, entry["min"])
            basket.fill(dice)
            if basket.spent == BUDGET and enough(basket):
                return basket


def enough(basket):
    """Whether all arms are there in their numbers, and two bases of strength 2."""
    arms, weak = {}, 0
    for entry in basket.entries:
        number = basket.counts.get(entry["id"], 0)
        arms[entry["arm"]] = arms.get(entry["arm"], 0) + number
        weak += number if entry["strength"] == 2 else 0
    return weak >= 2 and all(arms.get(arm, 0) >= number for arm, number in NEEDED.items())
