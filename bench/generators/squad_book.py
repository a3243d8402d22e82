"""Armies of OpenD6 Fantasy as large as a printer may ever meet: so many squads in all, so many in one army."""

from .opend6_fantasy import Maker
from .text import document, officer


def armies(folder, squads, each, dice):
    """Yields the armies' texts; together they hold exactly `squads` squads, at most `each` of them in one army."""
    maker = Maker(folder)
    number = 0
    while squads > 0:
        number += 1
        chosen, entries = dice.choice(maker.lists)
        units = [maker.squad(dice, dice.choice(entries), at + 1) for at in range(min(each, squads))]
        squads -= len(units)
        yield document(
            {
                "format": 1,
                "system": "opend6-fantasy",
                "systemVersion": chosen["systemVersion"],
                "list": chosen["id"],
                "name": f"Host {number} of {officer(dice)}",
                "budget": sum(unit["sgp"] for unit in units),
                "units": units,
            }
        )
