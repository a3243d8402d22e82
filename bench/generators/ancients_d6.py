"""Armies of Ancients D6 for large games, with as many commanders as their budget asks for and nothing left that could
be bought."""

from .lists import Basket, read_lists
from .text import officer, unit_name

STANDARD = 30
BUDGETS = (60, 75, 90)
POINTS_A_COMMANDER = 15
OPTION_CHANCE = 0.5


class Maker:
    def __init__(self, folder):
        self.lists = read_lists(folder)

    def army(self, dice, number):
        chosen, budget = dice.choice(self.lists), dice.choice(BUDGETS)
        basket = Basket(chosen["entries"], budget, STANDARD, lambda entry: entry["cost"])
        for entry in chosen["entries"]:
            if entry.get("min"):
                basket.take(entry, entry["min"])
        options = options_bought(dice, basket)
        basket.fill(dice)
        units = [
            unit
            for entry in chosen["entries"]
            for unit in units_of(dice, entry, basket.counts.get(entry["id"], 0), options)
        ]
        return {
            "format": 1,
            "system": "ancients-d6",
            "systemVersion": chosen["systemVersion"],
            "list": chosen["id"],
            "name": f"Army {number} of {officer(dice)}",
            "budget": budget,
            "leaders": leaders(dice, chosen, budget, units),
            "units": units,
        }


def options_bought(dice, basket):
    """At most one option an entry, paid before the rest is bought; options that give points back would leave some
    unspent."""
    bought = {}
    for entry in basket.entries:
        offers = [option for option in entry.get("options", []) if option.get("cost", 0) >= 0]
        if offers and basket.counts.get(entry["id"]) and dice.random() < OPTION_CHANCE:
            option = dice.choice(offers)
            if basket.spent + option.get("cost", 0) <= basket.budget:
                bought[entry["id"]] = option["id"]
                basket.spent += option.get("cost", 0)
    return bought


def units_of(dice, entry, number, options):
    """The bases of an entry, mostly one a unit; the first unit carries the option."""
    made = 0
    while number:
        count = 1 if made == 0 else min(number, dice.choice((1, 1, 1, 2)))
        unit = {"id": f"{entry['id']}-{made + 1}", "entry": entry["id"], "name": unit_name(dice, entry["name"])}
        if count > 1:
            unit["count"] = count
        if made == 0 and entry["id"] in options:
            unit["options"] = [options[entry["id"]]]
        yield unit
        made += 1
        number -= count


def leaders(dice, chosen, budget, units):
    """One general and captains, none of them superior, the general with a unit that lets him join."""
    ranks = {
        rank: [leader for leader in chosen["leaders"] if leader["rank"] == rank and not leader.get("superior")]
        for rank in ("general", "captain")
    }
    stubborn = {entry["id"] for entry in chosen["entries"] if "stubborn" in repr(entry)}
    joins = [unit["id"] for unit in units if unit["entry"] not in stubborn]
    made = [{"id": "general", "entry": dice.choice(ranks["general"])["id"], "name": officer(dice)}]
    if joins:
        made[0]["with"] = dice.choice(joins)
    for number in range(1, max(budget // POINTS_A_COMMANDER, 1)):
        made.append({"id": f"captain-{number}", "entry": dice.choice(ranks["captain"])["id"], "name": officer(dice)})
    return made
