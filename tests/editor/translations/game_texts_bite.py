#!/usr/bin/env python3
"""A text that nobody has translated is found wherever the editor would show it, and nothing else is."""

import copy
import sys

import game_texts

SYSTEM = {
    "id": "tin-hats",
    "name": "Tin Hats",
    "summary": "A game of two squads.",
    "notice": "Not to be translated.",
    "budget": {"label": "points"},
    "tables": {"arms": [{"id": "foot", "label": "Foot", "short": "Walks."}, {"id": "horse"}]},
    "unit": {
        "properties": {"arm": {"title": "Arm", "form": {"group": "Looks", "table": "arms"}, "enum": ["foot", "horse"]}}
    },
    "derived": {"unit": {"short": "self.arm", "pace": {"title": "Pace", "value": "6"}}},
    "rules": [
        {
            "title": "Two squads",
            "message": "{self.units.size()} squads.",
            "help": "{few ? 'Add one' : 'Remove one'}.",
            "contributes": {"message": "{item.name}"},
            "source": "Page 1",
        }
    ],
    "setup": {"sides": [{"name": "Blues"}], "steps": [{"about": "board", "text": "The board is small."}]},
    "statistics": [{"label": "{tables.arms[item].label}"}, {"label": "Age: {self.age}"}],
    "sheets": [{"title": "Roster"}],
    "translations": {},
}
LIST = {
    "name": "Home guard",
    "period": "1940",
    "entries": [{"name": "Old men", "options": [{"name": "Pikes"}]}],
    "translations": {},
}
SHOWN = {
    "A game of two squads.",
    "points",
    "Foot",
    "Walks.",
    "Arm",
    "Looks",
    "horse",
    "Pace",
    "Blues",
    "The board is small.",
    "Age: {self.age}",
    "Two squads",
    "{self.units.size()} squads.",
    "{few ? 'Add one' : 'Remove one'}.",
    "{item.name}",
}
OFFERED = {"Home guard", "Old men", "Pikes"}


def found(language, spoken):
    system, army_list = copy.deepcopy(SYSTEM), copy.deepcopy(LIST)
    system["translations"][language] = {text: text.upper() for text in spoken & SHOWN}
    army_list["translations"][language] = {text: text.upper() for text in spoken & OFFERED}
    return set(game_texts.untranslated(system, system, "de")), set(game_texts.untranslated(system, army_list, "de"))


wrong = []
if found("fr", SHOWN | OFFERED) != (SHOWN, OFFERED):
    wrong.append(f"not what is shown: {found('fr', SHOWN | OFFERED)}")
for text in SHOWN | OFFERED:
    if found("de", (SHOWN | OFFERED) - {text}) != ({text} & SHOWN, {text} & OFFERED):
        wrong.append(f"not found: {text!r}")
sys.exit("\n".join(wrong) or 0)
