"""Armies of Old Trousers for large games, of exactly as many strength points as their budget."""

from .lists import Basket, read_lists
from .text import officer, unit_name

STANDARD = 32
BUDGETS = (64, 80, 96)
NEEDED = {"infantry": 4, "cavalry": 1, "artillery": 1}


class Maker:
    def __init__(self, folder):
        self.lists = read_lists(folder)

    def army(self, dice, number):
        chosen, budget = dice.choice(self.lists), dice.choice(BUDGETS)
        entries = chosen["entries"]
        basket = self.basket(dice, entries, budget)
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
            "budget": budget,
            "leaders": [{"id": "general", "entry": general["id"], "name": officer(dice)}],
            "units": units,
        }

    def basket(self, dice, entries, budget):
        while True:
            basket = Basket(entries, budget, STANDARD, lambda entry: entry["strength"])
            for entry in entries:
                if entry.get("min"):
                    basket.take(entry, entry["min"])
            basket.fill(dice)
            if basket.spent == budget and enough(basket):
                return basket


def enough(basket):
    """Whether all arms are there in their numbers, and two bases of strength 2."""
    arms, weak = {}, 0
    for entry in basket.entries:
        number = basket.counts.get(entry["id"], 0)
        arms[entry["arm"]] = arms.get(entry["arm"], 0) + number
        weak += number if entry["strength"] == 2 else 0
    return weak >= 2 and all(arms.get(arm, 0) >= number for arm, number in NEEDED.items())
