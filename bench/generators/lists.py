"""Reading a system's lists, and picking entries from them within their numbers."""

import glob
import json
import os


def read_lists(folder):
    """The lists of a system, sorted by file name."""
    lists = []
    for path in sorted(glob.glob(os.path.join(folder, "lists", "**", "*.list.json"), recursive=True)):
        with open(path, encoding="utf-8") as source:
            lists.append(json.load(source))
    if not lists:
        raise SystemExit(f"make-armies: no lists in {folder}")
    return lists


def maximum(entry, budget, standard):
    """How many bases of an entry an army of this budget may have, or None."""
    if entry.get("max") is None:
        return None
    halves = (budget - standard) * 2 // standard
    return max(entry["max"] + entry.get("step", 0) * halves, entry.get("min", 0))


class Basket:
    """Bases picked so far: how many of each entry, and what they cost."""

    def __init__(self, entries, budget, standard, cost):
        self.entries, self.budget, self.standard, self.cost = entries, budget, standard, cost
        self.counts = {}
        self.spent = 0

    def may_take(self, entry):
        limit = maximum(entry, self.budget, self.standard)
        room = limit is None or self.counts.get(entry["id"], 0) < limit
        return room and self.cost(entry) <= self.budget - self.spent

    def take(self, entry, number=1):
        self.counts[entry["id"]] = self.counts.get(entry["id"], 0) + number
        self.spent += self.cost(entry) * number

    def fill(self, dice):
        """Takes entries at random until nothing on offer can be paid for any more."""
        while True:
            offers = [entry for entry in self.entries if self.may_take(entry)]
            if not offers:
                return
            self.take(dice.choice(offers))
